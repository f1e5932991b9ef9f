"""Settings: flag beats variable beats default, and a bad one is named in one line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from vog.cli import main
from vog.server.settings import SETTINGS, PublicUrl, SettingError, Settings, data_home, read_settings

if TYPE_CHECKING:
    from collections.abc import Mapping

HOME = Path("/home/ada")


def read(flags: Mapping[str, str | None] | None = None, /, **environ: str) -> Settings:
    return read_settings(flags or {}, environ, platform="linux", home=lambda: HOME)


def test_every_field_is_in_the_table_and_the_other_way_round() -> None:
    assert {setting.name for setting in SETTINGS} == {
        field.name for field in msgspec.structs.fields(Settings)
    }


def test_nothing_given_means_this_machine_only() -> None:
    settings = read()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.data == HOME / ".local/share/vog"
    assert settings.public_url is None


def test_a_flag_beats_a_variable_and_a_variable_the_default() -> None:
    assert read(VOG_PORT="1").port == 1
    assert read({"port": "2"}, VOG_PORT="1").port == 2
    assert read({"port": None}, VOG_PORT="1").port == 1


def test_an_empty_variable_counts_as_absent() -> None:
    assert read(VOG_PORT="", VOG_DATA="", VOG_PUBLIC_URL="").port == 8000


def test_settings_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        read().port = 1  # type: ignore[misc]


GOOD = [
    ("host", "0.0.0.0", "0.0.0.0"),
    ("host", "::1", "::1"),
    ("host", "[::1]", "::1"),
    ("host", "club.local", "club.local"),
    ("port", "0", 0),
    ("port", "65535", 65535),
    ("data", "/srv/vog", Path("/srv/vog")),
    ("data", "here", Path.cwd() / "here"),
    ("public_url", "https://Club.example/", PublicUrl("https", "club.example", None)),
    ("public_url", "http://[2001:db8::1]:81", PublicUrl("http", "2001:db8::1", 81)),
    ("trusted_proxies", "127.0.0.1, 10.0.0.0/8", ("127.0.0.1/32", "10.0.0.0/8")),
    ("log_format", "json", "json"),
    ("log_level", "debug", "debug"),
    ("drain", "0", 0),
    ("grace", "300", 300),
]


@pytest.mark.parametrize(("name", "text", "value"), GOOD)
def test_a_good_value_is_read(name: str, text: str, value: object) -> None:
    assert getattr(read({name: text}), name) == value
    assert getattr(read(**{f"VOG_{name.upper()}": text}), name) == value


BAD = [
    ("host", "a b"),
    ("host", "http://127.0.0.1"),
    ("host", "127.0.0.1:80"),
    ("port", "http"),
    ("port", "-1"),
    ("port", "65536"),
    ("port", "8e3"),
    ("port", " 80"),
    ("port", "9" * 5000),
    ("data", "/srv/\0"),
    ("data", "~nobody-of-this-name/x"),
    ("public_url", "club.example"),
    ("public_url", "ftp://club.example"),
    ("public_url", "https://club.example/games"),
    ("public_url", "https://me:pw@club.example"),
    ("public_url", "https://club.example?"),
    ("public_url", "https://club.example:99999"),
    ("public_url", "https://"),
    ("public_url", "https://[::1"),
    ("trusted_proxies", "nginx"),
    ("trusted_proxies", "127.0.0.1,"),
    ("log_format", "xml"),
    ("log_level", "INFO"),
    ("drain", "1.5"),
    ("grace", "0"),
    ("port", "\N{FULLWIDTH DIGIT EIGHT}"),
]


@pytest.mark.parametrize(("name", "text"), BAD)
def test_a_bad_value_is_one_line_that_names_it_and_what_is_allowed(name: str, text: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.name == name)
    for source, given in ((setting.flag, {name: text}), (setting.variable, None)):
        with pytest.raises(SettingError) as caught:
            read(given) if given else read(**{setting.variable: text})
        line = str(caught.value)
        assert line.startswith(f"{source} is ")
        assert setting.allowed in line
        assert line.isprintable()
        assert len(line) < 300


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("database_url", "mysql://vog:swordfish@db.example/vog"),
        ("database_url", "postgresql:vog:swordfish@db.example/vog"),
        ("database_url", "swordfish"),
        ("database_url", "postgresql://vog:swordfish@db.example/\0"),
        ("database_url", "mysql://db.example/vog?password=swordfish"),
        ("public_url", "https://vog:swordfish@club.example"),
    ],
)
def test_what_may_be_a_password_is_not_shown(name: str, text: str) -> None:
    with pytest.raises(SettingError) as caught:
        read({name: text})
    assert "swordfish" not in str(caught.value)


@pytest.mark.parametrize("name", ["data", "site", "database_url"])
def test_bytes_that_are_no_text_are_not_allowed(name: str) -> None:
    with pytest.raises(SettingError, match="allowed is"):
        read({name: "sqlite:/srv/\udcff"})


def test_an_empty_flag_is_not_allowed() -> None:
    with pytest.raises(SettingError, match="--data is ''"):
        read({"data": ""})


HOMES = [
    ("linux", {}, HOME / ".local/share/vog"),
    ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/vog")),
    ("linux", {"XDG_DATA_HOME": "relative"}, HOME / ".local/share/vog"),
    ("linux", {"XDG_DATA_HOME": ""}, HOME / ".local/share/vog"),
    ("darwin", {"XDG_DATA_HOME": "/data"}, HOME / "Library/Application Support/vog"),
    ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/vog")),
    ("win32", {}, HOME / "AppData/Local/vog"),
]


@pytest.mark.parametrize(("platform", "environ", "folder"), HOMES)
def test_data_lives_where_the_platform_wants_it(platform: str, environ: dict[str, str], folder: Path) -> None:
    assert data_home(platform, environ, lambda: HOME) == folder


def test_without_a_home_the_data_folder_must_be_named() -> None:
    def nowhere() -> Path:
        raise RuntimeError

    with pytest.raises(SettingError, match="--data or VOG_DATA"):
        read_settings({}, {}, platform="linux", home=nowhere)
    assert read_settings({"data": "/d"}, {}, platform="linux", home=nowhere).data == Path("/d")


def test_the_command_says_it_on_standard_error_and_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "http"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "vog: --port is 'http'; allowed is a whole number from 0 to 65535\n"


def test_help_names_every_flag_and_variable(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    text = capsys.readouterr().out
    assert all(setting.flag in text and setting.variable in text for setting in SETTINGS)

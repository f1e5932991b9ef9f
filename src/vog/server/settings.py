"""What the operator decides, read from flags and `VOG_*` variables.

A flag beats a variable, a variable beats the default; an empty variable counts as absent. `SETTINGS` is the
whole table: the command line, the reader and the documentation's test all go by it.
"""

from __future__ import annotations

import ipaddress
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

from vog.server.failure import StartFailure

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]

_HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]{0,251}[A-Za-z0-9])?")
_SHOWN = 80  # characters of a wrong value that are shown again


class SettingError(StartFailure):
    """A setting has a value that is not allowed."""


class PublicUrl(msgspec.Struct, frozen=True):
    """Where the world finds the club: an origin, without a path."""

    scheme: Literal["http", "https"]
    host: str  # lower case, without the brackets of an IPv6 address
    port: int | None

    @classmethod
    def read(cls, text: str) -> PublicUrl:
        """Read `https://club.example`. Raises ValueError for anything with more in it than an origin."""
        parts = urlsplit(text)
        if parts.scheme not in {"http", "https"} or not parts.hostname or "@" in parts.netloc:
            raise ValueError(text)
        if parts.path not in {"", "/"} or "?" in text or "#" in text:
            raise ValueError(text)
        if ":" in parts.hostname:
            ipaddress.IPv6Address(parts.hostname)
        elif not _HOST_NAME.fullmatch(parts.hostname):
            raise ValueError(text)
        return msgspec.convert({"scheme": parts.scheme, "host": parts.hostname, "port": parts.port}, cls)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port is None else f":{self.port}")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All decisions of the operator. `read_settings` makes one; tests may make their own."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path
    database_url: str | None = None  # None: a file in the data folder
    site: Path = Path(__file__).parent / "site"
    public_url: PublicUrl | None = None
    trusted_proxies: tuple[str, ...] = ()
    log_format: LogFormat = "text"
    log_level: LogLevel = "info"
    drain: int = 0  # seconds
    grace: int = 10  # seconds
    backdoor_port: int = 0  # on 127.0.0.1
    bot_pause: int = 1  # seconds

    @property
    def database(self) -> str | Path:
        """Where the club's database is: what was named, or a file in the data folder."""
        return self.database_url or self.data / "club.db"


def _host(text: str) -> str:
    bare = text[1:-1] if text.startswith("[") and text.endswith("]") else text
    if ":" in bare:
        ipaddress.IPv6Address(bare)
    elif not _HOST_NAME.fullmatch(bare):
        raise ValueError(text)
    return bare


def _whole(low: int, high: int) -> Callable[[str], int]:
    wanted = Annotated[int, msgspec.Meta(ge=low, le=high)]

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit()):  # msgspec would take 8e3 as well
            raise ValueError(text)
        number: int = msgspec.convert(text, wanted, strict=False)
        return number

    return read


def _one_of(wanted: Any) -> Callable[[str], str]:
    def read(text: str) -> str:
        word: str = msgspec.convert(text, wanted)
        return word

    return read


def _folder(text: str) -> Path:
    if "\0" in text:
        raise ValueError(text)
    return Path(text).expanduser().absolute()


def _database(text: str) -> str:
    # Never printed: it may hold a password.
    if not text.startswith(("sqlite:", "postgresql://", "postgres://")) or "\0" in text:
        raise ValueError(text)
    return text


def _proxies(text: str) -> tuple[str, ...]:
    return tuple(str(ipaddress.ip_network(part.strip())) for part in text.split(","))


class Setting(NamedTuple):
    """One row of the table. `read` raises ValueError for what is not allowed."""

    name: str
    metavar: str
    purpose: str
    allowed: str
    read: Callable[[str], Any]

    @property
    def flag(self) -> str:
        """How it is given on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """How it is given in the environment."""
        return "VOG_" + self.name.upper()


SETTINGS = (
    Setting("host", "HOST", "the address to listen on", "an IP address or the name of this machine", _host),
    Setting(
        "port",
        "PORT",
        "the port to listen on; 0 takes a free one",
        "a whole number from 0 to 65535",
        _whole(0, 65535),
    ),
    Setting("data", "FOLDER", "where the club keeps its data", "the path of a folder", _folder),
    Setting(
        "database_url",
        "URL",
        "the club's database, if not a file in the data folder",
        "sqlite:FILE or postgresql://USER:PASSWORD@HOST/NAME",
        _database,
    ),
    Setting(
        "site",
        "FOLDER",
        "the built web site, if not the one that came with vog",
        "the path of a folder",
        _folder,
    ),
    Setting(
        "public_url",
        "URL",
        "the address people use, where a proxy stands in front",
        "an address like https://club.example, without a path",
        PublicUrl.read,
    ),
    Setting(
        "trusted_proxies",
        "ADDRESSES",
        "proxies whose X-Forwarded-For and X-Forwarded-Proto are believed",
        "IP addresses or networks with commas between, like 127.0.0.1,10.0.0.0/8",
        _proxies,
    ),
    Setting("log_format", "FORMAT", "how a line of the log is written", "text or json", _one_of(LogFormat)),
    Setting(
        "log_level",
        "LEVEL",
        "the least level that is logged",
        "debug, info, warning or error",
        _one_of(LogLevel),
    ),
    Setting(
        "drain",
        "SECONDS",
        "how long, when told to stop, to go on serving while /readyz says 503",
        "a whole number from 0 to 300",
        _whole(0, 300),
    ),
    Setting(
        "grace",
        "SECONDS",
        "how long, after that, open requests may take to finish",
        "a whole number from 1 to 300",
        _whole(1, 300),
    ),
    Setting(
        "backdoor_port",
        "PORT",
        "the port on 127.0.0.1 for metrics and the host's orders; 0 takes a free one",
        "a whole number from 0 to 65535",
        _whole(0, 65535),
    ),
    Setting(
        "bot_pause",
        "SECONDS",
        "how long the training room's bot thinks before a move",
        "a whole number from 0 to 60",
        _whole(0, 60),
    ),
)


def _shown(setting: Setting, text: str) -> str:
    """A wrong value as it may be shown: without what may be a password."""
    if setting.name == "database_url":
        scheme, colon, _ = text.partition(":")
        return f"{scheme[:_SHOWN]}:..." if colon else "..."
    if "@" in text:
        text = "...@" + text.rpartition("@")[2]
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."


def data_home(platform: str, environ: Mapping[str, str], home: Callable[[], Path]) -> Path:
    """Where this platform (`sys.platform`) wants a program's own data; `home` may raise RuntimeError."""
    if platform == "win32":
        local = environ.get("LOCALAPPDATA")
        return (Path(local) if local else home() / "AppData" / "Local") / "vog"
    if platform == "darwin":
        return home() / "Library" / "Application Support" / "vog"
    given = Path(environ.get("XDG_DATA_HOME", ""))
    # The specification of XDG tells to ignore a relative path.
    return (given if given.is_absolute() else home() / ".local" / "share") / "vog"


def read_settings(
    flags: Mapping[str, str | None],
    environ: Mapping[str, str],
    *,
    platform: str = sys.platform,
    home: Callable[[], Path] = Path.home,
) -> Settings:
    """Settings from flags (by setting name, None where not given) and the environment.

    Raises SettingError, which names the setting, the value and what is allowed.
    """
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        flag = flags.get(setting.name)
        text, source = (
            (flag, setting.flag)
            if flag is not None
            else (environ.get(setting.variable, ""), setting.variable)
        )
        if flag is None and text == "":
            continue
        try:
            if text == "":
                raise ValueError(text)  # noqa: TRY301
            text.encode()  # an argument may hold bytes that are no text: no log could name them
            values[setting.name] = setting.read(text)
        except (ValueError, RuntimeError):
            raise SettingError(
                f"{source} is {_shown(setting, text)!r}; allowed is {setting.allowed}"
            ) from None
    if "data" not in values:
        try:
            values["data"] = data_home(platform, environ, home)
        except RuntimeError:
            raise SettingError("no home folder for the data; name one with --data or VOG_DATA") from None
    return Settings(**values)

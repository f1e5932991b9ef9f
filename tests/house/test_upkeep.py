"""What is generated or promised stays true: stubs, locks, documents."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from vog.twenty48 import Record, verify

ROOT = Path(__file__).parents[2]
TRACKED = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.splitlines()
DOCUMENTS = [name for name in TRACKED if name.endswith(".md")]
# Spelled in two parts, so that this file does not name what it looks for.
REGISTRIES = re.compile(
    "|".join(["pypi" + r"\.org", "python" + r"hosted\.", r"npm" + r"js\.", "yarn" + r"pkg\.com"])
)


def test_the_committed_stubs_are_those_of_the_core_as_built(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "vog._core", "-r", "-O", str(tmp_path)],
        check=True,
        cwd=tmp_path,
    )
    fresh = {path.name: path.read_text() for path in (tmp_path / "_core").glob("*.pyi")}
    committed = {path.name: path.read_text() for path in (ROOT / "src/vog/_core").glob("*.pyi")}
    assert fresh == committed, "run `make stubs`"


def test_no_committed_file_names_a_package_registry() -> None:
    named = [
        name
        for name in TRACKED
        if (ROOT / name).is_file() and REGISTRIES.search((ROOT / name).read_bytes().decode(errors="replace"))
    ]
    assert named == []


@pytest.mark.parametrize("name", [name for name in TRACKED if name.endswith(".lock")])
def test_every_locked_requirement_has_a_hash(name: str) -> None:
    text = (ROOT / name).read_text()
    for requirement in re.split(r"\n(?=\S)", text):
        assert not re.match(r"\S+==", requirement) or "--hash=sha256:" in requirement


def test_the_lock_of_the_site_carries_no_download_address() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_python_examples_of_a_document_run(name: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / name), module_relative=False)
    assert failed == 0


@pytest.mark.parametrize("module", ["vog.twenty48", "vog.twenty48.batch"])
def test_the_examples_of_a_docstring_run(module: str) -> None:
    __import__(module)
    failed, tried = doctest.testmod(sys.modules[module])
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_between_documents_leads_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", (ROOT / name).read_text()):
        if "://" not in target:
            assert ((ROOT / name).parent / target).exists(), target


def test_the_record_shown_in_its_document_verifies() -> None:
    text = (ROOT / "docs/records.md").read_text()
    shown = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert shown is not None
    verify(Record.from_json(shown[1]))

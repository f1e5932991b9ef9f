"""Check a wheel against the built site: every file of it is there once, as it was built, and nothing besides.

python tools/wheel_contents.py dist/vog-*.whl src/vog/server/site
"""

import sys
import zipfile
from collections import Counter
from pathlib import Path

PREFIX = "vog/server/site/"


def faults(wheel: Path, site: Path) -> list[str]:
    """What is wrong, a line each."""
    built = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    with zipfile.ZipFile(wheel) as packed:
        times = Counter(name for name in packed.namelist() if not name.endswith("/"))
        found = [f"{name} is there {count} times" for name, count in times.items() if count > 1]
        carried = {name.removeprefix(PREFIX) for name in times if name.startswith(PREFIX)}
        found += [f"{PREFIX}{name} was not built" for name in sorted(carried - built.keys())]
        found += [f"{PREFIX}{name} is missing" for name in sorted(built.keys() - carried)]
        for name in sorted(carried & built.keys()):
            if packed.read(PREFIX + name) != built[name].read_bytes():
                found.append(f"{PREFIX}{name} differs from what was built")
    if "index.html" not in built:
        found.append(f"there is no site in {site}")
    return found


if __name__ == "__main__":
    lines = faults(Path(sys.argv[1]), Path(sys.argv[2]))
    for line in lines:
        print(line, file=sys.stderr)
    sys.exit(1 if lines else 0)

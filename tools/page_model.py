"""The page's form of a packed network: gzip, which every browser unpacks by itself, also over plain http.

python tools/page_model.py src/vog/twenty48/models/browser.xz build/solver-model.bin
"""

import gzip
import lzma
import sys
from pathlib import Path

# People fetch it over telephone lines too: this is what a page may ask of them, once.
MOST_BYTES = 8_000_000


def page_form(packed: bytes) -> bytes:
    """The same network, compressed for the page; equal bytes for equal networks."""
    return gzip.compress(lzma.decompress(packed), compresslevel=9, mtime=0)


if __name__ == "__main__":
    form = page_form(Path(sys.argv[1]).read_bytes())
    if len(form) > MOST_BYTES:
        sys.exit(f"{sys.argv[1]} takes {len(form):,} bytes in the page, more than {MOST_BYTES:,}")
    Path(sys.argv[2]).write_bytes(form)

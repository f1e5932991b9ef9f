"""Media types by a file's suffix. Our own table: that of `mimetypes` differs from machine to machine."""

_BY_SUFFIX = {
    "avif": b"image/avif",
    "css": b"text/css; charset=utf-8",
    "gif": b"image/gif",
    "html": b"text/html; charset=utf-8",
    "ico": b"image/x-icon",
    "jpeg": b"image/jpeg",
    "jpg": b"image/jpeg",
    "js": b"text/javascript; charset=utf-8",
    "json": b"application/json",
    "map": b"application/json",
    "mjs": b"text/javascript; charset=utf-8",
    "mp3": b"audio/mpeg",
    "ogg": b"audio/ogg",
    "png": b"image/png",
    "svg": b"image/svg+xml",
    "txt": b"text/plain; charset=utf-8",
    "wasm": b"application/wasm",
    "wav": b"audio/wav",
    "webmanifest": b"application/manifest+json",
    "webp": b"image/webp",
    "woff": b"font/woff",
    "woff2": b"font/woff2",
    "xml": b"application/xml",
}


def media_type(name: str) -> bytes:
    """The Content-Type of a file of the site, by its name."""
    suffix = name.rpartition(".")[2].lower()
    return _BY_SUFFIX.get(suffix, b"application/octet-stream")

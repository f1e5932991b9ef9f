"""How much may come how fast: a bucket of tokens that fills at a steady rate."""

from __future__ import annotations


class Bucket:
    """`most` tokens at first and at most, `rate` more each second.

    `now` is seconds of any clock that never goes back.
    """

    __slots__ = ("_at", "_rate", "_tokens", "most")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self._rate = rate
        self._tokens = most
        self._at = now

    def take(self, now: float, tokens: float = 1) -> float:
        """Take them, on credit where there are too few; seconds until the debt is paid, 0 without one."""
        self._fill(now)
        self._tokens -= tokens
        return max(0.0, -self._tokens / self._rate)

    def try_take(self, now: float, tokens: float = 1) -> float:
        """Take them only where they are there, which is 0; else seconds until they will be."""
        self._fill(now)
        if self._tokens >= tokens:
            self._tokens -= tokens
            return 0.0
        return (tokens - self._tokens) / self._rate

    def full(self, now: float) -> bool:
        """Whether it is as if nothing had ever been taken."""
        self._fill(now)
        return self._tokens >= self.most

    def _fill(self, now: float) -> None:
        if now > self._at:
            self._tokens = min(self.most, self._tokens + (now - self._at) * self._rate)
            self._at = now

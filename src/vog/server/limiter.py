"""How often an address or a name may try something, in bounded memory."""

from __future__ import annotations

import ipaddress
import math
from collections import OrderedDict
from typing import TYPE_CHECKING

from vog.club.account import TooOften
from vog.protocol.bucket import Bucket

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

_MOST_KEYS = 20_000


class Limiter:
    """A bucket for each key: `burst` tries at once, one more every `seconds`.

    The keys that were not heard of for longest are forgotten beyond 20,000: who can make so many is not held
    by this limit anyway.
    """

    def __init__(self, burst: int, seconds: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = 1 / seconds
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, tries: float = 1) -> None:
        """One try, or what counts as several. Raises TooOften, which says when the next is free."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._burst, self._rate, now)
            if len(self._buckets) > _MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        wait = bucket.try_take(now, tries)
        if wait:
            raise TooOften(seconds=math.ceil(wait))

    def forgive(self, key: Hashable) -> None:
        """Forget what this key has tried."""
        self._buckets.pop(key, None)

    def __len__(self) -> int:
        return len(self._buckets)


def network(address: str | None) -> str:
    """What counts as one address: of IPv6 the first 64 bits, which is what one household has."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return address or ""
    if found.version == 6:
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)

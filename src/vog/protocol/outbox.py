"""What is waiting to be sent on one socket: everything that must arrive, and of each picture the newest."""

from __future__ import annotations

from collections import deque


class Outbox:
    """Answers, which are kept in their order until they are sent, and pictures, of which only the newest is.

    A slow reader thus skips pictures and never answers (C12). Pictures are bounded by their keys, answers by
    the reading that stops while `full`.
    """

    MOST_ANSWERS = 64

    __slots__ = ("_answers", "_pictures")

    def __init__(self) -> None:
        self._answers: deque[bytes] = deque()
        self._pictures: dict[str, bytes] = {}

    def answer(self, message: bytes) -> None:
        """Send this whatever happens, after the answers before it."""
        self._answers.append(message)

    def show(self, key: str, message: bytes) -> None:
        """Send this in place of what was still waiting under the same key, and at its place in the row."""
        self._pictures[key] = message

    def forget(self, key: str) -> None:
        """Send nothing under that key."""
        self._pictures.pop(key, None)

    def take(self) -> bytes | None:
        """The next message, answers first; None where nothing waits."""
        if self._answers:
            return self._answers.popleft()
        if self._pictures:
            return self._pictures.pop(next(iter(self._pictures)))
        return None

    @property
    def full(self) -> bool:
        """Whether so many answers wait that no more questions should be read."""
        return len(self._answers) >= self.MOST_ANSWERS

    def __len__(self) -> int:
        return len(self._answers) + len(self._pictures)

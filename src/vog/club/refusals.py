"""Why the club refused a command: one class per reason, each with its rule, a code and facts.

What a refusal says is what its sender may know, in words that four languages can say: `code` names the
sentence, `facts` fill it in. Nothing has changed when one is raised.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vog.numbridge.refusals import Refusal

Fact: TypeAlias = int | str | tuple[str, ...]


class Refused(Exception):
    """The club does not allow that."""

    rule: str
    code: str
    facts: Mapping[str, Fact]

    def __init__(self, **facts: Fact) -> None:
        self.facts = facts
        said = (type(self).__doc__ or "").partition("\n")[0]
        super().__init__(f"{said} ({self.rule})")


class OnTheBoard(Refused):
    """The rules of Numbridge do not allow that; rule, code, facts and text are its refusal's."""

    def __init__(self, refusal: Refusal) -> None:
        self.rule, self.code = refusal.rule, refusal.code
        super().__init__(**refusal.facts)
        self.args = (str(refusal),)


# ---- at a table ----------------------------------------------------------------------------------------


class NoSuchGame(Refused):
    """There is no such game."""

    rule, code = "C7", "no-such-game"


class NotAtThisTable(Refused):
    """Only the two players of a game can do that."""

    rule, code = "C10", "not-at-this-table"


class Stale(Refused):
    """The command was made for another position; `ply` is where the game stands."""

    rule, code = "N38", "stale"


class TimeIsUp(Refused):
    """The time ran out before the command came; the table will say what follows."""

    rule, code = "N38", "time-is-up"


class GameIsAdjourned(Refused):
    """The game is adjourned; it can be resumed or resigned."""

    rule, code = "C6", "game-is-adjourned"


class GameIsNotAdjourned(Refused):
    """The game is not adjourned."""

    rule, code = "C6", "game-is-not-adjourned"


class GameIsOver(Refused):
    """The game is over."""

    rule, code = "N38", "game-is-over"


class GameIsNotOver(Refused):
    """The game is not over."""

    rule, code = "C7", "game-is-not-over"


class OfferedAlready(Refused):
    """One offer of each kind is free in a turn; the next is after the opponent's move."""

    rule, code = "C5", "offered-already"


class OfferedToYou(Refused):
    """The opponent has made that `offer`; answer it."""

    rule, code = "C5", "offered-to-you"


class NoSuchOffer(Refused):
    """That offer does not stand any more."""

    rule, code = "C5", "no-such-offer"


class NotYourOffer(Refused):
    """Only who made an offer can withdraw it."""

    rule, code = "C5", "not-your-offer"


class YourOwnOffer(Refused):
    """Nobody answers an own offer."""

    rule, code = "C5", "your-own-offer"


class NothingToClaim(Refused):
    """A win can be claimed after `needed` time-outs in a row; the opponent has `timeouts`."""

    rule, code = "C9", "nothing-to-claim"


class NoWish(Refused):
    """There is no wish of yours to be withdrawn."""

    rule, code = "C6", "no-wish"


class WishedAlready(Refused):
    """Your wish stands already."""

    rule, code = "C6", "wished-already"


class TooManyWishes(Refused):
    """A player says at most `most` times whether or not."""

    rule, code = "C12", "too-many-wishes"


class RematchStarted(Refused):
    """The rematch has started: `game`."""

    rule, code = "N26", "rematch-started"


# ---- ads -----------------------------------------------------------------------------------------------


class NoSuchRoom(Refused):
    """There is no such room, or it is closed."""

    rule, code = "C2", "no-such-room"


class VariantNotHere(Refused):
    """The room does not play that variant; `allowed` are those it does."""

    rule, code = "C2", "variant-not-here"


class BlocksNotHere(Refused):
    """The room does not allow those blocks; `allowed` are those it does."""

    rule, code = "C2", "blocks-not-here"


class GradeNotHere(Refused):
    """The room does not allow that grade; `allowed` are those it does."""

    rule, code = "C2", "grade-not-here"


class CluesOutOfRange(Refused):
    """An ad of this kind has from `least` to `most` clues here."""

    rule, code = "C2", "clues-out-of-range"


class NoCandidatesHere(Refused):
    """Candidate highlighting may not be switched on in this room."""

    rule, code = "N30", "no-candidates-here"


class UnratedRoom(Refused):
    """Games in this room are not rated."""

    rule, code = "C2", "unrated-room"


class GuestsPlayUnrated(Refused):
    """Rated games are between players with an account."""

    rule, code = "C1", "guests-play-unrated"


class NoBotsHere(Refused):
    """Bots do not sit in this room."""

    rule, code = "C2", "no-bots-here"


class TooManyAds(Refused):
    """A player has at most `most` open ads."""

    rule, code = "C3", "too-many-ads"


class TooManyGames(Refused):
    """A player plays at most `most` games at once."""

    rule, code = "C3", "too-many-games"


class TooManyAdjourned(Refused):
    """A player with `most` adjourned games begins no other."""

    rule, code = "C6", "too-many-adjourned"


class NoSuchAd(Refused):
    """That ad is gone."""

    rule, code = "C3", "no-such-ad"


class OwnAd(Refused):
    """Nobody accepts an own ad."""

    rule, code = "C3", "own-ad"


class Blocked(Refused):
    """One of the two players does not want to play the other."""

    rule, code = "C14", "blocked"


# ---- players -------------------------------------------------------------------------------------------


class NoSuchPlayer(Refused):
    """There is no such player."""

    rule, code = "C1", "no-such-player"


class Banned(Refused):
    """The player is banned until `until`, in milliseconds since 1970."""

    rule, code = "C14", "banned"


class NotYourself(Refused):
    """That is yourself."""

    rule, code = "C14", "not-yourself"


class TooManyBlocks(Refused):
    """A player blocks at most `most` others."""

    rule, code = "C14", "too-many-blocks"


class ReportTooLong(Refused):
    """A report has at most `most` characters."""

    rule, code = "C14", "report-too-long"


class TooManyReports(Refused):
    """A player reports at most `most` times a day."""

    rule, code = "C14", "too-many-reports"


class Busy(Refused):
    """Too much happened at once at this table; the command was not carried out."""

    rule, code = "C12", "busy"

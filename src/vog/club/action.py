"""What a player may ask of a table, as tagged structs that a protocol can read as they are."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from vog.club.offer import OfferId, OfferKind
from vog.numbridge.commands import Exchange, Place, TakeClue


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """One of the three moves. `ply` is the view's that it was made for: a move for another one is stale."""

    ply: int
    move: Place | TakeClue | Exchange


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give the game up; an adjourned one too (N28, C6)."""


class MakeOffer(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Offer a draw or an adjournment (C5)."""

    kind: OfferKind


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw", forbid_unknown_fields=True):
    """Take an own offer back (C5)."""

    offer: OfferId


class Accept(msgspec.Struct, frozen=True, tag="accept", forbid_unknown_fields=True):
    """Accept the opponent's offer (C5)."""

    offer: OfferId


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Decline the opponent's offer (C5)."""

    offer: OfferId


class ClaimWin(msgspec.Struct, frozen=True, tag="claim-win", forbid_unknown_fields=True):
    """Claim the win after three time-outs of the opponent in a row (C9)."""


class WishResume(msgspec.Struct, frozen=True, tag="wish-resume", forbid_unknown_fields=True):
    """Wish to resume an adjourned game; it stands until withdrawn. Two within two minutes resume it (C6)."""


class WithdrawWish(msgspec.Struct, frozen=True, tag="withdraw-wish", forbid_unknown_fields=True):
    """Take the wish to resume back (C6)."""


class WishRematch(msgspec.Struct, frozen=True, tag="wish-rematch", forbid_unknown_fields=True):
    """Wish for a rematch of a game that is over; it stands for two minutes (N26)."""


class WithdrawRematch(msgspec.Struct, frozen=True, tag="withdraw-rematch", forbid_unknown_fields=True):
    """Take the wish for a rematch back."""


Action: TypeAlias = (
    Play
    | Resign
    | MakeOffer
    | Withdraw
    | Accept
    | Decline
    | ClaimWin
    | WishResume
    | WithdrawWish
    | WishRematch
    | WithdrawRematch
)

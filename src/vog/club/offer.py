"""Offers of a draw or an adjournment (C5, N28, N37, N39)."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from vog.club import refusals
from vog.numbridge.seat import Seat

# The seq of the journal's row that made the offer.
OfferId: TypeAlias = int


class OfferKind(enum.StrEnum):
    """What may be offered; either takes both players (N28)."""

    DRAW = "draw"
    ADJOURNMENT = "adjournment"


KINDS = tuple(OfferKind)


class Offer(msgspec.Struct, frozen=True, gc=False):
    """An offer that stands, and whose it is."""

    id: OfferId
    kind: OfferKind
    by: Seat


class Offers(msgspec.Struct, frozen=True, gc=False):
    """The offers that stand, and which kinds each player has offered since the own turn began (N41)."""

    standing: tuple[Offer, ...] = ()
    made: frozenset[tuple[Seat, OfferKind]] = frozenset()

    def free(self, kind: OfferKind, seat: Seat) -> bool:
        """Whether that player may offer that now."""
        return (seat, kind) not in self.made and all(offer.kind is not kind for offer in self.standing)

    def open_to(self, seat: Seat) -> tuple[OfferKind, ...]:
        """What that player may offer now."""
        if not self.made and not self.standing:  # nearly always
            return KINDS
        return tuple([kind for kind in KINDS if self.free(kind, seat)])

    def check(self, kind: OfferKind, seat: Seat) -> None:
        """Raises OfferedToYou where the opponent's offer stands, OfferedAlready (C5)."""
        for offer in self.standing:
            if offer.kind is kind and offer.by is not seat:
                raise refusals.OfferedToYou(offer=offer.id)
        if not self.free(kind, seat):
            raise refusals.OfferedAlready(kind=kind.value)

    def find(self, id_: OfferId) -> Offer:
        """Raises NoSuchOffer."""
        for offer in self.standing:
            if offer.id == id_:
                return offer
        raise refusals.NoSuchOffer(offer=id_)

    def to_withdraw(self, id_: OfferId, seat: Seat) -> Offer:
        """Raises NoSuchOffer, NotYourOffer."""
        offer = self.find(id_)
        if offer.by is not seat:
            raise refusals.NotYourOffer(offer=id_)
        return offer

    def to_answer(self, id_: OfferId, seat: Seat) -> Offer:
        """Raises NoSuchOffer, YourOwnOffer."""
        offer = self.find(id_)
        if offer.by is seat:
            raise refusals.YourOwnOffer(offer=id_)
        return offer

    def with_offer(self, offer: Offer) -> Offers:
        """One more stands, and that was its maker's for this turn."""
        return Offers((*self.standing, offer), self.made | {(offer.by, offer.kind)})

    def without(self, id_: OfferId) -> Offers:
        """That one is answered or withdrawn."""
        return replace(self, standing=tuple(offer for offer in self.standing if offer.id != id_))

    def after_move(self, mover: Seat) -> Offers:
        """The mover's offers end with its move."""
        if not self.standing:
            return self
        return replace(self, standing=tuple(offer for offer in self.standing if offer.by is not mover))

    def at_turn(self, seat: Seat) -> Offers:
        """A turn of that player begins, and with it each kind is free again."""
        if not self.made:
            return self
        return replace(self, made=frozenset(made for made in self.made if made[0] is not seat))

    def lapsed(self) -> Offers:
        """None stands any more; what was offered in this turn still was (N39)."""
        return replace(self, standing=())

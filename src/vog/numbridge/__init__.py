"""Numbridge by its exact rules (N1 to N43): deal, play, look through a seat's eyes, record, verify.

Deal a game from settings and a secret seed of 32 bytes, and promise not to change it:

>>> from vog.numbridge import Game, Place, Seat, Seed, Settings, Variant, verify
>>> game = Game(Settings.usual(Variant.BRIDGE), Seed(bytes(range(32))))
>>> game.position
Position(bridge, ply 0)
>>> len(game.commitment)
64

Look through the eyes of the seat that is to move, and play one of its tiles where the view allows it:

>>> view = game.position.view(Seat.FIRST)
>>> view.turn, view.may.price, len(view.hand), view.tiles, view.bag
(<Seat.FIRST: 'first'>, 1, 3, (3, 3), 45)
>>> game.play(Place(view.may.cells.index("p"), view.hand[0]), Seat.FIRST, ms=1500)[-1]
Drew(seat=<Seat.FIRST: 'first'>, tiles=1)
>>> game.position.view(Seat.SECOND).turn
<Seat.SECOND: 'second'>

The other side sees what was put on the field, and of its opponent's hand only how many tiles it has:

>>> game.position.view(Seat.SECOND).last.did in ("placed", "missed")
True

What the rules do not allow is refused, names its rule, and changes nothing:

>>> game.play(Place(0, 1), Seat.FIRST)
Traceback (most recent call last):
vog.numbridge.refusals.NotYourTurn: It is not this seat's turn. (N12)

A record is settings, seed and moves; verifying it deals and plays everything again:

>>> verify(game.record()) == game.position
True

Nothing here knows the clock, the network or the machine's chance: times, seeds and players are arguments.
"""

from vog.numbridge.chance import swapped_seats
from vog.numbridge.commands import Command, End, Exchange, InvalidEnd, Pass, Place, Reason, TakeClue, TimeOut
from vog.numbridge.deal import Deal, NodeLimit, commitment, deal
from vog.numbridge.field import Field, InvalidField
from vog.numbridge.position import Position
from vog.numbridge.record import BrokenRecord, Game, Line, Record, UnreadableRecord, replay, verify
from vog.numbridge.refusals import Refusal
from vog.numbridge.seat import Seat
from vog.numbridge.secret import InvalidSeed, Secret, Seed
from vog.numbridge.settings import Blocks, Grade, InvalidSettings, Settings, Variant, allowed_clues
from vog.numbridge.setup import InvalidSetup, Setup
from vog.numbridge.view import View, encode

__all__ = [
    "Blocks",
    "BrokenRecord",
    "Command",
    "Deal",
    "End",
    "Exchange",
    "Field",
    "Game",
    "Grade",
    "InvalidEnd",
    "InvalidField",
    "InvalidSeed",
    "InvalidSettings",
    "InvalidSetup",
    "Line",
    "NodeLimit",
    "Pass",
    "Place",
    "Position",
    "Reason",
    "Record",
    "Refusal",
    "Seat",
    "Secret",
    "Seed",
    "Settings",
    "Setup",
    "TakeClue",
    "TimeOut",
    "UnreadableRecord",
    "Variant",
    "View",
    "allowed_clues",
    "commitment",
    "deal",
    "encode",
    "replay",
    "swapped_seats",
    "verify",
]

"""What a socket asks for, done at the club: from a conversation's request to what it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from vog.club.account import NotSignedIn
from vog.club.ports import Unavailable
from vog.club.refusals import Refused
from vog.protocol.messages import Command, Hello, Lobby, Me, Renew, Unwatch, Watch
from vog.server.logs import LOG

if TYPE_CHECKING:
    from vog.club.names import PlayerId
    from vog.club.ports import Clock
    from vog.club.service import Service
    from vog.protocol.conversation import Request
    from vog.server.hub import Hub
    from vog.server.line import Line
    from vog.server.metrics import Metrics


class Requests:
    """Carries requests out, one after the other for each socket."""

    def __init__(self, club: Service, hub: Hub, clock: Clock, metrics: Metrics) -> None:
        self._club = club
        self._hub = hub
        self._clock = clock
        self._metrics = metrics

    async def carry_out(self, line: Line, request: Request) -> None:
        """Do it and tell the conversation. Raises nothing: what goes wrong is told by a code and logged."""
        match request:
            case Command():  # first: nearly all are
                await self._command(line, request)
            case Hello():
                self._greet(line)
            case Watch(table):
                self._hub.tables.watch(line, table)
            case Unwatch(table):
                self._hub.tables.unwatch(line, table)
            case Lobby(on):
                self._hub.board.look(line, on=on)
            case Renew(ads):
                await self._renew(line, ads)
            case _:
                assert_never(request)

    def _greet(self, line: Line) -> None:
        player = line.player
        me = None if player is None else Me(player.id, player.name, player.kind.value)
        line.conversation.welcome(me, self._clock.now())
        self._hub.board.greet(line)
        if player is not None:
            self._hub.look_after(player.id)

    async def _command(self, line: Line, command: Command) -> None:
        received = self._clock.now()
        with self._metrics.command() as outcome:
            try:
                ack = await self._club.tables.act(
                    _signed_in(line), command.table, command.id, command.action, received
                )
            except Refused as refused:
                outcome.refused(refused.code)
                line.conversation.refuse(command, refused.code, refused.rule, facts_of(refused))
            except Unavailable:
                outcome.refused("unavailable")
                line.conversation.refuse(command, "unavailable")
            except Exception:  # noqa: BLE001 - told to the log; the sender may try again
                outcome.refused("failed")
                LOG.exception("a command failed")
                line.conversation.refuse(command, "failed")
            else:
                line.conversation.acknowledge(command, ack.seq)

    async def _renew(self, line: Line, ads: tuple[str, ...]) -> None:
        if line.player is None:
            line.conversation.renewed(())
            return
        try:
            renewed = await self._club.lobby.renew(line.player.id, ads)
        except Unavailable:
            line.conversation.unavailable()
            return
        except Exception:  # noqa: BLE001 - told to the log; the sender may try again
            LOG.exception("ads could not be renewed")
            line.conversation.unavailable()
            return
        line.conversation.renewed(tuple(sorted(renewed)))


def _signed_in(line: Line) -> PlayerId:
    if line.player is None:
        raise NotSignedIn
    return line.player.id


def facts_of(refused: Refused) -> dict[str, Any]:
    """The facts of a refusal, as JSON can hold them."""
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in refused.facts.items()}

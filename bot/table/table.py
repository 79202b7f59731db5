"""A game as the door sees it: its row, who sits there, its state, and all that was played."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, TypeAlias

from games.catalogue import restore
from games.core import Choose, Faces, Over, Played, Rules, Throw, Turn, lookup
from storage.rows import ActionRow, Game, Player
from storage.store import Store

AnyRules: TypeAlias = Rules[Any, Any]
AnyPlayed: TypeAlias = Played[Any, Any]


class BrokenGame(Exception):
    """A saved game whose actions do not lead to its position; the game is named, nothing lost."""


@dataclass(frozen=True)
class Table:
    """One game, whole. `state` is None while seats are still open."""

    game: Game
    players: tuple[Player, ...]
    rules: AnyRules
    state: Any = None
    played: tuple[AnyPlayed, ...] = ()

    @cached_property
    def turn(self) -> Turn[Any] | None:
        """Who is to do what; None while it is an invitation."""
        return None if self.state is None else self.rules.turn(self.state)

    @property
    def to_act(self) -> Player | None:
        """The player whose turn it is, None when nobody's."""
        if isinstance(self.turn, Choose | Throw) and self.game.status in ("playing", "asleep"):
            return self.seated(self.turn.seat)
        return None

    @property
    def held(self) -> bool:
        """Whether the BOT is to choose and what led there is shown in one frame with it: it has
        just thrown, or a person has such choices made for them, so that nobody waits for them."""
        player = self.to_act
        if player is None or player.bot is None or not isinstance(self.turn, Choose):
            return False
        return (bool(self.played) and self.played[-1].faces is not None) or self.hurried

    @property
    def hurried(self) -> bool:
        """Whether a person has ordered that the choice which is due be made for them, too."""
        due = {order.name for order in self.rules.orders(self.state) if order.actions}
        return any(
            not due.isdisjoint(p.orders.split()) for p in self.players if p.person is not None
        )

    def seated(self, seat: int) -> Player:
        """Who has that seat."""
        return next(player for player in self.players if player.seat == seat)

    def plays(self, person: int) -> bool:
        """Whether the person sits at this table (or has joined it), or has the BOTs play there."""
        return person in self.people or (self.watched and person == self.game.host)

    @property
    def watched(self) -> bool:
        """Whether only BOTs play, for the host to watch."""
        return all(p.person is None and p.resigned is None for p in self.players)

    @property
    def people(self) -> frozenset[int]:
        """Everybody at the table who is a person."""
        return frozenset(p.person for p in self.players if p.person is not None)

    @property
    def sealed(self) -> Literal["throws", "lot"]:
        """What the seal covers: the game's throws, or the lot of the seats alone."""
        return seals(self.rules)

    @property
    def faces(self) -> Faces | None:
        """What the last throw shows."""
        return next((p.faces for p in reversed(self.played) if p.faces is not None), None)

    def begins(self, number: int) -> bool:
        """Whether a turn begins with the action of that number: another seat acts than before, or
        the same one again, because the turn between was lost (senet 1.7, 3)."""
        action = self.played[number]
        if number == 0 or self.played[number - 1].seat != action.seat:
            return True
        return self.rules.begins(action.before)

    def last_turns(self) -> tuple[tuple[AnyPlayed, ...], ...]:
        """The last turn of each seat that has had one, the older first.

        Turns of one seat in a row, because the other's was lost, come together.
        """
        turns: list[tuple[AnyPlayed, ...]] = []
        seen: set[int] = set()
        end = len(self.played)
        for number in reversed(range(end)):
            if not self.begins(number):
                continue
            seat = self.played[number].seat
            if seat in seen and seat != turns[-1][0].seat:
                break
            seen.add(seat)
            turns.append(self.played[number:end])
            end = number
        return tuple(reversed(turns))

    @property
    def lost(self) -> int | None:
        """The seat whose turn was lost just now, so the other acts twice in a row (senet 3)."""
        if not self.rules.loses_turns or not isinstance(self.turn, Choose | Throw):
            return None
        if not self.played:
            return None
        seat = self.turn.seat
        again = seat == self.played[-1].seat and self.rules.begins(self.state)
        return 1 - seat if again else None

    def resigning(self, person: int) -> Player | None:
        """Whose seat this person gives up: on one phone that of the side to move."""
        if self.game.mode == "phone":
            player = self.to_act
            return None if player is None or player.person is None else player
        return next((player for player in self.players if player.person == person), None)

    @property
    def result(self) -> Over | None:
        """How the game ended, from the saved result."""
        if self.game.result is None:
            return None
        saved = json.loads(self.game.result)
        return Over(tuple(saved["winners"]), saved["reason"], tuple(saved["score"]))


def seals(rules: AnyRules) -> Literal["throws", "lot"]:
    """What the seal of a game by these rules covers."""
    start = rules.start(rules.seats[0])
    return "throws" if isinstance(rules.turn(start), Throw) else "lot"


def result_text(over: Over) -> str:
    """The saved form of a result."""
    return json.dumps(
        {"winners": over.winners, "reason": over.reason, "score": over.score},
        separators=(",", ":"),
    )


def fields_text(rules: AnyRules) -> str:
    """The saved form of a rule set's resolved fields."""
    return json.dumps(dict(rules.fields()), separators=(",", ":"))


def faces_text(faces: Faces) -> str:
    """The saved form of a throw's faces."""
    return " ".join(map(str, faces))


def rules_of(game: Game) -> AnyRules:
    """The rule set a saved game is played by."""
    return restore(game.rules, game.version, json.loads(game.fields).items())


async def load(store: Store, game_id: int) -> Table | None:
    """The game from storage, replayed action by action and checked against its position."""
    game = await store.game(game_id)
    while game is not None:
        players, rows = await store.players(game_id), await store.actions(game_id)
        before, game = game, await store.game(game_id)
        if game == before:  # else somebody committed between our reads
            table = Table(game, players, rules_of(game))
            return table if game.salt is None else replay(table, rows)
    return None


def replay(table: Table, rows: tuple[ActionRow, ...]) -> Table:
    """The table after its saved actions. `BrokenGame` if they do not lead to its position."""
    rules, state = table.rules, table.rules.start(len(table.players))
    played: list[AnyPlayed] = []
    for number, row in enumerate(rows):
        if row.ply != number:
            raise BrokenGame(f"game {table.game.id}: action {number} is missing")
        action = lookup(rules, state, row.text)
        faces = None if row.faces is None else tuple(map(int, row.faces.split()))
        played.append(Played(row.seat, state, action, faces))
        state = rules.apply(state, action)
    if table.game.ply != len(rows) or rules.dump(state) != table.game.position:
        raise BrokenGame(
            f"game {table.game.id}: {len(rows)} actions lead to {rules.dump(state)!r}, "
            f"saved is ply {table.game.ply} and {table.game.position!r}"
        )
    return replace(table, state=state, played=tuple(played))

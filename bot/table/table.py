"""A game as the door sees it: its row, who sits there, its state, and all that was played."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Literal, TypeAlias

from bot.table.lesson import Lesson
from bot.table.sealed import sealed_tags
from bot.table.summary import (
    NOTHING_YET,
    History,
    ShortHistory,
    Summary,
    Taken,
    appended,
    log_of,
)
from games import chain
from games.catalogue import restore
from games.core import (
    AnyPlayed,
    Choose,
    Faces,
    Over,
    Played,
    Rules,
    Throw,
    Turn,
    turns,
)
from games.takeback import is_choice
from storage.rows import Finish, Game, Player

AnyRules: TypeAlias = Rules[Any, Any]

MOST_TOLD = 6
"""So many turns the boards of two tell at most."""

WATCHED_TURNS = 2
"""So many turns a lesson stands where only BOTs play."""


class BrokenGame(Exception):
    """A saved game whose actions do not lead to its position; the game is named, nothing lost."""


@dataclass(frozen=True)
class Table:
    """One game. `state` is None while seats are still open; `played` is what stands of it, and may
    be the last turns alone (:meth:`bot.table.book.Book.whole` gives a game with all its actions);
    `taken` is what was taken back since these begin."""

    game: Game
    players: tuple[Player, ...]
    rules: AnyRules
    state: Any = None
    played: History = ()
    taken: tuple[Taken, ...] = ()

    @property
    def summary(self) -> Summary:
        """What came before the actions that are kept."""
        return self.played.summary if isinstance(self.played, ShortHistory) else NOTHING_YET

    @property
    def recent(self) -> tuple[AnyPlayed, ...]:
        """The actions that are kept: those of the last turns at least."""
        return self.played.kept if isinstance(self.played, ShortHistory) else self.played

    @property
    def log(self) -> tuple[AnyPlayed | Taken, ...]:
        """All that was saved since the actions that are kept begin, in order."""
        return log_of(self.recent, self.taken, self.summary.ply)

    @cached_property
    def plies(self) -> tuple[int, ...]:
        """At which ply each of the actions that are kept was played."""
        plies: list[int] = []
        for ply, each in enumerate(self.log, self.summary.row):
            if isinstance(each, Taken):
                del plies[each.left - self.summary.ply :]
            else:
                plies.append(ply)
        return tuple(plies)

    def played_at(self, ply: int) -> AnyPlayed | None:
        """What was played at that ply; None if it was taken back, or is not kept."""
        return next((p for at, p in zip(self.plies, self.recent, strict=True) if at == ply), None)

    @property
    def turns(self) -> int:
        """How many turns were played, as a record numbers them."""
        return self.summary.turns + turns(self.recent)

    @property
    def begun(self) -> int:
        """How many turns have begun; those of one seat in a row count each."""
        return self.summary.begun + sum(map(self.begins, range(self.summary.ply, len(self.played))))

    def acted(self, before: int | None = None) -> frozenset[int]:
        """The seats that have acted, or had acted before the action number `before`. That one must
        be kept, or the next to come."""
        end = len(self.played) if before is None else before
        kept = self.recent[: end - self.summary.ply]
        return self.summary.seats | {played.seat for played in kept}

    @property
    def all_acted(self) -> bool:
        """Whether each person at the table has done anything."""
        return self.acted() >= {p.seat for p in self.players if p.person is not None}

    @cached_property
    def link(self) -> str:
        """The link of its last action (games/chain.py)."""
        link, rules = self.summary.chain, self.rules
        if not self.summary.ply:
            link = chain.begun(sealed_tags(self.game, self.players, rules))
        for each in self.log:
            text = each.back.text if isinstance(each, Taken) else rules.write(each.action)
            link = chain.followed(link, rules.letters[each.seat], text)
        return link

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
        """Whether a person has an order about what is due: it is done for them, too."""
        due = {order.name for order in self.rules.orders(self.state) if order.now}
        return any(
            not due.isdisjoint(p.orders.split()) for p in self.players if p.person is not None
        )

    def after(self, seat: int, action: Any, faces: Faces | None = None) -> Table:
        """The table after one action of that seat, with the faces if it is a throw."""
        state = self.rules.apply(self.state, action)
        played = appended(self.played, Played(seat, self.state, action, faces))
        game = replace(self.game, ply=self.game.ply + 1, position=self.rules.dump(state))
        return replace(self, game=game, state=state, played=played)

    def taken_back(self, number: int, seat: int) -> Table:
        """The table after `seat` has taken back all actions from that number on; asked of a game
        with all its actions. Its bookmark is no longer right."""
        state, gone = self.played[number].before, self.played[number:]
        drawn = max(self.game.throws, self.game.drawn or 0)
        given_back = sum(played.faces is not None for played in gone)
        game = replace(
            self.game,
            ply=self.game.ply + 1,
            position=self.rules.dump(state),
            throws=self.game.throws - given_back,
            drawn=drawn if given_back else self.game.drawn,
            lesson=None,
        )
        taken = (*self.taken, Taken(self.game.ply, seat, number, gone))
        return replace(self, game=game, state=state, played=self.played[:number], taken=taken)

    def seated(self, seat: int) -> Player:
        """Who has that seat."""
        return next(player for player in self.players if player.seat == seat)

    def with_players(self, *changed: Player) -> Table:
        """The table with these players in place of those with their numbers."""
        by_number = {player.number: player for player in changed}
        players = tuple(by_number.get(player.number, player) for player in self.players)
        return replace(self, players=players)

    def plays(self, person: int) -> bool:
        """Whether the person sits at this table (or has joined it), or has the BOTs play there."""
        return person in self.people or (self.watched and person == self.game.host)

    @property
    def watched(self) -> bool:
        """Whether only BOTs play, for the host to watch."""
        return all(p.person is None and p.resigned is None for p in self.players)

    @property
    def alone(self) -> bool:
        """Whether one person plays against one BOT, and nobody else has or had a seat there."""
        two = len(self.players) == 2 and all(p.resigned is None for p in self.players)
        return two and sum(p.bot is None for p in self.players) == 1

    @property
    def rated(self) -> bool:
        """Whether the game counts for ratings, as it stands."""
        return self.game.rated and self.game.unrated is None

    @property
    def people(self) -> frozenset[int]:
        """Everybody at the table who is a person."""
        return frozenset(p.person for p in self.players if p.person is not None)

    @property
    def owners(self) -> frozenset[int]:
        """Everybody whose seat is at the table, also where the BOT sits until they are back."""
        return frozenset(p.owner for p in self.players if p.owner is not None)

    @property
    def sealed(self) -> Literal["throws", "lot"]:
        """What the seal covers: the game's throws, or the lot of the seats alone."""
        return seals(self.rules)

    @property
    def faces(self) -> Faces | None:
        """What the last throw shows."""
        thrown = (p.faces for p in reversed(self.recent) if p.faces is not None)
        return next(thrown, self.summary.faces)

    def begins(self, number: int) -> bool:
        """Whether a turn begins with the action of that number: another seat acts than before, or
        the same one again, because the turn between was lost (senet 1.7, 3)."""
        if number == self.summary.ply:
            return True
        action = self.played[number]
        if self.played[number - 1].seat != action.seat:
            return True
        return self.rules.begins(action.before)

    @cached_property
    def last_turns(self) -> tuple[tuple[AnyPlayed, ...], ...]:
        """The last turn of each seat that has had one, the older first.

        Turns of one seat in a row, because the other's was lost, come together.
        """
        turns: list[tuple[AnyPlayed, ...]] = []
        seen: set[int] = set()
        end = len(self.played)
        for number in reversed(range(self.summary.ply, end)):
            if not self.begins(number):
                continue
            seat = self.played[number].seat
            if seat in seen and seat != turns[-1][0].seat:
                break
            seen.add(seat)
            turns.append(self.played[number:end])
            end = number
        return tuple(reversed(turns))

    @cached_property
    def told_turns(self) -> tuple[tuple[AnyPlayed, ...], ...]:
        """The last turns, and between two before them all turns since the people there have last
        chosen something: in some there was nothing to choose, and they would vanish. `MOST_TOLD` at
        most."""
        turns = list(self.last_turns)
        if len(self.players) != 2 or not turns:
            return tuple(turns)
        first = len(self.played) - sum(map(len, turns))
        waited = {p.seat for p in self.players if p.person is not None}
        waited -= {p.seat for turn in turns for p in turn if self.decides(p)}
        while waited and first > self.summary.ply and len(turns) < MOST_TOLD:
            end, first = first, first - 1
            while first > self.summary.ply and not self._other_begins(first):
                first -= 1
            turn = self.played[first:end]
            if waited == {turn[-1].seat} and self.decides(turn[-1]):
                break  # since then nothing was done that is not told
            turns.insert(0, turn)
            waited -= {p.seat for p in turn if self.decides(p)}
        return tuple(turns)

    def _other_begins(self, number: int) -> bool:
        """Whether another seat acts with that action than before it."""
        return self.played[number - 1].seat != self.played[number].seat

    def decides(self, played: AnyPlayed) -> bool:
        """Whether somebody was asked there: for a choice, or for a throw that is their turn."""
        thrown = played.faces is not None
        return self.rules.throws_on if thrown else is_choice(self.rules, played)

    @property
    def lesson(self) -> Lesson | None:
        """What the boards explain by themselves: until a person acts, who could have read it. What
        came by itself has moved its `ply` on (:func:`bot.table.teaching.lesson_kept`)."""
        lesson = Lesson.read(self.game.lesson)
        if lesson is None or not self.summary.ply <= lesson.action < lesson.ply <= len(self.played):
            return None
        since = range(lesson.ply, len(self.played))
        if any(self.seated(self.played[n].seat).person is not None for n in since):
            return None
        short = bool(self.people) or sum(map(self.begins, since)) < WATCHED_TURNS
        return lesson if short else None

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
        return None if self.game.result is None else result_of(self.game.result)

    def won_by(self, person: int) -> bool:
        """Whether that person plays there and has won."""
        winners = () if self.result is None else self.result.winners
        return any(p.person == person and p.seat in winners for p in self.players)


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


def result_of(text: str) -> Over:
    """The result behind its saved form."""
    saved = json.loads(text)
    return Over(tuple(saved["winners"]), saved["reason"], tuple(saved["score"]))


def fields_text(rules: AnyRules) -> str:
    """The saved form of a rule set's resolved fields."""
    return json.dumps(dict(rules.fields()), separators=(",", ":"))


def faces_text(faces: Faces) -> str:
    """The saved form of a throw's faces."""
    return " ".join(map(str, faces))


def rules_of(game: Game | Finish) -> AnyRules:
    """The rule set a saved game is played by."""
    return _restored(game.rules, game.version, game.fields)


@lru_cache(maxsize=64)
def _restored(id_: str, version: int, fields: str) -> AnyRules:
    """Rule sets are values: games by the same rules share one, and what it has worked out."""
    return restore(id_, version, json.loads(fields).items())

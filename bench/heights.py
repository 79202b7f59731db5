"""How tall boards are on a small phone: `python -m bench heights`.

Whole games of every kind are played at random, in each language; each board on which the person is
to act, and the last one, is made as the bot makes it, also while it explains itself. Heights are
reckoned (:mod:`bot.board.phone`), from the picture's upper edge to the last button. Games have
fixed seeds, so the same figures come again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.metadata import version
from random import Random
from statistics import median

from bench.presses import PERSON, PRESSED
from bot.board.explaining import explanation
from bot.board.frames import drawn
from bot.board.phone import BROAD, CHAT, keys_height, picture_height, words_height
from bot.board.sight import Sight, map_of
from bot.table.steps import play_on
from bot.table.table import AnyRules, Table, fields_text
from bot.words.library import LANGUAGES, Library, Texts
from games.catalogue import CATALOGUE, rule_set
from games.core import Choose, Over
from opponents import OPPONENTS
from render import Renderer
from storage.rows import Game, Player

MOST = 60
"""So many boards of a game are looked at, spread over it."""


def kinds() -> dict[str, tuple[AnyRules, int]]:
    """Rules and how many play, by name."""
    found: dict[str, tuple[AnyRules, int]] = {}
    for rules in CATALOGUE:
        if rules.game == "seega":
            for size in "3579":
                found[f"{rules.id} {size}×{size}"] = (rule_set(rules.id, {"size": size}), 2)
        elif max(rules.seats) > 2:
            found |= {f"{rules.id} of {seats}": (rules, seats) for seats in (2, 4, 6)}
        else:
            found[rules.id] = (rules, 2)
    return found


def begun(rules: AnyRules, seats: int) -> Table:
    """A game of the person's against BOTs, just begun."""
    state = rules.start(seats)
    players = tuple(
        Player(1, n, None if n else PERSON, "novice" if n else None, "", seat=n)
        for n in range(seats)
    )
    game = Game(
        id=1,
        rules=rules.id,
        version=rules.version,
        fields=fields_text(rules),
        mode="bot",
        status="playing",
        ply=0,
        position=rules.dump(state),
        host=PERSON,
        chat=1,
        topic=None,
        secret=bytes(32),
        commitment="0123456789abcdef" * 4,
        created_at=0,
        changed_at=0,
        salt="",
        goal=True,
    )
    return Table(game, players, rules, state)


@cache
def played(kind: str) -> tuple[Table, ...]:
    """The boards of a whole game on which the person is to act, and the last one."""
    rules, seats = kinds()[kind]
    table, rng, found = begun(rules, seats), Random(1), list[Table]()  # noqa: S311 - repeats itself
    while not isinstance(table.turn, Over):
        player, text = table.to_act, "throw"
        if player is not None and player.person is not None:
            found.append(table)
        if isinstance(table.turn, Choose):
            bot = None if player is None else player.bot
            chosen = (
                rng.choice(table.turn.actions)
                if bot is None
                else OPPONENTS[bot].choose(rules, table.state, rng)
            )
            text = rules.write(chosen)
        after, _ = play_on(table, (text,), PRESSED)
        if after is None:
            raise RuntimeError(f"{text} was refused in a game of {kind}")
        table = after
    return (*found[:: max(1, len(found) // MOST)], table)


def heights(kind: str, texts: Texts, renderer: Renderer) -> Iterator[float]:
    """How tall each board of a game is."""
    for table in played(kind):
        sight = Sight(table, texts, {PERSON: "Anna"}, taps=map_of(table, None), hint=True)
        asked = () if isinstance(table.turn, Over) else tuple(explanation(sight))
        for seen in (sight, replace(sight, explained=asked)) if asked else (sight,):
            frame = drawn(seen, renderer)
            picture = picture_height(renderer.size(frame.view, frame.signs))
            yield picture + words_height(frame.caption) + keys_height(frame.keys)


def main() -> None:
    """The figures, a line a kind."""
    renderer, library = Renderer(), Library()
    print(
        f"djehuty {version('djehuty')}: boards of a picture {BROAD} pixels broad, of {CHAT} pixels"
    )
    print(f"{'kind':14} {'boards':>7} {'fit':>7} {'median':>7} {'tallest':>8}")
    every: list[float] = []
    for kind in kinds():
        found = [h for name in LANGUAGES for h in heights(kind, library[name], renderer)]
        _line(kind, found)
        every += found
    _line("all", every)


def _line(name: str, found: list[float]) -> None:
    fit = sum(tall <= CHAT for tall in found)
    print(
        f"{name:14} {len(found):>7} {fit:>7} {median(found):>7.0f} {max(found):>8.0f}", flush=True
    )


if __name__ == "__main__":
    main()

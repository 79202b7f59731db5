"""Who looks at what: one value, made of what was read once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from bot.board.frames import Frames
from bot.board.keyboard import keyboard
from bot.board.sight import Sight, map_of, view_of
from storage.rows import Person
from storage.store import Store
from tests.bot.board.shown import game
from tests.bot.kit import Hall
from tests.simulation.process import LIBRARY, SKETCHER, link

EN = LIBRARY["en"]


class Asked:
    """A store that notes what it is asked for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.reads = Counter[tuple[Any, ...]]()

    def __getattr__(self, name: str) -> Any:
        ask = getattr(self._store, name)

        def noting(*args: Any, **named: Any) -> Any:
            self.reads[(name, *args)] += 1
            return ask(*args, **named)

        return noting


async def test_a_frame_reads_everybody_once_and_nothing_else(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table, chat = await hall.for_two(anna, boris), await hall.private(anna)
    store: Any = Asked(hall.store)
    frames = Frames(replace(hall.door.book, store=store), SKETCHER, LIBRARY, link)
    frame = await frames.frame(table, chat)
    assert store.reads == {("person", anna.id): 1, ("person", boris.id): 1}
    assert "Anna" in frame.caption


def test_its_picture_is_the_one_of_its_map() -> None:
    table = game("sidja 5×5")[0]
    taps = map_of(table, None)
    assert taps is not None
    assert Sight(table, EN, taps=taps).view is taps.view
    assert Sight(table, EN).view == view_of(table)


def test_a_map_is_of_who_is_to_act() -> None:
    table = game("sidja 5×5")[0]
    player = table.to_act
    assert player is not None
    sight = Sight(table, EN, taps=map_of(table, None))
    for reader, mine in ((None, True), (player.person, True), (99, False)):
        seen = replace(sight, reader=reader)
        assert (seen.own_map is not None) is mine
        assert (len(keyboard(seen)) > len(table.rules.sides)) is mine


def test_who_is_not_known_is_somebody() -> None:
    sight = Sight(game("bell")[0], EN, {1: "Anna Maria Lucia"})
    assert sight.called(1) == "Anna Maria Lucia"
    assert sight.clipped(8).called(1) == "Anna Ma…"
    assert sight.called(2) == sight.called(None) == EN.plain("somebody")

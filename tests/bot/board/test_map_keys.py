"""A move by taps: from the buttons of a map every move is reached, in as few taps as promised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.phone import ROOM, breadth
from bot.board.sight import Sight, view_of
from bot.table.picking import WIDEST, Picking, Tapped, board_map, picking
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Keyboard
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose, Over
from games.view import BoardView
from storage.rows import Game, Player
from tests.bot.board.shown import Same
from tests.bot.kit import plain
from tests.render.looking import renderer

LIBRARY = Library()
EN = LIBRARY["en"]
PLY = 7
MOST_BUTTONS = 100
"""Buttons under a message, in rows of at most :data:`WIDEST` (Bot API)."""

GAMES = {
    "3x3": ("sidja", {"size": "3"}),
    "sidja": ("sidja", {}),
    "siga": ("siga", {}),
    "one stone a turn": ("sidja", {"place": "1"}),
    "cross": ("siga", {"cross": "on"}),
    "leaps": ("siga", {"leaps": "all", "size": "7"}),
    "leaps in all directions": ("sidja", {"leaps": "all"}),
    "centre leaps": ("sidja", {"leaps": "centre", "continue": "same"}),
    "7x7": ("sidja", {"size": "7"}),
    "9x9": ("sidja", {"size": "9"}),
    "9x9 leaps": ("siga", {"size": "9", "leaps": "all", "continue": "twice"}),
}
every_game = pytest.mark.parametrize("name", GAMES)


def rules_of(name: str) -> AnyRules:
    rules, switches = GAMES[name]
    return rule_set(rules, switches)


def at(rules: AnyRules, state: object) -> Table:
    """A game at one phone in a state."""
    game = Game(
        1, rules.id, 1, "{}", "phone", "playing", PLY, rules.dump(state), 1, 1, None, b"", "a" * 64,
        0, 0, salt="1",
    )  # fmt: skip
    seats = tuple(Player(1, seat, 1, None, "", seat) for seat in range(2))
    return Table(game, seats, rules, state)


def line(name: str, position: str) -> Table:
    rules = rules_of(name)
    return at(rules, rules.load(position))


def walk(name: str, seed: int, steps: int = 250) -> Iterator[Table]:
    """The states of a random game."""
    rules, random = rules_of(name), Random(seed)
    state = rules.start(2)
    for _ in range(steps):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            return
        assert isinstance(turn, Choose)
        yield at(rules, state)
        state = rules.apply(state, random.choice(turn.actions))


@lru_cache(maxsize=8)
def _view(same: Same) -> BoardView:
    return view_of(same.table)


@lru_cache(maxsize=256)
def _picking(same: Same, saved: str | None) -> Picking | None:
    return picking(same.table, _view(same), saved)


def look(table: Table) -> BoardView:
    """The picture's view; the same table is looked at again and again."""
    return _view(Same(table))


def choice(table: Table, saved: str | None = None) -> Picking | None:
    """What can be tapped."""
    return _picking(Same(table), saved)


def picked(table: Table, saved: str | None = None) -> Picking:
    found = choice(table, saved)
    assert found is not None
    return found


def keys(table: Table, saved: str | None = None, language: str = "en") -> Keyboard:
    return keyboard(Sight(table, LIBRARY[language], taps=choice(table, saved)))


def presses(rows: Keyboard) -> list[Press]:
    return [key.press for row in rows for key in row if key.press is not None]


def labels(rows: Keyboard) -> list[str]:
    """The rows of a map, as they are read."""
    return [" ".join(key.text for key in row) for row in rows[:-1]]


def after(table: Table, saved: str | None, press: Press) -> str:
    """What is saved when a button of a map was pressed."""
    now = picked(table, saved)
    if press.kind is Kind.PART:
        return Tapped(PLY, int(press.action), now.made).text()
    made = now.after(press.action)
    assert made is not None
    return Tapped(PLY, now.page, made).text()


def reached(table: Table) -> dict[str, int]:
    """Every action and the number of taps that it takes, found by pressing all that can be."""
    found: dict[str, int] = {}
    todo: list[str | None] = [None]
    met: set[str | None] = {None}
    for taps in range(1, 4):
        then: list[str | None] = []
        for saved in todo:
            now = picked(table, saved)
            for press in presses(keys(table, saved)):
                if press.kind is Kind.ACT:
                    found.setdefault(press.action, taps)
                elif press.kind is Kind.PART or (
                    press.kind is Kind.TAP and now.after(press.action) not in (None, now.made)
                ):
                    then.append(after(table, saved, press))
        todo = [saved for saved in dict.fromkeys(then) if saved not in met]
        met.update(todo)
        if not any(len(path) > 1 for path in picked(table).paths) and len(found) == len(
            picked(table).paths
        ):
            break
    return found


@every_game
def test_every_move_takes_two_taps_at_most_and_on_9x9_one_more(name: str) -> None:
    most = {True: 0, False: 0}
    for number, table in enumerate(walk(name, seed=1, steps=120)):
        if choice(table) is None or number % 5:
            continue
        placing = max(map(len, picked(table).paths)) == 1
        found = reached(table)
        turn = table.turn
        assert isinstance(turn, Choose)
        assert found.keys() == {table.rules.write(action) for action in turn.actions}
        most[placing] = max(most[placing], *found.values())
    wide = "9x9" in name
    assert most[True] == (2 if wide else 1)
    assert most[False] <= (3 if wide else 2)
    assert most[False] >= 2


@every_game
def test_every_keyboard_is_one_that_telegram_takes_and_a_phone_shows(name: str) -> None:
    random = Random(name)
    for number, table in enumerate(walk(name, seed=2)):
        if choice(table) is None or number % 2:
            continue
        todo: list[str | None] = [None]
        first = [press for press in presses(keys(table)) if press.kind in (Kind.TAP, Kind.PART)]
        usable = [p for p in first if p.kind is Kind.PART or picked(table).after(p.action)]
        if usable:
            todo.append(after(table, None, random.choice(usable)))
        for saved in todo:
            for language in ("ar", tuple(LANGUAGES)[number // 2 % len(LANGUAGES)]):
                rows = keys(table, saved, language)
                assert sum(map(len, rows)) <= MOST_BUTTONS
                for row in rows[:-1]:
                    assert len(row) <= WIDEST
                    assert all(0 < breadth(key.text) <= ROOM.get(len(row), 4) for key in row), row
                packed = [press.pack() for press in presses(rows)]
                assert len(set(packed)) == len(packed), "no two buttons say the same"


@every_game
def test_the_picture_marks_what_the_buttons_offer(name: str) -> None:
    board = renderer().board
    for number, table in enumerate(walk(name, seed=3)):
        now = choice(table)
        if now is None or number % 40:
            continue
        assert board(now.view)
        for press in presses(keys(table)):
            if press.kind is not Kind.TAP or now.after(press.action) in (None, now.made):
                continue
            chosen = picked(table, after(table, None, press)).view
            assert chosen.chosen is not None
            assert chosen.squares[chosen.chosen].label == press.action
            assert {choice.source for choice in chosen.choices} == {chosen.chosen}
            assert board(chosen)
            break


def test_while_placing_every_free_square_is_one_tap() -> None:
    table = line("sidja", "...../o..../o..../x..../....x 10/10 x place:2 0")
    rows = keys(table)
    assert labels(rows) == [
        "▫a5 ▫b5 ▫c5 ▫d5 ▫e5",
        "🔵 ▫b4 ▫c4 ▫d4 ▫e4",
        "🔵 ▫b3 · ▫d3 ▫e3",
        "⚪️ ▫b2 ▫c2 ▫d2 ▫e2",
        "▫a1 ▫b1 ▫c1 ▫d1 ⚪️",
    ]
    assert {key.text: key.press.kind for key in rows[0] if key.press} == dict.fromkeys(
        ("▫a5", "▫b5", "▫c5", "▫d5", "▫e5"), Kind.ACT
    )


FIGHT = "xx.oo/xx.o./o.x.x/.oo../xxxoo 0/0 x move 3"


def test_first_the_stones_that_can_move_then_where_to() -> None:
    table = line("siga", FIGHT)
    assert labels(keys(table)) == [
        "⚪️ ⚪️b5 · 🔵 🔵",
        "⚪️ ⚪️b4⚔ · 🔵 ·",
        "🔵 · ⚪️c3⚔ · ⚪️e3",
        "· 🔵 🔵 · ·",
        "⚪️a1⚔ ⚪️ ⚪️ 🔵 🔵",
    ], "those with the sign behind them can take"
    saved = after(table, None, Press(Kind.TAP, 1, PLY, "c3"))
    rows = keys(table, saved)
    assert labels(rows) == [
        "⚪️ ⚪️b5 · 🔵 🔵",
        "⚪️ ⚪️b4⚔ ▫c4 🔵 ·",
        "🔵 ⚔b3 ↩ c3 ▫d3 ⚪️e3",
        "· 🔵 🔵 · ·",
        "⚪️a1⚔ ⚪️ ⚪️ 🔵 🔵",
    ], "all stays where it was"
    kinds = {key.text: key.press.kind for row in rows[:-1] for key in row if key.press}
    assert kinds["↩ c3"] is Kind.UNTAP
    assert kinds["▫d3"] is Kind.ACT
    assert kinds["⚪️b4⚔"] is Kind.TAP
    styled = {key.text for row in rows for key in row if key.style == "primary"}
    assert styled == {"▫c4", "⚔b3", "▫d3"}


def test_another_stone_may_be_tapped_instead() -> None:
    table = line("siga", FIGHT)
    saved = Tapped(PLY, None, ("c3",)).text()
    assert picked(table, saved).after("b4") == ("b4",)
    assert picked(table, saved).after("c3") == ("c3",)
    assert picked(table, saved).after("c4") is None, "that is no tap but the move"
    assert picked(table, saved).after("zz") is None


def test_a_stone_that_must_go_on_is_chosen_already_and_cannot_be_taken_back() -> None:
    walks = (table for seed in range(20) for table in walk("siga", seed))
    table = next(table for table in walks if " chain:" in table.rules.dump(table.state))
    now = picked(table)
    assert len(now.given) == 1
    assert now.made == now.given
    assert now.before is None
    assert now.view.chosen is not None
    kinds = {press.kind for press in presses(keys(table))[:-2]}
    assert Kind.UNTAP not in kinds
    assert Kind.ACT in kinds


def test_what_was_tapped_is_void_when_the_game_has_gone_on() -> None:
    table = line("siga", FIGHT)
    assert picked(table, Tapped(PLY, None, ("c3",)).text()).made == ("c3",)
    assert picked(table, Tapped(PLY - 1, None, ("c3",)).text()).made == ()
    assert picked(table, Tapped(PLY, None, ("a5",)).text()).made == (), "it cannot move"
    assert picked(table, Tapped(PLY, None, ("c3", "c4")).text()).made == (), "that was a move"


def test_the_saved_form_says_ply_part_and_taps() -> None:
    for value in (Tapped(12, 0, ("c2",)), Tapped(3), Tapped(9, 1)):
        assert Tapped.read(value.text()) == value
    assert Tapped(12, 0, ("c2",)).text() == "12:0:c2"
    assert Tapped.read(None) is None


def test_an_empty_9x9_is_shown_in_two_parts_and_stays_where_it_was_turned() -> None:
    rules = rules_of("9x9")
    table = at(rules, rules.start(2))
    assert labels(keys(table))[0] == "▫a9 ▫b9 ▫c9 ▫d9 ▫e9 ▫f9 ▫g9 ▫h9"
    (turn,) = (p for p in presses(keys(table)) if p.kind is Kind.PART)
    saved = after(table, None, turn)
    assert labels(keys(table, saved))[0] == "▫b9 ▫c9 ▫d9 ▫e9 ▫f9 ▫g9 ▫h9 ▫i9"
    later = at(rules, rules.apply(rules.start(2), rules.turn(rules.start(2)).actions[0]))  # type: ignore[union-attr]  # a choice
    gone_on = replace(later, game=replace(later.game, ply=PLY + 1))
    assert labels(keys(gone_on, saved))[0] == "▫b9 ▫c9 ▫d9 ▫e9 ▫f9 ▫g9 ▫h9 ▫i9"


def test_a_stone_out_of_sight_that_is_named_turns_a_large_board() -> None:
    stones = (
        "........./........./........./........./..ox...../..xo...../........./........./........x"
    )
    table = line("9x9", f"{stones} 0/0 x move 5")
    now = picked(table)
    assert now.part == 0
    assert now.after("i1") == ("i1",)
    assert now.towards("i1") == 1
    assert now.towards("d5") is None, "in sight already"
    saved = Tapped(PLY, now.towards("i1"), ("i1",)).text()
    assert "↩i1" in labels(keys(table, saved))[-2]


def test_targets_out_of_sight_are_named_on_the_button_that_turns_to_them() -> None:
    table = line(
        "9x9",
        "oxooxooxx/oxxooooxx/xxxxxxooo/xx...xooo/xoxx.xxo./oxoxxx.oo/ooxx..x.x/xox..xxxx/xoox..xxo"
        " 0/0 o move 4",
    )
    turning = [key for row in keys(table, f"{PLY}:0:h6") for key in row if kind(key) is Kind.PART]
    assert [(key.text, key.style) for key in turning] == [("i5 ▸", "primary")]
    turning = [key for row in keys(table, f"{PLY}:0:") for key in row if kind(key) is Kind.PART]
    assert [(key.text, key.style) for key in turning] == [("i1 … i9 ▸", None)]


def kind(key: Key) -> Kind | None:
    """What a button asks for."""
    return None if key.press is None else key.press.kind


def test_where_nothing_can_be_tapped_in_one_part_the_other_is_shown_and_stays() -> None:
    table = line(
        "9x9", "........x/........./........x/" + "........./" * 5 + "o........ 0/0 x move 5"
    )
    assert labels(keys(table))[0] == "· · · · · · · ⚪️i9"
    saved = after(table, None, Press(Kind.TAP, 1, PLY, "i9"))
    assert labels(keys(table, saved))[0] == "· · · · · · ▫h9 ↩i9"
    other = Tapped(PLY, 0).text()
    assert labels(keys(table, other))[0] == "· · · · · · · ⚪️i9"


@lru_cache(maxsize=256)
def _mapped(same: Same, saved: str | None) -> Keyboard:
    view = _view(same)
    return keyboard(Sight(same.table, EN, taps=board_map(same.table, view, saved)))


def mapped(table: Table, saved: str | None = None) -> Keyboard:
    """The keyboard with the board's map, also while there is nothing to tap."""
    return _mapped(Same(table), saved)


def shape(rows: Keyboard, table: Table) -> list[int]:
    """How many buttons stand in each row of the map, from the top."""
    columns = look(table).columns
    return [len(row) for row in rows[:columns]]


@every_game
def test_a_place_on_the_screen_pressed_twice_never_moves_anything(name: str) -> None:
    """Whatever the first press does, what then stands there is no move."""
    moved = chosen = 0
    for number, table in enumerate(walk(name, seed=4)):
        if number % (21 if "9x9" in name else 7) or choice(table) is None:
            continue
        stages: list[str | None] = [None]
        stages += [
            Tapped(PLY, None, (*picked(table).given, s)).text() for s in picked(table).others
        ]
        for saved in stages[:: max(1, len(stages) // 6)]:
            rows = mapped(table, saved)
            for line_, row in enumerate(rows[:-1]):
                for place, key in enumerate(row):
                    then = pressed(table, saved, key)
                    if then is None:
                        continue
                    again = mapped(*then)
                    assert len(again) == len(rows) or key.press.kind is Kind.ACT  # type: ignore[union-attr]  # it was pressed
                    there = again[line_][min(place, len(again[line_]) - 1)].press
                    assert there is None or there.kind is not Kind.ACT, (key.text, saved)
                    chosen += then[0] is table
                    moved += then[0] is not table
    assert moved
    assert chosen


def pressed(table: Table, saved: str | None, key: Key) -> tuple[Table, str | None] | None:
    """The game and what is saved of its board after a button of the map; None if nothing is
    done."""
    press, now = key.press, picked(table, saved)
    assert press is not None
    if press.kind is Kind.ACT:
        action = next(
            a for a in table.turn.actions if table.rules.write(a) == press.action  # type: ignore[union-attr]  # a choice
        )  # fmt: skip
        later = at(table.rules, table.rules.apply(table.state, action))
        if isinstance(later.turn, Over):
            return None
        return replace(later, game=replace(later.game, ply=PLY + 1)), saved
    if press.kind is Kind.UNTAP:
        assert now.before is not None
        return table, Tapped(PLY, now.page, now.before).text()
    if press.kind is Kind.PART or now.after(press.action) not in (None, now.made):
        return table, after(table, saved, press)
    return None


@every_game
def test_the_map_keeps_its_shape_through_a_game_with_the_bot(name: str) -> None:
    waiting = 0
    shapes, lines = set(), set()
    for table in walk(name, seed=6, steps=120):
        one, other = table.players
        table = replace(table, players=(one, replace(other, person=None, bot="novice")))  # noqa: PLW2901 - the BOT sits down
        rows = mapped(table)
        passing = any(p.action == "pass" for p in presses(rows))
        shapes.add((tuple(shape(rows, table)), len(rows) - passing))
        if choice(table) is None and not passing:
            waiting += 1
            kinds = {press.kind for press in presses(rows[: look(table).columns])}
            assert kinds == {Kind.TAP}
            assert not any(key.text[-1:].isdecimal() for row in rows[:-2] for key in row)
        taps = board_map(table, look(table))
        words = caption(Sight(table, EN, {1: "Anna"}, taps=taps))
        lines.add(words.count("\n\n"))
    assert waiting
    assert len(shapes) == 1
    assert lines == {0}


def test_the_caption_says_what_is_chosen_and_what_is_next() -> None:
    names = {1: "Anna"}
    table = line("siga", FIGHT)
    placing = at(table.rules, table.rules.start(2))
    saved = Tapped(PLY, None, ("c3",)).text()

    def due(table: Table, taps: Picking | None) -> str:
        text = caption(Sight(table, EN, names, taps=taps))
        return next(row for row in text.splitlines() if row.startswith("▶️"))

    assert due(placing, picked(placing)).endswith(": place a stone (12 left)")
    assert due(table, picked(table)).endswith(": choose a stone (⚔ takes)")
    calm = line("siga", "xx.oo/xx.o./...../...../xxxoo 0/0 x move 3")
    assert "⚔" not in "".join(labels(keys(calm)))
    assert due(calm, picked(calm)).endswith(": choose a stone")
    assert due(table, picked(table, saved)).endswith(": 👉 \u2068c3\u2069 → where? (⚔ takes)")


def test_the_caption_leaves_to_the_map_where_the_stones_are() -> None:
    names, table = {1: "Anna"}, line("siga", FIGHT)
    asleep = replace(table, game=replace(table.game, status="asleep"))
    saved = Tapped(PLY, None, ("c3",)).text()
    first, second = (caption(Sight(table, EN, names, taps=picked(table, s))) for s in (None, saved))
    for text in (first, second):
        assert "a5 b5" not in plain(text)
        assert "White: 9 left · Blue: 8 left" in plain(text)
    assert "a5" in plain(caption(Sight(asleep, EN, names)))
    assert first.count("\n") == second.count("\n"), "as many lines, and none of them empty"
    assert all("\n\n" not in text for text in (first, second, caption(Sight(asleep, EN, names))))


def test_who_waits_for_another_person_in_their_own_chat_has_no_map() -> None:
    table = line("siga", FIGHT)
    table = replace(
        table,
        game=replace(table.game, mode="link"),
        players=tuple(replace(p, person=p.number + 1) for p in table.players),
    )
    view, names = look(table), {1: "Anna", 2: "Boris"}
    taps = board_map(table, view)
    mine, theirs = (keyboard(Sight(table, EN, reader=reader, taps=taps)) for reader in (1, 2))
    assert shape(mine, table) == [5] * 5
    assert len(theirs) == 1
    own, other = (caption(Sight(table, EN, names, reader=reader, taps=taps)) for reader in (1, 2))
    assert "a1 a4" not in plain(own)
    assert "a1 a4" in plain(other)
    assert "left" in plain(own)


def test_nobody_taps_where_the_game_sleeps_or_the_bot_plays() -> None:
    table = line("siga", FIGHT)
    asleep = replace(table, game=replace(table.game, status="asleep"))
    bots = replace(
        table, players=tuple(replace(p, person=None, bot="novice") for p in table.players)
    )
    assert picking(asleep, view_of(asleep)) is None
    assert picking(bots, view_of(bots)) is None
    assert board_map(asleep, view_of(asleep)) is None
    assert board_map(bots, view_of(bots)) is None, "nobody plays there"


def test_a_pass_is_an_ordinary_button_below_the_map() -> None:
    for seed in range(40):
        for table in walk("siga", seed):
            turn = table.turn
            assert isinstance(turn, Choose)
            if table.rules.write(turn.actions[0]) == "pass":
                assert choice(table) is None
                rows = mapped(table)
                assert shape(rows, table) == [5] * 5
                assert {press.kind for press in presses(rows[:5])} == {Kind.TAP}
                assert [key.text for key in rows[5]] == [
                    EN.button(table.rules.tell(table.state, turn.actions[0]))
                ]
                return
    pytest.fail("no game came to a pass")

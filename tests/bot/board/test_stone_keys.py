"""A move by taps: from the buttons of squares every move is reached, in as few taps as promised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.phone import ROOM, WIDEST, breadth
from bot.board.sight import Sight, view_of
from bot.board.stone_keys import SIGNED
from bot.table.picking import Picking, Tapped, board_map, picking
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Keyboard
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose, Over
from games.view import BoardView
from storage.rows import Game, Person, Player
from tests.bot.board.shown import Same, rejoined
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
    """The rows above the last, as they are read."""
    return [" ".join(key.text for key in row) for row in rows[:-1]]


def after(table: Table, saved: str | None, press: Press) -> str:
    """What is saved when a button of a square was pressed."""
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
def test_every_move_takes_two_taps_at_most_and_on_a_large_board_one_more(name: str) -> None:
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
    wide = look(table).columns >= 7
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
                    room = ROOM[len(row)] + (len(row) == SIGNED)
                    assert all(0 < breadth(key.text) <= room for key in row), row
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
        "a5 b5 c5 d5 e5",
        "🔵 b4 c4 d4 e4",
        "🔵 b3 ✴️ d3 e3",
        "⚪️ b2 c2 d2 e2",
        "a1 b1 c1 d1 ⚪️",
    ], "as the squares lie, and where a stone stands its sign: no button moves"
    kinds = [(key.text, key.press.kind) for row in rows[:-1] for key in row if key.press]
    assert {kind for text, kind in kinds if text.isalnum()} == {Kind.ACT}
    assert {kind for text, kind in kinds if not text.isalnum()} == {Kind.TAP}, "and play nothing"


def test_the_buttons_of_a_board_that_is_turned_lie_as_its_squares_do() -> None:
    table = line("sidja", "...../o..../o..../x.x../x...x 8/10 o place:2 0")
    other, one = table.players
    seats = (replace(other, person=2), one)
    table = replace(table, players=seats, game=replace(table.game, mode="link"))
    owner = Person(1, 11, "Anna", own_side=True)
    sight = Sight(table, EN, {}, reader=1, taps=board_map(table, look(table)), owner=owner)
    assert sight.turned
    assert labels(keyboard(sight))[:2] == ["⚪️ d1 c1 b1 ⚪️", "e2 d2 ⚪️ b2 ⚪️"]


FIGHT = "xx.oo/xx.o./o.x.x/.oo../xxxoo 0/0 x move 3"


def test_first_the_stones_that_can_move_then_where_to() -> None:
    table = line("siga", FIGHT)
    assert labels(keys(table)) == [
        "❔ Explain 🧭 Hint",
        "⚪️a1⚔ ⚪️b4⚔ ⚪️b5 ⚪️c3⚔ ⚪️e3",
    ], "those with the sign behind them can take"
    saved = after(table, None, Press(Kind.TAP, 1, PLY, "c3"))
    rows = keys(table, saved)
    assert labels(rows) == [
        "→ b3 ⚔ → c4 → d3",
        "⚪️a1 ⚪️b4 ⚪️b5 👉c3 ⚪️e3",
    ], "all stays where it was, its ways stand above, and what takes is among them alone"
    kinds = {key.text: key.press.kind for row in rows[:-1] for key in row if key.press}
    assert kinds["👉c3"] is Kind.UNTAP
    assert kinds["→ d3"] is Kind.ACT
    assert kinds["⚪️b4"] is Kind.TAP
    styled = {key.text for row in rows for key in row if key.style == "primary"}
    assert styled == {"→ c4", "→ b3 ⚔", "→ d3"}


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


def test_of_an_empty_9x9_one_file_has_its_squares_and_stays() -> None:
    rules = rules_of("9x9")
    table = at(rules, rules.start(2))
    assert labels(keys(table)) == [
        "b c d e f g h i",
        "a1 a2 a3 a4 a5",
        "a6 a7 a8 a9",
    ]
    turn = next(p for p in presses(keys(table)) if p.kind is Kind.PART)
    saved = after(table, None, turn)
    assert labels(keys(table, saved))[:2] == ["a c d e f g h i", "b1 b2 b3 b4 b5"]
    later = at(rules, rules.apply(rules.start(2), rules.turn(rules.start(2)).actions[0]))  # type: ignore[union-attr]  # a choice
    gone_on = replace(later, game=replace(later.game, ply=PLY + 1))
    assert labels(keys(gone_on, saved))[:2] == labels(keys(table, saved))[:2]


def test_of_an_empty_7x7_two_files_have_their_squares() -> None:
    rules = rules_of("7x7")
    table = at(rules, rules.start(2))
    assert labels(keys(table)) == [
        "▾ a b c d e f f g",
        "a1 a2 a3 a4 a5 a6 a7",
        "b1 b2 b3 b4 b5 b6 b7",
    ]
    assert labels(keys(table, Tapped(PLY, 3).text()))[:2] == [
        "a b c d e f ▾ f g",
        "f1 f2 f3 f4 f5 f6 f7",
    ]


def test_a_stone_out_of_sight_that_is_named_turns_a_large_board() -> None:
    table = next(
        table
        for table in walk("9x9", seed=5)
        if (now := choice(table)) is not None and not now.placing and len(now.parts) > 1
    )
    now = picked(table)
    name = next(n for n in sorted(now.others, reverse=True) if now.towards(n) is not None)
    saved = Tapped(PLY, now.towards(name), (name,)).text()
    assert f"👉{name}" in " ".join(labels(keys(table, saved)))
    shown = now.view.squares[next(at for at in now.squares() if at in now.slots)].label
    assert now.towards(shown) is None, "in sight already"


def test_a_file_without_a_stone_that_can_move_is_not_opened() -> None:
    table = next(
        table
        for table in walk("9x9", seed=5)
        if (now := choice(table)) is not None and not now.placing and len(now.parts) > 1
    )
    now = picked(table)
    for number in range(9):
        asked = picked(table, Tapped(PLY, number).text())
        files = {now.view.squares[at].label[0] for at in now.slots}
        assert (asked.part == number) is ("abcdefghi"[number] in files)


@lru_cache(maxsize=256)
def _mapped(same: Same, saved: str | None) -> Keyboard:
    view = _view(same)
    return keyboard(Sight(same.table, EN, taps=board_map(same.table, view, saved)))


def mapped(table: Table, saved: str | None = None) -> Keyboard:
    """The keyboard with the board's map, also while there is nothing to tap."""
    return _mapped(Same(table), saved)


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
            for low, row in enumerate(reversed(rows)):
                for place, key in enumerate(row if low else ()):
                    then = pressed(table, saved, key)
                    if then is None:
                        continue
                    again = mapped(*then)
                    assert len(again) == len(rows) or key.press.kind in (Kind.ACT, Kind.PART)  # type: ignore[union-attr]  # it was pressed
                    there = _there(again, low, (place + 0.5) / len(row))
                    assert there is None or there.kind is not Kind.ACT, (key.text, saved)
                    chosen += then[0] is table
                    moved += then[0] is not table
    assert moved
    assert chosen


def _there(rows: Keyboard, low: int, right: float) -> Press | None:
    """What is pressed in the row so far from below, so far to the right."""
    if low >= len(rows):
        return None
    row = rows[-1 - low]
    return row[int(right * len(row))].press


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
def test_while_the_bot_is_to_act_there_is_nothing_to_tap(name: str) -> None:
    waiting = 0
    for table in walk(name, seed=6, steps=120):
        one, other = table.players
        table = replace(table, players=(one, replace(other, person=None, bot="novice")))  # noqa: PLW2901 - the BOT sits down
        if choice(table) is None and table.to_act == table.players[1]:
            waiting += 1
            played_on = {press.kind for press in presses(keys(table))} & {Kind.ACT, Kind.UNTAP}
            assert not played_on
        words = caption(Sight(table, EN, {1: "Anna"}, taps=board_map(table, look(table))))
        assert "\n\n" not in rejoined(words), "its lines stand close throughout"
    assert waiting


def test_the_caption_says_what_is_chosen_and_what_is_next() -> None:
    names = {1: "Anna"}
    table = line("siga", FIGHT)
    placing = at(table.rules, table.rules.start(2))
    saved = Tapped(PLY, None, ("c3",)).text()

    def due(table: Table, taps: Picking | None) -> str:
        text = caption(Sight(table, EN, names, taps=taps))
        return next(row for row in text.splitlines() if row.startswith("▶️"))

    assert due(placing, picked(placing)).endswith(": place 2 stones (12 left)")
    assert due(table, picked(table)).endswith(": choose a stone (⚔ takes)")
    calm = line("siga", "xx.oo/xx.o./...../...../xxxoo 0/0 x move 3")
    assert "⚔" not in "".join(labels(keys(calm)))
    assert due(calm, picked(calm)).endswith(": choose a stone")
    assert due(table, picked(table, saved)).endswith(": 👉 \u2068c3\u2069 → where? (⚔ takes)")


def test_the_caption_tells_where_the_stones_are_before_and_after_a_tap() -> None:
    names, table = {1: "Anna"}, line("siga", FIGHT)
    saved = Tapped(PLY, None, ("c3",)).text()
    first, second = (caption(Sight(table, EN, names, taps=picked(table, s))) for s in (None, saved))
    for text in (first, second):
        assert "on a1 a4 a5 b1 b4 b5" in plain(text)
    assert first.count("\n") == second.count("\n"), "as many lines, and none of them empty"
    assert "\n\n" not in rejoined(first + second)


def test_who_waits_for_another_person_in_their_own_chat_has_nothing_to_tap() -> None:
    table = line("siga", FIGHT)
    table = replace(
        table,
        game=replace(table.game, mode="link"),
        players=tuple(replace(p, person=p.number + 1) for p in table.players),
    )
    taps = board_map(table, look(table))
    mine, theirs = (keyboard(Sight(table, EN, reader=reader, taps=taps)) for reader in (1, 2))
    assert len(mine) == 3
    assert len(theirs) == 1


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


def test_a_pass_is_an_ordinary_button() -> None:
    for seed in range(40):
        for table in walk("siga", seed):
            turn = table.turn
            assert isinstance(turn, Choose)
            if table.rules.write(turn.actions[0]) == "pass":
                assert choice(table) is None
                rows = mapped(table)
                assert [key.text for key in rows[0]] == [
                    EN.button(table.rules.tell(table.state, turn.actions[0]))
                ]
                return
    pytest.fail("no game came to a pass")


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_stones_are_placed_an_explanation_keeps_the_way_back_and_a_board_its_hint(
    language: str,
) -> None:
    """Beside the order that places the rest one of the two has room."""
    table = line("sidja", "...../o.o../...../x..../....x 10/10 x place:2 0")
    texts = LIBRARY[language]
    one, other = table.players
    table = replace(
        table,
        game=replace(table.game, mode="bot", goal=False),
        players=(replace(one, person=1), replace(other, person=None, bot="novice")),
    )
    sight = Sight(table, texts, {}, reader=1, taps=board_map(table, look(table)))
    for seen, kind in ((sight, Kind.HINT), (replace(sight, explained=("…",)), Kind.EXPLAIN)):
        last = {press.kind for press in presses(keyboard(seen)[-1:])}
        assert {Kind.ORDER, kind, Kind.LEAVE} == last

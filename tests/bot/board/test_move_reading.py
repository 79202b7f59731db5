"""Moves in words: as people write them, compared with what is offered and never made up."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from bot.board.move_reading import (
    LISTED,
    LONGEST,
    MOST,
    Reading,
    like_a_move,
    longest,
    read,
    refused,
    split,
)
from bot.table.picking import Tapped
from bot.table.steps import offered, play
from bot.table.table import AnyRules, Table
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose
from tests.bot.board.test_stone_keys import FIGHT, PLY, at, line, walk
from tests.bot.handlers.test_visits import LIBRARY
from tests.bot.kit import plain

EN = Library()["en"]


class Counting:
    """Rules that count how often each of their methods is called."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.asked = Counter[str]()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.rules, name)
        if not callable(found):
            return found

        def call(*args: Any, **more: Any) -> Any:
            self.asked[name] += 1
            return found(*args, **more)

        return call


def counting() -> tuple[Table, Counter[str]]:
    """The widest board before its first stone, and what its rules have been asked."""
    rules: Any = Counting(rule_set("sidja", {"size": "9"}))
    table = at(rules, rules.start(2))
    assert table.turn is not None
    rules.asked.clear()
    return table, rules.asked


def some_senet(thrown: bool) -> Table:  # noqa: FBT001 - which of the two it is
    """A game in which a move is to be chosen, or a throw is due."""
    rules: AnyRules = rule_set("thibault")
    state = rules.start(2)
    while isinstance(rules.turn(state), Choose) is not thrown:
        turn = rules.turn(state)
        assert not isinstance(turn, Choose)
        state = rules.apply(state, turn.odds[0][0])  # type: ignore[union-attr]  # a throw
    return at(rules, state)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("c2-c3xb3", ("c2", "c3", "xb3")),
        ("c2c3", ("c2", "c3")),
        ("C2–C3", ("c2", "c3")),
        ("c2 → c3", ("c2", "c3")),
        ("Ｃ２　ｃ３", ("c2", "c3")),
        ("c٢ c٣", ("c2", "c3")),
        ("с2-с3", ("c2", "c3")),
        ("9-13", ("9", "13")),
        ("٩-١٣", ("9", "13")),
        ("handx5", ("handx5",)),
        ("Pass!", ("pass",)),
        ("  ", ()),
    ],
)
def test_a_move_is_read_however_it_is_written(text: str, words: tuple[str, ...]) -> None:
    assert split(text) == words


@pytest.mark.parametrize(
    "text",
    ["c3-b3xb2", "c3-b3", "c3 b3", "C3B3", "c3–b3", "c3 - b3 x b2", "с3→b3"],
)
def test_a_capture_is_played_with_or_without_what_it_takes(text: str) -> None:
    table = line("siga", FIGHT)
    assert any(each == "c3-b3xb2" for each in offered(table)), offered(table)
    assert read(table, None, text).actions == ("c3-b3xb2",)


def test_every_offered_action_is_found_by_its_written_form_and_by_its_taps() -> None:
    for name in ("siga", "leaps", "9x9", "cross"):
        for number, table in enumerate(walk(name, seed=4)):
            if number % (80 if name == "9x9" else 25) != 7:
                continue
            turn = table.turn
            assert isinstance(turn, Choose)
            paths = table.rules.taps(table.state, turn.actions)
            for action, path in zip(turn.actions, paths, strict=True):
                text = table.rules.write(action)
                for form in (text, text.upper(), " ".join(path), "".join(path)):
                    assert read(table, None, form).actions == (text,), form


def test_a_stone_alone_is_its_first_tap_and_then_its_target_completes_it() -> None:
    table = line("siga", FIGHT)
    assert read(table, None, "c3").tap == "c3"
    saved = Tapped(PLY, None, ("c3",)).text()
    assert read(table, saved, "d3").actions == ("c3-d3",)
    assert read(table, saved, "b5").tap == "b5", "another stone instead"
    assert not read(table, None, "d3").clear
    assert not read(table, Tapped(PLY - 1, None, ("c3",)).text(), "d3").clear, "void by now"


def test_several_placements_are_read_one_after_another() -> None:
    rules = rule_set("sidja")
    table = at(rules, rules.start(2))
    assert read(table, None, "d4 e5").actions == ("d4", "e5")
    assert read(table, None, "D4, E5").actions == ("d4", "e5")
    for text, rest in (("d4 d4", ("d4",)), ("d4 zz", ("zz",)), ("c3", ("c3",))):
        assert read(table, None, text).rest == rest
    three = read(table, None, "d4 e5 a1")
    assert three.rest == ("a1",), "that is the other side's turn"


def test_in_senet_the_houses_are_enough() -> None:
    table = some_senet(thrown=True)
    for text in offered(table):
        assert read(table, None, text).actions == (text,)
        assert read(table, None, text.replace("x", "-").replace("-", " ")).clear
    throw = some_senet(thrown=False)
    assert read(throw, None, "Throw").actions == ("throw",)
    assert not read(throw, None, "throw 9-13").clear, "nobody knows what it will be"
    assert not read(throw, None, "4").clear


def test_of_banked_throws_the_move_alone_will_do_if_it_is_plain() -> None:
    position = "CSCSCSCSCS/........../.......... C0S0 C0S0 C play:4,2 -"
    rules = rule_set("thibault", {"bank_throws": "on"})
    table = at(rules, rules.load(position))
    moves = [text for text in offered(table) if ":" in text]
    assert moves
    for text in moves:
        assert read(table, None, text.split(":")[1]).actions == (text,)


def test_hyenas_questions_are_answered_in_words() -> None:
    rules = rule_set("hyena")
    table = at(rules, rules.start(2))
    assert read(table, None, "throw on").actions == ("throw-on",)
    assert read(table, None, "THROW").actions == ("throw",)


def test_what_is_no_move_is_left_alone() -> None:
    table = line("siga", FIGHT)
    for text in ("hello", "nice move!", "2 minutes", "", "c2 is good", "?", "👍"):
        assert not like_a_move(table, text), text
    for text in ("c2-c9", "c3", "c2c3", "z9", "c3xb3"):
        assert like_a_move(table, text), text
    assert like_a_move(some_senet(thrown=False), "throw")
    assert not like_a_move(table, "throw")


def test_a_number_is_a_move_only_where_moves_are_written_in_numbers() -> None:
    senet = some_senet(thrown=True)
    for text in ("5", "9-13", "x5", "29 30"):
        assert like_a_move(senet, text), text
        assert not like_a_move(line("siga", FIGHT), text), text
    turn = senet.turn
    assert isinstance(turn, Choose)
    moved, _ = play(senet, senet.rules.write(turn.actions[0]))
    assert moved is not None
    assert like_a_move(moved, "9-13"), "also where a throw is due"


LONG = [
    "\ufdfa" * 4090,
    "a1" * 2000,
    "a" * 4096,
    "x " * 2048,
    "a1 " * (MOST + 1),
    "\ufdfa" * LONGEST,
]


@pytest.mark.parametrize("text", LONG, ids=lambda text: f"{text[:2]}*{len(text)}")
def test_a_text_longer_than_any_move_is_compared_with_nothing(text: str) -> None:
    table, asked = counting()
    assert split(text) == ()
    assert not like_a_move(table, text)
    reading = read(table, None, text)
    assert not reading.clear
    assert asked == Counter()
    answer = plain(refused(EN, reading, text))
    assert "cannot be played now" in answer
    assert len(answer) < 200


def test_a_line_as_long_as_may_be_is_compared_with_what_is_offered_once_a_move() -> None:
    table, asked = counting()
    squares = offered(table)
    assert len(squares) == 80
    asked.clear()
    reading = read(table, None, " ".join(squares[:MOST]))
    assert (reading.actions, reading.stop) == (squares[:2], "turn")
    assert asked["taps"] == 2 * 2, "for the buttons and for the forms"
    assert asked["write"] <= 2 * 2 * len(squares), "for the forms and to play it"


def test_no_more_words_are_taken_together_than_a_move_has() -> None:
    class Tried(tuple[str, ...]):
        """Words that note how many of them are looked at together."""

        __slots__ = ()

        def __getitem__(self, at: Any) -> Any:
            lengths.append(at.stop)
            return super().__getitem__(at)

    for table in (line("siga", FIGHT), some_senet(thrown=True), some_senet(thrown=False)):
        lengths: list[int] = []
        assert longest(table, None, Tried(MOST * ("zz",))) == ((), 0)
        assert max(lengths) <= 4
        assert len(lengths) <= 2 * 4


def test_what_may_be_written_two_ways_is_asked_for() -> None:
    position = "CSCSCSCSCS/........../.......... C0S0 C0S0 C play:4,2 -"
    rules = rule_set("thibault", {"bank_throws": "on"})
    table = at(rules, rules.load(position))
    reading = Reading(table, many=tuple(f"4:{n}-{n + 4}" for n in range(40)), rest=("4",))
    answer = plain(refused(EN, reading, "4"))
    assert "4:0-4" in answer
    assert answer.count("-") == LISTED
    assert "…" in answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_moves_it_is_said_that_none_was_played_and_why(language: str) -> None:
    """And never what could be played after the first: that is not so, and the other side's."""
    rules, texts = rule_set("sidja"), LIBRARY[language]
    placing, fight = at(rules, rules.start(2)), line("siga", FIGHT)
    throw = some_senet(thrown=False)
    for table, text, done, stop in (
        (placing, "d4 e5 a1", ("d4", "e5"), "turn"),
        (placing, "d4 zz", ("d4",), "not"),
        (placing, "d4 d4", ("d4",), "not"),
        (fight, "c3-d3 zz", ("c3-d3",), "turn"),
        (throw, "throw throw", ("throw",), "throw"),
        (throw, "throw 9-13", ("throw",), "throw"),
    ):
        reading = read(table, None, text)
        assert (reading.actions, reading.stop, reading.clear) == (done, stop, False), text
        assert reading.table is table, "nothing was played"
        rest = " ".join(reading.rest)
        said = plain(refused(texts, reading, text)).replace("\u2066", "")
        wanted = texts.html(f"move-then-{stop}", done=" ".join(done), rest=rest)
        assert said == plain(wanted).replace("\u2066", "")
        assert not re.search("[a-i][0-9]", said.replace(" ".join(done), "").replace(rest, ""))
    many = Reading(placing, ("d4",), many=("e5", "e4"), rest=("e",))
    assert plain(refused(texts, many, "d4 e")) == plain(
        texts.html("move-then-many", done="d4", rest="e", names=texts.listed(("e5", "e4")))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_played_is_answered_with_what_can(language: str) -> None:
    texts = LIBRARY[language]

    def why(table: Table, text: str) -> str:
        reading = read(table, None, text)
        assert not reading.clear
        return plain(refused(texts, reading, text))

    fight = line("siga", FIGHT)
    stones = why(fight, "c2-c9")
    assert "c2-c9" in stones
    assert all(square in stones for square in ("a1", "b4", "b5", "c3"))
    targets = why(fight, "c3-c9")
    assert all(square in targets for square in ("c4", "b3", "d3"))
    assert "b5" not in targets
    rules = rule_set("sidja", {"size": "9"})
    placing = why(at(rules, rules.start(2)), "e5")
    assert placing.endswith("…")
    assert len(placing.split(texts.listed(("", "")).strip())) <= LISTED + 1
    assert why(some_senet(thrown=False), "9-13").endswith(texts.plain("key-throw-sticks"))
    senet_moves = why(some_senet(thrown=True), "29-30")
    senet = some_senet(thrown=True)
    for action in senet.turn.actions:  # type: ignore[union-attr]  # a choice
        assert plain(texts.button(senet.rules.tell(senet.state, action))) in senet_moves
    named = why(senet, "c3")
    assert texts.plain("game-senet") in named
    assert "№" in named or str(senet.game.id) in named
    long = why(fight, "c2 " * 60)
    assert "…" in long
    assert len(long) < 200


def test_a_chain_is_continued_by_its_target_alone() -> None:
    walks = (table for seed in range(20) for table in walk("siga", seed))
    table = next(table for table in walks if " chain:" in table.rules.dump(table.state))
    turn = table.turn
    assert isinstance(turn, Choose)
    path = table.rules.taps(table.state, turn.actions)[0]
    assert read(table, None, path[-1]).actions == (table.rules.write(turn.actions[0]),)
    assert path[-1] in plain(refused(EN, read(table, None, "z9"), "z9"))

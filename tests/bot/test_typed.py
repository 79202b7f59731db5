"""Moves in words: as people write them, compared with what is offered and never made up."""

from __future__ import annotations

from typing import Any

import pytest
from telegram import Update

from bot.handlers import typed
from bot.table import AnyRules, Table
from bot.taps import Tapped, picking, tapped
from bot.typed import LISTED, like_a_move, offered, read, refused, split
from bot.visit import Handler
from bot.words import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose
from storage.rows import Person
from storage.store import Shown
from tests.bot.kit import Hall, actor, plain, seen, step
from tests.bot.test_handlers import GROUP, LIBRARY, Office
from tests.bot.test_maps import FIGHT, PLY, at, line, walk

EN = Library()["en"]
SIGA = rule_set("siga")


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
            paths = table.rules.steps(table.state, turn.actions)
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
    for text in ("c2-c9", "c3", "c2c3", "z9", "5"):
        assert like_a_move(table, text), text
    assert like_a_move(some_senet(thrown=False), "throw")
    assert not like_a_move(table, "throw")


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
    assert len(placing.split(",")) <= LISTED + 1 or language == "ar"
    assert "throw" in why(some_senet(thrown=False), "9-13")
    senet_moves = why(some_senet(thrown=True), "29-30")
    assert offered(some_senet(thrown=True))[0] in senet_moves
    long = why(fight, "c2 " * 60)
    assert "…" in long
    assert len(long) < 200


def test_a_chain_is_continued_by_its_target_alone() -> None:
    walks = (table for seed in range(20) for table in walk("siga", seed))
    table = next(table for table in walks if " chain:" in table.rules.dump(table.state))
    turn = table.turn
    assert isinstance(turn, Choose)
    path = table.rules.steps(table.state, turn.actions)[0]
    assert read(table, None, path[-1]).actions == (table.rules.write(turn.actions[0]),)
    assert path[-1] in plain(refused(EN, read(table, None, "z9"), "z9"))


# -- the handlers ------------------------------------------------------------------------------


class Writing(Office):
    """People who write."""

    async def write(
        self,
        person: Person,
        chat: int,
        text: str,
        handler: Handler,
        *,
        replied: int | None = None,
        update: int | None = None,
    ) -> str:
        """`person` writes; the last thing said to it, empty for nothing, and its outcome."""
        kind = {"type": "private"} if chat > 0 else {"type": "supergroup", "title": "Club"}
        place = {"id": chat, **kind}
        message: dict[str, Any] = {"message_id": 900, "date": 1, "chat": place, "text": text}
        message["from"] = {"id": person.user, "is_bot": False, "first_name": person.name}
        if replied is not None:
            message["reply_to_message"] = {"message_id": replied, "date": 1, "chat": place}
        number = next(self.updates) if update is None else update
        made = Update.de_json({"update_id": number, "message": message})
        visit = await self.desk.visit(made)
        assert visit is not None
        before = len(self.told.texts)
        await handler(visit)
        await self.sender.idle()
        await self.sender.idle()
        return "" if len(self.told.texts) == before else plain(self.told.texts[-1])


@pytest.fixture
async def office(hall: Hall) -> Writing:
    return Writing(hall)


async def a_game(hall: Hall, anna: Person, boris: Person, rules: AnyRules = SIGA) -> Table:
    invitation = await hall.invite(anna, "group", rules=rules)
    table = seen(await hall.tables.join(invitation.game.id, boris, press="join"))
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, 70))
    return table


def whose(table: Table, *people: Person) -> tuple[Person, Person]:
    """Who is to act, and the other."""
    mine = next(person for person in people if person.id == actor(table))
    return mine, next(person for person in people if person is not mine)


async def test_a_move_by_command_is_played_and_the_board_comes_down(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await a_game(hall, anna, boris)
    mover, _ = whose(table, anna, boris)
    assert await office.write(mover, GROUP, "/move d4 E5", typed.move) == ""
    assert [row.text for row in await hall.store.actions(table.game.id)] == ["d4", "e5"]
    (board,) = await hall.store.boards(table.game.id)
    assert board.message is None
    assert board.shown < board.wanted


async def test_the_same_message_delivered_twice_is_played_once(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await a_game(hall, anna, boris)
    mover, _ = whose(table, anna, boris)
    for _ in range(2):
        assert await office.write(mover, GROUP, "/move d4 e5", typed.move, update=4321) == ""
    assert len(await hall.store.actions(table.game.id)) == 2


async def test_words_said_to_a_board_are_a_move_and_other_words_are_not_ours(
    office: Writing, hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await a_game(hall, anna, boris)
    mover, waiting = whose(table, anna, boris)
    say = office.write
    for text in ("well played", "d4?? no", "2 minutes"):
        assert await say(mover, GROUP, text, typed.replied, replied=70) == ""
    assert await say(mover, GROUP, "d4", typed.replied, replied=71) == "", "no board of ours"
    assert await say(mover, GROUP, "d4", typed.replied) == ""
    assert await hall.store.actions(table.game.id) == ()
    assert await say(waiting, GROUP, "d4", typed.replied, replied=70) == EN.plain(
        "answer-not-yours"
    )
    assert await say(carla, GROUP, "d4", typed.replied, replied=70) == EN.plain("answer-foreign")
    assert await say(mover, GROUP, "d4", typed.replied, replied=70) == ""
    assert [row.text for row in await hall.store.actions(table.game.id)] == ["d4"]


async def test_in_a_private_chat_any_words_may_be_a_move(
    office: Writing, hall: Hall, anna: Person
) -> None:
    hint = plain(EN.html("hint"))
    assert await office.write(anna, 1, "d4", typed.said) == hint
    invitation = await hall.invite(anna, "phone", rules=SIGA)
    table = seen(await hall.tables.begin(invitation.game.id, anna, press="b"))
    for words in ("hello", "/unknown", "nice game"):
        assert await office.write(anna, 1, words, typed.said) == hint
    assert "cannot be played now" in await office.write(anna, 1, "c3", typed.said)
    assert await office.write(anna, 1, "d4 e5", typed.said) == ""
    assert await office.write(anna, 1, "a1", typed.said) == "", "the other side's turn, same phone"
    assert [row.text for row in await hall.store.actions(table.game.id)] == ["d4", "e5", "a1"]
    await hall.tables.leave(table.game.id, anna)
    assert await office.write(anna, 1, "a2", typed.said) == EN.plain("answer-asleep")


async def test_a_stone_alone_is_tapped_in_words(office: Writing, hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "phone", rules=rule_set("sidja", {"size": "3"}))
    table = seen(await hall.tables.begin(invitation.game.id, anna, press="b"))
    while max(map(len, table.rules.steps(table.state, table.turn.actions))) == 1:  # type: ignore[union-attr]  # a choice
        table = await step(hall, table)
    now = picking(table, table.rules.view(table.state))
    assert now is not None
    stone, target = now.paths[0]
    if not now.given:
        assert await office.write(anna, 1, stone, typed.said) == ""
        (board,) = await hall.store.boards(table.game.id)
        kept = tapped(board.tapped)
        assert kept is not None
        assert kept.taps == (stone,)
    ply = table.game.ply
    assert await office.write(anna, 1, target, typed.said) == ""
    assert (await hall.now(table)).game.ply == ply + 1


async def test_the_newest_game_in_which_it_is_their_turn_is_meant(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    first = await a_game(hall, anna, boris)
    mover, waiting = whose(first, anna, boris)
    assert await office.write(waiting, GROUP, "/move d4", typed.move) == EN.plain(
        "answer-not-yours"
    )
    hall.clock.now += 1000
    invitation = await hall.invite(anna, "group", rules=SIGA)
    second = seen(await hall.tables.join(invitation.game.id, boris, press="join2"))
    hall.clock.now += 1000
    newest = second if actor(second) == mover.id else first
    assert await office.write(mover, GROUP, "/move d4", typed.move) == ""
    assert (await hall.now(newest)).game.ply == 1
    assert await office.write(mover, GROUP, "/move e4", typed.move, replied=70) == ""
    assert "e4" in [row.text for row in await hall.store.actions(first.game.id)]


async def test_the_command_alone_says_how_it_is_used(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    none = EN.plain("move-none")
    assert await office.write(anna, GROUP, "/move", typed.move) == none
    assert await office.write(anna, GROUP, "/move d4", typed.move) == none
    table = await a_game(hall, anna, boris)
    mover, waiting = whose(table, anna, boris)
    assert "/move a1" in await office.write(mover, GROUP, "/move", typed.move)
    assert await office.write(waiting, GROUP, "/move", typed.move) == none
    assert "cannot be played" in await office.write(mover, GROUP, "/move castle", typed.move)

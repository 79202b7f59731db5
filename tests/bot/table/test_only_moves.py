"""What cannot be chosen plays itself, in the step before it (docs/decisions/0025)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.board.turn_log import ALONE
from bot.table.beforehand import Unpressed, first_move, only_action, was_only
from bot.table.play import HINT_FROM, HINT_TO, hinted
from bot.table.steps import play_on
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE, rule_set
from games.core import Choose, Over, Throw, legal_actions
from games.seega.placing import best_placed
from games.seega.sets.sidja import SIDJA
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, actor, first_action, open_hall, seen

LIBRARY = Library()
EN = LIBRARY["en"]
ENOUGH = 500
"""So many actions of a long game are looked at."""


async def pressed(hall: Hall, table: Table, random: Random) -> Table:
    """Whoever is to act presses any of the buttons."""
    text = "throw"
    if isinstance(table.turn, Choose):
        text = table.rules.write(random.choice(table.turn.actions))
    return seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))


async def begun(hall: Hall, host: Person, guest: Person, rules: AnyRules) -> Table:
    invitation = await hall.invite(host, "group", rules=rules)
    joined = await hall.door.seating.join(invitation.game.id, guest, press="join")
    if len(rules.seats) > 1:
        joined = await hall.door.seating.begin(invitation.game.id, host, press="begin")
    return seen(joined)


def without_choice(table: Table) -> bool:
    return isinstance(table.turn, Choose) and len(table.turn.actions) == 1


async def presses(hall: Hall, people: list[Person], rules: AnyRules, seed: int) -> Counter[str]:
    """The presses of a game: all, and those where nothing was to be chosen."""
    counted, random = Counter[str](), Random(seed)
    table = await begun(hall, people[0], people[1], rules)
    before = table
    while not isinstance(table.turn, Over) and table.game.ply < ENOUGH:
        counted["all"] += 1
        if without_choice(table) and not first_move(table):
            counted["alone"] += 1
        before, table = table, await pressed(hall, table, random)
        by_itself = table.played[before.game.ply + 1 :]
        counted["by itself"] += sum(played.faces is None for played in by_itself)
        assert all(was_only(rules, played) or played.faces is not None for played in by_itself)
    return counted


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
async def test_nobody_who_has_not_chosen_it_presses_what_cannot_be_chosen(
    hall: Hall, rules: AnyRules
) -> None:
    people = [await hall.newcomer(1, "Anna"), await hall.newcomer(2, "Boris")]
    found = await presses(hall, people, rules, seed=1)
    assert found["alone"] == 0
    assert found["all"] > 20
    assert (found["by itself"] > 0) == (rules.game != "hyena"), "there is a choice or none"


async def test_who_has_chosen_so_presses_everything(
    hall: Hall, anna: Person, boris: Person
) -> None:
    found = await presses(hall, [anna, boris], rule_set("thibault"), seed=1)
    assert found["by itself"] == 0
    assert found["alone"] > 10


async def test_one_player_presses_and_the_others_moves_play_themselves(
    hall: Hall, boris: Person
) -> None:
    anna = await hall.newcomer(1, "Anna")
    table, random = await begun(hall, anna, boris, rule_set("thibault")), Random(2)
    left = Counter[int]()
    while not isinstance(table.turn, Over):
        if without_choice(table) and table.to_act is not None:
            left[table.to_act.person or 0] += 1
        table = await pressed(hall, table, random)
    assert left[anna.id] == 0
    assert left[boris.id] > 0


async def test_the_game_is_the_one_that_presses_would_have_made(tmp_path: Path) -> None:
    """The same position, log and throws; a server that is started anew knows it, too."""
    games = []
    for name in ("pressed", "alone"):
        (tmp_path / name).mkdir()
        hall = await open_hall(tmp_path / name)
        who = hall.person if name == "pressed" else hall.newcomer
        table = await begun(hall, await who(1, "Anna"), await who(2, "Boris"), rule_set("tait"))
        while not isinstance(table.turn, Over) and table.game.ply < ENOUGH:
            act = hall.door.play.act(table.game.id, table.game.ply, actor(table), some(table))
            table = seen(await act)
        assert (await (await hall.again()).now(table)).state == table.state
        games.append(await hall.whole(table))
        await hall.store.close()
    pressed_, alone_ = games
    most = min(pressed_.game.ply, alone_.game.ply)
    assert most > ENOUGH / 2
    assert pressed_.played[:most] == alone_.played[:most]


def some(table: Table) -> str:
    """An action that the position alone decides."""
    if isinstance(table.turn, Choose):
        offered = table.turn.actions
        return table.rules.write(Random(table.game.ply).choice(offered))
    return "throw"


async def test_at_one_phone_the_settings_are_its_owners(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    invitation = await hall.invite(anna, "phone")
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    seats, random = set[int](), Random(3)
    while not isinstance(table.turn, Over):
        assert not without_choice(table)
        ply = table.game.ply
        table = await pressed(hall, table, random)
        seats |= {p.seat for p in table.played[ply + 1 :] if p.faces is None}
    assert seats == {0, 1}


async def test_in_a_first_game_the_first_move_of_a_stone_is_pressed_also_where_it_is_the_only_one(
    hall: Hall,
) -> None:
    """Whoever has their stones placed for them would else find four taken by the same press."""
    anna, boris = await hall.newcomer(1, "Anna"), await hall.newcomer(2, "Boris")
    alone, everybody = 0, Unpressed(frozenset({anna.id, boris.id}))
    for seed in range(20):
        table, random = await begun(hall, anna, boris, SIDJA), Random(seed)
        while table.state.due == "place":
            places = tuple(legal_actions(SIDJA, table.state))
            if table.state.seat == 0:
                places = best_placed(SIDJA, table.state, places)
            text = SIDJA.write(random.choice(places))
            acted = await hall.door.play.act(table.game.id, table.game.ply, actor(table), text)
            table = seen(acted)
        assert table.game.goal
        assert table.played[-1].action.kind in ("place", "pass")
        if not without_choice(table):
            continue
        alone += 1
        assert only_action(table, everybody) is None
        known = replace(table, game=replace(table.game, goal=False))
        assert only_action(known, everybody) == legal_actions(SIDJA, table.state)[0]
    assert alone > 2


async def test_a_pass_for_want_of_moves_belongs_to_the_others_step_and_is_seen(
    hall: Hall,
) -> None:
    """Seega 3.6: the board shows both, and who has moved is to move again."""
    people = [await hall.newcomer(1, "Anna"), await hall.newcomer(2, "Boris")]
    rules, found = rule_set("siga"), 0
    for seed in range(8):
        table, random = await begun(hall, people[0], people[1], rules), Random(seed)
        while not isinstance(table.turn, Over):
            before, table = table, await pressed(hall, table, random)
            new = table.played[before.game.ply :]
            others = [p for p in new if p.seat != new[0].seat]
            if not others:
                continue
            found += 1
            assert all(legal_actions(rules, p.before) == (p.action,) for p in others)
            shown = [p for turn in table.last_turns for p in turn]
            assert all(p in shown for p in new), "every action of the step is told and drawn"
            assert caption(Sight(table, EN, NAMES)).count(ALONE) >= len(others)
    assert found > 2


async def test_what_a_bot_has_no_choice_in_is_its_own_step(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    table = await hall.against_bot(anna)
    random, steps = Random(4), 0
    while not isinstance(table.turn, Over):
        player, ply = table.to_act, table.game.ply
        table = await pressed(hall, table, random)
        new = table.played[ply:]
        if player is not None and player.bot is not None:
            steps += 1
            assert [p for p in new if table.seated(p.seat).bot is not None] == [new[0]] or (
                new[0].faces is None and new[1].faces is not None
            )
    assert steps > 20


async def test_the_way_to_the_settings_is_shown_for_a_while_after_the_third_such_move(
    hall: Hall, boris: Person
) -> None:
    anna = await hall.newcomer(1, "Anna")
    table, random = await begun(hall, anna, boris, rule_set("tait")), Random(5)
    count, shown = 0, set[int]()
    while count <= HINT_TO + 2:
        ply = table.game.ply
        table = await pressed(hall, table, random)
        new = table.played[ply + 1 :]
        count += sum(p.faces is None and table.seated(p.seat).person == anna.id for p in new)
        now = await hall.store.person(anna.id)
        assert now is not None
        assert hinted(now) == (HINT_FROM <= count <= HINT_TO)
        shown |= {count} if hinted(now) else set()
    assert shown == set(range(HINT_FROM, HINT_TO + 1))
    other = await hall.store.person(boris.id)
    assert other is not None
    assert (hinted(other), other.only_moves_played) == (False, 0), "he presses everything"


async def test_her_other_boards_follow_when_it_begins_to_be_shown(
    hall: Hall, boris: Person
) -> None:
    anna = await hall.newcomer(1, "Anna")
    for one in (anna, boris):  # and are offered nothing else
        await hall.store.commit(ChangePerson(one.id, (("thrown_for", False),)))
    other = await hall.for_two(anna, boris)
    (board,) = await hall.store.boards(other.game.id)
    table, random = await begun(hall, anna, boris, rule_set("tait")), Random(5)
    while not hinted(await hall.newcomer(1, "Anna")):
        (now,) = await hall.store.boards(other.game.id)
        assert now.wanted == board.wanted
        table = await pressed(hall, table, random)
    (now,) = await hall.store.boards(other.game.id)
    assert now.wanted == board.wanted + 1


async def test_who_has_chosen_is_shown_it_no_more(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    await hall.store.commit(ChangePerson(anna.id, (("only_moves_played", HINT_FROM),)))
    assert hinted(await hall.newcomer(1, "Anna"))
    for chosen in (True, False):
        await hall.store.commit(ChangePerson(anna.id, (("only_moves", chosen),)))
        assert not hinted(await hall.newcomer(1, "Anna"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_its_button_opens_the_settings_and_stands_in_the_last_row(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts, table = LIBRARY[language], await hall.for_two(anna, boris)
    *plain, leading = keyboard(Sight(table, texts))
    *rows, last = keyboard(Sight(table, texts, hint=True))
    assert rows == plain
    opens = [key for key in last if key.press and key.press.action == "settings"]
    others = [key.press for key in last if key not in opens]
    assert others == [key.press for key in leading][: len(others)]
    (way,) = opens
    assert way.text == texts.plain("key-settings").split(" ")[0], "four on a phone's row"
    assert way.press is not None
    assert way.press.kind is Kind.MENU


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_log_marks_such_a_move_and_says_why(hall: Hall, language: str) -> None:
    texts = LIBRARY[language]
    people = [await hall.newcomer(1, "Anna"), await hall.newcomer(2, "Boris")]
    table = await begun(hall, people[0], people[1], rule_set("thibault"))
    random, told = Random(6), 0
    while told < 10:
        ply = table.game.ply
        table = await pressed(hall, table, random)
        by_itself = [p for p in table.played[ply:] if was_only(table.rules, p)]
        for played in by_itself:
            told += 1
            words = texts.told(table.rules.tell(played.before, played.action))
            text = caption(Sight(table, texts, NAMES))
            assert ALONE + words.replace("<", "&lt;") in text
            lines = text.replace("<blockquote expandable>", "\n").split("\n")
            assert any(line.startswith("⏩ ") for line in lines), "its reason has a line of its own"


async def test_several_steps_that_are_written_are_followed_by_what_is_alone(hall: Hall) -> None:
    people = [await hall.newcomer(1, "Anna"), await hall.newcomer(2, "Boris")]
    table = await begun(hall, people[0], people[1], rule_set("thibault"))
    everybody = Unpressed(frozenset(person.id for person in people))
    while not isinstance(table.turn, Over):
        assert isinstance(table.turn, Choose | Throw)
        after, _ = play_on(table, (first_action(table),), everybody)
        assert after is not None
        assert not without_choice(after)
        table = after

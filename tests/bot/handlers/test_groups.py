"""What a group's admins choose: by which rules one may begin there, and who may end games."""

from __future__ import annotations

import pytest

from bot.board.buttons import Cancel, CancelYes, Rematch
from bot.choosing.allowed import barring, played_in
from bot.choosing.buttons import Choose, GameSets, MayPlay, New, SettingsOf
from bot.choosing.settings import NOBODYS
from bot.handlers import cancelling, game_choice, preferences
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.telegram.callback_data import Kind, Press
from bot.words.combos import GAMES, Combo
from games.catalogue import CATALOGUE, rule_set
from storage.operations import ChangeChat, Migrate
from storage.rows import Cancelling, Chat, Person
from tests.bot.handlers.test_calls import begun
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, seen

SENET = tuple(rules.id for rules in GAMES["senet"])
ADMIN = 1
"""Anna's user id."""


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    """Anna is an admin of every group."""
    desk = Desk(hall)
    desk.told.admins.add(ADMIN)
    await hall.store.see_chat(GROUP, "group")
    return desk


async def group(desk: Desk) -> Chat:
    return await desk.hall.store.see_chat(GROUP, "group")


async def barred(desk: Desk, *rules: str) -> Chat:
    chat = await group(desk)
    await desk.hall.store.commit(ChangeChat(chat.id, (("barred", " ".join(rules)),)))
    return await group(desk)


async def of_cancels(desk: Desk, whom: Cancelling) -> None:
    chat = await group(desk)
    await desk.hall.store.commit(ChangeChat(chat.id, (("cancels", whom),)))


async def said(desk: Desk, person: Person, words: str) -> str:
    """`/play` with these words, in the group; what the last message says."""
    await desk.say(person, game_choice.play, words, group="en")
    return desk.shown.caption


# -- by which rules one may begin ------------------------------------------------------------------


async def test_admins_choose_rule_sets_one_by_one_and_the_page_shows_which(
    desk: Desk, anna: Person, boris: Person
) -> None:
    await desk.say(anna, preferences.settings, "", group="en")
    await desk.tap(anna, GROUP, SettingsOf("group-games").press())
    assert en("settings-games") in desk.shown.edited[-1]
    names = {f"✓ {LIBRARY['en'].plain(f'rules-{rules.id}')}" for rules in CATALOGUE}
    assert names <= set(desk.shown.labels())
    bell = MayPlay("bell", "off").press()
    assert await desk.tap(boris, GROUP, bell) == en("answer-admins-only")
    assert (await group(desk)).barred == ""
    told = await desk.tap(anna, GROUP, bell)
    assert told == LIBRARY["en"].plain("said-may-play-off", rules=en("rules-bell"))
    assert (await group(desk)).barred == "bell"
    assert en("rules-bell") in desk.shown.labels(), "without its tick"
    hers = anna.id + NOBODYS
    assert desk.shown.press(en("rules-bell")) == MayPlay("bell", "on").press(0, hers)
    await desk.tap(anna, GROUP, SettingsOf().press())
    most = len(CATALOGUE)
    assert f"{most - 1} of {most}" in desk.shown.edited[-1], "folded, on the first page"
    await desk.tap(anna, GROUP, MayPlay("bell", "on").press())
    assert (await group(desk)).barred == ""


async def test_one_rule_set_must_stay(desk: Desk, anna: Person) -> None:
    first, *others = (rules.id for rules in CATALOGUE)
    await barred(desk, *others)
    answer = await desk.tap(anna, GROUP, MayPlay(first, "off").press())
    assert answer == en("answer-one-stays")
    assert (await group(desk)).barred.split() == others


@pytest.mark.parametrize("says", [MayPlay("shoes", "off"), MayPlay("bell", "off")])
async def test_of_ones_own_chat_and_of_rules_that_there_are_not_nothing_is_chosen(
    desk: Desk, anna: Person, says: MayPlay
) -> None:
    where = ADMIN if says.rules == "bell" else GROUP
    assert await desk.tap(anna, where, says.press()) == en("answer-not-offered")
    own = await desk.hall.private(anna)
    assert own.barred == ""


async def test_what_is_barred_is_not_offered_and_typed_it_is_told_why(
    desk: Desk, anna: Person
) -> None:
    await barred(desk, *SENET, "sidja")
    games = await said(desk, anna, "")
    assert desk.shown.labels()[:2] == [en("game-seega"), en("game-hyena")]
    assert en("game-senet") not in games
    assert desk.shown.press(en("game-seega")) == Choose(Combo(rule_set("siga"))).press(
        0, anna.id
    ), "straight to the rules that are left"
    for words in ("senet", "bell", "sidja size=5"):
        await said(desk, anna, words)
        assert desk.told.texts[-1] == en("answer-not-here")
        assert en("game-hyena") in desk.shown.labels(), "and what else can be begun"


async def test_a_game_of_which_some_rules_are_barred_shows_the_others(
    desk: Desk, anna: Person
) -> None:
    await barred(desk, "bell", "tait")
    await said(desk, anna, "senet")
    shown = " ".join(desk.shown.labels())
    assert en("rules-houses") in shown
    assert en("rules-bell") not in shown


async def test_an_old_page_begins_nothing_that_is_barred_since(desk: Desk, anna: Person) -> None:
    """Its buttons stand for ever: the door refuses it, whatever the page."""
    bell = Combo(rule_set("bell"))
    await barred(desk, *SENET)
    for says in (Choose(bell), GameSets("senet"), New(bell, "group")):
        assert await desk.tap(anna, GROUP, says.press(0, anna.id)) == en("answer-not-here")
    ready = await desk.hall.door.seating.ready((await group(desk)).id)
    assert await desk.hall.store.unfinished(person=anna.id) == ()
    press = Press(Kind.PLAY_NOW, 0, anna.id, f"bell...novice.{'0' * 12}")
    assert await desk.tap(anna, GROUP, press) == en("answer-seal-used")
    assert await desk.hall.store.game(ready.game) is None


async def test_elsewhere_it_can_be_played_as_before(desk: Desk, anna: Person) -> None:
    await barred(desk, *SENET)
    press = New(Combo(rule_set("bell")), "phone").press()
    await desk.tap(anna, ADMIN, press)
    assert len(await desk.hall.store.unfinished(person=anna.id)) == 1


async def test_games_that_go_on_are_played_to_their_end_and_have_no_rematch(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    chat = await barred(desk, *SENET)
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    again = Rematch().press(table.game.id)
    assert await desk.tap(boris, GROUP, again) == en("answer-not-here")
    answer = await hall.door.seating.rematch(table.game.id, boris, (Place(chat),), press="r")
    assert answer.answer == "not-here"
    await barred(desk)
    assert await desk.tap(boris, GROUP, again) == en("said-rematch")


async def test_a_match_is_seen_to_its_end(desk: Desk, anna: Person, boris: Person) -> None:
    hall = desk.hall
    opened = await hall.invite(anna, "group", rules=rule_set("glebsite"), points=21)
    table = seen(await hall.door.seating.join(opened.game.id, boris, press="j"))
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    await barred(desk, *SENET)
    again = Rematch().press(table.game.id)
    assert await desk.tap(boris, GROUP, again) == en("said-rematch"), "its next game"


async def test_a_group_that_becomes_a_supergroup_keeps_what_it_chose(desk: Desk) -> None:
    await of_cancels(desk, "table")
    before = await barred(desk, "bell", "tait")
    await desk.hall.store.commit(Migrate(GROUP, -1_000_000_000_009))
    after = await desk.hall.store.chat(before.id)
    assert after is not None
    assert (after.barred, after.cancels) == ("bell tait", "table")


def test_what_no_program_knows_any_more_is_barred_no_more() -> None:
    chat = Chat(2, "group", GROUP, barred="shoes bell")
    assert barring(chat, rule_set("tait"), barred=True) == "tait bell"
    assert barring(chat, rule_set("bell"), barred=False) == ""
    assert "bell" not in {rules.id for rules in played_in(chat)["senet"]}
    assert played_in(Chat(2, "group", GROUP)) == {game: list(sets) for game, sets in GAMES.items()}


# -- who may end games -----------------------------------------------------------------------------


@pytest.mark.parametrize("whom", ["admins", "host", "table"])
async def test_who_may_end_a_game_without_a_result(
    desk: Desk, anna: Person, boris: Person, carla: Person, whom: Cancelling
) -> None:
    """Boris has invited Carla; Dora only watches. Anna, an admin, always may."""
    hall = desk.hall
    dora = await hall.person(4, "Dora")
    await of_cancels(desk, whom)
    may = {"admins": [anna], "host": [anna, boris], "table": [anna, boris, carla]}[whom]
    for number, person in enumerate((anna, boris, carla, dora)):
        table = await begun(hall, boris, carla, message=70 + number)
        for says in (Cancel(), CancelYes()):
            answer = await desk.press(person, GROUP, says.press(table.game.id), message=90)
            ended = (await hall.now(table)).game.status == "over"
            assert ended == (person in may and isinstance(says, CancelYes)), (person.name, answer)
        if person not in may:
            why = "answer-admins-only" if whom == "admins" else f"answer-cancel-{whom}"
            assert answer == en(why)


async def test_the_command_lists_what_one_may_end(
    desk: Desk, anna: Person, boris: Person, carla: Person
) -> None:
    hall = desk.hall
    mine = await begun(hall, boris, carla)
    theirs = await begun(hall, carla, boris, message=71)
    await begun(hall, anna, carla, message=72)
    await of_cancels(desk, "host")
    await desk.say(boris, cancelling.cancel, "", group="en")
    assert desk.shown.caption == LIBRARY["en"].html("cancel-which")
    assert [f"№{mine.game.id} " in label for label in desk.shown.labels()] == [True, False]
    await of_cancels(desk, "table")
    await desk.say(boris, cancelling.cancel, "", group="en")
    found = [label.split(" ")[0] for label in desk.shown.labels()[:-1]]
    assert found == [f"№{theirs.game.id}", f"№{mine.game.id}"]
    dora = await hall.person(4, "Dora")
    await desk.say(dora, cancelling.cancel, "", group="en")
    assert desk.shown.caption == LIBRARY["en"].html("answer-cancel-table")
    await desk.say(anna, cancelling.cancel, "", group="en")
    assert len(desk.shown.labels()) == 4, "an admin any"


async def test_in_a_game_of_another_group_that_counts_for_nothing(
    desk: Desk, boris: Person, carla: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, boris, carla)
    elsewhere = await hall.store.see_chat(-200, "group")
    await hall.store.commit(ChangeChat(elsewhere.id, (("cancels", "table"),)))
    answer = await desk.press(boris, -200, CancelYes().press(table.game.id), message=90)
    assert answer == en("answer-unknown")
    assert (await hall.now(table)).game.status == "playing"

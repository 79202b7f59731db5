"""Choosing what to play, through the handlers: pages, switches, stars, codes, refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.board.heading import goal_line
from bot.choosing import reading
from bot.choosing.buttons import Choose
from bot.handlers import game_choice, menu
from bot.handlers.game_choice import MOST_STARS
from bot.handlers.visit import Visit
from bot.table.table import rules_of
from bot.telegram.callback_data import Kind, Press
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Keyboard, Picture, Sent
from bot.words.combos import GAMES, Combo
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE, rule_set
from games.fields import switches_text
from storage.operations import (
    ChangePerson,
    PlayedBy,
    Star,
)
from storage.rows import Person
from tests.bot.handlers.test_visits import GROUP, LIBRARY, Office, Told, en
from tests.bot.kit import Hall, unfolded

NETS = rule_set("thibault", {"netting": "on", "pieces": "7"})
PLAIN = Combo(CATALOGUE[0])
HOME = 1
"""Anna's own chat."""


class Shown(Told):
    """A Telegram that keeps the last page and text it was given, with their buttons."""

    caption = ""
    keys: Keyboard = ()
    picture = Picture()

    def __init__(self) -> None:
        super().__init__()
        self.edited: list[str] = []

    async def send_picture(
        self,
        address: int,
        topic: int | None,
        picture: Picture,
        caption: str,
        keys: Keyboard,
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> Sent:
        self.caption, self.keys, self.picture = caption, keys, picture
        return await super().send_picture(
            address, topic, picture, caption, keys, answered=answered, quiet=quiet
        )

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        self.caption, self.keys, self.picture = caption, keys, picture
        return await super().edit_picture(address, message, picture, caption, keys)

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        self.caption, self.keys = caption, keys
        await super().edit_caption(address, message, caption, keys)

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> int:
        self.caption, self.keys = text, keys
        return await super().send_text(address, topic, text, keys, answered=answered, quiet=quiet)

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        self.edited.append(text)
        self.keys = keys
        await super().edit_text(address, message, text, keys)

    def labels(self) -> list[str]:
        return [key.text for row in self.keys for key in row]

    def press(self, part: str) -> Press:
        """What the one button with this part says."""
        (found,) = [key.press for row in self.keys for key in row if part in key.text]
        assert found is not None
        return found


class Desk(Office):
    """An office whose pages can be looked at and whose people also write."""

    def __init__(self, hall: Hall, shown: Shown | None = None) -> None:
        self.shown = Shown() if shown is None else shown
        super().__init__(hall, self.shown)

    async def tap(self, person: Person, chat: int, press: Press) -> str:
        """Press, and wait until the page shows it."""
        answer = await self.press(person, chat, press)
        await self.sender.idle()
        return answer

    async def say(
        self,
        person: Person,
        handle: Callable[[Visit], Awaitable[Outcome]],
        words: str,
        *,
        language: str = "en",
        group: str | None = None,
    ) -> Outcome:
        """`person` writes a command with these words in their own chat, or in a group that speaks
        the language `group`."""
        outcome = await handle(await self.visit(person, words, language=language, group=group))
        await self.sender.idle()
        return outcome

    async def visit(
        self, person: Person, words: str = "", *, language: str = "en", group: str | None = None
    ) -> Visit:
        """`person` has written a command."""
        hall, texts = self.hall, LIBRARY[language]
        chat = await (hall.store.see_chat(GROUP, "group") if group else hall.private(person))
        return Visit(
            desk=self.desk, update=next(self.updates), address=chat.address or 0, chat=chat,
            topic=None, maybe_person=person, message=90, has_picture=False, query=None, press=None,
            words=words, texts=texts, chat_texts=LIBRARY[group or language], anonymous=False,
        )  # fmt: skip


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def last(desk: Desk, person: Person) -> Any:
    """Rule set and switches of the last game of a person."""
    game = (await desk.hall.store.unfinished(person=person.id))[0]
    table = await desk.hall.door.book.table(game.id)
    assert table is not None
    return table


async def test_switches_by_buttons_become_the_rules_of_the_game(desk: Desk, anna: Person) -> None:
    await desk.tap(anna, HOME, Press(Kind.MENU, action="play"))
    await desk.tap(anna, HOME, desk.shown.press("Senet"))
    await desk.tap(anna, HOME, desk.shown.press("Thibault"))
    await desk.tap(anna, HOME, desk.shown.press(en("key-whom")))
    await desk.tap(anna, HOME, desk.shown.press(en("key-change")))
    await desk.tap(anna, HOME, desk.shown.press("Pieces a side: 5"))
    assert LIBRARY["en"].html("switch-pieces-why") in desk.shown.caption
    assert desk.shown.labels()[:4] == ["✓ 5", "7", "9", "10"]
    told = await desk.tap(anna, HOME, desk.shown.press("7"))
    assert told == "Pieces a side: 7"
    assert "🔸 Pieces a side: 7" in desk.shown.labels()
    while not any("Netting" in label for label in desk.shown.labels()):
        await desk.tap(anna, HOME, desk.shown.press(" ›"))
    await desk.tap(anna, HOME, desk.shown.press("House of Netting (16): off"))
    await desk.tap(anna, HOME, desk.shown.keys[0][1].press or desk.shown.press("on"))
    assert "🔸 House of Netting (16): on" in desk.shown.labels()
    await desk.tap(anna, HOME, desk.shown.press("Done"))
    assert "Pieces a side: 7 · House of Netting (16)" in desk.shown.caption
    await desk.tap(anna, HOME, desk.shown.press("Novice"))
    assert (await last(desk, anna)).rules == NETS


async def test_a_double_tap_on_a_value_takes_it_once(desk: Desk, anna: Person) -> None:
    press = Press(Kind.SWITCHES, action=f"{PLAIN.pack()}.0.2.1")
    for _ in range(2):
        await desk.tap(anna, HOME, press)
        assert "🔸 Pieces a side: 7" in desk.shown.labels()


async def test_a_switch_may_be_left_as_it_is_and_its_example_looked_at(
    desk: Desk, anna: Person
) -> None:
    await desk.tap(anna, HOME, Press(Kind.SWITCHES, action=f"{Combo(NETS).pack()}.1.17"))
    example, at_the_switch = desk.shown.press(en("key-example")), desk.shown.caption
    await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
    assert "🔸 House of Netting (16): on" in desk.shown.labels()
    await desk.tap(anna, HOME, example)
    assert unfolded(LIBRARY["en"].html("switch-netting-page")) in unfolded(desk.shown.caption)
    await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
    assert desk.shown.press(en("key-example")) == example
    assert desk.shown.caption == at_the_switch, "back to where the switch is chosen"


async def test_reset_takes_every_switch_back(desk: Desk, anna: Person) -> None:
    await desk.tap(anna, HOME, Press(Kind.SWITCHES, action=f"{Combo(NETS).pack()}.1"))
    await desk.tap(anna, HOME, desk.shown.press("Reset"))
    assert [label for label in desk.shown.labels() if "🔸" in label] == []
    await desk.tap(anna, HOME, desk.shown.press("Done"))
    assert desk.shown.press("Novice").action.startswith(f"{PLAIN.pack()}.novice.")


async def test_three_taps_from_play_to_an_invitation_for_what_was_played_last(
    desk: Desk, anna: Person
) -> None:
    """One begins it against the weakest BOT, or goes on with the game there is."""
    await desk.tap(anna, HOME, Press(Kind.NEW, action=f"{Combo(NETS).pack()}.bot.novice"))
    await desk.tap(anna, HOME, Press(Kind.BEGIN, (await last(desk, anna)).game.id, action="eye"))
    await desk.tap(anna, HOME, Press(Kind.MENU, action="new"))
    assert desk.shown.labels()[1].startswith("↻ Thibault’s rules · Pieces a side: 7")
    await desk.press(anna, HOME, desk.shown.press("↻"), message=71)
    await desk.sender.idle()
    assert desk.shown.labels()[0].startswith("▶ Go on: Senet №")
    await desk.press(anna, HOME, desk.shown.press(en("key-whom")), message=71)
    await desk.sender.idle()
    await desk.press(anna, HOME, desk.shown.press("Greedy"), message=71)
    table = await last(desk, anna)
    assert (table.rules, table.players[1].bot) == (NETS, "greedy")


async def test_an_invitation_that_nobody_took_is_not_what_was_played_last(
    desk: Desk, anna: Person
) -> None:
    await desk.tap(anna, HOME, Press(Kind.NEW, action=f"{Combo(NETS).pack()}.link"))
    game = (await last(desk, anna)).game.id
    assert await desk.tap(anna, HOME, Press(Kind.WITHDRAW, game)) == en("said-withdrawn")
    await desk.tap(anna, HOME, Press(Kind.MENU, action="new"))
    assert "↻" not in "".join(desk.shown.labels())


async def test_a_star_puts_rules_first_and_takes_them_away_again(desk: Desk, anna: Person) -> None:
    await desk.tap(anna, HOME, Press(Kind.SET, action=Combo(NETS).pack()))
    await desk.tap(anna, HOME, desk.shown.press(en("key-more-ways")))
    star = desk.shown.press("☆")
    for _ in range(2):
        assert await desk.tap(anna, HOME, star) == en("said-starred")
    (row,) = await desk.hall.store.favourites((await desk.hall.private(anna)).id)
    assert (row.rules, row.switches) == ("thibault", "pieces=7,netting")
    await desk.tap(anna, HOME, Press(Kind.MENU, action="play"))
    assert desk.shown.labels()[0].startswith("★ Thibault’s rules")
    await desk.tap(anna, HOME, desk.shown.press("★"))
    for _ in range(2):
        assert await desk.tap(anna, HOME, Press(Kind.STAR, action=f"{Combo(NETS).pack()}.0")) == en(
            "said-unstarred"
        )
    assert await desk.hall.store.favourites((await desk.hall.private(anna)).id) == ()


async def test_stars_are_a_chats_own(desk: Desk, anna: Person) -> None:
    await desk.tap(anna, HOME, Press(Kind.STAR, action=f"{Combo(NETS).pack()}.1"))
    await desk.tap(anna, GROUP, Press(Kind.MENU, action="play"))
    assert "★" not in "".join(desk.shown.labels())


async def test_only_so_many_stars_are_given(desk: Desk, anna: Person) -> None:
    chat = (await desk.hall.private(anna)).id
    for n in range(MOST_STARS):
        name = CATALOGUE[0].offered[n + 3].name
        value = CATALOGUE[0].offered[n + 3].values[1]
        rules = rule_set("thibault", {name: value})
        await desk.hall.store.commit(Star(chat, "thibault", switches_text(rules), n))
    answer = await desk.tap(anna, HOME, Press(Kind.STAR, action=f"{Combo(NETS).pack()}.1"))
    assert answer == LIBRARY["en"].plain("answer-stars-full", most=MOST_STARS)
    assert len(await desk.hall.store.favourites(chat)) == MOST_STARS


async def test_a_favourite_that_is_played_no_more_is_passed_over(desk: Desk, anna: Person) -> None:
    chat = (await desk.hall.private(anna)).id
    await desk.hall.store.commit(
        Star(chat, "chess", "", 1),
        Star(chat, "thibault", "castling", 2),
        Star(chat, "tait", "", 3),
        PlayedBy(chat, "thibault", "pieces=8", 4),
    )
    await desk.tap(anna, HOME, Press(Kind.MENU, action="play"))
    assert [text for text in desk.shown.labels() if text[0] in "★↻"] == ["★ Senet · Tait’s rules"]


@pytest.mark.parametrize("kind", [Kind.SET, Kind.SWITCHES, Kind.STAR, Kind.SHARE, Kind.NEW])
@pytest.mark.parametrize(
    "action",
    ["", "thibault", "chess..", "chess...0", "thibault.zzzzzzz..0", "thibault.03..0",
     "thibault..5.0", "thibault..x.bot.novice", "thibault...-1", "thibault...0.99",
     "thibault...0.2.5", "thibault...0.2.1.0",
     "thibault...0.x", "thibault...٣", "glebsite..6.group"],
)  # fmt: skip
async def test_a_forged_or_outdated_code_is_refused_kindly(
    desk: Desk, anna: Person, kind: Kind, action: str
) -> None:
    answer = await desk.tap(anna, HOME, Press(kind, action=action))
    assert answer in (en("answer-old-rules"), en("answer-not-offered"))
    assert not desk.shown.answers[-1][1], "it stops nobody"
    assert (desk.shown.caption, await desk.hall.store.unfinished(person=anna.id)) == ("", ())


@pytest.mark.parametrize(
    ("action", "chat"),
    [("bot.nobody", HOME), ("bot.level-9", HOME), ("bot.level", HOME), ("group", HOME),
     ("link", GROUP), ("phone", GROUP), ("bot", HOME)],
)  # fmt: skip
async def test_an_opponent_that_cannot_be_had_here_is_refused(
    desk: Desk, anna: Person, action: str, chat: int
) -> None:
    await desk.hall.store.see_chat(GROUP, "group")
    answer = await desk.tap(anna, chat, Press(Kind.NEW, action=f"{PLAIN.pack()}.{action}"))
    assert answer == en("answer-not-offered")


async def test_a_button_from_before_rules_could_be_chosen_still_counts(
    desk: Desk, anna: Person
) -> None:
    await desk.tap(anna, HOME, Press(Kind.NEW, action="bot.novice"))
    table = await last(desk, anna)
    assert (table.rules, table.players[1].bot) == (CATALOGUE[0], "novice")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_rule_under_a_page_from_before_is_the_first_rule_sets(
    desk: Desk, anna: Person, language: str
) -> None:
    await desk.hall.store.commit(ChangePerson(anna.id, (("language", language),)))
    await desk.tap(anna, HOME, Press(Kind.MENU, action="rules-full"))
    assert desk.shown.texts == [LIBRARY[language].html(f"rules-{CATALOGUE[0].id}-full")]
    assert desk.shown.answers == [("", False)]


@pytest.mark.parametrize(
    ("action", "answer"), [("hyena..", "not-offered"), ("chess..", "old-rules"), ("", "old-rules")]
)
async def test_levels_that_a_game_has_not_are_refused_kindly(
    desk: Desk, anna: Person, action: str, answer: str
) -> None:
    press = Press(Kind.MENU, action=f"levels-{action}")
    assert await desk.tap(anna, HOME, press) == en(f"answer-{answer}")
    press = Press(Kind.NEW, action="hyena...bot.level-4")
    assert await desk.tap(anna, HOME, press) == en("answer-not-offered")
    assert await desk.hall.store.unfinished(person=anna.id) == ()


@pytest.mark.parametrize("page", ["", "rules-", "rules-chess", "full", "homes"])
async def test_a_page_of_the_menu_that_there_is_not_is_refused_kindly(
    desk: Desk, anna: Person, page: str
) -> None:
    assert await desk.tap(anna, HOME, Press(Kind.MENU, action=page)) == en("answer-not-offered")
    assert desk.shown.answers == [(en("answer-not-offered"), False)]
    assert desk.shown.topics == []


async def test_a_rule_sets_page_is_opened_beside_what_is_being_chosen(
    desk: Desk, anna: Person
) -> None:
    await desk.tap(anna, HOME, Press(Kind.MENU, action="rules-tait"))
    assert unfolded(desk.shown.caption) == unfolded(LIBRARY["en"].html("rules-tait-page"))
    assert (desk.shown.answers, desk.shown.topics) == ([("", False)], [None])


async def test_a_match_is_played_to_the_points_that_were_chosen(desk: Desk, anna: Person) -> None:
    await desk.tap(anna, HOME, Press(Kind.SET, action=Combo(rule_set("glebsite")).pack()))
    await desk.tap(anna, HOME, desk.shown.press("🏁 10"))
    await desk.tap(anna, HOME, desk.shown.press(en("key-change")))
    await desk.tap(anna, HOME, desk.shown.press("Easy way out"))
    await desk.tap(anna, HOME, desk.shown.keys[0][1].press or desk.shown.press("on"))
    await desk.tap(anna, HOME, desk.shown.press("Done"))
    assert Combo.unpacked(desk.shown.press(en("key-change")).action.rpartition(".")[0]) == Combo(
        rule_set("glebsite", {"easy": "on"}), 10
    )
    await desk.tap(anna, HOME, desk.shown.press("Novice"))
    table = await last(desk, anna)
    assert (table.game.points, table.rules.switches()) == (10, (("easy", "on"),))


async def test_play_with_words_opens_what_they_name_and_says_what_it_guessed(
    desk: Desk, anna: Person
) -> None:
    words = "senet tibault neting pieces=7"
    assert await desk.say(anna, game_choice.play, words) == "committed"
    assert desk.shown.press(en("key-play")).action.startswith(f"{Combo(NETS).pack()}.novice.")
    for word, name in (("tibault", en("rules-thibault")), ("neting", en("switch-netting"))):
        assert LIBRARY["en"].html("spoken-read-as", word=word, name=name) in desk.shown.caption


async def test_play_alone_is_the_page_of_all_games(desk: Desk, anna: Person) -> None:
    for words in ("", "🎲"):
        assert await desk.say(anna, game_choice.play, words) == "committed"
        assert desk.shown.labels() == [
            *(en(f"game-{game}") for game in GAMES),
            en("key-back"),
            en("key-add-group"),
        ]


@pytest.mark.parametrize("words", ["seega", "Seega", "seegaa"])
async def test_a_games_name_alone_opens_its_rule_sets(desk: Desk, anna: Person, words: str) -> None:
    assert await desk.say(anna, game_choice.play, words) == "committed"
    assert desk.shown.caption.endswith(LIBRARY["en"].html("choose-page", game="Seega"))
    await desk.tap(anna, HOME, desk.shown.press(en("rules-siga")))
    first = desk.shown.labels()
    assert first[:2] == [en("key-play"), en("key-whom")]
    await desk.tap(anna, HOME, desk.shown.press(en("key-whom")))
    assert desk.shown.press("Novice").action.startswith(f"{Combo(rule_set('siga')).pack()}.novice.")
    await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
    assert desk.shown.labels() == first, "back to where one came from"
    await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
    assert desk.shown.caption.endswith(LIBRARY["en"].html("choose-page", game="Seega"))
    await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
    assert en("game-seega") in desk.shown.labels()


@pytest.mark.parametrize("words", ["sidja", "siga 7x7", "thibault netting", "glebsite match=5"])
async def test_rules_that_are_named_begin_at_one_tap_and_lead_to_all_else(
    desk: Desk, anna: Person, words: str
) -> None:
    """As a game of one rule set does: what needs a choice is behind one button."""
    texts, read = LIBRARY["en"], reading.read(words, (LIBRARY["en"],))
    assert await desk.say(anna, game_choice.play, words) == "committed"
    assert desk.shown.labels()[:2] == [en("key-play"), en("key-whom")]
    assert len(desk.shown.labels()) <= 5
    _, folded, shown = desk.shown.caption.partition("</blockquote>")
    assert folded
    assert goal_line(read.rules, texts, 2) in shown, "in sight, not folded"
    whom, play = desk.shown.press(en("key-whom")), desk.shown.press(en("key-play"))
    assert whom == Choose(read.combo).press()
    await desk.tap(anna, HOME, whom)
    assert en("key-change") in desk.shown.labels()
    assert en("key-rules") in desk.shown.labels()
    await desk.tap(anna, HOME, play)
    (game,) = await desk.hall.store.unfinished(person=anna.id)
    assert (game.rules, game.points or 0) == (read.rules.id, read.points)
    assert rules_of(game).switches() == read.rules.switches()


@pytest.mark.parametrize("words", ["hyena", "Hyena", "mothers and the hyena"])
async def test_a_game_with_one_rule_set_is_chosen_by_its_name(
    desk: Desk, anna: Person, words: str
) -> None:
    """One tap begins it against the weakest BOT; all else is behind one button."""
    assert await desk.say(anna, game_choice.play, words) == "committed"
    first = desk.shown
    assert first.labels()[:2] == [en("key-play"), en("key-whom")]
    assert len(first.labels()) <= 4
    await desk.tap(anna, HOME, first.press(en("key-whom")))
    assert "<b>Hyena</b> · Mothers and the hyena\n" in desk.shown.caption
    await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
    assert desk.shown.labels() == first.labels()
    await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
    await desk.tap(anna, HOME, desk.shown.press(en("game-hyena")))
    assert desk.shown.labels() == first.labels()


async def test_a_value_behind_the_games_name_is_taken_and_said(desk: Desk, anna: Person) -> None:
    assert await desk.say(anna, game_choice.play, "hyena 80") == "committed"
    assert "Days on the way: 80" in desk.shown.caption
    told = LIBRARY["en"].html("spoken-read-as", word="80", name="Days on the way: 80")
    assert told in desk.shown.caption


async def test_a_games_page_may_be_one_of_several(desk: Desk, anna: Person) -> None:
    """A button of a page that there is no more leads to the last one."""
    for action in ("play.seega", "play.seega.0", "play.seega.7"):
        assert await desk.tap(anna, HOME, Press(Kind.MENU, action=action)) == ""
        assert desk.shown.caption.endswith(LIBRARY["en"].html("choose-page", game="Seega"))
        assert en("rules-siga") in desk.shown.labels()


@pytest.mark.parametrize("action", ["play.chess", "play.", "play.sidja", "play.seega.x"])
async def test_a_page_of_no_game_is_refused(desk: Desk, anna: Person, action: str) -> None:
    answer = await desk.tap(anna, HOME, Press(Kind.MENU, action=action))
    assert answer == en("answer-not-offered")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_unknown_word_is_told_in_the_persons_language_and_the_rest_kept(
    desk: Desk, anna: Person, language: str
) -> None:
    words = "netting xyzzy pieces=7"
    assert await desk.say(anna, game_choice.play, words, language=language) == "refused"
    texts = LIBRARY[language]
    assert texts.html("spoken-unknown", word="xyzzy") in desk.shown.caption
    offered = " · ".join(texts.plain(f"switch-{s.name}") for s in CATALOGUE[0].offered)
    ours = texts.plain("rules-thibault")
    assert texts.html("spoken-switches", rules=ours, names=offered) in desk.shown.caption
    on = desk.shown.keys[0][0].press
    assert on is not None
    await desk.tap(anna, HOME, on)
    assert desk.shown.press("Novice").action.startswith(f"{Combo(NETS).pack()}.novice.")


async def test_a_shared_link_opens_the_combination(desk: Desk, anna: Person) -> None:
    await desk.tap(anna, HOME, Press(Kind.SHARE, action=Combo(NETS).pack()))
    payload = desk.shown.caption.rpartition("?start=")[2]
    assert await desk.say(anna, menu.start, payload) == "committed"
    assert desk.shown.press(en("key-play")).action.startswith(f"{Combo(NETS).pack()}.novice.")


async def test_a_shared_match_is_still_one(desk: Desk, anna: Person) -> None:
    easy = Combo(rule_set("glebsite", {"easy": "on"}), 5)
    await desk.tap(anna, HOME, Press(Kind.SHARE, action=easy.pack()))
    payload = desk.shown.caption.rpartition("?start=")[2]
    words = desk.shown.caption.partition("<code>/play ")[2].partition("</code>")[0]
    assert await desk.say(anna, menu.start, payload) == "committed"
    assert desk.shown.press(en("key-play")).action.startswith(f"{easy.pack()}.novice.")
    whom = desk.shown.press(en("key-whom"))
    await desk.tap(anna, HOME, whom)
    assert "✓ 5" in desk.shown.labels()
    assert await desk.say(anna, game_choice.play, words) == "committed"
    assert desk.shown.press(en("key-play")).action.startswith(f"{easy.pack()}.novice.")


async def test_a_link_to_rules_that_are_gone_says_so_and_shows_what_there_is(
    desk: Desk, anna: Person
) -> None:
    assert await desk.say(anna, menu.start, "play-chess-3") == "refused"
    assert desk.shown.texts == [LIBRARY["en"].html("answer-old-rules")]
    assert en("game-senet") in desk.shown.labels()


async def test_an_unknown_word_in_a_group_is_told_in_the_groups_language(
    desk: Desk, anna: Person
) -> None:
    assert await desk.say(anna, game_choice.play, "xyzzy", language="ru", group="pt") == "refused"
    assert LIBRARY["pt"].plain("game-hyena") in desk.shown.labels()
    assert desk.shown.caption.startswith(LIBRARY["pt"].html("spoken-unknown", word="xyzzy"))


async def test_a_link_to_rules_that_are_gone_is_told_in_the_groups_language(
    desk: Desk, anna: Person
) -> None:
    assert await desk.say(anna, menu.start, "play-chess", language="ru", group="pt") == "refused"
    assert desk.shown.texts == [LIBRARY["pt"].html("answer-old-rules")]


async def test_a_page_in_a_group_is_turned_by_who_asked_for_it(
    desk: Desk, anna: Person, boris: Person
) -> None:
    await desk.hall.store.see_chat(GROUP, "group")
    await desk.tap(anna, GROUP, Press(Kind.MENU, action="play"))
    await desk.tap(anna, GROUP, desk.shown.press("Senet"))
    page = desk.shown.caption
    assert await desk.tap(boris, GROUP, desk.shown.press("Tait")) == en("answer-not-your-page")
    assert desk.shown.caption == page
    await desk.tap(anna, GROUP, desk.shown.press("Tait"))
    assert en("key-new-group") in desk.shown.labels()
    begin = desk.shown.press(en("key-new-group"))
    assert await desk.tap(boris, GROUP, begin) == en("answer-not-your-page")
    assert [answer for answer in desk.shown.answers if answer[1]] == [], "toasts, no alerts"
    await desk.tap(anna, GROUP, begin)
    assert (await last(desk, anna)).rules == rule_set("tait")
    assert await desk.hall.store.unfinished(person=boris.id) == ()


async def test_a_page_that_nobody_asked_for_is_whoever_turns_it_first(
    desk: Desk, anna: Person, boris: Person
) -> None:
    """The greeting of a new group; and pages from before pages were somebody's."""
    await desk.hall.store.see_chat(GROUP, "group")
    await desk.tap(boris, GROUP, Press(Kind.MENU, action="play"))
    assert desk.shown.press("Senet").ply == boris.id
    assert await desk.tap(anna, GROUP, desk.shown.press("Senet")) == en("answer-not-your-page")


async def test_in_ones_own_chat_every_page_is_ones_own(desk: Desk, anna: Person) -> None:
    await desk.tap(anna, HOME, Press(Kind.MENU, action="play"))
    assert desk.shown.press("Senet").ply == 0

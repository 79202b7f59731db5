"""The pages of the rules, through the handlers: games, rule sets and switches."""

from __future__ import annotations

from typing import Any

import pytest

from bot.board.caption import MAX_CAPTION, length
from bot.handlers import learning
from bot.table.endings import resigning
from bot.telegram.callback_data import Kind, Press
from bot.words.combos import GAMES, Combo, code
from bot.words.lexicon import called
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE, rule_set
from storage.operations import (
    ChangePerson,
    Shown,
)
from storage.rows import Person
from tests.bot.handlers.test_game_choice import HOME, NETS, Desk, last
from tests.bot.handlers.test_visits import LIBRARY, en
from tests.bot.kit import Hall, seen, unfolded


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def test_the_rules_lead_from_the_games_to_the_rule_sets_and_back(
    desk: Desk, anna: Person
) -> None:
    texts = LIBRARY["en"]
    await desk.say(anna, learning.rules, "")
    assert desk.shown.labels() == [
        *(en(f"game-{game}") for game in GAMES),
        en("key-menu"),
        en("key-back"),
    ]
    for game, sets in GAMES.items():
        assert texts.html(f"game-{game}-line") in desk.shown.caption
        await desk.tap(anna, HOME, desk.shown.press(en(f"game-{game}")))
        if len(sets) > 1:
            told = desk.shown.caption
            while forward := [words for words in desk.shown.labels() if words.endswith("›")]:
                await desk.tap(anna, HOME, desk.shown.press(forward[0]))
                told += desk.shown.caption
            for rules in sets:
                assert texts.html(f"character-{rules.id}") in told
            await desk.tap(anna, HOME, desk.shown.press(en(f"rules-{sets[-1].id}")))
        assert unfolded(desk.shown.caption) == unfolded(texts.html(f"rules-{sets[-1].id}-page"))
        if len(sets) > 1:
            await desk.tap(anna, HOME, desk.shown.press(f"‹ {en(f'game-{game}')}"))
            assert texts.html(f"character-{sets[0].id}") in desk.shown.caption
        await desk.tap(anna, HOME, desk.shown.press(en("key-rules-index")))
        assert desk.shown.labels()[0] == en("game-senet")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("hyena", "rules-hyena-page"),
        ("siga", "rules-siga-page"),
        ("seega leaps", "switch-leaps-page"),
        ("siga 7x7", "switch-size-page"),
        ("hyena 80", "switch-holes-page"),
        ("7x7", "switch-size-page"),
    ],
)
async def test_the_rules_of_every_game_are_found_by_name(
    desk: Desk, anna: Person, words: str, message: str
) -> None:
    assert await desk.say(anna, learning.rules, words) == "committed"
    assert unfolded(desk.shown.caption).endswith(unfolded(LIBRARY["en"].html(message)))


async def test_the_rules_of_a_game_by_its_name_alone_are_its_rule_sets(
    desk: Desk, anna: Person
) -> None:
    assert await desk.say(anna, learning.rules, "seega") == "committed"
    assert desk.shown.caption.startswith(LIBRARY["en"].html("rules-game", game="Seega"))
    assert await desk.say(anna, learning.rules, "seega switches") == "committed"
    assert desk.shown.labels()[0] == "Board: 5×5"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_of_a_game_fit_under_its_picture(
    desk: Desk, anna: Person, language: str
) -> None:
    await desk.hall.store.commit(ChangePerson(anna.id, (("language", language),)))
    for game in ("index", *(f"game.{game}" for game in GAMES)):
        await desk.tap(anna, HOME, Press(Kind.RULES, action=game))
        assert 100 < length(desk.shown.caption) <= MAX_CAPTION


async def test_the_rules_under_a_board_call_a_game_by_its_own_name(
    desk: Desk, anna: Person
) -> None:
    far = rule_set("hyena", {"holes": "80"})
    await desk.tap(anna, HOME, Press(Kind.RULES, action=f"own.hyena.{code(far)}.0"))
    title = LIBRARY["en"].html("own-title", game="Hyena", rules="Mothers and the hyena")
    assert desk.shown.caption.startswith(title)


@pytest.mark.parametrize("words", ["bank–throws", "BANK_THROWS", "bank-throw"])
async def test_the_rules_find_a_switch_however_its_name_is_written(
    desk: Desk, anna: Person, words: str
) -> None:
    assert await desk.say(anna, learning.rules, words) == "committed"
    assert unfolded(LIBRARY["en"].html("switch-bank_throws-page")) in unfolded(desk.shown.caption)


@pytest.mark.parametrize(
    ("language", "words", "message"),
    [
        ("ru", "Тибо", "rules-thibault-page"),
        ("ru", "Дом Сетей", "switch-netting-page"),
        ("en", "Walls", "switch-block-page"),
        ("en", "tibault swiches", "rules-switches"),
        ("pt", "regras de tait opções", "rules-switches"),
        ("ar", "بيت الشبكة", "switch-netting-page"),
        ("en", "bear_off", "switch-bear_off-page"),
    ],
)
async def test_the_rules_find_what_is_shown_in_the_persons_language(
    desk: Desk, anna: Person, language: str, words: str, message: str
) -> None:
    await desk.hall.store.commit(ChangePerson(anna.id, (("language", language),)))
    assert await desk.say(anna, learning.rules, words, language=language) == "committed"
    texts = LIBRARY[language]
    said = texts.html(message, rules="") if message == "rules-switches" else texts.html(message)
    assert said.rpartition("\n")[2] in desk.shown.caption


async def test_a_word_that_the_rules_cannot_read_is_told_above_what_they_could(
    desk: Desk, anna: Person
) -> None:
    assert await desk.say(anna, learning.rules, "thibault xyzzy") == "committed"
    texts = LIBRARY["en"]
    told, page = texts.html("spoken-unknown", word="xyzzy"), texts.html("rules-thibault-page")
    assert unfolded(desk.shown.caption) == unfolded(f"{told}\n\n{page}")


@pytest.mark.parametrize(
    ("words", "message", "first"),
    [
        ("xyzzy", "rules-nothing", "game-senet"),
        ("nedding", "rules-unknown", "switch-netting"),
        ("castling", "rules-nothing", "game-senet"),
        ("7", "rules-unknown", "switch-pieces"),
        ("swwaatches", "rules-nothing", "game-senet"),  # "switches" is no page by itself
    ],
)
async def test_the_rules_suggest_only_what_is_like_a_word(
    desk: Desk, anna: Person, words: str, message: str, first: str
) -> None:
    assert await desk.say(anna, learning.rules, words) == "refused"
    assert desk.shown.texts == [LIBRARY["en"].html(message, word=words)]
    assert desk.shown.labels()[0] == en(first)


async def test_a_switchs_page_says_whose_it_is_and_plays_with_it(desk: Desk, anna: Person) -> None:
    easy = Combo(rule_set("glebsite", {"easy": "on"}))
    await desk.say(anna, learning.rules, "easy")
    assert desk.shown.caption.startswith("<b>Senet</b> · From the hand\n")
    await desk.tap(anna, HOME, desk.shown.press(en("key-play-with")))
    assert desk.shown.press(en("key-play")).action.startswith(f"{easy.pack()}.novice.")


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
async def test_a_rule_sets_page_leads_to_playing_by_it(
    desk: Desk, anna: Person, rules: Any
) -> None:
    await desk.say(anna, learning.rules, rules.id)
    play = next(key for row in desk.shown.keys for key in row if key.text.startswith("▶️"))
    assert en("key-play-these").startswith(play.text), "by its sign, where room is short"
    assert play.press is not None
    await desk.tap(anna, HOME, play.press)
    assert desk.shown.press(en("key-play")).action.startswith(f"{Combo(rules).pack()}.novice.")


async def test_the_rules_under_a_board_are_its_own_with_each_switch_that_differs(
    desk: Desk, anna: Person
) -> None:
    await desk.tap(anna, HOME, Press(Kind.NEW, action=f"{Combo(NETS).pack()}.bot.novice"))
    game = (await last(desk, anna)).game.id
    await desk.tap(anna, HOME, Press(Kind.MENU, game, action="rules"))
    texts = LIBRARY["en"]
    for name, shown in (("pieces", "Pieces a side: 7"), ("netting", "House of Netting (16): on")):
        told = f"<b>{shown}</b>\n{texts.html(f'switch-{name}-why')}"
        assert told in unfolded(desk.shown.caption)
        assert shown in desk.shown.labels()
    await desk.tap(anna, HOME, desk.shown.press("House of Netting"))
    assert unfolded(texts.html("switch-netting-page")) in unfolded(desk.shown.caption)
    await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
    assert "Pieces a side: 7" in desk.shown.labels()
    await desk.tap(anna, HOME, desk.shown.press(en("rules-thibault")))
    assert unfolded(desk.shown.caption) == unfolded(texts.html("rules-thibault-page"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_of_a_board_with_every_switch_fit(
    desk: Desk, anna: Person, language: str
) -> None:
    for rules in CATALOGUE:
        every = rules.custom({switch.name: switch.values[-1] for switch in rules.offered})
        await desk.hall.store.commit(ChangePerson(anna.id, (("language", language),)))
        press = Press(Kind.RULES, action=f"own.{rules.id}.{code(every)}.0")
        await desk.tap(anna, HOME, press)
        assert 100 < length(desk.shown.caption) <= MAX_CAPTION
        for name, value in every.switches():
            shown = called(LIBRARY[language], f"{name}={value}")
            assert shown in desk.shown.caption


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
async def test_every_rule_leads_back_to_its_page(desk: Desk, anna: Person, rules: Any) -> None:
    await desk.tap(anna, HOME, Press(Kind.RULES, action=f"page.{rules.id}"))
    await desk.tap(anna, HOME, desk.shown.press(en("key-rules-full")))
    assert desk.shown.caption == LIBRARY["en"].html(f"rules-{rules.id}-full")
    await desk.tap(anna, HOME, desk.shown.press(en(f"rules-{rules.id}")))
    page = LIBRARY["en"].html(f"rules-{rules.id}-page")
    assert unfolded(desk.shown.caption) == unfolded(page)


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
async def test_the_example_of_every_switch_that_is_chosen_leads_back_to_choosing(
    desk: Desk, anna: Person, rules: Any
) -> None:
    combo = Combo(rules, rules.matches[0] if rules.matches else 0)
    for place, switch in enumerate(rules.offered):
        await desk.tap(anna, HOME, Press(Kind.SWITCHES, action=f"{combo.pack()}.0.{place}"))
        chosen, keys = desk.shown.caption, desk.shown.keys
        await desk.tap(anna, HOME, desk.shown.press(en("key-example")))
        page = LIBRARY["en"].html(f"switch-{switch.name}-page")
        assert unfolded(page) in unfolded(desk.shown.caption)
        await desk.tap(anna, HOME, desk.shown.press(en("key-back")))
        assert (desk.shown.caption, desk.shown.keys) == (chosen, keys)


@pytest.mark.parametrize(
    "action",
    ["example", "example.x", "example.thibault.0.", "example.thibault.0..99", "choose.chess.0..1"],
)
async def test_an_example_that_no_button_asks_for_is_refused(
    desk: Desk, anna: Person, action: str
) -> None:
    answer = await desk.tap(anna, HOME, Press(Kind.RULES, action=action))
    assert answer == en("answer-not-offered")


async def test_rules_opened_in_a_game_lead_back_to_it_from_every_page(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await hall.against_bot(anna)
    game = table.game.id
    await desk.tap(anna, HOME, Press(Kind.MENU, game, action="rules"))
    back = desk.shown.press(en("key-to-game"))
    assert (back.kind, back.game) == (Kind.SHOW, game)
    for words in (en("key-rules-full"), en("rules-thibault"), "🎚", en("switch-pieces")):
        await desk.tap(anna, HOME, desk.shown.press(words))
        assert desk.shown.press(en("key-to-game")) == back, words
    (board,) = await hall.store.boards(game)
    await hall.store.commit(Shown(board.id, board.wanted, 41))
    assert await desk.tap(anna, HOME, back) == ""
    (board,) = await hall.store.boards(game)
    assert board.message == 70, "the page becomes the board, and none is left standing"


async def test_lessons_opened_from_the_rules_of_a_game_lead_back_to_it_from_every_page(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await hall.against_bot(anna)
    await desk.tap(anna, HOME, Press(Kind.MENU, table.game.id, action="rules"))
    back = desk.shown.press(en("key-to-game"))
    for words in (en("key-learn"), "", en("key-learn-index"), "🎓 Senet"):
        at = words or desk.shown.labels()[0]
        await desk.tap(anna, HOME, desk.shown.press(at))
        assert desk.shown.press(en("key-to-game")) == back, at
    lesson = desk.shown.press(en("key-learn-index"))
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    await desk.tap(anna, HOME, lesson)
    assert en("key-to-game") not in desk.shown.labels(), "no way back to a game that is over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_playing_by_the_rules_and_going_back_to_the_game_have_signs_of_their_own(
    language: str,
) -> None:
    texts = LIBRARY[language]
    play, back = (texts.plain(words).split()[0] for words in ("key-play-these", "key-to-game"))
    assert play != back


async def test_rules_of_a_game_that_is_over_lead_to_no_board(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await hall.against_bot(anna)
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    await desk.tap(anna, HOME, Press(Kind.MENU, table.game.id, action="rules"))
    assert en("key-to-game") not in desk.shown.labels()

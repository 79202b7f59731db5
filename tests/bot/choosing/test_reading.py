"""What people write behind /play: in any order, in any spelling that can mean one thing only."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.choosing.reading import MOST_WORDS, Problem, read
from bot.words.combos import AnyRuleSet, Combo, in_words
from bot.words.lexicon import LONGEST, Lexicon, called
from bot.words.library import LANGUAGES, Library
from bot.words.slips import slips
from games.catalogue import CATALOGUE
from games.fields import switches_text
from tests.bot.words.test_combos import STRICT, combinations

LIBRARY = Library()


def meant(text: str) -> str:
    """Rule set and switches of words that are all understood without a guess."""
    understood = read(text)
    assert (understood.notes, understood.problems) == ((), ()), text
    return f"{understood.rules.id} {switches_text(understood.rules)}".strip()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("senet thibault netting pieces=7", "thibault pieces=7,netting"),
        ("pieces=7 netting thibault senet", "thibault pieces=7,netting"),
        ("senet", "thibault"),
        ("tait", "tait"),
        ("netting", "thibault netting"),
        ("easy", "glebsite easy"),
        ("neighbour_rows pieces=6", "glebsite pieces=6,neighbour_rows"),
        ("THIBAULT Safe-End Bear–Off=Last-Row", "thibault safe_end,bear_off=last_row"),
        ("pieces = 7, netting; block:3", "thibault pieces=7,block=3,netting"),
        ("thibault pieces 7 netting off", "thibault pieces=7"),
        ("thibault retreat_attack=off", "thibault retreat_attack=off"),
        ("thibault netting netting=on", "thibault netting"),
        ("thibault.4", "thibault pieces=7"),
        ("Thibault.4 netting", "thibault pieces=7,netting"),
        ("bell dice=two", "bell dice=two"),
        ("seega", "sidja"),
        ("siga size=9 leaps=all", "siga size=9,leaps=all"),
        ("seega leaps=all size=9", "sidja size=9,leaps=all"),
        ("continue=twice", "sidja continue=twice"),
        ("hyena", "hyena"),
        ("hyena holes=80", "hyena holes=80"),
        ("hyena hyena.2 ", "hyena holes=50"),
    ],
)
def test_words_name_a_combination(text: str, expected: str) -> None:
    assert meant(text) == expected


@given(combinations(), st.randoms())
def test_names_and_values_in_any_order_are_read(rules: AnyRuleSet, chance: object) -> None:
    words = [rules.game, rules.id, *filter(None, switches_text(rules).split(","))]
    chance.shuffle(words)  # type: ignore[attr-defined]  # a Random, which Hypothesis hands in
    understood = read(" ".join(words))
    assert (understood.rules, understood.notes, understood.problems) == (rules, (), ())


@given(combinations())
def test_the_shared_form_is_read(rules: AnyRuleSet) -> None:
    for points in (0, *rules.matches):
        combo = Combo(rules, points)
        assert read(in_words(combo)).combo == combo
        assert read(f"{rules.game} {in_words(combo).upper()}").combo == combo


@pytest.mark.parametrize(
    ("text", "expected", "notes"),
    [
        ("senet tibault neting pieces=7", "thibault pieces=7,netting",
         (("tibault", "thibault"), ("neting", "netting"))),
        ("senett", "thibault", (("senett", "senet"),)),
        ("hauses", "houses", (("hauses", "houses"),)),
        ("seegaa", "sidja", (("seegaa", "seega"),)),
        ("hyaena", "hyena", (("hyaena", "hyena"),)),
        ("glebsit", "glebsite", (("glebsit", "glebsite"),)),
        ("Tibault.4", "thibault pieces=7", (("Tibault", "thibault"),)),
        ("thib net", "thibault netting", (("thib", "thibault"), ("net", "netting"))),
        ("water=re_entre", "thibault water=re_enter", (("re_entre", "water=re_enter"),)),
        ("thibault secondlife=saffe", "thibault second_life=safe",
         (("secondlife", "second_life"), ("saffe", "second_life=safe"))),
    ],
)  # fmt: skip
def test_a_near_miss_is_taken_and_said(
    text: str, expected: str, notes: tuple[tuple[str, str], ...]
) -> None:
    understood = read(text)
    assert understood.problems == ()
    assert f"{understood.rules.id} {switches_text(understood.rules)}".strip() == expected
    assert understood.notes == notes


@pytest.mark.parametrize(
    ("text", "expected", "switch"),
    [
        ("seega 7x7", "sidja size=7", "size=7"),
        ("7×7", "sidja size=7", "size=7"),
        ("siga 9х9", "siga size=9", "size=9"),
        ("hyena 80", "hyena holes=80", "holes=80"),
        ("80 hyena", "hyena holes=80", "holes=80"),
        ("80", "hyena holes=80", "holes=80"),
        ("senet 7", "thibault pieces=7", "pieces=7"),
        ("netting 7", "thibault pieces=7,netting", "pieces=7"),
        ("siga first", "siga first_mover=first", "first_mover=first"),
        ("siga all eight", "siga directions=8", "directions=8"),
    ],
)
def test_a_value_that_one_switch_alone_has_may_stand_for_it_and_is_said(
    text: str, expected: str, switch: str
) -> None:
    understood = read(text, [LIBRARY["en"]])
    assert understood.problems == ()
    assert f"{understood.rules.id} {switches_text(understood.rules)}" == expected
    assert [name for _, name in understood.notes] == [switch]


def test_a_value_of_other_rules_is_said_to_be_theirs() -> None:
    understood = read("thibault 7x7", [LIBRARY["en"]])
    assert understood.problems == (Problem("elsewhere", "7x7", ("sidja", "siga")),)
    assert switches_text(understood.rules) == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("thibault second", Problem("ambiguous", "second", ("second_life", "second_needs_one"))),
        ("thibault xyzzy", Problem("unknown", "xyzzy")),
        ("nedding", Problem("like", "nedding", ("netting",))),
        ("tibolt", Problem("like", "tibolt", ("thibault",))),
        ("siga nedding", Problem("unknown", "nedding")),
        ("7", Problem("ambiguous", "7", ("pieces=7", "size=7"))),
        ("glebsite 5", Problem("ambiguous", "5", ("pieces=5", "match=5"))),
        ("hyena 40", Problem("unknown", "40")),
        ("siga second_life", Problem("elsewhere", "second_life", ("thibault",))),
        ("tait size=7", Problem("elsewhere", "size=7", ("sidja", "siga"))),
        ("seega thibault", Problem("rules", "thibault", ("seega",))),
        ("thibault seega", Problem("rules", "seega", ("thibault",))),
        ("hyena seega", Problem("rules", "seega", ("hyena",))),
        ("seega hyena", Problem("rules", "hyena", ("seega",))),
        ("sidja siga", Problem("rules", "siga", ("sidja",))),
        ("thibault castling", Problem("unknown", "castling")),
        ("tait netting", Problem("elsewhere", "netting", ("thibault",))),
        ("thibault pieces=8", Problem("value", "pieces=8",
         ("pieces=5", "pieces=7", "pieces=9", "pieces=10", "pieces=3"))),
        ("thibault pieces=77", Problem("value", "pieces=77",
         ("pieces=5", "pieces=7", "pieces=9", "pieces=10", "pieces=3"))),
        ("thibault bear_off", Problem("bare", "bear_off", ("bear_off=any", "bear_off=last_row"))),
        ("thibault pieces=", Problem("bare", "pieces=",
         ("pieces=5", "pieces=7", "pieces=9", "pieces=10", "pieces=3"))),
        ("thibault netting netting=off", Problem("twice", "netting=off", ("netting=on",))),
        ("bell pieces=7", Problem("elsewhere", "pieces=7",
         ("thibault", "kendall", "skyruk", "glebsite", "aseb"))),
        ("bell match=5", Problem("elsewhere", "match=5", ("glebsite", "aseb"))),
        ("match=6", Problem("value", "match=6",
         ("match=5", "match=10", "match=15", "match=21"))),
        ("thibault pieces=6", Problem("value", "pieces=6",
         ("pieces=5", "pieces=7", "pieces=9", "pieces=10", "pieces=3"))),
        ("tait bell", Problem("rules", "bell", ("tait",))),
        ("thibault.zzzzzzz", Problem("code", "thibault.zzzzzzz")),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named_with_what_there_is(text: str, problem: Problem) -> None:
    assert read(text).problems == (problem,)


OTHER_GAMES = [
    "chess",
    "schach",
    "schaken",
    "xadrez",
    "ajedrez",
    "шахматы",
    "شطرنج",
    "go",
    "го",
    "poker",
    "poquer",
    "покер",
    "بوكر",
    "domino",
    "dominó",
    "домино",
    "دومينو",
    "checkers",
    "damas",
    "шашки",
    "ضامة",
    "backgammon",
    "gamão",
    "нарды",
    "طاولة",
    "ludo",
    "лото",
    "uno",
    "уно",
    "bridge",
    "mahjong",
    "маджонг",
    "castling",
    "rummy",
    "solitaire",
    "tetris",
    "карты",
]


@pytest.mark.parametrize("word", OTHER_GAMES)
def test_what_is_called_like_nothing_here_is_neither_taken_nor_suggested(word: str) -> None:
    for own in LANGUAGES:
        for theirs in LANGUAGES:
            understood = read(word, [LIBRARY[own], LIBRARY[theirs]])
            assert understood.problems == (Problem("unknown", word),), (own, theirs)
            assert (understood.notes, understood.named, understood.game) == ((), False, "")


@pytest.mark.parametrize(
    ("language", "text", "code"),
    [("en", "hyina", "hyena"), ("en", "syga", "siga"), ("en", "sidjja", "sidja"),
     ("en", "tebault", "thibault"), ("en", "glebcite", "glebsite"), ("en", "hyean", "hyena"),
     ("ru", "тиббо", "thibault"), ("ru", "гийена", "hyena"), ("ru", "сеннет", "senet"),
     ("pt", "hieena", "hyena"), ("ru", "белл", "bell")],
)  # fmt: skip
def test_a_slip_of_the_pen_is_understood(language: str, text: str, code: str) -> None:
    understood = read(text, [LIBRARY[language]])
    assert (understood.notes, understood.problems) == (((text, code),), ())


@pytest.mark.parametrize(
    ("word", "name", "count"),
    [("hyena", "hyena", 0), ("hyean", "hyena", 1), ("hyna", "hyena", 1), ("hyyena", "hyena", 1),
     ("hyina", "hyena", 1), ("chess", "cross", 2), ("", "go", 2), ("ca", "abc", 3)],
)  # fmt: skip
def test_slips_are_counted(word: str, name: str, count: int) -> None:
    assert slips(word, name) == slips(name, word) == count


def test_what_was_understood_is_not_lost_for_a_word_that_was_not() -> None:
    understood = read("tibault netting foo pieces=7 bar")
    assert (understood.rules.id, switches_text(understood.rules)) == (
        "thibault",
        "pieces=7,netting",
    )
    assert [problem.word for problem in understood.problems] == ["foo", "bar"]


def test_every_word_that_could_not_be_read_is_told() -> None:
    words = [problem.word for problem in read("bell netting foo bar <b>").problems]
    assert words == ["netting", "foo", "bar", "<b>"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("xyzzy", False),
        ("senet xyzzy", False),
        ("bell xyzzy", True),
        ("netting xyzzy", True),
        ("seega", False),
        ("hyena", True),
        ("seega 7", True),
        ("80", True),
        ("7", False),
    ],
)
def test_whether_anything_was_named_is_known(text: str, named: bool) -> None:  # noqa: FBT001  # a parameter of pytest
    assert read(text).named is named


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "Thibault’s rules Walls three in a row", "thibault block=3"),
        ("en", "from the hand", "glebsite"),
        ("en", "Pieces begin in the hand", "thibault start=hand"),
        ("en", "tait's rules, thrown with: TWO dice", "tait dice=two"),
        ("ru", "Правила Тибо: стены три подряд, Дом Сетей", "thibault block=3,netting"),
        ("ru", "правила Белла что бросают два кубика", ""),
        ("ru", "Легкий выход", "glebsite easy"),
        ("pt", "Regras de Tait o que se lanca dois dados", "tait dice=two"),
        ("ar", "قواعد تيبو بيت الشبكة", "thibault netting"),
        ("ar", "قَواعد تيبو الخيارات", ""),
        ("ru", "сига", "siga"),
        ("ru", "гиена", "hyena"),
        ("ru", "Матери и гиена; дней пути: 50", "hyena holes=50"),
        ("pt", "hiena", "hyena"),
        ("ar", "سيجة مصر", "siga"),
        ("en", "Mothers and the hyena", "hyena"),
        ("en", "🔸 Pieces a side: 7 · House of Netting (16)", "thibault pieces=7,netting"),
    ],
)
def test_names_on_the_screen_are_read_in_the_persons_language(
    language: str, text: str, expected: str
) -> None:
    understood = read(text, [LIBRARY[language]])
    if expected:
        assert (understood.notes, understood.problems) == ((), ())
        assert f"{understood.rules.id} {switches_text(understood.rules)}".strip() == expected
    else:
        assert len(understood.problems) == 1


@given(st.sampled_from(tuple(LANGUAGES)), combinations())
def test_what_a_page_shows_can_be_written(language: str, rules: AnyRuleSet) -> None:
    texts = LIBRARY[language]
    shown = [called(texts, f"{name}={value}") for name, value in rules.switches()]
    understood = read(" · ".join((called(texts, rules.id), *shown)), [texts])
    assert (understood.rules, understood.notes, understood.problems) == (rules, (), ())


@pytest.mark.parametrize(
    ("language", "text", "code"),
    [("ru", "Тибо", "thibault"), ("ru", "Тейт", "tait"), ("en", "walls=thre", "block=3"),
     ("ru", "сетй", "netting"), ("pt", "muralha=tres", "block=3"), ("ar", "الشبكة", "netting")],
)  # fmt: skip
def test_a_part_of_a_shown_name_is_taken_and_said(language: str, text: str, code: str) -> None:
    understood = read(text, [LIBRARY[language]])
    assert understood.problems == ()
    assert code in [name for _, name in understood.notes]


def test_switches_that_contradict_each_other_are_named() -> None:
    understood = read("thibault safe_end pieces=7 netting", (), [STRICT])
    assert understood.problems == (Problem("contradiction", "netting", ("safe_end",)),)
    assert switches_text(understood.rules) == "pieces=7,safe_end"


def test_an_exact_name_is_never_taken_for_another() -> None:
    names = Lexicon({"water": ["Who falls in"], "water_single": ["One in the water"], "x": []})
    assert names.find(["water"]).codes == ("water",)
    assert names.find(["water_"]).codes == ("water_single",)
    assert names.find(["wate"]).codes == ("water", "water_single")
    assert names.find(["wather"]).codes == ("water",)
    assert names.find(["who", "falls"]).codes == ("water",)
    assert names.find(["who", "falls"]).count == 2
    assert names.find(["xx"]).codes == ()


@given(st.text(max_size=300))
def test_whatever_is_written_is_answered(text: str) -> None:
    understood = read(text)
    assert understood.rules.id in {rules.id for rules in CATALOGUE}
    for problem in understood.problems:
        assert len(problem.word) <= LONGEST


def test_a_flood_of_words_is_stopped_and_says_where() -> None:
    understood = read(" ".join(f"word{n}" for n in range(500)))
    assert understood.problems[0] == Problem("many", f"word{MOST_WORDS}")
    assert len(understood.problems) == MOST_WORDS + 1
    assert read("x" * 4000).problems[0].word == "x" * (LONGEST - 1) + "…"

"""What a record suffers on its way: what can be read in spite of it is read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.proof import verify
from games.record import RecordError, Unreadable, read_record
from games.transport import Damaged, Mended, examine
from tests.games.test_long_input import MOST
from tests.golden.regenerate import FOLDER, GAMES, Golden, kept

TEXT = kept(FOLDER / "thibault-ten.txt")
"""A record with words that a player brought, and captures."""

Way = Callable[[str], str]


def each_line(change: Way) -> Way:
    return lambda text: "".join(f"{change(line)}\n" for line in text.splitlines())


def wrapped(width: int) -> Way:
    """Lines as mail breaks them: at blanks, before they grow too long."""

    def wrap(line: str) -> str:
        lines = [""]
        for word in line.split(" "):
            if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
                lines.append(word)
            else:
                lines[-1] = f"{lines[-1]} {word}".lstrip()
        return "\n".join(lines)

    return each_line(wrap)


def smart(text: str) -> str:
    """As word processors write quotation marks."""
    return re.sub(r'(?m)^(\[\w+ )"(.*)"\]$', lambda m: f"{m[1]}“{m[2]}”]", text).replace(
        '\\"', "\\”"
    )


HARMLESS: dict[str, tuple[Way, tuple[Mended, ...]]] = {
    "Windows": (lambda text: text.replace("\n", "\r\n"), ()),
    "a mark at the beginning": (lambda text: "\ufeff" + text, ()),
    "blanks at the ends of lines": (each_line(lambda line: f"{line}  \t"), ()),
    "lines that are set in": (each_line(lambda line: f"    {line}"), ()),
    "no empty line": (lambda text: text.replace("\n\n", "\n"), ()),
    "empty lines everywhere": (lambda text: text.replace("\n", "\n\n"), ()),
    "no line feed at the end": (str.rstrip, ()),
    "marks of the direction": (each_line(lambda line: f"\u2068{line}\u2069"), ()),
    "quoted by mail": (each_line(lambda line: f"> {line}".rstrip()), ("quoted",)),
    "quoted twice": (each_line(lambda line: f">> > {line}"), ("quoted",)),
    "text around it": (
        lambda text: f"Look, I won!\n\n{text}\n--\nSent from my phone\n",
        ("around",),
    ),
    "a chat's line before it": (lambda text: f"[22.11.26, 12:30] Anna: {text}", ("around",)),
    "a block of code": (lambda text: f"```\n{text}```\n", ("around",)),
    "quoted in an answer": (
        lambda text: f"Anna wrote:\n{each_line(lambda line: f'> {line}')(text)}> Anna\nWow!\n",
        ("around", "quoted"),
    ),
}

MENDED: dict[str, tuple[Way, tuple[Mended, ...]]] = {
    "typographic quotation marks": (smart, ("quotes",)),
    "typographic dashes": (lambda text: text.replace("-", "–"), ("dashes",)),
    "crosses": (lambda text: re.sub(r"(\d)x(\d)", r"\1×\2", text), ("dashes",)),
    "blanks that do not break": (lambda text: text.replace(" ", "\u00a0"), ("blanks",)),
    "tabulators behind numbers": (
        lambda text: re.sub(r"(?m)^(\d+\.) ", r"\1\t", text),
        ("blanks",),
    ),
    "two blanks": (lambda text: re.sub(r"(?m)^(\d+\.) ", r"\1  ", text), ("blanks",)),
    "broken at 72": (wrapped(72), ("wrapped",)),
    "broken at 60 and quoted": (
        lambda text: each_line(lambda line: f"> {line}")(wrapped(60)(text)),
        ("quoted", "wrapped"),
    ),
    "a markup language": (
        lambda text: re.sub(
            r"(?m)^(\d+)\.", r"\1\\.", text.replace("[", "\\[").replace("]", "\\]")
        ),
        ("markup",),
    ),
    "a web page's source": (lambda text: text.replace('"', "&quot;"), ("markup",)),
    "all at once": (
        lambda text: (
            "So:\n"
            + each_line(lambda line: f"> {line}")(
                wrapped(70)(smart(text)).replace("-", "‑").replace(" ", "\u202f")
            )
        ),
        ("around", "quoted", "quotes", "dashes", "blanks", "wrapped"),
    ),
}


def forged(text: str) -> str:
    """Another sign than was brought."""
    return re.sub(r'\[(Sign|Words)(\d) "[^"]*"\]', r'[\1\2 "cobra"]', text, count=1)


@pytest.mark.parametrize("way", [*HARMLESS, *MENDED])
def test_what_can_be_read_is_read_and_what_was_undone_is_told(way: str) -> None:
    change, mended = (HARMLESS | MENDED)[way]
    found = examine(change(TEXT))
    assert change(TEXT) != TEXT
    assert found.verdict.holds
    assert (found.record.tags, found.record.turns) == (
        read_record(TEXT).tags,
        read_record(TEXT).turns,
    )
    assert found.mended == mended


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_of_every_game_what_happens_on_the_way_is_undone(golden: Golden) -> None:
    text = golden.text
    assert examine(text).mended == ()
    change, _ = MENDED["all at once"]
    assert examine(change(text)).record.turns == read_record(text).turns


@pytest.mark.parametrize("way", HARMLESS)
def test_what_takes_no_sign_away_excuses_no_forgery(way: str) -> None:
    change, _ = HARMLESS[way]
    assert examine(change(forged(TEXT))).verdict == verify(read_record(forged(TEXT)))
    assert not examine(change(forged(TEXT))).verdict.holds


@pytest.mark.parametrize("way", MENDED)
def test_what_was_changed_on_the_way_and_does_not_hold_is_no_verdict(way: str) -> None:
    change, mended = MENDED[way]
    with pytest.raises(Damaged, match="changed on its way") as told:
        examine(change(forged(TEXT)))
    assert set(mended) <= set(told.value.mended)


def test_peoples_own_signs_stay_as_they_were_meant() -> None:
    """A name with a dash and quotation marks is no damage, nor an excuse."""
    text = TEXT.replace('"Anna"', '"„Anna“ – A\u00a0B × \\"x\\""')
    assert text != TEXT
    assert examine(text).mended == ()
    assert dict(examine(text).record.tags)["Joiner0"] == '„Anna“ – A\u00a0B × "x"'
    assert not examine(forged(text)).verdict.holds


def test_words_that_were_made_nicer_are_proven_by_their_digest() -> None:
    words = dict(read_record(TEXT).tags)["Words1"]
    assert words.isascii()
    assert " " in words
    found = examine(TEXT.replace(" ", "\u00a0"))
    assert dict(found.record.tags)["Words1"] == words


@pytest.mark.parametrize("cut", [5, 9, 30, 200, 700])
def test_a_record_that_was_cut_off_is_told_as_such(cut: int) -> None:
    with pytest.raises(Unreadable, match=r"cut off|is no turn"):
        examine(TEXT[:-cut])


def test_a_record_without_its_last_lines_is_told_as_cut_off_or_false() -> None:
    with pytest.raises(Unreadable, match=r"though Result is .*: it was cut off, or that is false"):
        examine("".join(TEXT.splitlines(keepends=True)[:-3]))


def test_but_a_cut_excuses_no_forgery() -> None:
    with pytest.raises(RecordError) as told:
        examine("".join(forged(TEXT).splitlines(keepends=True)[:-3]))
    assert not isinstance(told.value, Unreadable)


def test_a_false_result_of_a_game_that_is_over_is_false() -> None:
    result = dict(read_record(TEXT).tags)["Result"]
    with pytest.raises(RecordError, match=r"but .* is") as told:
        examine(TEXT.replace(f'"{result}"', '"cones 10-0"'))
    assert not isinstance(told.value, Unreadable)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "Nice game!",
        "[Game senet]",
        "[Forwarded from Anna]\nhello",
        '{"a": 1}',
        TEXT * 2,
    ],
)
def test_what_is_no_record_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        examine(text)


def test_a_tag_behind_words_is_read_as_the_tag_alone() -> None:
    tag = '[Rules "thibault"]\n'
    found = examine(f"hello {tag}")
    assert (found.verdict, found.mended) == (examine(tag).verdict, ("around",))
    assert not found.verdict.holds


def test_rules_that_are_not_known_here_are_no_verdict() -> None:
    for old, new in (
        ('Rules "thibault"', 'Rules "chess"'),
        ('Version "', 'Version "9'),
        ('Switches "', 'Switches "flying,'),
        ('Game "senet"', 'Game "go"'),
    ):
        assert old in TEXT
        with pytest.raises(Unreadable):
            examine(TEXT.replace(old, new, 1))


def test_a_line_that_may_be_a_turn_is_never_passed_over_as_text_around_the_record() -> None:
    last = TEXT.splitlines()[-1]
    with pytest.raises(Unreadable):
        examine(TEXT.replace(last, last.replace(".", ",", 1)))


SHORT = min((golden.text for golden in GAMES), key=len)
SPOILS = st.tuples(
    st.integers(0, len(SHORT)),
    st.integers(0, 30),
    st.text(st.sampled_from('[]"“”>|\\ \u00a0\n\r-–x×3.C&;') | st.characters(), max_size=12),
)


@given(st.lists(SPOILS, max_size=4))
def test_whatever_happens_it_holds_or_is_told_in_a_sentence(
    spoils: list[tuple[int, int, str]],
) -> None:
    text = SHORT
    for at, length, instead in spoils:
        text = text[:at] + instead + text[at + length :]
    try:
        found = examine(text)
    except RecordError as error:
        told = str(error)
    else:
        told = ""
        assert found.verdict == verify(found.record)
    assert len(told) < MOST


def test_a_long_text_that_never_ends_a_tag_is_read_in_a_moment() -> None:
    with pytest.raises(Unreadable):
        examine('[Game "senet"]\n[Rules "thibault\n' + "a line of a book\n" * 100_000)
    with pytest.raises(Unreadable):
        examine('[Game "' * 100_000)

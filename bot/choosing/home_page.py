"""The title page: caption and keyboard, pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.board.buttons import Menu, MenuPage
from bot.board.caption import MAX_CAPTION, length
from bot.board.heading import goal_line
from bot.board.layout import fold
from bot.board.phone import in_rows
from bot.choosing.buttons import GoOn, LessonIndex, PlayNow
from bot.choosing.opening import RECOMMENDED, Opening
from bot.choosing.page import Page
from bot.table.invitation import check_of
from bot.table.table import seals
from bot.telegram.wire import Key, Keyboard
from bot.words.inert import quoted
from bot.words.library import Texts


@dataclass(frozen=True)
class Prepared:
    """The game that *Play* begins: its opening, its number, the seal of its secret, and the words
    that were brought to it since."""

    opening: Opening
    game: int
    commitment: str
    words: str = ""
    shared: bool = False
    """Whether it is a group's: words are brought to an invitation there, not to this."""

    @property
    def button(self) -> PlayNow:
        """*Play*: the opening, and so much of the seal that is shown with it."""
        return PlayNow(self.opening, check_of(self.commitment))


def home_page(texts: Texts, prepared: Prepared, unfinished: Sequence[tuple[int, str]]) -> Page:
    """The title page of a private chat: *Play* begins a game at once.

    `unfinished` are the games of the person there, offered first: number and name. Two lines say
    what this is and what *Play* does; all else is folded, the seal too. What is best to begin with
    is told in words that name no rule set.
    """
    words = play_words(texts, prepared, unfinished)
    play = Key(words, prepared.button.press(), style=None if unfinished else "success")
    first = prepared.opening == RECOMMENDED
    begins = _first_line(texts, words) if first else begins_line(texts, prepared, words)
    how = (texts.html("home-how"),) if first else ()
    more = (
        *(*how, texts.html("home-more"), "", prepared_goal(texts, prepared)),
        *("", texts.html("title-story"), "", sealed_lines(texts, prepared)),
    )
    keys = (
        *in_rows((*unfinished_row(texts, unfinished), play)),
        *in_rows((_page(texts, "key-choose", "play"), _learn(texts))),
        (_page(texts, "key-rules", "rules"), _page(texts, "key-settings", "settings")),
    )
    page = _titled(texts, "\n".join((texts.html("title"), begins, *fold(more))), keys)
    # With a row more a small phone shows the whole page only under a flat picture.
    return replace(page, heading="banner") if unfinished else page


def _first_line(texts: Texts, play: str) -> str:
    """What the button of these words begins, to who knows no rule sets and no BOTs."""
    (bot,) = RECOMMENDED.bots
    game, level = texts.plain(f"game-{RECOMMENDED.combo.rules.game}"), texts.plain(f"level-{bot}")
    return texts.html("home-first", game=game, level=level, play=_bare(play))


def _bare(words: str) -> str:
    """A button's words without its sign."""
    return words.partition(" ")[2]


def play_words(texts: Texts, prepared: Prepared, unfinished: Sequence[tuple[int, str]]) -> str:
    """What the button says that begins a prepared game: beside an unfinished one which it is."""
    if not unfinished:
        return texts.plain("key-play")
    game = texts.plain(f"game-{prepared.opening.combo.rules.game}")
    return texts.plain("key-play-new", game=game)


def play_rows(
    texts: Texts, prepared: Prepared, unfinished: Sequence[tuple[int, str]] = (), sign: str = ""
) -> Keyboard:
    """The way to the unfinished games, first, and the button that begins a prepared one at one tap;
    `sign` stands behind its words."""
    words = f"{play_words(texts, prepared, unfinished)} {sign}".strip()
    play = Key(words, prepared.button.press(), style=None if unfinished else "success")
    return in_rows((*unfinished_row(texts, unfinished), play))


def begins_line(texts: Texts, prepared: Prepared, words: str = "") -> str:
    """What that button begins, if it has these words."""
    opening, play = prepared.opening, _bare(words or texts.plain("key-play"))
    return texts.html("home-play", what=opening.what(texts), bots=opening.who(texts), play=play)


def prepared_goal(texts: Texts, prepared: Prepared) -> str:
    """What wins there."""
    opening = prepared.opening
    return goal_line(opening.combo.rules, texts, len(opening.bots) + 1)


def sealed_lines(texts: Texts, prepared: Prepared) -> str:
    """The seal of a prepared game, to be shown before the press that begins it, and the words that
    were brought to it: for the end of a quotation that unfolds."""
    words = prepared.words
    brought = texts.html("words-brought", words=quoted(words)) + "\n" if words else ""
    return brought + texts.html(
        "home-seal",
        commitment=prepared.commitment,
        sealed=seals(prepared.opening.combo.rules),
        own=2 if prepared.shared else int(bool(words)),
    )


def group_page(texts: Texts) -> Page:
    """The title page of a group: a game there begins with a choice."""
    keys = (
        (
            _page(texts, "key-play", "play", "success"),
            _page(texts, "key-resume-menu", "resume"),
        ),
        (_learn(texts), _page(texts, "key-rules", "rules")),
        (_page(texts, "key-settings", "settings"), _page(texts, "key-close", "leave")),
    )
    story = fold([texts.html("title-story")])
    return _titled(texts, "\n".join((texts.html("title"), *story)), keys)


def _titled(texts: Texts, caption: str, keys: Keyboard) -> Page:
    if length(caption) > MAX_CAPTION:
        raise ValueError(f"{texts.language}: the title's caption has {length(caption)} characters")
    return Page(caption, keys, heading="title")


def unfinished_row(texts: Texts, games: Sequence[tuple[int, str]]) -> tuple[Key, ...]:
    """The way to the unfinished game; to their list, if there are several."""
    if not games:
        return ()
    if len(games) > 1:
        words = texts.plain("key-unfinished-many", count=len(games))
        return (Key(words, Menu("resume").press(), style="success"),)
    ((number, game),) = games
    words = texts.plain("key-unfinished", game=texts.plain(f"game-{game}"), id=str(number))
    return (Key(words, GoOn(number).press(), style="success"),)


def _learn(texts: Texts) -> Key:
    """The way to the lessons of every game."""
    return Key(texts.plain("key-learn"), LessonIndex().press())


def _page(texts: Texts, message: str, page: MenuPage, style: str | None = None) -> Key:
    return Key(texts.plain(message), Menu(page).press(), style=style)

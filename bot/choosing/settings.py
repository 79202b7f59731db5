"""What people set, as a table: a line a setting; and the page of `/settings`.

From a setting's line follow what the page says of it, its buttons, what a press of them does
(`bot/handlers/preferences.py`) and the ids of its texts, for which a test asks. From its field in
`storage/rows.py` follow its default, how its column is read, that it may be changed, and that
`/forget_me` and `/export_me` know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from bot.board.buttons import BackToGame, Menu
from bot.board.layout import fold
from bot.choosing.buttons import SetForChat, SetForMe, TeachAgain
from bot.telegram.wire import Key, Keyboard
from bot.words import names
from bot.words.library import LANGUAGES, Texts
from storage.rows import Calling, Chat, Person

Raised: TypeAlias = Literal["none", "own chat", "my games", "chat"]
"""Which boards show a setting, and are shown anew when it changes: none; those in one's own chat;
those of all games that one plays; those of the chat."""

SWITCH: Final = ("on", "off")
SPOKEN: Final = tuple(LANGUAGES)


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing to set.

    `name` is what its texts are called by: `set-<name>` is its line on the page, `key-set-<name>`
    its button, `set-<name>-<value>` what it is set to, `said-set-<name>-<value>` the answer. With
    values other than a switch's each has a button, `key-set-<name>-<value>`. A language is told by
    its own name: `set-<name>-in`, `said-set-<name>`.
    `field` is what keeps it in :class:`storage.rows.Person` or `Chat`.
    """

    name: str
    whose: Literal["person", "chat"]
    field: str
    values: tuple[str, ...] = SWITCH
    raises: Raised = "none"
    unset: str | None = None
    """What holds as long as nothing was chosen; None: the language that is spoken there."""
    groups_only: bool = False

    @property
    def spoken(self) -> bool:
        """Whether a language is chosen."""
        return self.values == SPOKEN

    def value(self, row: Person | Chat, texts: Texts) -> str:
        """What it is set to."""
        kept = getattr(row, self.field)
        if kept is None:
            return self.unset or texts.language
        return SWITCH[not kept] if isinstance(kept, bool) else str(kept)

    def kept(self, value: str) -> str | bool:
        """A value as its column keeps it."""
        return value == "on" if self.values == SWITCH else value

    def said(self, value: str, texts: Texts) -> str:
        """The answer to its button."""
        if self.spoken:
            return texts.plain(f"said-set-{self.name}", language=LANGUAGES[value])
        return texts.plain(f"said-set-{self.name}-{value}")

    def line(self, value: str, texts: Texts) -> str:
        """What the page says of it."""
        if self.spoken:
            return texts.html(f"set-{self.name}-in", language=LANGUAGES[value])
        return texts.html(f"set-{self.name}", value=texts.plain(f"set-{self.name}-{value}"))


SETTINGS: Final = (
    Setting("language", "person", "language", SPOKEN, raises="own chat"),
    Setting("only-moves", "person", "only_moves", raises="my games", unset="on"),
    Setting("throws", "person", "thrown_for", raises="my games", unset="off"),
    Setting("explained", "person", "explained"),
    Setting("called", "person", "called", get_args(Calling)),
    Setting("chat-language", "chat", "language", SPOKEN, raises="chat", groups_only=True),
    Setting("mocked", "chat", "mocked"),
    Setting("reasons", "chat", "reasons", raises="chat"),
    Setting("calls", "chat", "calls", groups_only=True),
)
"""All of them, in the order of the page."""

TICK: Final = "✓ "
"""Before what is chosen."""
OF_CHAT: Final = "👥 "
"""Before what holds for all of a group."""
NOBODYS: Final = 1
"""The ply of buttons on a page that somebody opened who spoke as the group."""


def setting(name: str, whose: Literal["person", "chat"]) -> Setting | None:
    """The setting of that name, if there is one and it is theirs."""
    return next((each for each in SETTINGS if each.name == name and each.whose == whose), None)


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """Whose settings are shown where: `person` is None on a page that is nobody's, opened by who
    spoke as the group. `mine` and `texts` are the words of the person and of the chat, `game` the
    one under whose board the page was opened (0: none)."""

    chat: Chat
    person: Person | None
    mine: Texts
    texts: Texts
    game: int = 0

    @property
    def words(self) -> str:
        """What stands on it (HTML)."""
        head = (self.texts.html("settings-head"), *self._whose())
        return "\n".join((*head, *fold(tuple(self._lines()))))

    def _whose(self) -> Iterator[str]:
        """Whose settings these are."""
        texts = self.texts
        if self.person is None:
            yield texts.html("settings-elsewhere")
        else:
            called = names.called(self.person.nickname, self.person.name)
            yield texts.html("settings-name", name=called or texts.plain("somebody"))

    def _lines(self) -> Iterator[str]:
        """What each of them means now: the buttons tell it in short."""
        texts = self.texts
        if self.person is not None:
            for each in self._offered("person"):
                yield each.line(each.value(self.person, self.mine), texts)
        if self.chat.kind == "group":
            yield texts.html("settings-of-group")
        for each in self._offered("chat"):
            yield each.line(each.value(self.chat, texts), texts)

    @property
    def keys(self) -> Keyboard:
        """A button for each value, or to turn a switch over; what is chosen has a tick. The last
        one leads back: to the board under which the page was opened, else to the title page."""
        back = Key(self.texts.plain("key-back"), Menu("home").press())
        if self.game:
            back = Key(self.texts.plain("key-to-game"), BackToGame().press(self.game))
        return (*self._rows(), (back,))

    def _rows(self) -> Iterator[tuple[Key, ...]]:
        if (person := self.person) is not None:
            for each in self._offered("person"):
                yield from self._row(each, each.value(person, self.mine), "")
                if each.name == "explained":
                    again = TeachAgain().press(self.game)
                    yield (Key(self.texts.plain("key-teach-again"), again),)
        for each in self._offered("chat"):
            sign = OF_CHAT if self.chat.kind == "group" else ""
            yield from self._row(each, each.value(self.chat, self.texts), sign)

    def _offered(self, whose: Literal["person", "chat"]) -> Iterator[Setting]:
        private = self.chat.kind == "private"
        return (s for s in SETTINGS if s.whose == whose and not (s.groups_only and private))

    def _row(self, one: Setting, chosen: str, sign: str) -> Keyboard:
        """The buttons of a setting: a switch turned over, languages two by two, or all values side
        by side, where the tick takes the place of the chosen one's sign."""
        if one.values == SWITCH:
            words = TICK * (chosen == "on") + sign + self.texts.plain(f"key-set-{one.name}")
            return ((self._key(one, words, SWITCH[chosen == "on"]),),)
        if one.spoken:
            said = {code: TICK * (code == chosen) + sign + own for code, own in LANGUAGES.items()}
            keys = tuple(self._key(one, said[code], code) for code in said)
            return tuple(keys[first : first + 2] for first in range(0, len(keys), 2))
        said = {way: self.texts.plain(f"key-set-{one.name}-{way}") for way in one.values}
        said[chosen] = TICK + said[chosen].split(" ", 1)[1]
        return (tuple(self._key(one, said[way], way) for way in one.values),)

    def _key(self, one: Setting, words: str, value: str) -> Key:
        says = (SetForMe if one.whose == "person" else SetForChat)(one.name, value)
        return Key(words, says.press(self.game, NOBODYS if self.person is None else 0))

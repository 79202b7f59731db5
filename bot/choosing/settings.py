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
from bot.board.layout import fold, held
from bot.board.phone import CHAT, in_rows, keys_height, paired
from bot.choosing.allowed import played_in
from bot.choosing.buttons import MayPlay, QuietPage, SetForChat, SetForMe, SettingsOf, TeachAgain
from bot.table.quiet import hours_of
from bot.telegram.wire import Key, Keyboard
from bot.words import names
from bot.words.combos import AnyRuleSet
from bot.words.inert import inert
from bot.words.library import LANGUAGES, Texts
from games.catalogue import CATALOGUE
from storage.rows import Calling, Cancelling, Chat, Following, Person, Rating, Reminding, Theme

Topic: TypeAlias = Literal[
    "language",
    "play",
    "words",
    "calls",
    "look",
    "ratings",
    "group",
    "group-games",
    "group-ends",
    "group-look",
    "group-language",
]
"""The pages of `/settings`: of my language, of how I play, of what the bot says, of how one hears
that one's turn has come, of how boards look or are read, of what counts; in a group of all that
holds for it, of its games, of who may end them early, of its boards, and of its language."""

TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)

OF_GROUP: Final[tuple[Topic, ...]] = tuple(each for each in TOPICS if each.startswith("group"))
"""The pages of what holds for all of a group."""

Raised: TypeAlias = Literal["none", "own chat", "my games", "chat"]
"""Which boards show a setting, and are shown anew when it changes: none; those in one's own chat;
those of all games that one plays; those of the chat."""

SWITCH: Final = ("on", "off")
SPOKEN: Final = tuple(LANGUAGES)


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing to set.

    `name` is what its texts are called by: `set-<name>` is its line on the first page,
    `key-set-<name>` its button, `set-<name>-<value>` what it is set to, `said-set-<name>-<value>`
    the answer. With values other than a switch's each has a button, `key-set-<name>-<value>`, and
    `about-set-<name>` asks above them what they answer. A language is told by its own name:
    `set-<name>-in`, `said-set-<name>`.
    `field` is what keeps it in :class:`storage.rows.Person` or `Chat`; `topic` is its page.
    """

    name: str
    whose: Literal["person", "chat"]
    field: str
    topic: Topic
    values: tuple[str, ...] = SWITCH
    raises: Raised = "none"
    unset: str | None = None
    """What holds as long as nothing was chosen; None: the language that is spoken there."""
    groups_only: bool = False
    words: str = ""
    """By what name its texts are called, where another setting has the same."""
    explained: bool = False
    """Whether `about-set-<name>` says of a switch what its button has no room for."""

    @property
    def called(self) -> str:
        """By what name its texts are called."""
        return self.words or self.name

    @property
    def spoken(self) -> bool:
        """Whether a language is chosen."""
        return self.values == SPOKEN

    @property
    def has_about(self) -> bool:
        """Whether its page says what it is about: the title does that of a language."""
        return self.explained or self.values not in (SWITCH, SPOKEN)

    def page(self, *, group: bool) -> Topic:
        """The page on which it is chosen: what a group has for all stands by itself there."""
        return "group" if group and self.whose == "chat" and not self.groups_only else self.topic

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
            return texts.plain(f"said-set-{self.called}", language=LANGUAGES[value])
        return texts.plain(f"said-set-{self.called}-{value}")

    def line(self, value: str, texts: Texts) -> str:
        """What the page says of it."""
        if self.spoken:
            return texts.html(f"set-{self.called}-in", language=LANGUAGES[value])
        return texts.html(f"set-{self.called}", value=texts.plain(f"set-{self.called}-{value}"))


SETTINGS: Final = (
    Setting("language", "person", "language", "language", SPOKEN, raises="own chat"),
    Setting("only-moves", "person", "only_moves", "play", raises="my games", unset="on"),
    Setting(
        "throws", "person", "thrown_for", "play", raises="my games", unset="off", explained=True
    ),
    Setting("confirm", "person", "confirms", "play"),
    Setting("lends", "person", "lends", "play", explained=True),
    Setting("explained", "person", "explained", "words"),
    Setting("called", "person", "called", "calls", get_args(Calling)),
    Setting("reminded", "person", "reminded", "calls", get_args(Reminding)),
    Setting("news", "person", "news", "calls"),
    Setting("rates", "person", "rates", "ratings", get_args(Rating)),
    Setting("ranked", "person", "ranked", "ratings"),
    Setting("theme", "person", "theme", "look", get_args(Theme), raises="own chat"),
    Setting("own-side", "person", "own_side", "look", raises="own chat", explained=True),
    Setting("by-ear", "person", "by_ear", "look", raises="own chat"),
    Setting(
        "chat-language",
        "chat",
        "language",
        "group-language",
        SPOKEN,
        raises="chat",
        groups_only=True,
    ),
    Setting("mocked", "chat", "mocked", "words"),
    Setting("reasons", "chat", "reasons", "words", raises="chat"),
    Setting("calls", "chat", "calls", "group", groups_only=True),
    Setting(
        "follow",
        "chat",
        "follow",
        "group-look",
        get_args(Following),
        raises="chat",
        groups_only=True,
    ),
    Setting("daily", "chat", "daily", "group", groups_only=True, explained=True),
    Setting(
        "chat-theme",
        "chat",
        "theme",
        "group-look",
        get_args(Theme),
        raises="chat",
        groups_only=True,
        words="theme",
    ),
    Setting(
        "chat-by-ear",
        "chat",
        "by_ear",
        "group-look",
        raises="chat",
        groups_only=True,
        words="by-ear",
    ),
    Setting("cancels", "chat", "cancels", "group-ends", get_args(Cancelling), groups_only=True),
)
"""All of them, in the order of the page."""

TICK: Final = "✓ "
"""Before what is chosen."""
NOBODYS: Final = 1
"""The ply of buttons on a page that somebody opened who spoke as the group. On a page of anybody
else in a group it is their number (ours) and one, so that no number is this; 0 on a page in one's
own chat, and on those of before."""


def owner_of(ply: int) -> int | None:
    """Whose page of the settings buttons of that ply stand on; None if they do not say."""
    return ply - NOBODYS if ply > NOBODYS else None


def setting(name: str, whose: Literal["person", "chat"]) -> Setting | None:
    """The setting of that name, if there is one and it is theirs."""
    return next((each for each in SETTINGS if each.name == name and each.whose == whose), None)


def hours_told(texts: Texts, quiet: str | None) -> str:
    """Quiet hours in words: `22:00–8:00`."""
    hours = hours_of(quiet)
    if hours is None:
        return texts.plain("quiet-none")
    return texts.plain("quiet-hours", first=f"{hours[0]}:00", until=f"{hours[1]}:00")


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """Whose settings are shown where: `person` is None on a page that is nobody's, opened by who
    spoke as the group. `mine` and `texts` are the words of the person and of the chat, `game` the
    one under whose board the page was opened (0: none). Without `topic` it is the first page, from
    which one goes to the others: all of them at once are more than a phone shows."""

    chat: Chat
    person: Person | None
    mine: Texts
    texts: Texts
    game: int = 0
    topic: Topic | None = None

    @property
    def words(self) -> str:
        """What stands on it (HTML)."""
        texts = self.texts
        if self.topic is None:
            head = [texts.html("settings-head"), *self._whose()]
            return "\n".join((*head, *fold(tuple(self._lines(None)))))
        head = [texts.html("settings-of", topic=self._titled(self.topic))]
        if self.topic in OF_GROUP:
            head.append(texts.html("settings-of-group"))
        if texts.voice is not None:  # a tick is hardly heard
            head += ("", *self._lines(self.topic))
        else:
            head += self._told(self.topic)
        return held("\n".join(head), CHAT - keys_height(self.keys))

    def _titled(self, topic: Topic) -> str:
        """What a page is of; in a group, where all read it, also whose, if it is a person's."""
        words = self.texts.plain(f"key-settings-{topic}")
        if not self._group or topic in OF_GROUP:
            return words
        name = inert(self._name)  # as any foreign word, though it stands behind one of our own
        return f"{words} · \N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"

    def _told(self, topic: Topic) -> Iterator[str]:
        """What its buttons are about: what is set they say themselves."""
        if topic == "group-games":
            yield self.texts.html("settings-games")
            return
        every = tuple(self._all(topic))
        if not all(each.spoken for each in every):
            yield self.texts.html("settings-ticks")
        about = [self.texts.html(f"about-set-{one.called}") for one in every if one.has_about]
        yield from ("", *about) if about else ()

    def _whose(self) -> Iterator[str]:
        """Whose settings these are."""
        texts = self.texts
        if self.person is None:
            yield texts.html("settings-elsewhere")
        else:
            yield texts.html("settings-name", name=self._name)

    @property
    def _name(self) -> str:
        """What its person is called."""
        person = self.person
        called = None if person is None else names.called(person.nickname, person.name)
        return called or self.texts.plain("somebody")

    def _lines(self, topic: Topic | None) -> Iterator[str]:
        """What each of them is set to, in words."""
        texts = self.texts
        if self.person is not None:
            for each in self._offered("person", topic):
                yield each.line(each.value(self.person, self.mine), texts)
        if self._group and topic is None:
            yield texts.html("settings-of-group")
        for each in self._offered("chat", topic):
            yield each.line(each.value(self.chat, texts), texts)
        if self._group and topic in (None, "group-games"):
            yield self._may_play()
        if topic is None:
            quiet = self.chat.quiet if self._group or self.person is None else self.person.quiet
            yield texts.html("set-quiet", value=hours_told(texts, quiet))

    def _may_play(self) -> str:
        """By how many rule sets games may be begun in the group."""
        texts, left = self.texts, sum(map(len, played_in(self.chat).values()))
        value = texts.plain("set-may-play-all")
        if left < len(CATALOGUE):
            value = texts.plain("set-may-play-some", count=left, most=len(CATALOGUE))
        return texts.html("set-may-play", value=value)

    @property
    def keys(self) -> Keyboard:
        """A button for each value, or to turn a switch over; what is chosen has a tick. The last
        one leads back: to the first page; and from there to the board under which it was opened,
        else to the title page."""
        if self.topic is not None:
            back = Key(self.texts.plain("key-back"), SettingsOf().press(self.game, self._ply))
            return (*self._rows(self.topic), (back,))
        back = Key(self.texts.plain("key-back"), Menu("home").press())
        if self.game:
            back = Key(self.texts.plain("key-to-game"), BackToGame().press(self.game))
        quiet = Key(self.texts.plain("key-quiet"), QuietPage("home").press(self.game, self._ply))
        topics = (*self._topics(), quiet)
        return (*paired(topics), (back,))

    def _topics(self) -> Iterator[Key]:
        """A button for each page that has something to choose."""
        for topic in TOPICS:
            if any(self._all(topic)) or (self._group and topic == "group-games"):
                words = self.texts.plain(f"key-settings-{topic}")
                yield Key(words, SettingsOf(topic).press(self.game, self._ply))

    def _all(self, topic: Topic) -> Iterator[Setting]:
        if self.person is not None:
            yield from self._offered("person", topic)
        yield from self._offered("chat", topic)

    def _rows(self, topic: Topic) -> Iterator[tuple[Key, ...]]:
        if (person := self.person) is not None:
            for each in self._offered("person", topic):
                yield from self._row(each, each.value(person, self.mine))
                if each.name == "explained":
                    again = TeachAgain().press(self.game, self._ply)
                    yield (Key(self.texts.plain("key-teach-again"), again),)
        for each in self._offered("chat", topic):
            yield from self._row(each, each.value(self.chat, self.texts))
        if topic == "group-games":
            yield from paired(map(self._rules, CATALOGUE))

    def _rules(self, rules: AnyRuleSet) -> Key:
        """The button by which games by these rules may be begun in the group, or not."""
        barred = self.chat.bars(rules.id)
        words = TICK * (not barred) + self.texts.plain(f"rules-{rules.id}")
        says = MayPlay(rules.id, "on" if barred else "off")
        return Key(words, says.press(self.game, self._ply))

    @property
    def _group(self) -> bool:
        return self.chat.talks

    @property
    def _ply(self) -> int:
        if self.person is None:
            return NOBODYS
        return self.person.id + NOBODYS if self._group else 0

    def _offered(self, whose: Literal["person", "chat"], topic: Topic | None) -> Iterator[Setting]:
        """Those that there are in such a chat; of one page, or of all (None)."""
        for each in SETTINGS:
            there = each.whose == whose and (self._group or not each.groups_only)
            if there and topic in (None, each.page(group=self._group)):
                yield each

    def _row(self, one: Setting, chosen: str) -> Keyboard:
        """The buttons of a setting: a switch turned over, languages two by two, or all values side
        by side, where the tick takes the place of the chosen one's sign."""
        if one.values == SWITCH:
            words = TICK * (chosen == "on") + self.texts.plain(f"key-set-{one.called}")
            return ((self._key(one, words, SWITCH[chosen == "on"]),),)
        if one.spoken:
            said = {code: TICK * (code == chosen) + own for code, own in LANGUAGES.items()}
            keys = tuple(self._key(one, said[code], code) for code in said)
            return tuple(keys[first : first + 2] for first in range(0, len(keys), 2))
        said = {way: self.texts.plain(f"key-set-{one.called}-{way}") for way in one.values}
        sign, _, word = said[chosen].partition(" ")
        said[chosen] = TICK + (said[chosen] if sign.isalnum() else word)
        return in_rows((self._key(one, said[way], way) for way in one.values), len(said))

    def _key(self, one: Setting, words: str, value: str) -> Key:
        says = (SetForMe if one.whose == "person" else SetForChat)(one.name, value)
        return Key(words, says.press(self.game, self._ply))

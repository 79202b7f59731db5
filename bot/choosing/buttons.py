"""What the buttons of pages say: on which people choose, read the rules, and learn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.choosing.opening import Opening
from bot.telegram.callback_data import Kind
from bot.telegram.payloads import Payload
from bot.words.combos import Combo

# -- what is to be played --------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayNow(Payload, kind=Kind.PLAY_NOW, form="{opening}.{seal}", refusal="old-rules"):
    """*Play*: the game of that opening begins; `seal` is so much of its seal as tells it apart."""

    opening: Opening
    seal: str


@dataclass(frozen=True)
class GoOn(Payload, kind=Kind.MENU, form="go.{number}", refusal="unknown"):
    """An unfinished game comes into the title page's message."""

    number: int


@dataclass(frozen=True)
class Invited(Payload, kind=Kind.INVITED, form="{host:x}.{mark}.{combo}", refusal="old-rules"):
    """*Play* in an inline message, before there is a game: the first press makes it. `host` has
    sent the message; `mark` signs that."""

    host: int
    mark: str
    combo: Combo


@dataclass(frozen=True)
class GameSets(Payload, kind=Kind.MENU, form=("play.{game}.{page}", "play.{game}")):
    """The rule sets of a game; `page` counts from 0."""

    game: str
    page: int | None = None


@dataclass(frozen=True)
class BotsOf(Payload, kind=Kind.MENU, form="bots-{combo}", refusal="old-rules"):
    """How the BOT's characters play that."""

    combo: Combo


@dataclass(frozen=True)
class MoreOf(Payload, kind=Kind.MENU, form="more-{combo}", refusal="old-rules"):
    """What else can be done with that."""

    combo: Combo


@dataclass(frozen=True)
class LevelsOf(Payload, kind=Kind.MENU, form="levels-{combo}", refusal="old-rules"):
    """The BOT's levels by number in that."""

    combo: Combo


@dataclass(frozen=True)
class ToPlay(Payload, kind=Kind.MENU, form="new.{combo}", refusal="old-rules"):
    """From the rules to choosing whom to play that with, as a message of its own."""

    combo: Combo


@dataclass(frozen=True)
class Choose(Payload, kind=Kind.SET, form="{combo}", refusal="old-rules"):
    """The page of a combination."""

    combo: Combo


@dataclass(frozen=True)
class ToNamed(Payload, kind=Kind.MENU, form="set-{combo}", refusal="old-rules"):
    """The page of a combination on which one tap begins a game, in a private chat."""

    combo: Combo


@dataclass(frozen=True)
class SwitchesOf(Payload, kind=Kind.SWITCHES, form="{combo}.{page}", refusal="old-rules"):
    """The switches of a combination, by pages."""

    combo: Combo
    page: int


@dataclass(frozen=True)
class OpenSwitch(Payload, kind=Kind.SWITCHES, form="{combo}.{page}.{place}", refusal="old-rules"):
    """One of them, with its values; it stands at that place among those that are offered."""

    combo: Combo
    page: int
    place: int


@dataclass(frozen=True)
class TakeValue(
    Payload, kind=Kind.SWITCHES, form="{combo}.{page}.{place}.{number}", refusal="old-rules"
):
    """One of its values, by its number."""

    combo: Combo
    page: int
    place: int
    number: int


@dataclass(frozen=True)
class GiveStar(Payload, kind=Kind.STAR, form="{combo}.{given}", refusal="old-rules"):
    """A favourite more or less."""

    combo: Combo
    given: bool


@dataclass(frozen=True)
class ShareIt(Payload, kind=Kind.SHARE, form="{combo}", refusal="old-rules"):
    """How to bring a combination to others."""

    combo: Combo


Company: TypeAlias = Literal["bot", "link", "phone", "group", "watch"]
"""With whom one plays: a BOT, who opens a link, somebody at the same phone, a group; BOTs alone."""


@dataclass(frozen=True)
class New(
    Payload,
    kind=Kind.NEW,
    form=("{combo}.{company}.{level}", "{combo}.{company}"),
    refusal="old-rules",
):
    """A game is to begin; against the BOT of that level."""

    combo: Combo
    company: Company
    level: str | None = None


# -- the rules -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OpenRules(Payload, kind=Kind.MENU, form=("rules-{rules}.{code}", "rules-{rules}")):
    """The page of a rule set, of the combination with that code, or of one of its switches, as a
    message of its own."""

    rules: str
    code: str | None = None
    switch: str | None = None


@dataclass(frozen=True)
class RulesIndex(Payload, kind=Kind.RULES, form="index"):
    """The rules of every game."""


@dataclass(frozen=True)
class RulesOfGame(Payload, kind=Kind.RULES, form=("game.{game}.{page}", "game.{game}")):
    """The rule sets of a game, by pages."""

    game: str
    page: int | None = None


@dataclass(frozen=True)
class RulesPage(Payload, kind=Kind.RULES, form="page.{rules}"):
    """A rule set in short."""

    rules: str


@dataclass(frozen=True)
class RulesInFull(Payload, kind=Kind.RULES, form="full.{rules}"):
    """Every rule of it, as a message of its own."""

    rules: str


@dataclass(frozen=True)
class RulesSwitches(Payload, kind=Kind.RULES, form="list.{rules}.{page}"):
    """The switches that it offers, by pages."""

    rules: str
    page: int


@dataclass(frozen=True)
class RulesOwn(Payload, kind=Kind.RULES, form="own.{rules}.{code}.{page}"):
    """The switches that differ in the combination with that code, by pages."""

    rules: str
    code: str
    page: int


@dataclass(frozen=True)
class RulesSwitch(
    Payload, kind=Kind.RULES, form=("switch.{rules}.{name}.{code}", "switch.{rules}.{name}")
):
    """A switch, of the combination with that code."""

    rules: str
    name: str
    code: str | None = None


@dataclass(frozen=True)
class SwitchExample(Payload, kind=Kind.RULES, form="example.{combo}.{place}"):
    """The example of a switch that is being chosen."""

    combo: Combo
    place: int


@dataclass(frozen=True)
class SwitchAgain(Payload, kind=Kind.RULES, form="choose.{combo}.{place}"):
    """From that back to choosing."""

    combo: Combo
    place: int


# -- the lessons -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class LessonIndex(Payload, kind=Kind.LEARN, form="index"):
    """Every game with how far one is."""


@dataclass(frozen=True)
class LessonShown(Payload, kind=Kind.LEARN, form="{game}.{solved:x}.{lesson}.show"):
    """A lesson's right answer is to be shown, which solves nothing."""

    game: str
    solved: int
    lesson: str


@dataclass(frozen=True)
class LessonStep(
    Payload,
    kind=Kind.LEARN,
    form=("{game}.{solved:x}.{lesson}.{answer}", "{game}.{solved:x}.{lesson}"),
):
    """A lesson, or an answer to it, by its number. `solved` has a bit for each lesson that was
    solved before; the lesson `end` is the page behind the last."""

    game: str
    solved: int
    lesson: str
    answer: int | None = None


@dataclass(frozen=True)
class LessonsOf(Payload, kind=Kind.LEARN, form="{game}"):
    """The lessons of a game, from where one left them."""

    game: str


@dataclass(frozen=True)
class SetForMe(Payload, kind=Kind.MY_SETTING, form="{name}.{value}"):
    """A setting of one's own (`bot/choosing/settings.py`) gets that value."""

    name: str
    value: str


@dataclass(frozen=True)
class MayPlay(Payload, kind=Kind.CHAT_SETTING, form="may-play.{rules}.{to}"):
    """Games by that rule set may be begun in a group, or not."""

    rules: str
    to: Literal["on", "off"]


@dataclass(frozen=True)
class SetForChat(Payload, kind=Kind.CHAT_SETTING, form="{name}.{value}"):
    """A setting of the chat gets that value."""

    name: str
    value: str


@dataclass(frozen=True)
class SettingsOf(Payload, kind=Kind.SETTINGS, form="{topic}"):
    """A page of the settings (`bot/choosing/settings.py`); "" for the first."""

    topic: str = ""


@dataclass(frozen=True)
class TeachAgain(Payload, kind=Kind.TEACH_AGAIN, form="{game}"):
    """A game is to explain itself anew; "" for all of them."""

    game: str = ""


# -- quiet hours: in private one's own, in a group the group's -------------------------------------


@dataclass(frozen=True)
class QuietPage(Payload, kind=Kind.QUIET, form="{page}"):
    """A page of the quiet hours: what holds; what the clock shows; of which place; from when on."""

    page: Literal["home", "clock", "place", "from"]


@dataclass(frozen=True)
class QuietFrom(Payload, kind=Kind.QUIET, form="from.{first}"):
    """It is to be quiet from that hour on; until when is asked next."""

    first: int


@dataclass(frozen=True)
class QuietSet(Payload, kind=Kind.QUIET, form="set.{first}.{last}"):
    """From that hour until that one; never if they are the same."""

    first: int
    last: int


@dataclass(frozen=True)
class ZoneSet(Payload, kind=Kind.QUIET, form="in.{zone}"):
    """The clock is one of that zone (`+02:00`, `Europe/Berlin`)."""

    zone: str


@dataclass(frozen=True)
class YearSet(Payload, kind=Kind.QUIET, form="year.{zone}"):
    """It is so far ahead of UTC all the year (`+02:00`)."""

    zone: str

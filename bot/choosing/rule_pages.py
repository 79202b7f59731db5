"""The pages of the rule book: an index of the games, the rule sets of each, an illustrated page for
every rule set and every switch.

Nothing is remembered between them: a button says which one it opens, and of which game the rules
were opened, to which they lead back. What they say stands in :mod:`bot.choosing.buttons`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from bot.board.buttons import Menu
from bot.board.caption import MAX_CAPTION, length
from bot.board.phone import closest, in_rows, paired, room_for_words, words_height
from bot.choosing.buttons import (
    RulesIndex,
    RulesInFull,
    RulesOfGame,
    RulesOwn,
    RulesPage,
    RulesSwitch,
    RulesSwitches,
    SwitchAgain,
    SwitchExample,
    ToPlay,
)
from bot.choosing.lessons import learn_rows
from bot.choosing.page import Drawing, Page, banner_picture, fitting, leading_back, turning
from bot.choosing.play_pages import game_lines, title
from bot.choosing.samples import PAGES, SWITCHES
from bot.choosing.samples.sample import Sample, view_of
from bot.choosing.set_lines import told_sets
from bot.choosing.switch_pages import switch_page
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard
from bot.words.combos import GAMES, AnyRuleSet, BadCode, Combo, base, code, decoded
from bot.words.lexicon import called
from bot.words.library import Texts, value_of
from games.catalogue import CATALOGUE
from render import Renderer

LISTED = 5
"""Switches on a page of buttons."""

LAST = 5
"""No list of switches has a page behind this one, counted from 0."""


@dataclass(frozen=True)
class RulePages:
    """The pages in one language; `renderer` draws their positions. `opened_in` is the number of
    the game whose rules were asked for, 0 for none: every page leads back to it."""

    texts: Texts
    renderer: Renderer
    opened_in: int = 0
    games: Mapping[str, Sequence[AnyRuleSet]] = field(default_factory=lambda: GAMES)

    def asked(self, says: Payload) -> Page | None:
        """The page that a button opens, if there is one."""
        page = self._asked(says)
        return None if page is None else leading_back(self.texts, page, self.opened_in)

    def _asked(self, says: Payload) -> Page | None:
        match says:
            case RulesIndex():
                return self.index()
            case RulesOfGame(game, page) if game in GAMES:
                return self.game(game, page or 0)
            case RulesPage(rules) if (ours := rule_set_of(rules)) is not None:
                return self.page(ours)
            case RulesSwitches(rules, page) if (
                page <= LAST and (ours := rule_set_of(rules)) is not None
            ):
                return self.switch_list(ours, page)
            case RulesOwn(rules, code, page) if (
                page <= LAST and (ours := varied_by(rules, code)) is not None
            ):
                return self.own(ours, page)
            case RulesSwitch(rules, name, code):
                varied = varied_by(rules, code or "")
                found = varied is not None and name in names_of(varied)
                return self.switch(varied, name) if varied is not None and found else None
            case SwitchExample(combo, place) if place < len(combo.rules.offered):
                return self._example(combo, place)
            case SwitchAgain(combo, place) if place < len(combo.rules.offered):
                banner = banner_picture(self.renderer)
                return replace(switch_page(self.texts, combo, place), picture=banner)
        return None

    def _example(self, combo: Combo, place: int) -> Page:
        """The example of a switch that is being chosen; it turns back into the page where it is."""
        page = self.switch(combo.rules, combo.rules.offered[place].name)
        back = Key(self.texts.plain("key-back"), SwitchAgain(combo, place).press())
        return replace(page, keys=((back,), *page.keys[1:]))

    def index(self) -> Page:
        """Every game with what it is like."""
        texts, renderer = self.texts, self.renderer
        back = Key(texts.plain("key-back"), Menu("home").press())
        games = ((self._key(f"game-{game}", RulesOfGame(game)),) for game in GAMES)
        page = Page(
            "\n\n".join((texts.html("rules-index"), *game_lines(texts))),
            (*games, *in_rows((self._menu(), back))),
            # It may be turned to from another picture.
            banner_picture(renderer),
        )
        return fitting(page)

    def game(self, game: str, page: int = 0) -> Page:
        """A game's rule sets with their character and their source, or a page of them; a game with
        only one has that one's page."""
        texts, sets = self.texts, self.games[game]
        if len(sets) == 1:
            return self.page(sets[0])
        head = texts.html("rules-game", game=texts.plain(f"game-{game}"))
        pages = told_sets(texts, sets, lambda lines: "\n\n".join((head, *lines)))
        page = min(page, len(pages) - 1)
        keys = [self._key(f"rules-{ours.id}", RulesPage(ours.id)) for ours in pages[page].sets]
        learn = chain.from_iterable(learn_rows(texts, game))
        return self._listed(
            pages[page].caption,
            (
                *paired(keys),
                *turning(page, len(pages), lambda to: RulesOfGame(game, to).press()),
                *in_rows((*learn, self._key("key-rules-index", RulesIndex()), self._menu())),
            ),
        )

    def page(self, ours: AnyRuleSet) -> Page:
        """A rule set in short, with a telling position."""
        texts = self.texts
        count = texts.plain("key-switches", count=len(ours.offered))
        switches = Key(count, RulesSwitches(ours.id, 0).press())
        back = self._key("key-rules-index", RulesIndex())
        if len(GAMES[ours.game]) > 1:
            game = texts.plain(f"game-{ours.game}")
            words = texts.plain("key-rules-page", rules=game)
            back = Key(words, RulesOfGame(ours.game).press())
        full = self._key("key-rules-full", RulesInFull(ours.id))
        learn = chain.from_iterable(learn_rows(texts, ours.game))
        above = (full, *((switches,) if ours.offered else ()))
        below = (*learn, back, self._play(ours))
        caption, sample = texts.html(f"rules-{ours.id}-page"), PAGES[ours.id]
        page = self._drawn(ours, sample, caption, in_rows((*above, *below)))
        if self._fits(ours, sample, page):
            return page
        return self._drawn(ours, sample, caption, (closest(above), closest(below)))

    def _fits(self, ours: AnyRuleSet, sample: Sample, page: Page) -> bool:
        """Whether a small phone shows it whole, with as little of its words as may be."""
        size = self.renderer.size(view_of(ours, sample))
        return words_height(page.caption) <= room_for_words(size, page.keys)

    def own(self, ours: AnyRuleSet, page: int = 0) -> Page:
        """A combination: each switch that differs with what it does and a button to its page; a
        rule set as it is has its own page."""
        if not ours.switches():
            return self.page(ours)
        texts, changed, packed = self.texts, ours.switches(), code(ours)
        game = texts.plain(f"game-{ours.game}")
        head = texts.html("own-title", game=game, rules=called(texts, ours.id))
        caption = _told(texts, head, changed)
        pages = -(-len(changed) // LISTED)
        page = min(page, pages - 1)
        switches = (
            Key(called(texts, f"{name}={value}"), RulesSwitch(ours.id, name, packed).press())
            for name, value in changed[page * LISTED : (page + 1) * LISTED]
        )
        turn = turning(page, pages, lambda to: RulesOwn(ours.id, packed, to).press())
        plain = Key(f"📜 {called(texts, ours.id)}", RulesPage(ours.id).press())
        keys = (*in_rows(switches), *turn, *in_rows((plain, self._play(ours))))
        return self._listed(caption, keys)

    def switch_list(self, ours: AnyRuleSet, page: int) -> Page:
        """The switches of a rule set, each a button with the rule set's own value."""
        texts = self.texts
        pages = max(1, -(-len(ours.offered) // LISTED))
        page = min(page, pages - 1)
        keys: list[Key] = []
        for switch in ours.offered[page * LISTED : (page + 1) * LISTED]:
            label = texts.plain(
                "key-switch",
                switch=texts.plain(f"switch-{switch.name}"),
                value=value_of(texts, switch.name, switch.values[0]),
            )
            keys.append(Key(label, RulesSwitch(ours.id, switch.name).press()))
        turn = turning(page, pages, lambda to: RulesSwitches(ours.id, to).press())
        back = Key(
            texts.plain("key-rules-page", rules=texts.plain(f"rules-{ours.id}")),
            RulesPage(ours.id).press(),
        )
        head = texts.html("rules-switches", rules=texts.plain(f"rules-{ours.id}"))
        return self._listed(head, (*in_rows(keys), *turn, (back,)))

    def switch(self, ours: AnyRuleSet, name: str) -> Page:
        """A switch, with a position in which it makes a difference. `ours` may be a combination, to
        which the way back leads."""
        texts, sample = self.texts, SWITCHES[ours.id, name]
        if ours.switches():
            back = Key(texts.plain("key-back"), RulesOwn(ours.id, code(ours), 0).press())
        else:
            place = names_of(ours).index(name)
            count = texts.plain("key-switches", count=len(ours.offered))
            back = Key(f"‹ {count}", RulesSwitches(ours.id, place // LISTED).press())
        on = ours if name in dict(ours.switches()) else ours.custom(sample.switches)
        play = Key(texts.plain("key-play-with"), ToPlay(Combo(on)).press())
        caption = f"{title(texts, ours)}\n{texts.html(f'switch-{name}-page')}"
        return self._drawn(base(ours.id), sample, caption, in_rows((back, play)))

    def in_full(self, ours: AnyRuleSet) -> Page:
        """Every rule of a rule set, a text of its own, and the way back to its page."""
        words = self.texts.plain("key-rules-page", rules=self.texts.plain(f"rules-{ours.id}"))
        keys = ((Key(words, RulesPage(ours.id).press()),),)
        text = self.texts.html(f"rules-{ours.id}-full")
        return leading_back(self.texts, Page(text, keys), self.opened_in)

    def _listed(self, caption: str, keys: Keyboard) -> Page:
        """A page of many buttons."""
        return fitting(Page(caption, keys, banner_picture(self.renderer)))

    def _drawn(self, ours: AnyRuleSet, sample: Sample, caption: str, keys: Keyboard) -> Page:
        view, renderer = view_of(ours, sample), self.renderer
        drawing = Drawing(renderer.key(view, guide=True), lambda: renderer.board(view, guide=True))
        return fitting(Page(caption, keys, drawing), renderer.size(view))

    def _key(self, message: str, says: Payload) -> Key:
        return Key(self.texts.plain(message), says.press())

    def _menu(self) -> Key:
        return Key(self.texts.plain("key-menu"), Menu("new").press())

    def _play(self, ours: AnyRuleSet) -> Key:
        """The way from a rule set's page to playing by it, as a message of its own."""
        words = self.texts.plain("key-play-these")
        return Key(words, ToPlay(Combo(ours)).press())


def _told(texts: Texts, head: str, changed: Sequence[tuple[str, str]]) -> str:
    """The switches with what they do, as many as a caption has room for; of the others the name."""
    for most in range(len(changed), -1, -1):
        lines = [head]
        for place, (name, value) in enumerate(changed):
            shown = value_of(texts, name, value)
            why = texts.plain(f"switch-{name}-why") if place < most else ""
            lines.append(
                texts.html(
                    "toggle-line",
                    sign="🔸 ",
                    switch=called(texts, name),
                    value=shown,
                    explained=why,
                ).strip()
            )
        if length(text := "\n\n".join(lines)) <= MAX_CAPTION:
            return text
    return head


def varied_by(name: str, digits: str) -> AnyRuleSet | None:
    """The combination of a rule set's code, None if there is none."""
    try:
        return decoded(base(name), digits)
    except BadCode:
        return None


def rule_set_of(name: str) -> AnyRuleSet | None:
    """The rule set of that id, None if there is none."""
    return next((ours for ours in CATALOGUE if ours.id == name), None)


def names_of(ours: AnyRuleSet) -> tuple[str, ...]:
    """The names of a rule set's switches."""
    return tuple(switch.name for switch in ours.offered)

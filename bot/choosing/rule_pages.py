"""The pages of the rule book: an index of the games, the rule sets of each, an illustrated page for
every rule set and every switch.

Nothing is remembered between them: a button says which one it opens, and of which game the rules
were opened, to which they lead back. A press reads `index`,
`game.senet` (its rule sets; a game with one has that one's page), `game.senet.1` (the second page
of them), `page.thibault`, `list.thibault.0` (its switches, by pages), `switch.thibault.netting` or
`full.thibault`; of a combination `own.thibault.3f7.0` (the switches that differ),
`switch.thibault.netting.3f7`. The example of a switch that is being chosen is
`example.thibault.3f7..4` (the combination and the switch's place); `choose.thibault.3f7..4` leads
back to choosing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.board.caption import MAX_CAPTION, length
from bot.choosing.lessons import learn_rows
from bot.choosing.page import Drawing, Page, leading_back, turning
from bot.choosing.play_pages import game_lines, title
from bot.choosing.samples import PAGES, SWITCHES
from bot.choosing.samples.sample import Sample, view_of
from bot.choosing.set_lines import told_sets
from bot.choosing.switch_pages import switch_page
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Keyboard
from bot.words.combos import GAMES, AnyRuleSet, BadCode, Combo, base, code, decoded, unpack
from bot.words.lexicon import called
from bot.words.library import Texts, value_of
from games.catalogue import CATALOGUE
from render import Renderer

LISTED = 10
"""Switches on a page of buttons."""


@dataclass(frozen=True)
class RulePages:
    """The pages in one language; `renderer` draws their positions. `opened_in` is the number of
    the game whose rules were asked for, 0 for none: every page leads back to it."""

    texts: Texts
    renderer: Renderer
    opened_in: int = 0
    games: Mapping[str, Sequence[AnyRuleSet]] = field(default_factory=lambda: GAMES)

    def named(self, parts: list[str]) -> Page | None:
        """The page that a press names, if there is one."""
        page = self._named(parts)
        return None if page is None else leading_back(self.texts, page, self.opened_in)

    def _named(self, parts: list[str]) -> Page | None:
        ours = rule_set_of(parts[1]) if len(parts) > 1 else None
        match parts:
            case ["index"]:
                return self.index()
            case ["game", game] if game in GAMES:
                return self.game(game)
            case ["game", game, number] if game in GAMES and number.isdecimal():
                return self.game(game, int(number))
            case ["page", _] if ours is not None:
                return self.page(ours)
            case ["list", _, ("0" | "1" | "2" | "3") as number] if ours is not None:
                return self.switch_list(ours, int(number))
            case ["own", _, digits, ("0" | "1" | "2" | "3") as number] if ours is not None:
                varied = varied_by(ours, digits)
                return None if varied is None else self.own(varied, int(number))
            case ["switch", _, name] if ours is not None and name in names_of(ours):
                return self.switch(ours, name)
            case ["switch", _, name, digits] if ours is not None and name in names_of(ours):
                varied = varied_by(ours, digits)
                return None if varied is None else self.switch(varied, name)
            case [("example" | "choose") as which, *packed, place] if place.isdecimal():
                return self._of_choosing(which, ".".join(packed), int(place))
        return None

    def _of_choosing(self, which: str, packed: str, place: int) -> Page | None:
        """The example of a switch that is being chosen, or the page where it is: each turns into
        the other."""
        try:
            combo = unpack(packed)
        except BadCode:
            return None
        if place >= len(combo.rules.offered):
            return None
        if which == "choose":
            title = Drawing(self.renderer.title_key(), self.renderer.title)
            return replace(switch_page(self.texts, combo, place), picture=title)
        name = combo.rules.offered[place].name
        page = self.switch(combo.rules, name)
        back = Press(Kind.RULES, action=f"choose.{packed}.{place}")
        return replace(page, keys=((Key(self.texts.plain("key-back"), back),), *page.keys[1:]))

    def index(self) -> Page:
        """Every game with what it is like."""
        texts, renderer = self.texts, self.renderer
        back = Key(texts.plain("key-back"), Press(Kind.MENU, action="home"))
        games = ((self._key(f"game-{game}", f"game.{game}"),) for game in GAMES)
        return Page(
            "\n\n".join((texts.html("rules-index"), *game_lines(texts))),
            (*games, (self._menu(),), (back,)),
            # It may be turned to from another picture.
            Drawing(renderer.title_key(), renderer.title),
        )

    def game(self, game: str, page: int = 0) -> Page:
        """A game's rule sets with their character and their source, or a page of them, under its
        board; a game with only one has that one's page."""
        texts, sets = self.texts, self.games[game]
        if len(sets) == 1:
            return self.page(sets[0])
        head = texts.html("rules-game", game=texts.plain(f"game-{game}"))
        pages = told_sets(texts, sets, lambda lines: "\n\n".join((head, *lines)))
        page = min(page, len(pages) - 1)
        keys = [(self._key(f"rules-{ours.id}", f"page.{ours.id}"),) for ours in pages[page].sets]
        return self._drawn(
            sets[0],
            PAGES[sets[0].id],
            pages[page].caption,
            (
                *keys,
                *turning(
                    page, len(pages), lambda to: Press(Kind.RULES, action=f"game.{game}.{to}")
                ),
                *learn_rows(texts, game),
                (self._key("key-rules-index", "index"),),
                (self._menu(),),
            ),
        )

    def page(self, ours: AnyRuleSet) -> Page:
        """A rule set in short, with a telling position."""
        texts = self.texts
        count = texts.plain("key-switches", count=len(ours.offered))
        switches = Key(count, Press(Kind.RULES, action=f"list.{ours.id}.0"))
        back = self._key("key-rules-index", "index")
        if len(GAMES[ours.game]) > 1:
            game = texts.plain(f"game-{ours.game}")
            words = texts.plain("key-rules-page", rules=game)
            back = Key(words, Press(Kind.RULES, action=f"game.{ours.game}"))
        return self._drawn(
            ours,
            PAGES[ours.id],
            texts.html(f"rules-{ours.id}-page"),
            (
                (self._key("key-rules-full", f"full.{ours.id}"),),
                *(((switches,),) if ours.offered else ()),
                *learn_rows(texts, ours.game),
                (back,),
                (self._play(ours),),
            ),
        )

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
        rows: list[tuple[Key, ...]] = [
            (
                Key(
                    called(texts, f"{name}={value}"),
                    Press(Kind.RULES, action=f"switch.{ours.id}.{name}.{packed}"),
                ),
            )
            for name, value in changed[page * LISTED : (page + 1) * LISTED]
        ]
        rows += turning(
            page, pages, lambda to: Press(Kind.RULES, action=f"own.{ours.id}.{packed}.{to}")
        )
        plain = Key(f"📜 {called(texts, ours.id)}", Press(Kind.RULES, action=f"page.{ours.id}"))
        keys = (*rows, (plain,), (self._play(ours),))
        return self._drawn(base(ours.id), PAGES[ours.id], caption, keys)

    def switch_list(self, ours: AnyRuleSet, page: int) -> Page:
        """The switches of a rule set, each a button with the rule set's own value."""
        texts = self.texts
        pages = max(1, -(-len(ours.offered) // LISTED))
        page = min(page, pages - 1)
        rows: list[tuple[Key, ...]] = []
        for switch in ours.offered[page * LISTED : (page + 1) * LISTED]:
            label = texts.plain(
                "key-switch",
                switch=texts.plain(f"switch-{switch.name}"),
                value=value_of(texts, switch.name, switch.values[0]),
            )
            rows.append((Key(label, Press(Kind.RULES, action=f"switch.{ours.id}.{switch.name}")),))
        rows += turning(page, pages, lambda to: Press(Kind.RULES, action=f"list.{ours.id}.{to}"))
        back = Key(
            texts.plain("key-rules-page", rules=texts.plain(f"rules-{ours.id}")),
            Press(Kind.RULES, action=f"page.{ours.id}"),
        )
        return self._drawn(
            ours,
            PAGES[ours.id],
            texts.html("rules-switches", rules=texts.plain(f"rules-{ours.id}")),
            (*rows, (back,)),
        )

    def switch(self, ours: AnyRuleSet, name: str) -> Page:
        """A switch, with a position in which it makes a difference. `ours` may be a combination, to
        which the way back leads."""
        texts, sample = self.texts, SWITCHES[ours.id, name]
        if ours.switches():
            back = Key(
                texts.plain("key-back"), Press(Kind.RULES, action=f"own.{ours.id}.{code(ours)}.0")
            )
        else:
            place = names_of(ours).index(name)
            count = texts.plain("key-switches", count=len(ours.offered))
            action = f"list.{ours.id}.{place // LISTED}"
            back = Key(f"‹ {count}", Press(Kind.RULES, action=action))
        on = ours if name in dict(ours.switches()) else ours.custom(sample.switches)
        play = Key(texts.plain("key-play-with"), Press(Kind.MENU, action=f"new.{Combo(on).pack()}"))
        caption = f"{title(texts, ours)}\n{texts.html(f'switch-{name}-page')}"
        return self._drawn(base(ours.id), sample, caption, ((back,), (play,)))

    def in_full(self, ours: AnyRuleSet) -> Page:
        """Every rule of a rule set, a text of its own, and the way back to its page."""
        words = self.texts.plain("key-rules-page", rules=self.texts.plain(f"rules-{ours.id}"))
        keys = ((Key(words, Press(Kind.RULES, action=f"page.{ours.id}")),),)
        text = self.texts.html(f"rules-{ours.id}-full")
        return leading_back(self.texts, Page(text, keys), self.opened_in)

    def _drawn(self, ours: AnyRuleSet, sample: Sample, caption: str, keys: Keyboard) -> Page:
        view, renderer = view_of(ours, sample), self.renderer
        drawing = Drawing(renderer.key(view, guide=True), lambda: renderer.board(view, guide=True))
        return Page(caption, keys, drawing)

    def _key(self, message: str, action: str) -> Key:
        return Key(self.texts.plain(message), Press(Kind.RULES, action=action))

    def _menu(self) -> Key:
        return Key(self.texts.plain("key-menu"), Press(Kind.MENU, action="new"))

    def _play(self, ours: AnyRuleSet) -> Key:
        """The way from a rule set's page to playing by it, as a message of its own."""
        words = self.texts.plain("key-play-these")
        return Key(words, Press(Kind.MENU, action=f"new.{Combo(ours).pack()}"))


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


def varied_by(ours: AnyRuleSet, digits: str) -> AnyRuleSet | None:
    """The combination of a code, None if there is none."""
    try:
        return decoded(ours, digits)
    except BadCode:
        return None


def rule_set_of(name: str) -> AnyRuleSet | None:
    """The rule set of that id, None if there is none."""
    return next((ours for ours in CATALOGUE if ours.id == name), None)


def names_of(ours: AnyRuleSet) -> tuple[str, ...]:
    """The names of a rule set's switches."""
    return tuple(switch.name for switch in ours.offered)

"""The pages on which the switches of a combination are set: caption and keyboard, pure."""

from __future__ import annotations

from bot.board.phone import in_rows
from bot.choosing.buttons import Choose, OpenSwitch, SwitchesOf, SwitchExample, TakeValue
from bot.choosing.page import Page, fitting, turning
from bot.choosing.play_pages import fitted, title
from bot.telegram.wire import Key
from bot.words.combos import AnyRuleSet, Combo, against, summary, values
from bot.words.lexicon import called
from bot.words.library import Texts, value_of
from games.fields import Switch

PAGE = 5
"""Switches on a page: so many buttons fit a phone under a short caption. What each does is told on
the switch's own page, where its values are the buttons."""


def switches_page(texts: Texts, combo: Combo, page: int) -> Page:
    """A page of switches, each a button with its value; `page` counts from 0."""
    rules = combo.rules
    pages = max(1, -(-len(rules.offered) // PAGE))
    page = min(page, pages - 1)
    keys: list[Key] = []
    now = values(rules)
    for place, switch in enumerate(rules.offered[page * PAGE : (page + 1) * PAGE], page * PAGE):
        text = _sign(rules, switch) + called(texts, f"{switch.name}={now[switch.name]}")
        keys.append(Key(text, OpenSwitch(combo, page, place).press()))

    def caption(most: int) -> str:
        head = texts.html(
            "toggle-title", rules=texts.plain(f"rules-{rules.id}"), page=page + 1, pages=pages
        )
        changed = texts.html("toggle-none")
        if rules.switches():
            changed = texts.html("toggle-changed", switches=summary(rules, texts, most))
        return "\n".join((head, changed))

    turn = turning(page, pages, lambda to: SwitchesOf(combo, to).press())
    own = Combo(rules.custom({s.name: s.values[0] for s in rules.offered}), combo.points)
    done = Key(texts.plain("key-done"), Choose(combo).press(), style="success")
    reset = Key(texts.plain("key-reset"), SwitchesOf(own, page).press())
    last = (reset, done) if rules.switches() else (done,)
    rows = (*in_rows(keys), *turn, last)
    return fitting(Page(fitted(caption, len(rules.switches())), rows))


def _sign(rules: AnyRuleSet, switch: Switch) -> str:
    """What marks a switch that differs from the rule set's own."""
    return "" if values(rules)[switch.name] == switch.values[0] else "🔸 "


def switch_page(texts: Texts, combo: Combo, place: int) -> Page:
    """One switch: what it does, and its values to choose from. `place` counts from 0; a value leads
    back to its page of switches."""
    rules = combo.rules
    switch, page = rules.offered[place], place // PAGE
    value = values(rules)[switch.name]
    line = texts.html(
        "toggle-line",
        sign=_sign(rules, switch),
        switch=called(texts, switch.name),
        value=value_of(texts, switch.name, value),
        explained=texts.plain(f"switch-{switch.name}-why"),
    )
    keys = [
        Key(
            f"✓ {words}" if each == value else words,
            TakeValue(combo, page, place, number).press(),
        )
        for number, each in enumerate(switch.values)
        for words in (value_of(texts, switch.name, each),)
    ]
    last = (
        Key(texts.plain("key-back"), SwitchesOf(combo, page).press()),
        Key(texts.plain("key-example"), SwitchExample(combo, place).press()),
    )
    return fitting(Page(f"{title(texts, rules)}\n\n{line}", (*in_rows(keys), last)))


def contradiction(texts: Texts, rules: AnyRuleSet, switch: Switch, value: str) -> str:
    """Why a value is refused (plain, for an alert), by the names of the switches."""
    names = [called(texts, name) for name in against(rules, {switch.name: value})]
    return texts.plain(
        "answer-contradicts",
        switch=called(texts, switch.name),
        value=value_of(texts, switch.name, value),
        others=" · ".join(names) or called(texts, rules.id),
    )

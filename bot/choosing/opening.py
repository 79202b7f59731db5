"""What *Play* begins at one tap: rules, and the BOTs to play against; as a button carries it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.table.seats import chosen_alone, levels, stands_in
from bot.table.table import rules_of
from bot.words.bots import bot_name
from bot.words.combos import MATCH, AnyRuleSet, BadCode, Combo, label
from bot.words.lexicon import called
from bot.words.library import Texts
from games.catalogue import STARTERS, rule_set
from games.core import SwitchError
from storage.rows import Game, Player

WIDTH = 42
"""Characters that the name of the rules may have, with those of their switches that fit."""


@dataclass(frozen=True)
class Opening:
    """What is to be played, against which BOTs."""

    SPELLING: ClassVar = rf"{Combo.SPELLING}\.[^.]*"
    """How :meth:`pack` writes one."""

    combo: Combo
    bots: tuple[str, ...]
    """The BOT's levels, at least one."""

    def pack(self) -> str:
        """The written form: `thibault..` with `.novice`, or `hyena..` with `.novice3+greedy`."""
        runs = (f"{name}{count if count > 1 else ''}" for name, count in Counter(self.bots).items())
        return f"{self.combo.pack()}.{'+'.join(runs)}"

    @classmethod
    def unpacked(cls, text: str) -> Opening:
        """The opening written by :meth:`pack`, with another BOT for one that declines the rules by
        now; `BadCode` for one that cannot be played."""
        packed, _, runs = text.rpartition(".")
        combo, bots = Combo.unpacked(packed), list[str]()
        for run in runs.split("+"):
            found = re.fullmatch(r"([a-z_]+(?:-[0-9])?)([0-9]?)", run)
            name = "" if found is None else stands_in(combo.rules, found[1])
            if found is None or name not in chosen_alone(combo.rules):
                raise BadCode(f"{run!r} is no BOT that plays {combo.rules.id}")
            bots += [name] * int(found[2] or 1)
        if len(bots) + 1 not in combo.rules.seats:
            raise BadCode(f"{combo.rules.id} is not for {len(bots)} BOTs and one person")
        return cls(combo, tuple(bots))

    def what(self, texts: Texts) -> str:
        """What is played, in words."""
        rules = self.combo.rules
        names = (texts.plain(f"game-{rules.game}"), label(rules, texts, WIDTH))
        match = called(texts, f"{MATCH}={self.combo.points}") if self.combo.points else ""
        return " · ".join(filter(None, (*dict.fromkeys(names), match)))

    def who(self, texts: Texts) -> str:
        """Against whom, in words."""
        bots = []
        for name, count in Counter(self.bots).items():
            bot = bot_name(texts, name)
            bots.append(texts.plain("log-times", told=bot, count=count) if count > 1 else bot)
        return texts.listed(bots)


def against_the_weakest(rules: AnyRuleSet) -> Opening:
    """A game against as few BOTs as can be, the weakest."""
    return Opening(Combo(rules), (levels(rules)[0],) * (min(rules.seats) - 1))


RECOMMENDED: Final = against_the_weakest(STARTERS[0])
"""What a newcomer begins with."""


def played_again(game: Game, players: Sequence[Player]) -> Opening | None:
    """What was played in that game, against the same BOTs; None if it cannot be played any more."""
    try:
        before = rules_of(game)
        rules = rule_set(game.rules, before.switches())
        if rules.fields() != before.fields():
            return None
        bots = tuple(p.bot for p in players if p.bot is not None and p.resigned is None)
        return Opening.unpacked(Opening(Combo(rules, game.points or 0), bots).pack())
    except (SwitchError, BadCode):
        return None

"""What may be begun in a chat: a group's admins may bar rule sets there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.words.combos import GAMES, AnyRuleSet
from storage.rows import Chat


def played_in(chat: Chat) -> Mapping[str, Sequence[AnyRuleSet]]:
    """The games with those of their rule sets by which may be begun there; none without any."""
    every = {
        game: [rules for rules in sets if not chat.bars(rules.id)] for game, sets in GAMES.items()
    }
    return {game: sets for game, sets in every.items() if sets}


def barring(chat: Chat, rules: AnyRuleSet, *, barred: bool) -> str | None:
    """What a chat bars (`Chat.barred`) once these rules are barred there, or no more; None if
    nothing could be begun there then. What no program knows any more is left out."""
    every = [each for sets in GAMES.values() for each in sets]
    gone = {each.id for each in every if chat.bars(each.id)} - {rules.id}
    gone |= {rules.id} if barred else set()
    left = [each.id for each in every if each.id not in gone]
    return " ".join(each.id for each in every if each.id in gone) if left else None

"""The first lines of a caption."""

from __future__ import annotations

from bot.board.sight import Sight
from bot.table.table import AnyRules
from bot.words.combos import summary
from bot.words.library import Texts


def title(sight: Sight, switches: int) -> list[str]:
    """The first lines: the game, its rule set and its number; then the switches that differ, so
    many of them by name."""
    table, texts = sight.table, sight.texts
    first = texts.html(
        "caption-title",
        game=texts.plain(f"game-{table.rules.game}"),
        rules=texts.plain(f"rules-{table.rules.id}"),
        id=str(table.game.id),
    )
    if not table.rules.switches():
        return [first]
    words = summary(table.rules, texts, switches)
    return [first, texts.html("caption-switches", switches=words)]


def goal_line(rules: AnyRules, texts: Texts, seats: int) -> str:
    """What wins by these rules, on a line, for who has not begun: of a game of so many."""
    goal = rules.explain(rules.start(seats)).goal
    return texts.html("caption-goal", told=texts.told(goal))


def brief_title(sight: Sight) -> str:
    """The rule set and the game's number, on one line."""
    table, texts = sight.table, sight.texts
    rules = texts.plain(f"rules-{table.rules.id}")
    return texts.html("caption-brief", rules=rules, id=str(table.game.id))

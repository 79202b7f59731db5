"""The first lines of a caption, and the seal of a game, which stands below or beside them."""

from __future__ import annotations

from bot.table.invitation import sealed_after
from bot.table.table import AnyRules, Table
from bot.words.combos import summary
from bot.words.library import Texts


def title(table: Table, texts: Texts, switches: int) -> list[str]:
    """The first lines: the game, its rule set and its number; then the switches that differ, so
    many of them by name."""
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


def title_sealed(table: Table, texts: Texts) -> str:
    """The rule set, the game's number and its seal, on one line."""
    rules = texts.plain(f"rules-{table.rules.id}")
    return texts.html("caption-brief", rules=rules, id=str(table.game.id), seal=seal(table))


def seal(table: Table) -> str:
    """The commitment's short form."""
    commitment = table.game.commitment
    return f"{commitment[:8]}…{commitment[-4:]}"


def sealed_line(table: Table, texts: Texts) -> str:
    """The seal's short form; at the end the whole of it, and the secret."""
    if table.game.status == "over":
        after = None if table.state is None else sealed_after(table.game)
        return texts.html(
            "caption-secret",
            sealed=table.sealed,
            commitment=table.game.commitment,
            secret=table.game.secret.hex(),
            after="none" if after is None else str(after.game),
            aftersealed="" if after is None else after.commitment,
        )
    return texts.html("caption-seal", seal=seal(table))

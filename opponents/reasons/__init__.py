"""Why the BOT played what it played, in a few words.

A reason is worked out afterwards, from the position, what was offered there and what was chosen. It
holds in the positions by the rules, it is something that the character cares for, and it does not
hold of all that was offered. So the same action has the same reason whenever it is asked for, after
a restart too, and nothing of it is kept.

It is no report of the character's thoughts: who looks ahead has seen more than can be told in a
few words. Novice has no reasons, nor has a level that slips as often as not; and nobody has one
where there was nothing to choose, for a move that ends the game, or while stones are placed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from games.core import Choose, Over, Rules, Told
from opponents.cast import OPPONENTS
from opponents.characters import Evaluating
from opponents.levels import LEVELS, ladder
from opponents.reasons import aseb, hyena, seega, senet
from opponents.reasons.fact import Fact, first

EQUAL: Final = "why-equal"
"""The message of what was as good as another action."""

_SLIPS: Final = 0.5
"""From this chance of a slip on a level says nothing: it would make up reasons for what it had none
for."""

MESSAGES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {EQUAL: (), **senet.MESSAGES, **seega.MESSAGES, **hyena.MESSAGES, **aseb.MESSAGES}
)
"""Every reason with its arguments."""


class _Game(NamedTuple):
    """What reasons are told by in a game."""

    look: Callable[..., Any]
    """Looks at an action."""
    facts: Mapping[str, Sequence[Fact[Any]]]
    """What each character cares for."""
    beside: Sequence[Fact[Any]]
    """What makes one action better than another."""
    told_of: Callable[[Any], bool] = lambda _: True
    """Whether an action has reasons at all."""


_GAMES: Final[Mapping[str, _Game]] = MappingProxyType(
    {
        "senet": _Game(senet.Look, senet.FACTS, senet.BESIDE),
        "seega": _Game(seega.Look, seega.FACTS, seega.BESIDE, seega.told_of),
        "hyena": _Game(hyena.Look, hyena.FACTS, hyena.BESIDE),
        "aseb": _Game(aseb.Look, aseb.FACTS, aseb.BESIDE),
    }
)


def reason(rules: Rules[Any, Any], state: Any, action: Any, character: str) -> Told | None:
    """Why that character played the action in the position; None where it has nothing to say.

    Under 2 ms, but for rare crowded boards. `ActionError` if the position does not offer the
    action.
    """
    turn = rules.turn(state)
    game = _GAMES.get(rules.game)
    known = None if game is None else game.facts.get(_speaker(rules.game, character))
    if game is None or known is None or not isinstance(turn, Choose) or len(turn.actions) < 2:
        return None
    after = rules.apply(state, action)
    if isinstance(rules.turn(after), Over) or not game.told_of(action):
        return None
    others = [game.look(rules, state, other) for other in turn.actions if other != action]
    told = first(known, game.look(rules, state, action), others)
    return told or _equal(rules, state, turn, after, character)


def why_better(rules: Rules[Any, Any], state: Any, better: Any, other: Any) -> Told | None:
    """What of an action speaks for it beside another that is offered with it: it holds of the one
    by the rules, and not of the other. None where nothing does that can be told in few words, as of
    what shows only later, or while stones are placed."""
    game = _GAMES.get(rules.game)
    if game is None or not game.told_of(better):
        return None
    return first(game.beside, game.look(rules, state, better), (game.look(rules, state, other),))


def why_best(rules: Rules[Any, Any], state: Any, best: Any) -> Told | None:
    """What of an action speaks for it, of what Djehuty cares for: it holds of the action by the
    rules, and not of all that is offered. None where nothing does that can be told in few words."""
    found = reason(rules, state, best, "djehuty")
    return None if found is None or found.message == EQUAL else found


class Held(NamedTuple):
    """What holds of an action for which nothing speaks alone."""

    told: Told
    of_all: bool
    """Whether it would be told of each other action in the same words."""


def what_holds(rules: Rules[Any, Any], state: Any, action: Any) -> Held | None:
    """The first thing that Djehuty cares for and that holds of an action, be it of all the others,
    too: for where all are as good, and nothing speaks for one of them. What has words of its own
    comes before what is true of each alike."""
    game, turn = _GAMES.get(rules.game), rules.turn(state)
    if game is None or not isinstance(turn, Choose) or not game.told_of(action):
        return None
    look = game.look(rules, state, action)
    others = [game.look(rules, state, other) for other in turn.actions if other != action]
    held = [
        Held(told, all(fact(other, (look,)) == told for other in others))
        for fact in game.facts["djehuty"]
        if (told := fact(look, others)) is not None
    ]
    return min(held, key=lambda it: it.of_all, default=None)


def _speaker(game: str, character: str) -> str:
    """Who knows the reasons: of a level the character that plays it, if it slips so rarely that
    most of what it plays was chosen; "" for nobody."""
    level = LEVELS.get(character)
    if level is None:
        return character
    measured = ladder(game)[level.number - 1 : level.number]
    return "".join(each.player for each in measured if each.slip < _SLIPS)


def _equal(
    rules: Rules[Any, Any], state: Any, turn: Choose[Any], after: Any, character: str
) -> Told | None:
    """That another action led to a position as good, for a character that compares positions."""
    player = OPPONENTS.get(character)
    if not isinstance(player, Evaluating) or not player.plays(rules.game):
        return None
    value = player.evaluators[rules.game]
    worth = value(rules, after, turn.seat)
    positions = (rules.apply(state, action) for action in turn.actions)
    same = sum(
        not isinstance(rules.turn(then), Over) and value(rules, then, turn.seat) == worth
        for then in positions
    )
    return Told(EQUAL) if same > 1 else None

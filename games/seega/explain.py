"""What a beginner asks in a position of Seega, as message ids, for the text files.

All ids and their arguments:

- `seega-goal`: ways, locks, limit                what wins; `ways` in which stones are taken and
  move, 8 or only the 4 along lines; `locks` 1 if who cannot move has lost,
  `limit` the moves without a capture after which the stones are counted, 0 for never, and both 0
  while stones are placed

what an action would bring:

- `seega-does-place`: square, site, follows
- `seega-does-move`, `seega-does-leap`: from, to, site, follows
- `seega-does-capture`, `seega-does-leap-capture`: from, to, squares, follows
- `seega-does-open`: from, to, follows            it lets the enemy, who is locked in, move
- `seega-does-pass`: follows

and why what one may expect is not offered:

- `seega-no-taking`: several, begins               nothing is taken while stones are placed
- `seega-no-centre`: square                       nobody places on the centre
- `seega-no-cross`: squares                       the first two stones go on these
- `seega-no-square`: square                       the last stone has this square alone
- `seega-no-room`: squares                        stones with no empty square beside them
- `seega-no-room-many`: count                     so many of them
- `seega-no-slant`: squares                       stones that could move only diagonally
- `seega-no-move`: no arguments                   no stone can move
- `seega-no-other`: no arguments                  one move alone is possible, and must be made
- `seega-no-safe`: square                         the enemy in the centre cannot be taken
- `seega-no-stood`: squares                      enemies safe between one's own stones
- `seega-no-chain`: no arguments                  only a capture may follow a capture
- `seega-no-chain-stone`: square                  and only by this stone
- `seega-no-passage`: squares                     stones whose moves open no passage

`begins` is the side that moves first, `several` 1 where a turn may be several captures in a row.
What holds of one position alone has `tense`, too: one of :data:`games.core.TENSES`.
`site` is what the square is: one of :data:`SITES`; `follows` what comes next: one of
:data:`FOLLOWS`. Chances there are none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from games.core import TENSES, Args, Explained, Told, in_tense
from games.seega.effects import chosen, goes_on
from games.seega.lookups import DIAGONAL, ORTHOGONAL
from games.seega.moves import can_move, choices, playable
from games.seega.parts import CHAINS, STUCK
from games.seega.ruleset import SeegaFields
from games.seega.state import NOWHERE, Action, Mask, State, edges, name, names, squares

SITES: Final = ("none", "between", "centre", "near", "corner", "edge")
"""What a square is to the stone that comes there: between two enemies, who do not take it as it
went in itself; the centre, where it cannot be taken; while stones are placed beside the centre, in
a corner, through which no line runs to both sides, or at the edge, along which one does."""

FOLLOWS: Final = (
    *("turn", "place", "begin", "won", "locks", "count"),
    *(chain.told for chain in dict.fromkeys(CHAINS) if chain.told),
    *(stuck.told for stuck in STUCK if stuck.told),
)
"""What follows an action: the other side's turn; another stone to be placed; the first move, all
being placed; the end, won; the other side cannot move; a count; another capture, with any stone or
the same; after a pass a passage, or the other side's move."""

VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "follows": tuple(dict.fromkeys(FOLLOWS)),
    "site": SITES,
    "tense": TENSES,
}
"""By argument all the words that it may be. A text that chooses by one has a variant for each."""

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "seega-goal": ("ways", "locks", "limit"),
    "seega-does-place": ("square", "site", "follows"),
    "seega-does-move": ("from", "to", "site", "follows"),
    "seega-does-leap": ("from", "to", "site", "follows"),
    "seega-does-capture": ("from", "to", "squares", "follows"),
    "seega-does-leap-capture": ("from", "to", "squares", "follows"),
    "seega-does-open": ("from", "to", "follows"),
    "seega-does-pass": ("follows",),
    "seega-no-taking": ("several", "begins"),
    "seega-no-centre": ("square",),
    "seega-no-cross": ("squares",),
    "seega-no-square": ("square", "tense"),
    "seega-no-room": ("squares", "tense"),
    "seega-no-room-many": ("count", "tense"),
    "seega-no-slant": ("squares", "tense"),
    "seega-no-move": (),
    "seega-no-other": ("tense",),
    "seega-no-safe": ("square",),
    "seega-no-stood": ("squares",),
    "seega-no-chain": (),
    "seega-no-chain-stone": ("square", "tense"),
    "seega-no-passage": ("squares", "tense"),
}
"""Every message that explains a position of Seega, with its arguments."""

_NAMED: Final = 8
"""So many stones are told by name, of more the number."""


def explain(rules: SeegaFields, state: State) -> Explained:
    """What somebody who does not know the game asks in a position."""
    goal = _goal(rules, state)
    if state.due == "over":
        return Explained(goal)
    actions = choices(rules, state).actions
    return Explained(
        goal,
        tell_offered=lambda: [_bring(rules, state, action) for action in actions],
        tell_refused=lambda: in_tense(_refused(rules, state, actions), "now", MESSAGES),
        tell_only=partial(_only, rules, state, actions),
        tell_asked=lambda: in_tense(_asked(rules, state, actions), "now", MESSAGES),
    )


def _goal(rules: SeegaFields, state: State) -> Told:
    """What wins; while stones are placed briefly, without the ends that are far off."""
    placing = state.due == "place"
    locks, limit = (0, 0) if placing else (int(rules.stuck.loses), rules.quiet_limit)
    return Told("seega-goal", (("ways", rules.directions), ("locks", locks), ("limit", limit)))


def _only(rules: SeegaFields, state: State, actions: tuple[Action, ...]) -> tuple[Told, ...]:
    """Why there is this action alone, for who looks back. A pass says it itself."""
    if len(actions) > 1 or actions[0].kind == "pass":
        return ()
    found = tuple(_refused(rules, state, actions))
    if state.due in ("place", "chain"):
        return in_tense(found[:1], "was", MESSAGES)
    return in_tense((*found, *_still(rules, state, actions)), "was", MESSAGES)


def _bring(rules: SeegaFields, state: State, action: Action) -> Told:
    """What an action would bring."""
    kind, source, target, taken = action
    follows = _follows(rules, state, action)
    if kind == "pass":
        return Told("seega-does-pass", (("follows", follows),))
    if kind == "place":
        site = _placed_site(rules, target)
        args = (("square", name(target)), ("site", site), ("follows", follows))
        return Told("seega-does-place", args)
    went = (("from", name(source)), ("to", name(target)))
    if taken:
        message = "seega-does-capture" if kind == "move" else "seega-does-leap-capture"
        return Told(message, (*went, ("squares", " ".join(names(taken))), ("follows", follows)))
    if state.due == "free":
        return Told("seega-does-open", (*went, ("follows", follows)))
    site = _site(rules, state, target)
    return Told(f"seega-does-{kind}", (*went, ("site", site), ("follows", follows)))


def _follows(rules: SeegaFields, state: State, action: Action) -> str:
    """What comes of an action: one of :data:`FOLLOWS`."""
    after, seat = chosen(rules, state, action), state.seat
    if action.kind == "pass":
        return "count" if after.due == "over" else rules.stuck.told
    if after.due == "over":
        quiet = after.quiet and after.quiet == rules.quiet_limit
        return "won" if after.seat == seat and not quiet else "count"
    if after.due == "place":
        return "place" if after.seat == seat else "turn"
    if action.kind == "place":
        return "begin"
    if goes_on(rules, state, action):
        return rules.continue_.told
    theirs, mine = after.stones[1 - seat], after.stones[seat]
    return "turn" if can_move(rules.lookups, theirs, mine) else "locks"


def steps(rules: SeegaFields) -> tuple[int, ...]:
    """The steps along each line on which stones are taken, one way."""
    ways = ORTHOGONAL if rules.directions == 4 else ORTHOGONAL + DIAGONAL
    return tuple(file + rank for file, rank in ways if file + rank > 0)


def between(rules: SeegaFields, stones: Mask) -> Mask:
    """The squares that lie between two of these stones on a line."""
    found = 0
    for step in steps(rules):
        found |= stones << step & stones >> step
    return found & rules.lookups.board


def _site(rules: SeegaFields, state: State, target: int) -> str:
    """What a square is to the stone that comes there: one of :data:`SITES`."""
    bit = 1 << target
    if bit & rules.lookups.centre and rules.centre_safe:
        return "centre"
    return "between" if between(rules, state.stones[1 - state.seat]) & bit else "none"


def _placed_site(rules: SeegaFields, target: int) -> str:
    """What a square is to the stone that is placed there: one of :data:`SITES`."""
    if rules.lookups.beside(rules.lookups.centre) >> target & 1:
        return "near"
    return ("none", "edge", "corner")[edges(target, rules.size)]


def _refused(rules: SeegaFields, state: State, actions: tuple[Action, ...]) -> Iterator[Told]:
    """Why what one may expect is not offered."""
    if state.due == "place":
        yield from _not_placed(rules, state, actions)
    elif state.due == "chain":
        if state.stone == NOWHERE:
            yield Told("seega-no-chain")
        else:
            yield Told("seega-no-chain-stone", (("square", name(state.stone)),))
    elif actions[0].kind == "pass":
        yield Told("seega-no-move")
    else:
        if len(actions) == 1:
            yield Told("seega-no-other")
        yield from _opens_nothing(rules, state, actions)


def _not_placed(rules: SeegaFields, state: State, actions: tuple[Action, ...]) -> Iterator[Told]:
    """Where no stone is placed (seega 1.2, 3.1)."""
    lookups, seat = rules.lookups, state.seat
    if len(actions) == 1:
        yield Told("seega-no-square", (("square", name(actions[0].target)),))
    cross = lookups.cross[seat]
    if cross and lookups.stones - state.hand[seat] < 2:
        yield Told("seega-no-cross", (("squares", " ".join(names(cross))),))
    yield Told("seega-no-centre", (("square", names(lookups.centre)[0]),))
    yield Told("seega-no-taking", first_moves(rules))


def first_moves(rules: SeegaFields) -> Args:
    """What follows when all stones are placed: who moves first, and whether several may be taken in
    a row."""
    several = int(rules.continue_.second)
    return ("several", several), ("begins", rules.sides[rules.mover])


def _opens_nothing(rules: SeegaFields, state: State, actions: tuple[Action, ...]) -> Iterator[Told]:
    """The stones that could move and open no passage (seega 3.6)."""
    if state.due != "free":
        return
    mine, theirs = state.stones[state.seat], state.stones[1 - state.seat]
    able = mine & ~_sources(actions) & _sources(tuple(playable(rules.lookups, mine, theirs)))
    if able:
        yield Told("seega-no-passage", (("squares", _some(able)),))


def _still(rules: SeegaFields, state: State, actions: tuple[Action, ...]) -> Iterator[Told]:
    """The stones that cannot move (seega 1.3, 3.6). That they have no button is enough to play: it
    is told to who asks."""
    lookups = rules.lookups
    mine, theirs = state.stones[state.seat], state.stones[1 - state.seat]
    idle = mine & ~_sources(actions)
    if state.due == "free":
        idle &= ~_sources(tuple(playable(lookups, mine, theirs)))
    empty = lookups.board & ~(mine | theirs)
    slant = idle & _aslant(empty) if rules.directions == 4 else 0
    if slant:
        yield Told("seega-no-slant", (("squares", _some(slant)),))
    locked = idle & ~slant
    if locked.bit_count() > _NAMED:
        yield Told("seega-no-room-many", (("count", locked.bit_count()),))
    elif locked:
        yield Told("seega-no-room", (("squares", _some(locked)),))


def _aslant(mask: Mask) -> Mask:
    """The squares diagonally beside any of a set."""
    return mask << 9 | mask >> 9 | mask << 11 | mask >> 11


def _sources(actions: tuple[Action, ...]) -> Mask:
    """The stones that some of these actions move."""
    found = 0
    for action in actions:
        found |= 1 << action.source
    return found


def _some(mask: Mask) -> str:
    """The names of squares, of many the first ones."""
    found = names(mask)
    return " ".join(found[:_NAMED]) + (" …" if len(found) > _NAMED else "")


def _asked(rules: SeegaFields, state: State, actions: tuple[Action, ...]) -> Iterator[Told]:
    """What only who asks is told: the stones that cannot move, the enemies that cannot be taken."""
    if state.due in ("move", "free") and actions[0].kind != "pass":
        yield from _still(rules, state, actions)
        yield from _not_taken(rules, state)
    yield from _stood(rules, state)


def _stood(rules: SeegaFields, state: State) -> tuple[Told, ...]:
    """The enemies that stand safe between one's own (seega 1.4), often for many turns."""
    if state.due not in ("move", "free"):
        return ()
    mine, theirs = state.stones[state.seat], state.stones[1 - state.seat]
    stood = between(rules, mine) & theirs & rules.lookups.prey
    return (Told("seega-no-stood", (("squares", _some(stood)),)),) if stood else ()


def _not_taken(rules: SeegaFields, state: State) -> Iterator[Told]:
    """The enemy in the centre, who cannot be taken (seega 3.3)."""
    lookups = rules.lookups
    mine, theirs = state.stones[state.seat], state.stones[1 - state.seat]
    shut = theirs & lookups.centre & ~lookups.prey
    empty = lookups.board & ~(mine | theirs)
    if shut and any(
        1 << target & lookups.beside(mine) for target in lookups.pincers.takes(empty, mine, shut)
    ):
        yield Told("seega-no-safe", (("square", name(squares(shut)[0])),))

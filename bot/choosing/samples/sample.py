"""A position of a rules page, and its picture.

The choices of a position are numbered in its picture. That of a switch is one in which the switch
changes what may be done or what comes of it; the page's text says what to look at. Lines are
written as docs/notation.md says; tests hold every one of them to its purpose.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.catalogue import RuleSet
from games.core import Faces, Over, Played, lookup
from games.view import BoardView


@dataclass(frozen=True, slots=True)
class Sample:
    """A position to be drawn: its `line`, the `switches` it is played with, the actions `played`
    from it before the picture is drawn (they are marked), and the `faces` thrown, if any."""

    line: str
    faces: Faces | None = None
    switches: tuple[tuple[str, str], ...] = ()
    played: tuple[str, ...] = ()


def view_of(rules: RuleSet[Any, Any], sample: Sample) -> BoardView:
    """The picture of a sample of this rule set."""
    varied = rules.custom(sample.switches)
    state, last = varied.load(sample.line), []
    for text in sample.played:
        turn, action = varied.turn(state), lookup(varied, state, text)
        if not isinstance(turn, Over):  # lookup has refused that already
            last.append(Played(turn.seat, state, action))
        state = varied.apply(state, action)
    return varied.view(state, tuple(last), sample.faces)

"""A process that thinks for the BOT: a question a line comes in, an answer a line goes out.

`python -m opponents.worker`, with `--tables FOLDER` to look things up in tables of exact chances
(:mod:`opponents.exact`). A question is a JSON object: `rules`, `version` and `fields` (as a saved
game keeps them), `position` (as text), and what is asked: with `"ask": "choose"` a `character` and
a `seed`, and the answer is `{"action": "c2-c3"}`; with `"ask": "advise"` it is `{"worths": [0.52,
0.49], "exact": false}`, the chance of winning after each action that is offered, and whether it is
exact, or where choices are weighed in stones `{"advice": [...]}`, an
:class:`opponents.weighing.Advice`, or where one can be guessed alone `{"guess": 3}`, an action by
its place; with `"ask": "weigh"`, two actions by their places (`better` may
be null) and how many `nodes` to look at it is `{"weighed": [...]}`, a
:class:`opponents.weighing.Weighed`; with `"ask": "review"` and the actions that were `played` from
the position on it is `{"review": {...}}`, what :meth:`opponents.review.Review.written` gives. What
cannot be answered is `{"error": "..."}`. It ends with its input.

So the BOT sees what a player sees: a position. Nothing else is in this process, neither the secret
of the throws nor the database.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import IO, Any, Final, TypeAlias

from games.catalogue import restore
from games.core import GameError, Over, Played, Rules, lookup
from opponents.cast import cast
from opponents.exact import Table, tables_in
from opponents.outlook import Outlook, outlook
from opponents.review import review
from opponents.weighing import advised, guessable, guessed, weighable, weighed

Tables: TypeAlias = tuple[Table, ...]


def choosing(character: str, rules: Rules[Any, Any], state: object, seed: int) -> str:
    """The line that asks for a character's choice in a position."""
    return _question(rules, state, ask="choose", character=character, seed=seed)


def advising(rules: Rules[Any, Any], state: object) -> str:
    """The line that asks what each action offered in a position is worth."""
    return _question(rules, state, ask="advise")


def reviewing(rules: Rules[Any, Any], start: object, played: Iterable[str], first: int = 0) -> str:
    """The line that asks for the review of a game, by its first position and its actions; of those
    before the number `first` it tells the chances alone."""
    return _question(rules, start, ask="review", played=" ".join(played), first=first)


def weighing(
    rules: Rules[Any, Any], state: object, chosen: int, better: int | None, nodes: int
) -> str:
    """The line that asks for a choice beside the best one, or beside one that may be better."""
    return _question(rules, state, ask="weigh", chosen=chosen, better=better, nodes=nodes)


def _question(rules: Rules[Any, Any], state: object, **asked: str | int | None) -> str:
    kept = {"rules": rules.id, "version": rules.version, "fields": list(rules.fields())}
    return json.dumps({**asked, **kept, "position": rules.dump(state)})


def answer(line: str, tables: Tables = ()) -> str:
    """The line that answers a question."""
    try:
        asked = json.loads(line)
        fields = [(str(name), str(value)) for name, value in asked["fields"]]
        rules = restore(asked["rules"], asked["version"], fields)
        return json.dumps(
            _ANSWERS[asked["ask"]](rules, rules.load(asked["position"]), asked, tables)
        )
    except Exception as error:  # noqa: BLE001 - whatever it was: the asker is told, the next is answered
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


def _chosen(
    rules: Rules[Any, Any], state: Any, asked: Mapping[str, Any], tables: Tables
) -> dict[str, Any]:
    rng = Random(asked["seed"])  # noqa: S311 - the asker seeds it from the system's randomness
    action = cast(tables)[asked["character"]].choose(rules, state, rng)
    return {"action": rules.write(action)}


def _advised(
    rules: Rules[Any, Any], state: Any, asked: Mapping[str, Any], tables: Tables
) -> dict[str, Any]:
    del asked
    if weighable(rules, state):
        return {"advice": advised(rules, state)}
    if guessable(rules, state):
        return {"guess": guessed(rules, state)}
    sees = _outlook(rules, tables)
    return {"worths": sees.worths(state), "exact": sees.exact(state)}


def _weighed(
    rules: Rules[Any, Any], state: Any, asked: Mapping[str, Any], tables: Tables
) -> dict[str, Any]:
    del tables
    chosen, better, nodes = asked["chosen"], asked["better"], asked["nodes"]
    return {"weighed": weighed(rules, state, chosen, better, nodes)}


def _reviewed(
    rules: Rules[Any, Any], state: Any, asked: Mapping[str, Any], tables: Tables
) -> dict[str, Any]:
    played = []
    for text in asked["played"].split():
        turn = rules.turn(state)
        seat = -1 if isinstance(turn, Over) else turn.seat
        action = lookup(rules, state, text)
        played.append(Played(seat, state, action))
        state = rules.apply(state, action)
    found = review(rules, played, _outlook(rules, tables), asked["first"])
    return {"review": None if found is None else found.written()}


def _outlook(rules: Rules[Any, Any], tables: Tables) -> Outlook[Any]:
    sees = outlook(rules, tables)
    if sees is None:
        raise GameError(f"nobody knows what positions of {rules.id} are worth")
    return sees


_ANSWERS: Final = {"choose": _chosen, "advise": _advised, "weigh": _weighed, "review": _reviewed}


def main(asking: IO[str] = sys.stdin, answering: IO[str] = sys.stdout, tables: Tables = ()) -> None:
    """Answer until there are no more questions."""
    for line in asking:
        answering.write(answer(line, tables) + "\n")
        answering.flush()


if __name__ == "__main__":
    parser = ArgumentParser("opponents.worker")
    parser.add_argument("--tables", type=Path)
    main(tables=tables_in(parser.parse_args().tables))

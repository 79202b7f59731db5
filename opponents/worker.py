"""A process that thinks for the BOT: a question a line comes in, an answer a line goes out.

`python -m opponents.worker`. A question is a JSON object: `character`, `rules`, `version` and
`fields` (as a saved game keeps them), `position` (as text) and `seed`. The answer is `{"action":
"c2-c3"}`, or `{"error": "..."}` for a question that cannot be answered. It ends with its input.

So the BOT sees what a player sees: a position. Nothing else is in this process, neither the secret
of the throws nor the database.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import IO, Any

from games.catalogue import restore
from games.core import Rules
from opponents.characters import OPPONENTS


def question(character: str, rules: Rules[Any, Any], state: object, seed: int) -> str:
    """The line that asks for a choice in a position."""
    asked = {
        "character": character,
        "rules": rules.id,
        "version": rules.version,
        "fields": list(rules.fields()),
        "position": rules.dump(state),
        "seed": seed,
    }
    return json.dumps(asked)


def answer(line: str) -> str:
    """The line that answers a question."""
    try:
        asked = json.loads(line)
        fields = [(str(name), str(value)) for name, value in asked["fields"]]
        rules = restore(asked["rules"], asked["version"], fields)
        state = rules.load(asked["position"])
        rng = Random(asked["seed"])  # noqa: S311 - the asker seeds it from the system's randomness
        action = OPPONENTS[asked["character"]].choose(rules, state, rng)
        return json.dumps({"action": rules.write(action)})
    except Exception as error:  # noqa: BLE001 - whatever it was: the asker is told, the next is answered
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


def main(asking: IO[str] = sys.stdin, answering: IO[str] = sys.stdout) -> None:
    """Answer until there are no more questions."""
    for line in asking:
        answering.write(answer(line) + "\n")
        answering.flush()


if __name__ == "__main__":
    main()

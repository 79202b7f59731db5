"""What a person presses in a game of Senet against the BOT: `python -m bench presses`.

Throws and choices a game, with throws that are pressed and with throws that come by themselves
(docs/decisions/0066), and how many turns of both follow the last choice (docs/decisions/0106). The
person chooses at random, the BOT is Novice; what there is no choice in plays itself. Games have
fixed seeds, so the same figures come again; ± is one standard error.
"""

from __future__ import annotations

from random import Random

from bench.figures import with_error
from bot.table.beforehand import Unpressed, own_throw
from bot.table.steps import play_on
from bot.table.table import AnyRules, Table, fields_text
from games.catalogue import CATALOGUE
from games.core import Choose, Over, Throw
from opponents import OPPONENTS
from storage.rows import Game, Player

GAMES = 40
PERSON = 1
PRESSED = Unpressed(only_moves=frozenset({PERSON}))
BY_THEMSELVES = Unpressed(only_moves=frozenset({PERSON}), throws=frozenset({PERSON}))


def begun(rules: AnyRules, seed: int) -> Table:
    """A game of the person's against the BOT, seats in turn, with a secret of that number."""
    seat, state = seed % 2, rules.start(2)
    players = (
        Player(1, 0, PERSON, None, "", seat=seat),
        Player(1, 1, None, "novice", "", seat=1 - seat),
    )
    game = Game(
        id=1,
        rules=rules.id,
        version=rules.version,
        fields=fields_text(rules),
        mode="bot",
        status="playing",
        ply=0,
        position=rules.dump(state),
        host=PERSON,
        chat=1,
        topic=None,
        secret=seed.to_bytes(32, "big"),
        commitment="",
        created_at=0,
        changed_at=0,
        salt="",
    )
    return Table(game, players, rules, state)


def pressed(rules: AnyRules, seed: int, unpressed: Unpressed) -> tuple[int, int, int]:
    """How many throws and how many choices the person presses in the game of that seed, and how
    many turns of both follow the last choice."""
    table, rng = begun(rules, seed), Random(seed)  # noqa: S311 - a bench repeats itself
    throws = choices = last = 0
    while not isinstance(table.turn, Over):
        player, turn = table.to_act, table.turn
        if player is not None and player.person is not None:
            throws += isinstance(turn, Throw) and own_throw(table, unpressed) is None
            choices += isinstance(turn, Choose)
            last = table.begun if isinstance(turn, Choose) else last
        text = "throw"
        if isinstance(turn, Choose):
            bot = None if player is None else player.bot
            chosen = (
                rng.choice(turn.actions)
                if bot is None
                else OPPONENTS[bot].choose(rules, table.state, rng)
            )
            text = rules.write(chosen)
        after, _ = play_on(table, (text,), unpressed)
        if after is None:
            raise RuntimeError(f"{text} was refused in the game of seed {seed}")
        table = after
    return throws, choices, table.begun - last


def main() -> None:
    """The figures, a line a rule set and way."""
    print(f"presses of the person a game, {GAMES} games each")
    heads = f"{'of them pressed':>20} {'choices':>16} {'turns behind them':>20}"
    print(f"{'rules':10} {'throws are':>16} {heads}")
    for rules in CATALOGUE:
        if rules.game != "senet":
            continue
        for name, unpressed in (("pressed", PRESSED), ("by themselves", BY_THEMSELVES)):
            found = [pressed(rules, seed, unpressed) for seed in range(GAMES)]
            throws, choices, left = (with_error(each) for each in zip(*found, strict=True))
            print(f"{rules.id:10} {name:>16} {throws:>20} {choices:>16} {left:>20}", flush=True)


if __name__ == "__main__":
    main()

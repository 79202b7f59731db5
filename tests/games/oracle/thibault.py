"""Thibault's rules and all their switches (senet 2 and 3), told slowly."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.oracle.position import OTHER, Position, alternating, parted, rebirth

Switches = Mapping[str, str]

DEFAULTS = {
    "dice": "sticks",
    "sticks": "5",
    "pieces": "5",
    "bank_throws": "off",
    "second_needs_one": "off",
    "start": "board",
    "no_move": "lose_turn",
    "block": "0",
    "retreat_attack": "on",
    "second_life": "plain",
    "beauty_extra": "off",
    "water_single": "off",
    "water": "drown",
    "last_three_move": "off",
    "safe_end": "off",
    "must_bear_off": "off",
    "bear_off": "any",
    "netting": "off",
    "first": "random",
}

END = (28, 29, 30)


def highest(switches: Switches) -> int:
    """Senet 3, sticks: what no light side counts."""
    return int(switches["sticks"])


def begin(switches: Switches) -> Position:
    """Senet 2.1; 3 pieces, start=hand, second_needs_one."""
    position = Position()
    each = int(switches["pieces"])
    if switches["start"] == "hand":
        position.hand = {"C": each, "S": each}
    else:
        position.board = alternating(each)
    position.needs_one = switches["second_needs_one"] == "on"
    return position


# What may be done.


def chooses_before_throwing(position: Position, switches: Switches) -> list[str]:
    """Senet 2.11: at the start of a turn with a drowning piece."""
    if position.due == "start" and drowning(position, position.side, switches):
        return ["throw", "rescue"]
    return []


def choices(position: Position, switches: Switches) -> list[str]:
    """Senet 2.2; 3 bank_throws: what may be played with the throws; nothing is `pass`."""
    if lost_for_want_of_a_one(position):
        return ["pass"]
    found = []
    for score in dict.fromkeys(position.throws):
        prefix = f"{score}:" if switches["bank_throws"] == "on" else ""
        found += [prefix + move for move in moves(position, score, switches)]
    return found or ["pass"]


def lost_for_want_of_a_one(position: Position) -> bool:
    """Senet 3 second_needs_one: nobody but the second player waits."""
    return position.needs_one and position.side == "S"


def moves(position: Position, score: int, switches: Switches) -> list[str]:
    """Senet 2.3 with 2.7 and 2.10: forward, then the fall from 26, then backward."""
    side = position.side
    if drowning(position, side, switches):
        return ["27-off"] if score == 4 else []
    leaving = bearing_off(position, score, switches)
    if leaving and switches["must_bear_off"] == "on":
        return leaving
    forward = leaving + entering(position, score, switches)
    for house in position.houses_of(side):
        forward += forward_move(position, house, score, switches)
    if forward:
        return forward
    fall = falling(position, score, switches)
    if fall:
        return fall
    back = []
    for house in position.houses_of(side):
        back += backward_move(position, house, score, switches)
    return back


def drowning(position: Position, side: str, switches: Switches) -> bool:
    """Senet 2.10; 3: with water=first_house or re_enter nobody ever drowns."""
    return switches["water"] == "drown" and position.board.get(27) == side


def bearing_off(position: Position, score: int, switches: Switches) -> list[str]:
    """Senet 2.7, 2.8; 3 sticks=6, bear_off=last_row (which binds the throw from 26 alone)."""
    side = position.side
    found = []
    for house, needed in ((26, highest(switches)), (28, 3), (29, 2), (30, 1)):
        if position.board.get(house) != side or score != needed:
            continue
        if house == 26 and switches["bear_off"] == "last_row" and not all_on_last_row(position):
            continue
        found.append(f"{house}-off")
    return found


def all_on_last_row(position: Position) -> bool:
    """Senet 3 bear_off=last_row: all that side's remaining pieces are on 21-30."""
    side = position.side
    return position.hand[side] == 0 and min(position.houses_of(side)) >= 21


def entering(position: Position, score: int, switches: Switches) -> list[str]:
    """Senet 3 start=hand and water=re_enter; with both every piece enters by start=hand."""
    if position.hand[position.side] == 0:
        return []
    if switches["start"] == "hand":
        house = score
    elif switches["water"] == "re_enter":
        house = 1
    else:
        return []
    return [] if house in position.board else [f"hand-{house}"]


def forward_move(position: Position, house: int, score: int, switches: Switches) -> list[str]:
    """Senet 2.7, 2.8; 3 last_three_move."""
    target = house + score
    if house < 26:
        exists = target <= 26
    elif house == 26:
        exists = target in END
    elif house in END:
        exists = switches["last_three_move"] == "on" and target in END
    else:
        exists = False
    return landing(position, house, target, switches) if exists else []


def backward_move(position: Position, house: int, score: int, switches: Switches) -> list[str]:
    """Senet 2.3, 2.7, 2.8; 3 retreat_attack=off."""
    target = house - score
    if house > 26 or target < 1:
        return []
    if target in position.board and switches["retreat_attack"] == "off":
        return []
    return landing(position, house, target, switches)


def falling(position: Position, score: int, switches: Switches) -> list[str]:
    """Senet 2.7, 2.13; 3 water_single."""
    if score != 1 or position.board.get(26) != position.side:
        return []
    if 27 not in position.board:
        return ["26-27"]
    return [] if water_is_closed(position, switches) else ["26x27"]


def water_is_closed(position: Position, switches: Switches) -> bool:
    """Senet 3 water_single: no other piece may enter 27 while any is on it."""
    return (
        switches["water_single"] == "on"
        and switches["water"] == "drown"
        and position.board.get(27) is not None
    )


def landing(position: Position, house: int, target: int, switches: Switches) -> list[str]:
    """Senet 1.5, 2.4, 2.5, 2.9: the move written, if the target lets the piece land."""
    if blocked(position, house, target, switches):
        return []
    there = position.board.get(target)
    if there is None:
        return [f"{house}-{target}"]
    if there == position.side or not attackable(position, target, switches):
        return []
    return [f"{house}x{target}"]


def attackable(position: Position, target: int, switches: Switches) -> bool:
    """Senet 2.6; 3 second_life, safe_end, water_single."""
    if switches["second_life"] in ("safe", "safe_extra") and target == 15:
        return False
    if switches["safe_end"] == "on" and target in (26, *END):
        return False
    if target in END and water_is_closed(position, switches):
        return False
    return not protected(position, target, switches)


def protected(position: Position, house: int, switches: Switches) -> bool:
    """Senet 2.6."""
    side = position.board[house]
    if house in END or drowning(position, side, switches):
        return False
    return any(
        near not in END and position.board.get(near) == side for near in (house - 1, house + 1)
    )


def blocked(position: Position, house: int, target: int, switches: Switches) -> bool:
    """Senet 3 block=3: three enemies on consecutive houses strictly between."""
    if switches["block"] != "3":
        return False
    enemy = OTHER[position.side]
    between = range(min(house, target) + 1, max(house, target))
    return any(
        all(near in between and position.board.get(near) == enemy for near in (at, at + 1, at + 2))
        for at in between
    )


# What comes of it.


def thrown(position: Position, score: int, switches: Switches) -> None:
    """Senet 2.2; 3 bank_throws, second_needs_one."""
    if switches["bank_throws"] == "on":
        position.throws.append(score)
        position.due = "play" if score in (2, 3) else "bank"
        if position.due == "play" and lost_for_want_of_a_one(position) and 1 in position.throws:
            position.throws = position.throws[position.throws.index(1) :]
            position.needs_one = False
        return
    position.throws = [score]
    position.due = "play"
    if score == 1 and lost_for_want_of_a_one(position):
        position.needs_one = False


def played(position: Position, text: str, switches: Switches) -> None:
    """A choice of `chooses_before_throwing` or `choices`."""
    if text == "throw":
        position.due = "throw"
    elif text == "rescue":
        del position.board[27]
        position.board[rebirth(position.board)] = position.side
        turn_passes(position)
    elif text == "pass":
        passed(position, switches)
    elif switches["bank_throws"] == "on":
        banked, _, move = text.partition(":")
        bonus = moved(position, move, switches)
        position.throws.remove(int(banked))
        position.owed = 1 if bonus or position.owed else 0
        goes_on_with_the_bank(position, switches)
    else:
        bonus = moved(position, text, switches)
        again = throws_again(position.throws[0]) or bonus
        goes_on(position, switches, again=again)


def throws_again(score: int) -> bool:
    """Senet 2.2; 3 sticks=6."""
    return score not in (2, 3)


def passed(position: Position, switches: Switches) -> None:
    """Senet 2.2, 2.10; 3 no_move, second_needs_one, bank_throws (the lost bonus)."""
    lose_throw = switches["no_move"] == "lose_throw"
    if switches["bank_throws"] == "on":
        position.throws = []
        if not lose_throw:
            position.owed = 0
        goes_on_with_the_bank(position, switches)
        return
    waits = lost_for_want_of_a_one(position)
    frozen = drowning(position, position.side, switches) and not waits
    keeps_throwing = frozen or lose_throw
    goes_on(position, switches, again=keeps_throwing and throws_again(position.throws[0]))


def goes_on_with_the_bank(position: Position, switches: Switches) -> None:
    """Senet 3 bank_throws: the rest of the bank, then a bonus throw, then the other side."""
    if position.throws and not is_over(position, switches):
        position.due = "play"
        return
    again = position.owed > 0
    position.owed = 0
    goes_on(position, switches, again=again)


def goes_on(position: Position, switches: Switches, *, again: bool) -> None:
    """Senet 1.6, 2.2."""
    position.throws = []
    if is_over(position, switches):
        position.due = "over"
    elif again:
        position.due = "throw"
    else:
        turn_passes(position)


def is_over(position: Position, switches: Switches) -> bool:
    """Senet 1.6."""
    return position.off[position.side] == int(switches["pieces"])


def turn_passes(position: Position) -> None:
    """Senet 1.7; 3 netting: a turn skipped is silent."""
    position.throws = []
    position.owed = 0
    position.due = "start"
    position.side = OTHER[position.side]
    while position.side in position.skips:
        position.skips.remove(position.side)
        position.side = OTHER[position.side]


def moved(position: Position, text: str, switches: Switches) -> bool:
    """Play a move; whether landing gave another throw."""
    side = position.side
    start, by, end = parted(text)
    if start == "hand":
        position.hand[side] -= 1
        position.board[int(end)] = side
        return False
    del position.board[int(start)]
    if end == "off":
        position.off[side] += 1
        return False
    target = int(end)
    if target == 27:
        falls(position, exchanges=by == "x", switches=switches)
        return False
    if by == "x" and target in END:
        into_the_water(position, OTHER[side], switches)
    elif by == "x":
        position.board[int(start)] = OTHER[side]
    position.board[target] = side
    return lands(position, target, switches)


def falls(position: Position, *, exchanges: bool, switches: Switches) -> None:
    """Senet 2.7, 2.13: from 26 into 27, by exchange with the enemy who drowns there."""
    if exchanges:
        position.board[26] = OTHER[position.side]
        position.board[27] = position.side
    else:
        into_the_water(position, position.side, switches)


def into_the_water(position: Position, side: str, switches: Switches) -> None:
    """Senet 2.9; 3 water=drown, first_house, re_enter."""
    if switches["water"] == "re_enter":
        position.hand[side] += 1
    elif switches["water"] == "first_house":
        position.board[next(n for n in range(1, 31) if n not in position.board)] = side
    else:
        if 27 in position.board:
            earlier = position.board.pop(27)
            position.board[rebirth(position.board)] = earlier
        position.board[27] = side


def lands(position: Position, house: int, switches: Switches) -> bool:
    """Senet 3 netting, beauty_extra, second_life=safe_extra."""
    if house == 16 and switches["netting"] == "on" and position.side not in position.skips:
        position.skips.append(position.side)
    if house == 26 and switches["beauty_extra"] == "on":
        return True
    return house == 15 and switches["second_life"] == "safe_extra"

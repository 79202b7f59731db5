"""The strip of signs below a board."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from games.catalogue import CATALOGUE
from games.fair import SIGNS
from games.view import BoardView
from render import RenderError, Sign
from render.frieze import HEIGHT, MOST_NUMBER, NAMES, WIDTH
from tests.render.looking import renderer

VIEWS = {rules.id: rules.view(rules.start(min(rules.seats))) for rules in CATALOGUE}
VIEW = VIEWS["sidja"]
OFFERED = tuple(Sign(name) for name in SIGNS)

every_rule_set = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)


def picture(view: BoardView, *signs: Sign) -> Image.Image:
    with Image.open(io.BytesIO(renderer().board(view, signs=signs))) as drawn:
        return drawn.convert("RGB")


def strip(*signs: Sign, view: BoardView = VIEW) -> Image.Image:
    whole = picture(view, *signs)
    return whole.crop((0, whole.height - HEIGHT, WIDTH, whole.height))


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    """The box in which two pictures differ."""
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None, "they are the same"
    return box


def test_every_sign_has_a_drawing_and_so_have_words() -> None:
    assert (*SIGNS, "words") == NAMES


@every_rule_set
def test_the_board_above_is_the_same_to_the_pixel(view: BoardView) -> None:
    whole = picture(view, *OFFERED)
    assert whole.size == renderer().size(view, OFFERED)
    board = whole.crop((0, 0, WIDTH, whole.height - HEIGHT))
    assert board.tobytes() == picture(view).tobytes()
    assert strip(*OFFERED, view=view).tobytes() == strip(*OFFERED).tobytes()


@every_rule_set
def test_it_stays_small(view: BoardView) -> None:
    brought = tuple(Sign(name, (1, 2)) for name in NAMES)
    assert len(renderer().board(view, signs=brought)) <= 80_000


def test_signs_lie_side_by_side_in_their_order() -> None:
    bare = [strip(*OFFERED[:n], *OFFERED[n + 1 :], OFFERED[n]) for n in range(len(OFFERED) - 1)]
    lefts = [changed(strip(*OFFERED), other)[0] for other in bare]
    assert lefts == sorted(set(lefts))


@pytest.mark.parametrize("slot", range(len(SIGNS)))
def test_a_sign_that_was_brought_lies_on_gold_and_the_others_do_not(slot: int) -> None:
    brought = list(OFFERED)
    brought[slot] = Sign(SIGNS[slot], (1,))
    left, _, right, _ = changed(strip(*OFFERED), strip(*brought))
    assert slot * 156 <= left - 16 < right - 16 <= (slot + 1) * 156


def test_each_number_is_seen_where_six_brought_the_same() -> None:
    everybody = tuple(range(1, MOST_NUMBER + 1))
    whole = strip(Sign("cat", everybody))
    for number in everybody:
        others = tuple(n for n in everybody if n != number)
        left, _, right, _ = changed(whole, strip(Sign("cat", others)))
        assert right - left >= 20


@pytest.mark.parametrize(
    "sign", [Sign("ankh"), Sign("cat", (0,)), Sign("cat", (1, MOST_NUMBER + 1))]
)
def test_what_has_no_drawing_is_refused(sign: Sign) -> None:
    with pytest.raises(RenderError):
        renderer().board(VIEW, signs=(sign,))


def test_other_signs_are_another_picture() -> None:
    keys = [renderer().key(VIEW, signs=signs) for signs in ((), OFFERED, OFFERED[:1])]
    keys.append(renderer().key(VIEW, signs=(Sign("eye", (1,)),)))
    assert len(set(keys)) == len(keys)

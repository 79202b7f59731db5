"""Words in a picture: Arabic letters are joined and run from right to left, whatever is there."""

from __future__ import annotations

import pytest
from PIL import Image

from render.letters import LEAST, is_turned, shaped, write

BEH, LAM, ALEF, HEH = "\u0628", "\u0644", "\u0627", "\u0647"


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("Senet (Bell)", "Senet (Bell)"),
        (BEH, "\ufe8f"),
        (BEH + BEH + BEH, "\ufe90\ufe92\ufe91"),
        (ALEF + BEH, "\ufe8f\ufe8d"),
        (BEH + ALEF, "\ufe8e\ufe91"),
        (LAM + ALEF, "\ufefb"),
        (BEH + LAM + ALEF, "\ufefc\ufe91"),
        (BEH + " " + HEH, "\ufee9 \ufe8f"),
        (BEH + "\u0651" + BEH, "\ufe90\ufe91"),
        (f"{BEH} (12.5 Skyruk)", "(12.5 Skyruk) \ufe8f"),
    ],
)
def test_letters_are_joined_and_lines_turned(words: str, shown: str) -> None:
    assert shaped(words) == shown


@pytest.mark.parametrize("words", ["Mothers and the hyena " * 5, f"{BEH * 5} " * 30])
def test_long_words_stay_in_their_box(words: str) -> None:
    """Smaller first, then cut; at the left, or at the right where they are read from there."""
    picture = Image.new("RGB", (500, 60))
    write(picture, words.strip(), (100, 10, 400, 50), 30, (255, 255, 255))
    box = picture.getbbox()
    assert box is not None
    assert box[0] >= 98
    assert box[2] <= 402
    assert (box[2] >= 396) if is_turned(words) else (box[0] <= 104)
    assert box[3] - box[1] < LEAST * 1.5

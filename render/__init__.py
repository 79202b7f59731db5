"""Pictures of boards: a `BoardView` in, a palette PNG out.

**A new painter** draws the boards of one shape (`BoardView.shape`). It is four things:

1. A module `render/<shape>.py` with ``paint(view: BoardView, guide: bool) -> Scene``. It knows
   where each square lies and says which sprite lies where (:mod:`render.scene`); pixels are not its
   business. It keeps a table of the names it can draw (marks, pieces, kinds of moves, counts,
   devices) and refuses others by :func:`render.errors.check_known`. It draws a move along its
   `way`, never along the numbers of squares. Of `games` it imports `games.view` and nothing else.
2. A line in `render/painters.py`: the shape and the function.
3. Its sprites and the picture of its empty board: functions in `render/art/<shape>.py`, which
   `render/bake.py` imports, and a :class:`render.bake.Book` of them in :func:`render.bake.books`.
   The names of its sprites begin with the name of the sheet and a colon. In `shared` of the book
   are the beginnings of the names of those it uses of the first sheet, so that its palette has
   their colours: `marks.SPRITES` and `trays.SPRITES` for the shared parts, `trays.PIECES` if its
   pieces there are those of the first sheet, a device's `sprite`, and what its painter lays besides
   (`cell:plain`, `label`). In `cloth` are those of its own that lie on trays or beside the throw
   (`<sheet>:big`); of the first sheet this is known (`trays.ON_CLOTH`). `python -m render.bake
   <sheet>` draws them into `render/assets`, which is committed. (Without a name it draws all; that
   takes minutes.)
4. For the tests, one sprite of every function that draws in `SAMPLE` of
   `tests/render/test_render_assets.py`. `tests/render/test_render_games.py` finds every rule set of
   the catalogue by itself, draws its games, and tells what is missing in `shared`.

Parts that painters share, with their sprites in the first sheet:

* :mod:`render.marks`: last moves, numbers of choices and the guide's ways on fields of 120 by 136
  pixels. The painter gives it the column and row of each square, the ways of the guide, and by
  which side a piece leaves the board from the squares where one does. It draws the way of a last
  move; of a choice it marks the ends and where it leaves, and draws no line. :mod:`render.ways`
  says how a line goes round what stands on its squares: a piece there leaves it room at the feet.
* :mod:`render.trays`: two sides' counters and what was thrown. A game with pieces of its own names
  the sheet on which they are; a new device is a line in `DEVICES`, with its sprites.

Below any board may lie a strip of signs (:mod:`render.frieze`). No painter knows of it.
"""

from render.api import Renderer
from render.assets import VERSION
from render.card import Brought, Card, Row
from render.chart import LETTERS, Chart
from render.errors import RenderError
from render.film import Camera
from render.frieze import Sign
from render.painters import TURNING
from render.theme import FIRST, THEMES, Theme

__all__ = [
    "FIRST",
    "LETTERS",
    "THEMES",
    "TURNING",
    "VERSION",
    "Brought",
    "Camera",
    "Card",
    "Chart",
    "RenderError",
    "Renderer",
    "Row",
    "Sign",
    "Theme",
]

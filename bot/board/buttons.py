"""What the buttons of a game say: under its boards, in lists of games, under questions about it.

The game, and where it matters the ply, stand before that (:mod:`bot.telegram.callback_data`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.table.offers import OfferKind
from bot.telegram.callback_data import Kind
from bot.telegram.payloads import Payload

# -- playing ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act(Payload, kind=Kind.ACT, form="{action}"):
    """A throw, a move, a pass: the action as its rules write it."""

    action: str


@dataclass(frozen=True)
class Tap(Payload, kind=Kind.TAP, form="{square}"):
    """A square that does not complete an action yet."""

    square: str


@dataclass(frozen=True)
class Untap(Payload, kind=Kind.UNTAP, form="{square}"):
    """The stone that was tapped, once more."""

    square: str


@dataclass(frozen=True)
class Part(Payload, kind=Kind.PART, form="{part}"):
    """Another part of a board too wide for one keyboard, counted from 0."""

    part: str


@dataclass(frozen=True)
class Order(Payload, kind=Kind.ORDER, form="{order}"):
    """Something is to be played until the player says otherwise."""

    order: str


@dataclass(frozen=True)
class Recall(Payload, kind=Kind.RECALL, form="{order}"):
    """It is to be played no longer."""

    order: str


@dataclass(frozen=True)
class Explain(Payload, kind=Kind.EXPLAIN):
    """What each choice would do."""


@dataclass(frozen=True)
class Hint(Payload, kind=Kind.HINT):
    """Which choice is the best."""


# -- sitting down ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Join(Payload, kind=Kind.JOIN, form="{sign}"):
    """A seat is taken with this sign, or the sign is changed."""

    sign: str


@dataclass(frozen=True)
class Sit(Payload, kind=Kind.SIT, form="{sign}.{code}", refusal="unknown"):
    """The same on the page that an invitation's link opened; `code` is the link's."""

    sign: str
    code: str


@dataclass(frozen=True)
class Begin(Payload, kind=Kind.BEGIN, form="{sign}"):
    """The game begins; `sign` is "" where its seats are taken."""

    sign: str = ""


Seating: TypeAlias = Literal["-", "-bot", "+here", "-here"]
"""Who presses gets up; a BOT fewer; a seat more for somebody here, at the same phone; one fewer."""


@dataclass(frozen=True)
class ChangeSeats(Payload, kind=Kind.SEATS, form="{change}"):
    """A seat of a lobby more or less."""

    change: Seating


@dataclass(frozen=True)
class AddBot(Payload, kind=Kind.SEATS, form="{level}"):
    """A BOT more, of that level."""

    level: str


@dataclass(frozen=True)
class Withdraw(Payload, kind=Kind.WITHDRAW):
    """The invitation is taken back, or declined."""


# -- pausing and ending ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Leave(Payload, kind=Kind.LEAVE):
    """The boards are to sleep."""


@dataclass(frozen=True)
class Wake(Payload, kind=Kind.WAKE):
    """A sleeping board is to wake."""


@dataclass(frozen=True)
class MakeOffer(Payload, kind=Kind.OFFER, form="{offer}", refusal="bad-press"):
    """The others are asked to end the game."""

    offer: OfferKind


@dataclass(frozen=True)
class Accept(Payload, kind=Kind.ACCEPT, form="{offer}"):
    """Yes to the offer of that name."""

    offer: str


@dataclass(frozen=True)
class Decline(Payload, kind=Kind.DECLINE, form="{offer}"):
    """No to it; from who made it: it is taken back."""

    offer: str


@dataclass(frozen=True)
class Absent(Payload, kind=Kind.ABSENT, form="{wish}", refusal="bad-press"):
    """What who stays makes of it that somebody can no longer act."""

    wish: Literal["bot", "wait", "ask"]
    """The BOT is called in; one waits; one waits no longer."""


@dataclass(frozen=True)
class Rematch(Payload, kind=Kind.REMATCH, form="{seal}"):
    """The same game again; `seal` tells what seal the board showed of it, if any."""

    seal: str = ""


@dataclass(frozen=True)
class SendRecord(Payload, kind=Kind.RECORD):
    """The game as a text file."""


@dataclass(frozen=True)
class OpenReview(Payload, kind=Kind.REVIEW, form="{address}"):
    """A page of the game's review (:mod:`bot.choosing.review_pages`); "" on a board."""

    address: str = ""


# -- lists and questions ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Bring(Payload, kind=Kind.BRING):
    """The game's board comes here, awake."""


@dataclass(frozen=True)
class Show(Payload, kind=Kind.SHOW):
    """The game's board comes here as it is."""


@dataclass(frozen=True)
class BackToGame(Payload, kind=Kind.SHOW, form="stays"):
    """The same, from a page that stays as it is."""


@dataclass(frozen=True)
class Keep(Payload, kind=Kind.KEEP):
    """A game in which nothing happens is kept."""


@dataclass(frozen=True)
class Resign(Payload, kind=Kind.RESIGN):
    """Somebody wants to give the game up, and is asked whether they are sure."""


@dataclass(frozen=True)
class ResignYes(Payload, kind=Kind.RESIGN_YES, form="{asker}", refusal="not-your-question"):
    """They are sure; `asker` is who was asked."""

    asker: int


@dataclass(frozen=True)
class Cancel(Payload, kind=Kind.CANCEL):
    """An admin wants to end the game, and is asked whether they are sure."""


@dataclass(frozen=True)
class CancelYes(Payload, kind=Kind.CANCEL_YES):
    """They are sure."""


@dataclass(frozen=True)
class No(Payload, kind=Kind.NO, form="{asker}", refusal="not-your-question"):
    """The question is withdrawn; `asker` is who was asked, 0 for nobody in particular."""

    asker: int


# -- the menu --------------------------------------------------------------------------------------

MenuPage: TypeAlias = Literal["home", "play", "new", "leave", "resume", "rules", "settings"]


@dataclass(frozen=True)
class Menu(Payload, kind=Kind.MENU, form="{page}"):
    """A page of the menu; `new` is *Play* as a message of its own, from a page that stays."""

    page: MenuPage

"""Another program that fetches the same bot's updates, and who of the two leaves.

Telegram lets one program wait for updates. When another one asks, the one that waits is told of a
conflict, so two of them end each other's waiting in turns. Who is new leaves after two conflicts.
Who has fetched undisturbed for a while is at home: it asks again at once, tells those who run the
bot, and holds out for as long as it had fetched before. So of two the one that served for longer
stays (docs/decisions/0050).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import structlog
from telegram.error import Conflict

log = structlog.get_logger(__name__)

HOME_S = 10.0
"""Who has fetched for so long without a conflict is at home: whoever was there before would have
asked again. Who could not fetch for so long is new again: somebody may have come meanwhile."""
HOLD_S = 60.0
"""So long at least it holds out then: a new server leaves in a quarter of that."""
QUIET_S = 120.0
"""So long after the last conflict the other program is gone: one that its supervisor starts again
and again comes back within a minute."""
NEW_QUIET_S = 60.0
"""The same for a new server: a whole poll was undisturbed."""
PROBE_S, MET_PROBE_S = 0.6, 3.0
"""One at home asks again and has worked on what came before this is over; a new server that has met
one gives it more time."""
NEW_CONFLICTS = 2
"""How many conflicts make a new server leave."""
WEBHOOK_CONFLICTS = 6
"""How often a server at home is told of a webhook before it leaves: time enough to tell of it."""
LEASED_CONFLICTS = 2
"""How many conflicts tell of another program where a lease says who fetches: one may be of a server
of ours that was frozen just as it asked."""
NEW_PAUSE_S = 5.0
"""The pause of a new server: the other one serves meanwhile, or leaves if it was told to."""
HOME_PAUSE_S = 0.3
"""The pause of one at home: every press that comes meanwhile goes to the other program. It is no
busy loop, since Telegram tells of a conflict every three seconds at most."""
REMIND_S = 3600.0
"""How long nothing more is said of a conflict that goes on or comes again."""

News: TypeAlias = Literal["rival", "webhook", "over"]
"""What those who run the bot hear: another program fetches, a webhook was set, the other program
is gone."""


class AnotherPoller(Exception):
    """Another program fetches this bot's updates, so this one leaves."""


class WebhookSet(AnotherPoller):
    """Telegram hands this bot's updates to a webhook, and to nobody who fetches."""


class Rivals:
    """Told of each fetch how it went. `seconds` is a clock that only grows, also while the machine
    sleeps; `tell` has those who run the bot told. `alone` is whether we know from the start that
    nobody else fetches; `leased`, whether a lease says who does."""

    def __init__(
        self,
        seconds: Callable[[], float],
        tell: Callable[[News], None] = lambda _: None,
        *,
        alone: bool = True,
        leased: bool = False,
    ) -> None:
        self.alone = alone
        """Whether what is fetched is for us: as long as that is not known, somebody else may be
        about to work on it."""
        self._leased = leased
        self._seconds = seconds
        self._tell = tell
        self._asked = self._last = seconds()
        """When the last fetch began, and when one was answered."""
        self._since: float | None = None
        """From when on each fetch was answered; None if not since a new server's conflict."""
        self._served = 0.0
        """For how long we had fetched when the conflict began."""
        self._times = 0
        self._begun = self._met = 0.0
        """When it began, and when we met it last."""
        self._told: float | None = None
        self._told_of = False
        """When those who run the bot were told last, and whether of this one."""
        self._logged = False
        """Whether the log was."""

    @property
    def _home(self) -> bool:
        return self._served >= HOME_S

    def asked(self) -> None:
        """A fetch begins."""
        self._asked = self._seconds()

    def fetched(self) -> None:
        """It was answered."""
        now = self._seconds()
        if self._since is None or self._lost:
            self._since = self._asked
        self._last = now
        self._end(now)

    @property
    def probe_s(self) -> float:
        """After so many seconds what came and is still there was not for somebody else."""
        return MET_PROBE_S if self._times else PROBE_S

    def waited(self) -> None:
        """A fetch that waits was answered: had somebody asked meanwhile, it were a conflict."""
        self.alone = self.alone or self._seconds() - self._asked >= self.probe_s

    @property
    def _lost(self) -> bool:
        """Whether Telegram was not reached for long before this fetch."""
        return self._asked - self._last >= HOME_S

    def _end(self, now: float) -> None:
        """See whether the conflict is over."""
        if not self._times or now - self._met < (QUIET_S if self._home else NEW_QUIET_S):
            return
        took = round(self._met - self._begun)
        if self._logged:
            log.info("the other program is gone", conflicts=self._times, seconds=took)
        if self._told_of:
            self._tell("over")
        self._times, self._told_of, self._logged = 0, False, False

    def met(self, error: Conflict) -> float:
        """It ended with a conflict: how many seconds to wait before the next one. `AnotherPoller`
        if we are to leave."""
        now = self._seconds()
        self._end(now)
        if not self._times:
            self._served = 0.0 if self._since is None or self._lost else now - self._since
            self._begun = now
        self._times, self._met, self._last = self._times + 1, now, now
        webhook = "webhook" in error.message.lower()
        self._say("webhook" if webhook else "rival", now)
        if webhook and (not self._home or self._times >= WEBHOOK_CONFLICTS):
            raise WebhookSet from error
        if self._leased:  # the other one has lost the lease, and will see that
            return HOME_PAUSE_S if self._home else MET_PROBE_S
        if self._home and now - self._begun < max(self._served, HOLD_S):
            return HOME_PAUSE_S
        if self._home or self._times >= NEW_CONFLICTS:
            raise AnotherPoller from error
        self._since, self.alone = None, False
        return NEW_PAUSE_S

    def _say(self, what: News, now: float) -> None:
        """Log it, and have it told if we are at home; again after an hour."""
        first = LEASED_CONFLICTS if self._leased and what == "rival" else 1
        if self._times < first:
            return
        due = self._told is None or now - self._told >= REMIND_S
        if self._times == first or (self._home and due):
            self._logged = True
            log.warning(_EVENTS[what], at_home=self._home)
        if self._home and due:
            self._told, self._told_of = now, True
            self._tell(what)


_EVENTS = {
    "rival": "conflict: another program polls with this token",
    "webhook": "conflict: a webhook is set for this bot",
}

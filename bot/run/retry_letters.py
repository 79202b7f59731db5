"""Dead letters that somebody asked for are tried again (`djehuty letters retry`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog
from telegram import Bot, Update

from bot.telegram.letter_bodies import update_of
from bot.telegram.troubles import Troubles
from storage.operations import (
    DropLetter,
    KeepLetter,
)
from storage.rows import Letter
from storage.store import Store

log = structlog.get_logger(__name__)


class LetterRetry:
    """Works on letters as on updates, by `work`; one that fails again is put aside as a new one."""

    def __init__(
        self,
        store: Store,
        work: Callable[[Update], Awaitable[None]],
        troubles: Troubles,
        bot: Bot | None,
    ) -> None:
        self._store = store
        self._work = work
        self._troubles = troubles
        self._bot = bot
        self._busy = False

    async def round(self) -> None:
        """Try all that somebody asked for; nothing while the round before goes on."""
        if self._busy:
            return
        self._busy = True
        try:
            for letter in await self._store.letters_again():
                with self._troubles.watching("letter", letter=letter.id):
                    await self._try(letter)
        finally:
            self._busy = False

    async def _try(self, letter: Letter) -> None:
        """The letter is dropped last: after a crash it is begun again, and its number says whether
        its work was done."""
        person = None if letter.person is None else await self._store.person(letter.person)
        chat = None if letter.chat is None else await self._store.chat(letter.chat)
        made = update_of(letter, person, chat)
        update = None if made is None else Update.de_json(made, self._bot)
        if update is None:
            log.warning("too little of a dead letter is kept to try it again", letter=letter.id)
            await self._store.commit(KeepLetter(letter.id))
            return
        log.info("dead letter tried again", letter=letter.id)
        await self._work(update)
        await self._store.commit(DropLetter(letter.id))

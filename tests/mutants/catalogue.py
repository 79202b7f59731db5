"""The mutants: each breaks one promise of saving and sending by one change of the source.

Beside it stands what must catch it: tests, or the simulator's seeds. A mutant whose text is no
longer there is an error: whoever changes that place says here how it can be broken now.
"""

from __future__ import annotations

from dataclasses import dataclass

SEEDS = ()
"""What catches it is the simulator."""


@dataclass(frozen=True)
class Mutant:
    """`old` stands once in `file`, and `new` in its place. `tests` are handed to pytest; none of
    them: the simulator's seeds."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...] = SEEDS


MUTANTS = (
    # -- updates: none is lost, none is done twice
    Mutant(
        "acknowledges before the commit",
        "bot/telegram/lanes.py",
        "                await work()\n                self._settled(number)",
        "                self._settled(number)\n                await work()",
    ),
    Mutant(
        "a corrected message that acted acts again",
        "bot/telegram/corrections.py",
        'state: State = "nothing" if receipt.outcome == "refused" else "done"',
        'state: State = "nothing"',
        ("tests/bot/telegram/test_corrections.py",),
    ),
    Mutant(
        "what is forgotten of messages may act again",
        "bot/telegram/corrections.py",
        "            self._since = max(self._since, oldest.date)",
        "            self._since = self._since",
        ("tests/bot/telegram/test_corrections.py",),
    ),
    Mutant(
        "acknowledges one update too many",
        "bot/telegram/poller.py",
        "return None if last is None else last + 1",
        "return None if last is None else last + 2",
    ),
    Mutant(
        "acknowledges what is settled behind something unsettled",
        "bot/telegram/poller.py",
        "done if first is None or id_ < first), default=None)",
        "done), default=None)",
    ),
    Mutant(
        "forgets what is not settled with what is, and works on it twice",
        "bot/telegram/poller.py",
        "if id_ >= offset}",
        "if id_ > offset}",
        ("tests/bot/telegram/test_poller.py",),
    ),
    Mutant(
        "lets Telegram forget what the copy lacks",
        "bot/telegram/poller.py",
        "kept=self._copied is None)",
        "kept=True)",
        ("tests/bot/telegram/test_poller.py",),
    ),
    Mutant(
        "says 200 of what the copy lacks",
        "bot/telegram/endpoint.py",
        "self._copied.add(number, self._inbox.done)",
        "self._inbox.done(number)",
        ("tests/bot/telegram/test_endpoint.py",),
    ),
    Mutant(
        "takes what was settled after the copy was looked at for copied",
        "bot/telegram/copied.py",
        "self._waiting[:covered], self._waiting[covered:]",
        "self._waiting, []",
        ("tests/bot/telegram/test_copied.py",),
    ),
    Mutant(
        "takes a copy that is behind for one that follows",
        "bot/run/litestream.py",
        "if behind > 0 else",
        "if behind > 9 else",
        ("tests/bot/run/test_litestream.py",),
    ),
    Mutant(
        "empties the log that another program keeps a copy by",
        "storage/engines/sqlite/connections.py",
        "wal_autocheckpoint = 100000",
        "wal_autocheckpoint = 1000",
        ("tests/storage/test_opening.py",),
    ),
    Mutant(
        "waits at its start where nobody has written",
        "bot/telegram/poller.py",
        "self._fetched(offset, 0 if asks else LONG_POLL_S)",
        "self._fetched(offset, LONG_POLL_S)",
        ("tests/bot/telegram/test_poller.py",),
    ),
    Mutant(
        "leaves though it was there before",
        "bot/telegram/rivals.py",
        "return self._served >= HOME_S",
        "return False",
        ("tests/bot/telegram/test_rivals.py",),
    ),
    Mutant(
        "loses the order within a chat",
        "bot/telegram/lanes.py",
        "return _lane(update), lambda",
        "return number, lambda",
    ),
    Mutant(
        "acknowledges a failure without a dead letter",
        "bot/telegram/lanes.py",
        "            await self._put_aside(update, receipt)\n",
        "            log.error('dead letter')\n",
        ("tests/bot/telegram/test_poller.py",),
    ),
    Mutant(
        "does not write which updates were seen",
        "storage/statements.py",
        '"INSERT INTO seen_update (id, at) VALUES (?, ?)"\n'
        "    return Statement(SEEN, sql, (update, at), 1,",
        '"DELETE FROM seen_update WHERE id = ? AND at = ?"\n'
        "    return Statement(SEEN, sql, (update, at), None,",
    ),
    Mutant(
        "answers what was done before as stale",
        "bot/table/book.py",
        '        except Seen:\n            return Result("again", await self._fresh(game))',
        '        except Seen:\n            return Result("stale", await self._fresh(game))',
        ("tests/bot/table/test_door.py",),
    ),
    Mutant(
        "does not know again what was done before",
        "bot/table/book.py",
        'Result("again" if await self.came_before() else answer, table)',
        "Result(answer, table)",
        ("tests/bot/table/test_door.py",),
    ),
    Mutant(
        "does not say which update changes a table",
        "bot/handlers/visit.py",
        "return self.desk.door.at(self.update)",
        "return self.desk.door",
        ("tests/bot/handlers/test_written_moves.py", "tests/bot/handlers/test_words_command.py"),
    ),
    # -- games: a step is one, at its ply, by whose turn it is
    Mutant(
        "takes what another did for one's own",
        "bot/table/steps.py",
        "return since[0] == person and (thrown",
        "return (thrown",
        ("tests/bot/table/test_door.py",),
    ),
    Mutant(
        "ignores the ply",
        "bot/table/steps.py",
        'if table.game.status == "open" or ply != table.game.ply:',
        'if table.game.status == "open":',
    ),
    Mutant(
        "lets anybody at the table act",
        "bot/table/steps.py",
        "if player.person == actor:",
        "if actor in table.people:",
        ("tests/bot/table/test_door.py",),
    ),
    Mutant(
        "ignores which offer is meant",
        "bot/table/offers.py",
        "(offer.ply, offer.name) != (ply, name)",
        "offer.name != name",
        ("tests/bot/table/test_offers.py",),
    ),
    Mutant(
        "keeps a table whose commit failed",
        "bot/table/book.py",
        "            self._cache.pop(game, None)  # the outcome is unknown",
        "            self._keep(change.after)  # the outcome is unknown",
        ("tests/bot/table/test_door.py",),
    ),
    Mutant(
        "lets the BOT's turn die with the process",
        "bot/table/changes.py",
        "    return now + (0 if table.held else BOT_PATIENCE_MS)\n",
        "    return None\n",
    ),
    Mutant(
        "reads no button from before one chose the rules",
        "bot/handlers/buttons.py",
        '    Old(Kind.NEW, "{company}", New, _FIRST),\n',
        "",
        ("tests/bot/handlers/test_buttons.py",),
    ),
    Mutant(
        "spells a combination's levels otherwise than the buttons that are shown",
        "bot/choosing/buttons.py",
        'form="levels-{combo}"',
        'form="ladder-{combo}"',
        ("tests/bot/handlers/test_buttons.py",),
    ),
    Mutant(
        "shows a game to a chat that has none of its boards",
        "bot/handlers/game_lists.py",
        "    return own or await belongs(visit, table)",
        "    return True",
        ("tests/bot/handlers/test_forged_presses.py",),
    ),
    # -- the disk
    Mutant(
        "does not wait for the disk",
        "storage/engines/sqlite/connections.py",
        '"PRAGMA synchronous = FULL"',
        '"PRAGMA synchronous = NORMAL"',
    ),
    Mutant(
        "tells of a commit that is not made yet",
        "storage/sql/writer.py",
        "                    _settle(batch, await self._write([one.work for one in batch]))",
        "                    _settle(batch, [None] * len(batch))\n"
        "                    await self._write([one.work for one in batch])",
    ),
    Mutant(
        "lets one work fail all that are committed with it",
        "storage/engines/sqlite/transactions.py",
        "            return await one_by_one(await self._begin(works), works)",
        '            return [ValueError("the batch failed") for _ in works]',
        ("tests/storage/test_store_commits.py",),
    ),
    Mutant(
        "goes on after a failed commit",
        "storage/sql/writer.py",
        "        self._failure = failure\n",
        "",
        ("tests/storage/test_store_failures.py",),
    ),
    Mutant(
        "takes a commit whose answer was cut off for one that was not made",
        "storage/engines/postgres/transactions.py",
        "            if not await self._committed():\n",
        "            if True:\n",
        ("tests/storage/test_postgres.py",),
    ),
    Mutant(
        "takes a commit whose answer was cut off for one that was made",
        "storage/engines/postgres/transactions.py",
        "            if not await self._committed():\n",
        "            if False:\n",
        ("tests/simulation/test_on_postgres.py",),
    ),
    Mutant(
        "goes by its machine's clock until it has renewed its leases",
        "bot/run/holdings.py",
        "            renewed = await self._leases.renew(self.owner, TERM_MS)  # what",
        "            _ = await self._leases.renew(self.owner, TERM_MS)  # what",
        ("tests/bot/run/test_holdings.py",),
    ),
    Mutant(
        "goes on when the schema is too new for it by now",
        "storage/engines/postgres/transactions.py",
        "        understood(Schema(*schema), self._steps)\n",
        "",
        ("tests/storage/test_upgrade.py",),
    ),
    Mutant(
        "takes away what older servers need that are there",
        "storage/engines/postgres/migrate.py",
        "                await _nobody_older(connection, step)\n",
        "                pass\n",
        ("tests/storage/test_upgrade.py",),
    ),
    Mutant(
        "lets a second server in",
        "storage/engines/sqlite/lock.py",
        "            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)\n",
        "            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)\n",
    ),
    Mutant(
        "lets a second server in by another name",
        "storage/engines/sqlite/lock.py",
        "            self._has_file = claim(handle)\n",
        "            self._has_file = False\n",
        ("tests/storage/test_server_lock.py",),
    ),
    Mutant(
        "lets a third work overtake one that was put off",
        "storage/sql/writer.py",
        "                batch.append(one)\n"
        "            else:\n"
        "                later.append(one)\n"
        "            held |= work.keys\n",
        "                batch.append(one)\n"
        "                held |= work.keys\n"
        "            else:\n"
        "                later.append(one)\n",
        ("tests/storage/test_store_commits.py",),
    ),
    # -- boards
    Mutant(
        "does not want boards shown",
        "storage/sql/boards.py",
        '            return Plan((("game", game),), (raised,))',
        '            return Plan((("game", game),), (raised,)[:0])',
    ),
    Mutant(
        "notes a board as shown before the call",
        "bot/board/reconciler.py",
        "        try:\n            noted = await self._posting.send(board, chat, frame)\n",
        "        if board.message is not None:\n"
        "            await self._store.commit(Shown(board.id, board.wanted, board.message))\n"
        "        try:\n            noted = await self._posting.send(board, chat, frame)\n",
    ),
    Mutant(
        "notes more as shown than was",
        "bot/board/posting.py",
        "Shown(board.id, board.wanted, message,",
        "Shown(board.id, board.wanted + 1, message,",
    ),
    Mutant(
        "shows what it remembers, not what is saved",
        "bot/board/reconciler.py",
        "        table = await self._book.newest(board.game)\n        if chat is None",
        "        table = await self._book.table(board.game)\n        if chat is None",
        ("tests/simulation/test_newest.py",),
    ),
    Mutant(
        "gives up a board whose message was deleted",
        "bot/board/refusals.py",
        'return Verdict(anew(board) if board.shape > PICTURE else (("message", None),))',
        'return _parked(board, "refused", ())',
        ("tests/bot/board/test_boards.py",),
    ),
    Mutant(
        "never looks for boards left behind",
        "bot/board/reconciler.py",
        "            return\n        self._swept.clear()\n        await self.look()\n",
        "            return\n        self._swept.clear()\n",
    ),
    Mutant(
        "forgets an hour's patience when it cannot write it down",
        "bot/board/reconciler.py",
        "        with contextlib.suppress(StorageError):  # the chat must",
        "        with contextlib.suppress(LookupError):  # the chat must",
        ("tests/bot/board/test_boards.py",),
    ),
    Mutant(
        "goes on with what it had read before a group moved",
        "bot/board/reconciler.py",
        "                self._book.forget()\n",
        "",
        ("tests/bot/board/test_boards.py",),
    ),
    # -- sending
    Mutant(
        "ignores 429",
        "bot/telegram/sender.py",
        "max(lane.not_before.get(what, 0.0), now + later.seconds)",
        "lane.not_before.get(what, 0.0)",
    ),
    Mutant(
        "drops what is owed before it is sent",
        "bot/board/notices.py",
        "                    done = await self._try(key[0], address, call, after, tries)\n"
        "                    await self._store.commit(*self._fenced(chat, done))\n",
        "                    await self._store.commit(drop)\n"
        "                    await self._try(key[0], address, call, after, tries)\n",
        ("tests/bot/board/test_notices.py",),
    ),
    Mutant(
        "gives up what is owed after one failure",
        "bot/board/notices.py",
        "            return (later if tries < TRIES else drop,)",
        "            return (drop,)",
        ("tests/bot/board/test_notices.py",),
    ),
    Mutant(
        "leaves old boards their keyboards",
        "bot/board/notices.py",
        "            await self._wire.strip(address, stale.message)",
        "            log.info('not stripped')",
    ),
    Mutant(
        "forgets how much a quiet chat has just been sent",
        "bot/telegram/sender.py",
        "if not lane.rested(now)}",
        "if lane.busy or lane.rests(now) or not lane.empty}",
        ("tests/bot/telegram/test_sender.py",),
    ),
    Mutant(
        "forgets that a quiet chat was told to wait",
        "bot/telegram/sender.py",
        "self.empty and not self.rests(now) and full",
        "self.empty and full",
        ("tests/bot/telegram/test_sender.py",),
    ),
    Mutant(
        "puts a reply that had to wait behind the later ones",
        "bot/telegram/sender.py",
        "partial(queue.insert, at, job)",
        "partial(queue.append, job)",
        ("tests/bot/telegram/test_sender.py",),
    ),
    Mutant(
        "puts a board that had to wait among the patient ones",
        "bot/telegram/sender.py",
        "        self.pressed.setdefault(key, job)\n",
        "        self.left.setdefault(key, job)\n",
        ("tests/bot/telegram/test_sender.py",),
    ),
    # -- time
    Mutant(
        "waits as long as a clock was set back",
        "bot/run/timekeeper.py",
        "            await self._move(by)\n",
        "",
        ("tests/bot/run/test_timekeeper.py",),
    ),
    Mutant(
        "does not say that it was away",
        "bot/run/timekeeper.py",
        "            if self._seconds() - self._first >= LAST_S:\n",
        "            if self._seconds() - self._first >= 1e9:\n",
        ("tests/bot/run/test_timekeeper.py",),
    ),
    # -- boards that Telegram does not show
    Mutant(
        "lets a wait for new messages stop changes, too",
        "bot/telegram/sender.py",
        "for what in {edits, job.edits}:",
        "for what in (True, False):",
        ("tests/bot/telegram/test_sender.py",),
    ),
    Mutant(
        "waits for somebody to press before a picture comes back",
        "bot/board/reconciler.py",
        "        async for board in self._mending.due(self._duties.mine):\n"
        "            await self._queue(board, patient=True)\n",
        "",
        ("tests/bot/board/test_boards.py",),
    ),
    Mutant(
        "leaves no buttons where nothing new can be shown",
        "bot/board/refusals.py",
        'stays = (("message", board.last), ',
        'stays = (("message", None), ',
        ("tests/bot/board/test_boards.py",),
    ),
    Mutant(
        "tries a refused picture for ever instead of going on in words",
        "bot/board/refusals.py",
        "    if board.shape < BARE:\n        return _fallen(",
        "    if board.shape > BARE:\n        return _fallen(",
        ("tests/bot/board/test_boards.py",),
    ),
    Mutant(
        "has no word about the buttons that a board lacks",
        "bot/board/frames.py",
        "    if board.shape == BARE:\n",
        "    if board.shape > BARE:\n",
        ("tests/bot/board/test_boards.py",),
    ),
    Mutant(
        "says nothing where the board stands still",
        "bot/handlers/hindered.py",
        "    if not served:\n",
        "    if not served and not here:\n",
        ("tests/bot/handlers/test_hindered.py",),
    ),
    # -- what those who run the bot do
    Mutant(
        "passes over whoever could not be sent news at once",
        "bot/run/courier.py",
        "DelayBulletin(number, who, self._clock() + pause)",
        "TriedBulletin(number, who, sent=False)",
        ("tests/bot/run/test_courier.py",),
    ),
    Mutant(
        "sends news again to whom another was sending them",
        "bot/run/courier.py",
        '        if any(one.status == "trying" for one in kept):\n',
        '        if not kept and any(one.status == "trying" for one in kept):\n',
        ("tests/bot/run/test_courier.py",),
    ),
    Mutant(
        "begins with the line of maintenance anew at each sweep",
        "bot/run/announcer.py",
        "        await self._store.commit(ToldLine(line.number, upto), *map(Raise, games))",
        "        await self._store.commit(*map(Raise, games))",
        ("tests/bot/run/test_announcer.py",),
    ),
    Mutant(
        "lets somebody who is banned do what they like",
        "bot/handlers/visit.py",
        "            if person.banned is not None and user.id not in self.keepers:\n",
        "            if person.banned is not None and user.id in self.keepers:\n",
        ("tests/bot/handlers/test_bans.py",),
    ),
)
"""All of them."""

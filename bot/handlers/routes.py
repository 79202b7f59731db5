"""Which handler answers what, and the commands that Telegram lists."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeAlias

import structlog
from telegram import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    Message,
    Update,
)
from telegram.constants import ChatType
from telegram.ext import (
    Application,
    CallbackContext,
    CallbackQueryHandler,
    ChatMemberHandler,
    ChosenInlineResultHandler,
    CommandHandler,
    InlineQueryHandler,
    MessageHandler,
    PollAnswerHandler,
    TypeHandler,
    filters,
)

from bot.handlers import (
    absence,
    answering,
    bells,
    board_presses,
    bulletins,
    cancelling,
    day,
    draw_and_count,
    find,
    friends,
    game_choice,
    game_commands,
    going_on,
    hosting,
    inline_mode,
    learning,
    luck,
    map_and_help,
    me,
    membership,
    menu,
    my_games,
    preferences,
    privacy,
    quiet_hours,
    records,
    reminding,
    replays,
    reviews,
    sent_records,
    standing,
    status_page,
    taking_back,
    timing,
    words_command,
    written_moves,
)
from bot.handlers.answering import astray
from bot.handlers.buttons import Buttons
from bot.handlers.hindered import resting
from bot.handlers.page_turning import PAGES, somebody_elses
from bot.handlers.visit import Desk, Handler, PtbHandler, Visit, topic_of
from bot.telegram.callback_data import BadPress, Kind, read
from bot.telegram.inline import is_inline
from bot.telegram.lanes import Outcome
from bot.words.combos import GAMES
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE
from storage.store import StorageError

log = structlog.get_logger(__name__)

UpdateHandler: TypeAlias = Callable[[Desk, Update], Awaitable[Outcome]]
ErrorHandler: TypeAlias = Callable[
    [object, CallbackContext[Any, Any, Any, Any]], Coroutine[Any, Any, None]
]

COMMANDS: Mapping[str, Handler] = {
    "start": menu.start,
    "play": game_choice.play,
    "find": find.find,
    "me": me.me,
    "top": me.top,
    "learn": learning.learn,
    "day": day.day,
    "games": my_games.games,
    "resume": game_commands.resume,
    "board": game_commands.board,
    "move": written_moves.move,
    "where": standing.where,
    "score": standing.score,
    "last": standing.last,
    "resign": game_commands.resign,
    "keep": hosting.keep,
    "takeback": taking_back.takeback,
    "clock": timing.clock,
    "draw": draw_and_count.draw,
    "count": draw_and_count.count,
    "rules": learning.rules,
    "review": reviews.review,
    "replay": replays.replay,
    "words": words_command.command,
    "verify": records.verify_command,
    "luck": luck.luck,
    "throws": luck.throws,
    "sealed": records.sealed,
    "name": preferences.name,
    "settings": preferences.settings,
    "help": written_moves.help_,
    "privacy": privacy.privacy,
    "export_me": privacy.export_me,
    "forget_me": privacy.forget_me,
    "cancel": cancelling.cancel,
    "admin": status_page.admin,
}
"""The commands in the order in which they are listed; `cancel` and `keep` in groups only, what is
for oneself alone in private chats, and `admin` nowhere: who runs the bot knows it."""

OWN = frozenset({"export_me", "forget_me"})
"""What is listed in private chats only."""

SHARED = frozenset({"cancel", "keep", "top"})
"""What is listed in groups only."""

UNLISTED = frozenset({"admin"})
"""What is for who runs the bot."""

BUTTONS = Buttons(
    *menu.PRESSED,
    *game_choice.PRESSED,
    *board_presses.PRESSED,
    *map_and_help.PRESSED,
    *draw_and_count.PRESSED,
    *taking_back.PRESSED,
    *timing.PRESSED,
    *find.PRESSED,
    *me.PRESSED,
    *absence.PRESSED,
    *bells.PRESSED,
    *hosting.PRESSED,
    *friends.PRESSED,
    *inline_mode.PRESSED,
    *reviews.PRESSED,
    *replays.PRESSED,
    *going_on.PRESSED,
    *sent_records.PRESSED,
    *game_commands.PRESSED,
    *cancelling.PRESSED,
    *my_games.PRESSED,
    *learning.PRESSED,
    *preferences.PRESSED,
    *quiet_hours.PRESSED,
    *reminding.PRESSED,
    *privacy.PRESSED,
    *status_page.PRESSED,
    *bulletins.PRESSED,
)
"""What each button does. The first button of a kind refuses what none of that kind says."""

FOR_ADMINS = frozenset(
    {Kind.CHAT_SETTING, Kind.CHAT_LANGUAGE, Kind.MOCKED, Kind.REASONS, Kind.CALLS, Kind.QUIET}
    | {Kind.CANCEL, Kind.CANCEL_YES}
)
"""Buttons that only a group's admins may press."""

OWN_WORDS = filters.UpdateType.MESSAGE & ~filters.FORWARDED & ~filters.IS_AUTOMATIC_FORWARD
"""What somebody says here themselves: a post that is sent on starts nothing."""

OTHERWISE: Mapping[str, str] = {
    word: command
    for command, words in {
        "start": ("home", "menu"),
        "play": ("new", "newgame"),
        "me": ("profile", "stats", "statistics", "rating", "history"),
        "top": ("leaderboard", "ranking"),
        "learn": ("tutorial", "lessons"),
        "day": ("daily", "puzzle"),
        "resign": ("leave", "quit"),
        "takeback": ("undo",),
        "clock": ("pause", "time"),
        "settings": ("language", "lang", "options"),
    }.items()
    for word in words
}
"""What a command is called, too, by who guesses; it is listed nowhere, and other bots may know one
of that name."""

NAMED: frozenset[str] = frozenset({*GAMES, *(rules.id for rules in CATALOGUE)})
"""Games and rule sets, each of which is a command as well: the same holds for them."""


class _SaidToUs(filters.MessageFilter):
    """Commands that are for no other bot: in private, and with our name behind them."""

    def filter(self, message: Message) -> bool:
        """Whether it is one."""
        if message.chat.type == ChatType.PRIVATE:
            return True
        command = (message.text or "").partition(" ")[0].lower()
        return command.endswith(f"@{message.get_bot().username}".lower())


SAID_TO_US = _SaidToUs()

CAME_OR_WENT = filters.StatusUpdate.LEFT_CHAT_MEMBER | filters.StatusUpdate.NEW_CHAT_MEMBERS
"""The messages by which a group shows who joined or left it."""

SHOWN = (
    filters.UpdateType.MESSAGE
    & filters.ChatType.PRIVATE
    & ~filters.TEXT
    & ~filters.StatusUpdate.ALL
)
"""A sticker, a photo, whatever has no words for us."""

PtbApplication: TypeAlias = Application[Any, Any, Any, Any, Any, Any]
"""The dispatcher; its own data of chats and users is not used."""


class _GuestHandler(TypeHandler[Update, Any, Any]):
    """Of messages that call us where we are not, for which the library has no handler."""

    def check_update(self, update: object) -> bool:
        """Whether it is one."""
        return isinstance(update, Update) and update.guest_message is not None


def register(application: PtbApplication, desk: Desk) -> None:
    """Give the application its handlers. Whatever they do, the update's receipt is filled."""
    application.add_handler(CallbackQueryHandler(desk.handler(pressed)))  # most updates
    for command, handle in COMMANDS.items():
        application.add_handler(CommandHandler(command, desk.handler(handle), OWN_WORDS))
    ours = OWN_WORDS & SAID_TO_US
    for word, command in OTHERWISE.items():
        application.add_handler(CommandHandler(word, desk.handler(COMMANDS[command]), ours))
    application.add_handler(CommandHandler(NAMED, desk.handler(game_choice.named), ours))
    application.add_handler(
        MessageHandler(
            filters.ChatType.GROUPS & filters.COMMAND & ours, desk.handler(written_moves.unknown)
        )
    )
    application.add_handler(
        ChatMemberHandler(_of_update(desk, membership.membership), ChatMemberHandler.MY_CHAT_MEMBER)
    )
    application.add_handler(
        ChatMemberHandler(_of_update(desk, absence.members), ChatMemberHandler.CHAT_MEMBER)
    )
    application.add_handler(PollAnswerHandler(_of_update(desk, day.answered)))
    application.add_handler(MessageHandler(CAME_OR_WENT, _of_update(desk, absence.members)))
    application.add_handler(
        MessageHandler(filters.StatusUpdate.MIGRATE, _of_update(desk, membership.migrated))
    )
    application.add_handler(
        MessageHandler(filters.StatusUpdate.USERS_SHARED, desk.handler(friends.picked))
    )
    opened = filters.StatusUpdate.FORUM_TOPIC_REOPENED
    application.add_handler(MessageHandler(opened, _of_update(desk, membership.reopened)))
    application.add_handler(
        MessageHandler(
            filters.UpdateType.MESSAGE & filters.ChatType.PRIVATE & filters.TEXT,
            desk.handler(written_moves.said),
        )
    )
    application.add_handler(MessageHandler(SHOWN, desk.handler(written_moves.unread)))
    application.add_handler(
        MessageHandler(
            filters.UpdateType.MESSAGE
            & filters.ChatType.GROUPS
            & filters.REPLY
            & filters.TEXT
            & ~filters.COMMAND,
            desk.handler(written_moves.replied, wanted=written_moves.to_a_board, talk=True),
        )
    )
    application.add_handler(InlineQueryHandler(_of_update(desk, inline_mode.asked)))
    application.add_handler(ChosenInlineResultHandler(_of_update(desk, inline_mode.chosen)))
    guest = _GuestHandler(Update, _of_update(desk, inline_mode.called_as_guest))
    application.add_handler(guest)
    application.add_handler(TypeHandler(Update, _ignored(desk)), group=1)
    application.add_error_handler(_failed(desk))


def ahead(desk: Desk) -> Callable[[Update], None]:
    """Has asked, while an update still waits for its turn, what its handler will want to know."""

    def arrived(update: Update) -> None:
        query, chat, user = update.callback_query, update.effective_chat, update.effective_user
        if query is None or chat is None or user is None or chat.type == ChatType.PRIVATE:
            return
        if is_inline(chat.id):
            return
        try:
            press = read(query.data or "")
        except BadPress:
            return
        if press.kind in FOR_ADMINS and user.id not in desk.keepers:
            desk.admins.ahead(desk.bot, chat.id, user.id)

    return arrived


async def pressed(visit: Visit) -> Outcome:
    """A press of any button; one that is none of ours gets a kind word."""
    press = visit.pressed()
    if press is None:
        return answering.refuse(visit, "bad-press")
    if somebody_elses(press):
        visit.answer(visit.texts.plain("answer-not-your-page"))
        return "refused"
    await absence.seen(press)
    if press.press.kind in PAGES and (wait := resting(press)):
        visit.answer(visit.texts.plain("answer-rests", wait=wait), alert=True)
        return "refused"
    return await astray(press) or await BUTTONS.answer(press)


def _of_update(desk: Desk, handle: UpdateHandler) -> PtbHandler:
    """A handler that needs the update itself."""

    async def run(update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        desk.receipts.of(update.update_id).outcome = await handle(desk, update)

    return run


def _ignored(desk: Desk) -> PtbHandler:
    """The last handler: what nobody wanted is refused; what a handler failed at is not."""

    async def run(update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        receipt = desk.receipts.of(update.update_id)
        if receipt.outcome is None and receipt.fault is None:
            receipt.outcome = "refused"

    return run


def _failed(desk: Desk) -> ErrorHandler:
    """A handler raised: the receipt keeps the fault, the person hears that nothing is lost."""

    async def run(update: object, context: CallbackContext[Any, Any, Any, Any]) -> None:
        error = context.error
        if not isinstance(update, Update) or error is None:
            return
        if not isinstance(error, StorageError):
            desk.troubles.met("update", error)
        desk.receipts.of(update.update_id).fault = error
        user, chat = update.effective_user, update.effective_chat
        code = None if user is None else user.language_code
        trouble = desk.library.pick(code, default=desk.default_language).plain("trouble")
        if update.callback_query is not None:
            desk.delivery.pop_up(update.callback_query.id, trouble, alert=True)
        elif update.message is not None and chat is not None:
            desk.delivery.say(chat.id, trouble, topic=topic_of(update.message))

    return run


async def describe(desk: Desk) -> None:
    """Tell Telegram our commands and what we are, in every language."""
    codes = ("", *LANGUAGES)
    spoken = [(code or None, desk.library[code or desk.default_language]) for code in codes]
    for language, texts in spoken:
        listed = [name for name in COMMANDS if name not in UNLISTED]
        commands = [BotCommand(name, texts.plain(f"command-{name}")) for name in listed]
        private = [command for command in commands if command.command not in SHARED]
        await desk.bot.set_my_commands(private, BotCommandScopeAllPrivateChats(), language)
        public = [command for command in commands if command.command not in OWN]
        await desk.bot.set_my_commands(public, BotCommandScopeAllGroupChats(), language)
    # Telegram lets these be changed seldom: they come last and may fail.
    for language, texts in spoken:
        games = " · ".join(texts.plain(f"game-{game}") for game in GAMES)
        await desk.bot.set_my_description(texts.plain("profile", games=games), language)
        await desk.bot.set_my_short_description(texts.plain("profile-short", games=games), language)

"""Which handler answers what, and the commands that Telegram lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import structlog
from telegram import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    Update,
)
from telegram.ext import (
    Application,
    CallbackContext,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    TypeHandler,
    filters,
)

from bot.buttons import Kind
from bot.handlers import (
    life,
    lists,
    lobby,
    menu,
    offers,
    pages,
    play,
    records,
    rulebook,
    switches,
    taps,
    typed,
)
from bot.poller import Outcome
from bot.visit import Desk, Handler, Visit, deliver, topic_of
from bot.words import LANGUAGES

log = structlog.get_logger(__name__)

COMMANDS: Mapping[str, Handler] = {
    "start": menu.start,
    "play": switches.play,
    "resume": lists.resume,
    "board": lists.board,
    "move": typed.move,
    "resign": lists.resign,
    "draw": offers.draw,
    "count": offers.count,
    "rules": rulebook.rules,
    "verify": records.verify_command,
    "name": pages.name,
    "settings": pages.settings,
    "cancel": lists.cancel,
}
"""The commands in the order in which they are listed; `cancel` in groups only."""

PRESSES: Mapping[Kind, Handler] = {
    Kind.MENU: menu.pressed,
    Kind.NEW: play.new,
    Kind.RULES: rulebook.turned,
    Kind.LANGUAGE: pages.language,
    Kind.CHAT_LANGUAGE: pages.chat_language,
    Kind.FORCED: pages.forced,
    Kind.MOCKED: pages.mocked,
    **play.ON_BOARD,
    **taps.PRESSED,
    **lobby.PRESSED,
    **offers.PRESSED,
    **lists.PRESSED,
    **switches.PRESSED,
}
"""What each button does."""

PtbApplication = Application[Any, Any, Any, Any, Any, Any]


def register(application: PtbApplication, desk: Desk) -> None:
    """Give the application its handlers. Whatever they do, the update's receipt is filled."""
    for command, handle in COMMANDS.items():
        application.add_handler(CommandHandler(command, desk.handler(handle)))
    application.add_handler(CallbackQueryHandler(desk.handler(pressed)))
    application.add_handler(
        ChatMemberHandler(_of_update(desk, life.membership), ChatMemberHandler.MY_CHAT_MEMBER)
    )
    application.add_handler(
        MessageHandler(filters.StatusUpdate.MIGRATE, _of_update(desk, life.migrated))
    )
    application.add_handler(
        MessageHandler(
            filters.UpdateType.MESSAGE & filters.ChatType.PRIVATE & filters.TEXT,
            desk.handler(typed.said),
        )
    )
    application.add_handler(
        MessageHandler(
            filters.UpdateType.MESSAGE
            & filters.ChatType.GROUPS
            & filters.REPLY
            & filters.TEXT
            & ~filters.COMMAND,
            desk.handler(typed.replied, wanted=typed.to_a_board),
        )
    )
    application.add_handler(TypeHandler(Update, _ignored(desk)), group=1)
    application.add_error_handler(_failed(desk))


async def pressed(visit: Visit) -> Outcome:
    """A press of any button; one that is none of ours gets a kind word."""
    if visit.press is None or visit.maybe_person is None:
        return play.refuse(visit, "bad-press")
    return await PRESSES[visit.press.kind](visit)


def _of_update(desk: Desk, handle: Any) -> Any:
    """A handler that needs the update itself."""

    async def run(update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        desk.receipts.of(update.update_id).outcome = await handle(desk, update)

    return run


def _ignored(desk: Desk) -> Any:
    """The last handler: what nobody wanted is refused; what a handler failed at is not."""

    async def run(update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        receipt = desk.receipts.of(update.update_id)
        if receipt.outcome is None and receipt.fault is None:
            receipt.outcome = "refused"

    return run


def _failed(desk: Desk) -> Any:
    """A handler raised: the receipt keeps the fault, the person hears that nothing is lost."""

    async def run(update: object, context: CallbackContext[Any, Any, Any, Any]) -> None:
        error = context.error
        if not isinstance(update, Update) or error is None:
            return
        log.error("handler failed", update=update.update_id, exc_info=error)
        desk.receipts.of(update.update_id).fault = error
        user, chat = update.effective_user, update.effective_chat
        code = None if user is None else user.language_code
        trouble = desk.library.pick(code, default=desk.default_language).plain("trouble")
        if update.callback_query is not None:
            desk.spawn(desk.wire.answer(update.callback_query.id, trouble, alert=True))
        elif update.message is not None and chat is not None:
            address = chat.id

            async def say(topic: int | None) -> None:
                await desk.wire.send_text(address, topic, trouble)

            deliver(desk, address, topic_of(update.message), say)

    return run


async def describe(desk: Desk) -> None:
    """Tell Telegram our commands and what we are, in every language."""
    codes = ("", *LANGUAGES)
    spoken = [(code or None, desk.library[code or desk.default_language]) for code in codes]
    for language, texts in spoken:
        commands = [BotCommand(name, texts.plain(f"command-{name}")) for name in COMMANDS]
        private = [command for command in commands if command.command != "cancel"]
        await desk.bot.set_my_commands(private, BotCommandScopeAllPrivateChats(), language)
        await desk.bot.set_my_commands(commands, BotCommandScopeAllGroupChats(), language)
    # Telegram lets these be changed seldom: they come last and may fail.
    for language, texts in spoken:
        await desk.bot.set_my_description(texts.plain("about"), language)
        await desk.bot.set_my_short_description(texts.plain("about-short"), language)

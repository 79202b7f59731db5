"""What the bot offers for what somebody types behind its name in any chat: games to play right
there, a lesson, and results of their own. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.board.heading import goal_line
from bot.choosing.buttons import Invited
from bot.choosing.play_pages import Known, starter
from bot.choosing.reading import Understood
from bot.telegram.wire import Key, Offer
from bot.words.combos import GAMES, AnyRuleSet, Combo, payload, summary
from bot.words.lexicon import folded
from bot.words.library import Texts
from games.catalogue import CATALOGUE

MOST: Final = 20
"""So many offers at most; Telegram takes 50."""

LEARN: Final = "learn-"
"""What the deep link to the lessons of a game carries before its name."""

STAR: Final = "⭐ "


class Offering:
    """Makes offers in a language. `name` is what who asks is called, `host` our number of them;
    `mark` signs what an invitation says, `link` makes the address that starts the bot so."""

    def __init__(
        self,
        texts: Texts,
        host: int,
        name: str,
        mark: Callable[[str], str],
        link: Callable[[str], str],
    ) -> None:
        self._texts = texts
        self._host = host
        self._name = name
        self._mark = mark
        self._link = link

    def game(self, combo: Combo, sign: str = "") -> Offer:
        """An invitation that is played right where it is sent."""
        texts, rules = self._texts, combo.rules
        said = combo.pack()
        names = {
            "game": texts.plain(f"game-{rules.game}"),
            "rules": texts.plain(f"rules-{rules.id}"),
        }
        switches = summary(rules, texts, 3)
        about = switches or texts.plain(f"game-{rules.game}-line")
        lines = [texts.html("inline-invite", name=self._name, **names)]
        if switches:
            lines.append(texts.html("caption-switches", switches=switches))
        lines += [goal_line(rules, texts, min(rules.seats)), texts.html("inline-how")]
        invited = Invited(self._host, self._mark(signed(self._host, combo)), combo)
        key = Key(texts.plain("key-inline-play"), invited.press(), style="success")
        title = sign + texts.plain("inline-title", **names)
        return Offer(f"play.{said}", title, about, "\n".join(lines), ((key,),))

    def lesson(self, game: str, progress: str) -> Offer:
        """The lessons of a game, which open in the own chat of who presses."""
        texts = self._texts
        name = texts.plain(f"game-{game}")
        html = texts.html("inline-lesson", name=self._name, game=name)
        key = Key(texts.plain("key-inline-lesson"), url=self._link(f"{LEARN}{game}"))
        about = texts.plain("inline-lesson-about", progress=progress)
        title = texts.plain("inline-lesson-title", game=name)
        return Offer(f"{LEARN}{game}", title, about, html, ((key,),))

    def result(
        self,
        game: int,
        label: str,
        html: str,
        combo: Combo,
        *,
        file: str | None,
        picture: str | None,
    ) -> Offer:
        """What came of a game, with the way to play by the same rules."""
        texts = self._texts
        key = Key(texts.plain("key-inline-again"), url=self._link(payload(combo)))
        about = texts.plain("inline-result-about")
        return Offer(f"result.{game}", label, about, html, ((key,),), file, picture)

    def invitation(self, code: str, combo: Combo, address: str) -> Offer:
        """An invitation that is played in private chats; its link sits on a button."""
        texts, rules = self._texts, combo.rules
        names = {
            "game": texts.plain(f"game-{rules.game}"),
            "rules": texts.plain(f"rules-{rules.id}"),
        }
        html = texts.html("inline-invite-private", name=self._name, **names)
        key = Key(texts.plain("key-open-invitation"), url=address)
        title = texts.plain("inline-title", **names)
        about = texts.plain("inline-invite-private-about")
        return Offer(f"join.{code}", title, about, html, ((key,),))


def signed(host: int, combo: Combo) -> str:
    """What is signed of an invitation: who invites, and to what."""
    return f"{host}.{combo.pack()}"


def offered(
    texts: Texts, known: Sequence[Known], read: Understood | None, typed: str
) -> list[tuple[Combo, str]]:
    """What is offered to be played, with the sign before it: what was typed names it (`read`), or
    begins its name; where nothing was, the rules that are best to begin each game with, and
    favourites."""
    if read is not None and not read.problems and read.named:
        return [(Combo(read.rules, read.points), "")]
    if read is not None and not read.problems and read.game:
        return [(Combo(rules), "") for rules in _best_first(GAMES[read.game])]
    if typed:
        found = [rules for rules in CATALOGUE if _begins(texts, typed, rules)]
        return [(Combo(rules), "") for rules in _best_first(found)]
    best = [starter(game) for game in GAMES]
    starred = [k.rules for k in known if k.starred and k.rules not in best]
    return [*((Combo(rules), "") for rules in best), *((Combo(rules), STAR) for rules in starred)]


def _best_first(sets: Sequence[AnyRuleSet]) -> list[AnyRuleSet]:
    """Before the others of its game those that are best to begin it with."""
    return sorted(sets, key=lambda rules: rules != starter(rules.game))


def _begins(texts: Texts, typed: str, rules: AnyRuleSet) -> bool:
    return means(typed, texts.plain(f"game-{rules.game}"), texts.plain(f"rules-{rules.id}"))


def means(typed: str, *words: str) -> bool:
    """Whether what was typed begins one of these words; nothing typed begins all."""
    said = folded(typed)
    return any(folded(word).startswith(said) for word in words)

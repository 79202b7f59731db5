"""Every argument of a text has samples, and it is known whether its words are ours."""

from __future__ import annotations

from functools import cache

from bot.words.library import OWN
from tests.bot.wording import CHOSEN, EXPLAINED, MESSAGES, SAMPLES, patterns, walk

ISOLATED = {
    "brought by people, or said in a language of its own": (
        "name", "loser", "winner", "guest", "who", "club", "word", "words", "bot", "bots",
        "language", "text",
    ),
    "notation, and numbers with a sign or a point, which run from left to right": (
        "move", "moves", "done", "rest", "square", "squares", "names",
        "ahead", "around", "mean", "worth", "lost", "luck", "score",
        "first", "second", "next", "games", "between", "clock", "until", "offset", "zone",
        "old", "change",
    ),
    "words of the same language that stand for themselves: isolates change nothing there": (
        "strength", "source", "way", "what", "wait", "why",
    ),
}  # fmt: skip
"""The arguments that are set in isolates, by why they may be."""


@cache
def asked() -> dict[str, str]:
    """Each argument of what is no game's own words, with a message that asks for it."""
    return {
        variable: message
        for message, attribute in reversed(patterns("en"))
        if message not in MESSAGES
        for variable in walk("en", message, attribute).variables
    }


def test_every_argument_has_samples() -> None:
    """Until it has, no other test tries what asks for it."""
    missing = sorted(
        f"${variable} of {message}"
        for message, attribute in patterns("en")
        for variable in walk("en", message, attribute).variables
        if variable not in SAMPLES
        and not (message in EXPLAINED and variable in CHOSEN[message.partition("-")[0]])
    )
    assert not missing, f"SAMPLES in tests/bot/wording.py wants {', '.join(missing)}"


def test_it_is_known_of_every_argument_whether_its_words_are_set_in_isolates() -> None:
    """A word of ours in isolates is not the word that a text chooses by, and a code in them cannot
    be copied; a name without them turns an Arabic line round."""
    known = [name for names in ISOLATED.values() for name in names]
    texts = {
        name for name in asked() if any(isinstance(value, str) for value in SAMPLES.get(name, ()))
    }
    assert len(known) == len(set(known))
    assert not OWN & set(known)
    unknown = [f"${name} of {asked()[name]}" for name in sorted(texts - OWN - set(known))]
    assert not unknown, (
        f"{', '.join(unknown)}: a word of ours, or a code to be copied, belongs to OWN in "
        "bot/words/library.py; what people or other languages bring belongs to ISOLATED here"
    )
    idle = sorted((OWN | set(known)) - asked().keys())
    assert not idle, f"no text asks for {', '.join(idle)}: OWN or ISOLATED still names it"

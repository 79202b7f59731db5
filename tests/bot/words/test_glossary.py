"""One word for one thing in each language, and numbers that agree with what they count."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.words.library import LANGUAGES
from tests.bot.wording import entries
from tests.bot.words.test_languages import pieces

every_language = pytest.mark.parametrize("language", LANGUAGES)

INSTEAD = {
    "en": {r"\bdanced?\b": "changes places"},
    "ru": {
        r"\bBOT\b": "бот, which declines",
        r"танц|танец": "обмен",
        r"\bнаискось": "наискосок",
        r"держит (?:этого )?бота": "владелец",
        r"тридцат\w+ домов|соседних домах|свободный дом": "клетка",
    },
    "pt": {
        r"\b[Vv]aras?\b": "varetas",
        r"\b[Ll]ascas?\b": "fichas",
        r"\b[Cc]ovas?\b": "casas",
        r"\b[Tt]abas?\b(?! ?\)|\))": "moedas",
        r"\bBeleza\b": "Casa Bela",
        r"\bdanç": "troca",
        r"\b[Dd]e agora em diante\b": "a partir de agora",
        r"№": "nº",
        r"^saiu$|\bSaiu\b": "sai do tabuleiro; for a throw tirar",
        r"\baté sair um\b": "até tirar um: a throw does not leave",
        r"\b[Cc]om(?:e|em|er|eu|eram|endo|id[ao]s?)\b": "devorar: obscene of mothers",
        r"\b[Pp]erde\w* (?:a|uma|sua) mãe": "tem a mãe devorada; it is to be bereaved",
    },
    "ar": {
        r"№": "رقم",
        r"\bالتقييم\b": "التصنيف",
        r"رقصت": "تبادلت",
        r"\bبيوت متتالية\b|\bبيت خالٍ": "مربّع",
        r"(?<!\w)(?:اضغط|اكتب|اختر|انظر|جرّب|العب|المس)(?!\w)": "what is not said to a man alone",
    },
}
"""Words that stopped readers, and what stands for them."""

ONE_OR_MORE = {"count", "turns", "days", "tabas", "won", "stones", "points", "throws"}
"""Arguments that count, and may be one."""

DECLINED = {
    "en": r"(?!times\b|is\b)[a-z]+s\b",
    "pt": r"(?!vezes\b|das\b)[a-zà-ú]+s\b",
    "ru": r"(?!(?:за|из|мин|ч|дн|и|на|до|по|больше|лучше)\b)[а-яё]+",
    "ar": r"(?!(?:من|د|س|هو|قبلها|ي|غيرها|أو|إلى|قبل|تلزم|و\w*)(?!\w))[\u0621-\u064a]+",
}
"""What may not follow such a number as it stands, as it would have another form behind one."""

MANY = {
    "senet-lesson-block": "a row is of two or more",
    "senet-lesson-block-any": "a row is of two or more",
    "senet-lesson-quiet": "a limit of hundreds",
    "seega-lesson-quiet": "twenty or more",
    "seats-keep": "half an hour",
    "said-fill": "two or more",
    "me-rules": "of how many are won",
    "top-line": "of how many are won",
    "top-line-place": "of how many are won",
    "top-line-places": "of how many are won",
    "top-line-in": "of how many are won",
    "day-gains-stones": "two or more",
}
"""Messages whose number is never one, and why."""


ELSEWHERE = ("review-", "replay-", "hyena-")
"""What looks several turns ahead; and days and tabas, of which tests/games/test_hyena_words.py
holds the words."""


@every_language
def test_no_word_that_stopped_readers_comes_back(language: str) -> None:
    found = [
        f"{message}: {piece} (rather: {rather})"
        for (message, _), pattern in entries(language).items()
        for piece in pieces(pattern)
        for word, rather in INSTEAD[language].items()
        if re.search(word, piece)
    ]
    assert found == []


@every_language
def test_a_noun_behind_a_number_has_the_form_that_the_number_wants(language: str) -> None:
    """It is chosen by the number, or stands before it: *throws: 1*."""
    found = [
        f"{message}: {told}"
        for (message, _), pattern in entries(language).items()
        if message not in MANY and not message.startswith(ELSEWHERE)
        for told in unbending(language, pattern)
    ]
    assert found == []


def unbending(language: str, pattern: Any) -> Iterator[str]:
    """Numbers with a noun behind them that stays as it is."""
    numbers = Numbers()
    numbers.visit(pattern)
    for name, after in numbers.found:
        if re.match(DECLINED[language], after):
            yield f"{name} {after}"


class Numbers(Visitor):  # type: ignore[misc, unused-ignore]  # fluent.syntax may come untyped
    """Collects what stands behind numbers by which nothing is chosen around them."""

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  # the visitor's own name
        self.chosen.append(getattr(getattr(node.selector, "id", None), "name", ""))
        for variant in node.variants:
            self.visit(variant.value)
        self.chosen.pop()

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802  # the visitor's own name
        for here, after in zip(node.elements, node.elements[1:], strict=False):
            expression = getattr(here, "expression", None)
            if isinstance(expression, ast.VariableReference) and isinstance(after, ast.TextElement):
                name = expression.id.name
                counted = name in ONE_OR_MORE and name not in self.chosen
                if counted and after.value.startswith(" "):
                    self.found.append((name, after.value[1:]))
        self.generic_visit(node)


def test_a_noun_that_stays_as_it_is_is_found() -> None:
    """In each language; one that is chosen is not."""
    bad = "x = { $count } ходов\n"
    good = "x = { $count ->\n [one] { $count } ход\n *[other] { $count } ходов\n }\n"
    assert [list(unbending("ru", parsed(text))) for text in (bad, good)] == [["count ходов"], []]


def parsed(text: str) -> ast.Pattern:
    """A message's pattern."""
    (message,) = parse(text).body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    return message.value

"""The image can be built, and holds what the program needs: Dockerfile, .dockerignore,
pyproject.toml, the lock and the imports say the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.shipping import Papers, faults, let_in

HERE = Papers.here()


def test_the_papers_of_the_image_say_the_same() -> None:
    assert faults(HERE) == []


def without(text: str, piece: str) -> str:
    assert piece in text, piece
    return text.replace(piece, "", 1)


def ignoring(told: str) -> Papers:
    return replace(HERE, dockerignore=told)


def projecting(piece: str, instead: str = "") -> Papers:
    assert piece in HERE.pyproject, piece
    return replace(HERE, pyproject=HERE.pyproject.replace(piece, instead, 1))


IGNORED = HERE.dockerignore
BROKEN = {
    "a folder is not let in": (ignoring(without(IGNORED, "!cards\n")), "cards/__init__.py out"),
    "it is misspelt": (ignoring(IGNORED.replace("!cards", "!card")), "cards/__init__.py out"),
    "it is shut out again": (ignoring(f"{IGNORED}\ncards\n"), "cards/__init__.py out"),
    "a part of it is shut out": (ignoring(f"{IGNORED}\n**/*.tsv\n"), "cards/cards.tsv out"),
    "more is let in": (ignoring(f"{IGNORED}\n!docs\n"), "docs/notation.md in"),
    "all is let in": (ignoring("**/__pycache__\n"), ".env in"),
    "compiled code is let in": (ignoring(without(IGNORED, "**/__pycache__")), "x.pyc in"),
    "a folder is not copied": (
        replace(
            HERE,
            dockerfile=without(HERE.dockerfile, "COPY cards cards\n"),
            dockerignore=without(IGNORED, "!cards\n"),
        ),
        "and Dockerfile does not copy cards",
    ),
    "what is copied is not there": (
        replace(
            HERE, dockerfile=HERE.dockerfile.replace("COPY cards cards", "COPY cards chess ./")
        ),
        "copies chess, which is not there",
    ),
    "a package is not packed": (projecting('"cards*", '), "packs no cards ("),
    "what lies beside code is not packed": (
        projecting('"ladders/*.tsv", '),
        "packs no opponents/ladders/",
    ),
    "an import is not declared": (projecting('"pillow>=12",'), "serving declares no pillow"),
    "what is declared is not locked": (
        replace(HERE, run_lock=without(HERE.run_lock, "pillow==")),
        "declares pillow, which is not locked",
    ),
    "what is declared is not imported": (
        projecting('"pillow>=12",', '"pillow>=12", "h11",'),
        "declares h11, which nothing imports",
    ),
    "the playground's is not declared": (
        projecting('"uvicorn>=0.45",'),
        "play declares no uvicorn",
    ),
    "the playground's is not locked": (
        replace(HERE, play_lock=without(HERE.play_lock, "uvicorn==")),
        "play declares uvicorn, which is not locked",
    ),
    "what is left out is let in": (ignoring(f"{IGNORED}\n!playground\n"), "playground/app.py in"),
    "a language is thrown away": (
        replace(HERE, dockerfile=without(HERE.dockerfile, " ! -name ar.dat")),
        "Dockerfile and LANGUAGES differ in ar",
    ),
}


@pytest.mark.parametrize(("broken", "told"), BROKEN.values(), ids=BROKEN)
def test_what_does_not_fit_is_told(broken: Papers, told: str) -> None:
    assert any(told in fault for fault in faults(broken)), faults(broken)


@pytest.mark.parametrize(
    ("patterns", "path", "within"),
    [
        ("", "arena/match.py", True),
        ("*", "arena/match.py", False),
        ("*\n!arena", "arena/match.py", True),
        ("*\n!arena/", "arena/match.py", True),
        ("*\n!/arena", "arena/match.py", True),
        ("*\n# !arena", "arena/match.py", False),
        ("*\n!aren", "arena/match.py", False),
        ("*\n!aren?", "arena/match.py", True),
        ("*\n!a*", "arena/match.py", True),
        ("*\n!arena/*.txt", "arena/match.py", False),
        ("!arena\n*", "arena/match.py", False),
        ("*\n!arena\n**/__pycache__", "arena/deep/__pycache__/x.pyc", False),
        ("*\n!arena\n*/__pycache__", "arena/deep/__pycache__/x.pyc", True),
        ("**/*.tsv", "cards.tsv", False),
        ("[ab]*", "arena/match.py", False),
    ],
)
def test_dockerignore_is_read_as_an_engine_reads_it(
    patterns: str, path: str, *, within: bool
) -> None:
    assert let_in(path, patterns) is within

"""How far two words are apart."""

from __future__ import annotations


def slips(word: str, name: str) -> int:
    """How many slips of the pen lead from one word to another: letters too many, missing, or
    others, and neighbours in each other's place (optimal string alignment)."""
    before, last = list[int](), list(range(len(name) + 1))
    for row, letter in enumerate(word, 1):
        line = [row]
        for column, other in enumerate(name, 1):
            least = min(last[column] + 1, line[-1] + 1, last[column - 1] + (letter != other))
            if row > 1 < column and letter == name[column - 2] and word[row - 2] == other:
                least = min(least, before[column - 2] + 1)
            line.append(least)
        before, last = last, line
    return last[-1]

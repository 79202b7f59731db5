"""One SQL text for every database: statements are written in standard words, and a dialect says
what its database calls otherwise.

The words of ours that are not every database's:

* `LEAST(a, b)` and `GREATEST(a, b)`: of values that are not NULL, as databases differ there;
* `a IS NOT DISTINCT FROM b`: equal, or both NULL;
* `HEX(a)`: bytes as hexadecimal digits;
* `NOW_MS`: milliseconds since 1970 by the database's own clock;
* `COPY_MARK`: the mark of a copy from which nobody has served (docs/decisions/0051), 0 for none;
* a comment behind a table, of `by` and an index: the one to use, where a database must be told;
* `?` for a value, or `?1`, `?2` … for values that stand in it more than once: no statement has
  both.

What all of them understand is used as it is: `ON CONFLICT`, windows, recursive queries,
`NULLS LAST`. Truth is kept as 0 and 1.
"""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from typing import Final

KEPT = 4096
"""So many statements are kept as they were written."""


class Dialect:
    """What a database calls otherwise, as patterns and what stands in their place. Its values have
    numbers if they are `numbered`: `$1`, `$2` and so on."""

    def __init__(self, *words: tuple[str, str], numbered: bool = False) -> None:
        self._words = words
        self._numbered = numbered
        self.written = lru_cache(maxsize=KEPT)(self._written)
        """The statement as this database reads it. What was written is kept: a program has some
        hundred statements, and asks at each of them."""

    def _written(self, sql: str) -> str:
        for pattern, word in self._words:
            sql = re.sub(pattern, word, sql)
        if not self._numbered:
            return sql
        at = itertools.count(1)
        return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(at)}", sql)


SQLITE: Final = Dialect(
    (r"\bLEAST\(", "min("),
    (r"\bGREATEST\(", "max("),
    (r"\bIS NOT DISTINCT FROM\b", "IS"),
    (r"/\*by (\w+)\*/", r"INDEXED BY \1"),
    (r"\bNOW_MS\b", "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"),
    (r"\bCOPY_MARK\b", "(SELECT user_version FROM pragma_user_version)"),
)

POSTGRES: Final = Dialect(
    (r"\bHEX\(([^()]*)\)", r"encode(\1, 'hex')"),
    (r"\bNOW_MS\b", "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"),
    (r" ?/\*by \w+\*/", ""),
    # A dump is put back by its own tools, and knows nothing of marks.
    (r"\bCOPY_MARK\b", "0"),
    numbered=True,
)

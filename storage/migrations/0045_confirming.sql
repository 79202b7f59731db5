-- compat: 39
-- Whether a person's moves count at the second tap on the same place, and what was tapped first on a
-- board. A program that does not know the columns plays at the first tap.
ALTER TABLE person ADD COLUMN confirms INTEGER NOT NULL DEFAULT 0 CHECK (confirms IN (0, 1));
ALTER TABLE board ADD COLUMN marked TEXT;

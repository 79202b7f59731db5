-- compat: 51
-- Nobody reads these two columns of a board, and from now on nobody writes them: so they have a
-- default. A program of before goes on writing them. They go when no such program is left: a step that
-- takes them away makes servers of before end (decision 73).
ALTER TABLE board DROP COLUMN theme;
ALTER TABLE board ADD COLUMN theme TEXT NOT NULL DEFAULT 'papyrus';
ALTER TABLE board DROP COLUMN orientation;
ALTER TABLE board ADD COLUMN orientation INTEGER NOT NULL DEFAULT 0;

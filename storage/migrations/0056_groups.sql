-- compat: 51
-- Who may end a game without a result in a group, and by which rule sets none may be begun there (ids
-- with blanks between). A program of before lets admins alone end games, and all be begun.
ALTER TABLE chat ADD COLUMN cancels TEXT NOT NULL DEFAULT 'admins' CHECK (cancels IN ('admins', 'host', 'table'));
ALTER TABLE chat ADD COLUMN barred TEXT NOT NULL DEFAULT '';

-- compat: 51
-- See 0056_groups.sql.
ALTER TABLE chat ADD COLUMN cancels TEXT COLLATE "C" NOT NULL DEFAULT 'admins' CHECK (cancels IN ('admins', 'host', 'table'));
ALTER TABLE chat ADD COLUMN barred TEXT COLLATE "C" NOT NULL DEFAULT '';

-- compat: 51
-- See 0063_unread.sql.
ALTER TABLE board ALTER COLUMN theme SET DEFAULT 'papyrus';
ALTER TABLE board ALTER COLUMN orientation SET DEFAULT 0;

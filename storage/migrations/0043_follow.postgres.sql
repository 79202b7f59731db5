-- compat: 39
-- See 0043_follow.sql.
ALTER TABLE chat ADD COLUMN follow TEXT COLLATE "C" NOT NULL DEFAULT 'down' CHECK (follow IN ('down', 'pin', 'stay'));
ALTER TABLE stale_message ADD COLUMN whole BIGINT NOT NULL DEFAULT 0 CHECK (whole IN (0, 1));

-- compat: 47
-- See 0048_stood_in.sql.
ALTER TABLE player ADD COLUMN stood_in TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN stepped_out BIGINT NOT NULL DEFAULT 0 CHECK (stepped_out IN (0, 1));

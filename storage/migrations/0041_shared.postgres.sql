-- compat: 39
-- See 0041_shared.sql.
ALTER TABLE game ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
CREATE TABLE lease (
    name TEXT COLLATE "C" PRIMARY KEY,
    owner TEXT COLLATE "C",
    epoch BIGINT NOT NULL,
    until BIGINT NOT NULL,
    address TEXT COLLATE "C" NOT NULL
);

-- compat: 47
-- See 0049_maintenance.sql.
CREATE TABLE maintenance (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    number BIGINT NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    until BIGINT,
    told BIGINT NOT NULL,
    draft TEXT COLLATE "C" NOT NULL
);

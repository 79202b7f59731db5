-- compat: 51
-- See 0066_recount.sql.
CREATE TABLE to_recount (
    person BIGINT PRIMARY KEY REFERENCES person (id)
);
INSERT INTO to_recount (person) SELECT id FROM person WHERE telegram IS NOT NULL;

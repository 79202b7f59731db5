-- compat: 51
-- Whose games of before schema 58 are still to be counted. A program of before counts none of them.
CREATE TABLE to_recount (
    person INTEGER PRIMARY KEY REFERENCES person (id)
) STRICT;
INSERT INTO to_recount (person) SELECT id FROM person WHERE telegram IS NOT NULL;

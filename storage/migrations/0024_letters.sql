-- compat: 21
-- Whose a dead letter is and where it came from, by our own numbers, and whether it is to be tried again.
ALTER TABLE dead_letter ADD COLUMN person INTEGER REFERENCES person (id);
ALTER TABLE dead_letter ADD COLUMN chat INTEGER REFERENCES chat (id) ON DELETE SET NULL;
ALTER TABLE dead_letter ADD COLUMN again INTEGER NOT NULL DEFAULT 0 CHECK (again IN (0, 1));

CREATE INDEX dead_letter_again ON dead_letter (id) WHERE again = 1;
CREATE INDEX dead_letter_person ON dead_letter (person) WHERE person IS NOT NULL;

-- compat: 39
-- Up to which schema the program of a process knows. A step that its program could not use is not
-- taken while the process is there. Programs of before leave the number that stands here.
ALTER TABLE lease ADD COLUMN knows INTEGER NOT NULL DEFAULT 41;

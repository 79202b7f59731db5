-- compat: 37
-- Whether throws of which nothing is chosen come by themselves (NULL: never chosen, then they do
-- not), and how many were pressed until it was offered. A program that does not know the columns
-- lets people press.
ALTER TABLE person ADD COLUMN thrown_for INTEGER CHECK (thrown_for IN (0, 1));
ALTER TABLE person ADD COLUMN throws_pressed INTEGER NOT NULL DEFAULT 0;

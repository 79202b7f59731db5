-- compat: 51
-- How somebody sees the boards in their own chat, and a group those in it: in which colours, whether in
-- words without a picture, to be read aloud, and, for somebody, whether from the side on which they
-- sit. `told` is the ply that a board in words told last in a message of its own. A program of before
-- shows pictures in the first colours.
ALTER TABLE person ADD COLUMN theme TEXT NOT NULL DEFAULT 'papyrus';
ALTER TABLE person ADD COLUMN by_ear INTEGER NOT NULL DEFAULT 0 CHECK (by_ear IN (0, 1));
ALTER TABLE person ADD COLUMN own_side INTEGER NOT NULL DEFAULT 0 CHECK (own_side IN (0, 1));
ALTER TABLE chat ADD COLUMN theme TEXT NOT NULL DEFAULT 'papyrus';
ALTER TABLE chat ADD COLUMN by_ear INTEGER NOT NULL DEFAULT 0 CHECK (by_ear IN (0, 1));
ALTER TABLE board ADD COLUMN told INTEGER;

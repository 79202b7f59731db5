-- compat: 39
-- How the boards of a group that are played on stay in sight: they come down when the talk has pushed
-- them away, they are pinned, or they stay where they are. A program of before lets them stay.
ALTER TABLE chat ADD COLUMN follow TEXT NOT NULL DEFAULT 'down' CHECK (follow IN ('down', 'pin', 'stay'));
-- A message of ours that goes as a whole: a fresh board stands below it. A program of before takes its
-- keyboard away.
ALTER TABLE stale_message ADD COLUMN whole INTEGER NOT NULL DEFAULT 0 CHECK (whole IN (0, 1));

-- compat: 47
-- Taking back. Among a game's actions stands `back:3`: the last three that stood were taken back. A
-- program of before cannot read that. `drawn` is the highest number of a throw that was drawn before it
-- was taken back, and `unrated` says why a game counts for no rating.
ALTER TABLE game ADD COLUMN drawn INTEGER;
ALTER TABLE game ADD COLUMN unrated TEXT;

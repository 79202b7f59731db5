-- compat: 5
-- What was tapped on a board towards a move, and which part of a wide board its buttons show:
-- `ply:part:taps`. It is void as soon as the game has gone on, so nobody need know it.
ALTER TABLE board ADD COLUMN tapped TEXT;

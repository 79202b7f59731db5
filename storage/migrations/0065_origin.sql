-- compat: 51
-- From which game this one goes on, and after how many actions (`12 34`). A program of before takes
-- it for one that follows another, and shows another digest of its moves as long as it serves.
ALTER TABLE game ADD COLUMN origin TEXT;

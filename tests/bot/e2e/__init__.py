import pytest

# What these find says both sides, as in a test's own file.
pytest.register_assert_rewrite("tests.bot.e2e.house", "tests.bot.e2e.servers")

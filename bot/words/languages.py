"""The languages that the bot speaks: what else there is of one goes by this list."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "ru": "Русский",
    "pt": "Português",
    "ar": "العربية",
}
"""Language code to its own name, in the order of the settings page."""

SPOKEN = "en"
"""The language whose words stand for those that another has not; a test finds it out first."""

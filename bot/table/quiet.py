"""Quiet hours, in which somebody hears nothing of us, and the zones in which they are. Pure.

Hours are kept as `22-8`. Telegram tells no zone, so one is chosen: by what the clock shows, then it
is an offset (`+02:00`); or by a place (`Europe/Berlin`), then summer time comes and goes with it.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTE_MS: Final = 60_000
SPREAD: Final = 20
"""What waited for the end of quiet hours comes spread over so many minutes after it."""

OFFSETS: Final = tuple(
    sorted(
        [*range(-11 * 60, 15 * 60, 60), -570, -210, -150, 210, 270, 330, 345, 390, 570, 630, 765]
    )
)
"""Minutes by which the clocks of the world are ahead of UTC, in winter or summer."""

PLACES: Final = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/St_Johns",
    "America/Sao_Paulo",
    "America/Santiago",
    "America/Bogota",
    "America/Mexico_City",
    "Atlantic/Azores",
    "Europe/Lisbon",
    "Europe/London",
    "Africa/Luanda",
    "Africa/Casablanca",
    "Europe/Berlin",
    "Europe/Paris",
    "Africa/Cairo",
    "Africa/Maputo",
    "Asia/Beirut",
    "Europe/Kyiv",
    "Europe/Moscow",
    "Asia/Riyadh",
    "Asia/Baghdad",
    "Asia/Dubai",
    "Asia/Tehran",
    "Europe/Samara",
    "Asia/Yekaterinburg",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Almaty",
    "Asia/Omsk",
    "Asia/Dhaka",
    "Asia/Novosibirsk",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Irkutsk",
    "Asia/Tokyo",
    "Asia/Vladivostok",
    "Australia/Adelaide",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""Places by which a zone can be chosen: large cities, at least one for each summer time."""


def zone_of(name: str | None) -> tzinfo | None:
    """The zone of that name; None for none, and for one that this machine does not know."""
    if name is None:
        return None
    if name[:1] in "+-":
        hours, _, minutes = name[1:].partition(":")
        if not ((hours + minutes).isdigit() and (hours + minutes).isascii()) or len(name) != 6:
            return None
        ahead = timedelta(hours=int(hours), minutes=int(minutes))
        return (
            timezone(-ahead if name[0] == "-" else ahead) if ahead < timedelta(hours=24) else None
        )
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def offset_name(minutes: int) -> str:
    """The zone that is always so many minutes ahead of UTC."""
    ahead = abs(minutes)
    return f"{'-' if minutes < 0 else '+'}{ahead // 60:02}:{ahead % 60:02}"


def offset_at(zone: str | None, now: int) -> int | None:
    """By how many minutes that zone is ahead of UTC then (milliseconds since 1970)."""
    local = local_time(zone, now)
    ahead = None if local is None else local.utcoffset()
    return None if ahead is None else round(ahead.total_seconds() / 60)


def local_time(zone: str | None, now: int) -> datetime | None:
    """What calendar and clock show there; None where no zone is known."""
    known = zone_of(zone)
    return None if known is None else datetime.fromtimestamp(now / 1000, UTC).astimezone(known)


def clock_at(zone: str | None, now: int) -> str:
    """The clock there, as `21:40`; empty where no zone is known."""
    local = local_time(zone, now)
    return "" if local is None else f"{local:%H:%M}"


def places_at(offset: int, now: int) -> tuple[str, ...]:
    """The places whose clocks are so many minutes ahead of UTC now."""
    return tuple(place for place in PLACES if offset_at(place, now) == offset)


def hours_of(quiet: str | None) -> tuple[int, int] | None:
    """From which hour to which it is quiet; None where it never is."""
    first, _, last = (quiet or "").partition("-")
    if not (first.isdecimal() and last.isdecimal() and first.isascii() and last.isascii()):
        return None
    hours = int(first), int(last)
    return hours if max(hours) < 24 and hours[0] != hours[1] else None


def written(first: int, last: int) -> str | None:
    """Those hours as they are kept; None if that is no time at all."""
    return None if first == last else f"{first}-{last}"


def quiet_until(quiet: str | None, zone: str | None, now: int) -> int | None:
    """When the quiet hours end in which it is now (milliseconds since 1970); None if it is in
    none."""
    hours, local = hours_of(quiet), local_time(zone, now)
    if hours is None or local is None:
        return None
    first, last = hours
    hour = local.hour
    if not (first <= hour < last or (first > last and (hour >= first or hour < last))):
        return None
    day = local.date() + timedelta(days=hour >= last)
    # By the clock there, so a day of 23 or 25 hours ends right.
    end = datetime(day.year, day.month, day.day, last, tzinfo=local.tzinfo)
    return max(round(end.timestamp() * 1000), now + 1)


def spread(number: int) -> int:
    """So many milliseconds after quiet hours that of this number comes: not all comes at once."""
    return number % SPREAD * MINUTE_MS

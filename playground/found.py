"""What Telegram finds in a text by itself: addresses, mails, mentions, hashtags, cashtags, commands
and telephone numbers.

Where it is not known how much Telegram or a client finds, more is found here: whoever writes a bot
must not learn from this stand-in that a stranger's words are harmless when they are not. So all
Unicode full stops count as the dot of an address, and numbers are taken from seven digits on.
"""

import re
from collections.abc import Iterator

_DOTS = ".\u2024\u3002\ufe52\uff0e\uff61"
_ENDED = """
ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw
by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et
eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie
il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv
ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr
nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl
sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz
va vc ve vg vi vn vu wf ws ye yt za zm zw
com net org info biz name pro edu gov mil int mobi asia jobs tel travel app dev page blog site
online store shop club xyz top live link click tech space website fun games game bet casino chat
social news media video team group world today life money cash loan bank finance market sale vip
icu win download stream best one zone cloud digital network email support center agency company
services studio design art photo gallery music film ton
рф рус бел укр срб мкд мон қаз бг ею հայ გე ελ сайт онлайн орг дети москва
中国 中國 香港 台湾 台灣 한국 भारत ไทย 公司 网络 在线
السعودية مصر امارات ایران پاکستان الاردن الجزائر المغرب تونس عمان فلسطين قطر سورية عراق شبكة موقع
"""
_ENDINGS = frozenset(_ENDED.split())

_SCHEMED = re.compile(r"(?<![\w])(?:https?|ftp|tg|ton|tonsite)://[^\s<>\"\u2060]+", re.IGNORECASE)
_DOTTED = re.compile(
    rf"(?<![\w@{_DOTS}])((?:[\w\-]|[^\x00-\u00bf\s\w\u2000-\u206f\u3000-\u303f{_DOTS}])+"
    rf"(?:[{_DOTS}][\w\u200c\u200d-]+)+)(:\d+)?([/?#][^\s<>\"\u2060]*)?"
)
_MAIL = re.compile(rf"(?<![\w.+-])[\w.+-]+@((?:[\w-]+[{_DOTS}])+[\w-]+)")
_OTHERS = (
    (
        "bot_command",
        re.compile(r"(?<![\w/<>])/\w{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/<>])", re.ASCII),
    ),
    ("mention", re.compile(r"(?<!\w)@[A-Za-z0-9_]{3,32}(?!\w)")),
    ("hashtag", re.compile(r"(?<![\w\u200c])[#\uff03][\w\u200c\u00b7]*[^\W\d][\w\u200c\u00b7]*")),
    ("cashtag", re.compile(r"(?<![\w$])\$(?:[A-Z]{1,8}|1INCH)(?![\w$])")),
    ("phone_number", re.compile(r"(?<![\w.+])\+\d(?:[ ().\-]{0,2}\d){6,14}(?!\w)")),
    ("phone_number", re.compile(r"(?<![\w.+-])\d{10,12}(?![\w-])")),
    ("phone_number", re.compile(r"(?<![\w.+-])\d{3}(?:[ -]\d{2,4}){2,3}(?![\w-])")),
)


def finds(text: str) -> Iterator[tuple[str, int, int]]:
    """Kind, start and end (in code points) of all that may be made live; they may overlap, and the
    first kinds go before the others."""
    for found in _SCHEMED.finditer(text):
        yield "url", found.start(), _end(text, found.start(), found.end())
    for found in _MAIL.finditer(text):
        if (end := _address(found[1])) is not None:
            yield "email", found.start(), found.start(1) + end
    for found in _DOTTED.finditer(text):
        end = _address(found[1])
        if end == len(found[1]):
            yield "url", found.start(), _end(text, found.start(), found.end())
        elif end is not None:
            yield "url", found.start(), found.start() + end
    for kind, pattern in _OTHERS:
        for found in pattern.finditer(text):
            yield kind, found.start(), found.end()


def _end(text: str, start: int, end: int) -> int:
    """Where an address ends: what closes a sentence is none of it."""
    return start + len(text[start:end].rstrip(".,;:!?)]}»”’'\"…"))


def _address(dotted: str) -> int | None:
    """How far words with dots in between are an address: to the last that may end one. Four numbers
    are one, too."""
    labels = list(re.finditer(rf"[^{_DOTS}]+", dotted))
    if len(labels) == 4 and all(label[0].isdigit() and int(label[0]) < 256 for label in labels):
        return len(dotted)
    for label in reversed(labels[1:]):
        ending = label[0].casefold()
        if ending in _ENDINGS or ending.startswith("xn--"):
            return label.end()
    return None

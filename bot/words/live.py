"""Whether Telegram would make something live in a name: then nobody chooses it for themselves.

Not all is known of what Telegram finds; what slips through here is broken apart where it is shown
(:mod:`bot.words.inert`), as are names that people have at Telegram.
"""

from __future__ import annotations

import re
from typing import Final

from bot.words.inert import DOTS

_COUNTRIES: Final = """
ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw
by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et
eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie
il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv
ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr
nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl
sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz
va vc ve vg vi vn vu wf ws ye yt za zm zw
рф рус бел укр срб мкд мон қаз бг ею հայ გე ελ 中国 中國 香港 台湾 台灣 한국 भारत ไทย
السعودية مصر امارات ایران پاکستان الاردن الجزائر المغرب تونس عمان فلسطين قطر سورية عراق موريتانيا
"""
_OTHERS: Final = """
com net org info biz name pro edu gov mil int mobi asia cat jobs tel travel app dev page blog site
online store shop club xyz top live link click tech space website fun games game bet casino poker
chat social news media video tube work team group world today life love money cash loan bank finance
crypto market sale vip icu win download stream best one zone cloud digital network email support
center agency company services studio design art photo photos pics gallery music film porn sexy
сайт онлайн орг дети москва ком 公司 网络 网址 在线 中文网 कॉम คอม شبكة موقع بازار كوم
"""
ENDINGS: Final = frozenset(f"{_COUNTRIES}{_OTHERS}".split())
"""How addresses end: every country's, and of the others those that people meet."""

_ADDRESS: Final = re.compile(rf"[^\s{DOTS}](?:[{DOTS}]([\w-]+))+")
_LABEL: Final = re.compile(rf"[{DOTS}]([^\W_][\w-]*)")
_OTHERWISE: Final = re.compile(
    r"\w+://"
    r"|[@\uff20]\w"
    r"|[#\uff03](?=[\w\u200c\u00b7]*[^\W\d])"
    r"|(?<![\w<])/\w"
    r"|[$\uff04][A-Za-z]"
    r"|[+\uff0b][\s(]?\d(?:[\s().\-/]{0,2}\d){4,}"
    r"|(?<!\d)\d(?:[\s().\-/]?\d){8,}(?!\d)"
    r"|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])"
)


def is_live(name: str) -> bool:
    """Whether there is an address, a mail, a mention, a hashtag, a command, a cashtag or a number
    to call in it."""
    if _OTHERWISE.search(name):
        return True
    return any(_ends(found[0]) for found in _ADDRESS.finditer(name))


def _ends(address: str) -> bool:
    """Whether some part of what has dots in it is how addresses end."""
    labels = (label.casefold() for label in _LABEL.findall(address))
    return any(label in ENDINGS or label.startswith("xn--") for label in labels)

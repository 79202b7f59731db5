### Seega's words: the game and its sides, what is told of it. Arguments: games/seega/words.py.

## The game and its sides

game-seega = سيجة
game-seega-line = لاثنين، بلا حظّ. لعبة الأحجار في مصر والسودان: وضع الأحجار، ثمّ أسر أحجار الخصم بحصرها من الجانبين.
side-first = البيضاء
side-second = الزرقاء
player-first = البيضاء
player-second = الزرقاء
mark-first = ⚪️
mark-second = 🔵

## Seega's words: value for the log, .button for buttons, .said for the answer to a press; .short is
## the second tap of a move alone, its target. The first two are parts of the others.

seega-side = { $side ->
        [first] الأحجار البيضاء
       *[second] الأحجار الزرقاء
    }
seega-then = { $then ->
        [any] {" "}والآن يجب أسر آخر بأيّ حجر.
        [stone] {" "}والآن يجب أن يأسر الحجر نفسه مرّة أخرى.
        [won] {" "}لم يبقَ للخصم إلّا حجر على الأكثر: هذا هو الفوز!
       *[turn] {""}
    }
seega-place = {"\u2066"}{ $square }{"\u2069"}
    .button = {"\u2066"}{ $square }{"\u2069"}
    .said = حجر على {"\u2066"}{ $square }{"\u2069"}.
    .short = {"\u2066"}{ $square }{"\u2069"}
seega-move = {"\u2066"}{ $from }→{ $to }{"\u2069"}
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"}
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}.
    .short = {"\u2066"}{ $to }{"\u2069"}
seega-leap = {"\u2066"}{ $from }→{ $to }{"\u2069"} (قفزة)
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} (قفزة)
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: قفزة.
    .short = {"\u2066"}{ $to } ⤴{"\u2069"}
seega-capture = {"\u2066"}{ $from }→{ $to }{"\u2069"} {"\u2066"}✖ { $squares }{"\u2069"}
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} {"\u2066"}×{ $count }{"\u2069"}
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}، وأُسر: {"\u2066"}{ $squares }{"\u2069"}.{ seega-then }
    .short = {"\u2066"}{ $to } ×{ $count }{"\u2069"}
seega-leap-capture = {"\u2066"}{ $from }→{ $to }{"\u2069"} (قفزة) {"\u2066"}✖ { $squares }{"\u2069"}
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} (قفزة) {"\u2066"}×{ $count }{"\u2069"}
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: قفزة، وأُسر: {"\u2066"}{ $squares }{"\u2069"}.{ seega-then }
    .short = {"\u2066"}{ $to } ⤴ ×{ $count }{"\u2069"}
seega-pass = { $then ->
        [passage] حبس، ويجب فتح ممرّ
        [again] حبس، تمرير
       *[count] حبس بلا مخرج: تُعدّ الأحجار
    }
    .button = { $then ->
        [passage] تمرير: على الخصم فتح ممرّ
        [again] تمرير: لا حجر يتحرّك
       *[count] تمرير: عدّ الأحجار
    }
    .said = { $then ->
        [passage] لا نقلة لك. يلعب الخصم مرّة أخرى، وعليه أن يفتح لك ممرًّا.
        [again] لا نقلة لك. يلعب الخصم مرّة أخرى.
       *[count] لا نقلة لك، ولا نقلة للخصم تفتح ممرًّا: تُعدّ الأحجار.
    }
seega-order-place = ⏩ الحجارة توضع بالقرعة
    .button = ⏩ ضع الباقي
    .said = بقية حجارتك توضع لك بالقرعة.
seega-order-place-off = حجرًا حجرًا
    .button = ✋ حجرا حجرا
    .said = تضع حجارتك بنفسك من جديد.
seega-stones = { $squares ->
        [none] {""}
       *[other] على {"\u2066"}{ $squares }{"\u2069"} ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] في{"\u00A0"}اليد{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }الأحجار{"\u00A0"}{ $count }{"\u00A0"}· الأسرى{"\u00A0"}{ $taken }/{ $total }
    .short = { $count }

## What else is to be known before acting

seega-placing = 📍 عدد الأحجار التي توضع في هذا الدور: { $count }. وحين توضع كلّها تبدأ بالحركة { $begins ->
        [first] الأحجار البيضاء
       *[second] الأحجار الزرقاء
    }.
seega-cross = ✚ أوّل حجرين على طرفَي الصليب: {"\u2066"}{ $squares }{"\u2069"}
seega-chain = ⛓ يجب أسر آخر بأيّ حجر.
seega-chain-stone = ⛓ يجب أن يأسر الحجر على {"\u2066"}{ $square }{"\u2069"} مرّة أخرى.
seega-stuck = 🚫 لا يمكن لأيّ حجر أن يتحرّك: لا يبقى إلّا التمرير.
seega-passage = 🚪 { seega-side } محبوسة: يجب أن تفتح هذه النقلة لها ممرًّا.
seega-quiet = 🕰 النقلات بلا أسر الباقية حتى تُعدّ الأحجار: { $count }

## How games end

over-captured = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>، { $score }! لم يبقَ للطرف الآخر حجران.
over-locked = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>، { $score }: طرف محبوس، ولا نقلة تفتح له ممرًّا، فعُدّت الأحجار.
draw-locked = {"\u200F"}🤝 تعادل، { $score }: طرف محبوس، ولا نقلة تفتح له ممرًّا، والأحجار متساوية.
over-stuck = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>، { $score }! لا نقلة للخصم.

### Senet's words: the game and its sides, what is told of it. Arguments: games/senet/words.py.

## The game and its sides

game-senet = سينيت
game-senet-line = لاثنين. سباق مصريّ عبر ثلاثين بيتًا عمره خمسة آلاف سنة: رمي العصيّ واختيار القطعة والحذر من الماء.
side-cones = المخاريط
side-spindles = المغازل
player-spindles = المغازل
player-cones = المخاريط
mark-cones = ⚪️
mark-spindles = 🔵

## Senet's words: value for the log, .button for buttons, .said for the answer to a press.
## The first five are parts of the others.

senet-at = { $house ->
        [second-life] {" "}الحياة الثانية
        [netting] {" "}الشبكة
        [beauty] {" "}الجمال
        [fate] {" "}الجمال 🎲{"\u2060"}+
        [water] {" "}الماء
        [three] {" "}القضاة الثلاثة
        [two] {" "}القاضيان
        [heru] {" "}حورس
        [safe] {" "}(آمن)
        [exit] {" "}(المخرج)
       *[none] {""}
    }
    .said = { $house ->
        [second-life] {" "}بيت الحياة الثانية: لا هجوم هنا.
        [netting] {" "}بيت الشبكة: يضيع دورك القادم.
        [beauty] {" "}بيت الجمال.
        [fate] {" "}بيت الجمال: رمية أخرى تحسم المصير في الحال.
        [water] {" "}بيت الماء.
        [three] {" "}بيت القضاة الثلاثة.
        [two] {" "}بيت القاضيين.
        [heru] {" "}بيت حورس.
        [safe] {" "}بيت آمن.
        [exit] {" "}هذا هو المخرج.
       *[none] {""}
    }
senet-by = { $throw ->
        [0] {""}
       *[other] {"\u2066"}{ $throw }{"\u2069"}:{" "}
    }
senet-more = { $extra ->
        [0] {""}
       *[other] {" "}🎲{"\u2066"}+{ $extra }{"\u2069"}
    }
    .said = { $extra ->
        [0] {""}
       *[other] {" "}رميات مكتسبة: 🎲{"\u2066"}+{ $extra }{"\u2069"}
    }
senet-swept = { $water ->
        [wash] يعيدها الماء إلى البيت { $goes }
        [re-enter] تعود إلى اليد
        [trial] في الماء
       *[drown] في الماء
    }
    .said = { $water ->
        [wash] في الماء، فأعادها إلى البيت { $goes }!
        [re-enter] في الماء، وتعود إلى اليد!
        [trial] في الماء!
       *[drown] في الماء!
    }
senet-side = { $side ->
        [cones] المخاريط
       *[spindles] المغازل
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = الرمية: { $score }.
senet-take = أخذ العصيّ
    .button = 🎲 رمي طلبًا لـ { $scores }
    .said = العصيّ في يدك.
senet-pass = { $why ->
        [choice] تمرير
        [trial] بقاء في الماء
        [drown] غرق بلا نقلة
        [lost] انتظار 1
        [enter] لا دخول
        [taken] لا نقلة، البيت { $to } مشغول
        [blocked] كلّ الطرق مسدودة
       *[none] لا نقلة
    }
    .button = { $why ->
        [choice] تمرير
        [trial] 🌊 بقاء في الماء
        [drown] تمرير: لا ينقذ إلّا { $scores }
        [lost] تمرير: لا بدء إلّا بـ 1
        [enter] تمرير: الدخول بـ { $scores } فقط
        [taken] تمرير: البيت { $to } مشغول
        [blocked] تمرير: لا طريق بـ { $score }
       *[none] تمرير: لا نقلة بـ { $score }
    }
    .said = { $why ->
        [choice] انتقل الدور.
        [trial] تبقى قطعتك في الماء، ويتكرّر امتحانها في الدور القادم.
        [drown] لا ينقذ الغريقة إلّا { $scores }، ولا تتحرّك قطعة سواها.
        [lost] ليست 1: الانتظار مستمرّ.
        [enter] لا تدخل قطعة إلّا بـ { $scores }.
        [taken] البيت { $to } الذي تدخله القطعة مشغول.
        [blocked] لا نقلة: كلّ بيت تبلغه { $score } مشغول أو مغلق.
       *[none] لا نقلة.
    }
senet-move = { senet-by }{"\u2066"}{ $from }→{ $to }{"\u2069"}{ senet-at }{ senet-more }
    .button = { senet-by }{"\u2066"}{ $from } → { $to }{"\u2069"}{ senet-at }{ senet-more }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}.{ senet-at.said }{ senet-more.said }
senet-exchange = { senet-by }{"\u2066"}{ $from }⇄{ $to }{"\u2069"}{ senet-at }{ senet-more }
    .button = { senet-by }{"\u2066"}{ $from } ⇄ { $to }{"\u2069"}{ senet-at }{ senet-more }
    .said = {"\u2066"}{ $from } ⇄ { $to }{"\u2069"}: رقصت القطعتان وتبادلتا المكان.{ senet-at.said }{ senet-more.said }
senet-drop = { senet-by }{"\u2066"}{ $from }→{ $to }{"\u2069"}{ senet-at }، وقطعة الخصم { senet-swept }
    .button = { senet-by }{"\u2066"}{ $from } → { $to }{"\u2069"} 🌊{ senet-at }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: سقطت قطعة الخصم { senet-swept.said }{ senet-more.said }
senet-fall = { senet-by }{"\u2066"}{ $from }→{ $to }{"\u2069"} { $water ->
        [wash] إلى الماء، وعودة إلى البيت { $goes }
        [re-enter] إلى الماء، وعودة إلى اليد
        [trial] إلى الماء
       *[drown] إلى الماء
    }{ $ends ->
        [0] {""}
       *[other] ، وانتهى الدور
    }
    .button = { senet-by }{"\u2066"}{ $from } → { $to }{"\u2069"} 🌊 { $water ->
        [wash] إلى { $goes }
        [re-enter] اليد
        [trial] الماء
       *[drown] الماء
    }{ $ends ->
        [0] {""}
       *[other] ، انتهى دورك
    }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: { $water ->
        [wash] سقطت قطعتك في الماء، فأعادها إلى البيت { $goes }.
        [re-enter] سقطت قطعتك في الماء: هي في يدك، وتدخل من جديد.
        [trial] قطعتك في الماء. رمية دورك القادم امتحانها: 4 تُخرجها، و5 تُبقيها، و1 و2 و3 تُرجعها.
       *[drown] قطعتك تغرق، ولا ينقذها إلّا { $scores }.
    }{ $ends ->
        [0] {""}
       *[other] {" "}انتهى دورك.
    }
senet-hit = { senet-by }{"\u2066"}{ $from }→{ $to }{"\u2069"}{ senet-at } 💥 وقطعة الخصم إلى اليد{ senet-more }
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} 💥{ senet-at }{ senet-more }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: ضربة! عادت قطعة الخصم إلى يده.{ senet-at.said }{ senet-more.said }
senet-enter-hit = { senet-by }دخول إلى { $to }{ senet-at } 💥 وقطعة الخصم إلى اليد{ senet-more }
    .button = دخول { $to } 💥{ senet-at }{ senet-more }
    .said = دخول إلى { $to }: ضربة! عادت قطعة الخصم إلى يده.{ senet-at.said }{ senet-more.said }
senet-off = { senet-by }خروج { $from }{ senet-more }
    .button = { senet-by }خروج من { $from } ⤴{ senet-more }
    .said = { $from }: خرجت القطعة من اللوح!{ senet-more.said }
senet-enter = { senet-by }دخول إلى { $to }{ senet-at }{ senet-more }
    .button = { senet-by }دخول { $to }{ senet-at }{ senet-more }
    .said = دخلت قطعة إلى { $to }.{ senet-at.said }{ senet-more.said }
senet-rescue = إنقاذ {"\u2066"}{ $from }→{ $to }{"\u2069"}
    .button = 🛟 إنقاذ: {"\u2066"}{ $from } → { $to }{"\u2069"}، ثم تمرير
    .said = أُنقذت القطعة إلى { $to }، وانتقل الدور.
senet-rebirth = بعث {"\u2066"}{ $from }→{ $to }{"\u2069"}
    .button = ☥ بعث: {"\u2066"}{ $from } → { $to }{"\u2069"}
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: بُعثت قطعتك هناك، وانتقل الدور.
senet-pieces = { $houses ->
        [none] {""}
       *[other] على { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] في{"\u00A0"}اليد{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }خرج{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] على { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] في{"\u00A0"}اليد{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }في{"\u00A0"}البيت{"\u00A0"}{ $home }/{ $total }
    .short = { $home }

## What else is to be known before acting

senet-kept = 🎲 رميات محفوظة: { $scores }
senet-owed = 🎲 رميات إضافية بعد هذه: { $count }
senet-skip = 🕸 في الشبكة: { senet-side } تخسر دورها القادم.
senet-needs-one = ⏳ { senet-side } تنتظر 1: كلّ رمية أخرى تضيع.
senet-fate = ✨ هذه الرمية مصير القطعة على 26: 5 تُخرجها من اللوح؛ و2 و3 و4 تنقلها إلى 28 و29 و30 إن كان البيت خاليًا؛ وإلّا، ومع 1، فإلى الماء، فإن كان مشغولًا فرجوعًا إلى ☥ 15.
senet-trial = 🌊 هذه الرمية امتحان القطعة على 27: 4 تُخرجها من اللوح، و5 تُبقيها، و1 و2 و3 تُرجعها إلى ☥ 15 أو إلى أوّل بيت خالٍ وراءه.
senet-taken = ⛔ مشغول: { $houses }
senet-quiet = 🕰 أدوار باقية حتى تنتهي المباراة، ما لم تخرج قطعة (والفوز لمن خرج له أكثر): { $count }
senet-drowning = 🌊 لا ينقذ القطعةَ على 27 إلّا { $scores }؛ وحتى ذلك الحين لا تتحرّك قطعة أخرى لصاحبها.
senet-bank = 🎲 يستمرّ الرمي حتى تأتي 2 أو 3.
senet-again = 🎲 رمية أخرى في هذا الدور.

## Turns lost, and how games end

caption-lost = {"\u200F"}🕸 { $mark } { $name }: ضاع الدور
over-borne-off = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>، { $score }! عبرت القطع كلّها العالم السفلي.
over-all-home = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>، { $score }! وصلت القطع كلّها إلى بيوتها.

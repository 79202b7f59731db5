### Senet's words: the game and its sides, what is told of it. Arguments: games/senet/words.py.

## The game and its sides

game-senet = سينيت
game-senet-line = لاثنين. سباق مصريّ عبر ثلاثين مربّعًا عمره خمسة آلاف سنة: رمي العصيّ واختيار القطعة والحذر من الماء.
game-senet-brief = سباق لاثنين، حظّ وفكر
way-novice-senet = يلعب أيّ نقلة مسموحة، ولا يفوّت الفوز.
way-modest-senet = يُبقي قطعه أزواجًا بعيدة عن المتناول.
way-greedy-senet = يركض وحده إلى الأمام ويرجو رمية موفّقة.
way-golden-senet = يوازن بين ما قد يكسبه وما قد يخسره.
way-djehuty-senet = تعلّم بلعب آلاف المباريات. ينظر رمية إلى الأمام.
bots-senet = الرميات تقرّر الكثير هنا. حتى الأضعف يفوز أحيانًا.
side-cones = البيضاء
side-spindles = الزرقاء
player-spindles = الزرقاء
player-cones = البيضاء
mark-cones = ⚪️
mark-spindles = 🔵
you-are-cones = {"\u200F"}{ $mark } قطعك هي البيضاء.
you-are-spindles = {"\u200F"}{ $mark } قطعك هي الزرقاء.

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
        [safe] {" "}مربّع آمن.
        [exit] {" "}هذا هو المخرج.
       *[none] {""}
    }
    .tale = { $house ->
        [second-life] {""}
        [netting] {" "}(يضيع الدور القادم)
        [beauty] {""}
        [fate] {" "}(تحسم رمية أخرى)
        [water] {""}، الماء
        [three] {""}
        [two] {""}
        [heru] {""}
        [safe] {" "}(آمن)
        [exit] {" "}(المخرج)
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
        [wash] يعيدها الماء إلى المربّع { $goes }
        [re-enter] تعود إلى اليد
        [trial] في الماء على 27
       *[drown] في الماء على 27
    }
    .said = { $water ->
        [wash] في الماء، فأعادها إلى المربّع { $goes }!
        [re-enter] في الماء، وتعود إلى اليد!
        [trial] في الماء على 27!
       *[drown] في الماء على 27، وهي تغرق!
    }
senet-side = { $side ->
        [cones] القطع البيضاء
       *[spindles] القطع الزرقاء
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = الرمية: { $score }.
    .tale = رميتك { $score }
    .theirs = رمية {"\u2066"}BOT{"\u2069"} هي { $score }
    .then = ثمّ { $score }
senet-take = رمي بدل الإنقاذ
    .button = 🎲 رمي طلبًا لـ { $scores }
    .said = حان الرمي.
    .tale = لم تُنقذ قطعتك، بل تنتظر { $scores }.
    .theirs = لم يُنقذ {"\u2066"}BOT{"\u2069"} قطعته، بل ينتظر { $scores }.
senet-pass = { $why ->
        [choice] تمرير
        [trial] بقاء في الماء
        [drown] غرق: لا تتحرّك سواها
        [lost] انتظار 1
        [enter] لا دخول
        [taken] لا نقلة، المربّع { $to } مشغول
        [blocked] كلّ الطرق مسدودة
       *[none] لا تصلح لأيّ قطعة
    }
    .button = { $why ->
        [choice] تمرير
        [trial] 🌊 بقاء في الماء
        [drown] تمرير: الخروج بـ { $scores } فقط
        [lost] تمرير: لا بدء إلّا بـ 1
        [enter] تمرير: الدخول بـ { $scores } فقط
        [taken] تمرير: المربّع { $to } مشغول
        [blocked] تمرير: لا طريق بـ { $score }
       *[none] تمرير: لا نقلة بـ { $score }
    }
    .said = { $why ->
        [choice] انتقل الدور.
        [trial] تبقى قطعتك في الماء، ويتكرّر امتحانها في الدور القادم.
        [drown] لا تخرج الغريقة من اللوح إلّا بـ { $scores }، ولا تتحرّك قطعة سواها.
        [lost] ليست 1: الانتظار مستمرّ.
        [enter] لا تدخل قطعة إلّا بـ { $scores }.
        [taken] المربّع { $to } الذي تدخله القطعة مشغول.
        [blocked] لا نقلة: كلّ مربّع تبلغه { $score } مشغول أو مغلق.
       *[none] لا نقلة.
    }
    .tale = { $why ->
        [choice] لا تتحرّك قطعة.
        [trial] تبقى القطعة في الماء.
        [drown] القطعة في الماء لا تخرج إلّا بـ { $scores }، ولا تتحرّك سواها.
        [lost] البدء بـ 1 فقط.
        [enter] لا تدخل قطعة إلّا بـ { $scores }.
        [taken] لا تدخل قطعة، فالمربّع { $to } مشغول.
        [blocked] لا نقلة.
       *[none] لا نقلة.
    }
senet-move = { senet-by }{"\u2066"}{ $from }→{ $to }{"\u2069"}{ senet-at }{ senet-more }
    .button = { senet-by }{"\u2066"}{ $from } → { $to }{"\u2069"}{ senet-at }{ senet-more }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}.{ senet-at.said }{ senet-more.said }
    .tale = من { $from } إلى { $to }{ senet-at.tale }.{ senet-more.said }
senet-exchange = { senet-by }{"\u2066"}{ $from }⇄{ $to }{"\u2069"}{ senet-at }{ senet-more }
    .button = { senet-by }{"\u2066"}{ $from } ⇄ { $to }{"\u2069"}{ senet-at }{ senet-more }
    .aloud = { senet-by }{ $from } إلى { $to }{ senet-at }، يتبادل المكان مع قطعة الخصم{ senet-more }
    .said = {"\u2066"}{ $from } ⇄ { $to }{"\u2069"}: تبادلت القطعتان المكان.{ senet-at.said }{ senet-more.said }
    .tale = من { $from } إلى { $to }{ senet-at.tale }، وقطعة الخصم هناك صارت على { $from }.{ senet-more.said }
    .theirs = من { $from } إلى { $to }{ senet-at.tale }، وقطعتك هناك صارت على { $from }.{ senet-more.said }
senet-drop = { senet-by }{"\u2066"}{ $from }→{ $to }{"\u2069"}{ senet-at }، وقطعة الخصم { senet-swept }
    .button = { senet-by }{"\u2066"}{ $from } → { $to }{"\u2069"}، الخصم 🌊
    .aloud = { senet-by }{ $from } إلى { $to }{ senet-at }، وقطعة الخصم { senet-swept }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: سقطت قطعة الخصم { senet-swept.said }{ senet-more.said }
    .tale = من { $from } إلى { $to }{ senet-at.tale }، وسقطت قطعة الخصم { senet-swept.said }{ senet-more.said }
    .theirs = من { $from } إلى { $to }{ senet-at.tale }، وسقطت قطعتك { senet-swept.said }{ senet-more.said }
senet-fall = { senet-by }{"\u2066"}{ $from }→{ $to }{"\u2069"} { $water ->
        [wash] إلى الماء، وعودة إلى المربّع { $goes }
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
        [wash] سقطت قطعتك في الماء، فأعادها إلى المربّع { $goes }.
        [re-enter] سقطت قطعتك في الماء: هي في يدك، وتدخل من جديد.
        [trial] قطعتك في الماء. رميتك القادمة امتحانها: 4 تُخرجها، و5 تُبقيها، و1 و2 و3 تُرجعها.
       *[drown] قطعتك تغرق، ولا تخرج من اللوح إلّا بـ { $scores }.
    }{ $ends ->
        [0] {""}
       *[other] {" "}انتهى دورك.
    }
    .tale = من { $from } إلى { $to }، { $water ->
        [wash] إلى الماء الذي أعادها إلى { $goes }
        [re-enter] إلى الماء، ثمّ إلى اليد
        [trial] إلى الماء
       *[drown] إلى الماء حيث تغرق
    }.
senet-hit = { senet-by }{"\u2066"}{ $from }→{ $to }{"\u2069"}{ senet-at } 💥 وقطعة الخصم إلى اليد{ senet-more }
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} 💥{ senet-at }{ senet-more }
    .aloud = { senet-by }{ $from } إلى { $to }{ senet-at }، يأخذ: قطعة الخصم تعود إلى اليد{ senet-more }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: ضربة! عادت قطعة الخصم إلى يده.{ senet-at.said }{ senet-more.said }
    .tale = من { $from } إلى { $to }{ senet-at.tale }، وقطعة الخصم هناك صارت في يده.{ senet-more.said }
    .theirs = من { $from } إلى { $to }{ senet-at.tale }، وقطعتك هناك صارت في يدك.{ senet-more.said }
senet-enter-hit = { senet-by }دخول إلى { $to }{ senet-at } 💥 وقطعة الخصم إلى اليد{ senet-more }
    .button = دخول { $to } 💥{ senet-at }{ senet-more }
    .aloud = { senet-by }دخول على { $to }{ senet-at }، يأخذ: قطعة الخصم تعود إلى اليد{ senet-more }
    .said = دخول إلى { $to }: ضربة! عادت قطعة الخصم إلى يده.{ senet-at.said }{ senet-more.said }
    .tale = دخول إلى { $to }{ senet-at.tale }، وقطعة الخصم هناك صارت في يده.{ senet-more.said }
    .theirs = دخول إلى { $to }{ senet-at.tale }، وقطعتك هناك صارت في يدك.{ senet-more.said }
senet-off = { senet-by }خروج من { $from }{ senet-more }
    .button = { senet-by }خروج من { $from } ⤴{ senet-more }
    .said = { $from }: خرجت القطعة من اللوح!{ senet-more.said }
    .tale = خرجت القطعة على { $from } من اللوح!{ senet-more.said }
senet-enter = { senet-by }دخول إلى { $to }{ senet-at }{ senet-more }
    .button = { senet-by }دخول { $to }{ senet-at }{ senet-more }
    .said = دخلت قطعة إلى { $to }.{ senet-at.said }{ senet-more.said }
    .tale = دخلت قطعة إلى { $to }{ senet-at.tale }.{ senet-more.said }
senet-rescue = إنقاذ {"\u2066"}{ $from }→{ $to }{"\u2069"}
    .button = 🛟 إنقاذ: {"\u2066"}{ $from } → { $to }{"\u2069"}، ثمّ تمرير
    .said = أُنقذت القطعة إلى { $to }، وانتقل الدور.
    .tale = أنقذت قطعتك من الماء: هي الآن على { $to }.
    .theirs = أنقذ {"\u2066"}BOT{"\u2069"} قطعته من الماء: هي الآن على { $to }.
senet-rebirth = بعث {"\u2066"}{ $from }→{ $to }{"\u2069"}
    .button = ☥ بعث: {"\u2066"}{ $from } → { $to }{"\u2069"}
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: بُعثت قطعتك هناك، وانتقل الدور.
    .tale = عادت القطعة على { $from } إلى { $to }.
senet-pieces = { $houses ->
        [none] {""}
       *[other] على { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] في{"\u00A0"}اليد{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }خرج{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
    .tale = {"\u200F"}🏁 خرج من اللوح: لك { $off }
    .theirs = لـ {"\u2066"}BOT{"\u2069"} { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] على { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] في{"\u00A0"}اليد{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }في{"\u00A0"}البيت{"\u00A0"}{ $home }/{ $total }
    .short = { $home }
    .tale = {"\u200F"}🏁 في البيت: لك { $home }
    .theirs = لـ {"\u2066"}BOT{"\u2069"} { $home }

## What else is to be known before acting

senet-kept = 🎲 رميات محفوظة: { $scores }
senet-owed = 🎲 رميات إضافية بعد هذه: { $count }
senet-skip = 🕸 في الشبكة: { senet-side } تخسر دورها القادم.
senet-needs-one = ⏳ { senet-side } تنتظر 1: كلّ رمية أخرى تضيع.
senet-fate = ✨ هذه الرمية مصير القطعة على 26: 5 تُخرجها من اللوح؛ و2 و3 و4 تنقلها إلى 28 و29 و30 إن كان المربّع خاليًا؛ وإلّا، ومع 1، فإلى الماء، فإن كان مشغولًا فرجوعًا إلى ☥ 15.
senet-trial = 🌊 هذه الرمية امتحان القطعة على 27: 4 تُخرجها من اللوح، و5 تُبقيها، و1 و2 و3 تُرجعها إلى ☥ 15 أو إلى أوّل مربّع خالٍ وراءه.
senet-taken = ⛔ مشغول: { $houses }
senet-quiet = 🕰 أدوار باقية حتى تنتهي المباراة، ما لم تخرج قطعة (والفوز لمن خرج له أكثر): { $count }
senet-drowning = 🌊 قطعة تغرق على 27: لا تتحرّك قطعة أخرى لصاحبها حتى تغادر الماء.
senet-bank = 🎲 يستمرّ الرمي حتى تأتي 2 أو 3.
senet-order-rest = 🏁 الرميات تأتي وحدها حتى النهاية.
    .button = 🏁 إلى النهاية
    .said = من الآن تأتي رمياتك وحدها وفورًا حتى نهاية المباراة.
senet-order-rest-again = 🏁 يسري الاختيار حتّى النهاية.
senet-order-rest-off = عودة إلى الرمي باليد
    .button = ☝️ أريد أن أرمي من جديد
    .said = من الآن الرمي لك من جديد.

## Turns lost, and how games end

caption-lost = {"\u200F"}🕸 { $mark } { $name }: ضاع الدور
over-borne-off = { $points ->
        [0] {""}
       *[other] {"\u200F"}{ $score }.{" "}
    }{ race-off } { race-left }
over-all-home = { $points ->
        [0] {""}
       *[other] {"\u200F"}{ $score }.{" "}
    }{ race-home } { race-left }

## What a beginner asks (games/senet/explain.py): the goal, then what an action would bring.
## The first four are parts of the others.

senet-follows = { $follows ->
        [throw] {" "}ثمّ لك رمية أخرى.
        [throws] {" "}رميات لك بعدها: { $more }.
        [play] {" "}ثمّ تُلعب بقيّة الرميات.
        [fate] {" "}والرمية التالية تحسم مصيرها.
        [again] {" "}ويضيع دور الخصم.
        [skip] {" "}ويضيع دورك القادم.
        [won] {" "}وهذا هو الفوز!
        [over] {" "}وتنتهي المباراة.
       *[turn] {" "}وينتهي دورك.
    }
senet-site = { $site ->
        [safe] {" "}لا هجوم عليها هناك.
        [leaves] {" "}تخرج من هناك بـ { $scores }.
        [exit] {" "}لا تغادر ذلك المربّع إلّا خروجًا بـ { $scores }.
        [safe-leaves] {" "}لا هجوم عليها هناك، وتخرج بـ { $scores }.
        [safe-exit] {" "}لا هجوم عليها هناك، ولا تخرج إلّا بـ { $scores }.
        [any] {" "}تخرج من هناك بأيّ رمية.
        [safe-any] {" "}لا هجوم عليها هناك، وتخرج بأيّ رمية.
        [home] {" "}هناك بيتها.
        [column] {" "}ثلاث في عمود واحد تكسب رمية.
       *[none] {""}
    }
    .mine = { $site ->
        [safe] {" "}ولا هجوم على قطعتك في { $to }.
        [leaves] {" "}وتخرج قطعتك من { $to } بـ { $scores }.
        [exit] {" "}ولا تخرج قطعتك من { $to } إلّا بـ { $scores }.
        [safe-leaves] {" "}ولا هجوم على قطعتك في { $to }، وتخرج بـ { $scores }.
        [safe-exit] {" "}ولا هجوم على قطعتك في { $to }، ولا تخرج إلّا بـ { $scores }.
        [any] {" "}وتخرج قطعتك من { $to } بأيّ رمية.
        [safe-any] {" "}ولا هجوم على قطعتك في { $to }، وتخرج بأيّ رمية.
        [home] {" "}وقطعتك على { $to } في بيتها.
        [column] {" "}ثلاث في عمود واحد تكسب رمية.
       *[none] {""}
    }
senet-shield = { $guard ->
        [none] {""}
       *[other] {" "}{ $inner ->
            [0] وقطعك على { $guard } يحمي بعضها بعضًا.
           *[other] وقطعك على { $guard } محميّة.
        }
    }
senet-bare = { $bare ->
        [none] {""}
       *[other] {" "}وتزول الحماية عن { $bare }.
    }
senet-goal-off = السبق إلى إخراج قطعك كلّها من اللوح بعد عبور الطريق الذي تبيّنه الأسهم. القطع: { $total }.{ $scored ->
        [0] {""}
       *[other] {" "}وكلّ قطعة تبقى للخصم نقطة لك.
    }
    .short = إخراج القطع كلّها ({ $total }) أوّلًا.
senet-goal-home = السبق إلى إيصال قطعك كلّها إلى مربّعاتها: { $houses }. القطع: { $total }.
    .short = بلوغ المربّعات { $houses } أوّلًا.
began-senet = {"\u200F"}{ $mark } بالقرعة لعب { $name } أوّلًا: 🎲 رمية، و{"\u2066"}→{"\u2069"} نقلة، و{"\u2066"}⇄{"\u2069"} قطعتان تتبادلان مكانيهما.
senet-does-take = الرمية لك، ولا تخرج القطعة على 27 من اللوح إلّا بـ { $scores } (الاحتمال { $num } من { $den }). وحتى ذلك الحين لا تتحرّك سواها.
senet-does-rescue = تُنقذ الغريقة إلى { $to }.{ senet-follows }
senet-does-pass = لا تتحرّك قطعة.{ senet-follows }
senet-does-move = تنتقل القطعة إلى { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-back = ترجع القطعة إلى { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-exchange = تتبادلان المكان: ترجع قطعة الخصم إلى { $from }.{ senet-site.mine }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-exchange-back = ترجع قطعتك إلى { $to }، وتتقدّم قطعة الخصم إلى { $from }.{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-hit = تعود قطعة الخصم على { $to } إلى يده.{ senet-site.mine }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-swap = تنجو قطعة الخصم من الماء إلى { $from }، وتغرق قطعتك مكانها.{ senet-bare }{ senet-follows }
senet-does-drop = قطعة الخصم على { $to } { $water ->
        [wash] تسقط في الماء، فيعيدها إلى { $goes }.
        [re-enter] تسقط في الماء وتعود إلى يده.
        [trial] تسقط في الماء.
       *[drown] تسقط في الماء وتغرق.
    }{ senet-site.mine }{ senet-bare }{ senet-follows }
senet-does-fall = تسقط القطعة في الماء: { $water ->
        [wash] يعيدها الماء إلى { $goes }.
        [re-enter] تعود إلى يدك.
        [trial] رميتك القادمة تحسم أمرها.
       *[drown] لا تخرج من اللوح إلّا بـ { $scores } (الاحتمال { $num } من { $den })، ولا تتحرّك سواها.
    }{ senet-bare }{ senet-follows }
senet-does-stop = تقف القطعة على 26 مهما كانت الرمية.{ senet-bare }{ senet-follows }
senet-does-off = تخرج القطعة من اللوح: خرج { $off } من { $total }.{ senet-bare }{ senet-follows }
senet-does-enter = تدخل قطعة إلى { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-enter-hit = تدخل قطعة، وتعود قطعة الخصم على { $to } إلى يده.{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-rebirth = ترجع القطعة إلى { $to }.{ senet-bare }{ senet-follows }

## Why something is not offered (games/senet/refused.py). Before the colon: the pieces it is about.

senet-not = { $tense ->
        [was] { $heads ->
            [on] لم يكن تقدّم من { $from }
            [back] لم يكن رجوع من { $from }
           *[none] { $movers ->
                [one] لم تستطع القطعة على { $from } التحرّك
                [two] لم تستطع القطعتان على { $from } التحرّك
               *[more] لم تستطع القطع على { $from } التحرّك
            }
        }
       *[now] { $heads ->
            [on] لا تقدّم من { $from }
            [back] لا رجوع من { $from }
           *[none] { $movers ->
                [one] القطعة على { $from } لا تتحرّك
                [two] القطعتان على { $from } لا تتحرّكان
               *[more] القطع على { $from } لا تتحرّك
            }
        }
    }
senet-barred = { $barred ->
        [guarded] ؛ كانت قطع الخصم في الطريق يحمي بعضها بعضًا
        [safe] ؛ كانت قطع الخصم في الطريق على مربّعات آمنة
        [row] ؛ لم يكن القفز ممكنًا فوق الصفّ في الطريق
        [taken] ؛ كانت المربّعات المقصودة مشغولة
        [pieces] ؛ كانت قطع في كلّ طريق
        [gate] ؛ يجب بلوغ 26 بالعدد تمامًا
        [exit] ؛ الخروج يحتاج إلى { $scores } تمامًا
        [end] ؛ الرمية لا تصلح لبلوغ 26 ولا للخروج
        [mixed] ؛ بعض الطرق سدّته قطع، وبعضها لم تصلح له الرمية
       *[none] {""}
    }
    .theirs = { $barred ->
        [guarded] ؛ كانت قطعك في الطريق يحمي بعضها بعضًا
        [safe] ؛ كانت قطعك في الطريق على مربّعات آمنة
        [row] ؛ لم يكن القفز ممكنًا فوق الصفّ في الطريق
        [taken] ؛ كانت المربّعات المقصودة مشغولة
        [pieces] ؛ كانت قطع في كلّ طريق
        [gate] ؛ يجب بلوغ 26 بالعدد تمامًا
        [exit] ؛ الخروج يحتاج إلى { $scores } تمامًا
        [end] ؛ الرمية لا تصلح لبلوغ 26 ولا للخروج
        [mixed] ؛ بعض الطرق سدّته قطع، وبعضها لم تصلح له الرمية
       *[none] {""}
    }
senet-no-move = { $tense ->
        [was] لم تستطع قطعة التحرّك بـ { $score }.
       *[now] لا قطعة تتحرّك بـ { $score }.
    }
    .tale = لم تستطع قطعة التحرّك{ senet-barred }.
    .theirs = لم تستطع قطعة التحرّك{ senet-barred.theirs }.
senet-no-other = { $tense ->
        [was] لم يكن مع { $score } إلّا هذه النقلة.
       *[now] ليس مع { $score } إلّا هذه النقلة.
    }
senet-no-forward = { $tense ->
        [was] لم يكن تقدّم بـ { $score }: وجب أن ترجع قطعة.
       *[now] لا تقدّم بـ { $score }: يجب أن ترجع قطعة.
    }
    .tale = لم تستطع قطعة أن تتقدّم{ senet-barred }.
    .theirs = لم تستطع قطعة أن تتقدّم{ senet-barred.theirs }.
senet-no-drowning = { $tense ->
        [was] كانت القطعة على 27 تغرق فلم تتحرّك سواها. ولا تخرج إلّا بـ { $scores }.
       *[now] ما دامت القطعة على 27 تغرق لا تتحرّك سواها. ولا تخرج إلّا بـ { $scores }.
    }
senet-no-bound = { $tense ->
        [was] كانت الرمية للقطعة على { $from } وحدها، ولم تتحرّك سواها.
       *[now] هذه الرمية للقطعة على { $from } وحدها، ولا تتحرّك سواها.
    }
senet-no-stays = تبقى في الماء مع { $score }، ويُعاد الحسم في دورك القادم.
senet-no-one = طرفك ينتظر 1: كلّ رمية أخرى تضيع.
senet-no-must-off = { $tense ->
        [was] من { $from }: ما أمكن أن يخرج من اللوح وجب أن يخرج.
       *[now] من { $from }: ما يمكن أن يخرج من اللوح يجب أن يخرج الآن.
    }
senet-no-banked = { $tense ->
        [was] لم تكن نقلة بـ { $scores }.
       *[now] لا نقلة الآن بـ { $scores }.
    }
senet-no-own = { senet-not }: { $tense ->
        [was] { $held ->
            [one] كانت قطعتك على { $to }.
            [two] كانت قطعتاك على { $to }.
           *[more] كانت قطعك على { $to }.
        }
       *[now] { $held ->
            [one] قطعتك على { $to }.
            [two] قطعتاك على { $to }.
           *[more] قطعك على { $to }.
        }
    }
senet-no-guarded = { senet-not }: { $tense ->
        [was] { $held ->
            [one] قطعة الخصم على { $to } كانت جاراتها تحميها.
            [two] قطعتا الخصم على { $to } كانت جاراتهما تحميهما.
           *[more] قطع الخصم على { $to } كانت جاراتها تحميها.
        }
       *[now] { $held ->
            [one] قطعة الخصم على { $to } تحميها جاراتها.
            [two] قطعتا الخصم على { $to } تحميهما جاراتهما.
           *[more] قطع الخصم على { $to } تحميها جاراتها.
        }
    }
senet-no-safe = { senet-not }: لا هجوم على { $to }.
senet-no-barred = { senet-not }: لا يقف على { $to } إلّا الخصم.
senet-no-peace = { senet-not }: { $held ->
        [one] لا نزول عند الرجوع على قطعة الخصم على { $to }.
        [two] لا نزول عند الرجوع على قطعتي الخصم على { $to }.
       *[more] لا نزول عند الرجوع على قطع الخصم على { $to }.
    }
senet-no-single = { senet-not }: لا يسقط أحد في الماء ما دامت فيه قطعة.
senet-no-block = { senet-not }: { $tense ->
        [was] لم يكن القفز ممكنًا فوق الصفّ على { $houses }.
       *[now] لا يُقفز فوق الصفّ على { $houses }.
    }
senet-no-still = { senet-not }: من هناك خروج فقط، بـ { $scores }.
senet-no-past = { senet-not }: الرمية { $score } أكثر من اللازم، والخروج بـ { $scores }.
senet-no-beyond = { senet-not }: أبعد من اللازم، فآخر مربّع هو { $to }.
senet-no-below = { senet-not }: لا مربّعات تكفي للرجوع.
senet-no-gate = { senet-not }: لا أحد يتجاوز 26؛ يجب بلوغه بالعدد تمامًا.
senet-no-fall = { senet-not }: الرمية { $score } تقود إلى الماء. ولا تُلعب إلّا إذا لم تستطع قطعة أخرى أن تتقدّم.
senet-no-far = { senet-not }: لا خروج إلّا وقطعك كلّها على { $to } أو بعده.
senet-no-enter = لا تدخل قطعة من اليد إلّا بـ { $scores }.
senet-no-enter-taken = { $tense ->
        [was] لم تدخل قطعة: كان المربّع { $to } مشغولًا.
       *[now] لا تدخل قطعة: المربّع { $to } مشغول.
    }
senet-no-rest = { $tense ->
        [was] ولم تكن نقلة أيضًا من { $from }.
       *[now] لا نقلة أيضًا: { $from }.
    }

## What a throw may bring, and how likely it is

senet-odds-by = { $scores ->
        [any] أيّ رمية
       *[some] إذا رميت { $scores }
    }
senet-odds-share = { $scores ->
        [any] {""}
       *[some] {" "}(الاحتمال { $num } من { $den })
    }
senet-odds-win = { senet-odds-by }: الفوز{ senet-odds-share }.
senet-odds-save = { senet-odds-by }: خروج الغريقة من اللوح{ senet-odds-share }.
senet-odds-begin = { senet-odds-by }: البدء{ senet-odds-share }.
senet-odds-enter = { senet-odds-by }: دخول قطعة ممكن{ senet-odds-share }.
senet-odds-off = { senet-odds-by }: خروج قطعة من اللوح ممكن{ senet-odds-share }.
senet-odds-on = { senet-odds-by }: تقدّم إلى المربّعات الأخيرة{ senet-odds-share }.
senet-odds-water = { senet-odds-by }: سقوط في الماء{ senet-odds-share }.
senet-odds-return = { senet-odds-by }: رجوع{ senet-odds-share }.
senet-odds-stay = { senet-odds-by }: بقاء في الماء{ senet-odds-share }.
senet-odds-fall = { senet-odds-by }: سقوط قطعة في الماء{ senet-odds-share }.
senet-odds-none = { senet-odds-by }: لا نقلة{ senet-odds-share }.
senet-odds-again = { senet-odds-by }: رمية أخرى{ senet-odds-share }.
senet-odds-end = { senet-odds-by }: نهاية الرمي{ senet-odds-share }.
senet-chance = { $scores }: الاحتمال { $num } من { $den }{ $brings ->
        [win] ، فوز ممكن
        [save] ، تخرج القطعة من اللوح
        [begin] ، ينتهي الانتظار
        [enter] ، دخول قطعة ممكن
        [off] ، خروج قطعة من اللوح ممكن
        [on] ، تقدّم إلى المربّعات الأخيرة
        [water] ، سقوط في الماء
        [return] ، رجوع
        [stay] ، بقاء في الماء
        [fall] ، سقوط قطعة في الماء
        [none] ، لا نقلة
       *[free] {""}
    }{ $onward ->
        [again] ، رمية أخرى
        [kept] ، رمية أخرى أوّلًا
        [play] ، ثمّ تُلعب الرميات
        [turn] ، ينتهي الدور
        [some] ، رمية أخرى بعد بعض النقلات
       *[open] {""}
    }.

## Lessons: what happens for the first time (games/senet/lessons.py)

senet-lesson-sticks = كلّ وجه فاتح من العصيّ الأربع يُعدّ واحدًا، وبلا وجه فاتح تُعدّ الرمية { $count }.
senet-lesson-dice = يحوّل جدول مجموعَ النردين إلى عدد الرمية، باحتمالات قريبة من العصيّ الأربع.
senet-lesson-bank = يستمرّ الرمي حتى تأتي واحدة من { $scores }، ثمّ تُلعب الرميات كلّها بأيّ ترتيب.
senet-lesson-bank-turn = إذا لُعبت الرميات كلّها انتهى الدور.
senet-lesson-fate = رمية خاصّة تحسم مصير القطعة على 26، ولا اختيار فيها.
senet-lesson-trial = الرمية تحسم أمر القطعة التي في الماء، ولا تتحرّك سواها.
senet-lesson-again = النقلة بـ { $scores } تعطي رمية أخرى.
senet-lesson-turn = النقلة بـ { $scores } تُنهي الدور.
senet-lesson-one-throw = الدور رمية واحدة ونقلة واحدة، ثمّ يرمي الخصم.
senet-lesson-no-move = الرمية التي لا نقلة لها تُنهي الدور، مهما كانت.
senet-lesson-no-move-drowning = إن لم تستطع قطعة التحرّك انتهى الدور، حتى مع { $scores }. (إلّا وقطعة تغرق.)
senet-lesson-lost-throw = الرمية التي لا نقلة لها تضيع، لكنّ { $scores } تعطي رمية أخرى.
senet-lesson-pass = لا أحد مجبر على النقل هنا: التمرير جائز.
senet-lesson-drowning = ما دامت قطعة تغرق لا تتحرّك سواها من طرفها، ولا تُحمى واحدة منها.
senet-lesson-stays = تبقى القطعة في الماء، ويُعاد الحسم في دورك القادم.
senet-lesson-needs-one = الطرف الثاني ينتظر أوّل 1 له: وقبلها تضيع رمياته.
senet-lesson-begins = جاءت 1: من الآن تُحسب كلّ رمية.
senet-lesson-add = الرميات المكتسبة تُجمع، وتُرمى واحدة بعد أخرى.
senet-lesson-quiet = إن مرّت أدوار بلا خروج قطعة انتهت المباراة، والفوز لمن خرج له أكثر. الأدوار: { $count }.
senet-lesson-jump = القطع تقفز بحرّيّة فوق غيرها، من أيّ طرف كانت.
senet-lesson-retreat = إذا لم يمكن التقدّم وجب أن ترجع قطعة، إن أمكن.
senet-lesson-either = تتقدّم القطع أو ترجع، والخيار لك.
senet-lesson-backward = في هذه القواعد تسير القطع نحو المربّع 1.
senet-lesson-peace = القطعة الراجعة لا تنزل على قطعة للخصم.
senet-lesson-block = لا يقفز الخصم فوق قطع متتالية عددها { $count } أو أكثر.
senet-lesson-block-any = لا يُقفز فوق قطع متتالية عددها { $count } أو أكثر، لأيّ طرف كانت.
senet-lesson-exchange = ⇄ القطعة التي لا حماية لها يمكن مبادلتها: تتبادل القطعتان المكان.
senet-lesson-hit = القطعة المضروبة تغادر اللوح وتدخل من جديد من اليد.
senet-lesson-hit-extra = الضربة تكسب رمية أخرى.
senet-lesson-drop = لا مبادلة على 28 و29 و30: القطعة المهاجَمة تسقط في الماء.
senet-lesson-swapped = تبادلت قطعتك على { $to } المكان مع قطعة الخصم: هي الآن على { $from }.
senet-lesson-struck = ضُربت قطعتك على { $to }: هي الآن في يدك، وتدخل اللوح من جديد.
senet-lesson-swept = دُفعت قطعتك على { $to } إلى الماء{ $water ->
        [wash] : أعادها الماء إلى { $goes }.
        [re-enter] : هي الآن في يدك، وتدخل من جديد.
        [trial] : رميتك القادمة تحسم أمرها.
       *[drown] ، وهي تغرق.
    }
senet-lesson-swap = من يسقط على غريقة للخصم يبادلها المكان: تنجو قطعة الخصم.
senet-lesson-guard-pairs = قطعتان متجاورتان أو أكثر من طرف واحد يحمي بعضها بعضًا: لا ينزل أحد عليها.
senet-lesson-guard-ends = القطعتان المتجاورتان محميّتان، وكذلك طرفا الصفّ الأطول: لا ينزل أحد عليها.
senet-lesson-guard-neighbour-rows = قطعتان لك في عمود واحد على صفّين متجاورين محميّتان: لا تُضربان.
senet-lesson-column = ثلاث قطع لك في عمود واحد، واحدة في كلّ صفّ، تكسب رمية أخرى.
senet-lesson-safe = لا هجوم على هذه المربّعات: { $houses }.
senet-lesson-bonus = من ينزل هنا يرمِ مرّة أخرى: { $houses }.
senet-lesson-netting = من ينزل على 16، بيت الشبكة، يضيع دوره القادم.
senet-lesson-skipped = وقع الخصم في الشبكة: ضاع دوره.
senet-lesson-gate = لا أحد يتجاوز 26: على كلّ قطعة أن تبلغه بالعدد تمامًا، ومنه تكمل.
senet-lesson-ahead = على 27 ماء، والأفضل تجنّبه. ولا خروج من 28 إلّا بـ { $three }، ومن 29 إلّا بـ { $two }، ومن 30 إلّا بـ { $one }.
senet-lesson-stop = كلّ قطعة تبلغ 26 أو تتجاوزه تقف عليه، ورمية تحسم مصيرها.
senet-lesson-fall = إذا كانت الرمية 1 ولم يمكن أن يتقدّم غيرها، تسقط القطعة التي على 26 في الماء.
senet-lesson-water-drown = القطعة في الماء على 27 تغرق: لا تخرج إلّا بـ { $scores }، أو يعيدها الإنقاذ إلى ☥ 15. وحتى ذلك الحين لا تتحرّك سواها من طرفها.
senet-lesson-water-wash = { $search ->
        [behind] من يسقط في الماء على 27 يعيده الماء إلى { $goes }، أو إلى أوّل مربّع خالٍ قبله إن كان مشغولًا.
       *[ahead] من يسقط في الماء على 27 يعيده الماء إلى { $goes }، أو إلى أوّل مربّع خالٍ بعده إن كان مشغولًا.
    }
senet-lesson-water-re-enter = من يسقط في الماء على 27 يعود إلى اليد ويدخل من جديد.
senet-lesson-water-trial = من يسقط في الماء على 27 تحسم أمره الرمية القادمة لطرفه.
senet-lesson-water-ends = السقوط في الماء يُنهي الدور، وتضيع الرميات المكتسبة.
senet-lesson-water-single = لا يدخل الماء أحد آخر ما دامت فيه قطعة.
senet-lesson-rescue = في أوّل الدور يمكن إنقاذ الغريقة بدل الرمي، فترجع إلى 15 أو إلى أوّل مربّع خالٍ قبله.
senet-lesson-take = من لا ينقذ الغريقة يرمِ من أجلها: لا تخرج من اللوح إلّا بـ { $scores }.
senet-lesson-rebirth = البعث: ترجع القطعة إلى 15، أو إلى أوّل مربّع خالٍ وراءه.
senet-lesson-still = { $scores ->
        [any] القطعة على { $to } لا تتقدّم أبدًا: تخرج من اللوح بأيّ رمية.
       *[some] القطعة على { $to } لا تتقدّم أبدًا: تنتظر { $scores } لتخرج من اللوح.
    }
senet-lesson-last-three = القطع على المربّعات الثلاثة الأخيرة يمكن أن تتقدّم فيما بينها.
senet-lesson-enter = تدخل قطعة من اليد: بـ { $score } إلى المربّع { $to }.
senet-lesson-enter-hit = يمكن الدخول على قطعة للخصم أيضًا، فتُضرب.
senet-lesson-off = { $scores ->
        [any] تخرج القطعة من المربّع { $from } بأيّ رمية؛ والخروج من اللوح هو الهدف.
       *[some] لا تخرج القطعة من المربّع { $from } إلّا بـ { $scores }؛ والخروج من اللوح هو الهدف.
    }
senet-lesson-saved = خرجت الغريقة من اللوح: تتحرّك القطع الأخرى من جديد.
senet-lesson-off-extra = القطعة التي تخرج من اللوح تكسب رمية أخرى.
senet-lesson-must-off = إذا أمكن أن تُخرج الرمية قطعة من اللوح وجب إخراجها.
senet-lesson-far = لا تخرج قطعة من هناك إلّا وقطع طرفها كلّها على { $to } أو بعده.
senet-lesson-home = مربّعات قطعك: { $houses }. والفوز لمن يجمع قطعه كلّها في بيوتها أوّلًا.

## Why the BOT played so, behind its action in the log

senet-why-off = إخراج قطعة من اللوح
    .because = تخرج قطعة من اللوح، وهذا هو الهدف
senet-why-home = إيصال قطعة إلى بيتها
    .because = تصل قطعة إلى بيتها، وهذا هو الهدف
senet-why-rescue = إنقاذها دون انتظار { $scores }
    .because = تنجو القطعة الغارقة فورًا، ولا تنتظر { $scores }
senet-why-wait = الإنقاذ يأخذ الدور أيضًا ويمكن أن ينتظر
    .because = الإنقاذ يستهلك الدور كلّه أيضًا ويعيد القطعة إلى { $to }، أمّا { $scores } فتُخرجها من اللوح فورًا، ويمكن إنقاذها لاحقًا أيضًا
senet-why-strike = ردّ الخصم إلى الوراء
    .because = تُردّ قطعة للخصم إلى حيث كانت هذه القطعة
senet-why-hit = ردّ الخصم إلى اليد
    .because = تعود قطعة للخصم إلى اليد، وعليها أن تدخل من جديد
senet-why-drop = { $water ->
        [wash] الماء يردّ الخصم إلى { $goes }
        [re-enter] ردّ الخصم عبر الماء إلى اليد
        [trial] إسقاط الخصم في الماء
       *[drown] إسقاط الخصم في الماء
    }
senet-why-pair = حماية { $houses }
    .because = ما يقف على { $houses } تحميه عندئذ جارته: لا يستطيع الخصم النزول هناك
senet-why-keeps = بقاء الحماية على { $houses }
    .because = ما يقف على { $houses } تبقى جارته تحميه: لا يستطيع الخصم النزول هناك
senet-why-flees = ترك { $from } لأنّه كان في المتناول
    .because = القطعة على { $from } كان الخصم يستطيع إصابتها برميته التالية؛ بهذا تخرج من متناوله
senet-why-reach = لا شيء في المتناول
    .because = رمية الخصم التالية لا تستطيع عندئذ إصابة أيّ قطعة
senet-why-risk = أقلّ عرضة للإصابة: الاحتمال { $num } من { $den }
senet-why-ready = قد تخرج بـ { $scores }
    .because = تستطيع القطعة بعدها الخروج من اللوح بـ { $scores }
senet-why-again = رمية أخرى
    .because = هذه النقلة تعطي رمية أخرى
senet-why-dry = تجنّب الماء
    .because = القطعة لا تقع في الماء
senet-why-net = تجنّب الشبكة
    .because = القطعة لا تقع في الشبكة
senet-why-ahead = ركض إلى الأمام
    .because = القطعة الأماميّة تقترب من نهاية طريقها
senet-why-rear = تقديم القطعة الأخيرة
    .because = القطعة الأخيرة تلحق بالأخريات ولا تبقى في الخلف
senet-why-enter = إدخال قطعة
    .because = تدخل إلى اللوح قطعة أخرى
senet-why-safer = في المتناول أقلّ: { $num } من { $den }، لا { $other }
    .because = احتمال أن يصيب الخصم قطعة عندئذ { $num } من { $den }؛ وبعد الاختيار الآخر { $other }
senet-why-fewer = قطع في المتناول: { $count }، لا { $other }
    .because = عدد القطع التي يستطيع الخصم عندئذ إصابتها: { $count }؛ وبعد الاختيار الآخر: { $other }
senet-why-leaves = رميات أكثر تُخرج قطعة: { $num } من { $den }، لا { $other }
    .because = احتمال إخراج قطعة من اللوح عندئذ { $num } من { $den }؛ وبعد الاختيار الآخر { $other }
senet-why-freer = يضيع دوره أقلّ: { $num } من { $den }، لا { $other }
    .because = احتمال ضياع الدور التالي عندئذ { $num } من { $den }؛ وبعد الاختيار الآخر { $other }
senet-why-blocks = يضيع دور الخصم أكثر: { $num } من { $den }، لا { $other }
    .because = احتمال ألّا يستطيع الخصم التحرّك عندئذ { $num } من { $den }؛ وبعد الاختيار الآخر { $other }

### Aseb's words: the game, what is told of it. Arguments: games/aseb/words.py. Its sides are Senet's.

## The game

game-aseb = آسيب
game-aseb-line = لاثنين، من خمس دقائق إلى سبع: لعبة المجموعة وهي تنتظر. عشرون مربّعًا على ظهر الصندوق القديم: ضرب القطع، والراحة على الوردات.
game-aseb-brief = سباق سريع، 5 إلى 7 دقائق
way-novice-aseb = يلعب أيّ نقلة مسموحة، ولا يفوّت الفوز.
way-modest-aseb = يُبقي قطعه بعيدة عن المتناول، في صفّه وعلى الوردات.
way-greedy-aseb = يركض بقطعة واحدة إلى الأمام ويضرب كلّ ما يستطيع.
way-golden-aseb = يوازن بين ما قد يكسبه وما قد يخسره.
way-djehuty-aseb = تعلّم قيمة كلّ مربّع، وينظر رمية إلى الأمام. ومع جدول اللعبة المحلولة لا يخطئ أبدًا.
bots-aseb = الرميات تقرّر الكثير هنا. حتى الأضعف يفوز أحيانًا.
began-aseb = {"\u200F"}{ $mark } بالقرعة لعب { $name } أوّلًا: 🎲 رمية، و{"\u2066"}→{"\u2069"} نقلة، و💥 تعيد قطعة إلى اليد.

## Its words: value for the log, .button for buttons, .said for the answer to a press.
## The first is a part of the others.

aseb-at = { $rosette ->
        [0] {""}
       *[other] {" "}🌸
    }{ $extra ->
        [0] {""}
       *[other] {" "}🎲{"\u2060"}+
    }
    .said = { $rosette ->
        [0] {""}
       *[other] {" "}وردة.
    }{ $extra ->
        [0] {""}
       *[other] {" "}لك رمية أخرى.
    }
    .tale = { $rosette ->
        [0] {""}
       *[other] {""}، وردة
    }{ $extra ->
        [0] {""}
       *[other] {""}، ورمية أخرى
    }
aseb-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = الرمية: { $score }.
    .tale = رميتك { $score }
    .theirs = رمية {"\u2066"}BOT{"\u2069"} هي { $score }
    .then = ثمّ { $score }
aseb-pass = { $why ->
        [zero] لا تتحرّك قطعة
        [far] أكبر من اللازم لكلّ القطع
       *[blocked] كلّ طريق مشغول
    }
    .button = { $why ->
        [zero] تمرير: 0 لا يحرّك شيئًا
        [far] تمرير: { $score } أكثر من اللازم
       *[blocked] تمرير: لا نقلة بـ { $score }
    }
    .said = { $why ->
        [zero] مع 0 لا تتحرّك قطعة.
        [far] لا نقلة: لا تخرج القطع إلّا بالعدد تمامًا.
       *[blocked] لا نقلة.
    }
    .tale = { $why ->
        [zero] مع 0 لا تتحرّك قطعة.
        [far] لا نقلة.
       *[blocked] لا نقلة.
    }
aseb-enter = دخول إلى { $to }{ aseb-at }
    .button = دخول { $to }{ aseb-at }
    .said = دخلت قطعة إلى { $to }.{ aseb-at.said }
    .tale = دخلت قطعة إلى { $to }{ aseb-at.tale }.
aseb-move = {"\u2066"}{ $from }→{ $to }{"\u2069"}{ aseb-at }
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"}{ aseb-at }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}.{ aseb-at.said }
    .tale = من { $from } إلى { $to }{ aseb-at.tale }.
aseb-hit = {"\u2066"}{ $from }→{ $to }{"\u2069"} 💥{ aseb-at }
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} 💥{ aseb-at }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: ضربة! عادت قطعة الخصم إلى يده.{ aseb-at.said }
    .tale = من { $from } إلى { $to }{ aseb-at.tale }، وقطعة الخصم هناك تبدأ من جديد.
    .theirs = من { $from } إلى { $to }{ aseb-at.tale }، وقطعتك هناك تبدأ من جديد.
aseb-off = خروج من { $from }
    .button = خروج من { $from } ⤴
    .said = { $from }: خرجت القطعة من اللوح!
    .tale = خرجت القطعة على { $from } من اللوح!
aseb-pieces = { $squares ->
        [none] {""}
       *[other] على { $squares }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] في{"\u00A0"}اليد{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }خرج{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
    .tale = {"\u200F"}🏁 خرج من اللوح: لك { $off }
    .theirs = لـ {"\u2066"}BOT{"\u2069"} { $off }
aseb-again = 🌸 وردة: رمية أخرى.
aseb-order-rest = 🏁 الرميات تأتي وحدها حتى النهاية.
    .button = 🏁 إلى النهاية
    .said = من الآن تأتي رمياتك وحدها وفورًا حتى نهاية المباراة.
aseb-order-rest-off = عودة إلى الرمي باليد
    .button = ☝️ أريد أن أرمي من جديد
    .said = من الآن الرمي لك من جديد.
over-all-off = { race-off } { race-left }

## What a beginner asks (games/aseb/explain.py). The first three are parts of the others.

aseb-follows = { $follows ->
        [throw] {" "}ثمّ لك رمية أخرى.
        [won] {" "}وتفوز!
       *[turn] {" "}وينتهي دورك.
    }
aseb-site = { $site ->
        [own] {" "}لا يصل الخصم إلى هناك.
        [rosette] {" "}على الوردة هي في أمان.
        [open] {" "}قد تُضرب هناك بالرمية التالية.
       *[none] {""}
    }
aseb-with = إذا رميت { $scores }
aseb-goal = السبق إلى إدخال قطعك كلّها، وعبور صفّك (1–4) والصفّ الأوسط (5–16)، وإخراجها من اللوح. القطع: { $total }.
    .short = إخراج القطع كلّها ({ $total }) أوّلًا.
aseb-does-enter = تدخل قطعة إلى { $to }.{ aseb-site }{ aseb-follows }
aseb-does-move = تذهب القطعة إلى { $to }.{ aseb-site }{ aseb-follows }
aseb-does-hit = تعود قطعة الخصم على { $to } إلى يده.{ aseb-site }{ aseb-follows }
aseb-does-off = تخرج القطعة من اللوح: خرج { $off } من { $total }.{ aseb-follows }
aseb-does-pass = لا تتحرّك قطعة. وينتهي دورك.
aseb-no-zero = بلا وجه فاتح تُعدّ الرمية هنا 0، والـ 0 لا يحرّك شيئًا.
aseb-barred = { $barred ->
        [safe] كانت قطع الخصم في الطريق آمنة على الورود
        [far] كانت الرمية أكبر من اللازم
        [taken] كانت المربّعات المقصودة مشغولة
       *[mixed] بعض الطرق سدّته قطع، ولبعضها كانت الرمية أكبر من اللازم
    }
    .theirs = { $barred ->
        [safe] كانت قطعك في الطريق آمنة على الورود
        [far] كانت الرمية أكبر من اللازم
        [taken] كانت المربّعات المقصودة مشغولة
       *[mixed] بعض الطرق سدّته قطع، ولبعضها كانت الرمية أكبر من اللازم
    }
aseb-no-move = { $tense ->
        [was] لم تستطع قطعة التحرّك بـ { $score }.
       *[now] لا قطعة تتحرّك بـ { $score }.
    }
    .tale = لم تستطع قطعة التحرّك؛ { aseb-barred }.
    .theirs = لم تستطع قطعة التحرّك؛ { aseb-barred.theirs }.
aseb-no-other = { $tense ->
        [was] كانت هذه النقلة الوحيدة بـ { $score }.
       *[now] هذه هي النقلة الوحيدة بـ { $score }.
    }
aseb-no-enter = { $tense ->
        [was] لم يمكن الدخول: كانت قطعتك على { $to }.
       *[now] لا دخول: قطعتك على { $to }.
    }
aseb-no-own = { $tense ->
        [was] لم يكن طريق من { $from }: { $held ->
            [one] كانت على { $to } قطعة لك.
            [two] كانت على { $to } قطعتان لك.
           *[more] كانت على { $to } قطع لك.
        }
       *[now] لا طريق من { $from }: { $held ->
            [one] على { $to } قطعة لك.
            [two] على { $to } قطعتان لك.
           *[more] على { $to } قطع لك.
        }
    }
aseb-no-safe = { $tense ->
        [was] لم يكن طريق من { $from }: { $held ->
            [one] كانت قطعة الخصم على { $to } في أمان على وردة.
            [two] كانت قطعتا الخصم على { $to } في أمان على وردتين.
           *[more] كانت قطع الخصم على { $to } في أمان على الورود.
        }
       *[now] لا طريق من { $from }: { $held ->
            [one] قطعة الخصم على { $to } في أمان على وردة.
            [two] قطعتا الخصم على { $to } في أمان على وردتين.
           *[more] قطع الخصم على { $to } في أمان على الورود.
        }
    }
aseb-no-past = { $tense ->
        [was] لم يكن خروج من { $from }: كان يحتاج إلى { $scores } تمامًا.
       *[now] لا خروج من { $from }: يحتاج إلى { $scores } تمامًا.
    }
aseb-odds-win = { aseb-with }: الفوز (الاحتمال { $num } من { $den }).
aseb-odds-off = { aseb-with }: خروج قطعة من اللوح ممكن (الاحتمال { $num } من { $den }).
aseb-odds-hit = { aseb-with }: الضرب ممكن (الاحتمال { $num } من { $den }).
aseb-odds-rosette = { aseb-with }: إلى وردة، ورمية أخرى (الاحتمال { $num } من { $den }).
aseb-odds-none = { aseb-with }: لا نقلة (الاحتمال { $num } من { $den }).

## Lessons: what happens for the first time (games/aseb/lessons.py)

aseb-lesson-sticks = كلّ وجه فاتح من العصيّ الأربع يُعدّ واحدًا. وفي آسيب تُعدّ الرمية بلا وجه فاتح 0.
aseb-lesson-bone = الكعب يُظهر 1 أو 2 أو 3 أو 4، وكلّها متساوية الاحتمال.
aseb-lesson-zero = الـ 0 لا يحرّك شيئًا، وينتقل الدور. (في سينيت تُعدّ الرمية بلا وجه فاتح 5.)
aseb-lesson-no-move = إن لم تستطع قطعة التحرّك انتقل الدور، وإن استطاعت وجب أن تتحرّك.
aseb-lesson-enter = تدخل القطعة إلى المربّع الذي يحمل رقم الرمية.
aseb-lesson-own = المربّعات من 1 إلى 4 صفّك وحدك: لا يصل الخصم إليها.
aseb-lesson-shared = من المربّع 5 يصير الطريق للطرفين، وقد تضرب القطع بعضها بعضًا.
aseb-lesson-jump = القطع تقفز بحرّيّة فوق غيرها، من أيّ طرف كانت.
aseb-lesson-hit = القطعة المضروبة تعود إلى يد صاحبها وتبدأ من جديد.
aseb-lesson-struck = ضُربت قطعتك على { $to }: هي الآن في يدك، وتدخل اللوح من جديد.
aseb-lesson-rosette = الوصول إلى وردة (4 أو 8 أو 12 أو 16) يعطي رمية أخرى.
aseb-lesson-haven = الوردة (4 أو 8 أو 12 أو 16) تعطي رمية أخرى، ولا تُضرب قطعة عليها.
aseb-lesson-safe = القطعة على الوردة لا تُضرب.
aseb-lesson-off = تخرج القطعة بالعدد تمامًا: من 16 بـ 1، ومن 15 بـ 2، ومن 14 بـ 3، ومن 13 بـ 4.
aseb-lesson-turn = بعد رمية واحدة ينتقل الدور، إلّا إذا وصلت إلى وردة.

## Why it is played so (opponents/reasons/aseb.py)

aseb-why-off = إخراج قطعة من اللوح
    .because = تخرج قطعة من اللوح، وهذا هو الهدف
aseb-why-strike = إعادة قطعة للخصم إلى اليد
    .because = تعود قطعة للخصم إلى اليد، وعليها أن تدخل من جديد
aseb-why-again = رمية أخرى
    .because = هذه النقلة تعطي رمية أخرى
aseb-why-flees = ترك { $from } لأنّه كان في المتناول
    .because = القطعة على { $from } كان الخصم يستطيع إصابتها برميته التالية؛ بهذا تخرج من متناوله
aseb-why-reach = لا شيء في المتناول
    .because = رمية الخصم التالية لا تستطيع عندئذ إصابة أيّ قطعة
aseb-why-risk = أقلّ عرضة للإصابة: الاحتمال { $num } من { $den }
aseb-why-ahead = ركض إلى الأمام
    .because = القطعة الأماميّة تقترب من نهاية طريقها
aseb-why-rear = تقديم القطعة الأخيرة
    .because = القطعة الأخيرة تلحق بالأخريات ولا تبقى في الخلف
aseb-why-enter = إدخال قطعة
    .because = تدخل إلى اللوح قطعة أخرى
aseb-why-safer = في المتناول أقلّ: { $num } من { $den }، لا { $other }
    .because = احتمال أن يصيب الخصم قطعة عندئذ { $num } من { $den }؛ وبعد الاختيار الآخر { $other }
aseb-why-fewer = قطع في المتناول: { $count }، لا { $other }
    .because = عدد القطع التي يستطيع الخصم عندئذ إصابتها: { $count }؛ وبعد الاختيار الآخر: { $other }
aseb-why-leaves = رميات أكثر تُخرج قطعة: { $num } من { $den }، لا { $other }
    .because = احتمال إخراج قطعة من اللوح عندئذ { $num } من { $den }؛ وبعد الاختيار الآخر { $other }
aseb-why-freer = يضيع دوره أقلّ: { $num } من { $den }، لا { $other }
    .because = احتمال ضياع الدور التالي عندئذ { $num } من { $den }؛ وبعد الاختيار الآخر { $other }
aseb-why-blocks = يضيع دور الخصم أكثر: { $num } من { $den }، لا { $other }
    .because = احتمال ألّا يستطيع الخصم التحرّك عندئذ { $num } من { $den }؛ وبعد الاختيار الآخر { $other }

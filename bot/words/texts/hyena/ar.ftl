### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = الضبع
game-hyena-line = من اثنين إلى ستّة. سباق سودانيّ صاخب: الأمّهات إلى البئر ثمّ إلى البيت، وأوّل من تعود تُطلق الضبع على الباقيات.
game-hyena-brief = سباق حظّ صاخب، من 2 إلى 6 لاعبين
way-novice-hyena = يدفع أو يحفظ كيفما اتّفق.
way-modest-hyena = يحبّ أن يبقى له شيء من العملات للغسيل.
way-greedy-hyena = يدفع حالما يستطيع.
way-golden-hyena = يوازن بين الأيّام التي يوفّرها والعملات اللازمة للغسيل.
way-djehuty-hyena = يعرف احتمال الوصول أوّلًا ويدفع بحسبه.
bots-hyena = الحظّ يقرّر كلّ شيء تقريبًا هنا. لا يختلفون إلّا في وقت الدفع.
side-player1 = {"\u2066"}▲ 1{"\u2069"}
side-player2 = {"\u2066"}★ 2{"\u2069"}
side-player3 = {"\u2066"}◎ 3{"\u2069"}
side-player4 = {"\u2066"}☥ 4{"\u2069"}
side-player5 = {"\u2066"}☾ 5{"\u2069"}
side-player6 = {"\u2066"}≋ 6{"\u2069"}
player-player1 = المقعد 1 ▲
player-player2 = المقعد 2 ★
player-player3 = المقعد 3 ◎
player-player4 = المقعد 4 ☥
player-player5 = المقعد 5 ☾
player-player6 = المقعد 6 ≋
mark-player1 = 🔴
mark-player2 = 🔵
mark-player3 = 🟡
mark-player4 = 🟢
mark-player5 = ⚪️
mark-player6 = 🟣

you-are-player1 = {"\u200F"}{ $mark } أمّك هي الحمراء.
you-are-player2 = {"\u200F"}{ $mark } أمّك هي الزرقاء.
you-are-player3 = {"\u200F"}{ $mark } أمّك هي الصفراء.
you-are-player4 = {"\u200F"}{ $mark } أمّك هي الخضراء.
you-are-player5 = {"\u200F"}{ $mark } أمّك هي البيضاء.
you-are-player6 = {"\u200F"}{ $mark } أمّك هي البنفسجيّة.

## Hyena's words, as Seega's. What came of a throw is one message. The first seven are parts.

hyena-own = { $side ->
        [player1] 🔴
        [player2] 🔵
        [player3] 🟡
        [player4] 🟢
        [player5] ⚪️
       *[other] 🟣
    }
hyena-from = { $from ->
        [well] البئر
       *[other] { $from }
    }
hyena-to = { $to ->
        [well] البئر
       *[other] { $to }
    }
hyena-place = { $place ->
        [0] {""}
        [1] ، أوّل من عادت! أُطلقت الضبع
        [safe] ، عادت قبل الضبع
       *[other] ، عادت إلى البيت: المركز { $place }
    }
    .said = { $place ->
        [0] {""}
        [1] {" "}هي أوّل من عادت إلى البيت: الفوز لك، والضبع لك!
        [safe] {" "}عادت إلى البيت قبل الضبع!
       *[other] {" "}عادت إلى البيت سالمة: المركز { $place }.
    }
    .theirs = { $place ->
        [0] {""}
        [1] {" "}هي أوّل من عادت: فاز BOT بالسباق!
        [safe] {" "}عادت إلى البيت قبل ضبعك!
       *[other] {" "}عادت إلى البيت.
    }
hyena-loose = { $hyena ->
        [waits] {" "}وتنتظر عملتين
        [leaves] {" "}ولها عملتان للخروج
       *[none] {""}
    }
    .said = { $hyena ->
        [waits] {" "}تخرج من القرية بعملتين.
        [leaves] {" "}دُفعت عملتان، فتخرج بالرمية القادمة.
       *[none] {""}
    }
    .theirs = { $hyena ->
        [waits] {" "}والآن تأتي ضبعه.
        [leaves] {" "}والآن تأتي ضبعه.
       *[none] {""}
    }
hyena-meal = { $count ->
        [0] {""}
        [1] {" "}💀 أكلت الأمّ { $eaten }
       *[other] {" "}💀 أكلت الأمّهات { $eaten }
    }
    .said = { $count ->
        [0] {""}
        [1] {" "}💀 أكلت أمّ المقعد { $eaten }.
       *[other] {" "}💀 أكلت أمّهات المقاعد { $eaten }.
    }
    .tale = { $count ->
        [0] {""}
       *[1] {" "}💀 أكلت أمّ BOT!
    }
    .theirs = { $count ->
        [0] {""}
       *[1] {" "}💀 أكلت أمّك!
    }
hyena-race = { $race ->
        [passes] {" "}لقد سبقت الأخرى!
        [leads] {" "}صارت في المقدّمة!
        [both] {" "}والأخرى هناك أيضًا!
        [safe] {" "}ولم تلحق بها الضبع!
       *[other] {""}
    }
    .theirs = { $race ->
        [passes] {" "}لقد سبقت أمّك!
        [leads] {" "}صارت في المقدّمة!
        [both] {" "}وأمّك هناك أيضًا!
        [safe] {" "}ولم تلحق بها ضبعك!
       *[other] {""}
    }
hyena-ahead = { $where ->
        [well] عند البئر أوّلًا!
        [paid] غسلت أوّلًا!
       *[other] اليوم { $to }، في المقدّمة!
    }
hyena-taba = عملة{ $then ->
        [free] ، ويمكن للأمّ الخروج
        [well] : دُفع اليوم الأخير، عند البئر
        [wash] : دُفعت أربع، رجوعًا{ $points ->
            [0] {""}
           *[other] {" "}بـ{ $points } إلى { $to }
        }
        [leaves] : دُفعت عملتان، ويمكن للضبع الخروج
        [drink] : دُفعت عشر، وشربت الضبع
       *[none] {""}
    }{ hyena-place }
    .button = عملة
    .said = { $then ->
        [free] عملة! عملاتك: { $tabas }. يمكن لأمّك الخروج من القرية بالرمية القادمة.
        [well] عملة: دُفع بها اليوم الأخير، وهي عند البئر.
        [wash] عملة: غسلت الأمّ بأربع، وترجع{ $points ->
            [0] .
           *[other] {" "}في الحال بالنقاط المحفوظة { $points } إلى { $to }.
        }
        [leaves] عملة: دُفعت عملتان، وتخرج الضبع بالرمية القادمة.
        [drink] عملة: دُفعت عشر، وشربت الضبع وبدأ الصيد!
       *[none] عملة. لديك الآن: { $tabas }.
    }{ hyena-place.said }
    .theirs = { $then ->
        [free] عملة: يمكن لأمّ BOT الخروج.
        [well] دُفع اليوم الأخير بعملة: أمّ BOT عند البئر.
        [wash] عملة: غسلت أمّ BOT{ $points ->
            [0] .
           *[other] {" "}وهي راجعة في اليوم { $to }.
        }
        [leaves] عملة: يمكن لضبع BOT الخروج.
        [drink] عملة: شربت ضبع BOT وبدأ الصيد!
       *[none] نال BOT عملة، ولديه الآن { $tabas }.
    }{ hyena-place.theirs }
hyena-move = {"\u2066"}{ $score }{"\u2069"}: {"\u2066"}{ hyena-from }→{ hyena-to }{"\u2069"}{ $then ->
        [well] {""}
        [wash] ، وتمّ الغسيل
        [paid] ، دُفعت عملة، ووصلت إلى البئر
        [paid-wash] ، دُفعت عملة، ووصلت إلى البئر، وتمّ الغسيل
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .button = {"\u2066"}{ $score }{"\u2069"}: {"\u2066"}{ hyena-from } → { hyena-to }{"\u2069"}
    .said = {"\u2066"}{ $score }{"\u2069"}: تمشي أمّك إلى { $then ->
        [well] البئر: تغسل هناك بأربع عملات.
        [wash] البئر، وغسلت بأربع عملات: حان الرجوع.
       *[other] { $to ->
            [0] البيت
           *[other] اليوم { $to }
        }.
    }{ $then ->
        [paid] {" "}دُفعت عملة عن اليوم الأخير: هي عند البئر.
        [paid-wash] {" "}دُفع اليوم الأخير والغسيل: حان الرجوع.
       *[none] {""}
    }{ $place ->
        [0] { hyena-race }
       *[other] {""}
    }{ hyena-place.said }{ hyena-loose.said }
    .aloud = رمية {"\u2066"}{ $score }{"\u2069"}: {"\u2066"}{ hyena-from }→{ hyena-to }{"\u2069"}{ $then ->
        [well] {""}
        [wash] ، وتمّ الغسيل
        [paid] ، دُفعت عملة، ووصلت إلى البئر
        [paid-wash] ، دُفعت عملة، ووصلت إلى البئر، وتمّ الغسيل
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .theirs = {"\u2066"}{ $score }{"\u2069"}: تمشي أمّ BOT إلى { $then ->
        [well] البئر.
        [wash] البئر، وغسلت.
       *[other] { $to ->
            [0] البيت
           *[other] اليوم { $to }
        }.
    }{ $then ->
        [paid] {" "}دُفع اليوم الأخير بعملة: هي عند البئر.
        [paid-wash] {" "}غسلت عند البئر.
       *[none] {""}
    }{ $place ->
        [0] { hyena-race.theirs }
       *[other] {""}
    }{ hyena-place.theirs }{ hyena-loose.theirs }
hyena-points = {"\u2066"}{ $score }{"\u2069"}: محفوظة، المجموع { $points }
    .button = {"\u2066"}{ $score }{"\u2069"}: محفوظة
    .said = {"\u2066"}{ $score }{"\u2069"}: تُحفظ حتى تغادر البئر. النقاط المحفوظة: { $points }.
    .aloud = رمية {"\u2066"}{ $score }{"\u2069"}: محفوظة للرجوع، المجموع { $points }
    .theirs = {"\u2066"}{ $score }{"\u2069"}: محفوظة. أمّ BOT تنتظر عند البئر.
hyena-run = {"\u2066"}{ $score }{"\u2069"}: 🐾 {"\u2066"}{ hyena-from }→{ hyena-to }{"\u2069"}{ $then ->
        [well] ، عطشى
        [drink] ، تشرب بعشر
        [home] ، في بيتها
       *[none] {""}
    }{ hyena-meal }
    .button = {"\u2066"}{ $score }{"\u2069"}: 🐾 {"\u2066"}{ hyena-from } → { hyena-to }{"\u2069"}
    .said = {"\u2066"}{ $score }{"\u2069"}: الضبع {"\u2066"}{ hyena-from } → { hyena-to }{"\u2069"}.{ $then ->
        [well] {" "}تقف عند البئر عطشى: عشر عملات.
        [drink] {" "}دُفعت عشر عملات: شربت وبدأ الصيد!
        [home] {" "}عادت إلى بيتها.
       *[none] {""}
    }{ hyena-meal.said }
    .aloud = رمية {"\u2066"}{ $score }{"\u2069"}: 🐾 {"\u2066"}{ hyena-from }→{ hyena-to }{"\u2069"}{ $then ->
        [well] ، عطشى
        [drink] ، تشرب بعشر
        [home] ، في بيتها
       *[none] {""}
    }{ hyena-meal }
    .tale = {"\u2066"}{ $score }{"\u2069"}: تجري ضبعك إلى { $then ->
        [well] البئر عطشى.
        [drink] البئر، وشربت وبدأ الصيد!
       *[none] { $to ->
            [0] البيت
           *[other] اليوم { $to }
        }.
    }{ hyena-meal.tale }
    .theirs = {"\u2066"}{ $score }{"\u2069"}: تجري ضبع BOT إلى { $then ->
        [well] البئر عطشى.
        [drink] البئر، وشربت وبدأ الصيد!
       *[none] { $to ->
            [0] البيت
           *[other] اليوم { $to }
        }.
    }{ hyena-meal.theirs }
hyena-lost = {"\u2066"}{ $score }{"\u2069"}: { $why ->
        [village] لا عملة بعد
        [beyond] أبعد من البئر، الأيّام حتى البئر: { $count }
        [leaving] ضاعت
       *[thirst] ضاعت، عطشى
    }
    .button = {"\u2066"}{ $score }{"\u2069"}: ضاعت
    .said = {"\u2066"}{ $score }{"\u2069"}: { $why ->
        [village] لا عملة. أمّك ما زالت تنتظر في القرية.
        [beyond] أبعد من البئر. يجب بلوغ البئر بالعدد تمامًا. الأيّام الناقصة: { $count }.
        [leaving] لا عملة. لا يمكن للضبع الخروج بعد: العملات { $tabas } من { $count }.
       *[thirst] لا عملة. لم تشرب الضبع بعد: العملات { $tabas } من { $count }.
    }
    .aloud = رمية {"\u2066"}{ $score }{"\u2069"}: { $why ->
        [village] لا عملة بعد
        [beyond] أبعد من البئر، الأيّام حتى البئر: { $count }
        [leaving] ضاعت، العملات { $tabas } من { $count }
       *[thirst] ضاعت، عطشى، العملات { $tabas } من { $count }
    }
    .theirs = {"\u2066"}{ $score }{"\u2069"}: { $why ->
        [village] لا عملة. أمّ BOT ما زالت تنتظر في القرية.
        [beyond] أبعد من البئر. أمّ BOT باقية مكانها.
        [leaving] لا تخرج ضبع BOT بعد: العملات { $tabas } من { $count }.
       *[thirst] ضبع BOT ما زالت عطشى: العملات { $tabas } من { $count }.
    }
hyena-pay = دفع { $days } والوصول إلى البئر{ $then ->
        [wash] ، وتمّ الغسيل
       *[well] {""}
    }
    .button = 💧 دفع { $days }
    .said = دُفع: { $days }. { $then ->
        [wash] هي عند البئر، وتمّ الغسيل، وحان الرجوع.
       *[well] هي عند البئر.
    } العملات الباقية: { $tabas }.
    .theirs = دفع BOT { $days }، وأمّه { $then ->
        [wash] غسلت عند البئر.
       *[well] عند البئر.
    }
hyena-keep = حفظ العملات
    .button = ✋ حفظ الكلّ: { $tabas }
    .said = العملات المحفوظة: { $tabas }. الأيّام حتى البئر: { $days }.
    .theirs = حفظ BOT عملاته.
hyena-ate = { $count ->
        [1] أكلت الضبع أمّ { $eaten }.
       *[other] أكلت الضبع أمّهات { $eaten }.
    }
hyena-led = { $where ->
        [first] أوّل من عادت، وهذا هو الفوز
        [waits] عدد الرميات { $throws } ولا عملة
        [village] يمكنها الخروج الآن
        [stays] باقية في اليوم { $to }
        [coins] باقية في اليوم { $to }
        [well] عند البئر
        [paid] غسلت وترجع
        [washed] غسلت، وهي في اليوم { $to }
        [washed-home] غسلت وهي الآن في البيت
        [home] في البيت
       *[out] { $from ->
            [0] من القرية
            [well] من البئر
           *[other] من اليوم { $from }
        } إلى { $to }
    }{ $where ->
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
        [home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] ، عملة جديدة
           *[other] ، العملات الجديدة: { $gained }
        }
    }
hyena-sum = { $race ->
        [leads] { $where ->
            [well] { hyena-ahead }
            [paid] { hyena-ahead }
            [out] { hyena-led }، في المقدّمة!
            [back] { hyena-led }، في المقدّمة!
           *[other] { hyena-led }
        }
       *[other] { hyena-led }
    }
    .said = { $where ->
        [first] لك الفوز بالسباق: أمّك أوّل من عادت إلى البيت! والرميات القادمة لضبعك.
        [waits] عدد الرميات { $throws } ولا عملة: أمّك ما زالت تنتظر في القرية، وانتهى دورك.
        [village] يمكن لأمّك الخروج بالرمية القادمة.
        [coins] العملات الجديدة: { $gained }، ولديك الآن { $tabas }.
        [stays] أمّك باقية عند { $to }.
        [well] أمّك عند البئر.{ $points ->
            [0] {""}
           *[other] {" "}محفوظ لطريق العودة: { $points }.
        }
        [paid] غسلت أمّك وترجع.
        [washed] غسلت أمّك عند البئر بأربع عملات، وهي راجعة في اليوم { $to }. العملات الباقية: { $tabas }.
        [washed-home] غسلت أمّك عند البئر بأربع عملات، وهي في البيت.
        [home] أمّك في البيت.
       *[out] مشت أمّك من { $from ->
            [0] القرية
            [well] البئر
           *[other] اليوم { $from }
        } إلى اليوم { $to }.
    }{ hyena-race }{ $where ->
        [coins] {""}
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}عملة جديدة، ولديك الآن: { $tabas }.
           *[other] {" "}العملات الجديدة: { $gained }، ولديك الآن: { $tabas }.
        }
    }
    .theirs = { $where ->
        [first] أمّ BOT أوّل من عادت: فاز بالسباق!
        [waits] عدد الرميات { $throws } ولا عملة: أمّ BOT ما زالت تنتظر في القرية.
        [village] يمكن لأمّ BOT الخروج.
        [coins] تبقى أمّ BOT في اليوم { $to }.
        [stays] أمّ BOT باقية في اليوم { $to }.
        [well] أمّ BOT عند البئر.
        [paid] غسلت أمّ BOT وترجع.
        [washed] غسلت أمّ BOT، وهي راجعة في اليوم { $to }.
        [washed-home] غسلت أمّ BOT، وهي في البيت.
        [home] أمّ BOT في البيت.
       *[out] مشت أمّ BOT من { $from ->
            [0] القرية
            [well] البئر
           *[other] اليوم { $from }
        } إلى اليوم { $to }.
    }{ hyena-race.theirs }{ $where ->
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}عملة جديدة، ولديه الآن: { $tabas }.
           *[other] {" "}العملات الجديدة: { $gained }، ولديه الآن: { $tabas }.
        }
    }
    .brief = { $race ->
        [passes] { $where ->
            [well] وصلت أمّ BOT إلى البئر أوّلًا!
            [paid] غسلت أمّ BOT أوّلًا!
           *[other] سبقتك أمّ BOT: اليوم { $to }
        }
        [leads] { $where ->
            [well] وصلت أمّ BOT إلى البئر أوّلًا!
            [paid] غسلت أمّ BOT أوّلًا!
           *[other] أمّ BOT في المقدّمة: اليوم { $to }
        }
        [both] أمّ BOT عند البئر أيضًا!
       *[none] { $where ->
            [first] عادت أمّ BOT أوّلًا!
            [waits] أمّ BOT تنتظر عملة.
            [village] يمكن لأمّ BOT الخروج.
            [stays] تبقى أمّ BOT في اليوم { $to }.
            [coins] تبقى أمّ BOT في اليوم { $to }.
            [well] أمّ BOT عند البئر.
            [paid] غسلت أمّ BOT الثياب.
            [washed] غسلت أمّ BOT، اليوم { $to }
            [washed-home] عادت أمّ BOT إلى البيت.
            [home] عادت أمّ BOT إلى البيت.
           *[out] أمّ BOT: { $from ->
                [0] من القرية
                [well] من البئر
               *[other] من اليوم { $from }
            } إلى { $to }
        }
    }
    .stop = { $race ->
        [passes] { hyena-ahead }
        [leads] { hyena-ahead }
        [both] عند البئر أيضًا!
       *[none] { $where ->
            [first] عادت أوّلًا!
            [waits] لا عملة
            [village] يمكنها الخروج
            [stays] اليوم { $to }
            [coins] العملات +{ $gained }
            [well] { $from ->
                [well] { $points ->
                    [0] { $gained ->
                        [0] عند البئر
                       *[other] العملات +{ $gained }
                    }
                   *[other] المحفوظ { $points }{ $gained ->
                        [0] {""}
                       *[other] ، العملات +{ $gained }
                    }
                }
               *[other] عند البئر
            }
            [paid] غسلت
            [washed] من البئر إلى { $to }
            [washed-home] في البيت
            [home] في البيت
           *[out] { $from ->
                [0] من القرية
                [well] من البئر
               *[other] من اليوم { $from }
            } إلى { $to }
        }
    }
hyena-hunted = { $where ->
        [waits] ضبعك ما زالت تنتظر في القرية. عملات خروجها: { $tabas } من { $need }.
        [village] يمكن لضبعك الخروج من القرية بالرمية القادمة.
        [well] ضبعك عند البئر عطشى. عملات شربها: { $tabas } من { $need }.
        [paid] شربت ضبعك وبدأ الصيد!
        [home] عادت ضبعك إلى بيتها.
       *[out] جرت ضبعك من { $from ->
            [0] القرية
            [well] البئر
           *[other] اليوم { $from }
        } إلى اليوم { $to }.
    }
    .theirs = { $where ->
        [waits] ضبع BOT ما زالت تنتظر في القرية. عملات خروجها: { $tabas } من { $need }.
        [village] يمكن لضبع BOT الخروج الآن.
        [well] ضبع BOT عند البئر عطشى. عملات شربها: { $tabas } من { $need }.
        [paid] شربت ضبع BOT وبدأ الصيد!
        [home] عادت ضبع BOT إلى بيتها.
       *[out] جرت ضبع BOT من { $from ->
            [0] القرية
            [well] البئر
           *[other] اليوم { $from }
        } إلى اليوم { $to }.
    }
hyena-chase = { $where ->
        [waits] الضبع تنتظر: { $tabas } من { $need }
        [village] يمكن للضبع الخروج
        [well] الضبع عطشى: { $tabas } من { $need }
        [paid] شربت الضبع
        [home] الضبع في بيتها
       *[out] وصلت الضبع إلى اليوم { $to }
    }{ hyena-meal }
    .said = { hyena-hunted }{ hyena-meal.said }
    .tale = { hyena-hunted }{ hyena-meal.tale }
    .theirs = { hyena-hunted.theirs }{ hyena-meal.theirs }
    .brief = { $where ->
        [waits] ضبع BOT تنتظر العملات.
        [village] يمكن لضبع BOT الخروج.
        [well] ضبع BOT عطشى.
        [paid] شربت ضبع BOT!
        [home] عادت ضبع BOT إلى بيتها.
       *[out] ضبع BOT: { $from ->
            [0] من القرية
            [well] من البئر
           *[other] من اليوم { $from }
        } إلى { $to }
    }
    .stop = { $where ->
        [waits] الضبع تنتظر
        [village] يمكن للضبع الخروج
        [well] الضبع عطشى
        [paid] شربت الضبع
        [home] عادت الضبع
       *[out] الضبع { $from ->
            [0] من القرية
            [well] من البئر
           *[other] { $from }
        } إلى { $to }
    }{ $count ->
        [0] {""}
       *[other] {" "}💀 { $eaten }
    }
hyena-order-keep = 🔁 تُحفظ العملات دون سؤال حتى تكفي للغسيل أيضًا.
    .button = 🔁 ادّخارها للغسيل
    .said = من الآن تُحفظ بعد كلّ رمية حتى تكفي للغسيل أيضًا، أو إلى أن يأتي منك طلب آخر.
hyena-order-keep-off = عودة إلى السؤال عن العملات
    .button = ☝️ أريد أن أختار من جديد
    .said = من الآن الاختيار لك من جديد.
hyena-order-rest = 🏁 الرميات الباقية تأتي وحدها.
    .button = 🏁 إلى النتيجة
    .said = من الآن تأتي رمياتك وحدها حتى نهاية المباراة.
hyena-order-rest-off = عودة إلى الرمي باليد
    .button = ☝️ أريد أن أرمي من جديد
    .said = من الآن الرمي لك من جديد.
hyena-mother = { $where ->
        [waits] القرية
        [village] يمكنها الخروج
        [out] ذهابًا، يوم { $day }
        [well] البئر
        [paid] تمّ الغسيل
        [back] رجوعًا، يوم { $day }
        [home] في البيت
        [late] لم تعد في الوقت
       *[eaten] 💀 أُكلت
    } · عملات{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}من{"\u00A0"}{ $need }
    }{ $points ->
        [0] {""}
       *[other] {" "}· محفوظ{"\u00A0"}{ $points }
    }{ $place ->
        [0] {""}
       *[other] {" "}· المركز{"\u00A0"}{ $place }
    }
    .short = { $place ->
        [0] { $where ->
            [well] 💧
            [paid] 💧
            [back] ↩{ $day }
           *[out] { $day }
        }
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    }
hyena-hunter = 🏠 🐾 { $where ->
        [waits] القرية
        [village] يمكنها الخروج
        [out] ذهابًا، يوم { $day }
        [well] عطشى
        [paid] عند البئر، شربت
        [back] صيد، يوم { $day }
       *[home] أوّل من عادت
    } · عملات{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}من{"\u00A0"}{ $need }
    }
    .short = 🥇

## What else is to be known before acting

hyena-first-taba = { hyena-own } البيضاء الواحدة عملة: تخرج الأمّ.
hyena-way = 🎯 الأيّام حتى البئر: { $days }{ $race ->
        [ahead] ، والتقدّم على الأخرى { $gap }
        [behind] ، والتأخّر عن الأخرى { $gap }
        [near] ، وبقي للأخرى إلى القرية { $gap } فقط!
       *[other] {""}
    }{ $race ->
        [near] {""}
       *[other] . { $enough ->
            [0] عملات غسل الثياب: { $tabas } من { $need }.
           *[1] عملات غسل الثياب تكفي.
        }
    }
hyena-back = 🏠 { $days ->
        [1] بقي يوم واحد إلى القرية
       *[other] الأيّام إلى القرية: { $days }
    }{ $race ->
        [ahead] ، والتقدّم على الأخرى { $gap }
        [behind] ، والتأخّر عن الأخرى { $gap }
       *[other] {""}
    }. { $scores ->
        [none] العملات الآن للضبع.
       *[other] توصلها إلى البيت { $scores }!
    }
hyena-near = 🎯 الأيّام حتى البئر تمامًا: { $days }{ $enough ->
        [1] . وبعد الرمية الخيار: الدفع أو لا.
       *[0] ، أو عملات بعددها. العملات: { $tabas }.
    }
hyena-washing = 🫧 { $tabas ->
        [3] بقيت عملة واحدة لغسل الثياب!
       *[other] عملات غسل الثياب: { $tabas } من { $need }.
    } { $points ->
        [0] والعملة وجه أبيض واحد.
       *[other] 🏺 محفوظ لطريق العودة: { $points }.
    }
hyena-leaving = { $tabas ->
        [1] 🐾 بقيت عملة وتخرج الضبع!
       *[other] 🐾 العملات للخروج: { $tabas } من { $need }.
    }
hyena-thirst = { $tabas ->
        [9] 🐾 بقيت عملة وتصطاد الضبع!
       *[other] 🐾 العملات للشرب: { $tabas } من { $need }.
    }
hyena-hunts = 🐾 { $back ->
        [0] إلى الشرب { $days ->
            [1] يوم واحد
           *[other] { $days } من الأيّام
        }{ $enough ->
            [0] ، والعملات { $tabas } من { $need }.
           *[1] . ثمّ تصطاد!
        }
       *[1] { $apart ->
            [-1] لا أمّ أمام الضبع.
           *[other] { $soon ->
                [100] إلى الفريسة { hyena-apart }: تدركها الضبع في هذا الدور!
               *[other] إلى الفريسة { hyena-apart }، وبقي لها إلى البيت { $left }. فرصة إدراكها الآن: { $soon }%.
            }
        }
    }
hyena-apart = { $apart ->
        [1] يوم واحد
       *[other] { $apart } من الأيّام
    }
hyena-flee = { $apart ->
        [-1] 🐾 تجاوزتها الضبع: الأمّ آمنة.
        [0] { $days ->
            [1] 🏠 إلى البيت يوم واحد.
           *[other] 🏠 إلى البيت { $days } من الأيّام.
        } { $enough ->
            [0] 🐾 عملات الضبع: { $tabas } من { $need }.
           *[1] 🐾 الصيد قريب!
        }
       *[other] { $soon ->
            [none] 🐾 إلى الضبع { hyena-apart }! وإلى البيت { $days }.
            [100] 🐾 خلفها الضبع: { hyena-apart }، لكنّها تصل إلى البيت في هذا الدور!
           *[other] 🐾 خلفها الضبع: { hyena-apart }! الوصول الآن: { $soon }%، والوقوع بعده: { $danger }%.
        }
    }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-won = {"\u200F"}🥇 فاز { $name } بالسباق: أوّل أمّ في البيت! والآن تخرج الضبع، وتطارد الباقيات بعد أن تشرب عند البئر بعشر عملات.
hyena-eaten = {"\u200F"}💀 أكلت الضبع أمّ { $name }.
hyena-mock-1 = {"\u200F"}💀 يا ويل { $name }! ذهبت الأمّ لغسل الثياب، فلم تُرجع الضبع إلّا الغسيل.
hyena-mock-2 = {"\u200F"}💀 يا { $name }، أتُترك الأمّ وحدها في ساعة الضبع؟ القرية كلّها تضحك.
hyena-mock-3 = {"\u200F"}💀 الضبع تشكر { $name } على العشاء. تقول: قاسية قليلًا، لكنّها لذيذة.
hyena-mock-4 = {"\u200F"}💀 يا { $name }، لا انتظار للعشاء الليلة: أُكل العشاء، ومعه من تطبخه.
hyena-mock-5 = {"\u200F"}💀 بحثت أمّ { $name } عن الطريق فوجدت الضبع. سيغنّي الأطفال عنها!
hyena-mock-6 = {"\u200F"}💀 ولا عملة واحدة يا { $name } لأمّ أسرع! حتى ضفادع البئر تنقّ من الضحك.

## How games end

hyena-eaten-in-all = { $players ->
        [2] {""}
       *[other] {" "}عدد الأمّهات المأكولات: { $gone }.
    }
over-hyena-home = { $outcome ->
        [won] {"\u200F"}عادت أمّك، ثمّ عادت ضبعك.
       *[none] {"\u200F"}عادت أمّ { $winner }، ثمّ عادت ضبعها.
    }{ $gone ->
        [0] {" "}ولم تُؤكل أمّ.
       *[other] { hyena-eaten-in-all }
    }
over-all-home-or-eaten = { $outcome ->
        [won] {"\u200F"}عادت أمّك أوّلًا.
        [lost] {"\u200F"}🏆 عادت أوّلًا أمّ { $winner }.
       *[none] {"\u200F"}عادت أوّلًا أمّ { $winner }.
    }{ $gone ->
        [0] { $players ->
            [2] { $outcome ->
                [lost] {" "}🥈{"\u00A0"}وعادت أمّك قبل الضبع.
               *[other] {" "}🥈{"\u00A0"}وعادت الأخرى قبل الضبع.
            }
           *[other] {" "}وعادت الأخريات قبل الضبع.
        }
       *[other] { hyena-eaten-in-all }
    }

## What a beginner asks (games/hyena/explain.py): the goal, then what paying or keeping would bring.
## The first is a part of others.

hyena-with = { $scores ->
        [taba] بعملة
        [taba-2] بعملة أو بـ 2
        [taba-3] بعملة أو بـ 3
        [taba-6] بعملة أو بـ 6
        [taba-2-3] بعملة أو بـ 2 أو 3
        [taba-2-6] بعملة أو بـ 2 أو 6
        [taba-3-6] بعملة أو بـ 3 أو 6
        [taba-2-3-6] بأيّ رمية
       *[other] بـ { $scores }
    }
hyena-goal = توصيل الأمّ إلى البئر والغسل هناك بأربع عملات والعودة قبل الجميع. وعندها تطارد ضبعك الباقيات.
    .short = الغسل عند البئر والعودة أوّلًا.
began-hyena = {"\u200F"}{ $mark } بالقرعة رمى { $name } أوّلًا، وما ظهر مكتوب في سطره.
hyena-goal-flee = حُسم السباق. والآن على المراتب: إيصال أمّك إلى البيت قبل أن تأكلها الضبع.
    .short = العودة قبل أن تأكلها الضبع.
hyena-goal-hunt = الفوز لك. والآن تذهب ضبعك لتشرب، وفي رجوعها تأكل كلّ أمّ تلحق بها، فتكون الأخيرة.
    .short = ضبعك تطارد الباقيات الآن.
hyena-does-pay = تصل إلى البئر فورًا. يبقى لك { $tabas } من { $need } عملات للغسيل.{ $last ->
        [0] {""}
       *[other] {" "}وينتهي دورك.
    }
    .brief = عند البئر، { $tabas } من { $need }
hyena-does-pay-wash = تصل إلى البئر فورًا، فتغسل وترجع. العملات الباقية: { $tabas }.{ $last ->
        [0] {""}
       *[other] {" "}وينتهي دورك.
    }
    .brief = تغسل، ويبقى { $tabas }
hyena-does-keep = { $scores ->
        [none] تصل برميتين أو أكثر، مع توفير العملات.
       *[other] توصلها أيضًا { $scores } ({ $num } من { $den })، { $wash ->
            [1] { $coin ->
                [0] وتغسل فورًا!
               *[1] وإن بقي يوم دفعته عملة، وتغسل فورًا!
            }
           *[0] { $coin ->
                [0] وتبقى العملات كلّها.
               *[1] وتدفع عملة واحدة على الأكثر.
            }
        }
    }{ $last ->
        [0] {""}
       *[other] {" "}وينتهي دورك.
    }
    .brief = { $scores ->
        [none] رميتان أو أكثر، وتبقى العملات
       *[other] توصلها { $scores }{ $coin ->
            [0] {""}
           *[1] {" "}(بعملة على الأكثر)
        }
    }

## Why something does not happen

hyena-no-part = تُدفع الأيّام الناقصة كلّها مرّة واحدة، أو لا يُدفع شيء: { $days }.
hyena-no-leave = لا تخرج أمّك من القرية قبل أوّل عملة.
hyena-no-pay = العملات لا تكفي لدفع الأيّام الناقصة: { $tabas } من { $days }.
hyena-no-pay-yet = يُعرض الدفع بعد الرمية القادمة.
hyena-no-washing = لا تغادر البئر بعد. عملات غسل الثياب: { $tabas } من { $need }.
hyena-no-hunt = لا تخرج الضبع من القرية بعد. عملات خروجها: { $tabas } من { $need }.
hyena-no-thirst = لا تكمل الضبع قبل أن تشرب. عملات شربها: { $tabas } من { $need }.

## What a throw may bring, and how likely it is

hyena-odds-first = { hyena-with }: أوّل من تعود، والفوز (الرمية التالية: { $num } من { $den }).
hyena-odds-home = { hyena-with }: عودة إلى البيت سالمة (الرمية التالية: { $num } من { $den }).
hyena-odds-eat = { hyena-with }: الضبع تأكل (الرمية التالية: { $num } من { $den }).
hyena-odds-over = { hyena-with }: تعود الضبع إلى بيتها (الرمية التالية: { $num } من { $den }).
hyena-odds-free = { hyena-with }: يمكنها الخروج (الرمية التالية: { $num } من { $den }).
hyena-odds-well = { hyena-with }: إلى البئر (الرمية التالية: { $num } من { $den }).
hyena-odds-wash = { hyena-with }: غسيل ورجوع (الرمية التالية: { $num } من { $den }).
hyena-odds-leaves = { hyena-with }: يمكن للضبع الخروج (الرمية التالية: { $num } من { $den }).
hyena-odds-thirst = { hyena-with }: تصل الضبع إلى البئر (الرمية التالية: { $num } من { $den }).
hyena-odds-drink = { hyena-with }: تشرب الضبع ويبدأ الصيد (الرمية التالية: { $num } من { $den }).
hyena-odds-pay = { hyena-with }: ثمّ يمكن الدفع{ $scores ->
        [taba-2-3-6] .
       *[other] {" "}(الرمية التالية: { $num } من { $den }).
    }
hyena-odds-coin = { hyena-with }: واحدة أخرى في حسابك (الرمية التالية: { $num } من { $den }).
hyena-odds-kept = { hyena-with }: تُحفظ لطريق العودة (الرمية التالية: { $num } من { $den }).
hyena-odds-lost = { hyena-with }: تضيع (الرمية التالية: { $num } من { $den }).
hyena-odds-turn = { $also ->
        [0] { hyena-with }: ينتهي دورك (الرمية التالية: { $num } من { $den }).
       *[other] 2 تُنهي دورك أيضًا.
    }

## Lessons: what happens for the first time (games/hyena/lessons.py)

hyena-lesson-chips = البيض: واحدة عملة، واثنتان أو ثلاث أيّام بعددها، ولا شيء 6 أيّام.
hyena-lesson-taba = العملة لا تحرّك أحدًا، لكنّها تُحفظ: ثمن الغسيل عند البئر { $count }.
hyena-lesson-price = قرب البئر خيار واحد: دفع عملة عن كلّ يوم، أو حفظها للغسيل.
hyena-lesson-again = لا ينهي الدور إلّا 2. وقرب البئر ينتظرك خيار.
hyena-lesson-turn = تُستعمل 2 ثمّ يرمي اللاعب التالي.
hyena-lesson-waiting = لا تخرج الأمّ من القرية بلا عملة، وتضيع الرميات الأخرى.
hyena-lesson-free = أوّل عملة تفتح الطريق: ومن الرمية القادمة تمشي الأمّ.
hyena-lesson-walk = كلّ حفرة مسيرة يوم. تمشي الأمّ 2 أو 3 أو 6. والأيّام حتى البئر { $days }.
hyena-lesson-exact = يجب بلوغ البئر بالعدد تمامًا: الرمية التي تتجاوزها تضيع.
hyena-lesson-pay = كلّ يوم ناقص بعملة، فإذا دُفعت كلّها وصلت إلى البئر.
hyena-lesson-keep = العملات المحفوظة لا تضيع: ثمن الغسيل عند البئر { $count }.
hyena-lesson-last-day = كلّ رمية أطول من اليوم الأخير: يُدفع عنه بعملات عددها { $count }.
hyena-lesson-well = عند البئر 🌊 تغسل الأمّ ثمّ ترجع. عملات الغسيل: { $count }.
hyena-lesson-kept = عند البئر تُجمع الرميات في الجرّة 🏺، وتسير بها كلّها حين تغادر.
hyena-lesson-wash = حين تكتمل العملات ({ $count }) تغسل وترجع بكلّ ما حُفظ.
hyena-lesson-back = طريق العودة هو نفسه، ولا يلزم بلوغ القرية بالعدد تمامًا.
hyena-lesson-first = أوّل أمّ تعود تفوز. ورمياتها من الآن للضبع، وهي تطارد الباقيات: ومن تُؤكل فهي الأخيرة.
hyena-lesson-home = من عادت إلى البيت فهي آمنة، ولا رمي لها بعد ذلك.
hyena-lesson-leaving = تخرج الضبع بعملات عددها { $count }، وقبلها تضيع رمياتها.
hyena-lesson-loose = الضبع طليقة، ولا تؤذي أحدًا قبل أن تشرب من البئر.
hyena-lesson-past = مرّت الضبع بأمّ: فهي لا تؤذي أحدًا قبل أن تشرب من البئر.
hyena-lesson-double = تسير الضبع ضعف الرمية: 4 و6 و12.
hyena-lesson-stops = تقف الضبع عند البئر، وتشرب بعملات عددها { $count } قبل أن ترجع.
hyena-lesson-thirst = تنتظر الضبع عند البئر حتى تشرب بعملات عددها { $count }، وتضيع الرميات الأخرى.
hyena-lesson-drink = شربت الضبع بعملات عددها { $count }: وفي رجوعها تأكل كلّ أمّ تبلغها أو تمرّ بها.
hyena-lesson-eat = من أُكلت أمّه خرج من اللعب، وسخر منه الآخرون.
hyena-lesson-safe = الأمّهات عند البئر وفي القرية آمنات من الضبع.
hyena-lesson-over = تنتهي المباراة حين تعود الضبع، أو حين لا تبقى أمّ أخرى في الطريق.

## Why the BOT played so, behind its action in the log

hyena-why-wash = الباقي يكفي الغسيل
hyena-why-pay = تصل إلى البئر في الحال، وهناك لا تضيع رمية
hyena-why-now = تصل إلى البئر في الحال
hyena-why-keep = وإلّا بقي للغسيل { $tabas } من { $need }

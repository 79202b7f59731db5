### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = الضبع
game-hyena-line = من اثنين إلى ستّة. سباق سودانيّ صاخب: الأمّهات إلى البئر ثمّ إلى البيت، وأوّل من تعود تُطلق الضبع على الباقيات.
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

## Hyena's words, as Seega's. What came of a throw is one message. The first three are parts.

hyena-place = { $place ->
        [0] {""}
        [1] ، أوّل من عادت: أُطلقت الضبع
       *[other] ، عادت إلى البيت: المركز { $place }
    }
    .said = { $place ->
        [0] {""}
        [1] {" "}هي أوّل من عادت إلى البيت: الفوز لك، والضبع لك!
       *[other] {" "}عادت إلى البيت سالمة: المركز { $place }.
    }
hyena-loose = { $hyena ->
        [waits] ، وتنتظر طابتين
        [leaves] ، وتخرج بطابتين
       *[none] {""}
    }
    .said = { $hyena ->
        [waits] {" "}تخرج من القرية بطابتين.
        [leaves] {" "}دُفعت طابتان، فتخرج بالرمية القادمة.
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
hyena-taba = طابة{ $then ->
        [free] ، ويمكن للأمّ الخروج
        [well] : دُفع اليوم الأخير، البئر
        [wash] : دُفعت أربع، رجوعًا{ $points ->
            [0] {""}
           *[other] {" "}بـ{ $points } إلى { $to }
        }
        [leaves] : دُفعت طابتان، ويمكن للضبع الخروج
        [drink] : دُفعت عشر، وشربت الضبع
       *[none] {""}
    }{ hyena-place }
    .button = طابة
    .said = { $then ->
        [free] طابة. في حسابك: { $tabas }. يمكن لأمّك الخروج من القرية بالرمية القادمة.
        [well] طابة: دُفع بها اليوم الأخير، وهي عند البئر.
        [wash] طابة: دُفعت أربع عند البئر، وترجع{ $points ->
            [0] .
           *[other] {" "}في الحال بالنقاط المحفوظة { $points } إلى { $to }.
        }
        [leaves] طابة: دُفعت طابتان، وتخرج الضبع بالرمية القادمة.
        [drink] طابة: دُفعت عشر، وشربت الضبع وبدأ الصيد!
       *[none] طابة. في حسابك: { $tabas }.
    }{ hyena-place.said }
hyena-move = {"\u2066"}{ $score }{"\u2069"}: {"\u2066"}{ $from }→{ $to }{"\u2069"}{ $then ->
        [well] ، البئر
        [wash] ، البئر، وتمّ الغسيل
        [paid] ، دُفعت طابة، البئر
        [paid-wash] ، دُفعت طابة، البئر، وتمّ الغسيل
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .button = {"\u2066"}{ $score }{"\u2069"}: {"\u2066"}{ $from } → { $to }{"\u2069"}
    .said = {"\u2066"}{ $score }{"\u2069"}: {"\u2066"}{ $from } → { $to }{"\u2069"}.{ $then ->
        [well] {" "}هي عند البئر: أربع طابات للغسيل وطريق العودة.
        [wash] {" "}هي عند البئر، ودُفعت أربع طابات: حان الرجوع.
        [paid] {" "}دُفعت طابة عن اليوم الأخير: هي عند البئر.
        [paid-wash] {" "}دُفع اليوم الأخير والغسيل: حان الرجوع.
       *[none] {""}
    }{ hyena-place.said }{ hyena-loose.said }
hyena-points = {"\u2066"}{ $score }{"\u2069"}: محفوظة ({ $points })
    .button = {"\u2066"}{ $score }{"\u2069"}: محفوظة
    .said = {"\u2066"}{ $score }{"\u2069"}: تُحفظ حتى تغادر البئر. النقاط المحفوظة: { $points }.
hyena-run = {"\u2066"}{ $score }{"\u2069"}: 🐾 {"\u2066"}{ $from }→{ $to }{"\u2069"}{ $then ->
        [well] ، عطشى
        [drink] ، تشرب بعشر
        [home] ، في بيتها
       *[none] {""}
    }{ hyena-meal }
    .button = {"\u2066"}{ $score }{"\u2069"}: 🐾 {"\u2066"}{ $from } → { $to }{"\u2069"}
    .said = {"\u2066"}{ $score }{"\u2069"}: الضبع {"\u2066"}{ $from } → { $to }{"\u2069"}.{ $then ->
        [well] {" "}تقف عند البئر عطشى: عشر طابات.
        [drink] {" "}دُفعت عشر طابات: شربت وبدأ الصيد!
        [home] {" "}عادت إلى بيتها.
       *[none] {""}
    }{ hyena-meal.said }
hyena-lost = {"\u2066"}{ $score }{"\u2069"}: ضاعت، { $why ->
        [village] لا طابة بعد
        [beyond] أيّام حتى البئر: { $count }
        [leaving] طابات ناقصة: { $count }
       *[thirst] عطشى، طابات ناقصة: { $count }
    }
    .button = {"\u2066"}{ $score }{"\u2069"}: ضاعت
    .said = {"\u2066"}{ $score }{"\u2069"}: ضاعت. { $why ->
        [village] لا تخرج أمّك من القرية إلّا بعد طابة.
        [beyond] يجب بلوغ البئر بالعدد تمامًا. الأيّام الناقصة: { $count }.
        [leaving] لا يمكن للضبع الخروج بعد. الطابات الناقصة: { $count }.
       *[thirst] لم تشرب الضبع بعد. الطابات الناقصة: { $count }.
    }
hyena-pay = دفع { $days }: البئر{ $then ->
        [wash] ، وتمّ الغسيل
       *[well] {""}
    }
    .button = 💧 دفع { $days }: إلى البئر
    .said = دُفع: { $days }. { $then ->
        [wash] هي عند البئر، وتمّ الغسيل، وحان الرجوع.
       *[well] هي عند البئر.
    } الطابات الباقية: { $tabas }.
hyena-keep = حفظ الطابات
    .button = ✋ حفظ الطابات ({ $tabas })
    .said = الطابات المحفوظة: { $tabas }. الأيّام حتى البئر: { $days }.
hyena-mother = { $where ->
        [waits] تنتظر طابة
        [village] يمكنها الخروج
        [out] ذهابًا، يوم { $day }
        [well] البئر
        [paid] تمّ الغسيل
        [back] رجوعًا، يوم { $day }
        [home] في البيت
       *[eaten] 💀 مأكولة
    } · طابات{"\u00A0"}{ $tabas }{ $points ->
        [0] {""}
       *[other] {" "}· محفوظ{"\u00A0"}{ $points }
    }{ $place ->
        [0] {""}
       *[other] {" "}· المركز{"\u00A0"}{ $place }
    }
    .short = { $where ->
        [well] 💧
        [paid] 💧
        [back] ↩{ $day }
        [home] 🏠
        [eaten] 💀
       *[out] { $day }
    }
hyena-hunter = 🏠 🐾 { $where ->
        [waits] تنتظر طابتين
        [village] يمكنها الخروج
        [out] ذهابًا، يوم { $day }
        [well] عطشى عند البئر
        [paid] عند البئر، شربت
        [back] صيد، يوم { $day }
       *[home] في بيتها
    } · طابات{"\u00A0"}{ $tabas }
    .short = 🏠

## What else is to be known before acting

hyena-first-taba = 🏠 تخرج أمّك بعد أوّل طابة.
hyena-near = 🎯 الأيّام حتى البئر: { $days }{ $enough ->
        [1] . طاباتك تكفي للدفع، ويُعرض ذلك بعد الرمية القادمة.
       *[0] ، والرمية التي تتجاوزها تضيع. أو طابات بعددها (الآن { $tabas }).
    }
hyena-may-pay = 💧 الأيّام حتى البئر: { $days }، الطابات: { $tabas }. هل تُدفع أم تُحفظ؟{ $last ->
        [1] {" "}وبعدها ينتهي الدور.
       *[0] {""}
    }
hyena-washing = 🫧 الطابات الناقصة لطريق العودة: { $count }
hyena-leaving = 🐾 الطابات الناقصة لخروج الضبع: { $count }
hyena-thirst = 🐾 الضبع عطشى. الطابات الناقصة: { $count }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-eaten = {"\u200F"}💀 أكلت الضبع أمّ { $name }.
hyena-mock-1 = {"\u200F"}💀 يا ويل { $name }! ذهبت الأمّ لغسل الثياب، فلم تُرجع الضبع إلّا الغسيل.
hyena-mock-2 = {"\u200F"}💀 يا { $name }، أتُترك الأمّ وحدها في ساعة الضبع؟ القرية كلّها تضحك.
hyena-mock-3 = {"\u200F"}💀 الضبع تشكر { $name } على العشاء. تقول: قاسية قليلًا، لكنّها نظيفة جدًّا.
hyena-mock-4 = {"\u200F"}💀 يا { $name }، لا انتظار للعشاء الليلة: أُكل العشاء، ومعه من تطبخه.
hyena-mock-5 = {"\u200F"}💀 كلّ الأمّهات وجدن طريق البيت، إلّا أمّ { $name } فقد وجدت الضبع. سيغنّي الأطفال عنها!
hyena-mock-6 = {"\u200F"}💀 كلّ هذه الطابات يا { $name }، ولا واحدة لأمّ أسرع! حتى ضفادع البئر تنقّ من الضحك.

## How games end

over-hyena-home = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>: عادت الأمّ أوّلًا، والآن عادت الضبع أيضًا.
over-all-home-or-eaten = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>: عادت الأمّ أوّلًا، وسائر الأمّهات في البيوت أو مأكولات.

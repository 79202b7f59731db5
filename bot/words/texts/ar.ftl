### كلمات جحوتي كلّها بالعربية: الرسائل نفسها والمعطيات نفسها كما في en.ftl.
### جنس من يلعب مجهول، فالصياغة محايدة (مصادر ومبنيّ للمجهول). U+2066 … U+2069 يحفظان
### اتّجاه النقلات والأوامر من اليسار إلى اليمين، وU+200F يجعل السطر عربيّ الاتّجاه.

## Read aloud: what signs are called where a screen reader speaks

aloud-comma = ،
aloud-to = إلى
aloud-swaps = يتبادل المكان مع
aloud-takes = يأخذ
aloud-hit = ضربة
aloud-water = إلى الماء
aloud-throws = رمية
aloud-one-throw = ورمية أخرى
aloud-extra = رميات مكسوبة:
aloud-of = من
aloud-by = في
aloud-times = عدد المرّات: { $count }
aloud-previous = السابقة، صفحة
aloud-next = التالية، صفحة
aloud-to-first = إلى البداية
aloud-to-before = خطوة إلى الوراء
aloud-to-next = خطوة إلى الأمام
aloud-to-last = إلى النهاية
aloud-triangle = مثلث
aloud-star = نجمة
aloud-ring = حلقة
aloud-ankh = عنخ
aloud-moon = هلال
aloud-waves = أمواج
aloud-hyena = الضبع
aloud-about = نحو
aloud-plus-minus = زائد أو ناقص
aloud-number = رقم
aloud-mistake = خطأ
aloud-chosen = مختار:
aloud-changed = مغيّر:
aloud-by-itself = دون ضغطة:
key-stone = { $square }{ $takes ->
        [1] ، يمكنه أن يأخذ
       *[0] {""}
    }
key-other-stone = حجر آخر غير { $square }

## How boards look, or are read

key-settings-look = 👓 الألواح
key-settings-group-look = 👓 ألواحها
set-theme = ألوان الألواح: <b>{ $value }</b>
about-set-theme = ما ألوان الألواح؟
set-theme-papyrus = البردي
set-theme-contrast = تباين عالٍ
set-theme-dark = داكنة
key-set-theme-papyrus = 🏺 البردي
key-set-theme-contrast = 🔳 تباين
key-set-theme-dark = 🌙 داكن
said-set-theme-papyrus = من الآن تكون الألواح بألوان البردي.
said-set-theme-contrast = من الآن تكون الألواح عالية التباين.
said-set-theme-dark = من الآن تكون الألواح داكنة.
set-own-side = تُرى سينيت وسيجة: <b>{ $value }</b>
about-set-own-side = 🔄 في سينيت وسيجة، حين يكون دورك ثانيًا.
set-own-side-on = من جهتك
set-own-side-off = من جهة اللاعب الأوّل
key-set-own-side = 🔄 الألواح من جهتي
said-set-own-side-on = من الآن، حين يكون دورك ثانيًا، ترى اللوح من جهتك.
said-set-own-side-off = من الآن ترى كلّ لوح من جهة اللاعب الأوّل.
set-by-ear = الصور والرموز: <b>{ $value }</b>
set-by-ear-on = لا شيء منها، كلّ شيء كلمات تُقرأ بصوت عالٍ
set-by-ear-off = ظاهرة
key-set-by-ear = 👂 كلمات لقارئ الشاشة
said-set-by-ear-on = من الآن يأتي كلّ شيء بالكلمات، دون صور ولا رموز. حين يلعب الآخرون تقول رسالة جديدة ما فعلوه. الأوامر: {"\u2066"}/where{"\u2069"} و{"\u2066"}/score{"\u2069"} و{"\u2066"}/last{"\u2069"}.
said-set-by-ear-off = من الآن تعود الصور إلى الألواح.
standing-score = {"\u200F"}<b>{ $name }</b>، { $side }: { $count }
standing-square = { $square }: { $count ->
        [0] خالٍ
       *[other] { $side }
    }
standing-no-square = لا يوجد مربّع باسم { $square }.
standing-open = لم تبدأ هذه المباراة بعد. حول الطاولة: { $names }.
standing-none = لم تُلعب هنا أيّ مباراة بعد. لبدء واحدة: {"\u2066"}/play{"\u2069"}
command-where = مواقع كلّ شيء: {"\u2066"}/where{"\u2069"} أو {"\u2066"}/where 12{"\u2069"}
command-score = كم تقدّم كلّ طرف
command-last = آخر ما لُعب

## The title and the menu

title = <b>جحوتي</b> · ألعاب النيل القديمة
title-story =
    جحوتي، الذي سمّاه الإغريق تحوت، ابتكر سينيت وربح بها خمسة أيّام جديدة للسنة. تفضّلوا بالجلوس: العصيّ والأحجار والشرائح على الطاولة.

    <i>من إعداد فريق جحوتي</i>
home-first = {"\u200F"}▶️ زرّ <b>{ $play }</b> يبدأ { $game } ضدّ { $level }، أضعف {"\u2066"}BOT{"\u2069"}.
home-how = {"\u200F"}🎯 خمس قطع عبر ثلاثين مربّعًا ثمّ إلى خارج اللوح، قبل {"\u2066"}BOT{"\u2069"}.
home-more = ℹ️ القصّة ونزاهة الرميات
home-play = {"\u200F"}▶️ زرّ <b>{ $play }</b> يبدأ: { $what }، ضدّ { $bots }.
home-seal =
    🔒 { $sealed ->
        [lot] قرعة نزيهة:
       *[throws] رميات نزيهة:
    } سرّ المباراة التي تبدأ هنا بضغطة واحدة مختوم منذ الآن.
    {"\u2066"}SHA-256:{"\u2069"}
    <code>{ $commitment }</code>
    الضغط على الزرّ يمزج به { $own ->
        [1] كلماتك.
        [2] رقم الضغطة، ولا يراه إلّا الخادم.
       *[0] كلماتك ({"\u2066"}/words{"\u2069"}) أو رقم الضغطة، ولا يراه إلّا الخادم.
    } وفي النهاية أكشف السرّ، والأمر {"\u2066"}/verify{"\u2069"} يعيد حساب { $sealed ->
        [lot] القرعة.
       *[throws] كلّ رمية.
    }
key-play = ▶️ لعب
key-play-new = ▶️ جديدة: { $game }
key-choose = 🎲 لعبة أخرى
key-unfinished = ▶ متابعة: { $game } رقم { $id }
key-unfinished-many = ⏯ مباريات لم تكتمل: { $count }
key-resume-menu = ⏯ متابعة
key-rules = 📜 القواعد
key-settings = ⚙️ الإعدادات
key-close = ✖️ إغلاق القائمة
key-add-group = ➕ إلى مجموعة
key-back = ‹ رجوع
key-menu = 🎲 اختيار لعبة
menu-left = إلى اللقاء! اللوح في الانتظار: {"\u2066"}/start{"\u2069"}
key-bot-novice = 🤖 مبتدئ
key-bot-modest = 🤖 متواضع
key-bot-greedy = 🤖 طمّاع
key-bot-golden = 🤖 معتدل
key-bot-djehuty = 🤖 جحوتي
bot-rated = { $bot }، القوّة { $count } من 4
key-levels = 🔢 مستوى 1–8
key-whom = 🤖 خصوم آخرون …
key-more-ways = المزيد …
more-ways =
    👀 يلعب اثنان من {"\u2066"}BOT{"\u2069"} وأنت تشاهد.
    ❔ كيف يلعب كلّ {"\u2066"}BOT{"\u2069"} وما قوّته.
    ☆ تبقى هذه القواعد في متناول اليد فوق كلّ الألعاب.
    ↗️ رابط يوصل هذه القواعد إلى الآخرين.
more-find = 🔎 لقاء مع من يبحث عن اللعبة نفسها.
more-learn = 🎓 مسائل صغيرة تعلّم اللعبة.
key-bots = ❔ {"\u2066"}BOT{"\u2069"}
    .aloud = كيف هي {"\u2066"}BOT{"\u2069"}
key-new-bots = 🤖 أكثر من {"\u2066"}BOT{"\u2069"}
key-new-group = 👥 شخص من هذه المجموعة
key-new-link = 🔗 دعوة برابط
key-new-phone = 📱 على هذا الهاتف
bot-name = {"\u2067"}BOT ({ $level }){"\u2069"}
bot-level = {"\u2067"}BOT · المستوى { $count }{"\u2069"}
bot-numbered = {"\u2067"}BOT { $count } · { $level }{"\u2069"}
bot-brief = BOT
bot-number = {"\u2066"}BOT { $count }{"\u2069"}
level-novice = مبتدئ
level-modest = متواضع
level-greedy = طمّاع
level-golden = معتدل
level-djehuty = جحوتي
nth-level = المستوى { $count }
strength-easy = سهل
strength-medium = متوسّط
strength-hard = صعب
strength-master = أستاذ
bots-line = <b>{ $level }</b> · { $strength }
    { $way }
bots-why = {"\u200F"}💭 في {"\u2066"}/settings{"\u2069"} يمكن أن يُطلب من {"\u2066"}BOT{"\u2069"} ذكر أسبابه.
levels-how = المستوى 1 يلعب أيّ نقلة. المستوى { $count } هو { $level }. والباقون يلعبون جيّدًا، لكنّهم يخطئون أحيانًا: فيلعبون أيّ نقلة.
levels-line = {"\u200F"}<b>{ $count }</b> · { $strength } · { $points ->
        [0] 0
       *[other] ≈ { $points }
    }
levels-points = الرقم الأخير هو التصنيف بنقاط إيلو: بكم هو أقوى من المستوى 1.
levels-share = كلّ مستوى يفوز بنحو { $share } من 100 مباراة على الذي قبله. والأعلى يفوز بنحو { $most } من 100 على الأدنى.{ $close ->
        [1] {" "}والباقي للحظّ.
       *[other] {""}
    }
levels-rules = قيس حسب: { $rules }.{ $own ->
        [1] {""}
       *[other] {" "}وتختلف الفروق في القواعد الأخرى.
    }
somebody = شخص ما

## Commands

command-start = اللعب حالًا، والقائمة
command-play = اختيار اللعبة والقواعد والخصم
command-day = وضعية اليوم: ما أفضل نقلة؟
command-resume = العودة إلى مباراة لم تكتمل
command-board = عرض اللوح من جديد هنا في الأسفل
command-rules = كيف تُلعب هذه الألعاب
command-resign = الانسحاب من مباراة
command-words = كلمات منك للرميات
command-verify = التحقّق من الرميات
command-me = مبارياتك وتصنيفك وانتصاراتك
command-top = من فاز أكثر في هذه المجموعة
command-luck = حظّك في الرميات
command-throws = كلّ الرميات في كلّ المباريات
command-sealed = أختام كلّ مباريات اليوم وأسرارها
command-name = الاسم الذي أناديك به
command-settings = اللغة وطريقة اللعب
command-privacy = ما أحفظه عنك ولماذا
command-export_me = إرسال كلّ ما أحفظه عنك
command-forget_me = أن أنساك
command-cancel = للمشرفين: إنهاء مباراة
profile = { $games }: ألعاب لوحية قديمة من وادي النيل. للّعب مع الأصدقاء أو في المجموعات أو ضدّ BOT. وكلّ رمية يمكن التحقّق منها.
profile-short = ألعاب النيل اللوحية، مع الأصدقاء أو في المجموعات أو ضدّ BOT: { $games }.

## The board's caption

caption-title = <b>{ $game }</b> · { $rules }{ $numbered ->
        [0] {""}
       *[1] {" "}· رقم { $id }
    }
caption-switches = {"\u200F"}🔸 { $switches }
switches-more = {"\u2066"}+{ $count }{"\u2069"}
caption-brief = {"\u200F"}<b>{ $rules }</b>{ $numbered ->
        [0] {""}
       *[1] {" "}· رقم { $id }
    }
caption-match = {"\u200F"}🏁 سلسلة حتى { $points }، المباراة { $count }: { $standing }
standing-side = { $name } { $count }
throw-off = {"\u200F"}🎲 رمي الافتتاح: { $standing }. { $mark } { $side } من نصيب <b>{ $name }</b>.
throw-off-phone = {"\u200F"}🎲 رمي الافتتاح: { $standing }.
caption-player = {"\u200F"}{ $mark } <b>{ $name }</b>، { $side }: { $pieces }
caption-side = {"\u200F"}{ $mark } <b>{ $side }</b>: { $pieces }
caption-turn = {"\u200F"}{ $mark } { $name }:
caption-who = { $mark } { $name }
caption-tale = {"\u200F"}{ $mark } { $told }
caption-tale-before = {"\u200F"}⏪ وقبل ذلك: { $mark } { $told }
caption-offer-throws = {"\u200F"}<i>مع ⏩ الرمي التلقائيّ تأتي رمياتك وحدها، ولك الاختيار فقط.</i>
tale-more = { $omitted ->
        [before] (قبلها في الدور نفسه: { $plays ->
            [zero] { $plays } نقلة
            [one] نقلة واحدة
            [two] نقلتان
            [few] { $plays } نقلات
            [many] { $plays } نقلة
           *[other] { $plays } نقلة
        }.)
        [between] ثمّ نقلات أخرى.
       *[on] …
    }
tale-moved = نقل البوت { $plays ->
        [zero] { $plays } مرّة
        [one] مرّة
        [two] مرّتين
        [few] { $plays } مرّات
        [many] { $plays } مرّة
       *[other] { $plays } مرّة
    }.
caption-story = {"\u200F"}⏩ منذ اختيارك:
story-none = بلا نقلة
story-you = من جهتك { $told }
story-bot = البوت { $told }
caption-in-signs = {"\u200F"}🔣 بالرموز:
tale-won = {"\u200F"}🥇 فاز البوت، وضبعه قادمة!
tale-won-you = {"\u200F"}🥇 <b>الفوز لك!</b> والدور الآن لضبعك.
tale-walk = {"\u200F"}🏁 { $lead ->
        [more] أنت متقدّم في المجموع بـ { squares-many }.
        [fewer] البوت متقدّم في المجموع بـ { squares-many }.
       *[same] أنتما متعادلان في عدد المربّعات.
    }
squares-many = { $walk ->
        [zero] { $walk } مربّع
        [one] مربّع واحد
        [two] مربّعين
        [few] { $walk } مربّعات
        [many] { $walk } مربّعًا
       *[other] { $walk } مربّع
    }
tale-stuck = لا قطعة تتحرّك.
tale-only = كانت النقلة الوحيدة.
tale-alone = ولُعب عنك، إذ لم يكن أسر غيره: { $told }.
caption-placed = {"\u200F"}{ $mark } { $began ->
        [0] وضع { $name } أحجارًا على { $squares }.
       *[other] بدأ { $name } بالقرعة: { $squares }.
    }
caption-earlier = {"\u200F"}⏪ قبل ذلك:
caption-result = {"\u200F"}📣 { $mark } <b>{ $name }</b>: { $told }
listed = { $first }، { $next }
listed-or = { $first } أو { $next }
listed-and = { $first } و { $next }
decimal = { $gain }
ranking = 🏅 الترتيب:
ranking-place = {"\u200F"}{ $place }.
ranking-short = {"\u200F"}{ $place }. { $mark } { $name }{ $gone ->
        [0] {""}
       *[other] {"\u00A0"}💀
    }
log-more = … و{ $count } قبلها
log-times = { $told } {"\u2066"}×{ $count }{"\u2069"}
log-why = 💭{"\u00A0"}{ $told }
why-equal = مثل غيره
caption-only-move = ⏩ لُعب وحده: { $told }
caption-only-move-of = ⏩ { $mark } لُعب وحده: { $told }
caption-away = {"\u200F"}💤 غبت قليلًا. إن ضُغط زرّ في غيابي، فيُرجى ضغطه مرّة أخرى.
line = 🔧 <i>{ $text }</i>
line-until = 🔧 <i>{ $text }</i> (حتّى { $date })
caption-put-back = {"\u200F"}⏪ أُعدتُ إلى حالتي في { $date }. ما لُعب بعدها ضاع، والرميات من هنا جديدة.
caption-asleep = {"\u200F"}💤 { $name }: مغادرة الطاولة. المباراة نائمة، ويمكن لأيٍّ من الطرفين إيقاظها.
caption-asleep-alone = {"\u200F"}💤 { $name }: مغادرة الطاولة. المباراة نائمة، وتوقظها عودة { $name }.
caption-goal = {"\u200F"}🎯 الهدف: { $told }
caption-lesson = {"\u200F"}💡 <i>{ $told }</i>
caption-event = {"\u200F"}❗ { $told }
caption-reason = {"\u200F"}☝️ { $told }
caption-reasons-more = {"\u200F"}☝️ سبب الباقي: { $told }
caption-way = {"\u200F"}{ $way }: { $told }
caption-odds = {"\u200F"}🎲 { $told }
explain-seal = { $sealed ->
        [lot] لمن يريد أن يتحقّق من نزاهة القرعة:
       *[throws] لمن يريد أن يتحقّق من نزاهة الرميات:
    }
caption-seal =
    🔒 ختم المباراة رقم { $id }:
    {"\u2066"}<code>{ $commitment }</code>{"\u2069"}
caption-moves = 🔏 اللعب: {"\u2066"}<code>{ $digest }</code>{"\u2069"}
brought-press = ✋ ممزوج بها: الضغطة { $id }
brought-sign = {"\u200F"}✋ { $name }: { $told }
brought-words = {"\u200F"}✋ { $name }: { $told } «{ $words }»
caption-secret =
    <blockquote expandable>🔓 { $sealed ->
        [lot] خُتمت القرعة قبل أن يجلس أحد.
       *[throws] خُتمت الرميات قبل أن يجلس أحد.
    }
    الضغط هنا يُظهر السرّ والتحقّق منه.
    الختم:
    <code>{ $commitment }</code>
    السرّ:
    <code>{ $secret }</code>{ $brought }
    للمقارنة: هل هذا هو الختم الذي ظهر قبل الضغطة الأولى؟{ $begun ->
        [1] {" "}وهل 🔏 نفسها في السجلّ؟
       *[0] {""}
    } والباقي يعيد حسابه {"\u2066"}/verify{"\u2069"} هنا، أو {"\u2066"}<code>djehuty verify</code>{"\u2069"} من السجلّ في أيّ مكان.{ $after ->
        [none] {""}
       *[other] {"\u000A"}المباراة التالية مثلها، رقم { $after }، مختومة منذ الآن: <code>{ $aftersealed }</code>
    }</blockquote>
due-lot = { $lot ->
        [0] {""}
        [1] {" "}(البدء بالقرعة)
        [2] {" "}(الدور الثاني بالقرعة)
       *[other] {" "}(الدور رقم { $lot } بالقرعة)
    }
caption-lot = {"\u200F"}🎲 بالقرعة: { $name } { $lot ->
        [1] في البداية.
        [2] في الدور الثاني.
       *[other] في الدور { $lot }.
    }
due-throw-sticks = {"\u200F"}▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] حان رمي العصيّ
       *[other] رمية أخرى
    }
due-throw-dice = {"\u200F"}▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] حان رمي النردين
       *[other] رمية أخرى
    }
due-throw-bone = {"\u200F"}▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] حان رمي الكعب
       *[other] رمية أخرى
    }
due-throw-chips = {"\u200F"}▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] رمي الشرائح
       *[other] رميها ثانية
    }
due-throws-on = {"\u200F"}▶️ { $mark } { $again ->
        [0] ارمِ: 2 تُنهي الدور
       *[other] رمية أخرى: 2 تُنهي الدور
    }
due-first-throw = {"\u200F"}▶️ { $mark } <b>{ $name }</b>{ due-lot }: رميتك الأولى (⏩ والباقي يأتي وحده)
due-throw-to-go-on = {"\u200F"}▶️ { $mark } <b>{ $name }</b>: هل نتابع؟ زرّ الرمي
due-throw-may-win = {"\u200F"}▶️ { $mark } <b>{ $name }</b>: هذه الرمية قد تفوز!
due-soon = {"\u200F"}▶️ { $mark } <b>{ $name }</b>: الرمية التالية تأتي تلقائيًّا بعد لحظة …
due-choose = {"\u200F"}▶️ { $mark } <b>{ $name }</b>: الاختيار
due-choose-with = {"\u200F"}▶️ { $mark } { $told } حان الاختيار.
due-again = {"\u200F"}▶️ { $mark } <b>{ $name }</b>: ✓ مرّة أخرى
due-takes = { $takes ->
    [0] {""}
   *[other] {" "}(⚔ يأسر)
    }
due-stone = {"\u200F"}▶️ { $mark } <b>{ $name }</b>: { $again ->
        [0] حان اختيار حجر
       *[other] يجب أسر حجر آخر
    }{ due-takes }
due-square = {"\u200F"}▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $due ->
        [0] بقي حجر واحد
        [1] حان وضع حجر
       *[other] حان وضع حجرين
    }{ $left ->
    [0] {""}
   *[other] {" "}(بقي { $left })
    }
due-target = {"\u200F"}▶️ { $mark } <b>{ $name }</b>: 👉 { $square } إلى أين؟{ due-takes }
due-bot = {"\u200F"}▶️ { $mark } <b>{ $name }</b> يلعب
due-bot-places = {"\u200F"}▶️ { $mark } <b>{ $name }</b> يضع أحجاره
due-other = {"\u200F"}⏳ { $mark } الدور لـ <b>{ $name }</b>

## Who has won already, while the others play for their places

won-already = {"\u200F"}🥇 { $mark } فاز <b>{ $name }</b>. والضبع قادمة!
won-already-you = {"\u200F"}🥇 <b>الفوز لك!</b> والباقي للتسلية: صيد ضبعك.

## Buttons of a board

key-throw-sticks = 🎲 رمي العصيّ
key-throw-dice = 🎲 رمي النردين
key-throw-bone = 🎲 رمي الكعب
key-throw-chips = 🎲 رمية واحدة
key-throw-on = ⏩ كلّ الرميات
key-throw-for-me = ⏩ رمي تلقائيّ
key-throw-soon = ⏳ رمي تلقائيّ …
key-leave = 🚪 مغادرة
key-down = ⤵️ أسفل
answer-is-down = اللوح أسفل كلّ شيء بالفعل.
key-explain = ❔ شرح
key-explain-close = ‹ رجوع
key-hint = 🧭 نصيحة
advice = 🧭 { $move }. بها تفوز في نحو { $chance } من كلّ 100 مباراة إن أحسنا اللعب{ $alike ->
        [all] . والبقيّة بالجودة نفسها تقريبًا: لا أرى فرقًا واضحًا.
        [won-all] . هنا كلّ اختيار يفوز.
        [won-many] . هنا يكاد كلّ اختيار يفوز.
        [many] . واختيارات كثيرة غيرها بالجودة نفسها تقريبًا.
        [some] . وبالجودة نفسها تقريبًا: { $others }. ولا أرى فرقًا واضحًا.
       *[one] : أكثر بنحو { $gain } من الاختيار التالي.
    }
advice-decided = 🧭 { $move }. حُسمت المباراة: لا اختيار يفوز بها بعد الآن.
advice-exact = 🧭 { $move }. بها تفوز في { $chance } من كلّ 100 مباراة إن لم يُخطئ أحد. وهذا رقم مضبوط.{ $alike ->
        [all] {" "}والبقيّة تخسر أقلّ من عُشر.
        [won-all] {" "}هنا كلّ اختيار يفوز.
        [won-many] {" "}هنا يكاد كلّ اختيار يفوز.
        [many] {" "}واختيارات كثيرة غيرها تخسر أقلّ من عُشر.
        [some] {" "}وأقلّ من عُشر يُخسر مع: { $others }.
       *[one] {" "}والتالية تفوز أقلّ بـ { $gain }.
    }
advice-stones = 🧭 { $move }. { $fate ->
        [won] بها تفوز مهما كان الردّ، بقدر ما أرى.
        [lost] هكذا كنت سألعب، لكنّ كلّ نقلة تخسر، بقدر ما أرى.
       *[open] بحسابي، بعد { turns-many } لك { $stand }{ $alike ->
            [all] . والبقيّة تعطي العدد نفسه من الأحجار.
            [many] . ونقلات كثيرة غيرها تعطي العدد نفسه من الأحجار.
            [some] . والعدد نفسه من الأحجار مع: { $others }.
            [only] . وبأيّ نقلة غيرها تخسر، بقدر ما أرى.
           *[one] . والتالية أقلّ بـ { $less }.
        }
    }
stones-many = { $stones ->
        [zero] { $stones } حجر
        [one] حجر واحد
        [two] حجرين
        [few] { $stones } أحجار
        [many] { $stones } حجرًا
       *[other] { $stones } حجر
    }
turns-many = { $turns ->
        [zero] { $turns } دور
        [one] دور واحد
        [two] دورين
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }
advice-less = { stones-many }
stones-ahead = { $lead ->
        [more] تقدّم بـ { stones-many }
        [fewer] تأخّر بـ { stones-many }
       *[same] تعادل في الأحجار
    }
advice-place = 🧭 { $told }
    هذا تخمين من طرق كثيرة لملء الرقعة، وقد تكون مربّعات أخرى بمثل جودته.
advice-each = 💭 وهذا في كلّ اختيار: { $told }.
advice-solved = 🧭 { $move }. { $fate ->
        [won] بها المباراة لك إن لم تُخطئ
        [lost] المباراة خاسرة إن لم يُخطئ الطرف الآخر
       *[drawn] بها تعادل إن لم يُخطئ أحد
    }. وهذا مضبوط.{ $alike ->
        [all] {" "}وكلّ اختيار يؤدّي إلى النتيجة نفسها.
        [many] {" "}واختيارات كثيرة غيرها تؤدّي إلى النتيجة نفسها.
        [some] {" "}والنتيجة نفسها مع: { $others }.
       *[one] {""}
    }
explain-part = {"\u2066"}{ $page }/{ $pages }{"\u2069"} · ضغطة أخرى للمزيد
explain-each = ▫️ وفي كلّ حال: { $told }
explain-choose = ▫️ يُختار حجر أوّلًا ثمّ يُضغط ❔ ثانيةً: عندئذ يُشرح كلّ من نقلاته.
explain-throw = ▫️ الرمية أوّلًا: لا اختيار قبلها.
explain-place = ▫️ يوضع الحجر على أيّ مربّع فارغ، واسمه على زرّه.
key-resume = ▶️ متابعة
key-join-as = انضمام بـ{ $emblem }
key-join-again = 🔁 انضمام من جديد
key-begin = ▶️ بدء
key-begin-as = ▶️ بدء بـ{ $emblem }
key-decline = ✖️ رفض
key-withdraw = ✖️ سحب الدعوة
key-not-now = ✖️ إلغاء المباراة
key-share = ✉️ إرسال الدعوة
key-rematch = 🔁 مباراة ثانية
key-stronger = ⬆️ خصم أقوى
key-easier = ⬇️ خصم أسهل
key-games = 🎲 الألعاب
key-next-game = ▶️ التالية
key-record = 📄 السجلّ
share-words = هيّا نلعب معًا لعبة من ألعاب النيل!

## Choosing what to play

choose-game = <b>ماذا نلعب؟</b>
choose-page = <b>{ $game }</b>: بأيّ القواعد؟
choose-line = <b>{ $game }</b>: { $character }
choose-line-source = { $best ->
        [1] ✨{" "}
       *[0] {""}
    }<b>{ $rules }</b>{ $best ->
        [1] {" "}(ننصح بها)
       *[0] {""}
    }: { $character }
    <i>({ $source })</i>
choose-title = <b>{ $game }</b> · { $rules }
choose-whom = { $private ->
        [1] ضدّ من؟ الأضعف أوّلًا.
        [2] ضدّ من؟ هنا 1★ ضعيف و4★ قويّ.
       *[0] مع من؟
    }
choose-source = {"\u200F"}<i>{ $source }</i>
choose-switches = 🔸 { $switches }
choose-own = 🎚 { $switches }
choose-starred = { $mark } { $game } · { $rules }
choose-last = ↻ آخر مباراة: { $game } · { $rules }
match-name = سلسلة
choose-match = 🏁 { $points ->
        [0] مباراة واحدة، أو سلسلة حتى النتيجة المختارة.
       *[other] سلسلة مباريات حتى النتيجة { $points }.
    }
card-players = {"\u200F"}👥 { $players }:
card-length = { $long ->
        [0] {"\u200F"}⏱
       *[1] ⏳ طويلة جدًّا:
    } الدقائق ≈ { $minutes }{ $points ->
        [0] {""}
       *[other] {" "}للمباراة الواحدة
    } · ضغطات كلّ لاعب ≈ { $presses }
card-taps = {"\u200F"}⏱ ضغطات كلّ لاعب ≈ { $presses }
card-choice = 🧠 { $chosen ->
        [0] الرميات تحسم كلّ شيء تقريبًا
       *[1] اختيار حقيقيّ في نحو { $share }% من النقلات: ≈ { $chosen } في المباراة
    }
card-first = ⚖️ { $even ->
        [1] الفرص متقاربة أيًّا كان مَن يبدأ
       *[0] مَن يبدأ يفوز في {"\u2066"}{ $share } ± { $error }%{"\u2069"} من المباريات
    }{ $drawn ->
        [0] {""}
       *[other] {" "}(التعادل ≈ { $drawn }%)
    }
card-part = <i>{ $switches ->
        [none] قيس بلا تغيير في الخيارات
       *[other] قيس مع: { $switches }
    }</i>
choose-bots = {"\u200F"}🤖 {"\u2066"}BOT{"\u2069"}: { $bots }
choose-bots-of = { $count }★ { $names } ({ $strength })
    .aloud = { $count }: { $names } ({ $strength })
choose-share = يُرسَل هذا الرابط إلى أيّ شخص، أو تُكتب حيث أكون: {"\u2066"}<code>{ $command }</code>{"\u2069"}
key-change = 🎚 تنويعات
switches-word = الخيارات
key-star = ☆ مفضّلة
key-starred = ★ مفضّلة
key-pass-on = ↗️ مشاركة
key-one-game = مباراة واحدة
key-match = 🏁 سلسلة حتى { $points }
key-reset = ↺ إعادة الضبط
key-done = ✓ تمّ
key-share-send = ✉️ إرسال الرابط
key-share-group = 👥 إلى مجموعة
key-go-on = ▶️ { $rules }
key-example = 📜 مثال
key-play-these = ▶️ اللعب بهذه القواعد
key-play-with = ▶️ اللعب بهذا الخيار
share-combination = هيّا نلعب معًا: { $rules }
toggle-title = <b>{ $rules }</b>: الخيارات (تنويعات القواعد){ $pages ->
        [1] {""}
       *[other] ، { $page }/{ $pages }
    }
toggle-line = { $sign }<b>{ $switch }: { $value }</b>
    { $explained }
toggle-none = <i>لم يتغيّر شيء بعد. الضغط على خيار يعرض معناه وقيمه.</i>
toggle-changed = <i>تغيّر: { $switches }</i>
own-title = <b>{ $game }</b> · { $rules }. المختلف هنا:
said-starred = صارت من مفضّلات هذه المحادثة: تظهر أوّلًا عند اللعب.
said-unstarred = لم تعد مفضّلة.
answer-stars-full = عدد المفضّلات في هذه المحادثة { $most }. يجب رفع النجمة عن إحداها أوّلًا.
answer-contradicts = «{ $switch }: { $value }» لا يتّفق مع: { $others }.
answer-old-rules = لا أعرف هذه القواعد، أو لم أعد أعرفها. لعرض الموجود: {"\u2066"}/play{"\u2069"}
spoken-read-as = «{ $word }» قُرئت بمعنى { $name }.
spoken-unknown = لا أعرف «{ $word }».
spoken-like = لا أعرف «{ $word }». لعلّ المقصود: { $names }؟
spoken-elsewhere = ليس «{ $word }» من خيارات { $rules }، بل من خيارات: { $names }.
spoken-rest = كلمات أخرى لم أفهمها: { $count }
spoken-games = الألعاب: { $names }.
spoken-sets = القواعد: { $names }.
spoken-switches = خيارات { $rules }: { $names }.
rules-nothing = لا لعبة ولا قواعد ولا خيار باسم «{ $word }». هذه هي الألعاب:
spoken-many = كلمات كثيرة: توقّفت عند «{ $word }».
spoken-ambiguous = «{ $word }» قد تعني: { $names }. أيّها؟
spoken-value = «{ $word }»: لا توجد هذه القيمة. الموجود: { $names }.
spoken-bare = «{ $word }» تحتاج إلى قيمة: { $names }.
spoken-twice = «{ $word }» تناقض ما قبلها: { $names }.
spoken-rules = «{ $word }»: ذُكر قبلها { $names }. واحد فقط من فضلك.
spoken-code = «{ $word }»: لا يوجد هذا الرمز، أو لم يعد موجودًا.
spoken-contradiction = «{ $word }» لا تتّفق مع: { $names }.

## Invitations

invite-bot = {"\u200F"}<b>{ $name }</b> ضدّ { $bot }.
invite-group = {"\u200F"}دعوة من <b>{ $name }</b> إلى أيّ شخص في هذه المجموعة. أيّ علامة لك؟
invite-link = {"\u200F"}دعوة من <b>{ $name }</b> إلى صديق. يُرسَل هذا الرابط إلى شخص واحد، فتُفتح المباراة في محادثته الخاصّة. وهو صالح سبعة أيّام.
invite-phone = {"\u200F"}<b>{ $name }</b>، معًا على هذا الهاتف: يُمرَّر من يد إلى يد. واللون بجانب الاسم يدلّ على صاحب الدور.
invite-rematch = {"\u200F"}طلب مباراة ثانية من <b>{ $name }</b> إلى <b>{ $guest }</b>.
invite-guest = {"\u200F"}دعوة إلى اللعب من <b>{ $name }</b>. أيّ علامة لك؟
invite-sign = ✋ علامتك تظهر بجانب اسمك، ولها دور في { $sealed ->
        [lot] تحديد من يبدأ.
       *[throws] كلّ رمية.
    }
invite-long = ⏳ ستكون المباراة طويلة جدًّا. عدد الضغطات لكلّ لاعب نحو { $presses }.
invite-lot = القرعة تقرّر من يبدأ.
invite-throw-off = يرمي الطرفان بالتناوب: من يرمِ أوّل { $score } فله { $side }.
invite-match = {"\u200F"}🏁 سلسلة مباريات حتى { $points }.
invite-next = {"\u200F"}طلب مواصلة السلسلة من <b>{ $name }</b> إلى <b>{ $guest }</b>.
invite-hands = تتبادل الأيدي القطع: { $mark } { $side } من نصيب <b>{ $name }</b> ويبدأ اللعب.
invite-hands-phone = تتبادل الأيدي القطع: لكلٍّ منكما قطع الآخر.
sign-eye = عين
sign-scarab = جعران
sign-feather = ريشة
sign-sun = شمس
sign-cat = قطّة
sign-boat = قارب
sign-cobra = كوبرا
sign-falcon = صقر
invite-seal =
    🔒 { $sealed ->
        [lot] سرّ القرعة مختوم منذ الآن.
       *[throws] سرّ الرميات كلّها مختوم منذ الآن.
    }
    الختم، وهو {"\u2066"}SHA-256{"\u2069"} السرّ:
    <code>{ $commitment }</code>{ $brought }{ $own ->
        [1] {"\u000A"}✍️ ويمكن إضافة كلمات منك: بالردّ «كلمات: …»، { $most } حرفًا على الأكثر.
       *[0] {""}
    }

## How games end

race-left = { $outcome ->
        [won] {"\u200F"}وبقيت لخصمك { $lacking ->
            [zero] { $lacking } قطعة.
            [one] قطعة واحدة.
            [two] قطعتان.
            [few] { $lacking } قطع.
            [many] { $lacking } قطعة.
           *[other] { $lacking } قطعة.
        }
        [lost] {"\u200F"}ولم تبقَ لك إلّا { $lacking ->
            [zero] { $lacking } قطعة.
            [one] قطعة واحدة.
            [two] قطعتان.
            [few] { $lacking } قطع.
            [many] { $lacking } قطعة.
           *[other] { $lacking } قطعة.
        }
       *[none] {"\u200F"}وبقيت للخاسر { $lacking ->
            [zero] { $lacking } قطعة.
            [one] قطعة واحدة.
            [two] قطعتان.
            [few] { $lacking } قطع.
            [many] { $lacking } قطعة.
           *[other] { $lacking } قطعة.
        }
    }
race-off = { $outcome ->
        [won] {"\u200F"}خرجت قطعك كلّها من اللوح.
        [lost] {"\u200F"}خرجت قطع خصمك كلّها من اللوح.
       *[none] {"\u200F"}خرجت قطع الفائز كلّها من اللوح.
    }
race-home = { $outcome ->
        [won] {"\u200F"}وصلت قطعك كلّها إلى بيوتها.
        [lost] {"\u200F"}وصلت قطع خصمك كلّها إلى بيوتها.
       *[none] {"\u200F"}وصلت قطع الفائز كلّها إلى بيوتها.
    }
over-quiet = {"\u200F"}مضى زمن طويل ولم يغادر اللوحَ شيء، فحسم العدّ: { $score }.
draw-quiet = {"\u200F"}🤝 تعادل: مضى زمن طويل ولم يغادر اللوحَ شيء، والعدد متساوٍ، { $score }.
over-counted = {"\u200F"}عُدّت الأحجار على اللوح: { $score }.
draw-counted = {"\u200F"}🤝 تعادل: عُدّت الأحجار على اللوح فتساوت، { $score }.
over-resigned = {"\u200F"}انسحاب { $loser }.
over-resigned-points = {"\u200F"}{ $score }: انسحاب { $loser }.
ended-won = {"\u200F"}🏆 { $mark } <b>لقد فزت</b> على { $loser }!
ended-won-many = {"\u200F"}🏆 { $mark } <b>لقد فزت!</b>
ended-lost = {"\u200F"}<b>لقد خسرت.</b> الفوز من نصيب { $mark } <b>{ $name }</b>.
ended-named = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>. والخسارة من نصيب { $loser }.
ended-named-many = {"\u200F"}🏆 { $mark } الفوز من نصيب <b>{ $name }</b>.
ended-gain = { $name } {"\u2066"}{ $rating } ± { $error }{"\u2069"} ({ $change })
    .aloud = { $name }، التصنيف { $old }، والآن { $rating }، وقد يخطئ بمقدار { $error }
ended-gain-brief = { $name } { $change }
    .aloud = { $name }، التصنيف { $old }، والآن { $rating }
ended-gains = {"\u200F"}⚖️ { $told }
ended-gains-many = {"\u200F"}⚖️ التصنيف، حسب المراتب: { $told }
ended-gains-later = {"\u200F"}⚖️ التصنيف: بعد بضع مباريات أخرى
ended-gains-later-others = {"\u200F"}⚖️ تصنيف الآخرين: بعد مباريات أخرى
ended-counts-less = {"\u200F"}⚖️ هذه المباراة { $percent ->
        [0] لا تكاد تُحتسب
       *[other] تُحتسب بنسبة { $percent }٪
    }: بين الاثنين اليوم أكثر من عشر.
unrated-hint = {"\u200F"}⚖️ خارج التصنيف: قُدّمت نصيحة.
unrated-takeback = {"\u200F"}⚖️ خارج التصنيف: تراجُعٌ متأخّر عن اختيار.
unrated-stood-in = {"\u200F"}⚖️ خارج التصنيف: جلس {"\u2066"}BOT{"\u2069"} مكان أحدهم.
unrated-declined = {"\u200F"}⚖️ خارج التصنيف: لم يُرد الجميع ذلك.
unrated-unmeasured = {"\u200F"}⚖️ خارج التصنيف: لم تُقَس قوّة {"\u2066"}BOT{"\u2069"} بهذه القواعد.
caption-turns = {"\u200F"}👣 أدوار الجميع: { $count }
match-won = {"\u200F"}🏆 { $mark } الفوز بالسلسلة من نصيب <b>{ $name }</b>!
score-points = { $won ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $won } نقاط
        [many] { $won } نقطة
       *[other] { $won } نقطة
    }
over-cancelled = ✖️ أُنهيت المباراة بلا نتيجة.
over-broken-off = ✖️ أنهى من يشغّل هذا البوت المباراة دون نتيجة.
over-withdrawn = {"\u200F"}✖️ أُلغيت مباراة { $name }.
over-declined = ✖️ رُفضت الدعوة.
over-expired = {"\u200F"}⌛ مضت سبعة أيّام ولم يقبل أحد دعوة { $name }.

## Answers to presses

said-joined = لك مكان على الطاولة. حظًّا سعيدًا!
said-joined-again = لك مكان على الطاولة، وعلامتك: { $told }. حظًّا سعيدًا!
said-throw-for-me = الرمي التلقائيّ مفعّل ويبقى كذلك: تتمّ رمياتك تلقائيًّا في سينيت وآسيب، والأولى لك. للإيقاف: {"\u2066"}/settings{"\u2069"}، «طريقة لعبي». { $told }
said-below = {"\u200F"}⬇️ الجواب في الأسفل.
said-emblem-first = علامتك أنت أوّلًا: بعد انضمام أيّ شخص يفوت الأوان.
said-again-first = على اللوح الجديد الزرّ 🔁 يعيد علامتك: بعد انضمام أيّ شخص يفوت الأوان.
said-begun = بدأت المباراة. حظًّا سعيدًا!
said-withdrawn = أُلغيت.
said-leave-stops = هذا يوقف المباراة للجميع حتى يتابعها أحد. للمغادرة: ضغطة أخرى.
said-left = اللوح نائم. يعيده الأمر {"\u2066"}/resume{"\u2069"}
said-woken = المباراة مستمرّة.
said-marked = تمّ التحديد. ضغطة أخرى على الموضع نفسه تلعب النقلة.
said-rematch = لوح جديد في الطريق.
said-resigned = تمّ الانسحاب.
said-cancelled = انتهت المباراة.
said-no = حسنًا، لم يتغيّر شيء.
said-set-language = لغتي معك الآن: { $language }.
said-set-chat-language = لغة هذه المحادثة: { $language }.
answer-done = تمّ.
answer-again = سبق أن تمّ ذلك.
answer-acted = تمّ ذلك من قبل.
answer-no-order = الاختيار لك أصلًا.
answer-marked = هذا محدّد أصلًا. يُضغط مرّة أخرى حين يظهر ✓ على اللوح.
answer-stale = تقدّمت المباراة: اللوح الأحدث هو الصحيح.
answer-foreign = لا مكان لك في هذه المباراة. لبدء مباراتك: {"\u2066"}/play{"\u2069"}
answer-not-yours = صبرًا: الدور لغيرك.
answer-bots-turn = {"\u200F"}الدور الآن على {"\u2066"}BOT{"\u2069"}. لحظة من فضلك.
answer-not-offered = هذا غير ممكن الآن.
answer-asleep = المباراة نائمة: يوقظها زرّ «متابعة».
answer-awake = المباراة مستيقظة.
answer-over = انتهت هذه المباراة.
answer-unknown = لا أجد هذه المباراة هنا.
answer-lost = ⏪ ضاعت هذه المباراة: أُعدتُ إلى حالة سابقة لبدايتها. لبدء مباراة جديدة: {"\u2066"}/play{"\u2069"}
answer-put-back = ⏪ هذا اللوح من قبل أن أُعاد إلى حالة سابقة. المباراة مستمرّة على أحدث لوح: {"\u2066"}/board{"\u2069"}
answer-taken = المكانان مشغولان.
answer-own-seat = لك مكان على هذه الطاولة: لا يجلس شخص واحد في المكانين.
answer-reserved = هذا المكان محجوز لشخص آخر.
answer-expired = لم تعد هذه الدعوة مفتوحة.
answer-seal-used = ختم هذه الصفحة مستعمَل من قبل. وهذا ختم جديد: يُرجى الضغط مرّة أخرى.
said-sign = علامتك: { $told }
answer-sign-first = يُرجى اختيار إحدى العلامات تحت اللوح: تظهر بجانب الاسم وتُمزج بالرميات.
answer-brought = هذه علامتك بالفعل.
answer-brought-stands = جلس غيرك بعد دعوتك، فيبقى ما اخترته قبله كما هو: لا يختار أحد بحسب اختيار غيره.
answer-brought-late = اختار غيرك من قبل. صاحب الدعوة يختار قبل الآخرين، فتلعب هذه المرّة بلا علامة ولا كلمات.
answer-brought-words = هذه كلماتك بالفعل.
words-mark = كلمات
words-brought = ✍️ كلماتك: «{ $words }»
words-empty = لا بدّ من حرف واحد أو رمز واحد على الأقلّ.
words-long = { $most } حرفًا على الأكثر.
words-marks = للحرف الواحد علامتان على الأكثر فوقه وتحته. يُرجى إرسال الكلمات بعلامات أقلّ.
words-signs = تُكتب الكلمات في سطر واحد، بلا رموز خفيّة.
words-none = لا دعوة هنا لك فيها مقعد. يمكن الردّ على الدعوة المقصودة. وبعد بدء المباراة لا يُمزج شيء آخر.
words-first = ✋ الختم أوّلًا، ثمّ الكلمات. هذا ختم المباراة التالية. يُرجى إرسال الكلمات مرّة أخرى.
words-which = لك هنا أكثر من دعوة. يمكن الردّ على المقصودة منها.
words-how =
    <b>كلمات منك</b>
    بالردّ على دعوة: «كلمات: …»، أو {"\u2066"}/words{"\u2069"} ثمّ الكلمات، { $most } حرفًا على الأكثر. ومن ليس له مقعد هناك يأخذ مقعدًا بذلك. ويمكن تغييرها حتّى تبدأ المباراة؛ وصاحب الدعوة يأتي بكلماته أوّلًا، ولا يغيّر شيئًا بعد أن يأتي غيره بشيء.
    الفائدة: تُمزج بالقرعة والرميات. كان بوسعي البحث عن سرّ يلائم العلامات الثماني، لا عن سرّ يلائم كلمات لا أعرفها بعد.
    ضدّ BOT: يُكتب {"\u2066"}/words{"\u2069"} ثمّ الكلمات في محادثتنا الخاصّة قبل الضغط على زرّ البدء. وعندئذ لا يُمزج رقم ضغطة. ويراها كلّ من على الطاولة.
answer-not-host = هذا لصاحب الدعوة وحده.
answer-not-open = لم تعد هذه الدعوة مفتوحة.
answer-admins-only = هذا لمشرفي المجموعة وحدهم.
answer-not-your-question = هذا السؤال موجّه إلى شخص آخر.
answer-rematch-open = اللوح الجديد في الانتظار، في الأسفل.
answer-bad-press = لا أعرف هذا الزرّ. لعرض مباراتك: {"\u2066"}/board{"\u2069"}
help =
    ألعب ألعاب النيل اللوحية: السينيت والسيجة والضبع وأسب.
    الأمر {"\u2066"}/play{"\u2069"} يبدأ مباراة، و{"\u2066"}/resume{"\u2069"} يعيد مباراة لم تكتمل.
    الأمر {"\u2066"}/learn{"\u2069"} يعلّم لعبة بدروس قصيرة، و{"\u2066"}/rules{"\u2069"} فيه كلّ القواعد.
    الأمر {"\u2066"}/day{"\u2069"} وضعيّة اليوم.
    الأمر {"\u2066"}/me{"\u2069"} صفحتك، و{"\u2066"}/settings{"\u2069"} لطريقة اللعب.
    الأمر {"\u2066"}/review{"\u2069"} يراجع آخر مباراة، و{"\u2066"}/top{"\u2069"} جدول المجموعة.
command-help = ما أستطيع فعله
hint = ألعب ألعاب النيل اللوحية. الأمر {"\u2066"}/play{"\u2069"} يبدأ مباراة، و{"\u2066"}/resume{"\u2069"} يعيد مباراة لم تكتمل، و{"\u2066"}/rules{"\u2069"} يشرح القواعد.
answer-too-many-games = بدأت مباريات كثيرة دفعة واحدة. تُلعب إحداها أوّلًا، أو تُعاد المحاولة بعد قليل.
answer-try-again = لا أستطيع سؤال تيليغرام الآن. تُرجى المحاولة مرّة أخرى.
answer-rests = لا يسمح لي تيليغرام بعرض شيء آخر هنا مدّة { $wait } تقريبًا. يُرجى الضغط بعد ذلك.
hindered-closed = لا يُسمح لي بالكتابة هنا الآن، فاللوح متوقّف. ما تفعله محفوظ. حين يُسمح لي بالكتابة تكفي ضغطة أخرى.
hindered-topic = الموضوع العامّ مغلق، فاللوح متوقّف. ما تفعله محفوظ، ويعود اللوح حين يُفتح الموضوع.
hindered-refused = يرفض تيليغرام هذا اللوح الآن. ما تفعله محفوظ، وسأحاول من نفسي وعند كلّ ضغطة.
hindered-wait = يسمح لي تيليغرام بعرض اللوح هنا بعد نحو { $wait }. وما تفعله حتّى ذلك الحين محفوظ.
lasting-minutes = { $count } د
lasting-hours = { $count } س
unsent-closed = طلبت منّي شيئًا في «{ $club }»، ولا يُسمح لي بالكتابة هناك. يمكن للمشرفين السماح بذلك. مبارياتك محفوظة، وحين يُسمح لي يعيدها {"\u2066"}/board{"\u2069"} هناك.
unsent-wait = طلبت منّي شيئًا في «{ $club }»، وتيليغرام لا يسمح لي بنشر جديد هناك مدّة { $wait } تقريبًا. الألواح القائمة هناك تعمل، ويمكن الطلب بعد ذلك مرّة أخرى.
wordy-photos = 🖼 <i>لا يُسمح لي بإرسال الصور هنا، فاللوح بالكلمات. حين تسمح أذونات المجموعة بالصور تعود الصورة من نفسها.</i>
wordy-refused = 🖼 <i>لا يقبل تيليغرام صورة هذا اللوح الآن، فهو بالكلمات. وستعود الصورة من نفسها.</i>
wordy-bare = ⌨️ <i>لا يقبل تيليغرام صورة هذا اللوح ولا أزراره الآن. ستعود من نفسها، والأمر {"\u2066"}/board{"\u2069"} يحاول حالًا.</i>
caption-typed = <i>حتّى ذلك الحين تُكتب النقلات، مثلًا: { $command }</i>
caption-moved = 📌 <i>موضوع هذه المباراة مغلق: اللوح هنا حتّى يُفتح.</i>
caption-deleted = 📌 <i>حُذف موضوع هذه المباراة: اللوح هنا الآن. والأمر {"\u2066"}/board{"\u2069"} في موضوع آخر ينقله إليه.</i>
too-much = كان هذا كثيرًا دفعة واحدة. أتابع القراءة بعد ثوانٍ قليلة.
trouble = حدث خطأ من جهتي. لم يضع شيء من مباراتك، فلا بأس بمحاولة أخرى.

## To those who run the bot

admin-trouble = ⚠️ { $what }: لا ينجح ذلك (عدد الأعطال: { $count }، وآخرها: { $why }). سأحاول مجدّدًا بعد قليل، وكلّ ما عدا ذلك يعمل. والتفاصيل في السجلّ.
admin-rival = ⚠️ برنامج آخر يستقبل تحديثات هذا البوت، فتصل إليه بعض الضغطات والرسائل بدلًا منّي. أنا مستمرّ في العمل. أوقفه، أو خذ رمزًا جديدًا من {"\u2066"}@BotFather{"\u2069"} وأعطني إيّاه.
admin-webhook = ⚠️ ضُبط webhook لهذا البوت، فلم يعد تيليغرام يسلّمني شيئًا، وسأتوقّف. بعد حذفه ({"\u2066"}deleteWebhook{"\u2069"}) شغّلني من جديد؛ كلّ المباريات محفوظة.
admin-rival-gone = ✅ لم يعد البرنامج الآخر موجودًا: كلّ شيء يصل إليّ من جديد.
admin-status =
    <b>ما يجري الآن</b>
    الناس: { $people } · المجموعات: { $groups } · المحادثات الخاصّة: { $private }
    المباريات الجارية: { $going } · المؤجّلة: { $asleep } · المنتهية: { $ended } · الدعوات: { $open }
    اليوم (UTC): بدأت { $begun } وانتهت { $finished }
    الرميات والنقلات في الساعة الأخيرة: { $actions }
    ألواح تنتظر العرض: { $waiting } · لا يمكن عرضها: { $parked }
    رسائل تنتظر الإرسال: { $owed } · وُضعت جانبًا: { $letters }
admin-waits = طلب تيليغرام التمهّل في الساعة الأخيرة (429): { $count }
admin-disk = تشغل قاعدة البيانات { $taken } م.ب، والباقي على قرصها { $free } م.ب
admin-backup = آخر نسخة احتياطية: { $ago }
admin-no-backup = { $backups ->
        [on] آخر نسخة احتياطية: لا توجد بعد
        [off] النسخ الاحتياطية: غير مضبوطة ({"\u2066"}BACKUP_DIR{"\u2069"})
       *[elsewhere] النسخ الاحتياطية: تُصنع حيث قاعدة البيانات، لا عندي
    }
admin-troubles = أعطال اليوم الأخير كما رآها هذا الخادم: { $count }
key-admin-troubles = ⚠️ الأعطال
key-admin-again = 🔄 الآن
ago-now = الآن
ago-minutes = قبل { $count } د
ago-hours = قبل { $count } س
ago-days = قبل { $count } ي
troubles-head = <b>أعطال اليوم الأخير</b>، الأحدث أوّلًا
troubles-line = { $ago } · { $what }: { $why } × { $count }
troubles-none = لا شيء، بقدر ما يعلم هذا الخادم.
troubles-letters = <b>ما وُضع جانبًا</b> (<code>djehuty letters</code>)
troubles-letter = { $ago } · { $why } × { $count }
admin-not-you = {"\u2066"}/admin{"\u2069"} لمن يشغّل هذا البوت.
admin-private = أقول ذلك في محادثتنا الخاصّة: يُكتب {"\u2066"}/admin{"\u2069"} هناك.
admin-how =
    <b>بعد {"\u2066"}/admin{"\u2069"} يمكن أن تكتب:</b>
    <code>ban</code> ورقمًا أو جزءًا من اسم (وحدها ردًّا على رسالة)، <code>unban</code> ورقمًا
    <code>leave</code> ورقم مجموعة، <code>end</code> ورقم مباراة
    <code>line</code> ونصًّا أو <code>off</code>، <code>news</code> ونصًّا
    <code>people</code>، <code>banned</code>، <code>chats</code>، <code>games</code>، <code>troubles</code>، <code>log</code>
banned = لم يعد بإمكانك استعمال هذا البوت. هكذا قرّر من يشغّله.
key-admin-people = 👤 الناس
key-admin-banned = 🚫 المحظورون
key-admin-log = 📜 السجلّ
people-head = <b>من جاء مؤخّرًا.</b> الضغط على أحدهم يعرض المزيد.
people-none = لم يأت أحد بهذا الاسم مؤخّرًا. <code>/admin ban</code> يقبل رقم تيليغرام أيضًا، أو الردّ على ما كتبه أحدهم؛ أو أعد توجيه ما كتب إليّ.
people-line = { $name } · <code>{ $user }</code> · { $ago }
person-head = <b>{ $name }</b>
    الرقم في تيليغرام: <code>{ $user }</code> · هنا: {"\u2066"}#{ $id }{"\u2069"}
    مباريات لم تنته: { $count }
person-banned = 🚫 محظور { $ago }.
key-ban = 🚫 حظر
key-unban = ↩️ السماح بالعودة
ban-question = <b>حظر { $name }؟</b>
    حينها تلقى ضغطاته ورسائله جوابًا قصيرًا واحدًا كلّ ساعة، ولا يحدث شيء آخر. ويمكن للآخرين على طاولاته أن يواصلوا بدونه كما لو غادر. ولا يُقال لأحد لماذا.
key-ban-yes = 🚫 نعم، حظر
key-keep-no = لا
banned-head = <b>المحظورون</b>، الأخير أوّلًا. ضغطة واحدة تسمح بالعودة.
banned-none = لا أحد محظور.
kept-banned = تمّ الحظر. يمكن للآخرين على طاولاته أن يواصلوا بدونه.
kept-banned-already = هو محظور من قبل.
kept-unbanned = يمكنه استعمال البوت من جديد. تعود مقاعده إليه عند أوّل ضغطة.
kept-unbanned-already = ليس محظورًا.
kept-nobody = لا يُعرف أحد بهذا الرقم.
kept-hidden = لا يقول تيليغرام من كتب هذا: صاحبه يخفيه. ابحث بين من جاؤوا مؤخّرًا.
kept-keeper = هذا واحد ممّن يشغّلون هذا البوت.
log-head = <b>ما جرى هنا</b>، الأخير أوّلًا
log-none = لم يجرِ شيء هنا بعد.
deed-ban = { $ago } · { $name } حظر { $what }
deed-unban = { $ago } · { $name } سمح بعودة { $what }
deed-end = { $ago } · { $name } أنهى { $what }
deed-leave = { $ago } · أخرجني { $name } من { $what }
deed-line = { $ago } · وضع { $name } سطرًا على كلّ الألواح ({ $what })
deed-line-off = { $ago } · أزال { $name } السطر
deed-news = { $ago } · أرسل { $name } أخبارًا: { $what }
deed-news-stop = { $ago } · أوقف { $name } الأخبار: { $what }
deed-news-on = { $ago } · واصل { $name } الأخبار: { $what }
deed-news-again = { $ago } · أعاد { $name } إرسالها إلى غير المؤكّدين: { $what }
key-admin-news = 📰 الأخبار
news-head = تصل <b>الأخبار</b> إلى من طلبها في إعداداته: { $count }
news-how = تُكتب الأخبار ردًّا على هذه الرسالة، بما لا يزيد عن { $most } حرفًا. تراها أوّلًا، ولا يُرسل شيء قبل ضغطتين. أو يُكتب <code>/admin news</code> ثمّ النصّ.
news-going = في الطريق: وصلت إلى { $sent }، وبقي { $left }؛ تعذّرت مراسلتهم: { $failed }؛ غير مؤكّد: { $unsure }
news-stopped = أُوقفت: وصلت إلى { $sent }، ولم تصل إلى { $left }؛ تعذّرت مراسلتهم: { $failed }؛ غير مؤكّد: { $unsure }
news-done = انتهت: وصلت إلى { $sent }؛ تعذّرت مراسلتهم: { $failed }؛ غير مؤكّد: { $unsure }
news-unsure = غير المؤكّدين هم من كنت أكتب إليهم حين أُوقفت أو انقطعت الشبكة: ربّما قبلها تيليغرام، ولا سبيل إلى معرفة ذلك. لا يُعاد إرسال شيء إليهم من تلقاء نفسه.
key-news-text = ✍️ كتابة أخبار
key-news-send = 📨 إرسال ({ $count })
key-news-yes = 📨 نعم، إرسال ({ $count })
key-news-stop = ⏹ إيقاف
key-news-on = ▶️ مواصلة
key-news-again = 📨 مرّة أخرى لغير المؤكّدين
kept-news-going = تُرسل الأخبار خلف كلّ شيء آخر.
kept-news-stopped = لا تُرسل الأخبار إلى أحد بعد الآن.
kept-news-late = تمّ ذلك من قبل، أو لا شيء يُفعل.
key-admin-line = 🔧 السطر
no-end = بلا نهاية
line-head = <b>سطر للجميع.</b> يقف على كلّ لوح ينتظر وفي أوّل ما يصل إلى الناس، حتّى وقته أو حتّى تزيله.
line-on = الظاهر الآن:
line-draft = كُتب. كم يبقى ظاهرًا؟
line-how = يُكتب السطر ردًّا على هذه الرسالة، بما لا يزيد عن { $most } حرفًا. أو يُكتب <code>/admin line</code> ثمّ النصّ.
key-line-text = ✍️ كتابة سطر
key-line-off = ⏹ إزالة
key-line-open = ▶️ بلا نهاية
kept-line-shown = السطر ظاهر، والألواح تتبع بعد قليل.
kept-line-none = لم يُكتب سطر.
kept-line-off = أُزيل السطر، والألواح تتبع بعد قليل.
kept-line-off-already = لا سطر ظاهرًا.
key-admin-chats = 👥 المجموعات
clubs-head = <b>مجموعات كان فيها أحد مؤخّرًا.</b> لمجموعة أخرى: <code>/admin leave</code> ورقمها.
clubs-none = لا مجموعة معروفة.
clubs-line = { $club } · {"\u2066"}#{ $id }{"\u2069"} · { $ago }
club-page = <b>{ $club }</b>
    هنا: {"\u2066"}#{ $id }{"\u2069"} · في تيليغرام: <code>{ $user }</code>
    مباريات لم تنته: { $count }
key-leave-group = 🚪 المغادرة
leave-question = <b>مغادرة { $club }؟</b>
    لا أقول هناك شيئًا بعدها، وما لم يُرسل يضيع. تبقى مبارياتها محفوظة، وتُستأنف عندما يضيفني أحدهم من جديد.
key-leave-yes = 🚪 نعم، مغادرة
kept-leaving = أغادر هذه المجموعة.
kept-no-group = لا تُعرف مجموعة بهذا الرقم.
key-admin-games = 🎲 المباريات
outside-head = <b>حيث حدث شيء مؤخّرًا.</b> لمباراة أخرى: <code>/admin end</code> ورقمها.
outside-none = لا مباراة جارية.
outside-game = <b>{ $what }</b>
    آخر ما حدث: { $ago }
key-end = ✖️ إنهاء
end-question = <b>إنهاء المباراة رقم { $id }؟</b>
    تنتهي فورًا وإلى الأبد. لا يفوز أحد، وتقول ألواحها إنّ من يشغّل هذا البوت أنهاها.
key-end-yes = ✖️ نعم، إنهاء
kept-ended = انتهت المباراة، وألواحها تقول ذلك.
kept-ended-already = هذه المباراة منتهية من قبل.
kept-no-game = لا توجد مباراة بهذا الرقم.
kept-unreadable = لم تعد قراءة هذه المباراة ممكنة، ولا أحد يستطيع مواصلتها.
trouble-update = الردّ على ما أرسله أحدهم
trouble-reply = إرسال ردّ
trouble-board = عرض لوح
trouble-notice = إرسال تنبيه
trouble-turn = نقلة {"\u2066"}BOT{"\u2069"}
trouble-invitation = إنهاء دعوة
trouble-round = الفحص المعتاد
trouble-task = عمل في الخلفية
trouble-letter = إعادة محاولة رسالة مؤجّلة
trouble-backup = إنشاء نسخة احتياطية

## Lists and questions

resume-none = لا مباراة غير مكتملة هنا. لبدء واحدة: {"\u2066"}/play{"\u2069"}
board-none = لا مباراة غير مكتملة لك هنا. لبدء واحدة: {"\u2066"}/play{"\u2069"}
resume-which = أيّ مباراة أعيد؟
list-done = { $game } ↓
ended-done = { $game }
board-which = أيّ لوح؟
resign-none = لا مباراة لك هنا يمكن الانسحاب منها.
resign-which = من أيّ مباراة الانسحاب؟
resign-confirm = الانسحاب من هذه المباراة؟ { $game }
resign-points = {"\u200F"}{ $score } من نصيب { $name }.
resign-match = {"\u200F"}{ $score } من نصيب { $name }، والسلسلة أيضًا.
resign-done = {"\u200F"}🏳 انسحاب { $who }: { $game }
cancel-private = الأمر {"\u2066"}/cancel{"\u2069"} لمشرفي المجموعات. هنا يمكنك الانسحاب ({"\u2066"}/resign{"\u2069"}) أو ضغط زرّ «مغادرة».
cancel-which = أيّ مباراة تنتهي دون نتيجة؟
cancel-confirm = إنهاء هذه المباراة دون نتيجة؟ { $game }
cancel-done = {"\u200F"}✖️ أنهاها { $who }: { $game }
anonymous = الكلام هنا باسم { $speaker ->
    [channel] قناة
   *[group] المجموعة
} ولا أعرف صاحبه. أمّا الأزرار فتدلّني عليك.
anonymous-alone = الكلام هنا باسم { $speaker ->
    [channel] قناة
   *[group] المجموعة
} ولا أعرف صاحبه. يُكتب لي هذا في محادثتنا الخاصّة.
key-play-on = لا، نواصل اللعب
no-done = ▶️ المباراة مستمرّة: { $game }
key-resign = 🏳 انسحاب
key-resign-yes = 🏳 نعم، انسحاب
key-cancel-yes = ✖️ نعم، إنهاء
label-name = { $who }
label-phone = 📱 { $who }
label-others = { $others } {"\u2066"}+{ $count }{"\u2069"}
label-score = { $others } { $first }–{ $second }
label-mine = أنت { $first }–{ $second } { $others }
label-open = رقم { $id } ✉️ { $game } · { $others }
label-playing = رقم { $id } · { $game } · { $others }
label-asleep = رقم { $id } 💤 { $game } · { $others }
label-over = رقم { $id } 🏁 { $game } · { $others }
label-ended = 🏁 { $game } · { $others }
notice-left = {"\u200F"}💤 { $who }: مغادرة الطاولة. { $other }: مباراتكما نائمة حتى يتابعها أحدكما: الزرّ تحت اللوح، والأمر {"\u2066"}/resume{"\u2069"} يأتي به إلى هنا.
notice-lies = {"\u200F"}💤 لم يحدث شيء في هذه المباراة منذ ثلاثة أشهر. هل تبقى؟ تبقى محفوظة حتى ينهيها أحدكم.
key-keep = 💤 إبقاء
lies-kept = المباراة باقية كما هي.
lies-done = 💤 باقية: { $game }

## What is kept of somebody

privacy =
    <b>ما أحفظه عنك</b>
    • رقمك واسمك في تيليغرام، والاسم الذي اخترته، ولغة برنامجك: لأعرفك وأناديك باسمك في المباريات.
    • إعداداتك (ومنها الساعة التي اخترتها لساعات هدوئك) ومفضّلاتك والدروس التي حللتها وما شُرح لك وموعد تذكيرك القادم.
    • مبارياتك: المقاعد والنقلات والرميات وأوقاتها والعلامات والكلمات التي اخترتها للرميات. بها يستطيع كلّ واحد التحقّق من الرميات.
    • إجاباتك عن وضعية اليوم، وانتصاراتك وتصنيفك ونتيجتك مع كلّ خصم. وجداول المجموعات تُظهر ما لُعب فيها ما لم تمتنع {"\u2066"}(/settings){"\u2069"}.
    • رسالة لم أستطع معالجتها: 30 يومًا على الأكثر؛ ورقم التحديث في طابور تيليغرام: يومين.
    ولا شيء غير ذلك: لا رسائل أخرى ولا رقم هاتف ولا مكان. لا يرى اسمك ونقلاتك إلّا لاعبو مبارياتك. في قائمة اليوم {"\u2066"}(/sealed){"\u2069"} رميات وعلامات، بلا أسماء ولا كلمات.
    {"\u2066"}/export_me{"\u2069"} يرسل لك كلّ شيء في ملفّ. {"\u2066"}/forget_me{"\u2069"} يمحو كلّ ما يدلّ عليك.
privacy-private = هذا يُكتب في محادثتنا الخاصّة من فضلك: لا شأن للآخرين به.
key-export = 📦 إرسال كلّ شيء
key-forget = 🗑 نسياني
export-caption = كلّ ما أحفظه عنك، مع سجلّات مبارياتك.
forget-confirm =
    <b>هل أنساك؟</b>
    يُمحى نهائيًّا: اسمك ورقمك في تيليغرام ولغتك وإعداداتك ومفضّلاتك ودروسك وانتصاراتك وتصنيفك وكلماتك للرميات.
    مباريات غير منتهية: { $count }. تنتهي الآن كأنّك انسحبت؛ وعلى طاولة من كثيرين يلعب BOT مكانك. ويُخبَر اللاعبون الآخرون.
    ويبقى، لأنّه للّاعبين الآخرين أيضًا: المباريات بنقلاتها ورمياتها وعلاماتها. اسمك فيها «شخص ما». والرسائل المرسلة تبقى في محادثاتها، ويمكن حذفها.
    لا رجوع عن هذا. يمكن قبله: {"\u2066"}/export_me{"\u2069"}.
key-forget-no = لا، يبقى كلّ شيء
key-forget-yes = 🗑 نعم، نسياني
forget-kept = لم يُنسَ شيء.
forget-done = تمّ: لا شيء هنا يدلّ عليك بعد الآن. وإن كتبت مرّة أخرى نبدأ من جديد. وداعًا!
notice-gone = {"\u200F"}🗑 طلب أحد اللاعبين أن يُنسى ولن يعود. واللوح يبيّن مصير المباراة.

## Settings and names

settings-head = <b>الإعدادات</b>
settings-of = <b>الإعدادات</b> · { $topic }
key-settings-language = 🌐 لغتي
key-settings-play = 🎲 طريقة لعبي
key-settings-words = 💬 الشروح
key-settings-calls = 🔔 التنبيهات
key-settings-ratings = 🏅 التصنيف
key-settings-group = 👥 هذه المجموعة
key-settings-group-games = 🎲 مبارياتها
key-settings-group-ends = 🏁 إنهاء المباريات
key-settings-group-language = 👥 لغتها
settings-name = اسمك هنا: <b>{ $name }</b> (لتغييره: {"\u2066"}/name{"\u2069"})
settings-elsewhere = إعداداتك أنت في محادثتنا الخاصّة ({"\u2066"}/settings{"\u2069"} هناك).
settings-of-group = 👥 للمجموعة كلّها (يختار المشرفون):
settings-ticks = ✓ هو الساري الآن، وضغطة تغيّره.
settings-games = ✓ يمكن بدؤه هنا، وضغطة تغيّر ذلك.
set-language-in = لغتي معك: <b>{ $language }</b>
set-only-moves = حين لا يوجد ما يُختار: <b>{ $value }</b>
set-throws = الرمي التلقائيّ: <b>{ $value }</b>
about-set-throws = 🎲 معه أرمي عنك في سينيت وآسيب.
set-explained = شرح الألعاب أثناء اللعب: <b>{ $value }</b>
set-called = حين يُنتظر دورك في مجموعة: <b>{ $value }</b>
about-set-called = حين يُنتظر دورك في مجموعة، كيف أخبرك؟
set-chat-language-in = اللغة: <b>{ $language }</b>
set-mocked = الضبع، خبر من أُكلت أمّه: <b>{ $value }</b>
set-reasons = يقول BOT لماذا لعب هكذا: <b>{ $value }</b>
set-calls = من يطول انتظاره: <b>{ $value }</b>
set-only-moves-off = النقلة بضغطة منك
set-only-moves-on = تُلعب النقلة تلقائيًّا
key-set-only-moves = ⏩ النقلة الوحيدة تلقائيًّا
said-set-only-moves-on = من الآن، حين لا يوجد ما يُختار، تُلعب النقلة تلقائيًّا.
said-set-only-moves-off = من الآن كلّ نقلة بضغطة منك.
set-throws-off = لا، بضغطة منك
set-throws-on = نعم
key-set-throws = 🎲 الرمي التلقائيّ
said-set-throws-on = من الآن تتمّ رمياتك تلقائيًّا في كلّ مباراة، ولا تبقى لك إلّا ضغطة الاختيار. الرمية الأولى في كلّ مباراة لك، وكلّ رمية في لعبة الضبع. للإيقاف تكفي ضغطة أخرى.
said-set-throws-off = من الآن كلّ رمية بضغطة منك.
set-confirm = نقلاتك تُحتسب: <b>{ $value }</b>
set-confirm-off = من الضغطة الأولى
set-confirm-on = من الضغطة الثانية
key-set-confirm = ✌️ ضغطتان لكلّ نقلة
said-set-confirm-on = من الآن تحدّد الضغطة الأولى النقلة، وضغطة ثانية على الموضع نفسه تلعبها. والضغط على موضع آخر يحدّد ذلك الموضع.
said-set-confirm-off = من الآن تكفي ضغطة واحدة للنقلة.
set-explained-on = نعم
set-explained-off = لا
key-set-explained = 💡 شرح الألعاب
key-teach-again = 🔁 شرح كلّ شيء من جديد
said-set-explained-on = من الآن يُشرح كلّ ما يحدث للمرّة الأولى.
said-set-explained-off = من الآن لا شرح إلّا بزرّ ❔.
said-teach-again = من الآن يُشرح كلّ شيء من جديد، من البداية.
set-mocked-on = مع سخرية
set-mocked-off = بلا سخرية
key-set-mocked = 😈 الضبع: سخرية من المأكول
said-set-mocked-on = من الآن يُسخر ممّن أُكلت أمّه، كما تقضي العادة.
said-set-mocked-off = من الآن لا سخرية من أحد: يُذكر من أُكلت أمّه فحسب.
set-reasons-on = نعم
set-reasons-off = لا
key-set-reasons = 💭 يقول BOT لماذا لعب هكذا
said-set-reasons-on = من الآن يقول BOT لماذا لعب هكذا. ليس للمبتدئ أسباب.
said-set-reasons-off = من الآن يلعب BOT دون كلام.
set-called-mention = أناديك هناك
set-called-private = أكتب لك على الخاصّ
set-called-silent = لا أقول شيئًا
key-set-called-mention = 📣 نداء
key-set-called-private = ✉️ خاصّ
key-set-called-silent = 🔕 صمت
said-set-called-mention = إن مرّت ثلاث دقائق على دورك بلا نقلة ناديتك في المجموعة.
said-set-called-private = إن مرّت ثلاث دقائق على دورك بلا نقلة كتبت لك في محادثتنا الخاصّة.
said-set-called-silent = من الآن لا أقول لك شيئًا حين يُنتظر دورك في مجموعة.
set-news = أخبار ممّن يشغّل البوت: <b>{ $value }</b>
set-news-on = تصلك
set-news-off = لا تصلك
key-set-news = 📰 أخبار هذا البوت
said-set-news-on = من الآن تصلك أخبار من يشغّل هذا البوت، وهي قليلة. ضغطة واحدة تحتها تنهي ذلك.
said-set-news-off = من الآن لا تصلك أخبار.
set-rates = مبارياتي التي تُحتسب في التصنيف: <b>{ $value }</b>
about-set-rates = أيّ مبارياتك تُحتسب في التصنيف؟
set-rates-people = مع الناس
set-rates-all = ومع {"\u2066"}BOT{"\u2069"} أيضًا
set-rates-none = لا شيء
key-set-rates-people = 👥 مع الناس
key-set-rates-all = 🤖 ومع {"\u2066"}BOT{"\u2069"} أيضًا
key-set-rates-none = 🚫 لا شيء
said-set-rates-people = مبارياتك القادمة مع الناس تُحتسب في التصنيف إن أراد الآخرون ذلك أيضًا. ولا تُحتسب مباراة فيها نصيحة، أو تراجع بعد رمية، أو {"\u2066"}BOT{"\u2069"} في مقعد.
said-set-rates-all = مبارياتك القادمة تُحتسب في التصنيف، ومع {"\u2066"}BOT{"\u2069"} أيضًا حيث قيست قوّته: في سينيت وسيجة، بقواعد البداية.
said-set-rates-none = مبارياتك القادمة لا تُحتسب في أيّ تصنيف. وما بدأ يبقى كما بدأ.
set-ranked = تراني المجموعات في جداولها {"\u2066"}(/top){"\u2069"}: <b>{ $value }</b>
set-ranked-on = نعم
set-ranked-off = لا
key-set-ranked = 🏆 الظهور في جداول المجموعات
said-set-ranked-on = من الآن يظهر اسمك في جدول المجموعة {"\u2066"}(/top){"\u2069"} إن لعبت فيها.
said-set-ranked-off = من الآن لا تراك أيّ مجموعة في جدولها {"\u2066"}(/top){"\u2069"}.
key-no-news = 🔕 بلا أخبار
set-calls-on = أناديه بعد ثلاث دقائق
set-calls-off = لا أنادي أحدًا
key-set-calls = 📣 نداء من يُنتظر دوره
said-set-calls-on = من الآن أنادي هنا من يطول انتظار دوره.
said-set-calls-off = من الآن لا أنادي أحدًا هنا.
set-follow = اللوح الذي يُلعب عليه: <b>{ $value }</b>
about-set-follow = ماذا يفعل اللوح حين يدفعه الحديث بعيدًا؟
set-follow-down = ينزل وراء الحديث
set-follow-pin = مثبّت
set-follow-stay = يبقى في مكانه
key-set-follow-down = ⤵️ ينزل
key-set-follow-pin = 📌 مثبّت
key-set-follow-stay = ⚓ يبقى
said-set-follow-down = من الآن ينزل اللوح الذي يُلعب عليه كلّما دفعه الحديث بعيدًا.
said-set-follow-pin = من الآن يُثبَّت اللوح الذي يُلعب عليه، ولا يصل إشعار إلى أحد.
said-set-follow-stay = من الآن يبقى اللوح في مكانه. الزرّ ⤵️ تحته ينزله.
set-cancels = من ينهي المباراة مبكرًا: <b>{ $value }</b>
about-set-cancels = من ينهي مباراة هنا بلا نتيجة؟ للمشرفين ذلك دائمًا.
set-cancels-admins = المشرفون
set-cancels-host = المشرفون والداعي
set-cancels-table = كلّ لاعبيها
key-set-cancels-admins = ⚖️ المشرفون
key-set-cancels-host = ✉️ الداعي
key-set-cancels-table = 👥 الطاولة
said-set-cancels-admins = من الآن ينهي المشرفون وحدهم المباريات هنا بلا نتيجة.
said-set-cancels-host = من الآن يستطيع صاحب الدعوة أيضًا إنهاء المباراة بلا نتيجة.
said-set-cancels-table = من الآن يستطيع كلّ لاعب في المباراة إنهاءها بلا نتيجة.
set-lends = وضعيات من مبارياتي كألغاز لغيري: <b>{ $value }</b>
about-set-lends = 🏺 يعرض اللغز على غيرك وضعية، بعد أسبوع من نهاية المباراة ومن غير أسماء.
set-lends-on = نعم، بعد أسبوع من النهاية
set-lends-off = لا
key-set-lends = 🏺 ألغاز من مبارياتي
said-set-lends-on = من الآن قد تكون وضعيات مبارياتك وضعية اليوم، بعد أسبوع من نهايتها ومن غير أسماء، إذا سمح كلّ من لعب.
said-set-lends-off = من الآن لا تُعرض وضعيات مبارياتك على غيرك.
set-daily = وضعية اليوم كلّ صباح: <b>{ $value }</b>
about-set-daily = 🏺 اختبار للجميع كلّ صباح. عندما يُغلق يرى الجميع من أجاب وبماذا.
set-daily-on = تأتي، والأسماء ظاهرة
set-daily-off = لا تأتي
key-set-daily = 🏺 وضعية اليوم
said-set-daily-on = من الآن تأتي وضعية اليوم هنا كلّ صباح. الأسماء ظاهرة: عندما يُغلق الاختبار يرى الجميع من أجاب وبماذا.
said-set-daily-off = من الآن لا تأتي وضعية اليوم هنا إلّا إذا طلبها أحد: {"\u2066"}/day{"\u2069"}.
answer-cancel-host = هذا هنا لصاحب الدعوة وللمشرفين فقط.
answer-cancel-table = هذا هنا للاعبي المباراة وللمشرفين فقط.
set-may-play = ما يمكن بدؤه هنا: <b>{ $value }</b>
set-may-play-all = كلّ شيء
set-may-play-some = القواعد: { $count } من { $most }
said-may-play-on = من الآن يمكن البدء هنا: { $rules }.
said-may-play-off = من الآن لا يمكن البدء هنا: { $rules }. والمباريات الجارية مستمرّة.
answer-not-here = مشرفو هذه المجموعة لا يريدون بدء هذه اللعبة هنا.
answer-one-stays = يجب أن تبقى قواعد واحدة على الأقلّ.
key-quiet = 🌙 ساعات الهدوء
set-quiet = ساعات الهدوء: <b>{ $value }</b>
quiet-none = لا شيء
quiet-hours = { $first }–{ $until }
quiet-of-me = في ساعات هدوئك لا أخبرك أنّ مباراة تنتظرك. يأتي التنبيه بعدها بقليل.
quiet-of-group = في ساعات الهدوء لا أنادي أحدًا في هذه المجموعة. يأتي النداء بعدها بقليل.
quiet-guess = لا يخبرني تيليغرام كم الساعة عندك. هل هي <b>{ $clock }</b>؟
quiet-clock = الساعة: <b>{ $clock }</b> ({ $zone })
quiet-which-clock = كم الساعة الآن؟
quiet-which-place = الساعة <b>{ $clock }</b>. يُختار مكان له الوقت نفسه، فأتبع توقيته الصيفيّ.
quiet-which-from = من أيّ ساعة يبدأ الهدوء؟
quiet-which-to = الهدوء من { $first }. حتى متى؟
key-quiet-yes = ✅ نعم، { $clock }
key-quiet-other = 🕐 وقت آخر
key-quiet-from = 🌙 اختيار الساعات
key-quiet-off = 🔔 بلا ساعات هدوء
key-quiet-clock = 🕐 ساعة أخرى
key-quiet-always = 🌐 { $offset } طوال السنة
said-quiet = ساعات الهدوء: { $value }.
said-quiet-off = لا ساعات هدوء الآن.
said-zone = الساعة { $clock }.
set-reminded = ما دامت مباريات تنتظرك: <b>{ $value }</b>
about-set-reminded = كلّ كم من الوقت أذكّرك بمباريات تنتظرك؟
set-reminded-six = تذكير كلّ 6 ساعات
set-reminded-day = تذكير كلّ يوم
set-reminded-never = بلا تذكير
key-set-reminded-six = ⏰ 6 ساعات
key-set-reminded-day = ⏰ يوم
key-set-reminded-never = 🔕 أبدًا
said-set-reminded-six = ما دامت مباريات تنتظرك أذكّرك في محادثتنا مرّة كلّ ستّ ساعات على الأكثر.
said-set-reminded-day = ما دامت مباريات تنتظرك أذكّرك في محادثتنا مرّة في اليوم على الأكثر.
said-set-reminded-never = من الآن أذكّرك فقط إذا طلبت ذلك.
answer-cannot-pin = لا يمكنني تثبيت الرسائل هنا. يلزم أن أكون مشرفًا يحقّ له التثبيت، ثمّ يُضغط من جديد.
follow-cannot-pin = 📌 لم يعد يمكنني تثبيت الرسائل هنا. من الآن ينزل اللوح كلّما دفعه الحديث بعيدًا. للتغيير: {"\u2066"}/settings{"\u2069"}
answer-start-first = لا يمكنني أن أكتب لك بعد: تُفتح محادثتنا الخاصّة ويُضغط زرّ البدء، ثمّ يُعاد هذا الاختيار.
name-now = اسمك هنا: <b>{ $name }</b>. لتغييره يُكتب {"\u2066"}/name{"\u2069"} ثمّ الاسم الجديد.
name-set = اسمك من الآن: <b>{ $name }</b>.
name-empty = يحتاج الاسم إلى حرف أو رمز واحد على الأقلّ.
name-long = الاسم طويل. أقصى عدد من الرموز: { $most }.
name-bot = هذا الاسم محجوز لـ BOT. اسم آخر، من فضلك.
name-live = يجعل تيليغرام من هذا الاسم رابطًا. اسم آخر، من فضلك، بلا عناوين وبلا @ أو # أو / قبل كلمة.
name-side = هذا الاسم يشبه اسم طرف أو علامته. اسم آخر، من فضلك.

## Record and verification

no-files = 📄 لا يُسمح لي بإرسال ملفّات هنا. في محادثتنا الخاصّة يُسمح: يُطلب الملفّ هناك.
record-caption = سجلّ المباراة { $id }: { $turns ->
        [zero] دون أدوار
        [one] دور واحد
        [two] دوران
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }. { $sealed ->
        [lot] للتحقّق من القرعة:
       *[throws] للتحقّق من الرميات:
    } {"\u2066"}/verify{"\u2069"} هنا، أو {"\u2066"}<code>djehuty verify</code>{"\u2069"} في أيّ مكان.
verify-none = لا مباراة في هذه المحادثة بعد. لبدء واحدة: {"\u2066"}/play{"\u2069"}
verify-plain = { $sealed ->
        [lot] لا رمي في هذه اللعبة. بعد ختم السرّ لا يمكن لأحد تغيير القرعة: هي تنتج من السرّ وممّا مُزج به.
       *[throws] بعد ختم السرّ لا يمكن لأحد تغيير رمية: كلّها تنتج من السرّ وممّا مُزج به.
    } لكن هل هذا هو الختم الذي ظهر لك قبل ضغطتك الأولى؟ المقارنة لك وحدك.
verify-bound = { $kind ->
        [presses] مُزجت به أرقام الضغطات، ولا يراها إلّا الخادم، وكان بوسعه اختيارها: لا شيء هنا يثبت غير ذلك.
        [press] مُزج به رقم الضغطة التي بدأت المباراة، ولا يراه إلّا الخادم، وكان بوسعه اختياره.
       [words] مُزجت به كلمات اختارها لاعب بعد رؤية الختم. ولا يمكن لأحد أن يبحث عن سرّ يلائم كلمات لا يعرفها بعد.
       *[brought] مُزجت به علامات يراها الجميع. من اختار علامته بعد رؤية الختم اختار مباراة من ثمانٍ: لم يكن بوسعي إلّا البحث عن سرّ تلائم مبارياته الثماني أحدًا.
    }
verify-left = ما يبقى: من يدير هذا البوت يستطيع قراءة السرّ. إن لعب واختار أخيرًا أمكنه تجربة { $kind ->
        [words] ما شاء من الكلمات.
       *[brought] ثماني علامات.
    } وعند الشكّ فلتكن الدعوة منه: عندها تختار أنت أخيرًا.
verify-left-many = ما يبقى: من يدير هذا البوت يستطيع قراءة السرّ. إن لعب أمكنه حتّى بدء المباراة تجربة العلامات والكلمات وترتيب المقاعد. وعند الشكّ فليكن اللعب معه لاثنين فقط.
verify-running =
    <b>المباراة { $id }</b>
    قبل أن يجلس أحد ختمتُ سرًّا، وعُرض عليكم SHA-256 الخاصّ به، وهو التعهّد:
    <code>{ $commitment }</code>
    الملح (ما مُزج به): <code>{ $salt }</code>
    { $sealed ->
        [lot] عند انتهاء المباراة أكشف السرّ، فيمكن لأيّ شخص أن يعيد حساب القرعة منه.
       *[throws] الرميات حتى الآن: { $throws }. وعند انتهاء المباراة أكشف السرّ، فيمكن لأيّ شخص أن يعيد حساب كلّ رمية منه.
    }
verify-open =
    <b>المباراة { $id }</b>
    السرّ مختوم. وهذا SHA-256 الخاصّ به، وهو التعهّد:
    <code>{ $commitment }</code>
    { $sealed ->
        [lot] ما تأتي به يُمزج بالقرعة،
       *[throws] ما تأتي به يُمزج بالرميات،
    } ولا يمكن لأحد أن يعرفه بعد.
    كلمات منك تحمي أكثر من علامة. وطريقتها: {"\u2066"}/words{"\u2069"}
verify-good =
    <b>المباراة { $id }</b> ✅
    { $seats ->
        [match] السرّ يطابق التعهّد، ومنه تنتج الرميات كلّها ({ $throws }). ولم تُجرَ قرعة على المقاعد: تبادلت الأيدي القطع بعد المباراة السابقة.
        [from] السرّ يطابق التعهّد، ومنه تنتج رميات هذه المباراة كلّها ({ $throws }). ولم تُجرَ قرعة على المقاعد: اختار الجهة من بدأ المباراة.
        [throw-off] السرّ يطابق التعهّد، ومنه ينتج رمي الافتتاح والرميات كلّها ({ $throws }).
        [alone] السرّ يطابق التعهّد، ومنه تنتج القرعة.
       *[lot] السرّ يطابق التعهّد، ومنه تنتج القرعة والرميات كلّها ({ $throws }).
    }
    التعهّد: <code>{ $commitment }</code>
    السرّ: <code>{ $secret }</code>
    الملح: <code>{ $salt }</code>
verify-moves = { $over ->
        [1] 🔏 بصمة كلّ النقلات والنهاية: {"\u2066"}<code>{ $digest }</code>{"\u2069"}. للمقارنة مع اللوح الأخير: هي هناك تحت الختم، وهي في السجلّ أيضًا. إن تطابقت الثلاث فلم يتغيّر شيء. السجلّ الذي له بصمة أخرى ليس لهذه المباراة. والسجلّ الذي لا بصمة له لا يثبت أيّ نقلات لُعبت.
       *[0] 🔏 بصمة كلّ النقلات حتى الآن: {"\u2066"}<code>{ $digest }</code>{"\u2069"}. هي على كلّ لوح تحت الختم. وعند النهاية يُقارَن اللوح الأخير بالسجلّ: من يغيّر نقلة تتغيّر معها البصمة.
    }
verify-counts = كم مرّة جاءت كلّ رمية، وبين قوسين كم مرّة كانت متوقّعة بحسب الاحتمال: { $counts }
verify-put-back = ⏪ أُعيدت هذه المباراة إلى حالة سابقة{ $throws ->
        [0] {""}
       *[other] ، بعد الرمية { $throws } مباشرة
    }. الرميات التي رأيتموها لا تتكرّر: فهي منذ ذلك الحين تتبع سرًّا جديدًا له ختم جديد، يظهر على اللوح منذ ذلك الوقت. حين سحبتُ ذلك السرّ كنت أعرف ما أحضرتموه. لذلك لا يقيّدني من هناك فصاعدًا إلّا الختم.
verify-seal-before = 🔒 الختم حتّى الرمية { $throws }: <code>{ $commitment }</code>
verify-secret-before = 🔑 سرّه: <code>{ $secret }</code>
verify-count = { $score }: { $count } ({ $expected })
verify-ended = هذه المباراة ما زالت جارية. آخر مباراة انتهت هنا: {"\u2066"}/verify { $id }{"\u2069"}
verify-more = والمزيد: {"\u2066"}/throws{"\u2069"} لكلّ رميات كلّ المباريات بجانب احتمالاتها، و{"\u2066"}/sealed{"\u2069"} لأختام يوم وأسراره في ملفّ يمكن لأيّ أحد أن يتحقّق منه.
luck-none = { $here ->
    [1] لم تنتهِ بعد في هذه المجموعة أيّ مباراة فيها رميات.
   *[0] لم تنتهِ بعد أيّ مباراة كانت لك فيها رميات.
}
luck-mine = 🍀 <b>رمياتك</b> { $here ->
    [1] في مباريات هذه المجموعة المنتهية
   *[0] في كلّ المباريات المنتهية
}
luck-chat = 👥 <b>رميات الجميع</b> في مباريات هذه المجموعة المنتهية
luck-device-sticks = العصيّ: عدد الرميات { $count }، ومتوسّط المربّعات { $worth }. المتوقّع { $mean } ± { $around }.
luck-device-dice = النرد: عدد الرميات { $count }، ومتوسّط المربّعات { $worth }. المتوقّع { $mean } ± { $around }.
luck-device-bone = الكعب: عدد الرميات { $count }، ومتوسّط المربّعات { $worth }. المتوقّع { $mean } ± { $around }.
luck-device-chips = الشرائح: عدد الرميات { $count }، والعملات في كلّ 100 رمية { $worth }. المتوقّع { $mean } ± { $around }.
luck-few = هذا أقلّ من أن يقال عنه شيء.
luck-usual = هكذا تفعل الصدفة.
luck-more = هذا أكثر ممّا تعطيه الصدفة 95 من كلّ 100 شخص. واحد من كلّ أربعين له مثل هذا الحظّ.
luck-less = هذا أقلّ ممّا تعطيه الصدفة 95 من كلّ 100 شخص. واحد من كلّ أربعين حظّه قليل هكذا.
luck-far-more = هذا أكثر بكثير ممّا تعطيه الصدفة عادة. واحد من كلّ بضع مئات له مثل هذا الحظّ.
luck-far-less = هذا أقلّ بكثير ممّا تعطيه الصدفة عادة. واحد من كلّ بضع مئات حظّه قليل هكذا.
luck-next = لا يقول هذا شيئًا عن الرمية التالية. رميات الجميع: {"\u2066"}/throws{"\u2069"}.
throws-none = لم تنتهِ بعد أيّ مباراة فيها رمي.
throws-title = <b>كلّ رميات المباريات المنتهية</b>
throws-device-sticks = 🎲 <b>أربع عصيّ</b>: عدد الرميات { $count }
throws-device-dice = 🎲 <b>نردان</b>: عدد الرميات { $count }
throws-device-bone = 🎲 <b>كعب واحد</b>: عدد الرميات { $count }
throws-device-chips = 🎲 <b>ثلاث شرائح</b>: عدد الرميات { $count }
throws-counts-sticks = كم وجهًا فاتحًا ظهر وكم مرّة، وبين قوسين كم مرّة كان ذلك متوقّعًا: { $counts }
throws-counts-dice = أيّ مجموع ظهر وكم مرّة، وبين قوسين كم مرّة كان ذلك متوقّعًا: { $counts }
throws-counts-bone = أيّ وجه ظهر وكم مرّة، وبين قوسين كم مرّة كان ذلك متوقّعًا: { $counts }
throws-counts-chips = كم وجهًا أبيض ظهر وكم مرّة، وبين قوسين كم مرّة كان ذلك متوقّعًا: { $counts }
throws-few = هذا أقلّ من أن يُحكم عليه.
throws-usual = الصدفة وحدها تكون متفاوتة هكذا أو أكثر في نحو { $percent } من كلّ 100 عدٍّ كهذا. لا شيء لافت.
throws-rare = الصدفة وحدها لا تكون متفاوتة هكذا إلّا في نحو { $percent } من كلّ 100 عدٍّ كهذا. يحدث هذا أحيانًا؛ يحسن النظر مرّة أخرى لاحقًا.
throws-odd = الصدفة وحدها تكون متفاوتة هكذا في أقلّ من 1 من كلّ 1000 عدٍّ كهذا. يُسأل عن ذلك من يشغّل هذا البوت.
throws-next = الرمية لا تعرف ما قبلها: لا شيء «حان دوره». {"\u2066"}/verify{"\u2069"} يتحقّق من رميات مباراة واحدة.
sealed-none = لا قائمة بعد. تُعدّ قائمة اليوم بعد منتصف الليل (UTC)، إذا انتهت فيه مباراة.
sealed-not-there = لا قائمة لذلك اليوم. الأخيرة: {"\u2066"}/sealed { $date }{"\u2069"}
sealed-caption =
    كلّ المباريات التي انتهت في { $date } (UTC): عددها { $count }، ورمياتها { $throws }.
    يُبحث فيها عن الختم الذي ظهر من قبل. الأمر {"\u2066"}<code>djehuty verify --all FILE</code>{"\u2069"} يعيد حساب كلّ شيء. القائمة التالية تذكر هذه ببصمتها SHA-256:
    {"\u2066"}<code>{ $secret }</code>{"\u2069"}
verify-unplayed =
    <b>المباراة { $id }</b>
    انتهت قبل أن تبدأ. السرّ يطابق التعهّد:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>المباراة { $id }</b> ❌
    لم تجتز هذه المباراة التحقّق: { $why }. الرجاء إبلاغ القائمين على هذا البوت.

## طاولة لأكثر من اثنين

invite-many-group = {"\u200F"}دعوة من <b>{ $name }</b> إلى هذه المجموعة. أيّ علامة لك؟
invite-many-link = {"\u200F"}دعوة من <b>{ $name }</b> إلى الأصدقاء. يُرسَل هذا الرابط إلى كلّ واحد منهم، فتُفتح المباراة في محادثته الخاصّة. وهو صالح سبعة أيّام.
invite-many-phone = {"\u200F"}<b>{ $name }</b> وآخرون على هذا الهاتف: يُمرَّر من يد إلى يد.
invite-many-bot = {"\u200F"}<b>{ $name }</b> ضدّ {"\u2066"}BOT{"\u2069"}.
invite-watch = {"\u200F"}{"\u2066"}BOT{"\u2069"} ضدّ {"\u2066"}BOT{"\u2069"}، والمشاهدة لـ<b>{ $name }</b>.
lobby-seats = {"\u200F"}🪑 المقاعد المشغولة: { $count } من { $most }
lobby-seat = {"\u200F"}{ $count }. <b>{ $name }</b>
lobby-begin = {"\u200F"}حين لا يقلّ عدد اللاعبين عن { $least } يمكن لـ<b>{ $name }</b> البدء. والقرعة تحدّد المقاعد.
bot-for = {"\u2067"}BOT ({ $level }){"\u2069"} بدل { $name }
key-watch = 👀 مشاهدة
key-get-up = 🚶 ترك المقعد
key-add-bot = ➕ { $level }
key-drop-bot = ➖ {"\u2066"}BOT{"\u2069"}
key-add-here = ➕ لاعب آخر هنا
key-drop-here = ➖ لاعب أقلّ هنا
said-got-up = تُرك المقعد، وهو شاغر من جديد.
said-seats = تمّ: اللوح يبيّن من على الطاولة.
answer-full = كلّ المقاعد مشغولة.
answer-begun = بدأت هذه المباراة بالفعل.
answer-too-few = لم يكتمل عدد اللاعبين بعد.
answer-host-stays = الدعوة منك: يمكنك سحبها بدل ذلك.
answer-up-already = تُرك المقعد من قبل: لا مقعد لك هنا.
caption-asleep-all = {"\u200F"}💤 { $name }: مغادرة الطاولة. المباراة نائمة، ويمكن لأيّ لاعب إيقاظها.
notice-left-all = {"\u200F"}💤 { $who }: مغادرة الطاولة. المباراة نائمة حتى يتابعها أحدكم: الزرّ تحت اللوح، والأمر {"\u2066"}/resume{"\u2069"} يأتي به إلى هنا.
over-abandoned = 🏳 انسحب آخر اللاعبين. انتهت المباراة بلا فائز.
answer-may-not-resign = فات أوان الانسحاب بحسب هذه القواعد: تُلعب المباراة حتى نهايتها.

## عروض إنهاء المباراة معًا

command-draw = عرض التعادل
command-count = عرض العدّ الآن
key-offer-draw = 🤝 عرض التعادل
key-offer-count = 🧮 عرض العدّ
key-offer-yes = 🤝 قبول
key-offer-no = ✖️ لا، نواصل اللعب
offer-confirm-draw = التعادل؟ عندها تنتهي المباراة: { $game }
offer-confirm-count = عدّ الأحجار الآن؟ عندها تنتهي المباراة: { $game }
offer-confirm-end = إنهاء بلا خسارة؟ عندها تنتهي المباراة: { $game }
key-offer-sure = 🏁 نعم، إنهاء
ends-again = حقًّا؟ { $game }
forget-again = نسيانك؟ سيُمحى كلّ شيء وتنتهي كلّ مبارياتك.
said-once-more = سؤال مرّة أخرى: زرّ «نعم» في موضع آخر.
leave-confirm = مغادرة الطاولة؟ تنام المباراة حتى يتابعها أحد. { $game }
key-leave-sure = 🚪 نعم، مغادرة
leave-done = {"\u200F"}💤 { $who }: مغادرة الطاولة. { $game }
caption-offer-draw = {"\u200F"}🤝 عرض من <b>{ $name }</b>: التعادل.
caption-offer-count = {"\u200F"}🧮 عرض من <b>{ $name }</b>: إنهاء المباراة والعدّ الآن.
caption-declined = {"\u200F"}✖️ رفض من <b>{ $name }</b>: المباراة مستمرّة.
offer-none = لا مباراة جارية لك هنا.
offer-which = في أيّ مباراة؟
over-agreed = 🤝 تعادل باتّفاق اللاعبين.
said-offered = تمّ العرض. ومن يتابع اللعب فقد رفضه.
said-accepted = تمّ القبول. بقي جواب الآخرين.
said-agreed = تمّ الاتّفاق.
said-declined = المباراة مستمرّة.
answer-offer-stands = هناك عرض قائم: الجواب عنه أوّلًا.
answer-offer-gone = لم يعد هذا العرض قائمًا.
answer-offer-declined = رُفض العرض. اللعب مستمرّ، ويمكن السؤال ثانيةً بعد النقلة التالية.
answer-bot-declines = رفض {"\u2066"}BOT{"\u2069"} العرض. اللعب مستمرّ، ويمكن السؤال ثانيةً بعد النقلة التالية.
answer-no-count = لا عدّ في هذه القواعد.
answer-own-offer = سبق أن وصل جوابك.

## Taking back

command-takeback = التراجع عن آخر نقلة
key-takeback = 🔙 تراجُع
key-takeback-brief = 🔙 تراجُع
key-back-yes = 🔙 السماح
key-back-no = ✖️ لا
caption-offer-back = {"\u200F"}🔙 طلب من <b>{ $name }</b>: التراجع عن { $told }
caption-back-unrates = (⚖️ ثمّ خارج التصنيف)
caption-taken-back = {"\u200F"}🔙 { $mark } <b>{ $name }</b>: تراجُع عن { $told }
caption-placed-back = {"\u200F"}🔙 عاد الحجر من { $square } إلى يدك.
said-taken-back = تمّ التراجع عن { $told }. يمكن الاختيار من جديد.
said-back-asked = طُلب ذلك، وعلى الآخرين السماح به.
said-back-agreed = سُمح بذلك.
answer-nothing-back = لا اختيار بعدُ يمكن التراجع عنه. أمّا الرميات فتبقى كما هي.
answer-back-unrates = صار المعروف أكثر منذ ذلك: بعد التراجع لا تُحتسب هذه المباراة في التصنيف. للتراجع رغم ذلك يُطلب مرّة أخرى.
answer-hint-unrates = بعد النصيحة لا تُحتسب هذه المباراة في التصنيف. للحصول عليها رغم ذلك يُضغط مرّة أخرى.
answer-back-declined = رُفض هذا الطلب من قبل. اللعب مستمرّ.

## وقت الدور

command-clock = الاتّفاق على وقت للدور أو على استراحة
key-time = ⏱ وقت الدور
key-no-time = بلا حدّ
key-pause = ⏸ { $span }
key-no-pause = ▶️ إنهاء الاستراحة
span-5m = 5 دقائق
span-15m = 15 دقيقة
span-1h = ساعة واحدة
span-8h = 8 ساعات
span-1d = يوم واحد
span-3d = 3 أيّام
span-7d = 7 أيّام
span-14d = 14 يومًا
time-ask = {"\u200F"}⏱ كم من الوقت لكلّ دور؟ الانضمام موافقة عليه. وحين ينتهي الوقت يقرّر اللاعبون ما يكون.
time-ask-all = {"\u200F"}⏱ كم من الوقت لكلّ دور؟ يلزم أن يوافق الآخرون، وعلى الاستراحة (⏸) أيضًا.
time-set-done = {"\u200F"}⏱ وقت الدور من اختيار <b>{ $who }</b>: { $game }
time-asked-done = {"\u200F"}⏱ سؤال من <b>{ $who }</b> للآخرين على الطاولة: { $game }
time-none = لا طاولة لك هنا يمكن الاتّفاق فيها على وقت.
said-time = تمّ.
said-time-asked = طُلب ذلك، وعلى الآخرين الموافقة.
invite-time = {"\u200F"}⏱ وقت الدور: { $span }. الانضمام موافقة عليه. ولا تنتهي المباراة وحدها.
invite-time-brief = {"\u200F"}⏱ وقت الدور: { $span }
invite-time-agreed = {"\u200F"}⏱ الانضمام موافقة على هذا الوقت. ولا شيء ينتهي من تلقاء نفسه.
caption-until = {"\u200F"}⏱ الوقت حتى { $date }
caption-time-stands = {"\u200F"}⏱ الوقت متوقّف حتى الجواب عن السؤال.
caption-paused = {"\u200F"}⏸ استراحة حتى { $date }
caption-late = {"\u200F"}⏰ { $mark } تأخّر <b>{ $name }</b>: { $date }
caption-ask-time = {"\u200F"}⏱ عرض من <b>{ $name }</b>، وقت الدور: { $span }
caption-ask-no-time = {"\u200F"}⏱ عرض من <b>{ $name }</b>: اللعب بلا حدّ للوقت.
caption-ask-pause = {"\u200F"}⏸ طلب استراحة من <b>{ $name }</b>: { $span }
caption-ask-no-pause = {"\u200F"}▶️ طلب من <b>{ $name }</b>: إنهاء الاستراحة.
key-poke = 👉 تذكير
key-skip = ⏭ تخطٍّ
key-day = ➕ يوم
key-claim = 🏆 الفوز
key-late-bot = 🤖 BOT
key-claim-yes = 🏆 نعم، الفوز لي
claim-confirm = إنهاء هذه المباراة بفوزك؟ { $game }
said-poked = أُرسل تذكير، إلّا إذا كان التذكير معطّلًا.
said-skipped = تمّ تخطّي هذا الدور.
said-day-given = أُضيف يوم واحد.
said-claimed = الفوز لك.
over-time = {"\u200F"}{ $loser }: انتهى الوقت المتّفق عليه.
over-time-points = {"\u200F"}{ $score }: انتهى الوقت المتّفق عليه لـ{ $loser }.
answer-not-late = لا أحد متأخّر الآن.
answer-own-time = الدور لك، وهذا يقرّره الآخرون.
answer-poked = أُرسل تذكير من قبل. يمكن إرسال غيره بعد ثماني ساعات.
answer-just-moved = لُعبت نقلة الآن. الانتظار قليلًا أفضل.
answer-time-stands = انضمّ أحدهم: يبقى الوقت كما هو.
answer-time-same = هو كذلك بالفعل.
answer-time-changed = تغيّر وقت الدور. يجب النظر من جديد قبل الانضمام.
answer-no-clock = يلزم أوّلًا الاتّفاق على وقت للدور.
games-paused = {"\u200F"}⏸ { $game }: استراحة حتى { $date }

## Strangers

command-find = البحث عن لاعب
key-find = 🔎 البحث عن لاعب
key-play-bot = 🤖 اللعب مع BOT الآن
key-find-stop = ✖️ وقف البحث
key-never-again = 🚫 لا لقاء ثانية
key-report = ⚠️ إبلاغ
find-private = البحث عن لاعب يكون في محادثتك معي.
find-name =
    🔎 <b>البحث عن لاعب</b>
    لا يرى الآخرون إلّا الاسم الذي تختاره. الاسم أوّلًا: {"\u2066"}/name{"\u2069"} ثمّ الاسم، وبعد ذلك {"\u2066"}/find{"\u2069"}.
find-name-this =
    🔎 <b>البحث عن لاعب</b>
    لا يرى الآخرون إلّا الاسم الذي تختاره. يمكن أخذ <b>{ $name }</b>، وهو اسمك هنا، أو يُكتب {"\u2066"}/name{"\u2069"} ثمّ اسمًا آخر، وبعد ذلك {"\u2066"}/find{"\u2069"}.
key-find-named = 🙋 هذا الاسم لي
find-page =
    🔎 <b>البحث عن لاعب</b>
    اسمك <b>{ $name }</b>، ولا يُرى منك غيره، ولا أحد يستطيع الكتابة إليك. المباريات التي بدأت منذ أمس: { $count }. كم من الوقت لكلّ دور؟ لمسة على اللعبة تبدأ البحث.
find-looking = {"\u200F"}🔎 <b>{ $name }</b>، البحث جارٍ: { $game } · ⏱ { $span }. يصل اللوح إلى هنا حين يأتي لاعب. أقصى مدّة للبحث بالدقائق: { $minutes }.
find-any = أيّ لعبة
find-any-time = أيّ وقت
find-nobody = 🔎 لم يأت أحد، وانتهى البحث. {"\u2066"}/find{"\u2069"} يبدأه من جديد.
said-met = جاء لاعب: اللوح في الطريق.
said-looking = البحث جارٍ. يصل اللوح حين يأتي لاعب.
said-looks-no-more = انتهى البحث.
said-never-again = لن تلتقيا ثانيةً.
said-reported = يصل البلاغ إلى من يدير البوت. لن تلتقيا ثانيةً.
answer-name-first = الاسم أوّلًا: {"\u2066"}/name{"\u2069"} ثمّ الاسم.
admin-report = ⚠️ بلاغ من الشخص { $by } عن الشخص { $who } في المباراة رقم { $id }. <code>{ $ban }</code> يمنع الوصول.
invite-found = {"\u200F"}🔎 <b>{ $name }</b> و<b>{ $guest }</b>: التقيتما. تبدأ المباراة حين يجلس الاثنان.

## من لم يعد قادرًا على اللعب

caption-absent = {"\u200F"}🚪 <b>{ $name }</b>: تعذّر اللعب هنا الآن، والمقعد محفوظ حتى العودة.
caption-absent-waits = {"\u200F"}🚪 <b>{ $name }</b>: تعذّر اللعب هنا الآن، والانتظار مستمرّ.
caption-absent-bot = {"\u200F"}🚪 يلعب {"\u2066"}BOT{"\u2069"} بدل <b>{ $name }</b>، والمقعد محفوظ حتى العودة.
caption-offer-end = {"\u200F"}🚪 عرض من <b>{ $name }</b>: إنهاء المباراة بلا خسارة، إذ تعذّر على أحدهم اللعب.
key-offer-end = 🚪 إنهاء بلا خسارة
key-step-out = 🤖 BOT يلعب عنّي
key-come-back = 🙋 أعود إلى اللعب
said-stepped-out = يلعب {"\u2066"}BOT{"\u2069"} عنك. العودة ممكنة في أيّ وقت.
said-came-back = عدت إلى اللعب.
answer-plays-alone = لا لاعب آخر هنا: المباراة تنتظرك كما هي.
key-call-bot = 🤖 دعوة BOT
key-wait = ⏳ انتظار
key-wait-no-longer = 🚪 كفى انتظارًا
over-left = {"\u200F"}🚪 { $name }: تعذّر اللعب. انتهت المباراة بلا فائز، ولا تُحسب على أحد.
over-host-left = {"\u200F"}🚪 { $name }: مغادرة المحادثة. أُغلقت الدعوة.
notice-absent = {"\u200F"}🚪 { $who }: تعذّر اللعب هنا. يمكن إنهاء المباراة بلا خسارة، أو دعوة {"\u2066"}BOT{"\u2069"} إلى المقعد، أو الانتظار: الأزرار تحت اللوح. والمقعد محفوظ حتى العودة.
notice-back = {"\u200F"}🚪 { $who }: عودة إلى الطاولة. المباراة مستمرّة.
said-called-in = يلعب {"\u2066"}BOT{"\u2069"} هناك حتى عودة صاحب المقعد.
said-waiting = الانتظار مستمرّ، واللوح يُظهر العودة.
said-waiting-ended = ما مصير المباراة؟
said-ended = انتهت المباراة بلا خسارة.
answer-here-again = عاد الجميع: المباراة مستمرّة.
answer-called-in = يلعب {"\u2066"}BOT{"\u2069"} هناك بالفعل.
answer-waits-already = الأمر كذلك بالفعل.
answer-other-left = لم يعد الطرف الآخر هنا، ولا أحد تُتابَع معه المباراة. لمباراة أخرى: {"\u2066"}/play{"\u2069"}
resign-absent = {"\u200F"}🚪 { $name }: تعذّر اللعب هنا. لا حاجة إلى الانسحاب: يمكن إنهاء المباراة بلا خسارة.
cancel-absent = إنهاء أيّ مباراة هنا للمشرفين وحدهم. أمّا مباراتك التي تعذّر على أحدهم اللعب فيها فيمكنك إنهاؤها بلا خسارة:

## Choosing a move by taps, and in words

command-move = اللعب كتابةً: {"\u2066"}/move c2-c3{"\u2069"}
said-tapped = 👉 { $square }: إلى أين؟
said-untapped = أُلغي الاختيار: حان اختيار حجر.
answer-tapped = هذا مختار من قبل.
answer-untapped = أُلغي هذا الاختيار من قبل.
answer-no-tap = لا شيء يمكن فعله في هذا المربّع الآن.
edited-done = ما قالته هذه الرسالة أوّلًا قد نُفّذ. يُرجى إرسال رسالة جديدة.
edited-late = يمكن تصحيح الرسالة خلال دقيقتين. يُرجى إرسال رسالة جديدة.
edited-unsure = غبتُ في أثناء ذلك ولا أعرف ما فعلته هذه الرسالة. يُرجى إرسال رسالة جديدة.
move-usage = تُكتب النقلة بعد الأمر، مثلًا: { $command }
move-none = لا مباراة لك هنا حان فيها دورك.
move-not-offered = «{ $move }» غير ممكن الآن. الممكن: { $moves }
move-no-squares = فُهم «{ $move }» على أنّه نقلة في المباراة رقم { $id }، { $game }: لا مربّعات بهذا الاسم فيها. الممكن فيها: { $moves }. ولمباراة أخرى يكفي الردّ على لوحها.
move-stones = «{ $move }» غير ممكن الآن. الأحجار التي تتحرّك: { $squares }
move-targets = «{ $move }» غير ممكن الآن. من { $square } يمكن الذهاب إلى: { $squares }
move-squares = «{ $move }» غير ممكن الآن. يمكن وضع حجر على: { $squares }
move-then-turn = لم يُلعب شيء: ينتهي الدور بعد «{ $done }»، فلا مكان بعده لكتابة «{ $rest }».
move-then-throw = لم يُلعب شيء: لا أحد يعرف بعدُ نتيجة الرمية، فلا يمكن أن تُكتب «{ $rest }» مع «{ $done }» في سطر واحد.
move-then-not = لم يُلعب شيء: «{ $done }» ممكن، لكن «{ $rest }» بعده غير ممكن.
move-then-many = لم يُلعب شيء: بعد «{ $done }» قد تعني «{ $rest }»: { $names }. أيّها؟

## Whose turn it is, and my games everywhere

call = {"\u200F"}▶️ <a href="tg://user?id={ $user }">{ $name }</a>، جاء دورك: { $game }، رقم { $id }
call-home = ▶️ جاء دورك في «{ $club }»: { $game }، رقم { $id }
some-group = مجموعة
remind-head = {"\u200F"}⏰ مباريات تنتظرك: { $count }
remind-in = {"\u200F"}{ $game } رقم { $id }، في «{ $club }»
remind-in-basic = {"\u200F"}{ $game } رقم { $id }، في «{ $club }» (يُكتب هناك {"\u2066"}/board{"\u2069"})
remind-with = {"\u200F"}{ $game } رقم { $id }، مع { $name }
remind-more = و{ $count } غيرها: {"\u2066"}/games{"\u2069"}
key-remind = { $game } رقم { $id }
key-again-2h = ⏰ 2 س
key-again-8h = ⏰ 8 س
key-again-day = ⏰ يوم
key-again-never = أبدًا
said-again-2h = أذكّرك بعد ساعتين في محادثتنا. وتبقى ساعات الهدوء هادئة.
said-again-8h = أذكّرك بعد ثماني ساعات في محادثتنا. وتبقى ساعات الهدوء هادئة.
said-again-day = أذكّرك بعد يوم في محادثتنا. وتبقى ساعات الهدوء هادئة.
said-again-never = لن أكتب لك تذكيرات بعد الآن. لتغيير ذلك: {"\u2066"}/settings{"\u2069"}
key-to-board = ↗️ إلى اللوح
command-games = كلّ مبارياتك، وأوّلها ما ينتظرك
games-mine = <b>مبارياتك</b> (▶️ تنتظرك)
games-here = {"\u200F"}<b>{ $name }</b>: مبارياتك هنا (▶️ تنتظرك)
games-none = لا مباراة لك غير مكتملة. لبدء واحدة: {"\u2066"}/play{"\u2069"}
games-club = {"\u200F"}👥 { $club }: { $games }
games-basic = {"\u200F"}👥 { $club }: { $game } (يُكتب هناك {"\u2066"}/board{"\u2069"})
games-away = في أماكن أخرى: { $count }
key-all-games = 📋 كلّ مبارياتي
games-muted = 🔕 لا يصلك شيء عن هذه: لا ذكر لاسمك ولا رسائل.
key-muted-tables = 🔕 كتم الطاولات
muted-tables = {"\u200F"}<b>{ $name }</b>: طاولاتك. الضغط على 🔔 يكتم الطاولة: فلا أذكر اسمك عندها ولا أكتب لك شيئًا عنها. واللوح يستمرّ كما كان.
key-mute = 🔕 كتم
key-unmute = 🔔 إلغاء الكتم
said-muted = 🔕 لن أذكر اسمك في هذه المباراة ولن أكتب لك شيئًا عنها. للتغيير: {"\u2066"}/games{"\u2069"}
said-unmuted = 🔔 ستصلك أخبار هذه المباراة من جديد.
game-number = رقم { $id }
key-no-game = ✖️ إلغاء
question-dropped = ✖️ لا شيء تغيّر.
answer-not-your-page = فتح هذه الصفحة شخص آخر. أمرها، مثل {"\u2066"}/play{"\u2069"} أو {"\u2066"}/rules{"\u2069"}، يفتح لك صفحتك.

## مباراة تُشاهد من جديد، لوحًا بعد لوح

command-replay = مشاهدة مباراة من جديد، لوحًا بعد لوح
key-replay = 🎬 إعادة
replay-none = لم تنتهِ أيّ مباراة هنا بعد. لبدء واحدة: {"\u2066"}/play{"\u2069"}. وفي محادثتنا الخاصّة يمكن إرسال سجلّ أيّ مباراة إليّ.
answer-replay-later = تأتي الإعادة عندما تنتهي المباراة.
answer-replay-empty = لم يُلعب شيء في هذه المباراة.
replay-where = { $number ->
        [0] الأدوار: { $turns }
       *[other] الدور { $turn } من { $turns }{ $parts ->
            [1] {""}
           *[other] {"، "}الجزء { $part } من { $parts }
        }
    }
replay-point = {"\u200F"}⚡ <b>نقطة التحوّل { $number } من { $pages }</b>{ $decided ->
        [1] {" "}· الحاسمة
       *[0] {""}
    }
replay-first = هذه هي البداية.
replay-last = هذه هي النهاية.
replay-start = اللوح قبل الدور الأول.
replay-done = { $mark } { $name }: { $told }
replay-next = الدور التالي: { $mark } { $name }.
replay-chances = 📈 فرص الفوز إن أحسنا اللعب: { $mark } { $name } { $points }% · { $emblem } { $other } { $rest }%{ $exact ->
    [1] {" "}(مضبوط)
   *[0] {" "}(±{ $error })
}
replay-chances-brief = 📈 باللعب الجيّد: { $mark } { $points }% · { $emblem } { $rest }%{ $exact ->
    [1] {" "}(مضبوط)
   *[0] {" "}(±{ $error })
}
replay-stones = {"\u200F"}📈 { $exact ->
    [0] إن أحسن الطرفان اللعب:{" "}
   *[1] {""}
}{ $even ->
    [1] { $exact ->
        [0] التعادل في الأحجار قريبًا
       *[1] تعادل
    }
   *[0] { $fate ->
        [won] الفوز لـ{ $mark } { $name }
       *[open] { $mark } { $name }، قريبًا { $stand }
    }
}{ $exact ->
    [0] {""}
   *[1] {" "}(مضبوط)
}
replay-turning = هذه هي نقطة التحوّل.
key-film = 🎞️ فيلم
key-moment = ✨ أهمّ لقطة
key-share-replay = 📨 مشاركة
key-send-replay = 📨 إرسال الرابط
share-replay = يفتح هذا الرابط إعادة المباراة رقم { $id }. من لديه الرابط يرى المباراة وأسماء اللاعبين:
    { $command }
share-replay-words = مباراة تستحقّ المشاهدة
replay-link-gone = لا يفتح هذا الرابط أيّ مباراة. ربما ينقصه جزء.
film-working = 🎞️ الفيلم قيد الإعداد.
film-in-words = الفيلم صور فقط. وهذه المباراة بالكلمات، لوحًا بعد لوح.
film-skips = ⏩ مباراة طويلة. أدوار متروكة: { $count }.
record-unreadable = لا أستطيع قراءة هذا السجلّ: { $why }
answer-record-gone = لم يعد السجلّ هنا. يُرجى إرساله من جديد.
film-limit = ستّة أفلام جديدة في الساعة على الأكثر. والجاهز منها يأتي في أيّ وقت.
film-refused = لا يقبل تيليغرام أفلامًا هنا.
moment-none = لم يحسم هذه المباراة دور واحد وحده.
key-from-here = ↪️ لعب هنا
from-here = ↪️ من هذا اللوح، الدور { $turn } من { $turns }{ $parts ->
        [1] {""}
       *[other] {"، "}الجزء { $part } من { $parts }
    }، تبدأ مباراة جديدة ضدّ { $bots }. ويبقى ما لُعب قبله.
from-here-turn = الدور لـ: { $mark } { $side }. { $choose ->
    [1] أيّ جهة لك؟
   *[0] هذه الجهة لك.
}
from-here-sealed = المباراة الجديدة تختم الرميات القادمة وحدها، لا السابقة. ولا تدخل في التصنيف ولا في الإحصاء.
key-from-here-as = { $mark } { $side }
caption-from = ↪️ تتمّة لـ: { $source } · نقلات ورميات منها: { $count }
from-game = رقم { $id }
from-record = سجلّ مباراة
label-from = { $id } ↪ { $record ->
    [1] 📄
   *[0] رقم { $source }
}
verify-from = ↪️ النقلات والرميات الأولى (عددها { $count }) من: { $source }. وليست مختومة هنا. عُرض ختم هذه المباراة قبل متابعتها، وهو يشمل كلّ رمية بعدها.

## مراجعة لعبة انتهت

command-review = مراجعة مباراة: الحظّ والأخطاء
key-review = 📈 مراجعة
review-none = لم تنتهِ هنا أيّ مباراة بعد. لبدء واحدة: {"\u2066"}/play{"\u2069"}
answer-review-later = تأتي المراجعة حين تنتهي المباراة.
answer-no-review = لا أعرف هذه اللعبة معرفة تكفي لمراجعتها.
review-not-of = رقم { $id } ({ $game }) بلا مراجعة: لا أستطيع الحكم على نقلاتها حكمًا دقيقًا. ويمكن رؤية لوحاتها من جديد:
answer-review-unmoved = لم يكن في هذه المباراة اختيار لنقلة، ووضع الأحجار لا يُراجَع.
review-newer = المباراة رقم { $id } ما زالت جارية: حين تنتهي يعرضها {"\u2066"}/review { $id }{"\u2069"}.
review-working = 🔎 أراجع المباراة من أوّلها. تصل المراجعة بعد ثوانٍ.
review-side =
    {"\u200F"}{ $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] 🎲 الحظّ { $lead ->
            [fewer] أخذ
           *[more] أعطى
        } { $luck } ·{" "}
    }🔀 الاختيارات أخذت { $lost } · عددها: { $decisions }
    .aloud = { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] الحظّ { $lead ->
            [fewer] أخذ
           *[more] أعطى
        } { $luck }،{" "}
    }الاختيارات أخذت { $lost }، عدد الاختيارات: { $decisions }
review-verdict = { $verdict ->
        [few] كان اختيار الصدفة سيخسر { $lost }. والاختيارات أقلّ من أن يُحكم عليها.
        [chance] كان اختيار الصدفة سيخسر { $lost }: الفرق أصغر من أن يُحسم.
        [worse] كان اختيار الصدفة سيخسر أقلّ: { $lost }.
        [perhaps] كان اختيار الصدفة سيخسر أكثر: { $lost }، لكنّ مباراة واحدة لا تكفي للتأكّد.
       *[better] كان اختيار الصدفة سيخسر أكثر: { $lost }. { $band ->
            [master] هكذا يلعب الأستاذ، وخسارة الاختيار: { $between }.
            [strong] هكذا يلعب القويّ على الأقلّ، وخسارة الاختيار: { $between }.
            [club] هكذا يلعب الهاوي المجرّب على الأقلّ، وخسارة الاختيار: { $between }.
            [beginner] هكذا يلعب المبتدئ، وخسارة الاختيار: { $between }.
           *[open] وبكم؟ لا يُعرف.
        }
    }
review-plain-luck = {"\u200F"}{ $even ->
        [1] 🎲 كان حظّ الطرفين في الرميات متساويًا تقريبًا.
       *[0] 🎲 { $own ->
            [1] كان حظّك في الرميات
           *[0] { $mark } { $name }: كان الحظّ في الرميات
        } { $much ->
            [little] أكثر قليلًا
            [clear] أكثر بوضوح
           *[most] أكثر بكثير
        }.
    }
review-plain-cost = {"\u200F"}🔀 { $found ->
        [none] مباراة واحدة لا تكفي لمعرفة من اختار أفضل.
        [even] اختار الطرفان جيّدًا بالقدر نفسه تقريبًا.
        [perhaps] { $own ->
            [1] ربّما كانت اختياراتك أفضل.
           *[0] { $mark } { $name }: ربّما كانت الاختيارات أفضل.
        }
       *[better] { $own ->
            [1] كانت اختياراتك أفضل
           *[0] { $mark } { $name }: كانت الاختيارات أفضل
        } { $much ->
            [little] قليلًا
            [clear] بوضوح
           *[most] بكثير
        }.
    }{ $clean ->
        [1] {" "}لم يكن أيّ اختيار خطأ كبيرًا.
       *[0] {""}
    }
review-plain-turn = {"\u200F"}📈 { $decided ->
        [1] نقطة التحوّل في الدور
       *[0] لم يحسم المباراةَ دور واحد. أكثر ما غيّرها الدور
    } { $turn }: { $mark } { $worded ->
            [1] { $told }
           *[0] { $name }، { $told }
        }{ $hundred ->
        [1] . { $own ->
            [1] فرصك
           *[0] فرص { $side }
        }: نحو { $swing } من 100
        [2] {""}
       *[0] . { $yielded ->
            [1] أتاح ذلك لـ { $emblem } أسر المزيد.{" "}
           *[0] {""}
        }المتوقّع لـ { $mark }: { $swing }
    }.
    .aloud = { $decided ->
            [1] نقطة التحوّل في الدور
           *[0] لم يحسم المباراةَ دور واحد. أكثر ما غيّرها الدور
        } { $turn }: { $mark } { $worded ->
            [1] { $told }
           *[0] { $name }، { $told }
        }. { $yielded ->
            [1] أتاح ذلك لـ { $emblem } أسر المزيد.{" "}
           *[0] {""}
        }قبل: { $hundred ->
            [0] { $was }
           *[other] { $own ->
                [1] فرصك نحو { $was } من 100
               *[0] فرص نحو { $was } من 100
            }
        }، بعد: { $now }.
review-turn-luck = { $lucky ->
        [1] رمية موفّقة.
       *[0] رمية غير موفّقة.
    }
review-turn-better = الأفضل كان { $move }{ $worded ->
        [1] : { $told }
       *[0] {""}
    }.
review-plain-no-turn = {"\u200F"}📈 لم يحسم المباراةَ دور واحد.
review-scale = {"\u200F"}🔢 بعدد الانتصارات في كلّ 100 مباراة كهذه{ $exact ->
        [0] {" "}(بزيادة أو نقص { $error }):
       *[1] {" "}(مضبوط):
    }
review-chart-left = الأحجار الباقية
review-chart-home = في البيت
review-chart-off = خرج
review-chart-mistakes = المُعلَّم
review-line = 📈 الخطّ: { $own ->
            [1] فرصك
           *[0] فرص { $mark } { $name }
        } إن أحسنا اللعب.{ $mistakes ->
        [0] {""}
       *[other] {" "}والأحمر: الأخطاء.
    }{ $lettered ->
        [0] {""}
       *[other] {" "}والحروف: نقاط التحوّل.
    }
review-side-stones =
    {"\u200F"}{ $mark } <b>{ $name }</b>: الاختيارات { $decisions } · ربّما ليست الأفضل: { $missed }
review-placing = 🧱 بعد وضع الأحجار كان توقّعي: { $own ->
        [1] { $fate ->
            [won] الفوز لك
            [lost] الخسارة عليك
           *[open] لك قريبًا { $stand }
        }
       *[0] { $mark } { $name }: { $fate ->
            [won] الفوز
            [lost] الخسارة
           *[open] قريبًا { $stand }
        }
    }. أمّا الوضع نفسه فلا أقيّمه.
review-line-stones = 📈 الخطّ: { $exact ->
        [0] فرق الأحجار لصالح{ $own ->
            [1] ك
           *[0] {" "}{ $mark } { $name }
        } على اللوح.
       *[1] فوز { $mark } { $name } أو تعادله أو خسارته في كلّ دور (+ أو 0 أو −).
    }{ $mistakes ->
        [0] {""}
       *[other] { $exact ->
            [0] {" "}والأحمر: الأخطاء، ولا يهبط الخطّ إلّا إن أُسرت أحجار بعدها.
           *[1] {" "}والأحمر: الأخطاء.
        }
    }{ $lettered ->
        [0] {""}
       *[other] {" "}والحروف: نقاط التحوّل.
    }
review-turning-stones = <b>نقاط التحوّل</b> لمن لعب، قبل ← بعد{ $exact ->
        [0] {" "}(المتوقّع)
       *[1] {" "}(باللعب بلا خطأ)
    }:
review-fate = { $fate ->
        [won] فوز
        [lost] خسارة
       *[drawn] تعادل
    }
review-turning = <b>نقاط التحوّل</b> لمن لعب (نحو هذا العدد من الفوز في 100):
review-moment = { $point }. { $mark } { $name }: { $told } · { $swing }
    .aloud = { $point }. { $mark } { $name }: { $told }. قبل: { $was }، بعد: { $now }.
review-swing = {"\u2066"}{ $was } → { $now }{"\u2069"}
review-swing-words = { $earlier } ← { $later }
review-clean = { $small ->
        [0] ✅ لا أخطاء كبيرة: بقدر ما أرى لم يخسر أيّ اختيار أكثر من { $around } من الفوز في 100 مباراة.
       *[1] 🔎 لا اختيار واحد خسر كثيرًا بالتأكيد، لكنّ مجموع الخسائر الصغيرة نحو { $lost } من 100 مباراة.
    }
review-clean-stones = { $found ->
        [exact] ✅ كلّ اختيار كان لعبًا بلا خطأ.
        [missed] 🔎 لم أرَ نقلة هي خطأ يقينًا.
        [unseen] 🔎 لا أرى نقلة واحدة أضاعت المباراة.
       *[clean] ✅ لم تكن نقلة لتكسب حجرًا أكثر، بقدر ما أرى.
    }
review-behind = {"\u200F"}🔎 { $own ->
        [1] كان تأخّرك كبيرًا
       *[0] { $mark } { $name }: كان التأخّر كبيرًا
    } حين بدأت النقلات، بقدر ما أرى. لذلك لا أعدّ ما بعده خطأً.
review-basis =
    ℹ️ على ماذا يقوم هذا؟
    { $basis }
review-basis-senet = على شبكة عصبية صغيرة تعلّمت سينيت باللعب ضدّ نفسها. تنظر رمية واحدة إلى الأمام على الأكثر. قد تخطئ، وأكثر ما يكون ذلك حين يتقارب اختياران.
review-basis-hyena = على احتمالات الرميات حتى البيت. والمفترض أنّ اللاعبَين يدفعان متى قرّبهما ذلك من البيت.
review-basis-aseb = على شبكة عصبية صغيرة علّمتها اللعبة المحلولة. والتقدّم الكبير ليس فوزًا بعد: فالقطع الأخيرة لا تخرج إلا برمية مضبوطة، وقد تُضرب. ومع جدول تلك اللعبة كلّ هذا مضبوط.
review-basis-stones = على بحث يعدّ الأحجار وحدها، وينظر إلى الأمام في الغالب بعدد من الأدوار: { $turns }، وفي الأخطاء أبعد. لا يرى ما يأتي بعد ذلك، ولا جودة مواضع الأحجار. ولا حظّ في السيجة.
review-basis-solved = على جدول بكلّ وضع على لوح 3×3، محسوب حتى نهاية المباراة. وكلّ ما يُقال هنا مضبوط، وعن وضع الأحجار أيضًا. ولا حظّ في السيجة.
review-exact-whole = على جدول بكلّ وضع فيه هذا العدد القليل من القطع، محسوب حتى نهاية المباراة. وكلّ ما يُقال هنا مضبوط.
review-exact-rest = من الدور { $turn } فصاعدًا هذا مضبوط: كلّ وضع فيه هذا العدد القليل من القطع معروف حتى نهاية المباراة.
review-cost = بالخيار الأفضل يكون الفوز أكثر { $exact ->
        [0] بنحو { $least } إلى { $most } من كلّ 100 مباراة.
       *[1] بـ { $gain } من كلّ 100 مباراة. وهذا رقم مضبوط.
    }
review-cost-stones = بعد { turns-many } يكون به مكسب لا يقلّ عن { $gain ->
        [zero] { $gain } حجر
        [one] حجر واحد
        [two] حجرين
        [few] { $gain } أحجار
        [many] { $gain } حجرًا
       *[other] { $gain } حجر
    }.
review-cost-forced = { $fate ->
        [won] به الفوز مهما كان الردّ، بقدر ما أرى.
       *[lost] الاختيار الذي لُعب يخسر مهما كان الدفاع، بقدر ما أرى.
    }
review-cost-solved = به { $fate ->
        [won] فوز
       *[drawn] تعادل
    }، وبما لُعب { $worse ->
        [drawn] تعادل
       *[lost] خسارة
    }. وهذا مضبوط.
review-why = 💭 السبب: { $told }.
review-mistake =
    <b>الخطأ { $number } من { $pages }</b> · الدور { $turn }
    {"\u200F"}{ $mark } <b>{ $name }</b>: { $told }
    { $exact ->
        [0] الأفضل
       *[1] اللعب بلا خطأ
    }: <b>{ $better }</b>
    { $cost }
    <i>على اللوح: { $shown ->
        [chosen] بعد الاختيار الذي لُعب.
        [before] قبل الاختيار.
       *[better] بعد الاختيار الأفضل.
    }</i>
key-review-better = ✅ الاختيار الأفضل
key-review-chosen = ▶️ ما لُعب
key-review-before = ↩️ قبل ذلك
key-review-turning = ⚡ نقطة التحوّل
key-review-whole = 📈 المباراة
key-review-mistakes = ❗ الأخطاء: { $count }
key-review-mistake = ❗ الخطأ { $number }

# -- 🔔 the next game of a group ----------------------------------------------------------

key-bell = 🔔 مباريات جديدة
said-bell = 🔔 سأكتب لك في محادثتنا حين تبدأ المباراة التالية هنا. وهناك زرّ ينهي ذلك.
said-bell-again = 🔔 سأكتب لك عن المباراة التالية هنا على كلّ حال. والزرّ تحت تلك الرسالة ينهي ذلك.
notice-bell = {"\u200F"}🔔 دعوة إلى اللعب من <b>{ $name }</b> في <b>{ $club }</b>: { $game } رقم { $id }
key-no-bell = 🔕 لا رسائل عن تلك المجموعة
key-no-bell-of = 🔕 { $club }
said-no-bell = 🔕 لن أكتب لك عن مباريات هناك.
no-bell = 🔕 لن أكتب لك عن مباريات تلك المجموعة. للعودة: 🔔 تحت لوح في المجموعة.
bells = 🔔 أكتب لك حين تبدأ المباراة التالية في:
bells-line = {"\u200F"}• <b>{ $club }</b>
bells-none = 🔕 لا أكتب لك عن مباريات أيّ مجموعة. الضغط على 🔔 تحت لوح في مجموعة يبدأ ذلك.

# -- the host of an invitation -------------------------------------------------------------

command-keep = حجز مقعد لشخص
key-seats = 🪑 المقاعد
key-seats-bots = 🤖 {"\u2066"}BOT{"\u2069"} والمقاعد
key-seats-brief = 🤖 {"\u2066"}BOT{"\u2069"}
lobby-missing = {"\u200F"}⏳ العدد الناقص: { $count }
lobby-waits = {"\u200F"}👀 لم يجلس بعد: <b>{ $names }</b>
lobby-fills = {"\u200F"}🤖 يجلس {"\u2066"}BOT{"\u2069"} في المقاعد الخالية وتبدأ المباراة: { $date }.
lobby-kept = {"\u200F"}🪑 مقعد محجوز لـ<b>{ $name }</b> حتى { $date }.
seats = {"\u200F"}🪑 مقاعد المباراة رقم { $id }. القرار لـ<b>{ $name }</b>.
seats-bots = {"\u200F"}زرّ + يُجلس {"\u2066"}BOT{"\u2069"} على الفور.
seats-fill = يمكن أن يجلس {"\u2066"}BOT{"\u2069"} في المقاعد الخالية بعد مدّة. وعندئذ تبدأ المباراة، إلّا إذا كان أحد يجلس في تلك اللحظة.
seats-keep = لحجز مقعد مدّة { $count } د: {"\u2066"}<code>/keep @name</code>{"\u2069"} أو الردّ على شخص بالأمر {"\u2066"}/keep{"\u2069"}.
seats-away = {"\u200F"}✖️ يعطي مقعد أحدهم لغيره ولا يعود إلى هذه الطاولة.
seats-hand-over = {"\u200F"}✖️ يعطي مقعد أحدهم لغيره ولا يعود إلى هذه الطاولة؛ و👑 يجعل صاحب القرار غيرك.
seats-handed-over = {"\u200F"}👑 القرار الآن لـ<b>{ $name }</b>.
key-fill = 🤖 { $count } د
key-no-fill = أبدًا
key-hand-over = 👑 صاحب الدعوة
key-free-seat = 🪑 إخلاء المقعد المحجوز
said-bot-sits = {"\u200F"}🤖 { $bot } على الطاولة.
said-bot-up = {"\u200F"}🤖 ترك {"\u2066"}BOT{"\u2069"} مقعده.
said-fill = 🤖 يجلس {"\u2066"}BOT{"\u2069"} في المقاعد الخالية بعد { $count } د.
said-no-fill = لن يجلس {"\u2066"}BOT{"\u2069"} من تلقاء نفسه.
said-sent-away = لم يعد لهذا اللاعب مقعد، ولا يمكنه الجلوس هنا ثانية.
said-handed-over = 👑 القرار الآن لهذا اللاعب.
said-seat-free = المقعد متاح للجميع.
answer-kept = هذا المقعد محجوز لغيرك. والدعوة تقول حتى متى.
answer-sent-away = أُعطي مقعدك على هذه الطاولة لغيرك.
keep-private = يُحجز المقعد في مجموعة، وهناك يُكتب {"\u2066"}/keep{"\u2069"}.
keep-none = لا دعوة مفتوحة لك هنا. لإنشاء دعوة: {"\u2066"}/play{"\u2069"}
keep-whom = لمن؟ يُكتب {"\u2066"}<code>/keep @name</code>{"\u2069"} أو يُردّ على رسالته بالأمر {"\u2066"}/keep{"\u2069"}.
key-sit-in = 🪑 الجلوس
said-sit-in = 🪑 المباراة التالية تنتظر في الأسفل.
invite-sit-in = {"\u200F"}طلب المباراة التالية من <b>{ $name }</b> مع <b>{ $guest }</b>.
answer-has-rematch = لعبت هنا للتوّ، ولذلك الزرّ 🔁.

# -- a friend, picked from one's own list --------------------------------------------------

key-pick-friend = 👤 اختيار صديق
friend-ask = 👤 الزرّ في الأسفل يفتح قائمة الأصدقاء. أكتب لمن بدأ محادثتي من قبل، وإلّا فلك رابط ترسله.
key-friend = 👤 اختيار صديق
friend-told = {"\u200F"}👤 وصل خبر دعوتك إلى <b>{ $name }</b>.
friend-link = 👤 لا يمكنني الكتابة إلى هذا الشخص لأنّه لم يبدأ محادثتي. هذا الرابط للإرسال:
friend-gone = انتهت تلك الدعوة. لدعوة جديدة: {"\u2066"}/play{"\u2069"}
friend-self = هذا أنت. يُرجى اختيار شخص آخر.
notice-friend = {"\u200F"}👤 دعوة إلى اللعب من <b>{ $name }</b>: { $game }
key-open-invitation = 🪑 فتح الدعوة

## The position of the day

day-title = 🏺 <b>وضعية اليوم</b> · { $game }
day-turn = ▶️ الدور على { $mark } { $side }.
day-thrown = ▶️ الدور على { $mark } { $side }، والرمية: <b>{ $score }</b>.
day-rules = 📜 { $rules }
day-differs = 📜 { $rules }: { $told }
day-differs-kendall = الماء يعيد إلى 15، وثلاث متتالية جدار، والخروج من 30 بأيّ رمية.
day-differs-tait = بلا وجه فاتح 6، والضربة تعيد إلى اليد وتكسب رمية، ولا يحمي الجيران.
day-differs-bell = من آخر الطريق إلى 1، والمضروبة إلى اليد، ولكلّ طرف خمسة مربّعات.
day-differs-houses = إلى الأمام أو الخلف، واثنتان متتاليتان جدار، وعلى 26 تحسم رمية.
day-differs-skyruk = اثنتان للخصم جدار، وعلى 26 وفي الماء تحسم رمية، والخروج من 30 بأيّ رمية.
day-differs-glebsite = تدخل القطع من اليد، والمضروبة تعود إليها، وثلاث في عمود تكسب رمية.
day-differs-siga = الحركة والأسر في خطّ مستقيم فقط، وحجر الوسط آمن.
day-goal = {"\u200F"}🎯 { $told }
day-follows = {"\u200F"}{ $move } { $told }
day-names = 👥 أجوبة الجميع عند إغلاق الاختبار.
day-question = قطعك: { $side }. ما أفضل نقلة؟
day-question-thrown = قطعك: { $side }، ورميتك { $score }. ما الأفضل؟
day-why = <b>{ $move }</b>: { $told }. { $gains }
day-why-short = <b>{ $move }</b>. { $gains }
day-gains = تفوز في نحو { $worth } من 100 مباراة، والنقلة التالية في نحو { $second }.
day-gains-stones = بعد { turns-many } تزيد أحجارك على ما تعطيه أيّ نقلة: { $count }.
day-gains-fate = { $fate ->
    [won] هذه النقلة وحدها تفوز حتمًا.
   *[lost] بعد أيّ نقلة تُخسر المباراة حتمًا.
}
day-there = وضعية اليوم هنا. مع جواب كلّ يوم أعدّ الأيّام المتتالية.
day-answered = 👥 أجاب حتّى الآن: { $names }. وعند إغلاق الاختبار أقول من أصاب.
day-none = لا وضعية لهذا اليوم.
day-no-quiz = لا يُسمح لي بإرسال الاختبارات هنا، فلا أستطيع عرض وضعية اليوم. يمكن لمشرف أن يسمح بالاستطلاعات.
day-result =
    { $solved ->
        [1] ✅ صحيح: <b>{ $move }</b>.
       *[0] ❌ ليس صحيحًا هذه المرّة. كانت أفضل نقلة <b>{ $move }</b>.
    } المحلول حتى الآن: { $right } من { $all }.{ $again ->
        [0] {""}
       *[1] {" "}أيام الإجابة المتتالية: { $count }.
    }
    👉 غدًا وضعيّة جديدة. وحتى ذلك الحين: /play
day-result-share = 🏺 وضعية اليوم { $date }: { $solved ->
    [1] ✅ حُلّت
   *[0] ❌ لم تُحلّ
}، أيام متتالية: { $count }
key-day-share = ✉️ إرسال نتيجتي
day-table = 🏺 <b>وضعية اليوم</b> { $date }: كانت أفضل نقلة <b>{ $move }</b>. عدد من حلّها: { $solved } من { $count }.
day-table-line = {"\u200F"}{ $solved ->
    [1] ✅
   *[0] ❌
} { $name } · أيام متتالية: { $count }
    .aloud = { $name }: { $solved ->
        [1] صحيح
       *[0] خطأ
    }، أيام متتالية: { $count }
day-table-more = … وغيرهم: { $count }
daily-begins = 🏺 من الآن تأتي وضعية اليوم إلى هذه المجموعة كلّ صباح، اختبارًا مفتوحًا يومًا كاملًا. الأسماء ظاهرة: عندما يُغلق يرى الجميع من أجاب وبماذا، وأقول من أصاب. يُنهيها {"\u2066"}/settings{"\u2069"}.

# -- الوضع المضمّن: البوت في أيّ محادثة --------------------------------------------------------------

some-chat = محادثة أخرى
invite-here = {"\u200F"}دعوة من <b>{ $name }</b> إلى أيّ شخص في هذه المحادثة. أيّ علامة لك؟
inline-title = { $game } · { $rules }
inline-invite = <b>{ $game } · { $rules }</b>
    {"\u200F"}دعوة إلى مباراة هنا من <b>{ $name }</b>.
inline-how = زرّ <b>لعب</b> يختم الرميات، ثمّ يلعب كلّ من يأخذ مقعدًا.
key-inline-play = ▶️ لعب
said-inline-sealed = خُتمت الرميات. الضغط على علامة يعطي مقعدًا.
inline-lesson-title = دروس: { $game }
inline-lesson-about = مسائل صغيرة، والقواعد نفسها تحكم في الجواب. { $progress }
inline-lesson = 🎓 {"\u200F"}<b>{ $name }</b> في دروس { $game }: مسائل صغيرة، ويظهر حالًا هل الجواب صحيح. هل تجرّب؟
key-inline-lesson = 🎓 تجربة درس
inline-result-word = نتيجة
inline-result-title = نتيجة: { $game } رقم { $id }
inline-result-about = عرض نهاية هذه المباراة
key-inline-again = ▶️ لعب مثلها
inline-invite-private = <b>{ $game } · { $rules }</b>
    {"\u200F"}دعوة إلى مباراة من <b>{ $name }</b>. يلعب كلّ منكما في محادثته معي.
inline-invite-private-about = دعوتك على زرّ
key-tell-me = 🔔 أخبرني
said-tell-me = لهذه المباراة لوح الآن في محادثتك معي أيضًا، وهناك أخبرك حين يأتي دورك.
said-in-private = الباقي في محادثتك معي.
key-inline-share = 💬 إلى محادثة

# -- my page ---------------------------------------------------------------------------------------

key-me = 🏅 صفحتي
key-me-pairs = 🤝 الخصوم
key-me-games = 📚 المباريات
key-me-card = 🖼 بطاقة
key-me-stronger = 💪 {"\u2066"}BOT{"\u2069"} أقوى
key-me-try = 🎲 { $game }
me-next = {"\u200F"}👉 والآن؟ { $count ->
        [0] مباراة جديدة
       *[other] {"\u2066"}BOT{"\u2069"} أقوى، أو لعبة أخرى
    }{ $solved ->
        [1] . غدًا تأتي وضعيّة يوم جديدة.
       *[0] ، أو وضعيّة اليوم: /day
    }
me-last = 🖼 في الأعلى: كيف انتهت مباراتك الأخيرة.
me-title = 🏅 <b>{ $name }</b>
me-empty = ما ربحته يظهر هنا متى انتهت مباراة لك بنتيجة.
me-private = صفحتك لك وحدك: تُفتح في محادثتنا الخاصّة.
me-games = المباريات: { $count }
me-games-won = فوز { $won }
me-games-lost = خسارة { $lost }
me-games-drawn = تعادل { $drawn }
me-run = انتصارات متتالية بالقواعد نفسها: { $won } (الرقم القياسيّ: { $best })
me-run-best = أكثر انتصارات متتالية بالقواعد نفسها: { $best }
me-beaten = آخر من غلبته: { $who }
me-few = 🎲 هذا العدد لا يكفي بعد لمعرفة أثر الحظّ وأثر اختياراتك. المباريات التي راجعتُها: { $count } من { $least }.
me-luck = 🎲 { $lead ->
        [more] ساعدك الحظّ: لولا ذلك لنقصت انتصاراتك بنحو { $luck }
        [fewer] كان الحظّ ضدّك: لولا ذلك لزادت انتصاراتك بنحو { $luck }
       *[same] كان الحظّ متساويًا تقريبًا
    } (هامش الخطأ { $around }).
me-choices = 🔀 { $lead ->
        [more] اختياراتك أفضل من اختيارات خصومك: زاد ذلك انتصاراتك بنحو { $ahead }
        [fewer] اختيارات خصومك أفضل من اختياراتك: أنقص ذلك انتصاراتك بنحو { $ahead }
       *[same] لا فرق واضح بين اختياراتك واختيارات خصومك
    } (هامش الخطأ { $around }). المباريات التي راجعتُها: { $count }.
me-card-luck = الحظّ ± { $around }
me-card-choices = الاختيارات ± { $around }
me-card-few = الحظّ والاختيارات: بعد { $least } مباريات
me-card-row = انتصارات متتالية (الأطول)
me-card-row-rules = بالقواعد نفسها
me-rules = <b>{ $rules }</b>: { $won } من { $count }
me-rating = ⚖️ { $rating } ± { $error }
me-skill = 🧠 { $rating } ± { $error }
me-means-rating = ⚖️ هو التصنيف: يبدأ الجميع بـ1500. وما لُعب قبل وجوده لا يدخل فيه.
me-means-skill = و🧠 هو نفسه بلا حظّ الرميات.
me-means-error = وما بعد ± هو أقصى خطأ متوقّع في الرقم: في 95 حالة من 100 لا يزيد عنه.
me-pairs = 🤝 الفوز والخسارة أمام الناس
me-pair = {"\u200F"}{ $name }: { $won } – { $lost } (المباريات: { $count })
me-pairs-none = لم تُنهِ بعد مباراة مع شخص آخر.
me-list = 📚 مبارياتك المنتهية، وأوّلها آخرها
me-list-none = لم تنتهِ أيّ مباراة لك بعد.
top-title = {"\u200F"}🏆 <b>{ $club }</b>
top-evening = في آخر 12 ساعة
top-month = في آخر 30 يومًا
top-pairs = { $placed ->
        [0] من لعب مع من
       *[other] من سبق من
    } في هذه { $once ->
        [0] الأيّام الثلاثين
       *[other] الساعات الاثنتي عشرة
    }
top-line = {"\u200F"}{ $name }: الفوز في { $won } من { $count }
top-line-place = {"\u200F"}{ $name }: الفوز في { $won } من { $count } · المركز { $place }
top-line-places = {"\u200F"}{ $name }: الفوز في { $won } من { $count } · المراكز { $told }
top-line-in = {"\u200F"}{ $name }: الفوز في { $won } من { $count } · { $game }: المركز { $told }
top-place = {"\u200F"}{ $place }{ $count ->
        [1] {""}
       *[other] {"\u00A0"}{"\u2066"}×{ $count }{"\u2069"}
    }
top-pair = {"\u200F"}{ $name } { $won } – { $lost } { $guest }
top-none = لم تنتهِ هنا مباراة بنتيجة في آخر 30 يومًا.
top-private = انتصاراتك: {"\u2066"}/me{"\u2069"}. لكلّ مجموعة جدولها: يُكتب {"\u2066"}/top{"\u2069"} هناك.

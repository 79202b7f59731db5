### Seega's words: the game and its sides, what is told of it. Arguments: games/seega/words.py.

## The game and its sides

game-seega = سيجة
game-seega-line = لاثنين، بلا حظّ. لعبة الأحجار في مصر والسودان: وضع الأحجار، ثمّ أسر أحجار الخصم بحصرها من الجانبين.
game-seega-brief = أسر الأحجار بلا حظّ
way-novice-seega = يلعب أيّ نقلة مسموحة، ولا يفوّت الفوز.
way-modest-seega = يحمي أحجاره أوّلًا ثمّ يأسر.
way-greedy-seega = يأسر كلّما استطاع، ولا ينظر إلى الردّ.
way-golden-seega = يوازن بين ما قد يأسره وما قد يُؤسر له.
way-djehuty-seega = يضع أحجاره بعناية وينظر نقلات كثيرة إلى الأمام.
bots-seega = لا حظّ هنا: الأقوى يفوز دائمًا تقريبًا.
began-seega = {"\u200F"}{ $mark } بالقرعة بدأ { $name } ووضع أحجاره الأولى.
side-first = البيضاء
side-second = الزرقاء
player-first = البيضاء
player-second = الزرقاء
mark-first = ⚪️
mark-second = 🔵

you-are-first = {"\u200F"}{ $mark } أحجارك هي البيضاء.
you-are-second = {"\u200F"}{ $mark } أحجارك هي الزرقاء.

## Seega's words: value for the log, .button for buttons, .said for the answer to a
## press. The first two are parts of the others.

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
seega-move = {"\u2066"}{ $from }→{ $to }{"\u2069"}
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"}
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}.
    .tale = انتقل حجرك من { $from } إلى { $to }.
    .theirs = انتقل حجر {"\u2066"}BOT{"\u2069"} من { $from } إلى { $to }.
seega-leap = {"\u2066"}{ $from }→{ $to }{"\u2069"} (قفزة)
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} (قفزة)
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: قفزة.
    .tale = قفز حجرك من { $from } إلى { $to }.
    .theirs = قفز حجر {"\u2066"}BOT{"\u2069"} من { $from } إلى { $to }.
seega-capture = {"\u2066"}{ $from }→{ $to }{"\u2069"} يأسر {"\u2066"}{ $squares }{"\u2069"}
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} {"\u2066"}⚔{ $count }{"\u2069"}
    .aloud = { $from } إلى { $to }، يأخذ { $squares }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}، وأُسر: {"\u2066"}{ $squares }{"\u2069"}.{ seega-then }
    .way = من { $from } إلى { $to }
    .tale = انتقل حجرك من { $from } إلى { $to } وأسر {"\u2066"}{ $squares }{"\u2069"}.
    .theirs = انتقل حجر {"\u2066"}BOT{"\u2069"} من { $from } إلى { $to } وأسر { $count ->
        [1] حجرك
       *[other] أحجارك
    } على {"\u2066"}{ $squares }{"\u2069"}.
seega-leap-capture = {"\u2066"}{ $from }→{ $to }{"\u2069"} (قفزة) يأسر {"\u2066"}{ $squares }{"\u2069"}
    .button = {"\u2066"}{ $from } → { $to }{"\u2069"} (قفزة) {"\u2066"}⚔{ $count }{"\u2069"}
    .aloud = { $from } إلى { $to }، قفزة، يأخذ { $squares }
    .said = {"\u2066"}{ $from } → { $to }{"\u2069"}: قفزة، وأُسر: {"\u2066"}{ $squares }{"\u2069"}.{ seega-then }
    .way = من { $from } إلى { $to }
    .tale = قفز حجرك من { $from } إلى { $to } وأسر {"\u2066"}{ $squares }{"\u2069"}.
    .theirs = قفز حجر {"\u2066"}BOT{"\u2069"} من { $from } إلى { $to } وأسر { $count ->
        [1] حجرك
       *[other] أحجارك
    } على {"\u2066"}{ $squares }{"\u2069"}.
seega-pass = { $then ->
        [passage] حبس، ويجب تحرير حجر
        [again] حبس، تمرير
       *[count] حبس بلا مخرج: تُعدّ الأحجار
    }
    .button = { $then ->
        [passage] تمرير: على الخصم تحرير حجر لك
        [again] تمرير: لا حجر يتحرّك
       *[count] تمرير: عدّ الأحجار
    }
    .said = { $then ->
        [passage] لا نقلة لك. يلعب الخصم مرّة أخرى، وعليه أن يترك لحجر لك نقلة.
        [again] لا نقلة لك. يلعب الخصم مرّة أخرى.
       *[count] لا نقلة لك، ولا نقلة للخصم تحرّر لك حجرًا: تُعدّ الأحجار.
    }
    .tale = لم تكن لك نقلة.
    .theirs = لم تكن لـ {"\u2066"}BOT{"\u2069"} نقلة.
seega-took = أحجار أُسرت: { $count }. والآن { $own } ضدّ { $other }.
    .tale = أحجار أسرتها: { $count }.
    .theirs = أحجار لك أسرها {"\u2066"}BOT{"\u2069"}: { $count }.
seega-order-place = ⏩ مفعّل: توضع عنك بقيّة أحجارك.
    .offer = ⏩ عنّي: توضع عنك بقيّة الأحجار.
    .button = ⏩ عنّي
    .said = توضع بقيّة أحجارك عنك، حيث يبدو ذلك أفضل. وخسارة بعضها في البداية أمر عاديّ للطرفين.
    .tale = وُضعت عنك بقيّة أحجارك.
    .back = 🔙 يرفع حجرك الأخير عن اللوح فتعود إلى وضع الأحجار. اضغطه مرّة أخرى إن أردت ذلك.
seega-order-place-off = حجرًا حجرًا
    .button = ✋ حجرًا حجرًا
    .said = وضع الأحجار لك من جديد.
seega-safest = الزوايا آمنة، والأطراف تكاد.
seega-stones = { $squares ->
        [none] {""}
       *[other] على {"\u2066"}{ $squares }{"\u2069"} ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] في{"\u00A0"}اليد{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }الأحجار{"\u00A0"}{ $count }{"\u00A0"}· الأسرى{"\u00A0"}{ $taken }/{ $total }{ $stuck ->
        [0] {""}
       *[other] {" "}·{" "}بلا{"\u00A0"}نقلة
    }
    .short = { $count }
    .tale = {"\u200F"}⚖️ لك { $count }
    .theirs = لـ {"\u2066"}BOT{"\u2069"} { $count }. للفوز: { $more }

## What else is to be known before acting

seega-placing = 📍 أحجار كلّ دور: { $count }. ثمّ تبدأ { $begins ->
        [first] الأحجار البيضاء
       *[second] الأحجار الزرقاء
    }.
seega-cross = ✚ أوّل حجرين على طرفَي الصليب: {"\u2066"}{ $squares }{"\u2069"}
seega-stuck = 🚫 لا يمكن لأيّ حجر أن يتحرّك: لا يبقى إلّا التمرير.
seega-passage = 🚪 { seega-side } محبوسة: يجب أن تترك هذه النقلة لحجر منها مكانًا يتحرّك إليه.
seega-quiet = 🕰 نقلات باقية بلا أسر حتى تُعدّ الأحجار: { $count }
seega-may-take = ⚔ { $then ->
        [any] الأسر اختيار. ومن أسر وجب أن يواصل ما دام ممكنًا.
        [same] الأسر اختيار. والحجر الذي أسر يجب أن يواصل إن أمكن.
        [twice] الأسر اختيار. والحجر الذي أسر يجب أن يأسر مرّة أخرى إن أمكن.
       *[none] الأسر ليس واجبًا، وهو يُنهي الدور.
    }

## How games end

over-captured = {"\u200F"}الأحجار الباقية: { $score }. والأسر يحتاج إلى حجرين.
over-locked = {"\u200F"}لا نقلة لأحد الطرفين، ولا نقلة للآخر تحرّر له حجرًا، فعُدّت الأحجار: { $score }.
draw-locked = {"\u200F"}🤝 تعادل: لا نقلة لأحد الطرفين، ولا نقلة للآخر تحرّر له حجرًا، والأحجار متساوية، { $score }.
over-stuck = { $outcome ->
        [lost] {"\u200F"}لا نقلة لأيّ حجر من أحجارك، وهذه خسارة.
       *[none] {"\u200F"}لا نقلة لأحجار { $loser }، وهذه خسارة.
    } الأحجار الباقية: { $score }.

## What a beginner asks (games/seega/explain.py): the goal, then what an action would bring.
## The first three are parts of the others.

seega-follows = { $follows ->
        [place] {" "}ثمّ لك وضع حجر آخر.
        [begin] {" "}وبذلك تكتمل الأحجار، وتبدأ الحركة.
        [any] {" "}ثمّ يجب أسر آخر بأيّ حجر.
        [stone] {" "}ثمّ يجب أن يأسر الحجر نفسه مرّة أخرى.
        [won] {" "}وهذا هو الفوز!
        [locks] {" "}ولا تبقى للخصم نقلة.
        [count] {" "}ثمّ تُعدّ الأحجار.
        [passage] {" "}يلعب الخصم مرّة أخرى، وعليه أن يترك لحجر لك نقلة.
        [again] {" "}يلعب الخصم مرّة أخرى.
       *[turn] {" "}وينتهي دورك.
    }
seega-site = { $site ->
        [between] {" "}وهو آمن بين حجرين للخصم، لأنّه دخل بنفسه.
        [centre] {" "}ولا يُؤسر في الوسط.
        [near] {" "}وهو بجانب الوسط الخالي.
        [corner] {" "}ولا يُؤسر في الزاوية.
        [edge] {" "}وعلى الطرف لا يُؤسر إلّا بمحاذاته.
       *[none] {""}
    }
seega-first-moves = لا أسر الآن. ثمّ تبدأ { $begins ->
        [first] الأحجار البيضاء
       *[second] الأحجار الزرقاء
    }{ $several ->
        [0] .
       *[other] ، وقد تأسر عدّة أحجار متتالية.
    }
seega-goal = أسر أحجار الخصم بين حجرين لك، { $ways ->
        [4] لا بالميل
       *[8] ولو بالميل
    }، حتى يبقى له حجر.{ $locks ->
        [0] {""}
       *[other] {" "}ومن لا يستطيع الحركة يخسر.
    }{ $limit ->
        [0] {""}
       *[other] {" "}وبعد نقلات بلا أسر تُعدّ الأحجار. النقلات: { $limit }.
    }
    .short = أسر أحجار الخصم بين حجرين لك، { $ways ->
        [4] لا بالميل
       *[8] ولو بالميل
    }، حتى يبقى له حجر.
seega-does-place = حجر على {"\u2066"}{ $square }{"\u2069"}.{ seega-site }{ seega-follows }
seega-does-move = ينتقل الحجر إلى {"\u2066"}{ $to }{"\u2069"} بلا أسر.{ seega-site }{ seega-follows }
seega-does-leap = يقفز الحجر إلى {"\u2066"}{ $to }{"\u2069"} بلا أسر.{ seega-site }{ seega-follows }
seega-does-capture = ينتقل الحجر إلى {"\u2066"}{ $to }{"\u2069"} ويأسر {"\u2066"}{ $squares }{"\u2069"}.{ seega-follows }
seega-does-leap-capture = يقفز الحجر إلى {"\u2066"}{ $to }{"\u2069"} ويأسر {"\u2066"}{ $squares }{"\u2069"}.{ seega-follows }
seega-does-open = ينتقل الحجر إلى {"\u2066"}{ $to }{"\u2069"} فيستطيع الخصم أن يتحرّك.{ seega-follows }
seega-does-pass = لا يتحرّك حجر.{ seega-follows }

## Why something is not offered. Before the colon: the stones it is about.

seega-no-taking = { seega-first-moves }
seega-no-centre = يبقى مربّع الوسط {"\u2066"}{ $square }{"\u2069"} خاليًا حتى توضع الأحجار كلّها.
seega-no-cross = لا يوضع أوّل حجرين لك إلّا على {"\u2066"}{ $squares }{"\u2069"}.
seega-no-square = { $tense ->
        [was] لم يبقَ للحجر إلّا {"\u2066"}{ $square }{"\u2069"}.
       *[now] لا يبقى للحجر إلّا {"\u2066"}{ $square }{"\u2069"}.
    }
seega-no-room = { $tense ->
        [was] {"\u2066"}{ $squares }{"\u2069"}: لم يكن مربّع خالٍ بجانبه.
       *[now] {"\u2066"}{ $squares }{"\u2069"}: لا مربّع خاليًا بجانبه.
    }
seega-no-room-many = { $tense ->
        [was] أحجارك التي لم يكن بجانبها مربّع خالٍ: { $count }.
       *[now] أحجارك التي لا مربّع خاليًا بجانبها: { $count }.
    }
seega-no-slant = { $tense ->
        [was] {"\u2066"}{ $squares }{"\u2069"}: لم يكن مربّع خالٍ إلّا بالميل، والحركة مستقيمة.
       *[now] {"\u2066"}{ $squares }{"\u2069"}: لا مربّع خاليًا إلّا بالميل، والحركة مستقيمة.
    }
seega-no-move = لا مربّع خاليًا بجانب أيّ حجر لك.
seega-no-other = { $tense ->
        [was] كانت النقلة الوحيدة، ولا تمرير لمن يستطيع الحركة.
       *[now] هي النقلة الوحيدة، ولا تمرير لمن يستطيع الحركة.
    }
seega-no-safe = حجر الوسط على {"\u2066"}{ $square }{"\u2069"} لا يُؤسر.
seega-no-stood = {"\u2066"}{ $squares }{"\u2069"}: بين أحجارك من قبل؛ ولا يأسر إلّا الحجر الذي يتحرّك.
seega-no-chain = من أسر وجب أن يواصل: لا يتحرّك إلّا حجر يأسر.
seega-no-chain-stone = { $tense ->
        [was] لم يتحرّك إلّا الحجر على {"\u2066"}{ $square }{"\u2069"} الذي أسر قبلها، ووجب أن يأسر مرّة أخرى.
       *[now] لا يتحرّك إلّا الحجر على {"\u2066"}{ $square }{"\u2069"} الذي أسر الآن، وعليه أن يأسر مرّة أخرى.
    }
seega-no-passage = { $tense ->
        [was] {"\u2066"}{ $squares }{"\u2069"}: لم يكن يترك للخصم نقلة.
       *[now] {"\u2066"}{ $squares }{"\u2069"}: لا يترك للخصم نقلة.
    }

## Lessons: what happens for the first time (games/seega/lessons.py)

seega-lesson-place = لا أسر الآن. وبعد ذلك لا يُؤسر حجر في الزاوية.
seega-lesson-centre = يبقى الوسط {"\u2066"}{ $square }{"\u2069"} خاليًا الآن.
seega-lesson-cross = أوّل حجرين لكلّ طرف على طرفَي الصليب: {"\u2066"}{ $squares }{"\u2069"}.
seega-lesson-begin-4 = الآن ينتقل الحجر مربّعًا، لا بالميل. ويؤسر ما بين حجرين.
seega-lesson-begin-8 = الآن ينتقل الحجر مربّعًا، ولو بالميل. ويؤسر ما بين حجرين.
seega-lesson-move-4 = ينتقل الحجر مربّعًا واحدًا إلى مربّع خالٍ، في خطّ مستقيم لا بالميل.
seega-lesson-move-8 = ينتقل الحجر مربّعًا واحدًا إلى مربّع خالٍ، في أيّ اتّجاه.
seega-lesson-leap-all = يمكن للحجر أن يقفز فوق جاره، من أيّ طرف، إلى المربّع الخالي وراءه.
seega-lesson-leap-centre = يمكن للحجر أن يقفز فوق مربّع الوسط، خاليًا أو لا، إلى المربّع الخالي وراءه.
seega-lesson-free-choice = أوّل أسر في الدور اختيار: لا أحد مجبر على البدء.
seega-lesson-between = من يدخل بنفسه بين حجرين للخصم يبقَ آمنًا.
seega-lesson-centre-safe = حجر الوسط على {"\u2066"}{ $square }{"\u2069"} لا يُؤسر.
seega-lesson-capture = يُؤسر الحجر حين تحصره نقلة للخصم من الجانبين.
seega-lesson-several = النقلة الواحدة تأسر في كلّ الاتّجاهات معًا.
seega-lesson-chain-any = من أسر وجب أن يواصل، بأيّ حجر، ما دام ممكنًا.
seega-lesson-chain-stone = بعد الأسر يجب أن يأسر الحجر نفسه مرّة أخرى، إن أمكن.
seega-lesson-chain-end = لم يبق أسر ممكن، فانتهى ذلك الدور.
seega-lesson-chain-two = لا أكثر من أسرين في الدور الواحد.
seega-lesson-no-chain = الأسر أيضًا يُنهي الدور.
seega-lesson-won = الطرف الذي لا يبقى له إلّا حجر واحد قد خسر.
seega-lesson-stuck-passage = من لا يستطيع الحركة يمرّر؛ فيلعب الخصم مرّة أخرى، وعليه أن يترك لحجر من أحجاره نقلة.
seega-lesson-stuck-loses = من لا يستطيع الحركة خسر.
seega-lesson-stuck-pass = من لا يستطيع الحركة يمرّر، ويلعب الخصم مرّة أخرى.
seega-lesson-locked = لا نقلة تحرّر حجرًا للمحبوس، فتُعدّ الأحجار: والفوز لصاحب الأكثر.
seega-lesson-opened = كان الخصم محبوسًا، فوجب أن تترك هذه النقلة لحجر منه مكانًا.
seega-lesson-quiet = بعد نقلات متتالية بلا أسر تُعدّ الأحجار، والفوز لصاحب الأكثر. النقلات: { $count }.

## Why the BOT played so, behind its action in the log

seega-why-free = دون خسارة شيء
    .because = يأسر، ولا يأسر الخصم شيئًا ردًّا عليه
seega-why-trade = أسر { $taken }، وقد يضيع { $lost }
seega-why-most = أسر أكبر عدد ممكن
seega-why-on = مواصلة الأسر
seega-why-shut = لا نقلة للخصم
    .because = لا تبقى للخصم عندئذ أيّ نقلة
seega-why-flees = إنقاذ الحجر على {"\u2066"}{ $from }{"\u2069"}
    .because = الحجر على {"\u2066"}{ $from }{"\u2069"} كان يمكن أسره؛ بهذا ينجو
seega-why-guards = حماية {"\u2066"}{ $squares }{"\u2069"}
    .because = ما يقف على {"\u2066"}{ $squares }{"\u2069"} كان يمكن أسره؛ بهذا يُحمى
seega-why-nothing = لا شيء يُؤسر
    .because = لا يستطيع الخصم عندئذ أسر شيء في دوره التالي
seega-why-least = أقلّ ما يمكن أن يُؤسر: { $lost }
seega-why-threat = تهديد {"\u2066"}{ $squares }{"\u2069"}
    .because = يهدّد بأسر ما يقف على {"\u2066"}{ $squares }{"\u2069"} في الدور التالي
seega-why-more = أسر { $taken }، لا { $other }
    .because = أحجار يأسرها: { $taken }؛ والاختيار الآخر يأسر { $other }
seega-why-fewer = ما يُؤسر: { $lost }، لا { $other }
    .because = أحجار يستطيع الخصم عندئذ أسرها: { $lost }؛ وبعد الاختيار الآخر: { $other }

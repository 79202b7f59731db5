### Seega's words: the game and its sides, what is told of it. Arguments: games/seega/words.py.

## The game and its sides

game-seega = Сиджа и сига
game-seega-line = На двоих, без случая. Игра в камни из Египта и Судана: расставить свои, а потом брать чужие, зажимая их с двух сторон.
game-seega-brief = игра без случайности
way-novice-seega = Делает любой разрешённый ход. Победу не упускает.
way-modest-seega = Сначала бережёт свои камни, потом берёт.
way-greedy-seega = Берёт при каждом случае и не смотрит на ваш ответ.
way-golden-seega = Взвешивает, что возьмёт он и что возьмёте вы.
way-djehuty-seega = Обдумывает расстановку и смотрит на много ходов вперёд.
bots-seega = Случая здесь нет: почти всегда выигрывает сильнейший.
began-seega = { $mark } По жребию { $name } начинает: первые его камни уже стоят.
side-first = белые
side-second = синие
player-first = Белые
player-second = Синие
mark-first = ⚪️
mark-second = 🔵

you-are-first = { $mark } Вы играете белыми.
you-are-second = { $mark } Вы играете синими.

## Seega's words: value for the log, .button for buttons, .said for the answer to a
## press. The first two are parts of the others.

seega-side = { $side ->
        [first] Белые
       *[second] Синие
    }
seega-then = { $then ->
        [any] {" "}Теперь возьмите ещё, любым камнем.
        [stone] {" "}Теперь возьмите ещё, тем же камнем.
        [won] {" "}У соперника осталось не больше одного камня: победа!
       *[turn] {""}
    }
seega-place = { $square }
    .button = { $square }
    .said = Камень на { $square }.
seega-move = { $from }→{ $to }
    .button = { $from } → { $to }
    .said = { $from } → { $to }.
    .tale = Вы пошли с { $from } на { $to }.
    .theirs = Бот пошёл с { $from } на { $to }.
seega-leap = { $from }→{ $to } (прыжок)
    .button = { $from } → { $to } (прыжок)
    .said = { $from } → { $to }: прыжок.
    .tale = Вы прыгнули с { $from } на { $to }.
    .theirs = Бот прыгнул с { $from } на { $to }.
seega-capture = { $from }→{ $to } берёт { $squares }
    .button = { $from } → { $to } ⚔{ $count }
    .aloud = { $from } на { $to }, берёт { $squares }
    .said = { $from } → { $to }, взято: { $squares }.{ seega-then }
    .way = с { $from } на { $to }
    .tale = Вы пошли с { $from } на { $to } и взяли { $squares }.
    .theirs = Бот пошёл с { $from } на { $to } и взял { $count ->
        [1] ваш камень
       *[other] ваши камни
    } на { $squares }.
seega-leap-capture = { $from }→{ $to } (прыжок) берёт { $squares }
    .button = { $from } → { $to } (прыжок) ⚔{ $count }
    .aloud = { $from } на { $to }, прыжок, берёт { $squares }
    .said = { $from } → { $to }: прыжок, взято: { $squares }.{ seega-then }
    .way = с { $from } на { $to }
    .tale = Вы прыгнули с { $from } на { $to } и взяли { $squares }.
    .theirs = Бот прыгнул с { $from } на { $to } и взял { $count ->
        [1] ваш камень
       *[other] ваши камни
    } на { $squares }.
seega-pass = { $then ->
        [passage] взаперти, нужно выпустить
        [again] взаперти, пас
       *[count] взаперти насовсем: подсчёт камней
    }
    .button = { $then ->
        [passage] Пас: вас должны выпустить
        [again] Пас: ходить нечем
       *[count] Пас: посчитать камни
    }
    .said = { $then ->
        [passage] Ходить нечем. Соперник ходит ещё раз и обязан дать ход вашему камню.
        [again] Ходить нечем. Соперник ходит ещё раз.
       *[count] Ходить нечем, и ни один ход соперника вас не выпустит: камни считают.
    }
    .tale = Вам нечем было ходить.
    .theirs = Боту нечем было ходить.
seega-took = взято камней: { $count }. Теперь { $own } против { $other }.
    .tale = Вы взяли камней: { $count }.
    .theirs = Бот взял ваших камней: { $count }.
seega-order-place = ⏩ Включено: ваши камни ставит программа.
    .offer = ⏩ За меня: всё ставит программа.
    .button = ⏩ За меня
    .said = Остальные ваши камни поставит за вас программа, как ей кажется лучше. Потерять несколько в начале — обычное дело, для обеих сторон.
    .tale = Остальное поставлено за вас.
    .back = 🔙 снимет с доски ваш последний камень, и расстановка продолжится. Если хотите этого, нажмите ещё раз.
seega-order-place-off = ставит по одному
    .button = ✋ По одному
    .said = Дальше вы снова ставите камни сами.
seega-safest = Угол безопасен, край — почти.
seega-stones = { $squares ->
        [none] {""}
       *[other] на { $squares } ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }камней{"\u00A0"}{ $count }{"\u00A0"}· взято{"\u00A0"}{ $taken }/{ $total }{ $stuck ->
        [0] {""}
       *[other] {" "}·{" "}нечем{"\u00A0"}ходить
    }
    .short = { $count }
    .tale = ⚖️ Вы { $count }
    .theirs = бот { $count }. До победы: { $more }

## What else is to be known before acting

seega-placing = 📍 По { $count } за ход. Потом первыми идут { $begins ->
        [first] белые
       *[second] синие
    }.
seega-cross = ✚ Первые два — на концы креста: { $squares }
seega-stuck = 🚫 Ни один камень не может пойти: остаётся пас.
seega-passage = 🚪 { seega-side } заперты: этот ход должен дать пойти хоть одному их камню.
seega-quiet = 🕰 Ещё ходов без взятия до подсчёта камней: { $count }
seega-may-take = ⚔ { $then ->
        [any] Брать не обязательно. Кто взял, должен брать дальше, пока может.
        [same] Брать не обязательно. Взявший камень должен брать дальше, пока может.
        [twice] Брать не обязательно. Взявший камень должен взять ещё раз, если может.
       *[none] Брать не обязательно. Взятие заканчивает ход.
    }

## How games end

over-captured = Осталось камней: { $score }. Чтобы брать, нужны два камня.
over-locked = Одной стороне нечем ходить, и другая не может её выпустить. Поэтому камни посчитаны: { $score }.
draw-locked = 🤝 Ничья: одной стороне нечем ходить, другая не может её выпустить, а камней поровну, { $score }.
over-stuck = { $outcome ->
        [lost] Вам нечем ходить, и это поражение.
       *[none] Сопернику нечем ходить, и это поражение ({ $loser }).
    } Осталось камней: { $score }.

## What a beginner asks (games/seega/explain.py): the goal, then what an action would bring.
## The first three are parts of the others.

seega-follows = { $follows ->
        [place] {" "}Потом вы ставите ещё один.
        [begin] {" "}На этом расстановка закончена, камни пойдут.
        [any] {" "}Потом надо взять ещё, любым камнем.
        [stone] {" "}Потом тем же камнем надо взять ещё.
        [won] {" "}Это победа!
        [locks] {" "}Сопернику будет нечем ходить.
        [count] {" "}Потом камни посчитают.
        [passage] {" "}Соперник ходит ещё раз и обязан вас выпустить.
        [again] {" "}Соперник ходит ещё раз.
       *[turn] {" "}Ваш ход закончится.
    }
seega-site = { $site ->
        [between] {" "}Между двумя чужими его не берут: он зашёл туда сам.
        [centre] {" "}В центре его не взять.
        [near] {" "}Он встанет рядом с пустым центром.
        [corner] {" "}В углу его не взять.
        [edge] {" "}На краю его можно взять лишь вдоль края.
       *[none] {""}
    }
seega-first-moves = Пока брать нельзя. Потом { $begins ->
        [first] белые
       *[second] синие
    } начнут{ $several ->
        [0] .
       *[other] {" "}и смогут взять несколько.
    }
seega-goal = брать чужие между двумя своими ({ $ways ->
        [4] не наискосок
       *[8] и наискосок
    }), до 1 камня.{ $locks ->
        [0] {""}
       *[other] {" "}Кому нечем ходить, тот проиграл.
    }{ $limit ->
        [0] {""}
       *[other] {" "}После { $limit } ходов без взятия камни считают.
    }
    .short = Берите чужие камни, зажав между двумя своими, { $ways ->
        [4] не наискосок
       *[8] можно и наискосок
    }, пока не останется 1.
seega-does-place = Камень встанет на { $square }.{ seega-site }{ seega-follows }
seega-does-move = Камень пойдёт на { $to } и ничего не возьмёт.{ seega-site }{ seega-follows }
seega-does-leap = Камень прыгнет на { $to } и ничего не возьмёт.{ seega-site }{ seega-follows }
seega-does-capture = Камень пойдёт на { $to } и возьмёт { $squares }.{ seega-follows }
seega-does-leap-capture = Камень прыгнет на { $to } и возьмёт { $squares }.{ seega-follows }
seega-does-open = Камень пойдёт на { $to }: соперник сможет ходить.{ seega-follows }
seega-does-pass = Никто не ходит.{ seega-follows }

## Why something is not offered. Before the colon: the stones it is about.

seega-no-taking = { seega-first-moves }
seega-no-centre = Центр, { $square }, остаётся пустым, пока не встанут все камни.
seega-no-cross = Ваши первые два камня встают только на { $squares }.
seega-no-square = { $tense ->
        [was] Для камня оставалась только клетка { $square }.
       *[now] Для камня остаётся только клетка { $square }.
    }
seega-no-room = { $tense ->
        [was] { $squares }: рядом не было пустой клетки.
       *[now] { $squares }: рядом нет пустой клетки.
    }
seega-no-room-many = { $tense ->
        [was] Ваших камней, которым некуда было пойти: { $count }.
       *[now] Ваших камней, которым некуда пойти: { $count }.
    }
seega-no-slant = { $tense ->
        [was] { $squares }: пусто было только наискосок, а камни ходят по прямым.
       *[now] { $squares }: пусто только наискосок, а камни ходят по прямым.
    }
seega-no-move = Ни у одного вашего камня рядом нет пустой клетки.
seega-no-other = { $tense ->
        [was] Этот ход был единственным, а кто может ходить, тот не пасует.
       *[now] Этот ход единственный, а кто может ходить, тот не пасует.
    }
seega-no-safe = Камень в центре, { $square }, взять нельзя.
seega-no-stood = { $squares }: уже между вашими; берёт только камень, который пошёл.
seega-no-chain = Кто взял, должен взять ещё: годится любой камень, который берёт.
seega-no-chain-stone = { $tense ->
        [was] Ходить мог только камень на { $square }: он взял и должен был взять ещё.
       *[now] Ходить может только камень на { $square }: он взял и должен взять ещё.
    }
seega-no-passage = { $tense ->
        [was] { $squares }: ход не выпустил бы соперника.
       *[now] { $squares }: ход не выпустит соперника.
    }

## Lessons: what happens for the first time (games/seega/lessons.py)

seega-lesson-place = Пока никого не берут. Потом камень в углу взять нельзя.
seega-lesson-centre = Центр, { $square }, пока остаётся пустым.
seega-lesson-cross = Первые два камня стороны встают на концы креста: { $squares }.
seega-lesson-begin-4 = Ход — 1 клетка, не наискосок. Зажатый с двух сторон взят.
seega-lesson-begin-8 = Ход — 1 клетка, и наискосок. Зажатый с двух сторон взят.
seega-lesson-move-4 = Камень ходит на соседнюю пустую клетку по прямой, наискосок — никогда.
seega-lesson-move-8 = Камень ходит на соседнюю пустую клетку в любую сторону.
seega-lesson-leap-all = Камень может перепрыгнуть через соседний, свой или чужой, на пустую клетку за ним.
seega-lesson-leap-centre = Камень может перепрыгнуть через центр, пустой или нет, на пустую клетку за ним.
seega-lesson-free-choice = Первый раз за ход брать не обязательно: это по желанию.
seega-lesson-between = Кто сам зашёл между двумя чужими, того не берут.
seega-lesson-centre-safe = Камень в центре, { $square }, взять нельзя.
seega-lesson-capture = Камень взят, если ход соперника зажал его с двух сторон.
seega-lesson-several = Один ход берёт сразу во все стороны.
seega-lesson-chain-any = Кто взял, должен брать дальше любым камнем, пока есть кого.
seega-lesson-chain-stone = Кто взял, должен брать дальше тем же камнем, если можно.
seega-lesson-chain-end = Больше брать было нечего, и ход закончился.
seega-lesson-chain-two = За один ход берут не больше двух раз.
seega-lesson-no-chain = Взятие тоже заканчивает ход.
seega-lesson-won = Сторона, у которой остался один камень, проиграла.
seega-lesson-stuck-passage = Кому нечем ходить, пасует. Соперник ходит ещё раз и обязан его выпустить: дать ход его камню.
seega-lesson-stuck-loses = Кому нечем ходить, тот проиграл.
seega-lesson-stuck-pass = Кому нечем ходить, пасует, и соперник ходит ещё раз.
seega-lesson-locked = Ни один ход не выпускает запертых, и камни считают: побеждает тот, у кого их больше.
seega-lesson-opened = Соперник был заперт, поэтому этот ход должен был дать ход его камню.
seega-lesson-quiet = Если долго никто не берёт, камни считают: у кого больше, тот победил. Ходов без взятия: { $count }.

## Why the BOT played so, behind its action in the log

seega-why-free = ничего за это не отдаёт
    .because = он берёт, а соперник ничего не берёт в ответ
seega-why-trade = берёт { $taken }, может потерять { $lost }
seega-why-most = берёт сколько может
seega-why-on = продолжает брать
seega-why-shut = не оставляет сопернику ходов
    .because = у соперника тогда нет ни одного хода
seega-why-flees = спасает камень на { $from }
    .because = камень на { $from } могли взять; так он спасён
seega-why-guards = прикрывает { $squares }
    .because = камни на { $squares } могли взять; так они под защитой
seega-why-nothing = соперник ничего не сможет взять
    .because = соперник тогда ничего не сможет взять следующим ходом
seega-why-least = даёт взять меньше всего: { $lost }
seega-why-threat = угрожает { $squares }
    .because = следующим ходом можно взять то, что стоит на { $squares }
seega-why-more = берёт { $taken }, а не { $other }
    .because = столько камней он берёт: { $taken }; другой выбор берёт { $other }
seega-why-fewer = даёт взять { $lost }, а не { $other }
    .because = столько камней тогда может взять соперник: { $lost }; при другом выборе: { $other }

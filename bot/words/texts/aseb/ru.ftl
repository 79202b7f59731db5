### Aseb's words: the game, what is told of it. Arguments: games/aseb/words.py. Its sides are Senet's.

## The game

game-aseb = Асеб
game-aseb-line = На двоих, на пять–семь минут, пока группа ждёт. Двадцать клеток на обороте древней доски: сбивайте чужих, отдыхайте на розеттах.
game-aseb-brief = быстрая гонка, 5–7 минут
way-novice-aseb = Делает любой разрешённый ход. Победу не упускает.
way-modest-aseb = Держит фигуры там, где их не достать: на своём ряду и на розеттах.
way-greedy-aseb = Убегает вперёд одной фигурой и сбивает всех, кого может.
way-golden-aseb = Взвешивает, что можно выиграть и что потерять.
way-djehuty-aseb = Выучил, чего стоит каждая клетка, и смотрит на бросок вперёд. С таблицей решённой игры не ошибается никогда.
bots-aseb = Здесь многое решают броски. Иногда выигрывает и самый слабый.
began-aseb = { $mark } По жребию { $name } уже ходит первым: 🎲 — бросок, → — ход, 💥 — фигура возвращается в руку.

## Its words: value for the log, .button for buttons, .said for the answer to a press.
## The first is a part of the others.

aseb-at = { $rosette ->
        [0] {""}
       *[other] {" "}🌸
    }{ $extra ->
        [0] {""}
       *[other] {" "}+🎲
    }
    .said = { $rosette ->
        [0] {""}
       *[other] {" "}Это розетта.
    }{ $extra ->
        [0] {""}
       *[other] {" "}Ещё бросок.
    }
    .tale = { $rosette ->
        [0] {""}
       *[other] {""}, розетта
    }{ $extra ->
        [0] {""}
       *[other] {""}, ещё бросок
    }
aseb-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = Выпало { $score }.
    .tale = У вас выпало { $score }
    .theirs = У бота выпало { $score }
    .then = Потом { $score }
aseb-pass = { $why ->
        [zero] никто не ходит
        [far] бросок слишком большой
       *[blocked] все пути заняты
    }
    .button = { $why ->
        [zero] Пас: при 0 не ходят
        [far] Пас: { $score } слишком много
       *[blocked] Пас: при { $score } хода нет
    }
    .said = { $why ->
        [zero] При 0 ход пропускается.
        [far] Хода нет: фигура уходит только точным броском.
       *[blocked] Хода нет.
    }
    .tale = { $why ->
        [zero] при 0 ход пропускается.
        [far] хода нет.
       *[blocked] хода нет.
    }
aseb-enter = вход→{ $to }{ aseb-at }
    .button = вход → { $to }{ aseb-at }
    .said = Фигура входит на { $to }.{ aseb-at.said }
    .tale = фигура вошла на { $to }{ aseb-at.tale }.
aseb-move = { $from }→{ $to }{ aseb-at }
    .button = { $from } → { $to }{ aseb-at }
    .said = { $from } → { $to }.{ aseb-at.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }.
aseb-hit = { $from }→{ $to } 💥{ aseb-at }
    .button = { $from } → { $to } 💥{ aseb-at }
    .said = { $from } → { $to }: сбита! Фигура соперника возвращается к нему в руку.{ aseb-at.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }; чужая фигура сбита и начнёт заново.
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }; ваша фигура сбита и начнёт заново.
aseb-off = { $from } уходит с доски
    .button = { $from } ⤴ с доски
    .said = { $from }: фигура уходит с доски!
    .tale = фигура с { $from } ушла с доски!
aseb-pieces = { $squares ->
        [none] {""}
       *[other] на { $squares }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }вышло{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
    .tale = 🏁 Ушло с доски: у вас { $off }
    .theirs = у бота { $off }
aseb-again = 🌸 Розетта: ещё один бросок.
aseb-order-rest = 🏁 Броски делаются сами, до конца игры.
    .button = 🏁 До конца
    .said = Теперь ваши броски делаются сами и сразу, до конца игры.
aseb-order-rest-off = снова бросает рукой
    .button = ☝️ Бросать самостоятельно
    .said = Теперь вы снова бросаете сами.
over-all-off = { race-off } { race-left }

## What a beginner asks (games/aseb/explain.py). The first three are parts of the others.

aseb-follows = { $follows ->
        [throw] {" "}Вы бросаете ещё раз.
        [won] {" "}Вы победите!
       *[turn] {" "}Ваш ход закончится.
    }
aseb-site = { $site ->
        [own] {" "}Туда чужие не заходят.
        [rosette] {" "}На розетте её не собьют.
        [open] {" "}Там её могут сбить следующим броском.
       *[none] {""}
    }
aseb-with = Если выпадет { $scores }
aseb-goal = раньше соперника введите все фигуры на доску, проведите их по своему ряду (1–4) и по среднему (5–16) и уведите с доски. Фигур: { $total }.
    .short = Уведите с доски все { $total } первым.
aseb-does-enter = Фигура войдёт на { $to }.{ aseb-site }{ aseb-follows }
aseb-does-move = Фигура пойдёт на { $to }.{ aseb-site }{ aseb-follows }
aseb-does-hit = Чужая с { $to } уйдёт в руку.{ aseb-site }{ aseb-follows }
aseb-does-off = Фигура уйдёт с доски: вышло { $off } из { $total }.{ aseb-follows }
aseb-does-pass = Никто не ходит. Ваш ход закончится.
aseb-no-zero = Ни одной светлой стороны — это здесь 0, и ход пропускается.
aseb-barred = { $barred ->
        [safe] чужие фигуры на пути стояли на розеттах
        [far] бросок слишком большой
        [taken] все нужные клетки были заняты
       *[mixed] одни пути закрыли фигуры, для других бросок слишком большой
    }
    .theirs = { $barred ->
        [safe] ваши фигуры на пути стояли на розеттах
        [far] бросок слишком большой
        [taken] все нужные клетки были заняты
       *[mixed] одни пути закрыли фигуры, для других бросок слишком большой
    }
aseb-no-move = { $tense ->
        [was] При { $score } ни одна фигура не могла пойти.
       *[now] При { $score } ни одна фигура не может пойти.
    }
    .tale = ни одна фигура не могла пойти; { aseb-barred }.
    .theirs = ни одна фигура не могла пойти; { aseb-barred.theirs }.
aseb-no-other = { $tense ->
        [was] При { $score } это был единственный ход.
       *[now] При { $score } это единственный ход.
    }
aseb-no-enter = { $tense ->
        [was] Войти было нельзя: на { $to } стояла ваша фигура.
       *[now] Войти нельзя: на { $to } стоит ваша фигура.
    }
aseb-no-own = { $tense ->
        [was] С { $from } нельзя было пойти: { $held ->
            [one] на { $to } стояла ваша фигура.
            [two] на { $to } стояли ваши фигуры.
           *[more] на { $to } стояли ваши фигуры.
        }
       *[now] С { $from } нельзя пойти: { $held ->
            [one] на { $to } стоит ваша фигура.
            [two] на { $to } стоят ваши фигуры.
           *[more] на { $to } стоят ваши фигуры.
        }
    }
aseb-no-safe = { $tense ->
        [was] С { $from } нельзя было пойти: { $held ->
            [one] чужую на { $to } защищала розетта.
            [two] чужих на { $to } защищали розетты.
           *[more] чужих на { $to } защищали розетты.
        }
       *[now] С { $from } нельзя пойти: { $held ->
            [one] чужую на { $to } защищает розетта.
            [two] чужих на { $to } защищают розетты.
           *[more] чужих на { $to } защищают розетты.
        }
    }
aseb-no-past = { $tense ->
        [was] С { $from } нельзя было уйти: нужно было ровно { $scores }.
       *[now] С { $from } нельзя уйти: нужно ровно { $scores }.
    }
aseb-odds-win = { aseb-with }: победа (шанс { $num } из { $den }).
aseb-odds-off = { aseb-with }: фигура может уйти с доски (шанс { $num } из { $den }).
aseb-odds-hit = { aseb-with }: можно сбить чужую (шанс { $num } из { $den }).
aseb-odds-rosette = { aseb-with }: на розетту, и ещё бросок (шанс { $num } из { $den }).
aseb-odds-none = { aseb-with }: хода нет (шанс { $num } из { $den }).

## Lessons: what happens for the first time (games/aseb/lessons.py)

aseb-lesson-sticks = Светлая сторона каждой из четырёх палочек — одно очко. В Асебе ни одной светлой — это 0.
aseb-lesson-bone = Бабка показывает 1, 2, 3 или 4, всё одинаково часто.
aseb-lesson-zero = При нуле ход пропускается. (В Сенете ни одной светлой — это 5.)
aseb-lesson-no-move = Если пойти нельзя, ход переходит; если можно, пойти надо.
aseb-lesson-enter = Фигура входит на клетку, номер которой выпал.
aseb-lesson-own = Клетки с 1 по 4 — ваш ряд: чужие туда не заходят.
aseb-lesson-shared = С клетки 5 путь общий, и фигуры могут сбивать друг друга.
aseb-lesson-jump = Фигуры свободно прыгают через чужих и своих.
aseb-lesson-hit = Сбитая фигура возвращается в руку хозяина и начинает заново.
aseb-lesson-struck = Вашу фигуру на { $to } сбили: теперь она у вас в руке и войдёт на доску заново.
aseb-lesson-rosette = Кто пришёл на розетту (4, 8, 12, 16), бросает ещё раз.
aseb-lesson-haven = Розетта (4, 8, 12, 16) даёт ещё бросок, и сбить там фигуру нельзя.
aseb-lesson-safe = Фигуру на розетте сбить нельзя.
aseb-lesson-off = Фигура уходит точным броском: с 16 — 1, с 15 — 2, с 14 — 3, с 13 — 4.
aseb-lesson-turn = После одного броска ход переходит, если вы не пришли на розетту.

## Why it is played so (opponents/reasons/aseb.py)

aseb-why-off = уводит фигуру с доски
    .because = фигура уходит с доски, а это и есть цель
aseb-why-strike = сбивает чужую
    .because = фигура соперника уходит в руку, и ей придётся входить снова
aseb-why-again = даёт ещё бросок
    .because = этот ход даёт ещё один бросок
aseb-why-flees = уходит с { $from } из-под удара
    .because = фигуру на { $from } соперник мог сбить следующим броском; так она уходит из-под удара
aseb-why-reach = ничего не оставляет под ударом
    .because = следующим броском соперник тогда никого не сможет сбить
aseb-why-risk = под ударом реже всего: шанс { $num } из { $den }
aseb-why-ahead = бежит вперёд
    .because = передняя фигура приближается к концу пути
aseb-why-rear = подтягивает последнюю фигуру
    .because = последняя фигура идёт вслед за другими и не отстаёт
aseb-why-enter = вводит фигуру
    .because = на доску выходит ещё одна фигура
aseb-why-safer = реже под ударом: { $num } из { $den }, а не { $other }
    .because = шанс, что соперник собьёт фигуру, тогда { $num } из { $den }, а при другом выборе { $other }
aseb-why-fewer = фигур под ударом: { $count }, а не { $other }
    .because = столько фигур тогда может сбить соперник: { $count }; при другом выборе: { $other }
aseb-why-leaves = чаще снимет фигуру: { $num } из { $den }, а не { $other }
    .because = шанс увести фигуру с доски тогда { $num } из { $den }, а при другом выборе { $other }
aseb-why-freer = реже теряет ход: { $num } из { $den }, а не { $other }
    .because = шанс, что следующий ход пропадёт, тогда { $num } из { $den }, а при другом выборе { $other }
aseb-why-blocks = соперник чаще теряет ход: { $num } из { $den }, а не { $other }
    .because = шанс, что соперник не сможет ходить, тогда { $num } из { $den }, а при другом выборе { $other }

### Senet's words: the game and its sides, what is told of it. Arguments: games/senet/words.py.

## The game and its sides

game-senet = Сенет
game-senet-line = На двоих. Египетская гонка по тридцати клеткам, ей пять тысяч лет: бросить палочки, выбрать фигуру, не упасть в воду.
game-senet-brief = гонка на двоих, удача и ум
way-novice-senet = Делает любой разрешённый ход. Победу не упускает.
way-modest-senet = Держит фигуры парами, чтобы их было не достать.
way-greedy-senet = Убегает вперёд в одиночку и надеется на удачный бросок.
way-golden-senet = Взвешивает, что можно выиграть и что потерять.
way-djehuty-senet = Научился, сыграв тысячи партий. Смотрит на бросок вперёд.
bots-senet = Здесь многое решают броски. Иногда выигрывает и самый слабый.
side-cones = белые
side-spindles = синие
player-spindles = Синие
player-cones = Белые
mark-cones = ⚪️
mark-spindles = 🔵
you-are-cones = { $mark } Вы играете белыми.
you-are-spindles = { $mark } Вы играете синими.

## Senet's words: value for the log, .button for buttons, .said for the answer to a press.
## The first five are parts of the others.

senet-at = { $house ->
        [second-life] {" "}Возрождение
        [netting] {" "}Сети
        [beauty] {" "}Красота
        [fate] {" "}Красота +{"\u2060"}🎲
        [water] {" "}Вода
        [three] {" "}Три Истины
        [two] {" "}Ра-Атум
        [heru] {" "}Солнце
        [safe] {" "}(безопасно)
        [exit] {" "}(выход)
       *[none] {""}
    }
    .said = { $house ->
        [second-life] {" "}Дом Возрождения: здесь не нападают.
        [netting] {" "}Дом Сетей: следующий ход пропадёт.
        [beauty] {" "}Дом Красоты.
        [fate] {" "}Дом Красоты: судьбу тут же решит ещё один бросок.
        [water] {" "}Дом Воды.
        [three] {" "}Дом Трёх Истин.
        [two] {" "}Дом Ра-Атума.
        [heru] {" "}Дом Восходящего Солнца.
        [safe] {" "}Здесь не нападают.
        [exit] {" "}Выход.
       *[none] {""}
    }
    .tale = { $house ->
        [second-life] {""}
        [netting] {" "}(следующий ход пропадает)
        [beauty] {""}
        [fate] {" "}(решит ещё бросок)
        [water] {""}, Вода
        [three] {""}
        [two] {""}
        [heru] {""}
        [safe] {" "}(безопасно)
        [exit] {" "}(выход)
       *[none] {""}
    }
senet-by = { $throw ->
        [0] {""}
       *[other] { $throw }:{" "}
    }
senet-more = { $extra ->
        [0] {""}
       *[other] {" "}+{ $extra }{"\u2060"}🎲
    }
    .said = { $extra ->
        [0] {""}
       *[other] {" "}Ещё бросок: +{ $extra }{"\u2060"}🎲
    }
senet-swept = { $water ->
        [wash] смыта назад на клетку { $goes }
        [re-enter] в руку
        [trial] в воду, на 27
       *[drown] в воду, на 27
    }
    .said = { $water ->
        [wash] падает в воду, и её смывает назад на клетку { $goes }!
        [re-enter] падает в воду и возвращается в руку!
        [trial] падает в воду, на 27!
       *[drown] падает в воду, на 27, и тонет там!
    }
senet-side = { $side ->
        [cones] Белые
       *[spindles] Синие
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = Выпало { $score }.
    .tale = У вас выпало { $score }
    .theirs = У бота выпало { $score }
    .then = Потом { $score }
senet-take = бросок вместо спасения
    .button = 🎲 Бросить: нужно { $scores }
    .said = Теперь бросайте.
    .tale = Вы не спасаете фигуру, а ждёте { $scores }.
    .theirs = Бот не спасает фигуру, а ждёт { $scores }.
senet-pass = { $why ->
        [choice] пас
        [trial] остаётся в воде
        [drown] тонет: другие не ходят
        [lost] ждёт единицы
        [enter] никто не входит
        [taken] нет хода, { $to } занята
        [blocked] все пути закрыты
       *[none] никому не подходит
    }
    .button = { $why ->
        [choice] Пас
        [trial] 🌊 Остаться в воде
        [drown] Пас: уводит только { $scores }
        [lost] Пас: начинает только 1
        [enter] Пас: вход только по { $scores }
        [taken] Пас: { $to } занята
        [blocked] Пас: при { $score } всё закрыто
       *[none] Пас: при { $score } нет хода
    }
    .said = { $why ->
        [choice] Ход переходит.
        [trial] Фигура остаётся в воде; испытание повторится следующим ходом.
        [drown] Тонущую фигуру уводит с доски только { $scores }, а остальные не ходят.
        [lost] Не единица: ждём дальше.
        [enter] Фигура входит только по { $scores }.
        [taken] Клетка { $to }, куда вошла бы фигура, занята.
        [blocked] Хода нет: куда ни ведёт { $score }, клетка занята или закрыта.
       *[none] Хода нет.
    }
    .tale = { $why ->
        [choice] никто не ходит.
        [trial] фигура остаётся в воде.
        [drown] фигуру из воды уводит только { $scores }, а другие не ходят.
        [lost] начинает только единица.
        [enter] фигура входит только при { $scores }.
        [taken] войти нельзя, клетка { $to } занята.
        [blocked] хода нет.
       *[none] хода нет.
    }
senet-move = { senet-by }{ $from }→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } → { $to }{ senet-at }{ senet-more }
    .said = { $from } → { $to }.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }.{ senet-more.said }
senet-exchange = { senet-by }{ $from }⇄{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } ⇄ { $to }{ senet-at }{ senet-more }
    .aloud = { senet-by }{ $from } на { $to }{ senet-at }, меняется местами с чужой{ senet-more }
    .said = { $from } ⇄ { $to }: фигуры меняются местами.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; чужая фигура теперь на { $from }.{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; ваша фигура теперь на { $from }.{ senet-more.said }
senet-drop = { senet-by }{ $from }→{ $to }{ senet-at }, чужая { senet-swept }
    .button = { senet-by }{ $from } → { $to }, чужая 🌊
    .aloud = { senet-by }{ $from } на { $to }{ senet-at }, чужая { senet-swept }
    .said = { $from } → { $to }: фигура соперника { senet-swept.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; чужая фигура { senet-swept.said }{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; ваша фигура { senet-swept.said }{ senet-more.said }
senet-fall = { senet-by }{ $from }→{ $to } { $water ->
        [wash] в воду, смыта назад на клетку { $goes }
        [re-enter] в воду, снова в руку
        [trial] в воду
       *[drown] в воду
    }{ $ends ->
        [0] {""}
       *[other] ; конец хода
    }
    .button = { senet-by }{ $from } → { $to } 🌊 { $water ->
        [wash] на { $goes }
        [re-enter] рука
        [trial] Вода
       *[drown] Вода
    }{ $ends ->
        [0] {""}
       *[other] , конец хода
    }
    .said = { $from } → { $to }: { $water ->
        [wash] ваша фигура падает в воду, и её смывает назад на клетку { $goes }.
        [re-enter] ваша фигура падает в воду: она снова в руке, и входить ей заново.
        [trial] ваша фигура в воде. Ваш следующий бросок — её испытание: 4 уводит, 5 оставляет, 1, 2, 3 возвращают.
       *[drown] ваша фигура тонет. С доски её уводит только { $scores }.
    }{ $ends ->
        [0] {""}
       *[other] {" "}Ход окончен.
    }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }, { $water ->
        [wash] в воду, и смыта назад на { $goes }
        [re-enter] в воду, и снова в руку
        [trial] в воду
       *[drown] в воду, и тонет
    }.
senet-hit = { senet-by }{ $from }→{ $to }{ senet-at } 💥 чужая в руку{ senet-more }
    .button = { $from } → { $to } 💥{ senet-at }{ senet-more }
    .aloud = { senet-by }{ $from } на { $to }{ senet-at }, бьёт: чужая уходит в руку{ senet-more }
    .said = { $from } → { $to }: сбита! Фигура соперника возвращается к нему в руку.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; чужая фигура оттуда теперь в руке.{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; ваша фигура оттуда теперь в руке.{ senet-more.said }
senet-enter-hit = { senet-by }вход→{ $to }{ senet-at } 💥 чужая в руку{ senet-more }
    .button = вход → { $to } 💥{ senet-at }{ senet-more }
    .aloud = { senet-by }вход на { $to }{ senet-at }, бьёт: чужая уходит в руку{ senet-more }
    .said = Вход на { $to }: сбита! Фигура соперника возвращается к нему в руку.{ senet-at.said }{ senet-more.said }
    .tale = вход на { $to }{ senet-at.tale }; чужая фигура оттуда теперь в руке.{ senet-more.said }
    .theirs = вход на { $to }{ senet-at.tale }; ваша фигура оттуда теперь в руке.{ senet-more.said }
senet-off = { senet-by }{ $from } уходит с доски{ senet-more }
    .button = { senet-by }{ $from } ⤴ с доски{ senet-more }
    .said = { $from }: фигура уходит с доски!{ senet-more.said }
    .tale = фигура с { $from } ушла с доски!{ senet-more.said }
senet-enter = { senet-by }вход→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }вход → { $to }{ senet-at }{ senet-more }
    .said = Фигура входит на { $to }.{ senet-at.said }{ senet-more.said }
    .tale = фигура вошла на { $to }{ senet-at.tale }.{ senet-more.said }
senet-rescue = спасение { $from }→{ $to }
    .button = 🛟 Спасти: { $from } → { $to }, и пас
    .said = Фигура спасена: { $to }. Ход переходит.
    .tale = Вы спасли фигуру из воды: теперь она на { $to }.
    .theirs = Бот спас свою фигуру из воды: теперь она на { $to }.
senet-rebirth = возрождение { $from }→{ $to }
    .button = ☥ Возрождение: { $from } → { $to }
    .said = { $from } → { $to }: фигура возрождается там, и ход переходит.
    .tale = фигура с { $from } снова на { $to }.
senet-pieces = { $houses ->
        [none] {""}
       *[other] на { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }вышло{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
    .tale = 🏁 Ушло с доски: у вас { $off }
    .theirs = у бота { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] на { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }дома{"\u00A0"}{ $home }/{ $total }
    .short = { $home }
    .tale = 🏁 Дома: у вас { $home }
    .theirs = у бота { $home }

## What else is to be known before acting

senet-kept = 🎲 Отложенные броски: { $scores }
senet-owed = 🎲 После этого положено бросков: { $count }
senet-skip = 🕸 В сетях. { senet-side } теряют следующий ход.
senet-needs-one = ⏳ { senet-side } ждут единицы: любой другой бросок пропадает.
senet-fate = ✨ Этот бросок — судьба фигуры на 26: 5 уводит с доски; 2, 3, 4 ведут на 28, 29, 30, если там свободно; иначе, и при 1, в воду, а если занято и там — назад, на ☥ 15.
senet-trial = 🌊 Этот бросок — испытание фигуры на 27: 4 уводит с доски, 5 оставляет, 1, 2, 3 возвращают на ☥ 15 или на первую свободную клетку за ней.
senet-taken = ⛔ Занято: { $houses }
senet-quiet = 🕰 Ходов до конца партии, если ни одна фигура не уйдёт с доски (победит тот, у кого вышло больше): { $count }
senet-drowning = 🌊 Фигура на 27 тонет: пока она в воде, другие фигуры этой стороны не ходят.
senet-bank = 🎲 Броски идут, пока не выпадет 2 или 3.
senet-order-rest = 🏁 Броски делаются сами, до конца игры.
    .button = 🏁 До конца
    .said = Теперь ваши броски делаются сами и сразу, до конца игры.
senet-order-rest-again = 🏁 Этот выбор будет до конца.
senet-order-rest-off = снова бросает рукой
    .button = ☝️ Бросать самостоятельно
    .said = Теперь вы снова бросаете сами.

## Turns lost, and how games end

caption-lost = 🕸 { $mark } { $name }: ход пропал
over-borne-off = { $points ->
        [0] {""}
       *[other] { $score }.{" "}
    }{ race-off } { race-left }
over-all-home = { $points ->
        [0] {""}
       *[other] { $score }.{" "}
    }{ race-home } { race-left }

## What a beginner asks (games/senet/explain.py): the goal, then what an action would bring.
## The first four are parts of the others.

senet-follows = { $follows ->
        [throw] {" "}Вы бросаете ещё раз.
        [throws] {" "}Потом ещё бросков: { $more }.
        [play] {" "}Потом — остальные броски.
        [fate] {" "}Её судьбу решит следующий бросок.
        [again] {" "}Соперник пропускает ход.
        [skip] {" "}Следующий ваш ход пропадёт.
        [won] {" "}Это победа!
        [over] {" "}Партия закончится.
       *[turn] {" "}Ваш ход закончится.
    }
senet-site = { $site ->
        [safe] {" "}Там не нападают.
        [leaves] {" "}Оттуда уводит бросок { $scores }.
        [exit] {" "}Оттуда только на выход, при { $scores }.
        [safe-leaves] {" "}Там не нападают; уводит бросок { $scores }.
        [safe-exit] {" "}Там не нападают; уйти можно лишь при { $scores }.
        [any] {" "}Оттуда уводит любой бросок.
        [safe-any] {" "}Там не нападают; уводит любой бросок.
        [home] {" "}Там она дома.
        [column] {" "}Три в столбце — ещё бросок.
       *[none] {""}
    }
    .mine = { $site ->
        [safe] {" "}На вашу на { $to } нападать нельзя.
        [leaves] {" "}Вашу с { $to } уводит бросок { $scores }.
        [exit] {" "}Вашу с { $to } уводит только { $scores }.
        [safe-leaves] {" "}На вашу не нападают; уводит бросок { $scores }.
        [safe-exit] {" "}На вашу не нападают; уводит только { $scores }.
        [any] {" "}Вашу с { $to } уводит любой бросок.
        [safe-any] {" "}На вашу не нападают; уводит любой бросок.
        [home] {" "}Ваша на { $to } — дома.
        [column] {" "}Три в столбце — ещё бросок.
       *[none] {""}
    }
senet-shield = { $guard ->
        [none] {""}
       *[other] {" "}{ $inner ->
            [0] Ваши на { $guard } защищают друг друга.
           *[other] Ваши на { $guard } под защитой.
        }
    }
senet-bare = { $bare ->
        [none] {""}
       *[other] {" "}Защита на { $bare } пропадает.
    }
senet-goal-off = раньше соперника проведите все фигуры по доске (путь показывают стрелки) и уведите с неё. Фигур: { $total }.{ $scored ->
        [0] {""}
       *[other] {" "}Каждая оставшаяся у соперника — очко.
    }
    .short = Уведите с доски все { $total } первым.
senet-goal-home = раньше соперника поставьте все фигуры на свои клетки: { $houses }. Фигур: { $total }.
    .short = Займите первым { $houses }.
began-senet = { $mark } По жребию { $name } уже ходит первым: 🎲 — бросок, → — ход, ⇄ — две фигуры меняются местами.
senet-does-take = Вы бросаете: фигуру на 27 уводит с доски только { $scores } (шанс { $num } из { $den }). До тех пор другие не ходят.
senet-does-rescue = Тонущая фигура спасена, она встанет на { $to }.{ senet-follows }
senet-does-pass = Никто не ходит.{ senet-follows }
senet-does-move = Фигура встанет на { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-back = Фигура вернётся на { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-exchange = Обмен: чужая уходит назад на { $from }.{ senet-site.mine }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-exchange-back = Обмен: ваша назад, на { $to }, чужая вперёд, на { $from }.{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-hit = Чужая с { $to } уйдёт в руку.{ senet-site.mine }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-swap = Чужая из воды спасётся на { $from }, а ваша утонет на её месте.{ senet-bare }{ senet-follows }
senet-does-drop = Чужая с { $to } { $water ->
        [wash] упадёт в воду, её смоет на { $goes }.
        [re-enter] упадёт в воду и уйдёт в руку.
        [trial] упадёт в воду.
       *[drown] упадёт в воду и станет тонуть.
    }{ senet-site.mine }{ senet-bare }{ senet-follows }
senet-does-fall = Фигура упадёт в воду: { $water ->
        [wash] её смоет назад, на клетку { $goes }.
        [re-enter] она снова окажется в руке.
        [trial] её судьбу решит ваш следующий бросок.
       *[drown] с доски её уводит только { $scores } (шанс { $num } из { $den }), другие не ходят.
    }{ senet-bare }{ senet-follows }
senet-does-stop = Фигура остановится на 26, сколько бы ни выпало.{ senet-bare }{ senet-follows }
senet-does-off = Фигура уйдёт с доски: вышло { $off } из { $total }.{ senet-bare }{ senet-follows }
senet-does-enter = Фигура войдёт на { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-enter-hit = Фигура войдёт, чужая с { $to } уйдёт в руку.{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-rebirth = Фигура вернётся на { $to }.{ senet-bare }{ senet-follows }

## Why something is not offered (games/senet/refused.py). Before the colon: the pieces it is about.

senet-not = { $tense ->
        [was] { $heads ->
            [on] Вперёд не было хода с { $from }
            [back] Назад не было хода с { $from }
           *[none] { $movers ->
                [one] С { $from } нельзя было пойти
                [two] С { $from } нельзя было пойти
               *[more] С { $from } нельзя было пойти
            }
        }
       *[now] { $heads ->
            [on] Вперёд нет хода с { $from }
            [back] Назад нет хода с { $from }
           *[none] { $movers ->
                [one] С { $from } нельзя пойти
                [two] С { $from } нельзя пойти
               *[more] С { $from } нельзя пойти
            }
        }
    }
senet-barred = { $barred ->
        [guarded] ; чужие фигуры на пути защищали друг друга
        [safe] ; чужие фигуры на пути стояли там, где не нападают
        [row] ; через ряд на пути было не перепрыгнуть
        [taken] ; все нужные клетки были заняты
        [pieces] ; на всех путях мешали фигуры
        [gate] ; на 26 надо попасть точно
        [exit] ; чтобы уйти, нужно ровно { $scores }
        [end] ; бросок не подошёл ни для 26, ни для выхода
        [mixed] ; одни пути закрыли фигуры, для других не подошёл бросок
       *[none] {""}
    }
    .theirs = { $barred ->
        [guarded] ; ваши фигуры на пути защищали друг друга
        [safe] ; ваши фигуры на пути стояли там, где не нападают
        [row] ; через ряд на пути было не перепрыгнуть
        [taken] ; все нужные клетки были заняты
        [pieces] ; на всех путях мешали фигуры
        [gate] ; на 26 надо попасть точно
        [exit] ; чтобы уйти, нужно ровно { $scores }
        [end] ; бросок не подошёл ни для 26, ни для выхода
        [mixed] ; одни пути закрыли фигуры, для других не подошёл бросок
       *[none] {""}
    }
senet-no-move = { $tense ->
        [was] При { $score } ни одна фигура не могла пойти.
       *[now] При { $score } ни одна фигура не может пойти.
    }
    .tale = ни одна фигура не могла пойти{ senet-barred }.
    .theirs = ни одна фигура не могла пойти{ senet-barred.theirs }.
senet-no-other = { $tense ->
        [was] При { $score } это был единственный ход.
       *[now] При { $score } это единственный ход.
    }
senet-no-forward = { $tense ->
        [was] Выпало { $score }: хода вперёд не было, надо было пойти назад.
       *[now] Выпало { $score }: хода вперёд нет, надо пойти назад.
    }
    .tale = Вперёд хода не было{ senet-barred }.
    .theirs = Вперёд хода не было{ senet-barred.theirs }.
senet-no-drowning = { $tense ->
        [was] Пока фигура на 27 тонула, другие не ходили. Её уводит только { $scores }.
       *[now] Пока фигура на 27 тонет, другие не ходят. Её уводит только { $scores }.
    }
senet-no-bound = { $tense ->
        [was] Этот бросок был только для фигуры на { $from }: другие не ходили.
       *[now] Этот бросок — только для фигуры на { $from }: другие не ходят.
    }
senet-no-stays = При { $score } она остаётся в воде, и следующий ход решает снова.
senet-no-one = Ваша сторона ждёт единицы: любой другой бросок пропадает.
senet-no-must-off = { $tense ->
        [was] С { $from }: кто мог уйти с доски, должен был уйти.
       *[now] С { $from }: кто может уйти с доски, должен уйти сейчас.
    }
senet-no-banked = { $tense ->
        [was] Не было хода при { $scores }.
       *[now] Сейчас нет хода при { $scores }.
    }
senet-no-own = { senet-not }: { $tense ->
        [was] { $held ->
            [one] на { $to } стояла ваша.
            [two] на { $to } стояли ваши.
           *[more] на { $to } стояли ваши.
        }
       *[now] { $held ->
            [one] на { $to } стоит ваша.
            [two] на { $to } стоят ваши.
           *[more] на { $to } стоят ваши.
        }
    }
senet-no-guarded = { senet-not }: { $tense ->
        [was] { $held ->
            [one] чужую на { $to } защищали соседи.
            [two] чужих на { $to } защищали соседи.
           *[more] чужих на { $to } защищали соседи.
        }
       *[now] { $held ->
            [one] чужую на { $to } защищают соседи.
            [two] чужих на { $to } защищают соседи.
           *[more] чужих на { $to } защищают соседи.
        }
    }
senet-no-safe = { senet-not }: на { $to } не нападают.
senet-no-barred = { senet-not }: на { $to } могут стоять только чужие.
senet-no-peace = { senet-not }: { $held ->
        [one] при ходе назад на чужую на { $to } встать нельзя.
        [two] при ходе назад на чужих на { $to } встать нельзя.
       *[more] при ходе назад на чужих на { $to } встать нельзя.
    }
senet-no-single = { senet-not }: пока в воде стоит фигура, упасть туда нельзя.
senet-no-block = { senet-not }: { $tense ->
        [was] через ряд на { $houses } было не перепрыгнуть.
       *[now] через ряд на { $houses } не перепрыгнуть.
    }
senet-no-still = { senet-not }: оттуда только уходят с доски, при броске { $scores }.
senet-no-past = { senet-not }: { $score } слишком много; с доски уводит { $scores }.
senet-no-beyond = { senet-not }: слишком далеко, последняя клетка — { $to }.
senet-no-below = { senet-not }: столько клеток назад нет.
senet-no-gate = { senet-not }: мимо 26 не пройти, туда надо попасть точно.
senet-no-fall = { senet-not }: { $score } ведёт в воду. Так ходят, только если другим фигурам вперёд нельзя.
senet-no-far = { senet-not }: с доски уходят, только когда все ваши на { $to } или дальше.
senet-no-enter = Фигура из руки входит только при броске { $scores }.
senet-no-enter-taken = { $tense ->
        [was] Никто не мог войти: клетка { $to } была занята.
       *[now] Никто не входит: клетка { $to } занята.
    }
senet-no-rest = { $tense ->
        [was] Не было хода и здесь: { $from }.
       *[now] Нет хода и здесь: { $from }.
    }

## What a throw may bring, and how likely it is

senet-odds-by = { $scores ->
        [any] Любой бросок
       *[some] Если выпадет { $scores }
    }
senet-odds-share = { $scores ->
        [any] {""}
       *[some] {" "}(шанс { $num } из { $den })
    }
senet-odds-win = { senet-odds-by }: победа{ senet-odds-share }.
senet-odds-save = { senet-odds-by }: тонущая уходит с доски{ senet-odds-share }.
senet-odds-begin = { senet-odds-by }: конец ожидания{ senet-odds-share }.
senet-odds-enter = { senet-odds-by }: фигура может войти{ senet-odds-share }.
senet-odds-off = { senet-odds-by }: фигура может уйти с доски{ senet-odds-share }.
senet-odds-on = { senet-odds-by }: дальше, на последние клетки{ senet-odds-share }.
senet-odds-water = { senet-odds-by }: в воду{ senet-odds-share }.
senet-odds-return = { senet-odds-by }: назад{ senet-odds-share }.
senet-odds-stay = { senet-odds-by }: остаётся в воде{ senet-odds-share }.
senet-odds-fall = { senet-odds-by }: фигура падает в воду{ senet-odds-share }.
senet-odds-none = { senet-odds-by }: хода нет{ senet-odds-share }.
senet-odds-again = { senet-odds-by }: ещё бросок{ senet-odds-share }.
senet-odds-end = { senet-odds-by }: конец бросков{ senet-odds-share }.
senet-chance = { $scores }: шанс { $num } из { $den }{ $brings ->
        [win] , можно выиграть
        [save] , фигура уходит с доски
        [begin] , конец ожидания
        [enter] , фигура может войти
        [off] , фигура может уйти с доски
        [on] , дальше, на последние клетки
        [water] , в воду
        [return] , назад
        [stay] , остаётся в воде
        [fall] , фигура падает в воду
        [none] , хода нет
       *[free] {""}
    }{ $onward ->
        [again] , ещё бросок
        [kept] , сначала ещё бросок
        [play] , затем броски играются
        [turn] , конец хода
        [some] , после некоторых ходов ещё бросок
       *[open] {""}
    }.

## Lessons: what happens for the first time (games/senet/lessons.py)

senet-lesson-sticks = Светлая сторона каждой из четырёх палочек — одно очко; если светлых нет, это { $count }.
senet-lesson-dice = Сумму двух кубиков таблица переводит в бросок; шансы почти те же, что у палочек.
senet-lesson-bank = Вы бросаете, пока не выпадет одно из чисел { $scores }; потом играете все броски в любом порядке.
senet-lesson-bank-turn = Когда сыграны все броски, ход заканчивается.
senet-lesson-fate = Судьбу фигуры на 26 решает отдельный бросок: выбирать тут нечего.
senet-lesson-trial = Бросок решает судьбу фигуры в воде, другие в этот ход не ходят.
senet-lesson-again = Ход при { $scores } даёт ещё бросок.
senet-lesson-turn = При { $scores } ваш ход кончается: дальше бросает соперник.
senet-lesson-one-throw = За ход — один бросок и одна фигура; потом бросает соперник.
senet-lesson-no-move = Бросок, по которому пойти нельзя, заканчивает ход, сколько бы ни выпало.
senet-lesson-no-move-drowning = Если пойти нельзя, ход кончается, даже если выпало { $scores }. (Но не пока фигура тонет.)
senet-lesson-lost-throw = Бросок, по которому пойти нельзя, пропадает, но при { $scores } бросают ещё раз.
senet-lesson-pass = Ходить здесь никто не обязан: можно спасовать.
senet-lesson-drowning = Пока фигура тонет, другие фигуры её стороны не ходят и не защищены.
senet-lesson-stays = Фигура остаётся в воде, и следующий ход решает снова.
senet-lesson-needs-one = Вторая сторона ждёт своей первой единицы: до неё броски пропадают.
senet-lesson-begins = Единица выпала: теперь считается каждый бросок.
senet-lesson-add = Заработанные броски складываются: их бросают один за другим.
senet-lesson-quiet = Если с доски долго никто не уходит (ходов подряд: { $count }), партия кончается: победит тот, у кого вышло больше.
senet-lesson-jump = Фигуры свободно прыгают через чужих и своих.
senet-lesson-retreat = Если вперёд пойти нельзя, надо пойти назад, когда это возможно.
senet-lesson-either = Ходить можно вперёд или назад, как хотите.
senet-lesson-backward = По этим правилам фигуры идут к клетке 1.
senet-lesson-peace = При ходе назад на чужую фигуру встать нельзя.
senet-lesson-block = Через { $count } и больше чужих подряд не перепрыгнуть.
senet-lesson-block-any = Через { $count } и больше фигур подряд, чьи бы они ни были, не перепрыгнуть.
senet-lesson-exchange = ⇄ С фигурой без защиты можно поменяться местами: вы на её клетку, она на вашу.
senet-lesson-hit = Сбитая фигура уходит с доски и входит заново из руки.
senet-lesson-hit-extra = Сбитая фигура приносит ещё бросок.
senet-lesson-drop = На 28, 29 и 30 местами не меняются: фигура, на которую напали, падает в воду.
senet-lesson-swapped = Ваша фигура на { $to } поменялась местами с чужой: теперь она стоит на { $from }.
senet-lesson-struck = Вашу фигуру на { $to } побили: теперь она у вас в руке и войдёт на доску заново.
senet-lesson-swept = Вашу фигуру на { $to } столкнули в воду{ $water ->
        [wash] : её вынесло на { $goes }.
        [re-enter] : теперь она у вас в руке и войдёт заново.
        [trial] : её судьбу решит ваш следующий бросок.
       *[drown] , и она тонет.
    }
senet-lesson-swap = Кто падает на тонущую чужую, меняется с ней местами: чужая спасена.
senet-lesson-guard-pairs = Две и больше своих рядом защищают друг друга: на них не встать.
senet-lesson-guard-ends = Пара и оба края ряда подлиннее защищены: на них не встать.
senet-lesson-guard-neighbour-rows = Две свои в столбце на соседних рядах защищены: их не сбить.
senet-lesson-column = Три свои в одном столбце, по одной в каждом ряду, приносят ещё бросок.
senet-lesson-safe = Здесь не нападают: { $houses }.
senet-lesson-bonus = Кто встал сюда, бросает ещё раз: { $houses }.
senet-lesson-netting = Кто встал на 16, в Сети, пропускает следующий ход.
senet-lesson-skipped = Соперник попал в Сети: его ход пропущен.
senet-lesson-gate = Мимо 26 не пройти: туда надо попасть точно, и дальше идут уже оттуда.
senet-lesson-ahead = 27 — вода, туда лучше не попадать. Уйти с доски: с 28 нужна { $three }, с 29 — { $two }, с 30 — { $one }.
senet-lesson-stop = Кто дошёл бы до 26 или дальше, останавливается на 26, и бросок решает его судьбу.
senet-lesson-fall = Если выпала 1, а вперёд больше некому, фигура с 26 падает в воду.
senet-lesson-water-drown = Фигура в воде, на 27, тонет: другие того же цвета ждут. Спасение вернёт её на ☥ 15, а { $scores } снимет с доски.
senet-lesson-water-wash = { $search ->
        [behind] Кто упал в воду, на 27, того смывает на { $goes }, а если занято — на первую свободную перед ней.
       *[ahead] Кто упал в воду, на 27, того смывает на { $goes }, а если занято — на следующую свободную.
    }
senet-lesson-water-re-enter = Кто упал в воду, на 27, уходит в руку и входит заново.
senet-lesson-water-trial = Судьбу упавшей в воду, на 27, решает следующий бросок её стороны.
senet-lesson-water-ends = Падение в воду заканчивает ход, и все заработанные броски пропадают.
senet-lesson-water-single = Пока в воде стоит фигура, никто другой туда не попадёт.
senet-lesson-rescue = В начале хода вместо броска тонущую можно спасти: назад на 15 или на свободную клетку перед ней.
senet-lesson-take = Вместо спасения можно бросать: с доски тонущую уводит только { $scores }.
senet-lesson-rebirth = Возрождение: фигура возвращается на 15 или на первую свободную клетку за ней.
senet-lesson-still = { $scores ->
        [any] Фигура на { $to } дальше не ходит: её уводит с доски любой бросок.
       *[some] Фигура на { $to } дальше не ходит: с доски её уводит только бросок { $scores }.
    }
senet-lesson-last-three = На трёх последних клетках фигуры могут идти дальше, с клетки на клетку.
senet-lesson-enter = Фигура входит из руки: по { $score } на клетку { $to }.
senet-lesson-enter-hit = Входить можно и на чужую фигуру: она сбита.
senet-lesson-off = { $scores ->
        [any] С клетки { $from } уводит любой бросок; уйти с доски — это и есть цель.
       *[some] С клетки { $from } уводит только бросок { $scores }; уйти с доски — это и есть цель.
    }
senet-lesson-saved = Тонувшая фигура ушла с доски: остальные снова ходят.
senet-lesson-off-extra = Фигура, ушедшая с доски, приносит ещё бросок.
senet-lesson-must-off = Если бросок может увести фигуру с доски, её надо увести.
senet-lesson-far = Оттуда уходят, только когда все фигуры стороны на { $to } или дальше.
senet-lesson-home = Ваши фигуры дома здесь: { $houses }. Кто первым соберёт всех дома, победил.

## Why the BOT played so, behind its action in the log

senet-why-off = уводит фигуру с доски
    .because = фигура уходит с доски, а это и есть цель
senet-why-home = приводит фигуру домой
    .because = фигура приходит домой, а это и есть цель
senet-why-rescue = спасает её, а не ждёт { $scores }
    .because = тонущая фигура спасена сразу, а не ждёт { $scores }
senet-why-wait = спасение тоже занимает ход и может подождать
    .because = спасение тоже занимает весь ход и ставит фигуру назад на { $to }, а { $scores } сразу снимает её с доски; спасти её можно и позже
senet-why-strike = отбрасывает соперника
    .because = фигура соперника отброшена туда, откуда пришла эта
senet-why-hit = отправляет соперника в руку
    .because = фигура соперника уходит в руку, и ей придётся входить снова
senet-why-drop = { $water ->
        [wash] смывает соперника назад на { $goes }
        [re-enter] через воду отправляет соперника в руку
        [trial] сбрасывает соперника в воду
       *[drown] сбрасывает соперника в воду
    }
senet-why-pair = защищает { $houses }
    .because = фигуры на { $houses } тогда под защитой соседей: соперник не может на них встать
senet-why-keeps = сохраняет защиту на { $houses }
    .because = фигуры на { $houses } остаются под защитой соседей: соперник не может на них встать
senet-why-flees = уходит с { $from } из-под удара
    .because = фигуру на { $from } соперник мог сбить следующим броском; так она уходит из-под удара
senet-why-reach = ничего не оставляет под ударом
    .because = следующим броском соперник тогда никого не сможет сбить
senet-why-risk = под ударом реже всего: шанс { $num } из { $den }
senet-why-ready = сможет уйти с доски по { $scores }
    .because = эта фигура сможет потом уйти с доски по броску { $scores }
senet-why-again = даёт ещё бросок
    .because = этот ход даёт ещё один бросок
senet-why-dry = не идёт в воду
    .because = фигура не попадает в воду
senet-why-net = не идёт в Сеть
    .because = фигура не попадает в Сеть
senet-why-ahead = бежит вперёд
    .because = передняя фигура приближается к концу пути
senet-why-rear = подтягивает последнюю фигуру
    .because = последняя фигура идёт вслед за другими и не отстаёт
senet-why-enter = вводит фигуру
    .because = на доску выходит ещё одна фигура
senet-why-safer = реже под ударом: { $num } из { $den }, а не { $other }
    .because = шанс, что соперник собьёт фигуру, тогда { $num } из { $den }, а при другом выборе { $other }
senet-why-fewer = фигур под ударом: { $count }, а не { $other }
    .because = столько фигур тогда может сбить соперник: { $count }; при другом выборе: { $other }
senet-why-leaves = чаще снимет фигуру: { $num } из { $den }, а не { $other }
    .because = шанс увести фигуру с доски тогда { $num } из { $den }, а при другом выборе { $other }
senet-why-freer = реже теряет ход: { $num } из { $den }, а не { $other }
    .because = шанс, что следующий ход пропадёт, тогда { $num } из { $den }, а при другом выборе { $other }
senet-why-blocks = соперник чаще теряет ход: { $num } из { $den }, а не { $other }
    .because = шанс, что соперник не сможет ходить, тогда { $num } из { $den }, а при другом выборе { $other }

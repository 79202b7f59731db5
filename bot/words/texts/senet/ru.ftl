### Senet's words: the game and its sides, what is told of it. Arguments: games/senet/words.py.

## The game and its sides

game-senet = Сенет
game-senet-line = На двоих. Египетская гонка через тридцать домов, ей пять тысяч лет: бросить палочки, выбрать фигуру, не упасть в воду.
side-cones = конусы
side-spindles = катушки
player-spindles = Катушки
player-cones = Конусы
mark-cones = ⚪️
mark-spindles = 🔵

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
        [wash] смыта назад на дом { $goes }
        [re-enter] в руку
        [trial] в воду
       *[drown] в воду
    }
    .said = { $water ->
        [wash] падает в воду, и её смывает назад на дом { $goes }!
        [re-enter] падает в воду и возвращается в руку!
        [trial] падает в воду!
       *[drown] падает в воду!
    }
senet-side = { $side ->
        [cones] Конусы
       *[spindles] Катушки
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = Выпало { $score }.
senet-take = палочки в руки
    .button = 🎲 Бросить: нужно { $scores }
    .said = Вы берёте палочки.
senet-pass = { $why ->
        [choice] пас
        [trial] остаётся в воде
        [drown] тонет, хода нет
        [lost] ждёт единицы
        [enter] никто не входит
        [taken] нет хода, { $to } занят
        [blocked] все пути закрыты
       *[none] нет хода
    }
    .button = { $why ->
        [choice] Пас
        [trial] 🌊 Остаться в воде
        [drown] Пас: спасёт только { $scores }
        [lost] Пас: начинает только 1
        [enter] Пас: вход только по { $scores }
        [taken] Пас: { $to } занят
        [blocked] Пас: при { $score } всё закрыто
       *[none] Пас: при { $score } нет хода
    }
    .said = { $why ->
        [choice] Ход переходит.
        [trial] Фигура остаётся в воде; испытание повторится следующим ходом.
        [drown] Тонущую фигуру спасёт только { $scores }, а остальные не ходят.
        [lost] Не единица: ждём дальше.
        [enter] Фигура входит только по { $scores }.
        [taken] Дом { $to }, куда вошла бы фигура, занят.
        [blocked] Хода нет: куда ни ведёт { $score }, дом занят или закрыт.
       *[none] Хода нет.
    }
senet-move = { senet-by }{ $from }→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } → { $to }{ senet-at }{ senet-more }
    .said = { $from } → { $to }.{ senet-at.said }{ senet-more.said }
senet-exchange = { senet-by }{ $from }⇄{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } ⇄ { $to }{ senet-at }{ senet-more }
    .said = { $from } ⇄ { $to }: танец, фигуры меняются местами.{ senet-at.said }{ senet-more.said }
senet-drop = { senet-by }{ $from }→{ $to }{ senet-at }, чужая { senet-swept }
    .button = { senet-by }{ $from } → { $to } 🌊{ senet-at }
    .said = { $from } → { $to }: фигура соперника { senet-swept.said }{ senet-more.said }
senet-fall = { senet-by }{ $from }→{ $to } { $water ->
        [wash] в воду, смыта назад на дом { $goes }
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
        [wash] ваша фигура падает в воду, и её смывает назад на дом { $goes }.
        [re-enter] ваша фигура падает в воду: она снова в руке, и входить ей заново.
        [trial] ваша фигура в воде. Бросок следующего хода — её испытание: 4 уводит, 5 оставляет, 1, 2, 3 возвращают.
       *[drown] ваша фигура тонет. Её спасёт только { $scores }.
    }{ $ends ->
        [0] {""}
       *[other] {" "}Ход окончен.
    }
senet-hit = { senet-by }{ $from }→{ $to }{ senet-at } 💥 чужая в руку{ senet-more }
    .button = { $from } → { $to } 💥{ senet-at }{ senet-more }
    .said = { $from } → { $to }: сбита! Фигура соперника возвращается к нему в руку.{ senet-at.said }{ senet-more.said }
senet-enter-hit = { senet-by }ввод→{ $to }{ senet-at } 💥 чужая в руку{ senet-more }
    .button = ввод → { $to } 💥{ senet-at }{ senet-more }
    .said = Ввод на { $to }: сбита! Фигура соперника возвращается к нему в руку.{ senet-at.said }{ senet-more.said }
senet-off = { senet-by }{ $from } на выход{ senet-more }
    .button = { senet-by }{ $from } ⤴ на выход{ senet-more }
    .said = { $from }: фигура уходит с доски!{ senet-more.said }
senet-enter = { senet-by }ввод→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }ввод → { $to }{ senet-at }{ senet-more }
    .said = Фигура входит на { $to }.{ senet-at.said }{ senet-more.said }
senet-rescue = спасение { $from }→{ $to }
    .button = 🛟 Спасти: { $from } → { $to }, и пас
    .said = Фигура спасена: { $to }. Ход переходит.
senet-rebirth = возрождение { $from }→{ $to }
    .button = ☥ Возрождение: { $from } → { $to }
    .said = { $from } → { $to }: фигура возрождается там, и ход переходит.
senet-pieces = { $houses ->
        [none] {""}
       *[other] на { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }вышло{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] на { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }дома{"\u00A0"}{ $home }/{ $total }
    .short = { $home }

## What else is to be known before acting

senet-kept = 🎲 Отложенные броски: { $scores }
senet-owed = 🎲 После этого положено бросков: { $count }
senet-skip = 🕸 В сетях. { senet-side } теряют следующий ход.
senet-needs-one = ⏳ { senet-side } ждут единицы: любой другой бросок пропадает.
senet-fate = ✨ Этот бросок — судьба фигуры на 26: 5 уводит с доски; 2, 3, 4 ведут на 28, 29, 30, если там свободно; иначе, и при 1, в воду, а если занято и там — назад, на ☥ 15.
senet-trial = 🌊 Этот бросок — испытание фигуры на 27: 4 уводит с доски, 5 оставляет, 1, 2, 3 возвращают на ☥ 15 или на первый свободный дом за ним.
senet-taken = ⛔ Занято: { $houses }
senet-quiet = 🕰 Ходов до конца партии, если ни одна фигура не уйдёт с доски (победит тот, у кого вышло больше): { $count }
senet-drowning = 🌊 Фигуру на 27 спасёт только { $scores }; до тех пор другие фигуры этой стороны не ходят.
senet-bank = 🎲 Броски идут, пока не выпадет 2 или 3.
senet-again = 🎲 Ещё один бросок в этом же ходу.

## Turns lost, and how games end

caption-lost = 🕸 { $mark } { $name }: ход пропал
over-borne-off = 🏆 { $mark } <b>{ $name }</b> побеждает, { $score }! Все фигуры прошли загробный мир.
over-all-home = 🏆 { $mark } <b>{ $name }</b> побеждает, { $score }! Все фигуры на своих местах.

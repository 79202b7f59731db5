### Seega's words: the game and its sides, what is told of it. Arguments: games/seega/words.py.

## The game and its sides

game-seega = Сиджа и сига
game-seega-line = На двоих, без случая. Игра в камни из Египта и Судана: расставить свои, а потом брать чужие, зажимая их с двух сторон.
side-first = белые
side-second = синие
player-first = Белые
player-second = Синие
mark-first = ⚪️
mark-second = 🔵

## Seega's words: value for the log, .button for buttons, .said for the answer to a press; .short is
## the second tap of a move alone, its target. The first two are parts of the others.

seega-side = { $side ->
        [first] Белые
       *[second] Синие
    }
seega-then = { $then ->
        [any] {" "}Теперь надо взять ещё, любым камнем.
        [stone] {" "}Теперь надо взять ещё, тем же камнем.
        [won] {" "}У соперника осталось не больше одного камня: победа!
       *[turn] {""}
    }
seega-place = { $square }
    .button = { $square }
    .said = Камень на { $square }.
    .short = { $square }
seega-move = { $from }→{ $to }
    .button = { $from } → { $to }
    .said = { $from } → { $to }.
    .short = { $to }
seega-leap = { $from }→{ $to } (прыжок)
    .button = { $from } → { $to } (прыжок)
    .said = { $from } → { $to }: прыжок.
    .short = { $to } ⤴
seega-capture = { $from }→{ $to } ✖ { $squares }
    .button = { $from } → { $to } ×{ $count }
    .said = { $from } → { $to }, взято: { $squares }.{ seega-then }
    .short = { $to } ×{ $count }
seega-leap-capture = { $from }→{ $to } (прыжок) ✖ { $squares }
    .button = { $from } → { $to } (прыжок) ×{ $count }
    .said = { $from } → { $to }: прыжок, взято: { $squares }.{ seega-then }
    .short = { $to } ⤴ ×{ $count }
seega-pass = { $then ->
        [passage] взаперти, нужен проход
        [again] взаперти, пас
       *[count] взаперти насовсем: подсчёт камней
    }
    .button = { $then ->
        [passage] Пас: вам должны дать проход
        [again] Пас: ходить нечем
       *[count] Пас: посчитать камни
    }
    .said = { $then ->
        [passage] Ходить нечем. Соперник ходит ещё раз и обязан открыть вам проход.
        [again] Ходить нечем. Соперник ходит ещё раз.
       *[count] Ходить нечем, и ни один ход соперника вас не выпустит: камни считают.
    }
seega-order-place = ⏩ камни ставит жребий
    .button = ⏩ Расставить
    .said = Остальные ваши камни расставит жребий.
seega-order-place-off = ставит по одному
    .button = ✋ По одному
    .said = Дальше вы снова ставите камни сами.
seega-stones = { $squares ->
        [none] {""}
       *[other] на { $squares } ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }камней{"\u00A0"}{ $count }{"\u00A0"}· взято{"\u00A0"}{ $taken }/{ $total }
    .short = { $count }

## What else is to be known before acting

seega-placing = 📍 Камней поставить за этот ход: { $count }. Когда встанут все, первыми пойдут { $begins ->
        [first] белые
       *[second] синие
    }.
seega-cross = ✚ Первые два камня встают на концы креста: { $squares }
seega-chain = ⛓ Надо взять ещё, любым камнем.
seega-chain-stone = ⛓ Камень на { $square } должен взять ещё.
seega-stuck = 🚫 Ни один камень не может пойти: остаётся пас.
seega-passage = 🚪 { seega-side } заперты: этот ход должен открыть им проход.
seega-quiet = 🕰 Ходов без взятия до подсчёта камней: { $count }

## How games end

over-captured = 🏆 { $mark } <b>{ $name }</b> побеждает, { $score }! У другой стороны не осталось и двух камней.
over-locked = 🏆 { $mark } <b>{ $name }</b> побеждает, { $score }: одна сторона заперта, ни один ход не открывает прохода, и камни посчитаны.
draw-locked = 🤝 Ничья, { $score }: одна сторона заперта, ни один ход не открывает прохода, а камней поровну.
over-stuck = 🏆 { $mark } <b>{ $name }</b> побеждает, { $score }! Сопернику нечем ходить.

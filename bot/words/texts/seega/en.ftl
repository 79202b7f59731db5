### Seega's words: the game and its sides, what is told of it. Arguments: games/seega/words.py.

## The game and its sides

game-seega = Seega
game-seega-line = For two, without luck. The stone game of Egypt and the Sudan: place yours, then take the enemy’s by closing in from both sides.
side-first = white
side-second = blue
player-first = White
player-second = Blue
mark-first = ⚪️
mark-second = 🔵

## Seega's words: value for the log, .button for buttons, .said for the answer to a press; .short is
## the second tap of a move alone, its target. The first two are parts of the others.

seega-side = { $side ->
        [first] White
       *[second] Blue
    }
seega-then = { $then ->
        [any] {" "}Now another capture must follow, with any stone.
        [stone] {" "}Now the same stone must take again.
        [won] {" "}The enemy has one stone left at most: you have won!
       *[turn] {""}
    }
seega-place = { $square }
    .button = { $square }
    .said = A stone on { $square }.
    .short = { $square }
seega-move = { $from }→{ $to }
    .button = { $from } → { $to }
    .said = { $from } → { $to }.
    .short = { $to }
seega-leap = { $from }→{ $to } (leap)
    .button = { $from } → { $to } (leap)
    .said = { $from } → { $to }: a leap.
    .short = { $to } ⤴
seega-capture = { $from }→{ $to } ✖ { $squares }
    .button = { $from } → { $to } ×{ $count }
    .said = { $from } → { $to }, taken: { $squares }.{ seega-then }
    .short = { $to } ×{ $count }
seega-leap-capture = { $from }→{ $to } (leap) ✖ { $squares }
    .button = { $from } → { $to } (leap) ×{ $count }
    .said = { $from } → { $to }: a leap, taken: { $squares }.{ seega-then }
    .short = { $to } ⤴ ×{ $count }
seega-pass = { $then ->
        [passage] locked in, a passage is owed
        [again] locked in, passes
       *[count] locked in for good: the stones are counted
    }
    .button = { $then ->
        [passage] Pass: they must let you out
        [again] Pass: no stone can move
       *[count] Pass: count the stones
    }
    .said = { $then ->
        [passage] You cannot move. The other side moves again, and must open a passage for you.
        [again] You cannot move. The other side moves again.
       *[count] You cannot move, and no move of the other side lets you out: the stones are counted.
    }
seega-order-place = ⏩ stones are placed by lot
    .button = ⏩ Place all
    .said = The rest of your stones is placed for you, by lot.
seega-order-place-off = places one by one
    .button = ✋ One by one
    .said = You place your stones yourself again.
seega-stones = { $squares ->
        [none] {""}
       *[other] on { $squares } ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] in{"\u00A0"}hand{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }stones{"\u00A0"}{ $count }{"\u00A0"}· taken{"\u00A0"}{ $taken }/{ $total }
    .short = { $count }

## What else is to be known before acting

seega-placing = 📍 Stones to be placed in this turn: { $count }. When all are placed, { $begins ->
        [first] White
       *[second] Blue
    } moves first.
seega-cross = ✚ The first two stones go on the ends of the cross: { $squares }
seega-chain = ⛓ Another capture must follow, with any stone.
seega-chain-stone = ⛓ The stone on { $square } must take again.
seega-stuck = 🚫 No stone can move: there is only a pass.
seega-passage = 🚪 { seega-side } is locked in: this move must let a stone of that side move.
seega-quiet = 🕰 Moves left without a capture till the stones are counted: { $count }

## How games end

over-captured = 🏆 { $mark } <b>{ $name }</b> wins, { $score }! The other side has no two stones left.
over-locked = 🏆 { $mark } <b>{ $name }</b> wins, { $score }: one side is locked in, no move opens a passage, and the stones were counted.
draw-locked = 🤝 A draw, { $score }: one side is locked in, no move opens a passage, and the stones are equal.
over-stuck = 🏆 { $mark } <b>{ $name }</b> wins, { $score }! The other side cannot move.

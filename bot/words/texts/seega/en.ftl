### Seega's words: the game and its sides, what is told of it. Arguments: games/seega/words.py.

## The game and its sides

game-seega = Seega
game-seega-line = For two, without luck. The stone game of Egypt and Sudan: place yours, then take the enemy’s by closing in from both sides.
game-seega-brief = take stones, no luck at all
way-novice-seega = Makes any move that is allowed. It never misses a win.
way-modest-seega = Guards its stones first, then takes.
way-greedy-seega = Takes whenever it can, and does not look at your answer.
way-golden-seega = Weighs what it may take against what you may take.
way-djehuty-seega = Places its stones with care and looks many moves ahead.
bots-seega = Nothing is left to chance here: the stronger one wins nearly always.
began-seega = { $mark } By lot { $name } has begun and placed its first stones.
side-first = white
side-second = blue
player-first = White
player-second = Blue
mark-first = ⚪️
mark-second = 🔵

you-are-first = { $mark } You are white.
you-are-second = { $mark } You are blue.

## Seega's words: value for the log, .button for buttons, .said for the answer to a
## press. The first two are parts of the others.

seega-side = { $side ->
        [first] White
       *[second] Blue
    }
seega-then = { $then ->
        [any] {" "}Now you must take once more, with any stone.
        [stone] {" "}Now the same stone must take again.
        [won] {" "}The enemy has one stone left at most: you have won!
       *[turn] {""}
    }
seega-place = { $square }
    .button = { $square }
    .said = A stone on { $square }.
seega-move = { $from }→{ $to }
    .button = { $from } → { $to }
    .said = { $from } → { $to }.
    .tale = You moved { $from } to { $to }.
    .theirs = The BOT moved { $from } to { $to }.
seega-leap = { $from }→{ $to } (leap)
    .button = { $from } → { $to } (leap)
    .said = { $from } → { $to }: a leap.
    .tale = You leapt from { $from } to { $to }.
    .theirs = The BOT leapt from { $from } to { $to }.
seega-capture = { $from }→{ $to } takes { $squares }
    .button = { $from } → { $to } ⚔{ $count }
    .aloud = { $from } to { $to }, takes { $squares }
    .said = { $from } → { $to }, taken: { $squares }.{ seega-then }
    .way = { $from } to { $to }
    .tale = You moved { $from } to { $to } and took { $squares }.
    .theirs = The BOT moved { $from } to { $to } and took your { $count ->
        [1] stone
       *[other] stones
    } on { $squares }.
seega-leap-capture = { $from }→{ $to } (leap) takes { $squares }
    .button = { $from } → { $to } (leap) ⚔{ $count }
    .aloud = { $from } to { $to }, a leap, takes { $squares }
    .said = { $from } → { $to }: a leap, taken: { $squares }.{ seega-then }
    .way = { $from } to { $to }
    .tale = You leapt from { $from } to { $to } and took { $squares }.
    .theirs = The BOT leapt from { $from } to { $to } and took your { $count ->
        [1] stone
       *[other] stones
    } on { $squares }.
seega-pass = { $then ->
        [passage] locked in, must be let out
        [again] locked in, passes
       *[count] locked in for good: the stones are counted
    }
    .button = { $then ->
        [passage] Pass: they must let you out
        [again] Pass: no stone can move
       *[count] Pass: count the stones
    }
    .said = { $then ->
        [passage] You cannot move. The other side moves again, and must let one of your stones move.
        [again] You cannot move. The other side moves again.
       *[count] You cannot move, and no move of the other side lets you out: the stones are counted.
    }
    .tale = You could not move.
    .theirs = The BOT could not move.
seega-took = stones taken: { $count }. Now { $own } against { $other }.
    .tale = You took { $count } of its stones.
    .theirs = The BOT took { $count } of your stones.
seega-order-place = ⏩ On: the rest is placed for you.
    .offer = ⏩ For me: the rest is placed for you.
    .button = ⏩ For me
    .said = The rest of your stones is placed for you, where I guess it best. Losing some at first is normal, for both sides.
    .tale = The rest was placed for you.
    .back = 🔙 takes your last stone off the board, and you place again. Press it once more if you want that.
seega-order-place-off = places one by one
    .button = ✋ One by one
    .said = You place your stones yourself again.
seega-safest = Corners are safe, edges nearly so.
seega-stones = { $squares ->
        [none] {""}
       *[other] on { $squares } ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] in{"\u00A0"}hand{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }stones{"\u00A0"}{ $count }{"\u00A0"}· taken{"\u00A0"}{ $taken }/{ $total }{ $stuck ->
        [0] {""}
       *[other] {" "}·{" "}cannot{"\u00A0"}move
    }
    .short = { $count }
    .tale = ⚖️ You { $count }
    .theirs = BOT { $count }: { $more } more to win

## What else is to be known before acting

seega-placing = 📍 Stones a turn: { $count }. Then { $begins ->
        [first] White
       *[second] Blue
    } moves first.
seega-cross = ✚ First two on the ends of the cross: { $squares }
seega-stuck = 🚫 No stone can move: there is only a pass.
seega-passage = 🚪 { seega-side } is locked in: this move must let a stone of that side move.
seega-quiet = 🕰 Moves left without a capture till the stones are counted: { $count }
seega-may-take = ⚔ { $then ->
        [any] Taking is a choice. Whoever takes must go on while possible.
        [same] Taking is a choice. The stone that takes must go on while it can.
        [twice] Taking is a choice. The stone that takes must take once more if it can.
       *[none] Nobody has to take. A capture ends the turn.
    }

## How games end

over-captured = Stones left: { $score }. Taking needs two stones.
over-locked = One side cannot move, and no move of the other lets it out. So the stones were counted: { $score }.
draw-locked = 🤝 A draw: one side cannot move, no move of the other lets it out, and the stones are equal, { $score }.
over-stuck = { $outcome ->
        [lost] You cannot move any stone, and so you lost.
       *[none] { $loser } cannot move any stone, and so has lost.
    } Stones left: { $score }.

## What a beginner asks (games/seega/explain.py): the goal, then what an action would bring.
## The first three are parts of the others.

seega-follows = { $follows ->
        [place] {" "}Then you place one more.
        [begin] {" "}Then all are placed, and the stones move.
        [any] {" "}Then you must take again, with any stone.
        [stone] {" "}Then the same stone must take again.
        [won] {" "}You win!
        [locks] {" "}The other side cannot move then.
        [count] {" "}Then the stones are counted.
        [passage] {" "}The other side moves again, and must let you out.
        [again] {" "}The other side moves again.
       *[turn] {" "}Your turn ends.
    }
seega-site = { $site ->
        [between] {" "}It is safe between two enemies: it moved in itself.
        [centre] {" "}In the centre nobody can take it.
        [near] {" "}It stands beside the empty centre.
        [corner] {" "}Nobody can take it in a corner.
        [edge] {" "}At the edge it is taken along the edge alone.
       *[none] {""}
    }
seega-first-moves = No taking yet. Then { $begins ->
        [first] White
       *[second] Blue
    } begins{ $several ->
        [0] .
       *[other] , and may take several in a row.
    }
seega-goal = Take enemies between two of yours, { $ways ->
        [4] no diagonals
       *[8] diagonals too
    }, till 1 is left.{ $locks ->
        [0] {""}
       *[other] {" "}Whoever cannot move loses.
    }{ $limit ->
        [0] {""}
       *[other] {" "}After { $limit } moves without a capture the stones are counted.
    }
    .short = Take enemies between two of yours, { $ways ->
        [4] no diagonals
       *[8] diagonals too
    }, till 1 is left.
seega-does-place = A stone on { $square }.{ seega-site }{ seega-follows }
seega-does-move = The stone goes to { $to } and takes nothing.{ seega-site }{ seega-follows }
seega-does-leap = The stone leaps to { $to } and takes nothing.{ seega-site }{ seega-follows }
seega-does-capture = The stone goes to { $to } and takes { $squares }.{ seega-follows }
seega-does-leap-capture = The stone leaps to { $to } and takes { $squares }.{ seega-follows }
seega-does-open = The stone goes to { $to }: now the other side can move.{ seega-follows }
seega-does-pass = Nothing moves.{ seega-follows }

## Why something is not offered. Before the colon: the stones it is about.

seega-no-taking = { seega-first-moves }
seega-no-centre = The centre, { $square }, stays empty till all stones are placed.
seega-no-cross = Your first two stones go on { $squares } only.
seega-no-square = { $tense ->
        [was] Only { $square } was left for the stone.
       *[now] Only { $square } is left for the stone.
    }
seega-no-room = { $tense ->
        [was] { $squares }: there was no empty square to go to.
       *[now] { $squares }: no empty square to go to.
    }
seega-no-room-many = { $tense ->
        [was] Stones of yours that had no empty square to go to: { $count }.
       *[now] Stones of yours with no empty square to go to: { $count }.
    }
seega-no-slant = { $tense ->
        [was] { $squares }: only diagonal squares were empty, and stones move along lines.
       *[now] { $squares }: only diagonal squares are empty, and stones move along lines.
    }
seega-no-move = None of your stones has an empty square to go to.
seega-no-other = { $tense ->
        [was] It was the only move, and passing is not allowed while you can move.
       *[now] It is the only move, and passing is not allowed while you can move.
    }
seega-no-safe = The stone in the centre, { $square }, cannot be taken.
seega-no-stood = { $squares }: between your stones already; only a stone that moves takes.
seega-no-chain = Whoever takes must go on: only a stone that takes may move.
seega-no-chain-stone = { $tense ->
        [was] Only the stone on { $square }, which had just taken, could move, and it had to take again.
       *[now] Only the stone on { $square }, which has just taken, may move, and it must take again.
    }
seega-no-passage = { $tense ->
        [was] { $squares }: no move let the other side out.
       *[now] { $squares }: no move lets the other side out.
    }

## Lessons: what happens for the first time (games/seega/lessons.py)

seega-lesson-place = Nothing is taken yet. Later nobody can take a stone in a corner.
seega-lesson-centre = While you place, { $square } stays empty.
seega-lesson-cross = The first two stones of a side go on the ends of the cross: { $squares }.
seega-lesson-begin-4 = Move one square, no diagonals. Take between two of yours.
seega-lesson-begin-8 = Move one square, diagonals too. Take between two of yours.
seega-lesson-move-4 = A stone moves one square onto an empty one, along a line, never diagonally.
seega-lesson-move-8 = A stone moves one square onto an empty one, in any direction.
seega-lesson-leap-all = A stone may leap over one beside it, of either side, onto the empty square beyond.
seega-lesson-leap-centre = A stone may leap over the centre, empty or not, onto the empty square beyond.
seega-lesson-free-choice = The first capture of a turn is a free choice: nobody has to begin.
seega-lesson-between = A stone that moves in between two enemies is safe there.
seega-lesson-centre-safe = The stone in the centre, { $square }, cannot be taken.
seega-lesson-capture = A stone is taken when an enemy’s move shuts it in from two sides.
seega-lesson-several = One move takes in every direction at once.
seega-lesson-chain-any = Whoever takes must go on taking, with any stone, while one can.
seega-lesson-chain-stone = Whoever takes must go on with the same stone, if it can.
seega-lesson-chain-end = Nothing more could be taken, so that turn was over.
seega-lesson-chain-two = There are at most two captures in one turn.
seega-lesson-no-chain = A capture ends the turn, too.
seega-lesson-won = A side that is left with one stone has lost.
seega-lesson-stuck-passage = A side that cannot move passes. The other side moves again, and must let it out: one of its stones must be able to move.
seega-lesson-stuck-loses = A side that cannot move has lost.
seega-lesson-stuck-pass = A side that cannot move passes, and the other side moves again.
seega-lesson-locked = No move lets that side out, so the stones are counted: the side with more stones wins.
seega-lesson-opened = The other side was locked in, so this move had to let one of its stones move.
seega-lesson-quiet = After { $count } moves without a capture the stones are counted: the side with more stones wins.

## Why the BOT played so, behind its action in the log

seega-why-free = loses nothing for it
    .because = it takes, and the enemy can take nothing in return
seega-why-trade = takes { $taken }, may lose { $lost }
seega-why-most = takes as many as it can
seega-why-on = goes on taking
seega-why-shut = leaves the enemy no move
    .because = the enemy then has no move
seega-why-flees = saves the stone on { $from }
    .because = the stone on { $from } could be taken; this saves it
seega-why-guards = guards { $squares }
    .because = what stands on { $squares } could be taken; this guards it
seega-why-nothing = leaves nothing to take
    .because = the enemy can then take nothing in the next turn
seega-why-least = leaves least to take: { $lost }
seega-why-threat = threatens { $squares }
    .because = it threatens to take what stands on { $squares } in the next turn
seega-why-more = takes { $taken }, not { $other }
    .because = stones that it takes: { $taken }; the other choice takes { $other }
seega-why-fewer = lets { $lost } be taken, not { $other }
    .because = stones that the enemy can then take: { $lost }; after the other choice: { $other }

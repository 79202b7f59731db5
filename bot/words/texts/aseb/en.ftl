### Aseb's words: the game, what is told of it. Arguments: games/aseb/words.py. Its sides are Senet's.

## The game

game-aseb = Aseb
game-aseb-line = For two, five to seven minutes, while your group waits. Twenty squares on the back of the old game box: hit enemies, rest on rosettes.
game-aseb-brief = a quick race, 5 to 7 minutes
way-novice-aseb = Makes any move that is allowed. It never misses a win.
way-modest-aseb = Keeps its pieces out of reach, on its own row and on rosettes.
way-greedy-aseb = Runs ahead with one piece and hits whatever it can.
way-golden-aseb = Weighs what it may win against what it may lose.
way-djehuty-aseb = Has learned what each square is worth and looks one throw ahead. With the table of the solved game it never errs.
bots-aseb = The throws decide much here. Even the weakest wins now and then.
began-aseb = { $mark } By lot { $name } has played first: 🎲 is its throw, → a move; 💥 sends a piece back to the hand.

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
       *[other] {" "}A rosette.
    }{ $extra ->
        [0] {""}
       *[other] {" "}One more throw.
    }
    .tale = { $rosette ->
        [0] {""}
       *[other] {""}, a rosette
    }{ $extra ->
        [0] {""}
       *[other] {""}, so another throw
    }
aseb-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = You threw { $score }.
    .tale = You threw { $score }
    .theirs = The BOT threw { $score }
    .then = Then { $score }
aseb-pass = { $why ->
        [zero] nothing moves
        [far] the throw is too big
       *[blocked] every way is taken
    }
    .button = { $why ->
        [zero] Pass: 0 moves nothing
        [far] Pass: { $score } is too far
       *[blocked] Pass: no move with { $score }
    }
    .said = { $why ->
        [zero] A 0: nothing moves.
        [far] No move: pieces leave by the exact throw only.
       *[blocked] No move.
    }
    .tale = { $why ->
        [zero] a 0 moves nothing.
        [far] no piece can move.
       *[blocked] no piece can move.
    }
aseb-enter = in→{ $to }{ aseb-at }
    .button = enter → { $to }{ aseb-at }
    .said = A piece enters on { $to }.{ aseb-at.said }
    .tale = a piece came in on { $to }{ aseb-at.tale }.
aseb-move = { $from }→{ $to }{ aseb-at }
    .button = { $from } → { $to }{ aseb-at }
    .said = { $from } → { $to }.{ aseb-at.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }.
aseb-hit = { $from }→{ $to } 💥{ aseb-at }
    .button = { $from } → { $to } 💥{ aseb-at }
    .said = { $from } → { $to }: hit! The enemy piece goes to its owner’s hand.{ aseb-at.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }; the enemy there begins anew.
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }; your piece there begins anew.
aseb-off = { $from } leaves the board
    .button = { $from } ⤴ off the board
    .said = { $from }: off the board!
    .tale = the piece on { $from } left the board!
aseb-pieces = { $squares ->
        [none] {""}
       *[other] on { $squares }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] in{"\u00A0"}hand{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }off{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
    .tale = 🏁 Off the board: you { $off }
    .theirs = the BOT { $off }
aseb-again = 🌸 A rosette: another throw.
aseb-order-rest = 🏁 The throws come by themselves, to the end.
    .button = 🏁 To the end
    .said = From now on your throws come by themselves and at once, to the end of the game.
aseb-order-rest-off = throws again
    .button = ☝️ Throw myself again
    .said = From now on you throw again.
over-all-off = { race-off } { race-left }

## What a beginner asks (games/aseb/explain.py). The first three are parts of the others.

aseb-follows = { $follows ->
        [throw] {" "}You throw again.
        [won] {" "}You win!
       *[turn] {" "}Your turn ends.
    }
aseb-site = { $site ->
        [own] {" "}No enemy ever comes there.
        [rosette] {" "}On a rosette it is safe.
        [open] {" "}The next throw may hit it there.
       *[none] {""}
    }
aseb-with = If you throw { $scores }
aseb-goal = Be the first to bring all { $total } pieces in, along your row (1–4) and the middle row (5–16), and off the board.
    .short = Get all { $total } off the board first.
aseb-does-enter = A piece comes in on { $to }.{ aseb-site }{ aseb-follows }
aseb-does-move = The piece goes to { $to }.{ aseb-site }{ aseb-follows }
aseb-does-hit = The enemy on { $to } goes to its hand.{ aseb-site }{ aseb-follows }
aseb-does-off = The piece leaves the board (off: { $off } of { $total }).{ aseb-follows }
aseb-does-pass = Nothing moves. Your turn ends.
aseb-no-zero = No light side counts 0 here, and a 0 moves nothing.
aseb-barred = { $barred ->
        [safe] enemies in the way were safe on rosettes
        [far] the throw was too big
        [taken] every square it led to was taken
       *[mixed] some ways were blocked by pieces, for others the throw was too big
    }
    .theirs = { $barred ->
        [safe] your pieces in the way were safe on rosettes
        [far] the throw was too big
        [taken] every square it led to was taken
       *[mixed] some ways were blocked by pieces, for others the throw was too big
    }
aseb-no-move = { $tense ->
        [was] No piece could move with a { $score }.
       *[now] No piece can move with a { $score }.
    }
    .tale = no piece could move; { aseb-barred }.
    .theirs = no piece could move; { aseb-barred.theirs }.
aseb-no-other = { $tense ->
        [was] With a { $score } this was the only move.
       *[now] With a { $score } this is the only move.
    }
aseb-no-enter = { $tense ->
        [was] No piece could come in: your own was on { $to }.
       *[now] No piece comes in: your own is on { $to }.
    }
aseb-no-own = { $tense ->
        [was] No way from { $from }: { $held ->
            [one] a piece of yours was on { $to }.
            [two] pieces of yours were on { $to }.
           *[more] pieces of yours were on { $to }.
        }
       *[now] No way from { $from }: { $held ->
            [one] a piece of yours is on { $to }.
            [two] pieces of yours are on { $to }.
           *[more] pieces of yours are on { $to }.
        }
    }
aseb-no-safe = { $tense ->
        [was] No way from { $from }: { $held ->
            [one] the enemy on { $to } was safe on a rosette.
            [two] the enemies on { $to } were safe on rosettes.
           *[more] the enemies on { $to } were safe on rosettes.
        }
       *[now] No way from { $from }: { $held ->
            [one] the enemy on { $to } is safe on a rosette.
            [two] the enemies on { $to } are safe on rosettes.
           *[more] the enemies on { $to } are safe on rosettes.
        }
    }
aseb-no-past = { $tense ->
        [was] No leaving from { $from }: that needed exactly { $scores }.
       *[now] No leaving from { $from }: that needs exactly { $scores }.
    }
aseb-odds-win = { aseb-with }: the game is won (chance { $num } in { $den }).
aseb-odds-off = { aseb-with }: a piece can leave the board (chance { $num } in { $den }).
aseb-odds-hit = { aseb-with }: you can hit (chance { $num } in { $den }).
aseb-odds-rosette = { aseb-with }: to a rosette, and another throw (chance { $num } in { $den }).
aseb-odds-none = { aseb-with }: no move (chance { $num } in { $den }).

## Lessons: what happens for the first time (games/aseb/lessons.py)

aseb-lesson-sticks = Each light side of the four sticks counts one. In Aseb no light side is a 0.
aseb-lesson-bone = The knucklebone shows 1, 2, 3 or 4, each as likely as the others.
aseb-lesson-zero = A 0 moves nothing, and the turn passes. (In Senet no light side counts 5.)
aseb-lesson-no-move = If no piece can move, the turn passes; if one can, it must.
aseb-lesson-enter = A piece comes in on the square that the throw names.
aseb-lesson-own = Squares 1 to 4 are your own row: no enemy comes there.
aseb-lesson-shared = From square 5 on both sides walk the same way, and may hit each other.
aseb-lesson-jump = Pieces jump freely over others, of either side.
aseb-lesson-hit = A piece that is hit goes back to its owner’s hand and begins anew.
aseb-lesson-struck = Your piece on { $to } was hit: it is in your hand now, and enters the board anew.
aseb-lesson-rosette = Landing on a rosette (4, 8, 12, 16) gives another throw.
aseb-lesson-haven = A rosette (4, 8, 12, 16) gives another throw, and no piece can be hit there.
aseb-lesson-safe = A piece on a rosette cannot be hit.
aseb-lesson-off = A piece leaves by the exact throw: from 16 by 1, 15 by 2, 14 by 3, 13 by 4.
aseb-lesson-turn = After one throw the turn passes, unless you land on a rosette.

## Why it is played so (opponents/reasons/aseb.py)

aseb-why-off = brings a piece off
    .because = a piece leaves the board, and that is the goal
aseb-why-strike = sends an enemy back
    .because = an enemy piece goes back to the hand and has to come in again
aseb-why-again = throws again
    .because = this move earns another throw
aseb-why-flees = leaves { $from }, which was in reach
    .because = the piece on { $from } could be hit by the enemy’s next throw; this takes it out of reach
aseb-why-reach = leaves nothing in reach
    .because = the enemy’s next throw can then hit none of the pieces
aseb-why-risk = can be hit least: chance { $num } in { $den }
aseb-why-ahead = runs ahead
    .because = the foremost piece comes nearer to the end of its way
aseb-why-rear = brings up its last piece
    .because = the piece that is last comes along and is not left behind
aseb-why-enter = brings a piece in
    .because = one more piece comes onto the board
aseb-why-safer = can be hit less: { $num } in { $den }, not { $other }
    .because = the chance that the enemy hits a piece is then { $num } in { $den }; after the other choice { $other }
aseb-why-fewer = leaves fewer in reach: { $count }, not { $other }
    .because = so many pieces can then be hit by the enemy: { $count }; after the other choice: { $other }
aseb-why-leaves = more throws take one off: { $num } in { $den }, not { $other }
    .because = the chance to take a piece off the board is then { $num } in { $den }; after the other choice { $other }
aseb-why-freer = loses fewer turns: no move { $num } in { $den }, not { $other }
    .because = the chance that the next turn is lost is then { $num } in { $den }; after the other choice { $other }
aseb-why-blocks = stops the enemy more: no move { $num } in { $den }, not { $other }
    .because = the chance that the enemy cannot move is then { $num } in { $den }; after the other choice { $other }

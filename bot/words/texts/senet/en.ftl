### Senet's words: the game and its sides, what is told of it. Arguments: games/senet/words.py.

## The game and its sides

game-senet = Senet
game-senet-line = For two. Egypt’s race through thirty houses, five thousand years old: throw the sticks, choose a piece, mind the water.
game-senet-brief = a race for two, luck and wit
way-novice-senet = Makes any move that is allowed. It never misses a win.
way-modest-senet = Keeps its pieces in pairs, out of your reach.
way-greedy-senet = Runs ahead alone and hopes for a lucky throw.
way-golden-senet = Weighs what it may win against what it may lose.
way-djehuty-senet = Learned by playing thousands of games. Looks one throw ahead.
bots-senet = The throws decide much here. Even the weakest wins now and then.
side-cones = white
side-spindles = blue
player-spindles = Blue
player-cones = White
mark-cones = ⚪️
mark-spindles = 🔵
you-are-cones = { $mark } You are white.
you-are-spindles = { $mark } You are blue.

## Senet's words: value for the log, .button for buttons, .said for the answer to a press.
## The first five are parts of the others.

senet-at = { $house ->
        [second-life] {" "}Second Life
        [netting] {" "}Netting
        [beauty] {" "}Beauty
        [fate] {" "}Beauty +{"\u2060"}🎲
        [water] {" "}Water
        [three] {" "}Three Judges
        [two] {" "}Two Judges
        [heru] {" "}Heru
        [safe] {" "}(safe)
        [exit] {" "}(the way out)
       *[none] {""}
    }
    .said = { $house ->
        [second-life] {" "}The House of Second Life: nobody is attacked here.
        [netting] {" "}The House of Netting: your next turn is lost.
        [beauty] {" "}The House of Beauty.
        [fate] {" "}The House of Beauty: one more throw decides at once.
        [water] {" "}The House of Waters.
        [three] {" "}The House of Three Judges.
        [two] {" "}The House of Two Judges.
        [heru] {" "}The House of Heru.
        [safe] {" "}A safe house.
        [exit] {" "}The way out.
       *[none] {""}
    }
    .tale = { $house ->
        [second-life] {""}
        [netting] {" "}(the next turn is lost)
        [beauty] {""}
        [fate] {" "}(one more throw decides)
        [water] {""}, Water
        [three] {""}
        [two] {""}
        [heru] {""}
        [safe] {" "}(safe)
        [exit] {" "}(the way out)
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
       *[other] {" "}Throws earned: +{ $extra }{"\u2060"}🎲
    }
senet-swept = { $water ->
        [wash] is washed back to house { $goes }
        [re-enter] goes to the hand
        [trial] into the water, to 27
       *[drown] into the water, to 27
    }
    .said = { $water ->
        [wash] fell into the water and is washed back to house { $goes }!
        [re-enter] fell into the water and goes to the hand!
        [trial] fell into the water, on 27!
       *[drown] fell into the water, on 27, and drowns there!
    }
senet-side = { $side ->
        [cones] White
       *[spindles] Blue
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = You threw { $score }.
    .tale = You threw { $score }
    .theirs = The BOT threw { $score }
    .then = Then { $score }
senet-take = throws, no rescue
    .button = 🎲 Throw for a { $scores }
    .said = Now throw.
    .tale = You do not rescue it: you wait for a { $scores }.
    .theirs = The BOT does not rescue it: it waits for a { $scores }.
senet-pass = { $why ->
        [choice] passes
        [trial] stays in the water
        [drown] drowning: no other may move
        [lost] waits for a 1
        [enter] nobody enters
        [taken] no move, { $to } is taken
        [blocked] every way is blocked
       *[none] no piece can use it
    }
    .button = { $why ->
        [choice] Pass
        [trial] 🌊 Stay in the water
        [drown] Pass: off by { $scores } only
        [lost] Pass: only a 1 begins
        [enter] Pass: in by { $scores } only
        [taken] Pass: { $to } is taken
        [blocked] Pass: { $score } is blocked
       *[none] Pass: no move with { $score }
    }
    .said = { $why ->
        [choice] Passed.
        [trial] Your piece stays in the water; its trial goes on next turn.
        [drown] The drowning piece leaves the board by { $scores } only, and no other may move.
        [lost] Not a 1: you are still waiting.
        [enter] A piece enters by { $scores } only.
        [taken] House { $to }, where a piece would enter, is taken.
        [blocked] No move: wherever { $score } leads, the house is taken or closed.
       *[none] No move.
    }
    .tale = { $why ->
        [choice] nobody moves.
        [trial] the piece stays in the water.
        [drown] the piece in the water leaves by { $scores } only, and no other may move.
        [lost] only a 1 begins.
        [enter] a piece comes in by { $scores } only.
        [taken] no piece can come in, { $to } is taken.
        [blocked] no piece can move.
       *[none] no piece can move.
    }
senet-move = { senet-by }{ $from }→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } → { $to }{ senet-at }{ senet-more }
    .said = { $from } → { $to }.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }.{ senet-more.said }
senet-exchange = { senet-by }{ $from }⇄{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } ⇄ { $to }{ senet-at }{ senet-more }
    .aloud = { senet-by }{ $from } to { $to }{ senet-at }, changing places with the enemy{ senet-more }
    .said = { $from } ⇄ { $to }: the pieces changed places.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; the enemy there goes to { $from }.{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; your piece there goes to { $from }.{ senet-more.said }
senet-drop = { senet-by }{ $from }→{ $to }{ senet-at }, the enemy { senet-swept }
    .button = { senet-by }{ $from } → { $to }, enemy 🌊
    .aloud = { senet-by }{ $from } to { $to }{ senet-at }, the enemy { senet-swept }
    .said = { $from } → { $to }: the enemy piece { senet-swept.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; the enemy there { senet-swept.said }{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; your piece there { senet-swept.said }{ senet-more.said }
senet-fall = { senet-by }{ $from }→{ $to } { $water ->
        [wash] into the water, washed back to house { $goes }
        [re-enter] into the water, to the hand
        [trial] into the water
       *[drown] into the water
    }{ $ends ->
        [0] {""}
       *[other] ; the turn ends
    }
    .button = { senet-by }{ $from } → { $to } 🌊 { $water ->
        [wash] to { $goes }
        [re-enter] hand
        [trial] Water
       *[drown] Water
    }{ $ends ->
        [0] {""}
       *[other] , turn ends
    }
    .said = { $from } → { $to }: { $water ->
        [wash] your piece fell into the water and is washed back to house { $goes }.
        [re-enter] your piece fell into the water: it is in your hand, to enter again.
        [trial] your piece is in the water. Your next throw is its trial: by 4 it leaves, by 5 it stays, by 1, 2, 3 it goes back.
       *[drown] your piece is drowning. It leaves the board by { $scores } only.
    }{ $ends ->
        [0] {""}
       *[other] {" "}The turn is over.
    }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }, { $water ->
        [wash] into the water, and washed back to { $goes }
        [re-enter] into the water, and back to the hand
        [trial] into the water
       *[drown] into the water, where it drowns
    }.
senet-hit = { senet-by }{ $from }→{ $to }{ senet-at } 💥 the enemy to the hand{ senet-more }
    .button = { $from } → { $to } 💥{ senet-at }{ senet-more }
    .aloud = { senet-by }{ $from } to { $to }{ senet-at }, takes: the enemy goes to the hand{ senet-more }
    .said = { $from } → { $to }: hit! The enemy piece goes to its owner’s hand.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; the enemy there goes to its hand.{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; your piece there goes to your hand.{ senet-more.said }
senet-enter-hit = { senet-by }in→{ $to }{ senet-at } 💥 the enemy to the hand{ senet-more }
    .button = enter → { $to } 💥{ senet-at }{ senet-more }
    .aloud = { senet-by }in on { $to }{ senet-at }, takes: the enemy goes to the hand{ senet-more }
    .said = In on { $to }: hit! The enemy piece goes to its owner’s hand.{ senet-at.said }{ senet-more.said }
    .tale = in on { $to }{ senet-at.tale }; the enemy there goes to its hand.{ senet-more.said }
    .theirs = in on { $to }{ senet-at.tale }; your piece there goes to your hand.{ senet-more.said }
senet-off = { senet-by }{ $from } leaves the board{ senet-more }
    .button = { senet-by }{ $from } ⤴ off the board{ senet-more }
    .said = { $from }: off the board!{ senet-more.said }
    .tale = the piece on { $from } left the board!{ senet-more.said }
senet-enter = { senet-by }in→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }enter → { $to }{ senet-at }{ senet-more }
    .said = A piece enters on { $to }.{ senet-at.said }{ senet-more.said }
    .tale = a piece came in on { $to }{ senet-at.tale }.{ senet-more.said }
senet-rescue = rescued { $from }→{ $to }
    .button = 🛟 Rescue: { $from } → { $to }, turn passes
    .said = Rescued to { $to }; the turn passes.
    .tale = You saved the piece in the water: it is on { $to } now.
    .theirs = The BOT saved its piece in the water: it is on { $to } now.
senet-rebirth = reborn { $from }→{ $to }
    .button = ☥ Rebirth: { $from } → { $to }
    .said = { $from } → { $to }: your piece is reborn there, and the turn passes.
    .tale = the piece on { $from } is back on { $to }.
senet-pieces = { $houses ->
        [none] {""}
       *[other] on { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] in{"\u00A0"}hand{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }off{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
    .tale = 🏁 Off the board: you { $off }
    .theirs = the BOT { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] on { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] in{"\u00A0"}hand{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }home{"\u00A0"}{ $home }/{ $total }
    .short = { $home }
    .tale = 🏁 Home: you { $home }
    .theirs = the BOT { $home }

## What else is to be known before acting

senet-kept = 🎲 Throws kept: { $scores }
senet-owed = 🎲 Extra throws after this one: { $count }
senet-skip = 🕸 In the net: { senet-side } loses the next turn.
senet-needs-one = ⏳ { senet-side } waits for a 1: any other throw is lost.
senet-fate = ✨ This throw is the fate of the piece on 26: by 5 it leaves the board; by 2, 3, 4 it goes to 28, 29, 30 if that is free; else, and by 1, into the water, or if that is taken, back to ☥ 15.
senet-trial = 🌊 This throw is the trial of the piece on 27: by 4 it leaves the board, by 5 it stays, by 1, 2, 3 it goes back to ☥ 15 or the first free house behind it.
senet-taken = ⛔ Taken: { $houses }
senet-quiet = 🕰 Turns left till the game ends, unless a piece leaves the board (more pieces off wins): { $count }
senet-drowning = 🌊 A piece is drowning on 27: till it is out of the water no other of its side may move.
senet-bank = 🎲 The throws go on until a 2 or 3.
senet-order-rest = 🏁 The throws come by themselves, to the end.
    .button = 🏁 To the end
    .said = From now on your throws come by themselves and at once, to the end of the game.
senet-order-rest-again = 🏁 This choice holds to the end.
senet-order-rest-off = throws again
    .button = ☝️ Throw myself again
    .said = From now on you throw again.

## Turns lost, and how games end

caption-lost = 🕸 { $mark } { $name }: turn lost
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
        [throw] {" "}You throw again.
        [throws] {" "}Throws you get then: { $more }.
        [play] {" "}Then play the other throws.
        [fate] {" "}The next throw decides.
        [again] {" "}The other side loses its turn.
        [skip] {" "}You lose your next turn.
        [won] {" "}You win!
        [over] {" "}The game ends.
       *[turn] {" "}Your turn ends.
    }
senet-site = { $site ->
        [safe] {" "}It is safe there.
        [leaves] {" "}There a { $scores } takes it off.
        [exit] {" "}Only a { $scores } takes it off from there.
        [safe-leaves] {" "}It is safe there; a { $scores } takes it off.
        [safe-exit] {" "}Safe there; it leaves by { $scores } only.
        [any] {" "}There any throw takes it off.
        [safe-any] {" "}Safe there; any throw takes it off.
        [home] {" "}It is home there.
        [column] {" "}Three in one column earn a throw.
       *[none] {""}
    }
    .mine = { $site ->
        [safe] {" "}Your piece is safe on { $to }.
        [leaves] {" "}A { $scores } takes yours off { $to }.
        [exit] {" "}Only a { $scores } takes your piece off { $to }.
        [safe-leaves] {" "}Yours is safe; a { $scores } takes it off.
        [safe-exit] {" "}Yours is safe; only { $scores } takes it off.
        [any] {" "}Any throw takes your piece off { $to }.
        [safe-any] {" "}Yours is safe; any throw takes it off.
        [home] {" "}Your piece is home on { $to }.
        [column] {" "}Three in one column earn a throw.
       *[none] {""}
    }
senet-shield = { $guard ->
        [none] {""}
       *[other] {" "}{ $inner ->
            [0] Yours on { $guard } protect each other.
           *[other] Yours on { $guard } are protected.
        }
    }
senet-bare = { $bare ->
        [none] {""}
       *[other] {" "}The protection on { $bare } ends.
    }
senet-goal-off = Be the first to bring all { $total } pieces along the way (see the arrows) and off the board.{ $scored ->
        [0] {""}
       *[other] {" "}Each piece the other has left is a point.
    }
    .short = Get all { $total } off the board first.
senet-goal-home = Be the first to have all { $total } pieces home, on { $houses }.
    .short = Get all home first: { $houses }.
began-senet = { $mark } By lot { $name } has played first: 🎲 is its throw, → a move; with ⇄ two pieces change places.
senet-does-take = You throw: the piece on 27 leaves the board by { $scores } only (chance { $num } in { $den }). Till then no other may move.
senet-does-rescue = The drowning piece is saved and goes to { $to }.{ senet-follows }
senet-does-pass = Nothing moves.{ senet-follows }
senet-does-move = The piece goes to { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-back = The piece goes back to { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-exchange = You swap: the enemy goes back to { $from }.{ senet-site.mine }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-exchange-back = You go back to { $to }, the enemy forward to { $from }.{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-hit = The enemy on { $to } goes back to its hand.{ senet-site.mine }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-swap = The enemy in the water is saved to { $from }; your piece drowns in its place.{ senet-bare }{ senet-follows }
senet-does-drop = The enemy on { $to } { $water ->
        [wash] falls in and is washed back to { $goes }.
        [re-enter] falls in and goes to its hand.
        [trial] falls into the water.
       *[drown] falls into the water and drowns.
    }{ senet-site.mine }{ senet-bare }{ senet-follows }
senet-does-fall = The piece falls into the water: { $water ->
        [wash] it is washed back to { $goes }.
        [re-enter] it is in your hand again.
        [trial] your next throw decides its fate.
       *[drown] only a { $scores } takes it off (chance { $num } in { $den }), and no other may move.
    }{ senet-bare }{ senet-follows }
senet-does-stop = The piece stops on 26, however far the throw goes.{ senet-bare }{ senet-follows }
senet-does-off = The piece leaves the board (off: { $off } of { $total }).{ senet-bare }{ senet-follows }
senet-does-enter = A piece comes in on { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-enter-hit = A piece comes in; the enemy on { $to } goes to its hand.{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-rebirth = The piece goes back to { $to }.{ senet-bare }{ senet-follows }

## Why something is not offered (games/senet/refused.py). Before the colon: the pieces it is about.

senet-not = { $tense ->
        [was] { $heads ->
            [on] There was no way forward from { $from }
            [back] There was no way back from { $from }
           *[none] { $movers ->
                [one] The piece on { $from } could not move
                [two] The pieces on { $from } could not move
               *[more] The pieces on { $from } could not move
            }
        }
       *[now] { $heads ->
            [on] No way forward from { $from }
            [back] No way back from { $from }
           *[none] { $movers ->
                [one] The piece on { $from } cannot move
                [two] The pieces on { $from } cannot move
               *[more] The pieces on { $from } cannot move
            }
        }
    }
senet-barred = { $barred ->
        [guarded] ; enemies in the way protected each other
        [safe] ; enemies in the way were on safe houses
        [row] ; a row in the way could not be jumped
        [taken] ; every house it led to was taken
        [pieces] ; pieces blocked every way
        [gate] ; 26 must be reached exactly
        [exit] ; leaving needs exactly { $scores }
        [end] ; the throw fitted neither 26 nor the way out
        [mixed] ; some ways were blocked by pieces, others did not fit the throw
       *[none] {""}
    }
    .theirs = { $barred ->
        [guarded] ; your pieces in the way protected each other
        [safe] ; your pieces in the way were on safe houses
        [row] ; a row in the way could not be jumped
        [taken] ; every house it led to was taken
        [pieces] ; pieces blocked every way
        [gate] ; 26 must be reached exactly
        [exit] ; leaving needs exactly { $scores }
        [end] ; the throw fitted neither 26 nor the way out
        [mixed] ; some ways were blocked by pieces, others did not fit the throw
       *[none] {""}
    }
senet-no-move = { $tense ->
        [was] No piece could move with a { $score }.
       *[now] No piece can move with a { $score }.
    }
    .tale = no piece could move{ senet-barred }.
    .theirs = no piece could move{ senet-barred.theirs }.
senet-no-other = { $tense ->
        [was] With a { $score } this was the only move.
       *[now] With a { $score } this is the only move.
    }
senet-no-forward = { $tense ->
        [was] No forward move with a { $score }: a piece had to go back.
       *[now] No forward move with a { $score }: a piece must go back.
    }
    .tale = No piece could go forward{ senet-barred }.
    .theirs = No piece could go forward{ senet-barred.theirs }.
senet-no-drowning = { $tense ->
        [was] While the piece on 27 drowned no other could move. It leaves by { $scores } only.
       *[now] While the piece on 27 drowns no other may move. It leaves by { $scores } only.
    }
senet-no-bound = { $tense ->
        [was] The throw was for the piece on { $from } alone: nothing else could move.
       *[now] The throw is for the piece on { $from } alone: nothing else may move.
    }
senet-no-stays = With a { $score } it stays in the water, and your next turn decides again.
senet-no-one = Your side waits for a 1: every other throw is lost.
senet-no-must-off = { $tense ->
        [was] From { $from }: what could leave the board had to leave.
       *[now] From { $from }: what can leave the board must leave now.
    }
senet-no-banked = { $tense ->
        [was] Nothing could move with { $scores }.
       *[now] Nothing can move with { $scores } now.
    }
senet-no-own = { senet-not }: { $tense ->
        [was] { $held ->
            [one] your own piece was on { $to }.
            [two] your own pieces were on { $to }.
           *[more] your own pieces were on { $to }.
        }
       *[now] { $held ->
            [one] your own piece is on { $to }.
            [two] your own pieces are on { $to }.
           *[more] your own pieces are on { $to }.
        }
    }
senet-no-guarded = { senet-not }: { $tense ->
        [was] { $held ->
            [one] the enemy on { $to } was protected by its neighbours.
            [two] the enemies on { $to } were protected by neighbours.
           *[more] the enemies on { $to } were protected by neighbours.
        }
       *[now] { $held ->
            [one] the enemy on { $to } is protected by its neighbours.
            [two] the enemies on { $to } are protected by neighbours.
           *[more] the enemies on { $to } are protected by neighbours.
        }
    }
senet-no-safe = { senet-not }: on { $to } nobody can be attacked.
senet-no-barred = { senet-not }: on { $to } only the other side may rest.
senet-no-peace = { senet-not }: { $held ->
        [one] going back, you may not land on the enemy on { $to }.
        [two] going back, you may not land on the enemies on { $to }.
       *[more] going back, you may not land on the enemies on { $to }.
    }
senet-no-single = { senet-not }: while a piece is in the water, no other may fall in.
senet-no-block = { senet-not }: { $tense ->
        [was] the row on { $houses } could not be jumped.
       *[now] the row on { $houses } cannot be jumped.
    }
senet-no-still = { senet-not }: from there pieces only leave, by { $scores }.
senet-no-past = { senet-not }: a { $score } is too much; { $scores } leads off the board.
senet-no-beyond = { senet-not }: too far, the last house is { $to }.
senet-no-below = { senet-not }: too few houses to go back.
senet-no-gate = { senet-not }: nobody passes 26; it must be reached exactly.
senet-no-fall = { senet-not }: a { $score } leads into the water. That is played only if no other piece can go forward.
senet-no-far = { senet-not }: nobody leaves before all your pieces are on { $to } or beyond.
senet-no-enter = A piece in hand comes in by { $scores } only.
senet-no-enter-taken = { $tense ->
        [was] No piece could come in: { $to } was taken.
       *[now] No piece comes in: { $to } is taken.
    }
senet-no-rest = { $tense ->
        [was] No move either from { $from } then.
       *[now] No move either: { $from }.
    }

## What a throw may bring, and how likely it is

senet-odds-by = { $scores ->
        [any] With any throw
       *[some] If you throw { $scores }
    }
senet-odds-share = { $scores ->
        [any] {""}
       *[some] {" "}(chance { $num } in { $den })
    }
senet-odds-win = { senet-odds-by }: the game is won{ senet-odds-share }.
senet-odds-save = { senet-odds-by }: it leaves the board{ senet-odds-share }.
senet-odds-begin = { senet-odds-by }: the wait is over{ senet-odds-share }.
senet-odds-enter = { senet-odds-by }: a piece can come in{ senet-odds-share }.
senet-odds-off = { senet-odds-by }: a piece can leave the board{ senet-odds-share }.
senet-odds-on = { senet-odds-by }: on to the last houses{ senet-odds-share }.
senet-odds-water = { senet-odds-by }: into the water{ senet-odds-share }.
senet-odds-return = { senet-odds-by }: back{ senet-odds-share }.
senet-odds-stay = { senet-odds-by }: it stays in the water{ senet-odds-share }.
senet-odds-fall = { senet-odds-by }: a piece falls into the water{ senet-odds-share }.
senet-odds-none = { senet-odds-by }: no move{ senet-odds-share }.
senet-odds-again = { senet-odds-by }: another throw{ senet-odds-share }.
senet-odds-end = { senet-odds-by }: the throws end{ senet-odds-share }.
senet-chance = { $scores }: chance { $num } in { $den }{ $brings ->
        [win] , you can win
        [save] , the piece leaves the board
        [begin] , the wait is over
        [enter] , a piece can come in
        [off] , a piece can leave the board
        [on] , on to the last houses
        [water] , into the water
        [return] , back
        [stay] , it stays in the water
        [fall] , a piece falls into the water
        [none] , no move
       *[free] {""}
    }{ $onward ->
        [again] , you throw again
        [kept] , another throw first
        [play] , then the throws are played
        [turn] , your turn ends
        [some] , another throw after some moves
       *[open] {""}
    }.

## Lessons: what happens for the first time (games/senet/lessons.py)

senet-lesson-sticks = Each light side of the four sticks counts one; no light side counts { $count }.
senet-lesson-dice = The sum of the two dice is read as a score. The chances are nearly those of the four sticks.
senet-lesson-bank = You throw until one of { $scores } comes, then play all the throws in any order.
senet-lesson-bank-turn = When all the throws are played, your turn ends.
senet-lesson-fate = A separate throw decides the fate of the piece on 26: there is nothing to choose.
senet-lesson-trial = The throw decides the fate of the piece in the water, and no other may move.
senet-lesson-again = A move with { $scores } gives you another throw.
senet-lesson-turn = A move with { $scores } ends your turn.
senet-lesson-one-throw = A turn is one throw and one move; then the other side throws.
senet-lesson-no-move = A throw that moves nothing ends the turn, whatever it is.
senet-lesson-no-move-drowning = If no piece can move, the turn ends, also with { $scores }. (Not while a piece drowns.)
senet-lesson-lost-throw = A throw that moves nothing is lost, but { $scores } still throw again.
senet-lesson-pass = Nobody has to move here: you may pass.
senet-lesson-drowning = While a piece drowns no other of its side may move, and none is protected.
senet-lesson-stays = The piece stays in the water, and your next turn decides again.
senet-lesson-needs-one = The second side waits for its first 1: until then its throws are lost.
senet-lesson-begins = The 1 has come: from now on every throw counts.
senet-lesson-add = Throws you have earned add up; you make them one after the other.
senet-lesson-quiet = If no piece leaves the board for { $count } turns, the game ends; the side with more pieces off wins.
senet-lesson-jump = Pieces jump freely over others, of either side.
senet-lesson-retreat = Without a forward move a piece must go back, if one can.
senet-lesson-either = Pieces may go forward or back, as you like.
senet-lesson-backward = In these rules pieces walk towards house 1.
senet-lesson-peace = A piece that goes back may not land on an enemy.
senet-lesson-block = { $count } pieces in a row cannot be jumped by the other side.
senet-lesson-block-any = { $count } pieces in a row cannot be jumped, whichever side they belong to.
senet-lesson-exchange = ⇄ An enemy without protection may be exchanged: the two change places.
senet-lesson-hit = A piece that is hit leaves the board and comes in again from the hand.
senet-lesson-hit-extra = A hit earns another throw.
senet-lesson-drop = On 28, 29 and 30 there is no exchange: the attacked piece falls into the water.
senet-lesson-swapped = Your piece on { $to } changed places with the enemy: it stands on { $from } now.
senet-lesson-struck = Your piece on { $to } was hit: it is in your hand now, and enters the board anew.
senet-lesson-swept = Your piece on { $to } was pushed into the water{ $water ->
        [wash] : it is washed back to { $goes }.
        [re-enter] : it is in your hand now, and enters anew.
        [trial] : your next throw decides its fate.
       *[drown] , where it drowns.
    }
senet-lesson-swap = A piece that falls onto a drowning enemy changes places with it: the enemy is saved.
senet-lesson-guard-pairs = Two or more neighbours of one side protect each other: nobody can land on them.
senet-lesson-guard-ends = A pair, and both ends of a longer row, are protected: nobody can land on them.
senet-lesson-guard-neighbour-rows = Two of one side in a column, on neighbouring rows, are protected: nobody can hit them.
senet-lesson-column = Three of your side in one column, one in each row, earn another throw.
senet-lesson-safe = Nobody can be attacked on { $houses }.
senet-lesson-bonus = A piece that lands on { $houses } earns another throw.
senet-lesson-netting = A piece that lands on 16, the Netting, costs its side the next turn.
senet-lesson-skipped = The other side was caught in the net: its turn is skipped.
senet-lesson-gate = Nobody passes 26: every piece must land there exactly, and goes on from there.
senet-lesson-ahead = 27 is water: avoid it. To leave the board you need a { $three } on 28, a { $two } on 29, a { $one } on 30.
senet-lesson-stop = Every piece that would reach or pass 26 stops there, and a throw decides its fate.
senet-lesson-fall = If you throw a 1 and no other piece can go forward, a piece on 26 falls into the water.
senet-lesson-water-drown = A piece in the water, 27, drowns: the others of its colour wait. A rescue takes it back to ☥ 15, or a { $scores } off the board.
senet-lesson-water-wash = { $search ->
        [behind] A piece that falls into the water, 27, is washed back to { $goes }, or to the first free house behind it if that is taken.
       *[ahead] A piece that falls into the water, 27, is washed back to { $goes }, or to the next free house if that is taken.
    }
senet-lesson-water-re-enter = A piece that falls into the water, 27, goes to the hand and must come in again.
senet-lesson-water-trial = A piece that falls into the water, 27, is judged by the next throw of its side.
senet-lesson-water-ends = A fall into the water ends the turn, and all earned throws are lost.
senet-lesson-water-single = Nobody else may enter the water while a piece is there.
senet-lesson-rescue = A turn may begin with a rescue, not a throw: the drowning piece goes back to 15 or the first free house behind.
senet-lesson-take = Instead of a rescue you may throw for the drowning piece: only a { $scores } takes it off the board.
senet-lesson-rebirth = Rebirth: the piece goes back to 15, or to the first free house behind it.
senet-lesson-still = { $scores ->
        [any] A piece on { $to } never moves on: any throw takes it off the board.
       *[some] A piece on { $to } never moves on: it waits for { $scores } to leave the board.
    }
senet-lesson-last-three = Pieces on the last three houses may move on among them.
senet-lesson-enter = A piece in hand comes in: by a { $score } on house { $to }.
senet-lesson-enter-hit = A piece may come in onto an enemy, too, and hits it.
senet-lesson-off = { $scores ->
        [any] Any throw takes a piece off from house { $from }; leaving the board is the goal.
       *[some] A piece leaves house { $from } by { $scores } only; leaving the board is the goal.
    }
senet-lesson-saved = The drowning piece is off the board: the others may move again.
senet-lesson-off-extra = A piece that leaves the board earns another throw.
senet-lesson-must-off = A throw that can take a piece off the board must do so.
senet-lesson-far = From there pieces leave only when all of their side are on { $to } or beyond.
senet-lesson-home = Your pieces are home on { $houses }. The first side with all its pieces home wins.

## Why the BOT played so, behind its action in the log

senet-why-off = brings a piece off
    .because = a piece leaves the board, and that is the goal
senet-why-home = brings a piece home
    .because = a piece comes home, and that is the goal
senet-why-rescue = saves it, rather than wait for a { $scores }
    .because = the drowning piece is safe at once and need not wait for a { $scores }
senet-why-wait = a rescue costs the turn, too, and can wait
    .because = a rescue uses up the whole turn, too, and takes the piece back to { $to }; a { $scores } takes it off at once, and it can still be rescued later
senet-why-strike = throws the enemy back
    .because = an enemy piece is thrown back to where this piece came from
senet-why-hit = sends the enemy back to the hand
    .because = an enemy piece goes back to the hand and has to come in again
senet-why-drop = { $water ->
        [wash] washes the enemy back to { $goes }
        [re-enter] puts the enemy back into the hand
        [trial] throws the enemy into the water
       *[drown] throws the enemy into the water
    }
senet-why-pair = protects { $houses }
    .because = what stands on { $houses } is then protected by its neighbour: the enemy cannot land there
senet-why-keeps = keeps { $houses } protected
    .because = what stands on { $houses } stays protected by its neighbour: the enemy cannot land there
senet-why-flees = leaves { $from }, which was in reach
    .because = the piece on { $from } could be hit by the enemy’s next throw; this takes it out of reach
senet-why-reach = leaves nothing in reach
    .because = the enemy’s next throw can then hit none of the pieces
senet-why-risk = can be hit least: chance { $num } in { $den }
senet-why-ready = may leave with a { $scores }
    .because = the piece that moved can then leave the board with a { $scores }
senet-why-again = throws again
    .because = this move earns another throw
senet-why-dry = stays out of the water
    .because = the piece does not fall into the water
senet-why-net = stays out of the net
    .because = the piece does not fall into the net
senet-why-ahead = runs ahead
    .because = the foremost piece comes nearer to the end of its way
senet-why-rear = brings up its last piece
    .because = the piece that is last comes along and is not left behind
senet-why-enter = brings a piece in
    .because = one more piece comes onto the board
senet-why-safer = can be hit less: { $num } in { $den }, not { $other }
    .because = the chance that the enemy hits a piece is then { $num } in { $den }; after the other choice { $other }
senet-why-fewer = leaves fewer in reach: { $count }, not { $other }
    .because = so many pieces can then be hit by the enemy: { $count }; after the other choice: { $other }
senet-why-leaves = more throws take one off: { $num } in { $den }, not { $other }
    .because = the chance to take a piece off the board is then { $num } in { $den }; after the other choice { $other }
senet-why-freer = loses fewer turns: no move { $num } in { $den }, not { $other }
    .because = the chance that the next turn is lost is then { $num } in { $den }; after the other choice { $other }
senet-why-blocks = stops the enemy more: no move { $num } in { $den }, not { $other }
    .because = the chance that the enemy cannot move is then { $num } in { $den }; after the other choice { $other }

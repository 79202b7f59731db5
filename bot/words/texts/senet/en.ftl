### Senet's words: the game and its sides, what is told of it. Arguments: games/senet/words.py.

## The game and its sides

game-senet = Senet
game-senet-line = For two. Egypt’s race through thirty houses, five thousand years old: throw the sticks, choose a piece, mind the water.
side-cones = cones
side-spindles = spindles
player-spindles = Spindles
player-cones = Cones
mark-cones = ⚪️
mark-spindles = 🔵

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
        [trial] into the water
       *[drown] into the water
    }
    .said = { $water ->
        [wash] fell into the water and is washed back to house { $goes }!
        [re-enter] fell into the water and goes to the hand!
        [trial] fell into the water!
       *[drown] fell into the water!
    }
senet-side = { $side ->
        [cones] cones
       *[spindles] spindles
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = You threw { $score }.
senet-take = takes the sticks
    .button = 🎲 Throw for a { $scores }
    .said = You take the sticks.
senet-pass = { $why ->
        [choice] passes
        [trial] stays in the water
        [drown] drowning, no move
        [lost] waits for a 1
        [enter] nobody enters
        [taken] no move, { $to } is taken
        [blocked] every way is blocked
       *[none] no move
    }
    .button = { $why ->
        [choice] Pass
        [trial] 🌊 Stay in the water
        [drown] Pass: saved by { $scores } only
        [lost] Pass: only a 1 begins
        [enter] Pass: in by { $scores } only
        [taken] Pass: { $to } is taken
        [blocked] Pass: { $score } is blocked
       *[none] Pass: no move with { $score }
    }
    .said = { $why ->
        [choice] Passed.
        [trial] Your piece stays in the water; its trial goes on next turn.
        [drown] The drowning piece is saved by { $scores } only, and no other may move.
        [lost] Not a 1: you are still waiting.
        [enter] A piece enters by { $scores } only.
        [taken] House { $to }, where a piece would enter, is taken.
        [blocked] No move: wherever { $score } leads, the house is taken or closed.
       *[none] No move.
    }
senet-move = { senet-by }{ $from }→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } → { $to }{ senet-at }{ senet-more }
    .said = { $from } → { $to }.{ senet-at.said }{ senet-more.said }
senet-exchange = { senet-by }{ $from }⇄{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } ⇄ { $to }{ senet-at }{ senet-more }
    .said = { $from } ⇄ { $to }: the pieces danced and changed places.{ senet-at.said }{ senet-more.said }
senet-drop = { senet-by }{ $from }→{ $to }{ senet-at }, the enemy { senet-swept }
    .button = { senet-by }{ $from } → { $to } 🌊{ senet-at }
    .said = { $from } → { $to }: the enemy piece { senet-swept.said }{ senet-more.said }
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
        [trial] your piece is in the water. Next turn’s throw is its trial: 4 leaves, 5 stays, 1, 2, 3 go back.
       *[drown] your piece is drowning. It is saved by { $scores } only.
    }{ $ends ->
        [0] {""}
       *[other] {" "}The turn is over.
    }
senet-hit = { senet-by }{ $from }→{ $to }{ senet-at } 💥 the enemy to the hand{ senet-more }
    .button = { $from } → { $to } 💥{ senet-at }{ senet-more }
    .said = { $from } → { $to }: hit! The enemy piece goes to its owner’s hand.{ senet-at.said }{ senet-more.said }
senet-enter-hit = { senet-by }in→{ $to }{ senet-at } 💥 the enemy to the hand{ senet-more }
    .button = in → { $to } 💥{ senet-at }{ senet-more }
    .said = In on { $to }: hit! The enemy piece goes to its owner’s hand.{ senet-at.said }{ senet-more.said }
senet-off = { senet-by }{ $from } off{ senet-more }
    .button = { senet-by }{ $from } ⤴ off the board{ senet-more }
    .said = { $from }: off the board!{ senet-more.said }
senet-enter = { senet-by }in→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }in → { $to }{ senet-at }{ senet-more }
    .said = A piece enters on { $to }.{ senet-at.said }{ senet-more.said }
senet-rescue = rescued { $from }→{ $to }
    .button = 🛟 Rescue: { $from } → { $to }, turn passes
    .said = Rescued to { $to }; the turn passes.
senet-rebirth = reborn { $from }→{ $to }
    .button = ☥ Rebirth: { $from } → { $to }
    .said = { $from } → { $to }: your piece is reborn there, and the turn passes.
senet-pieces = { $houses ->
        [none] {""}
       *[other] on { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] in{"\u00A0"}hand{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }off{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] on { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] in{"\u00A0"}hand{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }home{"\u00A0"}{ $home }/{ $total }
    .short = { $home }

## What else is to be known before acting

senet-kept = 🎲 Throws kept: { $scores }
senet-owed = 🎲 Extra throws after this one: { $count }
senet-skip = 🕸 In the net: the { senet-side } lose their next turn.
senet-needs-one = ⏳ The { senet-side } wait for a 1: any other throw is lost.
senet-fate = ✨ This throw is the fate of the piece on 26: 5 leaves the board; 2, 3, 4 go on to 28, 29, 30 if free; else, and on a 1, into the water, or if that is taken, back to ☥ 15.
senet-trial = 🌊 This throw is the trial of the piece on 27: 4 leaves the board, 5 stays, 1, 2, 3 go back to ☥ 15 or the first free house behind it.
senet-taken = ⛔ Taken: { $houses }
senet-quiet = 🕰 Turns left till the game ends and more pieces off win, unless one leaves the board: { $count }
senet-drowning = 🌊 The piece on 27 is saved by { $scores } only; till then no other of its side may move.
senet-bank = 🎲 The throws go on until a 2 or 3.
senet-again = 🎲 One more throw in this turn.

## Turns lost, and how games end

caption-lost = 🕸 { $mark } { $name }: turn lost
over-borne-off = 🏆 { $mark } <b>{ $name }</b> wins, { $score }! All pieces have passed through the underworld.
over-all-home = 🏆 { $mark } <b>{ $name }</b> wins, { $score }! All pieces have come home.

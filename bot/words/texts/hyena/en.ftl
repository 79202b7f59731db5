### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = Hyena
game-hyena-line = For two to six. A loud race of the Sudan: mothers walk to the well and back, and the first one home sets the hyena on the rest.
side-player1 = ▲ 1
side-player2 = ★ 2
side-player3 = ◎ 3
side-player4 = ☥ 4
side-player5 = ☾ 5
side-player6 = ≋ 6
player-player1 = Player 1 ▲
player-player2 = Player 2 ★
player-player3 = Player 3 ◎
player-player4 = Player 4 ☥
player-player5 = Player 5 ☾
player-player6 = Player 6 ≋
mark-player1 = 🔴
mark-player2 = 🔵
mark-player3 = 🟡
mark-player4 = 🟢
mark-player5 = ⚪️
mark-player6 = 🟣

## Hyena's words, as Seega's. What came of a throw is one message. The first three are parts.

hyena-place = { $place ->
        [0] {""}
        [1] , home first: the hyena is loose
       *[other] , home: place { $place }
    }
    .said = { $place ->
        [0] {""}
        [1] {" "}She is home first: you have won, and the hyena is yours!
       *[other] {" "}She is home, safe and sound: place { $place }.
    }
hyena-loose = { $hyena ->
        [waits] , and waits for 2 tabas
        [leaves] , and leaves for 2 tabas
       *[none] {""}
    }
    .said = { $hyena ->
        [waits] {" "}It leaves the village for 2 tabas.
        [leaves] {" "}2 tabas are paid: it leaves with the next throw.
       *[none] {""}
    }
hyena-meal = { $count ->
        [0] {""}
        [1] {" "}💀 eats mother { $eaten }
       *[other] {" "}💀 eats mothers { $eaten }
    }
    .said = { $count ->
        [0] {""}
        [1] {" "}💀 It has eaten the mother of player { $eaten }.
       *[other] {" "}💀 It has eaten the mothers of players { $eaten }.
    }
hyena-taba = taba{ $then ->
        [free] , she may set out
        [well] : the last day paid, the well
        [wash] : four paid, back{ $points ->
            [0] {""}
           *[other] {" "}by { $points } to { $to }
        }
        [leaves] : two paid, the hyena may leave
        [drink] : ten paid, the hyena has drunk
       *[none] {""}
    }{ hyena-place }
    .button = taba
    .said = { $then ->
        [free] A taba. On your account: { $tabas }. Your mother may set out with the next throw.
        [well] A taba: it pays the last day, and she is at the well.
        [wash] A taba: four were paid at the well, and she walks back{ $points ->
            [0] .
           *[other] {" "}at once by the { $points } kept, to { $to }.
        }
        [leaves] A taba: two were paid, and the hyena leaves with the next throw.
        [drink] A taba: ten were paid, the hyena has drunk, and hunts from now on!
       *[none] A taba. On your account: { $tabas }.
    }{ hyena-place.said }
hyena-move = { $score }: { $from }→{ $to }{ $then ->
        [well] , the well
        [wash] , the well, washed
        [paid] , 1 paid, the well
        [paid-wash] , 1 paid, the well, washed
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .button = { $score }: { $from } → { $to }
    .said = { $score }: { $from } → { $to }.{ $then ->
        [well] {" "}She is at the well: four tabas for washing and the way back.
        [wash] {" "}She is at the well, four tabas were paid: back she goes.
        [paid] {" "}The last day was paid with a taba: she is at the well.
        [paid-wash] {" "}The last day and the washing were paid: back she goes.
       *[none] {""}
    }{ hyena-place.said }{ hyena-loose.said }
hyena-points = { $score }: kept ({ $points })
    .button = { $score }: kept
    .said = { $score }: kept till she leaves the well. Points kept: { $points }.
hyena-run = { $score }: 🐾 { $from }→{ $to }{ $then ->
        [well] , thirsty
        [drink] , drinks for 10
        [home] , home
       *[none] {""}
    }{ hyena-meal }
    .button = { $score }: 🐾 { $from } → { $to }
    .said = { $score }: the hyena, { $from } → { $to }.{ $then ->
        [well] {" "}It stops at the well and is thirsty: ten tabas.
        [drink] {" "}Ten tabas were paid: it has drunk, and hunts from now on!
        [home] {" "}It is home.
       *[none] {""}
    }{ hyena-meal.said }
hyena-lost = { $score }: lost, { $why ->
        [village] no taba yet
        [beyond] days to the well: { $count }
        [leaving] tabas missing: { $count }
       *[thirst] thirsty, tabas missing: { $count }
    }
    .button = { $score }: lost
    .said = { $score }: lost. { $why ->
        [village] Your mother leaves the village only after a taba.
        [beyond] She must reach the well exactly. Days missing: { $count }.
        [leaving] The hyena may not leave yet. Tabas missing: { $count }.
       *[thirst] The hyena has not drunk yet. Tabas missing: { $count }.
    }
hyena-pay = pays { $days }: the well{ $then ->
        [wash] , washed
       *[well] {""}
    }
    .button = 💧 Pay { $days }: to the well
    .said = Paid: { $days }. { $then ->
        [wash] She is at the well, has washed, and turns back.
       *[well] She is at the well.
    } Tabas left: { $tabas }.
hyena-keep = keeps the tabas
    .button = ✋ Keep the tabas ({ $tabas })
    .said = Kept: { $tabas }. Days to the well: { $days }.
hyena-mother = { $where ->
        [waits] needs a taba
        [village] may set out
        [out] out, day { $day }
        [well] well
        [paid] well, washed
        [back] back, day { $day }
        [home] home
       *[eaten] 💀 eaten
    } · tabas{"\u00A0"}{ $tabas }{ $points ->
        [0] {""}
       *[other] {" "}· kept{"\u00A0"}{ $points }
    }{ $place ->
        [0] {""}
       *[other] {" "}· place{"\u00A0"}{ $place }
    }
    .short = { $where ->
        [well] 💧
        [paid] 💧
        [back] ↩{ $day }
        [home] 🏠
        [eaten] 💀
       *[out] { $day }
    }
hyena-hunter = 🏠 🐾 { $where ->
        [waits] needs 2 tabas
        [village] may leave
        [out] out, day { $day }
        [well] well, thirsty
        [paid] well, has drunk
        [back] hunts, day { $day }
       *[home] home
    } · tabas{"\u00A0"}{ $tabas }
    .short = 🏠

## What else is to be known before acting

hyena-first-taba = 🏠 A taba lets your mother set out.
hyena-near = 🎯 Days to the well: { $days }{ $enough ->
        [1] . You have enough tabas to pay; that is offered after your next throw.
       *[0] ; a throw past it is lost. Or as many tabas (now { $tabas }).
    }
hyena-may-pay = 💧 Days to the well: { $days }, tabas: { $tabas }. Pay, or keep them?{ $last ->
        [1] {" "}Then the turn ends.
       *[0] {""}
    }
hyena-washing = 🫧 Tabas missing for the way back: { $count }
hyena-leaving = 🐾 Tabas missing till the hyena leaves: { $count }
hyena-thirst = 🐾 The hyena is thirsty. Tabas missing: { $count }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-eaten = 💀 The hyena has eaten the mother of { $name }.
hyena-mock-1 = 💀 Woe to { $name }! Mother went to wash the clothes; the hyena brought back only the laundry.
hyena-mock-2 = 💀 Oh { $name }, who lets a mother walk alone at the hour of the hyena? The whole village is laughing.
hyena-mock-3 = 💀 The hyena thanks { $name } for the supper. It says she was a little tough, but well washed.
hyena-mock-4 = 💀 { $name }, do not wait for supper tonight: supper has been had already, and yours was the cook.
hyena-mock-5 = 💀 Everybody else’s mother found the way home; only that of { $name } found the hyena. Children will sing of it!
hyena-mock-6 = 💀 So many tabas, { $name }, and not one for a faster mother! Even the frogs in the well are croaking with laughter.

## How games end

over-hyena-home = 🏆 { $mark } <b>{ $name }</b> wins: first home, and now the hyena is home too.
over-all-home-or-eaten = 🏆 { $mark } <b>{ $name }</b> wins: first home, and every other mother is home or eaten.

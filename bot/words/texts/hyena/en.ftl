### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = Hyena
game-hyena-line = For two to six. A loud race from Sudan: mothers walk to the well and back, and the first one home sets the hyena on the rest.
game-hyena-brief = a loud race of luck, 2 to 6 players
way-novice-hyena = Pays or keeps by chance.
way-modest-hyena = Likes to have coins left for the washing.
way-greedy-hyena = Pays as soon as it may.
way-golden-hyena = Weighs the days it saves against the coins for the washing.
way-djehuty-hyena = Knows the chance to be home first and pays by it.
bots-hyena = Luck decides nearly everything here. They differ only in when they pay.
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

you-are-player1 = { $mark } Your mother is the red one.
you-are-player2 = { $mark } Your mother is the blue one.
you-are-player3 = { $mark } Your mother is the yellow one.
you-are-player4 = { $mark } Your mother is the green one.
you-are-player5 = { $mark } Your mother is the white one.
you-are-player6 = { $mark } Your mother is the purple one.

## Hyena's words, as Seega's. What came of a throw is one message. The first seven are parts.

hyena-own = { $side ->
        [player1] 🔴
        [player2] 🔵
        [player3] 🟡
        [player4] 🟢
        [player5] ⚪️
       *[other] 🟣
    }
hyena-from = { $from ->
        [well] well
       *[other] { $from }
    }
hyena-to = { $to ->
        [well] well
       *[other] { $to }
    }
hyena-place = { $place ->
        [0] {""}
        [1] , home first! The hyena is loose
        [safe] , home before the hyena
       *[other] , home: place { $place }
    }
    .said = { $place ->
        [0] {""}
        [1] {" "}She is home first: you have won, and the hyena is yours!
        [safe] {" "}She is home before the hyena!
       *[other] {" "}She is home, safe and sound: place { $place }.
    }
    .theirs = { $place ->
        [0] {""}
        [1] {" "}She is home first: the BOT has won the race!
        [safe] {" "}She is home before your hyena!
       *[other] {" "}She is home.
    }
hyena-loose = { $hyena ->
        [waits] {" "}and waits for 2 coins
        [leaves] {" "}and has its 2 coins to leave
       *[none] {""}
    }
    .said = { $hyena ->
        [waits] {" "}It leaves the village for 2 coins.
        [leaves] {" "}2 coins are paid: it leaves with the next throw.
       *[none] {""}
    }
    .theirs = { $hyena ->
        [waits] {" "}Now its hyena comes.
        [leaves] {" "}Now its hyena comes.
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
    .tale = { $count ->
        [0] {""}
       *[1] {" "}💀 It has eaten the BOT’s mother!
    }
    .theirs = { $count ->
        [0] {""}
       *[1] {" "}💀 It has eaten your mother!
    }
hyena-race = { $race ->
        [passes] {" "}She has overtaken the other!
        [leads] {" "}She takes the lead!
        [both] {" "}The other is there, too!
        [safe] {" "}The hyena did not catch her!
       *[other] {""}
    }
    .theirs = { $race ->
        [passes] {" "}She has overtaken yours!
        [leads] {" "}She takes the lead!
        [both] {" "}Yours is there, too!
        [safe] {" "}Your hyena did not catch her!
       *[other] {""}
    }
hyena-ahead = { $where ->
        [well] first at the well!
        [paid] first to wash!
       *[other] day { $to }, ahead!
    }
hyena-taba = coin{ $then ->
        [free] , she may set out
        [well] : pays the last day, at the well
        [wash] : pays 4 and turns back{ $points ->
            [0] {""}
           *[other] {" "}by { $points }, to { $to }
        }
        [leaves] : pays 2, the hyena may leave
        [drink] : pays 10, the hyena drinks
       *[none] {""}
    }{ hyena-place }
    .button = coin
    .said = { $then ->
        [free] A coin! Coins you have: { $tabas }. Your mother may leave the village with the next throw.
        [well] A coin: it pays the last day, and she is at the well.
        [wash] A coin: she has washed for four, and walks back{ $points ->
            [0] .
           *[other] {" "}at once by the { $points } kept, to { $to }.
        }
        [leaves] A coin: two were paid, and the hyena leaves with the next throw.
        [drink] A coin: ten were paid, the hyena has drunk, and hunts from now on!
       *[none] A coin. You now have: { $tabas }.
    }{ hyena-place.said }
    .theirs = { $then ->
        [free] A coin: the BOT’s mother may set out.
        [well] A coin pays the last day: the BOT’s mother is at the well.
        [wash] A coin: the BOT’s mother has washed{ $points ->
            [0] .
           *[other] {" "}and is back on day { $to }.
        }
        [leaves] A coin: the BOT’s hyena may leave.
        [drink] A coin: the BOT’s hyena has drunk, and hunts!
       *[none] The BOT got a coin, now { $tabas }.
    }{ hyena-place.theirs }
hyena-move = { $score }: { hyena-from }→{ hyena-to }{ $then ->
        [well] {""}
        [wash] , washed
        [paid] , pays 1, at the well
        [paid-wash] , pays 1, at the well, washed
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .button = { $score }: { hyena-from } → { hyena-to }
    .said = { $score }: your mother walks { $then ->
        [well] to the well. There she washes for four coins.
        [wash] to the well, has washed for four coins, and turns back.
       *[other] { $to ->
            [0] home
           *[other] to day { $to }
        }.
    }{ $then ->
        [paid] {" "}The last day was paid with a coin: she is at the well.
        [paid-wash] {" "}The last day and the washing were paid: home she goes.
       *[none] {""}
    }{ $place ->
        [0] { hyena-race }
       *[other] {""}
    }{ hyena-place.said }{ hyena-loose.said }
    .aloud = throws { $score }: { hyena-from }→{ hyena-to }{ $then ->
        [well] {""}
        [wash] , washed
        [paid] , pays 1, at the well
        [paid-wash] , pays 1, at the well, washed
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .theirs = { $score }: the BOT’s mother walks { $then ->
        [well] to the well.
        [wash] to the well, and has washed.
       *[other] { $to ->
            [0] home
           *[other] to day { $to }
        }.
    }{ $then ->
        [paid] {" "}A coin pays the last day: she is at the well.
        [paid-wash] {" "}She has washed at the well.
       *[none] {""}
    }{ $place ->
        [0] { hyena-race.theirs }
       *[other] {""}
    }{ hyena-place.theirs }{ hyena-loose.theirs }
hyena-points = { $score }: kept, { $points } in all
    .button = { $score }: kept
    .said = { $score }: kept for her way home, { $points } in all.
    .aloud = throws { $score }: kept for the way back, { $points } in all
    .theirs = { $score }: kept. The BOT’s mother waits at the well.
hyena-run = { $score }: 🐾 { hyena-from }→{ hyena-to }{ $then ->
        [well] , thirsty
        [drink] , drinks for 10
        [home] , home
       *[none] {""}
    }{ hyena-meal }
    .button = { $score }: 🐾 { hyena-from } → { hyena-to }
    .said = { $score }: the hyena, { hyena-from } → { hyena-to }.{ $then ->
        [well] {" "}It stops at the well and is thirsty: ten coins.
        [drink] {" "}Ten coins were paid: it has drunk, and hunts from now on!
        [home] {" "}It is home.
       *[none] {""}
    }{ hyena-meal.said }
    .aloud = throws { $score }: 🐾 { hyena-from }→{ hyena-to }{ $then ->
        [well] , thirsty
        [drink] , drinks for 10
        [home] , home
       *[none] {""}
    }{ hyena-meal }
    .tale = { $score }: your hyena runs { $then ->
        [well] to the well. It is thirsty.
        [drink] to the well, drinks, and hunts from now on!
       *[none] { $to ->
            [0] home
           *[other] to day { $to }
        }.
    }{ hyena-meal.tale }
    .theirs = { $score }: the BOT’s hyena runs { $then ->
        [well] to the well. It is thirsty.
        [drink] to the well, drinks, and hunts from now on!
       *[none] { $to ->
            [0] home
           *[other] to day { $to }
        }.
    }{ hyena-meal.theirs }
hyena-lost = { $score }: { $why ->
        [village] no coin yet
        [beyond] too far, days to the well: { $count }
        [leaving] lost
       *[thirst] lost, thirsty
    }
    .button = { $score }: lost
    .said = { $score }: { $why ->
        [village] no coin. Your mother still waits in the village.
        [beyond] too far. She must reach the well exactly. Days missing: { $count }.
        [leaving] no coin. The hyena may not leave yet: coins { $tabas } of { $count }.
       *[thirst] no coin. The hyena has not drunk yet: coins { $tabas } of { $count }.
    }
    .aloud = throws { $score }: { $why ->
        [village] no coin yet
        [beyond] too far, days to the well: { $count }
        [leaving] lost, coins { $tabas } of { $count }
       *[thirst] lost, thirsty, coins { $tabas } of { $count }
    }
    .theirs = { $score }: { $why ->
        [village] no coin. The BOT’s mother still waits in the village.
        [beyond] too far. The BOT’s mother stays where she is.
        [leaving] the BOT’s hyena may not leave yet: coins { $tabas } of { $count }.
       *[thirst] the BOT’s hyena is still thirsty: coins { $tabas } of { $count }.
    }
hyena-pay = pays { $days }, at the well{ $then ->
        [wash] , washed
       *[well] {""}
    }
    .button = 💧 Pay { $days }
    .said = Paid: { $days }. { $then ->
        [wash] She is at the well, has washed, and turns back.
       *[well] She is at the well.
    } Coins left: { $tabas }.
    .theirs = The BOT paid { $days }: its mother { $then ->
        [wash] has washed at the well.
       *[well] is at the well.
    }
hyena-keep = keeps the coins
    .button = ✋ Keep all { $tabas }
    .said = Kept: { $tabas }. Days to the well: { $days }.
    .theirs = The BOT kept its coins.
hyena-ate = { $count ->
        [1] the hyena has eaten the mother of { $eaten }.
       *[other] the hyena has eaten the mothers of { $eaten }.
    }
hyena-led = { $where ->
        [first] home first, and has won
        [waits] no coin in { $throws } throws
        [village] may set out now
        [stays] stays on day { $to }
        [coins] stays on day { $to }
        [well] at the well
        [paid] has washed, and turns back
        [washed] washed, back on day { $to }
        [washed-home] washed, and is home
        [home] home
       *[out] { $from ->
            [0] village
            [well] well
           *[other] day { $from }
        } → { $to }
    }{ $where ->
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
        [home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] , +1 coin
           *[other] , +{ $gained } coins
        }
    }
hyena-sum = { $race ->
        [leads] { $where ->
            [well] { hyena-ahead }
            [paid] { hyena-ahead }
            [out] { hyena-led }, ahead!
            [back] { hyena-led }, ahead!
           *[other] { hyena-led }
        }
       *[other] { hyena-led }
    }
    .said = { $where ->
        [first] You have won the race: your mother is home first! From now on you throw for your hyena.
        [waits] { $throws } throws, no coin: your mother still waits in the village, and your turn ends.
        [village] Your mother may set out with the next throw.
        [coins] { $gained } coins more: you have { $tabas }.
        [stays] Your mother stays on day { $to }.
        [well] Your mother is at the well.{ $points ->
            [0] {""}
           *[other] {" "}Kept for the way back: { $points }.
        }
        [paid] Your mother has washed and turns back.
        [washed] Your mother has washed at the well for 4 coins and is back on day { $to }. Coins left: { $tabas }.
        [washed-home] Your mother has washed at the well for 4 coins and is home.
        [home] Your mother is home.
       *[out] Your mother walks from { $from ->
            [0] the village
            [well] the well
           *[other] day { $from }
        } to day { $to }.
    }{ hyena-race }{ $where ->
        [coins] {""}
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}1 coin more, now { $tabas }.
           *[other] {" "}{ $gained } coins more, now { $tabas }.
        }
    }
    .theirs = { $where ->
        [first] The BOT’s mother is home first: it has won the race!
        [waits] { $throws } throws, no coin: the BOT’s mother still waits in the village.
        [village] The BOT’s mother may set out.
        [coins] The BOT’s mother stays on day { $to }.
        [stays] The BOT’s mother stays on day { $to }.
        [well] The BOT’s mother is at the well.
        [paid] The BOT’s mother has washed and turns back.
        [washed] The BOT’s mother has washed and is back on day { $to }.
        [washed-home] The BOT’s mother has washed and is home.
        [home] The BOT’s mother is home.
       *[out] The BOT’s mother walks from { $from ->
            [0] the village
            [well] the well
           *[other] day { $from }
        } to day { $to }.
    }{ hyena-race.theirs }{ $where ->
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}1 coin more, now { $tabas }.
           *[other] {" "}{ $gained } coins more, now { $tabas }.
        }
    }
    .brief = { $race ->
        [passes] { $where ->
            [well] The BOT is first at the well!
            [paid] The BOT is first to wash!
           *[other] The BOT overtakes you: day { $to }
        }
        [leads] { $where ->
            [well] The BOT is first at the well!
            [paid] The BOT is first to wash!
           *[other] The BOT takes the lead: day { $to }
        }
        [both] The BOT is at the well, too!
       *[none] { $where ->
            [first] The BOT’s mother is home first!
            [waits] The BOT’s mother has no coin yet.
            [village] The BOT’s mother may set out.
            [stays] The BOT’s mother stays on { $to }.
            [coins] The BOT’s mother stays on { $to }.
            [well] The BOT’s mother is at the well.
            [paid] The BOT’s mother has washed.
            [washed] The BOT’s mother: washed, day { $to }
            [washed-home] The BOT’s mother is home.
            [home] The BOT’s mother is home.
           *[out] The BOT’s mother: { $from ->
                [0] village
                [well] well
               *[other] day { $from }
            } → { $to }
        }
    }
    .stop = { $race ->
        [passes] { hyena-ahead }
        [leads] { hyena-ahead }
        [both] at the well, too!
       *[none] { $where ->
            [first] home first!
            [waits] no coin
            [village] may leave
            [stays] day { $to }
            [coins] coins +{ $gained }
            [well] { $from ->
                [well] { $points ->
                    [0] { $gained ->
                        [0] at the well
                       *[other] coins +{ $gained }
                    }
                   *[other] kept { $points }{ $gained ->
                        [0] {""}
                       *[other] , coins +{ $gained }
                    }
                }
               *[other] at the well
            }
            [paid] washed
            [washed] well → { $to }
            [washed-home] home
            [home] home
           *[out] { $from ->
                [0] village
                [well] well
               *[other] day { $from }
            } → { $to }
        }
    }
hyena-hunted = { $where ->
        [waits] Your hyena still waits in the village. Coins for it to leave: { $tabas } of { $need }.
        [village] Your hyena may leave the village with the next throw.
        [well] Your hyena is thirsty at the well: { $tabas } of { $need } coins.
        [paid] Your hyena has drunk. From now on it hunts!
        [home] Your hyena is home.
       *[out] Your hyena runs from { $from ->
            [0] the village
            [well] the well
           *[other] day { $from }
        } to day { $to }.
    }
    .theirs = { $where ->
        [waits] The BOT’s hyena still waits in the village. Its coins to leave: { $tabas } of { $need }.
        [village] The BOT’s hyena may leave the village now.
        [well] The BOT’s hyena is at the well and thirsty. Coins for its drink: { $tabas } of { $need }.
        [paid] The BOT’s hyena has drunk. From now on it hunts!
        [home] The BOT’s hyena is home.
       *[out] The BOT’s hyena runs from { $from ->
            [0] the village
            [well] the well
           *[other] day { $from }
        } to day { $to }.
    }
hyena-chase = { $where ->
        [waits] hyena waits, { $tabas } of { $need } coins
        [village] the hyena may leave
        [well] hyena thirsty, { $tabas } of { $need } coins
        [paid] the hyena has drunk
        [home] the hyena is home
       *[out] the hyena is on day { $to }
    }{ hyena-meal }
    .said = { hyena-hunted }{ hyena-meal.said }
    .tale = { hyena-hunted }{ hyena-meal.tale }
    .theirs = { hyena-hunted.theirs }{ hyena-meal.theirs }
    .brief = { $where ->
        [waits] The BOT’s hyena waits for coins.
        [village] The BOT’s hyena may leave now.
        [well] The BOT’s hyena is thirsty.
        [paid] The BOT’s hyena has drunk!
        [home] The BOT’s hyena is home.
       *[out] The BOT’s hyena: { $from ->
            [0] village
            [well] well
           *[other] day { $from }
        } → { $to }
    }
    .stop = { $where ->
        [waits] hyena waits
        [village] hyena may leave
        [well] hyena is thirsty
        [paid] hyena has drunk
        [home] hyena is home
       *[out] hyena { $from ->
            [0] village
            [well] well
           *[other] { $from }
        } → { $to }
    }{ $count ->
        [0] {""}
       *[other] {" "}💀 { $eaten }
    }
hyena-order-keep = 🔁 The coins are kept without asking, till they pay the washing, too.
    .button = 🔁 Save up for washing
    .said = From now on they are kept after every throw, till they pay the washing, too, or you say otherwise.
hyena-order-keep-off = asks again about the coins
    .button = ☝️ Let me choose again
    .said = From now on you choose again.
hyena-order-rest = 🏁 The throws that are left come by themselves.
    .button = 🏁 To the result
    .said = From now on your throws come by themselves, to the end of the game.
hyena-order-rest-off = throws again
    .button = ☝️ Throw myself again
    .said = From now on you throw again.
hyena-mother = { $where ->
        [waits] village
        [village] may set out
        [out] out, day { $day }
        [well] well
        [paid] well, washed
        [back] back, day { $day }
        [home] home
        [late] not home in time
       *[eaten] 💀 eaten
    } · coins{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}of{"\u00A0"}{ $need }
    }{ $points ->
        [0] {""}
       *[other] {" "}· kept{"\u00A0"}{ $points }
    }{ $place ->
        [0] {""}
       *[other] {" "}· place{"\u00A0"}{ $place }
    }
    .short = { $place ->
        [0] { $where ->
            [well] 💧
            [paid] 💧
            [back] ↩{ $day }
           *[out] { $day }
        }
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    }
hyena-hunter = 🏠 🐾 { $where ->
        [waits] village
        [village] may leave
        [out] out, day { $day }
        [well] thirsty
        [paid] well, has drunk
        [back] hunts, day { $day }
       *[home] home first
    } · coins{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}of{"\u00A0"}{ $need }
    }
    .short = 🥇

## What else is to be known before acting

hyena-first-taba = { hyena-own } 1 white chip is a coin: she may go.
hyena-way = 🎯 { $days } days to the well{ $race ->
        [ahead] , { $gap } ahead of the other
        [behind] , { $gap } behind the other
        [near] . Hurry: the other is { $gap } from home!
       *[other] {""}
    }{ $race ->
        [near] {""}
       *[other] . { $enough ->
            [0] To wash clothes: { $tabas } of { $need } coins.
           *[1] To wash clothes: enough coins.
        }
    }
hyena-back = 🏠 { $days ->
        [1] 1 day
       *[other] { $days } days
    } to the village{ $race ->
        [ahead] , { $gap } ahead of the other
        [behind] , { $gap } behind the other
       *[other] {""}
    }. { $scores ->
        [none] Coins are for the hyena now.
       *[other] A { $scores } brings her home!
    }
hyena-near = 🎯 To the well: exactly { $days }{ $enough ->
        [1] . After a throw, the choice: pay, or not.
       *[0] , or as many coins. Coins: { $tabas }.
    }
hyena-washing = 🫧 { $tabas ->
        [3] One coin more, and she washes!
       *[other] To wash clothes: { $tabas } of { $need } coins.
    } { $points ->
        [0] A coin is one white chip.
       *[other] 🏺 Kept for her way home: { $points }.
    }
hyena-leaving = { $tabas ->
        [1] 🐾 One coin more sets it loose!
       *[other] 🐾 To set out: { $tabas } of { $need } coins.
    }
hyena-thirst = { $tabas ->
        [9] 🐾 One coin more, and it hunts!
       *[other] 🐾 To drink: { $tabas } of { $need } coins.
    }
hyena-hunts = 🐾 { $back ->
        [0] To drink: { $days ->
            [1] 1 day
           *[other] { $days } days
        }{ $enough ->
            [0] , { $tabas } of { $need } coins.
           *[1] . Then it hunts!
        }
       *[1] { $apart ->
            [-1] No mother is before the hyena.
           *[other] { $soon ->
                [100] The prey is { hyena-apart } off: this turn catches her!
               *[other] The prey: { hyena-apart } off, { $left } from home. This turn catches her: { $soon }%.
            }
        }
    }
hyena-apart = { $apart ->
        [1] 1 day
       *[other] { $apart } days
    }
hyena-flee = { $apart ->
        [-1] 🐾 The hyena has passed. She is safe.
        [0] { $days ->
            [1] 🏠 Home: 1 day.
           *[other] 🏠 Home: { $days } days.
        } { $enough ->
            [0] 🐾 Hyena: { $tabas } of { $need } coins.
           *[1] 🐾 Soon it hunts!
        }
       *[other] { $soon ->
            [none] 🐾 The hyena is { hyena-apart } off! Home in { $days } days.
            [100] 🐾 The hyena is { hyena-apart } behind, but this turn brings her home!
           *[other] 🐾 The hyena is { hyena-apart } behind! Home now: { $soon }%, caught next: { $danger }%.
        }
    }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-won = 🥇 { $name } has won the race: the first mother is home! Now the hyena sets out. It hunts the others once it has drunk at the well for 10 coins.
hyena-eaten = 💀 The hyena has eaten the mother of { $name }.
hyena-mock-1 = 💀 Woe to { $name }! Mother went to wash the clothes; the hyena brought back only the laundry.
hyena-mock-2 = 💀 Oh { $name }, who lets a mother walk alone at the hour of the hyena? The whole village is laughing.
hyena-mock-3 = 💀 The hyena thanks { $name } for the supper. It says she was a little tough, but tasty.
hyena-mock-4 = 💀 { $name }, do not wait for supper tonight: supper has been had already, and yours was the cook.
hyena-mock-5 = 💀 The mother of { $name } looked for the way and found the hyena. Children will sing of it!
hyena-mock-6 = 💀 Not one coin for a faster mother, { $name }? Even the frogs in the well are croaking with laughter.

## How games end

hyena-eaten-in-all = { $players ->
        [2] {""}
       *[other] {" "}Mothers eaten: { $gone }.
    }
over-hyena-home = { $outcome ->
        [won] Your mother and your hyena are home.
       *[none] { $winner }’s mother and hyena are home.
    }{ $gone ->
        [0] {" "}No mother was eaten.
       *[other] { hyena-eaten-in-all }
    }
over-all-home-or-eaten = { $outcome ->
        [won] Your mother came home first.
        [lost] 🏆 { $winner }’s mother came home first.
       *[none] { $winner }’s mother came home first.
    }{ $gone ->
        [0] { $players ->
            [2] { $outcome ->
                [lost] {" "}🥈{"\u00A0"}Yours was home before the hyena.
               *[other] {" "}🥈{"\u00A0"}The other was home before the hyena.
            }
           *[other] {" "}All others were home before the hyena.
        }
       *[other] { hyena-eaten-in-all }
    }

## What a beginner asks (games/hyena/explain.py): the goal, then what paying or keeping would bring.
## The first is a part of others.

hyena-with = { $scores ->
        [taba] With a coin
        [taba-2] With a coin or 2
        [taba-3] With a coin or 3
        [taba-6] With a coin or 6
        [taba-2-3] With a coin, 2 or 3
        [taba-2-6] With a coin, 2 or 6
        [taba-3-6] With a coin, 3 or 6
        [taba-2-3-6] Whatever you throw
       *[other] With a { $scores }
    }
hyena-goal = Bring Mother to the well, wash (4 coins), and be home first. Then your hyena hunts the others.
    .short = Wash at the well and be home first.
began-hyena = { $mark } By lot { $name } has thrown first; its line tells what it threw.
hyena-goal-flee = The race is won. Now it is about places: bring your mother home before the hyena eats her.
    .short = Be home before the hyena eats her.
hyena-goal-hunt = You have won. Now your hyena drinks at the well; on its way back it eats every mother it catches, and they come last.
    .short = Your hyena hunts the others now.
hyena-does-pay = She is at the well at once. You keep { $tabas } of the { $need } coins that washing costs.{ $last ->
        [0] {""}
       *[other] {" "}Your turn ends.
    }
    .brief = at the well, { $tabas } of { $need } coins
hyena-does-pay-wash = She is at the well at once, washes and turns back. Coins left: { $tabas }.{ $last ->
        [0] {""}
       *[other] {" "}Your turn ends.
    }
    .brief = she washes, coins left: { $tabas }
hyena-does-keep = { $scores ->
        [none] It takes two throws or more, but saves coins.
       *[other] A { $scores } gets her there, too ({ $num } in { $den }){ $wash ->
            [1] { $coin ->
                [0] , and she washes at once!
               *[1] ; if one day is left a coin pays it, and she washes at once!
            }
           *[0] { $coin ->
                [0] ; all coins stay.
               *[1] ; she pays 1 coin at most.
            }
        }
    }{ $last ->
        [0] {""}
       *[other] {" "}Your turn ends.
    }
    .brief = { $scores ->
        [none] two throws or more, coins stay
       *[other] a { $scores } gets there{ $coin ->
            [0] {""}
           *[1] {" "}(1 coin at most)
        }
    }

## Why something does not happen

hyena-no-part = All { $days } missing days are paid at once, or none.
hyena-no-leave = Your mother may not leave the village before your first coin.
hyena-no-pay = Too few coins to pay the missing days: { $tabas } of { $days }.
hyena-no-pay-yet = Paying is offered after the next throw.
hyena-no-washing = She cannot leave the well yet. To wash clothes: { $tabas } of { $need } coins.
hyena-no-hunt = The hyena cannot leave the village yet. Coins for that: { $tabas } of { $need }.
hyena-no-thirst = The hyena cannot go on before it drinks. Coins for that: { $tabas } of { $need }.

## What a throw may bring, and how likely it is

hyena-odds-first = { hyena-with }: home first, and won (next throw: { $num } in { $den }).
hyena-odds-home = { hyena-with }: home, safe and sound (next throw: { $num } in { $den }).
hyena-odds-eat = { hyena-with }: the hyena eats (next throw: { $num } in { $den }).
hyena-odds-over = { hyena-with }: the hyena is home (next throw: { $num } in { $den }).
hyena-odds-free = { hyena-with }: she may leave (next throw: { $num } in { $den }).
hyena-odds-well = { hyena-with }: to the well (next throw: { $num } in { $den }).
hyena-odds-wash = { hyena-with }: washed, and on the way back (next throw: { $num } in { $den }).
hyena-odds-leaves = { hyena-with }: the hyena may leave (next throw: { $num } in { $den }).
hyena-odds-thirst = { hyena-with }: the hyena comes to the well (next throw: { $num } in { $den }).
hyena-odds-drink = { hyena-with }: the hyena drinks, and hunts (next throw: { $num } in { $den }).
hyena-odds-pay = { hyena-with }: then you may pay{ $scores ->
        [taba-2-3-6] .
       *[other] {" "}(next throw: { $num } in { $den }).
    }
hyena-odds-coin = { hyena-with }: one more for you (next throw: { $num } in { $den }).
hyena-odds-kept = { hyena-with }: kept for the way back (next throw: { $num } in { $den }).
hyena-odds-lost = { hyena-with }: lost (next throw: { $num } in { $den }).
hyena-odds-turn = { $also ->
        [0] { hyena-with }: your turn ends (next throw: { $num } in { $den }).
       *[other] A 2 also ends your turn.
    }

## Lessons: what happens for the first time (games/hyena/lessons.py)

hyena-lesson-chips = White chips: 1 is a coin, 2 or 3 are as many days, none is 6 days.
hyena-lesson-taba = A coin moves nobody. Save coins: at the well washing costs { $count }.
hyena-lesson-price = Near the well, one choice: pay a coin a day, or save them to wash.
hyena-lesson-again = Only a 2 ends your turn. Near the well you have a choice to make.
hyena-lesson-turn = A 2 is still used, and then the next player throws.
hyena-lesson-waiting = Without a coin a mother may not leave. Other throws are lost.
hyena-lesson-free = With the first coin she leaves: from the next throw she walks.
hyena-lesson-walk = Each hole is a day: she walks 2, 3 or 6. The well is { $days } days away.
hyena-lesson-exact = The well must be reached exactly: a longer throw is lost.
hyena-lesson-pay = One coin for each missing day, and she is at the well.
hyena-lesson-keep = Coins that are kept are not lost: washing at the well costs { $count }.
hyena-lesson-last-day = Every throw is too long for the last day: { $count } coin pays for it.
hyena-lesson-well = At the well 🌊 she washes for { $count } coins. Then she walks home.
hyena-lesson-kept = Throws at the well go into a jar 🏺: she walks them all on leaving.
hyena-lesson-wash = With { $count } coins she washes, and walks home by all that was kept.
hyena-lesson-back = The way back is the same; the village need not be reached exactly.
hyena-lesson-first = The first mother home wins. Her throws now move the hyena, who hunts the others: the eaten come last.
hyena-lesson-home = A mother at home is safe, and her player throws no more.
hyena-lesson-leaving = The hyena leaves for { $count } coins; until then its throws are lost.
hyena-lesson-loose = The hyena is loose. It harms nobody till it drinks at the well.
hyena-lesson-past = The hyena ran past a mother: till it drinks at the well it harms nobody.
hyena-lesson-double = The hyena walks twice what is thrown: 4, 6 and 12.
hyena-lesson-stops = The hyena stops at the well and drinks for { $count } coins.
hyena-lesson-thirst = At the well the hyena drinks for { $count } coins. Other throws are lost.
hyena-lesson-drink = The hyena has drunk for { $count } coins: on its way back it eats every mother it reaches or passes.
hyena-lesson-eat = A player whose mother is eaten is out of the game, and mocked.
hyena-lesson-safe = At the well and in the village mothers are safe from the hyena.
hyena-lesson-over = The game ends when the hyena is home, or when every other mother is home or eaten.

## Why the BOT played so, behind its action in the log

hyena-why-wash = enough is left for the washing
hyena-why-pay = at the well at once, where no throw is lost
hyena-why-now = at the well at once
hyena-why-keep = paying leaves { $tabas } of { $need } for the washing

### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = Гиена
game-hyena-line = От двух до шести. Шумная суданская гонка: матери идут к колодцу и обратно, а первая дома спускает на остальных гиену.
game-hyena-brief = гонка удачи, 2–6 игроков
way-novice-hyena = Платит или бережёт монеты наугад.
way-modest-hyena = Любит оставлять монеты на стирку.
way-greedy-hyena = Платит при первой возможности.
way-golden-hyena = Взвешивает, сколько дней сбережёт и сколько монет останется на стирку.
way-djehuty-hyena = Знает шансы прийти домой первым и платит по ним.
bots-hyena = Здесь почти всё решает удача. Они различаются лишь тем, когда платят.
side-player1 = ▲ 1
side-player2 = ★ 2
side-player3 = ◎ 3
side-player4 = ☥ 4
side-player5 = ☾ 5
side-player6 = ≋ 6
player-player1 = Игрок 1 ▲
player-player2 = Игрок 2 ★
player-player3 = Игрок 3 ◎
player-player4 = Игрок 4 ☥
player-player5 = Игрок 5 ☾
player-player6 = Игрок 6 ≋
mark-player1 = 🔴
mark-player2 = 🔵
mark-player3 = 🟡
mark-player4 = 🟢
mark-player5 = ⚪️
mark-player6 = 🟣

you-are-player1 = { $mark } Ваша мать — красная.
you-are-player2 = { $mark } Ваша мать — синяя.
you-are-player3 = { $mark } Ваша мать — жёлтая.
you-are-player4 = { $mark } Ваша мать — зелёная.
you-are-player5 = { $mark } Ваша мать — белая.
you-are-player6 = { $mark } Ваша мать — лиловая.

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
        [well] колодец
       *[other] { $from }
    }
hyena-to = { $to ->
        [well] колодец
       *[other] { $to }
    }
hyena-place = { $place ->
        [0] {""}
        [1] , первой дома! Гиена на воле
        [safe] , дома раньше гиены
       *[other] , дома: место { $place }
    }
    .said = { $place ->
        [0] {""}
        [1] {" "}Мать первой дома: это победа, и гиена ваша!
        [safe] {" "}Мать дома, гиена не успела!
       *[other] {" "}Мать дома, цела и невредима: место { $place }.
    }
    .theirs = { $place ->
        [0] {""}
        [1] {" "}Она дома первой: бот выиграл гонку!
        [safe] {" "}Она дома, ваша гиена не успела!
       *[other] {" "}Она дома.
    }
hyena-loose = { $hyena ->
        [waits] {" "}и ждёт двух монет
        [leaves] {" "}и уже может выйти за две монеты
       *[none] {""}
    }
    .said = { $hyena ->
        [waits] {" "}Из деревни она выходит за две монеты.
        [leaves] {" "}Две монеты уплачены: следующим броском она выходит.
       *[none] {""}
    }
    .theirs = { $hyena ->
        [waits] {" "}Теперь выйдет его гиена.
        [leaves] {" "}Теперь выйдет его гиена.
       *[none] {""}
    }
hyena-meal = { $count ->
        [0] {""}
        [1] {" "}💀 съедает мать { $eaten }
       *[other] {" "}💀 съедает матерей { $eaten }
    }
    .said = { $count ->
        [0] {""}
        [1] {" "}💀 Гиена съела мать игрока { $eaten }.
       *[other] {" "}💀 Гиена съела матерей игроков { $eaten }.
    }
    .tale = { $count ->
        [0] {""}
       *[1] {" "}💀 Она съела мать бота!
    }
    .theirs = { $count ->
        [0] {""}
       *[1] {" "}💀 Она съела вашу мать!
    }
hyena-race = { $race ->
        [passes] {" "}Она обогнала другую!
        [leads] {" "}Она впереди!
        [both] {" "}Другая тоже там!
        [safe] {" "}Гиена её не догнала!
       *[other] {""}
    }
    .theirs = { $race ->
        [passes] {" "}Она обогнала вашу!
        [leads] {" "}Она впереди!
        [both] {" "}Ваша тоже там!
        [safe] {" "}Ваша гиена её не догнала!
       *[other] {""}
    }
hyena-ahead = { $where ->
        [well] первой у колодца!
        [paid] стирает первой!
       *[other] день { $to }, впереди!
    }
hyena-taba = монета{ $then ->
        [free] , мать может выходить
        [well] : платит за последний день, у колодца
        [wash] : платит 4 и идёт обратно{ $points ->
            [0] {""}
           *[other] {" "}на { $points }, до { $to }
        }
        [leaves] : платит 2, гиена может выйти
        [drink] : платит 10, гиена пьёт
       *[none] {""}
    }{ hyena-place }
    .button = монета
    .said = { $then ->
        [free] Монета! Монет на счету: { $tabas }. Следующим броском ваша мать может выйти из деревни.
        [well] Монета: ею оплачен последний день, мать у колодца.
        [wash] Монета: мать постирала за четыре и идёт обратно{ $points ->
            [0] .
           *[other] {" "}сразу на накопленные { $points }, до { $to }.
        }
        [leaves] Монета: уплачены две, следующим броском гиена выходит.
        [drink] Монета: уплачены десять, гиена напилась и теперь охотится!
       *[none] Монета. На вашем счету: { $tabas }.
    }{ hyena-place.said }
    .theirs = { $then ->
        [free] Монета: мать бота может выйти.
        [well] За последний день отдана монета: мать бота у колодца.
        [wash] Монета: мать бота постирала{ $points ->
            [0] .
           *[other] {" "}и уже идёт обратно, день { $to }.
        }
        [leaves] Монета: гиена бота может выйти.
        [drink] Монета: гиена бота напилась и теперь охотится!
       *[none] Бот получил монету, теперь их { $tabas }.
    }{ hyena-place.theirs }
hyena-move = { $score }: { hyena-from }→{ hyena-to }{ $then ->
        [well] {""}
        [wash] , стирка окончена
        [paid] , платит 1, у колодца
        [paid-wash] , платит 1, у колодца, стирка окончена
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .button = { $score }: { hyena-from } → { hyena-to }
    .said = { $score }: ваша мать идёт { $then ->
        [well] до колодца. Там она стирает за четыре монеты.
        [wash] до колодца, постирала за четыре монеты: пора домой.
       *[other] { $to ->
            [0] домой
           *[other] до дня { $to }
        }.
    }{ $then ->
        [paid] {" "}За последний день уплачена монета: мать у колодца.
        [paid-wash] {" "}Последний день и стирка оплачены: пора домой.
       *[none] {""}
    }{ $place ->
        [0] { hyena-race }
       *[other] {""}
    }{ hyena-place.said }{ hyena-loose.said }
    .aloud = бросок { $score }: { hyena-from }→{ hyena-to }{ $then ->
        [well] {""}
        [wash] , стирка окончена
        [paid] , платит 1, у колодца
        [paid-wash] , платит 1, у колодца, стирка окончена
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .theirs = { $score }: мать бота идёт { $then ->
        [well] до колодца.
        [wash] до колодца и постирала.
       *[other] { $to ->
            [0] домой
           *[other] до дня { $to }
        }.
    }{ $then ->
        [paid] {" "}За последний день отдана монета: она у колодца.
        [paid-wash] {" "}Она постирала у колодца.
       *[none] {""}
    }{ $place ->
        [0] { hyena-race.theirs }
       *[other] {""}
    }{ hyena-place.theirs }{ hyena-loose.theirs }
hyena-points = { $score }: в запас, всего { $points }
    .button = { $score }: в запас
    .said = { $score }: в запас на обратный путь, всего { $points }.
    .aloud = бросок { $score }: в запас на обратный путь, всего { $points }
    .theirs = { $score }: в запас. Мать бота ждёт у колодца.
hyena-run = { $score }: 🐾 { hyena-from }→{ hyena-to }{ $then ->
        [well] , хочет пить
        [drink] , пьёт за 10
        [home] , дома
       *[none] {""}
    }{ hyena-meal }
    .button = { $score }: 🐾 { hyena-from } → { hyena-to }
    .said = { $score }: гиена { hyena-from } → { hyena-to }.{ $then ->
        [well] {" "}Она стоит у колодца и хочет пить: десять монет.
        [drink] {" "}Десять монет уплачены: она напилась и теперь охотится!
        [home] {" "}Она дома.
       *[none] {""}
    }{ hyena-meal.said }
    .aloud = бросок { $score }: 🐾 { hyena-from }→{ hyena-to }{ $then ->
        [well] , хочет пить
        [drink] , пьёт за 10
        [home] , дома
       *[none] {""}
    }{ hyena-meal }
    .tale = { $score }: ваша гиена бежит { $then ->
        [well] до колодца. Она хочет пить.
        [drink] до колодца, напилась и теперь охотится!
       *[none] { $to ->
            [0] домой
           *[other] до дня { $to }
        }.
    }{ hyena-meal.tale }
    .theirs = { $score }: гиена бота бежит { $then ->
        [well] до колодца. Она хочет пить.
        [drink] до колодца, напилась и теперь охотится!
       *[none] { $to ->
            [0] домой
           *[other] до дня { $to }
        }.
    }{ hyena-meal.theirs }
hyena-lost = { $score }: { $why ->
        [village] монеты ещё нет
        [beyond] слишком далеко, дней до колодца: { $count }
        [leaving] впустую
       *[thirst] впустую, хочет пить
    }
    .button = { $score }: впустую
    .said = { $score }: { $why ->
        [village] монеты нет. Ваша мать ещё ждёт в деревне.
        [beyond] слишком далеко. К колодцу надо прийти точно. Дней осталось: { $count }.
        [leaving] монеты нет. Гиене ещё нельзя выйти: монет { $tabas } из { $count }.
       *[thirst] монеты нет. Гиена ещё не напилась: монет { $tabas } из { $count }.
    }
    .aloud = бросок { $score }: { $why ->
        [village] монеты ещё нет
        [beyond] слишком далеко, дней до колодца: { $count }
        [leaving] впустую, монет { $tabas } из { $count }
       *[thirst] впустую, хочет пить, монет { $tabas } из { $count }
    }
    .theirs = { $score }: { $why ->
        [village] монеты нет. Мать бота ещё ждёт в деревне.
        [beyond] слишком далеко. Мать бота стоит на месте.
        [leaving] гиена бота ещё не выходит: монет { $tabas } из { $count }.
       *[thirst] гиена бота ещё хочет пить: монет { $tabas } из { $count }.
    }
hyena-pay = платит { $days }, у колодца{ $then ->
        [wash] , стирка окончена
       *[well] {""}
    }
    .button = 💧 Отдать { $days }
    .said = Монет отдано: { $days }. { $then ->
        [wash] Мать у колодца, стирка окончена, пора обратно.
       *[well] Мать у колодца.
    } Монет осталось: { $tabas }.
    .theirs = Бот отдал монет: { $days }. Его мать { $then ->
        [wash] постирала у колодца.
       *[well] у колодца.
    }
hyena-keep = оставляет монеты
    .button = ✋ Оставить { $tabas }
    .said = Монет осталось: { $tabas }. Дней до колодца: { $days }.
    .theirs = Бот оставил монеты себе.
hyena-ate = { $count ->
        [1] гиена съела мать игрока { $eaten }.
       *[other] гиена съела матерей игроков: { $eaten }.
    }
hyena-led = { $where ->
        [first] дома первой, это победа
        [waits] бросков { $throws }, монеты нет
        [village] теперь можно выйти
        [stays] стоит на дне { $to }
        [coins] стоит на дне { $to }
        [well] у колодца
        [paid] стирка окончена, пора обратно
        [washed] стирка окончена, день { $to }
        [washed-home] стирка окончена, уже дома
        [home] дома
       *[out] { $from ->
            [0] деревня
            [well] колодец
           *[other] день { $from }
        } → { $to }
    }{ $where ->
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
        [home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] , монет +1
           *[other] , монет +{ $gained }
        }
    }
hyena-sum = { $race ->
        [leads] { $where ->
            [well] { hyena-ahead }
            [paid] { hyena-ahead }
            [out] { hyena-led }, впереди!
            [back] { hyena-led }, впереди!
           *[other] { hyena-led }
        }
       *[other] { hyena-led }
    }
    .said = { $where ->
        [first] Вы выиграли гонку: ваша мать дома первой! Теперь вы бросаете за свою гиену.
        [waits] Бросков: { $throws }, монеты нет. Ваша мать ещё ждёт в деревне, ход окончен.
        [village] Следующим броском ваша мать может выйти.
        [coins] Новых монет: { $gained }, теперь у вас { $tabas }.
        [stays] Ваша мать на месте, день { $to }.
        [well] Ваша мать у колодца.{ $points ->
            [0] {""}
           *[other] {" "}Накоплено на обратный путь: { $points }.
        }
        [paid] Ваша мать постирала и идёт обратно.
        [washed] Ваша мать постирала у колодца за 4 монеты и уже идёт назад, день { $to }. Монет осталось: { $tabas }.
        [washed-home] Ваша мать постирала у колодца за 4 монеты и уже дома.
        [home] Ваша мать дома.
       *[out] Ваша мать прошла { $from ->
            [0] от деревни
            [well] от колодца
           *[other] от дня { $from }
        } до дня { $to }.
    }{ hyena-race }{ $where ->
        [coins] {""}
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}Ещё одна монета, всего { $tabas }.
           *[other] {" "}Новых монет: { $gained }, всего { $tabas }.
        }
    }
    .theirs = { $where ->
        [first] Мать бота дома первой: он выиграл гонку!
        [waits] Бросков: { $throws }, монеты нет. Мать бота ещё ждёт в деревне.
        [village] Мать бота может выйти.
        [coins] Мать бота на месте, день { $to }.
        [stays] Мать бота на месте, день { $to }.
        [well] Мать бота у колодца.
        [paid] Мать бота постирала и идёт обратно.
        [washed] Мать бота постирала и уже идёт обратно, день { $to }.
        [washed-home] Мать бота постирала и уже дома.
        [home] Мать бота дома.
       *[out] Мать бота прошла { $from ->
            [0] от деревни
            [well] от колодца
           *[other] от дня { $from }
        } до дня { $to }.
    }{ hyena-race.theirs }{ $where ->
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}Ещё одна монета, теперь их { $tabas }.
           *[other] {" "}Новых монет: { $gained }, теперь их { $tabas }.
        }
    }
    .brief = { $race ->
        [passes] { $where ->
            [well] Мать бота первой у колодца!
            [paid] Мать бота первой постирала!
           *[other] Бот обогнал вас: день { $to }
        }
        [leads] { $where ->
            [well] Мать бота первой у колодца!
            [paid] Мать бота первой постирала!
           *[other] Бот вырвался вперёд: день { $to }
        }
        [both] Мать бота тоже у колодца!
       *[none] { $where ->
            [first] Мать бота первой дома!
            [waits] Мать бота ждёт монету.
            [village] Мать бота может выйти.
            [stays] Мать бота стоит, день { $to }.
            [coins] Мать бота стоит, день { $to }.
            [well] Мать бота у колодца.
            [paid] Мать бота постирала.
            [washed] Мать бота: стирка, день { $to }
            [washed-home] Мать бота дома.
            [home] Мать бота дома.
           *[out] Мать бота: { $from ->
                [0] деревня
                [well] колодец
               *[other] день { $from }
            } → { $to }
        }
    }
    .stop = { $race ->
        [passes] { hyena-ahead }
        [leads] { hyena-ahead }
        [both] тоже у колодца!
       *[none] { $where ->
            [first] дома первой!
            [waits] нет монеты
            [village] можно выйти
            [stays] день { $to }
            [coins] монет +{ $gained }
            [well] { $from ->
                [well] { $points ->
                    [0] { $gained ->
                        [0] у колодца
                       *[other] монет +{ $gained }
                    }
                   *[other] в запасе { $points }{ $gained ->
                        [0] {""}
                       *[other] , монет +{ $gained }
                    }
                }
               *[other] у колодца
            }
            [paid] всё чисто
            [washed] колодец → { $to }
            [washed-home] дома
            [home] дома
           *[out] { $from ->
                [0] деревня
                [well] колодец
               *[other] день { $from }
            } → { $to }
        }
    }
hyena-hunted = { $where ->
        [waits] Ваша гиена ещё ждёт в деревне. Монет ей на выход: { $tabas } из { $need }.
        [village] Ваша гиена может выйти со следующим броском.
        [well] Ваша гиена у колодца и хочет пить. Монет ей на воду: { $tabas } из { $need }.
        [paid] Ваша гиена напилась. Теперь она охотится!
        [home] Ваша гиена дома.
       *[out] Ваша гиена пробежала { $from ->
            [0] от деревни
            [well] от колодца
           *[other] от дня { $from }
        } до дня { $to }.
    }
    .theirs = { $where ->
        [waits] Гиена бота ещё ждёт в деревне. Монет ей на выход: { $tabas } из { $need }.
        [village] Гиена бота может выйти.
        [well] Гиена бота у колодца и хочет пить. Монет ей на воду: { $tabas } из { $need }.
        [paid] Гиена бота напилась. Теперь она охотится!
        [home] Гиена бота дома.
       *[out] Гиена бота пробежала { $from ->
            [0] от деревни
            [well] от колодца
           *[other] от дня { $from }
        } до дня { $to }.
    }
hyena-chase = { $where ->
        [waits] гиене на выход: { $tabas } из { $need }
        [village] гиена может выйти
        [well] гиене на воду: { $tabas } из { $need }
        [paid] гиена напилась
        [home] гиена дома
       *[out] у гиены день { $to }
    }{ hyena-meal }
    .said = { hyena-hunted }{ hyena-meal.said }
    .tale = { hyena-hunted }{ hyena-meal.tale }
    .theirs = { hyena-hunted.theirs }{ hyena-meal.theirs }
    .brief = { $where ->
        [waits] Гиена бота ждёт монет.
        [village] Гиена бота может выйти.
        [well] Гиена бота хочет пить.
        [paid] Гиена бота напилась!
        [home] Гиена бота дома.
       *[out] Гиена бота: { $from ->
            [0] деревня
            [well] колодец
           *[other] день { $from }
        } → { $to }
    }
    .stop = { $where ->
        [waits] гиена ждёт
        [village] гиене можно выйти
        [well] гиена хочет пить
        [paid] гиена напилась
        [home] гиена дома
       *[out] гиена { $from ->
            [0] деревня
            [well] колодец
           *[other] { $from }
        } → { $to }
    }{ $count ->
        [0] {""}
       *[other] {" "}💀 { $eaten }
    }
hyena-order-keep = 🔁 Монеты остаются у вас без вопроса, пока их не хватит и на стирку.
    .button = 🔁 Копить на стирку
    .said = Теперь монеты остаются у вас после каждого броска, пока их не хватит и на стирку или пока вы не передумаете.
hyena-order-keep-off = снова решает, оставить ли монеты
    .button = ☝️ Снова спрашивать меня
    .said = Теперь вы снова выбираете сами.
hyena-order-rest = 🏁 Оставшиеся броски делаются сами.
    .button = 🏁 К итогу
    .said = Теперь ваши броски делаются сами, до конца игры.
hyena-order-rest-off = снова бросает рукой
    .button = ☝️ Бросать самостоятельно
    .said = Теперь вы снова бросаете сами.
hyena-mother = { $where ->
        [waits] деревня
        [village] может выходить
        [out] туда, день { $day }
        [well] колодец
        [paid] колодец, всё чисто
        [back] обратно, день { $day }
        [home] дома
        [late] не успела домой
       *[eaten] 💀 съедена
    } · монет{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}из{"\u00A0"}{ $need }
    }{ $points ->
        [0] {""}
       *[other] {" "}· запас{"\u00A0"}{ $points }
    }{ $place ->
        [0] {""}
       *[other] {" "}· место{"\u00A0"}{ $place }
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
        [waits] деревня
        [village] может выходить
        [out] туда, день { $day }
        [well] хочет пить
        [paid] напилась
        [back] охота, день { $day }
       *[home] первой дома
    } · монет{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}из{"\u00A0"}{ $need }
    }
    .short = 🥇

## What else is to be known before acting

hyena-first-taba = { hyena-own } 1 белая щепка — монета на выход.
hyena-way = 🎯 Дней до колодца: { $days }{ $race ->
        [ahead] , отрыв от другой: { $gap }
        [behind] , позади другой на { $gap }
        [near] . Скорее: другой до дома всего { $gap }!
       *[other] {""}
    }{ $race ->
        [near] {""}
       *[other] . { $enough ->
            [0] Монет на стирку: { $tabas } из { $need }.
           *[1] На стирку хватает.
        }
    }
hyena-back = 🏠 { $days ->
        [1] До деревни 1 день
       *[other] Дней до деревни: { $days }
    }{ $race ->
        [ahead] , отрыв от другой: { $gap }
        [behind] , позади другой на { $gap }
       *[other] {""}
    }. { $scores ->
        [none] Монеты — гиене.
       *[other] На { $scores } она дома!
    }
hyena-near = 🎯 До колодца ровно дней: { $days }{ $enough ->
        [1] . После броска — выбор: платить или нет.
       *[0] , или столько же монет. Монет: { $tabas }.
    }
hyena-washing = 🫧 { $tabas ->
        [3] Ещё одна монета — и стирка!
       *[other] Монет на стирку: { $tabas } из { $need }.
    } { $points ->
        [0] Монета — одна белая щепка.
       *[other] 🏺 Запас на обратный путь: { $points }.
    }
hyena-leaving = { $tabas ->
        [1] 🐾 Ещё монета — и гиена на воле!
       *[other] 🐾 На выход монет: { $tabas } из { $need }.
    }
hyena-thirst = { $tabas ->
        [9] 🐾 Ещё монета — и она на охоте!
       *[other] 🐾 На питьё монет: { $tabas } из { $need }.
    }
hyena-hunts = 🐾 { $back ->
        [0] До водопоя { $days ->
            [1] 1 день
           *[other] { $days } дн.
        }{ $enough ->
            [0] , монет { $tabas } из { $need }.
           *[1] {" "}— и охота!
        }
       *[1] { $apart ->
            [-1] Впереди гиены никого.
           *[other] { $soon ->
                [100] До добычи { hyena-apart }: этим ходом она поймана!
               *[other] До добычи { hyena-apart }, ей до дома { $left }. Поймать этим ходом: { $soon }%.
            }
        }
    }
hyena-apart = { $apart ->
        [1] 1 день
       *[other] { $apart } дн.
    }
hyena-flee = { $apart ->
        [-1] 🐾 Гиена прошла мимо: мать цела.
        [0] { $days ->
            [1] 🏠 Дом: 1 день.
           *[other] 🏠 Дом: { $days } дн.
        } { $enough ->
            [0] 🐾 Гиена: { $tabas } из { $need } монет.
           *[1] 🐾 Скоро охота!
        }
       *[other] { $soon ->
            [none] 🐾 До гиены { hyena-apart }! До дома { $days } дн.
            [100] 🐾 Гиена позади: { hyena-apart }, но этим ходом мать дома!
           *[other] 🐾 Гиена позади: { hyena-apart }! Успеть домой: { $soon }%, попасться: { $danger }%.
        }
    }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-won = 🥇 Гонка выиграна, победа: { $name }! Первая мать дома. Теперь выходит гиена: она ловит других, когда напьётся у колодца за 10 монет.
hyena-eaten = 💀 Гиена съедает мать игрока { $name }.
hyena-mock-1 = 💀 Горе тебе, { $name }! Мать ушла стирать бельё, а вернулось одно бельё — и то в зубах у гиены.
hyena-mock-2 = 💀 Ай-ай-ай, { $name }! Кто же пускает мать одну в час гиены? Вся деревня хохочет.
hyena-mock-3 = 💀 Гиена благодарит за ужин, { $name }! Говорит, жестковато, зато вкусно.
hyena-mock-4 = 💀 { $name }, ужинать сегодня не садись: ужин уже съеден, вместе с той, кто его готовит.
hyena-mock-5 = 💀 Мать игрока { $name } искала дорогу, а нашла гиену. Дети сложат об этом песенку!
hyena-mock-6 = 💀 Хоть бы одну монету, { $name }, на быстрые ноги для матери! Даже лягушки в колодце квакают от смеха.

## How games end

hyena-eaten-in-all = { $players ->
        [2] {""}
       *[other] {" "}Съедено матерей: { $gone }.
    }
over-hyena-home = { $outcome ->
        [won] Ваша мать и ваша гиена дома.
       *[none] Мать и гиена дома: { $winner }.
    }{ $gone ->
        [0] {" "}Никто не съеден.
       *[other] { hyena-eaten-in-all }
    }
over-all-home-or-eaten = { $outcome ->
        [won] Ваша мать вернулась первой.
        [lost] 🏆 Первой вернулась мать: { $winner }.
       *[none] Первой вернулась мать: { $winner }.
    }{ $gone ->
        [0] { $players ->
            [2] { $outcome ->
                [lost] {" "}🥈{"\u00A0"}Ваша успела домой раньше гиены.
               *[other] {" "}🥈{"\u00A0"}Другая успела домой раньше гиены.
            }
           *[other] {" "}Остальные успели домой раньше гиены.
        }
       *[other] { hyena-eaten-in-all }
    }

## What a beginner asks (games/hyena/explain.py): the goal, then what paying or keeping would bring.
## The first is a part of others.

hyena-with = { $scores ->
        [taba] Монета
        [taba-2] Монета или 2
        [taba-3] Монета или 3
        [taba-6] Монета или 6
        [taba-2-3] Монета, 2 или 3
        [taba-2-6] Монета, 2 или 6
        [taba-3-6] Монета, 3 или 6
        [taba-2-3-6] Что бы ни выпало
       *[other] { $scores }
    }
hyena-goal = мать идёт к колодцу, стирает за 4 монеты и первой домой. Потом ваша гиена ловит других.
    .short = Первым постирайте и вернитесь домой.
began-hyena = { $mark } По жребию { $name } уже бросает первым; что выпало, написано в его строке.
hyena-goal-flee = Гонка выиграна. Теперь речь о местах: доведите мать домой, пока её не съела гиена.
    .short = Вернитесь домой, пока гиена не съела.
hyena-goal-hunt = Вы победили. Теперь ваша гиена идёт пить, а на обратном пути съедает всех, кого догонит: они будут последними.
    .short = Теперь ваша гиена ловит других.
hyena-does-pay = Мать сразу у колодца. Монет останется { $tabas }, стирка стоит { $need }.{ $last ->
        [0] {""}
       *[other] {" "}Ваш ход закончится.
    }
    .brief = у колодца, монет { $tabas } из { $need }
hyena-does-pay-wash = Мать сразу у колодца, стирает и идёт назад. Останется монет: { $tabas }.{ $last ->
        [0] {""}
       *[other] {" "}Ваш ход закончится.
    }
    .brief = стирает, останется { $tabas }
hyena-does-keep = { $scores ->
        [none] Нужны два броска или больше, зато монеты можно сберечь.
       *[other] Дойдёт и на { $scores } ({ $num } из { $den }){ $wash ->
            [1] { $coin ->
                [0] {" "}и сразу постирает!
               *[1]  (оставшийся день оплатит монета) и сразу постирает!
            }
           *[0] { $coin ->
                [0] , а монеты целы.
               *[1] , отдав не больше 1 монеты.
            }
        }
    }{ $last ->
        [0] {""}
       *[other] {" "}Ваш ход закончится.
    }
    .brief = { $scores ->
        [none] два броска или больше, монеты целы
       *[other] дойдёт на { $scores }{ $coin ->
            [0] {""}
           *[1] {" "}(не дороже 1 монеты)
        }
    }

## Why something does not happen

hyena-no-part = Отдать монеты можно только за все дни сразу: { $days }.
hyena-no-leave = До первой монеты мать не выходит из деревни.
hyena-no-pay = Монет не хватает на недостающие дни: { $tabas } из { $days }.
hyena-no-pay-yet = Отдать монеты за дни можно будет после следующего броска.
hyena-no-washing = Мать ещё не может уйти от колодца. Монет на стирку: { $tabas } из { $need }.
hyena-no-hunt = Гиена ещё не может выйти из деревни. Монет на это: { $tabas } из { $need }.
hyena-no-thirst = Гиена не пойдёт дальше, пока не напьётся. Монет на это: { $tabas } из { $need }.

## What a throw may bring, and how likely it is

hyena-odds-first = { hyena-with }: первой дома, победа (следующий бросок: { $num } из { $den }).
hyena-odds-home = { hyena-with }: дома, цела и невредима (следующий бросок: { $num } из { $den }).
hyena-odds-eat = { hyena-with }: гиена съедает (следующий бросок: { $num } из { $den }).
hyena-odds-over = { hyena-with }: гиена дома (следующий бросок: { $num } из { $den }).
hyena-odds-free = { hyena-with }: мать может выйти (следующий бросок: { $num } из { $den }).
hyena-odds-well = { hyena-with }: к колодцу (следующий бросок: { $num } из { $den }).
hyena-odds-wash = { hyena-with }: стирка и путь назад (следующий бросок: { $num } из { $den }).
hyena-odds-leaves = { hyena-with }: гиена может выйти (следующий бросок: { $num } из { $den }).
hyena-odds-thirst = { hyena-with }: гиена у колодца (следующий бросок: { $num } из { $den }).
hyena-odds-drink = { hyena-with }: гиена напьётся и начнёт охоту (следующий бросок: { $num } из { $den }).
hyena-odds-pay = { hyena-with }: потом можно отдать монеты за дни{ $scores ->
        [taba-2-3-6] .
       *[other] {" "}(следующий бросок: { $num } из { $den }).
    }
hyena-odds-coin = { hyena-with }: ещё одна на счёт (следующий бросок: { $num } из { $den }).
hyena-odds-kept = { hyena-with }: отложится на обратный путь (следующий бросок: { $num } из { $den }).
hyena-odds-lost = { hyena-with }: впустую (следующий бросок: { $num } из { $den }).
hyena-odds-turn = { $also ->
        [0] { hyena-with }: конец хода (следующий бросок: { $num } из { $den }).
       *[other] Двойка к тому же кончает ход.
    }

## Lessons: what happens for the first time (games/hyena/lessons.py)

hyena-lesson-chips = Белых щепок 1 — монета, 2 или 3 — столько дней, ни одной — 6.
hyena-lesson-taba = По монете не ходят. Копите их: стирка у колодца стоит { $count }.
hyena-lesson-price = У колодца один выбор: платить по монете за день или беречь.
hyena-lesson-again = Ход кончает лишь двойка. Ближе к колодцу вам предстоит выбор.
hyena-lesson-turn = Двойка ещё засчитывается, а потом бросает следующий.
hyena-lesson-waiting = Без монеты мать не выходит: остальные броски пропадают.
hyena-lesson-free = С первой монетой мать выходит: со следующего броска идёт.
hyena-lesson-walk = Лунка — день пути: мать идёт 2, 3 или 6. До колодца дней: { $days }.
hyena-lesson-exact = К колодцу надо прийти точно: бросок больше пропадает.
hyena-lesson-pay = За каждый недостающий день — монета, и мать у колодца.
hyena-lesson-keep = Монеты не пропадут: стирка у колодца стоит { $count }.
hyena-lesson-last-day = За день до колодца велик любой бросок. Цена в монетах: { $count }.
hyena-lesson-well = У колодца 🌊 мать стирает и идёт домой. Цена в монетах: { $count }.
hyena-lesson-kept = У колодца броски копит кувшин 🏺: уходя, мать пройдёт все.
hyena-lesson-wash = Монет { $count }: мать стирает и идёт назад на всё накопленное.
hyena-lesson-back = Путь тот же; в деревню не обязательно попасть точно.
hyena-lesson-first = Первая мать дома выигрывает. Её броски теперь для гиены: кого та съест, те последние.
hyena-lesson-home = Кто дома, тот в безопасности и больше не бросает.
hyena-lesson-leaving = Гиена выходит за монеты ({ $count }). До того броски пропадают.
hyena-lesson-loose = Гиена на воле. Пока не напьётся у колодца, никого не трогает.
hyena-lesson-past = Гиена пробежала мимо матери: пока не напьётся у колодца, она никого не трогает.
hyena-lesson-double = Гиена проходит вдвое больше, чем выпало: 4, 6 и 12.
hyena-lesson-stops = У колодца гиена стоит и пьёт за монеты ({ $count }), лишь потом повернёт.
hyena-lesson-thirst = Гиена пьёт за монеты ({ $count }). Остальные броски пропадают.
hyena-lesson-drink = Гиена напилась за монеты ({ $count }): на обратном пути она съедает всех, до кого дойдёт или кого минует.
hyena-lesson-eat = Чью мать съели, тот выбыл, и над ним смеются.
hyena-lesson-safe = У колодца и в деревне гиена матерей не трогает.
hyena-lesson-over = Игра кончается, когда гиена дома или когда все остальные матери дома или съедены.

## Why the BOT played so, behind its action in the log

hyena-why-wash = на стирку хватает
hyena-why-pay = мать сразу у колодца, где броски не пропадают
hyena-why-now = мать сразу у колодца
hyena-why-keep = иначе на стирку останется { $tabas } из { $need }

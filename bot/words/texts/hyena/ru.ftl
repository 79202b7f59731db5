### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = Гиена
game-hyena-line = От двух до шести. Шумная суданская гонка: матери идут к колодцу и обратно, а первая дома спускает на остальных гиену.
game-hyena-brief = шумная гонка удачи, 2–6
way-novice-hyena = Платит или бережёт табы наугад.
way-modest-hyena = Любит оставлять табы на стирку.
way-greedy-hyena = Платит при первой возможности.
way-golden-hyena = Взвешивает, сколько дней сбережёт и сколько таб останется на стирку.
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

## Hyena's words, as Seega's. What came of a throw is one message. The first three are parts.

hyena-place = { $place ->
        [0] {""}
        [1] , первой дома! Гиена на воле
       *[other] , дома: место { $place }
    }
    .said = { $place ->
        [0] {""}
        [1] {" "}Мать первой дома: это победа, и гиена ваша!
       *[other] {" "}Мать дома, цела и невредима: место { $place }.
    }
hyena-loose = { $hyena ->
        [waits] {" "}и ждёт двух таб
        [leaves] {" "}и уже может выйти за две табы
       *[none] {""}
    }
    .said = { $hyena ->
        [waits] {" "}Из деревни она выходит за две табы.
        [leaves] {" "}Две табы уплачены: следующим броском она выходит.
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
hyena-taba = таба{ $then ->
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
    .button = таба
    .said = { $then ->
        [free] Таба. На вашем счету: { $tabas }. Следующим броском мать может выйти из деревни.
        [well] Таба: ею оплачен последний день, мать у колодца.
        [wash] Таба: у колодца уплачены четыре, мать идёт обратно{ $points ->
            [0] .
           *[other] {" "}сразу на накопленные { $points }, до { $to }.
        }
        [leaves] Таба: уплачены две, следующим броском гиена выходит.
        [drink] Таба: уплачены десять, гиена напилась и теперь охотится!
       *[none] Таба. На вашем счету: { $tabas }.
    }{ hyena-place.said }
hyena-move = { $score }: { $from }→{ $to }{ $then ->
        [well] , у колодца
        [wash] , у колодца, стирка окончена
        [paid] , платит 1, у колодца
        [paid-wash] , платит 1, у колодца, стирка окончена
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .button = { $score }: { $from } → { $to }
    .said = { $score }: { $from } → { $to }.{ $then ->
        [well] {" "}Мать у колодца: четыре табы за стирку и обратный путь.
        [wash] {" "}Мать у колодца, четыре табы уплачены: пора обратно.
        [paid] {" "}За последний день уплачена таба: мать у колодца.
        [paid-wash] {" "}Последний день и стирка оплачены: пора обратно.
       *[none] {""}
    }{ hyena-place.said }{ hyena-loose.said }
    .aloud = бросок { $score }: { $from }→{ $to }{ $then ->
        [well] , у колодца
        [wash] , у колодца, стирка окончена
        [paid] , платит 1, у колодца
        [paid-wash] , платит 1, у колодца, стирка окончена
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
hyena-points = { $score }: в запас на обратный путь, всего { $points }
    .button = { $score }: в запас
    .said = { $score }: в запас, пока мать у колодца. Очков в запасе: { $points }.
    .aloud = бросок { $score }: в запас на обратный путь, всего { $points }
hyena-run = { $score }: 🐾 { $from }→{ $to }{ $then ->
        [well] , хочет пить
        [drink] , пьёт за 10
        [home] , дома
       *[none] {""}
    }{ hyena-meal }
    .button = { $score }: 🐾 { $from } → { $to }
    .said = { $score }: гиена { $from } → { $to }.{ $then ->
        [well] {" "}Она стоит у колодца и хочет пить: десять таб.
        [drink] {" "}Десять таб уплачены: она напилась и теперь охотится!
        [home] {" "}Она дома.
       *[none] {""}
    }{ hyena-meal.said }
    .aloud = бросок { $score }: 🐾 { $from }→{ $to }{ $then ->
        [well] , хочет пить
        [drink] , пьёт за 10
        [home] , дома
       *[none] {""}
    }{ hyena-meal }
hyena-lost = { $score }: впустую, { $why ->
        [village] ещё нет табы
        [beyond] дней до колодца: { $count }
        [leaving] таб { $tabas } из { $count }
       *[thirst] хочет пить, таб { $tabas } из { $count }
    }
    .button = { $score }: впустую
    .said = { $score }: впустую. { $why ->
        [village] Мать выходит из деревни только после табы.
        [beyond] К колодцу надо прийти точно. Дней осталось: { $count }.
        [leaving] Гиене ещё нельзя выйти: таб { $tabas } из { $count }.
       *[thirst] Гиена ещё не напилась: таб { $tabas } из { $count }.
    }
    .aloud = бросок { $score }: впустую, { $why ->
        [village] ещё нет табы
        [beyond] дней до колодца: { $count }
        [leaving] таб { $tabas } из { $count }
       *[thirst] хочет пить, таб { $tabas } из { $count }
    }
hyena-pay = платит { $days }, у колодца{ $then ->
        [wash] , стирка окончена
       *[well] {""}
    }
    .button = 💧 Уплата { $days }
    .said = Уплачено: { $days }. { $then ->
        [wash] Мать у колодца, стирка окончена, пора обратно.
       *[well] Мать у колодца.
    } Таб осталось: { $tabas }.
hyena-keep = бережёт табы
    .button = ✋ Беречь ({ $tabas })
    .said = Таб сбережено: { $tabas }. Дней до колодца: { $days }.
hyena-ate = { $count ->
        [1] гиена съела мать { $eaten }.
       *[other] гиена съела матерей { $eaten }.
    }
hyena-sum = { $where ->
        [first] мать дома первой, это победа
        [waits] табы не было, мать ещё ждёт
        [village] мать может выйти
        [stays] мать стоит на { $to }
        [well] мать у колодца
        [paid] мать постирала и идёт обратно
        [washed] мать постирала и уже на { $to }
        [washed-home] мать постирала и уже дома
        [home] мать дома
       *[out] идёт { $from }→{ $to }
    }{ $gained ->
        [0] {""}
        [1] , ещё одна таба
       *[other] , таб больше на { $gained }
    }
    .said = { $where ->
        [first] Вы выиграли гонку: ваша мать дома первой! Теперь вы бросаете за свою гиену.
        [waits] Табы не было: ваша мать ещё ждёт в деревне.
        [village] Следующим броском ваша мать может выйти.
        [stays] Ваша мать стоит на { $to }.
        [well] Ваша мать у колодца.{ $points ->
            [0] {""}
           *[other] {" "}Накоплено на обратный путь: { $points }.
        }
        [paid] Ваша мать постирала и идёт обратно.
        [washed] { $gained ->
            [0] {""}
            [1] Ещё одна таба.{" "}
           *[other] Таб больше на { $gained }.{" "}
        }У колодца уплачены 4, и ваша мать уже на { $to }. Таб осталось: { $tabas }.
        [washed-home] { $gained ->
            [0] {""}
            [1] Ещё одна таба.{" "}
           *[other] Таб больше на { $gained }.{" "}
        }У колодца уплачены 4, и ваша мать дома.
        [home] Ваша мать дома.
       *[out] Ваша мать идёт с { $from } на { $to }.
    }{ $where ->
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}Ещё одна таба, всего { $tabas }.
           *[other] {" "}Таб больше на { $gained }, всего { $tabas }.
        }
    }
hyena-order-keep = 🔁 Табы берегутся после каждого броска, без вопроса.
    .button = 🔁 Беречь, пока не передумаю
    .said = Теперь табы берегутся после каждого броска, пока вы не передумаете.
hyena-order-keep-off = снова решает, беречь ли табы
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
    } · таб{"\u00A0"}{ $tabas }{ $need ->
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
    } · таб{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}из{"\u00A0"}{ $need }
    }
    .short = 🥇

## What else is to be known before acting

hyena-first-taba = 🏠 Выход: 1 белая щепка (шанс { $num }/{ $den })
hyena-way = 🎯 Дней до колодца: { $days }{ $enough ->
        [0] {" "}· таб { $tabas } из { $need }
       *[1] {" "}· таб хватает
    }
hyena-back = 🏠 { $days ->
        [1] До деревни 1 день.
       *[other] Дней до деревни: { $days }.
    } Табы — для гиены.
hyena-near = 🎯 Дней до колодца: { $days }{ $enough ->
        [1] . Таб хватает, чтобы уплатить: это можно после следующего броска.
       *[0] ; бросок, ведущий дальше, пропадает. Или можно уплатить по табе за день (таб: { $tabas }).
    }
hyena-may-pay = 💧 Уплатить { $days } из { $tabas } таб и быть у колодца? Ход так и так { $last ->
        [1] кончается.
       *[0] идёт дальше.
    }
hyena-washing = 🫧 На стирку и обратный путь: таб { $tabas } из { $need }
hyena-leaving = 🐾 Теперь броски для гиены. Чтобы она вышла: таб { $tabas } из { $need }
hyena-thirst = 🐾 Броски для гиены, она хочет пить: таб { $tabas } из { $need }
hyena-hunts = 🐾 { $back ->
        [0] Сначала гиена идёт пить. Потом она охотится на остальных: съеденные будут последними.
       *[1] Кого съест гиена, тот будет последним.
    }
hyena-flee = 🐾 { $players ->
        [2] Осталось дойти домой целой.
       *[other] Остальные играют за места.
    }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-eaten = 💀 Гиена съедает мать игрока { $name }.
hyena-mock-1 = 💀 Горе тебе, { $name }! Мать ушла стирать бельё, а вернулось одно бельё — и то в зубах у гиены.
hyena-mock-2 = 💀 Ай-ай-ай, { $name }! Кто же пускает мать одну в час гиены? Вся деревня хохочет.
hyena-mock-3 = 💀 Гиена благодарит за ужин, { $name }! Говорит, жестковато, зато чисто выстирано.
hyena-mock-4 = 💀 { $name }, ужинать сегодня не садись: ужин уже съеден, вместе с той, кто его готовит.
hyena-mock-5 = 💀 У всех матери нашли дорогу домой, и только мать игрока { $name } нашла гиену. Дети сложат об этом песенку!
hyena-mock-6 = 💀 Столько таб, { $name }, а на быстрые ноги для матери так и не хватило! Даже лягушки в колодце квакают от смеха.

## How games end

over-hyena-home = Победила первая мать дома. Теперь дома и гиена.
over-all-home-or-eaten = Победила первая мать дома. В пути больше никого нет.

## What a beginner asks (games/hyena/explain.py): the goal, then what paying or keeping would bring.
## The first is a part of others.

hyena-with = { $scores ->
        [taba] Таба
        [taba-2] Таба или 2
        [taba-3] Таба или 3
        [taba-6] Таба или 6
        [taba-2-3] Таба, 2 или 3
        [taba-2-6] Таба, 2 или 6
        [taba-3-6] Таба, 3 или 6
        [taba-2-3-6] Что бы ни выпало
       *[other] { $scores }
    }
hyena-goal = первой от колодца домой. Вы — мать. Всё удача, выбор лишь у колодца. Двойка кончает ход.
began-hyena = { $mark } По жребию { $name } уже бросает первым; что выпало, написано в его строке.
hyena-goal-flee = Гонка выиграна. Теперь речь о местах: доведите мать домой, пока её не съела гиена.
hyena-goal-hunt = Вы победили. Теперь ваша гиена идёт пить, а на обратном пути съедает всех, кого догонит: они будут последними.
hyena-does-pay = Дни уплачены ({ $days }): мать у колодца. Таб там: { $tabas } из { $need }.{ $last ->
        [0] {""}
       *[other] {" "}Ваш ход закончится.
    }
hyena-does-pay-wash = Уплачены и дни ({ $days }), и стирка: мать идёт назад. Таб останется: { $tabas }.{ $last ->
        [0] {""}
       *[other] {" "}Ваш ход закончится.
    }
hyena-does-keep = Табы останутся у вас: { $tabas }. Мать не двинется, дней до колодца: { $days }.{ $last ->
        [0] {""}
       *[other] {" "}Ваш ход закончится.
    }

## Why something does not happen

hyena-no-part = Оплатить можно только все дни сразу: { $days }.
hyena-no-leave = До первой табы мать не выходит из деревни.
hyena-no-pay = Таб не хватает, чтобы оплатить недостающие дни: { $tabas } из { $days }.
hyena-no-pay-yet = Заплатить можно будет после следующего броска.
hyena-no-washing = Мать ещё не может уйти от колодца: таб { $tabas } из { $need }.
hyena-no-hunt = Гиена ещё не может выйти из деревни: таб { $tabas } из { $need }.
hyena-no-thirst = Гиена не пойдёт дальше, пока не напьётся: таб { $tabas } из { $need }.

## What a throw may bring, and how likely it is

hyena-odds-first = { hyena-with }: первой дома, победа (шанс { $num } из { $den }).
hyena-odds-home = { hyena-with }: дома, цела и невредима (шанс { $num } из { $den }).
hyena-odds-eat = { hyena-with }: гиена съедает (шанс { $num } из { $den }).
hyena-odds-over = { hyena-with }: гиена дома (шанс { $num } из { $den }).
hyena-odds-free = { hyena-with }: мать может выйти (шанс { $num } из { $den }).
hyena-odds-well = { hyena-with }: к колодцу (шанс { $num } из { $den }).
hyena-odds-wash = { hyena-with }: стирка и путь назад (шанс { $num } из { $den }).
hyena-odds-leaves = { hyena-with }: гиена может выйти (шанс { $num } из { $den }).
hyena-odds-thirst = { hyena-with }: гиена у колодца (шанс { $num } из { $den }).
hyena-odds-drink = { hyena-with }: гиена напьётся и начнёт охоту (шанс { $num } из { $den }).
hyena-odds-pay = { hyena-with }: потом можно заплатить{ $scores ->
        [taba-2-3-6] .
       *[other] {" "}(шанс { $num } из { $den }).
    }
hyena-odds-coin = { hyena-with }: ещё одна на счёт (шанс { $num } из { $den }).
hyena-odds-kept = { hyena-with }: отложится на обратный путь (шанс { $num } из { $den }).
hyena-odds-lost = { hyena-with }: впустую (шанс { $num } из { $den }).
hyena-odds-turn = { $also ->
        [0] { hyena-with }: конец хода (шанс { $num } из { $den }).
       *[other] Двойка к тому же кончает ход.
    }
hyena-odds-keep = Беречь: { $scores ->
        [none] отсюда одним броском до колодца не дойти.
       *[other] дойти поможет только { $scores } (шанс { $num } из { $den }).
    }
hyena-odds-need = Уплатить: { $need ->
        [0] мать сразу у колодца, стирает и идёт назад. Таб останется: { $tabas }.
       *[other] { $tabas ->
            [0] сразу у колодца, не останется ни одной
            [1] сразу у колодца, останется 1
           *[other] сразу у колодца, останется { $tabas }
        } из { $need }, нужных там (ещё одна: { $num } из { $den }).
    }

## Lessons: what happens for the first time (games/hyena/lessons.py)

hyena-lesson-chips = Из трёх щепок одна белая — таба, две белые — 2, три — 3, ни одной — 6.
hyena-lesson-taba = Таба никого не двигает: это монета на дорогу. У колодца понадобится { $count }.
hyena-lesson-price = У колодца нужны табы на стирку и обратный путь, числом { $count }: берегите их.
hyena-lesson-again = Ход кончает только двойка: после табы, 3 или 6 бросают ещё раз.
hyena-lesson-turn = Двойка ещё засчитывается, а потом бросает следующий.
hyena-lesson-waiting = До первой табы 2, 3 и 6 пропадают: мать не выходит из деревни.
hyena-lesson-free = Первая таба выпускает мать; идёт она со следующего броска.
hyena-lesson-walk = Мать идёт по 2, 3 и 6, по табе — никогда. Лунок (дней) до колодца: { $days }.
hyena-lesson-exact = К колодцу надо прийти точно: бросок, ведущий дальше, пропадает.
hyena-lesson-pay = Каждый недостающий день стоит табу; когда уплачены все, мать у колодца.
hyena-lesson-keep = Сбережённые табы не пропадут: у колодца понадобится { $count }.
hyena-lesson-last-day = Последний день не пройти никаким броском, его сразу оплачивают. Нужно таб: { $count }.
hyena-lesson-well = У колодца матери нужны табы на стирку и обратный путь: { $count }.
hyena-lesson-kept = Пока мать ждёт у колодца, броски копятся; уходя, она пройдёт их все сразу.
hyena-lesson-wash = Как только таб хватает ({ $count }), мать стирает и идёт назад на всё, что накопилось.
hyena-lesson-back = Обратный путь тот же; в деревню не обязательно попасть точно.
hyena-lesson-first = Первая мать дома выигрывает. Её броски теперь для гиены: кого та съест, те последние.
hyena-lesson-home = Кто дома, тот в безопасности и больше не бросает.
hyena-lesson-leaving = Гиену выпускают из деревни табы ({ $count }); до тех пор её броски пропадают.
hyena-lesson-loose = Гиена на воле: сначала она идёт к колодцу и, пока не напилась, никого не трогает.
hyena-lesson-double = Гиена проходит вдвое больше, чем выпало: 4, 6 и 12.
hyena-lesson-stops = У колодца гиена останавливается: прежде чем повернуть, она пьёт за табы ({ $count }).
hyena-lesson-thirst = Гиена ждёт у колодца, пока не напьётся за табы ({ $count }); другие броски пропадают.
hyena-lesson-drink = Гиена напилась за табы ({ $count }): на обратном пути она съедает всех, до кого дойдёт или кого минует.
hyena-lesson-eat = Чью мать съели, тот выбыл, и над ним смеются.
hyena-lesson-safe = У колодца и в деревне гиена матерей не трогает.
hyena-lesson-over = Игра кончается, когда гиена дома или когда все остальные матери дома или съедены.

## Why the BOT played so, behind its action in the log

hyena-why-wash = на стирку хватает
hyena-why-pay = мать сразу у колодца, где броски не пропадают
hyena-why-now = мать сразу у колодца
hyena-why-keep = иначе на стирку останется { $tabas } из { $need }

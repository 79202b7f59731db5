### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = Hiena
game-hyena-line = De duas a seis pessoas. Uma corrida animada do Sudão: as mães vão ao poço e voltam, e a primeira em casa solta a hiena nas outras.
game-hyena-brief = corrida de sorte, 2 a 6 pessoas
way-novice-hyena = Paga ou guarda ao acaso.
way-modest-hyena = Gosta de guardar moedas para a lavagem.
way-greedy-hyena = Paga assim que pode.
way-golden-hyena = Pesa os dias que ganha e as moedas que faltam para a lavagem.
way-djehuty-hyena = Sabe a chance de chegar primeiro e paga de acordo.
bots-hyena = Aqui a sorte decide quase tudo. Os BOTs só diferem em quando pagam.
side-player1 = ▲ 1
side-player2 = ★ 2
side-player3 = ◎ 3
side-player4 = ☥ 4
side-player5 = ☾ 5
side-player6 = ≋ 6
player-player1 = Jogador 1 ▲
player-player2 = Jogador 2 ★
player-player3 = Jogador 3 ◎
player-player4 = Jogador 4 ☥
player-player5 = Jogador 5 ☾
player-player6 = Jogador 6 ≋
mark-player1 = 🔴
mark-player2 = 🔵
mark-player3 = 🟡
mark-player4 = 🟢
mark-player5 = ⚪️
mark-player6 = 🟣

you-are-player1 = { $mark } A sua é a mãe vermelha.
you-are-player2 = { $mark } A sua é a mãe azul.
you-are-player3 = { $mark } A sua é a mãe amarela.
you-are-player4 = { $mark } A sua é a mãe verde.
you-are-player5 = { $mark } A sua é a mãe branca.
you-are-player6 = { $mark } A sua é a mãe roxa.

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
        [well] poço
       *[other] { $from }
    }
hyena-to = { $to ->
        [well] poço
       *[other] { $to }
    }
hyena-place = { $place ->
        [0] {""}
        [1] , primeira em casa! A hiena está solta
        [safe] , em casa antes da hiena
       *[other] , em casa: { $place }º lugar
    }
    .said = { $place ->
        [0] {""}
        [1] {" "}Ela é a primeira em casa: você venceu, e a hiena é sua!
        [safe] {" "}Ela está em casa antes da hiena!
       *[other] {" "}Ela está em casa, sã e salva: { $place }º lugar.
    }
    .theirs = { $place ->
        [0] {""}
        [1] {" "}Ela chegou primeiro em casa: o BOT venceu a corrida!
        [safe] {" "}Ela está em casa antes da sua hiena!
       *[other] {" "}Ela está em casa.
    }
hyena-loose = { $hyena ->
        [waits] {" "}e espera 2 moedas
        [leaves] {" "}e já tem as 2 moedas para sair
       *[none] {""}
    }
    .said = { $hyena ->
        [waits] {" "}A hiena sai da aldeia por 2 moedas.
        [leaves] {" "}As 2 moedas estão pagas: ela sai com o próximo lançamento.
       *[none] {""}
    }
    .theirs = { $hyena ->
        [waits] {" "}Agora vem a hiena dele.
        [leaves] {" "}Agora vem a hiena dele.
       *[none] {""}
    }
hyena-meal = { $count ->
        [0] {""}
        [1] {" "}💀 devora a mãe { $eaten }
       *[other] {" "}💀 devora as mães { $eaten }
    }
    .said = { $count ->
        [0] {""}
        [1] {" "}💀 A hiena devorou a mãe do jogador { $eaten }.
       *[other] {" "}💀 A hiena devorou as mães dos jogadores { $eaten }.
    }
    .tale = { $count ->
        [0] {""}
       *[1] {" "}💀 Ela devorou a mãe do BOT!
    }
    .theirs = { $count ->
        [0] {""}
       *[1] {" "}💀 Ela devorou sua mãe!
    }
hyena-race = { $race ->
        [passes] {" "}Ela passou a outra!
        [leads] {" "}Ela está na frente!
        [both] {" "}As duas estão lá!
        [safe] {" "}A hiena não a pegou!
       *[other] {""}
    }
    .theirs = { $race ->
        [passes] {" "}Ela passou a sua!
        [leads] {" "}Ela está na frente!
        [both] {" "}As duas estão lá!
        [safe] {" "}Sua hiena não a pegou!
       *[other] {""}
    }
hyena-ahead = { $where ->
        [well] primeiro no poço!
        [paid] lavou primeiro!
       *[other] dia { $to }, na frente!
    }
hyena-taba = moeda{ $then ->
        [free] , a mãe pode sair
        [well] : paga o último dia e chega ao poço
        [wash] : paga 4 e volta{ $points ->
            [0] {""}
           *[other] {" "}{ $points } dias, até { $to }
        }
        [leaves] : paga 2, a hiena pode sair
        [drink] : paga 10, a hiena bebe
       *[none] {""}
    }{ hyena-place }
    .button = moeda
    .said = { $then ->
        [free] Uma moeda! Moedas que você tem: { $tabas }. Sua mãe pode sair da aldeia com o próximo lançamento.
        [well] Uma moeda: ela paga o último dia, e a mãe chegou ao poço.
        [wash] Uma moeda: a mãe lavou por quatro e volta{ $points ->
            [0] .
           *[other] {" "}já com os { $points } guardados e chega a { $to }.
        }
        [leaves] Uma moeda: duas foram pagas, e a hiena sai com o próximo lançamento.
        [drink] Uma moeda: dez foram pagas. A hiena bebeu e agora caça!
       *[none] Uma moeda. Você tem agora: { $tabas }.
    }{ hyena-place.said }
    .theirs = { $then ->
        [free] Uma moeda: a mãe do BOT pode sair.
        [well] Uma moeda paga o último dia: a mãe do BOT está no poço.
        [wash] Uma moeda: a mãe do BOT lavou a roupa{ $points ->
            [0] .
           *[other] {" "}e já volta, no dia { $to }.
        }
        [leaves] Uma moeda: a hiena do BOT pode sair.
        [drink] Uma moeda: a hiena do BOT bebeu e agora caça!
       *[none] O BOT ganhou uma moeda e tem { $tabas }.
    }{ hyena-place.theirs }
hyena-move = { $score }: { hyena-from }→{ hyena-to }{ $then ->
        [well] {""}
        [wash] , lava a roupa
        [paid] , paga 1 e chega ao poço
        [paid-wash] , paga 1, chega ao poço e lava a roupa
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .button = { $score }: { hyena-from } → { hyena-to }
    .said = { $score }: sua mãe anda { $then ->
        [well] até o poço. Lá ela lava por quatro moedas.
        [wash] até o poço, já lavou por quatro moedas e agora volta.
       *[other] { $to ->
            [0] até em casa
           *[other] até o dia { $to }
        }.
    }{ $then ->
        [paid] {" "}Uma moeda pagou o último dia: ela está no poço.
        [paid-wash] {" "}O último dia e a lavagem foram pagos: agora ela volta.
       *[none] {""}
    }{ $place ->
        [0] { hyena-race }
       *[other] {""}
    }{ hyena-place.said }{ hyena-loose.said }
    .aloud = lançamento { $score }: { hyena-from }→{ hyena-to }{ $then ->
        [well] {""}
        [wash] , lava a roupa
        [paid] , paga 1 e chega ao poço
        [paid-wash] , paga 1, chega ao poço e lava a roupa
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .theirs = { $score }: a mãe do BOT anda { $then ->
        [well] até o poço.
        [wash] até o poço e já lavou a roupa.
       *[other] { $to ->
            [0] até em casa
           *[other] até o dia { $to }
        }.
    }{ $then ->
        [paid] {" "}Uma moeda pagou o último dia: ela está no poço.
        [paid-wash] {" "}Ela lavou a roupa no poço.
       *[none] {""}
    }{ $place ->
        [0] { hyena-race.theirs }
       *[other] {""}
    }{ hyena-place.theirs }{ hyena-loose.theirs }
hyena-points = { $score }: guardado, { $points } ao todo
    .button = { $score }: guardar
    .said = { $score }: guardado até ela deixar o poço. Pontos guardados: { $points }.
    .aloud = lançamento { $score }: guardado para a volta, { $points } ao todo
    .theirs = { $score }: guardado. A mãe do BOT espera no poço.
hyena-run = { $score }: 🐾 { hyena-from }→{ hyena-to }{ $then ->
        [well] , com sede
        [drink] , bebe por 10
        [home] , em casa
       *[none] {""}
    }{ hyena-meal }
    .button = { $score }: 🐾 { hyena-from } → { hyena-to }
    .said = { $score }: a hiena, { hyena-from } → { hyena-to }.{ $then ->
        [well] {" "}Ela para no poço e tem sede: dez moedas.
        [drink] {" "}As dez moedas estão pagas: ela bebeu e agora caça!
        [home] {" "}Ela está em casa.
       *[none] {""}
    }{ hyena-meal.said }
    .aloud = lançamento { $score }: 🐾 { hyena-from }→{ hyena-to }{ $then ->
        [well] , com sede
        [drink] , bebe por 10
        [home] , em casa
       *[none] {""}
    }{ hyena-meal }
    .tale = { $score }: a sua hiena corre { $then ->
        [well] até o poço. Está com sede.
        [drink] até o poço, bebeu e agora caça!
       *[none] { $to ->
            [0] até em casa
           *[other] até o dia { $to }
        }.
    }{ hyena-meal.tale }
    .theirs = { $score }: a hiena do BOT corre { $then ->
        [well] até o poço. Está com sede.
        [drink] até o poço, bebeu e agora caça!
       *[none] { $to ->
            [0] até em casa
           *[other] até o dia { $to }
        }.
    }{ hyena-meal.theirs }
hyena-lost = { $score }: { $why ->
        [village] ainda sem moeda
        [beyond] longe demais, dias até o poço: { $count }
        [leaving] perdido
       *[thirst] perdido, com sede
    }
    .button = { $score }: perdido
    .said = { $score }: { $why ->
        [village] sem moeda. Sua mãe ainda espera na aldeia.
        [beyond] longe demais. Ela tem que chegar ao poço com o número exato. Dias que faltam: { $count }.
        [leaving] sem moeda. A hiena ainda não pode sair: moedas { $tabas } de { $count }.
       *[thirst] sem moeda. A hiena ainda não bebeu: moedas { $tabas } de { $count }.
    }
    .aloud = lançamento { $score }: { $why ->
        [village] ainda sem moeda
        [beyond] longe demais, dias até o poço: { $count }
        [leaving] perdido, moedas { $tabas } de { $count }
       *[thirst] perdido, com sede, moedas { $tabas } de { $count }
    }
    .theirs = { $score }: { $why ->
        [village] sem moeda. A mãe do BOT ainda espera na aldeia.
        [beyond] longe demais. A mãe do BOT fica onde está.
        [leaving] a hiena do BOT ainda não sai: moedas { $tabas } de { $count }.
       *[thirst] a hiena do BOT ainda tem sede: moedas { $tabas } de { $count }.
    }
hyena-pay = paga { $days } e chega ao poço{ $then ->
        [wash] , lava a roupa e volta
       *[well] {""}
    }
    .button = 💧 Pagar { $days }
    .said = Moedas pagas: { $days }. { $then ->
        [wash] Ela está no poço, lavou a roupa e volta.
       *[well] Ela está no poço.
    } Moedas que restam: { $tabas }.
    .theirs = O BOT pagou { $days }: a mãe dele { $then ->
        [wash] lavou a roupa no poço.
       *[well] está no poço.
    }
hyena-keep = guarda as moedas
    .button = ✋ Guardar as { $tabas }
    .said = Moedas guardadas: { $tabas }. Dias que faltam para o poço: { $days }.
    .theirs = O BOT guardou as moedas.
hyena-ate = { $count ->
        [1] a hiena devorou a mãe de { $eaten }.
       *[other] a hiena devorou as mães de { $eaten }.
    }
hyena-led = { $where ->
        [first] em casa primeiro, e vence
        [waits] { $throws } lançamentos sem moeda
        [village] já pode sair
        [stays] fica no dia { $to }
        [coins] fica no dia { $to }
        [well] no poço
        [paid] lavou a roupa e volta
        [washed] lavou e já volta, dia { $to }
        [washed-home] lavou a roupa, já em casa
        [home] em casa
       *[out] { $from ->
            [0] aldeia
            [well] poço
           *[other] dia { $from }
        } → { $to }
    }{ $where ->
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
        [home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] , +1 moeda
           *[other] , +{ $gained } moedas
        }
    }
hyena-sum = { $race ->
        [leads] { $where ->
            [well] { hyena-ahead }
            [paid] { hyena-ahead }
            [out] { hyena-led }, na frente!
            [back] { hyena-led }, na frente!
           *[other] { hyena-led }
        }
       *[other] { hyena-led }
    }
    .said = { $where ->
        [first] Você venceu a corrida: sua mãe chegou primeiro em casa! Agora você lança pela sua hiena.
        [waits] { $throws } lançamentos sem moeda: sua mãe ainda espera na aldeia, e passa a vez.
        [village] Sua mãe pode sair com o próximo lançamento.
        [coins] Mais { $gained } moedas: agora você tem { $tabas }.
        [stays] Sua mãe fica no dia { $to }.
        [well] Sua mãe está no poço.{ $points ->
            [0] {""}
           *[other] {" "}Guardado para a volta: { $points }.
        }
        [paid] Sua mãe lavou a roupa e começa a voltar.
        [washed] Sua mãe lavou a roupa no poço por 4 moedas e já volta, no dia { $to }. Moedas que restam: { $tabas }.
        [washed-home] Sua mãe lavou a roupa no poço por 4 moedas e já está em casa.
        [home] Sua mãe está em casa.
       *[out] Sua mãe anda { $from ->
            [0] da aldeia
            [well] do poço
           *[other] do dia { $from }
        } até o dia { $to }.
    }{ hyena-race }{ $where ->
        [coins] {""}
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}Mais 1 moeda, agora { $tabas }.
           *[other] {" "}Mais { $gained } moedas, agora { $tabas }.
        }
    }
    .theirs = { $where ->
        [first] A mãe do BOT chegou primeiro em casa: ele venceu a corrida!
        [waits] { $throws } lançamentos sem moeda: a mãe do BOT ainda espera na aldeia.
        [village] A mãe do BOT pode sair.
        [coins] A mãe do BOT fica no dia { $to }.
        [stays] A mãe do BOT fica no dia { $to }.
        [well] A mãe do BOT está no poço.
        [paid] A mãe do BOT lavou a roupa e começa a voltar.
        [washed] A mãe do BOT lavou a roupa e já volta, no dia { $to }.
        [washed-home] A mãe do BOT lavou a roupa e está em casa.
        [home] A mãe do BOT está em casa.
       *[out] A mãe do BOT anda { $from ->
            [0] da aldeia
            [well] do poço
           *[other] do dia { $from }
        } até o dia { $to }.
    }{ hyena-race.theirs }{ $where ->
        [paid] {""}
        [washed] {""}
        [washed-home] {""}
       *[other] { $gained ->
            [0] {""}
            [1] {" "}Mais 1 moeda, agora { $tabas }.
           *[other] {" "}Mais { $gained } moedas, agora { $tabas }.
        }
    }
    .brief = { $race ->
        [passes] { $where ->
            [well] O BOT é o primeiro no poço!
            [paid] O BOT é o primeiro a lavar!
           *[other] O BOT ultrapassou você: dia { $to }
        }
        [leads] { $where ->
            [well] O BOT é o primeiro no poço!
            [paid] O BOT é o primeiro a lavar!
           *[other] O BOT está na frente: dia { $to }
        }
        [both] As duas mães estão no poço!
       *[none] { $where ->
            [first] A mãe do BOT chegou primeiro!
            [waits] A mãe do BOT espera uma moeda.
            [village] A mãe do BOT já pode sair.
            [stays] A mãe do BOT fica no dia { $to }.
            [coins] A mãe do BOT fica no dia { $to }.
            [well] A mãe do BOT está no poço.
            [paid] A mãe do BOT lavou a roupa.
            [washed] A mãe do BOT: lavou, dia { $to }
            [washed-home] A mãe do BOT está em casa.
            [home] A mãe do BOT está em casa.
           *[out] A mãe do BOT: { $from ->
                [0] aldeia
                [well] poço
               *[other] dia { $from }
            } → { $to }
        }
    }
    .stop = { $race ->
        [passes] { hyena-ahead }
        [leads] { hyena-ahead }
        [both] no poço também!
       *[none] { $where ->
            [first] em casa primeiro!
            [waits] sem moeda
            [village] pode sair
            [stays] dia { $to }
            [coins] moedas +{ $gained }
            [well] { $from ->
                [well] { $points ->
                    [0] { $gained ->
                        [0] no poço
                       *[other] moedas +{ $gained }
                    }
                   *[other] guardou { $points }{ $gained ->
                        [0] {""}
                       *[other] , moedas +{ $gained }
                    }
                }
               *[other] no poço
            }
            [paid] lavou a roupa
            [washed] poço → { $to }
            [washed-home] em casa
            [home] em casa
           *[out] { $from ->
                [0] aldeia
                [well] poço
               *[other] dia { $from }
            } → { $to }
        }
    }
hyena-hunted = { $where ->
        [waits] A sua hiena ainda espera na aldeia. Moedas para ela sair: { $tabas } de { $need }.
        [village] A sua hiena pode sair da aldeia com o próximo lançamento.
        [well] A sua hiena está no poço, com sede. Moedas para ela beber: { $tabas } de { $need }.
        [paid] A sua hiena bebeu. Agora ela caça!
        [home] A sua hiena está em casa.
       *[out] A sua hiena corre { $from ->
            [0] da aldeia
            [well] do poço
           *[other] do dia { $from }
        } até o dia { $to }.
    }
    .theirs = { $where ->
        [waits] A hiena do BOT ainda espera na aldeia. Moedas para ela sair: { $tabas } de { $need }.
        [village] A hiena do BOT já pode sair.
        [well] A hiena do BOT está no poço, com sede. Moedas para ela beber: { $tabas } de { $need }.
        [paid] A hiena do BOT bebeu. Agora ela caça!
        [home] A hiena do BOT está em casa.
       *[out] A hiena do BOT corre { $from ->
            [0] da aldeia
            [well] do poço
           *[other] do dia { $from }
        } até o dia { $to }.
    }
hyena-chase = { $where ->
        [waits] a hiena espera: { $tabas } de { $need }
        [village] a hiena pode sair
        [well] hiena com sede: { $tabas } de { $need }
        [paid] a hiena bebeu
        [home] a hiena está em casa
       *[out] a hiena está no dia { $to }
    }{ hyena-meal }
    .said = { hyena-hunted }{ hyena-meal.said }
    .tale = { hyena-hunted }{ hyena-meal.tale }
    .theirs = { hyena-hunted.theirs }{ hyena-meal.theirs }
    .brief = { $where ->
        [waits] A hiena do BOT espera moedas.
        [village] A hiena do BOT já pode sair.
        [well] A hiena do BOT está com sede.
        [paid] A hiena do BOT bebeu!
        [home] A hiena do BOT está em casa.
       *[out] A hiena do BOT: { $from ->
            [0] aldeia
            [well] poço
           *[other] dia { $from }
        } → { $to }
    }
    .stop = { $where ->
        [waits] a hiena espera
        [village] a hiena pode sair
        [well] a hiena tem sede
        [paid] a hiena bebeu
        [home] a hiena está em casa
       *[out] hiena { $from ->
            [0] aldeia
            [well] poço
           *[other] { $from }
        } → { $to }
    }{ $count ->
        [0] {""}
       *[other] {" "}💀 { $eaten }
    }
hyena-order-keep = 🔁 As moedas ficam guardadas sem perguntar, até darem também para lavar.
    .button = 🔁 Juntar para lavar
    .said = A partir de agora elas ficam guardadas depois de cada lançamento, até darem também para lavar, ou até você dizer o contrário.
hyena-order-keep-off = volta a decidir sobre as moedas
    .button = ☝️ Voltar a escolher
    .said = A partir de agora você escolhe de novo.
hyena-order-rest = 🏁 Os lançamentos que faltam vêm sozinhos.
    .button = 🏁 Ver o resultado
    .said = A partir de agora seus lançamentos vêm sozinhos, até o fim da partida.
hyena-order-rest-off = volta a lançar
    .button = ☝️ Voltar a lançar
    .said = A partir de agora você lança de novo.
hyena-mother = { $where ->
        [waits] aldeia
        [village] pode sair
        [out] ida, dia { $day }
        [well] poço
        [paid] poço, roupa lavada
        [back] volta, dia { $day }
        [home] casa
        [late] não chegou a tempo
       *[eaten] 💀 devorada
    } · moedas{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}de{"\u00A0"}{ $need }
    }{ $points ->
        [0] {""}
       *[other] {" "}· guardados{"\u00A0"}{ $points }
    }{ $place ->
        [0] {""}
       *[other] {" "}· { $place }º lugar
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
        [waits] aldeia
        [village] pode sair
        [out] ida, dia { $day }
        [well] com sede
        [paid] poço, já bebeu
        [back] caça, dia { $day }
       *[home] primeira em casa
    } · moedas{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}de{"\u00A0"}{ $need }
    }
    .short = 🥇

## What else is to be known before acting

hyena-first-taba = { hyena-own } 1 ficha branca é moeda: ela sai.
hyena-way = 🎯 { $days } dias até o poço{ $race ->
        [ahead] , { $gap } à frente da outra
        [behind] , { $gap } atrás da outra
        [near] . Corra: a outra está a { $gap } de casa!
       *[other] {""}
    }{ $race ->
        [near] {""}
       *[other] . { $enough ->
            [0] Para lavar roupa: { $tabas } de { $need } moedas.
           *[1] Já há moedas para lavar.
        }
    }
hyena-back = 🏠 { $days ->
        [1] Falta 1 dia
       *[other] Faltam { $days } dias
    } até a aldeia{ $race ->
        [ahead] , { $gap } à frente da outra
        [behind] , { $gap } atrás da outra
       *[other] {""}
    }. { $scores ->
        [none] Moedas: para a hiena.
       *[other] Com { $scores }, ela chega!
    }
hyena-near = 🎯 Dias exatos até o poço: { $days }{ $enough ->
        [1] . Depois de lançar, a escolha: pagar ou não.
       *[0] , ou o mesmo em moedas. Moedas: { $tabas }.
    }
hyena-washing = 🫧 { $tabas ->
        [3] Mais 1 moeda, e ela lava!
       *[other] Para lavar roupa: { $tabas } de { $need } moedas.
    } { $points ->
        [0] Moeda é uma só ficha branca.
       *[other] 🏺 Guardado para a volta: { $points }.
    }
hyena-leaving = { $tabas ->
        [1] 🐾 Mais 1 moeda, e ela sai!
       *[other] 🐾 Para sair: { $tabas } de { $need } moedas.
    }
hyena-thirst = { $tabas ->
        [9] 🐾 Mais 1 moeda, e ela caça!
       *[other] 🐾 Para beber: { $tabas } de { $need } moedas.
    }
hyena-hunts = 🐾 { $back ->
        [0] Para beber: { $days ->
            [1] 1 dia
           *[other] { $days } dias
        }{ $enough ->
            [0] , { $tabas } de { $need } moedas.
           *[1] . Depois, caça!
        }
       *[1] { $apart ->
            [-1] Não há mãe na frente da hiena.
           *[other] { $soon ->
                [100] A presa está a { hyena-apart }: agora a hiena a pega!
               *[other] A presa está a { hyena-apart } (e a { $left } de casa). Chance de pegá-la agora: { $soon }%.
            }
        }
    }
hyena-apart = { $apart ->
        [1] 1 dia
       *[other] { $apart } dias
    }
hyena-flee = { $apart ->
        [-1] 🐾 A hiena passou: ela está a salvo.
        [0] { $days ->
            [1] 🏠 Casa: 1 dia.
           *[other] 🏠 Casa: { $days } dias.
        } { $enough ->
            [0] 🐾 Hiena: { $tabas } de { $need } moedas.
           *[1] 🐾 Caça logo!
        }
       *[other] { $soon ->
            [none] 🐾 A hiena está a { hyena-apart }! Até em casa: { $days } dias.
            [100] 🐾 A hiena está { hyena-apart } atrás, mas agora a mãe chega!
           *[other] 🐾 A hiena está { hyena-apart } atrás! Chegar agora: { $soon }%; ser pega depois: { $danger }%.
        }
    }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-won = 🥇 { $name } venceu a corrida: a primeira mãe está em casa! Agora sai a hiena. Ela caça as outras depois de beber no poço por 10 moedas.
hyena-eaten = 💀 { $name }: a hiena devorou a mãe.
hyena-mock-1 = 💀 Ai de { $name }! A mãe foi lavar a roupa, e a hiena só trouxe de volta a trouxa de roupa.
hyena-mock-2 = 💀 Ô { $name }, quem deixa a mãe andar sozinha na hora da hiena? A aldeia inteira está rindo.
hyena-mock-3 = 💀 A hiena agradece a janta a { $name }. Diz que estava um pouco dura, mas gostosa de roer.
hyena-mock-4 = 💀 { $name }, hoje não espere pela janta: já foi servida, e junto foi a cozinheira.
hyena-mock-5 = 💀 { $name }: sua mãe procurou o caminho e achou a hiena. As crianças já fizeram uma musiquinha!
hyena-mock-6 = 💀 Nem uma moeda para uma mãe mais rápida, { $name }? Até os sapos do poço coaxam de tanto rir.

## How games end

hyena-eaten-in-all = { $players ->
        [2] {""}
       *[other] {" "}Mães devoradas: { $gone }.
    }
over-hyena-home = { $outcome ->
        [won] Sua mãe e sua hiena estão em casa.
       *[none] { $winner }: a mãe e a hiena estão em casa.
    }{ $gone ->
        [0] {" "}Nenhuma mãe foi devorada.
       *[other] { hyena-eaten-in-all }
    }
over-all-home-or-eaten = { $outcome ->
        [won] Sua mãe chegou primeiro.
        [lost] 🏆 { $winner }: a mãe chegou primeiro.
       *[none] { $winner }: a mãe chegou primeiro.
    }{ $gone ->
        [0] { $players ->
            [2] { $outcome ->
                [lost] {" "}🥈{"\u00A0"}Você chegou antes da hiena.
               *[other] {" "}🥈{"\u00A0"}A outra chegou antes da hiena.
            }
           *[other] {" "}As outras chegaram antes da hiena.
        }
       *[other] { hyena-eaten-in-all }
    }

## What a beginner asks (games/hyena/explain.py): the goal, then what paying or keeping would bring.
## The first is a part of others.

hyena-with = { $scores ->
        [taba] Com uma moeda
        [taba-2] Com uma moeda ou 2
        [taba-3] Com uma moeda ou 3
        [taba-6] Com uma moeda ou 6
        [taba-2-3] Com uma moeda, 2 ou 3
        [taba-2-6] Com uma moeda, 2 ou 6
        [taba-3-6] Com uma moeda, 3 ou 6
        [taba-2-3-6] Com qualquer lançamento
       *[other] Com { $scores }
    }
hyena-goal = levar a mãe ao poço, lavar (4 moedas) e voltar primeiro. Aí a sua hiena caça as outras.
    .short = Lave no poço e volte primeiro.
began-hyena = { $mark } Por sorteio, { $name } já lançou primeiro; a linha dele diz o que ele tirou.
hyena-goal-flee = A corrida já tem vencedora. Agora valem os lugares: leve sua mãe para casa antes que a hiena a devore.
    .short = Volte antes que a hiena a devore.
hyena-goal-hunt = Você venceu. Agora sua hiena vai beber e, na volta, devora todas as mães que alcançar: elas ficam por último.
    .short = Agora a sua hiena caça as outras.
hyena-does-pay = Ela vai já ao poço. Moedas que restam: { $tabas }; lavar custa { $need }.{ $last ->
        [0] {""}
       *[other] {" "}E passa a vez.
    }
    .brief = no poço, { $tabas } de { $need } moedas
hyena-does-pay-wash = Ela vai já ao poço, lava e volta. Moedas que restam: { $tabas }.{ $last ->
        [0] {""}
       *[other] {" "}E passa a vez.
    }
    .brief = ela já lava, restam { $tabas }
hyena-does-keep = { $scores ->
        [none] Leva dois lançamentos ou mais, mas poupa moedas.
       *[other] Um { $scores } também a leva lá ({ $num } em { $den }), { $wash ->
            [1] { $coin ->
                [0] e ela já lava!
               *[1] se faltar um dia, uma moeda paga, e ela já lava!
            }
           *[0] { $coin ->
                [0] sem gastar moedas.
               *[1] pagando até 1 moeda.
            }
        }
    }{ $last ->
        [0] {""}
       *[other] {" "}E passa a vez.
    }
    .brief = { $scores ->
        [none] dois lançamentos ou mais, sem gastar
       *[other] chega com { $scores }{ $coin ->
            [0] {""}
           *[1] {" "}(até 1 moeda)
        }
    }

## Why something does not happen

hyena-no-part = Os { $days } dias que faltam são pagos todos de uma vez, ou nenhum.
hyena-no-leave = A mãe não sai da aldeia antes da primeira moeda.
hyena-no-pay = As moedas não dão para pagar os dias que faltam: { $tabas } de { $days }.
hyena-no-pay-yet = Você só pode pagar depois do próximo lançamento.
hyena-no-washing = Ela ainda não pode deixar o poço. Para lavar roupa: { $tabas } de { $need } moedas.
hyena-no-hunt = A hiena ainda não pode sair da aldeia. Moedas para isso: { $tabas } de { $need }.
hyena-no-thirst = A hiena não segue sem beber. Moedas para isso: { $tabas } de { $need }.

## What a throw may bring, and how likely it is

hyena-odds-first = { hyena-with }: primeira em casa, vitória (próximo lançamento: { $num } em { $den }).
hyena-odds-home = { hyena-with }: em casa, sã e salva (próximo lançamento: { $num } em { $den }).
hyena-odds-eat = { hyena-with }: a hiena devora (próximo lançamento: { $num } em { $den }).
hyena-odds-over = { hyena-with }: a hiena chega em casa (próximo lançamento: { $num } em { $den }).
hyena-odds-free = { hyena-with }: a mãe pode sair (próximo lançamento: { $num } em { $den }).
hyena-odds-well = { hyena-with }: chega ao poço (próximo lançamento: { $num } em { $den }).
hyena-odds-wash = { hyena-with }: roupa lavada e caminho de volta (próximo lançamento: { $num } em { $den }).
hyena-odds-leaves = { hyena-with }: a hiena pode sair (próximo lançamento: { $num } em { $den }).
hyena-odds-thirst = { hyena-with }: a hiena chega ao poço (próximo lançamento: { $num } em { $den }).
hyena-odds-drink = { hyena-with }: a hiena bebe e começa a caçar (próximo lançamento: { $num } em { $den }).
hyena-odds-pay = { hyena-with }: aí você já pode pagar{ $scores ->
        [taba-2-3-6] .
       *[other] {" "}(próximo lançamento: { $num } em { $den }).
    }
hyena-odds-coin = { hyena-with }: mais uma para você (próximo lançamento: { $num } em { $den }).
hyena-odds-kept = { hyena-with }: guardado para a volta (próximo lançamento: { $num } em { $den }).
hyena-odds-lost = { hyena-with }: perdido (próximo lançamento: { $num } em { $den }).
hyena-odds-turn = { $also ->
        [0] { hyena-with }: passa a vez (próximo lançamento: { $num } em { $den }).
       *[other] Um 2 também passa a vez.
    }

## Lessons: what happens for the first time (games/hyena/lessons.py)

hyena-lesson-chips = Fichas brancas: 1 é moeda; 2 ou 3, tantos dias; nenhuma, 6 dias.
hyena-lesson-taba = Uma moeda não move ninguém. Junte moedas: lavar no poço custa { $count }.
hyena-lesson-price = Perto do poço, uma escolha: pagar 1 moeda por dia ou guardar.
hyena-lesson-again = Só o 2 passa a vez. Perto do poço você terá uma escolha.
hyena-lesson-turn = O 2 ainda é usado, e depois lança o próximo jogador.
hyena-lesson-waiting = Sem moeda a mãe não sai: outros lançamentos se perdem.
hyena-lesson-free = Com a primeira moeda ela sai: no próximo lançamento já anda.
hyena-lesson-walk = Cada casa é um dia. A mãe anda 2, 3 ou 6. São { $days } dias até o poço.
hyena-lesson-exact = O poço exige o número exato: um lançamento maior se perde.
hyena-lesson-pay = Uma moeda por dia que falta, e ela já está no poço.
hyena-lesson-keep = As moedas guardadas não se perdem: lavar no poço custa { $count }.
hyena-lesson-last-day = A um dia do poço só moedas servem: paga-se { $count }.
hyena-lesson-well = No poço 🌊 a mãe lava por { $count } moedas. Depois volta para casa.
hyena-lesson-kept = No poço os lançamentos vão ao jarro 🏺: ao partir, ela anda todos.
hyena-lesson-wash = Com { $count } moedas ela lava a roupa e volta com tudo o que guardou.
hyena-lesson-back = A volta é igual; na aldeia não é preciso o número exato.
hyena-lesson-first = A primeira mãe em casa vence. Quem venceu lança agora pela hiena, e quem ela devorar fica por último.
hyena-lesson-home = Quem está em casa está a salvo e não lança mais.
hyena-lesson-leaving = A hiena sai por { $count } moedas; até lá, os lançamentos se perdem.
hyena-lesson-loose = A hiena está solta. Até beber no poço, não faz mal a ninguém.
hyena-lesson-past = A hiena passou por uma mãe: até beber no poço, não faz mal a ninguém.
hyena-lesson-double = A hiena anda o dobro do número: 4, 6 e 12.
hyena-lesson-stops = A hiena para no poço e bebe por { $count } moedas antes de voltar.
hyena-lesson-thirst = No poço a hiena bebe por { $count } moedas; o resto se perde.
hyena-lesson-drink = A hiena bebeu por { $count } moedas: na volta devora todas as mães que alcança ou ultrapassa.
hyena-lesson-eat = Quem tem a mãe devorada está fora do jogo, e os outros zombam.
hyena-lesson-safe = No poço e na aldeia as mães estão a salvo da hiena.
hyena-lesson-over = O jogo acaba quando a hiena chega em casa, ou quando as outras mães estão em casa ou devoradas.

## Why the BOT played so, behind its action in the log

hyena-why-wash = sobra o bastante para lavar
hyena-why-pay = ela já chega ao poço, onde nada se perde
hyena-why-now = ela já chega ao poço
hyena-why-keep = se pagar, tem só { $tabas } das { $need } moedas para lavar

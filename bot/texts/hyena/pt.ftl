### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = Hiena
game-hyena-line = De duas a seis pessoas. Uma corrida ruidosa do Sudão: as mães vão ao poço e voltam, e a primeira em casa solta a hiena sobre as outras.
side-player1 = ▲ 1
side-player2 = ★ 2
side-player3 = ◎ 3
side-player4 = ☥ 4
side-player5 = ☾ 5
side-player6 = ≋ 6
player-player1 = Lugar 1 ▲
player-player2 = Lugar 2 ★
player-player3 = Lugar 3 ◎
player-player4 = Lugar 4 ☥
player-player5 = Lugar 5 ☾
player-player6 = Lugar 6 ≋
mark-player1 = 🔴
mark-player2 = 🔵
mark-player3 = 🟡
mark-player4 = 🟢
mark-player5 = ⚪️
mark-player6 = 🟣

## Hyena's words, as Seega's. What came of a throw is one message. The first three are parts.

hyena-place = { $place ->
        [0] {""}
        [1] , a primeira em casa: solta a hiena
       *[other] , em casa: { $place }.º lugar
    }
    .said = { $place ->
        [0] {""}
        [1] {" "}É a primeira em casa: ganhou, e a hiena é sua!
       *[other] {" "}Está em casa, sã e salva: { $place }.º lugar.
    }
hyena-loose = { $hyena ->
        [waits] , que espera 2 tabas
        [leaves] , que sai por 2 tabas
       *[none] {""}
    }
    .said = { $hyena ->
        [waits] {" "}A hiena sai da aldeia por 2 tabas.
        [leaves] {" "}Pagas 2 tabas, sai com o próximo lançamento.
       *[none] {""}
    }
hyena-meal = { $count ->
        [0] {""}
       *[other] {" "}💀 come { $eaten }
    }
    .said = { $count ->
        [0] {""}
        [1] {" "}💀 A hiena comeu a mãe do lugar { $eaten }.
       *[other] {" "}💀 A hiena comeu as mães dos lugares { $eaten }.
    }
hyena-taba = taba ({ $tabas }){ $then ->
        [free] , a mãe pode sair
        [well] , pago o último dia: no poço
        [wash] , roupa lavada, de volta{ $points ->
            [0] {""}
           *[other] : logo { $points }, até { $to }
        }
        [leaves] , a hiena pode sair
        [drink] , a hiena bebeu
       *[none] {""}
    }{ hyena-place }
    .button = taba ({ $tabas })
    .said = Uma taba. Na sua conta: { $tabas }.{ $then ->
        [free] {" "}A mãe pode sair com o próximo lançamento.
        [well] {" "}O último dia está pago: ela chegou ao poço.
        [wash] {" "}Pagas quatro no poço, ela volta{ $points ->
            [0] .
           *[other] {" "}logo com os { $points } guardados, até { $to }.
        }
        [leaves] {" "}Pagas duas, a hiena sai com o próximo lançamento.
        [drink] {" "}Pagas dez, a hiena bebeu e agora caça!
       *[none] {""}
    }{ hyena-place.said }
hyena-move = { $score }: { $from }→{ $to }{ $then ->
        [well] , o poço
        [wash] , o poço, roupa lavada
        [paid] , paga 1, o poço
        [paid-wash] , paga 1, o poço, roupa lavada
       *[none] {""}
    }{ hyena-place }{ hyena-loose }
    .button = { $score }: { $from } → { $to }
    .said = { $score }: { $from } → { $to }.{ $then ->
        [well] {" "}Está no poço: quatro tabas para lavar e para o caminho de volta.
        [wash] {" "}Está no poço, quatro tabas pagas: toca a voltar.
        [paid] {" "}Uma taba pagou o último dia: está no poço.
        [paid-wash] {" "}O último dia e a lavagem estão pagos: toca a voltar.
       *[none] {""}
    }{ hyena-place.said }{ hyena-loose.said }
hyena-points = { $score }: guardado, ao todo { $points }
    .button = { $score }: guardado
    .said = { $score }: guardado até ela deixar o poço. Pontos guardados: { $points }.
hyena-run = { $score }: 🐾 { $from }→{ $to }{ $then ->
        [well] , com sede no poço
        [drink] , bebe por 10
        [home] , em casa
       *[none] {""}
    }{ hyena-meal }
    .button = { $score }: 🐾 { $from } → { $to }
    .said = { $score }: a hiena, { $from } → { $to }.{ $then ->
        [well] {" "}Para no poço e tem sede: dez tabas.
        [drink] {" "}Pagas dez tabas, bebeu e agora caça!
        [home] {" "}Está em casa.
       *[none] {""}
    }{ hyena-meal.said }
hyena-lost = { $score }: perdido, { $why ->
        [village] ainda sem taba
        [beyond] dias até ao poço: { $count }
        [leaving] tabas que faltam à hiena: { $count }
       *[thirst] a hiena tem sede, tabas em falta: { $count }
    }
    .button = { $score }: perdido
    .said = { $score }: perdido. { $why ->
        [village] A mãe só sai da aldeia depois de uma taba.
        [beyond] Tem de chegar ao poço com o número exato. Dias que faltam: { $count }.
        [leaving] A hiena ainda não pode sair. Tabas que faltam: { $count }.
       *[thirst] A hiena ainda não bebeu. Tabas que faltam: { $count }.
    }
hyena-pay = paga { $days }: o poço{ $then ->
        [wash] , roupa lavada
       *[well] {""}
    }
    .button = 💧 Pagar { $days }: ao poço
    .said = Tabas pagas: { $days }. { $then ->
        [wash] Está no poço, lavou a roupa e volta.
       *[well] Está no poço.
    } Tabas que restam: { $tabas }.
hyena-keep = guarda as tabas
    .button = ✋ Guardar as tabas ({ $tabas })
    .said = Tabas guardadas: { $tabas }. Dias até ao poço: { $days }.
hyena-mother = { $where ->
        [waits] espera uma taba
        [village] na aldeia, pode sair
        [out] na ida, dia { $day }
        [well] no poço
        [paid] no poço, roupa lavada
        [back] na volta, dia { $day }
        [home] em casa
       *[eaten] 💀 comida
    } · tabas{"\u00A0"}{ $tabas }{ $points ->
        [0] {""}
       *[other] {" "}· guardados{"\u00A0"}{ $points }
    }{ $place ->
        [0] {""}
       *[other] {" "}· { $place }.º{"\u00A0"}lugar
    }
    .short = { $where ->
        [well] 💧
        [paid] 💧
        [back] ↩{ $day }
        [home] 🏠
        [eaten] 💀
       *[out] { $day }
    }
hyena-hunter = em casa · a hiena: { $where ->
        [waits] na aldeia, espera as tabas
        [village] na aldeia, pode sair
        [out] na ida, dia { $day }
        [well] com sede no poço
        [paid] no poço, já bebeu
        [back] 🐾 à caça, dia { $day }
       *[home] em casa
    } · tabas{"\u00A0"}{ $tabas }
    .short = 🏠

## What else is to be known before acting

hyena-first-taba = 🏠 A mãe só sai da aldeia depois de sair uma taba.
hyena-near = 🎯 Dias até ao poço: { $days }. Um lançamento que passe além perde-se; havendo outras tantas tabas (agora { $tabas }), podem pagar-se os dias.
hyena-may-pay = 💧 Dias até ao poço: { $days }, tabas: { $tabas }. Pagar uma taba por dia e chegar já, ou guardá-las?{ $last ->
        [1] {" "}Depois acaba a vez.
       *[0] {""}
    }
hyena-washing = 🫧 No poço. Tabas que faltam para lavar e voltar: { $count }. Pontos guardados até lá: { $points }
hyena-leaving = 🐾 Tabas que faltam para a hiena sair: { $count }
hyena-thirst = 🐾 A hiena tem sede. Tabas que faltam para a água: { $count }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-eaten = 💀 A hiena comeu a mãe de { $name }.
hyena-mock-1 = 💀 Ai de { $name }! A mãe foi lavar a roupa, e a hiena só trouxe de volta a trouxa.
hyena-mock-2 = 💀 Então, { $name }, quem deixa a mãe andar sozinha à hora da hiena? A aldeia inteira ri às gargalhadas.
hyena-mock-3 = 💀 A hiena agradece a ceia a { $name }. Diz que estava um pouco rija, mas muito bem lavadinha.
hyena-mock-4 = 💀 { $name }, hoje escusa de esperar pela ceia: já foi servida, e com a cozinheira.
hyena-mock-5 = 💀 Todas as mães deram com o caminho de casa; a de { $name } deu com a hiena. As crianças já fizeram uma cantiga!
hyena-mock-6 = 💀 Tantas tabas, { $name }, e nem uma para umas pernas mais ligeiras! Até as rãs do poço coaxam de riso.

## How games end

over-hyena-home = 🏆 { $mark } <b>{ $name }</b> vence: a primeira mãe em casa, e agora também a hiena.
over-all-home-or-eaten = 🏆 { $mark } <b>{ $name }</b> vence: a primeira mãe em casa, e todas as outras em casa ou comidas.

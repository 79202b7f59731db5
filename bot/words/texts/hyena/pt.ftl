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
        [1] {" "}💀 come a mãe { $eaten }
       *[other] {" "}💀 come as mães { $eaten }
    }
    .said = { $count ->
        [0] {""}
        [1] {" "}💀 A hiena comeu a mãe do lugar { $eaten }.
       *[other] {" "}💀 A hiena comeu as mães dos lugares { $eaten }.
    }
hyena-taba = taba{ $then ->
        [free] , a mãe pode sair
        [well] : pago o último dia, o poço
        [wash] : pagas quatro, de volta{ $points ->
            [0] {""}
           *[other] {" "}{ $points }, até { $to }
        }
        [leaves] : pagas duas, a hiena pode sair
        [drink] : pagas dez, a hiena bebeu
       *[none] {""}
    }{ hyena-place }
    .button = taba
    .said = { $then ->
        [free] Uma taba. Na sua conta: { $tabas }. A mãe pode sair com o próximo lançamento.
        [well] Uma taba: paga o último dia, e ela chegou ao poço.
        [wash] Uma taba: pagas quatro no poço, ela volta{ $points ->
            [0] .
           *[other] {" "}logo com os { $points } guardados, até { $to }.
        }
        [leaves] Uma taba: pagas duas, a hiena sai com o próximo lançamento.
        [drink] Uma taba: pagas dez, a hiena bebeu e agora caça!
       *[none] Uma taba. Na sua conta: { $tabas }.
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
hyena-points = { $score }: guardado ({ $points })
    .button = { $score }: guardado
    .said = { $score }: guardado até ela deixar o poço. Pontos guardados: { $points }.
hyena-run = { $score }: 🐾 { $from }→{ $to }{ $then ->
        [well] , com sede
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
        [leaving] tabas em falta: { $count }
       *[thirst] com sede, tabas em falta: { $count }
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
        [waits] espera taba
        [village] pode sair
        [out] ida, dia { $day }
        [well] poço
        [paid] poço, lavada
        [back] volta, dia { $day }
        [home] casa
       *[eaten] 💀 comida
    } · tabas{"\u00A0"}{ $tabas }{ $points ->
        [0] {""}
       *[other] {" "}· pontos{"\u00A0"}{ $points }
    }{ $place ->
        [0] {""}
       *[other] {" "}· { $place }.º
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
        [waits] espera 2 tabas
        [village] pode sair
        [out] ida, dia { $day }
        [well] poço, com sede
        [paid] poço, já bebeu
        [back] caça, dia { $day }
       *[home] em casa
    } · tabas{"\u00A0"}{ $tabas }
    .short = 🏠

## What else is to be known before acting

hyena-first-taba = 🏠 A mãe sai depois da primeira taba.
hyena-near = 🎯 Dias até ao poço: { $days }{ $enough ->
        [1] . As tabas chegam para pagar, depois do próximo lançamento.
       *[0] ; além dele, o lançamento perde-se. Ou outras tantas tabas (agora { $tabas }).
    }
hyena-may-pay = 💧 Dias até ao poço: { $days }, tabas: { $tabas }. Pagar ou guardá-las?{ $last ->
        [1] {" "}Depois acaba a vez.
       *[0] {""}
    }
hyena-washing = 🫧 Tabas que faltam para voltar: { $count }
hyena-leaving = 🐾 Tabas que faltam para a hiena sair: { $count }
hyena-thirst = 🐾 Tem sede. Tabas que faltam: { $count }

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

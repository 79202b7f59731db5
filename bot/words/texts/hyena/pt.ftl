### The words of the Hyena game: its sides, what is told of it. Arguments: games/hyena/words.py.

## The game and its sides

game-hyena = Hiena
game-hyena-line = De duas a seis pessoas. Uma corrida ruidosa do Sudão: as mães vão ao poço e voltam, e a primeira em casa solta a hiena sobre as outras.
way-novice-hyena = Paga ou guarda ao acaso.
way-modest-hyena = Gosta de ficar com tabas para a lavagem.
way-greedy-hyena = Paga assim que pode.
way-golden-hyena = Pesa os dias que poupa e as tabas que faltam para a lavagem.
way-djehuty-hyena = Conhece a probabilidade de chegar primeiro e paga de acordo.
bots-hyena = Aqui a sorte decide quase tudo. Eles só diferem em quando pagam.
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
           *[other] {" "}{ $points }, chega a { $to }
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
           *[other] {" "}já com os { $points } guardados e chega a { $to }.
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
        [wash] {" "}Está no poço, quatro tabas pagas: agora ela volta.
        [paid] {" "}Uma taba pagou o último dia: está no poço.
        [paid-wash] {" "}O último dia e a lavagem estão pagos: agora ela volta.
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
        [well] {" "}Fica no poço e tem sede: dez tabas.
        [drink] {" "}Pagas dez tabas, bebeu e agora caça!
        [home] {" "}Está em casa.
       *[none] {""}
    }{ hyena-meal.said }
hyena-lost = { $score }: perdido, { $why ->
        [village] ainda sem taba
        [beyond] dias que faltam para o poço: { $count }
        [leaving] tabas { $tabas } de { $count }
       *[thirst] com sede, tabas { $tabas } de { $count }
    }
    .button = { $score }: perdido
    .said = { $score }: perdido. { $why ->
        [village] A mãe só sai da aldeia depois de uma taba.
        [beyond] Tem de chegar ao poço com o número exato. Dias que faltam: { $count }.
        [leaving] A hiena ainda não pode sair: tabas { $tabas } de { $count }.
       *[thirst] A hiena ainda não bebeu: tabas { $tabas } de { $count }.
    }
hyena-pay = paga { $days }: o poço{ $then ->
        [wash] , roupa lavada
       *[well] {""}
    }
    .button = 💧 Pagar { $days }
    .said = Tabas pagas: { $days }. { $then ->
        [wash] Está no poço, lavou a roupa e volta.
       *[well] Está no poço.
    } Tabas que restam: { $tabas }.
hyena-keep = guarda as tabas
    .button = ✋ Guardar ({ $tabas })
    .said = Tabas guardadas: { $tabas }. Dias que faltam para o poço: { $days }.
hyena-came-first = venceu! A hiena está solta.
hyena-ate = { $count ->
        [1] a hiena comeu a mãe { $eaten }.
       *[other] a hiena comeu as mães { $eaten }.
    }
hyena-order-keep = 🔁 As tabas guardam-se depois de cada lançamento, sem perguntar.
    .button = 🔁 Guardar sempre
    .said = A partir de agora guardam-se depois de cada lançamento, sem perguntar.
hyena-order-keep-off = volta a decidir sobre as tabas
    .button = ☝️ Voltar a escolher
    .said = A partir de agora, a escolha é sua de novo.
hyena-mother = { $where ->
        [waits] aldeia
        [village] pode sair
        [out] ida, dia { $day }
        [well] poço
        [paid] poço, lavada
        [back] volta, dia { $day }
        [home] casa
        [late] não chegou a tempo
       *[eaten] 💀 comida
    } · tabas{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}de{"\u00A0"}{ $need }
    }{ $points ->
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
        [waits] aldeia
        [village] pode sair
        [out] ida, dia { $day }
        [well] com sede
        [paid] poço, já bebeu
        [back] caça, dia { $day }
       *[home] primeira em casa
    } · tabas{"\u00A0"}{ $tabas }{ $need ->
        [0] {""}
       *[other] {" "}de{"\u00A0"}{ $need }
    }
    .short = 🏠

## What else is to be known before acting

hyena-first-taba = 🏠 Com uma taba (uma lasca branca) a mãe sai.
hyena-near = 🎯 Dias que faltam para o poço: { $days }{ $enough ->
        [1] . As tabas chegam para pagar, depois do próximo lançamento.
       *[0] ; um lançamento maior perde-se. Ou paga-se uma taba por dia (tem { $tabas }).
    }
hyena-may-pay = 💧 Pagar { $days } das suas { $tabas } tabas pelos { $days } dias até ao poço?{ $last ->
        [1] {" "}Depois acaba a vez.
       *[0] {""}
    }
hyena-washing = 🫧 Para lavar e voltar: tabas { $tabas } de { $need }
hyena-leaving = 🏆 Primeira em casa: vitória sua. Para a hiena sair: tabas { $tabas } de { $need }
hyena-thirst = 🐾 A hiena tem sede: tabas { $tabas } de { $need }
hyena-hunts = 🐾 Já venceu. { $back ->
        [0] A sua hiena vai beber e depois caça as outras: as comidas ficam em último.
       *[1] Quem a sua hiena comer fica em último.
    }
hyena-flee = 🐾 Corrida ganha: { $players ->
        [2] falta voltar sã e salva.
       *[other] joga pelo seu lugar.
    }

## What the whole chat hears when a mother is eaten: the plain word, and the mockery, by turns

hyena-eaten = 💀 A hiena comeu a mãe de { $name }.
hyena-mock-1 = 💀 Ai de { $name }! A mãe foi lavar a roupa, e a hiena só trouxe de volta a trouxa de roupa.
hyena-mock-2 = 💀 Então, { $name }, quem deixa a mãe andar sozinha na hora da hiena? A aldeia inteira ri às gargalhadas.
hyena-mock-3 = 💀 A hiena agradece a ceia a { $name }. Diz que estava um pouco dura, mas muito bem lavadinha.
hyena-mock-4 = 💀 { $name }, hoje não espere pela ceia: já foi servida, e com a cozinheira.
hyena-mock-5 = 💀 Todas as mães acharam o caminho de casa; a de { $name } achou a hiena. As crianças já fizeram uma cantiga!
hyena-mock-6 = 💀 Tantas tabas, { $name }, e nem uma para uma mãe mais rápida! Até as rãs do poço coaxam de riso.

## How games end

over-hyena-home = A primeira mãe em casa, e agora também a hiena.
over-all-home-or-eaten = A primeira mãe chegou em casa. Não há mais ninguém a caminho.

## What a beginner asks (games/hyena/explain.py): the goal, then what paying or keeping would bring.
## The first is a part of others.

hyena-with = { $scores ->
        [taba] Com uma taba
       *[other] Com { $scores }
    }
hyena-goal = Leve a peça, a mãe, ao poço ({ $days } dias, ou casas) e de volta. A primeira vence; sua hiena caça as outras.
began-hyena = { $mark } Por sorteio, { $name } já lançou primeiro; o que saiu está na sua linha.
hyena-goal-flee = A corrida está ganha. Agora jogam-se os lugares: leve a mãe para casa antes que a hiena a coma.
hyena-goal-hunt = Já venceu. Agora a sua hiena vai beber e, na volta, come todas as mães que alcançar: essas ficam em último.
hyena-does-pay = Pagos os { $days } dias: ela fica no poço. Tabas lá: { $tabas } de { $need }.{ $last ->
        [0] {""}
       *[other] {" "}Acaba a sua vez.
    }
hyena-does-pay-wash = Pagos os { $days } dias e a lavagem: ela volta para trás. Tabas que restam: { $tabas }.{ $last ->
        [0] {""}
       *[other] {" "}Acaba a sua vez.
    }
hyena-does-keep = Guarda as suas tabas: { $tabas }. Ela fica onde está, a { $days } dias do poço.{ $last ->
        [0] {""}
       *[other] {" "}Acaba a sua vez.
    }

## Why something does not happen

hyena-no-part = Pagam-se os { $days } dias que faltam de uma vez, ou nenhum.
hyena-no-leave = A mãe não sai da aldeia antes da primeira taba.
hyena-no-pay = As tabas não chegam para pagar os dias que faltam: { $tabas } de { $days }.
hyena-no-pay-yet = Só pode pagar depois do próximo lançamento.
hyena-no-washing = Ela ainda não pode deixar o poço: tabas { $tabas } de { $need }.
hyena-no-hunt = A hiena ainda não pode sair da aldeia: tabas { $tabas } de { $need }.
hyena-no-thirst = A hiena não segue sem beber: tabas { $tabas } de { $need }.

## What a throw may bring, and how likely it is

hyena-odds-first = { hyena-with }: primeira em casa, vitória ({ $num } em { $den }).
hyena-odds-home = { hyena-with }: em casa, sã e salva ({ $num } em { $den }).
hyena-odds-eat = { hyena-with }: a hiena come ({ $num } em { $den }).
hyena-odds-over = { hyena-with }: a hiena chega a casa ({ $num } em { $den }).
hyena-odds-free = { hyena-with }: a mãe pode sair ({ $num } em { $den }).
hyena-odds-well = { hyena-with }: chega ao poço ({ $num } em { $den }).
hyena-odds-wash = { hyena-with }: roupa lavada e caminho de volta ({ $num } em { $den }).
hyena-odds-leaves = { hyena-with }: a hiena pode sair ({ $num } em { $den }).
hyena-odds-thirst = { hyena-with }: a hiena chega ao poço ({ $num } em { $den }).
hyena-odds-drink = { hyena-with }: a hiena bebe e começa a caçar ({ $num } em { $den }).
hyena-odds-pay = { hyena-with }: depois pode pagar ({ $num } em { $den }).
hyena-odds-coin = { hyena-with }: mais uma na conta ({ $num } em { $den }).
hyena-odds-kept = { hyena-with }: guardado para a volta ({ $num } em { $den }).
hyena-odds-lost = { hyena-with }: perdido ({ $num } em { $den }).
hyena-odds-turn = { $also ->
        [0] { hyena-with }: acaba a vez ({ $num } em { $den }).
       *[other] Um 2 também acaba a vez.
    }
hyena-odds-keep = Guardar: { $scores ->
        [none] um só lançamento não a leva lá.
       *[other] só um { $scores } a leva lá ({ $num } em { $den }).
    }
hyena-odds-need = Pagar: { $need ->
        [0] ela lava logo e volta para trás. Tabas que restam: { $tabas }.
       *[other] ficam { $tabas } das { $need } precisas lá (cada lançamento dá mais uma: { $num } em { $den }).
    }

## Lessons: what happens for the first time (games/hyena/lessons.py)

hyena-lesson-chips = Das três lascas, uma branca é uma taba, duas contam 2, três contam 3, nenhuma conta 6.
hyena-lesson-taba = Uma taba não move ninguém: é uma moeda para o caminho. No poço são precisas { $count }.
hyena-lesson-price = No poço são precisas { $count } tabas, para lavar e para o caminho de volta: é bom guardá-las.
hyena-lesson-again = Lança-se até sair um 2.
hyena-lesson-turn = O 2 ainda se usa, e depois lança a pessoa seguinte.
hyena-lesson-waiting = Antes da primeira taba perdem-se todos os 2, 3 e 6: a mãe não sai da aldeia.
hyena-lesson-free = A primeira taba deixa sair a mãe; ela anda a partir do próximo lançamento.
hyena-lesson-walk = A mãe anda com 2, 3 e 6, nunca com uma taba. O poço fica a { $days } dias.
hyena-lesson-exact = É preciso chegar ao poço com o número exato: um lançamento maior perde-se.
hyena-lesson-may-pay = Quem tem tantas tabas como dias que faltam pode pagar esses dias: a mãe já está no poço.
hyena-lesson-pay = Cada dia que falta custa uma taba; pagos todos, ela está no poço.
hyena-lesson-keep = As tabas guardadas não se perdem: no poço são precisas { $count }.
hyena-lesson-last-day = Nenhum lançamento serve para o último dia: paga-se de imediato. Tabas: { $count }.
hyena-lesson-well = No poço a mãe precisa de { $count } tabas, para lavar e para o caminho de volta.
hyena-lesson-kept = Enquanto ela espera no poço, os lançamentos ficam guardados. Ao partir, ela anda todos de uma vez.
hyena-lesson-wash = Assim que há { $count } tabas, ela lava a roupa e volta com tudo o que estava guardado.
hyena-lesson-back = O caminho de volta é o mesmo; na aldeia não é preciso o número exato.
hyena-lesson-first = A primeira mãe em casa vence. As outras jogam pelos lugares, e a hiena caça-as: as comidas ficam em último.
hyena-lesson-home = Quem está em casa está a salvo e não lança mais.
hyena-lesson-leaving = A hiena sai da aldeia por { $count } tabas; até lá, os seus lançamentos perdem-se.
hyena-lesson-loose = A hiena está solta: primeiro vai ao poço, e antes de beber não faz mal a ninguém.
hyena-lesson-double = A hiena anda o dobro do que sai: 4, 6 e 12.
hyena-lesson-stops = A hiena fica no poço e bebe por { $count } tabas antes de voltar.
hyena-lesson-thirst = A hiena espera no poço até beber por { $count } tabas; os outros lançamentos perdem-se.
hyena-lesson-drink = A hiena bebeu por { $count } tabas: na volta come todas as mães que alcança ou ultrapassa.
hyena-lesson-eat = Quem perde a mãe está fora do jogo, e todos zombam.
hyena-lesson-safe = No poço e na aldeia as mães estão a salvo da hiena.
hyena-lesson-over = O jogo acaba quando a hiena chega a casa, ou quando as outras mães estão em casa ou comidas.

## Why the BOT played so, behind its action in the log

hyena-why-wash = sobra o bastante para a lavagem
hyena-why-pay = antes já no poço, tabas { $tabas } de { $need }
hyena-why-now = já no poço
hyena-why-keep = senão ficam { $tabas } de { $need } para a lavagem

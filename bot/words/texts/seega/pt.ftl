### Seega's words: the game and its sides, what is told of it. Arguments: games/seega/words.py.

## The game and its sides

game-seega = Seega
game-seega-line = Para duas pessoas, sem sorte. O jogo de pedras do Egito e do Sudão: colocar as suas e depois capturar as outras, fechando-as dos dois lados.
game-seega-brief = capturar pedras, sem sorte
way-novice-seega = Faz qualquer jogada permitida. Nunca deixa escapar a vitória.
way-modest-seega = Primeiro protege as suas pedras, depois captura.
way-greedy-seega = Captura sempre que pode e não olha para a resposta.
way-golden-seega = Pesa o que pode capturar e o que pode perder.
way-djehuty-seega = Coloca as pedras com cuidado e olha muitas jogadas à frente.
bots-seega = Aqui não há sorte: o mais forte quase sempre ganha.
began-seega = { $mark } Por sorteio, { $name } começou e já pôs as primeiras pedras.
side-first = brancas
side-second = azuis
player-first = Brancas
player-second = Azuis
mark-first = ⚪️
mark-second = 🔵

you-are-first = { $mark } Você joga com as brancas.
you-are-second = { $mark } Você joga com as azuis.

## Seega's words: value for the log, .button for buttons, .said for the answer to a
## press. The first two are parts of the others.

seega-side = { $side ->
        [first] As brancas
       *[second] As azuis
    }
seega-then = { $then ->
        [any] {" "}Agora você tem que capturar outra vez, com qualquer pedra.
        [stone] {" "}Agora a mesma pedra tem que capturar outra vez.
        [won] {" "}Resta no máximo uma pedra ao adversário: você venceu!
       *[turn] {""}
    }
seega-place = { $square }
    .button = { $square }
    .said = Uma pedra em { $square }.
seega-move = { $from }→{ $to }
    .button = { $from } → { $to }
    .said = { $from } → { $to }.
    .tale = Você foi de { $from } para { $to }.
    .theirs = O BOT foi de { $from } para { $to }.
seega-leap = { $from }→{ $to } (salto)
    .button = { $from } → { $to } (salto)
    .said = { $from } → { $to }: um salto.
    .tale = Você saltou de { $from } para { $to }.
    .theirs = O BOT saltou de { $from } para { $to }.
seega-capture = { $from }→{ $to } captura { $squares }
    .button = { $from } → { $to } ⚔{ $count }
    .aloud = { $from } para { $to }, captura { $squares }
    .said = { $from } → { $to }, captura: { $squares }.{ seega-then }
    .way = de { $from } para { $to }
    .tale = Você foi de { $from } para { $to } e capturou { $squares }.
    .theirs = O BOT foi de { $from } para { $to } e capturou { $count ->
        [1] a sua pedra
       *[other] as suas pedras
    } em { $squares }.
seega-leap-capture = { $from }→{ $to } (salto) captura { $squares }
    .button = { $from } → { $to } (salto) ⚔{ $count }
    .aloud = { $from } para { $to }, um salto, captura { $squares }
    .said = { $from } → { $to }: um salto, captura: { $squares }.{ seega-then }
    .way = de { $from } para { $to }
    .tale = Você saltou de { $from } para { $to } e capturou { $squares }.
    .theirs = O BOT saltou de { $from } para { $to } e capturou { $count ->
        [1] a sua pedra
       *[other] as suas pedras
    } em { $squares }.
seega-pass = { $then ->
        [passage] sem saída, é preciso soltar uma pedra
        [again] sem saída, passa
       *[count] sem nenhuma saída: as pedras são contadas
    }
    .button = { $then ->
        [passage] Passar: o outro solta você
        [again] Passar: nenhuma pedra anda
       *[count] Passar: contar as pedras
    }
    .said = { $then ->
        [passage] Você não tem jogada. O outro lado joga de novo e tem que deixar uma pedra sua andar.
        [again] Você não tem jogada. O outro lado joga de novo.
       *[count] Você não tem jogada, e nenhuma do outro lado solta uma pedra sua: as pedras são contadas.
    }
    .tale = Você não tinha jogada.
    .theirs = O BOT não tinha jogada.
seega-took = capturas: { $count }. Agora { $own } contra { $other }.
    .tale = Você capturou { $count } das pedras dele.
    .theirs = O BOT capturou { $count } das suas pedras.
seega-order-place = ⏩ Ligado: o programa põe o resto.
    .offer = ⏩ Pôr tudo: o programa põe o resto.
    .button = ⏩ Pôr tudo
    .said = O programa põe o resto das suas pedras, como lhe parece melhor. Perder algumas no começo é normal, para os dois lados.
    .tale = O resto foi posto para você.
    .back = 🔙 tira do tabuleiro a sua última pedra, e você volta a colocar. Se quer isso, toque de novo.
seega-order-place-off = coloca uma a uma
    .button = ✋ Uma a uma
    .said = Agora você coloca as pedras uma a uma de novo.
seega-safest = O canto é seguro; a borda, quase.
seega-stones = { $squares ->
        [none] {""}
       *[other] em { $squares } ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] na{"\u00A0"}mão{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }pedras{"\u00A0"}{ $count }{"\u00A0"}· capturas{"\u00A0"}{ $taken }/{ $total }{ $stuck ->
        [0] {""}
       *[other] {" "}·{" "}sem{"\u00A0"}jogada
    }
    .short = { $count }
    .tale = ⚖️ Você { $count }
    .theirs = BOT { $count }. Para vencer: { $more }

## What else is to be known before acting

seega-placing = 📍 Pedras por vez: { $count }. Depois começam { $begins ->
        [first] as brancas
       *[second] as azuis
    }.
seega-cross = ✚ As duas primeiras vão para as pontas da cruz: { $squares }
seega-stuck = 🚫 Nenhuma pedra pode andar: só resta passar.
seega-passage = 🚪 { seega-side } não têm saída: esta jogada tem que deixar uma delas andar.
seega-quiet = 🕰 Jogadas sem captura até as pedras serem contadas: { $count }
seega-may-take = ⚔ { $then ->
        [any] Capturar é opcional. Quem captura tem que continuar enquanto puder.
        [same] Capturar é opcional. A pedra que captura tem que continuar, se puder.
        [twice] Capturar é opcional. A pedra que captura tem que capturar de novo, se puder.
       *[none] Capturar é opcional. Uma captura encerra a vez.
    }

## How games end

over-captured = Pedras que restam: { $score }. Para capturar são precisas duas pedras.
over-locked = Um lado não tem jogada, e nenhuma jogada do outro o solta. Por isso as pedras foram contadas: { $score }.
draw-locked = 🤝 Empate: um lado não tem jogada, nenhuma jogada do outro o solta, e o número de pedras é igual, { $score }.
over-stuck = { $outcome ->
        [lost] Você não pode mover nenhuma pedra, e por isso perdeu.
       *[none] { $loser } não pode mover nenhuma pedra, e por isso perdeu.
    } Pedras que restam: { $score }.

## What a beginner asks (games/seega/explain.py): the goal, then what an action would bring.
## The first three are parts of the others.

seega-follows = { $follows ->
        [place] {" "}Depois você coloca mais uma.
        [begin] {" "}Com isso todas estão colocadas, e as pedras começam a andar.
        [any] {" "}Depois você tem que capturar outra vez, com qualquer pedra.
        [stone] {" "}Depois a mesma pedra tem que capturar outra vez.
        [won] {" "}É a vitória!
        [locks] {" "}O outro lado fica sem jogada.
        [count] {" "}Depois as pedras são contadas.
        [passage] {" "}O outro lado joga de novo e tem que soltar uma pedra sua.
        [again] {" "}O outro lado joga de novo.
       *[turn] {" "}Acaba a sua vez.
    }
seega-site = { $site ->
        [between] {" "}Está segura entre duas adversárias: foi ela que entrou.
        [centre] {" "}No centro ninguém a captura.
        [near] {" "}Fica ao lado do centro vazio.
        [corner] {" "}No canto ninguém a captura.
        [edge] {" "}Na borda só pode ser capturada ao longo dela.
       *[none] {""}
    }
seega-first-moves = Ainda sem capturas. { $begins ->
        [first] As brancas
       *[second] As azuis
    } começam{ $several ->
        [0] .
       *[other] {" "}e podem capturar várias.
    }
seega-goal = Capture as rivais entre duas suas, { $ways ->
        [4] sem diagonal
       *[8] diagonal vale
    }, até sobrar 1.{ $locks ->
        [0] {""}
       *[other] {" "}Quem fica sem jogada perde.
    }{ $limit ->
        [0] {""}
       *[other] {" "}Depois de { $limit } jogadas sem captura, as pedras são contadas.
    }
    .short = Capture as rivais entre duas suas, { $ways ->
        [4] sem diagonal
       *[8] diagonal vale
    }, até sobrar 1.
seega-does-place = Uma pedra em { $square }.{ seega-site }{ seega-follows }
seega-does-move = A pedra vai para { $to } e não captura nada.{ seega-site }{ seega-follows }
seega-does-leap = A pedra salta para { $to } e não captura nada.{ seega-site }{ seega-follows }
seega-does-capture = A pedra vai para { $to } e captura { $squares }.{ seega-follows }
seega-does-leap-capture = A pedra salta para { $to } e captura { $squares }.{ seega-follows }
seega-does-open = A pedra vai para { $to }: agora o outro lado pode andar.{ seega-follows }
seega-does-pass = Nada se move.{ seega-follows }

## Why something is not offered. Before the colon: the stones it is about.

seega-no-taking = { seega-first-moves }
seega-no-centre = O centro, { $square }, fica vazio até todas as pedras estarem colocadas.
seega-no-cross = As suas duas primeiras pedras só podem ir para { $squares }.
seega-no-square = { $tense ->
        [was] Para a pedra só restava { $square }.
       *[now] Para a pedra só resta { $square }.
    }
seega-no-room = { $tense ->
        [was] { $squares }: não havia casa vazia para onde ir.
       *[now] { $squares }: sem casa vazia para onde ir.
    }
seega-no-room-many = { $tense ->
        [was] Pedras suas que não tinham casa vazia para onde ir: { $count }.
       *[now] Pedras suas sem casa vazia para onde ir: { $count }.
    }
seega-no-slant = { $tense ->
        [was] { $squares }: só havia casas vazias na diagonal, e as pedras andam em fila ou coluna.
       *[now] { $squares }: só há casas vazias na diagonal, e as pedras andam em fila ou coluna.
    }
seega-no-move = Nenhuma pedra sua tem uma casa vazia para onde ir.
seega-no-other = { $tense ->
        [was] Era a única jogada, e quem pode jogar não passa.
       *[now] É a única jogada, e quem pode jogar não passa.
    }
seega-no-safe = A pedra no centro, { $square }, não pode ser capturada.
seega-no-stood = { $squares }: já estava entre pedras suas; só captura a pedra que se move.
seega-no-chain = Quem captura tem que continuar: só joga a pedra que captura.
seega-no-chain-stone = { $tense ->
        [was] Só a pedra em { $square }, que tinha acabado de capturar, podia andar, e tinha que capturar outra vez.
       *[now] Só a pedra em { $square }, que acabou de capturar, pode andar, e tem que capturar outra vez.
    }
seega-no-passage = { $tense ->
        [was] { $squares }: não soltava o outro lado.
       *[now] { $squares }: não solta o outro lado.
    }

## Lessons: what happens for the first time (games/seega/lessons.py)

seega-lesson-place = Ainda não se captura. Depois ninguém captura uma pedra no canto.
seega-lesson-centre = Por enquanto, { $square } fica vazia.
seega-lesson-cross = As duas primeiras pedras de cada lado vão para as pontas da cruz: { $squares }.
seega-lesson-begin-4 = Ande uma casa, sem diagonal. Capture as rivais entre duas suas.
seega-lesson-begin-8 = Ande uma casa; diagonal vale. Capture as rivais entre duas suas.
seega-lesson-move-4 = Uma pedra anda uma casa, para uma vazia, na fila ou na coluna, nunca na diagonal.
seega-lesson-move-8 = Uma pedra anda uma casa, para uma vazia, em qualquer direção.
seega-lesson-leap-all = Uma pedra pode saltar por cima da vizinha, de qualquer lado, para a casa vazia seguinte.
seega-lesson-leap-centre = Uma pedra pode saltar por cima do centro, vazio ou não, para a casa vazia seguinte.
seega-lesson-free-choice = A primeira captura da vez é livre: ninguém é obrigado a começar.
seega-lesson-between = A pedra que entra, na sua própria jogada, entre duas adversárias está segura ali.
seega-lesson-centre-safe = A pedra no centro, { $square }, não pode ser capturada.
seega-lesson-capture = A pedra é capturada quando a rival chega e a fecha dos dois lados.
seega-lesson-several = Uma jogada captura em todas as direções ao mesmo tempo.
seega-lesson-chain-any = Quem captura tem que continuar, com qualquer pedra, enquanto for possível.
seega-lesson-chain-stone = Quem captura tem que continuar com a mesma pedra, se puder.
seega-lesson-chain-end = Não havia mais captura possível, e por isso aquela vez acabou.
seega-lesson-chain-two = Há no máximo duas capturas por vez.
seega-lesson-no-chain = Uma captura também encerra a vez.
seega-lesson-won = O lado que fica só com uma pedra perde.
seega-lesson-stuck-passage = Quem fica sem jogada passa. O outro lado joga de novo e tem que soltá-lo: deixar uma pedra dele andar.
seega-lesson-stuck-loses = Quem fica sem jogada perde.
seega-lesson-stuck-pass = Quem fica sem jogada passa, e o outro lado joga de novo.
seega-lesson-locked = Nenhuma jogada solta esse lado. Por isso as pedras são contadas: vence quem tiver mais.
seega-lesson-opened = O outro lado estava sem saída. Por isso esta jogada tinha que deixar uma pedra dele andar.
seega-lesson-quiet = Depois de { $count } jogadas sem captura, as pedras são contadas: vence quem tiver mais.

## Why the BOT played so, behind its action in the log

seega-why-free = não perde nada com isso
    .because = ela captura, e o adversário não captura nada em troca
seega-why-trade = captura { $taken }, pode perder { $lost }
seega-why-most = captura o máximo
seega-why-on = continua capturando
seega-why-shut = deixa o adversário sem jogadas
    .because = o adversário fica então sem nenhuma jogada
seega-why-flees = salva a pedra em { $from }
    .because = a pedra em { $from } podia ser capturada; assim ela se salva
seega-why-guards = protege { $squares }
    .because = o que está em { $squares } podia ser capturado; assim fica protegido
seega-why-nothing = não deixa nada para o adversário capturar
    .because = o adversário não pode então capturar nada na próxima vez
seega-why-least = deixa o mínimo para capturar: { $lost }
seega-why-threat = ameaça { $squares }
    .because = ameaça capturar na próxima vez o que está em { $squares }
seega-why-more = captura { $taken }, não { $other }
    .because = pedras que ela captura: { $taken }; a outra escolha captura { $other }
seega-why-fewer = deixa capturar { $lost }, não { $other }
    .because = pedras que o adversário pode então capturar: { $lost }; com a outra escolha: { $other }

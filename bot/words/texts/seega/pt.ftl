### Seega's words: the game and its sides, what is told of it. Arguments: games/seega/words.py.

## The game and its sides

game-seega = Seega
game-seega-line = Para duas pessoas, sem sorte. O jogo de pedras do Egito e do Sudão: colocar as suas e depois capturar as outras, fechando-as dos dois lados.
side-first = brancas
side-second = azuis
player-first = Brancas
player-second = Azuis
mark-first = ⚪️
mark-second = 🔵

## Seega's words: value for the log, .button for buttons, .said for the answer to a press; .short is
## the second tap of a move alone, its target. The first two are parts of the others.

seega-side = { $side ->
        [first] As brancas
       *[second] As azuis
    }
seega-then = { $then ->
        [any] {" "}Agora é obrigatória outra captura, com qualquer pedra.
        [stone] {" "}Agora a mesma pedra tem de capturar outra vez.
        [won] {" "}Ao outro lado resta, quando muito, uma pedra: ganhou!
       *[turn] {""}
    }
seega-place = { $square }
    .button = { $square }
    .said = Uma pedra em { $square }.
    .short = { $square }
seega-move = { $from }→{ $to }
    .button = { $from } → { $to }
    .said = { $from } → { $to }.
    .short = { $to }
seega-leap = { $from }→{ $to } (salto)
    .button = { $from } → { $to } (salto)
    .said = { $from } → { $to }: um salto.
    .short = { $to } ⤴
seega-capture = { $from }→{ $to } ✖ { $squares }
    .button = { $from } → { $to } ×{ $count }
    .said = { $from } → { $to }, captura: { $squares }.{ seega-then }
    .short = { $to } ×{ $count }
seega-leap-capture = { $from }→{ $to } (salto) ✖ { $squares }
    .button = { $from } → { $to } (salto) ×{ $count }
    .said = { $from } → { $to }: um salto, captura: { $squares }.{ seega-then }
    .short = { $to } ⤴ ×{ $count }
seega-pass = { $then ->
        [passage] sem saída, é preciso abrir passagem
        [again] sem saída, passa
       *[count] sem saída possível: contam-se as pedras
    }
    .button = { $then ->
        [passage] Passar: têm de abrir passagem
        [again] Passar: nenhuma pedra se move
       *[count] Passar: contar as pedras
    }
    .said = { $then ->
        [passage] Não há jogada. O outro lado joga de novo e tem de lhe abrir passagem.
        [again] Não há jogada. O outro lado joga de novo.
       *[count] Não há jogada, e nenhuma do outro lado lhe abre passagem: contam-se as pedras.
    }
seega-order-place = ⏩ pedras postas à sorte
    .button = ⏩ Pôr todas
    .said = As pedras que lhe faltam são postas à sorte.
seega-order-place-off = põe uma a uma
    .button = ✋ Uma a uma
    .said = Agora volta a pôr as pedras uma a uma.
seega-stones = { $squares ->
        [none] {""}
       *[other] em { $squares } ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] na{"\u00A0"}mão{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }pedras{"\u00A0"}{ $count }{"\u00A0"}· capturas{"\u00A0"}{ $taken }/{ $total }
    .short = { $count }

## What else is to be known before acting

seega-placing = 📍 Pedras a colocar nesta vez: { $count }. Com todas no tabuleiro, { $begins ->
        [first] as brancas
       *[second] as azuis
    } jogam primeiro.
seega-cross = ✚ As duas primeiras pedras vão para as pontas da cruz: { $squares }
seega-chain = ⛓ É obrigatória outra captura, com qualquer pedra.
seega-chain-stone = ⛓ A pedra em { $square } tem de capturar outra vez.
seega-stuck = 🚫 Nenhuma pedra se pode mover: só resta passar.
seega-passage = 🚪 { seega-side } não têm saída: esta jogada tem de lhes abrir passagem.
seega-quiet = 🕰 Jogadas sem captura que faltam até se contarem as pedras: { $count }

## How games end

over-captured = 🏆 { $mark } <b>{ $name }</b> vence, { $score }! Ao outro lado já não restam duas pedras.
over-locked = 🏆 { $mark } <b>{ $name }</b> vence, { $score }: um dos lados não tem saída, nenhuma jogada lhe abre passagem, e contaram-se as pedras.
draw-locked = 🤝 Empate, { $score }: um dos lados não tem saída, nenhuma jogada lhe abre passagem, e há tantas pedras de um como do outro.
over-stuck = 🏆 { $mark } <b>{ $name }</b> vence, { $score }! O outro lado não se pode mover.

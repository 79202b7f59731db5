### Aseb's words: the game, what is told of it. Arguments: games/aseb/words.py. Its sides are Senet's.

## The game

game-aseb = Aseb
game-aseb-line = Para dois, de cinco a sete minutos. Vinte casas no verso da antiga caixa: atinja o adversário e descanse nas rosetas.
game-aseb-brief = corrida rápida, 5 a 7 minutos
way-novice-aseb = Faz qualquer jogada permitida. Nunca deixa escapar a vitória.
way-modest-aseb = Mantém as peças fora de alcance, na sua fila e nas rosetas.
way-greedy-aseb = Corre à frente com uma peça e atinge tudo o que pode.
way-golden-aseb = Pesa o que pode ganhar e o que pode perder.
way-djehuty-aseb = Aprendeu quanto vale cada casa e olha um lançamento à frente. Com a tabela do jogo resolvido, nunca erra.
bots-aseb = Aqui os lançamentos decidem muito. Até o mais fraco ganha às vezes.
began-aseb = { $mark } Por sorteio, { $name } já jogou primeiro: 🎲 é o lançamento, → uma jogada; 💥 manda uma peça de volta para a mão.

## Its words: value for the log, .button for buttons, .said for the answer to a press.
## The first is a part of the others.

aseb-at = { $rosette ->
        [0] {""}
       *[other] {" "}🌸
    }{ $extra ->
        [0] {""}
       *[other] {" "}+🎲
    }
    .said = { $rosette ->
        [0] {""}
       *[other] {" "}É uma roseta.
    }{ $extra ->
        [0] {""}
       *[other] {" "}Mais um lançamento.
    }
    .tale = { $rosette ->
        [0] {""}
       *[other] {""}, uma roseta
    }{ $extra ->
        [0] {""}
       *[other] {""}, mais um lançamento
    }
aseb-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = Você tirou { $score }.
    .tale = Você tirou { $score }
    .theirs = O BOT tirou { $score }
    .then = Depois { $score }
aseb-pass = { $why ->
        [zero] nada se move
        [far] número grande demais
       *[blocked] todos os caminhos ocupados
    }
    .button = { $why ->
        [zero] Passar: 0 não move nada
        [far] Passar: { $score } é demais
       *[blocked] Passar: sem jogada com { $score }
    }
    .said = { $why ->
        [zero] Com 0 nada se move.
        [far] Sem jogada: as peças só saem com o número exato.
       *[blocked] Sem jogada.
    }
    .tale = { $why ->
        [zero] com 0 nada se move.
        [far] nenhuma peça anda.
       *[blocked] nenhuma peça anda.
    }
aseb-enter = entra→{ $to }{ aseb-at }
    .button = entra → { $to }{ aseb-at }
    .said = Uma peça entra na casa { $to }.{ aseb-at.said }
    .tale = uma peça entrou na { $to }{ aseb-at.tale }.
aseb-move = { $from }→{ $to }{ aseb-at }
    .button = { $from } → { $to }{ aseb-at }
    .said = { $from } → { $to }.{ aseb-at.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }.
aseb-hit = { $from }→{ $to } 💥{ aseb-at }
    .button = { $from } → { $to } 💥{ aseb-at }
    .said = { $from } → { $to }: atingida! A peça adversária volta para a mão do dono.{ aseb-at.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }; a peça adversária dali começa de novo.
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ aseb-at.tale }; você recomeça com a peça dali.
aseb-off = { $from } sai do tabuleiro
    .button = { $from } ⤴ para fora
    .said = { $from }: a peça saiu do tabuleiro!
    .tale = a peça da { $from } saiu do tabuleiro!
aseb-pieces = { $squares ->
        [none] {""}
       *[other] em { $squares }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] na{"\u00A0"}mão{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }fora{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
    .tale = 🏁 Fora do tabuleiro: você { $off }
    .theirs = o BOT { $off }
aseb-again = 🌸 Uma roseta: outro lançamento.
aseb-order-rest = 🏁 Os lançamentos vêm sozinhos até o fim.
    .button = 🏁 Até o fim
    .said = A partir de agora seus lançamentos vêm sozinhos, sem espera, até o fim da partida.
aseb-order-rest-off = volta a lançar
    .button = ☝️ Voltar a lançar
    .said = A partir de agora você lança de novo.
over-all-off = { race-off } { race-left }

## What a beginner asks (games/aseb/explain.py). The first three are parts of the others.

aseb-follows = { $follows ->
        [throw] {" "}Você lança de novo.
        [won] {" "}Você vence!
       *[turn] {" "}Acaba a sua vez.
    }
aseb-site = { $site ->
        [own] {" "}O adversário nunca chega ali.
        [rosette] {" "}Na roseta ela está a salvo.
        [open] {" "}O próximo lançamento pode atingi-la ali.
       *[none] {""}
    }
aseb-with = Se você tirar { $scores }
aseb-goal = Antes do rival, traga suas { $total } peças pela sua fila (1–4) e pela do meio (5–16) e tire-as do tabuleiro.
    .short = Tire primeiro as { $total } do tabuleiro.
aseb-does-enter = Uma peça entra na { $to }.{ aseb-site }{ aseb-follows }
aseb-does-move = A peça vai para a { $to }.{ aseb-site }{ aseb-follows }
aseb-does-hit = A peça adversária na { $to } vai para a mão.{ aseb-site }{ aseb-follows }
aseb-does-off = A peça sai do tabuleiro: fora { $off } de { $total }.{ aseb-follows }
aseb-does-pass = Nada se move. Acaba a sua vez.
aseb-no-zero = Nenhum lado claro vale 0 aqui, e com 0 nada se move.
aseb-barred = { $barred ->
        [safe] as adversárias no caminho estavam seguras em rosetas
        [far] o número era grande demais
        [taken] as casas de chegada estavam ocupadas
       *[mixed] alguns caminhos tinham peças, nos outros o número era grande demais
    }
    .theirs = { $barred ->
        [safe] suas peças no caminho estavam seguras em rosetas
        [far] o número era grande demais
        [taken] as casas de chegada estavam ocupadas
       *[mixed] alguns caminhos tinham peças, nos outros o número era grande demais
    }
aseb-no-move = { $tense ->
        [was] Com { $score }, nenhuma peça podia andar.
       *[now] Com { $score }, nenhuma peça pode andar.
    }
    .tale = nenhuma peça podia andar; { aseb-barred }.
    .theirs = nenhuma peça podia andar; { aseb-barred.theirs }.
aseb-no-other = { $tense ->
        [was] Com { $score }, esta era a única jogada.
       *[now] Com { $score }, esta é a única jogada.
    }
aseb-no-enter = { $tense ->
        [was] Nenhuma peça podia entrar: na { $to } já havia uma sua.
       *[now] Nenhuma peça entra: na { $to } já há uma sua.
    }
aseb-no-own = { $tense ->
        [was] Não havia jogada a partir de { $from }: { $held ->
            [one] em { $to } já havia uma peça sua.
            [two] em { $to } já havia peças suas.
           *[more] em { $to } já havia peças suas.
        }
       *[now] Sem jogada a partir de { $from }: { $held ->
            [one] em { $to } já há uma peça sua.
            [two] em { $to } já há peças suas.
           *[more] em { $to } já há peças suas.
        }
    }
aseb-no-safe = { $tense ->
        [was] Não havia jogada a partir de { $from }: { $held ->
            [one] a peça adversária em { $to } estava a salvo numa roseta.
            [two] as peças adversárias em { $to } estavam a salvo em rosetas.
           *[more] as peças adversárias em { $to } estavam a salvo em rosetas.
        }
       *[now] Sem jogada a partir de { $from }: { $held ->
            [one] a peça adversária em { $to } está a salvo numa roseta.
            [two] as peças adversárias em { $to } estão a salvo em rosetas.
           *[more] as peças adversárias em { $to } estão a salvo em rosetas.
        }
    }
aseb-no-past = { $tense ->
        [was] Não havia saída a partir de { $from }: era preciso exatamente { $scores }.
       *[now] Sem saída a partir de { $from }: é preciso exatamente { $scores }.
    }
aseb-odds-win = { aseb-with }: vitória (chance: { $num } em { $den }).
aseb-odds-off = { aseb-with }: uma peça pode sair do tabuleiro (chance: { $num } em { $den }).
aseb-odds-hit = { aseb-with }: você pode atingir uma peça (chance: { $num } em { $den }).
aseb-odds-rosette = { aseb-with }: chega a uma roseta, e outro lançamento (chance: { $num } em { $den }).
aseb-odds-none = { aseb-with }: sem jogada (chance: { $num } em { $den }).

## Lessons: what happens for the first time (games/aseb/lessons.py)

aseb-lesson-sticks = Cada lado claro das quatro varetas conta um. No Aseb, nenhum lado claro é um 0.
aseb-lesson-bone = O astrágalo mostra 1, 2, 3 ou 4, todos igualmente prováveis.
aseb-lesson-zero = Um 0 não move nada, e a vez passa. (No Senet, nenhum lado claro conta 5.)
aseb-lesson-no-move = Se nenhuma peça pode andar, a vez passa; se alguma pode, tem que andar.
aseb-lesson-enter = Uma peça entra na casa do número tirado.
aseb-lesson-own = As casas 1 a 4 são a sua fila: o adversário não chega ali.
aseb-lesson-shared = Da casa 5 em diante o caminho é dos dois lados, e as peças podem se atingir.
aseb-lesson-jump = As peças podem saltar por cima das outras, de qualquer lado.
aseb-lesson-hit = A peça atingida volta para a mão do dono e começa de novo.
aseb-lesson-struck = A sua peça na casa { $to } foi atingida: está agora na sua mão e entra de novo no tabuleiro.
aseb-lesson-rosette = Chegar a uma roseta (4, 8, 12, 16) dá outro lançamento.
aseb-lesson-haven = Uma roseta (4, 8, 12, 16) dá outro lançamento, e ali nenhuma peça pode ser atingida.
aseb-lesson-safe = Uma peça numa roseta não pode ser atingida.
aseb-lesson-off = Uma peça sai com o número exato: da 16 com 1, da 15 com 2, da 14 com 3, da 13 com 4.
aseb-lesson-turn = Depois de um lançamento a vez passa, a não ser que você chegue a uma roseta.

## Why it is played so (opponents/reasons/aseb.py)

aseb-why-off = leva uma peça para fora
    .because = uma peça sai do tabuleiro, e esse é o objetivo
aseb-why-strike = manda uma peça adversária de volta
    .because = uma peça adversária volta à mão e tem de entrar de novo
aseb-why-again = lança outra vez
    .because = esta jogada dá direito a mais um lançamento
aseb-why-flees = sai da { $from }, que estava ao alcance
    .because = a peça na { $from } podia ser atingida no próximo lançamento do adversário; assim ela sai do alcance
aseb-why-reach = não deixa nada ao alcance
    .because = o próximo lançamento do adversário não pode então atingir nenhuma peça
aseb-why-risk = corre o menor risco: { $num } em { $den }
aseb-why-ahead = corre à frente
    .because = a peça da frente chega mais perto do fim do caminho
aseb-why-rear = avança a última peça
    .because = a peça que está por último acompanha as outras e não fica para trás
aseb-why-enter = põe uma peça no tabuleiro
    .because = mais uma peça entra no tabuleiro
aseb-why-safer = corre menos risco: { $num } em { $den }, não { $other }
    .because = a chance de o adversário atingir uma peça é então de { $num } em { $den }; com a outra escolha, { $other }
aseb-why-fewer = deixa menos ao alcance: { $count }, não { $other }
    .because = número de peças que o adversário pode então atingir: { $count }; com a outra escolha: { $other }
aseb-why-leaves = mais lançamentos tiram peça: { $num } em { $den }, não { $other }
    .because = a chance de tirar uma peça do tabuleiro é então de { $num } em { $den }; com a outra escolha, { $other }
aseb-why-freer = perde menos a vez: { $num } em { $den }, não { $other }
    .because = a chance de perder a próxima vez é então de { $num } em { $den }; com a outra escolha, { $other }
aseb-why-blocks = o inimigo perde mais a vez: { $num } em { $den }, não { $other }
    .because = a chance de o adversário ficar sem jogada é então de { $num } em { $den }; com a outra escolha, { $other }

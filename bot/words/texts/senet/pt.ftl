### Senet's words: the game and its sides, what is told of it. Arguments: games/senet/words.py.

## The game and its sides

game-senet = Senet
game-senet-line = Para dois. A corrida egípcia por trinta casas, com cinco mil anos: lançar as varetas, escolher a peça, fugir da água.
game-senet-brief = corrida a dois, sorte e tino
way-novice-senet = Faz qualquer jogada permitida. Nunca deixa escapar a vitória.
way-modest-senet = Mantém as peças em pares, fora de alcance.
way-greedy-senet = Corre à frente, sozinho, e espera um lançamento de sorte.
way-golden-senet = Pesa o que pode ganhar e o que pode perder.
way-djehuty-senet = Aprendeu jogando milhares de partidas. Olha um lançamento à frente.
bots-senet = Aqui os lançamentos decidem muito. Até o mais fraco ganha às vezes.
side-cones = brancas
side-spindles = azuis
player-spindles = Azuis
player-cones = Brancas
mark-cones = ⚪️
mark-spindles = 🔵
you-are-cones = { $mark } Você joga com as brancas.
you-are-spindles = { $mark } Você joga com as azuis.

## Senet's words: value for the log, .button for buttons, .said for the answer to a press.
## The first five are parts of the others.

senet-at = { $house ->
        [second-life] {" "}Segunda Vida
        [netting] {" "}Rede
        [beauty] {" "}Casa Bela
        [fate] {" "}Casa Bela +{"\u2060"}🎲
        [water] {" "}Águas
        [three] {" "}Três Juízes
        [two] {" "}Dois Juízes
        [heru] {" "}Heru
        [safe] {" "}(segura)
        [exit] {" "}(a saída)
       *[none] {""}
    }
    .said = { $house ->
        [second-life] {" "}É a Casa da Segunda Vida: aqui ninguém é atacado.
        [netting] {" "}É a Casa da Rede: você perde a próxima vez.
        [beauty] {" "}É a Casa Bela.
        [fate] {" "}É a Casa Bela: mais um lançamento decide o destino da peça.
        [water] {" "}É a Casa das Águas.
        [three] {" "}É a Casa dos Três Juízes.
        [two] {" "}É a Casa dos Dois Juízes.
        [heru] {" "}É a Casa de Heru.
        [safe] {" "}É uma casa segura.
        [exit] {" "}É a saída.
       *[none] {""}
    }
    .tale = { $house ->
        [second-life] {""}
        [netting] {" "}(a próxima vez se perde)
        [beauty] {""}
        [fate] {" "}(mais um lançamento decide)
        [water] {""}, Águas
        [three] {""}
        [two] {""}
        [heru] {""}
        [safe] {" "}(segura)
        [exit] {" "}(a saída)
       *[none] {""}
    }
senet-by = { $throw ->
        [0] {""}
       *[other] { $throw }:{" "}
    }
senet-more = { $extra ->
        [0] {""}
       *[other] {" "}+{ $extra }{"\u2060"}🎲
    }
    .said = { $extra ->
        [0] {""}
       *[other] {" "}Lançamentos ganhos: +{ $extra }{"\u2060"}🎲
    }
senet-swept = { $water ->
        [wash] é levada de volta à casa { $goes }
        [re-enter] vai para a mão
        [trial] cai na água, na 27
       *[drown] cai na água, na 27
    }
    .said = { $water ->
        [wash] caiu na água e foi levada de volta à casa { $goes }!
        [re-enter] caiu na água e volta para a mão!
        [trial] caiu na água, na 27!
       *[drown] caiu na água, na 27, e se afoga ali!
    }
senet-side = { $side ->
        [cones] As brancas
       *[spindles] As azuis
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = Você tirou { $score }.
    .tale = Você tirou { $score }
    .theirs = O BOT tirou { $score }
    .then = Depois { $score }
senet-take = lança em vez de salvar
    .button = 🎲 Tentar tirar { $scores }
    .said = Agora lance.
    .tale = Você não salva a peça: espera um { $scores }.
    .theirs = O BOT não salva a peça: espera um { $scores }.
senet-pass = { $why ->
        [choice] passa
        [trial] fica na água
        [drown] uma peça se afoga: nenhuma outra anda
        [lost] espera um 1
        [enter] ninguém entra
        [taken] sem jogada, { $to } ocupada
        [blocked] caminhos fechados
       *[none] não serve a nenhuma peça
    }
    .button = { $why ->
        [choice] Passar
        [trial] 🌊 Ficar na água
        [drown] Passar: sai só com { $scores }
        [lost] Passar: só um 1 começa
        [enter] Passar: entra só com { $scores }
        [taken] Passar: { $to } ocupada
        [blocked] Passar: { $score } sem caminho
       *[none] Passar: sem jogada com { $score }
    }
    .said = { $why ->
        [choice] Você passou.
        [trial] Sua peça fica na água; a prova se repete na próxima vez.
        [drown] A peça que se afoga só sai do tabuleiro com { $scores }, e nenhuma outra anda.
        [lost] Não foi um 1: você continua esperando.
        [enter] Uma peça só entra com { $scores }.
        [taken] A casa { $to }, por onde a peça entraria, está ocupada.
        [blocked] Sem jogada: aonde o { $score } leva, a casa está ocupada ou fechada.
       *[none] Sem jogada.
    }
    .tale = { $why ->
        [choice] ninguém anda.
        [trial] a peça fica na água.
        [drown] a peça na água só sai com { $scores }, e nenhuma outra anda.
        [lost] só um 1 começa.
        [enter] uma peça só entra com { $scores }.
        [taken] nenhuma peça entra, a { $to } está ocupada.
        [blocked] nenhuma peça anda.
       *[none] nenhuma peça anda.
    }
senet-move = { senet-by }{ $from }→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } → { $to }{ senet-at }{ senet-more }
    .said = { $from } → { $to }.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }.{ senet-more.said }
senet-exchange = { senet-by }{ $from }⇄{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } ⇄ { $to }{ senet-at }{ senet-more }
    .aloud = { senet-by }{ $from } para { $to }{ senet-at }, troca de lugar com a peça adversária{ senet-more }
    .said = { $from } ⇄ { $to }: as peças trocaram de lugar.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; a peça adversária vai para a { $from }.{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; você vai para a { $from }.{ senet-more.said }
senet-drop = { senet-by }{ $from }→{ $to }{ senet-at }, a peça adversária { senet-swept }
    .button = { senet-by }{ $from } → { $to }, rival 🌊
    .aloud = { senet-by }{ $from } para { $to }{ senet-at }, a peça adversária { senet-swept }
    .said = { $from } → { $to }: a peça adversária { senet-swept.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; a peça adversária dali { senet-swept.said }{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; você { senet-swept.said }{ senet-more.said }
senet-fall = { senet-by }{ $from }→{ $to } { $water ->
        [wash] cai na água, levada de volta à casa { $goes }
        [re-enter] cai na água, volta à mão
        [trial] cai na água
       *[drown] cai na água
    }{ $ends ->
        [0] {""}
       *[other] ; acaba a vez
    }
    .button = { senet-by }{ $from } → { $to } 🌊 { $water ->
        [wash] à { $goes }
        [re-enter] mão
        [trial] Águas
       *[drown] Águas
    }{ $ends ->
        [0] {""}
       *[other] , fim da vez
    }
    .said = { $from } → { $to }: { $water ->
        [wash] a sua peça caiu na água e foi levada de volta à casa { $goes }.
        [re-enter] a sua peça caiu na água: está na mão, para entrar de novo.
        [trial] a sua peça está na água. O seu próximo lançamento é a prova dela: com 4 ela sai, com 5 fica, com 1, 2, 3 volta.
       *[drown] a sua peça se afoga. Só sai do tabuleiro com { $scores }.
    }{ $ends ->
        [0] {""}
       *[other] {" "}Acaba a vez.
    }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }, { $water ->
        [wash] caiu na água e voltou à casa { $goes }
        [re-enter] caiu na água e voltou à mão
        [trial] caiu na água
       *[drown] caiu na água e se afoga
    }.
senet-hit = { senet-by }{ $from }→{ $to }{ senet-at } 💥 a peça adversária vai para a mão{ senet-more }
    .button = { $from } → { $to } 💥{ senet-at }{ senet-more }
    .aloud = { senet-by }{ $from } para { $to }{ senet-at }, captura: a peça adversária vai para a mão{ senet-more }
    .said = { $from } → { $to }: atingida! A peça adversária volta para a mão do dono.{ senet-at.said }{ senet-more.said }
    .tale = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; a peça adversária vai para a mão.{ senet-more.said }
    .theirs = { $from }{"\u00A0"}→{"\u00A0"}{ $to }{ senet-at.tale }; você volta à mão.{ senet-more.said }
senet-enter-hit = { senet-by }entra→{ $to }{ senet-at } 💥 a peça adversária vai para a mão{ senet-more }
    .button = entra → { $to } 💥{ senet-at }{ senet-more }
    .aloud = { senet-by }entra em { $to }{ senet-at }, captura: a peça adversária vai para a mão{ senet-more }
    .said = Entra na { $to }: atingida! A peça adversária volta para a mão do dono.{ senet-at.said }{ senet-more.said }
    .tale = entra na { $to }{ senet-at.tale }; a peça adversária vai para a mão.{ senet-more.said }
    .theirs = entra na { $to }{ senet-at.tale }; você volta à mão.{ senet-more.said }
senet-off = { senet-by }{ $from } sai do tabuleiro{ senet-more }
    .button = { senet-by }{ $from } ⤴ para fora{ senet-more }
    .said = { $from }: a peça saiu do tabuleiro!{ senet-more.said }
    .tale = a peça da { $from } saiu do tabuleiro!{ senet-more.said }
senet-enter = { senet-by }entra→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }entra → { $to }{ senet-at }{ senet-more }
    .said = Uma peça entra na casa { $to }.{ senet-at.said }{ senet-more.said }
    .tale = uma peça entrou na { $to }{ senet-at.tale }.{ senet-more.said }
senet-rescue = salva { $from }→{ $to }
    .button = 🛟 Salvar: { $from } → { $to }, passa a vez
    .said = Peça salva na casa { $to }; passa a vez.
    .tale = Você salvou a peça da água: agora está na { $to }.
    .theirs = O BOT salvou a peça da água: agora está na { $to }.
senet-rebirth = renasce { $from }→{ $to }
    .button = ☥ Renascer: { $from } → { $to }
    .said = { $from } → { $to }: a sua peça renasce aí, e passa a vez.
    .tale = a peça da { $from } voltou à { $to }.
senet-pieces = { $houses ->
        [none] {""}
       *[other] em { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] na{"\u00A0"}mão{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }fora{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
    .tale = 🏁 Fora do tabuleiro: você { $off }
    .theirs = o BOT { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] em { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] na{"\u00A0"}mão{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }em{"\u00A0"}casa{"\u00A0"}{ $home }/{ $total }
    .short = { $home }
    .tale = 🏁 Em casa: você { $home }
    .theirs = o BOT { $home }

## What else is to be known before acting

senet-kept = 🎲 Lançamentos guardados: { $scores }
senet-owed = 🎲 Lançamentos extras depois deste: { $count }
senet-skip = 🕸 Na rede: { senet-side } perdem a próxima vez.
senet-needs-one = ⏳ { senet-side } esperam um 1: qualquer outro lançamento se perde.
senet-fate = ✨ Este lançamento é o destino da peça na 26: com 5 ela sai do tabuleiro; com 2, 3, 4 vai para 28, 29, 30, se a casa está livre; senão, e com 1, vai para a água ou, se está ocupada, de volta à ☥ 15.
senet-trial = 🌊 Este lançamento é a prova da peça na 27: com 4 ela sai do tabuleiro, com 5 fica, com 1, 2, 3 volta para a ☥ 15 ou para a primeira casa livre atrás dela.
senet-taken = ⛔ Ocupado: { $houses }
senet-quiet = 🕰 Turnos que faltam para a partida acabar, se nenhuma peça sair (vence quem tiver mais peças fora): { $count }
senet-drowning = 🌊 A peça na 27 se afoga: até sair da água, nenhuma outra desse lado se move.
senet-bank = 🎲 Lance até tirar um 2 ou um 3.
senet-order-rest = 🏁 Os lançamentos vêm sozinhos até o fim.
    .button = 🏁 Até o fim
    .said = A partir de agora seus lançamentos vêm sozinhos, sem espera, até o fim da partida.
senet-order-rest-again = 🏁 A escolha vale até o fim.
senet-order-rest-off = volta a lançar
    .button = ☝️ Voltar a lançar
    .said = A partir de agora você lança de novo.

## Turns lost, and how games end

caption-lost = 🕸 { $mark } { $name }: vez perdida
over-borne-off = { $points ->
        [0] {""}
       *[other] { $score }.{" "}
    }{ race-off } { race-left }
over-all-home = { $points ->
        [0] {""}
       *[other] { $score }.{" "}
    }{ race-home } { race-left }

## What a beginner asks (games/senet/explain.py): the goal, then what an action would bring.
## The first four are parts of the others.

senet-follows = { $follows ->
        [throw] {" "}Você lança de novo.
        [throws] {" "}Lançamentos que você ganha: { $more }.
        [play] {" "}Depois joga os outros lançamentos.
        [fate] {" "}O próximo lançamento decide.
        [again] {" "}O outro lado perde a vez.
        [skip] {" "}Você perde a sua próxima vez.
        [won] {" "}É a vitória!
        [over] {" "}A partida acaba.
       *[turn] {" "}Acaba a sua vez.
    }
senet-site = { $site ->
        [safe] {" "}Ali está segura.
        [leaves] {" "}Dali sai com { $scores }.
        [exit] {" "}Dali só pode sair, com { $scores }.
        [safe-leaves] {" "}Ali está segura; sai com { $scores }.
        [safe-exit] {" "}Segura ali, só sai com { $scores }.
        [any] {" "}Dali sai com qualquer lançamento.
        [safe-any] {" "}Segura ali, sai com qualquer lançamento.
        [home] {" "}Ali está em casa.
        [column] {" "}Três na mesma coluna dão um lançamento.
       *[none] {""}
    }
    .mine = { $site ->
        [safe] {" "}A sua peça fica segura na { $to }.
        [leaves] {" "}A sua peça sai da { $to } com { $scores }.
        [exit] {" "}A sua peça só sai da { $to } com { $scores }.
        [safe-leaves] {" "}A sua fica segura e sai com { $scores }.
        [safe-exit] {" "}A sua fica segura e só sai com { $scores }.
        [any] {" "}A sua peça sai da { $to } com qualquer número.
        [safe-any] {" "}A sua fica segura; sai com qualquer número.
        [home] {" "}A sua peça está em casa na { $to }.
        [column] {" "}Três na mesma coluna dão um lançamento.
       *[none] {""}
    }
senet-shield = { $guard ->
        [none] {""}
       *[other] {" "}{ $inner ->
            [0] As suas em { $guard } se protegem.
           *[other] As suas em { $guard } ficam protegidas.
        }
    }
senet-bare = { $bare ->
        [none] {""}
       *[other] {" "}A proteção em { $bare } acaba.
    }
senet-goal-off = Leve suas { $total } peças pelas setas e para fora do tabuleiro, antes do outro lado.{ $scored ->
        [0] {""}
       *[other] {" "}Cada peça que resta ao outro vale um ponto.
    }
    .short = Tire primeiro as { $total } do tabuleiro.
senet-goal-home = Tenha suas { $total } peças nas casas { $houses }, antes do outro lado.
    .short = Ocupe primeiro as casas { $houses }.
began-senet = { $mark } Por sorteio, { $name } já jogou primeiro: 🎲 é o lançamento, → uma jogada; com ⇄ duas peças trocam de lugar.
senet-does-take = Você lança: a peça na 27 só sai do tabuleiro com { $scores } (chance: { $num } em { $den }). Até lá, nenhuma outra anda.
senet-does-rescue = A peça que se afoga fica salva na { $to }.{ senet-follows }
senet-does-pass = Nada se move.{ senet-follows }
senet-does-move = A peça vai para a { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-back = A peça recua para a { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-exchange = Troca: a adversária recua para a { $from }.{ senet-site.mine }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-exchange-back = A sua peça recua para a { $to }, a adversária avança para a { $from }.{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-hit = A adversária na { $to } vai para a mão.{ senet-site.mine }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-swap = A peça adversária na água se salva na { $from }, e a sua se afoga no lugar dela.{ senet-bare }{ senet-follows }
senet-does-drop = A peça adversária na { $to } { $water ->
        [wash] cai na água e é levada para a { $goes }.
        [re-enter] cai na água e vai para a mão.
        [trial] cai na água.
       *[drown] cai na água e se afoga.
    }{ senet-site.mine }{ senet-bare }{ senet-follows }
senet-does-fall = A peça cai na água: { $water ->
        [wash] é levada de volta à { $goes }.
        [re-enter] volta para a sua mão.
        [trial] o seu próximo lançamento decide.
       *[drown] só sai do tabuleiro com { $scores } (chance: { $num } em { $den }), e nenhuma outra se move.
    }{ senet-bare }{ senet-follows }
senet-does-stop = A peça fica na 26, por maior que seja o lançamento.{ senet-bare }{ senet-follows }
senet-does-off = A peça sai do tabuleiro: fora { $off } de { $total }.{ senet-bare }{ senet-follows }
senet-does-enter = Uma peça entra na { $to }.{ senet-site }{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-enter-hit = Uma peça entra; a peça adversária na { $to } vai para a mão.{ senet-shield }{ senet-bare }{ senet-follows }
senet-does-rebirth = A peça volta para a { $to }.{ senet-bare }{ senet-follows }

## Why something is not offered (games/senet/refused.py). Before the colon: the pieces it is about.

senet-not = { $tense ->
        [was] { $heads ->
            [on] Não havia avanço a partir de { $from }
            [back] Não havia recuo a partir de { $from }
           *[none] { $movers ->
                [one] A peça em { $from } não podia andar
                [two] As peças em { $from } não podiam andar
               *[more] As peças em { $from } não podiam andar
            }
        }
       *[now] { $heads ->
            [on] Sem avanço a partir de { $from }
            [back] Sem recuo a partir de { $from }
           *[none] { $movers ->
                [one] A peça em { $from } não pode andar
                [two] As peças em { $from } não podem andar
               *[more] As peças em { $from } não podem andar
            }
        }
    }
senet-barred = { $barred ->
        [guarded] ; as adversárias no caminho se protegiam
        [safe] ; as adversárias no caminho estavam em casas seguras
        [row] ; não dava para saltar a fila no caminho
        [taken] ; as casas de chegada estavam ocupadas
        [pieces] ; havia peças em todos os caminhos
        [gate] ; à 26 só se chega com o número exato
        [exit] ; para sair é preciso exatamente { $scores }
        [end] ; o número não servia nem para a 26 nem para sair
        [mixed] ; alguns caminhos tinham peças, nos outros o número não servia
       *[none] {""}
    }
    .theirs = { $barred ->
        [guarded] ; suas peças no caminho se protegiam
        [safe] ; suas peças no caminho estavam em casas seguras
        [row] ; não dava para saltar a fila no caminho
        [taken] ; as casas de chegada estavam ocupadas
        [pieces] ; havia peças em todos os caminhos
        [gate] ; à 26 só se chega com o número exato
        [exit] ; para sair é preciso exatamente { $scores }
        [end] ; o número não servia nem para a 26 nem para sair
        [mixed] ; alguns caminhos tinham peças, nos outros o número não servia
       *[none] {""}
    }
senet-no-move = { $tense ->
        [was] Com { $score }, nenhuma peça podia andar.
       *[now] Com { $score }, nenhuma peça pode andar.
    }
    .tale = nenhuma peça podia andar{ senet-barred }.
    .theirs = nenhuma peça podia andar{ senet-barred.theirs }.
senet-no-other = { $tense ->
        [was] Com { $score }, só havia esta jogada.
       *[now] Com { $score }, só há esta jogada.
    }
senet-no-forward = { $tense ->
        [was] Com { $score }, não havia jogada para a frente: uma peça tinha que recuar.
       *[now] Com { $score }, não há jogada para a frente: uma peça tem que recuar.
    }
    .tale = Nenhuma peça podia avançar{ senet-barred }.
    .theirs = Nenhuma peça podia avançar{ senet-barred.theirs }.
senet-no-drowning = { $tense ->
        [was] Enquanto a peça na 27 se afogava, nenhuma outra se movia. Só sai com { $scores }.
       *[now] Enquanto a peça na 27 se afoga, nenhuma outra se move. Só sai com { $scores }.
    }
senet-no-bound = { $tense ->
        [was] Este lançamento era só para a peça na { $from }: nenhuma outra se movia.
       *[now] Este lançamento é só para a peça na { $from }: nenhuma outra se move.
    }
senet-no-stays = Com { $score }, a peça fica na água, e a próxima vez decide de novo.
senet-no-one = O seu lado espera um 1: qualquer outro lançamento se perde.
senet-no-must-off = { $tense ->
        [was] De { $from }: o que podia sair do tabuleiro tinha que sair.
       *[now] De { $from }: o que pode sair do tabuleiro tem que sair agora.
    }
senet-no-banked = { $tense ->
        [was] Nada se movia com { $scores }.
       *[now] Agora nada se move com { $scores }.
    }
senet-no-own = { senet-not }: { $tense ->
        [was] { $held ->
            [one] a sua peça estava em { $to }.
            [two] as suas peças estavam em { $to }.
           *[more] as suas peças estavam em { $to }.
        }
       *[now] { $held ->
            [one] a sua peça está em { $to }.
            [two] as suas peças estão em { $to }.
           *[more] as suas peças estão em { $to }.
        }
    }
senet-no-guarded = { senet-not }: { $tense ->
        [was] { $held ->
            [one] uma vizinha protegia a adversária em { $to }.
            [two] as vizinhas protegiam as adversárias em { $to }.
           *[more] as vizinhas protegiam as adversárias em { $to }.
        }
       *[now] { $held ->
            [one] uma vizinha protege a adversária em { $to }.
            [two] as vizinhas protegem as adversárias em { $to }.
           *[more] as vizinhas protegem as adversárias em { $to }.
        }
    }
senet-no-safe = { senet-not }: em { $to } ninguém pode ser atacado.
senet-no-barred = { senet-not }: em { $to } só pode ficar o outro lado.
senet-no-peace = { senet-not }: { $held ->
        [one] ao recuar, ninguém pode cair sobre a adversária em { $to }.
        [two] ao recuar, ninguém pode cair sobre as adversárias em { $to }.
       *[more] ao recuar, ninguém pode cair sobre as adversárias em { $to }.
    }
senet-no-single = { senet-not }: ninguém pode cair na água enquanto houver uma peça nela.
senet-no-block = { senet-not }: { $tense ->
        [was] não se podia saltar a fila { $houses }.
       *[now] não se pode saltar a fila { $houses }.
    }
senet-no-still = { senet-not }: dali só se sai com { $scores }.
senet-no-past = { senet-not }: { $score } é demais; para sair é preciso { $scores }.
senet-no-beyond = { senet-not }: longe demais, a última casa é a { $to }.
senet-no-below = { senet-not }: não há tantas casas para recuar.
senet-no-gate = { senet-not }: ninguém passa da 26; é preciso chegar lá com o número exato.
senet-no-fall = { senet-not }: { $score } leva à água. Isso só se joga se nenhuma outra peça puder avançar.
senet-no-far = { senet-not }: só se sai com todas as suas peças em { $to } ou além.
senet-no-enter = Uma peça da mão só entra com { $scores }.
senet-no-enter-taken = { $tense ->
        [was] Nenhuma peça podia entrar: a { $to } estava ocupada.
       *[now] Nenhuma peça entra: a { $to } está ocupada.
    }
senet-no-rest = { $tense ->
        [was] Também não havia jogada: { $from }.
       *[now] Também sem jogada: { $from }.
    }

## What a throw may bring, and how likely it is

senet-odds-by = { $scores ->
        [any] Qualquer lançamento
       *[some] Se você tirar { $scores }
    }
senet-odds-share = { $scores ->
        [any] {""}
       *[some] {" "}(chance: { $num } em { $den })
    }
senet-odds-win = { senet-odds-by }: vitória{ senet-odds-share }.
senet-odds-save = { senet-odds-by }: a peça sai do tabuleiro{ senet-odds-share }.
senet-odds-begin = { senet-odds-by }: a espera acaba{ senet-odds-share }.
senet-odds-enter = { senet-odds-by }: uma peça pode entrar{ senet-odds-share }.
senet-odds-off = { senet-odds-by }: uma peça pode sair do tabuleiro{ senet-odds-share }.
senet-odds-on = { senet-odds-by }: segue para as últimas casas{ senet-odds-share }.
senet-odds-water = { senet-odds-by }: cai na água{ senet-odds-share }.
senet-odds-return = { senet-odds-by }: volta{ senet-odds-share }.
senet-odds-stay = { senet-odds-by }: fica na água{ senet-odds-share }.
senet-odds-fall = { senet-odds-by }: uma peça cai na água{ senet-odds-share }.
senet-odds-none = { senet-odds-by }: sem jogada{ senet-odds-share }.
senet-odds-again = { senet-odds-by }: lança de novo{ senet-odds-share }.
senet-odds-end = { senet-odds-by }: fim dos lançamentos{ senet-odds-share }.
senet-chance = { $scores }: chance { $num } em { $den }{ $brings ->
        [win] , você pode vencer
        [save] , a peça sai do tabuleiro
        [begin] , a espera acaba
        [enter] , uma peça pode entrar
        [off] , uma peça pode sair do tabuleiro
        [on] , segue para as últimas casas
        [water] , cai na água
        [return] , volta
        [stay] , fica na água
        [fall] , uma peça cai na água
        [none] , sem jogada
       *[free] {""}
    }{ $onward ->
        [again] , você lança de novo
        [kept] , antes, outro lançamento
        [play] , depois os lançamentos são jogados
        [turn] , a vez acaba
        [some] , com algumas jogadas você lança de novo
       *[open] {""}
    }.

## Lessons: what happens for the first time (games/senet/lessons.py)

senet-lesson-sticks = Cada lado claro das quatro varetas conta um; nenhum lado claro conta { $count }.
senet-lesson-dice = A soma dos dois dados conta como um lançamento. As chances são quase as das quatro varetas.
senet-lesson-bank = Lance até tirar um destes: { $scores }. Depois jogue todos os lançamentos, em qualquer ordem.
senet-lesson-bank-turn = Quando todos os lançamentos foram jogados, acaba a vez.
senet-lesson-fate = Um lançamento só para isso decide o destino da peça na 26: não há nada a escolher.
senet-lesson-trial = O lançamento decide o destino da peça que está na água, e nenhuma outra se move.
senet-lesson-again = Uma jogada com { $scores } dá outro lançamento.
senet-lesson-turn = Com { $scores } a sua vez acaba.
senet-lesson-one-throw = Uma vez é um lançamento e uma jogada; depois lança o outro lado.
senet-lesson-no-move = Um lançamento sem jogada acaba a vez, seja qual for.
senet-lesson-no-move-drowning = Sem jogada, a vez acaba, mesmo com { $scores }. (Menos enquanto uma peça se afoga.)
senet-lesson-lost-throw = Um lançamento sem jogada se perde, mas com { $scores } você lança de novo.
senet-lesson-pass = Aqui jogar não é obrigatório: você pode passar.
senet-lesson-drowning = Enquanto uma peça se afoga, nenhuma outra do seu lado se move nem está protegida.
senet-lesson-stays = A peça fica na água, e a sua próxima vez decide de novo.
senet-lesson-needs-one = O segundo lado espera o primeiro 1: até lá, os lançamentos dele se perdem.
senet-lesson-begins = Veio o 1: a partir de agora todos os lançamentos contam.
senet-lesson-add = Os lançamentos ganhos se somam; são feitos um depois do outro.
senet-lesson-quiet = Se nenhuma peça sair em { $count } turnos, a partida acaba. Vence quem tiver mais peças fora.
senet-lesson-jump = As peças podem saltar por cima das outras, de qualquer lado.
senet-lesson-retreat = Sem jogada para a frente, uma peça tem que recuar, se puder.
senet-lesson-either = As peças podem avançar ou recuar, como você quiser.
senet-lesson-backward = Nestas regras as peças caminham para a casa 1.
senet-lesson-peace = Uma peça que recua não pode cair sobre uma adversária.
senet-lesson-block = O outro lado não salta por cima de { $count } peças seguidas.
senet-lesson-block-any = Não se salta por cima de { $count } peças seguidas, de qualquer lado.
senet-lesson-exchange = ⇄ Uma peça sem proteção pode ser trocada: as duas trocam de lugar.
senet-lesson-hit = A peça atingida sai do tabuleiro e volta a entrar pela mão.
senet-lesson-hit-extra = Atingir uma peça dá outro lançamento.
senet-lesson-drop = Na 28, na 29 e na 30 não há troca: a peça atacada cai na água.
senet-lesson-swapped = A sua peça na casa { $to } trocou de lugar com a adversária: está agora na casa { $from }.
senet-lesson-struck = A sua peça na casa { $to } foi atingida: está agora na sua mão e entra de novo no tabuleiro.
senet-lesson-swept = Sua peça na casa { $to } foi empurrada para a água{ $water ->
        [wash] : a água a levou de volta para a casa { $goes }.
        [re-enter] : agora está na sua mão e entra de novo.
        [trial] : o seu próximo lançamento decide o destino dela.
       *[drown] , onde se afoga.
    }
senet-lesson-swap = A peça que cai sobre uma adversária que se afoga troca com ela: a adversária se salva.
senet-lesson-guard-pairs = Duas ou mais peças vizinhas do mesmo lado se protegem: ninguém pode cair sobre elas.
senet-lesson-guard-ends = Um par, e as duas pontas de uma fila maior, têm proteção: ninguém pode cair sobre essas peças.
senet-lesson-guard-neighbour-rows = Duas peças do mesmo lado numa coluna, em filas vizinhas, têm proteção: ninguém as atinge.
senet-lesson-column = Três peças do mesmo lado numa coluna, uma em cada fila, dão outro lançamento.
senet-lesson-safe = Aqui ninguém pode ser atacado: { $houses }.
senet-lesson-bonus = A peça que chega aqui dá outro lançamento: { $houses }.
senet-lesson-netting = A peça que cai na 16, a Rede, faz o seu lado perder a próxima vez.
senet-lesson-skipped = O outro lado caiu na Rede e perde esta vez.
senet-lesson-gate = Ninguém passa da 26: todas as peças têm que chegar lá com o número exato. Dali seguem.
senet-lesson-ahead = 27 é água: evite-a. Para sair do tabuleiro é preciso { $three } na 28, { $two } na 29, { $one } na 30.
senet-lesson-stop = A peça que chega à 26, ou passaria por ela, fica ali. Um lançamento decide o seu destino.
senet-lesson-fall = Com um 1, se nenhuma outra puder avançar, a peça da 26 cai na água.
senet-lesson-water-drown = A peça na 27 se afoga: as outras da mesma cor esperam. O resgate a leva à ☥ 15; um { $scores } a tira do tabuleiro.
senet-lesson-water-wash = { $search ->
        [behind] A peça que cai na água, na 27, volta à { $goes } ou, se está ocupada, à primeira casa livre atrás dela.
       *[ahead] A peça que cai na água, na 27, volta à { $goes } ou, se está ocupada, à casa livre seguinte.
    }
senet-lesson-water-re-enter = A peça que cai na água, na 27, vai para a mão e tem que entrar de novo.
senet-lesson-water-trial = O próximo lançamento do seu lado decide o destino da peça que cai na água, na 27.
senet-lesson-water-ends = Cair na água acaba a vez, e os lançamentos ganhos se perdem.
senet-lesson-water-single = Nenhuma outra peça pode entrar na água enquanto houver uma lá.
senet-lesson-rescue = No começo da vez, em vez de lançar, pode-se salvar a peça que se afoga: volta à 15 ou à casa livre antes dela.
senet-lesson-take = Em vez de salvar a peça que se afoga, você pode lançar por ela: só sai do tabuleiro com { $scores }.
senet-lesson-rebirth = Renascimento: a peça volta à 15, ou à primeira casa livre atrás dela.
senet-lesson-still = { $scores ->
        [any] Uma peça na { $to } não anda mais: qualquer lançamento a tira do tabuleiro.
       *[some] Uma peça na { $to } não anda mais: espera { $scores } para sair do tabuleiro.
    }
senet-lesson-last-three = Nas três últimas casas as peças ainda podem avançar.
senet-lesson-enter = Uma peça da mão entra: com { $score }, na casa { $to }.
senet-lesson-enter-hit = Uma peça também pode entrar sobre uma adversária, e a atinge.
senet-lesson-off = { $scores ->
        [any] Da casa { $from }, qualquer lançamento tira a peça; sair do tabuleiro é o objetivo.
       *[some] Da casa { $from }, a peça só sai com { $scores }; sair do tabuleiro é o objetivo.
    }
senet-lesson-saved = A peça que se afogava saiu do tabuleiro: as outras podem andar de novo.
senet-lesson-off-extra = Uma peça que sai do tabuleiro dá outro lançamento.
senet-lesson-must-off = Se um lançamento pode tirar uma peça do tabuleiro, é obrigatório tirá-la.
senet-lesson-far = Dali as peças só saem quando todas desse lado estão na { $to } ou além.
senet-lesson-home = As suas peças estão em casa nestas: { $houses }. Vence o primeiro lado com todas as peças em casa.

## Why the BOT played so, behind its action in the log

senet-why-off = leva uma peça para fora
    .because = uma peça sai do tabuleiro, e esse é o objetivo
senet-why-home = leva uma peça à sua casa
    .because = uma peça chega à sua casa, e esse é o objetivo
senet-why-rescue = salva a peça em vez de esperar { $scores }
    .because = a peça que se afoga fica salva já, sem esperar { $scores }
senet-why-wait = o resgate também gasta a vez e pode esperar
    .because = o resgate também gasta o turno inteiro e leva a peça de volta à { $to }; com { $scores } ela sai do tabuleiro na hora, e ainda dá para resgatá-la depois
senet-why-strike = faz o adversário recuar
    .because = uma peça adversária recua para a casa de onde esta veio
senet-why-hit = manda o adversário de volta à mão
    .because = uma peça adversária volta à mão e tem de entrar de novo
senet-why-drop = { $water ->
        [wash] a água leva o adversário de volta à { $goes }
        [re-enter] pela água, devolve o adversário à mão
        [trial] joga o adversário na água
       *[drown] joga o adversário na água
    }
senet-why-pair = protege { $houses }
    .because = o que está em { $houses } fica então protegido pela peça ao lado: o adversário não pode parar ali
senet-why-keeps = mantém a proteção em { $houses }
    .because = o que está em { $houses } continua protegido pela peça ao lado: o adversário não pode parar ali
senet-why-flees = sai da { $from }, que estava ao alcance
    .because = a peça na { $from } podia ser atingida no próximo lançamento do adversário; assim ela sai do alcance
senet-why-reach = não deixa nada ao alcance
    .because = o próximo lançamento do adversário não pode então atingir nenhuma peça
senet-why-risk = corre o menor risco: { $num } em { $den }
senet-why-ready = pode sair com { $scores }
    .because = a peça movida pode depois sair do tabuleiro com { $scores }
senet-why-again = lança outra vez
    .because = esta jogada dá direito a mais um lançamento
senet-why-dry = não cai na água
    .because = a peça não cai na água
senet-why-net = não cai na Rede
    .because = a peça não cai na Rede
senet-why-ahead = corre à frente
    .because = a peça da frente chega mais perto do fim do caminho
senet-why-rear = avança a última peça
    .because = a peça que está por último acompanha as outras e não fica para trás
senet-why-enter = põe uma peça no tabuleiro
    .because = mais uma peça entra no tabuleiro
senet-why-safer = corre menos risco: { $num } em { $den }, não { $other }
    .because = a chance de o adversário atingir uma peça é então de { $num } em { $den }; com a outra escolha, { $other }
senet-why-fewer = deixa menos ao alcance: { $count }, não { $other }
    .because = número de peças que o adversário pode então atingir: { $count }; com a outra escolha: { $other }
senet-why-leaves = mais lançamentos tiram peça: { $num } em { $den }, não { $other }
    .because = a chance de tirar uma peça do tabuleiro é então de { $num } em { $den }; com a outra escolha, { $other }
senet-why-freer = perde menos a vez: { $num } em { $den }, não { $other }
    .because = a chance de perder a próxima vez é então de { $num } em { $den }; com a outra escolha, { $other }
senet-why-blocks = o inimigo perde mais a vez: { $num } em { $den }, não { $other }
    .because = a chance de o adversário ficar sem jogada é então de { $num } em { $den }; com a outra escolha, { $other }

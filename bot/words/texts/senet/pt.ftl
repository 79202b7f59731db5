### Senet's words: the game and its sides, what is told of it. Arguments: games/senet/words.py.

## The game and its sides

game-senet = Senet
game-senet-line = Para dois. A corrida egípcia por trinta casas, com cinco mil anos: lançar as varas, escolher a peça, fugir da água.
side-cones = cones
side-spindles = fusos
player-spindles = Fusos
player-cones = Cones
mark-cones = ⚪️
mark-spindles = 🔵

## Senet's words: value for the log, .button for buttons, .said for the answer to a press.
## The first five are parts of the others.

senet-at = { $house ->
        [second-life] {" "}Segunda Vida
        [netting] {" "}Rede
        [beauty] {" "}Beleza
        [fate] {" "}Beleza +{"\u2060"}🎲
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
        [netting] {" "}É a Casa da Rede: perde a próxima vez.
        [beauty] {" "}É a Casa da Beleza.
        [fate] {" "}É a Casa da Beleza: mais um lançamento decide logo.
        [water] {" "}É a Casa das Águas.
        [three] {" "}É a Câmara dos Três Juízes.
        [two] {" "}É a Casa dos Dois Juízes.
        [heru] {" "}É a Casa de Heru.
        [safe] {" "}É uma casa segura.
        [exit] {" "}É a saída.
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
        [trial] cai à água
       *[drown] cai à água
    }
    .said = { $water ->
        [wash] caiu à água e foi levada de volta à casa { $goes }!
        [re-enter] caiu à água e volta para a mão!
        [trial] caiu à água!
       *[drown] caiu à água!
    }
senet-side = { $side ->
        [cones] Os cones
       *[spindles] Os fusos
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = Saiu { $score }.
senet-take = pega nas varas
    .button = 🎲 Lançar por um { $scores }
    .said = Pega nas varas.
senet-pass = { $why ->
        [choice] passa
        [trial] fica na água
        [drown] a afogar-se, sem jogada
        [lost] espera um 1
        [enter] ninguém entra
        [taken] sem jogada, { $to } ocupada
        [blocked] caminhos fechados
       *[none] sem jogada
    }
    .button = { $why ->
        [choice] Passar
        [trial] 🌊 Ficar na água
        [drown] Passar: salva só com { $scores }
        [lost] Passar: só um 1 começa
        [enter] Passar: entra só com { $scores }
        [taken] Passar: { $to } ocupada
        [blocked] Passar: { $score } sem caminho
       *[none] Passar: sem jogada com { $score }
    }
    .said = { $why ->
        [choice] Passou a vez.
        [trial] A sua peça fica na água; a prova repete-se na próxima vez.
        [drown] A peça que se afoga só se salva com { $scores }, e nenhuma outra se move.
        [lost] Não foi um 1: continua à espera.
        [enter] Uma peça só entra com { $scores }.
        [taken] A casa { $to }, por onde a peça entraria, está ocupada.
        [blocked] Sem jogada: onde quer que o { $score } leve, a casa está ocupada ou fechada.
       *[none] Sem jogada.
    }
senet-move = { senet-by }{ $from }→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } → { $to }{ senet-at }{ senet-more }
    .said = { $from } → { $to }.{ senet-at.said }{ senet-more.said }
senet-exchange = { senet-by }{ $from }⇄{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } ⇄ { $to }{ senet-at }{ senet-more }
    .said = { $from } ⇄ { $to }: as peças dançaram e trocaram de lugar.{ senet-at.said }{ senet-more.said }
senet-drop = { senet-by }{ $from }→{ $to }{ senet-at }, a adversária { senet-swept }
    .button = { senet-by }{ $from } → { $to } 🌊{ senet-at }
    .said = { $from } → { $to }: a peça adversária { senet-swept.said }{ senet-more.said }
senet-fall = { senet-by }{ $from }→{ $to } { $water ->
        [wash] cai à água, levada de volta à casa { $goes }
        [re-enter] cai à água, volta à mão
        [trial] cai à água
       *[drown] cai à água
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
        [wash] a sua peça caiu à água e foi levada de volta à casa { $goes }.
        [re-enter] a sua peça caiu à água: está na mão, para entrar de novo.
        [trial] a sua peça está na água. O lançamento da próxima vez é a sua prova: 4 sai, 5 fica, 1, 2, 3 voltam atrás.
       *[drown] a sua peça está a afogar-se. Só se salva com { $scores }.
    }{ $ends ->
        [0] {""}
       *[other] {" "}Acaba a vez.
    }
senet-hit = { senet-by }{ $from }→{ $to }{ senet-at } 💥 a adversária vai para a mão{ senet-more }
    .button = { $from } → { $to } 💥{ senet-at }{ senet-more }
    .said = { $from } → { $to }: atingida! A peça adversária volta para a mão do dono.{ senet-at.said }{ senet-more.said }
senet-enter-hit = { senet-by }entra→{ $to }{ senet-at } 💥 a adversária vai para a mão{ senet-more }
    .button = entrar → { $to } 💥{ senet-at }{ senet-more }
    .said = Entra na { $to }: atingida! A peça adversária volta para a mão do dono.{ senet-at.said }{ senet-more.said }
senet-off = { senet-by }{ $from } saiu{ senet-more }
    .button = { senet-by }{ $from } ⤴ para fora{ senet-more }
    .said = { $from }: a peça saiu do tabuleiro!{ senet-more.said }
senet-enter = { senet-by }entra→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }entrar → { $to }{ senet-at }{ senet-more }
    .said = Uma peça entra na casa { $to }.{ senet-at.said }{ senet-more.said }
senet-rescue = salva { $from }→{ $to }
    .button = 🛟 Salvar: { $from } → { $to }, passa a vez
    .said = Peça salva na casa { $to }; passa a vez.
senet-rebirth = renasce { $from }→{ $to }
    .button = ☥ Renascer: { $from } → { $to }
    .said = { $from } → { $to }: a sua peça renasce aí, e passa a vez.
senet-pieces = { $houses ->
        [none] {""}
       *[other] em { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] na{"\u00A0"}mão{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }fora{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] em { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] na{"\u00A0"}mão{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }em{"\u00A0"}casa{"\u00A0"}{ $home }/{ $total }
    .short = { $home }

## What else is to be known before acting

senet-kept = 🎲 Lançamentos guardados: { $scores }
senet-owed = 🎲 Lançamentos extra depois deste: { $count }
senet-skip = 🕸 Na rede: { senet-side } perdem a próxima vez.
senet-needs-one = ⏳ { senet-side } esperam um 1: qualquer outro lançamento perde-se.
senet-fate = ✨ Este lançamento é o destino da peça na 26: 5 sai do tabuleiro; 2, 3, 4 vão para 28, 29, 30, se livres; senão, e com 1, para a água ou, se estiver ocupada, de volta à ☥ 15.
senet-trial = 🌊 Este lançamento é a prova da peça na 27: 4 sai do tabuleiro, 5 fica, 1, 2, 3 voltam para a ☥ 15 ou para a primeira casa livre atrás dela.
senet-taken = ⛔ Ocupado: { $houses }
senet-quiet = 🕰 Vezes que faltam até a partida acabar, se nenhuma peça sair (vence quem tiver mais fora): { $count }
senet-drowning = 🌊 A peça na 27 só se salva com { $scores }; até lá, mais nenhuma desse lado se move.
senet-bank = 🎲 Lança-se até sair um 2 ou um 3.
senet-again = 🎲 Mais um lançamento nesta vez.

## Turns lost, and how games end

caption-lost = 🕸 { $mark } { $name }: vez perdida
over-borne-off = 🏆 { $mark } <b>{ $name }</b> vence, { $score }! Todas as peças atravessaram o submundo.
over-all-home = 🏆 { $mark } <b>{ $name }</b> vence, { $score }! Todas as peças chegaram a casa.

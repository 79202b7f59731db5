### Todas as palavras de Djehuty em português: as mesmas mensagens e os mesmos argumentos de en.ftl.
### Não se sabe se quem joga é homem ou mulher: a escrita evita dizer isso. As palavras são as do Brasil.

## Read aloud: what signs are called where a screen reader speaks

aloud-comma = ,
aloud-to = para
aloud-swaps = troca de lugar com
aloud-takes = captura
aloud-hit = golpe
aloud-water = para a água
aloud-throws = lançamento
aloud-one-throw = e mais um lançamento
aloud-extra = lançamentos ganhos:
aloud-of = de
aloud-by = por
aloud-times = { $count } vezes
aloud-previous = página anterior,
aloud-next = próxima página
aloud-to-first = ao começo
aloud-to-before = um para trás
aloud-to-next = um para a frente
aloud-to-last = ao fim
aloud-triangle = triângulo
aloud-star = estrela
aloud-ring = anel
aloud-ankh = ankh
aloud-moon = lua
aloud-waves = ondas
aloud-hyena = a hiena
aloud-about = cerca de
aloud-plus-minus = mais ou menos
aloud-number = número
aloud-mistake = erro
aloud-chosen = escolhido:
aloud-changed = alterado:
aloud-by-itself = sem toque:
key-stone = { $square }{ $takes ->
        [1] , pode capturar
       *[0] {""}
    }
key-other-stone = Outra pedra, não { $square }

## How boards look, or are read

key-settings-look = 👓 Tabuleiros
key-settings-group-look = 👓 Tabuleiros daqui
set-theme = Cores dos tabuleiros: <b>{ $value }</b>
about-set-theme = Que cores têm os tabuleiros?
set-theme-papyrus = papiro
set-theme-contrast = alto contraste
set-theme-dark = escuras
key-set-theme-papyrus = 🏺 Papiro
key-set-theme-contrast = 🔳 Contraste
key-set-theme-dark = 🌙 Escuro
said-set-theme-papyrus = A partir de agora os tabuleiros têm as cores do papiro.
said-set-theme-contrast = A partir de agora os tabuleiros têm alto contraste.
said-set-theme-dark = A partir de agora os tabuleiros são escuros.
set-own-side = O tabuleiro de Senet e Seega aparece: <b>{ $value }</b>
about-set-own-side = 🔄 No Senet e na Seega, quando você joga em segundo lugar.
set-own-side-on = do seu lado
set-own-side-off = do lado de quem joga primeiro
key-set-own-side = 🔄 Tabuleiro do meu lado
said-set-own-side-on = A partir de agora, quando você joga em segundo lugar, vê o tabuleiro do seu lado.
said-set-own-side-off = A partir de agora você vê todo tabuleiro do lado de quem joga primeiro.
set-by-ear = Imagens e emojis: <b>{ $value }</b>
set-by-ear-on = nenhum, tudo em palavras para ouvir
set-by-ear-off = aparecem
key-set-by-ear = 👂 Palavras para leitor de tela
said-set-by-ear-on = A partir de agora tudo vem em palavras, sem imagens nem emojis. Quando os outros jogaram, uma mensagem nova diz o que fizeram. Comandos: /where, /score, /last.
said-set-by-ear-off = A partir de agora os tabuleiros têm imagens de novo.
standing-score = <b>{ $name }</b>, { $side }: { $count }
standing-square = { $square }: { $count ->
        [0] livre
       *[other] { $side }
    }
standing-no-square = Não há casa chamada { $square }.
standing-open = Esta partida ainda não começou. À mesa: { $names }.
standing-none = Aqui ainda não se jogou nenhuma partida. /play começa uma.
command-where = onde está tudo: /where ou /where 12
command-score = até onde chegou cada lado
command-last = o que foi jogado por último

## The title and the menu

title = <b>Djehuty</b> · jogos antigos do Nilo
title-story =
    Djehuty, a quem os gregos chamavam Tot, inventou o Senet e ganhou cinco dias novos para o ano. Sente-se: varetas, pedras e fichas estão na mesa.

    <i>Feito por quem desenvolve o Djehuty</i>
home-first = ▶️ <b>{ $play }</b>: uma partida de { $game } contra { $level }, o BOT mais fraco.
home-how = 🎯 Leve cinco peças por trinta casas e para fora do tabuleiro, antes do BOT.
home-more = ℹ️ História, sorteio justo
home-play = ▶️ <b>{ $play }</b>: { $what }, contra { $bots }.
home-seal =
    🔒 { $sealed ->
        [lot] Sorteio justo:
       *[throws] Lançamentos justos:
    } o segredo da partida que um toque começa aqui já está selado.
    SHA-256:
    <code>{ $commitment }</code>
    O toque no botão acrescenta { $own ->
        [1] as suas palavras.
        [2] o número do toque, que só o servidor vê.
       *[0] as suas /words ou o número do toque, que só o servidor vê.
    } No fim mostro o segredo, e /verify recalcula { $sealed ->
        [lot] o sorteio.
       *[throws] todos os lançamentos.
    }
key-play = ▶️ Jogar
key-play-new = ▶️ Nova: { $game }
key-choose = 🎲 Outro jogo
key-unfinished = ▶ Continuar: { $game } nº { $id }
key-unfinished-many = ⏯ Partidas inacabadas: { $count }
key-resume-menu = ⏯ Retomar
key-rules = 📜 Regras
key-settings = ⚙️ Configurações
key-close = ✖️ Fechar o menu
key-add-group = ➕ Adicionar a um grupo
key-back = ‹ Voltar
key-menu = 🎲 Escolher jogo
menu-left = Até logo! O tabuleiro espera: /start
key-bot-novice = 🤖 Novato
key-bot-modest = 🤖 Modesto
key-bot-greedy = 🤖 Guloso
key-bot-golden = 🤖 Meio-termo
key-bot-djehuty = 🤖 Djehuty
bot-rated = { $bot }, força { $count } de 4
key-levels = 🔢 Níveis 1–8
key-whom = 🤖 Outros adversários …
key-more-ways = Mais …
more-ways =
    👀 Dois BOTs jogam, e você assiste.
    ❔ Como cada BOT joga e qual é a sua força.
    ☆ Estas regras ficam à mão, acima dos jogos.
    ↗️ Um link que leva estas regras a outras pessoas.
more-find = 🔎 Você encontra alguém que procura o mesmo jogo.
more-learn = 🎓 Pequenos problemas ensinam o jogo.
key-bots = ❔ Os BOTs
    .aloud = Como são os BOTs
key-new-bots = 🤖 Vários BOTs
key-new-group = 👥 Alguém deste grupo
key-new-link = 🔗 Enviar um link
key-new-phone = 📱 Neste telefone
bot-name = BOT ({ $level })
bot-level = BOT · nível { $count }
bot-numbered = BOT { $count } · { $level }
bot-brief = BOT
bot-number = BOT { $count }
level-novice = Novato
level-modest = Modesto
level-greedy = Guloso
level-golden = Meio-termo
level-djehuty = Djehuty
nth-level = nível { $count }
strength-easy = fácil
strength-medium = médio
strength-hard = difícil
strength-master = mestre
bots-line = <b>{ $level }</b> · { $strength }
    { $way }
bots-why = 💭 Em /settings, você pode pedir que o BOT diga o motivo das jogadas.
levels-how = O nível 1 faz qualquer jogada. O nível { $count } é { $level }. Os outros jogam bem, mas às vezes erram: aí fazem qualquer jogada.
levels-line = <b>{ $count }</b> · { $strength } · { $points ->
        [0] 0
       *[other] ≈ { $points }
    }
levels-points = O último número são os pontos Elo: quanto é mais forte do que o nível 1.
levels-share = Um nível ganha cerca de { $share } em 100 partidas contra o anterior. O mais alto ganha cerca de { $most } em 100 contra o mais baixo.{ $close ->
        [1] {" "}O resto é sorte.
       *[other] {""}
    }
levels-rules = Medido com: { $rules }.{ $own ->
        [1] {""}
       *[other] {" "}Com outras regras as distâncias são outras.
    }
somebody = alguém

## Commands

command-start = jogar já; o menu
command-play = escolher o jogo, as regras e o adversário
command-day = a posição do dia: encontre a melhor jogada
command-resume = retomar uma partida inacabada
command-board = mostrar o tabuleiro de novo, aqui embaixo
command-rules = como se jogam estes jogos
command-resign = desistir de uma partida
command-words = palavras suas para os lançamentos
command-verify = verificar os lançamentos
command-me = suas partidas, ratings e vitórias
command-top = quem mais venceu neste grupo
command-luck = a sua sorte nos lançamentos
command-throws = todos os lançamentos de todas as partidas
command-sealed = selos e segredos de todos os jogos de um dia
command-name = o seu nome aqui
command-settings = idioma e modo de jogar
command-privacy = o que eu guardo sobre você e por quê
command-export_me = receber tudo o que eu guardo sobre você
command-forget_me = fazer com que eu esqueça você
command-cancel = administradores: terminar uma partida
profile = { $games }: jogos de tabuleiro do Nilo, antigos e tradicionais. Jogue com amigos, em grupos ou contra o BOT. Cada sorteio pode ser conferido.
profile-short = Jogos de tabuleiro do Nilo, com amigos, em grupos ou contra o BOT: { $games }.

## The board's caption

caption-title = <b>{ $game }</b> · { $rules }{ $numbered ->
        [0] {""}
       *[1] {" "}· nº { $id }
    }
caption-switches = 🔸 { $switches }
switches-more = +{ $count }
caption-brief = <b>{ $rules }</b>{ $numbered ->
        [0] {""}
       *[1] {" "}· nº { $id }
    }
caption-match = 🏁 Série até { $points }, partida { $count }: { $standing }
standing-side = { $name } { $count }
throw-off = 🎲 Lançamento de abertura: { $standing }. { $mark } <b>{ $name }</b> fica com as { $side }.
throw-off-phone = 🎲 Lançamento de abertura: { $standing }.
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-turn = { $mark } { $name }:
caption-who = { $mark } { $name }
caption-tale = { $mark } { $told }
caption-tale-before = ⏪ Antes: { $mark } { $told }
caption-offer-throws = <i>Com ⏩ Lançar por mim os lançamentos vêm sozinhos: você só escolhe.</i>
tale-more = { $omitted ->
        [before] (Antes, no mesmo turno: { $plays ->
            [one] 1 jogada
           *[other] { $plays } jogadas
        }.)
        [between] Depois vieram outras jogadas.
       *[on] …
    }
tale-moved = O BOT jogou { $plays ->
        [one] uma vez
       *[other] { $plays } vezes
    }.
caption-story = ⏩ Desde a sua escolha:
story-none = sem jogada
story-you = você { $told }
story-bot = BOT { $told }
caption-in-signs = 🔣 Em sinais:
tale-won = 🥇 O BOT venceu. Cuidado com a hiena!
tale-won-you = 🥇 <b>Você venceu!</b> Agora, a sua hiena.
tale-walk = 🏁 { $lead ->
        [more] No total, você está { squares-many } à frente.
        [fewer] No total, o BOT está { squares-many } à frente.
       *[same] Em casas, vocês estão empatados.
    }
squares-many = { $walk ->
        [one] 1 casa
       *[other] { $walk } casas
    }
tale-stuck = nenhuma peça pode andar.
tale-only = Era a única jogada.
tale-alone = Jogado por você, pois nada mais podia capturar: { $told }.
caption-placed = { $mark } { $name } { $began ->
        [0] pôs { $squares }.
       *[other] começou por sorteio: { $squares }.
    }
caption-earlier = ⏪ Antes disso:
caption-result = 📣 { $mark } <b>{ $name }</b>: { $told }
listed = { $first }, { $next }
listed-or = { $first } ou { $next }
listed-and = { $first } e { $next }
decimal = { $gain }
ranking = 🏅 A classificação:
ranking-place = { $place }.
ranking-short = { $place }. { $mark } { $name }{ $gone ->
        [0] {""}
       *[other] {"\u00A0"}💀
    }
log-more = … mais { $count }
log-times = { $told } ×{ $count }
log-why = 💭{"\u00A0"}{ $told }
why-equal = não é pior que os outros
caption-only-move = ⏩ Jogado sozinho: { $told }
caption-only-move-of = ⏩ { $mark } Jogado sozinho: { $told }
caption-away = 💤 Estive fora por um tempo. Se tocou em algum botão, toque outra vez.
line = 🔧 <i>{ $text }</i>
line-until = 🔧 <i>{ $text }</i> (até { $date })
caption-put-back = ⏪ Voltei ao estado de { $date }. O que foi jogado depois se perdeu, e os lançamentos daqui em diante são novos.
caption-asleep = 💤 { $name } saiu da mesa. A partida dorme; qualquer jogador pode acordá-la.
caption-asleep-alone = 💤 { $name } saiu da mesa. A partida dorme até { $name } acordá-la.
caption-goal = 🎯 Objetivo: { $told }
caption-lesson = 💡 <i>{ $told }</i>
caption-event = ❗ { $told }
caption-reason = ☝️ { $told }
caption-reasons-more = ☝️ Por que as outras não andam: { $told }
caption-way = { $way }: { $told }
caption-odds = 🎲 { $told }
explain-seal = { $sealed ->
        [lot] Para quem quer conferir que o sorteio foi justo:
       *[throws] Para quem quer conferir que os lançamentos são justos:
    }
caption-seal =
    🔒 Selo da partida nº { $id }:
    <code>{ $commitment }</code>
caption-moves = 🔏 Jogo: <code>{ $digest }</code>
brought-press = ✋ Misturado: toque { $id }
brought-sign = ✋ { $name }: { $told }
brought-words = ✋ { $name }: { $told } “{ $words }”
caption-secret =
    <blockquote expandable>🔓 { $sealed ->
        [lot] O sorteio estava selado antes de alguém se sentar.
       *[throws] Os lançamentos estavam selados antes de alguém se sentar.
    }
    Toque aqui: segredo e verificação.
    Selo:
    <code>{ $commitment }</code>
    Segredo:
    <code>{ $secret }</code>{ $brought }
    Compare: viu este selo antes do primeiro toque?{ $begun ->
        [1] {" "}O registro tem este 🔏?
       *[0] {""}
    } O resto: /verify aqui, <code>djehuty verify</code> onde quiser.{ $after ->
        [none] {""}
       *[other] {"\u000A"}A próxima partida como esta, nº { $after }, já está selada: <code>{ $aftersealed }</code>
    }</blockquote>
due-lot = { $lot ->
        [0] {""}
        [1] {" "}(começa, por sorteio)
        [2] {" "}(joga depois, por sorteio)
       *[other] {" "}(joga em { $lot }º, por sorteio)
    }
caption-lot = 🎲 Por sorteio, { $name } { $lot ->
        [1] começa.
        [2] joga em segundo.
       *[other] joga em { $lot }º lugar.
    }
due-throw-sticks = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] lançar as varetas
       *[other] lançar outra vez
    }
due-throw-dice = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] lançar os dados
       *[other] lançar outra vez
    }
due-throw-bone = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] lançar o astrágalo
       *[other] lançar outra vez
    }
due-throw-chips = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] lançar fichas
       *[other] lançar de novo
    }
due-throws-on = ▶️ { $mark } { $again ->
        [0] Lance: o 2 passa a vez
       *[other] Siga: o 2 passa a vez
    }
due-first-throw = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: seu primeiro lançamento (⏩ os outros vêm sozinhos)
due-throw-to-go-on = ▶️ { $mark } <b>{ $name }</b>: continuamos? Toque em Lançar
due-throw-may-win = ▶️ { $mark } <b>{ $name }</b>: este lançamento pode vencer!
due-soon = ▶️ { $mark } <b>{ $name }</b>: o lançamento vem já …
due-choose = ▶️ { $mark } <b>{ $name }</b> escolhe
due-choose-with = ▶️ { $mark } { $told } Escolha.
due-again = ▶️ { $mark } <b>{ $name }</b>: ✓ de novo
due-takes = { $takes ->
    [0] {""}
   *[other] {" "}⚔ captura
    }
due-stone = ▶️ { $mark } <b>{ $name }</b>: { $again ->
        [0] qual pedra?
       *[other] capturar mais
    }{ due-takes }
due-square = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $due ->
        [0] pôr mais uma
        [1] pôr uma pedra
       *[other] pôr { $due } pedras
    }{ $left ->
    [0] {""}
   *[other] {" "}(faltam { $left })
    }
due-target = ▶️ { $mark } <b>{ $name }</b>: 👉 { $square } → aonde?{ due-takes }
due-bot = ▶️ { $mark } <b>{ $name }</b> joga
due-bot-places = ▶️ { $mark } <b>{ $name }</b> põe as suas pedras
due-other = ⏳ { $mark } Joga <b>{ $name }</b>

## Who has won already, while the others play for their places

won-already = 🥇 { $mark } <b>{ $name }</b> venceu. Olha a hiena!
won-already-you = 🥇 <b>Você venceu!</b> O resto é diversão: a caça da sua hiena.

## Buttons of a board

key-throw-sticks = 🎲 Lançar as varetas
key-throw-dice = 🎲 Lançar os dados
key-throw-bone = 🎲 Lançar o astrágalo
key-throw-chips = 🎲 Lançar uma vez
key-throw-on = ⏩ Lançar tudo
key-throw-for-me = ⏩ Lançar por mim
key-throw-soon = ⏳ Já vem …
key-leave = 🚪 Sair
key-down = ⤵️ Descer
answer-is-down = O tabuleiro já está embaixo de tudo.
key-explain = ❔ Explicar
key-explain-close = ‹ Voltar
key-hint = 🧭 Dica
advice = 🧭 { $move }. Se ambos jogarem bem, essa jogada ganha cerca de { $chance } partidas em 100{ $alike ->
        [all] . As outras são quase tão boas: não vejo diferença clara.
        [won-all] . Aqui qualquer escolha ganha.
        [won-many] . Aqui quase qualquer escolha ganha.
        [many] . Muitas outras são quase tão boas.
        [some] . Quase tão bom: { $others }. Não vejo diferença clara.
       *[one] : cerca de { $gain } a mais que a segunda melhor.
    }
advice-decided = 🧭 { $move }. A partida está decidida: nenhuma escolha a ganha.
advice-exact = 🧭 { $move }. Com essa jogada você ganha { $chance } partidas em 100, se ninguém errar. Este número é exato.{ $alike ->
        [all] {" "}As outras perdem menos de um décimo.
        [won-all] {" "}Aqui qualquer escolha ganha.
        [won-many] {" "}Aqui quase qualquer escolha ganha.
        [many] {" "}Muitas outras também perdem menos de um décimo.
        [some] {" "}Menos de um décimo se perde também com: { $others }.
       *[one] {" "}A segunda melhor ganha { $gain } a menos.
    }
advice-stones = 🧭 { $move }. { $fate ->
        [won] Pelo que vejo, ganha contra qualquer resposta.
        [lost] Eu jogaria assim, mas pelo que vejo todas as jogadas perdem.
       *[open] Pelas minhas contas, { turns-many } depois você está { $stand }{ $alike ->
            [all] . As outras dão o mesmo número de pedras.
            [many] . Muitas outras dão o mesmo número de pedras.
            [some] . O mesmo número de pedras também com: { $others }.
            [only] . Com qualquer outra você perde, pelo que vejo.
           *[one] . A segunda melhor é { $less } pior.
        }
    }
stones-many = { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    }
turns-many = { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
advice-less = { stones-many }
stones-ahead = { $lead ->
        [more] { stones-many } à frente
        [fewer] { stones-many } atrás
       *[same] com pedras iguais
    }
advice-place = 🧭 { $told }
    É um palpite, de muitas formas de encher o tabuleiro: outras casas podem ser tão boas.
advice-each = 💭 Vale para todas: { $told }.
advice-solved = 🧭 { $move }. { $fate ->
        [won] Com essa jogada a partida está ganha, se você não errar
        [lost] A partida está perdida, se o outro lado não errar
       *[drawn] Com essa jogada a partida empata, se ninguém errar
    }. Isto é exato.{ $alike ->
        [all] {" "}Qualquer escolha dá na mesma.
        [many] {" "}Muitas outras dão na mesma.
        [some] {" "}O mesmo com: { $others }.
       *[one] {""}
    }
explain-part = { $page }/{ $pages } · toque outra vez
explain-each = ▫️ De qualquer forma, { $told }
explain-choose = ▫️ Escolha uma pedra e pergunte de novo: eu digo o que cada jogada dela faz.
explain-throw = ▫️ Primeiro o lançamento: antes dele não há nada a escolher.
explain-place = ▫️ Pode pôr a pedra em qualquer casa livre: o botão tem o nome dela.
key-resume = ▶️ Retomar
key-join-as = Entrar como { $emblem }
key-join-again = 🔁 Entrar de novo
key-begin = ▶️ Começar
key-begin-as = ▶️ Começar com { $emblem }
key-decline = ✖️ Recusar
key-withdraw = ✖️ Cancelar
key-not-now = ✖️ Cancelar jogo
key-share = ✉️ Enviar o link
key-rematch = 🔁 Jogar de novo
key-stronger = ⬆️ BOT mais forte
key-easier = ⬇️ BOT mais fácil
key-games = 🎲 Jogos
key-next-game = ▶️ Próxima partida
key-record = 📄 Registro
share-words = Venha jogar comigo um jogo do Nilo!

## Choosing what to play

choose-game = <b>O que vamos jogar?</b>
choose-page = <b>{ $game }</b>: com que regras?
choose-line = <b>{ $game }</b>: { $character }
choose-line-source = { $best ->
        [1] ✨{" "}
       *[0] {""}
    }<b>{ $rules }</b>{ $best ->
        [1] {" "}(recomendadas)
       *[0] {""}
    }: { $character }
    <i>({ $source })</i>
choose-title = <b>{ $game }</b> · { $rules }
choose-whom = { $private ->
        [1] Contra quem? O primeiro BOT é fácil.
        [2] Contra quem? Aqui 1★ fraco, 4★ forte.
       *[0] Com quem?
    }
choose-source = <i>{ $source }</i>
choose-switches = 🔸 { $switches }
choose-own = 🎚 { $switches }
choose-starred = { $mark } { $game } · { $rules }
choose-last = ↻ Última partida: { $game } · { $rules }
match-name = série
choose-match = 🏁 { $points ->
        [0] Uma partida, ou uma série até um total de pontos à escolha.
       *[other] Uma série até { $points } pontos.
    }
card-players = 👥 { $players }:
card-length = { $long ->
        [0] ⏱
       *[1] ⏳ Muito longo:
    } ≈ { $minutes } min{ $points ->
        [0] {""}
       *[other] {" "}por partida
    } · toques de cada um ≈ { $presses }
card-taps = ⏱ toques de cada um ≈ { $presses }
card-choice = 🧠 { $chosen ->
        [0] os lançamentos decidem quase tudo
       *[1] há o que escolher em cerca de { $share }% das jogadas: ≈ { $chosen } por partida
    }
card-first = ⚖️ { $even ->
        [1] quase igual, comece quem começar
       *[0] quem começa ganha { $share } ± { $error }%
    }{ $drawn ->
        [0] {""}
       *[other] {" "}(empates ≈ { $drawn }%)
    }
card-part = <i>{ $switches ->
        [none] Medido sem opções
       *[other] Medido com: { $switches }
    }</i>
choose-bots = 🤖 BOT: { $bots }
choose-bots-of = { $count }★ { $names } ({ $strength })
    .aloud = { $count }: { $names } ({ $strength })
choose-share = Envie este link a quem quiser, ou escreva onde eu estiver: <code>{ $command }</code>
key-change = 🎚 Variantes
switches-word = Opções
key-star = ☆ Favorito
key-starred = ★ Favorito
key-pass-on = ↗️ Enviar
key-one-game = Uma partida
key-match = 🏁 Série até { $points }
key-reset = ↺ Desfazer tudo
key-done = ✓ Pronto
key-share-send = ✉️ Enviar o link
key-share-group = 👥 Para um grupo
key-go-on = ▶️ { $rules }
key-example = 📜 Um exemplo
key-play-these = ▶️ Jogar com estas regras
key-play-with = ▶️ Jogar com esta opção
share-combination = Jogue comigo: { $rules }
toggle-title = <b>{ $rules }</b>: opções (variantes das regras){ $pages ->
        [1] {""}
       *[other] , { $page }/{ $pages }
    }
toggle-line = { $sign }<b>{ $switch }: { $value }</b>
    { $explained }
toggle-none = <i>Nada foi mudado ainda. Toque numa opção para ver o que ela faz e escolher.</i>
toggle-changed = <i>Mudado: { $switches }</i>
own-title = <b>{ $game }</b> · { $rules }. O que é diferente aqui:
said-starred = Favorito deste chat: “Jogar” mostra esse primeiro.
said-unstarred = Não é mais favorito.
answer-stars-full = Este chat já tem { $most } favoritos. Tire primeiro a estrela de um deles.
answer-contradicts = “{ $switch }: { $value }” não combina com: { $others }.
answer-old-rules = Não conheço essas regras, ou elas não existem mais. /play mostra o que há.
spoken-read-as = “{ $word }” lido como { $name }.
spoken-unknown = Não conheço “{ $word }”.
spoken-like = Não conheço “{ $word }”. Talvez: { $names }?
spoken-elsewhere = “{ $word }” não é opção destas regras ({ $rules }). É opção de: { $names }.
spoken-rest = Outras palavras que não entendi: { $count }
spoken-games = Jogos: { $names }.
spoken-sets = Regras: { $names }.
spoken-switches = Opções ({ $rules }): { $names }.
rules-nothing = Não há jogo, regras nem opção com o nome “{ $word }”. Os jogos que há:
spoken-many = Há palavras demais: parei em “{ $word }”.
spoken-ambiguous = “{ $word }” pode ser: { $names }. Qual?
spoken-value = “{ $word }”: esse valor não existe. Há: { $names }.
spoken-bare = “{ $word }” precisa de um valor: { $names }.
spoken-twice = “{ $word }” contradiz o que está antes: { $names }.
spoken-rules = “{ $word }”: antes você disse { $names }. Só um deles, por favor.
spoken-code = “{ $word }”: esse código não existe, ou não existe mais.
spoken-contradiction = “{ $word }” não combina com: { $names }.

## Invitations

invite-bot = <b>{ $name }</b> joga contra { $bot }.
invite-group = <b>{ $name }</b> convida alguém deste grupo. Qual é o seu emblema?
invite-link = <b>{ $name }</b> convida alguém. Envie este link a uma só pessoa: ele abre a partida no chat dela. O link vale por sete dias.
invite-phone = <b>{ $name }</b>, todos neste telefone: ele passa de mão em mão. A cor ao lado do nome diz de quem é a vez.
invite-rematch = <b>{ $name }</b> quer uma revanche com <b>{ $guest }</b>.
invite-guest = <b>{ $name }</b> convida você para uma partida. Qual é o seu emblema?
invite-sign = ✋ O emblema fica ao lado do seu nome e também decide { $sealed ->
        [lot] quem começa.
       *[throws] cada lançamento.
    }
invite-long = ⏳ Vai ser uma partida muito longa: cerca de { $presses } toques por pessoa.
invite-lot = O sorteio decide quem começa.
invite-throw-off = Os dois lançam, um de cada vez: quem tirar { $score } primeiro fica com as { $side }.
invite-match = 🏁 Uma série até { $points }.
invite-next = <b>{ $name }</b> quer continuar a série com <b>{ $guest }</b>.
invite-hands = As peças trocam de mãos: { $mark } <b>{ $name }</b> fica com as { $side } e começa.
invite-hands-phone = As peças trocam de mãos: cada pessoa fica com as da outra.
sign-eye = olho
sign-scarab = escaravelho
sign-feather = pena
sign-sun = sol
sign-cat = gato
sign-boat = barco
sign-cobra = naja
sign-falcon = falcão
invite-seal =
    🔒 { $sealed ->
        [lot] O segredo do sorteio já está selado.
       *[throws] O segredo de todos os lançamentos já está selado.
    }
    O selo, o SHA-256 dele:
    <code>{ $commitment }</code>{ $brought }{ $own ->
        [1] {"\u000A"}✍️ Você também pode trazer palavras suas: responda “palavras: …”, no máximo { $most } caracteres.
       *[0] {""}
    }

## How games end

race-left = { $outcome ->
        [won] { $lacking ->
            [one] O adversário ainda tinha 1 peça.
           *[other] O adversário ainda tinha { $lacking } peças.
        }
        [lost] { $lacking ->
            [one] Você ainda tinha só 1 peça.
           *[other] Você ainda tinha { $lacking } peças.
        }
       *[none] { $lacking ->
            [one] Quem perdeu ainda tinha 1 peça.
           *[other] Quem perdeu ainda tinha { $lacking } peças.
        }
    }
race-off = { $outcome ->
        [won] Todas as suas peças saíram do tabuleiro.
        [lost] Todas as peças do adversário saíram do tabuleiro.
       *[none] Todas as peças de quem venceu saíram do tabuleiro.
    }
race-home = { $outcome ->
        [won] Todas as suas peças chegaram em casa.
        [lost] Todas as peças do adversário chegaram em casa.
       *[none] Todas as peças de quem venceu chegaram em casa.
    }
over-quiet = Há muito tempo nenhuma peça sai do tabuleiro, e a contagem decide: { $score }.
draw-quiet = 🤝 Empate: há muito tempo nenhuma peça sai do tabuleiro, e a contagem é igual, { $score }.
over-counted = As pedras no tabuleiro foram contadas: { $score }.
draw-counted = 🤝 Empate: as pedras no tabuleiro foram contadas, e os dois lados têm o mesmo número, { $score }.
over-resigned = { $loser } desistiu.
over-resigned-points = { $score }: { $loser } desistiu.
ended-won = 🏆 { $mark } <b>Você venceu!</b> { $loser } perdeu.
ended-won-many = 🏆 { $mark } <b>Você venceu!</b>
ended-lost = <b>Você perdeu.</b> { $mark } <b>{ $name }</b> venceu.
ended-named = 🏆 { $mark } <b>{ $name }</b> venceu. { $loser } perdeu.
ended-named-many = 🏆 { $mark } <b>{ $name }</b> venceu.
ended-gain = { $name } { $rating } ± { $error } ({ $change })
    .aloud = { $name }: rating de { $old }, agora { $rating }, que pode errar por { $error }
ended-gain-brief = { $name } { $change }
    .aloud = { $name }: rating de { $old }, agora { $rating }
ended-gains = ⚖️ { $told }
ended-gains-many = ⚖️ O rating, por lugares: { $told }
ended-gains-later = ⚖️ Rating: depois de mais partidas
ended-gains-later-others = ⚖️ Rating dos outros: mais tarde
ended-counts-less = ⚖️ Esta partida { $percent ->
        [0] quase não conta
       *[other] conta { $percent } %
    }: hoje os dois jogaram mais de dez.
unrated-hint = ⚖️ Não vale rating: houve uma dica.
unrated-takeback = ⚖️ Não vale rating: uma escolha foi desfeita tarde.
unrated-stood-in = ⚖️ Não vale rating: um BOT ocupou um lugar.
unrated-declined = ⚖️ Não vale rating: nem todos quiseram.
unrated-unmeasured = ⚖️ Não vale rating: com estas regras a força do BOT não foi medida.
caption-turns = 👣 Turnos jogados: { $count }
match-won = 🏆 { $mark } <b>{ $name }</b> vence a série!
score-points = { $won ->
        [one] { $won } ponto
       *[other] { $won } pontos
    }
over-cancelled = ✖️ A partida foi encerrada sem resultado.
over-broken-off = ✖️ Quem mantém este bot encerrou a partida, sem resultado.
over-withdrawn = ✖️ { $name } cancelou a partida.
over-declined = ✖️ O convite foi recusado.
over-expired = ⌛ Em sete dias, ninguém aceitou o convite de { $name }.

## Answers to presses

said-joined = Você está na mesa. Boa sorte!
said-joined-again = Você está na mesa com o seu emblema: { $told }. Boa sorte!
said-throw-for-me = Agora, no Senet e no Aseb, eu lanço por você, menos na primeira vez de cada partida. Desligar: /settings, “Como eu jogo”. { $told }
said-below = ⬇️ Está logo abaixo.
said-emblem-first = Toque primeiro no seu emblema: depois que alguém entrar, é tarde.
said-again-first = No novo tabuleiro, toque em 🔁 para ter o seu emblema: depois que alguém entrar, é tarde.
said-begun = A partida começa. Boa sorte!
said-withdrawn = Cancelado.
said-leave-stops = Isso para a partida para todos até alguém a retomar. Para sair, toque de novo.
said-left = O tabuleiro dorme. Para continuar: /resume
said-woken = A partida continua.
said-marked = Marcado. Toque de novo no mesmo lugar para jogar.
said-rematch = O novo tabuleiro já vem.
said-resigned = Você desistiu da partida.
said-cancelled = A partida terminou.
said-no = Tudo bem, nada mudou.
said-set-language = Agora falo com você em: { $language }.
said-set-chat-language = O idioma deste chat: { $language }.
answer-done = Feito.
answer-again = Isso já está feito.
answer-acted = Já está feito.
answer-no-order = Você já escolhe por si.
answer-marked = Isto já está marcado. Toque de novo quando o tabuleiro mostrar ✓.
answer-stale = A partida já avançou: veja o tabuleiro mais recente.
answer-foreign = Você não joga nesta partida. Para começar uma sua: /play
answer-not-yours = Calma: é a vez de outra pessoa.
answer-bots-turn = O BOT está jogando. Só um momento.
answer-not-offered = Isso não é possível agora.
answer-asleep = A partida dorme: toque primeiro em “Retomar”.
answer-awake = A partida já está acordada.
answer-over = Esta partida já acabou.
answer-unknown = Não encontro essa partida aqui.
answer-lost = ⏪ Essa partida se perdeu: voltei a um estado de antes do começo dela. Você pode começar outra com /play.
answer-put-back = ⏪ Este tabuleiro é de antes de eu voltar a um estado anterior. A partida continua no tabuleiro mais recente: /board mostra qual é.
answer-taken = Os dois lugares já estão ocupados.
answer-own-seat = Você já está nesta mesa: uma pessoa não ocupa os dois lugares.
answer-reserved = Este lugar está guardado para outra pessoa.
answer-expired = Este convite não está mais aberto.
answer-seal-used = O selo desta página já foi usado. Aqui está um novo: toque de novo.
said-sign = O seu emblema: { $told }
answer-sign-first = Escolha um dos emblemas embaixo do tabuleiro: ele fica ao lado do seu nome e entra nos lançamentos.
answer-brought = Esse já é o seu emblema.
answer-brought-stands = Outra pessoa já se sentou. O que você escolheu antes dela fica como está: assim ninguém escolhe conforme a escolha do outro.
answer-brought-late = Outra pessoa já escolheu. Quem convida escolhe antes dos outros; desta vez você joga sem emblema e sem palavras.
answer-brought-words = Essas já são as suas palavras.
words-mark = palavras
words-brought = ✍️ As suas palavras: “{ $words }”
words-empty = É preciso pelo menos uma letra ou um sinal.
words-long = No máximo { $most } caracteres.
words-marks = Uma letra tem no máximo dois sinais em cima e embaixo. Envie as palavras com menos sinais.
words-signs = As palavras ficam numa linha só, sem sinais invisíveis.
words-none = Você não está em nenhum convite aberto aqui. Responda ao convite que você quer. Depois que a partida começa, nada mais se mistura.
words-first = ✋ Primeiro o selo, depois as palavras. Aqui está o selo da próxima partida. Envie as palavras outra vez.
words-which = Há vários convites seus abertos aqui. Responda ao que você quer.
words-how =
    <b>Palavras suas</b>
    Responda a um convite: “palavras: …”, ou /words e as palavras, no máximo { $most } caracteres. Se você ainda não tem lugar, ganha um assim. Pode mudá-las até a partida começar; quem convida traz primeiro, e não muda mais nada depois que outra pessoa traz algo.
    Para quê: elas se misturam ao sorteio e aos lançamentos. Eu poderia procurar um segredo que servisse aos oito emblemas, mas não um que sirva a palavras que ainda não conheço.
    Contra o BOT: escreva /words e as palavras no nosso chat antes de tocar no botão que começa. Então nenhum número de toque entra na mistura. Toda a mesa vê as palavras.
answer-not-host = Só quem convidou pode fazer isso.
answer-not-open = Este convite não está mais aberto.
answer-admins-only = Só os administradores deste grupo podem fazer isso.
answer-not-your-question = Essa pergunta é para outra pessoa.
answer-rematch-open = O novo tabuleiro já espera: veja abaixo.
answer-bad-press = Não conheço este botão. /board mostra a sua partida.
help =
    Eu jogo os jogos de tabuleiro do Nilo: Senet, Seega, Hiena e Aseb.
    /play começa uma partida, /resume retoma uma inacabada.
    /learn ensina um jogo em lições curtas, /rules tem todas as regras.
    /day é a posição do dia.
    /me é a sua página, /settings muda o modo de jogar.
    /review analisa a última partida, /top é a tabela de um grupo.
command-help = o que eu sei fazer
hint = Eu jogo os jogos de tabuleiro do Nilo. /play começa uma partida, /resume retoma uma inacabada, /rules explica as regras.
answer-too-many-games = Você começou muitas partidas de uma vez. Jogue primeiro uma delas, ou volte daqui a pouco.
answer-try-again = O Telegram não me responde agora. Tente de novo.
answer-rests = O Telegram não me deixa mostrar mais nada aqui por cerca de { $wait }. Depois toque de novo, por favor.
hindered-closed = Não posso escrever aqui agora, por isso o tabuleiro está parado. O que você fizer fica guardado. Quando eu puder escrever, toque de novo.
hindered-topic = O tópico General está fechado, por isso o tabuleiro está parado. O que você fizer fica guardado; ele volta quando o tópico abrir.
hindered-refused = O Telegram recusa este tabuleiro agora. O que você fizer fica guardado; eu tento de novo por conta própria e sempre que você tocar.
hindered-wait = O Telegram me deixa mostrar o tabuleiro aqui de novo daqui a cerca de { $wait }. O que você fizer até lá fica guardado.
lasting-minutes = { $count } min
lasting-hours = { $count } h
unsent-closed = Você me pediu algo em “{ $club }”, e não posso escrever lá. Os administradores podem permitir isso. Suas partidas estão guardadas; quando eu puder escrever, /board no grupo traz todas de volta.
unsent-wait = Você me pediu algo em “{ $club }”, e o Telegram não me deixa publicar nada novo lá por cerca de { $wait }. Os tabuleiros que já estão lá continuam; depois escreva de novo.
wordy-photos = 🖼 <i>Não posso enviar fotos aqui, por isso o tabuleiro vem em palavras. Quando o grupo permitir fotos, a imagem volta sozinha.</i>
wordy-refused = 🖼 <i>O Telegram não aceita uma imagem deste tabuleiro agora, por isso ele vem em palavras. A imagem volta sozinha.</i>
wordy-bare = ⌨️ <i>O Telegram não aceita agora nem a imagem nem os botões deste tabuleiro. Eles voltam sozinhos; /board tenta já.</i>
caption-typed = <i>Até lá escreva as jogadas, por exemplo: { $command }</i>
caption-moved = 📌 <i>O tópico desta partida está fechado: o tabuleiro fica aqui até ele abrir.</i>
caption-deleted = 📌 <i>O tópico desta partida foi apagado: o tabuleiro agora fica aqui. /board em outro tópico leva o tabuleiro para lá.</i>
too-much = Foi muita coisa de uma vez. Daqui a alguns segundos eu continuo a ler.
trouble = Algo falhou do meu lado. Nada da sua partida se perdeu; tente de novo, por favor.

## To those who run the bot

admin-trouble = ⚠️ { $what }: não consigo (falhas: { $count }; a última: { $why }). Depois de uma pausa tento de novo, e todo o resto continua. O registro diz mais.
admin-rival = ⚠️ Outro programa recebe as atualizações deste bot, e por isso alguns toques e mensagens chegam a ele e não a mim. Eu continuo. Pare esse programa, ou peça um novo token ao @BotFather e dê para mim.
admin-webhook = ⚠️ Alguém definiu um webhook para este bot: o Telegram não me entrega mais nada, e eu paro. Quando o webhook for apagado (deleteWebhook), me inicie de novo; todas as partidas estão guardadas.
admin-rival-gone = ✅ O outro programa sumiu: tudo chega a mim de novo.
admin-status =
    <b>O que está acontecendo</b>
    Pessoas: { $people } · grupos: { $groups } · chats privados: { $private }
    Partidas em curso: { $going } · pausadas: { $asleep } · terminadas: { $ended } · convites: { $open }
    Hoje (UTC): { $begun } começadas, { $finished } terminadas
    Lançamentos e jogadas na última hora: { $actions }
    Tabuleiros por mostrar: { $waiting } · que não podem ser mostrados: { $parked }
    Mensagens por enviar: { $owed } · postas de lado: { $letters }
admin-waits = O Telegram pediu calma na última hora (429): { $count }
admin-disk = O banco de dados ocupa { $taken } MB; no disco restam { $free } MB livres
admin-backup = Última cópia: { $ago }
admin-no-backup = { $backups ->
        [on] Última cópia: nenhuma ainda
        [off] Cópias: nenhuma configurada (BACKUP_DIR)
       *[elsewhere] Cópias: feitas onde está o banco de dados, não por mim
    }
admin-troubles = Problemas no último dia, vistos por este servidor: { $count }
key-admin-troubles = ⚠️ Problemas
key-admin-again = 🔄 Agora
ago-now = agora mesmo
ago-minutes = há { $count } min
ago-hours = há { $count } h
ago-days = há { $count } d
troubles-head = <b>Problemas do último dia</b>, os mais novos primeiro
troubles-line = { $ago } · { $what }: { $why } × { $count }
troubles-none = Nenhum, até onde este servidor sabe.
troubles-letters = <b>Postas de lado</b> (<code>djehuty letters</code>)
troubles-letter = { $ago } · { $why } × { $count }
admin-not-you = /admin é para quem mantém este bot.
admin-private = Digo isso no nosso chat privado: escreva /admin lá.
admin-how =
    <b>Depois de /admin pode vir:</b>
    <code>ban</code> e um número ou parte de um nome (sozinho em resposta a uma mensagem), <code>unban</code> e um número
    <code>leave</code> e o número de um grupo, <code>end</code> e o número de uma partida
    <code>line</code> e um texto ou <code>off</code>, <code>news</code> e um texto
    <code>people</code>, <code>banned</code>, <code>chats</code>, <code>games</code>, <code>troubles</code>, <code>log</code>
banned = Você não pode mais usar este bot. Quem o mantém decidiu assim.
key-admin-people = 👤 Pessoas
key-admin-banned = 🚫 Banidos
key-admin-log = 📜 Registro
people-head = <b>Quem veio há pouco.</b> Toque para ver mais.
people-none = Ninguém com esse nome veio há pouco. <code>/admin ban</code> aceita também um número do Telegram, ou uma resposta ao que alguém escreveu; ou encaminhe para mim o que escreveu.
people-line = { $name } · <code>{ $user }</code> · { $ago }
person-head = <b>{ $name }</b>
    Número no Telegram: <code>{ $user }</code> · aqui: #{ $id }
    Partidas não terminadas: { $count }
person-banned = 🚫 Banida { $ago }.
key-ban = 🚫 Banir
key-unban = ↩️ Deixar voltar
ban-question = <b>Banir { $name }?</b>
    Os toques e as mensagens dessa pessoa recebem então uma resposta curta por hora, e nada mais acontece. Os outros nas mesas dela podem continuar sem ela, como quando alguém sai. Ninguém fica sabendo por quê.
key-ban-yes = 🚫 Sim, banir
key-keep-no = Não
banned-head = <b>Quem está banido</b>, o último primeiro. Um toque deixa voltar.
banned-none = Ninguém está banido.
kept-banned = Pessoa banida. Os outros nas mesas dela podem continuar sem ela.
kept-banned-already = Essa pessoa já está banida.
kept-unbanned = Essa pessoa pode usar o bot de novo. Os lugares dela voltam assim que ela tocar num botão.
kept-unbanned-already = Essa pessoa não está banida.
kept-nobody = Ninguém é conhecido por esse número.
kept-hidden = O Telegram não diz quem escreveu isso: a pessoa esconde. Procure entre quem veio há pouco.
kept-keeper = É uma das pessoas que mantêm este bot.
log-head = <b>O que se fez aqui</b>, o último primeiro
log-none = Ainda não se fez nada aqui.
deed-ban = { $ago } · { $name } baniu { $what }
deed-unban = { $ago } · { $name } deixou { $what } voltar
deed-end = { $ago } · { $name } encerrou: { $what }
deed-leave = { $ago } · { $name } me fez sair de { $what }
deed-line = { $ago } · { $name } pôs uma linha em todos os tabuleiros ({ $what })
deed-line-off = { $ago } · { $name } tirou a linha
deed-news = { $ago } · { $name } enviou notícias: { $what }
deed-news-stop = { $ago } · { $name } parou as notícias: { $what }
deed-news-on = { $ago } · { $name } deixou as notícias seguirem: { $what }
deed-news-again = { $ago } · { $name } enviou de novo aos incertos: { $what }
key-admin-news = 📰 Notícias
news-head = As <b>notícias</b> vão para quem as pediu nas configurações: { $count }
news-how = Responda a esta mensagem com as notícias, de no máximo { $most } caracteres. Você as vê antes, e nada é enviado antes de dois toques. Ou escreva <code>/admin news</code> e o texto.
news-going = A caminho: { $sent } já têm, faltam { $left }; sem poder escrever: { $failed }; incertos: { $unsure }
news-stopped = Paradas: { $sent } já têm, { $left } não; sem poder escrever: { $failed }; incertos: { $unsure }
news-done = Pronto: { $sent } têm; sem poder escrever: { $failed }; incertos: { $unsure }
news-unsure = Incertos são aqueles a quem eu escrevia quando fui parado ou a rede falhou: o Telegram pode ter aceitado, e não há como saber. Nada vai de novo para eles por si só.
key-news-text = ✍️ Escrever
key-news-send = 📨 Enviar ({ $count })
key-news-yes = 📨 Sim, enviar ({ $count })
key-news-stop = ⏹ Parar
key-news-on = ▶️ Continuar
key-news-again = 📨 De novo aos incertos
kept-news-going = As notícias seguem, atrás de todo o resto.
kept-news-stopped = As notícias não vão para mais ninguém.
kept-news-late = Isso já foi feito, ou não há o que fazer.
key-admin-line = 🔧 Linha
no-end = sem prazo
line-head = <b>Uma linha para todos.</b> Fica em cada tabuleiro que espera e no começo do que as pessoas recebem, até o prazo dela ou até você tirá-la.
line-on = Visível agora:
line-draft = Escrita. Por quanto tempo ela aparece?
line-how = Responda a esta mensagem com a linha, de no máximo { $most } caracteres. Ou escreva <code>/admin line</code> e o texto.
key-line-text = ✍️ Escrever
key-line-off = ⏹ Tirar
key-line-open = ▶️ Sem prazo
kept-line-shown = A linha aparece. Os tabuleiros seguem aos poucos.
kept-line-none = Nenhuma linha está escrita.
kept-line-off = A linha foi tirada. Os tabuleiros seguem aos poucos.
kept-line-off-already = Nenhuma linha aparece.
key-admin-chats = 👥 Grupos
clubs-head = <b>Grupos onde alguém esteve há pouco.</b> Outro grupo: <code>/admin leave</code> e o número dele.
clubs-none = Nenhum grupo é conhecido.
clubs-line = { $club } · #{ $id } · { $ago }
club-page = <b>{ $club }</b>
    Aqui: #{ $id } · no Telegram: <code>{ $user }</code>
    Partidas não terminadas: { $count }
key-leave-group = 🚪 Sair dele
leave-question = <b>Sair de { $club }?</b>
    Não digo mais nada lá, e o que faltava enviar se perde. As partidas ficam salvas e continuam quando alguém me adicionar de novo.
key-leave-yes = 🚪 Sim, sair
kept-leaving = Saio desse grupo.
kept-no-group = Nenhum grupo é conhecido por esse número.
key-admin-games = 🎲 Partidas
outside-head = <b>Onde algo aconteceu há pouco.</b> Outra partida: <code>/admin end</code> e o número dela.
outside-none = Nenhuma partida está em curso.
outside-game = <b>{ $what }</b>
    Algo aconteceu pela última vez: { $ago }
key-end = ✖️ Encerrar
end-question = <b>Encerrar a partida nº { $id }?</b>
    Ela termina agora e de vez. Ninguém vence, e os tabuleiros dizem que quem mantém este bot a encerrou.
key-end-yes = ✖️ Sim, encerrar
kept-ended = A partida terminou. Os tabuleiros dizem isso.
kept-ended-already = Essa partida já terminou.
kept-no-game = Não há partida com esse número.
kept-unreadable = Essa partida já não pode ser lida: ninguém pode continuar nela.
trouble-update = Responder ao que alguém enviou
trouble-reply = Enviar uma resposta
trouble-board = Mostrar um tabuleiro
trouble-notice = Enviar um aviso
trouble-turn = Uma jogada do BOT
trouble-invitation = Encerrar um convite
trouble-round = A verificação de rotina
trouble-task = Uma tarefa em segundo plano
trouble-letter = Tentar de novo uma mensagem que não saiu
trouble-backup = Fazer uma cópia de segurança

## Lists and questions

resume-none = Não há partidas inacabadas aqui. /play começa uma.
board-none = Você não tem partidas inacabadas aqui. /play começa uma.
resume-which = Qual partida você quer retomar?
list-done = { $game } ↓
ended-done = { $game }
board-which = Qual tabuleiro?
resign-none = Você não tem aqui nenhuma partida da qual possa desistir.
resign-which = De qual partida você quer desistir?
resign-confirm = Desistir desta partida? { $game }
resign-points = { $name } ganha { $score }.
resign-match = { $name } ganha { $score } e, com isso, a série.
resign-done = 🏳 Desistência de { $who }: { $game }
cancel-private = /cancel é para os administradores de um grupo. Aqui você pode desistir (/resign) ou tocar em “Sair”.
cancel-which = Qual partida deve terminar sem resultado?
cancel-confirm = Terminar esta partida sem resultado? { $game }
cancel-done = ✖️ Terminada por { $who }: { $game }
anonymous = A mensagem vem em nome { $speaker ->
    [channel] de um canal
   *[group] do grupo
}, e não sei de quem é. Use os botões: eles mostram quem toca.
anonymous-alone = A mensagem vem em nome { $speaker ->
    [channel] de um canal
   *[group] do grupo
}, e não sei de quem é. Escreva isso no nosso chat privado.
key-play-on = Não, continuar
no-done = ▶️ A partida continua: { $game }
key-resign = 🏳 Desistir
key-resign-yes = 🏳 Sim, desisto
key-cancel-yes = ✖️ Sim, terminar
label-name = { $who }
label-phone = 📱 { $who }
label-others = { $others } +{ $count }
label-score = { $others } { $first }–{ $second }
label-mine = você { $first }–{ $second } { $others }
label-open = nº { $id } ✉️ { $game } · { $others }
label-playing = nº { $id } · { $game } · { $others }
label-asleep = nº { $id } 💤 { $game } · { $others }
label-over = nº { $id } 🏁 { $game } · { $others }
label-ended = 🏁 { $game } · { $others }
notice-left = 💤 { $who } saiu da mesa. { $other }, a partida dorme até alguém retomar: o botão está embaixo do tabuleiro, e /resume traz o tabuleiro para cá.
notice-lies = 💤 Nada acontece nesta partida há três meses. Ela fica? Eu a guardo até um de vocês encerrá-la.
key-keep = 💤 Guardar
lies-kept = Fica como está.
lies-done = 💤 Guardada: { $game }

## What is kept of somebody

privacy =
    <b>O que eu guardo sobre você</b>
    • Seu número e nome no Telegram, o nome que você escolheu e o idioma do seu programa: para reconhecer você e chamar pelo nome nas partidas.
    • Suas configurações (e o relógio que você escolheu para as horas de silêncio), favoritos, lições resolvidas, o que já foi explicado e quando vem o próximo lembrete.
    • Suas partidas: lugares, jogadas, lançamentos com as horas e os emblemas e palavras que você escolheu para eles. Com isso, qualquer pessoa pode verificar os lançamentos.
    • Respostas à posição do dia, vitórias, ratings e o placar com cada um. Grupos veem os de lá, se você não recusar.
    • Uma mensagem que não consegui tratar, por 30 dias no máximo; o número da atualização na fila do Telegram, por dois dias.
    Mais nada: nem outras mensagens, nem telefone, nem lugar. Só quem joga com você vê seu nome e suas jogadas. A lista selada de um dia (/sealed) tem lançamentos e emblemas, sem nomes nem palavras.
    /export_me envia tudo a você num arquivo. /forget_me apaga tudo o que diz quem você é.
privacy-private = Escreva isso no nosso chat privado, por favor: não diz respeito a mais ninguém.
key-export = 📦 Enviar tudo para mim
key-forget = 🗑 Me esquecer
export-caption = Tudo o que eu guardo sobre você, com os registros das suas partidas.
forget-confirm =
    <b>Quer que eu esqueça você?</b>
    Somem para sempre: seu nome, seu número no Telegram, o idioma, as configurações, os favoritos, as lições, as vitórias, os ratings e as palavras para os lançamentos.
    Partidas inacabadas: { $count }. Elas terminam agora, como se você tivesse desistido; numa mesa de muitos, o BOT continua. Os outros jogadores são avisados.
    Ficam, porque também são dos outros jogadores: as partidas com as jogadas, os lançamentos e os emblemas. Nelas, você passa a ser “alguém”. As mensagens enviadas ficam nos chats; você pode apagá-las.
    Isto não tem volta. Se quiser, peça antes /export_me.
key-forget-no = Não, manter tudo
key-forget-yes = 🗑 Sim, esquecer
forget-kept = Nada foi esquecido.
forget-done = Feito: nada aqui diz mais quem você é. Se voltar a escrever, começamos do zero. Até mais!
notice-gone = 🗑 Um dos jogadores pediu para ser esquecido e não volta. O tabuleiro diz o que acontece à partida.

## Settings and names

settings-head = <b>Configurações</b>
settings-of = <b>Configurações</b> · { $topic }
key-settings-language = 🌐 Meu idioma
key-settings-play = 🎲 Como eu jogo
key-settings-words = 💬 Explicações
key-settings-calls = 🔔 Avisos
key-settings-ratings = 🏅 Rating
key-settings-group = 👥 Este grupo
key-settings-group-games = 🎲 Partidas daqui
key-settings-group-ends = 🏁 Encerrar
key-settings-group-language = 👥 Idioma daqui
settings-name = Seu nome aqui: <b>{ $name }</b> (para mudar: /name)
settings-elsewhere = O que é só seu fica no nosso chat privado (/settings lá).
settings-of-group = 👥 Para o grupo todo (os administradores escolhem):
settings-ticks = ✓ vale agora. Toque para mudar.
settings-games = ✓ pode ser jogado aqui. Toque para mudar.
set-language-in = Seu idioma: <b>{ $language }</b>
set-only-moves = Quando não há o que escolher: <b>{ $value }</b>
set-throws = Lançar por mim: <b>{ $value }</b>
about-set-throws = 🎲 Só no Senet e no Aseb.
set-explained = Explicações durante o jogo: <b>{ $value }</b>
set-called = Quando sua vez espera num grupo: <b>{ $value }</b>
about-set-called = Quando sua vez espera num grupo, como eu aviso?
set-chat-language-in = Idioma do grupo: <b>{ $language }</b>
set-mocked = Hiena, quando devora uma mãe: <b>{ $value }</b>
set-reasons = O BOT diz o motivo da jogada: <b>{ $value }</b>
set-calls = Quem demora a jogar: <b>{ $value }</b>
set-only-moves-off = você toca
set-only-moves-on = a jogada sai sozinha
key-set-only-moves = ⏩ Fazer as jogadas únicas
said-set-only-moves-on = A partir de agora, quando não há o que escolher, a jogada sai sozinha.
said-set-only-moves-off = A partir de agora, você toca em cada jogada.
set-throws-off = não, você toca
set-throws-on = sim
key-set-throws = 🎲 Lançar por mim
said-set-throws-on = A partir de agora, em toda partida, eu lanço por você. Você só toca no que escolhe. O primeiro de cada partida é seu, e todos no jogo da Hiena. Para desligar, toque de novo.
said-set-throws-off = A partir de agora, você toca em cada lançamento.
set-confirm = Suas jogadas valem: <b>{ $value }</b>
set-confirm-off = ao primeiro toque
set-confirm-on = ao segundo toque
key-set-confirm = ✌️ Dois toques por jogada
said-set-confirm-on = A partir de agora o primeiro toque marca a jogada, e um segundo no mesmo lugar a faz. Um toque em outro lugar marca esse outro.
said-set-confirm-off = A partir de agora um toque faz a jogada.
set-explained-on = sim
set-explained-off = não
key-set-explained = 💡 Explicar os jogos
key-teach-again = 🔁 Explicar tudo de novo
said-set-explained-on = A partir de agora, explico o que acontece pela primeira vez.
said-set-explained-off = A partir de agora, só explico com o botão ❔.
said-teach-again = A partir de agora, explico tudo outra vez, desde o começo.
set-mocked-on = com zombaria
set-mocked-off = sem zombaria
key-set-mocked = 😈 Hiena: zombaria
said-set-mocked-on = A partir de agora, quem tem a mãe devorada ouve zombaria, como manda o costume.
said-set-mocked-off = A partir de agora, ninguém zomba: eu só digo de quem era a mãe.
set-reasons-on = sim
set-reasons-off = não
key-set-reasons = 💭 O BOT diz o motivo
said-set-reasons-on = A partir de agora, o BOT diz o motivo das jogadas dele. O Novato nunca diz.
said-set-reasons-off = A partir de agora, o BOT joga sem dizer nada.
set-called-mention = eu chamo no grupo
set-called-private = eu escrevo no privado
set-called-silent = eu não digo nada
key-set-called-mention = 📣 Chamar
key-set-called-private = ✉️ Privado
key-set-called-silent = 🔕 Silêncio
said-set-called-mention = Se sua vez esperar três minutos, eu chamo seu nome no grupo.
said-set-called-private = Se sua vez esperar três minutos, eu escrevo no nosso chat privado.
said-set-called-silent = A partir de agora, não digo nada quando sua vez espera num grupo.
set-news = Notícias de quem mantém o bot: <b>{ $value }</b>
set-news-on = você recebe
set-news-off = nenhuma
key-set-news = 📰 Notícias deste bot
said-set-news-on = A partir de agora você recebe as notícias de quem mantém este bot, que são raras. Um toque abaixo delas acaba com isso.
said-set-news-off = A partir de agora você não recebe mais notícias.
set-rates = Minhas partidas que valem rating: <b>{ $value }</b>
about-set-rates = Quais das suas partidas valem rating?
set-rates-people = as com pessoas
set-rates-all = também com o BOT
set-rates-none = nenhuma
key-set-rates-people = 👥 Pessoas
key-set-rates-all = 🤖 BOT também
key-set-rates-none = 🚫 Nenhuma
said-set-rates-people = Suas próximas partidas com pessoas valem rating, se os outros também quiserem. Uma dica, voltar atrás após um lançamento ou o BOT em um lugar anulam isso.
said-set-rates-all = Suas próximas partidas valem rating, também com o BOT, onde a força dele foi medida: no Senet e na Seega, pelas regras iniciais.
said-set-rates-none = Suas próximas partidas não valem rating. As que já começaram ficam como estão.
set-ranked = Os grupos me veem nas tabelas (/top): <b>{ $value }</b>
set-ranked-on = sim
set-ranked-off = não
key-set-ranked = 🏆 Nas tabelas dos grupos
said-set-ranked-on = A partir de agora a tabela de um grupo (/top) mostra você, se você jogou lá.
said-set-ranked-off = A partir de agora nenhum grupo vê você na tabela (/top).
key-no-news = 🔕 Sem notícias
set-calls-on = eu chamo depois de três minutos
set-calls-off = eu não chamo
key-set-calls = 📣 Chamar quem demora
said-set-calls-on = A partir de agora, chamo aqui quem demora a jogar.
said-set-calls-off = A partir de agora, não chamo ninguém aqui.
set-follow = O tabuleiro em jogo: <b>{ $value }</b>
about-set-follow = O que o tabuleiro faz quando a conversa o empurra para cima?
set-follow-down = desce com a conversa
set-follow-pin = fica fixado
set-follow-stay = fica onde está
key-set-follow-down = ⤵️ Desce
key-set-follow-pin = 📌 Fixado
key-set-follow-stay = ⚓ Fica
said-set-follow-down = A partir de agora, o tabuleiro em jogo desce quando a conversa o empurra para cima.
said-set-follow-pin = A partir de agora, o tabuleiro em jogo fica fixado. Ninguém recebe notificação.
said-set-follow-stay = A partir de agora, o tabuleiro fica onde está. O botão ⤵️ embaixo dele o traz para baixo.
set-cancels = Pode encerrar: <b>{ $value }</b>
about-set-cancels = Quem pode encerrar uma partida aqui sem resultado? Os admins sempre podem.
set-cancels-admins = os admins
set-cancels-host = admins e anfitrião
set-cancels-table = quem joga
key-set-cancels-admins = ⚖️ Admin
key-set-cancels-host = ✉️ Convite
key-set-cancels-table = 👥 Mesa
said-set-cancels-admins = A partir de agora só os administradores podem encerrar uma partida aqui sem resultado.
said-set-cancels-host = A partir de agora quem convidou também pode encerrar a partida sem resultado.
said-set-cancels-table = A partir de agora quem joga a partida pode encerrá-la sem resultado.
set-lends = Posições das minhas partidas como problemas para outros: <b>{ $value }</b>
about-set-lends = 🏺 O quiz mostra aos outros uma posição, uma semana depois do fim e sem nomes.
set-lends-on = sim, uma semana depois do fim
set-lends-off = não
key-set-lends = 🏺 Quiz com minhas partidas
said-set-lends-on = A partir de agora posições das suas partidas podem ser a posição do dia, uma semana depois do fim e sem nomes, se todos os que jogaram permitirem.
said-set-lends-off = A partir de agora nenhuma posição das suas partidas é mostrada a outros.
set-daily = A posição do dia, todas as manhãs: <b>{ $value }</b>
about-set-daily = 🏺 Um quiz para todos, todas as manhãs. Quando ele fechar, todos veem quem respondeu o quê.
set-daily-on = vem, e os nomes aparecem
set-daily-off = não vem
key-set-daily = 🏺 Posição do dia
said-set-daily-on = A partir de agora a posição do dia vem aqui todas as manhãs. Os nomes aparecem: quando o quiz fechar, todos veem quem respondeu o quê.
said-set-daily-off = A partir de agora a posição do dia só vem aqui quando alguém pede: /day.
answer-cancel-host = Aqui só quem convidou e os administradores podem fazer isso.
answer-cancel-table = Aqui só quem joga a partida e os administradores podem fazer isso.
set-may-play = Pode-se começar aqui: <b>{ $value }</b>
set-may-play-all = tudo
set-may-play-some = { $count } de { $most } regras
said-may-play-on = A partir de agora pode-se começar aqui: { $rules }.
said-may-play-off = A partir de agora não se pode começar aqui: { $rules }. As partidas em andamento continuam.
answer-not-here = Os administradores deste grupo não querem que este jogo comece aqui.
answer-one-stays = Pelo menos uma regra deve ficar.
key-quiet = 🌙 Horas de silêncio
set-quiet = Horas de silêncio: <b>{ $value }</b>
quiet-none = nenhuma
quiet-hours = { $first }–{ $until }
quiet-of-me = Nas suas horas de silêncio não aviso que um jogo espera por você. O aviso vem um pouco depois.
quiet-of-group = Nas horas de silêncio não menciono ninguém neste grupo. O aviso vem um pouco depois.
quiet-guess = O Telegram não me diz que horas são aí. São <b>{ $clock }</b>?
quiet-clock = O relógio: <b>{ $clock }</b> ({ $zone })
quiet-which-clock = O que o relógio mostra agora?
quiet-which-place = O relógio mostra <b>{ $clock }</b>. Escolha um lugar com a mesma hora, e sigo o horário de verão dele.
quiet-which-from = A partir de que hora há silêncio?
quiet-which-to = Silêncio a partir de { $first }. Até quando?
key-quiet-yes = ✅ Sim, { $clock }
key-quiet-other = 🕐 Outra hora
key-quiet-from = 🌙 Escolher as horas
key-quiet-off = 🔔 Sem silêncio
key-quiet-clock = 🕐 Outro relógio
key-quiet-always = 🌐 { $offset } o ano todo
said-quiet = Horas de silêncio: { $value }.
said-quiet-off = Agora não há horas de silêncio.
said-zone = O relógio mostra { $clock }.
set-reminded = Enquanto jogos esperam por você: <b>{ $value }</b>
about-set-reminded = De quanto em quanto tempo lembro dos jogos que esperam por você?
set-reminded-six = um lembrete a cada 6 horas
set-reminded-day = um lembrete por dia
set-reminded-never = nenhum lembrete
key-set-reminded-six = ⏰ 6 horas
key-set-reminded-day = ⏰ 1 dia
key-set-reminded-never = 🔕 Nunca
said-set-reminded-six = Enquanto jogos esperam por você, lembro no nosso chat a cada seis horas, no máximo.
said-set-reminded-day = Enquanto jogos esperam por você, lembro no nosso chat uma vez por dia, no máximo.
said-set-reminded-never = A partir de agora só lembro se você pedir.
answer-cannot-pin = Não posso fixar mensagens aqui. Torne-me administrador com permissão para fixar e toque de novo.
follow-cannot-pin = 📌 Não posso mais fixar mensagens aqui. A partir de agora, o tabuleiro desce quando a conversa o empurra para cima. Para mudar: /settings.
answer-start-first = Ainda não posso escrever para você: abra o nosso chat, toque em Iniciar e escolha isto de novo.
name-now = Seu nome aqui é <b>{ $name }</b>. Para mudar, escreva /name e o novo nome.
name-set = A partir de agora, seu nome é <b>{ $name }</b>.
name-empty = Um nome precisa de pelo menos uma letra ou um sinal.
name-long = Um nome tem no máximo { $most } caracteres.
name-bot = Esse nome é do BOT. Escolha outro.
name-live = O Telegram transforma esse nome em link. Escolha um sem endereços da web e sem @, # ou / antes de uma palavra.
name-side = Esse nome parece o de um lado ou o sinal dele. Escolha outro.

## Record and verification

no-files = 📄 Não posso enviar arquivos aqui. No nosso chat privado eu posso: peça lá.
record-caption = O registro da partida { $id }: { $turns ->
        [0] { $turns } turnos
        [one] { $turns } turno
       *[other] { $turns } turnos
    }. { $sealed ->
        [lot] /verify confere o sorteio aqui, <code>djehuty verify</code> em qualquer lugar.
       *[throws] /verify confere os lançamentos aqui, <code>djehuty verify</code> em qualquer lugar.
    }
verify-none = Ainda não há partidas neste chat. /play começa uma.
verify-plain = { $sealed ->
        [lot] Neste jogo nada é lançado. Depois que o segredo foi selado, ninguém pôde mudar o sorteio: ele resulta desse segredo e do que foi misturado a ele.
       *[throws] Depois que o segredo foi selado, ninguém pôde mudar um lançamento: todos resultam desse segredo e do que foi misturado a ele.
    } Mas foi este o selo que você viu antes do primeiro toque? Só você pode comparar.
verify-bound = { $kind ->
        [presses] Os números dos toques entraram na mistura. Só o servidor os vê, e poderia tê-los escolhido: nesta partida, nada prova que não fez isso.
        [press] O número do toque que começou a partida entrou na mistura. Só o servidor o vê, e poderia tê-lo escolhido.
       [words] Entraram na mistura palavras que um jogador escolheu depois de ver o selo. Ninguém pode procurar um segredo que sirva a palavras que ainda não conhece.
       *[brought] Entraram na mistura emblemas que todos puderam ver. Quem escolheu um depois de ver o selo escolheu uma de oito partidas: eu só poderia ter procurado um segredo cujas oito favorecessem alguém.
    }
verify-left = O que resta: quem mantém este bot pode ler o segredo. Se jogar e escolher por último, pode experimentar { $kind ->
        [words] quantas palavras quiser.
       *[brought] oito emblemas.
    } Na dúvida, peça que essa pessoa convide: assim é você quem escolhe por último.
verify-left-many = O que resta: quem mantém este bot pode ler o segredo. Se jogar, pode experimentar emblemas, palavras e a ordem dos lugares até a partida começar. Na dúvida, jogue com essa pessoa numa mesa só de dois.
verify-running =
    <b>Partida { $id }</b>
    Antes de alguém se sentar, eu selei um segredo. O SHA-256 dele, o compromisso, foi mostrado a vocês:
    <code>{ $commitment }</code>
    Sal (o que foi misturado): <code>{ $salt }</code>
    { $sealed ->
        [lot] Quando a partida acabar, eu mostro o segredo, e com ele qualquer pessoa pode recalcular o sorteio.
       *[throws] Lançamentos até agora: { $throws }. Quando a partida acabar, eu mostro o segredo, e com ele qualquer pessoa pode recalcular todos os lançamentos.
    }
verify-open =
    <b>Partida { $id }</b>
    O segredo está selado. O SHA-256 dele, o compromisso:
    <code>{ $commitment }</code>
    O que você trouxer { $sealed ->
        [lot] entra no sorteio, e
       *[throws] entra nos lançamentos, e
    } ninguém pode saber ainda o que será.
    Palavras suas protegem mais do que um emblema: /words diz como.
verify-good =
    <b>Partida { $id }</b> ✅
    { $seats ->
        [match] O segredo corresponde ao compromisso, e todos os lançamentos ({ $throws }) resultam dele. Os lugares não foram sorteados: as peças mudaram de mãos depois da partida anterior.
        [from] O segredo corresponde ao compromisso, e todos os lançamentos desta partida ({ $throws }) resultam dele. Os lugares não foram sorteados: quem a começou escolheu o lado.
        [throw-off] O segredo corresponde ao compromisso; o lançamento de abertura e todos os lançamentos ({ $throws }) resultam dele.
        [alone] O segredo corresponde ao compromisso, e o sorteio resulta dele.
       *[lot] O segredo corresponde ao compromisso; o sorteio e todos os lançamentos ({ $throws }) resultam dele.
    }
    Compromisso: <code>{ $commitment }</code>
    Segredo: <code>{ $secret }</code>
    Sal: <code>{ $salt }</code>
verify-moves = { $over ->
        [1] 🔏 A impressão de todas as jogadas e do fim: <code>{ $digest }</code>. Compare com o último tabuleiro: lá ela está abaixo do selo. O registro também a tem. Se as três forem iguais, nada foi mudado. Um registro com outra não é desta partida. Um registro sem nenhuma não prova quais foram as jogadas.
       *[0] 🔏 A impressão de todas as jogadas até agora: <code>{ $digest }</code>. Ela está em cada tabuleiro, abaixo do selo. No fim, compare o último tabuleiro com o registro: quem muda uma jogada muda também a impressão.
    }
verify-counts = Quantas vezes veio cada lançamento, e entre parênteses quantas vezes era de esperar: { $counts }
verify-put-back = ⏪ Esta partida voltou a um estado anterior{ $throws ->
        [0] {""}
       *[other] , logo depois do lançamento { $throws }
    }. Os lançamentos que você já viu não se repetem: desde então eles resultam de um novo segredo, com um novo selo, que está no tabuleiro a partir daí. Quando sorteei esse segredo, eu já sabia o que vocês tinham trazido. Por isso, daí em diante, só o selo me prende.
verify-seal-before = 🔒 O selo até o lançamento { $throws }: <code>{ $commitment }</code>
verify-secret-before = 🔑 O segredo dele: <code>{ $secret }</code>
verify-count = { $score }: { $count } ({ $expected })
verify-ended = Esta partida continua. A última que terminou aqui: /verify { $id }
verify-more = Mais: /throws tem todos os lançamentos de todas as partidas ao lado das probabilidades; /sealed, os selos e segredos de um dia num arquivo que qualquer pessoa pode verificar.
luck-none = { $here ->
    [1] Neste grupo, ainda não acabou nenhuma partida com lançamentos.
   *[0] Ainda não acabou nenhuma partida em que você lançou.
}
luck-mine = 🍀 <b>Seus lançamentos</b> { $here ->
    [1] nas partidas deste grupo que acabaram
   *[0] em todas as partidas que acabaram
}
luck-chat = 👥 <b>Os lançamentos de todos</b> nas partidas deste grupo que acabaram
luck-device-sticks = Varetas, lançamentos: { $count }. Casas em média: { $worth }. Era de esperar { $mean } ± { $around }.
luck-device-dice = Dados, lançamentos: { $count }. Casas em média: { $worth }. Era de esperar { $mean } ± { $around }.
luck-device-bone = Astrágalo, lançamentos: { $count }. Casas em média: { $worth }. Era de esperar { $mean } ± { $around }.
luck-device-chips = Fichas, lançamentos: { $count }. Moedas em 100: { $worth }. Era de esperar { $mean } ± { $around }.
luck-few = É pouco para dizer alguma coisa.
luck-usual = É o que o acaso faz.
luck-more = É mais do que o acaso dá a 95 pessoas em 100. Uma em quarenta tem tanta sorte.
luck-less = É menos do que o acaso dá a 95 pessoas em 100. Uma em quarenta tem tão pouca sorte.
luck-far-more = É muito mais do que o acaso costuma dar. Uma em várias centenas tem tanta sorte.
luck-far-less = É muito menos do que o acaso costuma dar. Uma em várias centenas tem tão pouca sorte.
luck-next = Isso não diz nada sobre o próximo lançamento. /throws tem os lançamentos de todos.
throws-none = Ainda não acabou nenhuma partida com lançamentos.
throws-title = <b>Todos os lançamentos de todas as partidas que acabaram</b>
throws-device-sticks = 🎲 <b>Quatro varetas</b>, lançamentos: { $count }
throws-device-dice = 🎲 <b>Dois dados</b>, lançamentos: { $count }
throws-device-bone = 🎲 <b>Um astrágalo</b>, lançamentos: { $count }
throws-device-chips = 🎲 <b>Três fichas</b>, lançamentos: { $count }
throws-counts-sticks = Quantos lados claros vieram e quantas vezes, e entre parênteses quantas vezes era de esperar: { $counts }
throws-counts-dice = Que soma veio e quantas vezes, e entre parênteses quantas vezes era de esperar: { $counts }
throws-counts-bone = Que lado veio e quantas vezes, e entre parênteses quantas vezes era de esperar: { $counts }
throws-counts-chips = Quantos lados brancos vieram e quantas vezes, e entre parênteses quantas vezes era de esperar: { $counts }
throws-few = É pouco para julgar.
throws-usual = O puro acaso é tão desigual quanto isto, ou mais, em cerca de { $percent } de cada 100 contagens assim. Nada de estranho.
throws-rare = O puro acaso só é tão desigual quanto isto em cerca de { $percent } de cada 100 contagens assim. Às vezes acontece; veja de novo mais tarde.
throws-odd = O puro acaso é tão desigual quanto isto em menos de 1 de cada 1000 contagens assim. Pergunte a quem mantém este bot.
throws-next = Nenhum lançamento sabe dos anteriores: nenhum número “está na hora de vir”. /verify confere os lançamentos de uma partida.
sealed-none = Ainda não há nenhuma lista. A lista de um dia é feita depois da meia-noite (UTC), se alguma partida acabou nesse dia.
sealed-not-there = Não há lista desse dia. A última: /sealed { $date }
sealed-caption =
    Todas as partidas que acabaram em { $date } (UTC): { $count }. Lançamentos: { $throws }.
    Procure o selo que você viu. <code>djehuty verify --all FILE</code> recalcula tudo. A lista seguinte cita esta pelo SHA-256 dela:
    <code>{ $secret }</code>
verify-unplayed =
    <b>Partida { $id }</b>
    Acabou antes de começar. O segredo corresponde ao compromisso:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>Partida { $id }</b> ❌
    Esta partida não passa na verificação: { $why }. Por favor, avise quem mantém este bot.

## Uma mesa para mais de dois

invite-many-group = <b>{ $name }</b> convida este grupo. Qual é o seu emblema?
invite-many-link = <b>{ $name }</b> convida várias pessoas. Envie este link a cada uma: ele abre a partida no chat dela. O link vale por sete dias.
invite-many-phone = <b>{ $name }</b> e outras pessoas neste telefone: ele passa de mão em mão.
invite-many-bot = <b>{ $name }</b> joga contra o BOT.
invite-watch = Os BOTs jogam entre si, e <b>{ $name }</b> assiste.
lobby-seats = 🪑 Lugares ocupados: { $count } de { $most }
lobby-seat = { $count }. <b>{ $name }</b>
lobby-begin = A partir de { $least } jogadores, <b>{ $name }</b> pode começar. O sorteio decide os lugares.
bot-for = BOT ({ $level }) por { $name }
key-watch = 👀 Assistir
key-get-up = 🚶 Levantar
key-add-bot = ➕ { $level }
key-drop-bot = ➖ BOT
key-add-here = ➕ Mais um aqui
key-drop-here = ➖ Menos um aqui
said-got-up = Você se levantou. O lugar está livre de novo.
said-seats = Feito: veja quem está à mesa.
answer-full = Todos os lugares estão ocupados.
answer-begun = Esta partida já começou.
answer-too-few = Ainda não há pessoas suficientes à mesa.
answer-host-stays = Você convidou os outros: em vez disso, pode cancelar o convite.
answer-up-already = Você já se levantou: nenhum lugar aqui é seu.
caption-asleep-all = 💤 { $name } saiu da mesa. A partida dorme; qualquer jogador pode acordá-la.
notice-left-all = 💤 { $who } saiu da mesa. A partida dorme até alguém retomar: o botão está embaixo do tabuleiro, e /resume traz o tabuleiro para cá.
over-abandoned = 🏳 O último jogador desistiu. A partida acaba sem vencedor.
answer-may-not-resign = Por estas regras já é tarde para desistir: jogue até o fim.

## Propostas para acabar a partida em conjunto

command-draw = propor um empate
command-count = propor a contagem
key-offer-draw = 🤝 Propor empate
key-offer-count = 🧮 Propor contagem
key-offer-yes = 🤝 Aceitar
key-offer-no = ✖️ Não, continuar
offer-confirm-draw = Aceitar o empate? Então acabou: { $game }
offer-confirm-count = Contar as pedras agora? Então acabou: { $game }
offer-confirm-end = Encerrar sem derrota? Então acabou: { $game }
key-offer-sure = 🏁 Sim, encerrar
ends-again = Tem certeza? { $game }
forget-again = Esquecer você? Tudo se apaga, e todas as suas partidas acabam.
said-once-more = Pergunto de novo: o sim mudou de lugar.
leave-confirm = Sair da mesa? A partida dorme até alguém retomar. { $game }
key-leave-sure = 🚪 Sim, sair
leave-done = 💤 { $who } saiu da mesa: { $game }
caption-offer-draw = 🤝 <b>{ $name }</b> propõe um empate.
caption-offer-count = 🧮 <b>{ $name }</b> propõe encerrar a partida e contar agora.
caption-declined = ✖️ <b>{ $name }</b> recusa: a partida continua.
offer-none = Você não tem nenhuma partida em andamento aqui.
offer-which = Em que partida?
over-agreed = 🤝 Empate, de comum acordo.
said-offered = Proposta feita. Quem joga de novo a recusa.
said-accepted = Você aceitou. Falta a resposta dos outros.
said-agreed = Combinado.
said-declined = A partida continua.
answer-offer-stands = Já há uma proposta: ela precisa ser respondida primeiro.
answer-offer-gone = Esta proposta não vale mais.
answer-offer-declined = Recusado. Continue jogando; depois da próxima jogada você pode propor de novo.
answer-bot-declines = O BOT recusa. Continue jogando; depois da próxima jogada você pode propor de novo.
answer-no-count = Estas regras não têm contagem.
answer-own-offer = Você já respondeu.

## Taking back

command-takeback = desfazer a sua última jogada
key-takeback = 🔙 Desfazer
key-takeback-brief = 🔙 Desfazer
key-back-yes = 🔙 Permitir
key-back-no = ✖️ Não
caption-offer-back = 🔙 <b>{ $name }</b> pede para desfazer: { $told }
caption-back-unrates = (⚖️ depois não vale rating)
caption-taken-back = 🔙 { $mark } <b>{ $name }</b> desfez: { $told }
caption-placed-back = 🔙 A pedra de { $square } voltou à sua mão.
said-taken-back = Desfeito: { $told }. Escolha de novo.
said-back-asked = Pedido feito. Os outros precisam permitir.
said-back-agreed = Permitido.
answer-nothing-back = Você ainda não escolheu nada que se possa desfazer. Os lançamentos ficam como estão.
answer-back-unrates = Depois disso já se viu mais do jogo. Se você voltar atrás, esta partida não vale mais rating. Se quiser mesmo assim, peça de novo.
answer-hint-unrates = Com uma dica, esta partida não vale mais rating. Se quiser a dica mesmo assim, toque de novo.
answer-back-declined = Isto já foi recusado uma vez. Continue jogando.

## O tempo por vez

command-clock = combinar um tempo por turno, ou uma pausa
key-time = ⏱ Tempo por turno
key-no-time = Sem limite
key-pause = ⏸ { $span }
key-no-pause = ▶️ Acabar a pausa
span-5m = 5 minutos
span-15m = 15 minutos
span-1h = 1 hora
span-8h = 8 horas
span-1d = 1 dia
span-3d = 3 dias
span-7d = 7 dias
span-14d = 14 dias
time-ask = ⏱ Quanto tempo pode durar cada turno? Quem entra concorda. Quando o tempo acaba, os jogadores decidem o que fazer.
time-ask-all = ⏱ Quanto tempo pode durar cada turno? Os outros da mesa precisam concordar, também com uma pausa (⏸).
time-set-done = ⏱ <b>{ $who }</b> escolheu o tempo por turno: { $game }
time-asked-done = ⏱ <b>{ $who }</b> pergunta aos outros da mesa: { $game }
time-none = Aqui não há nenhuma mesa sua para a qual combinar um tempo.
said-time = Feito.
said-time-asked = Pedido feito. Os outros precisam concordar.
invite-time = ⏱ Tempo por turno: { $span }. Quem entra concorda. A partida não acaba sozinha.
invite-time-brief = ⏱ Tempo por turno: { $span }
invite-time-agreed = ⏱ Quem entra concorda com esse tempo. A partida não acaba sozinha.
caption-until = ⏱ Tempo até { $date }
caption-time-stands = ⏱ O tempo para até a pergunta ter resposta.
caption-paused = ⏸ Pausa até { $date }
caption-late = ⏰ { $mark } <b>{ $name }</b> passou do tempo: { $date }
caption-ask-time = ⏱ <b>{ $name }</b> propõe um tempo por turno: { $span }
caption-ask-no-time = ⏱ <b>{ $name }</b> propõe jogar sem limite de tempo.
caption-ask-pause = ⏸ <b>{ $name }</b> pede uma pausa: { $span }
caption-ask-no-pause = ▶️ <b>{ $name }</b> pede para acabar a pausa.
key-poke = 👉 Lembrar
key-skip = ⏭ Pular
key-day = ➕ 1 dia
key-claim = 🏆 Vencer
key-late-bot = 🤖 BOT
key-claim-yes = 🏆 Sim, vitória
claim-confirm = Acabar esta partida com a sua vitória? { $game }
said-poked = Lembrete enviado, a não ser que a pessoa tenha desligado os lembretes.
said-skipped = Este turno foi pulado.
said-day-given = Mais um dia foi dado.
said-claimed = A vitória é sua.
over-time = { $loser } levou mais tempo do que o combinado.
over-time-points = { $score }: { $loser } levou mais tempo do que o combinado.
answer-not-late = Ninguém passou do tempo agora.
answer-own-time = É a sua vez. Os outros decidem isso.
answer-poked = O lembrete já foi. Você pode mandar outro depois de oito horas.
answer-just-moved = Houve uma jogada agora mesmo. Espere um momento.
answer-time-stands = Alguém já entrou: o tempo fica como está.
answer-time-same = Já está assim.
answer-time-changed = O tempo por turno mudou. Veja de novo antes de entrar.
answer-no-clock = Combinem primeiro um tempo por turno.
games-paused = ⏸ { $game }: pausa até { $date }

## Strangers

command-find = achar alguém para jogar
key-find = 🔎 Achar alguém
key-play-bot = 🤖 Jogar com o BOT enquanto isso
key-find-stop = ✖️ Parar de procurar
key-never-again = 🚫 Nunca mais
key-report = ⚠️ Denunciar
find-private = Para procurar alguém, use o nosso chat privado.
find-name =
    🔎 <b>Achar alguém para jogar</b>
    Os outros só veem o nome que você escolhe. Escolha um primeiro: /name e o nome. Depois /find de novo.
find-name-this =
    🔎 <b>Achar alguém para jogar</b>
    Os outros só veem o nome que você escolhe. Fique com <b>{ $name }</b>, como você se chama aqui, ou escreva /name e outro, e depois /find de novo.
key-find-named = 🙋 Ficar com este nome
find-page =
    🔎 <b>Achar alguém para jogar</b>
    Você é <b>{ $name }</b>; nada mais se vê de você, e ninguém pode escrever para você. Partidas começadas desde ontem: { $count }. Quanto tempo pode durar cada turno? Um toque no jogo começa a procura.
find-looking = 🔎 <b>{ $name }</b>, você procura alguém: { $game } · ⏱ { $span }. Quando alguém chegar, um tabuleiro aparece aqui. A procura dura no máximo { $minutes } minutos.
find-any = Qualquer jogo
find-any-time = Qualquer tempo
find-nobody = 🔎 Ninguém veio. A procura acabou; /find tenta de novo.
said-met = Alguém chegou: o tabuleiro já vem.
said-looking = Procurando. O tabuleiro vem quando alguém chegar.
said-looks-no-more = A procura acabou.
said-never-again = Vocês não se encontram mais.
said-reported = Quem cuida do bot vai saber. Vocês não se encontram mais.
answer-name-first = Escolha um nome primeiro: /name e o nome.
admin-report = ⚠️ A pessoa { $by } denuncia a pessoa { $who }, na partida nº { $id }. <code>{ $ban }</code> barra o acesso.
invite-found = 🔎 <b>{ $name }</b> e <b>{ $guest }</b> se encontraram. A partida começa quando os dois se sentarem.

## Quem não pode mais jogar

caption-absent = 🚪 <b>{ $name }</b> não pode jogar aqui agora; quando voltar, tem o lugar de novo.
caption-absent-waits = 🚪 <b>{ $name }</b> não pode jogar aqui agora: vocês esperam.
caption-absent-bot = 🚪 O BOT joga por <b>{ $name }</b>, que tem o lugar de novo quando voltar.
caption-offer-end = 🚪 <b>{ $name }</b> quer encerrar a partida sem derrota: alguém não pode mais jogar.
key-offer-end = 🚪 Encerrar sem derrota
key-step-out = 🤖 O BOT joga por mim
key-come-back = 🙋 Jogo de novo
said-stepped-out = O BOT joga por você. Volte quando quiser.
said-came-back = Você joga de novo.
answer-plays-alone = Ninguém mais joga aqui: a partida espera por você como está.
key-call-bot = 🤖 Chamar o BOT
key-wait = ⏳ Esperar
key-wait-no-longer = 🚪 Não esperar mais
over-left = 🚪 { $name } não podia mais jogar. A partida acaba sem vencedor e não conta para ninguém.
over-host-left = 🚪 { $name } saiu: o convite está fechado.
notice-absent = 🚪 { $who } não pode mais jogar aqui. Você pode encerrar a partida sem derrota, chamar o BOT para o lugar ou esperar: os botões estão embaixo do tabuleiro. Quem voltar tem o lugar de novo.
notice-back = 🚪 { $who } está de volta à mesa: a partida continua.
said-called-in = O BOT fica nesse lugar até o jogador voltar.
said-waiting = Você espera. O tabuleiro mostra quem voltou.
said-waiting-ended = O que fazer com a partida?
said-ended = A partida acabou sem derrota.
answer-here-again = Todos já voltaram: a partida continua.
answer-called-in = O BOT já joga nesse lugar.
answer-waits-already = Isso já foi escolhido.
answer-other-left = A outra pessoa não está mais aqui, e não há com quem continuar. Para outra partida: /play
resign-absent = 🚪 { $name } não pode mais jogar aqui. Você não precisa desistir: pode encerrar a partida sem derrota.
cancel-absent = Só os administradores podem encerrar qualquer partida aqui. Uma partida sua em que alguém não pode mais jogar, você pode encerrar sem derrota:

## Choosing a move by taps, and in words

command-move = jogar por escrito: /move c2-c3
said-tapped = 👉 { $square }: aonde?
said-untapped = Desfeito: escolha uma pedra.
answer-tapped = Isso já está escolhido.
answer-untapped = Essa escolha já foi desfeita.
answer-no-tap = Não há nada a fazer nesta casa agora.
edited-done = O que esta mensagem dizia primeiro já foi feito. Envie uma nova.
edited-late = Uma mensagem pode ser corrigida por dois minutos. Envie uma nova.
edited-unsure = Estive ausente e não sei o que esta mensagem fez. Envie uma nova.
move-usage = Escreva a jogada depois do comando, por exemplo: { $command }
move-none = Não há nenhuma partida aqui em que seja a sua vez.
move-not-offered = “{ $move }” não é possível agora. Você pode jogar: { $moves }
move-no-squares = “{ $move }” foi lido como jogada na partida nº { $id }, { $game }: lá não há casas com esse nome. Você pode jogar: { $moves }. Para jogar em outra partida, responda ao tabuleiro dela.
move-stones = “{ $move }” não é possível agora. Pedras que podem andar: { $squares }
move-targets = “{ $move }” não é possível agora. De { $square } uma pedra pode ir para: { $squares }
move-squares = “{ $move }” não é possível agora. Você pode colocar uma pedra em: { $squares }
move-then-turn = Nada foi jogado: a vez acaba com “{ $done }”, e “{ $rest }” fica sobrando.
move-then-throw = Nada foi jogado: ninguém sabe ainda o que vai sair. Por isso, “{ $rest }” não pode vir na mesma linha que “{ $done }”.
move-then-not = Nada foi jogado: “{ $done }” é possível, mas “{ $rest }” depois disso não.
move-then-many = Nada foi jogado: depois de “{ $done }”, “{ $rest }” pode ser: { $names }. Qual?

## Whose turn it is, and my games everywhere

call = ▶️ <a href="tg://user?id={ $user }">{ $name }</a>, é a sua vez: { $game }, nº { $id }
call-home = ▶️ É a sua vez em “{ $club }”: { $game }, nº { $id }
some-group = um grupo
remind-head = ⏰ Jogos que esperam por você: { $count }
remind-in = { $game } nº { $id }, em “{ $club }”
remind-in-basic = { $game } nº { $id }, em “{ $club }” (escreva /board lá)
remind-with = { $game } nº { $id }, com { $name }
remind-more = E mais { $count }: /games
key-remind = { $game } nº { $id }
key-again-2h = ⏰ 2 h
key-again-8h = ⏰ 8 h
key-again-day = ⏰ 1 d
key-again-never = Nunca
said-again-2h = Lembro de novo daqui a duas horas, no nosso chat. As horas de silêncio ficam em silêncio.
said-again-8h = Lembro de novo daqui a oito horas, no nosso chat. As horas de silêncio ficam em silêncio.
said-again-day = Lembro de novo daqui a um dia, no nosso chat. As horas de silêncio ficam em silêncio.
said-again-never = Não escrevo mais lembretes. /settings muda isso.
key-to-board = ↗️ Ver o tabuleiro
command-games = suas partidas, primeiro as que esperam você
games-mine = <b>Suas partidas</b> (▶️ esperam você)
games-here = <b>{ $name }</b>: suas partidas aqui (▶️ esperam você)
games-none = Você não tem partidas inacabadas. /play começa uma.
games-club = 👥 { $club }: { $games }
games-basic = 👥 { $club }: { $game } (escreva /board lá)
games-away = Em outros lugares: { $count }
key-all-games = 📋 Todas as minhas partidas
games-muted = 🔕 Destas você não ouve nada: nem menções, nem mensagens.
key-muted-tables = 🔕 Silenciar mesas
muted-tables = <b>{ $name }</b>: suas mesas. Um toque em 🔔 silencia uma: então não menciono mais você nela e não escrevo nada sobre ela. O tabuleiro continua como antes.
key-mute = 🔕 Silenciar
key-unmute = 🔔 Avisar
said-muted = 🔕 Não menciono mais você nesta partida e não escrevo nada sobre ela. Para mudar: /games
said-unmuted = 🔔 Volto a avisar você desta partida.
game-number = nº { $id }
key-no-game = ✖️ Cancelar
question-dropped = ✖️ Tudo fica como está.
answer-not-your-page = Esta página é de outra pessoa. Escreva o comando dela, como /play ou /rules, para abrir a sua.

## Uma partida revista, tabuleiro a tabuleiro

command-replay = uma partida revista, tabuleiro a tabuleiro
key-replay = 🎬 Rever
replay-none = Nenhuma partida terminou aqui ainda. /play começa uma. No nosso chat você pode me enviar o registro de qualquer partida.
answer-replay-later = A partida pode ser revista quando terminar.
answer-replay-empty = Nada foi jogado nesta partida.
replay-where = { $number ->
        [0] Turnos: { $turns }
       *[other] Turno { $turn } de { $turns }{ $parts ->
            [1] {""}
           *[other] {", "}parte { $part } de { $parts }
        }
    }
replay-point = ⚡ <b>Momento decisivo { $number } de { $pages }</b>{ $decided ->
        [1] {" "}· o maior
       *[0] {""}
    }
replay-first = Este é o começo.
replay-last = Este é o fim.
replay-start = O tabuleiro antes do primeiro turno.
replay-done = { $mark } { $name }: { $told }
replay-next = A seguir: { $mark } { $name }.
replay-chances = 📈 Chance de vencer se ambos jogarem bem: { $mark } { $name } { $points }% · { $emblem } { $other } { $rest }%{ $exact ->
    [1] {" "}(exato)
   *[0] {" "}(±{ $error })
}
replay-chances-brief = 📈 Jogando bem: { $mark } { $points }% · { $emblem } { $rest }%{ $exact ->
    [1] {" "}(exato)
   *[0] {" "}(±{ $error })
}
replay-stones = 📈 { $exact ->
    [0] Se os dois jogarem bem:{" "}
   *[1] {""}
}{ $even ->
    [1] { $exact ->
        [0] logo iguais em pedras
       *[1] empate
    }
   *[0] { $fate ->
        [won] { $mark } { $name } vence
       *[open] { $mark } { $name } logo { $stand }
    }
}{ $exact ->
    [0] {""}
   *[1] {" "}(exato)
}
replay-turning = Este é o momento decisivo.
key-film = 🎞️ Filme
key-moment = ✨ Destaque
key-share-replay = 📨 Mostrar
key-send-replay = 📨 Enviar o link
share-replay = Este link abre a partida nº { $id }. Quem o tem vê a partida e como se chamam os jogadores:
    { $command }
share-replay-words = Veja esta partida
replay-link-gone = Este link não abre nenhuma partida. Talvez falte uma parte dele.
film-working = 🎞️ O filme está sendo feito.
film-in-words = Um filme só tem imagens. Aqui está a partida em palavras, tabuleiro por tabuleiro.
film-skips = ⏩ Uma partida longa. Turnos pulados: { $count }.
record-unreadable = Não consigo ler este registro: { $why }
answer-record-gone = O registro não está mais aqui. Envie-o de novo.
film-limit = Faço no máximo seis filmes novos por hora para você. Os que já existem vêm sempre.
film-refused = O Telegram não aceita filmes aqui.
moment-none = Nenhum momento decidiu esta partida sozinho.
key-from-here = ↪️ Jogar
from-here = ↪️ Deste tabuleiro, turno { $turn } de { $turns }{ $parts ->
        [1] {""}
       *[other] {", "}parte { $part } de { $parts }
    }, começa uma partida nova, contra { $bots }. O que foi jogado até aqui fica.
from-here-turn = É a vez de: { $mark } { $side }. { $choose ->
    [1] Qual lado é o seu?
   *[0] Esse lado é o seu.
}
from-here-sealed = A partida nova só sela os próximos lançamentos, não os anteriores. Ela não vale rating e não entra nas estatísticas.
key-from-here-as = { $mark } { $side }
caption-from = ↪️ Continuação de: { $source } · jogadas e lançamentos de lá: { $count }
from-game = nº { $id }
from-record = um registro
label-from = { $id } ↪ { $record ->
    [1] 📄
   *[0] nº { $source }
}
verify-from = ↪️ As primeiras jogadas e lançamentos (são { $count }) vêm de: { $source }. Aqui não estão selados. O selo desta partida foi mostrado antes de ela continuar e vale para todos os lançamentos depois disso.

## A análise de uma partida terminada

command-review = analisar uma partida: sorte e erros
key-review = 📈 Análise
review-none = Nenhuma partida acabou aqui ainda. Para começar uma: /play.
answer-review-later = A análise vem quando a partida acabar.
answer-no-review = Não conheço este jogo o bastante para analisá-lo.
review-not-of = A nº { $id } ({ $game }) não tem análise: não sei julgar bem as jogadas dela. Os tabuleiros podem ser revistos:
answer-review-unmoved = Nesta partida não houve jogada para escolher, e a colocação não é analisada.
review-newer = A partida nº { $id } continua: quando ela terminar, /review { $id } a mostra.
review-working = 🔎 Estou analisando a partida. A análise chega em alguns segundos.
review-side =
    { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] 🎲 sorte { $lead ->
            [fewer] tirou
           *[more] deu
        } { $luck } ·{" "}
    }🔀 escolhas tiraram { $lost } · feitas: { $decisions }
    .aloud = { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] sorte { $lead ->
            [fewer] tirou
           *[more] deu
        } { $luck },{" "}
    }escolhas tiraram { $lost }, escolhas feitas: { $decisions }
review-verdict = { $verdict ->
        [few] Ao acaso, a perda seria { $lost }. São poucas escolhas para dizer se foram boas.
        [chance] Ao acaso, a perda seria { $lost }: diferença pequena demais.
        [worse] Ao acaso, a perda seria menor: { $lost }.
        [perhaps] Ao acaso, a perda seria maior: { $lost }, mas uma partida é pouco para ter certeza.
       *[better] Ao acaso, a perda seria maior: { $lost }. { $band ->
            [master] Nível de mestre: perda de { $between } por escolha.
            [strong] No mínimo nível forte: perda de { $between } por escolha.
            [club] No mínimo nível de clube: perda de { $between } por escolha.
            [beginner] Nível de iniciante: perda de { $between } por escolha.
           *[open] Quanto, não é certo.
        }
    }
review-plain-luck = { $even ->
        [1] 🎲 Os dois tiveram quase a mesma sorte nos lançamentos.
       *[0] 🎲 { $own ->
            [1] Você
           *[0] { $mark } { $name }
        } teve { $much ->
            [little] um pouco mais de
            [clear] claramente mais
           *[most] muito mais
        } sorte nos lançamentos.
    }
review-plain-cost = 🔀 { $found ->
        [none] Uma partida não mostra quem escolheu melhor.
        [even] Os dois escolheram quase igualmente bem.
        [perhaps] Talvez { $own ->
            [1] você
           *[0] { $mark } { $name }
        } tenha escolhido melhor.
       *[better] { $own ->
            [1] Você
           *[0] { $mark } { $name }
        } escolheu { $much ->
            [little] um pouco
            [clear] bem
           *[most] muito
        } melhor.
    }{ $clean ->
        [1] {" "}Nenhuma escolha foi um grande erro.
       *[0] {""}
    }
review-plain-turn = 📈 { $decided ->
        [1] O momento decisivo, no turno
       *[0] Nenhum momento decidiu a partida sozinho. O que mais mudou foi o turno
    } { $turn }: { $mark } { $worded ->
            [1] { $told }
           *[0] { $name }, { $told }
        }{ $hundred ->
        [1] . { $own ->
            [1] Suas chances
           *[0] Chances de { $side }
        }: cerca de { $swing } em 100
        [2] {""}
       *[0] . { $yielded ->
            [1] Isso deixou { $emblem } capturar mais.{" "}
           *[0] {""}
        }Previsão para { $mark }: { $swing }
    }.
    .aloud = { $decided ->
            [1] O momento decisivo, no turno
           *[0] Nenhum momento decidiu a partida sozinho. O que mais mudou foi o turno
        } { $turn }: { $mark } { $worded ->
            [1] { $told }
           *[0] { $name }, { $told }
        }. { $yielded ->
            [1] Isso deixou { $emblem } capturar mais.{" "}
           *[0] {""}
        }Antes: { $hundred ->
            [0] { $was }
           *[other] { $own ->
                [1] suas chances eram cerca de { $was } em 100
               *[0] as chances eram cerca de { $was } em 100
            }
        }, depois: { $now }.
review-turn-luck = { $lucky ->
        [1] Um lance de sorte.
       *[0] Um lance de azar.
    }
review-turn-better = Melhor era { $move }{ $worded ->
        [1] : { $told }
       *[0] {""}
    }.
review-plain-no-turn = 📈 Nenhum momento decidiu a partida sozinho.
review-scale = 🔢 Em vitórias por 100 partidas{ $exact ->
        [0] {" "}(mais ou menos { $error }):
       *[1] {" "}(exato):
    }
review-chart-left = pedras restantes
review-chart-home = em casa
review-chart-off = fora
review-chart-mistakes = marcados
review-line = 📈 A linha: { $own ->
            [1] suas chances
           *[0] chances de { $mark } { $name }
        } se ambos jogarem bem.{ $mistakes ->
        [0] {""}
       *[other] {" "}Vermelho: erros.
    }{ $lettered ->
        [0] {""}
       *[other] {" "}Letras: momentos decisivos.
    }
review-side-stones =
    { $mark } <b>{ $name }</b>: escolhas { $decisions } · talvez não as melhores: { $missed }
review-placing = 🧱 Depois da colocação achei que { $own ->
        [1] você { $fate ->
            [won] venceria
            [lost] perderia
           *[open] logo estaria { $stand }
        }
       *[0] { $mark } { $name } { $fate ->
            [won] venceria
            [lost] perderia
           *[open] logo estaria { $stand }
        }
    }. A colocação em si eu não avalio.
review-line-stones = 📈 A linha: { $exact ->
        [0] quantas pedras { $own ->
            [1] você
           *[0] { $mark } { $name }
        } tinha a mais no tabuleiro.
       *[1] se { $mark } { $name } ganha (+), empata (0) ou perde (−), a cada turno.
    }{ $mistakes ->
        [0] {""}
       *[other] { $exact ->
            [0] {" "}Vermelho: erros; a linha só cai se depois deles pedras são capturadas.
           *[1] {" "}Vermelho: erros.
        }
    }{ $lettered ->
        [0] {""}
       *[other] {" "}Letras: momentos decisivos.
    }
review-turning-stones = <b>Momentos decisivos</b> para quem jogou, antes → depois{ $exact ->
        [0] {" "}(previsão)
       *[1] {" "}(com jogo perfeito)
    }:
review-fate = { $fate ->
        [won] ganha
        [lost] perdida
       *[drawn] empate
    }
review-turning = <b>Momentos decisivos</b> para quem jogou (cerca de tantas vitórias em 100):
review-moment = { $point }. { $mark } { $name }: { $told } · { $swing }
    .aloud = { $point }. { $mark } { $name }: { $told }. Antes: { $was }, depois: { $now }.
review-swing = { $was } → { $now }
review-swing-words = { $earlier } → { $later }
review-clean = { $small ->
        [0] ✅ Nenhum grande erro: até onde vejo, nenhuma escolha perdeu mais de { $around } vitórias em 100 partidas.
       *[1] 🔎 Nenhuma escolha sozinha perdeu muito, com certeza; as perdas pequenas somam cerca de { $lost } de 100 partidas.
    }
review-clean-stones = { $found ->
        [exact] ✅ Cada escolha foi a do jogo perfeito.
        [missed] 🔎 Não vi nenhuma jogada que fosse com certeza um erro.
        [unseen] 🔎 Não vejo uma jogada sozinha que tenha perdido a partida.
       *[clean] ✅ Nenhuma outra jogada teria rendido uma pedra a mais, pelo que vejo.
    }
review-behind = 🔎 { $own ->
        [1] Você
       *[0] { $mark } { $name }
    } já estava muito atrás quando as pedras começaram a andar, pelo que vejo. Por isso não aponto erros depois disso.
review-basis =
    ℹ️ Em que isto se baseia?
    { $basis }
review-basis-senet = Numa pequena rede neural que aprendeu Senet jogando contra si mesma. Ela olha no máximo um lançamento à frente. Pode errar, principalmente quando duas escolhas são quase iguais.
review-basis-hyena = Nas probabilidades dos lançamentos, até em casa. Supõe que os dois jogadores pagam assim que isso leva mais cedo para casa.
review-basis-aseb = Numa pequena rede neural ensinada pelo jogo resolvido. Uma grande vantagem ainda não é vitória: as últimas peças só saem com o lançamento exato e podem ser atingidas. Com a tabela desse jogo, tudo isto é exato.
review-basis-stones = Numa busca que só conta pedras, quase sempre { $turns } jogadas à frente; os erros, por mais tempo. Ela não vê o que vem depois, nem se as pedras estão bem colocadas. Na Seega não há sorte.
review-basis-solved = Numa tabela de todas as posições em 3×3, calculadas até o fim da partida. O que se diz aqui é exato, também sobre a colocação. Na Seega não há sorte.
review-exact-whole = Numa tabela de todas as posições com tão poucas peças, calculadas até o fim da partida. O que se diz aqui é exato.
review-exact-rest = A partir do turno { $turn }, isto é exato: todas as posições com tão poucas peças são conhecidas até o fim da partida.
review-cost = Com a melhor jogada se ganham { $exact ->
        [0] cerca de { $least } a { $most } partidas a mais em 100.
       *[1] { $gain } partidas a mais em 100. Este número é exato.
    }
review-cost-stones = Com essa jogada, { turns-many } depois, haveria pelo menos { $gain ->
        [one] { $gain } pedra
       *[other] { $gain } pedras
    } a mais.
review-cost-forced = { $fate ->
        [won] Pelo que vejo, ganha contra qualquer resposta.
       *[lost] Pelo que vejo, a escolha feita perde contra o melhor jogo.
    }
review-cost-solved = Com essa jogada { $fate ->
        [won] a partida está ganha
       *[drawn] há empate
    }, com a escolha feita { $worse ->
        [drawn] há empate
       *[lost] a partida está perdida
    }. Isto é exato.
review-why = 💭 Por quê: { $told }.
review-mistake =
    <b>Erro { $number } de { $pages }</b> · turno { $turn }
    { $mark } <b>{ $name }</b> escolheu: { $told }
    { $exact ->
        [0] Melhor
       *[1] Jogo perfeito
    }: <b>{ $better }</b>
    { $cost }
    <i>No tabuleiro: { $shown ->
        [chosen] depois da escolha feita.
        [before] antes da escolha.
       *[better] depois da melhor escolha.
    }</i>
key-review-better = ✅ A melhor
key-review-chosen = ▶️ A jogada
key-review-before = ↩️ Antes
key-review-turning = ⚡ Momento decisivo
key-review-whole = 📈 A partida
key-review-mistakes = ❗ Erros: { $count }
key-review-mistake = ❗ Erro { $number }

# -- 🔔 the next game of a group ----------------------------------------------------------

key-bell = 🔔 Novas partidas
said-bell = 🔔 Escrevo para você no privado quando a próxima partida começar aqui. Um botão lá encerra isso.
said-bell-again = 🔔 Você já vai saber da próxima partida daqui. Um botão sob aquela mensagem encerra isso.
notice-bell = 🔔 <b>{ $name }</b> convida para uma partida em <b>{ $club }</b>: { $game } nº { $id }
key-no-bell = 🔕 Não avisar deste grupo
key-no-bell-of = 🔕 { $club }
said-no-bell = 🔕 Não escrevo mais sobre partidas de lá.
no-bell = 🔕 Não escrevo mais sobre as partidas desse grupo. Para voltar: 🔔 sob um tabuleiro do grupo.
bells = 🔔 Aviso você quando a próxima partida começar em:
bells-line = • <b>{ $club }</b>
bells-none = 🔕 Não aviso você de nenhum grupo. Toque em 🔔 sob um tabuleiro num grupo, e eu aviso.

# -- the host of an invitation -------------------------------------------------------------

command-keep = guardar um lugar para alguém
key-seats = 🪑 Lugares
key-seats-bots = 🤖 BOTs, lugares
key-seats-brief = 🤖 Os BOTs
lobby-missing = ⏳ Ainda faltam: { $count }
lobby-waits = 👀 Ainda fora da mesa: <b>{ $names }</b>
lobby-fills = 🤖 Os BOTs ocupam os lugares livres e a partida começa: { $date }.
lobby-kept = 🪑 Um lugar está guardado para <b>{ $name }</b> até { $date }.
seats = 🪑 Lugares da partida nº { $id }. <b>{ $name }</b> decide.
seats-bots = O + põe um BOT à mesa na hora.
seats-fill = Depois de um tempo os BOTs podem ocupar os lugares livres. Aí a partida começa, mas não enquanto alguém está se sentando.
seats-keep = Para guardar um lugar por { $count } minutos, escreva <code>/keep @nome</code> ou responda a alguém com /keep.
seats-away = ✖️ dá o lugar de alguém a outros, sem volta nesta mesa.
seats-hand-over = ✖️ dá o lugar de alguém a outros, sem volta nesta mesa; 👑 passa a essa pessoa as decisões do convite.
seats-handed-over = 👑 Agora <b>{ $name }</b> decide.
key-fill = 🤖 { $count } min
key-no-fill = Nunca
key-hand-over = 👑 Anfitrião
key-free-seat = 🪑 Liberar o lugar
said-bot-sits = 🤖 { $bot } se senta à mesa.
said-bot-up = 🤖 Um BOT sai da mesa.
said-fill = 🤖 Os BOTs ocupam os lugares livres em { $count } minutos.
said-no-fill = Nenhum BOT se senta sozinho.
said-sent-away = Essa pessoa perdeu o lugar e não pode voltar a esta mesa.
said-handed-over = 👑 Agora essa pessoa decide.
said-seat-free = O lugar está livre para todos.
answer-kept = Esse lugar está guardado para outra pessoa. O convite diz até quando.
answer-sent-away = O seu lugar nesta mesa foi dado a outros.
keep-private = Um lugar se guarda num grupo. Escreva /keep lá.
keep-none = Você não tem convite aberto aqui. /play cria um.
keep-whom = Para quem? Escreva <code>/keep @nome</code> ou responda à mensagem com /keep.
key-sit-in = 🪑 Entrar
said-sit-in = 🪑 A próxima partida espera abaixo.
invite-sit-in = <b>{ $name }</b> quer jogar a próxima partida com <b>{ $guest }</b>.
answer-has-rematch = Você acabou de jogar aqui. Toque em 🔁.

# -- a friend, picked from one's own list --------------------------------------------------

key-pick-friend = 👤 Escolher
friend-ask = 👤 Toque no botão embaixo e escolha alguém. Se essa pessoa já falou comigo, eu escrevo para ela. Se não, você recebe um link para enviar.
key-friend = 👤 Escolher alguém
friend-told = 👤 Avisei <b>{ $name }</b> do seu convite.
friend-link = 👤 Não posso escrever: essa pessoa ainda não falou comigo. Envie este link:
friend-gone = Esse convite acabou. /play cria outro.
friend-self = É você. Escolha outra pessoa.
notice-friend = 👤 <b>{ $name }</b> convida você para uma partida: { $game }
key-open-invitation = 🪑 Abrir o convite

## The position of the day

day-title = 🏺 <b>Posição do dia</b> · { $game }
day-turn = ▶️ Jogam: { $mark } { $side }.
day-thrown = ▶️ Jogam: { $mark } { $side }, lançamento: <b>{ $score }</b>.
day-rules = 📜 { $rules }
day-differs = 📜 { $rules }: { $told }
day-differs-kendall = a água leva à 15, três seguidas são um muro, da 30 se sai com tudo.
day-differs-tait = nenhum lado claro vale 6, atingir manda à mão e lança de novo, vizinhas não protegem.
day-differs-bell = do fim até a 1, atingir manda à mão, cada lado tem cinco casas suas.
day-differs-houses = para a frente ou para trás, duas seguidas são um muro, na 26 um lançamento decide.
day-differs-skyruk = duas adversárias seguidas são um muro, 26 e 27 vão pela sorte, da 30 sai com tudo.
day-differs-glebsite = as peças entram da mão, atingir manda de volta, três na coluna lançam de novo.
day-differs-siga = as pedras andam e capturam só em linha reta; a do centro está segura.
day-goal = 🎯 { $told }
day-follows = { $move } { $told }
day-names = 👥 As respostas vêm quando o quiz fechar.
day-question = Você: { $side }. Melhor jogada?
day-question-thrown = Você: { $side }, com { $score }. E agora?
day-why = <b>{ $move }</b>: { $told }. { $gains }
day-why-short = <b>{ $move }</b>. { $gains }
day-gains = Vence cerca de { $worth } partidas em 100; a segunda melhor jogada, cerca de { $second }.
day-gains-stones = { turns-many } depois, essa jogada deu { $count } pedras a mais que qualquer outra.
day-gains-fate = { $fate ->
    [won] Só esta jogada garante a vitória.
   *[lost] Qualquer outra jogada perde com certeza.
}
day-there = A posição do dia está aqui. Responda todos os dias: eu conto os seus dias seguidos.
day-answered = 👥 Já responderam: { $names }. Quando o quiz fechar, digo quem acertou.
day-none = Hoje não há posição do dia.
day-no-quiz = Não posso enviar enquetes aqui, por isso não posso mostrar a posição do dia. Um administrador pode permitir enquetes.
day-result =
    { $solved ->
        [1] ✅ Certo: <b>{ $move }</b>.
       *[0] ❌ Desta vez, errado. A melhor jogada era <b>{ $move }</b>.
    } Resolvidas até agora: { $right } de { $all }.{ $again ->
        [0] {""}
       *[1] {" "}Dias seguidos com resposta: { $count }.
    }
    👉 Amanhã vem uma nova. Até lá: /play
day-result-share = 🏺 Posição do dia { $date }: { $solved ->
    [1] ✅ resolvida
   *[0] ❌ não resolvida
}, dias seguidos: { $count }
key-day-share = ✉️ Enviar o meu resultado
day-table = 🏺 <b>Posição do dia</b> { $date }: a melhor jogada era <b>{ $move }</b>. Resolveram: { $solved } de { $count }.
day-table-line = { $solved ->
    [1] ✅
   *[0] ❌
} { $name } · dias seguidos: { $count }
    .aloud = { $name }: { $solved ->
        [1] acertou
       *[0] errou
    }, dias seguidos: { $count }
day-table-more = … e mais { $count }
daily-begins = 🏺 A partir de agora este grupo recebe a posição do dia todas as manhãs, como um quiz aberto por um dia. Os nomes aparecem: quando fechar, todos veem quem respondeu o quê, e eu digo quem acertou. /settings desliga.

# -- modo inline: o bot em qualquer conversa --------------------------------------------------------

some-chat = outro chat
invite-here = <b>{ $name }</b> convida alguém deste chat. Qual é o seu emblema?
inline-title = { $game } · { $rules }
inline-invite = <b>{ $game } · { $rules }</b>
    <b>{ $name }</b> convida você para uma partida, aqui mesmo.
inline-how = Toque em <b>Jogar</b>: os lançamentos são selados, e quem ocupar um lugar joga.
key-inline-play = ▶️ Jogar
said-inline-sealed = Os lançamentos estão selados. Toque num emblema para ocupar um lugar.
inline-lesson-title = Lições: { $game }
inline-lesson-about = Pequenas tarefas; as próprias regras conferem a resposta. { $progress }
inline-lesson = 🎓 <b>{ $name }</b> está aprendendo { $game }: pequenas tarefas, e logo se vê se a resposta está certa. Quer tentar?
key-inline-lesson = 🎓 Tentar uma lição
inline-result-word = resultado
inline-result-title = Resultado: { $game } nº { $id }
inline-result-about = Mostrar como esta partida acabou
key-inline-again = ▶️ Jogar também
inline-invite-private = <b>{ $game } · { $rules }</b>
    <b>{ $name }</b> convida você para uma partida. Cada um joga no próprio chat comigo.
inline-invite-private-about = O seu convite, com um botão
key-tell-me = 🔔 Me avise
said-tell-me = Esta partida tem agora um tabuleiro também no seu chat comigo. Lá eu aviso quando for a sua vez.
said-in-private = Veja o seu chat comigo.
key-inline-share = 💬 Para um chat

# -- my page ---------------------------------------------------------------------------------------

key-me = 🏅 Perfil
key-me-pairs = 🤝 Adversários
key-me-games = 📚 Partidas
key-me-card = 🖼 Cartão
key-me-stronger = 💪 BOT mais forte
key-me-try = 🎲 { $game }
me-next = 👉 E agora? { $count ->
        [0] Uma nova partida
       *[other] Um BOT mais forte, outro jogo
    }{ $solved ->
        [1] . Amanhã vem uma nova posição do dia.
       *[0] {" "}ou a posição do dia: /day
    }
me-last = 🖼 Acima: como terminou a sua última partida.
me-title = 🏅 <b>{ $name }</b>
me-empty = O que você ganhou aparece aqui assim que uma partida sua terminar com resultado.
me-private = Sua página é só sua: ela abre no nosso chat.
me-games = Partidas: { $count }
me-games-won = ganhas { $won }
me-games-lost = perdidas { $lost }
me-games-drawn = empatadas { $drawn }
me-run = Vitórias seguidas pelas mesmas regras: { $won } (recorde: { $best })
me-run-best = Mais vitórias seguidas pelas mesmas regras: { $best }
me-beaten = A última vitória: contra { $who }
me-few = 🎲 Tão poucas partidas ainda não mostram o que a sorte e as suas escolhas trazem. Partidas que examinei: { $count } de { $least }.
me-luck = 🎲 { $lead ->
        [more] A sorte ajudou você: com lançamentos normais, suas vitórias seriam cerca de { $luck } a menos
        [fewer] A sorte foi contra você: com lançamentos normais, suas vitórias seriam cerca de { $luck } a mais
       *[same] A sorte foi quase igual
    } (margem de erro: { $around }).
me-choices = 🔀 { $lead ->
        [more] Suas escolhas foram melhores que as dos outros: renderam cerca de { $ahead } vitórias
        [fewer] As escolhas dos outros foram melhores que as suas: tiraram cerca de { $ahead } vitórias
       *[same] Sem diferença clara entre as suas escolhas e as dos outros
    } (margem de erro: { $around }). Partidas que examinei: { $count }.
me-card-luck = sorte ± { $around }
me-card-choices = escolhas ± { $around }
me-card-few = sorte e escolhas: depois de { $least } partidas
me-card-row = vitórias seguidas (recorde)
me-card-row-rules = pelas mesmas regras
me-rules = <b>{ $rules }</b>: { $won } de { $count } ganhas
me-rating = ⚖️ { $rating } ± { $error }
me-skill = 🧠 { $rating } ± { $error }
me-means-rating = ⚖️ é o rating: todos começam com 1500. Partidas de antes dele não contam para ele.
me-means-skill = 🧠 é o mesmo sem a sorte dos lançamentos.
me-means-error = ± diz quanto um número pode errar: em 95 de 100 casos, não mais que isso.
me-pairs = 🤝 Vitórias e derrotas contra pessoas
me-pair = { $name }: { $won } – { $lost } (partidas: { $count })
me-pairs-none = Você ainda não terminou nenhuma partida com outra pessoa.
me-list = 📚 Suas partidas terminadas, a última primeiro
me-list-none = Nenhuma partida sua terminou ainda.
top-title = 🏆 <b>{ $club }</b>
top-evening = Nas últimas 12 horas
top-month = Nos últimos 30 dias
top-pairs = { $placed ->
        [0] Quem contra quem
       *[other] Quem ficou à frente de quem
    } { $once ->
        [0] nestes 30 dias
       *[other] nestas 12 horas
    }
top-line = { $name }: { $won } de { $count } ganhas
top-line-place = { $name }: { $won } de { $count } ganhas · { $place }º lugar
top-line-places = { $name }: { $won } de { $count } ganhas · lugares { $told }
top-line-in = { $name }: { $won } de { $count } ganhas · { $game }: { $told } lugar
top-place = { $place }º{ $count ->
        [1] {""}
       *[other] {"\u00A0"}×{ $count }
    }
top-pair = { $name } { $won } – { $lost } { $guest }
top-none = Nenhuma partida com resultado terminou aqui nos últimos 30 dias.
top-private = O que você ganhou: /me. Cada grupo tem sua própria tabela: escreva /top lá.

### Todas as palavras de Djehuty em português: as mesmas mensagens e os mesmos argumentos de en.ftl.
### Não se sabe se quem joga é homem ou mulher: a escrita evita dizer isso. As palavras são as do Brasil.

## The title and the menu

title = <b>Djehuty</b> · jogos antigos do Nilo
title-story =
    Djehuty, a quem os gregos chamavam Tot, inventou o Senet e ganhou cinco dias novos para o ano. Sente-se: varas, pedras e lascas estão na mesa.

    <i>Feito por quem desenvolve o Djehuty</i>
home-first = ▶️ <b>Jogar</b> começa { $game } contra um BOT fácil.
home-more = ℹ️ Objetivo, história, sorte honesta
home-play = ▶️ <b>Jogar</b> começa: { $what }, contra { $bots }.
home-seal =
    🔒 { $sealed ->
        [lot] Sorteio honesto:
       *[throws] Lançamentos honestos:
    } o segredo da partida nº { $id } já está selado.
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
key-choose = 🎲 Outro jogo
key-unfinished = ▶ Retomar: { $game } nº { $id }
key-unfinished-many = ⏯ Partidas inacabadas: { $count }
key-resume-menu = ⏯ Retomar
key-rules = 📜 Regras
key-settings = ⚙️ Configurações
key-close = ✖️ Fechar o menu
key-add-group = ➕ Adicionar a um grupo
key-back = ‹ Voltar
key-menu = 🎲 Escolher jogo
menu-left = Até breve! O tabuleiro espera: /start
key-bot-novice = 🤖 Novato
key-bot-modest = 🤖 Modesto
key-bot-greedy = 🤖 Ávido
key-bot-golden = 🤖 Meio-termo
key-bot-djehuty = 🤖 Djehuty
key-levels = 🔢 Níveis 1–8
key-bots = ❔ Sobre os BOTs
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
level-greedy = Ávido
level-golden = Meio-termo
level-djehuty = Djehuty
nth-level = nível { $count }
strength-easy = fácil
strength-medium = médio
strength-hard = difícil
strength-master = mestre
bots-line = <b>{ $level }</b> · { $strength }
    { $way }
bots-why = 💭 Em /settings, pode pedir ao BOT que diga o motivo das jogadas.
levels-how = O nível 1 faz qualquer jogada. O nível { $count } é { $level }. Os outros jogam bem, mas às vezes erram: fazem então qualquer jogada.
levels-line = <b>{ $count }</b> · { $strength } · { $points }
levels-points = O último número são os pontos Elo: quanto é mais forte do que o nível 1.
levels-share = Um nível ganha cerca de { $share } em 100 partidas contra o anterior. O mais alto ganha { $most } em 100 contra o mais baixo.{ $close ->
        [1] {" "}O resto decide a sorte.
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
command-resume = retomar uma partida inacabada
command-board = mostrar de novo o tabuleiro, aqui em baixo
command-rules = como se jogam estes jogos
command-resign = desistir de uma partida
command-words = palavras suas para os lançamentos
command-verify = verificar os lançamentos
command-luck = os seus lançamentos, e o que se esperava
command-throws = todos os lançamentos, e o que se esperava
command-sealed = selos e segredos de todos os jogos de um dia
command-name = o seu nome aqui
command-settings = idioma e modo de jogar
command-privacy = o que guardo sobre você, e por quê
command-export_me = receber tudo o que guardo sobre você
command-forget_me = esquecer você
command-cancel = administradores: terminar uma partida
profile = { $games }: jogos de tabuleiro do Nilo, antigos e tradicionais. Jogue com amigos, em grupos ou contra o BOT. É possível verificar todos os lançamentos.
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
throw-off = 🎲 Lançamento de abertura: { $standing }. { $mark } <b>{ $name }</b> fica com os { $side }.
throw-off-phone = 🎲 Lançamento de abertura: { $standing }.
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-side-short = { $mark } <b>{ $name }</b>: restam { $pieces }
caption-turn = { $mark } { $name }:
caption-result = 📣 { $mark } <b>{ $name }</b>: { $told }
listed = { $first }, { $next }
listed-or = { $first } ou { $next }
ranking = 🏅 A classificação:
ranking-place = { $place }.
ranking-short = { $place }. { $mark } { $name }
log-more = … mais { $count }
log-times = { $told } ×{ $count }
log-why = 💭{"\u00A0"}{ $told }
why-equal = tão bom como outro
caption-only-move = ⏩ Nesse momento: { $told }
caption-away = 💤 Estive fora por um tempo. Se tocou em algum botão, toque outra vez.
caption-put-back = ⏪ Fui reposto no estado de { $date }. O que se jogou depois perdeu-se, e os lançamentos daqui em diante são novos.
caption-asleep = 💤 { $name } saiu da mesa. A partida dorme; quem nela joga pode acordá-la.
caption-asleep-alone = 💤 { $name } saiu da mesa. A partida dorme até { $name } a acordar.
caption-goal = 🎯 Objetivo: { $told }
caption-lesson = 💡 <i>{ $told }</i>
caption-reason = ☝️ { $told }
caption-reasons-more = ☝️ O motivo das outras: { $told }
caption-odds = 🎲 { $told }
caption-seal =
    🔒 Selo da partida nº { $id }:
    <code>{ $commitment }</code>
caption-moves = 🔏 Jogo: <code>{ $digest }</code>
brought-press = ✋ Misturado: toque { $id }
brought-sign = ✋ { $name }: { $told }
brought-words = ✋ { $name }: { $told } «{ $words }»
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
        [1] {" "}O histórico tem este 🔏?
       *[0] {""}
    } O resto: /verify aqui, <code>djehuty verify</code> onde quiser.{ $after ->
        [none] {""}
       *[other] {"\u000A"}A próxima partida como esta, nº { $after }, já está selada: <code>{ $aftersealed }</code>
    }</blockquote>
due-lot = { $lot ->
        [0] {""}
        [1] {" "}(começa, por sorteio)
        [2] {" "}(joga depois, por sorteio)
       *[other] {" "}(joga em { $lot }.º, por sorteio)
    }
caption-lot = 🎲 Por sorteio, { $name } { $lot ->
        [1] começa.
        [2] joga em segundo.
       *[other] joga em { $lot }º lugar.
    }
due-throw-sticks = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] lançar as varas
       *[other] lançar outra vez
    }
due-throw-dice = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] lançar os dados
       *[other] lançar outra vez
    }
due-throw-chips = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: lançar as lascas
due-choose = ▶️ { $mark } <b>{ $name }</b>: escolher
due-takes = { $takes ->
    [0] {""}
   *[other] {" "}⚔ captura
    }
due-stone = ▶️ { $mark } <b>{ $name }</b>: escolher uma pedra{ due-takes }
due-square = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: pôr uma pedra{ $left ->
    [0] {""}
   *[other] {" "}(faltam { $left })
    }
due-target = ▶️ { $mark } <b>{ $name }</b>: 👉 { $square } → para onde?{ due-takes }
due-bot = ▶️ { $mark } <b>{ $name }</b> joga
due-other = ⏳ { $mark } Joga <b>{ $name }</b>

## Buttons of a board

key-throw-sticks = 🎲 Lançar as varas
key-throw-dice = 🎲 Lançar os dados
key-throw-chips = 🎲 Lançar uma vez
key-throw-on = ⏩ A vez toda
key-throw-for-me = ⏩ Lançar por mim
key-leave = 🚪 Sair
key-explain = ❔ Explicar
key-explain-close = ‹ Voltar
key-hint = 🧭 Dica
advice = 🧭 { $move }. Assim ganha cerca de { $chance } partidas em 100{ $alike ->
        [all] . As outras são quase tão boas: a diferença é menor do que consigo ver.
        [some] . Quase tão boa: { $others }. A diferença é menor do que consigo ver.
       *[one] : mais { $gain } do que com a segunda melhor.
    }
advice-decided = 🧭 A partida está decidida: nenhuma escolha a ganha.
advice-exact = 🧭 { $move }. Assim ganha { $chance } partidas em 100, se ninguém errar. Este número é exato.{ $alike ->
        [all] {" "}As outras perdem menos de um décimo.
        [some] {" "}Perde menos de um décimo: { $others }.
       *[one] {" "}A segunda melhor ganha menos { $gain }.
    }
advice-stones = 🧭 { $move }. { $fate ->
        [won] Pelo que vejo, ganha contra qualquer resposta.
        [lost] Eu jogaria assim, mas pelo que vejo todas as jogadas perdem.
       *[open] A sua vantagem em pedras é então { $ahead } (olhando { $turns } vezes à frente){ $alike ->
            [all] . As outras dão o mesmo: em pedras nenhuma é melhor.
            [some] . O mesmo com: { $others }. Em pedras nenhuma é melhor.
            [only] . Com qualquer outra perde, pelo que vejo.
           *[one] : mais { $gain } do que com a segunda melhor.
        }
    }
advice-solved = 🧭 { $move }. { $fate ->
        [won] Com ela a partida está ganha, se não errar
        [lost] A partida está perdida, se o outro lado não errar
       *[drawn] Com ela a partida empata, se ninguém errar
    }. Isto é exato.{ $alike ->
        [all] {" "}Qualquer escolha dá o mesmo.
        [some] {" "}O mesmo com: { $others }.
       *[one] {""}
    }
explain-part = { $page }/{ $pages } · toque outra vez
explain-choose = ▫️ Escolha uma pedra e pergunte outra vez: digo o que faz cada jogada dela.
explain-place = ▫️ Pode pôr a pedra em qualquer casa livre: o botão dela tem ▫.
key-resume = ▶️ Retomar
key-join-as = Entrar como { $emblem }
key-begin = ▶️ Começar
key-begin-as = ▶️ Começar com { $emblem }
key-decline = ✖️ Recusar
key-withdraw = ✖️ Cancelar o convite
key-not-now = ✖️ Agora não
key-share = ✉️ Enviar o convite
key-rematch = 🔁 Jogar de novo
key-next-game = ▶️ Continuar
key-record = 📄 Histórico
share-words = Venha jogar comigo um jogo do Nilo!

## Choosing what to play

choose-game = <b>O que vamos jogar?</b>
choose-page = <b>{ $game }</b>: por que regras?
choose-line = <b>{ $game }</b>: { $character }
choose-line-source = { $best ->
        [1] ✨{" "}
       *[0] {""}
    }<b>{ $rules }</b>{ $best ->
        [1] {" "}(recomendadas)
       *[0] {""}
    }: { $character } <i>({ $source })</i>
choose-title = <b>{ $game }</b> · { $rules }
choose-source = <i>{ $source }</i>
choose-switches = 🔸 { $switches }
choose-own = 🎚 { $switches }
choose-starred = { $mark } { $game } · { $rules }
choose-last = ↻ A última partida: { $game } · { $rules }
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
    } · toques ≈ { $presses }
card-choice = 🧠 { $chosen ->
        [0] os lançamentos decidem quase tudo
       *[1] uma verdadeira escolha em { $share }% das jogadas: ≈ { $chosen } por partida
    }
card-first = ⚖️ { $even ->
        [1] quase igual, comece quem começar
       *[0] quem começa ganha { $share } ± { $error }%
    }{ $drawn ->
        [0] {""}
       *[other] {" "}(empates { $drawn }%)
    }
card-part = <i>{ $switches ->
        [none] Medido sem opções
       *[other] Medido com: { $switches }
    }</i>
choose-whom = Contra quem quer jogar?
choose-bots = 🤖 BOT: { $bots }
choose-bots-of = { $names } ({ $strength })
choose-share = Envie este link a quem quiser, ou escreva onde eu estiver: <code>{ $command }</code>
key-change = 🎚 Variantes
switches-word = Opções
key-star = ☆ Favorito
key-starred = ★ Favorito
key-pass-on = ↗️ Enviar a alguém
key-one-game = Uma partida
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
toggle-none = <i>Ainda nada foi alterado. Toque numa opção para ver o que faz e escolher.</i>
toggle-changed = <i>Alterado: { $switches }</i>
own-title = <b>{ $game }</b> · { $rules }. O que aqui é diferente:
said-starred = Favorito deste chat: «Jogar» mostra-o primeiro.
said-unstarred = Já não é favorito.
answer-stars-full = Este chat já tem { $most } favoritos. Retire primeiro um deles.
answer-contradicts = «{ $switch }: { $value }» não combina com: { $others }.
answer-old-rules = Não conheço essas regras, ou já não existem. /play mostra o que há.
spoken-read-as = «{ $word }» lido como { $name }.
spoken-unknown = Não conheço «{ $word }».
spoken-like = Não conheço «{ $word }». Talvez: { $names }?
spoken-elsewhere = «{ $word }» não é opção destas regras ({ $rules }). É opção de: { $names }.
spoken-rest = Outras palavras que não entendi: { $count }
spoken-games = Jogos: { $names }.
spoken-sets = Regras: { $names }.
spoken-switches = Opções ({ $rules }): { $names }.
rules-nothing = Não há jogo, regras nem opção com o nome «{ $word }». Os jogos que há:
spoken-many = Há palavras a mais: parei em «{ $word }».
spoken-ambiguous = «{ $word }» pode ser: { $names }. Qual?
spoken-value = «{ $word }»: não há esse valor. Há: { $names }.
spoken-bare = «{ $word }» precisa de um valor: { $names }.
spoken-twice = «{ $word }» contradiz o que está antes: { $names }.
spoken-rules = «{ $word }»: antes disse { $names }. Só um deles, por favor.
spoken-code = «{ $word }»: esse código não existe, ou já não existe.
spoken-contradiction = «{ $word }» não combina com: { $names }.

## Invitations

invite-bot = <b>{ $name }</b> joga contra { $bot }.
invite-group = <b>{ $name }</b> convida alguém deste grupo. Qual é o seu emblema?
invite-link = <b>{ $name }</b> convida alguém. Envie este link a uma só pessoa: ela abre a partida no seu próprio chat. O link é válido durante sete dias.
invite-phone = <b>{ $name }</b>, neste telefone, que passa de mão em mão. A cor junto do nome diz de quem é a vez.
invite-rematch = <b>{ $name }</b> quer jogar de novo com <b>{ $guest }</b>.
invite-guest = <b>{ $name }</b> convida você para uma partida. Qual é o seu emblema?
invite-sign = ✋ O emblema fica ao lado do seu nome e também decide { $sealed ->
        [lot] quem começa.
       *[throws] cada lançamento.
    }
invite-long = ⏳ Vai ser uma partida muito longa: cerca de { $presses } toques por pessoa.
invite-lot = O sorteio decide quem começa.
invite-throw-off = Os dois lançam alternadamente: quem tirar o primeiro { $score } fica com os { $side }.
invite-match = 🏁 Uma série até { $points }.
invite-next = <b>{ $name }</b> quer continuar a série com <b>{ $guest }</b>.
invite-hands = As peças mudam de mãos: { $mark } <b>{ $name }</b> fica com os { $side }.
invite-hands-phone = As peças mudam de mãos: cada pessoa fica com as da outra.
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
        [1] {"\u000A"}✍️ Também pode trazer palavras suas: responda «palavras: …», no máximo { $most } caracteres.
       *[0] {""}
    }

## How games end

over-quiet = { $score }: há muito tempo que nada sai do tabuleiro, e a contagem decide.
draw-quiet = 🤝 Empate, { $score }: há muito tempo que nada sai do tabuleiro, e a contagem dá igual.
over-counted = { $score }: as pedras foram contadas.
draw-counted = 🤝 Empate, { $score }: as pedras foram contadas, e há tantas de um lado como do outro.
over-resigned = { $loser } desistiu.
over-resigned-points = { $score }: { $loser } desistiu.
ended-won = 🏆 { $mark } <b>Você venceu!</b> { $loser } perdeu.
ended-won-many = 🏆 { $mark } <b>Você venceu!</b>
ended-lost = <b>Você perdeu.</b> 🏆 { $mark } <b>{ $name }</b> venceu.
ended-named = 🏆 { $mark } <b>{ $name }</b> venceu. { $loser } perdeu.
ended-named-many = 🏆 { $mark } <b>{ $name }</b> venceu.
caption-turns = 👣 Turnos de todos: { $count }
match-won = 🏆 { $mark } <b>{ $name }</b> vence a série!
score-points = { $won ->
        [one] { $won } ponto
       *[other] { $won } pontos
    }
over-cancelled = ✖️ A administração do grupo terminou a partida, sem resultado.
over-withdrawn = ✖️ { $name } cancelou o jogo.
over-declined = ✖️ O convite foi recusado.
over-expired = ⌛ Em sete dias ninguém aceitou o convite de { $name }.

## Answers to presses

said-joined = Já tem lugar à mesa. Boa sorte!
said-throw-for-me = A partir de agora, seus lançamentos são automáticos (/settings). { $told }
said-begun = A partida começa. Boa sorte!
said-withdrawn = Cancelado.
said-left = O tabuleiro dorme. Para continuar: /resume
said-woken = Que bom que voltou!
said-rematch = Um novo tabuleiro já vem.
said-resigned = Desistiu da partida.
said-cancelled = A partida terminou.
said-no = Muito bem, fica tudo como estava.
said-set-language = O seu idioma agora é: { $language }.
said-set-chat-language = O idioma deste chat: { $language }.
answer-done = Feito.
answer-again = Isso já está feito.
answer-acted = Já está feito.
answer-no-order = A escolha já é sua.
answer-stale = A partida já avançou: veja o tabuleiro mais recente.
answer-foreign = Esta partida é de outras pessoas. Para começar uma sua: /play
answer-not-yours = Paciência: é a vez da outra pessoa.
answer-not-offered = Isso agora não é possível.
answer-asleep = A partida dorme: toque primeiro em «Retomar».
answer-awake = A partida já está acordada.
answer-over = Esta partida terminou.
answer-unknown = Não encontro essa partida aqui.
answer-lost = ⏪ Essa partida perdeu-se: fui reposto num estado anterior ao início dela. Pode começar outra com /play.
answer-put-back = ⏪ Este tabuleiro é de antes de eu ser reposto num estado anterior. A partida continua no tabuleiro mais recente: /board mostra-o.
answer-taken = Os dois lugares já estão ocupados.
answer-own-seat = Já tem lugar nesta mesa: uma pessoa não ocupa os dois.
answer-reserved = Este lugar está guardado para outra pessoa.
answer-expired = Este convite já não está aberto.
answer-seal-used = O selo desta página já foi usado. Aqui está um novo: toque outra vez.
said-sign = O seu emblema: { $told }
answer-sign-first = Escolha um dos emblemas embaixo do tabuleiro: ele fica ao lado do seu nome e entra nos lançamentos.
answer-brought = Esse já é o seu emblema.
answer-brought-stands = Outra pessoa já se sentou. O que você escolheu antes dela fica como está: assim ninguém escolhe conforme a escolha do outro.
answer-brought-late = Outra pessoa já escolheu. Quem convida escolhe antes dos outros; desta vez você joga sem emblema e sem palavras.
answer-brought-words = Essas já são as suas palavras.
words-mark = palavras
words-brought = ✍️ As suas palavras: «{ $words }»
words-empty = É precisa pelo menos uma letra ou um sinal.
words-long = No máximo { $most } caracteres.
words-marks = Uma letra tem no máximo dois sinais em cima e embaixo. Envie as palavras com menos.
words-signs = As palavras ficam numa só linha, sem sinais invisíveis.
words-none = Aqui não espera nenhum convite em que tenha lugar. Responda àquele a que se refere. Depois de a partida começar já nada se mistura.
words-first = ✋ Primeiro o selo, depois as palavras. Aqui está o selo da próxima partida. Envie as palavras outra vez.
words-which = Há aqui vários convites seus à espera. Responda àquele a que se refere.
words-how =
    <b>Palavras suas</b>
    Responda a um convite: «palavras: …», ou /words e as palavras, no máximo { $most } caracteres. Se ainda não tem lugar, senta-se com elas. Pode mudá-las até a partida começar; quem convida traz primeiro, e nada muda depois de outra pessoa trazer algo.
    Para quê: misturam-se no sorteio e nos lançamentos. Eu podia procurar um segredo que servisse aos oito emblemas, mas não um que sirva a palavras que ainda não conheço.
    Contra o BOT: escreva /words e as palavras no nosso chat antes de tocar no botão que começa. Então não se mistura nenhum número de toque. Toda a mesa as vê.
answer-not-host = Só quem convidou pode fazer isso.
answer-not-open = Este convite já não está aberto.
answer-admins-only = Só a administração deste grupo pode fazer isso.
answer-not-your-question = Essa pergunta é para outra pessoa.
answer-rematch-open = O novo tabuleiro já espera: veja abaixo.
answer-bad-press = Não conheço este botão. /board mostra a sua partida.
hint = Jogo os jogos de tabuleiro do Nilo. /play começa uma partida, /resume retoma uma inacabada, /rules explica as regras.
answer-too-many-games = Você começou muitas partidas de uma vez. Jogue primeiro uma delas, ou volte daqui a pouco.
answer-try-again = O Telegram não me responde agora. Tente outra vez.
answer-rests = O Telegram não me deixa mostrar aqui mais nada durante cerca de { $wait }. Depois toque de novo, por favor.
hindered-closed = Não posso escrever aqui agora, por isso o tabuleiro está parado. O que fizer fica guardado. Quando eu puder escrever, toque de novo.
hindered-topic = O tópico General está fechado, por isso o tabuleiro está parado. O que fizer fica guardado; volta quando o tópico abrir.
hindered-refused = O Telegram recusa agora este tabuleiro. O que fizer fica guardado; tento de novo sozinho e sempre que tocar.
hindered-wait = O Telegram deixa-me mostrar aqui o tabuleiro daqui a cerca de { $wait }. O que fizer até lá fica guardado.
lasting-minutes = { $count } min
lasting-hours = { $count } h
unsent-closed = Pediu-me algo em «{ $club }», e não posso escrever lá. Os administradores podem permiti-lo. As suas partidas estão guardadas; quando eu puder escrever, /board no grupo trá-las de volta.
unsent-wait = Pediu-me algo em «{ $club }», e o Telegram não me deixa publicar lá nada de novo durante cerca de { $wait }. Os tabuleiros que lá estão continuam; depois escreva de novo.
wordy-photos = 🖼 <i>Não posso enviar fotos aqui, por isso o tabuleiro vem em palavras. Quando o grupo permitir fotos, a imagem volta sozinha.</i>
wordy-refused = 🖼 <i>O Telegram não aceita agora uma imagem deste tabuleiro, por isso vem em palavras. A imagem volta sozinha.</i>
wordy-bare = ⌨️ <i>O Telegram não aceita agora nem a imagem nem os botões deste tabuleiro. Voltam sozinhos; /board tenta já.</i>
caption-typed = <i>Até lá escreva as jogadas, por exemplo: { $command }</i>
caption-moved = 📌 <i>O tópico desta partida está fechado: o tabuleiro fica aqui até ele abrir.</i>
caption-deleted = 📌 <i>O tópico desta partida foi apagado: o tabuleiro fica agora aqui. /board noutro tópico leva-o para lá.</i>
too-much = Foi muita coisa de uma vez. Daqui a alguns segundos continuo a ler.
trouble = Algo falhou do meu lado. Nada da sua partida se perdeu; tente de novo, por favor.

## To those who run the bot

admin-trouble = ⚠️ { $what }: não consigo (falhas: { $count }; a última: { $why }). Depois de uma pausa tento de novo, e todo o resto continua. O registro diz mais.
admin-rival = ⚠️ Outro programa recebe as atualizações deste bot, e por isso alguns toques e mensagens chegam a ele e não a mim. Eu continuo. Pare-o, ou peça um novo token ao @BotFather e dê-mo.
admin-webhook = ⚠️ Alguém definiu um webhook para este bot: o Telegram já não me entrega nada, e eu paro. Quando o webhook for apagado (deleteWebhook), inicie-me de novo; todas as partidas estão guardadas.
admin-rival-gone = ✅ O outro programa já não está: tudo me chega de novo.
trouble-update = Responder ao que alguém enviou
trouble-reply = Enviar uma resposta
trouble-board = Mostrar um tabuleiro
trouble-notice = Enviar um aviso
trouble-turn = Uma jogada do BOT
trouble-invitation = Encerrar um convite
trouble-round = A ronda habitual
trouble-task = Uma tarefa em segundo plano
trouble-letter = Tentar de novo uma carta morta

## Lists and questions

resume-none = Não há aqui partidas inacabadas. /play começa uma.
board-none = Não tem aqui partidas inacabadas. /play começa uma.
resume-which = Que partida quer retomar?
list-done = { $game } ↓
ended-done = { $game }
board-which = Que tabuleiro?
resign-none = Não tem aqui nenhuma partida da qual possa desistir.
resign-which = De que partida quer desistir?
resign-confirm = Desistir desta partida? { $game }
resign-points = { $name } ganha { $score }.
resign-match = { $name } ganha { $score } e, com isso, a série.
resign-done = 🏳 Desistência de { $who }: { $game }
cancel-private = /cancel é para a administração dos grupos. Aqui pode desistir (/resign) ou tocar em «Sair».
cancel-which = Que partida deve terminar sem resultado?
cancel-confirm = Terminar esta partida sem resultado? { $game }
cancel-done = ✖️ Terminada por { $who }: { $game }
anonymous = A mensagem vem em nome { $speaker ->
    [channel] de um canal
   *[group] do grupo
}, e não sei de quem é. Use os botões: eles mostram quem toca.
anonymous-alone = A mensagem vem em nome { $speaker ->
    [channel] de um canal
   *[group] do grupo
}, e não sei de quem é. Escreva-me isso na nossa conversa privada.
key-play-on = Não, continuar
no-done = ▶️ O jogo continua: { $game }
key-resign = 🏳 Desistir
key-resign-yes = 🏳 Sim, desisto
key-cancel-yes = ✖️ Sim, terminar
label-name = { $who }
label-phone = 📱 { $who }
label-others = { $others } +{ $count }
label-score = { $others } { $first }–{ $second }
label-mine = eu { $first }–{ $second } { $others }
label-open = nº { $id } ✉️ { $game } · { $others }
label-playing = nº { $id } · { $game } · { $others }
label-asleep = nº { $id } 💤 { $game } · { $others }
label-over = nº { $id } 🏁 { $game } · { $others }
notice-left = 💤 { $who } saiu da mesa. { $other }, a partida dorme até alguém retomar: o botão está embaixo do tabuleiro, e /resume o traz para cá.
notice-lies = 💤 Nada acontece nesta partida há três meses. Fica guardada? Só acaba quando um de vocês a terminar.
key-keep = 💤 Guardar
lies-kept = Fica como está.
lies-done = 💤 Guardada: { $game }

## What is kept of somebody

privacy =
    <b>O que guardo sobre você</b>
    • O seu número e nome no Telegram, o nome que escolheu e o idioma do seu programa: para reconhecer você e chamar pelo nome nas partidas.
    • As suas configurações, os favoritos, as lições resolvidas e o que já foi explicado a você.
    • As suas partidas: lugares, lances, lançamentos com as horas e os emblemas e palavras que escolheu para eles. Com isto, qualquer pessoa pode verificar os lançamentos.
    • Uma mensagem com que não consegui lidar, no máximo 30 dias; o número da atualização na fila do Telegram, dois dias.
    Mais nada: nem outras mensagens, nem telefone, nem lugar. Só quem joga com você vê o seu nome e os seus lances. A lista selada de um dia (/sealed) tem lançamentos e emblemas, sem nomes nem palavras.
    /export_me envia tudo a você num arquivo. /forget_me apaga tudo o que diz quem é.
privacy-private = Escreva-me isso no nosso chat privado, por favor: não diz respeito a mais ninguém.
key-export = 📦 Enviar-me tudo
key-forget = 🗑 Esquecer-me
export-caption = Tudo o que guardo sobre si, com os registros das suas partidas.
forget-confirm =
    <b>Quer que eu esqueça você?</b>
    Desaparecem para sempre: o nome, o número no Telegram, o idioma, as configurações, os favoritos, as lições e as palavras para os lançamentos.
    Partidas por acabar: { $count }. Terminam agora, como se tivesse desistido; numa mesa de muitos, o BOT continua. Os outros jogadores são avisados.
    Ficam, porque também são dos outros jogadores: as partidas com os lances, os lançamentos e os emblemas. Lá, passa a ser «alguém». As mensagens enviadas ficam nos chats; pode apagá-las.
    Isto não se desfaz. Se quiser, peça antes /export_me.
key-forget-no = Não, guardar tudo
key-forget-yes = 🗑 Sim, esquecer-me
forget-kept = Nada foi esquecido.
forget-done = Feito: aqui já nada diz quem é. Se voltar a escrever, começamos de novo. Até sempre!
notice-gone = 🗑 Um dos jogadores pediu para ser esquecido e não volta. O tabuleiro diz o que acontece à partida.

## Settings and names

settings-head = <b>Configurações</b>
settings-name = O seu nome aqui: <b>{ $name }</b> (/name muda-o)
settings-elsewhere = As suas próprias preferências estão na nossa conversa privada (/settings lá).
settings-of-group = 👥 Para o grupo todo (escolhe a administração):
set-language-in = O seu idioma: <b>{ $language }</b>
set-only-moves = Quando não há o que escolher: <b>{ $value }</b>
set-throws = Seus lançamentos: <b>{ $value }</b>
set-explained = Explicações durante o jogo: <b>{ $value }</b>
set-called = Quando esperam pela sua vez num grupo: <b>{ $value }</b>
set-chat-language-in = Idioma do grupo: <b>{ $language }</b>
set-mocked = Hiena, quando uma mãe é comida: <b>{ $value }</b>
set-reasons = O BOT diz o motivo da jogada: <b>{ $value }</b>
set-calls = Quem demora a jogar: <b>{ $value }</b>
set-only-moves-off = espero o seu toque
set-only-moves-on = a jogada é automática
key-set-only-moves = ⏩ Jogada única: automática
said-set-only-moves-on = A partir de agora, quando não há o que escolher, a jogada é automática.
said-set-only-moves-off = A partir de agora, espero o seu toque em cada jogada.
set-throws-off = com o seu toque
set-throws-on = automáticos
key-set-throws = 🎲 Lançar por mim
said-set-throws-on = A partir de agora, seus lançamentos são automáticos. Você só toca no que escolhe. No jogo da Hiena e no começo de uma partida, você ainda lança.
said-set-throws-off = A partir de agora, cada lançamento espera o seu toque.
set-explained-on = sim
set-explained-off = não
key-set-explained = 💡 Explicar
key-teach-again = 🔁 Explicar de novo
said-set-explained-on = A partir de agora, explico o que acontece pela primeira vez.
said-set-explained-off = A partir de agora, só explico com o botão ❔.
said-teach-again = A partir de agora, explico tudo outra vez, desde o princípio.
set-mocked-on = com zombaria
set-mocked-off = sem zombaria
key-set-mocked = 😈 Hiena: zombar de quem perde
said-set-mocked-on = A partir de agora, todos zombam de quem perde a mãe, como manda o costume.
said-set-mocked-off = A partir de agora, ninguém zomba: só dou a notícia.
set-reasons-on = sim
set-reasons-off = não
key-set-reasons = 💭 O BOT diz o motivo
said-set-reasons-on = A partir de agora, o BOT diz o motivo das suas jogadas. O Novato não diz nenhum.
said-set-reasons-off = A partir de agora, o BOT joga sem dizer nada.
set-called-mention = chamo no grupo
set-called-private = escrevo no chat privado
set-called-silent = não digo nada
key-set-called-mention = 📣 Chamar
key-set-called-private = ✉️ Privado
key-set-called-silent = 🔕 Silêncio
said-set-called-mention = Se a sua vez esperar três minutos, chamo o seu nome no grupo.
said-set-called-private = Se a sua vez esperar três minutos, escrevo no nosso chat privado.
said-set-called-silent = A partir de agora, não digo nada quando a sua vez espera num grupo.
set-calls-on = chamo depois de três minutos
set-calls-off = não chamo ninguém
key-set-calls = 📣 Chamar quem demora
said-set-calls-on = A partir de agora, chamo aqui quem demora a jogar.
said-set-calls-off = A partir de agora, não chamo ninguém aqui.
answer-start-first = Ainda não posso escrever no nosso chat privado: abra esse chat, toque em Iniciar e escolha isto outra vez.
name-now = O seu nome aqui é <b>{ $name }</b>. Para mudar de nome, escreva /name e o novo nome.
name-set = A partir de agora, o seu nome é <b>{ $name }</b>.
name-empty = Um nome precisa de pelo menos uma letra ou um sinal.
name-long = Um nome tem no máximo { $most } caracteres.
name-bot = Esse nome pertence ao BOT. Escolha outro.
name-live = O Telegram faz desse nome uma ligação. Escolha um sem endereços e sem @, # ou / antes de uma palavra.
name-side = Esse nome parece o de um lado ou o sinal dele. Escolha outro.

## Record and verification

no-files = 📄 Não posso enviar arquivos aqui. Na nossa conversa privada posso: peça lá.
record-caption = O histórico da partida { $id }: { $turns ->
        [0] { $turns } turnos
        [one] { $turns } turno
       *[other] { $turns } turnos
    }. { $sealed ->
        [lot] /verify confere aqui o sorteio, <code>djehuty verify</code> em qualquer lugar.
       *[throws] /verify confere aqui os lançamentos, <code>djehuty verify</code> em qualquer lugar.
    }
verify-none = Ainda não há partidas neste chat. /play começa uma.
verify-plain = { $sealed ->
        [lot] Neste jogo nada se lança. Depois de selado o segredo, ninguém pôde mudar o sorteio: resulta desse segredo e do que foi misturado a ele.
       *[throws] Depois de selado o segredo, ninguém pôde mudar um lançamento: todos resultam desse segredo e do que foi misturado a ele.
    } Mas foi este o selo que viu antes do primeiro toque? Só você pode comparar.
verify-bound = { $kind ->
        [presses] Misturaram-se os números dos toques. Só o servidor os vê, e podia tê-los escolhido: aqui nada prova que não o fez.
        [press] Misturou-se o número do toque que começou a partida. Só o servidor o vê, e podia tê-lo escolhido.
       [words] Misturaram-se palavras que um jogador escolheu depois de ver o selo. Ninguém pode procurar um segredo que sirva a palavras que ainda não conhece.
       *[brought] Misturaram-se emblemas que todos puderam ver. Quem escolheu um depois de ver o selo escolheu uma de oito partidas: eu só podia procurar um segredo cujas oito conviessem a alguém.
    }
verify-left = O que fica: quem mantém este bot pode ler o segredo. Se jogar e escolher por último, pode experimentar { $kind ->
        [words] quantas palavras quiser.
       *[brought] oito emblemas.
    } Em caso de dúvida, que seja essa pessoa a convidar: assim é você quem escolhe por último.
verify-left-many = O que fica: quem mantém este bot pode ler o segredo. Se jogar, pode experimentar emblemas, palavras e a ordem dos lugares até a partida começar. Em caso de dúvida, jogue com essa pessoa só a dois.
verify-running =
    <b>Partida { $id }</b>
    Antes de alguém se sentar, selei um segredo. O seu SHA-256, o compromisso, foi mostrado a todos:
    <code>{ $commitment }</code>
    Sal (o que se misturou): <code>{ $salt }</code>
    { $sealed ->
        [lot] Quando a partida acabar mostro o segredo, e com ele qualquer pessoa pode recalcular o sorteio.
       *[throws] Lançamentos até agora: { $throws }. Quando a partida acabar mostro o segredo, e com ele qualquer pessoa pode recalcular todos os lançamentos.
    }
verify-open =
    <b>Partida { $id }</b>
    O segredo está selado. O seu SHA-256, o compromisso:
    <code>{ $commitment }</code>
    O que você trouxer { $sealed ->
        [lot] mistura-se no sorteio, e
       *[throws] mistura-se nos lançamentos, e
    } ninguém pode saber ainda o que será.
    Palavras suas protegem mais do que um emblema. Como trazê-las: /words
verify-good =
    <b>Partida { $id }</b> ✅
    { $seats ->
        [match] O segredo corresponde ao compromisso, e todos os lançamentos ({ $throws }) resultam dele. Os lugares não foram sorteados: as peças mudaram de mãos depois da partida anterior.
        [throw-off] O segredo corresponde ao compromisso; o lançamento de abertura e todos os lançamentos ({ $throws }) resultam dele.
        [alone] O segredo corresponde ao compromisso, e o sorteio resulta dele.
       *[lot] O segredo corresponde ao compromisso; o sorteio e todos os lançamentos ({ $throws }) resultam dele.
    }
    Compromisso: <code>{ $commitment }</code>
    Segredo: <code>{ $secret }</code>
    Sal: <code>{ $salt }</code>
verify-moves = { $over ->
        [1] 🔏 A impressão de todas as jogadas e do fim: <code>{ $digest }</code>. Compare com o último tabuleiro: lá ela está abaixo do selo. O histórico também a tem. Se as três forem iguais, nada foi mudado. Um histórico com outra não é desta partida. Um histórico sem nenhuma não prova quais foram as jogadas.
       *[0] 🔏 A impressão de todas as jogadas até agora: <code>{ $digest }</code>. Ela está em cada tabuleiro, abaixo do selo. No fim, compare o último tabuleiro com o histórico: quem muda uma jogada muda também a impressão.
    }
verify-counts = Quantas vezes saiu cada lançamento, e entre parênteses quantas vezes se esperava que saísse: { $counts }
verify-put-back = ⏪ Esta partida foi reposta num estado anterior{ $throws ->
        [0] {""}
       *[other] , logo depois do lançamento { $throws }
    }. Os lançamentos que já viu não se repetem: desde então resultam de um novo segredo, com um novo selo, que está no tabuleiro a partir daí. Quando sorteei esse segredo, já sabia o que tinham trazido. Por isso, daí em diante só o selo me prende.
verify-seal-before = 🔒 O selo até ao lançamento { $throws }: <code>{ $commitment }</code>
verify-secret-before = 🔑 O segredo dele: <code>{ $secret }</code>
verify-count = { $score }: { $count } ({ $expected })
verify-ended = Esta partida continua. A última que terminou aqui: /verify { $id }
verify-more = Mais: /throws tem todos os lançamentos de todas as partidas ao lado das probabilidades; /sealed, os selos e segredos de um dia num arquivo que qualquer pessoa pode verificar.
luck-none = { $here ->
    [1] Neste grupo ainda não acabou nenhuma partida com lançamentos.
   *[0] Ainda não acabou nenhuma partida em que tenha lançado.
}
luck-mine = 🍀 <b>Os seus lançamentos</b> { $here ->
    [1] nas partidas acabadas deste grupo
   *[0] em todas as partidas acabadas
}
luck-chat = 👥 <b>Os lançamentos de todos</b> nas partidas acabadas deste grupo
luck-device-sticks = Varas: { $count } lançamentos, { $worth } casas em média. Esperavam-se { $mean } ± { $around }.
luck-device-dice = Dados: { $count } lançamentos, { $worth } casas em média. Esperavam-se { $mean } ± { $around }.
luck-device-chips = Lascas: { $count } lançamentos, { $worth } tabas em 100. Esperavam-se { $mean } ± { $around }.
luck-few = É pouco para dizer alguma coisa.
luck-usual = É o que o acaso faz.
luck-more = É mais do que o acaso dá a 95 pessoas em 100. Uma em quarenta tem tanta sorte.
luck-less = É menos do que o acaso dá a 95 pessoas em 100. Uma em quarenta tem tão pouca sorte.
luck-far-more = É muito mais do que o acaso costuma dar. Uma em várias centenas tem tanta sorte.
luck-far-less = É muito menos do que o acaso costuma dar. Uma em várias centenas tem tão pouca sorte.
luck-next = Nada diz do próximo lançamento. /throws tem os lançamentos de todos.
throws-none = Ainda não acabou nenhuma partida em que se lance alguma coisa.
throws-title = <b>Todos os lançamentos de todas as partidas acabadas</b>
throws-device-sticks = 🎲 <b>Quatro varas</b>: { $count } lançamentos
throws-device-dice = 🎲 <b>Dois dados</b>: { $count } lançamentos
throws-device-chips = 🎲 <b>Três lascas</b>: { $count } lançamentos
throws-counts-sticks = Quantos lados claros saíram e quantas vezes, e entre parênteses quantas vezes se esperava que saísse: { $counts }
throws-counts-dice = Que soma saiu e quantas vezes, e entre parênteses quantas vezes se esperava que saísse: { $counts }
throws-counts-chips = Quantos lados brancos saíram e quantas vezes, e entre parênteses quantas vezes se esperava que saísse: { $counts }
throws-few = É pouco para julgar.
throws-usual = O puro acaso é tão desigual como isto, ou mais, em { $percent } de 100 contagens destas. Nada de estranho.
throws-rare = O puro acaso só é tão desigual como isto em { $percent } de 100 contagens destas. Às vezes acontece; veja de novo mais tarde.
throws-odd = O puro acaso é tão desigual como isto em menos de 1 de 1000 contagens destas. Pergunte a quem mantém este bot.
throws-next = Nenhum lançamento sabe dos anteriores: nada está para sair. /verify confirma os lançamentos de uma partida.
sealed-none = Ainda não há nenhuma lista. A lista de um dia faz-se depois da meia-noite (UTC), se nesse dia acabou alguma partida.
sealed-not-there = Não há lista desse dia. A última: /sealed { $date }
sealed-caption =
    Todas as partidas que acabaram em { $date } (UTC): { $count }, com { $throws } lançamentos.
    Procure o selo que viu. <code>djehuty verify --all FILE</code> recalcula tudo. A lista seguinte refere esta pelo seu SHA-256:
    <code>{ $secret }</code>
verify-unplayed =
    <b>Partida { $id }</b>
    Terminou antes de começar. O segredo corresponde ao compromisso:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>Partida { $id }</b> ❌
    Esta partida não passa na verificação: { $why }. Por favor, avise quem mantém este bot.

## Uma mesa para mais de dois

invite-many-group = <b>{ $name }</b> convida este grupo. Qual é o seu emblema?
invite-many-link = <b>{ $name }</b> convida várias pessoas. Envie este link a cada uma: ela abre a partida no seu próprio chat. O link é válido durante sete dias.
invite-many-phone = <b>{ $name }</b> e outras pessoas neste telefone, que passa de mão em mão.
invite-many-bot = <b>{ $name }</b> joga contra o BOT.
invite-watch = Os BOTs jogam entre si, e <b>{ $name }</b> assiste.
lobby-seats = 🪑 Lugares ocupados: { $count } de { $most }
lobby-seat = { $count }. <b>{ $name }</b>
lobby-begin = Com pelo menos { $least } à mesa, <b>{ $name }</b> pode começar. O sorteio decide quem fica em cada lugar.
bot-for = BOT ({ $level }) por { $name }
key-watch = 👀 Ver BOTs jogar
key-get-up = 🚶 Deixar o lugar
key-add-bot = ➕ { $level }
key-drop-bot = ➖ BOT
key-add-here = ➕ Mais um aqui
key-drop-here = ➖ Menos um aqui
said-got-up = O lugar está livre outra vez.
said-seats = Feito: veja quem está à mesa.
answer-full = Todos os lugares estão ocupados.
answer-begun = Esta partida já começou.
answer-too-few = Ainda não há pessoas suficientes à mesa.
answer-host-stays = O convite é seu: em vez disso, pode cancelar o convite.
answer-up-already = Nenhum lugar aqui é seu.
caption-asleep-all = 💤 { $name } saiu da mesa. A partida dorme; quem nela joga pode acordá-la.
notice-left-all = 💤 { $who } saiu da mesa. A partida dorme até alguém retomar: o botão está embaixo do tabuleiro, e /resume o traz para cá.
over-abandoned = 🏳 A última pessoa que jogava desistiu. A partida acaba sem vitória de ninguém.
answer-may-not-resign = Por estas regras já é tarde para desistir: jogue até a partida acabar.

## Propostas para acabar a partida em conjunto

command-draw = propor um empate
command-count = propor a contagem
key-offer-draw = 🤝 Propor empate
key-offer-count = 🧮 Propor contagem
key-offer-yes = 🤝 Aceitar
key-offer-no = ✖️ Não, continuar
caption-offer-draw = 🤝 <b>{ $name }</b> propõe um empate.
caption-offer-count = 🧮 <b>{ $name }</b> propõe acabar a partida e contar agora.
caption-declined = ✖️ <b>{ $name }</b> recusa: a partida continua.
offer-none = Não tem aqui nenhuma partida em curso.
offer-which = Em que partida?
over-agreed = 🤝 Empate, de comum acordo.
said-offered = A proposta está feita. Quem continuar jogando recusa.
said-accepted = Resposta: sim. Falta a resposta dos outros.
said-agreed = Combinado.
said-declined = A partida continua.
answer-offer-stands = Já há uma proposta: responda primeiro a essa.
answer-offer-gone = Esta proposta já não é válida.
answer-offer-declined = Recusado. Continue jogando; depois da próxima jogada pode voltar a perguntar.
answer-bot-declines = O BOT recusa. Continue jogando; depois da próxima jogada pode voltar a perguntar.
answer-no-count = Estas regras não têm contagem.
answer-own-offer = Já deu a sua resposta.

## Quem já não pode jogar

caption-absent = 🚪 <b>{ $name }</b> não pode jogar aqui agora; ao voltar, retoma o lugar.
caption-absent-waits = 🚪 <b>{ $name }</b> não pode jogar aqui agora: fica-se à espera.
caption-absent-bot = 🚪 O BOT joga por <b>{ $name }</b>, que retoma o lugar ao voltar.
caption-offer-end = 🚪 <b>{ $name }</b> quer acabar a partida sem derrota: alguém já não pode jogar.
key-offer-end = 🚪 Acabar sem derrota
key-call-bot = 🤖 Chamar o BOT
key-wait = ⏳ Esperar
key-wait-no-longer = 🚪 Não esperar mais
over-left = 🚪 { $name } já não podia jogar. A partida acaba sem vitória e não conta para ninguém.
over-host-left = 🚪 { $name } saiu: o convite está fechado.
notice-absent = 🚪 { $who } já não pode jogar aqui. Pode acabar a partida sem derrota, chamar o BOT para o lugar ou esperar: os botões estão sob o tabuleiro. Quem voltar retoma o lugar.
notice-back = 🚪 { $who } está de volta à mesa: a partida continua.
said-called-in = O BOT fica nesse lugar até à volta de quem lá joga.
said-waiting = Fica-se à espera. O tabuleiro mostra quem voltou.
said-waiting-ended = O que se faz com a partida?
said-ended = A partida acabou sem derrota.
answer-here-again = Já estão todos de volta: a partida continua.
answer-called-in = O BOT já joga nesse lugar.
answer-waits-already = Já está assim.
answer-other-left = A outra pessoa já não está aqui, e não há com quem continuar. Para outra partida: /play
resign-absent = 🚪 { $name } já não pode jogar aqui. Não é preciso desistir: pode acabar a partida sem derrota.
cancel-absent = Só a administração pode terminar qualquer partida. Uma partida sua em que alguém já não pode jogar, pode acabá-la sem derrota:

## Choosing a move by taps, and in words

command-move = jogar por palavras: /move c2-c3
said-tapped = 👉 { $square }: para onde?
said-untapped = Desfeito: escolha uma pedra.
answer-tapped = Isso já está escolhido.
answer-untapped = Essa escolha já foi desfeita.
answer-no-tap = Nesta casa não há nada a fazer agora.
edited-done = O que esta mensagem dizia primeiro já foi feito. Envie uma nova.
edited-late = Uma mensagem pode ser corrigida durante dois minutos. Envie uma nova.
edited-unsure = Entretanto estive ausente e não sei o que esta mensagem fez. Envie uma nova.
move-usage = Escreva a jogada depois do comando, por exemplo: { $command }
move-none = Não há aqui nenhuma partida em que seja a sua vez.
move-not-offered = «{ $move }» agora não é possível. Pode jogar: { $moves }
move-no-squares = «{ $move }» foi lido como jogada na partida nº { $id }, { $game }: lá não há casas com esse nome. Pode jogar: { $moves }. Para outra partida, responda ao tabuleiro dela.
move-stones = «{ $move }» agora não é possível. Pedras que podem andar: { $squares }
move-targets = «{ $move }» agora não é possível. De { $square } pode ir para: { $squares }
move-squares = «{ $move }» agora não é possível. Pode colocar uma pedra em: { $squares }
move-then-turn = Nada foi jogado: a vez acaba com «{ $done }», e «{ $rest }» fica a mais.
move-then-throw = Nada foi jogado: ninguém sabe ainda o que vai sair. Por isso, «{ $rest }» não pode vir na mesma linha que «{ $done }».
move-then-not = Nada foi jogado: «{ $done }» é possível, mas «{ $rest }» depois disso não.
move-then-many = Nada foi jogado: depois de «{ $done }», «{ $rest }» pode ser: { $names }. Qual?

## Whose turn it is, and my games everywhere

call = ▶️ <a href="tg://user?id={ $user }">{ $name }</a>, é a sua vez: { $game }, nº { $id }
call-home = ▶️ É a sua vez em «{ $club }»: { $game }, nº { $id }
some-group = um grupo
key-to-board = ↗️ Ver o tabuleiro
command-games = as suas partidas, primeiro as que esperam a sua vez
games-mine = <b>As suas partidas</b> (▶️ é a sua vez)
games-here = <b>{ $name }</b>: as suas partidas aqui (▶️ é a sua vez)
games-none = Não tem partidas inacabadas. /play começa uma.
games-club = 👥 { $club }: { $games }
games-basic = 👥 { $club }: { $game } (escreva lá /board)
games-away = Noutros lugares: { $count }
key-all-games = 📋 Todas as minhas partidas
game-number = nº { $id }
key-no-game = ✖️ Cancelar
question-dropped = ✖️ Fica tudo como está.
answer-not-your-page = Esta página é de outra pessoa. Escreva /play para abrir a sua.

## A análise de uma partida terminada

command-review = analisar uma partida: sorte e erros
key-review = 📈 Análise
review-none = Aqui ainda não terminou nenhuma partida. Para começar uma: /play.
answer-review-later = A análise vem quando a partida acabar.
answer-no-review = Não conheço este jogo o bastante para o analisar.
answer-review-unmoved = Nesta partida não houve jogada a escolher, e a colocação não é analisada.
review-newer = A partida nº { $id } continua: quando ela terminar, /review { $id } a mostra.
review-working = 🔎 Estou a rever a partida. A análise chega dentro de segundos.
review-side =
    { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] 🎲 { $luck } ·{" "}
    }🔀 { $lost } · escolhas: { $decisions }
review-verdict = { $verdict ->
        [few] São poucas escolhas para distingui-las do acaso ({ $lost }).
        [chance] Mais ou menos como o acaso escolheria ({ $lost }).
        [worse] O acaso teria escolhido melhor ({ $lost }).
        [perhaps] Talvez melhor que o acaso ({ $lost }), mas não é certo.
       *[better] Melhor que o acaso ({ $lost }){ $band ->
            [master] : nível de mestre, { $between } por escolha.
            [strong] : no mínimo, nível forte, { $between } por escolha.
            [club] : no mínimo, nível de clube, { $between } por escolha.
            [beginner] : nível de principiante, { $between } por escolha.
           *[open] . Quanto melhor, estas escolhas não mostram.
        }
    }
review-scale = { $thrown ->
        [0] {""}
       *[1] 🎲 O que a sorte trouxe.{" "}
    }🔀 O que as escolhas perderam, e entre parênteses o acaso. Em partidas de cada cem{ $exact ->
        [0] ; as somas podem errar por { $error }.
       *[1] . Estes números são exatos.
    }
review-line = 📈 A linha: as chances de { $mark } { $name } em cada vez, de cem.{ $mistakes ->
        [0] {""}
       *[other] {" "}Em vermelho: os erros, com seus botões abaixo.
    }
review-side-stones =
    { $mark } <b>{ $name }</b>: escolhas { $decisions } · 🔀 havia melhores: { $missed }
review-placing = 🧱 Com todas as pedras colocadas, { $mark } { $name } { $fate ->
        [won] ganhava contra qualquer resposta, pelo que vejo.
        [lost] perdia contra o melhor jogo, pelo que vejo.
       *[open] tinha { $ahead } pedras de vantagem (olhando { $turns } vezes à frente).
    } Cada pedra colocada, por si, não é avaliada.
review-line-stones = 📈 A linha: { $exact ->
        [0] a vantagem em pedras de { $mark } { $name } em cada vez.
       *[1] se { $mark } { $name } ganha (+), empata (0) ou perde (−), em cada vez.
    }{ $mistakes ->
        [0] {""}
       *[other] {" "}Em vermelho: os erros, com seus botões abaixo.
    }
review-turning-stones = <b>Viradas</b> ({ $exact ->
        [0] vantagem em pedras
       *[1] com jogo perfeito
    }):
review-fate = { $fate ->
        [won] ganha
        [lost] perdida
       *[drawn] empate
    }
review-turning = <b>Viradas</b> (vitórias em cem partidas):
review-moment = { $point }. { $mark } { $name }: { $told } · { $was } → { $now }
review-clean = { $small ->
        [0] ✅ Nenhuma escolha perdeu mais do que o seu número pode errar: { $around } partidas em cem.
       *[1] 🔎 Nenhuma escolha sozinha perdeu muito com certeza; muitas perdas pequenas somam { $lost }.
    }
review-clean-stones = { $found ->
        [exact] ✅ Cada escolha foi a do jogo perfeito.
        [missed] 🔎 À primeira vista havia jogadas melhores ({ $missed }), mas nenhuma que com certeza fizesse diferença.
       *[clean] ✅ Nenhuma jogada foi pior do que outra por uma pedra, olhando { $turns } vezes à frente.
    }
review-lost-stones = 🔎 { $mark } { $name } { $found ->
        [placed] perdeu, e já estava muito atrás quando as pedras começaram a andar: pelo que vejo, por causa da colocação. As jogadas depois disso não são apontadas como erros.
       *[unseen] perdeu, mas não vejo uma jogada que tenha perdido a partida: olho { $turns } vezes à frente.{ $missed ->
            [0] {""}
           *[other] {" "}Das jogadas melhores vistas num relance ({ $missed }), nenhuma com certeza fazia diferença.
        }
    }
review-basis =
    <blockquote expandable>ℹ️ Em que se baseia isto?
    { $basis }</blockquote>
review-basis-senet = Numa pequena rede neural que aprendeu Senet jogando contra si mesma. Ela olha no máximo um lance à frente. Pode errar, sobretudo quando duas escolhas são quase iguais.
review-basis-hyena = Nas probabilidades dos lances, até casa. Supõe que os dois jogadores pagam assim que isso os leva mais cedo para casa.
review-basis-stones = Numa busca que só conta pedras, quase sempre { $turns } vezes à frente. Os erros foram vistos mais tempo, de três profundidades. Não vê o que vem depois, nem se as pedras estão bem colocadas. A colocação não é avaliada: não se sabe ao certo quanto vale cada pedra colocada. Na Seega não há sorte.
review-basis-solved = Numa tabela de todas as posições em 3×3, calculadas até ao fim da partida. O que aqui se diz é exato, também sobre a colocação. Na Seega não há sorte.
review-exact-whole = Numa tabela de todas as posições com tão poucas peças, calculadas até ao fim da partida. O que aqui se diz é exato.
review-exact-rest = A partir da vez { $turn } isto é exato: todas as posições com tão poucas peças são conhecidas até ao fim da partida.
review-cost = Com ela, mais vitórias em cem partidas: { $gain }{ $exact ->
        [0] {" "}(± { $around }).
       *[1] . Este número é exato.
    }
review-cost-stones = Ganho em pedras: pelo menos { $gain }, olhando { $turns } vezes à frente.
review-cost-forced = { $fate ->
        [won] Pelo que vejo, ganha contra qualquer resposta.
       *[lost] Pelo que vejo, a escolha feita perde contra o melhor jogo.
    }
review-cost-solved = Com ela { $fate ->
        [won] a partida está ganha
       *[drawn] há empate
    }, com a escolha feita { $worse ->
        [drawn] há empate
       *[lost] está perdida
    }. Isto é exato.
review-why = 💭 O que fala a favor: { $told }.
review-why-later = 💭 Nada que se veja logo fala a favor: o ganho vem algumas vezes depois.
review-mistake =
    <b>Erro { $number } de { $pages }</b> · vez { $turn }
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
key-review-better = ✅ A melhor escolha
key-review-chosen = ▶️ O que foi jogado
key-review-before = ↩️ O tabuleiro antes
key-review-whole = 📈 A partida
key-review-mistake = ❗ Erro { $number }

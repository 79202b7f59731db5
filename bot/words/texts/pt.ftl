### Todas as palavras de Djehuty em português: as mesmas mensagens e os mesmos argumentos de en.ftl.
### Não se sabe o género de quem joga: a escrita evita dizê-lo.

## The title and the menu

title =
    <b>Djehuty</b>
    Os antigos jogos de tabuleiro do Nilo

    Djehuty, a quem os gregos chamavam Tot, inventou o Senet e ganhou cinco dias novos para o ano. Sente-se: varas, pedras e lascas estão na mesa.

    <i>pela equipa de Djehuty</i>
home-play = ▶️ <b>Jogar</b> começa: { $what }, contra { $bots }.
home-seal =
    <blockquote expandable>🔒 { $sealed ->
        [lot] Sorteio honesto:
       *[throws] Lançamentos honestos:
    } o segredo da partida n.º { $id } já está selado.
    SHA-256: <code>{ $commitment }</code>
    Tocar em «Jogar» junta-lhe o que ninguém pode saber de antemão. No fim mostro o segredo, e /verify recalcula { $sealed ->
        [lot] o sorteio.
       *[throws] todos os lançamentos.
    }</blockquote>
key-play = ▶️ Jogar
key-choose = 🎲 Escolher outro jogo
key-unfinished = ⏯ Retomar a partida n.º { $id }
key-unfinished-many = ⏯ Partidas por acabar: { $count }
key-resume-menu = ⏯ Retomar
key-rules = 📜 Regras
key-settings = ⚙️ Definições
key-close = ✖️ Fechar o menu
key-add-group = ➕ Pôr num grupo
key-back = ‹ Voltar
key-menu = 🎲 Escolher um jogo
menu-left = Até breve! O tabuleiro fica à espera: /start
key-bot = 🤖 BOT: { $level }
key-new-group = 👥 Alguém deste grupo
key-new-link = 🔗 Alguém, por uma ligação
key-new-phone = 📱 Dois neste telemóvel
bot-name = BOT ({ $level })
bot-numbered = BOT { $count } · { $level }
bot-brief = BOT
bot-number = BOT { $count }
level-novice = Novato
level-greedy = Ávido
somebody = alguém

## Commands

command-start = jogar já; o menu
command-play = escolher o jogo, as regras e o adversário
command-resume = retomar uma partida por acabar
command-board = mostrar de novo o tabuleiro, aqui em baixo
command-rules = como se jogam estes jogos
command-resign = desistir de uma partida
command-verify = verificar os lançamentos
command-name = o nome a dar-lhe
command-settings = idioma e modo de jogar
command-cancel = administradores: terminar uma partida
about = Senet, Seega e Hiena: jogos de tabuleiro do Nilo, antigos e tradicionais. Jogue com amigos, em grupos ou contra o BOT. Todos os lançamentos se podem verificar.
about-short = Os jogos de tabuleiro do Nilo: Senet, Seega e Hiena, com amigos, em grupos ou contra o BOT.

## The board's caption

caption-title = <b>{ $game }</b> · { $rules } · n.º { $id }
caption-switches = 🔸 { $switches }
caption-brief = <b>{ $rules }</b> · №{ $id } · 🔒 <code>{ $seal }</code>
caption-match = 🏁 Encontro até { $points }, partida { $count }: { $standing }
standing-side = { $name } { $count }
throw-off = 🎲 Lançamento de abertura: { $standing }. { $mark } <b>{ $name }</b> fica com os { $side }.
throw-off-phone = 🎲 Lançamento de abertura: { $standing }.
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-turn = { $mark } { $name }:
listed = { $first }, { $next }
ranking = 🏅 A classificação:
ranking-place = { $place }.
log-more = … mais { $count }
log-times = { $told } ×{ $count }
log-nothing-else = Não havia mais nada a escolher.
caption-alone = ⏩ { $told }
caption-asleep = 💤 { $name } saiu da mesa. A partida dorme; quem nela joga pode acordá-la.
caption-asleep-alone = 💤 { $name } saiu da mesa. A partida dorme até { $name } a acordar.
caption-goal = 🎯 Objetivo: { $told }
caption-lesson = 💡 <i>{ $told }</i>
caption-reason = ☝️ { $told }
caption-odds = 🎲 { $told }
caption-seal = 🔒 <code>{ $seal }</code>
caption-secret =
    <blockquote expandable>🔓 { $sealed ->
        [lot] O sorteio estava selado antes de alguém se sentar.
       *[throws] Os lançamentos estavam selados antes de alguém se sentar.
    } Para verificar: /verify aqui, o registo e <code>djehuty verify</code> em qualquer lado.
    Selo: <code>{ $commitment }</code>
    Segredo: <code>{ $secret }</code>{ $after ->
        [none] {""}
       *[other] {"\u000A"}A próxima partida como esta, n.º { $after }, já está selada: <code>{ $aftersealed }</code>
    }</blockquote>
due-throw-sticks = ▶️ { $mark } <b>{ $name }</b>: é lançar as varas
due-throw-dice = ▶️ { $mark } <b>{ $name }</b>: é lançar os dados
due-throw-chips = ▶️ { $mark } <b>{ $name }</b>: é lançar as lascas
due-choose = ▶️ { $mark } <b>{ $name }</b>: é escolher
due-stone = ▶️ { $mark } <b>{ $name }</b>: escolher uma pedra{ $takes ->
    [0] {""}
   *[other] {" "}(✖ pode capturar)
    }
due-square = ▶️ { $mark } <b>{ $name }</b>: colocar uma pedra{ $left ->
    [0] {""}
   *[other] {" "}(faltam { $left })
    }
due-target = ▶️ { $mark } <b>{ $name }</b>: 👉 { $square }, para onde?
due-bot = ▶️ { $mark } <b>{ $name }</b> joga
due-other = ⏳ { $mark } Joga <b>{ $name }</b>

## Buttons of a board

key-throw-sticks = 🎲 Lançar as varas
key-throw-dice = 🎲 Lançar os dados
key-throw-chips = 🎲 Lançar as lascas
key-throw-on = ⏩ Lançar até ao fim da vez
key-hint = ⏩ Definições
key-leave = 🚪 Sair
key-explain = ❔ Explicar
key-explain-close = ‹ Voltar
explain-part = { $page }/{ $pages } · toque outra vez
explain-choose = ▫️ Escolha uma pedra e pergunte outra vez: digo o que faz cada jogada dela.
key-resume = ▶️ Retomar
key-join = 🪑 Jogar também
key-begin = ▶️ Começar
key-accept = ▶️ Aceitar
key-decline = ✖️ Recusar
key-withdraw = ✖️ Retirar o convite
key-not-now = ✖️ Agora não
key-share = ✉️ Enviar o convite
key-rematch = 🔁 Desforra
key-next-game = ▶️ Continuar
key-record = 📄 Registo
share-words = Venha jogar comigo um jogo do Nilo!

## Choosing what to play

choose-game = <b>O que vamos jogar?</b>
choose-page = <b>{ $game }</b>: por que regras?
choose-line = <b>{ $game }</b>: { $character }
choose-line-source = { $best ->
        [1] ✨{" "}
       *[0] {""}
    }<b>{ $rules }</b>{ $best ->
        [1] {" "}(recomendado)
       *[0] {""}
    }: { $character } <i>({ $source })</i>
choose-title = <b>{ $game }</b> · { $rules }
choose-source = <i>{ $source }</i>
choose-switches = 🔸 { $switches }
choose-starred = { $mark } { $rules }
choose-last = ↻ A última partida: { $rules }
match-name = encontro
choose-match = 🏁 { $points ->
        [0] Uma partida, ou um encontro até aos pontos que escolher.
       *[other] Um encontro até { $points } pontos.
    }
card-players = 👥 { $players }:
card-length = { $long ->
        [0] ⏱
       *[1] ⏳ Muito longo:
    } ≈ { $minutes } min{ $points ->
        [0] {""}
       *[other] {" "}por partida
    } · toques ≈ { $presses } · escolhas ≈ { $chosen }
card-choice = 🧠 { $chosen ->
        [0] os lançamentos decidem quase tudo
       *[1] em { $share }% das jogadas há mesmo o que escolher
    }
card-first = ⚖️ quem começa ganha { $share }%{ $drawn ->
        [0] {""}
       *[other] {" "}(empates { $drawn }%)
    }
card-part = <i>{ $switches ->
        [none] Medido sem as opções
       *[other] Medido com: { $switches }
    }</i>
choose-whom = Contra quem quer jogar?
choose-share = Envie esta ligação a quem quiser, ou escreva onde eu estiver: <code>{ $command }</code>
key-change = 🎚 Opções
key-star = ☆ Favorito
key-starred = ★ Favorito
key-pass-on = ↗️ Partilhar
key-one-game = Uma partida
key-reset = ↺ Repor
key-done = ✓ Pronto
key-share-send = ✉️ Enviar a ligação
key-share-group = 👥 Para um grupo
key-go-on = ▶️ { $rules }
key-example = 📜 Um exemplo
key-play-these = ▶️ Jogar com estas regras
key-play-with = ▶️ Jogar com esta opção
share-combination = Jogue comigo: { $rules }
toggle-title = <b>{ $rules }</b>: opções{ $pages ->
        [1] {""}
       *[other] , { $page }/{ $pages }
    }
toggle-line = { $sign }<b>{ $switch }: { $value }</b>
    { $explained }
toggle-none = <i>Ainda nada foi alterado. Carregue numa opção para ver o que faz e escolher.</i>
toggle-changed = <i>Alterado: { $switches }</i>
own-title = <b>{ $game }</b> · { $rules }. O que aqui é diferente:
said-starred = Favorito desta conversa: Jogar mostra-o primeiro.
said-unstarred = Já não é favorito.
answer-stars-full = Esta conversa já tem { $most } favoritos. Tire primeiro a estrela a um deles.
answer-contradicts = «{ $switch }: { $value }» não combina com: { $others }.
answer-old-rules = Não conheço essas regras, ou já não. /play mostra o que há.
spoken-read-as = «{ $word }» lido como { $name }.
spoken-unknown = Não conheço «{ $word }».
spoken-like = Não conheço «{ $word }». Talvez: { $names }?
spoken-elsewhere = «{ $word }» não é opção destas regras ({ $rules }). É opção de: { $names }.
spoken-rest = Outras palavras que não entendi: { $count }
spoken-games = Jogos: { $names }.
spoken-sets = Regras: { $names }.
spoken-switches = Opções ({ $rules }): { $names }.
rules-nothing = Não há jogo, regras nem opção com o nome «{ $word }». Os jogos que há:
spoken-many = Palavras a mais: parei em «{ $word }».
spoken-ambiguous = «{ $word }» pode ser: { $names }. Qual?
spoken-value = «{ $word }»: não há tal valor. Há: { $names }.
spoken-bare = «{ $word }» precisa de um valor: { $names }.
spoken-twice = «{ $word }» contradiz o que está antes: { $names }.
spoken-rules = «{ $word }»: antes disse { $names }. Só um deles, por favor.
spoken-code = «{ $word }»: não há tal código, ou já não.
spoken-contradiction = «{ $word }» não combina com: { $names }.

## Invitations

invite-bot = <b>{ $name }</b> joga contra { $bot }.
invite-group = <b>{ $name }</b> convida alguém deste grupo. Prima «Jogar também».
invite-link = <b>{ $name }</b> convida alguém. Envie esta ligação a uma só pessoa: ela abre a partida no seu próprio chat. É válida durante sete dias.
invite-phone = <b>{ $name }</b>, neste telemóvel: passem-no de mão em mão. Os sinais junto dos nomes dizem de quem é a vez.
invite-rematch = <b>{ $name }</b> quer a desforra com <b>{ $guest }</b>.
invite-long = ⏳ Vai ser um jogo muito longo: cerca de { $presses } toques cada um.
invite-lot = O sorteio decide quem começa.
invite-throw-off = Lança-se à vez: quem tirar o primeiro { $score } fica com os { $side }.
invite-match = 🏁 Um encontro até { $points }.
invite-next = <b>{ $name }</b> quer continuar o encontro com <b>{ $guest }</b>.
invite-hands = As peças mudam de mãos: { $mark } <b>{ $name }</b> fica com os { $side }.
invite-hands-phone = As peças mudam de mãos: cada pessoa fica com as da outra.
invite-seal =
    <blockquote expandable>🔒 { $sealed ->
        [lot] O segredo do sorteio já está selado:
       *[throws] O segredo de todos os lançamentos já está selado:
    }
    <code>{ $commitment }</code></blockquote>

## How games end

over-quiet = 🏆 { $mark } <b>{ $name }</b> vence, { $score }: há demasiado tempo que nada sai do tabuleiro, e faz-se a contagem.
draw-quiet = 🤝 Empate, { $score }: há demasiado tempo que nada sai do tabuleiro, e a contagem dá igual.
over-counted = 🏆 { $mark } <b>{ $name }</b> vence, { $score }: contaram-se as pedras.
draw-counted = 🤝 Empate, { $score }: contaram-se as pedras, e são tantas de um lado como do outro.
over-resigned = 🏆 { $mark } <b>{ $name }</b> vence: { $loser } desistiu.
over-resigned-points = 🏆 { $mark } <b>{ $name }</b> vence, { $score }: { $loser } desistiu.
match-won = 🏆 { $mark } <b>{ $name }</b> vence o encontro!
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
said-begun = A partida começa. Boa sorte!
said-withdrawn = Cancelado.
said-left = O tabuleiro dorme. Para o trazer de volta: /resume
said-woken = Que bom ter voltado!
said-rematch = Vem aí um tabuleiro novo.
said-resigned = Desistiu da partida.
said-cancelled = A partida terminou.
said-no = Muito bem, fica tudo como estava.
said-language = A minha língua consigo é agora: { $language }.
said-chat-language = A língua deste chat: { $language }.
answer-done = Feito.
answer-again = Isso já está feito.
answer-acted = Já está feito.
answer-no-order = A escolha já é sua.
answer-stale = A partida já avançou: veja o tabuleiro mais recente.
answer-foreign = Não joga nesta partida. Comece uma sua: /play
answer-not-yours = Paciência: é a vez da outra pessoa.
answer-not-offered = Isso agora não é possível.
answer-asleep = A partida dorme: prima primeiro «Retomar».
answer-awake = A partida já está acordada.
answer-over = Esta partida terminou.
answer-unknown = Não encontro essa partida aqui.
answer-taken = Os dois lugares já estão ocupados.
answer-own-seat = Já tem lugar nesta mesa: uma pessoa não ocupa os dois.
answer-reserved = Este lugar está guardado para outra pessoa.
answer-expired = Este convite já não está aberto.
answer-seal-used = O selo desta página já foi usado. Aqui está um novo: toque outra vez em «Jogar».
answer-not-host = Só quem convidou pode fazer isso.
answer-not-open = Este convite já não está aberto.
answer-admins-only = Só a administração deste grupo pode fazer isso.
answer-not-your-question = Essa pergunta foi feita a outra pessoa.
answer-rematch-open = O novo tabuleiro já está à espera: veja abaixo.
answer-bad-press = Não conheço este botão. /board mostra a sua partida.
hint = Jogo os jogos de tabuleiro do Nilo. /play começa uma partida, /resume retoma uma por acabar, /rules explica as regras.
answer-try-again = Não consigo perguntar ao Telegram agora. Tente outra vez.
need-photos = Não posso enviar fotografias aqui, e os tabuleiros são fotografias. Permita-o nas permissões do grupo e escreva /play.
trouble = Algo correu mal do meu lado. Nada se perdeu da sua partida; tente de novo, por favor.

## Lists and questions

resume-none = Não há aqui partidas por acabar. /play começa uma.
board-none = Não tem aqui partidas por acabar. /play começa uma.
resume-which = Que partida quer retomar?
list-done = { $game } ↓
ended-done = { $game }
board-which = Que tabuleiro?
resign-none = Não tem aqui nenhuma partida de que possa desistir.
resign-which = De que partida desiste?
resign-confirm = Desistir desta partida? { $game }
resign-points = { $name } ganha { $score }.
resign-match = { $name } ganha { $score } e, com isso, o encontro.
resign-done = 🏳 Desistência de { $who }: { $game }
cancel-private = /cancel é para a administração dos grupos. Aqui pode desistir (/resign) ou premir «Sair».
cancel-which = Que partida deve terminar sem resultado?
cancel-confirm = Terminar esta partida sem resultado? { $game }
cancel-done = ✖️ Terminada por { $who }: { $game }
anonymous = Está a falar em nome do grupo e não sei quem é. Use os botões: por eles fico a saber.
key-play-on = Não, continuar
no-done = ▶️ O jogo continua: { $game }
key-resign-yes = 🏳 Sim, desisto
key-cancel-yes = ✖️ Sim, terminar
label-name = { $who }
label-phone = 📱 { $who }
label-others = { $others } +{ $count }
label-score = { $others } { $score }
label-open = n.º { $id } ✉️ { $game } · { $others }
label-playing = n.º { $id } · { $game } · { $others }
label-asleep = n.º { $id } 💤 { $game } · { $others }
label-over = n.º { $id } 🏁 { $game } · { $others }
notice-left = 💤 { $who } saiu da mesa. { $other }, a vossa partida dorme até alguém premir «Retomar».

## Settings and names

settings-private =
    <b>Definições</b>
    O seu nome aqui: <b>{ $name }</b> (/name muda-o)
    A minha língua consigo: <b>{ $mine }</b>
    Quando não há o que escolher: <b>{ $forced }</b>
    Quando a sua vez espera num grupo: <b>{ $called }</b>
    Os jogos explicam-se: <b>{ $explained }</b>
    Quando uma mãe é comida: <b>{ $mocked }</b>
settings-group =
    <b>Definições</b>
    O seu nome aqui: <b>{ $name }</b> (/name muda-o)
    A minha língua consigo: <b>{ $mine }</b>
    Quando não há o que escolher: <b>{ $forced }</b>
    Quando a sua vez espera num grupo: <b>{ $called }</b>
    Os jogos explicam-se: <b>{ $explained }</b>
    👥 Para o grupo todo (escolhe a administração):
    Língua: <b>{ $chat }</b>
    Quando uma mãe é comida: <b>{ $mocked }</b>
    Quem deixa a vez à espera: <b>{ $calls }</b>
forced-off = é você quem joga
forced-on = a jogada faz-se sozinha
key-forced-on = ⏩ Jogada única: logo
key-forced-off = ☝️ Carrego eu em tudo
said-forced-on = A partir de agora, quando não há o que escolher, a jogada faz-se sozinha.
said-forced-off = A partir de agora é você quem carrega em cada jogada.
explained-on = sim
explained-off = não
key-explained-on = 💡 Explicar
key-explained-off = 💡 Não explicar
key-teach-again = 🔁 Explicar de novo
said-explained-on = A partir de agora os jogos explicam o que acontece pela primeira vez.
said-explained-off = A partir de agora só explico com o botão ❔.
said-teach-again = A partir de agora explico tudo outra vez, desde o princípio.
mocked-on = com troça
mocked-off = sem troça
key-mocked-on = 😈 Troçar de quem perde a mãe
key-mocked-off = 😇 Não troçar de ninguém
said-mocked-on = A partir de agora troça-se de quem perde a mãe, como manda o costume.
said-mocked-off = A partir de agora não se troça de ninguém: só se dá a notícia.
called-mention = chamo por si no grupo
called-private = escrevo-lhe em privado
called-silent = não digo nada
key-called-mention = 📣 Chamar
key-called-private = ✉️ Privado
key-called-silent = 🔕 Silêncio
said-called-mention = Se três minutos depois ainda não tiver jogado, chamo o seu nome no grupo.
said-called-private = Se três minutos depois ainda não tiver jogado, escrevo-lhe na nossa conversa privada.
said-called-silent = A partir de agora não digo nada quando a sua vez espera num grupo.
calls-on = chamo ao fim de três minutos
calls-off = não chamo ninguém
key-calls-on = 📣 Chamar quem demora
key-calls-off = 🔕 Não chamar ninguém
said-calls-on = A partir de agora chamo aqui quem deixa a vez à espera.
said-calls-off = A partir de agora não chamo ninguém aqui.
answer-start-first = Ainda não lhe posso escrever: abra a nossa conversa privada, toque em Iniciar e escolha isto outra vez.
name-now = O seu nome aqui é <b>{ $name }</b>. Para o mudar, escreva /name e o novo nome.
name-set = A partir de agora o seu nome é <b>{ $name }</b>.
name-empty = Um nome precisa de pelo menos uma letra ou um sinal.
name-long = Um nome tem no máximo { $most } caracteres.
name-bot = Esse nome pertence ao BOT. Escolha outro.
name-side = Esse nome parece o de um lado ou o seu sinal. Escolha outro.

## Record and verification

record-caption = O registo da partida { $id }: { $turns ->
        [0] { $turns } turnos
        [one] { $turns } turno
       *[other] { $turns } turnos
    }. { $sealed ->
        [lot] /verify confere aqui o sorteio, <code>djehuty verify</code> em qualquer lado.
       *[throws] /verify confere aqui os lançamentos, <code>djehuty verify</code> em qualquer lado.
    }
verify-none = Ainda não há partidas neste chat. /play começa uma.
verify-plain = { $sealed ->
        [lot] Neste jogo nada se lança. Ninguém, nem mesmo eu, pôde escolher quem começa: o sorteio resulta de um segredo selado antes de alguém se sentar.
       *[throws] Ninguém, nem mesmo eu, pôde escolher ou mudar um lançamento: todos resultam de um segredo selado antes de alguém se sentar.
    }
verify-running =
    <b>Partida { $id }</b>
    Antes de alguém se sentar, selei um segredo. O seu SHA-256, o compromisso, foi-vos mostrado:
    <code>{ $commitment }</code>
    Sal (o que os vossos toques trouxeram): <code>{ $salt }</code>
    { $sealed ->
        [lot] Quando a partida acabar mostro o segredo, e com ele qualquer pessoa pode recalcular o sorteio.
       *[throws] Lançamentos até agora: { $throws }. Quando a partida acabar mostro o segredo, e com ele qualquer pessoa pode recalcular todos os lançamentos.
    }
verify-open =
    <b>Partida { $id }</b>
    O segredo está selado. O seu SHA-256, o compromisso:
    <code>{ $commitment }</code>
    O que o vosso toque trouxer { $sealed ->
        [lot] mistura-se no sorteio, e
       *[throws] mistura-se nos lançamentos, e
    } ninguém o pode saber ainda.
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
verify-counts = Quantas vezes saiu cada lançamento, e entre parênteses quantas vezes a probabilidade o fazia esperar: { $counts }
verify-count = { $score }: { $count } ({ $expected })
verify-unplayed =
    <b>Partida { $id }</b>
    Terminou antes de começar. O segredo corresponde ao compromisso:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>Partida { $id }</b> ❌
    Esta partida não passa na verificação: { $why }. Por favor, avise quem mantém este bot.

## Uma mesa para mais de dois

invite-many-group = <b>{ $name }</b> convida este grupo. Prima «Jogar também».
invite-many-link = <b>{ $name }</b> convida várias pessoas. Envie esta ligação a cada uma: ela abre a partida no seu próprio chat. É válida durante sete dias.
invite-many-phone = <b>{ $name }</b> e outros neste telemóvel: passem-no de mão em mão.
invite-many-bot = <b>{ $name }</b> joga contra o BOT.
invite-watch = Os BOT jogam entre si, e <b>{ $name }</b> assiste.
lobby-seats = 🪑 Lugares ocupados: { $count } de { $most }
lobby-seat = { $count }. <b>{ $name }</b>
lobby-begin = Com pelo menos { $least } à mesa, <b>{ $name }</b> pode começar. O sorteio decide quem fica em cada lugar.
bot-for = BOT ({ $level }) por { $name }
key-watch = 👀 Ver os BOT a jogar
key-new-links = 🔗 Amigos, por uma ligação
key-new-phones = 📱 Vários neste telemóvel
key-get-up = 🚶 Levantar-me
key-add-bot = ➕ BOT: { $level }
key-drop-bot = ➖ BOT
key-add-here = ➕ Mais um aqui
key-drop-here = ➖ Menos um aqui
said-got-up = Levantou-se. O lugar está outra vez livre.
said-seats = Feito: veja quem está à mesa.
answer-full = Todos os lugares estão ocupados.
answer-begun = Esta partida já começou.
answer-too-few = Ainda não há jogadores suficientes à mesa.
answer-host-stays = Foi você quem convidou: em vez disso, pode retirar o convite.
answer-up-already = Já se levantou: nenhum lugar aqui é seu.
caption-asleep-all = 💤 { $name } saiu da mesa. A partida dorme; quem nela joga pode acordá-la.
notice-left-all = 💤 { $who } saiu da mesa. A partida dorme até alguém premir «Retomar».
over-abandoned = 🏳 A última pessoa que jogava desistiu. A partida acaba sem vencedor.
answer-may-not-resign = Por estas regras já é tarde para desistir: jogue até ao fim.

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
over-agreed = 🤝 Empate: foi o que ficou combinado.
said-offered = Proposto. Quem continua a jogar recusa.
said-accepted = Aceitou. Falta a resposta dos outros.
said-agreed = Combinado.
said-declined = A partida continua.
answer-offer-stands = Já há uma proposta: é preciso responder-lhe primeiro.
answer-offer-gone = Esta proposta já não está de pé.
answer-offer-declined = Recusado. Continue a jogar; depois da próxima jogada pode voltar a perguntar.
answer-bot-declines = O BOT recusa. Continue a jogar; depois da próxima jogada pode voltar a perguntar.
answer-no-count = Estas regras não têm contagem.
answer-own-offer = Já deu a sua resposta.

## Choosing a move by taps, and in words

command-move = jogar por palavras: /move c2-c3
said-tapped = 👉 { $square }: para onde?
said-untapped = Anulado: escolha uma pedra.
answer-tapped = Isso já está escolhido.
answer-untapped = Essa escolha já foi anulada.
answer-no-tap = Nesta casa não há nada a fazer agora.
move-usage = Escreva a jogada depois do comando, por exemplo: { $moves }
move-none = Não há aqui nenhuma partida em que seja a sua vez.
move-not-offered = «{ $move }» agora não é possível. Pode jogar: { $moves }
move-no-squares = «{ $move }» foi lido como lance na partida n.º { $id }, { $game }: lá não há casas com esse nome. Pode jogar: { $moves }. Para outra partida, responda ao tabuleiro dela.
move-stones = «{ $move }» agora não é possível. Pedras que se podem mover: { $squares }
move-targets = «{ $move }» agora não é possível. De { $square } pode ir para: { $squares }
move-squares = «{ $move }» agora não é possível. Pode colocar uma pedra em: { $squares }
move-then-turn = Nada foi jogado: a vez acaba com «{ $done }», e «{ $rest }» fica a mais.
move-then-throw = Nada foi jogado: ninguém sabe ainda o que vai sair, por isso «{ $rest }» não pode vir na mesma linha que «{ $done }».
move-then-not = Nada foi jogado: «{ $done }» é possível, mas «{ $rest }» depois disso não.
move-then-many = Nada foi jogado: depois de «{ $done }», «{ $rest }» pode ser: { $names }. Qual?

## Whose turn it is, and my games everywhere

call = ▶️ <a href="tg://user?id={ $user }">{ $name }</a>, é a sua vez: { $game }, n.º { $id }
call-home = ▶️ É a sua vez em «{ $club }»: { $game }, n.º { $id }
some-group = um grupo
key-to-board = ↗️ Ao tabuleiro
command-games = as suas partidas; primeiro as que esperam por si
games-mine = <b>As suas partidas</b> (▶️ à sua espera)
games-here = <b>{ $name }</b>: as suas partidas aqui (▶️ à sua espera)
games-none = Não tem partidas por acabar. /play começa uma.
games-club = 👥 { $club }: { $games }
games-basic = 👥 { $club }: { $game } (escreva lá /board)
games-away = Noutros lugares: { $count }
key-all-games = 📋 Todas as minhas partidas
game-number = n.º { $id }
key-no-game = ✖️ Cancelar
question-dropped = ✖️ Fica tudo como está.
answer-not-your-page = Esta página foi aberta por outra pessoa. Escreva /play e terá a sua.

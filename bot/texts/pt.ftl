### Todas as palavras de Djehuty em português: as mesmas mensagens e os mesmos argumentos de en.ftl.
### Não se sabe o género de quem joga: a escrita evita dizê-lo.

## The title and the menu

title =
    <b>Djehuty</b>
    Os antigos jogos de tabuleiro do Nilo

    Djehuty, a quem os gregos chamavam Tot, inventou o Senet e ganhou cinco dias novos para o ano. Sente-se: as varas estão na mesa.

    <i>pela equipa de Djehuty</i>
key-play = ▶️ Jogar
key-resume-menu = ⏯ Retomar
key-rules = 📜 Regras
key-settings = ⚙️ Definições
key-exit = 🚪 Sair
key-add-group = ➕ Pôr num grupo
key-back = ‹ Voltar
key-menu = ▶️ Jogar
menu-left = Até breve! O tabuleiro fica à espera: /start
play-page = <b>Senet</b>: contra quem quer jogar?
key-bot = 🤖 BOT: { $level }
key-new-group = 👥 Alguém deste grupo
key-new-link = 🔗 Alguém, por uma ligação
key-new-phone = 📱 Dois neste telemóvel
bot-name = BOT ({ $level })
level-novice = Novato
level-greedy = Ávido
somebody = alguém

## Commands

command-start = o título e o menu
command-play = jogar uma partida
command-resume = retomar uma partida por acabar
command-board = mostrar de novo o tabuleiro, aqui em baixo
command-rules = como se joga Senet
command-resign = desistir de uma partida
command-verify = verificar os lançamentos
command-name = o nome a dar-lhe
command-settings = línguas
command-cancel = administradores: terminar uma partida
about = Senet, o jogo da passagem pelo submundo. Jogue com amigos, em grupos ou contra o BOT. Todos os lançamentos se podem verificar.
about-short = Os antigos jogos de tabuleiro do Nilo: Senet com amigos, em grupos ou contra o BOT.

## The game and its sides

game-senet = Senet
rules-thibault = regras de Thibault
side-cones = cones
side-spindles = fusos
player-spindles = Fusos
player-cones = Cones
mark-cones = ⚪️
mark-spindles = 🔵

## The board's caption

caption-title = <b>{ $game }</b> · { $rules }
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-turn = { $mark } { $name }:
log-more = … mais { $count }
caption-asleep = 💤 { $name } saiu da mesa. A partida dorme; quem nela joga pode acordá-la.
caption-seal = 🔒 <code>{ $seal }</code>
caption-secret = 🔓 O segredo dos lançamentos: <code>{ $secret }</code>
due-throw = ▶️ { $mark } <b>{ $name }</b>: é lançar as varas
due-choose = ▶️ { $mark } <b>{ $name }</b>: é escolher
due-bot = ▶️ { $mark } <b>{ $name }</b> joga
due-other = ⏳ { $mark } Joga <b>{ $name }</b>

## Senet's words: value for the log, .button for buttons, .said for the answer to a press

senet-throw = 🎲{ $score }
    .button = { $score }
    .said = Saiu { $score }.
senet-take = pega nas varas
    .button = 🎲 Lançar por um 4
    .said = Pega nas varas.
senet-pass = sem jogada
    .button = Passar: sem jogada com { $score }
    .said = Passou a vez.
senet-move = { $from }→{ $to }{ $house ->
        [second-life] {" "}Segunda Vida
        [netting] {" "}Rede
        [beauty] {" "}Beleza
        [water] {" "}Águas
        [three] {" "}Três Juízes
        [two] {" "}Dois Juízes
        [heru] {" "}Heru
       *[none] {""}
    }
    .button = { $from } → { $to }{ $house ->
        [second-life] {" "}Segunda Vida
        [netting] {" "}Rede
        [beauty] {" "}Beleza
        [water] {" "}Águas
        [three] {" "}Três Juízes
        [two] {" "}Dois Juízes
        [heru] {" "}Heru
       *[none] {""}
    }
    .said = { $from } → { $to }{ $house ->
        [second-life] , a Casa da Segunda Vida.
        [netting] , a Casa da Rede.
        [beauty] , a Casa da Beleza.
        [water] , a Casa das Águas.
        [three] , a Câmara dos Três Juízes.
        [two] , a Casa dos Dois Juízes.
        [heru] , a Casa de Heru.
       *[none] .
    }
senet-exchange = { $from }⇄{ $to }{ $house ->
        [second-life] {" "}Segunda Vida
        [netting] {" "}Rede
        [beauty] {" "}Beleza
        [water] {" "}Águas
        [three] {" "}Três Juízes
        [two] {" "}Dois Juízes
        [heru] {" "}Heru
       *[none] {""}
    }
    .button = { $from } ⇄ { $to }{ $house ->
        [second-life] {" "}Segunda Vida
        [netting] {" "}Rede
        [beauty] {" "}Beleza
        [water] {" "}Águas
        [three] {" "}Três Juízes
        [two] {" "}Dois Juízes
        [heru] {" "}Heru
       *[none] {""}
    }
    .said = { $from } ⇄ { $to }: as peças dançaram e trocaram de lugar.
senet-drop = { $from }→{ $to }, a adversária cai à água
    .button = { $from } → { $to } 🌊{ $house ->
        [three] {" "}Três Juízes
        [two] {" "}Dois Juízes
        [heru] {" "}Heru
       *[none] {""}
    }
    .said = { $from } → { $to }: a peça adversária caiu à água!
senet-fall = { $from }→{ $to } cai à água
    .button = { $from } → { $to } 🌊 Águas
    .said = { $from } → { $to }: a sua peça está a afogar-se. Um 4 salva-a.
senet-off = { $from } saiu
    .button = { $from } ⤴ para fora
    .said = { $from }: a peça saiu do tabuleiro!
senet-enter = entra→{ $to }
    .button = entrar → { $to }
    .said = Uma peça entra na casa { $to }.
senet-rescue = salva { $from }→{ $to }
    .button = 🛟 Salvar: { $from } → { $to }, passa a vez
    .said = Peça salva na casa { $to }; passa a vez.
senet-pieces = { $houses ->
        [none] {""}
       *[other] { $houses } ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] na mão { $hand } ·{" "}
    }fora { $off }/{ $total }

## Buttons of a board

key-throw = 🎲 Lançar as varas
key-leave = 🚪 Sair
key-resume = ▶️ Retomar
key-join = 🪑 Jogar também
key-begin = ▶️ Começar
key-accept = ▶️ Aceitar
key-decline = ✖️ Recusar
key-withdraw = ✖️ Retirar o convite
key-not-now = ✖️ Agora não
key-share = ✉️ Enviar o convite
key-rematch = 🔁 Desforra
key-record = 📄 Registo
share-words = Venha jogar Senet comigo!

## Invitations

invite-bot = <b>{ $name }</b> joga contra { $bot }.
    A sorte decide quem começa.
invite-group = <b>{ $name }</b> convida alguém deste grupo. Prima «Jogar também»: a sorte decide quem começa.
invite-link = <b>{ $name }</b> convida alguém. Envie esta ligação a uma só pessoa: ela abre a partida no seu próprio chat. É válida durante sete dias.
invite-phone = <b>{ $name }</b>, dois neste telemóvel: passem-no de mão em mão. Uma pessoa joga com os cones, a outra com os fusos.
invite-rematch = <b>{ $name }</b> quer a desforra com <b>{ $guest }</b>. A sorte decide quem começa.
invite-seal =
    🔒 O segredo de todos os lançamentos já está selado:
    <code>{ $commitment }</code>

## How games end

over-borne-off = 🏆 { $mark } <b>{ $name }</b> vence, { $score }! Todas as peças atravessaram o submundo.
over-resigned = 🏳 { $loser } desistiu. { $mark } <b>{ $name }</b> vence.
over-cancelled = ✖️ A administração do grupo terminou a partida, sem resultado.
over-withdrawn = ✖️ { $name } cancelou o jogo.
over-declined = ✖️ O convite foi recusado.
over-expired = ⌛ Em sete dias ninguém aceitou o convite de { $name }.

## Answers to presses

said-joined = Já tem lugar à mesa. Tirou-se à sorte!
said-begun = Tirou-se à sorte. Boa partida!
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
answer-not-host = Só quem convidou pode fazer isso.
answer-not-open = Este convite já não está aberto.
answer-admins-only = Só a administração deste grupo pode fazer isso.
answer-not-your-question = Essa pergunta foi feita a outra pessoa.
answer-rematch-open = A desforra já está à espera: veja abaixo.
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
label-open = ✉️ { $who } · n.º { $id }
label-playing = { $who } · n.º { $id }
label-asleep = 💤 { $who } · n.º { $id }
label-over = 🏁 { $who } · n.º { $id }
notice-left = 💤 { $who } saiu da mesa. { $other }, a vossa partida dorme até alguém premir «Retomar».

## Settings and names

settings-private =
    <b>Definições</b>
    O seu nome aqui: <b>{ $name }</b> (/name muda-o)
    A minha língua consigo: <b>{ $mine }</b>
settings-group =
    <b>Definições</b>
    O seu nome aqui: <b>{ $name }</b> (/name muda-o)
    A minha língua consigo: <b>{ $mine }</b>
    👥 A língua deste chat: <b>{ $chat }</b> (escolhe-a a administração)
name-now = O seu nome aqui é <b>{ $name }</b>. Para o mudar, escreva /name e o novo nome.
name-set = A partir de agora o seu nome é <b>{ $name }</b>.
name-empty = Um nome precisa de pelo menos uma letra ou um sinal.
name-long = Um nome tem no máximo { $most } caracteres.
name-bot = Esse nome pertence ao BOT. Escolha outro.

## Record and verification

record-caption = O registo da partida { $id }: { $turns ->
        [0] { $turns } turnos
        [one] { $turns } turno
       *[other] { $turns } turnos
    }. /verify confere aqui os lançamentos, <code>djehuty verify</code> em qualquer lado.
verify-none = Ainda não há partidas neste chat. /play começa uma.
verify-plain = Ninguém, nem mesmo eu, pôde escolher ou mudar um lançamento: todos resultam de um segredo selado antes de alguém se sentar.
verify-running =
    <b>Partida { $id }</b>
    Antes de alguém entrar, selei um segredo. O seu SHA-256, o compromisso, foi-vos mostrado:
    <code>{ $commitment }</code>
    Sal (o que a vossa entrada trouxe): <code>{ $salt }</code>
    Lançamentos até agora: { $throws }. Quando a partida acabar mostro o segredo, e com ele qualquer pessoa pode recalcular todos os lançamentos.
verify-open =
    <b>Partida { $id }</b>
    O segredo está selado. O seu SHA-256, o compromisso:
    <code>{ $commitment }</code>
    O que a vossa entrada trouxer mistura-se nos lançamentos, e ninguém o pode saber ainda.
verify-good =
    <b>Partida { $id }</b> ✅
    O segredo corresponde ao compromisso; a sorte e todos os lançamentos ({ $throws }) resultam dele.
    Compromisso: <code>{ $commitment }</code>
    Segredo: <code>{ $secret }</code>
    Sal: <code>{ $salt }</code>
verify-unplayed =
    <b>Partida { $id }</b>
    Terminou antes de começar. O segredo corresponde ao compromisso:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>Partida { $id }</b> ❌
    Esta partida não passa na verificação: { $why }. Por favor, avise quem mantém este bot.

## The rules

rules-thibault-page =
    <b>Senet</b>, pelas regras de Thibault
    Leve as cinco peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Lance as varas: os lados claros contam 1–4, nenhum claro é 5. Mova uma peça esse número de casas. Com <b>1, 4 ou 5</b> lança de novo; com 2 ou 3 passa a vez.
    ⇄ Ao cair numa peça adversária sozinha, trocam de lugar. Duas ou mais seguidas protegem-se.
    ⏪ Tem de avançar se puder, senão recua; sem jogada, perde a vez.
    ✨ <b>26 Beleza</b>: só por lançamento exato. Daqui, 5 sai do tabuleiro, 2, 3, 4 vão para 28, 29, 30, e 1 cai à água se nada mais puder avançar.
    🌊 <b>27 Águas</b>: a peça afoga-se e as outras ficam paradas. Um 4 tira-a do tabuleiro; ou, no início da vez, salve-a para a ☥ 15 e passe.
    <b>28, 29, 30</b> saem com 3, 2, 1. Peça atingida aí cai à água.
    🔢 Na imagem: os números são os botões, a moldura vermelha é uma troca, a seta é a última jogada.
key-rules-full = 📜 Todas as regras
rules-thibault-full =
    <b>Senet, pelas regras de Daniel U. Thibault</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, percorridas como lavra o boi: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Os cones (claros) começam nas casas 1, 3, 5, 7, 9 e jogam primeiro; os fusos (escuros) nas 2, 4, 6, 8, 10. A sorte decide quem joga com os cones. <i>(Esta disposição é decisão nossa: o desenho da fonte perdeu-se. Assim, as melhores casas são de quem joga em segundo.)</i>

    <b>2. O lançamento.</b> Quatro varas com um lado claro e um escuro. Contam-se os lados claros; nenhum vale 5. As probabilidades: 1 quatro vezes em dezasseis, 2 seis vezes, 3 quatro vezes, 4 uma, 5 uma. Cada lançamento é independente: nenhum número está «para sair».

    <b>3. A vez.</b> Lance e mova uma peça o número inteiro de casas. Depois de 2 ou 3 passa a vez; depois de 1, 4 ou 5 lança de novo. Se não houver jogada legal, perde a vez, seja qual for o lançamento.

    <b>4. Primeiro em frente.</b> Se houver uma jogada para a frente, é obrigatória; tirar uma peça do tabuleiro também o é. Só se não houver é obrigatória uma jogada para trás. Pode saltar-se por cima de quaisquer peças; numa casa não cabem duas.

    <b>5. A dança.</b> Ao cair numa peça adversária sozinha, as duas trocam de lugar. Duas ou mais peças de um lado em casas seguidas protegem-se, também nas curvas do caminho; mas não em 28–30, nem enquanto uma desse lado se afoga.

    <b>6. Beleza, 26.</b> Nenhuma peça a ultrapassa; chega-se por lançamento exato. Dela, um 5 sai do tabuleiro; um 2, 3 ou 4 vai para 28, 29 ou 30; um 1 tem de cair à água, mas só se não tiver outra jogada para a frente. Uma peça aqui também pode recuar, quando é obrigatório recuar.

    <b>7. As últimas casas.</b> Uma peça sai da 27 com 4, da 28 com 3, da 29 com 2, da 30 com 1. Não faz outra jogada.

    <b>8. O ataque.</b> Da 26 sobre uma peça adversária na 28, 29 ou 30: ela cai à água. Se já lá estava outra do seu lado, essa vai para a Casa da Segunda Vida.

    <b>9. O afogamento.</b> Enquanto tiver uma peça na 27, nenhuma outra sua se move nem está protegida. Um 4 tira-a do tabuleiro; 1 e 5 nada fazem e lança de novo; 2 e 3 passam a vez. No início da vez pode antes salvá-la: vai para a 15 e passa a vez. Com 1, da 26 sobre uma peça adversária que se afoga, as duas trocam de lugar.

    <b>10. Segunda Vida, 15.</b> Se houver na 15 uma peça de qualquer lado, a primeira casa livre atrás dela: 14, 13 … 1. <i>(Decisão nossa: se todas estiverem ocupadas, 16, 17 …)</i>

    <b>11. O fim.</b> Quem primeiro tirar as cinco peças do tabuleiro vence logo.

    <i>Fonte: Daniel U. Thibault, Four Ancient Egyptian Board Games.</i>

### As lições de /learn em português: a pergunta, a palavra sobre a resposta certa e sobre a errada.

## The pages

learn-index =
    <b>🎓 Aprender jogando</b>
    Algumas posições simples de cada jogo. Um toque dá a resposta, e o tabuleiro mostra o que acontece.
learn-course = <b>{ $game }</b> { $progress }
learn-head =
    🎓 <b>{ $game }</b> · lição { $page }
    { $progress }
learn-chosen = 👉 { $told }
learn-right = ✅ <b>Certo!</b>
learn-wrong = ❌ <b>Não é isso.</b>
learn-shown = 👁 <b>O certo seria:</b> { $told }
learn-end =
    🎓 <b>{ $game }</b>
    Foi a última lição. { $count ->
        [0] Todas resolvidas: agora é no tabuleiro de verdade!
       *[other] Por resolver: { $count }. Ou comece já uma partida de verdade.
    }
    { $progress }
key-learn = 🎓 Aprender
key-learn-game = 🎓 { $game }
key-learn-next = Próxima ›
key-teach-game = 🔁 Explicar de novo ao jogar
said-teach-game = A partir de agora, explico { $game } de novo durante o jogo.
key-learn-again = ↻ Outra vez
key-learn-retry = ↻ Tentar outra vez
key-learn-show = 👁 Mostrar a resposta certa
key-learn-open = › As que faltam
key-learn-first = ↻ Desde o início
key-learn-index = ‹ Lições
key-learn-play = ▶️ Jogar { $game } agora
key-learn-choose = 🎚 Outras regras, outras pessoas
command-learn = aprender um jogo com pequenas tarefas

## Senet

lesson-senet-walk =
    As peças seguem o caminho sinuoso de 1 a 30. As varas dizem quantas casas andam.
    <b>Saiu 3. Para onde vai o cone da casa 9?</b>
lesson-senet-walk-right = 10, 11, 12: no fim da fila o caminho desce, e a fila seguinte vai em sentido contrário.
lesson-senet-walk-wrong = A casa 9 não se conta. Ao longo do caminho: 10, desce para a 11, depois à esquerda para a 12.
lesson-senet-off =
    Ganha quem tirar primeiro as cinco peças do tabuleiro. Das últimas casas sai-se com o número exato: da 30 com 1, da 29 com 2, da 28 com 3.
    <b>Saiu 2. Tire uma peça do tabuleiro.</b>
lesson-senet-off-right = Saiu mais uma das suas. A contagem embaixo do tabuleiro mostra isso.
lesson-senet-off-wrong = É permitido, mas esta peça só avança. A peça na 29 é que sai com este 2.
lesson-senet-again =
    Contam-se os lados claros das varas. Nenhum lado claro conta 5.
    <b>Com que número se lança outra vez?</b>
lesson-senet-again-right = Com 1, 4 e 5 lança-se de novo. Com 2 ou 3 acaba a vez.
lesson-senet-again-wrong = Com este número acaba a sua vez: depois de 2 ou 3 lança o outro lado.
lesson-senet-exchange =
    Uma peça que cai sobre uma adversária sozinha troca de lugar com ela.
    <b>Saiu 3. Troque de lugar com uma adversária.</b>
lesson-senet-exchange-right = A sua peça avançou três casas, e a adversária tem de andar essas casas outra vez.
lesson-senet-exchange-wrong = Ali não está ninguém. Procure a peça com uma adversária três casas à frente.
lesson-senet-protected =
    Duas ou mais adversárias lado a lado protegem-se: não se pode cair sobre elas.
    <b>Que peça pode andar com este 3?</b>
lesson-senet-protected-right = A casa 19 está livre. As outras duas peças cairiam sobre um par, e isso é proibido.
lesson-senet-protected-wrong = Três casas à frente há um par de adversárias. Esta peça tem de ficar.
lesson-senet-pair =
    As suas peças também se protegem quando estão lado a lado.
    <b>Saiu 2. Forme um par que nenhum lançamento possa atacar.</b>
lesson-senet-pair-right = Agora as peças na 7 e na 8 estão juntas. Saia o que sair aos fusos, não podem atacar.
lesson-senet-pair-wrong = Agora as suas peças estão sozinhas, e os dois fusos atrás podem atacar.
lesson-senet-back =
    Se for possível avançar, é obrigatório. Se não, uma peça tem de recuar.
    <b>Saiu 5. Nenhuma peça passa da 26. Para onde vai o cone da casa 24?</b>
lesson-senet-back-right = Cinco casas para trás, para a 19. Estava lá uma adversária: quem recua também troca de lugar.
lesson-senet-back-wrong = Para chegar à 26 precisa de um 2, e não pode passar dela. Por isso o 5 leva para trás.
lesson-senet-beauty =
    Todas as peças têm de parar na 26, a Casa da Beleza, e só lá chegam com o número exato.
    <b>Saiu 3. Que peça pode andar?</b>
lesson-senet-beauty-right = 23 e 3 são 26, exatamente.
lesson-senet-beauty-wrong = Passaria da 26, e isso é proibido. Que peça está exatamente a três casas da 26?
lesson-senet-exit =
    As peças na 28, na 29 e na 30 só esperam o seu número exato: na 28 um 3, na 29 um 2, na 30 um 1.
    <b>Saiu 1. Que peça pode sair?</b>
lesson-senet-exit-right = Da 30 sai-se com 1.
lesson-senet-exit-wrong = Esta espera outro número, e nunca avança.
lesson-senet-water =
    A 27 é a Casa das Águas. Enquanto uma peça sua se afoga lá, as outras não se movem. Só um 4 tira essa peça do tabuleiro, e só sai uma vez em 16. No início da vez, em vez de lançar, é possível salvá-la.
    <b>Salve sem risco a peça que se afoga.</b>
lesson-senet-water-right = Está de novo na 15, e as suas peças estão livres. A vez acabou, mas o preço é justo.
lesson-senet-water-wrong = A peça ainda se afoga: de 16 lançamentos, 15 não são um 4. O salvamento é certo.
lesson-senet-drop =
    Na 28, na 29 e na 30 ninguém está protegido. Quem vem da 26 e cai ali sobre uma adversária empurra-a para a água.
    <b>Saiu 3. Empurre a adversária para a água.</b>
lesson-senet-drop-right = A adversária afoga-se na 27, e todos os outros fusos têm de esperar.
lesson-senet-drop-wrong = É permitido, mas ninguém cai na água. Da 26, um 3 leva à 29.
lesson-senet-win =
    Da 26 sai-se diretamente do tabuleiro com um 5. Um 2, 3 ou 4 leva à 28, 29 ou 30, e um 1 pode levar à água.
    <b>A última peça! Que número dá já a vitória?</b>
lesson-senet-win-right = Saíram as cinco, e a partida está ganha.
lesson-senet-win-wrong = A peça ainda está no tabuleiro. Com que número se sai diretamente da 26?

## Seega

lesson-seega-place =
    Primeiro colocam-se todas as pedras, duas por vez, em qualquer casa vazia menos no centro.
    <b>Onde se pode colocar a pedra branca?</b>
lesson-seega-place-right = Serve qualquer casa vazia. Só o centro fica livre para a primeira jogada.
lesson-seega-place-wrong = Aí não: não se coloca uma pedra no centro nem sobre outra pedra.
lesson-seega-step =
    Depois de colocadas todas, uma pedra anda uma casa, em qualquer das oito direções.
    <b>Para onde pode ir a pedra de b2?</b>
lesson-seega-step-right = Uma casa: na diagonal vale tanto como na fila ou na coluna.
lesson-seega-step-wrong = Só uma casa: duas de uma vez é demais.
lesson-seega-free =
    Uma pedra precisa de uma casa vazia ao lado.
    <b>Que pedra branca pode andar?</b>
lesson-seega-free-right = Tem espaço ao lado.
lesson-seega-free-wrong = Está fechada: não há casa vazia ao lado, e pela borda não se sai.
lesson-seega-take =
    Captura uma pedra adversária quando a sua jogada a fecha entre duas pedras suas, em linha reta.
    <b>Joga com as brancas. Capture uma pedra.</b>
lesson-seega-take-right = b1 ficou entre a1 e c1: sai do tabuleiro.
lesson-seega-take-wrong = Nada se capturou. De um lado de b1 já há uma branca: feche o lado oposto.
lesson-seega-diagonal =
    Também se captura na diagonal.
    <b>Capture a pedra em b2.</b>
lesson-seega-diagonal-right = b2 ficou entre a1 e c3, na diagonal: sai do tabuleiro.
lesson-seega-diagonal-wrong = Nada se capturou. Em a1 há uma branca: que casa fica depois de b2, na mesma linha?
lesson-seega-two =
    Uma jogada pode capturar em várias direções.
    <b>Capture duas pedras de uma vez.</b>
lesson-seega-two-right = Em d2 a sua pedra fecha c2 à esquerda e d3 acima.
lesson-seega-two-wrong = Assim não se capturam duas. Procure a casa que fecha duas pedras azuis.
lesson-seega-chain =
    Depois de capturar é preciso capturar outra vez, com qualquer pedra, enquanto for possível.
    <b>Que jogada permite capturar mais uma vez?</b>
lesson-seega-chain-right = De c5 a pedra pode seguir para d5 e capturar d4, e outras também poderiam capturar.
lesson-seega-chain-wrong = Depois desta jogada não há mais nada para capturar, e acaba a vez. Tente na outra direção.
lesson-seega-save =
    A pedra que entra entre duas adversárias na sua própria jogada está a salvo. Só se captura o que a jogada do outro lado fecha.
    <b>As azuis podem capturar c1. Jogue de modo que não capturem nada.</b>
lesson-seega-save-right = Entre b1 e b3 a pedra está a salvo: foi ela que entrou lá.
lesson-seega-save-wrong = Agora as azuis podem capturar uma pedra: fecham-na pelo lado oposto.
lesson-seega-passage =
    As azuis não podem andar. Então as suas brancas jogam de novo, e têm de deixar sair uma pedra azul.
    <b>Que pedra abre passagem?</b>
lesson-seega-passage-right = Ela afasta-se, e a azul do canto já tem caminho.
lesson-seega-passage-wrong = Com esta jogada não sai ninguém: as duas azuis continuam fechadas.
lesson-seega-win =
    Ganha quem, com a sua jogada, deixar ao outro lado no máximo uma pedra.
    <b>As azuis têm duas pedras. Ganhe a partida!</b>
lesson-seega-win-right = Resta uma pedra azul: a vitória é sua.
lesson-seega-win-wrong = As azuis ainda têm duas pedras. Feche uma delas.
lesson-seega-count =
    Depois de cem jogadas sem captura contam-se as pedras. As brancas fazem agora a centésima.
    <b>Quem ganha?</b>
lesson-seega-count-right = Três contra duas: ganha quem tem mais pedras.
lesson-seega-count-wrong = Conte as pedras no tabuleiro: ganha quem tem mais.

## Hyena

lesson-hyena-taba =
    Lançam-se três lascas. Um só lado branco é uma taba: uma moeda na sua conta. Antes da primeira taba, a sua mãe ▲ não pode sair da aldeia.
    <b>Que lançamento a deixa sair?</b>
lesson-hyena-taba-right = Fica anotada na conta, e com o próximo lançamento ela começa a andar.
lesson-hyena-taba-wrong = Perdido: sem uma taba ela fica na aldeia.
lesson-hyena-walk =
    Dois lados brancos contam 2, três contam 3, nenhum conta 6. Ela anda esse número de covas.
    <b>▲ está em 5. Que lançamento a leva a 11?</b>
lesson-hyena-walk-right = Seis covas: 5 e 6 são 11.
lesson-hyena-walk-wrong = Assim não chega a 11. Uma taba não é um passo, e de 5 a 11 são seis covas.
lesson-hyena-turn =
    Lança-se várias vezes, até um lançamento acabar a vez.
    <b>Qual é?</b>
lesson-hyena-turn-right = Ela anda duas covas, e depois lança a pessoa seguinte.
lesson-hyena-turn-wrong = Depois deste lança-se outra vez.
lesson-hyena-well =
    O poço fica depois da cova 30, e é preciso chegar lá com o número exato.
    <b>▲ está em 28. Que lançamento a leva ao poço?</b>
lesson-hyena-well-right = 29, 30, o poço.
lesson-hyena-well-wrong = Ela não está no poço. Um lançamento maior perde-se, e um menor não chega lá.
lesson-hyena-pay =
    Os dias que faltam podem ser pagos, com uma taba cada. No poço são precisas mais quatro tabas, para lavar e voltar. Aqui faltam cinco dias, e a sua conta tem nove tabas.
    <b>Pagar ou guardar: o que faz a mãe voltar já?</b>
lesson-hyena-pay-right = Cinco pelo caminho, quatro pela lavagem: ela já volta para casa.
lesson-hyena-pay-wrong = Ela fica em 26. Nove tabas chegam para o caminho e para a lavagem.
lesson-hyena-wash =
    No poço guardam-se todos os 2, 3 e 6, até estarem pagas quatro tabas. A sua conta tem três, e há 5 pontos guardados.
    <b>Que lançamento a deixa partir?</b>
lesson-hyena-wash-right = Pagas as quatro, ela anda logo os 5 pontos guardados.
lesson-hyena-wash-wrong = Isso só se guarda para depois. O que falta é uma moeda.
lesson-hyena-home =
    À aldeia não é preciso chegar com o número exato. Quem chega primeiro ganha e recebe a hiena.
    <b>▲ está no caminho de volta, em 4. Que lançamento a leva a casa?</b>
lesson-hyena-home-right = A primeira em casa: a vitória é sua. A sua hiena sai por duas tabas, e o jogo continua.
lesson-hyena-home-wrong = Ela ainda está a caminho. De 4 precisa de andar pelo menos quatro covas.
lesson-hyena-double =
    A hiena anda o dobro do que sai.
    <b>Está em 10. Que lançamento a leva a 22?</b>
lesson-hyena-double-right = Duas vezes 6 são 12: de 10 a 22.
lesson-hyena-double-wrong = Assim não chega a 22. Faltam doze covas, e ela anda o dobro do que sai.
lesson-hyena-drink =
    No caminho de ida a hiena não faz mal a ninguém. No poço bebe por dez tabas, e a sua conta tem nove.
    <b>Que lançamento a deixa beber?</b>
lesson-hyena-drink-right = Pagas as dez: a hiena bebeu, e agora volta e caça.
lesson-hyena-drink-wrong = Perdido: enquanto tem sede, só uma taba ajuda.
lesson-hyena-eaten =
    A hiena já bebeu. Está em 20, saiu 3, e ela anda o dobro para trás. Come todas as mães que alcança ou ultrapassa, mas ninguém no poço.
    <b>Quem é que ela come?</b>
lesson-hyena-eaten-right = De 20 a 14 a hiena passa por 17, e era lá que esta mãe estava.
lesson-hyena-eaten-wrong = Esta está a salvo: a hiena vai de 20 a 14, e ela não está nesse caminho.
lesson-hyena-win =
    Agora também a hiena chega a casa. ▲ foi a primeira em casa, ★ a segunda, ◎ ainda está a caminho.
    <b>Quem ganhou?</b>
lesson-hyena-win-right = Ganha quem chega primeiro a casa. As outras mães só tentam escapar da hiena.
lesson-hyena-win-wrong = Não: isso ficou decidido quando a primeira mãe chegou a casa.

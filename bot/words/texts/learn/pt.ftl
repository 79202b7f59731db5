### As lições de /learn em português: a pergunta, a palavra sobre a resposta certa e sobre a errada.

## The pages

learn-index =
    <b>🎓 Aprender jogando</b>
    Algumas posições simples de cada jogo. Um toque dá a resposta, e o tabuleiro mostra o que acontece.
learn-course = <b>{ $game }</b> { $progress }
learn-head = 🎓 <b>{ $game }</b>, lição { $page } { $progress }
learn-chosen = 👉 { $told }
learn-right = ✅ <b>Certo!</b>
learn-wrong = ❌ <b>Não é isso.</b>
learn-shown = 👁 <b>O certo seria:</b> { $told }
learn-end =
    🎓 <b>{ $game }</b>
    { $count ->
        [0] Você resolveu todas as lições: agora é no tabuleiro de verdade!
        [1] Estas são todas as lições. Uma ainda não foi resolvida. Ou comece logo uma partida.
       *[other] Estas são todas as lições. Ainda por resolver: { $count }. Ou comece logo uma partida.
    }
    { $progress }
key-learn = 🎓 Aprender
key-learn-game = 🎓 { $game }
key-learn-next = Próxima ›
key-teach-game = 🔁 Explicar de novo ao jogar
said-teach-game = A partir de agora, explico { $game } de novo durante o jogo.
key-learn-again = ↻ Outra vez
key-learn-retry = ↻ Tentar de novo
key-learn-show = 👁 A resposta
key-learn-open = › As que faltam
key-learn-first = ↻ Desde o início
key-learn-index = ‹ Lições
key-learn-play = ▶️ Jogar { $game } agora
key-learn-choose = 🎚 Outras regras, outras pessoas
command-learn = aprender um jogo com pequenas tarefas

## Senet

lesson-senet-walk =
    As peças seguem o caminho sinuoso de 1 a 30. As varetas dizem quantas casas elas andam.
    <b>Você tirou 3. Para onde vai o cone da casa 9?</b>
lesson-senet-walk-right = 10, 11, 12: no fim da fila o caminho desce, e a fila seguinte vai em sentido contrário.
lesson-senet-walk-wrong = Assim você sai do caminho. A casa 9 não se conta, e no fim da fila o caminho desce.
lesson-senet-off =
    Ganha quem tirar primeiro as cinco peças do tabuleiro. Das últimas casas elas saem com o número exato: da 30 com 1, da 29 com 2, da 28 com 3.
    <b>Você tirou 2. Tire uma peça do tabuleiro.</b>
lesson-senet-off-right = Mais uma peça sua está fora. A contagem embaixo do tabuleiro mostra isso.
lesson-senet-off-wrong = É permitido, mas esta peça só avança. De que casa se sai com um 2?
lesson-senet-again =
    Contam os lados claros das varetas. Nenhum lado claro conta 5.
    <b>Com que número você lança de novo?</b>
lesson-senet-again-right = Com 1, 4 ou 5 você lança de novo. Com 2 ou 3 acaba a vez.
lesson-senet-again-wrong = Com este número acaba a sua vez: depois de um 2 ou 3, lança o outro lado.
lesson-senet-exchange =
    Uma peça que cai sobre uma adversária sozinha troca de lugar com ela.
    <b>Você tirou 3. Troque de lugar com uma peça adversária.</b>
lesson-senet-exchange-right = A sua peça avançou três casas, e a peça adversária tem que andar essas casas outra vez.
lesson-senet-exchange-wrong = Não há ninguém ali. Procure a peça com uma adversária três casas à frente.
lesson-senet-protected =
    Duas ou mais adversárias lado a lado se protegem: você não pode cair sobre elas.
    <b>Você tirou 3. Qual peça pode andar?</b>
lesson-senet-protected-right = A casa 19 está livre. As outras duas peças cairiam sobre um par, e isso é proibido.
lesson-senet-protected-wrong = Três casas à frente há um par de adversárias. Esta peça tem que ficar.
lesson-senet-pair =
    As suas peças também se protegem quando estão lado a lado.
    <b>Você tirou 2. Forme um par que nenhum lançamento possa atacar.</b>
lesson-senet-pair-right = Agora as peças na 7 e na 8 estão juntas. Tirem o que tirarem, os fusos não podem atacar.
lesson-senet-pair-wrong = Agora as suas peças estão sozinhas, e os dois fusos atrás podem atacar.
lesson-senet-back =
    Se for possível avançar, é obrigatório. Se não, uma peça tem que recuar.
    <b>Você tirou 5. Nenhuma peça passa da 26. Para onde vai o cone da casa 24?</b>
lesson-senet-back-right = Cinco casas para trás, para a 19. Havia uma peça adversária lá: quem recua também troca de lugar.
lesson-senet-back-wrong = Para chegar à 26 ele precisa de um 2, e não pode passar dela. O que faz uma peça que não pode avançar?
lesson-senet-beauty =
    Todas as peças têm que parar na 26, a Casa Bela, e só chegam lá com o número exato.
    <b>Você tirou 3. Qual peça pode andar?</b>
lesson-senet-beauty-right = 23 e 3 são 26, exatamente.
lesson-senet-beauty-wrong = Passaria da 26, e isso é proibido. Qual peça está exatamente a três casas da 26?
lesson-senet-exit =
    As peças na 28, na 29 e na 30 só esperam o seu número exato: na 28 um 3, na 29 um 2, na 30 um 1.
    <b>Você tirou 1. Qual peça pode sair?</b>
lesson-senet-exit-right = Da 30, basta um 1.
lesson-senet-exit-wrong = Esta espera outro número, e nunca avança.
lesson-senet-water =
    A 27 é a Casa das Águas. Enquanto uma peça sua se afoga lá, as outras não se movem. Só um 4 tira essa peça do tabuleiro, e ele só vem uma vez em 16. No começo da vez, em vez de lançar, você pode salvá-la.
    <b>Salve sem risco a peça que se afoga.</b>
lesson-senet-water-right = Ela está de novo na 15, e suas peças estão livres. A vez acabou, mas é um preço justo.
lesson-senet-water-wrong = A peça ainda se afoga: só um lançamento em 16 é um 4. Foi um risco.
lesson-senet-drop =
    Na 28, na 29 e na 30 ninguém está protegido. Quem vem da 26 e cai ali sobre uma adversária a empurra para a água.
    <b>Você tirou 3. Empurre a peça adversária para a água.</b>
lesson-senet-drop-right = A peça adversária se afoga na 27, e todos os outros fusos têm que esperar.
lesson-senet-drop-wrong = É permitido, mas ninguém cai na água: esta peça não vem da 26 sobre uma adversária.
lesson-senet-win =
    Da 26, um 5 leva direto para fora do tabuleiro. Um 2, 3 ou 4 leva à 28, 29 ou 30, e um 1 pode levar à água.
    <b>A última peça! Que número dá a vitória agora?</b>
lesson-senet-win-right = As cinco saíram, e a partida está ganha.
lesson-senet-win-wrong = A peça ainda está no tabuleiro. Que número leva direto da 26 para fora?

## Seega

lesson-seega-place =
    Primeiro todas as pedras são colocadas, duas por vez, em qualquer casa vazia menos no centro.
    <b>Onde você pode colocar a pedra branca?</b>
lesson-seega-place-right = Serve qualquer casa vazia. Só o centro fica livre para a primeira jogada.
lesson-seega-place-wrong = Aí não: não pode ser no centro nem sobre outra pedra.
lesson-seega-step =
    Com todas colocadas, uma pedra anda uma casa, em qualquer das oito direções.
    <b>Para onde pode ir a pedra de b2?</b>
lesson-seega-step-right = Uma casa: na diagonal vale tanto quanto na fila ou na coluna.
lesson-seega-step-wrong = Só uma casa: duas de uma vez é demais.
lesson-seega-free =
    Uma pedra precisa de uma casa vazia ao lado.
    <b>Qual pedra branca pode andar?</b>
lesson-seega-free-right = Ela tem espaço ao lado.
lesson-seega-free-wrong = Ela está fechada: não há casa vazia ao lado, e pela borda não há saída.
lesson-seega-take =
    Você captura uma pedra adversária quando sua jogada a fecha entre duas pedras suas, em linha reta.
    <b>Você joga com as brancas. Capture uma pedra.</b>
lesson-seega-take-right = b1 ficou entre a1 e c1 e sai do tabuleiro.
lesson-seega-take-wrong = Nada foi capturado. Que pedra azul já tem uma branca de um lado?
lesson-seega-diagonal =
    Também dá para capturar na diagonal.
    <b>Capture a pedra em b2.</b>
lesson-seega-diagonal-right = b2 ficou entre a1 e c3, na diagonal, e sai do tabuleiro.
lesson-seega-diagonal-wrong = Nada foi capturado. Em a1 há uma branca: que casa fica depois de b2, na mesma linha?
lesson-seega-two =
    Uma jogada pode capturar em várias direções.
    <b>Capture duas pedras de uma vez.</b>
lesson-seega-two-right = Em d2 a sua pedra fecha c2 à esquerda e d3 acima.
lesson-seega-two-wrong = Assim você não captura duas. Procure a casa que fecha duas pedras azuis.
lesson-seega-chain =
    Depois de capturar, você tem que capturar outra vez, com qualquer pedra, enquanto for possível.
    <b>Qual jogada permite capturar mais uma vez?</b>
lesson-seega-chain-right = De c5 a pedra pode seguir para d5 e capturar d4, e outras também poderiam capturar.
lesson-seega-chain-wrong = Depois desta jogada não há mais nada para capturar, e sua vez acaba.
lesson-seega-save =
    A pedra que entra entre duas adversárias na sua própria jogada está a salvo. Só o que a jogada do outro lado fecha é capturado.
    <b>As azuis podem capturar c1. Jogue de modo que elas não capturem nada.</b>
lesson-seega-save-right = Entre b1 e b3 a pedra está a salvo: foi ela que entrou lá.
lesson-seega-save-wrong = Agora as azuis podem fechar uma pedra pelo outro lado e capturá-la.
lesson-seega-passage =
    As azuis não podem andar. Então você joga de novo, e tem que deixar sair uma pedra azul.
    <b>Qual pedra abre passagem?</b>
lesson-seega-passage-right = Ela se afasta, e a azul do canto tem caminho.
lesson-seega-passage-wrong = Com esta jogada ninguém sai: as duas azuis continuam fechadas.
lesson-seega-win =
    Vence quem, com sua jogada, deixa o outro lado com uma pedra no máximo.
    <b>As azuis têm duas pedras. Vença!</b>
lesson-seega-win-right = Resta uma pedra azul: você venceu.
lesson-seega-win-wrong = As azuis ainda têm duas pedras. Feche uma delas.
lesson-seega-count =
    Depois de cem jogadas sem captura, as pedras são contadas. As brancas fazem agora a centésima.
    <b>Quem ganha?</b>
lesson-seega-count-right = Três contra duas: ganha quem tem mais pedras.
lesson-seega-count-wrong = Conte as pedras no tabuleiro: ganha quem tem mais.

## Hyena

lesson-hyena-taba =
    São lançadas três fichas. Um só lado branco é uma moeda para você. Antes da primeira moeda, a mãe ▲ não pode sair da aldeia.
    <b>Qual lançamento a deixa sair?</b>
lesson-hyena-taba-right = A moeda é sua, e com o próximo lançamento ela começa a andar.
lesson-hyena-taba-wrong = Perdido: com este lançamento ninguém sai da aldeia.
lesson-hyena-walk =
    Dois lados brancos contam 2, três contam 3, nenhum conta 6. Ela anda esse número de casas.
    <b>▲ está em 5. Qual lançamento a leva a 11?</b>
lesson-hyena-walk-right = Seis casas: 5 e 6 são 11.
lesson-hyena-walk-wrong = Assim ela não chega a 11. Conte as casas de 5 a 11; uma moeda não é um passo.
lesson-hyena-turn =
    Depois de uma moeda, de um 3 ou de um 6, você lança de novo. Só um lançamento acaba a sua vez.
    <b>Qual lançamento acaba a vez?</b>
lesson-hyena-turn-right = Ela anda duas casas, e depois lança o próximo jogador.
lesson-hyena-turn-wrong = Depois deste você lança de novo.
lesson-hyena-well =
    O poço fica depois da casa 30, e é preciso chegar lá com o número exato.
    <b>▲ está em 28. Qual lançamento a leva ao poço?</b>
lesson-hyena-well-right = 29, 30, o poço.
lesson-hyena-well-wrong = Ela não está no poço. Um lançamento maior se perde, e um menor não chega lá.
lesson-hyena-pay =
    Os dias que faltam podem ser pagos, com uma moeda cada. No poço são necessárias mais quatro moedas, para lavar e voltar. Aqui faltam cinco dias, e você tem nove moedas.
    <b>Pagar ou guardar: o que faz a mãe voltar agora?</b>
lesson-hyena-pay-right = Cinco pelo caminho, quatro pela lavagem: ela já volta para casa.
lesson-hyena-pay-wrong = Ela fica em 26: o lançamento exato pode demorar.
lesson-hyena-wash =
    No poço, todo 2, 3 e 6 fica guardado, até as quatro moedas serem pagas. Você tem três, e há 5 pontos guardados.
    <b>Qual lançamento a deixa partir?</b>
lesson-hyena-wash-right = As quatro estão pagas, e ela anda logo os 5 pontos guardados.
lesson-hyena-wash-wrong = Isso só fica guardado para depois: não paga nada.
lesson-hyena-home =
    Na aldeia não é preciso o número exato. Quem chega primeiro vence e recebe a hiena.
    <b>▲ está no caminho de volta, em 4. Qual lançamento a leva para casa?</b>
lesson-hyena-home-right = A primeira em casa: você venceu. Sua hiena pode sair por duas moedas, e o jogo continua.
lesson-hyena-home-wrong = Ela ainda está a caminho. De 4 ela precisa andar pelo menos quatro casas.
lesson-hyena-double =
    A hiena anda o dobro do número.
    <b>Ela está em 10. Qual lançamento a leva a 22?</b>
lesson-hyena-double-right = Duas vezes 6 são 12: de 10 a 22.
lesson-hyena-double-wrong = Assim ela não chega a 22. Quantas casas faltam? Ela anda o dobro do número.
lesson-hyena-drink =
    No caminho de ida a hiena não faz mal a ninguém. No poço ela bebe por dez moedas, e você tem nove.
    <b>Qual lançamento a deixa beber?</b>
lesson-hyena-drink-right = As dez estão pagas: a hiena bebeu, e agora volta e caça.
lesson-hyena-drink-wrong = Perdido: isso não paga nada, e a hiena continua com sede.
lesson-hyena-eaten =
    A hiena já bebeu. Ela está em 20, você tirou um 3, e ela volta o dobro. Devora todas as mães que alcança ou ultrapassa, mas ninguém no poço.
    <b>Quem ela devora?</b>
lesson-hyena-eaten-right = De 20 a 14 a hiena passa por 17, e era lá que esta mãe estava.
lesson-hyena-eaten-wrong = Esta está a salvo: a hiena vai de 20 a 14, e ela não está nesse caminho.
lesson-hyena-win =
    Agora também a hiena chega em casa. ▲ foi a primeira em casa, ★ a segunda, ◎ ainda está a caminho.
    <b>Quem venceu?</b>
lesson-hyena-win-right = Vence quem chega primeiro em casa. As outras só tentam escapar da hiena.
lesson-hyena-win-wrong = Não: isso ficou decidido quando a primeira mãe chegou em casa.

## Aseb

lesson-aseb-enter =
    Todas as suas peças começam na mão. Uma entra na casa do número tirado, na sua fila.
    <b>Você tirou 2. Faça entrar uma peça nova.</b>
lesson-aseb-enter-right = Ela está na 2, na sua fila, onde o adversário não chega.
lesson-aseb-enter-wrong = É permitido, mas esta peça já estava no tabuleiro. Uma nova vem da mão.
lesson-aseb-walk =
    A sua fila vai de 1 a 4. Depois o caminho vira para a fila do meio, que é dos dois lados: 5, 6, até 16.
    <b>Você tirou 4. Para onde vai o cone da 2?</b>
lesson-aseb-walk-right = 3, 4 e, virando a esquina, 5, 6.
lesson-aseb-walk-wrong = Não conte a 2: 3, 4 e, virando a esquina, 5 e 6.
lesson-aseb-zero =
    Contam os lados claros das quatro varetas. No Senet, nenhum lado claro conta 5. Aqui não.
    <b>Com que lançamento nada se move e a vez logo passa?</b>
lesson-aseb-zero-right = Nenhum lado claro é um 0, e um 0 não move nada.
lesson-aseb-zero-wrong = Com este, alguma peça pode andar. Aqui, sem lado claro, o lançamento conta zero.
lesson-aseb-again =
    Quem chega a uma roseta (4, 8, 12, 16) lança de novo.
    <b>Que lançamento deixa você lançar mais uma vez?</b>
lesson-aseb-again-right = Com um 4, a peça entra na roseta: outro lançamento.
lesson-aseb-again-wrong = Este não leva a nenhuma roseta, e a sua vez acaba.
lesson-aseb-hit =
    Uma peça que chega a uma adversária a manda de volta para a mão.
    <b>Você tirou 2. Atinja a peça adversária.</b>
lesson-aseb-hit-right = O fuso tem que começar de novo.
lesson-aseb-hit-wrong = Ali não há ninguém. Procure a peça com uma adversária duas casas à frente.
lesson-aseb-flee =
    O fuso na casa 4 dele alcança de 5 a 8 no próximo lançamento. Numa roseta ninguém é atingido.
    <b>Você tirou 3. Jogue de modo que nenhuma das suas peças possa ser atingida.</b>
lesson-aseb-flee-right = A 9 é longe demais para ele, e o cone na 8 está a salvo na roseta.
lesson-aseb-flee-wrong = Então o fuso acerta com o lançamento certo: uma das suas peças ainda está ao alcance dele.
lesson-aseb-sheltered =
    Uma peça numa roseta não pode ser atingida, e ninguém pode ir para ali.
    <b>Você tirou 2. Qual destas peças pode andar?</b>
lesson-aseb-sheltered-right = Para a 12: outra roseta e outro lançamento.
lesson-aseb-sheltered-wrong = Esta não. O fuso na 8 está a salvo na roseta, e a 6 não tem caminho.
lesson-aseb-off =
    Uma peça sai do tabuleiro com o número exato: da 16 com 1, da 15 com 2, da 14 com 3, da 13 com 4.
    <b>Você tirou 4. Tire uma peça do tabuleiro.</b>
lesson-aseb-off-right = 13 mais 4 passa um do 16: a peça está fora.
lesson-aseb-off-wrong = É permitido, mas assim nenhuma peça sai. Da 13, o exato é 4.
lesson-aseb-exact =
    Com um número alto demais a peça não sai.
    <b>Você tirou 2. Qual destas peças pode andar?</b>
lesson-aseb-exact-right = Da 15, o exato é 2.
lesson-aseb-exact-wrong = Da 16, um 2 é demais; da 14, ele leva a uma casa com peça sua.
lesson-aseb-win =
    O primeiro lado com todas as peças fora vence. Só falta a sua da 16.
    <b>Que lançamento vence?</b>
lesson-aseb-win-right = Da 16, o exato é 1: você venceu!
lesson-aseb-win-wrong = Não: uma peça sai com o lançamento exato, uma casa além da última.

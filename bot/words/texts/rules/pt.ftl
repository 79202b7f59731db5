### The rules, in Portuguese: every rule set and every switch. Names and values are the catalogue's
### own; how long each text may be, tests/bot/words/test_texts.py says.

## The pages

rules-index =
    <b>📜 As regras</b>
    Ninguém escreveu as regras antigas. Estas são leituras e relatos, cada um deles um bom jogo:
rules-game = <b>📜 { $game }</b>
rules-switches =
    <b>🎚 { $rules }: opções</b>
    Alternativas para um jogo à sua escolha; cada uma tem a sua página. Se duas se contradizem, digo quais. Depois do nome está o que as próprias regras escolhem.
rules-unknown = Não há jogo, regras nem opção com o nome «{ $word }». Talvez queira dizer:
key-rules-full = 📜 Todas as regras
key-switches = 🎚 Opções ({ $count })
key-switch = { $switch }: { $value }
key-rules-index = ‹ Todos os jogos
key-rules-page = ‹ { $rules }
key-to-game = ↩️ Voltar à partida

## The rule sets: name, character in one line, source

rules-thibault = Regras de Thibault
character-thibault = Peças que dançam, lançamento atrás de lançamento, e um afogamento que trava tudo.
rules-source-thibault = Daniel U. Thibault
rules-tait = Regras de Tait
character-tait = Curtas e vivas: a peça atingida sai do tabuleiro e lança-se outra vez.
rules-source-tait = John Tait, segundo Thibault
rules-bell = Ao contrário (Bell)
character-bell = A corrida ao contrário: entra-se no fim e chega-se ao princípio.
rules-source-bell = R. C. Bell, segundo Thibault
rules-houses = Dez peças (Casas)
character-houses = Dez de cada lado, para a frente ou para trás, e na Beleza espera o destino.
rules-source-houses = uma descrição russa das Casas
rules-glebsite = Da mão
character-glebsite = Entra-se da mão, atinge-se, alinham-se três e joga-se por pontos.
rules-source-glebsite = glebsite.net
rules-sidja = Sidja (Sudão)
character-sidja = Dois exércitos de pedras: oito direções, e quem captura continua a capturar.
rules-source-sidja = o jogo do Sudão, segundo a Wikipédia russa
rules-siga = Siga (Egito)
character-siga = O jogo dos camponeses do Egito: filas e colunas, centro seguro, e contagem no fim.
rules-source-siga = o jogo do Egito, segundo a Wikipédia russa
rules-hyena = As mães e a hiena
character-hyena = De duas a seis pessoas correm ao poço e voltam; a primeira mãe em casa solta a hiena.
rules-source-hyena = Li’b el-merafib, jogo popular do Sudão

## The illustrated page of each rule set

rules-thibault-page =
    <b>Senet</b>, pelas regras de Thibault
    Leve as cinco peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Lance as varas: os lados claros contam 1–4, nenhum claro é 5. Mova uma peça esse número de casas. Com <b>1, 4 ou 5</b> lança de novo; com 2 ou 3 passa a vez.
    ⇄ Ao cair numa peça adversária sozinha, trocam de lugar. Duas ou mais seguidas protegem-se.
    ⏪ Tem de avançar se puder, senão recua; sem jogada, perde a vez.
    ✨ <b>26 Beleza</b>: só por lançamento exato. Daqui, 5 sai do tabuleiro, 2, 3, 4 vão para 28, 29, 30, e 1 cai na água se nada mais puder avançar.
    🌊 <b>27 Águas</b>: a peça afoga-se e as outras ficam paradas. Um 4 tira-a do tabuleiro; ou, no início da vez, salve-a para a ☥ 15 e passe.
    <b>28, 29, 30</b> saem com 3, 2, 1. Peça atingida aí cai na água.
    🔢 Na imagem: os números são os botões, a moldura vermelha é uma troca, a seta é a última jogada.
rules-tait-page =
    <b>Senet</b>, pelas regras de Tait
    Leve as cinco peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Os lados claros contam 1–4, nenhum claro é <b>6</b>. Um lançamento por vez; uma peça avança esse número. Se puder jogar, tem de jogar. Um 6 jogado lança de novo.
    💥 Ao cair numa peça adversária, ela sai do tabuleiro para a mão do dono. Quem ataca lança de novo. As vizinhas não se protegem; só a ⭕ 15 é segura.
    ✋ Da mão, um 4 entra na casa 4, um 6 na casa 6, atingindo quem lá estiver. Não é obrigatório entrar se houver outra jogada.
    ✨ <b>26 Beleza</b> pode ser saltada. Sai-se da 26 com 6, da <b>28, 29, 30</b> com 3, 2, 1, e lança-se de novo; ou avança-se, se couber.
    🌊 <b>27 Águas</b>: a peça vai para a mão. Acaba a vez, e perdem-se os lançamentos que faltam.
    🔢 Na imagem: os números são os botões, a moldura vermelha é um ataque, a seta é a última jogada.
rules-bell-page =
    <b>Senet</b> ao contrário, pelas regras de Bell
    Faça entrar as cinco peças no fim do caminho e traga-as ao princípio: os cones a 1, 3, 5, 7, 9, os fusos a 2, 4, 6, 8, 10.

    🎲 Um lançamento por vez: os lados claros contam 1–4, nenhum claro é 5. Se puder jogar, tem de jogar.
    ✋ O lançamento faz entrar uma peça, se a casa estiver vazia: 1 na 30, 2 na 29, 3 na 28, 4 na 27, 5 na 26. Ou leva uma peça <b>em direção à casa 1</b>.
    💥 Ao cair numa peça adversária, ela vai para a mão do dono e recomeça. Uma peça pode saltar por cima de qualquer outra.
    ⭕ 15 e 26–30 são seguras: quem lá está não pode ser atacado.
    🏁 Em 1–10 uma peça só fica nas cinco casas do seu lado; de uma delas pode seguir para outra.
    🏆 Com as cinco lá, ganhou.
    🔢 Na imagem: os números são os botões, a moldura vermelha é um ataque, a seta é a última jogada.
rules-houses-page =
    <b>Senet</b> com dez peças, pelas Casas
    Leve as dez peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Um lançamento por vez: claros 1–4, nenhum é 5. Mova uma peça, <b>para a frente ou para trás</b>, ou passe.
    ⇄ Ao cair numa adversária sozinha, trocam de lugar. Um par está seguro; de três ou mais seguidas só as do meio podem ser trocadas. Não se saltam duas seguidas.
    ✨ <b>26 Beleza</b>: quem a alcança, ou passaria por ela, fica lá e lança outra vez: 5 sai do tabuleiro; 2, 3, 4 vão para 28, 29, 30, se livres; senão, e com 1, para a água.
    🌊 <b>27 Águas</b>: a próxima vez é a prova: 4 sai, 5 fica, 1, 2, 3 voltam para a ☥ 15 ou, se ocupada, para trás dela. Com a água ocupada, quem cai volta à 15.
    <b>28, 29, 30</b> saem com 3, 2, 1. Em 26–30 ninguém é atacado.
    🔢 Na imagem: os números são os botões, a moldura vermelha é uma troca, a seta é a última jogada.
rules-glebsite-page =
    <b>Senet</b>, da mão
    Todas as peças começam na mão. Faça-as entrar, percorrer o caminho sinuoso e sair antes do outro lado.

    🎲 Um lançamento por vez: claros 1–4, nenhum é 5. Faz entrar uma peça na <b>casa desse número</b>, se vazia, ou avança uma. Se puder jogar, tem de jogar.
    💥 Ao cair numa peça adversária, ela volta para a mão do dono. Não há casas especiais.
    ☰ Três suas numa coluna, uma em cada fila: lança outra vez.
    🚪 A 30 é a saída e nunca um lugar de descanso (leitura nossa): sai-se da 25 com 5, da 26 com 4, da 27 com 3, da 28 com 2, da 29 com 1. Daí não há outra jogada. Só se sai com a mão vazia e todas as peças para lá da 15.
    🏆 Quem ganha tem um ponto por cada peça adversária que não saiu. Uma partida, ou uma série até 5, 10, 15 ou 21 pontos.
    🔢 Na imagem: os números são os botões, a moldura vermelha é um ataque, a seta é a última jogada.
rules-sidja-page =
    <b>Seega</b> do Sudão: sidja
    Doze pedras de cada lado em 5×5 casas. Capture as do outro lado entre as suas, até restar no máximo uma.

    📍 <b>Colocar</b>: os dois lados, alternadamente, duas pedras em quaisquer casas vazias menos o centro, até estarem todas. Ainda nada se captura.
    ➡️ <b>Mover</b>: começa quem colocou primeiro, para o centro. Uma pedra anda uma casa em <b>qualquer das oito direções</b>. Se puder jogar, tem de jogar.
    ⚔️ <b>Capturar</b>: sai a pedra adversária que a jogada prende, em linha, entre a pedra movida e outra sua; em todas as direções ao mesmo tempo. Está a salvo a que entra no meio na própria jogada.
    ⛓ A primeira captura é livre. Depois tem de capturar outra vez, com <b>qualquer pedra</b>, enquanto puder.
    🚪 Quem fica sem jogada passa, e o outro lado tem de abrir passagem.
    ⌛ 100 jogadas sem captura: contam-se as pedras (decisão nossa).
    🔢 Na imagem: a pedra de c4 acaba de capturar b5. Uma das pedras com ⚔ tem agora de capturar.
rules-siga-page =
    <b>Seega</b> do Egito: siga
    Doze pedras de cada lado em 5×5 casas. Capture as do outro lado entre as suas, até restar no máximo uma.

    📍 <b>Colocar</b>: os dois lados, alternadamente, duas pedras em quaisquer casas vazias menos o centro, até estarem todas. Ainda nada se captura.
    ➡️ <b>Mover</b>: começa quem colocou por último, para o centro. Uma pedra anda uma casa <b>na fila ou na coluna</b>, nunca na diagonal. Se puder jogar, tem de jogar.
    ⚔️ <b>Capturar</b>: sai a pedra adversária que a jogada prende, em linha, entre a pedra movida e outra sua. No <b>centro</b> está a salvo, e a que entra no meio na própria jogada também.
    ⛓ A primeira captura é livre. Depois <b>a mesma pedra</b> tem de capturar outra vez, enquanto puder.
    🚪 Quem fica sem jogada passa, e o outro lado tem de abrir passagem.
    ⌛ 20 jogadas sem captura, ou contagem combinada: ganha quem tem mais pedras.
    🔢 Na imagem: as pedras emolduradas podem mover-se, as que têm ⚔ podem capturar: c4 captura b5, e2 captura d1.
rules-hyena-page =
    <b>Hiena</b>: as mães e a hiena
    Mande a mãe ao poço, lavar a roupa, e de volta para casa, antes das outras. Quem tem a primeira mãe em casa ganha e solta a hiena.

    🎲 Três lascas. Uma branca: uma <b>taba</b>, anotada na conta. Duas: 2, e acaba a vez. Três: 3. Nenhuma: 6. Lança-se até sair um 2.
    🏠 Ela sai da aldeia depois da primeira taba e anda 2, 3, 6.
    💧 Ao poço chega-se com o número exato; os dias que faltam <b>podem ser pagos</b>, uma taba cada. Lá são precisas quatro tabas para lavar e voltar; os pontos lançados até partir ficam guardados.
    🐾 A hiena sai por duas tabas, anda o dobro, bebe no poço por dez, volta e <b>come</b> cada mãe que alcança ou ultrapassa. No poço e na aldeia estão a salvo.
    🏅 Quem fica sem a mãe vai para o fim da lista, e todos zombam.
    🔢 Na imagem: ▲ está em casa, e a hiena já bebeu. ★ foge dela para casa, ☥ lava, ◎ está em 28 com 3 tabas: pagar e chegar ao poço, ou guardá-las?

## Every rule

rules-thibault-full =
    <b>Senet, pelas regras de Daniel U. Thibault</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Os cones (claros) começam nas casas 1, 3, 5, 7, 9 e jogam primeiro; os fusos (escuros) nas 2, 4, 6, 8, 10. O sorteio decide quem joga com os cones. <i>(Esta disposição é decisão nossa: o desenho da fonte perdeu-se. Assim, as melhores casas são de quem joga em segundo.)</i>

    <b>2. O lançamento.</b> Quatro varas com um lado claro e um escuro. Contam-se os lados claros; nenhum vale 5. As probabilidades: 1 quatro vezes em 16, 2 seis vezes, 3 quatro vezes, 4 uma, 5 uma. Cada lançamento é independente: nenhum número está «para sair».

    <b>3. A vez.</b> Lance e mova uma peça o número inteiro de casas. Depois de 2 ou 3 passa a vez; depois de 1, 4 ou 5 lança de novo. Se não houver jogada possível, perde a vez, seja qual for o lançamento.

    <b>4. Primeiro em frente.</b> Se houver uma jogada para a frente, é obrigatória; tirar uma peça do tabuleiro também conta. Só se não houver é obrigatória uma jogada para trás. Uma peça pode saltar por cima de quaisquer outras; numa casa só cabe uma.

    <b>5. A dança.</b> Ao cair numa peça adversária sozinha, as duas trocam de lugar. Duas ou mais peças de um lado em casas seguidas protegem-se, também nas curvas do caminho; mas não em 28–30, nem enquanto uma desse lado se afoga.

    <b>6. Beleza, 26.</b> Nenhuma peça a ultrapassa; chega-se por lançamento exato. Dela, um 5 sai do tabuleiro; um 2, 3 ou 4 vai para 28, 29 ou 30; um 1 tem de cair na água, mas só se não tiver outra jogada para a frente. Uma peça aqui também pode recuar, quando é obrigatório recuar.

    <b>7. As últimas casas.</b> Uma peça sai da 27 com 4, da 28 com 3, da 29 com 2, da 30 com 1. Não faz outra jogada.

    <b>8. O ataque.</b> Da 26 sobre uma peça adversária na 28, 29 ou 30: ela cai na água. Se já lá estava outra do seu lado, essa vai para a Casa da Segunda Vida.

    <b>9. O afogamento.</b> Enquanto tiver uma peça na 27, nenhuma outra sua se move nem está protegida. Um 4 tira-a do tabuleiro; 1 e 5 nada fazem e lança de novo; 2 e 3 passam a vez. No início da vez pode antes salvá-la: vai para a 15 e passa a vez. Com 1, da 26 sobre uma peça adversária que se afoga, as duas trocam de lugar.

    <b>10. Segunda Vida, 15.</b> Se houver na 15 uma peça de qualquer lado, a primeira casa livre atrás dela: 14, 13 … 1. <i>(Decisão nossa: se todas estiverem ocupadas, 16, 17 …)</i>

    <b>11. O fim.</b> Vence quem tirar primeiro as cinco peças do tabuleiro.

    <i>Fonte: Daniel U. Thibault, Four Ancient Egyptian Board Games.</i>
rules-tait-full =
    <b>Senet, pelas regras de John Tait</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Os cones (claros) começam nas casas 1, 3, 5, 7, 9 e jogam primeiro; os fusos (escuros) nas 2, 4, 6, 8, 10. O sorteio decide quem joga com os cones. <i>(As cinco peças e os seus lugares são decisão nossa: a fonte não os dá.)</i>

    <b>2. O lançamento.</b> Quatro varas com um lado claro e um escuro. Contam-se os lados claros; nenhum vale 6. As probabilidades: 1 quatro vezes em 16, 2 seis vezes, 3 quatro vezes, 4 uma, 6 uma. Cada lançamento é independente dos anteriores.

    <b>3. A vez.</b> Lance uma vez e avance uma peça o número inteiro. Um 6 jogado lança de novo. Se houver jogada possível, é obrigatória. Se não houver, acaba a vez, e perdem-se os lançamentos que faltam. <i>(Decisão nossa: depois de um 6 também.)</i>

    <b>4. O movimento.</b> Só para a frente. Uma peça pode saltar por cima de quaisquer outras; nunca se cai numa das próprias.

    <b>5. O ataque.</b> Ao cair numa peça adversária, ela sai do tabuleiro para a mão do dono. Quem ataca ganha mais um lançamento. As vizinhas não se protegem. Na 15, a Casa da Segunda Vida, ninguém é atingido. <i>(Decisão nossa: nenhuma outra casa é segura.)</i>

    <b>6. Da mão.</b> Um 4 faz entrar uma peça na casa 4, um 6 na casa 6, se lá não estiver uma sua; uma adversária lá é atingida. Se houver outra jogada possível, não é obrigatório entrar.

    <b>7. Beleza, 26.</b> Pode ser saltada. Uma peça que lá está sai do tabuleiro com 6.

    <b>8. Águas, 27.</b> A peça que aqui cai vai para a mão e tem de entrar de novo. Perdem-se todos os lançamentos que faltam, e acaba a vez.

    <b>9. As últimas casas.</b> Uma peça sai da 28 com 3, da 29 com 2, da 30 com 1. Em vez de sair, pode avançar onde o número couber. De outro modo não se passa da 30.

    <b>10. Mais lançamentos.</b> Tirar uma peça do tabuleiro também dá um lançamento. O que se ganha soma-se. <i>(Decisão nossa: um 6 que atinge dá dois.)</i>

    <b>11. O fim.</b> Vence quem tirar primeiro as cinco peças do tabuleiro.

    <i>Fonte: John Tait, contado por Daniel U. Thibault em Four Ancient Egyptian Board Games.</i>
rules-bell-full =
    <b>Senet ao contrário, pelas regras de R. C. Bell</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, numeradas em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Aqui as peças vão da 30 <b>para a 1</b>. Cinco cones (claros) e cinco fusos (escuros) começam na mão. Os cones jogam primeiro; a sorte decide de quem são.

    <b>2. O lançamento.</b> Quatro varas com um lado claro e um escuro. Contam-se os lados claros; nenhum vale 5. As probabilidades: 1 quatro vezes em 16, 2 seis vezes, 3 quatro vezes, 4 uma, 5 uma. Cada lançamento é independente dos anteriores.

    <b>3. A vez.</b> Um lançamento, uma jogada, e depois o outro. Se não houver jogada possível, passa a vez. <i>(Decisão nossa: se houver jogada possível, é obrigatória.)</i>

    <b>4. A entrada.</b> Um 1 faz entrar uma peça na casa 30, um 2 na 29, um 3 na 28, um 4 na 27, um 5 na 26. A casa tem de estar vazia.

    <b>5. O movimento.</b> Ou o lançamento leva uma peça do tabuleiro em direção à casa 1, o número inteiro. Uma peça pode saltar por cima de quaisquer outras; nunca se cai numa das próprias.

    <b>6. O ataque.</b> Ao cair numa peça adversária, ela sai do tabuleiro para a mão do dono; recomeça. As vizinhas não se protegem.

    <b>7. Casas seguras.</b> Na 15, 26, 27, 28, 29 e 30 ninguém pode ser atacado, por isso nenhuma peça pode cair numa que lá esteja.

    <b>8. As casas próprias.</b> As dos cones são 1, 3, 5, 7, 9, as dos fusos 2, 4, 6, 8, 10. <i>(Decisão nossa: a fonte diz apenas «posições finais»; destas começam os outros jogos.)</i>

    <b>9. A chegada.</b> Em 1–10 uma peça só pode parar numa casa do seu lado. Daí pode seguir em direção à 1, se parar outra vez numa delas. <i>(Decisão nossa: de outro modo um lado poderia fechar o outro para sempre.)</i>

    <b>10. O fim.</b> Vence quem tiver primeiro as cinco peças nas suas cinco casas.

    <i>Fonte: R. C. Bell, contado por Daniel U. Thibault em Four Ancient Egyptian Board Games. Thibault acha muito improvável que os egípcios jogassem assim.</i>
rules-houses-full =
    <b>Senet com dez peças, pelas Casas</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Dez cones (claros) começam nas casas ímpares de 1–20 e jogam primeiro, dez fusos (escuros) nas pares. O sorteio decide quem joga com os cones.

    <b>2. O lançamento.</b> Quatro varas com um lado claro e um escuro. Contam-se os lados claros; nenhum vale 5. As probabilidades: 1 quatro vezes em 16, 2 seis vezes, 3 quatro vezes, 4 uma, 5 uma. <i>(A fonte diz que um número fica mais provável quando não sai há algum tempo. Não é verdade: as varas não se lembram de nada, cada lançamento é independente.)</i>

    <b>3. A vez.</b> Um lançamento e depois uma jogada, ou passar. <i>(Decisão nossa: a fonte só proíbe passar na 26.)</i>

    <b>4. O movimento.</b> Para a frente ou para trás, como quiser, o número inteiro numa só direção. Duas peças em casas seguidas, de quem forem, não se saltam; as sozinhas sim. <i>(Decisão nossa: e várias numa jogada, se estiverem separadas.)</i>

    <b>5. A troca.</b> Ao cair numa peça adversária sem outra do seu lado em casa vizinha, as duas trocam de lugar, para a frente ou para trás. Um par está seguro. De três ou mais seguidas só as do meio podem ser trocadas. <i>(Decisão nossa: mais de quatro são como quatro.)</i> Em 26–30 ninguém é atacado.

    <b>6. Beleza, 26.</b> Uma peça que a alcançaria, ou passaria por ela, fica lá; a 26 tem de estar vazia. Outro lançamento decide o seu destino: um 5 tira-a do tabuleiro; um 2, 3 ou 4 leva-a para 28, 29 ou 30, se a casa estiver livre; senão, e com 1, cai na água. Se a água estiver ocupada, por qualquer lado, vai para a Casa do Renascimento. <i>(Decisão nossa: com 2, 3 ou 4 também.)</i> Aqui não se passa, e ninguém fica na 26. É o único caminho para 27–30.

    <b>7. Águas, 27.</b> Na próxima vez do dono, o lançamento é a prova dessa peça e mais nada: 1, 2 ou 3 manda-a para o Renascimento, um 4 tira-a do tabuleiro, com 5 fica, e a prova repete-se na vez seguinte. Aqui não se passa.

    <b>8. Renascimento, 15.</b> Se houver na 15 uma peça de qualquer lado, a primeira casa livre atrás dela: 14, 13 … 1.

    <b>9. As últimas casas.</b> Uma peça sai da 28 com 3, da 29 com 2, da 30 com 1. Não faz outra jogada.

    <b>10. O fim.</b> Vence quem tirar primeiro as dez peças do tabuleiro. <i>(Decisão nossa, para que ninguém prolongue a partida para sempre: se em 300 vezes seguidas nenhuma peça sair do tabuleiro, a partida acaba, e vence quem tiver mais peças fora; com números iguais, é empate.)</i>

    <i>Fonte: uma descrição russa do Senet, com dez peças e o significado das Casas.</i>
rules-glebsite-full =
    <b>Senet da mão, segundo glebsite.net</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Nenhuma casa é especial. Cada lado tem cinco peças, todas na mão; por opção seis ou sete, ou três para uma partida curta <i>(acréscimo nosso)</i>. Os cones (claros) jogam primeiro; a sorte decide de quem são.

    <b>2. O lançamento.</b> Quatro varas com um lado claro e um escuro. Contam-se os lados claros; nenhum vale 5. As probabilidades: 1 quatro vezes em 16, 2 seis vezes, 3 quatro vezes, 4 uma, 5 uma. Cada lançamento é independente dos anteriores. Em vez das varas podem ser usados dois dados com uma tabela (uma opção).

    <b>3. A vez.</b> Um lançamento, uma jogada, e depois o outro. Não se passa enquanto houver jogada possível.

    <b>4. O movimento.</b> O lançamento faz entrar uma peça da mão na casa desse número, que tem de estar vazia, ou avança uma peça do tabuleiro. Uma peça pode saltar por cima de quaisquer outras; nunca se cai numa das próprias.

    <b>5. O ataque.</b> Ao cair numa peça adversária, ela volta para a mão do dono.

    <b>6. Três numa coluna.</b> Se a peça que move ou faz entrar deixar três suas numa coluna, uma em cada fila (como 3, 18 e 23), lança outra vez. Só conta na vez em que a linha se forma.

    <b>7. A saída.</b> Uma peça sai chegando exatamente à casa 30: da 25 com 5, da 26 com 4, da 27 com 3, da 28 com 2, da 29 com 1. As peças em 25–29 não fazem outra jogada. <i>(Leitura nossa: a 30 é a saída e nunca um lugar de descanso. Assim dizem os números da fonte, embora as suas «últimas cinco casas» fossem 26–30.)</i>

    <b>8. Quando se pode sair.</b> Só com a mão vazia e todas as peças do tabuleiro para lá da casa 15. (Com a opção fácil: para lá da 10.)

    <b>9. Filas vizinhas.</b> Uma opção: duas peças suas numa coluna em filas vizinhas, como 5 e 16, não podem ser atingidas. A fonte convida a experimentar esta regra.

    <b>10. O fim.</b> Vence quem tirar primeiro todas as peças, e ganha um ponto por cada peça que o outro lado tenha na mão e no tabuleiro. Uma série são várias partidas até 5, 10, 15 ou 21 pontos. <i>(Decisão nossa: os cones mudam de lado a cada partida.)</i>

    <i>Fonte: as regras do Senet segundo glebsite.net.</i>
rules-sidja-full =
    <b>Seega do Sudão: sidja</b>

    <b>1. O tabuleiro.</b> Cinco por cinco casas, doze pedras de cada lado. (Por opção 7×7 com 24, 9×9 com 40, 3×3 com 4.) As casas têm nomes como no xadrez: colunas a, b, c a partir da esquerda, filas 1, 2, 3 a partir de baixo. O sorteio decide quem joga com as brancas e coloca primeiro.

    <b>2. Colocar.</b> Os lados colocam alternadamente: duas pedras em duas casas vazias quaisquer, menos a central, até todas as pedras estarem colocadas. Uma pedra colocada não captura. (Por opção uma pedra por vez; em 5×5, diz a fonte, há assim mais em que pensar.)

    <b>3. Mover.</b> Quem começou a colocar também joga primeiro, e só pode ir para o centro. Uma pedra anda uma casa, em qualquer das oito direções, para uma casa vazia. Enquanto uma pedra se puder mover, não se passa.

    <b>4. Capturar.</b> A pedra adversária que, pela sua jogada, fica entre duas suas numa fila, numa coluna ou na diagonal, é capturada, em todas as direções ao mesmo tempo: sete, no máximo. <i>(Decisão nossa: uma das duas tem de ser a pedra acabada de mover.)</i> A pedra que já estava entre adversárias, ou que entra entre elas na própria jogada, está a salvo. O que se captura tem de sair do tabuleiro. No centro captura-se como em qualquer outra casa.

    <b>5. Continuar.</b> A primeira captura nunca é obrigatória. Depois dela tem de capturar outra vez, com qualquer das suas pedras, enquanto alguma puder; uma jogada sem captura já não vale. Quando nenhuma puder, passa a vez.

    <b>6. Sem saída.</b> Quem não tem jogada passa, e o outro lado tem de fazer mais uma jogada: uma que abra passagem, se houver. <i>(Decisão nossa: como no Egito; julga-se só por essa jogada. Se nenhuma abrir, a partida acaba e contam-se as pedras.)</i>

    <b>7. O fim.</b> Perde o lado que fica, por uma captura, com uma pedra no máximo. Só pode desistir enquanto lhe tiverem capturado menos de onze pedras. Os dois podem combinar um empate: /draw.

    <b>8. A contagem.</b> <i>(Decisão nossa: a fonte não tem limite, mas conhece perseguições sem fim.)</i> Depois de cem jogadas seguidas sem captura contam-se as pedras: ganha quem tem mais; em número igual, é empate.

    <i>No chat: toque numa pedra e depois na casa para onde vai; ou escreva a jogada, como c2-c3.</i>

    <i>Fonte: a Wikipédia russa sobre a sidja, e por trás dela R. C. Bell, H. J. R. Murray e outros.</i>
rules-siga-full =
    <b>Seega do Egito: siga</b>

    <b>1. O tabuleiro.</b> Cinco por cinco casas, doze pedras de cada lado. (Por opção 7×7 com 24, 9×9 com 40, 3×3 com 4.) As casas têm nomes como no xadrez: colunas a, b, c a partir da esquerda, filas 1, 2, 3 a partir de baixo. O sorteio decide quem joga com as brancas e coloca primeiro.

    <b>2. Colocar.</b> Os lados colocam alternadamente: duas pedras em duas casas vazias quaisquer, menos a central, até todas as pedras estarem colocadas. Uma pedra colocada não captura. Por opção as quatro primeiras formam uma cruz: as brancas nas pontas direita e esquerda da fila central, as azuis nas pontas de cima e de baixo da coluna central. <i>(Decisão nossa: depois continuam as brancas.)</i>

    <b>3. Mover.</b> Joga primeiro quem colocou por último. Uma pedra anda uma casa, na fila ou na coluna, para uma casa vazia. Enquanto uma pedra se puder mover, não se passa.

    <b>4. Capturar.</b> A pedra adversária que, pela sua jogada, fica entre duas suas numa fila ou numa coluna é capturada, em todas as direções ao mesmo tempo: três, no máximo. <i>(Decisão nossa: uma das duas tem de ser a pedra acabada de mover.)</i> A pedra que já estava entre adversárias, ou que entra entre elas na própria jogada, está a salvo. A do centro também. O que se captura tem de sair do tabuleiro.

    <b>5. Continuar.</b> A primeira captura nunca é obrigatória. Depois dela a mesma pedra tem de capturar outra vez, enquanto puder; uma jogada sem captura já não vale. (Por opção: no máximo duas capturas seguidas.)

    <b>6. Sem saída.</b> Quem não tem jogada, mesmo na primeira vez, passa, e o outro lado tem de fazer mais uma jogada: uma que abra passagem, se houver. <i>(Decisão nossa: julga-se só por essa jogada. Se nenhuma abrir, a partida acaba e contam-se as pedras.)</i> Por opção, quem fica sem jogada perde.

    <b>7. A contagem.</b> Depois de vinte jogadas seguidas sem captura a partida acaba e contam-se as pedras: ganha quem tem mais; em número igual, é empate. <i>(Decisão nossa: contam as jogadas dos dois lados; passar não conta. Se a última também deixar um lado sem saída, a contagem vem primeiro.)</i>

    <b>8. A barreira.</b> Quando ambos estão atrás das suas pedras, ninguém quer atacar e todas as pedras estão colocadas, um deles pode pedir a contagem: /count. Se o outro aceitar, a partida acaba como em 7.

    <b>9. Saltos.</b> <i>(Decisão nossa: a fonte fala deles, mas não diz como são.)</i> Uma opção: uma pedra pode saltar, na fila ou na coluna, por cima de outra vizinha, sua ou não, para a casa vazia a seguir; a outra fica. Ou só por cima da casa central. Um salto pode capturar como qualquer jogada.

    <b>10. O fim.</b> Perde o lado que fica, por uma captura, com uma pedra no máximo. <i>(Decisão nossa; a fonte diz isso da sidja.)</i> Só pode desistir enquanto lhe tiverem capturado menos de onze pedras. Os dois podem combinar um empate: /draw.

    <i>No chat: toque numa pedra e depois na casa para onde vai; ou escreva a jogada, como c2-c3.</i>

    <i>Fonte: a Wikipédia russa sobre a siga, e por trás dela R. C. Bell, H. J. R. Murray e outros.</i>
rules-hyena-full =
    <b>Hiena: Li’b el-merafib</b>

    <b>1. O caminho.</b> Uma espiral de trinta covas na areia, os «dias», leva da aldeia, na ponta de fora, ao poço, no centro. (Por opção 20, 50 ou 80: na areia cabe qualquer número.) De duas a seis pessoas, cada uma com uma mãe. <i>(Ambos os números são decisão nossa.)</i> O sorteio decide a ordem.

    <b>2. O lançamento.</b> Três lascas com um lado branco e um verde. Uma branca: uma taba. Duas brancas: 2, e a vez acaba depois de usado. Três brancas: 3. Três verdes: 6. As probabilidades: taba, três em oito; 2, três; 3, uma; 6, uma. Lança-se até sair um 2.

    <b>3. Tabas.</b> Cada taba é anotada na sua conta. <i>(Decisão nossa: a primeira também.)</i> A mãe pode sair da aldeia depois de uma taba, e anda a partir do lançamento seguinte. Um 2, 3 ou 6 antes disso perde-se.

    <b>4. Andar.</b> Ela anda 2, 3 e 6, nunca uma taba. Várias mães podem estar na mesma cova.

    <b>5. Ao poço.</b> Tem de chegar com o número exato; um lançamento maior perde-se. Com tantas tabas como os dias que faltam, pode pagar uma por dia, e ela chega. É a escolha do jogo: as tabas também são precisas no poço. <i>(Decisões nossas: o lançamento que cabe é sempre usado; a pergunta vem depois de cada lançamento; a um dia do poço nenhum cabe, e uma taba paga esse dia de imediato.)</i>

    <b>6. No poço.</b> Duas tabas para lavar e duas para o caminho de volta. <i>(Decisão nossa: pagam-se as quatro juntas quando a conta chega, porque esperar não adianta.)</i> Cada 2, 3 ou 6 lançado enquanto ela espera é guardado, e ela anda tudo de uma vez quando parte.

    <b>7. A casa.</b> De volta pelo mesmo caminho; à aldeia não é preciso chegar com o número exato.

    <b>8. A hiena.</b> Quem joga com a primeira mãe em casa solta a hiena. A hiena sai da aldeia por duas tabas, contando as que sobraram da viagem, anda o dobro (4, 6, 12) e fica no poço. <i>(Decisão nossa: os lançamentos antes de poder sair, ou enquanto espera, perdem-se.)</i>

    <b>9. A caça.</b> No poço bebe por dez tabas. Só então volta, e come cada mãe que a sua própria jogada alcança ou ultrapassa, vá essa mãe para lá ou para cá. <i>(Decisão nossa: não a que está na cova de onde a hiena parte, nem a que chega à cova da hiena.)</i> No poço e na aldeia as mães estão a salvo. Antes de beber não faz mal a ninguém.

    <b>10. Fora do jogo.</b> Quem fica sem a mãe está fora. Quem está em casa sem a hiena não lança mais. As outras pessoas continuam.

    <b>11. O fim.</b> A partida acaba quando a hiena está em casa, ou todas as outras mães em casa ou comidas. Ganha quem tem a hiena: isso decide-se com a primeira mãe em casa. Seguem-se as que chegaram a casa, por ordem de chegada; depois as que ainda estão a caminho, pela ordem dos lugares; depois as comidas, a última primeiro. «Ai de quem perde»: quem levou a mãe a salvo para casa zomba sem piedade. (/settings desliga isso.)

    <i>Fonte: Li’b el-merafib, jogo popular do Sudão, contado em dois livros russos.</i>

## The switches: a short label, a label for each value, why, and an illustrated page

value-on = sim
value-off = não
switch-dice = Lança-se
switch-dice-sticks = quatro varas
switch-dice-two = dois dados
switch-dice-why = Dois dados: uma tabela lê a soma. As probabilidades são próximas das varas, não iguais.
switch-dice-page =
    <b>🎚 Dois dados</b> <code>dice=two</code>
    Em vez das varas lançam-se dois dados de seis faces, e uma tabela lê a soma:

    soma 2, 4, 5 ou 12: <b>1</b>
    soma 6, 7 ou 10: <b>2</b>
    soma 8 ou 9: <b>3</b>
    soma 3: <b>4</b>
    soma 11: <b>5</b> (um 6, onde as varas contam 6)

    O autor da tabela diz que é o mesmo que as varas. É próximo, não igual. De 36 lançamentos saem, em média:
    1: 9 com os dados, 9 com as varas
    2: 14 e 13½
    3: 9 e 9
    4: 2 e 2¼
    5: 2 e 2¼
    <i>Na imagem: os dois dados ao lado do tabuleiro e o que contam.</i>
switch-sticks = Nenhum lado claro
switch-sticks-5 = 5
switch-sticks-6 = 6
switch-sticks-why = Com 6: nenhum lado claro conta 6 em vez de 5, e um 6 faz tudo o que um 5 faz nestas regras.
switch-sticks-page =
    <b>🎚 Um 6 em vez de um 5</b> <code>sticks=6</code>
    Nenhum lado claro conta 6; já não há 5. É igualmente raro: uma vez em 16. Um 6 lança de novo, como faria um 5.
    <i>Decisão nossa: o que um 5 faz nestas regras, agora faz um 6, e um 6 tira uma peça da Beleza (26).</i>

    <i>Na imagem: as quatro varas estão escuras, um 6. O cone da 26 pode sair com ele, e o da 12 pode andar seis casas e chegar à 18.</i>
switch-pieces = Peças por lado
switch-pieces-3 = 3
switch-pieces-5 = 5
switch-pieces-6 = 6
switch-pieces-7 = 7
switch-pieces-9 = 9
switch-pieces-10 = 10
switch-pieces-why = Os jogos mais antigos tinham dez peças por lado, depois nove, sete e cinco. Com mais peças a partida é mais longa. Com três é curta.
switch-pieces-page =
    <b>🎚 Peças por lado</b> <code>pieces</code>
    Os jogos de Senet mais antigos tinham dez peças por lado; depois foram nove, sete e por fim cinco. Com mais peças a partida é mais longa e as peças cruzam-se mais no caminho. Três peças são para uma partida curta <i>(acréscimo nosso)</i>.
    Onde as peças começam no tabuleiro, alternam a partir da casa 1, um cone primeiro; onde começam na mão, começam todas.

    <i>Na imagem: o maior número de peças, antes do primeiro lançamento.</i>
switch-bank_throws = Primeiro lançar
switch-bank_throws-why = Se sim: lança até sair um 2 ou um 3, e só então joga todos esses lançamentos, uma jogada cada, por qualquer ordem.
switch-bank_throws-page =
    <b>🎚 Primeiro lançar, depois jogar</b> <code>bank_throws</code>
    Lança até sair um 2 ou um 3. Só então se jogam todos os lançamentos, uma jogada cada, por qualquer ordem. Se com nenhum dos restantes se puder jogar, esses perdem-se.
    <i>Decisões nossas: o que um lançamento pode fazer (primeiro em frente, a queda da 26) julga-se para cada um; um lançamento extra de outra opção vem uma só vez por cada grupo de lançamentos, e começa um grupo novo.</i>

    <i>Na imagem: os cones lançaram 4, 1 e 2. Cada jogada numerada joga um dos três lançamentos.</i>
switch-second_needs_one = Fusos esperam um 1
switch-second_needs_one-why = Se sim: os fusos não se movem antes de lhes sair um 1; tudo o que vem antes perde-se.
switch-second_needs_one-page =
    <b>🎚 Os fusos esperam um 1</b> <code>second_needs_one</code>
    No princípio, os lançamentos de quem joga em segundo perdem-se até sair um 1; esse joga-se. Dá aos cones um bom avanço: um 1 só sai uma vez em quatro.
    <i>Decisões nossas: a opção «Lançamento inútil» diz o que vem depois de um lançamento perdido; um 1 acaba a espera mesmo que não se possa jogar.</i>

    <i>Na imagem: aos fusos saiu um 4, e nada está numerado: só podem passar.</i>
switch-start = As peças começam
switch-start-board = no tabuleiro
switch-start-hand = na mão
switch-start-why = Na mão: ninguém começa no tabuleiro; um lançamento pode fazer entrar uma peça na casa desse número, se vazia.
switch-start-page =
    <b>🎚 Da mão</b> <code>start=hand</code>
    Todas as peças começam fora do tabuleiro. Um lançamento pode fazer entrar uma peça na casa desse número, de 1 a 5; a casa tem de estar vazia. Entrar é uma jogada para a frente como as outras.
    <i>Decisão nossa: ninguém entra enquanto uma peça do mesmo lado se afoga.</i>

    <i>Na imagem: com um 3, o primeiro botão faz entrar uma peça na casa 3; os outros movem peças do tabuleiro.</i>
switch-no_move = Lançamento inútil
switch-no_move-lose_turn = custa a vez
switch-no_move-lose_throw = perde-se só ele
switch-no_move-why = Perde-se só ele: um 1, 4 ou 5 que não se pode jogar também lança de novo, e a vez não se perde.
switch-no_move-page =
    <b>🎚 Perde-se só o lançamento</b> <code>no_move=lose_throw</code>
    Pelas regras, um lançamento sem jogada possível acaba a vez, seja qual for. Com esta opção perde-se só ele: depois de um 1, 4 ou 5 lança de novo, depois de um 2 ou 3 passa a vez, como sempre.

    <i>Na imagem: o último cone, na 29, só sai com um 2, e saiu um 4. Nada está numerado, mas os cones lançam outra vez.</i>
switch-block = Muralhas
switch-block-0 = não há
switch-block-3 = três seguidas
switch-block-why = Três seguidas: três ou mais peças adversárias em casas seguidas são uma muralha que não se salta.
switch-block-page =
    <b>🎚 Muralhas</b> <code>block=3</code>
    Três ou mais peças de um lado em casas seguidas, também nas curvas do caminho, são uma muralha: o outro lado não a salta, nem para a frente nem para trás.
    <i>Decisões nossas: entrar e sair não saltam nada; as peças de um lado que se afoga e as de 27–30 também são muralha.</i>

    <i>Na imagem: os fusos na 12, 13 e 14 detêm o cone da 10, que iria para a 15 com um 5. Só os outros cones estão numerados.</i>
switch-retreat_attack = Atacar recuando
switch-retreat_attack-why = Se não: uma peça obrigada a recuar não pode cair numa peça adversária.
switch-retreat_attack-page =
    <b>🎚 Recuar sem atacar</b> <code>retreat_attack=off</code>
    Quando nada pode avançar, uma peça tem de recuar, e pelas regras pode cair aí numa adversária sozinha, que dança para a frente. Sem este direito precisa, ao recuar, de uma casa vazia.

    <i>Na imagem: com um 5 nenhum cone pode avançar. O da 25 pode recuar para a 20; o da 24 encontraria o fuso na 19 e tem de ficar.</i>
switch-second_life = Segunda Vida (15)
switch-second_life-plain = casa comum
switch-second_life-safe = segura
switch-second_life-safe_extra = segura e repete
switch-second_life-why = Segura: uma peça na 15 não pode ser atacada. «Segura e repete»: quem lá cai também lança de novo.
switch-second_life-page =
    <b>🎚 Segunda Vida segura</b> <code>second_life=safe</code> ou <code>safe_extra</code>
    Uma peça na 15 não pode ser atacada. Com <code>safe_extra</code>, quem lá cai também lança de novo.
    <i>Decisões nossas: só conta a peça que se moveu, não a que dançou ou foi salva para lá; um lançamento nunca dá mais de um.</i>

    <i>Na imagem: com um 3 o cone da 12 encontraria o fuso na 15 e não pode; os outros cones estão numerados.</i>
switch-beauty_extra = A Beleza lança mais
switch-beauty_extra-why = Se sim: uma peça que cai na 26, a Casa da Beleza, dá outro lançamento a quem a joga.
switch-beauty_extra-page =
    <b>🎚 A Beleza lança mais</b> <code>beauty_extra</code>
    Uma peça que cai na 26, a Casa da Beleza, dá outro lançamento, mesmo depois de um 2 ou 3.
    <i>Decisão nossa: um lançamento nunca dá mais de um, por isso um 4 que lá chega dá um.</i>

    <i>Na imagem: o cone da 23 alcança a Beleza com o seu 3, e lançaria de novo; com outra jogada passa a vez.</i>
switch-water_single = Só uma na água
switch-water_single-why = Se sim: enquanto houver uma peça na 27, não é permitida uma jogada que lá ponha outra.
switch-water_single-page =
    <b>🎚 Só uma na água</b> <code>water_single</code>
    Enquanto houver uma peça na 27, a Casa das Águas, nenhuma outra, de qualquer lado, pode ir para lá. A jogada que a levaria para lá não é permitida: nem queda, nem ataque que derrube uma adversária para a água.

    <i>Na imagem: um fuso está na água, por isso o cone da 26 não pode derrubar o da 28 com o seu 2. Só os outros cones estão numerados.</i>
switch-water = Quem cai na água (27)
switch-water-drown = afoga-se
switch-water-first_house = à casa 1
switch-water-re_enter = à mão
switch-water-why = Afoga-se: o seu lado espera um 4 ou um salvamento. À casa 1, à mão: ninguém espera, e a peça recomeça daí.
switch-water-page =
    <b>🎚 Quem cai na água</b> <code>water=first_house</code> ou <code>re_enter</code>
    Ninguém se afoga, e nenhum lado fica parado. Com <code>first_house</code> a peça vai para a casa 1, ou para a primeira livre depois dela. Com <code>re_enter</code> vai para a mão e entra na casa 1, quando vazia, com qualquer lançamento.
    <i>Decisões nossas: se as peças começam na mão, todas entram na casa do número lançado; o salvamento e a opção «Só uma na água» não significam então nada.</i>

    <i>Na imagem: o cone caiu da 26 com um 1, e está outra vez na casa 1.</i>
switch-last_three_move = Mover em 28–30
switch-last_three_move-why = Se sim: as peças na 28 e na 29 podem também avançar para a 29 e a 30, e não só sair.
switch-last_three_move-page =
    <b>🎚 Mover nas últimas três</b> <code>last_three_move</code>
    Uma peça na 28 pode também ir para a 29 ou a 30, e uma na 29 para a 30, em vez de esperar pelo seu número.
    <i>Decisão nossa: uma adversária aí encontrada cai na água, como quando atacada da 26.</i>

    <i>Na imagem: com um 1 o cone da 28 pode passar à 29. Pelas regras simples só podia esperar um 3.</i>
switch-safe_end = Fim seguro
switch-safe_end-why = Se sim: as peças na 26 e em 28–30 não podem ser atacadas.
switch-safe_end-page =
    <b>🎚 Um fim seguro</b> <code>safe_end</code>
    As peças na Beleza (26) e nas três últimas casas, 28–30, não podem ser atacadas. Já ninguém é derrubado para a água.

    <i>Na imagem: com um 2 o cone da 24 encontraria o fuso na 26, se aí não fosse seguro; só o cone da 9 está numerado.</i>
switch-must_bear_off = Sair é obrigatório
switch-must_bear_off-why = Se sim: um lançamento que pode tirar uma peça do tabuleiro tem de o fazer.
switch-must_bear_off-page =
    <b>🎚 Sair é obrigatório</b> <code>must_bear_off</code>
    Se um lançamento pode tirar uma das suas peças do tabuleiro, tem de a tirar; outras jogadas com ele não são permitidas.
    <i>Decisão nossa: com «Primeiro lançar» isto julga-se para cada lançamento.</i>

    <i>Na imagem: com um 1 o cone da 30 tem de sair; os outros não se podem mover.</i>
switch-bear_off = Saída da 26
switch-bear_off-any = a qualquer hora
switch-bear_off-last_row = todas em 21–30
switch-bear_off-why = Todas em 21–30: um 5 só tira uma peça da 26 quando lá, na última fila, estão todas as suas que restam.
switch-bear_off-page =
    <b>🎚 Sair em conjunto</b> <code>bear_off=last_row</code>
    As peças só podem sair quando todas as que restam do seu lado estão na última fila, 21–30.
    <i>Decisão nossa: isto obriga o lançamento que tira uma peça da Beleza (26). Sair de 27–30 é sempre possível, ou uma partida com dez peças poderia não acabar.</i>

    <i>Na imagem: um 5 tiraria do tabuleiro o cone da 26, mas outro ainda está na 12, e só esse se pode mover.</i>
switch-netting = Casa da Rede (16)
switch-netting-why = Se sim: uma peça que cai na 16, logo depois da Segunda Vida, fica presa, e quem a joga perde a próxima vez.
switch-netting-page =
    <b>🎚 A Casa da Rede</b> <code>netting</code>
    A casa 16 vem depois da Casa da Segunda Vida. Em alguns tabuleiros está marcada: a peça que lá cai fica presa na rede, e o seu lado perde a próxima vez.
    <i>Decisão nossa: só fica presa a peça que se moveu, não a que dançou para lá. A vez perdida é saltada em silêncio.</i>

    <i>Na imagem: a rede marca a casa 16. Se o cone da 13 lá cair, com um 3, os fusos jogam duas vezes seguidas.</i>
switch-first = Quem começa
switch-first-random = por sorteio
switch-first-throw_off = por lançamentos
switch-first-why = Por lançamentos: antes da partida os dois lançam alternadamente; quem primeiro tirar um 1 fica com os cones e começa.
switch-first-page =
    <b>🎚 Lançar pelos cones</b> <code>first=throw_off</code>
    Em vez de um sorteio, os dois lançam alternadamente, até sair um 1. Quem o tirou fica com os cones, que jogam primeiro, e lança de novo: o 1 não se joga. Thibault diz que este modo é mais autêntico, mas mais lento.

    <i>Na imagem: um lado claro, um 1. Quem o lançou joga com os cones.</i>
switch-easy = Saída fácil
switch-easy-why = Se sim: pode tirar peças quando todas as suas estão para lá da casa 10, e não da 15.
switch-easy-page =
    <b>🎚 A saída fácil</b> <code>easy</code>
    Pelas regras, uma peça só sai com a mão vazia e todas as suas peças do tabuleiro para lá da casa 15. No jogo fácil basta que estejam para lá da casa 10.

    <i>Na imagem: um cone ainda está na 12, e no entanto com um 4 o da 26 pode sair.</i>
switch-neighbour_rows = Pares entre filas
switch-neighbour_rows-why = Se sim: duas peças suas numa coluna em filas vizinhas, como 5 e 16, não podem ser atingidas.
switch-neighbour_rows-page =
    <b>🎚 Pares entre filas</b> <code>neighbour_rows</code>
    Duas peças de um lado numa coluna em filas vizinhas, uma por cima da outra, como 5 e 16 ou 14 e 27, protegem-se: nenhuma pode ser atingida. A fonte convida a experimentar esta regra.

    <i>Na imagem: com um 3 o cone da 2 atingiria o fuso na 5, mas o da 16, logo abaixo, protege-o.</i>
switch-size = Tabuleiro
switch-size-3 = 3×3
switch-size-5 = 5×5
switch-size-7 = 7×7
switch-size-9 = 9×9
switch-size-why = 3×3 tem 4 pedras de cada lado, 5×5 tem 12, 7×7 tem 24, 9×9 tem 40. Mais pedras fazem uma partida mais longa.
switch-size-page =
    <b>🎚 O tabuleiro</b> <code>size=3</code>, <code>5</code>, <code>7</code> ou <code>9</code>
    Na maior parte das vezes joga-se em 5×5 casas com 12 pedras de cada lado, mas também em 7×7 com 24 e em 9×9 com 40; 3×3 com 4 é para o telefone. As pedras enchem todas as casas menos o centro.

    <i>Na imagem: 7×7, com todas as pedras. A primeira jogada tem de ir para o centro.</i>
switch-place = Pedras por vez
switch-place-1 = uma pedra
switch-place-2 = duas pedras
switch-place-why = Uma pedra: o outro lado pode responder a cada uma. Num tabuleiro pequeno há assim mais em que pensar.
switch-place-page =
    <b>🎚 Uma pedra por vez</b> <code>place=1</code>
    Duas pedras por vez vão bem em tabuleiros grandes. Em 5×5 a fonte prefere uma a uma: há mais em que pensar, porque o outro lado pode responder a cada uma.

    <i>Na imagem: cada lado tem ainda três pedras na mão. As brancas colocam uma numa casa verde, e é a vez das azuis.</i>
switch-cross = Começar pela cruz
switch-cross-why = Se sim: as duas primeiras pedras de cada lado vão para as pontas da fila central e da coluna central.
switch-cross-page =
    <b>🎚 A cruz</b> <code>cross</code>
    Um dos relatos da siga começa por uma cruz: as duas primeiras brancas vão para as pontas direita e esquerda da fila central, as duas primeiras azuis para as pontas de cima e de baixo da coluna central.
    <i>Decisão nossa: depois continuam as brancas, como sempre.</i>

    <i>Na imagem: as duas brancas já lá estão, as duas azuis têm de ir para as casas verdes.</i>
switch-first_mover = Começa
switch-first_mover-first = quem colocou primeiro
switch-first_mover-last = quem colocou por último
switch-first_mover-why = No Sudão joga primeiro quem começou a colocar, no Egito quem colocou por último. A primeira jogada vai para o centro.
switch-first_mover-page =
    <b>🎚 Quem joga primeiro</b> <code>first_mover=first</code> ou <code>last</code>
    No Sudão joga primeiro quem começou a colocar, no Egito quem colocou por último. Pense nisso ao colocar: só as pedras junto ao centro podem fazer a primeira jogada, e o lado que lá não tem nenhuma fica sem saída.

    <i>Na imagem: estão todas as pedras, e o lado que começa com esta opção tem emolduradas as pedras que podem ir para o centro.</i>
switch-directions = Direções
switch-directions-4 = filas e colunas
switch-directions-8 = todas as oito
switch-directions-why = Todas as oito: as pedras também andam e capturam na diagonal. Quatro: só em filas e colunas.
switch-directions-page =
    <b>🎚 Direções</b> <code>directions=8</code> ou <code>4</code>
    No Sudão as pedras andam e capturam em todas as oito direções, no Egito só em filas e colunas.

    <i>Na imagem: as pedras emolduradas podem mover-se, a que tem ⚔ pode capturar. Em oito direções a branca de d3, indo para c3, captura a azul de b4, presa na diagonal com a5; só em filas e colunas não captura nada ali.</i>
switch-continue = Após captura
switch-continue-any = qualquer pedra
switch-continue-same = a mesma pedra
switch-continue-twice = a mesma, até duas
switch-continue-none = acaba a vez
switch-continue-why = Quem captura tem de continuar: com qualquer pedra (Sudão), com a mesma (Egito), com a mesma mas só duas capturas, ou não continua.
switch-continue-page =
    <b>🎚 Após uma captura</b> <code>continue=any</code>, <code>same</code>, <code>twice</code> ou <code>none</code>
    Quem capturou tem de capturar outra vez enquanto puder: no Sudão com <b>qualquer</b> pedra, no Egito só com <b>a mesma</b>. Outro relato da siga permite no máximo duas capturas seguidas (<code>twice</code>). Com <code>none</code> passa a vez depois da primeira.

    <i>Na imagem: a pedra de c4 capturou b5, indo para c5. O sinal ⚔ mostra com que pedras se pode continuar com esta opção. De c5 a mesma pedra captura d4; com qualquer pedra, e2 também capturaria d1.</i>
switch-centre_safe = Centro seguro
switch-centre_safe-why = Se sim, como no Egito: a pedra do centro não pode ser capturada. Se não, como no Sudão: pode, como qualquer outra.
switch-centre_safe-page =
    <b>🎚 Centro seguro</b> <code>centre_safe</code>
    No Egito a pedra do centro não pode ser capturada; no Sudão pode, como qualquer outra.

    <i>Na imagem: as brancas foram de b2 para b3, e uma pedra azul no centro ficou entre duas brancas. Onde o centro é seguro, fica; onde não é, é capturada.</i>
switch-stuck = Sem saída
switch-stuck-passage = abrem-lhe passagem
switch-stuck-loses = perde
switch-stuck-pass = passa
switch-stuck-why = Quem fica sem jogada espera que o outro lado abra passagem; ou perde; ou só passa, e o outro joga como quiser.
switch-stuck-page =
    <b>🎚 Sem saída</b> <code>stuck=passage</code>, <code>loses</code> ou <code>pass</code>
    Um lado pode não ter jogada nenhuma. Então o outro tem de jogar de novo e abrir passagem, se alguma jogada a abrir (<code>passage</code>); ou, noutro relato, quem fica sem jogada perde (<code>loses</code>). Com <code>pass</code> o outro joga de novo sem obrigação.
    <i>Decisões nossas: se há passagem, julga-se só por essa jogada; se nenhuma a abrir, contam-se as pedras.</i>

    <i>Na imagem: a jogada de c1 para b1 deixou as azuis sem saída. Com <code>loses</code> a partida acabou.</i>
switch-leaps = Saltos
switch-leaps-all = sobre qualquer pedra
switch-leaps-centre = sobre o centro
switch-leaps-why = Com saltos: uma pedra salta sobre uma vizinha, na fila ou na coluna, ou só sobre a casa central. A pedra saltada fica.
switch-leaps-page =
    <b>🎚 Saltos</b> <code>leaps=all</code> ou <code>centre</code>
    A fonte diz que em alguns jogos se salta sobre pedras ou sobre o centro, mas não diz como. <i>Por isso, tudo isto é decisão nossa:</i> uma pedra pode saltar, na fila ou na coluna, sobre uma vizinha, sua ou não, para a casa vazia a seguir. A pedra saltada fica. Com <code>centre</code> só se salta sobre a casa central, vazia ou não. Um salto pode capturar como qualquer jogada.

    <i>Na imagem: a branca de a3 pode saltar b3 para c3, e aí captura d3. A de e3 pode saltar em sentido contrário e capturar b3.</i>
switch-quiet_limit = Jogadas sem captura
switch-quiet_limit-0 = sem limite
switch-quiet_limit-20 = 20
switch-quiet_limit-40 = 40
switch-quiet_limit-100 = 100
switch-quiet_limit-why = Depois de tantas jogadas seguidas sem captura, dos dois lados juntos, contam-se as pedras: ganha quem tem mais.
switch-quiet_limit-page =
    <b>🎚 Jogadas sem captura</b> <code>quiet_limit=20</code>, <code>40</code>, <code>100</code> ou <code>0</code>
    Quando nada se captura durante tantas jogadas seguidas, a partida acaba e contam-se as pedras: ganha quem tem mais; em número igual, é empate. No Egito são vinte; o Sudão não tem limite, mas tem perseguições sem fim. Com 0 joga-se até alguém ganhar, ou até os dois combinarem o fim.
    <i>Decisões nossas: contam as jogadas dos dois lados; cem na sidja.</i>

    <i>Na imagem: a jogada das brancas de a5 para a4 foi a última permitida. Três pedras contra duas: ganharam as brancas.</i>
switch-holes = Dias de caminho
switch-holes-20 = 20
switch-holes-30 = 30
switch-holes-50 = 50
switch-holes-80 = 80
switch-holes-why = Quanto mais longo o caminho, mais longa a partida e mais mães ainda a caminho quando a hiena chega.
switch-holes-page =
    <b>🎚 Dias de caminho</b> <code>holes=20</code>, <code>30</code>, <code>50</code> ou <code>80</code>
    Na areia cabe qualquer número de covas; cada uma é um dia de caminho. Vinte dias são uma partida curta, oitenta duram uma noite inteira. As tabas precisas são as mesmas: num caminho curto são mais raras, num longo contam mais os lançamentos.
    <i>Estes números são decisão nossa.</i>

    <i>Na imagem: oitenta dias; ▲ acaba de andar de 46 para 52, ★ lava no poço, ◎ está no caminho de volta.</i>

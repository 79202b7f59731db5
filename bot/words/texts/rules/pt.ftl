### The rules, in Portuguese: every rule set and every switch. Names and values are the catalogue's
### own; how long each text may be, tests/bot/words/test_texts.py says.

## The pages

rules-index =
    <b>📜 As regras</b>
    Ninguém escreveu as regras antigas. Estes jogos foram reconstruídos, ou passaram de boca em boca. Cada um é um bom jogo:
rules-game = <b>📜 { $game }</b>
rules-switches =
    <b>🎚 { $rules }: opções</b>
    Cada opção muda uma regra, para um jogo ao seu gosto, e tem a sua página. Se duas se contradisserem, digo quais são. Depois de cada nome está o que estas regras dizem sem opções.
rules-unknown = Não há jogo, regras nem opção com o nome “{ $word }”. Talvez você queira dizer:
key-rules-full = 📜 Todas as regras
key-switches = 🎚 Opções ({ $count })
key-switch = { $switch }: { $value }
key-rules-index = ‹ Todos os jogos
key-rules-page = ‹ { $rules }
key-to-game = ↩️ Voltar à partida

## The rule sets: name, character in one line, source

rules-thibault = Regras de Thibault
character-thibault = Peças que trocam de lugar, lançamento atrás de lançamento, e um afogamento que trava tudo.
rules-source-thibault = Daniel U. Thibault
rules-kendall = Como nas caixas
character-kendall = Como na maioria das caixas, por Kendall: a água leva para trás, três são muralha.
rules-source-kendall = Timothy Kendall, segundo os folhetos das caixas
rules-tait = Regras de Tait
character-tait = Curtas e vivas: quem atinge uma peça a tira do tabuleiro e lança de novo.
rules-source-tait = John Tait, segundo Thibault
rules-bell = Ao contrário (Bell)
character-bell = A corrida ao contrário: as peças entram no fim e chegam ao começo.
rules-source-bell = R. C. Bell, segundo Thibault
rules-houses = Dez peças (Casas)
character-houses = Dez de cada lado, para a frente ou para trás, e na Casa Bela espera o destino.
rules-source-houses = uma descrição russa das Casas
rules-skyruk = Regras Skyruk
character-skyruk = As Casas com cinco peças: recuar só à força, um par é muralha, e o destino se lança.
rules-source-skyruk = Skyruk, segundo programas abertos
rules-glebsite = Da mão
character-glebsite = Entrar da mão, atingir, alinhar três numa coluna, jogar uma série por pontos.
rules-source-glebsite = glebsite.net
rules-sidja = Sidja (Sudão)
character-sidja = Oito direções, e quem captura continua capturando.
rules-source-sidja = o jogo do Sudão, segundo a Wikipédia russa
rules-siga = Siga (Egito)
character-siga = O jogo dos camponeses: filas e colunas, centro seguro, e contagem se nada se captura.
rules-source-siga = o jogo do Egito, segundo a Wikipédia russa
rules-hyena = As mães e a hiena
character-hyena = De duas a seis pessoas correm ao poço e voltam; a primeira mãe em casa solta a hiena.
rules-source-hyena = Li’b el-merafib, jogo popular do Sudão
rules-aseb = Vinte casas
character-aseb = Corrida rápida, de 5 a 7 minutos: entrar, atingir, descansar nas rosetas, sair.
rules-source-aseb = o Aseb da biblioteca RoyalUr, segundo Ancient Egyptians at Play

## The illustrated page of each rule set

rules-thibault-page =
    <b>Senet</b>, pelas regras de Thibault
    Leve as cinco peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Lance as varetas: os lados claros contam 1–4, nenhum claro conta 5. Mova uma peça esse número de casas. Com <b>1, 4 ou 5</b> você lança de novo; com 2 ou 3 passa a vez.
    ⇄ Quem cai sobre uma peça adversária sozinha troca de lugar com ela. Duas ou mais seguidas se protegem.
    ⏪ Se puder avançar, você tem que avançar. Se não, recua. Sem jogada, você perde a vez.
    ✨ <b>26 Casa Bela</b>: ninguém passa dela, e ela pede o número exato. Dali, um 5 sai do tabuleiro, um 2, 3, 4 vai para 28, 29, 30, e um 1 cai na água, se nada mais puder avançar.
    🌊 <b>27 Águas</b>: a peça se afoga e as outras ficam paradas. Um 4 a tira do tabuleiro. Ou, no começo da vez, ela é salva: volta à ☥ 15, e passa a vez.
    Da <b>28, 29, 30</b> elas saem com 3, 2, 1. A peça atacada ali cai na água.
    🔢 Na imagem: os números são os botões, a moldura vermelha é uma troca, a seta é a última jogada.
rules-kendall-page =
    <b>Senet</b> como vem nas caixas, segundo Kendall
    Leve as cinco peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Os lados claros contam 1–4, nenhum claro conta 5. Mova uma peça esse número de casas. Com <b>1, 4 ou 5</b> você lança de novo; com 2 ou 3 passa a vez.
    ⇄ Quem cai sobre uma peça adversária sozinha troca de lugar com ela. Duas seguidas se protegem, <b>três seguidas não se saltam</b>.
    ⏪ Se puder avançar, tem que avançar. Se não, tem que recuar. Sem jogada, a vez se perde.
    ✨ <b>26 Casa Bela</b>: toda peça tem que parar aqui, com o número exato. Daqui, um 5 sai do tabuleiro; 2, 3, 4 levam à 28, 29, 30, se vazia; um 1 cai na água, se nada mais puder avançar.
    🌊 <b>27 Águas</b>: a peça é levada de volta à ☥ 15 ou, se estiver ocupada, para trás dela.
    Da <b>28</b> se sai com 3, da <b>29</b> com 2, da <b>30 com qualquer lançamento</b>. Em 15, 26 e 28–30 ninguém é atacado.
    🔢 Na imagem: os números são os botões, a moldura vermelha é uma troca; os fusos em 10–12 são uma muralha.
rules-tait-page =
    <b>Senet</b>, pelas regras de Tait
    Leve as cinco peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Os lados claros contam 1–4, nenhum claro conta <b>6</b>. Um lançamento por vez: uma peça avança esse número de casas. Se puder jogar, tem que jogar. Um 6 jogado dá outro lançamento.
    💥 A peça adversária sobre a qual se cai vai para a mão do dono. Quem a atinge lança de novo. As vizinhas não se protegem; só a ⭕ 15 é segura.
    ✋ Da mão, um 4 entra na casa 4 e um 6 na casa 6; uma adversária ali é atingida. Não é obrigatório entrar, se houver outra jogada.
    ✨ <b>26 Casa Bela</b>: as peças podem saltar por cima. Elas saem da 26 com 6, da <b>28, 29, 30</b> com 3, 2, 1, e você lança de novo. Em vez de sair, uma peça pode avançar, se o número servir.
    🌊 <b>27 Águas</b>: a peça vai para a mão. Acaba a vez, e os lançamentos que faltam se perdem.
    🔢 Na imagem: os números são os botões, a moldura vermelha é um ataque, a seta é a última jogada.
rules-bell-page =
    <b>Senet</b> ao contrário, pelas regras de Bell
    Faça entrar as cinco peças no fim do caminho e leve-as ao começo: os cones às casas 1, 3, 5, 7, 9, os fusos às casas 2, 4, 6, 8, 10.

    🎲 Um lançamento por vez: os lados claros contam 1–4, nenhum claro conta 5. Se puder jogar, tem que jogar.
    ✋ O lançamento faz entrar uma peça, se a casa estiver vazia: com 1 na 30, com 2 na 29, com 3 na 28, com 4 na 27, com 5 na 26. Ou leva uma peça do tabuleiro <b>em direção à casa 1</b>.
    💥 A peça adversária sobre a qual se cai vai para a mão do dono e recomeça. As peças podem saltar por cima das outras.
    ⭕ 15 e 26–30 são casas seguras: quem lá está não pode ser atacado.
    🏁 Em 1–10 uma peça só pode parar nas cinco casas do seu lado; de uma delas pode seguir para outra.
    🏆 Com as suas cinco peças lá, a vitória é sua.
    🔢 Na imagem: os números são os botões, a moldura vermelha é um ataque, a seta é a última jogada.
rules-houses-page =
    <b>Senet</b> com dez peças, pelas Casas
    Leve as dez peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Um lançamento por vez: os lados claros contam 1–4, nenhum claro conta 5. Mova uma peça, <b>para a frente ou para trás</b>, ou passe.
    ⇄ Quem cai sobre uma peça adversária sozinha troca de lugar com ela. Um par está seguro. De três ou mais seguidas, só as do meio podem ser trocadas. Não dá para saltar por cima de duas seguidas.
    ✨ <b>26 Casa Bela</b>: a peça que a alcança, ou passaria por ela, fica ali, e você lança logo outra vez: com 5 sai do tabuleiro; com 2, 3, 4 vai para 28, 29, 30; com 1, ou se a casa estiver ocupada, cai na água.
    🌊 <b>27 Águas</b>: o lançamento da vez seguinte é a prova: com 4 sai, com 5 fica, com 1, 2, 3 volta à ☥ 15 ou, se estiver ocupada, para trás dela. Se a água já estiver ocupada, quem cai volta logo à 15.
    Da <b>28, 29, 30</b> elas saem com 3, 2, 1. Em 26–30 ninguém é atacado.
    🔢 Na imagem: os números são os botões, a moldura vermelha é uma troca, a seta é a última jogada.
rules-skyruk-page =
    <b>Senet</b> com cinco peças, segundo Skyruk
    Leve as cinco peças pelo caminho sinuoso, de 1 a 30, e para fora do tabuleiro, antes do outro lado.

    🎲 Os lados claros contam 1–4, nenhum claro conta 5. Mova uma peça para a frente ou, se não der, para trás. Com <b>1, 4 ou 5</b> você lança de novo; com 2 ou 3, ou sem jogada, passa a vez.
    ⇄ Quem cai sobre uma peça adversária sozinha troca de lugar com ela. Um par está seguro; de três ou mais seguidas, só as do meio se trocam. <b>Duas adversárias seguidas não se saltam.</b>
    ✨ <b>26 Casa Bela</b>: a peça que a alcança, ou passaria por ela, fica ali, e você lança logo: com 5 sai; com 2, 3, 4 vai para 28, 29, 30; com 1, ou se a casa estiver ocupada, cai na água.
    🌊 <b>27 Águas</b>: o seu próximo lançamento é a prova: com 4 sai, com 5 fica, com 1, 2, 3 volta à ☥ 15 ou para trás dela. Se a água estiver ocupada, quem cai volta logo à ☥ 15.
    Da <b>28</b> se sai com 3, da <b>29</b> com 2, da <b>30 com qualquer lançamento</b>. Em 15 e 26–30 ninguém é atacado.
    🔢 Na imagem: os números são os botões, a moldura vermelha é uma troca.
rules-glebsite-page =
    <b>Senet</b>, da mão
    Todas as peças começam na mão. Faça com que entrem, percorram o caminho sinuoso e saiam, antes do outro lado.

    🎲 Um lançamento por vez: os lados claros contam 1–4, nenhum claro conta 5. Com ele entra uma peça na <b>casa desse número</b>, se estiver vazia, ou avança uma peça do tabuleiro. Se puder jogar, tem que jogar.
    💥 A peça adversária sobre a qual se cai volta para a mão do dono. Não há casas especiais.
    ☰ Com três peças suas numa coluna, uma em cada fila, você lança logo outra vez.
    🚪 A 30 é a saída, e nenhuma peça fica lá (leitura nossa): elas saem da 25 com 5, da 26 com 4, da 27 com 3, da 28 com 2, da 29 com 1. Dessas casas não há outra jogada. Elas só saem com a mão vazia e todas as suas peças além da 15.
    🏆 Quem ganha tem um ponto por peça adversária que não saiu. Jogue uma partida, ou uma série até 5, 10, 15 ou 21 pontos.
    🔢 Na imagem: os números são os botões, a moldura vermelha é um ataque, a seta é a última jogada.
rules-sidja-page =
    <b>Seega</b> do Sudão: sidja
    Doze pedras de cada lado em 5×5 casas. Capture as do outro lado, fechando-as entre as suas, até restar uma ou nenhuma.

    📍 <b>Colocar</b>: um lado de cada vez põe duas pedras em casas vazias, menos no centro, até estarem todas no tabuleiro. Ainda não há capturas.
    ➡️ <b>Mover</b>: começa quem colocou primeiro, e joga para o centro. Uma pedra anda uma casa em <b>qualquer das oito direções</b>. Se puder jogar, tem que jogar.
    ⚔️ <b>Capturar</b>: a sua jogada captura as pedras adversárias que fecha, em linha, entre a pedra movida e outra sua, em todas as direções ao mesmo tempo. A pedra que entra no meio na sua própria jogada está a salvo.
    ⛓ A primeira captura é livre. Depois você tem que capturar outra vez, com <b>qualquer pedra</b>, enquanto puder.
    🚪 Quem fica sem jogada passa, e o outro lado tem que abrir passagem.
    ⌛ 100 jogadas sem captura: as pedras são contadas (decisão nossa).
    🔢 Na imagem: a pedra que veio de c4 acaba de capturar b5. Agora uma das pedras com ⚔ tem que capturar.
rules-siga-page =
    <b>Seega</b> do Egito: siga
    Doze pedras de cada lado em 5×5 casas. Capture as do outro lado, fechando-as entre as suas, até restar uma ou nenhuma.

    📍 <b>Colocar</b>: um lado de cada vez põe duas pedras em casas vazias, menos no centro, até estarem todas no tabuleiro. Ainda não há capturas.
    ➡️ <b>Mover</b>: começa quem colocou por último, e joga para o centro. Uma pedra anda uma casa <b>na fila ou na coluna</b>, nunca na diagonal. Se puder jogar, tem que jogar.
    ⚔️ <b>Capturar</b>: a sua jogada captura as pedras adversárias que fecha, em linha, entre a pedra movida e outra sua. A pedra no <b>centro</b> está a salvo, e a que entra no meio na sua própria jogada também.
    ⛓ A primeira captura é livre. Depois <b>a mesma pedra</b> tem que capturar outra vez, enquanto puder.
    🚪 Quem fica sem jogada passa, e o outro lado tem que abrir passagem.
    ⌛ 20 jogadas sem captura, ou uma contagem combinada: ganha quem tem mais pedras.
    🔢 Na imagem: as pedras emolduradas podem se mover, as que têm ⚔ podem capturar. A de c4 captura b5, a de e2 captura d1.
rules-hyena-page =
    <b>Hiena</b>: as mães e a hiena
    A mãe vai ao poço lavar a roupa e volta para casa. Se a sua for a primeira em casa, você venceu, e solta a hiena atrás das outras.

    🎲 Três fichas. Uma branca: <b>uma moeda</b> para a sua conta. Duas: 2, e acaba a vez. Três: 3. Nenhuma: 6. Você lança até tirar um 2.
    🏠 A mãe sai da aldeia depois da primeira moeda e anda com 2, 3 e 6.
    💧 Ela tem que chegar ao poço com o número exato. Os dias que faltam <b>podem ser pagos</b>, com uma moeda cada. No poço são necessárias quatro moedas, para lavar e voltar. Os pontos que saem durante a espera ficam guardados.
    🐾 A hiena sai por duas moedas, anda o dobro, bebe no poço por dez, volta e <b>devora</b> todas as mães que alcança ou ultrapassa. No poço e na aldeia as mães estão a salvo.
    🏅 Quem tem a mãe devorada fica por último, e os outros zombam.
    🔢 Na imagem: ▲ está em casa, e a sua hiena já bebeu. ★ corre para casa à frente dela, ☥ lava, ◎ está em 28 com 3 moedas: pagar e chegar ao poço, ou guardar as moedas?
rules-aseb-page =
    <b>Aseb</b>: o jogo das vinte casas
    O verso da caixa do Senet. Faça entrar as suas cinco peças, leve-as pelo tabuleiro e para fora, antes do outro lado. Uma partida leva de cinco a sete minutos.

    🎲 Quatro varetas contam os lados claros, de 0 a 4. Um <b>0 não move nada</b>. (No Senet nenhum lado claro conta 5; aqui as fontes contam 0.)
    ➡️ Uma peça entra na casa do número tirado, ou anda esse número. As casas 1–4 são suas, as 5–16 são dos dois. Quem pode jogar tem que jogar.
    💥 Chegar a uma peça adversária a manda de volta para a mão.
    🌸 Numa roseta (4, 8, 12, 16) a peça está <b>a salvo</b>, e quem chega ali <b>lança de novo</b>.
    ⤴ Uma peça sai com o número exato: da 16 com 1, da 13 com 4.
    🔢 Na imagem: com um 3, o cone da 1 chega a uma roseta, o da 3 vai para a 6, o da 10 atinge na 13. Entrar não pode: na 3 está um seu.

## Every rule

rules-thibault-full =
    <b>Senet, pelas regras de Daniel U. Thibault</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Os cones (claros) começam nas casas 1, 3, 5, 7, 9 e jogam primeiro; os fusos (escuros) nas 2, 4, 6, 8, 10. O sorteio decide quem joga com os cones. <i>(Esta disposição é decisão nossa: o desenho da fonte se perdeu. Assim, as melhores casas são de quem joga em segundo.)</i>

    <b>2. O lançamento.</b> Quatro varetas com um lado claro e um escuro. Contam os lados claros; nenhum lado claro conta 5. Em média, de 16 lançamentos, o 1 sai quatro vezes, o 2 seis, o 3 quatro, o 4 uma e o 5 uma. Cada lançamento é independente: nenhum número está “para sair”.

    <b>3. A vez.</b> Lance e mova uma só peça, tantas casas quantas o lançamento diz. Depois de 2 ou 3 passa a vez; depois de 1, 4 ou 5 você lança de novo. Se não houver jogada possível, você perde a vez, seja qual for o lançamento. (Uma peça que se afoga é outro caso: ver 9.)

    <b>4. Primeiro em frente.</b> Se houver jogadas para a frente, você tem que fazer uma delas; tirar uma peça do tabuleiro também é uma. Só se não houver nenhuma é obrigatório recuar. As peças podem saltar por cima das outras; numa casa só cabe uma.

    <b>5. A troca.</b> Quando uma peça cai sobre uma adversária sozinha, as duas trocam de lugar. Duas ou mais peças de um lado em casas seguidas se protegem, também nas curvas do caminho. Isto não vale em 28–30, nem enquanto uma peça desse lado se afoga.

    <b>6. A Casa Bela, 26.</b> Nenhuma peça salta por cima dela, e ela pede o número exato. Dali, com 5 a peça sai do tabuleiro; com 2, 3 ou 4 vai para 28, 29 ou 30; com 1 tem que cair na água, mas só se não houver outra jogada para a frente. Uma peça na 26 também pode recuar, quando é obrigatório recuar.

    <b>7. As últimas casas.</b> Uma peça sai da 27 com 4, da 28 com 3, da 29 com 2, da 30 com 1. Não faz outra jogada.

    <b>8. O ataque.</b> Se uma peça vem da 26 e cai sobre uma adversária na 28, 29 ou 30, a adversária cai na água. Se na água já estava outra do mesmo lado, essa vai para a Casa da Segunda Vida.

    <b>9. O afogamento.</b> Enquanto você tiver uma peça na 27, nenhuma outra sua anda nem está protegida. Um 4 tira essa peça do tabuleiro. Depois de 1, 4 ou 5 você lança de novo; depois de 2 ou 3 passa a vez. No começo da vez, em vez de lançar, você pode salvar a peça: ela volta à 15, e passa a vez. Se uma peça vem da 26 com 1 e cai sobre uma adversária que se afoga, as duas trocam de lugar.

    <b>10. Segunda Vida, 15.</b> Se a 15 estiver ocupada, por qualquer lado, a peça salva vai para a primeira casa livre atrás dela: 14, 13 … 1. <i>(Decisão nossa: se todas estiverem ocupadas, 16, 17 …)</i>

    <b>11. O fim.</b> Quem tirar primeiro as cinco peças do tabuleiro vence na hora.

    <i>Fonte: Daniel U. Thibault, Four Ancient Egyptian Board Games.</i>
rules-kendall-full =
    <b>Senet como vem nas caixas, segundo Timothy Kendall</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Os cones (claros) começam em 2, 4, 6, 8, 10 e jogam primeiro: quem começa tem as peças da frente. Os fusos (escuros) começam em 1, 3, 5, 7, 9. O sorteio decide quem joga com os cones.

    <b>2. O lançamento.</b> Quatro varetas com um lado claro e um escuro. Contam os lados claros; nenhum lado claro conta 5. Em média, de 16 lançamentos, o 1 sai quatro vezes, o 2 seis, o 3 quatro, o 4 uma e o 5 uma. Cada lançamento é independente: nenhum número está “para sair”.

    <b>3. A vez.</b> Lance as varetas e mova uma peça o lançamento todo. Depois de 2 ou 3 passa a vez; depois de 1, 4 ou 5 você lança de novo. Sem jogada possível, a vez se perde, seja qual for o lançamento. <i>(Decisão nossa: em alguns folhetos, com 1, 4 ou 5 se lança de novo.)</i>

    <b>4. Primeiro em frente.</b> Se houver uma jogada para a frente, ela é obrigatória; sair do tabuleiro também conta. Só se não houver, é obrigatório recuar, com qualquer peça de 1–26. <i>(Decisão nossa: da 26 também.)</i> Numa casa só cabe uma peça.

    <b>5. A troca.</b> Quando uma peça cai sobre uma adversária sozinha, as duas trocam de lugar, para a frente ou para trás. Duas ou mais peças de um lado em casas seguidas se protegem, também nas curvas do caminho e na 26.

    <b>6. Muralhas.</b> Três ou mais peças adversárias em casas seguidas não se saltam, nem para a frente nem para trás. Tudo o mais pode ser saltado.

    <b>7. Casas seguras.</b> Em 15, 26, 28, 29 e 30 ninguém é atacado: não dá para cair sobre uma peça que está ali. <i>(Decisão nossa: a maioria dos folhetos deixa a 30 de fora.)</i>

    <b>8. A Casa Bela, 26.</b> Nenhuma peça passa por ela; só se chega com o número exato. Daqui, um 5 tira a peça do tabuleiro; um 2, 3 ou 4 a leva à 28, 29 ou 30, se a casa estiver vazia. Um 1 a deixa cair na água, mas só se não houver outra jogada para a frente; então é obrigatório. <i>(Decisão nossa, como no livrinho de Kendall.)</i>

    <b>9. Águas, 27.</b> A peça volta logo à 15, a Casa do Renascimento. Se a 15 estiver ocupada, por qualquer lado, vai para a primeira casa livre atrás dela: 14, 13 … 1, depois 16, 17 … Foi um 1, então você lança de novo. <i>(Decisão nossa: em alguns folhetos a vez acaba.)</i> Ninguém fica na 27.

    <b>10. As últimas casas.</b> Uma peça sai da 28 com 3 e da 29 com 2. A 30 é a última casa e não pede número exato: dela se sai <b>com qualquer lançamento</b>. <i>(Decisão nossa: há quem peça um 1.)</i> Dessas três casas não há outra jogada.

    <b>11. O fim.</b> Quem tirar primeiro as cinco peças do tabuleiro vence na hora.

    <i>Fonte: Timothy Kendall (1978), como contam os folhetos da maioria das caixas. O livrinho dele joga com sete peças, todos os lançamentos antes das jogadas, sem muralhas, e com uma peça que se afoga.</i>
rules-tait-full =
    <b>Senet, pelas regras de John Tait</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Os cones (claros) começam nas casas 1, 3, 5, 7, 9 e jogam primeiro; os fusos (escuros) nas 2, 4, 6, 8, 10. O sorteio decide quem joga com os cones. <i>(As cinco peças e os lugares delas são decisão nossa: a fonte não diz.)</i>

    <b>2. O lançamento.</b> Quatro varetas com um lado claro e um escuro. Contam os lados claros; nenhum lado claro conta 6. Em média, de 16 lançamentos, o 1 sai quatro vezes, o 2 seis, o 3 quatro, o 4 uma e o 6 uma. Cada lançamento é independente dos anteriores.

    <b>3. A vez.</b> Lance uma vez e avance uma só peça, tantas casas quantas o lançamento diz. Um 6 jogado dá outro lançamento. Se houver jogada possível, você tem que jogar. Se não houver, acaba a vez, e os lançamentos que faltam se perdem. <i>(Decisão nossa: depois de um 6 também.)</i>

    <b>4. O movimento.</b> Só para a frente. As peças podem saltar por cima das outras, mas nunca caem sobre uma do seu lado.

    <b>5. O ataque.</b> Uma peça que cai sobre uma adversária a atinge: a adversária sai do tabuleiro para a mão do dono. Quem ataca ganha mais um lançamento. As vizinhas não se protegem. Na 15, a Casa da Segunda Vida, ninguém é atingido. <i>(Decisão nossa: nenhuma outra casa é segura.)</i>

    <b>6. Da mão.</b> Com 4 entra uma peça na casa 4, com 6 na casa 6, a não ser que haja uma sua lá. Uma adversária que estiver lá é atingida. Se houver outra jogada possível, não é obrigatório entrar.

    <b>7. A Casa Bela, 26.</b> As peças podem saltar por cima dela. Uma peça que lá está sai do tabuleiro com 6.

    <b>8. Águas, 27.</b> A peça que cai ali vai para a mão e tem que entrar de novo. Todos os lançamentos que faltam se perdem, e acaba a vez.

    <b>9. As últimas casas.</b> Uma peça sai da 28 com 3, da 29 com 2, da 30 com 1. Em vez de sair, pode avançar, se o número servir. Nenhum outro lançamento leva uma peça além da 30.

    <b>10. Mais lançamentos.</b> Tirar uma peça do tabuleiro também dá um lançamento. Os lançamentos ganhos se somam. <i>(Decisão nossa: um 6 que atinge uma peça dá dois.)</i>

    <b>11. O fim.</b> Quem tirar primeiro as cinco peças do tabuleiro vence na hora.

    <i>Fonte: John Tait, segundo Daniel U. Thibault em Four Ancient Egyptian Board Games.</i>
rules-bell-full =
    <b>Senet ao contrário, pelas regras de R. C. Bell</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, numeradas em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Aqui as peças vão da 30 <b>para a 1</b>. Cinco cones (claros) e cinco fusos (escuros) começam na mão. Os cones jogam primeiro; o sorteio decide quem joga com eles.

    <b>2. O lançamento.</b> Quatro varetas com um lado claro e um escuro. Contam os lados claros; nenhum lado claro conta 5. Em média, de 16 lançamentos, o 1 sai quatro vezes, o 2 seis, o 3 quatro, o 4 uma e o 5 uma. Cada lançamento é independente dos anteriores.

    <b>3. A vez.</b> Um lançamento e uma jogada; depois joga o outro lado. Se não houver jogada possível, passa a vez. <i>(Decisão nossa: se houver jogada possível, é obrigatório jogar.)</i>

    <b>4. A entrada.</b> Um 1 faz entrar uma peça na casa 30, um 2 na 29, um 3 na 28, um 4 na 27, um 5 na 26. A casa tem que estar vazia.

    <b>5. O movimento.</b> Ou uma peça do tabuleiro anda em direção à casa 1, tantas casas quantas o lançamento diz. As peças podem saltar por cima das outras, mas nunca caem sobre uma do seu lado.

    <b>6. O ataque.</b> Uma peça que cai sobre uma adversária a atinge: a adversária sai do tabuleiro para a mão do dono e recomeça. As vizinhas não se protegem.

    <b>7. Casas seguras.</b> Na 15, 26, 27, 28, 29 e 30 ninguém pode ser atacado. Por isso nenhuma peça pode cair sobre outra ali.

    <b>8. As casas finais.</b> As dos cones são 1, 3, 5, 7, 9, as dos fusos 2, 4, 6, 8, 10. <i>(Decisão nossa: a fonte diz apenas “posições finais”; é nestas casas que as peças dos outros jogos começam.)</i>

    <b>9. A chegada.</b> Em 1–10 uma peça só pode parar numa casa final do seu lado. Dali pode seguir em direção à 1, se parar outra vez numa delas. <i>(Decisão nossa: de outro modo um lado poderia fechar o caminho ao outro para sempre.)</i>

    <b>10. O fim.</b> Quem tiver primeiro as cinco peças nas suas cinco casas finais vence na hora.

    <i>Fonte: R. C. Bell, segundo Daniel U. Thibault em Four Ancient Egyptian Board Games. Thibault acha muito improvável que os egípcios jogassem assim.</i>
rules-houses-full =
    <b>Senet com dez peças, pelas Casas</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Dez cones (claros) começam nas casas ímpares de 1–20 e jogam primeiro, dez fusos (escuros) nas pares. O sorteio decide quem joga com os cones.

    <b>2. O lançamento.</b> Quatro varetas com um lado claro e um escuro. Contam os lados claros; nenhum lado claro conta 5. Em média, de 16 lançamentos, o 1 sai quatro vezes, o 2 seis, o 3 quatro, o 4 uma e o 5 uma. <i>(A fonte diz que um número fica mais provável quando não sai há algum tempo. Não é verdade: as varetas não se lembram de nada, e cada lançamento é independente.)</i>

    <b>3. A vez.</b> Lance as varetas e depois faça uma jogada, ou passe. <i>(Decisão nossa: a fonte só proíbe passar na 26.)</i>

    <b>4. O movimento.</b> Para a frente ou para trás, como quiser, sempre numa só direção e com o lançamento todo. Não dá para saltar por cima de duas peças em casas seguidas, de qualquer lado; por cima de uma sozinha, sim. <i>(Decisão nossa: e por cima de várias na mesma jogada, se estiverem separadas.)</i>

    <b>5. A troca.</b> Quando uma peça cai sobre uma adversária que não tem vizinha do seu lado, as duas trocam de lugar, para a frente ou para trás. Um par está seguro. De três ou mais seguidas, só as do meio podem ser trocadas, as duas das pontas não. <i>(Decisão nossa: mais de quatro são como quatro.)</i> Em 26–30 ninguém é atacado.

    <b>6. A Casa Bela, 26.</b> A peça que a alcança, ou passaria por ela, tem que parar ali; a 26 tem que estar vazia. Um novo lançamento decide logo o destino da peça. Com 5 sai do tabuleiro. Com 2, 3 ou 4 vai para 28, 29 ou 30. Com 1, ou se a casa estiver ocupada, cai na água. Se a água também estiver ocupada, por qualquer lado, a peça renasce (ver 8). <i>(Decisão nossa: com 2, 3 ou 4 também.)</i> Aqui não é permitido passar, e nenhuma peça permanece na 26. É o único caminho para 27–30.

    <b>7. Águas, 27.</b> Na próxima vez do seu lado, o lançamento é a prova dessa peça e mais nada. Com 1, 2 ou 3 renasce, com 4 sai do tabuleiro, com 5 fica, e a prova se repete na vez seguinte. Aqui não é permitido passar.

    <b>8. Renascimento.</b> A peça volta à 15, a Casa da Segunda Vida. Se a 15 estiver ocupada, por qualquer lado, a peça vai para a primeira casa livre atrás dela: 14, 13 … 1.

    <b>9. As últimas casas.</b> Uma peça sai da 28 com 3, da 29 com 2, da 30 com 1. Não faz outra jogada.

    <b>10. O fim.</b> Quem tirar primeiro as dez peças do tabuleiro vence na hora. <i>(Decisão nossa, para que ninguém prolongue a partida para sempre: se em 300 turnos seguidos nenhuma peça sair do tabuleiro, a partida acaba. Vence quem tiver mais peças fora; em número igual, é empate.)</i>

    <i>Fonte: uma descrição russa do Senet, com dez peças e o significado das Casas.</i>
rules-skyruk-full =
    <b>Senet com cinco peças pelas Casas, segundo Skyruk</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Os cones (claros) começam em 2, 4, 6, 8, 10 e jogam primeiro: quem começa tem as peças da frente. Os fusos (escuros) começam em 1, 3, 5, 7, 9. O sorteio decide quem joga com os cones.

    <b>2. O lançamento.</b> Quatro varetas com um lado claro e um escuro. Contam os lados claros; nenhum lado claro conta 5. Em média, de 16 lançamentos, o 1 sai quatro vezes, o 2 seis, o 3 quatro, o 4 uma e o 5 uma. Cada lançamento é independente: nenhum número está “para sair”.

    <b>3. A vez.</b> Lance as varetas e mova uma peça o lançamento todo. Depois de 2 ou 3 passa a vez; depois de 1, 4 ou 5 você lança de novo. Não se passa por escolha. Sem jogada possível, a vez se perde.

    <b>4. Primeiro em frente.</b> Se houver uma jogada para a frente, ela é obrigatória; sair do tabuleiro também conta. Só se não houver, é obrigatório recuar. Duas peças adversárias em casas seguidas não se saltam, nem no caminho para a 26; uma sozinha, sim. <i>(Decisão nossa: e várias na mesma jogada, se estiverem separadas.)</i>

    <b>5. A troca.</b> Quando uma peça cai sobre uma adversária que não tem vizinha do seu lado, as duas trocam de lugar, para a frente ou para trás. Um par está seguro. De três ou mais seguidas, só as do meio podem ser trocadas, as duas das pontas não. <i>(Decisão nossa: quem cai dentro de uma fila também não salta duas antes.)</i> Em 15 e 26–30 ninguém é atacado.

    <b>6. A Casa Bela, 26.</b> A peça que a alcança, ou passaria por ela, tem que parar ali; a 26 tem que estar vazia. O lançamento que a levou até ali não rende nada: um novo lançamento decide logo o destino da peça. Com 5 sai do tabuleiro. Com 2, 3 ou 4 vai para 28, 29 ou 30. Com 1, ou se a casa estiver ocupada, cai na água. Se a água também estiver ocupada, por qualquer lado, a peça renasce (ver 8). Depois de 1, 4 ou 5 você lança de novo, depois de 2 ou 3 passa a vez. Nenhuma peça permanece na 26.

    <b>7. Águas, 27.</b> Enquanto a sua peça está ali, o seu lançamento é a prova dela e mais nada. <i>(Decisão nossa: um programa deixa mover outras.)</i> Com 1, 2 ou 3 renasce, com 4 sai do tabuleiro; com 1 ou 4 você lança de novo. Com 5 fica, e passa a vez.

    <b>8. Renascimento.</b> A peça volta à 15, a Casa da Segunda Vida. Se a 15 estiver ocupada, por qualquer lado, a peça vai para a primeira casa livre atrás dela: 14, 13 … 1.

    <b>9. As últimas casas.</b> Uma peça sai da 28 com 3 e da 29 com 2. A 30 é a última casa e não pede número exato: dela se sai <b>com qualquer lançamento</b>. Dessas casas não há outra jogada.

    <b>10. O fim.</b> Quem tirar primeiro as cinco peças do tabuleiro vence na hora.

    <i>Fonte: programas abertos que chamam estas regras de Skyruk. Na Casa Bela, nas águas e nas filas elas são iguais à descrição russa das Casas: pelo visto, duas formas de uma só reconstrução.</i>
rules-glebsite-full =
    <b>Senet da mão, segundo glebsite.net</b>

    <b>1. O tabuleiro.</b> Trinta casas em três filas, em ziguezague: 1–10 para a direita, 11–20 para a esquerda, 21–30 para a direita. Nenhuma casa é especial. Cada lado tem cinco peças, todas na mão. (Por opção, seis ou sete, ou três para uma partida curta: <i>acréscimo nosso</i>.) Os cones (claros) jogam primeiro; o sorteio decide quem joga com eles.

    <b>2. O lançamento.</b> Quatro varetas com um lado claro e um escuro. Contam os lados claros; nenhum lado claro conta 5. Em média, de 16 lançamentos, o 1 sai quatro vezes, o 2 seis, o 3 quatro, o 4 uma e o 5 uma. Cada lançamento é independente dos anteriores. Em vez das varetas também há dois dados com uma tabela (uma opção).

    <b>3. A vez.</b> Um lançamento e uma jogada; depois joga o outro lado. Não é permitido passar enquanto houver jogada possível.

    <b>4. O movimento.</b> Com o lançamento entra uma peça da mão na casa desse número, que tem que estar vazia, ou avança uma peça do tabuleiro. As peças podem saltar por cima das outras, mas nunca caem sobre uma do seu lado.

    <b>5. O ataque.</b> Uma peça que cai sobre uma adversária a atinge: a adversária volta para a mão do dono.

    <b>6. Três numa coluna.</b> Se a peça que você move ou faz entrar completa três suas numa coluna, uma em cada fila (como 3, 18 e 23), você lança logo outra vez. Só conta na vez em que as três se juntam.

    <b>7. A saída.</b> Uma peça sai quando chega exatamente à casa 30: da 25 com 5, da 26 com 4, da 27 com 3, da 28 com 2, da 29 com 1. As peças em 25–29 não fazem outra jogada. <i>(Leitura nossa: a 30 é a saída, e nenhuma peça fica lá. É o que dizem os números da fonte, embora as suas “últimas cinco casas” devessem ser 26–30.)</i>

    <b>8. Quando se pode sair.</b> Só com a mão vazia e com todas as peças do tabuleiro além da casa 15. (Com a opção “Saída fácil”: além da 10.)

    <b>9. Filas vizinhas.</b> Uma opção: duas peças suas numa coluna, em filas vizinhas, como 5 e 16, não podem ser atingidas. A fonte convida a experimentar esta regra.

    <b>10. O fim.</b> Quem tirar primeiro todas as peças vence na hora e ganha um ponto por peça que o outro lado tenha na mão e no tabuleiro. Uma série são várias partidas, até 5, 10, 15 ou 21 pontos. <i>(Decisão nossa: os cones mudam de mãos a cada partida. Se um lado desiste, o outro ganha os mesmos pontos.)</i>

    <i>Fonte: as regras do Senet segundo glebsite.net.</i>
rules-sidja-full =
    <b>Seega do Sudão: sidja</b>

    <b>1. O tabuleiro.</b> Cinco por cinco casas, doze pedras de cada lado. (Por opção, 7×7 com 24, 9×9 com 40, 3×3 com 4.) As casas têm nomes como no xadrez: colunas a, b, c a partir da esquerda, filas 1, 2, 3 a partir de baixo. O sorteio decide quem joga com as brancas e coloca primeiro.

    <b>2. Colocar.</b> Um lado de cada vez põe duas pedras em casas vazias, menos na central, até todas estarem no tabuleiro. Uma pedra colocada não captura. (Por opção, uma pedra por vez; a fonte acha que em 5×5 assim se pensa mais.)

    <b>3. Mover.</b> Quem começou a colocar também joga primeiro, e só pode ir para o centro. Uma pedra anda uma casa, em qualquer das oito direções, para uma casa vazia. Enquanto uma pedra puder andar, não é permitido passar.

    <b>4. Capturar.</b> A pedra adversária que, pela sua jogada, fica entre duas suas numa fila, numa coluna ou na diagonal é capturada. Isto vale em todas as direções ao mesmo tempo: até sete pedras numa jogada. <i>(Decisão nossa: uma das duas tem que ser a pedra que acaba de se mover.)</i> A pedra que já estava entre adversárias, ou que entra entre elas na sua própria jogada, está a salvo. O que é capturado tem que sair do tabuleiro. No centro dá para capturar como em qualquer outra casa.

    <b>5. Continuar.</b> A primeira captura nunca é obrigatória. Depois dela você tem que capturar outra vez, com qualquer das suas pedras, enquanto alguma puder; uma jogada sem captura não é permitida. Quando nenhuma puder, passa a vez.

    <b>6. Sem saída.</b> Quem não tem jogada passa, e o outro lado joga de novo. Tem que abrir passagem, se alguma jogada a abrir. <i>(Decisão nossa: como no Egito; só conta o que essa jogada abre. Se nenhuma abrir passagem, a partida acaba e as pedras são contadas.)</i>

    <b>7. O fim.</b> Perde o lado que uma captura deixa com uma pedra ou nenhuma. Você só pode desistir enquanto menos de onze das suas doze pedras tiverem sido capturadas. Os dois lados podem combinar um empate: /draw.

    <b>8. A contagem.</b> <i>(Decisão nossa: a fonte não dá limite, mas fala de perseguições sem fim.)</i> Depois de cem jogadas seguidas sem captura, as pedras são contadas: ganha quem tem mais; em número igual, é empate.

    <i>No chat: toque numa pedra e depois na casa para onde vai; ou escreva a jogada, como c2-c3.</i>

    <i>Fonte: a Wikipédia russa sobre a sidja, e por trás dela R. C. Bell, H. J. R. Murray e outros.</i>
rules-siga-full =
    <b>Seega do Egito: siga</b>

    <b>1. O tabuleiro.</b> Cinco por cinco casas, doze pedras de cada lado. (Por opção, 7×7 com 24, 9×9 com 40, 3×3 com 4.) As casas têm nomes como no xadrez: colunas a, b, c a partir da esquerda, filas 1, 2, 3 a partir de baixo. O sorteio decide quem joga com as brancas e coloca primeiro.

    <b>2. Colocar.</b> Um lado de cada vez põe duas pedras em casas vazias, menos na central, até todas estarem no tabuleiro. Uma pedra colocada não captura. Por opção, as quatro primeiras formam uma cruz: as brancas nas pontas direita e esquerda da fila central, as azuis nas pontas de cima e de baixo da coluna central. <i>(Decisão nossa: depois continuam as brancas.)</i>

    <b>3. Mover.</b> Joga primeiro quem colocou por último. Uma pedra anda uma casa, na fila ou na coluna, para uma casa vazia. Enquanto uma pedra puder andar, não é permitido passar.

    <b>4. Capturar.</b> A pedra adversária que, pela sua jogada, fica entre duas suas numa fila ou numa coluna é capturada. Isto vale em todas as direções ao mesmo tempo: até três pedras numa jogada. <i>(Decisão nossa: uma das duas tem que ser a pedra que acaba de se mover.)</i> A pedra que já estava entre adversárias, ou que entra entre elas na sua própria jogada, está a salvo. A do centro também. O que é capturado tem que sair do tabuleiro.

    <b>5. Continuar.</b> A primeira captura nunca é obrigatória. Depois dela a mesma pedra tem que capturar outra vez, enquanto puder; uma jogada sem captura não é permitida. (Por opção, no máximo duas capturas seguidas.)

    <b>6. Sem saída.</b> Quem não tem jogada passa, mesmo logo na primeira, e o outro lado joga de novo. Tem que abrir passagem, se alguma jogada a abrir. <i>(Decisão nossa: só conta o que essa jogada abre. Se nenhuma abrir passagem, a partida acaba e as pedras são contadas.)</i> Por opção, quem fica sem jogada perde.

    <b>7. A contagem.</b> Depois de vinte jogadas seguidas sem captura a partida acaba e as pedras são contadas: ganha quem tem mais; em número igual, é empate. <i>(Decisão nossa: contam as jogadas dos dois lados; passar não conta. Se a última também deixar um lado sem saída, a contagem vem primeiro.)</i>

    <b>8. A barreira.</b> Às vezes os dois lados ficam atrás das suas pedras, e ninguém quer atacar. Então um deles pode propor a contagem, depois de colocadas todas as pedras: /count. Se o outro aceitar, a partida acaba como em 7.

    <b>9. Saltos.</b> <i>(Decisão nossa: a fonte fala deles, mas não diz como são.)</i> Uma opção: uma pedra pode saltar, na fila ou na coluna, por cima de uma vizinha, de qualquer lado, para a casa vazia seguinte. A pedra saltada fica. Ou só se salta por cima da casa central. Um salto pode capturar como qualquer jogada.

    <b>10. O fim.</b> Perde o lado que uma captura deixa com uma pedra ou nenhuma. <i>(Decisão nossa; a fonte diz isso da sidja.)</i> Você só pode desistir enquanto menos de onze das suas doze pedras tiverem sido capturadas. Os dois lados podem combinar um empate: /draw.

    <i>No chat: toque numa pedra e depois na casa para onde vai; ou escreva a jogada, como c2-c3.</i>

    <i>Fonte: a Wikipédia russa sobre a siga, e por trás dela R. C. Bell, H. J. R. Murray e outros.</i>
rules-hyena-full =
    <b>Hiena: Li’b el-merafib</b>

    <b>1. O caminho.</b> Uma espiral de trinta casas na areia, os “dias”, leva da aldeia, na ponta de fora, ao poço, no centro. (Por opção, 20, 50 ou 80: na areia cabe qualquer número.) Jogam de duas a seis pessoas, cada uma com uma mãe. <i>(Ambos os números são decisão nossa.)</i> O sorteio decide a ordem.

    <b>2. O lançamento.</b> Três fichas com um lado branco e um verde. Uma branca: uma moeda. Duas brancas: 2, e a vez acaba depois de usado. Três brancas: 3. Três verdes: 6. Em média, de oito lançamentos, três são uma moeda, três um 2, um é um 3 e um é um 6. Lance até tirar um 2.

    <b>3. Moedas.</b> Cada moeda é anotada para você (em árabe ela se chama taba). <i>(Decisão nossa: a primeira também.)</i> A mãe pode sair da aldeia depois de uma moeda, e anda a partir do lançamento seguinte. Os 2, 3 e 6 que saem antes disso se perdem.

    <b>4. Andar.</b> A mãe anda com 2, 3 e 6, nunca com uma moeda. Várias mães podem estar na mesma casa.

    <b>5. Ao poço.</b> Ela tem que chegar com o número exato; um lançamento maior se perde. Se você tiver uma moeda para cada dia que falta, pode pagar esses dias, e a mãe está logo no poço. É a grande escolha do jogo, porque você precisa das moedas lá também. <i>(Decisões nossas: o lançamento que serve é sempre usado; a pergunta vem depois de cada lançamento; a um dia do poço nenhum serve, e uma moeda paga esse dia na hora.)</i>

    <b>6. No poço.</b> Duas moedas para lavar e duas para o caminho de volta. <i>(Decisão nossa: as quatro são pagas juntas, assim que existirem, porque esperar não adianta.)</i> Os 2, 3 e 6 que saem enquanto ela espera ficam guardados. Quando parte, anda todos de uma vez.

    <b>7. A casa.</b> De volta pelo mesmo caminho; na aldeia não é preciso o número exato.

    <b>8. A hiena.</b> A primeira mãe em casa solta a hiena de quem joga com ela. A hiena sai da aldeia por duas moedas, contando as que sobraram da viagem, anda o dobro (4, 6, 12) e para no poço. <i>(Decisão nossa: os lançamentos antes de poder sair, ou enquanto espera, perdem-se.)</i>

    <b>9. A caça.</b> No poço a hiena bebe por dez moedas. Só então volta, e devora todas as mães que a jogada dela alcança ou ultrapassa, na ida ou na volta. <i>(Decisão nossa: não a que está na casa de onde a hiena parte, nem a que chega à casa da hiena.)</i> No poço e na aldeia as mães estão a salvo. Antes de beber, a hiena não faz mal a ninguém.

    <b>10. Fora do jogo.</b> Quem tem a mãe devorada está fora. Quem está em casa sem a hiena não tem mais por que lançar, e sua vez é pulada. Os outros continuam.

    <b>11. O fim.</b> A partida acaba quando a hiena está em casa, ou quando todas as outras mães estão em casa ou devoradas. Vence quem tem a hiena: isso fica decidido com a primeira mãe em casa. Depois vêm as mães que chegaram em casa, por ordem de chegada; depois as que ainda não chegaram, pela ordem dos lugares; depois as devoradas, a última primeiro. “Ai de quem perde”: quem levou a mãe a salvo para casa zomba sem piedade de quem teve a sua devorada. (/settings desliga isso.)

    <i>Fonte: Li’b el-merafib, jogo popular do Sudão, contado em dois livros russos.</i>
rules-aseb-full =
    <b>Aseb: o jogo das vinte casas</b>

    <b>1. O tabuleiro.</b> Três filas de quatro casas e uma cauda de mais oito na fila do meio. Dois jogadores, cinco peças cada: cones e fusos. Tabuleiros, varetas e astrágalos foram encontrados; as regras se perderam. Esta é uma reconstrução moderna.

    <b>2. O caminho.</b> Dezesseis casas para cada lado: 1–4 são próprias, pela sua fila até a ponta do tabuleiro; 5–16 são dos dois, pela fila do meio, dessa ponta até o fim da cauda.

    <b>3. Rosetas.</b> As casas 4, 8, 12 e 16 são marcadas.

    <b>4. O começo.</b> Todas as peças estão na mão. Os cones jogam primeiro; o sorteio diz de quem são, ou, com uma opção, os lançamentos: quem primeiro tirar um 1 fica com os cones, e esse 1 não é jogado.

    <b>5. O lançamento.</b> Quatro varetas contam os lados claros: de 0 a 4, em 1, 4, 6, 4 e 1 de 16 lançamentos. <b>Um 0 não move nada</b>, e a vez passa. No Senet nenhum lado claro conta 5, dizem as suas fontes; as deste jogo contam 0. É incerto, como tudo aqui. Com uma opção lança-se um astrágalo: de 1 a 4, todos igualmente prováveis <i>(decisão nossa: os verdadeiros não são)</i>.

    <b>6. Jogar.</b> Faça entrar uma peça da mão na casa do número tirado, ou avance uma esse número. Nunca para cima de uma peça sua; qualquer peça pode ser saltada. Se há jogada, ela tem que ser feita; se não, a vez passa.

    <b>7. Atingir.</b> Quem chega a uma peça adversária a manda de volta para a mão. Uma peça numa roseta está a salvo <i>(incerto: há uma opção)</i>.

    <b>8. Lançar de novo.</b> Chegar a uma roseta dá outro lançamento <i>(incerto: há uma opção)</i>. Atingir não dá nenhum, nem tirar uma peça.

    <b>9. Sair.</b> Uma peça sai com o número exato: da 13 com 4, da 14 com 3, da 15 com 2, da 16 com 1. O primeiro lado com todas as peças fora vence, na hora.

    <b>10. Séries.</b> Uma partida vale um ponto, também quando alguém desiste <i>(decisão nossa)</i>.

    <i>No chat: toque no número de uma jogada, ou escreva-a: 3-6, 10x13, hand-2, 16-off.</i>

    <i>Fonte: o Aseb da biblioteca RoyalUr, segundo Ancient Egyptians at Play; sobre o caminho, as capturas e a saída, as regras selêucidas do Ludii concordam.</i>

## The switches: a short label, a label for each value, why, and an illustrated page

value-on = sim
value-off = não
switch-dice = O que se lança
switch-dice-sticks = quatro varetas
switch-dice-two = dois dados
switch-dice-bone = um astrágalo
switch-dice-why = Dois dados: uma tabela transforma a soma em lançamento. As probabilidades são parecidas com as das varetas, mas não iguais. Um astrágalo: de 1 a 4, iguais.
switch-dice-page =
    <b>🎚 Dois dados</b> <code>dice=two</code>
    Em vez das varetas, são lançados dois dados de seis faces. Uma tabela transforma a soma em lançamento:

    soma 2, 4, 5 ou 12: <b>1</b>
    soma 6, 7 ou 10: <b>2</b>
    soma 8 ou 9: <b>3</b>
    soma 3: <b>4</b>
    soma 11: <b>5</b> (ou 6, onde as varetas contam 6)

    O autor da tabela diz que é o mesmo que as varetas. É parecido, mas não igual. Em média, de 36 lançamentos saem:
    1: 9 com os dados, 9 com as varetas
    2: 14 e 13½
    3: 9 e 9
    4: 2 e 2¼
    5: 2 e 2¼

    <b>Um astrágalo</b> <code>dice=bone</code> (Aseb): um osso mostra 1, 2, 3 ou 4, todos igualmente prováveis.

    <i>Na imagem: o que foi lançado, ao lado do tabuleiro, e quanto conta.</i>
switch-sticks = Nenhum lado claro
switch-sticks-5 = 5
switch-sticks-6 = 6
switch-sticks-why = Com 6: nenhum lado claro conta 6 em vez de 5, e o 6 faz tudo o que o 5 faz nestas regras.
switch-sticks-page =
    <b>🎚 Um 6 em vez de um 5</b> <code>sticks=6</code>
    Nenhum lado claro conta 6, e não há mais 5. O 6 é tão raro quanto era o 5: uma vez em 16 lançamentos. Também dá outro lançamento.
    <i>Decisão nossa: tudo o que o 5 faz nestas regras, faz agora o 6; assim, é o 6 que tira uma peça da Casa Bela (26).</i>

    <i>Na imagem: as quatro varetas mostram o lado escuro, e isso é um 6. Com ele o cone da 26 pode sair, e o da 12 pode andar seis casas, para a 18.</i>
switch-pieces = Peças por lado
switch-pieces-3 = 3
switch-pieces-5 = 5
switch-pieces-6 = 6
switch-pieces-7 = 7
switch-pieces-9 = 9
switch-pieces-10 = 10
switch-pieces-why = Os jogos mais antigos tinham dez peças por lado, depois nove, sete e cinco. Com mais peças a partida é mais longa; com três, é curta.
switch-pieces-page =
    <b>🎚 Peças por lado</b> <code>pieces</code>
    Os jogos de Senet mais antigos tinham dez peças por lado; depois foram nove, sete e por fim cinco. Com mais peças a partida é mais longa e as peças se cruzam mais no caminho. Três peças são para uma partida curta <i>(acréscimo nosso)</i>.
    Se as peças começam no tabuleiro, os dois lados alternam a partir da casa 1. Se começam na mão, estão lá todas.

    <i>Na imagem: o maior número de peças, antes do primeiro lançamento.</i>
switch-bank_throws = Lançar tudo primeiro
switch-bank_throws-why = Se sim: você lança até tirar um 2 ou um 3. Só então joga todos esses lançamentos, uma jogada para cada um, em qualquer ordem.
switch-bank_throws-page =
    <b>🎚 Lançar tudo primeiro, depois jogar</b> <code>bank_throws</code>
    Você lança até tirar um 2 ou um 3. Só então joga todos os lançamentos, uma jogada para cada um, em qualquer ordem. Se nenhum dos que restam servir, todos se perdem.
    <i>Decisões nossas: o que um lançamento pode fazer (primeiro em frente, a queda da 26) se decide para cada um em separado; outra opção só dá um lançamento extra por grupo de lançamentos, e com ele começa um grupo novo.</i>

    <i>Na imagem: os cones tiraram 4, 1 e 2. Cada jogada numerada usa um dos três lançamentos.</i>
switch-second_needs_one = Fusos esperam um 1
switch-second_needs_one-why = Se sim: os fusos não se movem antes de tirar um 1; tudo o que sai antes se perde.
switch-second_needs_one-page =
    <b>🎚 Os fusos esperam um 1</b> <code>second_needs_one</code>
    No começo, os lançamentos de quem joga em segundo se perdem até ele tirar um 1; esse 1 é jogado. Isto dá aos cones um bom avanço, porque um 1 só sai uma vez em quatro.
    <i>Decisões nossas: a opção “Lançamento inútil” diz o que vem depois de um lançamento perdido; um 1 acaba com a espera, mesmo que não possa ser jogado.</i>

    <i>Na imagem: os fusos tiraram um 4, e nada está numerado: só podem passar.</i>
switch-start = As peças começam
switch-start-board = no tabuleiro
switch-start-hand = na mão
switch-start-why = Na mão: nenhuma peça começa no tabuleiro. Com um lançamento pode entrar uma peça na casa desse número, se estiver vazia.
switch-start-page =
    <b>🎚 Da mão</b> <code>start=hand</code>
    Todas as peças começam fora do tabuleiro. Com um lançamento pode entrar uma peça na casa desse número, de 1 a 5; a casa tem que estar vazia. Entrar é uma jogada para a frente como as outras.
    <i>Decisão nossa: nenhuma peça entra enquanto outra do mesmo lado se afoga.</i>

    <i>Na imagem: com um 3, o primeiro botão faz entrar uma peça na casa 3; os outros movem peças do tabuleiro.</i>
switch-no_move = Lançamento inútil
switch-no_move-lose_turn = a vez se perde
switch-no_move-lose_throw = só ele se perde
switch-no_move-why = Só ele se perde: depois de um 1, 4 ou 5 que não serve, você lança de novo, e a vez não se perde.
switch-no_move-page =
    <b>🎚 Só o lançamento se perde</b> <code>no_move=lose_throw</code>
    Pelas regras, um lançamento sem jogada possível acaba a vez, seja qual for. Com esta opção só ele se perde: depois de um 1, 4 ou 5 você lança de novo, depois de um 2 ou 3 passa a vez, como sempre.

    <i>Na imagem: o último cone, na 29, só pode sair com 2, e o lançamento foi um 4. Nada está numerado, mas os cones lançam outra vez.</i>
switch-block = Muralhas
switch-block-0 = não há
switch-block-3 = três seguidas
switch-block-why = Três seguidas: três ou mais peças adversárias em casas seguidas são uma muralha que não se salta.
switch-block-page =
    <b>🎚 Muralhas</b> <code>block=3</code> ou <code>0</code>
    Três ou mais peças de um lado em casas seguidas, também nas curvas do caminho, são uma muralha: o outro lado não a salta, nem para a frente nem para trás. Com <code>0</code> não há muralhas, e qualquer peça pode ser saltada.
    <i>Decisões nossas: quem entra ou sai do tabuleiro não salta por cima de ninguém; as peças de um lado que se afoga e as de 27–30 também são muralha.</i>

    <i>Na imagem: os fusos na 12, 13 e 14 estão diante do cone da 10. Como muralha, eles o detêm; sem muralhas, um 5 o leva à 15.</i>
switch-retreat_attack = Atacar ao recuar
switch-retreat_attack-why = Se não: uma peça obrigada a recuar não pode cair sobre uma adversária.
switch-retreat_attack-page =
    <b>🎚 Recuar sem atacar</b> <code>retreat_attack=off</code>
    Quando nada pode avançar, uma peça tem que recuar. Pelas regras pode então cair sobre uma adversária sozinha e trocar de lugar com ela. Sem este direito, quem recua precisa de uma casa vazia.

    <i>Na imagem: com um 5 nenhum cone pode avançar. O da 25 pode recuar para a 20; o da 24 cairia sobre o fuso na 19 e tem que ficar.</i>
switch-second_life = Segunda Vida (15)
switch-second_life-plain = casa comum
switch-second_life-safe = segura
switch-second_life-safe_extra = segura e lança
switch-second_life-why = Segura: uma peça na 15 não pode ser atacada. “Segura e lança”: quem chega lá também lança de novo.
switch-second_life-page =
    <b>🎚 Segunda Vida segura</b> <code>second_life=safe</code> ou <code>safe_extra</code>
    Uma peça na 15 não pode ser atacada. Com <code>safe_extra</code>, quem chega lá também lança de novo.
    <i>Decisões nossas: só conta a peça que se move para lá, não a que lá foi parar numa troca ou um salvamento; um lançamento nunca dá outros dois.</i>

    <i>Na imagem: com um 3 o cone da 12 cairia sobre o fuso na 15, e isso não é permitido. Os outros cones estão numerados.</i>
switch-beauty_extra = Casa Bela dá lançamento
switch-beauty_extra-why = Se sim: uma peça que chega à 26, a Casa Bela, dá outro lançamento a quem joga com ela.
switch-beauty_extra-page =
    <b>🎚 A Casa Bela dá outro lançamento</b> <code>beauty_extra</code>
    Uma peça que chega à 26, a Casa Bela, dá outro lançamento, mesmo depois de um 2 ou 3.
    <i>Decisão nossa: um lançamento nunca dá outros dois, por isso um 4 que leva à Casa Bela só dá um.</i>

    <i>Na imagem: com 3 o cone da 23 chega à Casa Bela, e os cones lançam de novo; com outra jogada passa a vez.</i>
switch-water_single = Só uma na água
switch-water_single-why = Se sim: enquanto houver uma peça na 27, não é permitido levar outra para lá.
switch-water_single-page =
    <b>🎚 Só uma na água</b> <code>water_single</code>
    Enquanto houver uma peça na 27, a Casa das Águas, nenhuma outra, de qualquer lado, pode ir para lá. As jogadas que levariam outra para a água não são permitidas: nem a queda, nem o ataque a uma adversária que lá cairia.

    <i>Na imagem: um fuso está na água. Por isso, com 2, o cone da 26 não pode fazer cair o fuso da 28. Só os outros cones estão numerados.</i>
switch-water = Na água (27)
switch-water-drown = se afoga
switch-water-first_house = volta à casa 1
switch-water-re_enter = volta à mão
switch-water-why = Se afoga: o lado dela fica parado até tirar um 4 ou haver um salvamento. Volta à casa 1, volta à mão: ninguém espera, e a peça recomeça dali.
switch-water-page =
    <b>🎚 Quem cai na água</b> <code>water=first_house</code> ou <code>re_enter</code>
    Nenhuma peça se afoga, e nenhum lado fica parado. Com <code>first_house</code> a peça volta à casa 1, ou à primeira livre depois dela. Com <code>re_enter</code> volta à mão e entra na casa 1 com qualquer lançamento, quando a casa estiver vazia.
    <i>Decisões nossas: se as peças começam na mão, todas entram na casa do número lançado; o salvamento e a opção “Só uma na água” ficam sem efeito.</i>

    <i>Na imagem: o cone caiu da 26 com um 1 e está outra vez na casa 1.</i>
switch-last_three_move = Mover em 28–30
switch-last_three_move-why = Se sim: além de sair, as peças na 28 e na 29 podem avançar para a 29 e a 30.
switch-last_three_move-page =
    <b>🎚 Mover nas últimas três</b> <code>last_three_move</code>
    Uma peça na 28 também pode ir para a 29 ou a 30, e uma na 29 para a 30, em vez de esperar o seu número.
    <i>Decisão nossa: se houver uma adversária ali, ela cai na água, como quando é atacada da 26.</i>

    <i>Na imagem: com um 1 o cone da 28 pode passar para a 29. Sem esta opção só podia esperar um 3.</i>
switch-safe_end = Fim seguro
switch-safe_end-why = Se sim: as peças na 26 e em 28–30 não podem ser atacadas.
switch-safe_end-page =
    <b>🎚 Um fim seguro</b> <code>safe_end</code>
    As peças na Casa Bela (26) e nas três últimas casas, 28–30, não podem ser atacadas. Assim, nenhum ataque faz cair uma peça na água.

    <i>Na imagem: com um 2 o cone da 24 cairia sobre o fuso na 26, mas ali o fuso está seguro. Só o cone da 9 está numerado.</i>
switch-must_bear_off = Sair é obrigatório
switch-must_bear_off-why = Se sim: quando um lançamento pode tirar uma peça do tabuleiro, é obrigatório tirá-la.
switch-must_bear_off-page =
    <b>🎚 Sair é obrigatório</b> <code>must_bear_off</code>
    Se um lançamento pode tirar uma das suas peças do tabuleiro, é obrigatório tirá-la. Outras jogadas com esse lançamento não são permitidas.
    <i>Decisão nossa: com “Lançar tudo primeiro” isto se decide para cada lançamento em separado.</i>

    <i>Na imagem: com um 1 o cone da 30 tem que sair; os outros não podem se mover.</i>
switch-bear_off = Saída do tabuleiro
switch-bear_off-any = a qualquer momento
switch-bear_off-last_row = todas em 21–30
switch-bear_off-beyond_10 = todas além da 10
switch-bear_off-why = Todas em 21–30: um 5 só tira da 26 quando todas as suas estão lá. Todas além da 10: ninguém sai enquanto houver uma sua em 1–10.
switch-bear_off-page =
    <b>🎚 Sair em conjunto</b> <code>bear_off=last_row</code> ou <code>beyond_10</code>
    Uma peça só pode sair quando todas as que restam do seu lado já estão longe o bastante: na última fila, 21–30, ou além da casa 10.
    <i>Decisão nossa: “todas em 21–30” só vale para o lançamento que tira uma peça da Casa Bela (26). Sair de 27–30 é então sempre possível, ou uma partida com dez peças poderia não acabar.</i>

    <i>Na imagem: um 5 tiraria do tabuleiro o cone da 26, mas outro ainda não está longe o bastante, e só esse pode se mover.</i>
switch-netting = Casa da Rede (16)
switch-netting-why = Se sim: uma peça que cai na 16, logo depois da Segunda Vida, fica presa, e o seu lado perde a próxima vez.
switch-netting-page =
    <b>🎚 A Casa da Rede</b> <code>netting</code>
    A casa 16 vem depois da Casa da Segunda Vida. Em alguns tabuleiros está marcada: a peça que lá cai fica presa na rede, e o seu lado perde a próxima vez.
    <i>Decisão nossa: só fica presa a peça que se move para lá, não a que lá foi parar numa troca. A vez perdida é simplesmente pulada.</i>

    <i>Na imagem: a rede marca a casa 16. Se, com um 3, o cone da 13 lá cair, os fusos jogam duas vezes seguidas.</i>
switch-first = Quem começa
switch-first-random = por sorteio
switch-first-throw_off = por lançamentos
switch-first-why = Por lançamentos: antes da partida os dois lançam alternadamente; quem primeiro tirar um 1 fica com os cones e começa.
switch-first-page =
    <b>🎚 Lançar pelos cones</b> <code>first=throw_off</code>
    Em vez de um sorteio, os dois lançam alternadamente, até um deles tirar um 1. Este fica com os cones, que jogam primeiro, e lança de novo: o 1 não é jogado. Thibault acha este modo mais autêntico, mas mais lento.

    <i>Na imagem: um só lado claro, portanto um 1. Quem o tirou joga com os cones.</i>
switch-easy = Saída fácil
switch-easy-why = Se sim: para tirar peças basta que todas as suas estejam além da casa 10, e não da 15.
switch-easy-page =
    <b>🎚 A saída fácil</b> <code>easy</code>
    Pelas regras, uma peça só sai com a mão vazia e com todas as suas peças do tabuleiro além da casa 15. Com a saída fácil basta que estejam além da casa 10.

    <i>Na imagem: um cone ainda está na 12, mas com um 4 o da 26 já pode sair.</i>
switch-neighbour_rows = Pares entre filas
switch-neighbour_rows-why = Se sim: duas peças suas numa coluna, em filas vizinhas, como 5 e 16, não podem ser atingidas.
switch-neighbour_rows-page =
    <b>🎚 Pares entre filas</b> <code>neighbour_rows</code>
    Duas peças de um lado numa coluna, em filas vizinhas, uma logo acima da outra, como 5 e 16 ou 14 e 27, se protegem: nenhuma pode ser atingida. A fonte convida a experimentar esta regra. Experimente!

    <i>Na imagem: com um 3 o cone da 2 atingiria o fuso na 5, mas o da 16, logo abaixo, o protege.</i>
switch-size = Tabuleiro
switch-size-3 = 3×3
switch-size-5 = 5×5
switch-size-7 = 7×7
switch-size-9 = 9×9
switch-size-why = 3×3 tem 4 pedras de cada lado, 5×5 tem 12, 7×7 tem 24, 9×9 tem 40. Com mais pedras a partida é mais longa.
switch-size-page =
    <b>🎚 O tabuleiro</b> <code>size=3</code>, <code>5</code>, <code>7</code> ou <code>9</code>
    A Seega quase sempre é jogada em 5×5 casas com 12 pedras de cada lado, mas também em 7×7 com 24 e em 9×9 com 40. O de 3×3 com 4 foi feito para o telefone. As pedras ocupam todas as casas menos o centro.

    <i>Na imagem: 7×7, com todas as pedras. A primeira jogada tem que ir para o centro.</i>
switch-place = Pedras por vez
switch-place-1 = uma pedra
switch-place-2 = duas pedras
switch-place-why = Uma pedra: o outro lado pode responder logo a cada uma. Num tabuleiro pequeno, assim se pensa mais.
switch-place-page =
    <b>🎚 Uma pedra por vez</b> <code>place=1</code>
    Duas pedras por vez são boas para tabuleiros grandes. Em 5×5 a fonte prefere uma a uma: pensa-se mais, porque o outro lado pode responder logo a cada pedra.

    <i>Na imagem: cada lado ainda tem três pedras na mão. As brancas colocam uma numa casa verde, e depois é a vez das azuis.</i>
switch-cross = Começar pela cruz
switch-cross-why = Se sim: as duas primeiras pedras de cada lado vão para as pontas da fila central e da coluna central.
switch-cross-page =
    <b>🎚 A cruz</b> <code>cross</code>
    Um dos relatos da siga começa por uma cruz: as duas primeiras brancas vão para as pontas direita e esquerda da fila central, as duas primeiras azuis para as pontas de cima e de baixo da coluna central.
    <i>Decisão nossa: depois continuam as brancas, como sempre.</i>

    <i>Na imagem: as duas brancas já estão nas pontas, e as duas azuis têm que ir para as casas verdes.</i>
switch-first_mover = Começa
switch-first_mover-first = quem colocou primeiro
switch-first_mover-last = quem colocou por último
switch-first_mover-why = No Sudão joga primeiro quem começou a colocar, no Egito quem colocou por último. A primeira jogada tem que ir para o centro.
switch-first_mover-page =
    <b>🎚 Quem joga primeiro</b> <code>first_mover=first</code> ou <code>last</code>
    No Sudão joga primeiro quem começou a colocar, no Egito quem colocou por último. Pense nisso ao colocar: só as pedras ao lado do centro podem fazer a primeira jogada, e o lado que não tem nenhuma ali fica sem saída.

    <i>Na imagem: todas as pedras estão colocadas. Têm moldura as que podem ir para o centro, do lado que joga primeiro com esta opção.</i>
switch-directions = Direções
switch-directions-4 = filas e colunas
switch-directions-8 = todas as oito
switch-directions-why = Todas as oito: as pedras também andam e capturam na diagonal. Quatro: só em filas e colunas.
switch-directions-page =
    <b>🎚 Direções</b> <code>directions=8</code> ou <code>4</code>
    No Sudão as pedras andam e capturam em todas as oito direções, no Egito só em filas e colunas.

    <i>Na imagem: as pedras emolduradas podem se mover, a que tem ⚔ pode capturar. Com oito direções, a branca de d3 vai para c3 e captura a azul de b4, porque a fecha na diagonal com a5. Só com filas e colunas não captura nada ali.</i>
switch-continue = Após capturar
switch-continue-any = qualquer pedra
switch-continue-same = a mesma pedra
switch-continue-twice = a mesma, até duas
switch-continue-none = acaba a vez
switch-continue-why = Quem captura tem que capturar outra vez: com qualquer pedra (Sudão), com a mesma (Egito), com a mesma até duas capturas; ou não continua.
switch-continue-page =
    <b>🎚 Depois de uma captura</b> <code>continue=any</code>, <code>same</code>, <code>twice</code> ou <code>none</code>
    Quem capturou tem que capturar outra vez enquanto puder: no Sudão com <b>qualquer</b> pedra, no Egito só com <b>a mesma</b>. Outro relato da siga permite no máximo duas capturas seguidas (<code>twice</code>). Com <code>none</code> passa a vez depois da primeira.

    <i>Na imagem: a pedra de c4 foi para c5 e capturou b5. O sinal ⚔ mostra as pedras que podem continuar com esta opção. De c5 a mesma pedra pode capturar d4. Com qualquer pedra, a de e2 também pode capturar d1.</i>
switch-centre_safe = Centro seguro
switch-centre_safe-why = Se sim, como no Egito: a pedra do centro não pode ser capturada. Se não, como no Sudão: pode, como qualquer outra.
switch-centre_safe-page =
    <b>🎚 Centro seguro</b> <code>centre_safe</code>
    No Egito a pedra do centro não pode ser capturada; no Sudão pode, como qualquer outra.

    <i>Na imagem: as brancas foram de b2 para b3, e uma pedra azul no centro ficou entre duas brancas. Com o centro seguro, ela fica. Sem ele, é capturada.</i>
switch-stuck = Sem saída
switch-stuck-passage = abrem passagem
switch-stuck-loses = perde
switch-stuck-pass = passa
switch-stuck-why = Se um lado fica sem jogada, o outro tem que abrir passagem na sua; ou quem não tem jogada perde; ou só passa, e o outro joga como quiser.
switch-stuck-page =
    <b>🎚 Sem saída</b> <code>stuck=passage</code>, <code>loses</code> ou <code>pass</code>
    Um lado pode ficar sem jogada nenhuma. Então o outro tem que jogar de novo e abrir passagem, se alguma jogada a abrir (<code>passage</code>). Ou, segundo outro relato, quem fica sem jogada perde (<code>loses</code>). Com <code>pass</code> o outro lado joga de novo sem nenhuma obrigação.
    <i>Decisões nossas: só conta o que essa jogada abre; se nenhuma abrir passagem, as pedras são contadas.</i>

    <i>Na imagem: a jogada de c1 para b1 deixou as azuis sem saída. Com</i> <code>loses</code><i>, a partida acabou.</i>
switch-leaps = Saltos
switch-leaps-all = sobre qualquer pedra
switch-leaps-centre = sobre o centro
switch-leaps-why = Com saltos: uma pedra também salta, na fila ou na coluna, sobre uma vizinha, ou só sobre a casa central. A pedra saltada fica.
switch-leaps-page =
    <b>🎚 Saltos</b> <code>leaps=all</code> ou <code>centre</code>
    A fonte diz que em alguns jogos há saltos sobre pedras ou sobre o centro, mas não diz como são. <i>Por isso, tudo isto é decisão nossa:</i> uma pedra pode saltar, na fila ou na coluna, sobre uma vizinha, de qualquer lado, para a casa vazia seguinte. A pedra saltada fica. Com <code>centre</code> só se salta sobre a casa central, vazia ou não. Um salto pode capturar como qualquer jogada.

    <i>Na imagem: a branca de a3 pode saltar sobre b3 para c3, e ali captura d3. A de e3 pode saltar em sentido contrário e capturar b3.</i>
switch-quiet_limit = Jogadas sem captura
switch-quiet_limit-0 = sem limite
switch-quiet_limit-20 = 20
switch-quiet_limit-40 = 40
switch-quiet_limit-100 = 100
switch-quiet_limit-why = Depois de tantas jogadas seguidas sem captura, dos dois lados juntos, as pedras são contadas: ganha quem tem mais.
switch-quiet_limit-page =
    <b>🎚 Jogadas sem captura</b> <code>quiet_limit=20</code>, <code>40</code>, <code>100</code> ou <code>0</code>
    Quando nada é capturado durante tantas jogadas seguidas, a partida acaba e as pedras são contadas: ganha quem tem mais; em número igual, é empate. No Egito são vinte jogadas. No Sudão não há limite, mas há perseguições sem fim. Com 0, a partida vai até alguém ganhar, ou até os dois lados combinarem um empate.
    <i>Decisões nossas: contam as jogadas dos dois lados; na sidja são cem.</i>

    <i>Na imagem: a jogada das brancas de a5 para a4 foi a última. Três pedras contra duas: ganharam as brancas.</i>
switch-holes = Dias de caminho
switch-holes-20 = 20
switch-holes-30 = 30
switch-holes-50 = 50
switch-holes-80 = 80
switch-holes-why = Quanto mais longo o caminho, mais longa é a partida, e mais mães ainda estão a caminho quando a hiena chega.
switch-holes-page =
    <b>🎚 Dias de caminho</b> <code>holes=20</code>, <code>30</code>, <code>50</code> ou <code>80</code>
    Na areia cabe qualquer número de casas; cada uma é um dia de caminho. Vinte dias são uma partida curta, oitenta ocupam uma noite inteira. As moedas necessárias são sempre as mesmas: num caminho curto há menos tempo para juntá-las, num longo os outros lançamentos contam mais.
    <i>Estes números são decisão nossa.</i>

    <i>Na imagem: oitenta dias; ▲ acaba de andar de 46 para 52, ★ lava no poço, ◎ está no caminho de volta.</i>
switch-safe = A salvo nas rosetas
switch-safe-why = Se não: uma peça numa roseta da fila do meio também pode ser atingida.
switch-safe-page =
    <b>🎚 Sem abrigo nas rosetas</b> <code>safe=off</code>
    As fontes não concordam se uma roseta abriga a peça que está nela. Sem abrigo, uma peça na 8, na 12 ou na 16 pode ser atingida como qualquer outra; só a própria fila fica fora de alcance.

    <i>Na imagem: o cone da 6 pode atingir o fuso na 8, e lança de novo.</i>
switch-rosettes = Roseta dá lançamento
switch-rosettes-why = Se não: chegar a uma roseta não dá outro lançamento. Há um só por vez.
switch-rosettes-page =
    <b>🎚 Um lançamento por vez</b> <code>rosettes=off</code>
    Há quem conte o jogo sem segundos lançamentos: uma roseta dá abrigo e mais nada.

    <i>Na imagem: o cone chegou à 8, e é a vez dos fusos.</i>

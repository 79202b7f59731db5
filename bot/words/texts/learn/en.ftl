### The lessons of /learn, in English: for each a question, what is said of a right answer and of a
### wrong one. Positions and what makes an answer right: bot/choosing/lessons/.

## The pages

learn-index =
    <b>🎓 Learn by playing</b>
    A few small positions for each game. One tap answers, and the board shows what comes of it.
learn-course = <b>{ $game }</b> { $progress }
learn-head = 🎓 <b>{ $game }</b>, lesson { $page } { $progress }
learn-chosen = 👉 { $told }
learn-right = ✅ <b>Right!</b>
learn-wrong = ❌ <b>Not this one.</b>
learn-shown = 👁 <b>The right answer:</b> { $told }
learn-end =
    🎓 <b>{ $game }</b>
    { $count ->
        [0] You have solved all lessons: now the real board waits!
        [1] These are all lessons. One is not solved yet. Or begin a real game at once.
       *[other] These are all lessons. Not solved yet: { $count }. Or begin a real game at once.
    }
    { $progress }
key-learn = 🎓 Learn to play
key-learn-game = 🎓 { $game }
key-learn-next = Next ›
key-teach-game = 🔁 Explain it again in play
said-teach-game = From now on { $game } is explained to you again while you play.
key-learn-again = ↻ Again
key-learn-retry = ↻ Try again
key-learn-show = 👁 The answer
key-learn-open = › The open ones
key-learn-first = ↻ From the beginning
key-learn-index = ‹ Lessons
key-learn-play = ▶️ Play { $game } now
key-learn-choose = 🎚 Other rules, other players
command-learn = learn a game with small tasks

## Senet

lesson-senet-walk =
    Pieces follow the winding path from 1 to 30, as many houses as the sticks say.
    <b>You threw 3. Where does the cone on 9 go?</b>
lesson-senet-walk-right = 10, 11, 12: at the end of a row the path turns down, and the next row runs the other way.
lesson-senet-walk-wrong = Not along the path. House 9 itself is not counted, and at the end of a row the path turns down.
lesson-senet-off =
    You win when all five of your pieces are off the board. From the last houses they leave by an exact throw: 30 by a 1, 29 by a 2, 28 by a 3.
    <b>You threw 2. Take a piece off the board.</b>
lesson-senet-off-right = One more of yours is off. The counter below the board shows it.
lesson-senet-off-wrong = Allowed, but this piece only walks on. From which house does a 2 lead off?
lesson-senet-again =
    The light sides of the sticks count. No light side at all counts as 5.
    <b>Which throw lets you throw once more?</b>
lesson-senet-again-right = A 1, a 4 and a 5 throw again. A 2 or a 3 ends the turn.
lesson-senet-again-wrong = This one ends your turn: after a 2 or a 3 the other side throws.
lesson-senet-exchange =
    A piece that lands on a lone enemy changes places with it.
    <b>You threw 3. Change places with an enemy.</b>
lesson-senet-exchange-right = Your piece is three houses ahead, and the enemy has to walk that way again.
lesson-senet-exchange-wrong = Nobody stands there. Look for the piece that has an enemy three houses ahead.
lesson-senet-protected =
    Two or more enemies side by side protect each other: you cannot land on them.
    <b>Which piece may move with this 3?</b>
lesson-senet-protected-right = 19 is free. The other two would land on a pair, and that is forbidden.
lesson-senet-protected-wrong = Three houses ahead of it stands a pair of enemies, side by side. It has to stay.
lesson-senet-pair =
    Your own pieces protect each other, too, when they stand side by side.
    <b>You threw 2. Make a pair, so that no throw lets the enemy attack you.</b>
lesson-senet-pair-right = 7 and 8 stand together now. Whatever the spindles throw next, they cannot attack.
lesson-senet-pair-wrong = Now your pieces stand alone, and the two spindles behind them can attack.
lesson-senet-back =
    You must move forward if you can. If you cannot, a piece has to go back.
    <b>You threw 5. No piece may pass 26. Where does the cone on 24 go?</b>
lesson-senet-back-right = Five houses back, to 19. An enemy stood there: even a step back changes places.
lesson-senet-back-wrong = A 2 would reach 26; a 5 would pass it, and that is forbidden. What must a piece do that cannot go forward?
lesson-senet-beauty =
    Every piece has to stop on 26, the House of Beauty, and needs the exact throw for it.
    <b>You threw 3. Which piece may move?</b>
lesson-senet-beauty-right = 23 and 3 make 26, exactly.
lesson-senet-beauty-wrong = It would pass 26, and that is forbidden. Which piece is exactly three houses away?
lesson-senet-exit =
    Pieces on 28, 29 and 30 only wait for their exact throw: 28 for a 3, 29 for a 2, 30 for a 1.
    <b>You threw 1. Which piece may leave?</b>
lesson-senet-exit-right = From 30 a 1 is enough.
lesson-senet-exit-wrong = This one waits for another throw, and it never walks on.
lesson-senet-water =
    27 is the Water. While your piece is drowning there, your others may not move. Only a 4 takes it off the board, once in 16 throws. At the start of your turn you may rescue it, instead of throwing.
    <b>Save the drowning piece without any risk.</b>
lesson-senet-water-right = It is back on 15, and your pieces are free. Your turn is over, but that is a fair price.
lesson-senet-water-wrong = It is still drowning: only one throw in 16 is a 4. That was a risk.
lesson-senet-drop =
    On 28, 29 and 30 nobody is protected. A piece that comes from 26 onto an enemy there drops it into the water.
    <b>You threw 3. Drop the enemy into the water.</b>
lesson-senet-drop-right = The enemy is drowning on 27, and all the other spindles have to wait.
lesson-senet-drop-wrong = Allowed, but nothing falls into the water: this piece does not come from 26 onto an enemy.
lesson-senet-win =
    From 26 a 5 leads straight off the board. A 2, 3 or 4 leads to 28, 29 or 30, and a 1 may drop the piece into the water.
    <b>Your last piece! Which throw wins at once?</b>
lesson-senet-win-right = All five are off, and the game is won.
lesson-senet-win-wrong = Your piece is still on the board. Which throw leads straight off from 26?

## Seega

lesson-seega-place =
    First all stones are placed, two in a turn, on any empty square but the centre.
    <b>Where may your white stone go?</b>
lesson-seega-place-right = Any empty square will do. Only the centre stays free for the first move.
lesson-seega-place-wrong = Not there: no stone is placed on the centre, nor on another stone.
lesson-seega-step =
    When all are placed, a stone moves one square, in any of the eight directions.
    <b>Where may the stone on b2 go?</b>
lesson-seega-step-right = One square, and a diagonal step is as good as a straight one.
lesson-seega-step-wrong = One square only: two at once is too far.
lesson-seega-free =
    A stone needs an empty square beside it.
    <b>Which white stone can move?</b>
lesson-seega-free-right = It has room beside it.
lesson-seega-free-wrong = It is shut in: there is no empty square beside it, and the edge is no way out.
lesson-seega-take =
    You take an enemy stone when your move shuts it in between two of yours, in a straight line.
    <b>You are white. Take a stone.</b>
lesson-seega-take-right = b1 stood between a1 and c1: it leaves the board.
lesson-seega-take-wrong = Nothing is taken. Which blue stone has a white one on one side already?
lesson-seega-diagonal =
    Taking works diagonally, too.
    <b>Take the stone on b2.</b>
lesson-seega-diagonal-right = b2 stood between a1 and c3, on a diagonal: it leaves the board.
lesson-seega-diagonal-wrong = Nothing is taken. There is white on a1: which square lies beyond b2, on the same line?
lesson-seega-two =
    One move may take in several directions.
    <b>Take two stones at once.</b>
lesson-seega-two-right = On d2 your stone shuts in c2 to the left and d3 above.
lesson-seega-two-wrong = That does not take two. Look for the square that shuts in two blue stones.
lesson-seega-chain =
    After taking you must take again, with any stone, as long as you can.
    <b>Which move lets you take once more?</b>
lesson-seega-chain-right = From c5 the stone can go on to d5 and take d4, and other stones could take, too.
lesson-seega-chain-wrong = After this nothing more can be taken, and your turn is over.
lesson-seega-save =
    A stone that moves in between two enemies is safe there. Only what the enemy’s own move shuts in is taken.
    <b>Blue can take c1. Move so that blue can take nothing.</b>
lesson-seega-save-right = Between b1 and b3 the stone is safe: it moved there itself.
lesson-seega-save-wrong = Now blue can shut a stone in from the other side and take it.
lesson-seega-passage =
    Blue cannot move at all. So you move again, and must let a blue stone out.
    <b>Which stone opens a passage?</b>
lesson-seega-passage-right = It steps aside, and the blue stone in the corner has a way.
lesson-seega-passage-wrong = Moving this stone lets nobody out: both blue stones stay shut in.
lesson-seega-win =
    You win when your move leaves the enemy one stone at most.
    <b>Blue has two stones. Win!</b>
lesson-seega-win-right = One blue stone is left: you have won.
lesson-seega-win-wrong = Blue still has two stones. Shut one of them in.
lesson-seega-count =
    After a hundred moves without a capture the stones are counted. White makes the hundredth now.
    <b>Who wins?</b>
lesson-seega-count-right = Three against two: the side with more stones wins.
lesson-seega-count-wrong = Count the stones on the board: the side with more stones wins.

## Hyena

lesson-hyena-taba =
    Three chips are thrown. One white side up is a coin for you. Your mother ▲ may not leave the village before your first one.
    <b>Which throw lets her set out?</b>
lesson-hyena-taba-right = It is yours, and with the next throw she starts to walk.
lesson-hyena-taba-wrong = Lost: this throw lets nobody out of the village.
lesson-hyena-walk =
    Two white sides count 2, three count 3, none counts 6. She walks that many holes.
    <b>▲ is on 5. Which throw brings her to 11?</b>
lesson-hyena-walk-right = Six holes: 5 and 6 make 11.
lesson-hyena-walk-wrong = Not to 11. Count the holes from 5 to 11; a coin is no step.
lesson-hyena-turn =
    After a coin, a 3 or a 6 you throw again. Only one throw ends your turn.
    <b>Which throw ends the turn?</b>
lesson-hyena-turn-right = She walks two holes, and then the next player throws.
lesson-hyena-turn-wrong = After this one you throw again.
lesson-hyena-well =
    The well lies behind hole 30, and she has to reach it exactly.
    <b>▲ is on 28. Which throw brings her to the well?</b>
lesson-hyena-well-right = 29, 30, the well.
lesson-hyena-well-wrong = She is not at the well. A throw past it is lost, and a shorter one falls short.
lesson-hyena-pay =
    Missing days may be paid, a coin each. At the well she needs four more coins, for washing and the way back. Here five days are missing, and you have nine coins.
    <b>Pay or keep: what sends her home at once?</b>
lesson-hyena-pay-right = Five for the way, four for the washing: she turns back already.
lesson-hyena-pay-wrong = She stays on 26: the exact throw may be long in coming.
lesson-hyena-wash =
    At the well every 2, 3 and 6 is kept, till four coins are paid. You have three, and 5 points are kept.
    <b>Which throw lets her leave?</b>
lesson-hyena-wash-right = Four are paid, and she walks the 5 kept points at once.
lesson-hyena-wash-wrong = That is only kept for later: it pays for nothing.
lesson-hyena-home =
    You need not reach the village exactly. Whoever is home first has won and gets the hyena.
    <b>▲ is on her way back, on 4. Which throw brings her home?</b>
lesson-hyena-home-right = Home first: you have won. Your hyena may leave for two coins, and the game goes on.
lesson-hyena-home-wrong = She is still on the way. From 4 she needs four steps at least.
lesson-hyena-double =
    The hyena walks twice what you throw.
    <b>It is on 10. Which throw brings it to 22?</b>
lesson-hyena-double-right = Twice 6 is 12: from 10 to 22.
lesson-hyena-double-wrong = Not to 22. How many holes are missing? It walks twice the throw.
lesson-hyena-drink =
    On its way out the hyena harms nobody. At the well it drinks for ten coins, and you have nine.
    <b>Which throw lets it drink?</b>
lesson-hyena-drink-right = Ten are paid: it has drunk, turns back and hunts.
lesson-hyena-drink-wrong = Lost: it pays for nothing, and the hyena is still thirsty.
lesson-hyena-eaten =
    The hyena has drunk. It is on 20, and you threw 3: it walks back twice as far. It eats every mother it reaches or passes, but nobody at the well.
    <b>Whom does it eat?</b>
lesson-hyena-eaten-right = From 20 to 14 it passes 17, and that is where she was.
lesson-hyena-eaten-wrong = She is safe: the hyena walks from 20 to 14, and she is not on that way.
lesson-hyena-win =
    Now the hyena comes home, too. ▲ was home first, ★ second, ◎ is still out.
    <b>Who has won?</b>
lesson-hyena-win-right = Whoever is home first wins. The others only try not to be eaten.
lesson-hyena-win-wrong = No: this was settled when the first mother came home.

## Aseb

lesson-aseb-enter =
    All your pieces begin in your hand. One enters on the square that the throw names, on your own row.
    <b>You threw 2. Bring a new piece in.</b>
lesson-aseb-enter-right = It stands on 2, in your own row, where no enemy comes.
lesson-aseb-enter-wrong = Allowed, but this piece was on the board already. A new one comes from the hand.
lesson-aseb-walk =
    Your row runs from 1 to 4. Then the way turns into the middle row, which both sides walk: 5, 6, and on to 16.
    <b>You threw 4. Where does the cone on 2 go?</b>
lesson-aseb-walk-right = 3, 4, then round the corner: 5, 6.
lesson-aseb-walk-wrong = Do not count 2: 3, 4, then round the corner 5 and 6.
lesson-aseb-zero =
    The light sides of the four sticks count. In Senet no light side counts 5. Here it does not.
    <b>Which throw moves nothing, so that the turn passes at once?</b>
lesson-aseb-zero-right = No light side is a 0, and a 0 moves nothing.
lesson-aseb-zero-wrong = With this one something can move. No light side at all counts nothing here.
lesson-aseb-again =
    Whoever lands on a rosette (4, 8, 12, 16) throws again.
    <b>Which throw lets you throw once more?</b>
lesson-aseb-again-right = With a 4 a piece enters on the rosette: another throw.
lesson-aseb-again-wrong = This one leads to no rosette, so your turn ends.
lesson-aseb-hit =
    A piece that lands on an enemy sends it back to its hand.
    <b>You threw 2. Hit the enemy.</b>
lesson-aseb-hit-right = The spindle has to begin anew.
lesson-aseb-hit-wrong = Nobody stands there. Look for the piece with an enemy two squares ahead.
lesson-aseb-flee =
    The spindle on its own 4 reaches 5 to 8 with its next throw. On a rosette nobody is hit.
    <b>You threw 3. Move so that none of your pieces can be hit.</b>
lesson-aseb-flee-right = 9 is too far for it, and the cone on 8 is safe on its rosette.
lesson-aseb-flee-wrong = Then the spindle hits with the right throw. One of your pieces still stands in its reach.
lesson-aseb-sheltered =
    A piece on a rosette cannot be hit, so nobody may land there.
    <b>You threw 2. Which of these pieces can move?</b>
lesson-aseb-sheltered-right = To 12: another rosette, and another throw.
lesson-aseb-sheltered-wrong = Not this one. The spindle on 8 is safe on its rosette, so 6 has no way.
lesson-aseb-off =
    A piece leaves the board by the exact throw: from 16 by 1, 15 by 2, 14 by 3, 13 by 4.
    <b>You threw 4. Take a piece off the board.</b>
lesson-aseb-off-right = 13 and 4 are one more than 16: it is off.
lesson-aseb-off-wrong = Allowed, but no piece leaves by that. From 13 a 4 is exact.
lesson-aseb-exact =
    A throw that is too high does not take a piece off.
    <b>You threw 2. Which of these pieces can move?</b>
lesson-aseb-exact-right = From 15 a 2 is exact.
lesson-aseb-exact-wrong = From 16 a 2 is too high, and from 14 it leads onto a piece of your own.
lesson-aseb-win =
    The first side with all pieces off has won. Yours are off, but for the one on 16.
    <b>Which throw wins?</b>
lesson-aseb-win-right = From 16 a 1 is exact: you have won!
lesson-aseb-win-wrong = Not that one: a piece leaves by the exact throw, one past the last square.

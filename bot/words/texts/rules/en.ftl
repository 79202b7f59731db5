### The rules, in English: every rule set and every switch. Names and values are the catalogue's own;
### how long each text may be, tests/bot/words/test_texts.py says.

## The pages

rules-index =
    <b>📜 The rules</b>
    Nobody wrote the old rules down. People worked these games out again, or passed them on by word of mouth. Each is a good game of its own:
rules-game = <b>📜 { $game }</b>
rules-switches =
    <b>🎚 { $rules }: switches</b>
    Each switch changes one rule, for a custom game. Each has its own page. If two of them contradict each other, I tell you. After each name stands what these rules say without a switch.
rules-unknown = No game, no rule set and no switch is called “{ $word }”. Perhaps you mean:
key-rules-full = 📜 Every rule
key-switches = 🎚 Switches ({ $count })
key-switch = { $switch }: { $value }
key-rules-index = ‹ All games
key-rules-page = ‹ { $rules }
key-to-game = ↩️ Back to the game

## The rule sets: name, character in one line, source

rules-thibault = Thibault’s rules
character-thibault = Pieces change places, a throw earns another, and one drowning piece freezes its side.
rules-source-thibault = Daniel U. Thibault
rules-kendall = From most boxes
character-kendall = As in most boxes, by Kendall: the water washes you back, three in a row are a wall.
rules-source-kendall = Timothy Kendall, as leaflets in boxes tell it
rules-tait = Tait’s rules
character-tait = Short and sharp: hit a piece, it leaves the board, and you throw again.
rules-source-tait = John Tait, after Thibault
rules-bell = Bell’s backward race
character-bell = The race run backward: enter at the end, settle at the beginning.
rules-source-bell = R. C. Bell, after Thibault
rules-houses = Ten pieces (Houses)
character-houses = Ten pieces a side, forward or back as you like; at Beauty a throw decides their fate.
rules-source-houses = a Russian account of the Houses
rules-skyruk = Skyruk’s rules
character-skyruk = Houses with five pieces: back only when you must, a pair is a wall, fates are thrown.
rules-source-skyruk = Skyruk, as open programs play it
rules-glebsite = From the hand
character-glebsite = Come in from the hand, hit, line up three in a column, play a match for points.
rules-source-glebsite = glebsite.net
rules-sidja = Sidja (Sudan)
character-sidja = Eight directions, and whoever takes must go on taking.
rules-source-sidja = the game of Sudan, as the Russian Wikipedia tells it
rules-siga = Siga (Egypt)
character-siga = The farmers’ game of Egypt: straight moves, a safe centre, and a count in the end.
rules-source-siga = the game of Egypt, as the Russian Wikipedia tells it
rules-hyena = Mothers and the hyena
character-hyena = Two to six race to the well and back; the first one home lets the hyena loose.
rules-source-hyena = Li’b el-merafib, a folk game of Sudan
rules-aseb = Twenty squares
character-aseb = A quick race of five to seven minutes: enter, hit, rest on rosettes, leave.
rules-source-aseb = the RoyalUr library’s Aseb, after Ancient Egyptians at Play

## The illustrated page of each rule set

rules-thibault-page =
    <b>Senet</b>, by Thibault’s rules
    Bring your five pieces along the winding path, 1 to 30, and off the board, before the other player does.

    🎲 Throw the sticks: the light sides count 1–4, no light side is 5. Move one piece by the score. After a <b>1, 4 or 5</b> you throw again; after a 2 or 3 the turn passes.
    ⇄ Land on a lone enemy piece and the two change places. Two or more in a row protect each other.
    ⏪ You must move forward if you can. If not, you must move back. With no move the turn is lost.
    ✨ <b>26 Beauty</b>: every piece must stop here, by exact throw. From here a 5 leaves the board; a 2, 3, 4 goes on to 28, 29, 30; a 1 falls into the water, if nothing else can go forward.
    🌊 <b>27 Water</b>: your piece drowns and all your others freeze. A 4 takes it off; or at the start of a turn rescue it to ☥ 15 and pass.
    <b>28, 29, 30</b> leave by 3, 2, 1. A piece attacked there falls into the water.
    🔢 In the picture: numbers are your buttons, a red frame is an exchange, the arrow is the last move.
rules-kendall-page =
    <b>Senet</b> as in most boxes, after Kendall
    Bring your five pieces along the winding path, 1 to 30, and off the board, before the other player does.

    🎲 The light sides count 1–4, no light side is 5. Move one piece by the score. After a <b>1, 4 or 5</b> you throw again; after a 2 or 3 the turn passes.
    ⇄ Land on a lone enemy piece and the two change places. Two in a row protect each other, <b>three in a row cannot be jumped</b>.
    ⏪ You must move forward if you can. If not, you must move back. With no move the turn is lost.
    ✨ <b>26 Beauty</b>: every piece must stop here, by exact throw. From here a 5 leaves the board; a 2, 3, 4 goes on to 28, 29, 30, if empty; a 1 falls into the water, if nothing else can go forward.
    🌊 <b>27 Water</b> washes the piece back to ☥ 15 or, if that is taken, behind it.
    <b>28</b> leaves by a 3, <b>29</b> by a 2, <b>30 by any throw</b>. On 15, 26 and 28–30 nobody is attacked.
    🔢 In the picture: numbers are your buttons, a red frame is an exchange; the spindles on 10–12 are a wall.
rules-tait-page =
    <b>Senet</b>, by Tait’s rules
    Bring your five pieces along the winding path, 1 to 30, and off the board, before the other player does.

    🎲 The light sides count 1–4, no light side is <b>6</b>. One throw a turn: one piece goes forward by it. You must move if you can. Play a 6, and you throw again.
    💥 Land on an enemy piece: it goes to its owner’s hand, and you throw again. Neighbours do not protect each other; only ⭕ 15 is safe.
    ✋ From the hand a 4 enters on house 4, a 6 on house 6, and hits an enemy there. You need not enter while there is another move.
    ✨ <b>26 Beauty</b> may be jumped. A piece leaves from 26 by a 6, from <b>28, 29, 30</b> by a 3, 2, 1, and you throw again. Or it moves on, if the throw fits.
    🌊 <b>27 Water</b>: the piece goes to the hand. The turn is over, and every throw still owed is lost.
    🔢 In the picture: numbers are your buttons, a red frame is a hit, the arrow is the last move.
rules-bell-page =
    <b>Senet</b> backward, by Bell’s rules
    Bring your five pieces in at the end of the path and back to its beginning: cones to 1, 3, 5, 7, 9, spindles to 2, 4, 6, 8, 10.

    🎲 One throw a turn: the light sides count 1–4, no light side is 5. You must move if you can.
    ✋ A throw enters a piece, if nobody stands there: 1 on house 30, 2 on 29, 3 on 28, 4 on 27, 5 on 26. Or it moves a piece on the board <b>towards house 1</b>.
    💥 Land on an enemy piece: it goes to its owner’s hand and starts over. Any pieces may be jumped.
    ⭕ 15 and 26–30 are safe: a piece there cannot be attacked.
    🏁 On 1–10 a piece stops only on its own side’s five houses. From one of them it may go on to another.
    🏆 When all five of yours stand there, you have won.
    🔢 In the picture: numbers are your buttons, a red frame is a hit, the arrow is the last move.
rules-houses-page =
    <b>Senet</b> with ten pieces, through the Houses
    Bring your ten pieces along the winding path, 1 to 30, and off the board, before the other player does.

    🎲 One throw a turn: light sides 1–4, none is 5. Move one piece by it, <b>forward or back</b>, or pass.
    ⇄ Land on a lone enemy piece and the two change places. A pair is safe. Of three or more in a row only the inner ones can be exchanged. Two neighbours cannot be jumped.
    ✨ <b>26 Beauty</b>: a piece that reaches it, or would pass it, stops there, and you throw at once: 5 leaves the board; 2, 3, 4 go to 28, 29, 30; a 1, or a house that is taken, leads into the water.
    🌊 <b>27 Water</b>: the throw of your next turn is its trial: 4 leaves, 5 stays, 1, 2, 3 go back to ☥ 15 or, if that is taken, behind it. If the water is taken already, a piece that would fall goes back to ☥ 15 at once.
    <b>28, 29, 30</b> leave by 3, 2, 1. Nobody is attacked on 26–30.
    🔢 In the picture: numbers are your buttons, a red frame is an exchange, the arrow is the last move.
rules-skyruk-page =
    <b>Senet</b> with five pieces, after Skyruk
    Bring your five pieces along the winding path, 1 to 30, and off the board, before the other player does.

    🎲 Light sides count 1–4, none is 5. Move one piece by the score, forward if you can, else back. After a <b>1, 4 or 5</b> you throw again; after a 2 or 3, or with no move, the turn passes.
    ⇄ Land on a lone enemy piece and the two change places. A pair is safe. Of three or more in a row only the inner ones can be exchanged. <b>Two enemies in a row cannot be jumped.</b>
    ✨ <b>26 Beauty</b>: a piece that reaches it, or would pass it, stops there, and you throw at once: 5 leaves the board; 2, 3, 4 go to 28, 29, 30; a 1, or a house that is taken, leads into the water.
    🌊 <b>27 Water</b>: your next throw is its trial: 4 leaves, 5 stays, 1, 2, 3 go back to ☥ 15 or behind it. If the water is taken, a piece that would fall goes to ☥ 15 at once.
    <b>28</b> leaves by a 3, <b>29</b> by a 2, <b>30 by any throw</b>. On 15 and 26–30 nobody is attacked.
    🔢 In the picture: numbers are your buttons, a red frame is an exchange.
rules-glebsite-page =
    <b>Senet</b>, from the hand
    All your pieces begin in your hand. Bring them in, along the winding path and out, before the other player does.

    🎲 One throw a turn: light sides 1–4, none is 5. It enters a piece on <b>the house of that number</b>, if empty, or moves one forward. You must play if you can.
    💥 Land on an enemy piece: it goes back to its owner’s hand. No house is special.
    ☰ Three of yours in one column, one in each row: you throw once more, at once.
    🚪 30 is the way out, never a place to rest (our reading): 25 leaves by a 5, 26 by a 4, 27 by a 3, 28 by a 2, 29 by a 1. From those houses there is no other move. Nobody leaves before your hand is empty and all your pieces are beyond 15.
    🏆 The winner has a point for every enemy piece not yet out. Play one game, or a match to 5, 10, 15 or 21 points.
    🔢 In the picture: numbers are your buttons, a red frame is a hit, the arrow is the last move.
rules-sidja-page =
    <b>Seega</b> of Sudan: sidja
    Twelve stones a side on 5×5 squares. Take the other side’s stones by shutting them in between yours, till one at most is left.

    📍 <b>Placing</b>: in turn, two stones on any empty squares but the centre, till all are placed. Nothing is taken yet.
    ➡️ <b>Moving</b>: whoever placed first begins, into the centre. A stone goes one square in <b>any of the eight directions</b>. You must move if you can.
    ⚔️ <b>Taking</b>: your move takes an enemy stone that it shuts in, on a line, between the stone moved and another of yours. It takes in all directions at once. A stone that steps in between two enemies itself is safe.
    ⛓ The first capture is your choice. After it you must take again, with <b>any stone</b>, as long as you can.
    🚪 Whoever cannot move passes, and the other must open a passage.
    ⌛ 100 moves without a capture: the stones are counted (our decision).
    🔢 In the picture: the stone from c4 has just taken b5. One of the stones with ⚔ must take now.
rules-siga-page =
    <b>Seega</b> of Egypt: siga
    Twelve stones a side on 5×5 squares. Take the other side’s stones by shutting them in between yours, till one at most is left.

    📍 <b>Placing</b>: in turn, two stones on any empty squares but the centre, till all are placed. Nothing is taken yet.
    ➡️ <b>Moving</b>: whoever placed last begins, into the centre. A stone goes one square <b>straight</b>, never diagonally. You must move if you can.
    ⚔️ <b>Taking</b>: your move takes an enemy stone that it shuts in, on a line, between the stone moved and another of yours. A stone in the <b>centre</b> is safe. So is one that steps in between two enemies itself.
    ⛓ The first capture is your choice. After it <b>the same stone</b> must take again, as long as it can.
    🚪 Whoever cannot move passes, and the other must open a passage.
    ⌛ 20 moves without a capture, or a count agreed on: more stones win.
    🔢 In the picture: the framed stones can move, those with ⚔ can take: the one on c4 takes b5, the one on e2 takes d1.
rules-hyena-page =
    <b>Hyena</b>: mothers and the hyena
    Send your mother to the well, to wash her clothes, and home again. If she is home first, you have won, and you let the hyena loose on the others.

    🎲 Three chips. One white: a <b>coin</b>, noted for you. Two: a 2, and your turn ends. Three: a 3. None: a 6. Throw till a 2 comes.
    🏠 She leaves the village after your first coin, and walks by 2, 3, 6.
    💧 She must reach the well exactly; missing days may be <b>paid</b>, a coin each. At the well four coins are due, for washing and the way back. Points thrown meanwhile are kept.
    🐾 The hyena leaves for two coins, walks double, drinks at the well for ten, turns back and <b>eats</b> every mother it reaches or passes. At the well and in the village they are safe.
    🏅 Players whose mothers were eaten come last, and are mocked.
    🔢 In the picture: ▲ is home, and her hyena has drunk. ★ runs home ahead of it, ☥ washes, ◎ is on 28 with 3 coins: pay, and be at the well, or keep them?
rules-aseb-page =
    <b>Aseb</b>: the game of twenty squares
    The other side of Senet’s box. Bring your five pieces in, along the board and off it, before the other side does. A game takes five to seven minutes.

    🎲 Four sticks count their light sides, 0 to 4. A <b>0 moves nothing</b>. (In Senet no light side counts 5; here the sources count 0.)
    ➡️ A piece enters on the square that the throw names, or walks on by the throw. Squares 1–4 are your own, 5–16 belong to both. If you can move, you must.
    💥 Landing on an enemy sends it back to its hand.
    🌸 On a rosette (4, 8, 12, 16) a piece is <b>safe</b>, and whoever lands there <b>throws again</b>.
    ⤴ A piece leaves by the exact throw: from 16 by 1, from 13 by 4.
    🔢 In the picture: with a 3 the cone on 1 comes to a rosette, the one on 3 goes to 6, the one on 10 hits on 13. None may enter: one of its own is on 3.

## Every rule

rules-thibault-full =
    <b>Senet, by Daniel U. Thibault’s rules</b>

    <b>1. The board.</b> Thirty houses in three rows, walked to and fro: 1–10 to the right, 11–20 to the left, 21–30 to the right. Cones (light) stand on 1, 3, 5, 7, 9 and go first; spindles (dark) on 2, 4, 6, 8, 10. The lot decides who plays the cones. <i>(Who stands where is our decision: the source’s drawing is lost. This way the second player has the better houses.)</i>

    <b>2. The throw.</b> Four sticks with a light and a dark side. Count the light sides; none counts 5. The odds: 1 four times in sixteen, 2 six times, 3 four times, 4 once, 5 once. Each throw is independent: no number is ever “due”.

    <b>3. The turn.</b> Throw, then move one piece by the whole score. After 2 or 3 the turn passes; after 1, 4 or 5 you throw again. If there is no legal move, the turn is lost, whatever you threw. (A drowning piece is another matter: see 9.)

    <b>4. Forward first.</b> A forward move must be made if there is one; leaving the board counts as one. Only if there is none, a backward move must be made. Any pieces may be jumped; no house holds two.

    <b>5. Dancing.</b> Land on a lone enemy piece and the two change places. Two or more of a side on neighbouring houses protect each other, round the corners too; not on 28–30, and not while one of that side is drowning.

    <b>6. Beauty, 26.</b> No piece passes it; it is reached by exact throw. From it a 5 takes the piece off the board; a 2, 3 or 4 moves it to 28, 29 or 30. A 1 drops it into the water, but only if you have no other forward move; then you must play it. A piece here may also move backward, when you must move back.

    <b>7. The last houses.</b> A piece on 27 leaves by a 4, on 28 by a 3, on 29 by a 2, on 30 by a 1. It makes no other move.

    <b>8. Attack.</b> A piece that comes from 26 onto an enemy on 28, 29 or 30 drops it into the water. If another piece of that side is in the water already, that one goes to the House of Second Life.

    <b>9. Drowning.</b> While you have a piece on 27, no other piece of yours moves or is protected. A 4 takes it off the board. After a 1, 4 or 5 you throw again; after a 2 or 3 the turn passes. At the start of a turn you may rescue the piece instead: it goes to 15, and the turn passes. If your piece falls from 26 onto a drowning enemy, the two change places.

    <b>10. Second Life, 15.</b> If a piece of either side stands on 15, the rescued piece goes to the first free house behind it: 14, 13 … 1. <i>(Our decision: if all are taken, 16, 17 …)</i>

    <b>11. The end.</b> The first player with all five pieces off the board wins at once.

    <i>Source: Daniel U. Thibault, Four Ancient Egyptian Board Games.</i>
rules-kendall-full =
    <b>Senet as in most boxes, after Timothy Kendall</b>

    <b>1. The board.</b> Thirty houses in three rows, walked to and fro: 1–10 to the right, 11–20 to the left, 21–30 to the right. Cones (light) stand on 2, 4, 6, 8, 10 and go first: whoever begins has the pieces in front. Spindles (dark) stand on 1, 3, 5, 7, 9. The lot decides who plays the cones.

    <b>2. The throw.</b> Four sticks with a light and a dark side. Count the light sides; none counts 5. The odds: 1 four times in sixteen, 2 six times, 3 four times, 4 once, 5 once. Each throw is independent: no number is ever “due”.

    <b>3. The turn.</b> Throw, then move one piece by the whole score. After 2 or 3 the turn passes; after 1, 4 or 5 you throw again. If there is no legal move, the turn is lost, whatever you threw. <i>(Our decision: some leaflets let a 1, 4 or 5 throw again.)</i>

    <b>4. Forward first.</b> A forward move must be made if there is one; leaving the board counts as one. Only if there is none, a backward move must be made, with any piece on 1–26. <i>(Our decision: from 26, too.)</i> No house holds two.

    <b>5. Exchange.</b> Land on a lone enemy piece and the two change places, going forward or back. Two or more of a side on neighbouring houses protect each other, round the corners and on 26, too.

    <b>6. Walls.</b> Three or more enemy pieces on neighbouring houses cannot be jumped, neither forward nor back. Anything else may be jumped.

    <b>7. Safe houses.</b> On 15, 26, 28, 29 and 30 nobody is attacked, so no piece may land on one that stands there. <i>(Our decision: most leaflets leave 30 out.)</i>

    <b>8. Beauty, 26.</b> No piece passes it; it is reached by exact throw. From it a 5 takes the piece off the board; a 2, 3 or 4 moves it to 28, 29 or 30, if that house is empty. A 1 drops it into the water, but only if you have no other forward move; then you must play it. <i>(Our decision, as Kendall’s booklet has it.)</i>

    <b>9. Water, 27.</b> The piece goes at once to 15, the House of Rebirth. If a piece of either side stands there, it goes to the first free house behind it: 14, 13 … 1, then 16, 17 … It was a 1, so you throw again. <i>(Our decision: some leaflets end the turn.)</i> Nobody ever stands on 27.

    <b>10. The last houses.</b> A piece leaves from 28 by a 3 and from 29 by a 2. 30 is the last house and needs no exact throw: a piece leaves it <b>by any throw</b>. <i>(Our decision: some want a 1.)</i> From these three houses there is no other move.

    <b>11. The end.</b> The first player with all five pieces off the board wins at once.

    <i>Source: Timothy Kendall, Passing Through the Netherworld, as the leaflets of most boxes tell it. His own booklet plays with seven pieces, all throws before all moves, no walls, and a piece that drowns.</i>
rules-tait-full =
    <b>Senet, by John Tait’s rules</b>

    <b>1. The board.</b> Thirty houses in three rows, walked to and fro: 1–10 to the right, 11–20 to the left, 21–30 to the right. Cones (light) stand on 1, 3, 5, 7, 9 and go first; spindles (dark) on 2, 4, 6, 8, 10. The lot decides who plays the cones. <i>(Five pieces and their places are our decision: the source gives none.)</i>

    <b>2. The throw.</b> Four sticks with a light and a dark side. Count the light sides; none counts 6. The odds: 1 four times in sixteen, 2 six times, 3 four times, 4 once, 6 once. Each throw is independent of those before.

    <b>3. The turn.</b> Throw once and move one piece forward by the whole score. Play a 6, and you throw again. A legal move must be made. If there is none, the turn ends, and throws still owed are lost. <i>(Our decision: after a 6 too.)</i>

    <b>4. Moving.</b> Forward only. Any pieces may be jumped; a piece never lands on one of its own side.

    <b>5. Hitting.</b> Land on an enemy piece, and it leaves the board for its owner’s hand; you have earned one more throw. Neighbours do not protect each other. On 15, the House of Second Life, nobody can be hit. <i>(Our decision: no other house is safe.)</i>

    <b>6. From the hand.</b> A 4 enters a piece on house 4, a 6 on house 6, unless a piece of your own stands there; an enemy there is hit. If you have another legal move, you need not enter.

    <b>7. Beauty, 26.</b> It may be jumped. A piece on it leaves the board by a 6.

    <b>8. Water, 27.</b> A piece that lands here goes to the hand and must enter again. All throws still owed are lost, and the turn ends.

    <b>9. The last houses.</b> A piece leaves from 28 by a 3, from 29 by a 2, from 30 by a 1. Instead of leaving, a piece may move forward where the throw fits. No other throw takes a piece beyond 30.

    <b>10. More throws.</b> A piece that leaves the board earns a throw, too. What is earned adds up. <i>(Our decision: a 6 that hits earns two.)</i>

    <b>11. The end.</b> The first player with all five pieces off the board wins at once.

    <i>Source: John Tait, as Daniel U. Thibault tells it in Four Ancient Egyptian Board Games.</i>
rules-bell-full =
    <b>Senet backward, by R. C. Bell’s rules</b>

    <b>1. The board.</b> Thirty houses in three rows, numbered to and fro: 1–10 to the right, 11–20 to the left, 21–30 to the right. Here the pieces walk from 30 <b>towards 1</b>. Five cones (light) and five spindles (dark) begin in hand. The cones go first; the lot decides who plays them.

    <b>2. The throw.</b> Four sticks with a light and a dark side. Count the light sides; none counts 5. The odds: 1 four times in sixteen, 2 six times, 3 four times, 4 once, 5 once. Each throw is independent of those before.

    <b>3. The turn.</b> One throw, one move, then the other player. If there is no legal move, the turn passes. <i>(Our decision: a legal move must be made.)</i>

    <b>4. Entering.</b> A 1 enters a piece on house 30, a 2 on 29, a 3 on 28, a 4 on 27, a 5 on 26. The house must be empty.

    <b>5. Moving.</b> Or the throw moves a piece on the board towards house 1, by the whole score. Any pieces may be jumped; a piece never lands on one of its own side.

    <b>6. Hitting.</b> Land on an enemy piece, and it leaves the board for its owner’s hand; it starts over. Neighbours do not protect each other.

    <b>7. Safe houses.</b> On 15, 26, 27, 28, 29 and 30 nobody can be attacked, so no piece may land on one that stands there.

    <b>8. Home.</b> The cones’ houses are 1, 3, 5, 7, 9, the spindles’ 2, 4, 6, 8, 10. <i>(Our decision: the source only says “their ending positions”. On these houses the pieces of the other games begin.)</i>

    <b>9. Coming home.</b> On 1–10 a piece may stop only on a house of its own side. From there it may go on towards 1, if it stops on such a house again. <i>(Our decision: otherwise one side could lock the other out for ever.)</i>

    <b>10. The end.</b> The first player with all five pieces on their own five houses wins at once.

    <i>Source: R. C. Bell, as Daniel U. Thibault tells it in Four Ancient Egyptian Board Games. Thibault thinks it very unlikely that the Egyptians played like this.</i>
rules-houses-full =
    <b>Senet with ten pieces, through the Houses</b>

    <b>1. The board.</b> Thirty houses in three rows, walked to and fro: 1–10 to the right, 11–20 to the left, 21–30 to the right. Ten cones (light) stand on the odd houses of 1–20 and go first, ten spindles (dark) on the even ones. The lot decides who plays the cones.

    <b>2. The throw.</b> Four sticks with a light and a dark side. Count the light sides; none counts 5. The odds: 1 four times in sixteen, 2 six times, 3 four times, 4 once, 5 once. <i>(The source says that a number grows likelier when it has not come for a while. That is not so: the sticks remember nothing, and each throw is independent.)</i>

    <b>3. The turn.</b> One throw, then one move, or a pass. <i>(Our decision: the source forbids passing only on 26.)</i>

    <b>4. Moving.</b> Forward or backward, as you like, by the whole score in one direction. Two pieces on neighbouring houses, of whichever side, cannot be jumped; single pieces can. <i>(Our decision: several in one move, if they stand apart.)</i>

    <b>5. Exchanging.</b> Land on an enemy piece with none of its own side on a neighbouring house, and the two change places, forward or backward. A pair is safe. Of three or more in a row the inner pieces can be exchanged, but not the two at the ends. <i>(Our decision: the source says three or four.)</i> Nobody is attacked on 26–30.

    <b>6. Beauty, 26.</b> A piece that would reach or pass it stops on it. 26 must be empty. One more throw decides its fate at once: a 5 takes it off the board; a 2, 3 or 4 brings it to 28, 29 or 30. By a 1, or if that house is taken, it falls into the water. If the water is taken too, by either side, it goes to Rebirth. <i>(Our decision: on a 2, 3 or 4 too.)</i> You cannot pass here, and nobody rests on 26. It is the only way to 27–30.

    <b>7. Water, 27.</b> On its owner’s next turn the throw is the trial of that piece and nothing else: a 1, 2 or 3 sends it to Rebirth, a 4 takes it off the board. On a 5 it stays, and the next turn tries it again. You cannot pass here.

    <b>8. Rebirth.</b> The piece goes to 15, the House of Second Life. If a piece of either side stands there, it goes to the first free house behind it: 14, 13 … 1.

    <b>9. The last houses.</b> A piece leaves from 28 by a 3, from 29 by a 2, from 30 by a 1. It makes no other move.

    <b>10. The end.</b> The first player with all ten pieces off the board wins at once. <i>(Our decision, so that nobody can hold the game up for ever: if no piece leaves the board for 300 turns in a row, the game ends, and the side with more pieces off wins; equal numbers are a draw.)</i>

    <i>Source: a Russian account of Senet, with ten pieces and the meaning of its Houses.</i>
rules-skyruk-full =
    <b>Senet with five pieces through the Houses, after Skyruk</b>

    <b>1. The board.</b> Thirty houses in three rows, walked to and fro: 1–10 to the right, 11–20 to the left, 21–30 to the right. Cones (light) stand on 2, 4, 6, 8, 10 and go first: whoever begins has the pieces in front. Spindles (dark) stand on 1, 3, 5, 7, 9. The lot decides who plays the cones.

    <b>2. The throw.</b> Four sticks with a light and a dark side. Count the light sides; none counts 5. The odds: 1 four times in sixteen, 2 six times, 3 four times, 4 once, 5 once. Each throw is independent: no number is ever “due”.

    <b>3. The turn.</b> Throw, then move one piece by the whole score. After 2 or 3 the turn passes; after 1, 4 or 5 you throw again. There is no passing by choice. If there is no legal move, the turn is lost.

    <b>4. Forward first.</b> A forward move must be made if there is one; leaving the board counts as one. Only if there is none, a backward move must be made. Two enemy pieces on neighbouring houses cannot be jumped, also on the way to 26; single ones can. <i>(Our decision: several in one move, if they stand apart.)</i>

    <b>5. Exchange.</b> Land on an enemy piece with none of its own side on a neighbouring house, and the two change places, forward or backward. A pair is safe. Of three or more in a row the inner pieces can be exchanged, but not the two at the ends. <i>(Our decision: whoever lands inside a row still jumps no two before it.)</i> On 15 and 26–30 nobody is attacked.

    <b>6. Beauty, 26.</b> A piece that would reach or pass it stops on it. 26 must be empty. The throw that brought it there earns nothing itself: one more throw decides its fate at once. A 5 takes it off the board; a 2, 3 or 4 brings it to 28, 29 or 30. By a 1, or if that house is taken, it falls into the water. If the water is taken too, by either side, it goes to Rebirth. After a 1, 4 or 5 you throw again, after a 2 or 3 the turn passes. Nobody rests on 26.

    <b>7. Water, 27.</b> While your piece is there, your throw is the trial of that piece and nothing else. <i>(Our decision: a program lets others move.)</i> A 1, 2 or 3 sends it to Rebirth, a 4 takes it off the board; a 1 or 4 throws again. On a 5 it stays, and the turn passes.

    <b>8. Rebirth.</b> The piece goes to 15, the House of Second Life. If a piece of either side stands there, it goes to the first free house behind it: 14, 13 … 1.

    <b>9. The last houses.</b> A piece leaves from 28 by a 3 and from 29 by a 2. 30 is the last house and needs no exact throw: a piece leaves it <b>by any throw</b>. From these houses there is no other move.

    <b>10. The end.</b> The first player with all five pieces off the board wins at once.

    <i>Source: open programs that call these rules Skyruk’s. They agree with the Russian account of the Houses on Beauty, on the water and on rows: evidently two forms of one reconstruction.</i>
rules-glebsite-full =
    <b>Senet from the hand, by glebsite.net</b>

    <b>1. The board.</b> Thirty houses in three rows, walked to and fro: 1–10 to the right, 11–20 to the left, 21–30 to the right. No house is special. Each side has five pieces, all in hand. (By a switch six or seven, or three for a short game: <i>our addition</i>.) The cones (light) go first; the lot decides who plays them.

    <b>2. The throw.</b> Four sticks with a light and a dark side. Count the light sides; none counts 5. The odds: 1 four times in sixteen, 2 six times, 3 four times, 4 once, 5 once. Each throw is independent of those before. (A switch: two dice and a table instead.)

    <b>3. The turn.</b> One throw, one move, then the other player. You may not pass while there is a legal move.

    <b>4. Moving.</b> A throw either enters a piece from your hand on the house of that number, which must be empty, or moves a piece on the board forward by it. Any pieces may be jumped; a piece never lands on one of its own side.

    <b>5. Hitting.</b> Land on an enemy piece, and it goes back to its owner’s hand.

    <b>6. Three in a column.</b> If a piece you move or enter completes three of yours in one column, one in each row (as 3, 18 and 23), you throw once more at once. The three count only in the turn in which they are completed.

    <b>7. The way out.</b> A piece leaves by reaching house 30 exactly: from 25 by a 5, from 26 by a 4, from 27 by a 3, from 28 by a 2, from 29 by a 1. Pieces on 25–29 make no other move. <i>(Our reading: 30 is the way out and never a resting place. The source’s figures say so, although its “last five fields” would be 26–30.)</i>

    <b>8. When you may leave.</b> Only with no piece in your hand and all your pieces on the board beyond house 15. (With the switch “Easy way out”: beyond 10.)

    <b>9. Neighbouring rows.</b> A switch: two of your pieces in one column on neighbouring rows, as 5 and 16, cannot be hit. The source asks for it to be tried out.

    <b>10. The end.</b> The first player with all pieces out wins at once, and scores a point for every piece the other side has in hand and on the board. A match is a series of games to 5, 10, 15 or 21 points. <i>(Our decision: the cones change hands from game to game. If you resign, the other side scores the same points.)</i>

    <i>Source: the rules of Senet by glebsite.net.</i>
rules-sidja-full =
    <b>Seega of Sudan: sidja</b>

    <b>1. The board.</b> Five by five squares, twelve stones a side. (By a switch 7×7 with 24, 9×9 with 40, 3×3 with 4.) Squares are named as in chess: files a, b, c from the left, ranks 1, 2, 3 from below. The lot decides who is White and places first.

    <b>2. Placing.</b> In turn, two stones on any two empty squares except the centre, until both have placed all. A stone placed takes nothing. (By a switch one stone a turn; the source finds that this needs more thought on 5×5.)

    <b>3. Moving.</b> Whoever placed first also moves first, necessarily into the centre. A stone moves one square in any of the eight directions onto an empty square. While a stone can move, there is no passing.

    <b>4. Taking.</b> An enemy stone that, by your move, comes to stand between two of your stones on a line, straight or diagonal, is taken, in every direction at once: seven at most. <i>(Our decision: one of the two must be the stone just moved.)</i> A stone that stood between enemies before, or moves in between them itself, is safe. What is taken must leave the board. The stone in the centre can be taken like any other.

    <b>5. Going on.</b> The first capture is never a duty. After one you must take again, with any of your stones, as long as one can; a move that takes nothing is not allowed then. When none can, the turn passes.

    <b>6. Locked in.</b> Whoever has no move passes, and the other side must make another move: one that opens a passage, if there is one. <i>(Our decision: as in Egypt; judged by that move alone. If no move opens one, the game ends and the stones are counted.)</i>

    <b>7. The end.</b> A side that a capture leaves with one stone at most has lost. You may resign only while fewer than eleven of your twelve stones are taken. A draw may be agreed: /draw.

    <b>8. The count.</b> <i>(Our decision: the source has no limit, but it knows endless chases.)</i> After a hundred moves in a row without a capture the stones are counted: more stones win, equal is a draw.

    <i>In the chat: tap a stone, then where it goes; or write the move, as c2-c3.</i>

    <i>Source: the Russian Wikipedia on sidja, with R. C. Bell, H. J. R. Murray and others behind it.</i>
rules-siga-full =
    <b>Seega of Egypt: siga</b>

    <b>1. The board.</b> Five by five squares, twelve stones a side. (By a switch 7×7 with 24, 9×9 with 40, 3×3 with 4.) Squares are named as in chess: files a, b, c from the left, ranks 1, 2, 3 from below. The lot decides who is White and places first.

    <b>2. Placing.</b> In turn, two stones on any two empty squares except the centre, until both have placed all. A stone placed takes nothing. By a switch the first four stand in a cross: White’s on the right and left ends of the central rank, Blue’s on the top and bottom ends of the central file. <i>(Our decision: then White goes on.)</i>

    <b>3. Moving.</b> Whoever placed last moves first. A stone moves one square straight, along a rank or a file, onto an empty square. While a stone can move, there is no passing.

    <b>4. Taking.</b> An enemy stone that, by your move, comes to stand between two of your stones on a rank or a file is taken, in every direction at once: three at most. <i>(Our decision: one of the two must be the stone just moved.)</i> A stone that stood between enemies before, or moves in between them itself, is safe. So is the stone in the centre. What is taken must leave the board.

    <b>5. Going on.</b> The first capture is never a duty. After one the same stone must take again, as long as it can; a move that takes nothing is not allowed then. (By a switch: two captures in a row at most.)

    <b>6. Locked in.</b> Whoever has no move, even at the very first one, passes, and the other side must make another move: one that opens a passage, if there is one. <i>(Our decision: judged by that move alone. If no move opens one, the game ends and the stones are counted.)</i> By a switch whoever cannot move has lost.

    <b>7. The count.</b> After twenty moves in a row without a capture the game ends and the stones are counted: more stones win, equal is a draw. <i>(Our decision: the moves of both sides count; a pass does not. If the last of them also locks a side in, the count comes first.)</i>

    <b>8. The barrier.</b> Sometimes both sides sit behind their stones and nobody wants to attack. Once all stones are placed, a player may call a count: /count. If the other accepts, the game ends as in 7.

    <b>9. Leaps.</b> <i>(Our decision: the source knows of them, but not how they go.)</i> A switch: a stone may leap straight over one beside it, of either side, onto the empty square beyond; the other stays. Or only over the central square. A leap may take like any move.

    <b>10. The end.</b> A side that a capture leaves with one stone at most has lost. <i>(Our decision; the source says it of sidja.)</i> You may resign only while fewer than eleven of your twelve stones are taken. A draw may be agreed: /draw.

    <i>In the chat: tap a stone, then where it goes; or write the move, as c2-c3.</i>

    <i>Source: the Russian Wikipedia on siga, with R. C. Bell, H. J. R. Murray and others behind it.</i>
rules-hyena-full =
    <b>Hyena: Li’b el-merafib</b>

    <b>1. The way.</b> A spiral of thirty holes in the sand, the “days”, leads from the village, outside, to the well, inside. (By a switch 20, 50 or 80: the sand holds any number.) Two to six players, each with a mother. <i>(Both numbers are our decision.)</i> The lot decides the order.

    <b>2. The throw.</b> Three chips with a white and a green side. One white: a coin. Two white: a 2, and the turn ends when it is used. Three white: a 3. Three green: a 6. The odds: coin three times in eight, 2 three times, 3 once, 6 once. You throw until a 2 comes.

    <b>3. Coins.</b> Each coin is noted for you (in Arabic it is called a taba). <i>(Our decision: the first one, too.)</i> Your mother may leave the village once you have thrown one, and walks from the next throw on. A 2, 3 or 6 before that is lost.

    <b>4. Walking.</b> She walks by 2, 3 and 6, never by a coin. Mothers may share a hole.

    <b>5. To the well.</b> She must reach it exactly; a throw that would carry her past it is lost. If you have as many coins as days are missing, you may pay one a day, and she is there at once. This is the choice of the game: you need the coins there, too. <i>(Our decisions: a throw that fits is always walked; you are asked after every throw; one day short, where no throw fits, a coin is paid at once.)</i>

    <b>6. At the well.</b> Two coins for washing and two for the way back. <i>(Our decision: all four are paid together as soon as they are there, since waiting never helps.)</i> Every 2, 3 or 6 thrown while she waits is kept, and all of it is walked at once when she leaves.

    <b>7. Home.</b> She goes back the same way; she need not reach the village exactly.

    <b>8. The hyena.</b> The first mother home lets her player’s hyena loose. It leaves the village for two coins, those left over from the journey included. It walks double (4, 6, 12) and stops at the well. <i>(Our decision: throws before it may leave, or while it waits, are lost.)</i>

    <b>9. The hunt.</b> At the well it drinks for ten coins. Only then it turns back. It eats every mother whom its own move reaches or passes, whichever way she walks. <i>(Our decision: not one in the hole it leaves, nor one who walks up to it.)</i> At the well and in the village mothers are safe. Before it has drunk, it harms nobody.

    <b>10. Out of the game.</b> A player whose mother is eaten is out. One who is home without the hyena has nothing more to throw for and is skipped. The others go on.

    <b>11. The end.</b> The game ends when the hyena is home, or every other mother is home or eaten. The player of the hyena has won; that is settled when the first mother is home. Then come those at home, in the order of arrival; then those not yet home, by seat; then the eaten, the last one eaten first. “Woe to the loser”: they are mocked without mercy by those who brought their mothers home. (/settings turns that off.)

    <i>Source: Li’b el-merafib, a folk game of Sudan, told in two Russian books.</i>
rules-aseb-full =
    <b>Aseb: the game of twenty squares</b>

    <b>1. The board.</b> Three rows of four squares, and a tail of eight more in the middle row. Two players, five pieces each: cones and spindles. Boards, sticks and knucklebones were found; the rules were lost. What follows is a modern reconstruction.

    <b>2. The way.</b> Sixteen squares for each side: 1–4 are its own, along its row towards the end of the board; 5–16 belong to both, along the middle row from that end to the tip of the tail.

    <b>3. Rosettes.</b> Squares 4, 8, 12 and 16 are marked.

    <b>4. The beginning.</b> All pieces are in hand. The cones go first; the lot says who has them, or by a switch the throws: the first to throw a 1 takes the cones, and that 1 is not played.

    <b>5. The throw.</b> Four sticks count their light sides: 0 to 4, in 1, 4, 6, 4 and 1 of 16 throws. <b>A 0 moves nothing</b>, and the turn passes. In Senet no light side counts 5, as its sources say; those of this game count it 0. It is uncertain, as all of this is. By a switch one knucklebone is thrown: 1 to 4, equally likely <i>(our decision: real bones are not)</i>.

    <b>6. Moving.</b> Enter a piece from the hand on the square that the throw names, or move one forward by the throw. Never onto a piece of your own; any piece may be jumped. If there is a move it must be made, else the turn passes.

    <b>7. Hitting.</b> Whoever lands on an enemy sends it back to its hand. A piece on a rosette is safe <i>(uncertain: there is a switch)</i>.

    <b>8. Throwing again.</b> Landing on a rosette gives another throw <i>(uncertain: there is a switch)</i>. A hit gives none, nor does a piece that leaves.

    <b>9. Leaving.</b> A piece leaves by the exact throw: from 13 by 4, 14 by 3, 15 by 2, 16 by 1. The first side with all pieces off wins, at once.

    <b>10. Matches.</b> A game counts one point, also when it is given up <i>(our decision)</i>.

    <i>In the chat: tap the number of a move, or write it: 3-6, 10x13, hand-2, 16-off.</i>

    <i>Source: the RoyalUr library’s Aseb, after Ancient Egyptians at Play; on the way, on hits and on leaving Ludii’s Seleucid rules agree with it.</i>

## The switches: a short label, a label for each value, why, and an illustrated page

value-on = on
value-off = off
switch-dice = Thrown with
switch-dice-sticks = four sticks
switch-dice-two = two dice
switch-dice-bone = one knucklebone
switch-dice-why = Two dice: a table turns their sum into a score. The odds are close to the sticks’, not equal. One knucklebone: 1 to 4, equally likely.
switch-dice-page =
    <b>🎚 Two dice</b> <code>dice=two</code>
    Instead of the sticks two six-sided dice are thrown, and a table reads their sum:

    sum 2, 4, 5 or 12: <b>1</b>
    sum 6, 7 or 10: <b>2</b>
    sum 8 or 9: <b>3</b>
    sum 3: <b>4</b>
    sum 11: <b>5</b> (a 6, where the sticks count 6)

    The table’s author calls this the same as the sticks. It is close, not equal. In 36 throws you get, on average:
    1: 9 with the dice, 9 with the sticks
    2: 14 and 13½
    3: 9 and 9
    4: 2 and 2¼
    5: 2 and 2¼

    <b>A knucklebone</b> <code>dice=bone</code> (Aseb): one bone shows 1, 2, 3 or 4, equally likely.

    <i>In the picture: what was thrown, beside the board, and what it counts.</i>
switch-sticks = No light side counts
switch-sticks-5 = 5
switch-sticks-6 = 6
switch-sticks-why = With a 6: no light side counts 6 instead of 5, and a 6 does all that a 5 does in these rules.
switch-sticks-page =
    <b>🎚 A 6 instead of a 5</b> <code>sticks=6</code>
    No light side counts 6; there is no 5 any more. A 6 comes as seldom as the 5 did: once in sixteen throws. After a 6 you throw again, as after a 5.
    <i>Our decision: whatever a 5 does in these rules a 6 does now, so a 6 takes a piece off from Beauty (26).</i>

    <i>In the picture: all four sticks are dark, a 6. The cone on 26 may leave by it, and the one on 12 may walk six houses to 18.</i>
switch-pieces = Pieces a side
switch-pieces-3 = 3
switch-pieces-5 = 5
switch-pieces-6 = 6
switch-pieces-7 = 7
switch-pieces-9 = 9
switch-pieces-10 = 10
switch-pieces-why = The oldest sets had ten pieces a side, later ones nine, seven and five. More pieces make a longer game. Three make a short one.
switch-pieces-page =
    <b>🎚 Pieces a side</b> <code>pieces</code>
    The oldest Senet sets had ten pieces a side; later it was nine, then seven and at last five. More pieces make a longer game with more meetings on the way. Three are for a short game <i>(our addition)</i>.
    Where the pieces begin on the board, the two sides alternate from house 1 on; where they begin in hand, all of them do.

    <i>In the picture: the largest number, before the first throw.</i>
switch-bank_throws = All throws, then moves
switch-bank_throws-why = If on: you throw until a 2 or 3 comes, and only then play all those throws, one move each, in any order.
switch-bank_throws-page =
    <b>🎚 All throws first, then the moves</b> <code>bank_throws</code>
    You throw until a 2 or a 3 comes. Only then are all the throws played, one move each, in any order. If none of the throws left can be played, they are lost.
    <i>Our decisions: what a throw may do (forward before back, the fall from 26) is judged for each throw alone; another switch may give a bonus throw only once a series, and that throw begins a new series.</i>

    <i>In the picture: the cones have thrown 4, 1 and 2. Every numbered move plays one of the three throws.</i>
switch-second_needs_one = Spindles wait for a 1
switch-second_needs_one-why = If on: the spindles may not move before they have thrown a 1; whatever comes before it is lost.
switch-second_needs_one-page =
    <b>🎚 The spindles wait for a 1</b> <code>second_needs_one</code>
    At the beginning the second player’s throws are lost until a 1 comes; that one is played. It gives the cones a real head start: only one throw in four is a 1.
    <i>Our decisions: the switch “A useless throw” says what follows a lost throw; a 1 ends the waiting even if it cannot be played.</i>

    <i>In the picture: the spindles have thrown a 4, and nothing is numbered: they can only pass.</i>
switch-start = Pieces begin
switch-start-board = on the board
switch-start-hand = in the hand
switch-start-why = In the hand: nobody begins on the board; a throw may enter a piece on the house of its number, if that is empty.
switch-start-page =
    <b>🎚 From the hand</b> <code>start=hand</code>
    All pieces begin off the board. A throw may enter a piece on the house of its number, from 1 to 5; the house must be empty. Entering is a forward move like any other.
    <i>Our decision: nobody enters while a piece of the same side is drowning.</i>

    <i>In the picture: with a 3 the first button enters a piece on house 3; the others move pieces on the board.</i>
switch-no_move = A useless throw
switch-no_move-lose_turn = costs the turn
switch-no_move-lose_throw = only that throw
switch-no_move-why = Only that throw: a 1, 4 or 5 that cannot be used still throws again, and the turn is not lost.
switch-no_move-page =
    <b>🎚 A useless throw costs only itself</b> <code>no_move=lose_throw</code>
    By the rules a throw without a legal move ends the turn, whatever it was. With this switch only the throw is lost: after a 1, 4 or 5 you throw again, after a 2 or 3 the turn passes as always.

    <i>In the picture: the last cone, on 29, leaves only by a 2, and a 4 has come. Nothing is numbered, but the cones will throw again.</i>
switch-block = Walls
switch-block-0 = none
switch-block-3 = three in a row
switch-block-why = Three in a row: three or more enemy pieces on consecutive houses are a wall that cannot be jumped.
switch-block-page =
    <b>🎚 Walls</b> <code>block=3</code> or <code>0</code>
    Three or more pieces of a side on consecutive houses, round the corners too, are a wall: the other side cannot jump it, neither forward nor back. With <code>0</code> there are no walls, and any pieces may be jumped.
    <i>Our decisions: a piece that enters or leaves the board jumps nothing; the pieces of a drowning side and those on 27–30 are a wall, too.</i>

    <i>In the picture: the spindles on 12, 13 and 14 stand before the cone on 10. As a wall they stop it; without walls a 5 takes it to 15.</i>
switch-retreat_attack = Attacks going back
switch-retreat_attack-why = If off: a piece that must go back may not land on an enemy piece.
switch-retreat_attack-page =
    <b>🎚 No attack going back</b> <code>retreat_attack=off</code>
    Where nothing can go forward, a piece must go back. By the rules it may land on a lone enemy there and change places with it. With this switch off it may not: going back, it needs an empty house.

    <i>In the picture: with a 5 no cone can go forward. The one on 25 may go back to 20; the one on 24 would land on the spindle on 19 and must stay.</i>
switch-second_life = Second Life (15)
switch-second_life-plain = a plain house
switch-second_life-safe = safe
switch-second_life-safe_extra = safe, +1 throw
switch-second_life-why = Safe: a piece on 15 cannot be attacked. With “+1 throw” whoever lands there also throws again.
switch-second_life-page =
    <b>🎚 A safe House of Second Life</b> <code>second_life=safe</code> or <code>safe_extra</code>
    A piece on 15 cannot be attacked. With <code>safe_extra</code> landing there also gives another throw.
    <i>Our decisions: only a piece that is moved there lands, not one that came there by an exchange or a rescue; one throw never earns two more.</i>

    <i>In the picture: with a 3 the cone on 12 would land on the spindle on 15, and it may not. The other cones are numbered.</i>
switch-beauty_extra = Extra throw at Beauty
switch-beauty_extra-why = If on: a piece that lands on 26, the House of Beauty, gives its player another throw.
switch-beauty_extra-page =
    <b>🎚 An extra throw at Beauty</b> <code>beauty_extra</code>
    A piece that lands on 26, the House of Beauty, gives another throw, even after a 2 or 3.
    <i>Our decision: one throw never earns two more, so a 4 that lands there gives one.</i>

    <i>In the picture: the cone on 23 reaches Beauty with its 3, and would throw again; with any other move the turn passes.</i>
switch-water_single = One in the water
switch-water_single-why = If on: while any piece is on 27, a move that would bring another one there is not allowed.
switch-water_single-page =
    <b>🎚 One in the water</b> <code>water_single</code>
    While any piece is on 27, the House of Waters, no other may come there, of either side. A move that would put one there is not allowed: no fall, and no attack that drops an enemy into the water.

    <i>In the picture: a spindle is in the water, so the cone on 26 may not drop the one on 28 with its 2. Only the other cones are numbered.</i>
switch-water = In the water
switch-water-drown = drowns
switch-water-first_house = to house 1
switch-water-re_enter = to the hand
switch-water-why = Drowns: its side freezes till a 4 or a rescue. To house 1, to the hand: nobody freezes, and the piece starts over from there.
switch-water-page =
    <b>🎚 In the water</b> <code>water=first_house</code> or <code>re_enter</code>
    Nobody drowns, and nobody’s side freezes. With <code>first_house</code> the piece goes to house 1, or to the first free house after it. With <code>re_enter</code> it goes to the hand and comes in on house 1, when that is empty, by any throw.
    <i>Our decisions: if pieces begin in hand, all of them enter on the house of the throw’s number; there is no rescue, and the switch “One in the water” changes nothing.</i>

    <i>In the picture: the cone from 26 fell with a 1, and stands on house 1 again.</i>
switch-last_three_move = 28–30 may move on
switch-last_three_move-why = If on: pieces on 28 and 29 may also move forward to 29 and 30, not only leave.
switch-last_three_move-page =
    <b>🎚 The last three may move on</b> <code>last_three_move</code>
    A piece on 28 may also move to 29 or 30, and one on 29 to 30, instead of waiting for its own throw.
    <i>Our decision: an enemy attacked in this way falls into the water, as it does when attacked from 26.</i>

    <i>In the picture: with a 1 the cone on 28 may step to 29. By the plain rules it could only wait for a 3.</i>
switch-safe_end = A safe end
switch-safe_end-why = If on: pieces on 26 and on 28–30 cannot be attacked.
switch-safe_end-page =
    <b>🎚 A safe end</b> <code>safe_end</code>
    Pieces on Beauty (26) and on the last three houses, 28–30, cannot be attacked. Nobody is dropped into the water any more.

    <i>In the picture: with a 2 the cone on 24 would land on the spindle on 26, but 26 is safe. Only the cone on 9 is numbered.</i>
switch-must_bear_off = Leaving is a duty
switch-must_bear_off-why = If on: a throw that can take a piece off the board must do so.
switch-must_bear_off-page =
    <b>🎚 Leaving is a duty</b> <code>must_bear_off</code>
    If a throw can take one of your pieces off the board, it must; other moves are not allowed with it.
    <i>Our decision: with “All throws, then moves” this is judged for each throw alone.</i>

    <i>In the picture: with a 1 the cone on 30 must leave; the others may not move.</i>
switch-bear_off = Leaving the board
switch-bear_off-any = at any time
switch-bear_off-last_row = all on last row
switch-bear_off-beyond_10 = all beyond 10
switch-bear_off-why = All on last row: a 5 leaves from 26 only when all your pieces are on 21–30. All beyond 10: nobody leaves while one of yours is on 1–10.
switch-bear_off-page =
    <b>🎚 Leave together</b> <code>bear_off=last_row</code> or <code>beyond_10</code>
    A piece may leave only when all the pieces left of its side are far enough: on the last row, 21–30, or beyond house 10.
    <i>Our decision: “all on last row” holds for the throw that takes a piece off from Beauty (26). Pieces on 27–30 may always leave there, or a game with ten pieces might never end.</i>

    <i>In the picture: a 5 would take the cone on 26 off the board, but another is not far enough yet, and only that one may move.</i>
switch-netting = House of Netting (16)
switch-netting-why = If on: a piece that lands on 16, just after Second Life, is caught, and its player loses the next turn.
switch-netting-page =
    <b>🎚 The House of Netting</b> <code>netting</code>
    House 16 follows the House of Second Life. On some boards it is marked: a piece that lands there is caught in the net, and its player loses the next turn.
    <i>Our decision: only a piece that is moved there is caught, not one that came there by an exchange. The lost turn is simply skipped.</i>

    <i>In the picture: the net marks house 16. Should the cone on 13 land there, with a 3, the spindles would play two turns in a row.</i>
switch-first = Who begins
switch-first-random = the lot decides
switch-first-throw_off = throws decide
switch-first-why = Throws decide: both throw in turn before the game; the first to throw a 1 takes the cones and begins.
switch-first-page =
    <b>🎚 Throw for the cones</b> <code>first=throw_off</code>
    Instead of a lot, both players throw in turn until one of them throws a 1. That player takes the cones, which go first, and throws afresh: the 1 is not played. Thibault calls this the more authentic way, but slower.

    <i>In the picture: one light side, a 1. Whoever threw it plays the cones.</i>
switch-easy = Easy way out
switch-easy-why = If on: you may take pieces out once all of yours are beyond house 10, not 15.
switch-easy-page =
    <b>🎚 The easy way out</b> <code>easy</code>
    By the rules a piece leaves only with your hand empty and all your pieces on the board beyond house 15. In the easy game it is enough that they are beyond house 10.

    <i>In the picture: one cone is still on 12, yet with a 4 the one on 26 may leave.</i>
switch-neighbour_rows = Pairs across rows
switch-neighbour_rows-why = If on: two of your pieces in one column on neighbouring rows, as 5 and 16, cannot be hit.
switch-neighbour_rows-page =
    <b>🎚 Pairs across rows</b> <code>neighbour_rows</code>
    Two pieces of a side in one column on neighbouring rows, one just above the other, as 5 and 16 or 14 and 27, protect each other: neither can be hit. The source says that this rule should be tried out; please do.

    <i>In the picture: with a 3 the cone on 2 would hit the spindle on 5, but the one on 16, just below, protects it.</i>
switch-size = Board
switch-size-3 = 3×3
switch-size-5 = 5×5
switch-size-7 = 7×7
switch-size-9 = 9×9
switch-size-why = 3×3 has 4 stones a side, 5×5 has 12, 7×7 has 24, 9×9 has 40. More stones make a longer game.
switch-size-page =
    <b>🎚 The board</b> <code>size=3</code>, <code>5</code>, <code>7</code> or <code>9</code>
    Seega is mostly played on 5×5 squares with 12 stones a side, but 7×7 with 24 and 9×9 with 40 are played, too; 3×3 with 4 was made for phones. The stones fill every square but the centre.

    <i>In the picture: 7×7, all stones placed. The first move must go into the centre.</i>
switch-place = Placed in a turn
switch-place-1 = one stone
switch-place-2 = two stones
switch-place-why = One stone: each stone can be answered at once, so placing on a small board takes more thought.
switch-place-page =
    <b>🎚 One stone a turn</b> <code>place=1</code>
    Two stones a turn suit large boards. On 5×5, the source says, placing them one by one takes more thought: every stone can be answered at once.

    <i>In the picture: three stones a side are still in hand. White places one of them on a green square, then it is Blue’s turn.</i>
switch-cross = Begin with the cross
switch-cross-why = If on: the first two stones of each side go on the ends of the central rank and the central file.
switch-cross-page =
    <b>🎚 The cross</b> <code>cross</code>
    One telling of siga begins with a cross: White’s first two stones go on the right and left ends of the central rank, Blue’s on the top and bottom ends of the central file.
    <i>Our decision: after that placing goes on from White as usual.</i>

    <i>In the picture: White’s two stand, Blue’s must go on the green squares.</i>
switch-first_mover = First to move
switch-first_mover-first = who placed first
switch-first_mover-last = who placed last
switch-first_mover-why = In Sudan whoever began to place moves first, in Egypt whoever placed last. Whoever moves first must go into the centre.
switch-first_mover-page =
    <b>🎚 Who moves first</b> <code>first_mover=first</code> or <code>last</code>
    In Sudan the player who began to place moves first, in Egypt the one who placed last. Think of it while placing: only the stones beside the centre can make the first move, and a side that has none there is locked in.

    <i>In the picture: all stones are placed. The framed ones can go into the centre; they belong to the side that moves first by this switch.</i>
switch-directions = Directions
switch-directions-4 = four straight
switch-directions-8 = all eight
switch-directions-why = All eight: stones move and take diagonally, too. Four straight: along ranks and files only.
switch-directions-page =
    <b>🎚 Directions</b> <code>directions=8</code> or <code>4</code>
    In Sudan stones move and take in all eight directions, in Egypt only straight, along ranks and files.

    <i>In the picture: the framed stones can move, one with ⚔ can take. In all eight directions the white stone on d3, going to c3, takes the blue one on b4: c3 and a5 shut it in diagonally. With straight moves only it takes nothing there.</i>
switch-continue = Chain captures
switch-continue-any = by any stone
switch-continue-same = by same stone
switch-continue-twice = same, at most 2
switch-continue-none = none
switch-continue-why = Whoever has taken takes again: with any stone (Sudan), with the same (Egypt), with the same, two captures at most, or not at all.
switch-continue-page =
    <b>🎚 Chain captures</b> <code>continue=any</code>, <code>same</code>, <code>twice</code> or <code>none</code>
    Whoever has taken must take again as long as it is possible: in Sudan with <b>any</b> stone, in Egypt only with the <b>same</b> one. Another telling of siga allows two captures in a row at most (<code>twice</code>). With <code>none</code> the turn passes after the first.

    <i>In the picture: the stone from c4 has gone to c5 and taken b5. ⚔ shows which stones may go on by this switch. From c5 the same stone can take d4; with any stone, the one on e2 can take d1, too.</i>
switch-centre_safe = Safe centre
switch-centre_safe-why = If on, as in Egypt: the stone in the centre cannot be taken. If off, as in Sudan: it can be, like any other.
switch-centre_safe-page =
    <b>🎚 A safe centre</b> <code>centre_safe</code>
    In Egypt the stone in the centre cannot be taken; in Sudan it can be, like any other.

    <i>In the picture: White went from b2 to b3, and so a blue stone in the centre came to stand between two white ones. Where the centre is safe it stays; where it is not, it is taken.</i>
switch-stuck = Locked in
switch-stuck-passage = must be let out
switch-stuck-loses = loses
switch-stuck-pass = passes
switch-stuck-why = Whoever cannot move must be let out by the other side’s next move, loses at once, or just passes, and the other side moves as it likes.
switch-stuck-page =
    <b>🎚 Locked in</b> <code>stuck=passage</code>, <code>loses</code> or <code>pass</code>
    A side may have no move at all. Then the other must move again and open a passage, if there is such a move (<code>passage</code>). By another telling, whoever cannot move has lost (<code>loses</code>). With <code>pass</code> the other simply moves again.
    <i>Our decisions: whether a passage opens is judged by that one move; if none opens one, the stones are counted.</i>

    <i>In the picture: the move from c1 to b1 has locked Blue in. With</i> <code>loses</code> <i>the game is over.</i>
switch-leaps = Leaps
switch-leaps-all = over any stone
switch-leaps-centre = over the centre
switch-leaps-why = If allowed: a stone may also leap straight over one beside it, or only over the central square. What it leaps over stays.
switch-leaps-page =
    <b>🎚 Leaps</b> <code>leaps=all</code> or <code>centre</code>
    The source knows that leaps over stones or over the centre are allowed in some games, but not how they go. <i>So all of this is our decision:</i> a stone may leap straight over one stone beside it, of either side, onto the empty square beyond. The stone leapt over stays. With <code>centre</code> it may only leap over the central square, empty or not. A leap may take like any move.

    <i>In the picture: the white stone on a3 may leap over b3 to c3, and there it takes d3. The one on e3 may leap the other way and take b3.</i>
switch-quiet_limit = Moves without capture
switch-quiet_limit-0 = no limit
switch-quiet_limit-20 = 20
switch-quiet_limit-40 = 40
switch-quiet_limit-100 = 100
switch-quiet_limit-why = After this many moves in a row without a capture, both sides’ counted, the stones are counted: more stones win.
switch-quiet_limit-page =
    <b>🎚 Moves without a capture</b> <code>quiet_limit=20</code>, <code>40</code>, <code>100</code> or <code>0</code>
    When nothing is taken for this many moves in a row, the game ends and the stones are counted: more stones win, equal is a draw. In Egypt it is twenty; in Sudan there is no limit, but there are endless chases. With 0 the game goes on till somebody wins or both agree on a draw.
    <i>Our decisions: the moves of both sides count; a hundred in sidja.</i>

    <i>In the picture: White’s move from a5 to a4 was the last one allowed. Three stones to two: White has won.</i>
switch-holes = Days on the way
switch-holes-20 = 20
switch-holes-30 = 30
switch-holes-50 = 50
switch-holes-80 = 80
switch-holes-why = The longer the way, the longer the game, and the more mothers are still on it when the hyena comes.
switch-holes-page =
    <b>🎚 Days on the way</b> <code>holes=20</code>, <code>30</code>, <code>50</code> or <code>80</code>
    The sand holds any number of holes; each is a day’s walk. Twenty days make a short game, eighty fill an evening. The coins needed stay the same, so on a short way they are scarcer, and on a long one the throws count for more.
    <i>These numbers are our decision.</i>

    <i>In the picture: eighty days; ▲ has just walked from 46 to 52, ★ washes at the well, ◎ is on her way back.</i>
switch-safe = Safe on rosettes
switch-safe-why = If off: a piece on a rosette of the middle row can be hit, too.
switch-safe-page =
    <b>🎚 No shelter on rosettes</b> <code>safe=off</code>
    The sources do not agree on whether a rosette shelters the piece on it. Without shelter a piece on 8, 12 or 16 can be hit like any other; only one’s own row is out of reach.

    <i>In the picture: the cone on 6 may hit the spindle on 8, and throws again.</i>
switch-rosettes = Rosettes throw again
switch-rosettes-why = If off: landing on a rosette gives no other throw. There is one throw a turn.
switch-rosettes-page =
    <b>🎚 One throw a turn</b> <code>rosettes=off</code>
    Some tell the game without second throws: landing on a rosette gives shelter and nothing else.

    <i>In the picture: the cone has come to 8, and it is the spindles’ turn.</i>

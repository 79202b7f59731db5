### Every word Djehuty says, in English. The other languages have the same messages with the same
### arguments. Which of them may carry markup, and how long each may be, tests/bot/test_texts.py says.

## The title and the menu

title =
    <b>Djehuty</b>
    The ancient board games of the Nile

    Djehuty, whom the Greeks called Thoth, invented Senet and won five new days for the year. Sit down: the sticks are on the table.

    <i>by the Djehuty developers</i>
key-play = ▶️ Play
key-resume-menu = ⏯ Resume
key-rules = 📜 Rules
key-settings = ⚙️ Settings
key-exit = 🚪 Leave
key-add-group = ➕ Add to a group
key-back = ‹ Back
key-menu = ▶️ Play
menu-left = Farewell! The board waits for you: /start
play-page = <b>Senet</b>: whom do you want to play?
key-bot = 🤖 BOT: { $level }
key-new-group = 👥 Someone in this group
key-new-link = 🔗 A friend, by a link
key-new-phone = 📱 Two at this phone
bot-name = BOT ({ $level })
level-novice = Novice
level-greedy = Greedy
somebody = somebody

## Commands

command-start = the title and the menu
command-play = play a game
command-resume = bring an unfinished game back
command-board = show the board again, here below
command-rules = how Senet is played
command-resign = give a game up
command-verify = check the throws
command-name = what to call you
command-settings = languages
command-cancel = admins: end a game
about = Senet, the game of passing through the underworld. Play with friends, in groups, or against the BOT. Every throw can be verified.
about-short = The ancient board games of the Nile: Senet with friends, in groups, or against the BOT.

## The game and its sides

game-senet = Senet
rules-thibault = Thibault’s rules
side-cones = cones
side-spindles = spindles
player-spindles = Spindles
player-cones = Cones
mark-cones = ⚪️
mark-spindles = 🔵

## The board's caption

caption-title = <b>{ $game }</b> · { $rules }
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-turn = { $mark } { $name }:
log-more = … { $count } more
caption-asleep = 💤 { $name } left the table. The game sleeps; either player may wake it.
caption-seal = 🔒 <code>{ $seal }</code>
caption-secret = 🔓 The secret of the throws: <code>{ $secret }</code>
due-throw = ▶️ { $mark } <b>{ $name }</b>: throw the sticks
due-choose = ▶️ { $mark } <b>{ $name }</b>: choose
due-bot = ▶️ { $mark } <b>{ $name }</b> plays
due-other = ⏳ { $mark } <b>{ $name }</b> is to play

## Senet's words: value for the log, .button for buttons, .said for the answer to a press

senet-throw = 🎲{ $score }
    .button = { $score }
    .said = You threw { $score }.
senet-take = takes the sticks
    .button = 🎲 Throw for a 4
    .said = You take the sticks.
senet-pass = no move
    .button = Pass: no move with { $score }
    .said = Passed.
senet-move = { $from }→{ $to }{ $house ->
        [second-life] {" "}Second Life
        [netting] {" "}Netting
        [beauty] {" "}Beauty
        [water] {" "}Water
        [three] {" "}Three Judges
        [two] {" "}Two Judges
        [heru] {" "}Heru
       *[none] {""}
    }
    .button = { $from } → { $to }{ $house ->
        [second-life] {" "}Second Life
        [netting] {" "}Netting
        [beauty] {" "}Beauty
        [water] {" "}Water
        [three] {" "}Three Judges
        [two] {" "}Two Judges
        [heru] {" "}Heru
       *[none] {""}
    }
    .said = { $from } → { $to }{ $house ->
        [second-life] , the House of Second Life.
        [netting] , the House of Netting.
        [beauty] , the House of Beauty.
        [water] , the House of Waters.
        [three] , the House of Three Judges.
        [two] , the House of Two Judges.
        [heru] , the House of Heru.
       *[none] .
    }
senet-exchange = { $from }⇄{ $to }{ $house ->
        [second-life] {" "}Second Life
        [netting] {" "}Netting
        [beauty] {" "}Beauty
        [water] {" "}Water
        [three] {" "}Three Judges
        [two] {" "}Two Judges
        [heru] {" "}Heru
       *[none] {""}
    }
    .button = { $from } ⇄ { $to }{ $house ->
        [second-life] {" "}Second Life
        [netting] {" "}Netting
        [beauty] {" "}Beauty
        [water] {" "}Water
        [three] {" "}Three Judges
        [two] {" "}Two Judges
        [heru] {" "}Heru
       *[none] {""}
    }
    .said = { $from } ⇄ { $to }: the pieces danced and changed places.
senet-drop = { $from }→{ $to }, the enemy piece into the water
    .button = { $from } → { $to } 🌊{ $house ->
        [three] {" "}Three Judges
        [two] {" "}Two Judges
        [heru] {" "}Heru
       *[none] {""}
    }
    .said = { $from } → { $to }: the enemy piece fell into the water!
senet-fall = { $from }→{ $to } into the water
    .button = { $from } → { $to } 🌊 Water
    .said = { $from } → { $to }: your piece is drowning. A 4 saves it.
senet-off = { $from } off
    .button = { $from } ⤴ off the board
    .said = { $from }: off the board!
senet-enter = in→{ $to }
    .button = in → { $to }
    .said = A piece enters on { $to }.
senet-rescue = rescued { $from }→{ $to }
    .button = 🛟 Rescue: { $from } → { $to }, turn passes
    .said = Rescued to { $to }; the turn passes.
senet-pieces = { $houses ->
        [none] {""}
       *[other] { $houses } ·{" "}
    }{ $hand ->
        [0] {""}
       *[other] in hand { $hand } ·{" "}
    }off { $off }/{ $total }

## Buttons of a board

key-throw = 🎲 Throw the sticks
key-leave = 🚪 Leave
key-resume = ▶️ Resume
key-join = 🪑 Join
key-begin = ▶️ Begin
key-accept = ▶️ Accept
key-decline = ✖️ Decline
key-withdraw = ✖️ Cancel the invitation
key-not-now = ✖️ Not now
key-share = ✉️ Send the invitation
key-rematch = 🔁 Rematch
key-record = 📄 Record
share-words = Play Senet with me!

## Invitations

invite-bot = <b>{ $name }</b> plays against { $bot }.
    The lot decides who begins.
invite-group = <b>{ $name }</b> invites someone in this group. Press Join: the lot decides who begins.
invite-link = <b>{ $name }</b> invites a friend. Send this link to one person: it opens the game in their own chat. It is good for seven days.
invite-phone = <b>{ $name }</b>, two at this phone: pass it to and fro. One of you plays the cones, the other the spindles.
invite-rematch = <b>{ $name }</b> wants a rematch with <b>{ $guest }</b>. The lot decides who begins.
invite-seal =
    🔒 The secret of all throws is sealed already:
    <code>{ $commitment }</code>

## How games end

over-borne-off = 🏆 { $mark } <b>{ $name }</b> wins, { $score }! All pieces have passed through the underworld.
over-resigned = 🏳 { $loser } resigned. { $mark } <b>{ $name }</b> wins.
over-cancelled = ✖️ The game was ended by an admin, without a result.
over-withdrawn = ✖️ { $name } called it off.
over-declined = ✖️ The invitation was declined.
over-expired = ⌛ Nobody took the invitation of { $name } in seven days.

## Answers to presses

said-joined = You sit down. The lot is drawn!
said-begun = The lot is drawn. Good luck!
said-withdrawn = Called off.
said-left = The board sleeps. /resume brings it back.
said-woken = Welcome back!
said-rematch = A new board is on its way.
said-resigned = You resigned.
said-cancelled = The game is ended.
said-no = All right, nothing happened.
said-language = I speak { $language } to you now.
said-chat-language = The language of this chat: { $language }.
answer-done = Done.
answer-again = That has been done already.
answer-stale = The game has gone on since: look at the newest board.
answer-foreign = You do not play in this game. /play begins one of your own!
answer-not-yours = Patience: it is the other player’s turn.
answer-not-offered = That cannot be done now.
answer-asleep = The game sleeps: press Resume first.
answer-awake = The game is awake already.
answer-over = This game is over.
answer-unknown = That game is not to be found here.
answer-taken = Both seats are taken already.
answer-own-seat = You sit at this table already: one person does not take both seats.
answer-reserved = This seat is kept for somebody else.
answer-expired = This invitation is no longer open.
answer-not-host = Only the one who invited may do that.
answer-not-open = This invitation is no longer open.
answer-admins-only = Only the admins of this group may do that.
answer-not-your-question = That question was put to somebody else.
answer-rematch-open = The rematch waits already: look below.
answer-bad-press = I do not know this button. /board shows your game again.
hint = I play the board games of the Nile. /play begins a game, /resume brings one back, /rules explains.
answer-try-again = I cannot ask Telegram just now. Please try again.
need-photos = I may not send photos here, and the boards are photos. Please allow it in this group’s permissions, then write /play.
trouble = Something went wrong on my side. Nothing of your game is lost; please try again.

## Lists and questions

resume-none = No unfinished game here. /play begins one.
board-none = You have no unfinished game here. /play begins one.
resume-which = Which game shall I bring back?
list-done = { $game } ↓
ended-done = { $game }
board-which = Which board?
resign-none = You have no game here that could be given up.
resign-which = Which game do you give up?
resign-confirm = Give up this game? { $game }
resign-done = 🏳 Given up by { $who }: { $game }
cancel-private = /cancel is for the admins of a group. Here you may /resign a game, or press Leave.
cancel-which = Which game shall be ended without a result?
cancel-confirm = End this game without a result? { $game }
cancel-done = ✖️ Ended by { $who }: { $game }
anonymous = You speak as the group; I cannot tell who you are. Press the buttons, they show me you.
key-play-on = No, play on
no-done = ▶️ The game goes on: { $game }
key-resign-yes = 🏳 Yes, I resign
key-cancel-yes = ✖️ Yes, end it
label-open = ✉️ { $who } · №{ $id }
label-playing = { $who } · №{ $id }
label-asleep = 💤 { $who } · №{ $id }
label-over = 🏁 { $who } · №{ $id }
notice-left = 💤 { $who } left the table. { $other }, your game sleeps until one of you presses Resume.

## Settings and names

settings-private =
    <b>Settings</b>
    You are called <b>{ $name }</b> here (/name changes it).
    My language with you: <b>{ $mine }</b>
settings-group =
    <b>Settings</b>
    You are called <b>{ $name }</b> here (/name changes it).
    My language with you: <b>{ $mine }</b>
    👥 The language of this chat: <b>{ $chat }</b> (for its admins to choose)
name-now = You are called <b>{ $name }</b> here. To change it, write /name and the new name.
name-set = You are called <b>{ $name }</b> from now on.
name-empty = A name needs at least one letter or sign.
name-long = A name has at most { $most } characters.
name-bot = That name belongs to the BOT. Choose another one.

## Record and verification

record-caption = The record of game { $id }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. /verify checks its throws here, <code>djehuty verify</code> anywhere.
verify-none = There is no game in this chat yet. /play begins one.
verify-plain = Nobody, not even I, could choose or change a throw: all of them follow from a secret that was sealed before anyone sat down.
verify-running =
    <b>Game { $id }</b>
    Before anyone joined, I sealed a secret. Its SHA-256, the commitment, was shown to you:
    <code>{ $commitment }</code>
    Salt (what your joining brought): <code>{ $salt }</code>
    Throws so far: { $throws }. When the game ends I show the secret, and everybody can recompute every throw from it.
verify-open =
    <b>Game { $id }</b>
    The secret is sealed. Its SHA-256, the commitment:
    <code>{ $commitment }</code>
    What your joining brings is mixed into the throws, and nobody can know it yet.
verify-good =
    <b>Game { $id }</b> ✅
    The secret fits the commitment; the lot and every throw ({ $throws }) follow from it.
    Commitment: <code>{ $commitment }</code>
    Secret: <code>{ $secret }</code>
    Salt: <code>{ $salt }</code>
verify-unplayed =
    <b>Game { $id }</b>
    It ended before it began. The secret fits the commitment:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>Game { $id }</b> ❌
    This game does not verify: { $why }. Please tell the people who run this bot.

## The rules

rules-thibault-page =
    <b>Senet</b>, by Thibault’s rules
    Bring your five pieces along the winding path, 1 to 30, and off the board, before the other player does.

    🎲 Throw the sticks: the light sides count 1–4, no light side is 5. Move one piece by the score. A <b>1, 4 or 5</b> throws again; after a 2 or 3 the turn passes.
    ⇄ Land on a lone enemy piece and the two change places. Two or more in a row protect each other.
    ⏪ You must move forward if you can, else back; with no move the turn is lost.
    ✨ <b>26 Beauty</b>: reached by exact throw. From there 5 leaves the board, 2, 3, 4 go on to 28, 29, 30, and a 1 falls into the water if nothing else goes forward.
    🌊 <b>27 Water</b>: your piece drowns and all others freeze. A 4 takes it off; or at the start of a turn rescue it to ☥ 15 and pass.
    <b>28, 29, 30</b> leave by 3, 2, 1. Who is hit there falls into the water.
    🔢 In the picture: numbers are your buttons, a red frame is an exchange, the arrow is the last move.
key-rules-full = 📜 Every rule
rules-thibault-full =
    <b>Senet, by Daniel U. Thibault’s rules</b>

    <b>1. The board.</b> Thirty houses in three rows, walked as the ox ploughs: 1–10 to the right, 11–20 to the left, 21–30 to the right. Cones (light) stand on 1, 3, 5, 7, 9 and go first; spindles (dark) on 2, 4, 6, 8, 10. The lot decides who plays the cones. <i>(Who stands where is our decision: the source’s drawing is lost. This way the second player has the better houses.)</i>

    <b>2. The throw.</b> Four sticks with a light and a dark side. Count the light sides; none counts 5. The odds: 1 four times in sixteen, 2 six times, 3 four times, 4 once, 5 once. Each throw is independent: no number is ever “due”.

    <b>3. The turn.</b> Throw, then move one piece by the whole score. After 2 or 3 the turn passes; after 1, 4 or 5 you throw again. If there is no legal move, the turn is lost, whatever you threw.

    <b>4. Forward first.</b> A forward move must be made if there is one; bearing off is one too. Only if there is none, a backward move must be made. Any pieces may be jumped; no house holds two.

    <b>5. Dancing.</b> Land on a lone enemy piece and the two change places. Two or more of a side on neighbouring houses protect each other, round the corners too; not on 28–30, and not while one of that side is drowning.

    <b>6. Beauty, 26.</b> No piece passes it; it is reached by exact throw. From it a 5 bears off; a 2, 3 or 4 goes to 28, 29 or 30; a 1 must fall into the water, but only if you have no other forward move. A piece here may also move backward when that is due.

    <b>7. The last houses.</b> A piece on 27 leaves by a 4, on 28 by a 3, on 29 by a 2, on 30 by a 1. It makes no other move.

    <b>8. Attack.</b> From 26 onto an enemy on 28, 29 or 30: it falls into the water. An earlier one of its side in the water goes to the House of Second Life.

    <b>9. Drowning.</b> While you have a piece on 27, no other piece of yours moves or is protected. A 4 takes it off; 1 and 5 do nothing and throw again; 2 and 3 pass the turn. At the start of a turn you may rescue it instead: it goes to 15 and the turn passes. A 1 from 26 onto a drowning enemy changes places with it.

    <b>10. Second Life, 15.</b> If a piece of either side stands on 15, the first free house behind it: 14, 13 … 1. <i>(Our decision: if all are taken, 16, 17 …)</i>

    <b>11. The end.</b> Whoever first has all five pieces off wins, at once.

    <i>Source: Daniel U. Thibault, Four Ancient Egyptian Board Games.</i>

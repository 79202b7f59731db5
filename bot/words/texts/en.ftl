### Every word Djehuty says, in English. The other languages have the same messages with the same
### arguments. Which of them may carry markup, and how long each may be, tests/bot/words/test_texts.py says.

## Read aloud: what signs are called where a screen reader speaks

aloud-comma = ,
aloud-to = to
aloud-swaps = changes places with
aloud-takes = takes
aloud-hit = a hit
aloud-water = into the water
aloud-throws = throws
aloud-one-throw = and one throw
aloud-extra = throws earned:
aloud-of = of
aloud-by = by
aloud-times = { $count } times
aloud-previous = back to page
aloud-next = next page
aloud-to-first = to the beginning
aloud-to-before = one back
aloud-to-next = one on
aloud-to-last = to the end
aloud-triangle = triangle
aloud-star = star
aloud-ring = ring
aloud-ankh = ankh
aloud-moon = moon
aloud-waves = waves
aloud-hyena = the hyena
aloud-about = about
aloud-plus-minus = plus or minus
aloud-number = number
aloud-mistake = mistake
aloud-chosen = chosen:
aloud-changed = changed:
aloud-by-itself = by itself:
key-stone = { $square }{ $takes ->
        [1] , can take
       *[0] {""}
    }
key-other-stone = Another stone than { $square }

## How boards look, or are read

key-settings-look = 👓 The boards
key-settings-group-look = 👓 Its boards
set-theme = Colours of the boards: <b>{ $value }</b>
about-set-theme = Which colours do boards have?
set-theme-papyrus = papyrus
set-theme-contrast = high contrast
set-theme-dark = dark
key-set-theme-papyrus = 🏺 Papyrus
key-set-theme-contrast = 🔳 Contrast
key-set-theme-dark = 🌙 Dark
said-set-theme-papyrus = From now on boards have the colours of papyrus.
said-set-theme-contrast = From now on boards are in high contrast.
said-set-theme-dark = From now on boards are dark.
set-own-side = Senet and Seega are seen: <b>{ $value }</b>
about-set-own-side = 🔄 In Senet and Seega, when you play second.
set-own-side-on = from your own side
set-own-side-off = from the first player’s side
key-set-own-side = 🔄 Boards from my own side
said-set-own-side-on = From now on, when you play second, you see the board from your own side.
said-set-own-side-off = From now on you see every board from the first player’s side.
set-by-ear = Pictures and emoji: <b>{ $value }</b>
set-by-ear-on = none, all in words to be read aloud
set-by-ear-off = shown
key-set-by-ear = 👂 Words for a screen reader
said-set-by-ear-on = From now on everything comes in words, without pictures and emoji. When others have played, a new message says what they did. Commands: /where, /score, /last.
said-set-by-ear-off = From now on boards have pictures again.
standing-score = <b>{ $name }</b>, { $side }: { $count }
standing-square = { $square }: { $count ->
        [0] free
       *[other] { $side }
    }
standing-no-square = There is no square called { $square }.
standing-open = This game has not begun. At the table: { $names }.
standing-none = No game has been played here yet. /play begins one.
command-where = where everything stands: /where or /where 12
command-score = how far each side is
command-last = what was played last

## The title and the menu

title = <b>Djehuty</b> · ancient games of the Nile
title-story =
    Djehuty, whom the Greeks called Thoth, invented Senet and won five new days for the year. Sit down: sticks, stones and chips are on the table.

    <i>by the Djehuty developers</i>
home-first = ▶️ <b>{ $play }</b> begins { $game } against { $level }, the weakest BOT.
home-how = 🎯 Bring five pieces over thirty squares and off the board, before the BOT.
home-more = ℹ️ The story, fair throws
home-play = ▶️ <b>{ $play }</b> begins: { $what }, against { $bots }.
home-seal =
    🔒 { $sealed ->
        [lot] A fair lot:
       *[throws] Fair throws:
    } the secret of the game that one tap begins here is sealed already.
    SHA-256:
    <code>{ $commitment }</code>
    Pressing the button mixes in { $own ->
        [1] your words.
        [2] the press’s number, which only the server sees.
       *[0] your /words, or else the press’s number, which only the server sees.
    } At the end I show the secret, and /verify recomputes { $sealed ->
        [lot] the lot.
       *[throws] every throw.
    }
key-play = ▶️ Play
key-play-new = ▶️ New: { $game }
key-choose = 🎲 Another game
key-unfinished = ▶ Go on: { $game } №{ $id }
key-unfinished-many = ⏯ Unfinished games: { $count }
key-resume-menu = ⏯ Resume
key-rules = 📜 Rules
key-settings = ⚙️ Settings
key-close = ✖️ Close the menu
key-add-group = ➕ Add to a group
key-back = ‹ Back
key-menu = 🎲 Choose a game
menu-left = Farewell! The board waits for you: /start
key-bot-novice = 🤖 Novice
key-bot-modest = 🤖 Modest
key-bot-greedy = 🤖 Greedy
key-bot-golden = 🤖 Golden
key-bot-djehuty = 🤖 Djehuty
bot-rated = { $bot }, strength { $count } of 4
key-levels = 🔢 Levels 1–8
key-whom = 🤖 Other opponents …
key-more-ways = More …
more-ways =
    👀 Two BOTs play, and you look on.
    ❔ How each BOT plays, and how strong it is.
    ☆ These rules stay at hand, above all games.
    ↗️ A link that brings these rules to others.
more-find = 🔎 You meet somebody who looks for the same game.
more-learn = 🎓 Small puzzles teach the game.
key-bots = ❔ BOTs
    .aloud = What the BOTs are like
key-new-bots = 🤖 Several BOTs
key-new-group = 👥 Someone in this group
key-new-link = 🔗 Invite by link
key-new-phone = 📱 On this phone
bot-name = BOT ({ $level })
bot-level = BOT · level { $count }
bot-numbered = BOT { $count } · { $level }
bot-brief = BOT
bot-number = BOT { $count }
level-novice = Novice
level-modest = Modest
level-greedy = Greedy
level-golden = Golden
level-djehuty = Djehuty
nth-level = level { $count }
strength-easy = easy
strength-medium = medium
strength-hard = hard
strength-master = master
bots-line = <b>{ $level }</b> · { $strength }
    { $way }
bots-why = 💭 In /settings the BOT can be asked to say why it played so.
levels-how = Level 1 plays any move. Level { $count } is { $level }. The others play well, but slip now and then: then they play any move.
levels-line = <b>{ $count }</b> · { $strength } · { $points ->
        [0] 0
       *[other] ≈ { $points }
    }
levels-points = The last number is the rating in Elo points: how much stronger than level 1.
levels-share = A level wins about { $share } of 100 games against the one below. The highest wins about { $most } of 100 against the lowest.{ $close ->
        [1] {" "}Luck decides the rest.
       *[other] {""}
    }
levels-rules = Measured with: { $rules }.{ $own ->
        [1] {""}
       *[other] {" "}With other rules the distances differ.
    }
somebody = somebody

## Commands

command-start = play at once; the menu
command-play = choose a game, its rules and an opponent
command-day = the position of the day: find the best move
command-resume = bring an unfinished game back
command-board = show the board again, here below
command-rules = how the games are played
command-resign = give a game up
command-words = words of your own for the throws
command-verify = check the throws
command-me = your games, ratings and wins
command-top = who won most in this group
command-luck = your luck in the throws
command-throws = all throws of all games
command-sealed = seals and secrets of all games of a day
command-name = what to call you
command-settings = language, and how you play
command-privacy = what I keep about you, and why
command-export_me = get all that I keep about you
command-forget_me = have me forget you
command-cancel = admins: end a game
profile = { $games }: board games of the Nile, ancient and traditional. Play with friends, in groups, or against the BOT. Every throw can be verified.
profile-short = Board games of the Nile, with friends, in groups, or against the BOT: { $games }.

## The board's caption

caption-title = <b>{ $game }</b> · { $rules }{ $numbered ->
        [0] {""}
       *[1] {" "}· №{ $id }
    }
caption-switches = 🔸 { $switches }
switches-more = +{ $count }
caption-brief = <b>{ $rules }</b>{ $numbered ->
        [0] {""}
       *[1] {" "}· №{ $id }
    }
caption-match = 🏁 Match to { $points }, game { $count }: { $standing }
standing-side = { $name } { $count }
throw-off = 🎲 Throw-off: { $standing }. { $mark } <b>{ $name }</b> takes { $side }.
throw-off-phone = 🎲 Throw-off: { $standing }.
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-turn = { $mark } { $name }:
caption-who = { $mark } { $name }
caption-tale = { $mark } { $told }
caption-tale-before = ⏪ Before that: { $mark } { $told }
caption-offer-throws = <i>With ⏩ Auto-throw your throws come by themselves: you only choose.</i>
tale-more = { $omitted ->
        [before] (Earlier in this turn: { $plays ->
            [one] 1 move
           *[other] { $plays } moves
        }.)
        [between] Then came other moves.
       *[on] …
    }
tale-moved = The BOT moved { $plays ->
        [one] once
       *[other] { $plays } times
    }.
caption-story = ⏩ Since your choice:
story-none = no move
story-you = you { $told }
story-bot = BOT { $told }
caption-in-signs = 🔣 In signs:
tale-won = 🥇 The BOT won. Beware of its hyena!
tale-won-you = 🥇 <b>You won!</b> Now for your hyena.
tale-walk = 🏁 { $lead ->
        [more] You are { squares-many } ahead in all.
        [fewer] The BOT is { squares-many } ahead in all.
       *[same] In squares you are level.
    }
squares-many = { $walk ->
        [one] 1 square
       *[other] { $walk } squares
    }
tale-stuck = no piece can move.
tale-only = It was the only move.
tale-alone = Played for you, as nothing else could take: { $told }.
caption-placed = { $mark } { $name } { $began ->
        [0] placed { $squares }.
       *[other] began by lot: { $squares }.
    }
caption-earlier = ⏪ Before:
caption-result = 📣 { $mark } <b>{ $name }</b>: { $told }
listed = { $first }, { $next }
listed-or = { $first } or { $next }
listed-and = { $first } and { $next }
decimal = { $gain }
ranking = 🏅 The ranking:
ranking-place = { $place }.
ranking-short = { $place }. { $mark } { $name }{ $gone ->
        [0] {""}
       *[other] {"\u00A0"}💀
    }
log-more = … { $count } more
log-times = { $told } ×{ $count }
log-why = 💭{"\u00A0"}{ $told }
why-equal = no worse than the others
caption-only-move = ⏩ Played by itself: { $told }
caption-only-move-of = ⏩ { $mark } Played by itself: { $told }
caption-away = 💤 I was away for a while. If you pressed something, please press it again.
line = 🔧 <i>{ $text }</i>
line-until = 🔧 <i>{ $text }</i> (until { $date })
caption-put-back = ⏪ I was put back to { $date }. What was played since is lost, and the throws from here on are new.
caption-asleep = 💤 { $name } left the table. The game sleeps; either player may wake it.
caption-asleep-alone = 💤 { $name } left the table. The game sleeps until { $name } wakes it.
caption-goal = 🎯 Goal: { $told }
caption-lesson = 💡 <i>{ $told }</i>
caption-event = ❗ { $told }
caption-reason = ☝️ { $told }
caption-reasons-more = ☝️ Why others cannot move: { $told }
caption-way = { $way }: { $told }
caption-odds = 🎲 { $told }
explain-seal = { $sealed ->
        [lot] For who wants to check that the lot was fair:
       *[throws] For who wants to check that the throws are fair:
    }
caption-seal =
    🔒 Seal of game №{ $id }:
    <code>{ $commitment }</code>
caption-moves = 🔏 Moves: <code>{ $digest }</code>
brought-press = ✋ Mixed in: press { $id }
brought-sign = ✋ { $name }: { $told }
brought-words = ✋ { $name }: { $told } “{ $words }”
caption-secret =
    <blockquote expandable>🔓 { $sealed ->
        [lot] The lot was sealed before anyone sat down.
       *[throws] The throws were sealed before anyone sat down.
    }
    Tap here: the secret, how to check.
    Seal:
    <code>{ $commitment }</code>
    Secret:
    <code>{ $secret }</code>{ $brought }
    Compare: is this the seal that you saw before the first tap?{ $begun ->
        [1] {" "}Is this 🔏 in the record?
       *[0] {""}
    } The rest is recomputed by /verify here and by <code>djehuty verify</code> anywhere.{ $after ->
        [none] {""}
       *[other] {"\u000A"}The next game like this, №{ $after }, is sealed already: <code>{ $aftersealed }</code>
    }</blockquote>
due-lot = { $lot ->
        [0] {""}
        [1] {" "}(begins by lot)
        [2] {" "}(plays second, by lot)
       *[other] {" "}(plays as no. { $lot }, by lot)
    }
caption-lot = 🎲 By lot { $name } { $lot ->
        [1] begins.
        [2] plays second.
       *[other] plays as no. { $lot }.
    }
due-throw-sticks = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] throw the sticks
       *[other] throw again
    }
due-throw-dice = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] throw the dice
       *[other] throw again
    }
due-throw-bone = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] throw the bone
       *[other] throw again
    }
due-throw-chips = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] throw chips
       *[other] chips again
    }
due-throws-on = ▶️ { $mark } { $again ->
        [0] Throw: a 2 ends a turn
       *[other] Go on: a 2 ends a turn
    }
due-first-throw = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: your first throw (⏩ the others come by themselves)
due-throw-to-go-on = ▶️ { $mark } <b>{ $name }</b>: go on? Press Throw
due-throw-may-win = ▶️ { $mark } <b>{ $name }</b>: this throw may win the game!
due-soon = ▶️ { $mark } <b>{ $name }</b>: the throw comes by itself …
due-choose = ▶️ { $mark } <b>{ $name }</b>: choose
due-choose-with = ▶️ { $mark } { $told } Choose.
due-again = ▶️ { $mark } <b>{ $name }</b>: tap ✓ again
due-takes = { $takes ->
    [0] {""}
   *[other] {" "}(⚔ takes)
    }
due-stone = ▶️ { $mark } <b>{ $name }</b>: { $again ->
        [0] choose a stone
       *[other] take once more
    }{ due-takes }
due-square = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $due ->
        [0] place one more
        [1] place a stone
       *[other] place { $due } stones
    }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
    }
due-target = ▶️ { $mark } <b>{ $name }</b>: 👉 { $square } → where?{ due-takes }
due-bot = ▶️ { $mark } <b>{ $name }</b> plays
due-bot-places = ▶️ { $mark } <b>{ $name }</b> places its stones
due-other = ⏳ { $mark } <b>{ $name }</b> is to play

## Who has won already, while the others play for their places

won-already = 🥇 { $mark } <b>{ $name }</b> won. Flee the hyena!
won-already-you = 🥇 <b>You won!</b> The rest is for fun: your hyena’s hunt.

## Buttons of a board

key-throw-sticks = 🎲 Throw the sticks
key-throw-dice = 🎲 Throw the dice
key-throw-bone = 🎲 Throw the bone
key-throw-chips = 🎲 One throw
key-throw-on = ⏩ All throws
key-throw-for-me = ⏩ Auto-throw
key-throw-soon = ⏳ Auto-throw …
key-leave = 🚪 Leave
key-down = ⤵️ Down
answer-is-down = The board already stands below everything else.
key-explain = ❔ Explain
key-explain-close = ‹ Back
key-hint = 🧭 Hint
advice = 🧭 { $move }. With it you win about { $chance } games in 100 if both play well{ $alike ->
        [all] . The others are about as good: I see no clear difference.
        [won-all] . Any choice wins here.
        [won-many] . Nearly any choice wins here.
        [many] . Many others are about as good.
        [some] . About as good: { $others }. I see no clear difference.
       *[one] : about { $gain } more than with the next best.
    }
advice-decided = 🧭 { $move }. The game is decided: no choice wins it any more.
advice-exact = 🧭 { $move }. With it you win { $chance } games in 100 if nobody errs. This is exact.{ $alike ->
        [all] {" "}The others lose less than a tenth.
        [won-all] {" "}Any choice wins here.
        [won-many] {" "}Nearly any choice wins here.
        [many] {" "}Many others lose less than a tenth, too.
        [some] {" "}Less than a tenth is lost with: { $others }.
       *[one] {" "}The next best wins { $gain } fewer.
    }
advice-stones = 🧭 { $move }. { $fate ->
        [won] It wins by force, as far as I see.
        [lost] I would play that, but as far as I see every move loses by force.
       *[open] By my reckoning, { turns-many } later you are { $stand }{ $alike ->
            [all] . The others bring as many stones.
            [many] . Many others bring as many stones.
            [some] . Just as many stones with: { $others }.
            [only] . After any other you lose by force, as far as I see.
           *[one] . The next best move is { $less } worse.
        }
    }
stones-many = { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
turns-many = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
advice-less = { stones-many }
stones-ahead = { $lead ->
        [more] { stones-many } ahead
        [fewer] { stones-many } behind
       *[same] level in stones
    }
advice-place = 🧭 { $told }
    It is a guess, from many ways to fill the board: others may be as good.
advice-each = 💭 True of each: { $told }.
advice-solved = 🧭 { $move }. { $fate ->
        [won] With it the game is won if you do not err
        [lost] The game is lost if the other side does not err
       *[drawn] With it the game is a draw if nobody errs
    }. This is exact.{ $alike ->
        [all] {" "}Every choice comes to the same.
        [many] {" "}Many others come to the same.
        [some] {" "}The same with: { $others }.
       *[one] {""}
    }
explain-part = { $page }/{ $pages } · press again for more
explain-each = ▫️ In each case { $told }
explain-choose = ▫️ Choose a stone, then ask again: I say what each of its moves does.
explain-throw = ▫️ First the throw: before it there is nothing to choose.
explain-place = ▫️ A stone may go on any free square: its name is on its button.
key-resume = ▶️ Resume
key-join-as = Join as { $emblem }
key-join-again = 🔁 Join again
key-begin = ▶️ Begin
key-begin-as = ▶️ Begin with { $emblem }
key-decline = ✖️ Decline
key-withdraw = ✖️ Call it off
key-not-now = ✖️ Cancel game
key-share = ✉️ Send the link
key-rematch = 🔁 Play again
key-stronger = ⬆️ Stronger BOT
key-easier = ⬇️ Easier BOT
key-games = 🎲 Games
key-next-game = ▶️ Next game
key-record = 📄 Record
share-words = Play a game of the Nile with me!

## Choosing what to play

choose-game = <b>What shall we play?</b>
choose-page = <b>{ $game }</b>: by which rules?
choose-line = <b>{ $game }</b>: { $character }
choose-line-source = { $best ->
        [1] ✨{" "}
       *[0] {""}
    }<b>{ $rules }</b>{ $best ->
        [1] , recommended
       *[0] {""}
    }: { $character }
    <i>({ $source })</i>
choose-title = <b>{ $game }</b> · { $rules }
choose-whom = { $private ->
        [1] Against whom? The weakest BOT first.
        [2] Opponent? Here 1★ is weak, 4★ strong.
       *[0] With whom?
    }
choose-source = <i>{ $source }</i>
choose-switches = 🔸 { $switches }
choose-own = 🎚 { $switches }
choose-starred = { $mark } { $game } · { $rules }
choose-last = ↻ Played last: { $game } · { $rules }
match-name = match
choose-match = 🏁 { $points ->
        [0] One game, or a match to the points you choose.
       *[other] A match to { $points } points.
    }
card-players = 👥 { $players }:
card-length = { $long ->
        [0] ⏱
       *[1] ⏳ Very long:
    } ≈ { $minutes } min{ $points ->
        [0] {""}
       *[other] {" "}a game
    } · about { $presses } taps each
card-taps = ⏱ about { $presses } taps each
card-choice = 🧠 { $chosen ->
        [0] the throws decide nearly everything
       *[1] a real choice in about { $share }% of your moves: ≈ { $chosen } a game
    }
card-first = ⚖️ { $even ->
        [1] about even, whoever begins
       *[0] who begins wins { $share } ± { $error }%
    }{ $drawn ->
        [0] {""}
       *[other] {" "}(draws ≈ { $drawn }%)
    }
card-part = <i>{ $switches ->
        [none] Measured without switches
       *[other] Measured with: { $switches }
    }</i>
choose-bots = 🤖 BOT: { $bots }
choose-bots-of = { $count }★ { $names } ({ $strength })
    .aloud = { $count }: { $names } ({ $strength })
choose-share = Send this link to anyone you like, or write in a chat where I am: <code>{ $command }</code>
key-change = 🎚 Variants
switches-word = Switches
key-star = ☆ Keep
key-starred = ★ Kept
key-pass-on = ↗️ Share
key-one-game = One game
key-match = 🏁 Match to { $points }
key-reset = ↺ Reset
key-done = ✓ Done
key-share-send = ✉️ Send the link
key-share-group = 👥 Into a group
key-go-on = ▶️ { $rules }
key-example = 📜 An example
key-play-these = ▶️ Play by these rules
key-play-with = ▶️ Play with this
share-combination = Play with me: { $rules }
toggle-title = <b>{ $rules }</b>: switches (variants of the rules){ $pages ->
        [1] {""}
       *[other] , { $page }/{ $pages }
    }
toggle-line = { $sign }<b>{ $switch }: { $value }</b>
    { $explained }
toggle-none = <i>Nothing is changed yet. Press a switch to see what it does and to choose.</i>
toggle-changed = <i>Changed: { $switches }</i>
own-title = <b>{ $game }</b> · { $rules }. What is different here:
said-starred = A favourite of this chat: Play shows it first.
said-unstarred = No favourite any more.
answer-stars-full = This chat has { $most } favourites. Take the star from one of them first.
answer-contradicts = “{ $switch }: { $value }” does not go with: { $others }.
answer-old-rules = I do not know such rules, or not any more. /play shows what there is.
spoken-read-as = “{ $word }” read as { $name }.
spoken-unknown = I do not know “{ $word }”.
spoken-like = I do not know “{ $word }”. Perhaps you mean: { $names }?
spoken-elsewhere = “{ $word }” is no switch of { $rules }. It is one of: { $names }.
spoken-rest = Further words that I could not read: { $count }
spoken-games = Games: { $names }.
spoken-sets = Rule sets: { $names }.
spoken-switches = Switches of { $rules }: { $names }.
rules-nothing = No game, no rule set and no switch is called “{ $word }”. These are the games:
spoken-many = Too many words: I stopped at “{ $word }”.
spoken-ambiguous = “{ $word }” may be: { $names }. Which one?
spoken-value = “{ $word }”: there is no such value. There is: { $names }.
spoken-bare = “{ $word }” needs a value: { $names }.
spoken-twice = “{ $word }” contradicts what stands before it: { $names }.
spoken-rules = “{ $word }”: before that you named { $names }. Only one of them, please.
spoken-code = “{ $word }”: no such code is known, or not any more.
spoken-contradiction = “{ $word }” does not go with: { $names }.

## Invitations

invite-bot = <b>{ $name }</b> plays against { $bot }.
invite-group = <b>{ $name }</b> invites someone in this group. Which emblem is yours?
invite-link = <b>{ $name }</b> invites a friend. Send this link to one person: it opens the game in their own chat. It is good for seven days.
invite-phone = <b>{ $name }</b>, together at this phone: pass it from hand to hand. The colour beside a name tells whose turn it is.
invite-rematch = <b>{ $name }</b> wants a rematch with <b>{ $guest }</b>.
invite-guest = <b>{ $name }</b> invites you to a game. Which emblem is yours?
invite-sign = ✋ Your emblem stands beside your name, and has a say in { $sealed ->
        [lot] who begins.
       *[throws] every throw.
    }
invite-long = ⏳ This will be a very long game: about { $presses } presses each.
invite-lot = The lot decides who begins.
invite-throw-off = Both throw in turn: whoever throws the first { $score } takes { $side }.
invite-match = 🏁 A match to { $points }.
invite-next = <b>{ $name }</b> wants to go on with <b>{ $guest }</b>.
invite-hands = The pieces change hands: { $mark } <b>{ $name }</b> takes { $side } and begins.
invite-hands-phone = The pieces change hands: each of you takes the other’s.
sign-eye = eye
sign-scarab = scarab
sign-feather = feather
sign-sun = sun
sign-cat = cat
sign-boat = boat
sign-cobra = cobra
sign-falcon = falcon
invite-seal =
    🔒 { $sealed ->
        [lot] The secret of the lot is sealed already.
       *[throws] The secret of all throws is sealed already.
    }
    The seal, its SHA-256:
    <code>{ $commitment }</code>{ $brought }{ $own ->
        [1] {"\u000A"}✍️ Words of your own, too: reply “words: …”, at most { $most } characters.
       *[0] {""}
    }

## How games end

race-left = { $outcome ->
        [won] Your opponent had { $lacking ->
            [one] 1 piece
           *[other] { $lacking } pieces
        } to go.
        [lost] You had { $lacking ->
            [one] only 1 piece
           *[other] { $lacking } pieces
        } to go.
       *[none] The loser had { $lacking ->
            [one] 1 piece
           *[other] { $lacking } pieces
        } to go.
    }
race-off = { $outcome ->
        [won] Your pieces are all off the board.
        [lost] Your opponent’s pieces are all off the board.
       *[none] The winner’s pieces are all off the board.
    }
race-home = { $outcome ->
        [won] Your pieces are all home.
        [lost] Your opponent’s pieces are all home.
       *[none] The winner’s pieces are all home.
    }
over-quiet = For too long nothing has left the board, so the count decides: { $score }.
draw-quiet = 🤝 A draw: for too long nothing has left the board, and the count is equal, { $score }.
over-counted = The stones on the board were counted: { $score }.
draw-counted = 🤝 A draw: the stones on the board were counted, and they are equal, { $score }.
over-resigned = { $loser } resigned.
over-resigned-points = { $score }: { $loser } resigned.
ended-won = 🏆 { $mark } <b>You won!</b> { $loser } lost.
ended-won-many = 🏆 { $mark } <b>You won!</b>
ended-lost = <b>You lost.</b> { $mark } <b>{ $name }</b> won.
ended-named = 🏆 { $mark } <b>{ $name }</b> won. { $loser } lost.
ended-named-many = 🏆 { $mark } <b>{ $name }</b> won.
ended-gain = { $name } { $rating } ± { $error } ({ $change })
    .aloud = { $name }, rating { $old }, now { $rating }, which may be off by { $error }
ended-gain-brief = { $name } { $change }
    .aloud = { $name }, rating { $old }, now { $rating }
ended-gains = ⚖️ { $told }
ended-gains-many = ⚖️ Rating, by places: { $told }
ended-gains-later = ⚖️ Rating: after some more games
ended-gains-later-others = ⚖️ Others’ rating: after more games
ended-counts-less = ⚖️ This game counts { $percent ->
        [0] hardly anything
       *[other] { $percent } %
    }: the two played more than ten today.
unrated-hint = ⚖️ Not rated: a hint was given.
unrated-takeback = ⚖️ Not rated: a choice was taken back late.
unrated-stood-in = ⚖️ Not rated: a BOT took somebody’s seat.
unrated-declined = ⚖️ Not rated: not everybody wanted that.
unrated-unmeasured = ⚖️ Not rated: by these rules the BOT’s strength is not measured.
caption-turns = 👣 Turns of all players: { $count }
match-won = 🏆 { $mark } <b>{ $name }</b> wins the match!
score-points = { $won ->
        [one] { $won } point
       *[other] { $won } points
    }
over-cancelled = ✖️ The game was ended without a result.
over-broken-off = ✖️ Whoever runs this bot ended the game, without a result.
over-withdrawn = ✖️ { $name } called it off.
over-declined = ✖️ The invitation was declined.
over-expired = ⌛ Nobody took the invitation of { $name } in seven days.

## Answers to presses

said-joined = You sit down. Good luck!
said-joined-again = You sit down with your emblem: { $told }. Good luck!
said-throw-for-me = Auto-throw is on, and stays on: in Senet and Aseb your throws come by themselves, but the first is yours. Off: /settings, “How I play”. { $told }
said-below = ⬇️ It is below.
said-emblem-first = Tap your own emblem first: once somebody has joined it is too late.
said-again-first = Tap 🔁 on the new board for your emblem: once somebody has joined it is too late.
said-begun = The game begins. Good luck!
said-withdrawn = Called off.
said-leave-stops = That stops the game for all until somebody resumes it. To do it, tap once more.
said-left = The board sleeps. /resume brings it back.
said-woken = The game goes on.
said-marked = Marked. Tap the same place again to play it.
said-rematch = A new board is on its way.
said-resigned = You resigned.
said-cancelled = The game is ended.
said-no = All right, nothing happened.
said-set-language = I speak { $language } to you now.
said-set-chat-language = The language of this chat: { $language }.
answer-done = Done.
answer-again = That has been done already.
answer-acted = Done already.
answer-no-order = You choose for yourself already.
answer-marked = This is marked already. Tap it again when the board shows ✓.
answer-stale = The game has gone on since: look at the newest board.
answer-foreign = You do not play in this game. /play begins one of your own!
answer-not-yours = Patience: it is somebody else’s turn.
answer-bots-turn = The BOT is playing. One moment.
answer-not-offered = That cannot be done now.
answer-asleep = The game sleeps: press Resume first.
answer-awake = The game is awake already.
answer-over = This game is over.
answer-unknown = I cannot find that game here.
answer-lost = ⏪ That game is lost: I was put back to an earlier state, from before it began. You can begin a new one with /play.
answer-put-back = ⏪ This board is from before I was put back to an earlier state. The game goes on at its newest board: /board brings it.
answer-taken = Both seats are taken already.
answer-own-seat = You sit at this table already: one person cannot take both seats.
answer-reserved = This seat is kept for somebody else.
answer-expired = This invitation is no longer open.
answer-seal-used = The seal on this page has been used. Here is a fresh one: tap again.
said-sign = Your emblem: { $told }
answer-sign-first = Take one of the emblems under the board: it stands beside your name, and is mixed into the throws.
answer-brought = That is your emblem already.
answer-brought-stands = Others have sat down since. What you chose before them stays as it is: so nobody can choose to suit another.
answer-brought-late = Somebody else has chosen already. Whoever invites chooses before them, so this time you play without an emblem and without words.
answer-brought-words = Those are your words already.
words-mark = words
words-brought = ✍️ Your words: “{ $words }”
words-empty = Words need at least one letter or sign.
words-long = Words have at most { $most } characters.
words-marks = A letter has at most two marks above and below it. Send your words with fewer.
words-signs = Words stand on one line, without signs that nobody can see.
words-none = You sit at no open invitation here. Reply to the one you mean. Once a game has begun, nothing is mixed in any more.
words-first = ✋ First the seal, then your words. Here is the seal of the next game. Send your words once more.
words-which = Several invitations of yours wait here. Reply to the one you mean.
words-how =
    <b>Words of your own</b>
    Reply to an invitation: “words: …”, or /words and the words, at most { $most } characters. If you have no seat there yet, you take one by that. You may change them until the game begins; whoever invites brings first, and can change nothing once somebody else has brought something.
    What for: they are mixed into the lot and the throws. I can look for a secret that suits all eight emblems, but not for one that suits words which I do not know yet.
    Against the BOT: write /words and your words before you tap the button that begins, in our own chat. Then no number of a press is mixed in. Everybody at the table sees them.
answer-not-host = Only the one who invited may do that.
answer-not-open = This invitation is no longer open.
answer-admins-only = Only the admins of this group may do that.
answer-not-your-question = That question was put to somebody else.
answer-rematch-open = The new board waits already: look below.
answer-bad-press = I do not know this button. /board shows your game again.
help =
    I play the board games of the Nile: Senet, Seega, the Hyena game and Aseb.
    /play begins a game, /resume brings an unfinished one back.
    /learn teaches a game in small lessons, /rules has all its rules.
    /day is the position of the day.
    /me is your page, /settings is for how you play.
    /review looks through the last game, /top is a group’s table.
command-help = what I can do
hint = I play the board games of the Nile. /play begins a game, /resume brings one back, /rules explains.
answer-too-many-games = You have begun many games at once. Play one of those first, or come back in a while.
answer-try-again = I cannot ask Telegram just now. Please try again.
answer-rests = Telegram lets me show nothing else here for about { $wait }. Please press again after that.
hindered-closed = I may not write here now, so the board stands still. What you do is saved. Once I may write again, press once more.
hindered-topic = The General topic is closed, so the board stands still. What you do is saved; it comes back when the topic is opened.
hindered-refused = Telegram refuses this board just now. What you do is saved; I try again by myself, and whenever you press.
hindered-wait = Telegram lets me show the board here again in about { $wait }. What you do until then is saved.
lasting-minutes = { $count } min
lasting-hours = { $count } h
unsent-closed = You asked for something in “{ $club }”, and I may not write there. Its admins can allow it. Your games are saved; once I may write, /board there brings them back.
unsent-wait = You asked for something in “{ $club }”, and Telegram lets me post nothing new there for about { $wait }. Boards that stand there go on; write again after that.
wordy-photos = 🖼 <i>I may not send photos here, so the board is in words. Once the group’s permissions allow photos, the picture comes back by itself.</i>
wordy-refused = 🖼 <i>Telegram takes no picture of this board just now, so it is in words. The picture comes back by itself.</i>
wordy-bare = ⌨️ <i>Telegram takes neither a picture nor buttons of this board just now. Both come back by themselves; /board tries at once.</i>
caption-typed = <i>Until then write your moves, for instance: { $command }</i>
caption-moved = 📌 <i>The topic of this game is closed: the board stands here until it is opened.</i>
caption-deleted = 📌 <i>The topic of this game was deleted: the board stands here now. /board in another topic brings it there.</i>
too-much = That was a lot at once. I read on in a few seconds.
trouble = Something went wrong on my side. Nothing of your game is lost; please try again.

## To those who run the bot

admin-trouble = ⚠️ { $what } failed (times: { $count }; the last one: { $why }). I try again after a pause, and everything else goes on. The log says more.
admin-rival = ⚠️ Another program fetches this bot’s updates, so some presses and messages reach it instead of me. I go on. Stop it, or take a new token from @BotFather and give it to me.
admin-webhook = ⚠️ Somebody set a webhook for this bot, so Telegram hands nothing to me any more, and I stop. When the webhook is deleted (deleteWebhook), start me again; all games are saved.
admin-rival-gone = ✅ The other program is gone: everything reaches me again.
admin-status =
    <b>What is going on</b>
    People: { $people } · groups: { $groups } · private chats: { $private }
    Games going on: { $going } · asleep: { $asleep } · over: { $ended } · invitations: { $open }
    Today (UTC): { $begun } begun, { $finished } ended
    Throws and moves in the last hour: { $actions }
    Boards to be shown: { $waiting } · that cannot be shown: { $parked }
    Messages to be sent: { $owed } · dead letters: { $letters }
admin-waits = Telegram asked me to slow down in the last hour (429): { $count }
admin-disk = The database takes { $taken } MB, left on its disk: { $free } MB
admin-backup = Last backup: { $ago }
admin-no-backup = { $backups ->
        [on] Last backup: none yet
        [off] Backups: none are set up (BACKUP_DIR)
       *[elsewhere] Backups: made where the database is, not by me
    }
admin-troubles = Troubles in the last day, seen by this server: { $count }
key-admin-troubles = ⚠️ Troubles
key-admin-again = 🔄 Now
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count } d ago
troubles-head = <b>Troubles of the last day</b>, the newest first
troubles-line = { $ago } · { $what }: { $why } × { $count }
troubles-none = None, as far as this server knows.
troubles-letters = <b>Dead letters</b> (<code>djehuty letters</code>)
troubles-letter = { $ago } · { $why } × { $count }
admin-not-you = /admin is for who runs this bot.
admin-private = I tell that in our own chat: write /admin there.
admin-how =
    <b>Behind /admin may stand:</b>
    <code>ban</code> an id or part of a name (alone as an answer to a message), <code>unban</code> an id
    <code>leave</code> the number of a group, <code>end</code> the number of a game
    <code>line</code> a text or <code>off</code>, <code>news</code> a text
    <code>people</code>, <code>banned</code>, <code>chats</code>, <code>games</code>, <code>troubles</code>, <code>log</code>
banned = You can’t use this bot any more. Whoever runs it decided so.
key-admin-people = 👤 People
key-admin-banned = 🚫 Banned
key-admin-log = 📜 Log
people-head = <b>Who came lately.</b> Tap one to see more.
people-none = Nobody of that name came lately. <code>/admin ban</code> takes an id at Telegram, too, or answers what somebody wrote; or send me on what they wrote.
people-line = { $name } · <code>{ $user }</code> · { $ago }
person-head = <b>{ $name }</b>
    Id at Telegram: <code>{ $user }</code> · here: #{ $id }
    Unfinished games: { $count }
person-banned = 🚫 Banned { $ago }.
key-ban = 🚫 Ban
key-unban = ↩️ Let in again
ban-question = <b>Ban { $name }?</b>
    Presses and messages of theirs then get one short answer an hour, and nothing else happens. The others at their tables may go on without them, as when somebody leaves. Nobody is told why.
key-ban-yes = 🚫 Yes, ban
key-keep-no = No
banned-head = <b>Who is banned</b>, the last one first. A tap lets them in again.
banned-none = Nobody is banned.
kept-banned = Banned. The others at their tables may go on without them.
kept-banned-already = They are banned already.
kept-unbanned = They may use the bot again. Their seats are theirs as soon as they press.
kept-unbanned-already = They are not banned.
kept-nobody = Nobody is known by that number.
kept-hidden = Telegram does not say who wrote that: they hide it. Look among the people who came lately.
kept-keeper = That is one of those who run this bot.
log-head = <b>What was done here</b>, the last thing first
log-none = Nothing was done here yet.
deed-ban = { $ago } · { $name } banned { $what }
deed-unban = { $ago } · { $name } let { $what } in again
deed-end = { $ago } · { $name } ended { $what }
deed-leave = { $ago } · { $name } had me leave { $what }
deed-line = { $ago } · { $name } put a line on all boards ({ $what })
deed-line-off = { $ago } · { $name } took the line away
deed-news = { $ago } · { $name } sent news: { $what }
deed-news-stop = { $ago } · { $name } stopped news: { $what }
deed-news-on = { $ago } · { $name } let news go on: { $what }
deed-news-again = { $ago } · { $name } sent news again to the unsure: { $what }
key-admin-news = 📰 News
news-head = <b>News</b> go to those who asked for them in their settings: { $count }
news-how = Answer this message with the news, of { $most } characters at most. You see them first, and nothing is sent before two taps. Or write <code>/admin news</code> and the text.
news-going = On their way: { $sent } have them, { $left } are still to come; could not be written to: { $failed }; unsure: { $unsure }
news-stopped = Stopped: { $sent } have them, { $left } do not; could not be written to: { $failed }; unsure: { $unsure }
news-done = Done: { $sent } have them; could not be written to: { $failed }; unsure: { $unsure }
news-unsure = Unsure are those to whom I was writing when I was stopped or the network failed: Telegram may have taken it, and nobody can know. Nothing goes to them again by itself.
key-news-text = ✍️ Write news
key-news-send = 📨 Send ({ $count })
key-news-yes = 📨 Yes, send ({ $count })
key-news-stop = ⏹ Stop
key-news-on = ▶️ Go on
key-news-again = 📨 Again to the unsure
kept-news-going = The news go out, behind everything else.
kept-news-stopped = The news go to nobody else.
kept-news-late = That was done already, or there is nothing to do.
key-admin-line = 🔧 Line
no-end = no end
line-head = <b>A line for everybody.</b> It stands on every board that waits, and at the head of what people get, until its time or until you take it away.
line-on = Shown now:
line-draft = Written. For how long shall it be shown?
line-how = Answer this message with the line, of { $most } characters at most. Or write <code>/admin line</code> and the text.
key-line-text = ✍️ Write a line
key-line-off = ⏹ Take it away
key-line-open = ▶️ No end
kept-line-shown = It is shown. The boards follow within a while.
kept-line-none = No line is written.
kept-line-off = It is taken away. The boards follow within a while.
kept-line-off-already = No line is shown.
key-admin-chats = 👥 Groups
clubs-head = <b>Groups in which somebody was last.</b> Another group: <code>/admin leave</code> and its number.
clubs-none = No group is known.
clubs-line = { $club } · #{ $id } · { $ago }
club-page = <b>{ $club }</b>
    Here: #{ $id } · at Telegram: <code>{ $user }</code>
    Unfinished games: { $count }
key-leave-group = 🚪 Leave it
leave-question = <b>Leave { $club }?</b>
    I say nothing more there, and what was still to be sent goes. Its games stay saved, and go on when somebody adds me again.
key-leave-yes = 🚪 Yes, leave
kept-leaving = I leave that group.
kept-no-group = No group is known by that number.
key-admin-games = 🎲 Games
outside-head = <b>Where something happened last.</b> Another game: <code>/admin end</code> and its number.
outside-none = No game goes on.
outside-game = <b>{ $what }</b>
    Something happened last: { $ago }
key-end = ✖️ End it
end-question = <b>End game №{ $id }?</b>
    It ends at once and for good. Nobody wins, and its boards say that whoever runs this bot ended it.
key-end-yes = ✖️ Yes, end it
kept-ended = The game is over. Its boards say so.
kept-ended-already = The game is over already.
kept-no-game = There is no game of that number.
kept-unreadable = That game cannot be read any more: nobody can play on there.
trouble-update = Answering what somebody sent
trouble-reply = Sending an answer
trouble-board = Showing a board
trouble-notice = Sending a notice
trouble-turn = A move of the BOT’s
trouble-invitation = Ending an invitation
trouble-round = The usual round
trouble-task = Something in the background
trouble-letter = Trying a dead letter again
trouble-backup = Making a backup

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
resign-points = { $name } gets { $score }.
resign-match = { $name } gets { $score }, and with them the match.
resign-done = 🏳 Given up by { $who }: { $game }
cancel-private = /cancel is for the admins of a group. Here you may /resign a game, or press Leave.
cancel-which = Which game shall be ended without a result?
cancel-confirm = End this game without a result? { $game }
cancel-done = ✖️ Ended by { $who }: { $game }
anonymous = You speak as { $speaker ->
    [channel] a channel
   *[group] the group
}; I cannot tell who you are. Press the buttons, they show me you.
anonymous-alone = You speak as { $speaker ->
    [channel] a channel
   *[group] the group
}; I cannot tell who you are. Write that to me in your own chat with me.
key-play-on = No, play on
no-done = ▶️ The game goes on: { $game }
key-resign = 🏳 Resign
key-resign-yes = 🏳 Yes, I resign
key-cancel-yes = ✖️ Yes, end it
label-name = { $who }
label-phone = 📱 { $who }
label-others = { $others } +{ $count }
label-score = { $others } { $first }–{ $second }
label-mine = you { $first }–{ $second } { $others }
label-open = №{ $id } ✉️ { $game } · { $others }
label-playing = №{ $id } · { $game } · { $others }
label-asleep = №{ $id } 💤 { $game } · { $others }
label-over = №{ $id } 🏁 { $game } · { $others }
label-ended = 🏁 { $game } · { $others }
notice-left = 💤 { $who } left the table. { $other }, your game sleeps until one of you resumes it: the button is under its board, and /resume brings it here.
notice-lies = 💤 Nothing has happened in this game for three months. Shall I keep it? Then it stays until one of you ends it.
key-keep = 💤 Keep it
lies-kept = It stays as it is.
lies-done = 💤 Kept: { $game }

## What is kept about somebody

privacy =
    <b>What I keep about you</b>
    • Your id and name at Telegram, the name you chose, the language of your program: to know you again and to call you by name in games.
    • Your settings (also whose clock you chose for your quiet hours), favourites, solved lessons, what was explained to you, and when I remind you next.
    • Your games: seats, moves, throws with their times, and the emblems and words you chose for the throws. With these everybody can check the throws.
    • Answers to the position of the day, wins, ratings, and the score with each person. Groups see theirs, unless you say no.
    • An update that I could not work on, for 30 days at most; your number in the queue of Telegram’s updates, for two days.
    Nothing else: no other messages, no phone number, no place. Nobody gets any of it but the players of your games, who see your name and moves. The sealed list of a day (/sealed) has throws and emblems, and no names or words.
    /export_me sends you everything as a file. /forget_me erases everything that says who you are.
privacy-private = Please write me that in our own chat: it is nobody else’s business.
key-export = 📦 Send me everything
key-forget = 🗑 Forget me
export-caption = All that I keep about you, with the records of your games.
forget-confirm =
    <b>Forget you?</b>
    Gone for good: your name, your id at Telegram, your language, settings, favourites, lessons, wins, ratings and words for throws.
    Unfinished games: { $count }. They end now, as if you had resigned; at a table of many the BOT plays on. The other players are told.
    Kept, as they are the other players’ too: the games with their moves, throws and emblems. You are “somebody” there. Messages that were sent stay in their chats; you can delete them.
    This cannot be taken back. /export_me first, if you like.
key-forget-no = No, keep it all
key-forget-yes = 🗑 Yes, forget me
forget-kept = Nothing was forgotten.
forget-done = Done: nothing here says who you are any more. If you write again, we begin anew. Farewell!
notice-gone = 🗑 One of the players asked to be forgotten and will not come back. The board says what becomes of the game.

## Settings and names

settings-head = <b>Settings</b>
settings-of = <b>Settings</b> · { $topic }
key-settings-language = 🌐 My language
key-settings-play = 🎲 How I play
key-settings-words = 💬 Explanations
key-settings-calls = 🔔 Reminders
key-settings-ratings = 🏅 Ratings
key-settings-group = 👥 This group
key-settings-group-games = 🎲 Its games
key-settings-group-ends = 🏁 Ending games
key-settings-group-language = 👥 Its language
settings-name = You are called <b>{ $name }</b> here (/name changes it).
settings-elsewhere = Your own settings are in your own chat with me (/settings there).
settings-of-group = 👥 For all of this group (its admins choose):
settings-ticks = ✓ is on now. Tap to change.
settings-games = ✓ may be begun here. Tap to change.
set-language-in = My language with you: <b>{ $language }</b>
set-only-moves = When there is nothing to choose: <b>{ $value }</b>
set-throws = Auto-throw: <b>{ $value }</b>
about-set-throws = 🎲 With Auto-throw I throw for you in Senet and Aseb.
set-explained = Games explain themselves: <b>{ $value }</b>
set-called = When your turn in a group waits: <b>{ $value }</b>
about-set-called = When your turn in a group waits, how do I tell you?
set-chat-language-in = Its language: <b>{ $language }</b>
set-mocked = Hyena, when a mother is eaten: <b>{ $value }</b>
set-reasons = The BOT says why it played so: <b>{ $value }</b>
set-calls = Who keeps the others waiting: <b>{ $value }</b>
set-only-moves-off = you press it
set-only-moves-on = the move plays itself
key-set-only-moves = ⏩ Play forced moves for me
said-set-only-moves-on = From now on, where there is nothing to choose, the move plays itself.
said-set-only-moves-off = From now on you press every move yourself.
set-throws-off = off, you press
set-throws-on = on
key-set-throws = 🎲 Auto-throw
said-set-throws-on = From now on your throws come by themselves, in every game. You press only what you choose. The first throw of each game is yours, and each in the Hyena game. To stop it tap again.
said-set-throws-off = From now on you press every throw yourself.
set-confirm = Your moves count: <b>{ $value }</b>
set-confirm-off = at the first tap
set-confirm-on = at the second tap
key-set-confirm = ✌️ Two taps a move
said-set-confirm-on = From now on the first tap marks a move, and a second tap on the same place plays it. A tap elsewhere marks that instead.
said-set-confirm-off = From now on one tap plays a move.
set-explained-on = on
set-explained-off = off
key-set-explained = 💡 Explain games
key-teach-again = 🔁 Explain all again
said-set-explained-on = From now on games explain themselves the first time something happens.
said-set-explained-off = From now on nothing is explained unless you press ❔.
said-teach-again = From now on everything is explained to you again, from the beginning.
set-mocked-on = with mockery
set-mocked-off = without mockery
key-set-mocked = 😈 Hyena: mock the eaten
said-set-mocked-on = From now on whoever has a mother eaten is mocked, as custom has it.
said-set-mocked-off = From now on nobody is mocked: I only tell whose mother was eaten.
set-reasons-on = on
set-reasons-off = off
key-set-reasons = 💭 The BOT explains its moves
said-set-reasons-on = From now on the BOT says why it played so. Novice never does.
said-set-reasons-off = From now on the BOT plays without a word.
set-called-mention = I mention you there
set-called-private = I write to you in private
set-called-silent = I keep silent
key-set-called-mention = 📣 Mention
key-set-called-private = ✉️ Private
key-set-called-silent = 🔕 Silent
said-set-called-mention = If you have not played three minutes after your turn came, I mention you in the group.
said-set-called-private = If you have not played three minutes after your turn came, I write to you in our own chat.
said-set-called-silent = From now on I say nothing when your turn waits in a group.
set-news = News from who runs this bot: <b>{ $value }</b>
set-news-on = you get them
set-news-off = none
key-set-news = 📰 News about this bot
said-set-news-on = From now on you get the news that whoever runs this bot writes, which is seldom. One tap under them ends it.
said-set-news-off = From now on you get no news any more.
set-rates = My games that count for ratings: <b>{ $value }</b>
about-set-rates = Which of your games count for ratings?
set-rates-people = those with people
set-rates-all = with the BOT, too
set-rates-none = none
key-set-rates-people = 👥 People
key-set-rates-all = 🤖 BOT, too
key-set-rates-none = 🚫 None
said-set-rates-people = Your next games with people count for ratings, if the others want that, too. Advice, a later throw taken back, or the BOT on a seat ends it for a game.
said-set-rates-all = Your next games count for ratings, with the BOT, too, where its strength was measured: in Senet and Seega, by the rules to start with.
said-set-rates-none = Your next games count for no rating. What goes on now stays as it began.
set-ranked = Groups see me in their tables (/top): <b>{ $value }</b>
set-ranked-on = yes
set-ranked-off = no
key-set-ranked = 🏆 Be in the tables of groups
said-set-ranked-on = From now on the table of a group (/top) has you in it, if you played there.
said-set-ranked-off = From now on no group sees you in its table (/top).
key-no-news = 🔕 No more news
set-calls-on = is mentioned after three minutes
set-calls-off = is not mentioned
key-set-calls = 📣 Mention whoever is late
said-set-calls-on = From now on I mention here whoever keeps the others waiting.
said-set-calls-off = From now on I mention nobody here.
set-follow = The board being played on: <b>{ $value }</b>
about-set-follow = What does the board do when the talk pushes it away?
set-follow-down = comes down below the talk
set-follow-pin = is pinned
set-follow-stay = stays where it is
key-set-follow-down = ⤵️ Down
key-set-follow-pin = 📌 Pinned
key-set-follow-stay = ⚓ Stays
said-set-follow-down = From now on the board that is being played on comes down when the talk has pushed it away.
said-set-follow-pin = From now on the board that is being played on is pinned. Nobody gets a notification.
said-set-follow-stay = From now on the board stays where it is. ⤵️ under it brings it down.
set-cancels = Ends games early: <b>{ $value }</b>
about-set-cancels = Who may end a game here without a result? The admins always may.
set-cancels-admins = the admins
set-cancels-host = admins and host
set-cancels-table = everybody there
key-set-cancels-admins = ⚖️ Admins
key-set-cancels-host = ✉️ Host
key-set-cancels-table = 👥 Table
said-set-cancels-admins = From now on only the admins can end a game here without a result.
said-set-cancels-host = From now on who invited to a game can end it without a result, too.
said-set-cancels-table = From now on everybody who plays a game can end it without a result.
set-lends = Positions of my games as puzzles for others: <b>{ $value }</b>
about-set-lends = 🏺 A puzzle shows others a position, a week after the game’s end and without names.
set-lends-on = yes, a week after the end
set-lends-off = no
key-set-lends = 🏺 Use my games for puzzles
said-set-lends-on = From now on positions of your games may be asked as the position of the day, a week after the end and without any name, where all who played allow it.
said-set-lends-off = From now on no position of your games is shown to others.
set-daily = The position of the day, each morning: <b>{ $value }</b>
about-set-daily = 🏺 A quiz for all here, each morning. When it closes, everybody sees who answered what.
set-daily-on = it comes, and names show
set-daily-off = it does not come
key-set-daily = 🏺 Position of the day
said-set-daily-on = From now on the position of the day comes here each morning. Names show: when the quiz closes, everybody sees who answered what.
said-set-daily-off = From now on the position of the day comes here only when somebody asks: /day.
answer-cancel-host = Only who invited to a game and the admins may do that here.
answer-cancel-table = Only who plays the game and the admins may do that here.
set-may-play = May be begun here: <b>{ $value }</b>
set-may-play-all = everything
set-may-play-some = { $count } of { $most } rule sets
said-may-play-on = From now on { $rules } can be begun here.
said-may-play-off = From now on { $rules } cannot be begun here. Games that go on are not touched.
answer-not-here = The admins of this group do not want this game begun here.
answer-one-stays = One rule set must stay.
key-quiet = 🌙 Quiet hours
set-quiet = Quiet hours: <b>{ $value }</b>
quiet-none = none
quiet-hours = { $first }–{ $until }
quiet-of-me = In your quiet hours I do not tell you that a game waits for you. It comes a little after them.
quiet-of-group = In its quiet hours I mention nobody in this group. It comes a little after them.
quiet-guess = Telegram does not tell me what time it is for you. Is it <b>{ $clock }</b>?
quiet-clock = The clock: <b>{ $clock }</b> ({ $zone })
quiet-which-clock = What does the clock show now?
quiet-which-place = The clock shows <b>{ $clock }</b>. Choose a place with the same time, and I follow its summer time.
quiet-which-from = From when on is it quiet?
quiet-which-to = Quiet from { $first }. Until when?
key-quiet-yes = ✅ Yes, { $clock }
key-quiet-other = 🕐 Another time
key-quiet-from = 🌙 Choose the hours
key-quiet-off = 🔔 No quiet hours
key-quiet-clock = 🕐 Another clock
key-quiet-always = 🌐 { $offset } all the year
said-quiet = Quiet hours: { $value }.
said-quiet-off = There are no quiet hours now.
said-zone = The clock shows { $clock }.
set-reminded = While games wait for you: <b>{ $value }</b>
about-set-reminded = How often do I remind you of games that wait for you?
set-reminded-six = a reminder every 6 hours
set-reminded-day = a reminder a day
set-reminded-never = no reminder
key-set-reminded-six = ⏰ 6 hours
key-set-reminded-day = ⏰ 1 day
key-set-reminded-never = 🔕 Never
said-set-reminded-six = While games wait for you, I remind you in our own chat every six hours at most.
said-set-reminded-day = While games wait for you, I remind you in our own chat once a day at most.
said-set-reminded-never = From now on I remind you only if you ask for it.
answer-cannot-pin = I may not pin messages here. Make me an admin who may pin, then press again.
follow-cannot-pin = 📌 I may not pin messages here any more. From now on the board comes down when the talk has pushed it away. /settings changes that.
answer-start-first = I cannot write to you yet: open our own chat and press Start, then choose this again.
name-now = You are called <b>{ $name }</b> here. To change it, write /name and the new name.
name-set = You are called <b>{ $name }</b> from now on.
name-empty = A name needs at least one letter or sign.
name-long = A name has at most { $most } characters.
name-bot = That name belongs to the BOT. Choose another one.
name-live = Telegram makes a link of that name. Choose one without web addresses, @, # or / before a word.
name-side = That name looks like a side’s or its sign. Choose another one.

## Record and verification

no-files = 📄 I may not send files here. In our own chat I may: ask me there.
record-caption = The record of game { $id }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. { $sealed ->
        [lot] /verify checks its lot here, <code>djehuty verify</code> anywhere.
       *[throws] /verify checks its throws here, <code>djehuty verify</code> anywhere.
    }
verify-none = There is no game in this chat yet. /play begins one.
verify-plain = { $sealed ->
        [lot] Nothing is thrown in this game. Nobody could change the lot once the secret was sealed: it follows from that secret and from what was mixed in.
       *[throws] Nobody could change a throw once the secret was sealed: all of them follow from that secret and from what was mixed in.
    } But was it this seal that you saw before your first tap? Only you can compare.
verify-bound = { $kind ->
        [presses] Mixed in were the numbers of presses. Only the server sees those, and could have chosen them: of this game nothing proves that it did not.
        [press] Mixed in was the number of the press that began it. Only the server sees that, and could have chosen it.
       [words] Mixed in were words of a player’s own, chosen after seeing the seal. Nobody can look for a secret that suits words they do not know yet.
       *[brought] Mixed in were emblems that all could see. Who brought one after seeing the seal chose one of eight games: I could only have looked for a secret whose eight suit somebody.
    }
verify-left = What is left: whoever runs this bot can read the secret. If they play and bring last, they can try { $kind ->
        [words] as many words as they like.
       *[brought] eight emblems.
    } If you doubt them, let them invite you: then yours comes last.
verify-left-many = What is left: whoever runs this bot can read the secret. If they play, they can try emblems, words and the order of the seats until the game begins. If you doubt them, play with them at a table for two alone.
verify-running =
    <b>Game { $id }</b>
    Before anyone sat down, I sealed a secret. Its SHA-256, the commitment, was shown to you:
    <code>{ $commitment }</code>
    Salt (what was mixed in): <code>{ $salt }</code>
    { $sealed ->
        [lot] When the game ends I show the secret, and everybody can recompute the lot from it.
       *[throws] Throws so far: { $throws }. When the game ends I show the secret, and everybody can recompute every throw from it.
    }
verify-open =
    <b>Game { $id }</b>
    The secret is sealed. Its SHA-256, the commitment:
    <code>{ $commitment }</code>
    What you bring { $sealed ->
        [lot] is mixed into the lot, and
       *[throws] is mixed into the throws, and
    } nobody can know it yet.
    Words of your own bind more than an emblem: /words tells how.
verify-good =
    <b>Game { $id }</b> ✅
    { $seats ->
        [match] The secret fits the commitment, and every throw ({ $throws }) follows from it. The seats were not drawn: the pieces changed hands after the game before.
        [from] The secret fits the commitment, and every throw of this game ({ $throws }) follows from it. The seats were not drawn: whoever began it chose a side.
        [throw-off] The secret fits the commitment; the throw-off for the seats and every throw ({ $throws }) follow from it.
        [alone] The secret fits the commitment, and the lot follows from it.
       *[lot] The secret fits the commitment; the lot and every throw ({ $throws }) follow from it.
    }
    Commitment: <code>{ $commitment }</code>
    Secret: <code>{ $secret }</code>
    Salt: <code>{ $salt }</code>
verify-moves = { $over ->
        [1] 🔏 The digest of all moves and of the end: <code>{ $digest }</code>. Compare it with the last board, where it stands below the seal. The record has it, too. If all three are the same, nothing was changed. A record with another one is not of this game. One with none does not prove which moves were played.
       *[0] 🔏 The digest of all moves so far: <code>{ $digest }</code>. It stands on every board, below the seal. At the end compare the last board with the record: whoever changes a move changes the digest.
    }
verify-counts = How often each throw came, and in brackets how often it was to be expected: { $counts }
verify-put-back = ⏪ This game was put back to an earlier state{ $throws ->
        [0] {""}
       *[other] , to just after throw { $throws }
    }. Throws that you have seen do not come again: they follow from a new secret since, with a new seal, which has stood on the board from then on. When I drew that secret I already knew what you had brought. So from there on only the seal binds me.
verify-seal-before = 🔒 The seal up to throw { $throws }: <code>{ $commitment }</code>
verify-secret-before = 🔑 Its secret: <code>{ $secret }</code>
verify-count = { $score }: { $count } ({ $expected })
verify-ended = This game goes on. The last one that is over here: /verify { $id }
verify-more = More: /throws has all throws of all games beside their odds, /sealed a day’s seals and secrets as a file that anybody can check.
luck-none = { $here ->
    [1] No game of this group in which something is thrown is over yet.
   *[0] No game in which you threw is over yet.
}
luck-mine = 🍀 <b>Your throws</b> { $here ->
    [1] in the games of this group that are over
   *[0] in all games that are over
}
luck-chat = 👥 <b>Everybody’s throws</b> in the games of this group that are over
luck-device-sticks = Sticks, throws: { $count }. In each, houses: { $worth }. To be expected: { $mean } ± { $around }.
luck-device-dice = Dice, throws: { $count }. In each, houses: { $worth }. To be expected: { $mean } ± { $around }.
luck-device-bone = Knucklebone, throws: { $count }. In each, squares: { $worth }. To be expected: { $mean } ± { $around }.
luck-device-chips = Chips, throws: { $count }. Coins in 100: { $worth }. To be expected: { $mean } ± { $around }.
luck-few = That is too little to say anything.
luck-usual = That is what chance does.
luck-more = That is more than chance gives to 95 people of 100. One of forty has that much luck.
luck-less = That is less than chance gives to 95 people of 100. One of forty has that little luck.
luck-far-more = That is much more than chance usually gives. One of several hundred has that much luck.
luck-far-less = That is much less than chance usually gives. One of several hundred has that little luck.
luck-next = It says nothing of the next throw. /throws has the throws of everybody.
throws-none = No game in which something is thrown is over yet.
throws-title = <b>All throws of all games that are over</b>
throws-device-sticks = 🎲 <b>Four sticks</b>, throws: { $count }
throws-device-dice = 🎲 <b>Two dice</b>, throws: { $count }
throws-device-bone = 🎲 <b>One knucklebone</b>, throws: { $count }
throws-device-chips = 🎲 <b>Three chips</b>, throws: { $count }
throws-counts-sticks = How many light sides were up and how often, and in brackets how often that was to be expected: { $counts }
throws-counts-dice = What the sum was and how often, and in brackets how often that was to be expected: { $counts }
throws-counts-bone = Which side was up and how often, and in brackets how often that was to be expected: { $counts }
throws-counts-chips = How many white sides were up and how often, and in brackets how often that was to be expected: { $counts }
throws-few = That is too little to judge.
throws-usual = Chance alone is as uneven as this, or more, in about { $percent } of 100 such counts. Nothing stands out.
throws-rare = Chance alone is as uneven as this in only about { $percent } of 100 such counts. That happens now and then; look again later.
throws-odd = Chance alone is as uneven as this in fewer than 1 of 1000 such counts. Ask those who run this bot.
throws-next = No throw knows of those before it: nothing is ever due. /verify checks the throws of one game.
sealed-none = There is no list yet. A day’s list is made after midnight (UTC), when a game ended on that day.
sealed-not-there = There is no list of that day. The last one: /sealed { $date }
sealed-caption =
    All games that ended on { $date } (UTC): { $count }. Throws: { $throws }.
    Look for the seal that you saw. <code>djehuty verify --all FILE</code> recomputes everything. The next list names this one by its SHA-256:
    <code>{ $secret }</code>
verify-unplayed =
    <b>Game { $id }</b>
    It ended before it began. The secret fits the commitment:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>Game { $id }</b> ❌
    This game does not verify: { $why }. Please tell the people who run this bot.

## A table for more than two

invite-many-group = <b>{ $name }</b> invites this group. Which emblem is yours?
invite-many-link = <b>{ $name }</b> invites friends. Send this link to each of them: it opens the game in their own chat. It is good for seven days.
invite-many-phone = <b>{ $name }</b> and others at this phone: pass it round.
invite-many-bot = <b>{ $name }</b> plays against the BOT.
invite-watch = The BOTs play each other, and <b>{ $name }</b> watches.
lobby-seats = 🪑 Seats taken: { $count } of { $most }
lobby-seat = { $count }. <b>{ $name }</b>
lobby-begin = From { $least } players on, <b>{ $name }</b> can begin. The lot decides who sits where.
bot-for = BOT ({ $level }) for { $name }
key-watch = 👀 Watch
key-get-up = 🚶 Get up
key-add-bot = ➕ { $level }
key-drop-bot = ➖ BOT
key-add-here = ➕ One more here
key-drop-here = ➖ One less here
said-got-up = You got up. The seat is free again.
said-seats = Done: look who sits at the table.
answer-full = All seats are taken.
answer-begun = This game has begun already.
answer-too-few = Not enough players sit at the table yet.
answer-host-stays = You invited the others: you can cancel the invitation instead.
answer-up-already = You are up already: no seat here is yours.
caption-asleep-all = 💤 { $name } left the table. The game sleeps; any player may wake it.
notice-left-all = 💤 { $who } left the table. The game sleeps until one of you resumes it: the button is under its board, and /resume brings it here.
over-abandoned = 🏳 The last player resigned. The game ends without a winner.
answer-may-not-resign = By these rules it is too late to resign: play it to the end.

## Offers to end a game together

command-draw = offer a draw
command-count = offer to count now
key-offer-draw = 🤝 Offer a draw
key-offer-count = 🧮 Offer to count
key-offer-yes = 🤝 Accept
key-offer-no = ✖️ No, play on
offer-confirm-draw = Agree to a draw? Then it is over: { $game }
offer-confirm-count = Count the stones now? Then it is over: { $game }
offer-confirm-end = End without loss? Then it is over: { $game }
key-offer-sure = 🏁 Yes, end it
ends-again = Really? { $game }
forget-again = Forget you? Everything goes, and all your games end.
said-once-more = Asked once more: yes has changed its place.
leave-confirm = Leave the table? The game sleeps until somebody resumes it. { $game }
key-leave-sure = 🚪 Yes, leave
leave-done = 💤 { $who } left the table: { $game }
caption-offer-draw = 🤝 <b>{ $name }</b> offers a draw.
caption-offer-count = 🧮 <b>{ $name }</b> offers to end the game and count now.
caption-declined = ✖️ <b>{ $name }</b> declines: the game goes on.
offer-none = You have no game here that goes on.
offer-which = In which game?
over-agreed = 🤝 A draw: the players agreed on it.
said-offered = Offered. Playing on declines it.
said-accepted = You accepted. The others are still asked.
said-agreed = Agreed.
said-declined = The game goes on.
answer-offer-stands = An offer stands already: it must be answered first.
answer-offer-gone = This offer no longer stands.
answer-offer-declined = Declined. Play on; after the next move you may ask again.
answer-bot-declines = The BOT declines. Play on; after the next move you may ask again.
answer-no-count = These rules have no count.
answer-own-offer = You have given your answer already.

## Taking back

command-takeback = take your last move back
key-takeback = 🔙 Take back
key-takeback-brief = 🔙 Undo
key-back-yes = 🔙 Allow it
key-back-no = ✖️ No
caption-offer-back = 🔙 <b>{ $name }</b> asks to take back: { $told }
caption-back-unrates = (⚖️ then not rated)
caption-taken-back = 🔙 { $mark } <b>{ $name }</b> took back: { $told }
caption-placed-back = 🔙 Your stone on { $square } is in hand again.
said-taken-back = Taken back: { $told }. Choose again.
said-back-asked = Asked. The others must allow it.
said-back-agreed = Allowed.
answer-nothing-back = You have chosen nothing yet that could be taken back. Throws stay as they are.
answer-back-unrates = More is known since: if you take it back, this game counts for no rating any more. To do so all the same, ask again.
answer-hint-unrates = With a hint this game counts for no rating any more. To have it all the same, press again.
answer-back-declined = That was declined once already. Play on.

## The time of a turn

command-clock = agree on a time a turn, or on a pause
key-time = ⏱ Time a turn
key-no-time = No limit
key-pause = ⏸ { $span }
key-no-pause = ▶️ End the pause
span-5m = 5 minutes
span-15m = 15 minutes
span-1h = 1 hour
span-8h = 8 hours
span-1d = 1 day
span-3d = 3 days
span-7d = 7 days
span-14d = 14 days
time-ask = ⏱ How long may a turn take? Who joins agrees to it. When the time is over, the players decide what to do.
time-ask-all = ⏱ How long may a turn take? The others at the table must agree, and to a pause (⏸) too.
time-set-done = ⏱ <b>{ $who }</b> chose the time a turn: { $game }
time-asked-done = ⏱ <b>{ $who }</b> asks the others at the table: { $game }
time-none = There is no table of yours here for which a time could be agreed on.
said-time = Done.
said-time-asked = Asked. The others must agree.
invite-time = ⏱ Time a turn: { $span }. Who joins agrees. The game does not end by itself.
invite-time-brief = ⏱ Time a turn: { $span }
invite-time-agreed = ⏱ Who joins agrees to that time. Nothing ends by itself.
caption-until = ⏱ Time until { $date }
caption-time-stands = ⏱ No time runs until the question is answered.
caption-paused = ⏸ Paused until { $date }
caption-late = ⏰ { $mark } <b>{ $name }</b> is late: { $date }
caption-ask-time = ⏱ <b>{ $name }</b> asks: { $span } a turn?
caption-ask-no-time = ⏱ <b>{ $name }</b> asks to play without a time limit.
caption-ask-pause = ⏸ <b>{ $name }</b> asks for a pause: { $span }
caption-ask-no-pause = ▶️ <b>{ $name }</b> asks to end the pause.
key-poke = 👉 Remind
key-skip = ⏭ Skip
key-day = ➕ 1 day
key-claim = 🏆 Claim
key-late-bot = 🤖 BOT
key-claim-yes = 🏆 Yes, I win
claim-confirm = End this game as its winner? { $game }
said-poked = They are reminded, unless they turned that off.
said-skipped = Their turn is skipped.
said-day-given = They have one day more.
said-claimed = You have won the game.
over-time = { $loser } took longer than was agreed.
over-time-points = { $score }: { $loser } took longer than was agreed.
answer-not-late = Nobody is late now.
answer-own-time = It is your turn. The others decide that.
answer-poked = They were reminded already. You can do that again after eight hours.
answer-just-moved = They moved just now. Wait a moment.
answer-time-stands = Somebody has joined: the time stays as it is.
answer-time-same = It is so already.
answer-time-changed = The time a turn was changed. Look again before you join.
answer-no-clock = First agree on a time a turn.
games-paused = ⏸ { $game }: paused until { $date }

## Strangers

command-find = find somebody to play with
key-find = 🔎 Find somebody
key-play-bot = 🤖 Play the BOT meanwhile
key-find-stop = ✖️ Stop looking
key-never-again = 🚫 Not again
key-report = ⚠️ Report
find-private = Looking for somebody is between you and me.
find-name =
    🔎 <b>Find somebody to play with</b>
    Others see only the name that you choose. Choose one first: /name and the name. Then /find again.
find-name-this =
    🔎 <b>Find somebody to play with</b>
    Others see only the name that you choose. Take <b>{ $name }</b>, as you are called here, or write /name and another, then /find again.
key-find-named = 🙋 Take this name
find-page =
    🔎 <b>Find somebody to play with</b>
    You are <b>{ $name }</b>; they see nothing else of you, and cannot write to you. Games begun since yesterday: { $count }. How long may a turn take? A tap on the game begins to look.
find-looking = 🔎 <b>{ $name }</b>, you are looking for somebody: { $game } · ⏱ { $span }. A board comes here when somebody is there. You look for { $minutes } minutes at most.
find-any = Any game
find-any-time = Any time
find-nobody = 🔎 Nobody came, so I stopped looking. /find tries again.
said-met = Somebody is here: the board is on its way.
said-looking = You are looking. A board comes when somebody is there.
said-looks-no-more = I stopped looking.
said-never-again = You will not meet again.
said-reported = Those who run the bot are told. You will not meet again.
answer-name-first = Choose a name first: /name and the name.
admin-report = ⚠️ Person { $by } reports person { $who }, in game №{ $id }. <code>{ $ban }</code> bans them.
invite-found = 🔎 <b>{ $name }</b> and <b>{ $guest }</b> have met. The game begins when both sit.

## Who can no longer act

caption-absent = 🚪 <b>{ $name }</b> cannot play here now. The seat is kept.
caption-absent-waits = 🚪 <b>{ $name }</b> cannot play here now: you wait.
caption-absent-bot = 🚪 The BOT sits in for <b>{ $name }</b>. The seat is kept.
caption-offer-end = 🚪 <b>{ $name }</b> wants to end the game without loss, as somebody cannot play any more.
key-offer-end = 🚪 End without loss
key-step-out = 🤖 BOT plays for me
key-come-back = 🙋 I play again
said-stepped-out = The BOT plays for you. Come back whenever you like.
said-came-back = You play again.
answer-plays-alone = Nobody else plays here: the game waits for you as it is.
key-call-bot = 🤖 Call the BOT
key-wait = ⏳ Wait
key-wait-no-longer = 🚪 Wait no longer
over-left = 🚪 { $name } could not play any more. The game ends without a winner and counts for nobody.
over-host-left = 🚪 { $name } has left: the invitation is closed.
notice-absent = 🚪 { $who } cannot play here any more. You can end the game without loss, call the BOT into the seat, or wait: the buttons are under the board. Whoever comes back gets the seat back.
notice-back = 🚪 { $who } is back at the table: the game goes on.
said-called-in = The BOT sits down there until the player is back.
said-waiting = You wait. The board shows who is back.
said-waiting-ended = What shall become of the game?
said-ended = The game has ended without loss.
answer-here-again = All players are here again: the game goes on.
answer-called-in = The BOT sits there already.
answer-waits-already = That is chosen already.
answer-other-left = The other player is no longer here, so there is nobody to play on with. /play begins another game.
resign-absent = 🚪 { $name } cannot play here any more. You need not resign: you can end the game without loss.
cancel-absent = Only the admins may end any game here. A game of your own in which somebody cannot play any more you can end without loss:

## Choosing a move by taps, and in words

command-move = play a move in words: /move c2-c3
said-tapped = 👉 { $square }: where to?
said-untapped = Taken back: choose a stone.
answer-tapped = That is chosen already.
answer-untapped = That is taken back already.
answer-no-tap = Nothing can be done on this square now.
edited-done = What this message said first was done. Send a new message.
edited-late = A message can be corrected for two minutes. Send a new one.
edited-unsure = I was away meanwhile and cannot tell what this message did. Send a new one.
move-usage = Write the move after the command, for instance: { $command }
move-none = There is no game here in which it is your turn.
move-not-offered = “{ $move }” cannot be played now. What can be: { $moves }
move-no-squares = “{ $move }” was read as a move in №{ $id }, { $game }: no squares have such names there. What can be played there: { $moves }. To move in another game, reply to its board.
move-stones = “{ $move }” cannot be played now. The stones that can move: { $squares }
move-targets = “{ $move }” cannot be played now. From { $square } a stone can go to: { $squares }
move-squares = “{ $move }” cannot be played now. A stone can be placed on: { $squares }
move-then-turn = Nothing was played: the turn ends with “{ $done }”, and “{ $rest }” is left over.
move-then-throw = Nothing was played: nobody knows yet what will be thrown, so “{ $rest }” cannot stand in one line with “{ $done }”.
move-then-not = Nothing was played: “{ $done }” would do, but “{ $rest }” cannot be played after it.
move-then-many = Nothing was played: after “{ $done }”, “{ $rest }” may be: { $names }. Which one?

## Whose turn it is, and my games everywhere

call = ▶️ <a href="tg://user?id={ $user }">{ $name }</a>, it is your turn: { $game }, №{ $id }
call-home = ▶️ It is your turn in “{ $club }”: { $game }, №{ $id }
some-group = a group
remind-head = ⏰ Games that wait for you: { $count }
remind-in = { $game } №{ $id }, in “{ $club }”
remind-in-basic = { $game } №{ $id }, in “{ $club }” (write /board there)
remind-with = { $game } №{ $id }, with { $name }
remind-more = And { $count } more: /games
key-remind = { $game } №{ $id }
key-again-2h = ⏰ 2 h
key-again-8h = ⏰ 8 h
key-again-day = ⏰ 1 d
key-again-never = Never
said-again-2h = I remind you again in two hours, in our own chat. Quiet hours stay quiet.
said-again-8h = I remind you again in eight hours, in our own chat. Quiet hours stay quiet.
said-again-day = I remind you again in a day, in our own chat. Quiet hours stay quiet.
said-again-never = I write no more reminders to you. /settings changes that.
key-to-board = ↗️ To the board
command-games = your games everywhere, those that wait for you first
games-mine = <b>Your games</b> (▶️ waits for you)
games-here = <b>{ $name }</b>: your games here (▶️ waits for you)
games-none = You have no unfinished game. /play begins one.
games-club = 👥 { $club }: { $games }
games-basic = 👥 { $club }: { $game } (write /board there)
games-away = Elsewhere: { $count }
key-all-games = 📋 All my games
games-muted = 🔕 You hear nothing of these: no mention, no message.
key-muted-tables = 🔕 Mute tables
muted-tables = <b>{ $name }</b>: your tables. A tap on 🔔 mutes one: then I mention you there no more and write nothing about it. The board goes on as before.
key-mute = 🔕 Mute
key-unmute = 🔔 Unmute
said-muted = 🔕 I mention you here no more, and write nothing about this game. /games changes that.
said-unmuted = 🔔 You hear of this game again.
game-number = №{ $id }
key-no-game = ✖️ Cancel
question-dropped = ✖️ Everything stays as it is.
answer-not-your-page = Somebody else opened this page. Write its command, such as /play or /rules, for one of your own.

## A game seen again, board by board

command-replay = a game seen again, board by board
key-replay = 🎬 Replay
replay-none = No game has ended here yet. /play begins one. In our own chat you can send me the record of any game.
answer-replay-later = The replay comes when the game is over.
answer-replay-empty = Nothing was played in this game.
replay-where = { $number ->
        [0] Turns: { $turns }
       *[other] Turn { $turn } of { $turns }{ $parts ->
            [1] {""}
           *[other] {", "}part { $part } of { $parts }
        }
    }
replay-point = ⚡ <b>Turning point { $number } of { $pages }</b>{ $decided ->
        [1] {" "}· the decisive one
       *[0] {""}
    }
replay-first = This is the beginning.
replay-last = This is the end.
replay-start = The board before the first turn.
replay-done = { $mark } { $name }: { $told }
replay-next = { $mark } { $name } is next.
replay-chances = 📈 Chances to win if both play well: { $mark } { $name } { $points }% · { $emblem } { $other } { $rest }%{ $exact ->
    [1] {" "}(exact)
   *[0] {" "}(±{ $error })
}
replay-chances-brief = 📈 With good play: { $mark } { $points }% · { $emblem } { $rest }%{ $exact ->
    [1] {" "}(exact)
   *[0] {" "}(±{ $error })
}
replay-stones = 📈 { $exact ->
    [0] If both play well:{" "}
   *[1] {""}
}{ $even ->
    [1] { $exact ->
        [0] soon even in stones
       *[1] a draw
    }
   *[0] { $fate ->
        [won] { $mark } { $name } wins
       *[open] { $mark } { $name } is soon { $stand }
    }
}{ $exact ->
    [0] {""}
   *[1] {" "}(exact)
}
replay-turning = This is the turning point.
key-film = 🎞️ Film
key-moment = ✨ Highlight
key-share-replay = 📨 Share
key-send-replay = 📨 Send the link
share-replay = This link opens the replay of №{ $id }. Whoever has it sees the game, and what the players are called:
    { $command }
share-replay-words = Look at this game
replay-link-gone = This link opens no game. Perhaps a part of it is missing.
film-working = 🎞️ The film is being made.
film-in-words = A film has only pictures. Here is the game board by board, in words.
film-skips = ⏩ A long game. Turns left out: { $count }.
record-unreadable = I cannot read this record: { $why }
answer-record-gone = The record is not there any more. Send it again.
film-limit = I make six new films an hour for you at most. Those that are made already come at any time.
film-refused = Telegram takes no film here.
moment-none = No turning point decided this game alone.
key-from-here = ↪️ New game
from-here = ↪️ From this board, turn { $turn } of { $turns }{ $parts ->
        [1] {""}
       *[other] {", "}part { $part } of { $parts }
    } of the replay, a new game begins, against { $bots }. What was played till here stays.
from-here-turn = To act: { $mark } { $side }. { $choose ->
    [1] Which side is yours?
   *[0] That side is yours.
}
from-here-sealed = The new game seals only the next throws, not those before. It counts for no rating and no statistics.
key-from-here-as = { $mark } { $side }
caption-from = ↪️ Goes on from: { $source } · moves and throws from there: { $count }
from-game = №{ $id }
from-record = a record
label-from = { $id } ↪ { $record ->
    [1] 📄
   *[0] №{ $source }
}
verify-from = ↪️ The first moves and throws ({ $count } in all) are from: { $source }. They are not sealed here. The seal of this game was shown before it went on, and holds for all throws after them.

## A review of a game that is over

command-review = a game seen again: luck and mistakes
key-review = 📈 Review
review-none = No game has ended here yet. /play begins one.
answer-review-later = The review comes when the game is over.
answer-no-review = I do not know this kind of game well enough to review it.
review-not-of = №{ $id } ({ $game }) has no review: I cannot judge its moves well enough. You can see its boards again:
answer-review-unmoved = There was no choice of a move in this game, and placing is not reviewed.
review-newer = №{ $id } goes on: /review { $id } shows it when it is over.
review-working = 🔎 I look through the game. The review comes in a few seconds.
review-side =
    { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] 🎲 luck { $lead ->
            [fewer] cost
           *[more] brought
        } { $luck } ·{" "}
    }🔀 choices cost { $lost } · choices made: { $decisions }
    .aloud = { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] luck { $lead ->
            [fewer] cost
           *[more] brought
        } { $luck },{" "}
    }choices cost { $lost }, choices made: { $decisions }
review-verdict = { $verdict ->
        [few] Choices by chance would have lost { $lost }. There were too few choices to say how good they were.
        [chance] Choices by chance would have lost { $lost }: too close to tell.
        [worse] Choices by chance would have lost less: { $lost }.
        [perhaps] Choices by chance would have lost more: { $lost }. One game is too little to be sure of it.
       *[better] Choices by chance would have lost more: { $lost }. { $band ->
            [master] Like a master: { $between } lost in a choice.
            [strong] Like a strong player at least: { $between } lost in a choice.
            [club] Like a club player at least: { $between } lost in a choice.
            [beginner] Like a beginner: { $between } lost in a choice.
           *[open] By how much is not sure.
        }
    }
review-plain-luck = { $even ->
        [1] 🎲 Both had about the same luck with the throws.
       *[0] 🎲 { $own ->
            [1] You
           *[0] { $mark } { $name }
        } had { $much ->
            [little] a little
            [clear] clearly
           *[most] much
        } more luck with the throws.
    }
review-plain-cost = 🔀 { $found ->
        [none] One game does not show who chose better.
        [even] Both chose about equally well.
        [perhaps] Perhaps { $own ->
            [1] you
           *[0] { $mark } { $name }
        } chose better.
       *[better] { $own ->
            [1] You
           *[0] { $mark } { $name }
        } chose { $much ->
            [little] a little
            [clear] clearly
           *[most] much
        } better.
    }{ $clean ->
        [1] {" "}No choice was a big mistake.
       *[0] {""}
    }
review-plain-turn = 📈 { $decided ->
        [1] The turning point, in turn
       *[0] No turning point decided this game alone. It changed most in turn
    } { $turn }: { $mark } { $worded ->
            [1] { $told }
           *[0] { $name }, { $told }
        }{ $hundred ->
        [1] . { $own ->
            [1] Your chances
           *[0] Chances of { $side }
        }: about { $swing } of 100
        [2] {""}
       *[0] . { $yielded ->
            [1] It let { $emblem } take more.{" "}
           *[0] {""}
        }Foreseen for { $mark }: { $swing }
    }.
    .aloud = { $decided ->
            [1] The turning point, in turn
           *[0] No turning point decided this game alone. It changed most in turn
        } { $turn }: { $mark } { $worded ->
            [1] { $told }
           *[0] { $name }, { $told }
        }. { $yielded ->
            [1] It let { $emblem } take more.{" "}
           *[0] {""}
        }Before: { $hundred ->
            [0] { $was }
           *[other] { $own ->
                [1] your chances about { $was } of 100
               *[0] chances about { $was } of 100
            }
        }, after: { $now }.
review-turn-luck = { $lucky ->
        [1] A lucky throw.
       *[0] An unlucky throw.
    }
review-turn-better = Better was { $move }{ $worded ->
        [1] : { $told }
       *[0] {""}
    }.
review-plain-no-turn = 📈 No turning point decided it alone.
review-scale = 🔢 In wins per 100 such games{ $exact ->
        [0] {" "}(give or take { $error }):
       *[1] {" "}(exact):
    }
review-chart-left = stones left
review-chart-home = home
review-chart-off = off
review-chart-mistakes = marked
review-line = 📈 The line: { $own ->
            [1] your chances
           *[0] chances of { $mark } { $name }
        } if both play well.{ $mistakes ->
        [0] {""}
       *[other] {" "}Red: mistakes.
    }{ $lettered ->
        [0] {""}
       *[other] {" "}Letters: turning points.
    }
review-side-stones =
    { $mark } <b>{ $name }</b>: choices { $decisions } · perhaps not the best: { $missed }
review-placing = 🧱 After placing I thought { $own ->
        [1] you would { $fate ->
            [won] win
            [lost] lose
           *[open] soon be { $stand }
        }
       *[0] { $mark } { $name } would { $fate ->
            [won] win
            [lost] lose
           *[open] soon be { $stand }
        }
    }. The placing itself is not judged.
review-line-stones = 📈 The line: { $exact ->
        [0] by how many stones { $own ->
            [1] you
           *[0] { $mark } { $name }
        } led on the board.
       *[1] whether { $mark } { $name } wins (+), loses (−) or has a draw (0), in each turn.
    }{ $mistakes ->
        [0] {""}
       *[other] { $exact ->
            [0] {" "}Red: mistakes; the line falls only if stones are taken after them.
           *[1] {" "}Red: mistakes.
        }
    }{ $lettered ->
        [0] {""}
       *[other] {" "}Letters: turning points.
    }
review-turning-stones = <b>Turning points</b> for who moved, before → after{ $exact ->
        [0] {" "}(foreseen)
       *[1] {" "}(with perfect play)
    }:
review-fate = { $fate ->
        [won] won
        [lost] lost
       *[drawn] a draw
    }
review-turning = <b>Turning points</b> for who moved (about so many wins in 100):
review-moment = { $point }. { $mark } { $name }: { $told } · { $swing }
    .aloud = { $point }. { $mark } { $name }: { $told }. Before: { $was }, after: { $now }.
review-swing = { $was } → { $now }
review-swing-words = { $earlier } → { $later }
review-clean = { $small ->
        [0] ✅ No big mistakes: as far as I see no choice lost more than { $around } wins in 100 games.
       *[1] 🔎 No single choice surely lost much; small losses together cost about { $lost } of 100 games.
    }
review-clean-stones = { $found ->
        [exact] ✅ Every choice was what perfect play would do.
        [missed] 🔎 I saw no move that was surely a mistake.
        [unseen] 🔎 I see no single move that lost the game.
       *[clean] ✅ No other move would have brought a stone more, as far as I see.
    }
review-behind = 🔎 { $own ->
        [1] You were
       *[0] { $mark } { $name } was
    } far behind when moving began, as far as I see. So I call no later move a mistake.
review-basis =
    ℹ️ What does this rest on?
    { $basis }
review-basis-senet = On a small network that learned Senet by playing against itself. It looks one throw ahead at most. It may be wrong, mostly where choices are alike.
review-basis-hyena = On the odds of the throws, all the way home. I take it that both players pay as soon as that brings them home sooner.
review-basis-aseb = On a small network that was taught by the solved game. A long lead is not yet a win: the last pieces leave by exact throws alone, and may be hit. With the table of that game all this is exact.
review-basis-stones = On a search that counts stones and nothing else, mostly { $turns } turns ahead; mistakes were looked at longer. It does not see what comes later, nor how well stones stand. Luck has no part in Seega.
review-basis-solved = On a table of every position on 3×3, worked out to the end of the game. What is told here is exact, of placing, too. Luck has no part in Seega.
review-exact-whole = On a table of every position with so few pieces, worked out to the end of the game. What is told here is exact.
review-exact-rest = From turn { $turn } on this is exact: every position with so few pieces is known to the end of the game.
review-cost = The better choice wins { $exact ->
        [0] about { $least } to { $most } more games in 100.
       *[1] { $gain } more games in 100. This is exact.
    }
review-cost-stones = { turns-many } later that would be at least { $gain ->
        [one] 1 stone
       *[other] { $gain } stones
    } more.
review-cost-forced = { $fate ->
        [won] It wins by force, as far as I see.
       *[lost] The choice that was taken loses by force, as far as I see.
    }
review-cost-solved = With it { $fate ->
        [won] the game is won
       *[drawn] it is a draw
    }, with the choice that was taken { $worse ->
        [drawn] it is a draw
       *[lost] it is lost
    }. This is exact.
review-why = 💭 Why: { $told }.
review-mistake =
    <b>Mistake { $number } of { $pages }</b> · turn { $turn }
    { $mark } <b>{ $name }</b> chose: { $told }
    { $exact ->
        [0] Better
       *[1] Perfect play
    }: <b>{ $better }</b>
    { $cost }
    <i>On the board: { $shown ->
        [chosen] after the choice that was taken.
        [before] before the choice.
       *[better] after the better choice.
    }</i>
key-review-better = ✅ Better choice
key-review-chosen = ▶️ As played
key-review-before = ↩️ Before
key-review-turning = ⚡ Turning point
key-review-whole = 📈 The game
key-review-mistakes = ❗ Mistakes: { $count }
key-review-mistake = ❗ Mistake { $number }

# -- 🔔 the next game of a group ----------------------------------------------------------

key-bell = 🔔 New games
said-bell = 🔔 I will write to you in private when the next game begins here. A button there ends it.
said-bell-again = 🔔 I write to you about the next game here anyway. A button under that message ends it.
notice-bell = 🔔 <b>{ $name }</b> invites to a game in <b>{ $club }</b>: { $game } №{ $id }
key-no-bell = 🔕 Not from this group
key-no-bell-of = 🔕 { $club }
said-no-bell = 🔕 You will hear of no more games there.
no-bell = 🔕 You will hear of no more games of that group. 🔔 under a board there changes that.
bells = 🔔 I tell you when the next game begins in:
bells-line = • <b>{ $club }</b>
bells-none = 🔕 I tell you of no group’s games. Tap 🔔 under a board in a group, and I will.

# -- the host of an invitation -------------------------------------------------------------

command-keep = keep a seat for somebody
key-seats = 🪑 Seats
key-seats-bots = 🤖 BOTs, seats
key-seats-brief = 🤖 BOTs
lobby-missing = ⏳ Still missing: { $count }
lobby-waits = 👀 Not here yet: <b>{ $names }</b>
lobby-fills = 🤖 BOTs take the free seats { $date }, and the game begins.
lobby-kept = 🪑 One seat is kept for <b>{ $name }</b> until { $date }.
seats = 🪑 Seats of №{ $id }. <b>{ $name }</b> decides.
seats-bots = + seats a BOT at once.
seats-fill = BOTs can take the free seats after a while. Then the game begins, but not while somebody is just sitting down.
seats-keep = To keep a seat for { $count } minutes, write <code>/keep @name</code>, or answer somebody with /keep.
seats-away = ✖️ gives somebody’s seat at this table to others for good.
seats-hand-over = ✖️ gives somebody’s seat at this table to others for good; 👑 makes them the host instead of you.
seats-handed-over = 👑 <b>{ $name }</b> decides now.
key-fill = 🤖 { $count } min
key-no-fill = Never
key-hand-over = 👑 Host
key-free-seat = 🪑 Free the kept seat
said-bot-sits = 🤖 { $bot } sits down.
said-bot-up = 🤖 A BOT gets up.
said-fill = 🤖 BOTs take the free seats in { $count } minutes.
said-no-fill = No BOT sits down by itself.
said-sent-away = They have no seat any more and cannot take one here.
said-handed-over = 👑 They decide now.
said-seat-free = The seat is free for everybody.
answer-kept = That seat is kept for somebody else. The invitation says until when.
answer-sent-away = The host has given your seat at this table to others.
keep-private = A seat can be kept in a group. Write /keep there.
keep-none = You have no open invitation here. /play makes one.
keep-whom = For whom? Write <code>/keep @name</code>, or answer their message with /keep.
key-sit-in = 🪑 Sit in
said-sit-in = 🪑 The next game waits below.
invite-sit-in = <b>{ $name }</b> wants to play the next game with <b>{ $guest }</b>.
answer-has-rematch = You have just played here. Tap 🔁 instead.

# -- a friend, picked from one's own list --------------------------------------------------

key-pick-friend = 👤 Pick a friend
friend-ask = 👤 Tap the button at the bottom and choose a friend. I write to them if they have started me. If not, you get a link to send.
key-friend = 👤 Choose a friend
friend-told = 👤 I have told <b>{ $name }</b> of your invitation.
friend-link = 👤 I cannot write to them: they have not started me. Send them this link:
friend-gone = That invitation is over. /play makes a new one.
friend-self = That is you. Choose somebody else.
notice-friend = 👤 <b>{ $name }</b> invites you to a game: { $game }
key-open-invitation = 🪑 Open the invitation

## The position of the day

day-title = 🏺 <b>Position of the day</b> · { $game }
day-turn = ▶️ { $mark } { $side } to move.
day-thrown = ▶️ { $mark } { $side } to move, thrown: <b>{ $score }</b>.
day-rules = 📜 { $rules }
day-differs = 📜 { $rules }: { $told }
day-differs-kendall = the water washes back to 15, three in a row are a wall, any throw leaves 30.
day-differs-tait = no light side is 6, a hit sends to the hand and throws again, pairs are not safe.
day-differs-bell = pieces walk to 1, a hit sends to the hand, each side has five houses.
day-differs-houses = forward or back, two in a row are a wall, on 26 a throw decides.
day-differs-skyruk = two enemies in a row are a wall, 26 and 27 are left by luck, 30 by any throw.
day-differs-glebsite = pieces come from the hand, a hit sends there, three in a column throw again.
day-differs-siga = stones move and take along lines only; the one in the centre is safe.
day-goal = 🎯 { $told }
day-follows = { $move } { $told }
day-names = 👥 Answers are shown when the quiz closes.
day-question = You: { $side }. Your best move?
day-question-thrown = You: { $side }, threw { $score }. Best move?
day-why = <b>{ $move }</b>: { $told }. { $gains }
day-why-short = <b>{ $move }</b>. { $gains }
day-gains = Wins about { $worth } games in 100, the next best move about { $second }.
day-gains-stones = { turns-many } later it has brought { $count } stones more than any other move.
day-gains-fate = { $fate ->
    [won] Only this move wins whatever the answer.
   *[lost] Any other move loses, whatever you do then.
}
day-there = The position of the day is here. Answer every day: I count your days in a row.
day-answered = 👥 Answered so far: { $names }. When the quiz closes I say who was right.
day-none = There is no position of the day today.
day-no-quiz = I may not send quizzes here, so I cannot show the position of the day. An admin can allow polls.
day-result =
    { $solved ->
        [1] ✅ Right: <b>{ $move }</b>.
       *[0] ❌ Wrong this time. The best move was <b>{ $move }</b>.
    } Solved so far: { $right } of { $all }.{ $again ->
        [0] {""}
       *[1] {" "}Days answered in a row: { $count }.
    }
    👉 Tomorrow there is a new one. Till then: /play
day-result-share = 🏺 Position of the day { $date }: { $solved ->
    [1] ✅ solved
   *[0] ❌ not solved
}, days in a row: { $count }
key-day-share = ✉️ Send my result
day-table = 🏺 <b>Position of the day</b> { $date }: the best move was <b>{ $move }</b>. Solved: { $solved } of { $count }.
day-table-line = { $solved ->
    [1] ✅
   *[0] ❌
} { $name } · days in a row: { $count }
    .aloud = { $name }: { $solved ->
        [1] solved
       *[0] not solved
    }, days in a row: { $count }
day-table-more = … and { $count } more
daily-begins = 🏺 From now on this group gets the position of the day each morning, as a quiz that is open for a day. Names show: when it closes, everybody sees who answered what, and I tell who was right. /settings ends it.

# -- inline mode: the bot in any chat ---------------------------------------------------------------

some-chat = another chat
invite-here = <b>{ $name }</b> invites someone in this chat. Which emblem is yours?
inline-title = { $game } · { $rules }
inline-invite = <b>{ $game } · { $rules }</b>
    <b>{ $name }</b> invites you to a game, right here.
inline-how = Press <b>Play</b>: then the throws are sealed, and whoever takes a seat plays.
key-inline-play = ▶️ Play
said-inline-sealed = The throws are sealed. Tap an emblem to take a seat.
inline-lesson-title = Lessons: { $game }
inline-lesson-about = Small puzzles; the rules themselves check the answer. { $progress }
inline-lesson = 🎓 <b>{ $name }</b> is learning { $game }: small puzzles, and you see at once whether the answer is right. Will you try?
key-inline-lesson = 🎓 Try a lesson
inline-result-word = result
inline-result-title = Result: { $game } #{ $id }
inline-result-about = Show how this game ended
key-inline-again = ▶️ Play it, too
inline-invite-private = <b>{ $game } · { $rules }</b>
    <b>{ $name }</b> invites you to a game. Each of you plays in your own chat with me.
inline-invite-private-about = Your invitation, as a button
key-tell-me = 🔔 Tell me
said-tell-me = You have a board of this game in your own chat with me now. There I tell you when it is your turn.
said-in-private = See your own chat with me.
key-inline-share = 💬 To a chat

# -- my page ---------------------------------------------------------------------------------------

key-me = 🏅 My page
key-me-pairs = 🤝 Opponents
key-me-games = 📚 Games
key-me-card = 🖼 Card
key-me-stronger = 💪 Stronger BOT
key-me-try = 🎲 { $game }
me-next = 👉 Next: { $count ->
        [0] a new game
       *[other] a stronger BOT, another game
    }{ $solved ->
        [1] . A new position of the day comes tomorrow.
       *[0] , or the position of the day: /day
    }
me-last = 🖼 Above: how your last game ended.
me-title = 🏅 <b>{ $name }</b>
me-empty = What you have won stands here as soon as a game of yours has ended with a result.
me-private = Your page is yours alone: it opens in our own chat.
me-games = Games: { $count }
me-games-won = won { $won }
me-games-lost = lost { $lost }
me-games-drawn = drawn { $drawn }
me-run = Wins in a row by the same rules: { $won } (record: { $best })
me-run-best = Most wins in a row by the same rules: { $best }
me-beaten = Beaten last: { $who }
me-few = 🎲 So few games do not show yet what luck and what your choices bring. Games that I looked through: { $count } of { $least }.
me-luck = 🎲 { $lead ->
        [more] Luck helped you: with average throws you would have won about { $luck } games fewer
        [fewer] Luck was against you: with average throws you would have won about { $luck } games more
       *[same] Luck was about even
    } (give or take { $around }).
me-choices = 🔀 { $lead ->
        [more] You chose better than your opponents: that won you about { $ahead } games
        [fewer] Your opponents chose better than you: that lost you about { $ahead } games
       *[same] No sure difference between your choices and your opponents’
    } (give or take { $around }). Games that I looked through: { $count }.
me-card-luck = luck ± { $around }
me-card-choices = choices ± { $around }
me-card-few = luck and choices: after { $least } games
me-card-row = wins in a row (record)
me-card-row-rules = by the same rules
me-rules = <b>{ $rules }</b>: { $won } of { $count } won
me-rating = ⚖️ { $rating } ± { $error }
me-skill = 🧠 { $rating } ± { $error }
me-means-rating = ⚖️ is the rating: all begin with 1500. Games of before there were ratings do not count for it.
me-means-skill = 🧠 is the same without the luck of the throws.
me-means-error = ± says how far a figure may be off: in 95 cases of 100 no farther.
me-pairs = 🤝 Wins and losses against people
me-pair = { $name }: { $won } – { $lost } (games: { $count })
me-pairs-none = You have not finished a game with another person yet.
me-list = 📚 Your games that are over, the last one first
me-list-none = None of your games is over yet.
top-title = 🏆 <b>{ $club }</b>
top-evening = In the last 12 hours
top-month = In the last 30 days
top-pairs = { $placed ->
        [0] Who against whom
       *[other] Who came before whom
    } in these { $once ->
        [0] 30 days
       *[other] 12 hours
    }
top-line = { $name }: { $won } of { $count } won
top-line-place = { $name }: { $won } of { $count } won · place { $place }
top-line-places = { $name }: { $won } of { $count } won · places { $told }
top-line-in = { $name }: { $won } of { $count } won · { $game }: place { $told }
top-place = { $place }{ $count ->
        [1] {""}
       *[other] {"\u00A0"}×{ $count }
    }
top-pair = { $name } { $won } – { $lost } { $guest }
top-none = No game with a result has ended here in the last 30 days.
top-private = What you have won yourself: /me. Each group has a table of its own: write /top there.

### Все слова Джехути по-русски: те же сообщения и те же аргументы, что и в en.ftl.
### Пол игрока неизвестен: о людях говорим в настоящем времени.

## The title and the menu

title =
    <b>Джехути</b>
    Древние настольные игры Нила

    Джехути, которого греки звали Тотом, придумал Сенет и выиграл для года пять новых дней. Садитесь: палочки уже на столе.

    <i>Авторы: разработчики Djehuty</i>
key-play = ▶️ Играть
key-resume-menu = ⏯ Продолжить
key-rules = 📜 Правила
key-settings = ⚙️ Настройки
key-exit = 🚪 Выйти
key-add-group = ➕ В группу
key-back = ‹ Назад
key-menu = ▶️ Играть
menu-left = До встречи! Доска ждёт: /start
key-bot = 🤖 BOT: { $level }
key-new-group = 👥 С кем-то из группы
key-new-link = 🔗 С другом по ссылке
key-new-phone = 📱 Вдвоём с одного телефона
bot-name = BOT ({ $level })
level-novice = новичок
level-greedy = жадный
somebody = кто-то

## Commands

command-start = титул и меню
command-play = сыграть партию
command-resume = вернуться к незаконченной партии
command-board = показать доску ещё раз, здесь внизу
command-rules = как играют в Сенет
command-resign = сдать партию
command-verify = проверить броски
command-name = как вас называть
command-settings = языки
command-cancel = для администраторов: прервать партию
about = Сенет, игра о пути через загробный мир. Играйте с друзьями, в группах или против BOT. Каждый бросок можно проверить.
about-short = Древние настольные игры Нила: Сенет с друзьями, в группах или против BOT.

## The game and its sides

game-senet = Сенет
side-cones = конусы
side-spindles = катушки
player-spindles = Катушки
player-cones = Конусы
mark-cones = ⚪️
mark-spindles = 🔵

## The board's caption

caption-title = <b>{ $game }</b> · { $rules } · №{ $id }
caption-switches = 🔸 { $switches }
caption-match = 🏁 Матч до счёта { $points }, партия { $count }: { $standing }
standing-side = { $name } { $count }
throw-off = 🎲 Розыгрыш сторон: { $standing }. { $mark } <b>{ $name }</b> берёт { $side }.
throw-off-phone = 🎲 Розыгрыш сторон: { $standing }.
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-turn = { $mark } { $name }:
caption-lost-senet = 🕸 { $mark } { $name }: ход пропал
listed = { $first }, { $next }
log-more = … ещё { $count }
caption-asleep = 💤 { $name } покидает стол. Партия спит; разбудить её может любой из игроков.
caption-asleep-alone = 💤 { $name } покидает стол. Партия спит, пока { $name } её не разбудит.
caption-seal = 🔒 <code>{ $seal }</code>
caption-secret = 🔓 Секрет бросков: <code>{ $secret }</code>
due-throw-sticks = ▶️ { $mark } <b>{ $name }</b>: бросок палочек
due-throw-dice = ▶️ { $mark } <b>{ $name }</b>: бросок кубиков
due-choose = ▶️ { $mark } <b>{ $name }</b>: выбор хода
due-bot = ▶️ { $mark } <b>{ $name }</b> играет
due-other = ⏳ { $mark } Ходит <b>{ $name }</b>

## Senet's words: value for the log, .button for buttons, .said for the answer to a press.
## The first five are parts of the others.

senet-at = { $house ->
        [second-life] {" "}Возрождение
        [netting] {" "}Сети
        [beauty] {" "}Красота
        [fate] {" "}Красота +{"\u2060"}🎲
        [water] {" "}Вода
        [three] {" "}Три Истины
        [two] {" "}Ра-Атум
        [heru] {" "}Солнце
        [safe] {" "}(безопасно)
        [exit] {" "}(выход)
       *[none] {""}
    }
    .said = { $house ->
        [second-life] {" "}Дом Возрождения: здесь не нападают.
        [netting] {" "}Дом Сетей: следующий ход пропадёт.
        [beauty] {" "}Дом Красоты.
        [fate] {" "}Дом Красоты: судьбу тут же решит ещё один бросок.
        [water] {" "}Дом Воды.
        [three] {" "}Дом Трёх Истин.
        [two] {" "}Дом Ра-Атума.
        [heru] {" "}Дом Восходящего Солнца.
        [safe] {" "}Здесь не нападают.
        [exit] {" "}Выход.
       *[none] {""}
    }
senet-by = { $throw ->
        [0] {""}
       *[other] { $throw }:{" "}
    }
senet-more = { $extra ->
        [0] {""}
       *[other] {" "}+{ $extra }{"\u2060"}🎲
    }
    .said = { $extra ->
        [0] {""}
       *[other] {" "}Ещё бросок: +{ $extra }{"\u2060"}🎲
    }
senet-swept = { $water ->
        [first-house] в начало
        [re-enter] в руку
        [ends] в руку
        [trial] в воду
       *[drown] в воду
    }
    .said = { $water ->
        [first-house] падает в воду и начинает сначала, с первого свободного дома!
        [re-enter] падает в воду и возвращается в руку!
        [ends] падает в воду и возвращается в руку!
        [trial] падает в воду!
       *[drown] падает в воду!
    }
senet-side = { $side ->
        [cones] Конусы
       *[spindles] Катушки
    }
senet-throw = 🎲{"\u2060"}{ $score }
    .button = { $score }
    .said = Выпало { $score }.
senet-take = палочки в руки
    .button = 🎲 Бросить: нужно 4
    .said = Вы берёте палочки.
senet-pass = { $why ->
        [choice] пас
        [trial] остаётся в воде
        [drown] тонет, хода нет
        [lost] ждёт единицы
        [enter] никто не входит
        [taken] нет хода, { $to } занят
        [blocked] все пути закрыты
       *[none] нет хода
    }
    .button = { $why ->
        [choice] Пас
        [trial] 🌊 Остаться в воде
        [drown] Пас: спасёт только 4
        [lost] Пас: начинает только 1
        [enter] Пас: вводят только 4 и 6
        [taken] Пас: { $to } занят
        [blocked] Пас: при { $score } всё закрыто
       *[none] Пас: при { $score } нет хода
    }
    .said = { $why ->
        [choice] Ход переходит.
        [trial] Фигура остаётся в воде; испытание повторится следующим ходом.
        [drown] Тонущую фигуру спасёт только 4, а остальные не ходят.
        [lost] Не единица: ждём дальше.
        [enter] Фигуру вводят только 4 и 6.
        [taken] Дом { $to }, куда вошла бы фигура, занят.
        [blocked] Хода нет: куда ни ведёт { $score }, дом занят или закрыт.
       *[none] Хода нет.
    }
senet-move = { senet-by }{ $from }→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } → { $to }{ senet-at }{ senet-more }
    .said = { $from } → { $to }.{ senet-at.said }{ senet-more.said }
senet-exchange = { senet-by }{ $from }⇄{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }{ $from } ⇄ { $to }{ senet-at }{ senet-more }
    .said = { $from } ⇄ { $to }: танец, фигуры меняются местами.{ senet-at.said }{ senet-more.said }
senet-drop = { senet-by }{ $from }→{ $to }{ senet-at }, чужая { senet-swept }
    .button = { senet-by }{ $from } → { $to } 🌊{ senet-at }
    .said = { $from } → { $to }: фигура соперника { senet-swept.said }{ senet-more.said }
senet-fall = { senet-by }{ $from }→{ $to } { $water ->
        [first-house] в воду, снова в начало
        [re-enter] в воду, снова в руку
        [ends] в воду, снова в руку; конец хода
        [trial] в воду
       *[drown] в воду
    }
    .button = { senet-by }{ $from } → { $to } 🌊 { $water ->
        [first-house] в начало
        [re-enter] в руку
        [ends] в руку, конец хода
        [trial] Вода
       *[drown] Вода
    }
    .said = { $from } → { $to }: { $water ->
        [first-house] ваша фигура падает в воду и начинает сначала, с первого свободного дома.
        [re-enter] ваша фигура падает в воду: она снова в руке, и входить ей заново.
        [ends] ваша фигура падает в воду: она снова в руке, и ход окончен.
        [trial] ваша фигура в воде. Бросок следующего хода — её испытание: 4 уводит, 5 оставляет, 1, 2, 3 возвращают.
       *[drown] ваша фигура тонет. Её спасёт бросок 4.
    }
senet-hit = { senet-by }{ $from }→{ $to }{ senet-at } 💥 чужая в руку{ senet-more }
    .button = { $from } → { $to } 💥{ senet-at }{ senet-more }
    .said = { $from } → { $to }: сбита! Фигура соперника возвращается к нему в руку.{ senet-at.said }{ senet-more.said }
senet-enter-hit = { senet-by }ввод→{ $to }{ senet-at } 💥 чужая в руку{ senet-more }
    .button = ввод → { $to } 💥{ senet-at }{ senet-more }
    .said = Ввод на { $to }: сбита! Фигура соперника возвращается к нему в руку.{ senet-at.said }{ senet-more.said }
senet-off = { senet-by }{ $from } на выход{ senet-more }
    .button = { senet-by }{ $from } ⤴ на выход{ senet-more }
    .said = { $from }: фигура уходит с доски!{ senet-more.said }
senet-enter = { senet-by }ввод→{ $to }{ senet-at }{ senet-more }
    .button = { senet-by }ввод → { $to }{ senet-at }{ senet-more }
    .said = Фигура входит на { $to }.{ senet-at.said }{ senet-more.said }
senet-rescue = спасение { $from }→{ $to }
    .button = 🛟 Спасти: { $from } → { $to }, и пас
    .said = Фигура спасена: { $to }. Ход переходит.
senet-rebirth = возрождение { $from }→{ $to }
    .button = ☥ Возрождение: { $from } → { $to }
    .said = { $from } → { $to }: фигура возрождается там, и ход переходит.
senet-pieces = { $houses ->
        [none] {""}
       *[other] на { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }вышло{"\u00A0"}{ $off }/{ $total }
    .short = { $off }
senet-race = { $houses ->
        [none] {""}
       *[other] на { $houses }{"\u00A0"}·{" "}
    }{ $hand ->
        [0] {""}
       *[other] в{"\u00A0"}руке{"\u00A0"}{ $hand }{"\u00A0"}·{" "}
    }дома{"\u00A0"}{ $home }/{ $total }
    .short = { $home }

## What else is to be known before acting

senet-kept = 🎲 Отложенные броски: { $scores }
senet-owed = 🎲 После этого положено бросков: { $count }
senet-skip = 🕸 В сетях. { senet-side } теряют следующий ход.
senet-needs-one = ⏳ { senet-side } ждут единицы: любой другой бросок пропадает.
senet-fate = ✨ Этот бросок — судьба фигуры на 26: 5 уводит с доски; 2, 3, 4 ведут на 28, 29, 30, если там свободно; иначе, и при 1, в воду, а если занято и там — назад, на ☥ 15.
senet-trial = 🌊 Этот бросок — испытание фигуры на 27: 4 уводит с доски, 5 оставляет, 1, 2, 3 возвращают на ☥ 15 или на первый свободный дом за ним.
senet-taken = ⛔ Занято: { $houses }
senet-quiet = 🕰 Ходов до конца партии, если ни одна фигура не уйдёт с доски (победит тот, у кого вышло больше): { $count }
senet-drowning = 🌊 Фигуру на 27 спасёт только 4; до тех пор другие фигуры этой стороны не ходят.
senet-bank = 🎲 Броски идут, пока не выпадет 2 или 3.
senet-again = 🎲 Ещё один бросок в этом же ходу.

## Buttons of a board

key-throw-sticks = 🎲 Бросить палочки
key-throw-dice = 🎲 Бросить кубики
key-leave = 🚪 Выйти
key-resume = ▶️ Продолжить
key-join = 🪑 Сесть за доску
key-begin = ▶️ Начать
key-accept = ▶️ Принять
key-decline = ✖️ Отказаться
key-withdraw = ✖️ Убрать приглашение
key-not-now = ✖️ Не сейчас
key-share = ✉️ Послать приглашение
key-rematch = 🔁 Реванш
key-next-game = ▶️ Дальше
key-record = 📄 Запись
share-words = Сыграйте со мной в Сенет!

## Choosing what to play

choose-page = <b>{ $game }</b>: по каким правилам?
choose-line = <b>{ $rules }</b>: { $character }
choose-line-source = <b>{ $rules }</b>: { $character } <i>({ $source })</i>
choose-title = <b>{ $game }</b> · { $rules }
choose-source = <i>{ $source }</i>
choose-switches = 🔸 { $switches }
choose-starred = { $mark } { $rules }
choose-last = ↻ Последняя игра: { $rules }
match-name = матч
choose-match = 🏁 { $points ->
        [0] Одна партия или матч до выбранного счёта.
       *[other] Матч до счёта { $points }.
    }
choose-whom = С кем сыграете?
choose-share = Пошлите эту ссылку кому хотите или напишите там, где есть я: <code>{ $command }</code>
key-change = 🎚 Опции
key-star = ☆ В избранное
key-starred = ★ В избранном
key-pass-on = ↗️ Поделиться
key-one-game = Одна партия
key-reset = ↺ Сбросить
key-done = ✓ Готово
key-share-send = ✉️ Послать ссылку
key-share-group = 👥 В группу
key-go-on = ▶️ { $rules }
key-example = 📜 Пример
key-play-these = ▶️ Играть по этим правилам
key-play-with = ▶️ Сыграть с этой опцией
share-combination = Сыграйте со мной: { $rules }
toggle-title = <b>{ $rules }</b>: опции, { $page }/{ $pages }
toggle-line = { $sign }<b>{ $switch }: { $value }</b>
    { $explained }
toggle-none = <i>Пока ничего не изменено. Нажмите на опцию: увидите, что она делает, и выберете.</i>
toggle-changed = <i>Изменено: { $switches }</i>
own-title = <b>{ $game }</b> · { $rules }. Что здесь по-другому:
said-starred = В избранном этого чата: «Играть» покажет их первыми.
said-unstarred = Больше не в избранном.
answer-stars-full = Избранных в этом чате уже { $most }. Сначала снимите звезду с одного из них.
answer-contradicts = «{ $switch }: { $value }» не сочетается с: { $others }.
answer-old-rules = Таких правил я не знаю или уже не знаю. Что есть, покажет /play
spoken-read-as = «{ $word }» прочитано как { $name }.
spoken-unknown = Не знаю слова «{ $word }».
spoken-like = Не знаю слова «{ $word }». Может быть, это: { $names }?
spoken-elsewhere = «{ $word }»: такой опции здесь нет ({ $rules }). Она есть здесь: { $names }.
spoken-rest = Ещё слов, которых я не понял: { $count }
spoken-sets = Правила: { $names }.
spoken-switches = Опции ({ $rules }): { $names }.
rules-nothing = Нет ни правил, ни опции с именем «{ $word }». Вот какие есть правила:
spoken-many = Слишком много слов: дальше «{ $word }» я не читал.
spoken-ambiguous = «{ $word }» может значить: { $names }. Что именно?
spoken-value = «{ $word }»: такого значения нет. Есть: { $names }.
spoken-bare = «{ $word }» требует значения: { $names }.
spoken-twice = «{ $word }» противоречит сказанному раньше: { $names }.
spoken-rules = «{ $word }»: раньше вы назвали { $names }. Пожалуйста, что-то одно.
spoken-code = «{ $word }»: такого кода нет или уже нет.
spoken-contradiction = «{ $word }» не сочетается с: { $names }.

## Invitations

invite-bot = <b>{ $name }</b> играет против { $bot }.
invite-group = <b>{ $name }</b> ищет соперника в этой группе. Нажмите «Сесть за доску».
invite-link = <b>{ $name }</b> зовёт друга. Пошлите эту ссылку одному человеку: партия откроется в его собственном чате. Ссылка действует семь дней.
invite-phone = <b>{ $name }</b>, вдвоём с одного телефона: передавайте его друг другу. Одному достанутся конусы, другому катушки.
invite-rematch = <b>{ $name }</b> предлагает реванш: <b>{ $guest }</b>, что скажете?
invite-lot = Кто начинает, решит жребий.
invite-throw-off = Игроки бросают по очереди: у кого первым выпадет { $score }, тот берёт { $side }.
invite-match = 🏁 Матч до счёта { $points }.
invite-next = <b>{ $name }</b> хочет играть дальше: <b>{ $guest }</b>, что скажете?
invite-hands = Стороны меняются: { $mark } <b>{ $name }</b> берёт { $side }.
invite-hands-phone = Стороны меняются: каждый берёт фигуры другого.
invite-seal =
    🔒 Секрет всех бросков уже запечатан:
    <code>{ $commitment }</code>

## How games end

over-borne-off = 🏆 { $mark } <b>{ $name }</b> побеждает, { $score }! Все фигуры прошли загробный мир.
over-all-home = 🏆 { $mark } <b>{ $name }</b> побеждает, { $score }! Все фигуры на своих местах.
over-quiet = ⌛ Слишком долго ни одна фигура не уходила с доски. { $mark } <b>{ $name }</b> побеждает, { $score }.
draw-quiet = 🤝 Ничья, { $score }: слишком долго ни одна фигура не уходила с доски.
over-counted = 🏆 { $mark } <b>{ $name }</b> побеждает, { $score }: камни посчитаны.
draw-counted = 🤝 Ничья, { $score }: камни посчитаны, их поровну.
over-resigned = 🏳 { $loser } сдаётся. { $mark } <b>{ $name }</b> побеждает.
over-resigned-points = 🏳 { $loser } сдаётся. { $mark } <b>{ $name }</b> побеждает, { $score }.
match-won = 🏆 { $mark } <b>{ $name }</b> выигрывает матч!
score-points = { $won ->
        [one] { $won } очко
        [few] { $won } очка
        [many] { $won } очков
       *[other] { $won } очка
    }
over-cancelled = ✖️ Партия прервана администратором, без результата.
over-withdrawn = ✖️ { $name } отменяет игру.
over-declined = ✖️ Приглашение отклонено.
over-expired = ⌛ За семь дней на приглашение никто не откликнулся ({ $name }).

## Answers to presses

said-joined = Вы за доской. Удачи!
said-begun = Партия началась. Удачи!
said-withdrawn = Отменено.
said-left = Доска спит. Вернуть её: /resume
said-woken = С возвращением!
said-rematch = Новая доска уже готовится.
said-resigned = Партия сдана.
said-cancelled = Партия прервана.
said-no = Хорошо, всё остаётся как было.
said-language = Теперь мой язык для вас: { $language }.
said-chat-language = Язык этого чата: { $language }.
answer-done = Готово.
answer-again = Это уже сделано.
answer-stale = Партия ушла вперёд: смотрите самую новую доску.
answer-foreign = Вы не играете в этой партии. Своя начинается так: /play
answer-not-yours = Терпение: сейчас ход соперника.
answer-not-offered = Сейчас так нельзя.
answer-asleep = Партия спит: сначала нажмите «Продолжить».
answer-awake = Партия уже не спит.
answer-over = Эта партия окончена.
answer-unknown = Такой партии здесь нет.
answer-taken = Оба места уже заняты.
answer-own-seat = Вы уже за этим столом: два места сразу занять нельзя.
answer-reserved = Это место держат для другого человека.
answer-expired = Это приглашение больше не действует.
answer-not-host = Это может сделать только пригласивший игрок.
answer-not-open = Это приглашение больше не действует.
answer-admins-only = Это могут только администраторы группы.
answer-not-your-question = Этот вопрос задан не вам.
answer-rematch-open = Новая доска уже ждёт: смотрите ниже.
answer-bad-press = Не узнаю эту кнопку. Вашу партию покажет /board
hint = Я играю в настольные игры Нила. /play начинает партию, /resume возвращает незаконченную, /rules объясняет правила.
answer-try-again = Сейчас не получается спросить Telegram. Попробуйте ещё раз.
need-photos = Мне нельзя отправлять сюда фото, а доски — это фото. Разрешите это в настройках группы и напишите /play.
trouble = У меня что-то пошло не так. Партия цела; попробуйте, пожалуйста, ещё раз.

## Lists and questions

resume-none = Незаконченных партий здесь нет. Начать новую: /play
board-none = У вас здесь нет незаконченных партий. Начать новую: /play
resume-which = Какую партию вернуть?
list-done = { $game } ↓
ended-done = { $game }
board-which = Какую доску показать?
resign-none = Здесь нет вашей партии, которую можно сдать.
resign-which = Какую партию сдаёте?
resign-confirm = Сдать эту партию? { $game }
resign-points = { $name } получает { $score }.
resign-match = { $name } получает { $score }, а с ними и победу в матче.
resign-done = 🏳 Сдаётся { $who }: { $game }
cancel-private = /cancel служит администраторам групп. Здесь партию можно сдать (/resign) или нажать «Выйти».
cancel-which = Какую партию прервать без результата?
cancel-confirm = Прервать эту партию без результата? { $game }
cancel-done = ✖️ Партию прерывает { $who }: { $game }
anonymous = Вы пишете от имени группы, и мне не видно, кто вы. Нажимайте кнопки: по ним я вас узнаю.
key-play-on = Нет, играем дальше
no-done = ▶️ Игра продолжается: { $game }
key-resign-yes = 🏳 Да, сдаю партию
key-cancel-yes = ✖️ Да, прервать
label-phone = 📱 { $who }
label-open = ✉️ { $who } · { $rules } · №{ $id }
label-playing = { $who } · { $rules } · { $score } · №{ $id }
label-asleep = 💤 { $who } · { $rules } · { $score } · №{ $id }
label-over = 🏁 { $who } · { $rules } · { $score } · №{ $id }
notice-left = 💤 { $who } покидает стол. { $other }, ваша партия спит, пока кто-то из вас не нажмёт «Продолжить».

## Settings and names

settings-private =
    <b>Настройки</b>
    Ваше имя здесь: <b>{ $name }</b> (сменить: /name)
    Мой язык для вас: <b>{ $mine }</b>
    Единственный ход броска: <b>{ $forced }</b>
settings-group =
    <b>Настройки</b>
    Ваше имя здесь: <b>{ $name }</b> (сменить: /name)
    Мой язык для вас: <b>{ $mine }</b>
    Единственный ход броска: <b>{ $forced }</b>
    👥 Язык этого чата: <b>{ $chat }</b> (выбирают администраторы)
forced-off = нажимаете вы
forced-on = делается сам
key-forced-on = ⏩ Единственный ход — сразу
key-forced-off = ☝️ Нажимать каждый ход самому
said-forced-on = Теперь единственный возможный ход делается сам, сразу после броска.
said-forced-off = Теперь каждый ход нажимаете вы.
name-now = Ваше имя здесь: <b>{ $name }</b>. Чтобы сменить его, напишите /name и новое имя.
name-set = Теперь ваше имя здесь: <b>{ $name }</b>.
name-empty = В имени нужна хотя бы одна буква или знак.
name-long = Имя слишком длинное. Предел знаков: { $most }.
name-bot = Это имя принадлежит BOT. Выберите другое.

## Record and verification

record-caption = Запись партии { $id }: { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }. Броски проверяет /verify здесь и <code>djehuty verify</code> где угодно.
verify-none = В этом чате ещё не было партий. Начать: /play
verify-plain = Никто, даже я, не может выбрать или изменить бросок: все они следуют из секрета, запечатанного до начала.
verify-running =
    <b>Партия { $id }</b>
    Секрет был запечатан до того, как кто-либо сел за доску. Вам показали его SHA-256, обязательство:
    <code>{ $commitment }</code>
    Соль (её принесли нажатия игроков): <code>{ $salt }</code>
    Бросков пока: { $throws }. Когда партия кончится, я открою секрет, и каждый сможет вычислить по нему все броски.
verify-open =
    <b>Партия { $id }</b>
    Секрет запечатан. Его SHA-256, обязательство:
    <code>{ $commitment }</code>
    К броскам примешается то, что принесёт ваше нажатие, а его ещё никто не может знать.
verify-good =
    <b>Партия { $id }</b> ✅
    { $seats ->
        [match] Секрет соответствует обязательству, и все броски ({ $throws }) следуют из него. Стороны не разыгрывались: после прошлой партии игроки ими поменялись.
        [throw-off] Секрет соответствует обязательству; розыгрыш сторон и все броски ({ $throws }) следуют из него.
       *[lot] Секрет соответствует обязательству; жребий и все броски ({ $throws }) следуют из него.
    }
    Обязательство: <code>{ $commitment }</code>
    Секрет: <code>{ $secret }</code>
    Соль: <code>{ $salt }</code>
verify-counts = Сколько раз выпал каждый бросок, а в скобках сколько раз его следовало ожидать по вероятности: { $counts }
verify-count = { $score }: { $count } ({ $expected })
verify-unplayed =
    <b>Партия { $id }</b>
    Она кончилась, не начавшись. Секрет соответствует обязательству:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>Партия { $id }</b> ❌
    Эта партия не проходит проверку: { $why }. Пожалуйста, сообщите тем, кто держит этого бота.

## Стол больше чем на двоих

invite-many-group = <b>{ $name }</b> зовёт всю группу. Нажмите «Сесть за доску».
invite-many-link = <b>{ $name }</b> зовёт друзей. Пошлите эту ссылку каждому: партия откроется в его собственном чате. Ссылка действует семь дней.
invite-many-phone = <b>{ $name }</b> и другие с одного телефона: передавайте его по кругу.
invite-many-bot = <b>{ $name }</b> играет против BOT.
invite-watch = Программы играют друг с другом, а <b>{ $name }</b> смотрит.
lobby-seats = 🪑 Занято мест: { $count } из { $most }
lobby-seat = { $count }. <b>{ $name }</b>
lobby-begin = Когда игроков не меньше { $least }, <b>{ $name }</b> может начать. Кому какое место, решит жребий.
bot-for = BOT ({ $level }) вместо { $name }
key-watch = 👀 Смотреть, как играют BOT
key-new-links = 🔗 Друзья, по ссылке
key-new-phones = 📱 Несколько с одного телефона
key-get-up = 🚶 Встать из-за стола
key-add-bot = ➕ BOT: { $level }
key-drop-bot = ➖ BOT
key-add-here = ➕ Ещё один здесь
key-drop-here = ➖ Одним меньше здесь
said-got-up = Вы встали. Место снова свободно.
said-seats = Готово: смотрите, кто за столом.
answer-full = Все места заняты.
answer-begun = Эта партия уже началась.
answer-too-few = За столом ещё слишком мало игроков.
answer-host-stays = Вы пригласили остальных: вместо этого можно убрать приглашение.
caption-asleep-all = 💤 { $name } покидает стол. Партия спит; разбудить её может любой из игроков.
notice-left-all = 💤 { $who } покидает стол. Партия спит, пока кто-нибудь из вас не нажмёт «Продолжить».
over-abandoned = 🏳 Сдался последний из игроков. Партия окончена без победителя.
answer-may-not-resign = По этим правилам сдаваться уже поздно: доиграйте до конца.

## Предложения закончить партию вместе

command-draw = предложить ничью
command-count = предложить подсчёт
key-offer-draw = 🤝 Предложить ничью
key-offer-count = 🧮 Предложить подсчёт
key-offer-yes = 🤝 Принять
key-offer-no = ✖️ Отклонить
caption-offer-draw = 🤝 <b>{ $name }</b> предлагает ничью.
caption-offer-count = 🧮 <b>{ $name }</b> предлагает закончить партию и посчитать сейчас.
offer-none = Здесь нет вашей партии, которая ещё идёт.
offer-which = В какой партии?
over-agreed = 🤝 Ничья по соглашению игроков.
said-offered = Предложено. Кто играет дальше, тот отказался.
said-accepted = Вы согласны. Слово за остальными.
said-agreed = Договорились.
said-declined = Партия продолжается.
answer-offer-stands = Уже есть предложение: сначала нужен ответ на него.
answer-offer-gone = Этого предложения больше нет.
answer-offer-declined = Отказ. Играйте дальше; после следующего хода можно спросить снова.
answer-own-offer = Вы уже ответили.

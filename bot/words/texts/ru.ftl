### Все слова Джехути по-русски: те же сообщения и те же аргументы, что и в en.ftl.
### Пол игрока неизвестен: о людях говорим в настоящем времени.

## Read aloud: what signs are called where a screen reader speaks

aloud-comma = ,
aloud-to = на
aloud-swaps = меняется местами с
aloud-takes = берёт
aloud-hit = удар
aloud-water = в воду
aloud-throws = бросок
aloud-one-throw = и ещё бросок
aloud-extra = добавлено бросков:
aloud-of = из
aloud-by = на
aloud-times = раз: { $count }
aloud-previous = назад, страница
aloud-next = дальше, страница
aloud-to-first = в начало
aloud-to-before = на шаг назад
aloud-to-next = на шаг вперёд
aloud-to-last = в конец
aloud-triangle = треугольник
aloud-star = звезда
aloud-ring = кольцо
aloud-ankh = анх
aloud-moon = луна
aloud-waves = волны
aloud-hyena = гиена
aloud-about = около
aloud-plus-minus = плюс-минус
aloud-number = номер
aloud-mistake = промах
aloud-chosen = выбрано:
aloud-changed = изменено:
aloud-by-itself = без нажатия:
key-stone = { $square }{ $takes ->
        [1] , может взять
       *[0] {""}
    }
key-other-stone = Другой камень, не { $square }

## How boards look, or are read

key-settings-look = 👓 Доски
key-settings-group-look = 👓 Её доски
set-theme = Цвета досок: <b>{ $value }</b>
about-set-theme = Какие цвета у досок?
set-theme-papyrus = папирус
set-theme-contrast = контрастные
set-theme-dark = тёмные
key-set-theme-papyrus = 🏺 Папирус
key-set-theme-contrast = 🔳 Контраст
key-set-theme-dark = 🌙 Тёмные
said-set-theme-papyrus = Теперь доски цвета папируса.
said-set-theme-contrast = Теперь доски контрастные.
said-set-theme-dark = Теперь доски тёмные.
set-own-side = Доска сенета и сиджи видна: <b>{ $value }</b>
about-set-own-side = 🔄 В сенете и сидже, когда вы играете вторым номером.
set-own-side-on = с вашей стороны
set-own-side-off = со стороны первого игрока
key-set-own-side = 🔄 Доски с моей стороны
said-set-own-side-on = Теперь, когда вы играете вторым номером, доска видна с вашей стороны.
said-set-own-side-off = Теперь каждая доска видна со стороны первого игрока.
set-by-ear = Картинки и эмодзи: <b>{ $value }</b>
set-by-ear-on = без них, всё словами, для чтения вслух
set-by-ear-off = есть
key-set-by-ear = 👂 Слова для чтения вслух
said-set-by-ear-on = Теперь всё говорится словами, без картинок и эмодзи. О ходах других говорит новое сообщение. Команды: /where, /score, /last.
said-set-by-ear-off = Теперь у досок снова есть картинки.
standing-score = <b>{ $name }</b>, { $side }: { $count }
standing-square = { $square }: { $count ->
        [0] свободно
       *[other] { $side }
    }
standing-no-square = Клетки { $square } нет.
standing-open = Эта партия ещё не началась. За столом: { $names }.
standing-none = Здесь ещё не сыграно ни одной партии. /play начинает её.
command-where = где что стоит: /where или /where 12
command-score = кто сколько прошёл
command-last = последние ходы

## The title and the menu

title = <b>Джехути</b> · древние игры Нила
title-story =
    Джехути, которого греки звали Тотом, придумал Сенет и выиграл для года пять новых дней. Садитесь: палочки, камни и щепки уже на столе.

    <i>Авторы: разработчики Djehuty</i>
home-first = ▶️ <b>{ $play }</b>: { $game }, соперник — { $level }, самый слабый бот.
home-how = 🎯 Проведите пять фигур по тридцати клеткам и с доски раньше бота.
home-more = ℹ️ История, честные броски
home-play = ▶️ <b>{ $play }</b>: { $what }, соперник { $bots }.
home-seal =
    🔒 { $sealed ->
        [lot] Честный жребий:
       *[throws] Честные броски:
    } секрет партии, которую здесь начнёт одно нажатие, уже запечатан.
    SHA-256:
    <code>{ $commitment }</code>
    Нажатие кнопки примешивает { $own ->
        [1] ваши слова.
        [2] свой номер, который видит только сервер.
       *[0] ваши слова (/words) или свой номер, который видит только сервер.
    } В конце я открою секрет, и /verify пересчитает { $sealed ->
        [lot] жребий.
       *[throws] каждый бросок.
    }
key-play = ▶️ Играть
key-play-new = ▶️ Новая: { $game }
key-choose = 🎲 Другая игра
key-unfinished = ▶ Дальше: { $game } №{ $id }
key-unfinished-many = ⏯ Незаконченные партии: { $count }
key-resume-menu = ⏯ Продолжить
key-rules = 📜 Правила
key-settings = ⚙️ Настройки
key-close = ✖️ Закрыть меню
key-add-group = ➕ В группу
key-back = ‹ Назад
key-menu = 🎲 Выбрать игру
menu-left = До встречи! Доска ждёт: /start
key-bot-novice = 🤖 новичок
key-bot-modest = 🤖 скромный
key-bot-greedy = 🤖 жадный
key-bot-golden = 🤖 умеренный
key-bot-djehuty = 🤖 Джехути
bot-rated = { $bot }, сила { $count } из 4
key-levels = 🔢 Уровни 1–8
key-whom = 🤖 Другие соперники …
key-more-ways = Ещё …
more-ways =
    👀 Играют два бота, а вы смотрите.
    ❔ Как играет каждый бот и насколько он силён.
    ☆ Эти правила будут под рукой, над всеми играми.
    ↗️ Ссылка, чтобы послать эти правила другим.
more-find = 🔎 Встретите того, кто ищет ту же игру.
more-learn = 🎓 Игре учат маленькие задачи.
key-bots = ❔ Боты
    .aloud = Какие бывают боты
key-new-bots = 🤖 Несколько
key-new-group = 👥 С кем-то из группы
key-new-link = 🔗 Позвать друга
key-new-phone = 📱 Вместе здесь
bot-name = Бот ({ $level })
bot-level = Бот · уровень { $count }
bot-numbered = Бот { $count } · { $level }
bot-brief = Бот
bot-number = Бот { $count }
level-novice = новичок
level-modest = скромный
level-greedy = жадный
level-golden = умеренный
level-djehuty = Джехути
nth-level = уровень { $count }
strength-easy = лёгкий
strength-medium = средний
strength-hard = сильный
strength-master = мастер
bots-line = <b>{ $level }</b> · { $strength }
    { $way }
bots-why = 💭 В /settings можно попросить бота объяснять свои ходы.
levels-how = Уровень 1 делает любой ход. Уровень { $count } — это { $level }. Остальные играют хорошо, но иногда делают случайный ход.
levels-line = <b>{ $count }</b> · { $strength } · { $points ->
        [0] 0
       *[other] ≈ { $points }
    }
levels-points = Последнее число — рейтинг в очках Эло: насколько уровень сильнее первого.
levels-share = Уровень выигрывает примерно { $share } из 100 партий у того, что ниже. Высший выигрывает примерно { $most } из 100 у низшего.{ $close ->
        [1] {" "}Остальное решает удача.
       *[other] {""}
    }
levels-rules = Измерено: { $rules }.{ $own ->
        [1] {""}
       *[other] {" "}По другим правилам расстояния иные.
    }
somebody = кто-то

## Commands

command-start = начать игру; меню
command-play = выбрать игру, правила и соперника
command-day = позиция дня: найдите лучший ход
command-resume = вернуться к незаконченной партии
command-board = показать доску ещё раз, здесь внизу
command-rules = как играют в эти игры
command-resign = сдать партию
command-words = ваши слова для бросков
command-verify = проверить броски
command-me = ваши партии, рейтинг и победы
command-top = кто сколько выиграл в этой группе
command-luck = как вам везло в бросках
command-throws = все броски всех партий: что выпадало
command-sealed = печати и секреты всех партий за день
command-name = как вас называть
command-settings = язык и настройки игры
command-privacy = что о вас хранится и зачем
command-export_me = прислать всё, что о вас хранится
command-forget_me = забыть меня
command-cancel = для администраторов: прервать партию
profile = { $games }: настольные игры Нила, древние и народные. Играйте с друзьями, в группах или против бота. Каждый бросок можно проверить.
profile-short = Настольные игры Нила, с друзьями, в группах или против бота: { $games }.

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
caption-match = 🏁 Матч до счёта { $points }, партия { $count }: { $standing }
standing-side = { $name } { $count }
throw-off = 🎲 Розыгрыш сторон: { $standing }. { $mark } <b>{ $name }</b> берёт { $side }.
throw-off-phone = 🎲 Розыгрыш сторон: { $standing }.
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-turn = { $mark } { $name }:
caption-who = { $mark } { $name }
caption-tale = { $mark } { $told }
caption-tale-before = ⏪ До этого: { $mark } { $told }
caption-offer-throws = <i>С ⏩ автоброском палочки бросаются сами: вы только выбираете ход.</i>
tale-more = { $omitted ->
        [before] (Раньше в этом же ходу: { $plays ->
            [one] { $plays } перемещение
            [few] { $plays } перемещения
            [many] { $plays } перемещений
           *[other] { $plays } перемещения
        }.)
        [between] Потом были другие ходы.
       *[on] …
    }
tale-moved = Бот сделал { $plays ->
        [one] { $plays } ход
        [few] { $plays } хода
        [many] { $plays } ходов
       *[other] { $plays } хода
    }.
caption-story = ⏩ После вашего выбора:
story-none = без хода
story-you = вы { $told }
story-bot = бот { $told }
caption-in-signs = 🔣 Знаками:
tale-won = 🥇 Бот победил. Берегитесь гиены!
tale-won-you = 🥇 <b>Вы победили!</b> Гиена на воле.
tale-walk = 🏁 { $lead ->
        [more] В сумме вы впереди на { squares-many }.
        [fewer] В сумме бот впереди на { squares-many }.
       *[same] В сумме клеток вы наравне.
    }
squares-many = { $walk ->
        [one] { $walk } клетку
        [few] { $walk } клетки
        [many] { $walk } клеток
       *[other] { $walk } клетки
    }
tale-stuck = хода нет.
tale-only = Другого хода не было.
tale-alone = Больше ничем взять было нельзя, и за вас сделан ход { $told }.
caption-placed = { $mark } { $name } { $began ->
        [0] ставит камни: { $squares }.
       *[other] начинает по жребию: { $squares }.
    }
caption-earlier = ⏪ Перед этим:
caption-result = 📣 { $mark } <b>{ $name }</b>: { $told }
listed = { $first }, { $next }
listed-or = { $first } или { $next }
listed-and = { $first } и { $next }
decimal = { $gain }
ranking = 🏅 Места:
ranking-place = { $place }.
ranking-short = { $place }. { $mark } { $name }{ $gone ->
        [0] {""}
       *[other] {"\u00A0"}💀
    }
log-more = … ещё { $count }
log-times = { $told } ×{ $count }
log-why = 💭{"\u00A0"}{ $told }
why-equal = не хуже других
caption-only-move = ⏩ Сыграно само: { $told }
caption-only-move-of = ⏩ { $mark } Сыграно само: { $told }
caption-away = 💤 Меня не было какое-то время. Если вы что-то нажимали, нажмите ещё раз.
line = 🔧 <i>{ $text }</i>
line-until = 🔧 <i>{ $text }</i> (до { $date })
caption-put-back = ⏪ Игры возвращены к состоянию на { $date }. Сыгранное после этого пропало, а броски отсюда новые.
caption-asleep = 💤 { $name } покидает стол. Партия спит; разбудить её может любой из игроков.
caption-asleep-alone = 💤 { $name } покидает стол. Партия спит, пока { $name } её не разбудит.
caption-goal = 🎯 Цель: { $told }
caption-lesson = 💡 <i>{ $told }</i>
caption-event = ❗ { $told }
caption-reason = ☝️ { $told }
caption-reasons-more = ☝️ Почему другим нельзя: { $told }
caption-way = { $way }: { $told }
caption-odds = 🎲 { $told }
explain-seal = { $sealed ->
        [lot] Для тех, кто хочет проверить, что жребий честный:
       *[throws] Для тех, кто хочет проверить, что броски честные:
    }
caption-seal =
    🔒 Печать партии №{ $id }:
    <code>{ $commitment }</code>
caption-moves = 🔏 Ходы: <code>{ $digest }</code>
brought-press = ✋ Примешано: нажатие { $id }
brought-sign = ✋ { $name }: { $told }
brought-words = ✋ { $name }: { $told } «{ $words }»
caption-secret =
    <blockquote expandable>🔓 { $sealed ->
        [lot] Жребий был запечатан ещё до начала.
       *[throws] Броски были запечатаны ещё до начала.
    }
    Нажмите сюда: секрет и проверка.
    Печать:
    <code>{ $commitment }</code>
    Секрет:
    <code>{ $secret }</code>{ $brought }
    Сравните: эту ли печать вы видели до первого нажатия?{ $begun ->
        [1] {" "}Есть ли этот 🔏 в записи?
       *[0] {""}
    } Остальное пересчитает /verify здесь или <code>djehuty verify</code> где угодно, по записи.{ $after ->
        [none] {""}
       *[other] {"\u000A"}Следующая такая партия, №{ $after }, уже запечатана: <code>{ $aftersealed }</code>
    }</blockquote>
due-lot = { $lot ->
        [0] {""}
        [1] {" "}(начинает по жребию)
        [2] {" "}(по жребию второй ход)
       *[other] {" "}(по жребию ход { $lot }-й)
    }
caption-lot = 🎲 По жребию { $name } { $lot ->
        [1] начинает.
        [2] ходит второй по счёту.
       *[other] ходит { $lot }-й по счёту.
    }
due-throw-sticks = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] бросок палочек
       *[other] ещё бросок
    }
due-throw-dice = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] бросок кубиков
       *[other] ещё бросок
    }
due-throw-bone = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] бросок бабки
       *[other] ещё бросок
    }
due-throw-chips = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] бросок щепок
       *[other] снова щепки
    }
due-throws-on = ▶️ { $mark } { $again ->
        [0] Бросайте: 2 — стоп
       *[other] Ещё: 2 — стоп
    }
due-first-throw = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: ваш первый бросок (⏩ остальные — сами)
due-throw-to-go-on = ▶️ { $mark } <b>{ $name }</b>: продолжим? Нажмите «Бросить»
due-throw-may-win = ▶️ { $mark } <b>{ $name }</b>: этот бросок может дать победу!
due-soon = ▶️ { $mark } <b>{ $name }</b>: следующий бросок сейчас сделается сам …
due-choose = ▶️ { $mark } <b>{ $name }</b>: выбор хода
due-choose-with = ▶️ { $mark } { $told } Выбирайте.
due-again = ▶️ { $mark } <b>{ $name }</b>: ✓ ещё раз
due-takes = { $takes ->
    [0] {""}
   *[other] {" "}(⚔ берёт)
    }
due-stone = ▶️ { $mark } <b>{ $name }</b>: { $again ->
        [0] какой камень?
       *[other] возьмите ещё
    }{ due-takes }
due-square = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $due ->
        [0] поставить ещё один
        [1] поставить камень
       *[other] поставить { $due } камня
    }{ $left ->
    [0] {""}
   *[other] {" "}из { $left }
    }
due-target = ▶️ { $mark } <b>{ $name }</b>: 👉 { $square } → куда?{ due-takes }
due-bot = ▶️ { $mark } <b>{ $name }</b> играет
due-bot-places = ▶️ { $mark } <b>{ $name }</b> ставит камни
due-other = ⏳ { $mark } Ходит <b>{ $name }</b>

## Who has won already, while the others play for their places

won-already = 🥇 { $mark } <b>{ $name }</b>: победа! Гиена идёт!
won-already-you = 🥇 <b>Вы победили!</b> Дальше для забавы: охота вашей гиены.

## Buttons of a board

key-throw-sticks = 🎲 Бросить палочки
key-throw-dice = 🎲 Бросить кубики
key-throw-bone = 🎲 Бросить бабку
key-throw-chips = 🎲 Один бросок
key-throw-on = ⏩ Все броски
key-throw-for-me = ⏩ Автобросок
key-throw-soon = ⏳ Автобросок …
key-leave = 🚪 Выйти
key-down = ⤵️ Вниз
answer-is-down = Доска уже стоит ниже всего остального.
key-explain = ❔ Объясни
key-explain-close = ‹ Назад
key-hint = 🧭 Совет
advice = 🧭 { $move }. Так вы выиграете примерно { $chance } из 100 игр при сильной игре обоих{ $alike ->
        [all] . Остальные ходы примерно так же хороши: явной разницы я не вижу.
        [won-all] . Здесь выигрывает любой ход.
        [won-many] . Здесь выигрывает почти любой ход.
        [many] . Многие другие примерно так же хороши.
        [some] . Примерно так же хорошо: { $others }. Явной разницы я не вижу.
       *[one] : примерно на { $gain } больше, чем со следующим по силе.
    }
advice-decided = 🧭 { $move }. Исход уже решён: выиграть партию не даст ни один выбор.
advice-exact = 🧭 { $move }. Так вы выиграете { $chance } из 100 игр, если никто не ошибётся. Это точно.{ $alike ->
        [all] {" "}Остальные ходы теряют меньше одной десятой.
        [won-all] {" "}Здесь выигрывает любой ход.
        [won-many] {" "}Здесь выигрывает почти любой ход.
        [many] {" "}Многие другие теряют тоже меньше одной десятой.
        [some] {" "}Меньше одной десятой теряется и так: { $others }.
       *[one] {" "}Следующий по силе даёт на { $gain } меньше.
    }
advice-stones = 🧭 { $move }. { $fate ->
        [won] Насколько я вижу, это выигрывает при любых ответах.
        [lost] Я бы пошёл так, но, насколько я вижу, проигрывает любой ход.
       *[open] По моему счёту, через { turns-many } вы { $stand }{ $alike ->
            [all] . Остальные ходы дают столько же камней.
            [many] . Столько же камней дают и многие другие ходы.
            [some] . Столько же камней будет и после: { $others }.
            [only] . После любого другого, насколько я вижу, вы проигрываете.
           *[one] . Следующий по силе ход хуже на { $less }.
        }
    }
stones-many = { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
        [many] { $stones } камней
       *[other] { $stones } камня
    }
turns-many = { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
advice-less = { stones-many }
stones-ahead = { $lead ->
        [more] впереди на { stones-many }
        [fewer] позади на { stones-many }
       *[same] наравне по камням
    }
advice-place = 🧭 { $told }
    Это догадка: я прикинул много расстановок. Другие клетки могут быть не хуже.
advice-each = 💭 Верно для каждого: { $told }.
advice-solved = 🧭 { $move }. { $fate ->
        [won] Так вы выиграете, если не ошибётесь
        [lost] Партия проиграна, если соперник не ошибётся
       *[drawn] Так будет ничья, если никто не ошибётся
    }. Это точно.{ $alike ->
        [all] {" "}Любой выбор ведёт к тому же.
        [many] {" "}Тот же исход будет и после многих других.
        [some] {" "}Тот же исход будет и после: { $others }.
       *[one] {""}
    }
explain-part = { $page }/{ $pages } · нажмите ещё раз
explain-each = ▫️ В любом случае { $told }
explain-choose = ▫️ Выберите камень и спросите снова: скажу, что даёт каждый его ход.
explain-throw = ▫️ Сначала бросок: до него выбирать нечего.
explain-place = ▫️ Камень можно поставить на любую свободную клетку: на кнопке её имя.
key-resume = ▶️ Продолжить
key-join-as = Играю как { $emblem }
key-join-again = 🔁 Играю снова
key-begin = ▶️ Начать
key-begin-as = ▶️ Начать с { $emblem }
key-decline = ✖️ Отказаться
key-withdraw = ✖️ Отменить
key-not-now = ✖️ Отмена игры
key-share = ✉️ Ссылка другу
key-rematch = 🔁 Ещё партию
key-stronger = ⬆️ Бот сильнее
key-easier = ⬇️ Бот слабее
key-games = 🎲 Игры
key-next-game = ▶️ Дальше
key-record = 📄 Запись
share-words = Сыграйте со мной в игру Нила!

## Choosing what to play

choose-game = <b>Во что сыграем?</b>
choose-page = <b>{ $game }</b>: по каким правилам?
choose-line = <b>{ $game }</b>: { $character }
choose-line-source = { $best ->
        [1] ✨{" "}
       *[0] {""}
    }<b>{ $rules }</b>{ $best ->
        [1] {" "}(советуем)
       *[0] {""}
    }: { $character }
    <i>({ $source })</i>
choose-title = <b>{ $game }</b> · { $rules }
choose-whom = { $private ->
        [1] С кем? Первый бот — слабый.
        [2] С кем? Здесь 1★ слабый, 4★ сильный.
       *[0] С кем играть?
    }
choose-source = <i>{ $source }</i>
choose-switches = 🔸 { $switches }
choose-own = 🎚 { $switches }
choose-starred = { $mark } { $game } · { $rules }
choose-last = ↻ Последняя игра: { $game } · { $rules }
match-name = матч
choose-match = 🏁 { $points ->
        [0] Одна партия или матч до выбранного счёта.
       *[other] Матч до счёта { $points }.
    }
card-players = 👥 { $players }:
card-length = { $long ->
        [0] ⏱
       *[1] ⏳ Очень долго:
    } ≈ { $minutes } мин{ $points ->
        [0] {""}
       *[other] {" "}на партию
    } · нажатий у каждого ≈ { $presses }
card-taps = ⏱ нажатий у каждого ≈ { $presses }
card-choice = 🧠 { $chosen ->
        [0] почти всё решают броски
       *[1] есть из чего выбирать примерно в { $share } % ходов: ≈ { $chosen } за партию
    }
card-first = ⚖️ { $even ->
        [1] шансы почти равны, кто бы ни начинал
       *[0] кто начинает, выигрывает в { $share } ± { $error } % партий
    }{ $drawn ->
        [0] {""}
       *[other] {" "}(ничьих ≈ { $drawn } %)
    }
card-part = <i>{ $switches ->
        [none] Измерено без опций
       *[other] Измерено с опциями: { $switches }
    }</i>
choose-bots = 🤖 Боты: { $bots }
choose-bots-of = { $count }★ { $names } ({ $strength })
    .aloud = { $count }: { $names } ({ $strength })
choose-share = Пошлите эту ссылку кому хотите или напишите там, где есть я: <code>{ $command }</code>
key-change = 🎚 Варианты
switches-word = Опции
key-star = ☆ Отметить
key-starred = ★ Отмечено
key-pass-on = ↗️ Послать
key-one-game = Одна партия
key-match = 🏁 Матч до { $points }
key-reset = ↺ Сбросить
key-done = ✓ Готово
key-share-send = ✉️ Послать ссылку
key-share-group = 👥 В группу
key-go-on = ▶️ { $rules }
key-example = 📜 Пример
key-play-these = ▶️ Играть по этим правилам
key-play-with = ▶️ Сыграть с этой опцией
share-combination = Сыграйте со мной: { $rules }
toggle-title = <b>{ $rules }</b>: опции (варианты правил){ $pages ->
        [1] {""}
       *[other] , { $page }/{ $pages }
    }
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
spoken-games = Игры: { $names }.
spoken-sets = Правила: { $names }.
spoken-switches = Опции ({ $rules }): { $names }.
rules-nothing = Нет ни игры, ни правил, ни опции с названием «{ $word }». Вот какие есть игры:
spoken-many = Слишком много слов: дальше «{ $word }» я не читал.
spoken-ambiguous = «{ $word }» может значить: { $names }. Что именно?
spoken-value = «{ $word }»: такого значения нет. Есть: { $names }.
spoken-bare = «{ $word }» требует значения: { $names }.
spoken-twice = «{ $word }» противоречит сказанному раньше: { $names }.
spoken-rules = «{ $word }»: раньше вы назвали { $names }. Пожалуйста, что-то одно.
spoken-code = «{ $word }»: такого кода нет или уже нет.
spoken-contradiction = «{ $word }» не сочетается с: { $names }.

## Invitations

invite-bot = Играет <b>{ $name }</b>, соперник — { $bot }.
invite-group = <b>{ $name }</b> ищет соперника в этой группе. Выберите свой знак!
invite-link = <b>{ $name }</b> зовёт друга. Пошлите эту ссылку одному человеку: партия откроется в его собственном чате. Ссылка действует семь дней.
invite-phone = <b>{ $name }</b>, вместе на одном телефоне: передавайте его из рук в руки. Чей ход, подскажет цвет рядом с именем.
invite-rematch = <b>{ $name }</b> предлагает реванш: <b>{ $guest }</b>, что скажете?
invite-guest = <b>{ $name }</b> зовёт вас играть. Выберите свой знак!
invite-sign = ✋ Знак стоит рядом с именем, и от него тоже зависит, { $sealed ->
        [lot] кто начинает.
       *[throws] что выпадет.
    }
invite-long = ⏳ Игра будет очень долгой: около { $presses } нажатий у каждого.
invite-lot = Кто начинает, решит жребий.
invite-throw-off = Игроки бросают по очереди: у кого первым выпадет { $score }, тот берёт { $side }.
invite-match = 🏁 Матч до счёта { $points }.
invite-next = <b>{ $name }</b> хочет играть дальше: <b>{ $guest }</b>, что скажете?
invite-hands = Стороны меняются: { $mark } <b>{ $name }</b> берёт { $side } и начинает.
invite-hands-phone = Стороны меняются: каждый берёт фигуры другого.
sign-eye = глаз
sign-scarab = скарабей
sign-feather = перо
sign-sun = солнце
sign-cat = кошка
sign-boat = лодка
sign-cobra = кобра
sign-falcon = сокол
invite-seal =
    🔒 { $sealed ->
        [lot] Секрет жребия уже запечатан.
       *[throws] Секрет всех бросков уже запечатан.
    }
    Печать, её SHA-256:
    <code>{ $commitment }</code>{ $brought }{ $own ->
        [1] {"\u000A"}✍️ Можно добавить свои слова: ответьте «слова: …», не больше { $most } символов.
       *[0] {""}
    }

## How games end

race-left = { $outcome ->
        [won] У соперника { $lacking ->
            [one] осталась { $lacking } фигура.
            [few] остались { $lacking } фигуры.
            [many] осталось { $lacking } фигур.
           *[other] осталось { $lacking } фигуры.
        }
        [lost] У вас { $lacking ->
            [one] осталась лишь { $lacking } фигура.
            [few] остались { $lacking } фигуры.
            [many] осталось { $lacking } фигур.
           *[other] осталось { $lacking } фигуры.
        }
       *[none] У проигравшей стороны { $lacking ->
            [one] осталась { $lacking } фигура.
            [few] остались { $lacking } фигуры.
            [many] осталось { $lacking } фигур.
           *[other] осталось { $lacking } фигуры.
        }
    }
race-off = { $outcome ->
        [won] Все ваши фигуры ушли с доски.
        [lost] Все фигуры соперника ушли с доски.
       *[none] Все фигуры победителя ушли с доски.
    }
race-home = { $outcome ->
        [won] Все ваши фигуры дома.
        [lost] Все фигуры соперника дома.
       *[none] Все фигуры победителя дома.
    }
over-quiet = Слишком долго ни одна фигура не уходила с доски, и всё решил счёт: { $score }.
draw-quiet = 🤝 Ничья: слишком долго ни одна фигура не уходила с доски, и счёт равный, { $score }.
over-counted = Камни на доске посчитаны: { $score }.
draw-counted = 🤝 Ничья: камни на доске посчитаны, их поровну, { $score }.
over-resigned = { $loser } сдаётся.
over-resigned-points = { $score }: { $loser } сдаётся.
ended-won = 🏆 { $mark } <b>Вы победили!</b> Соперник: { $loser }.
ended-won-many = 🏆 { $mark } <b>Вы победили!</b>
ended-lost = <b>Вы проиграли.</b> Победа: { $mark } <b>{ $name }</b>.
ended-named = 🏆 { $mark } Победа: <b>{ $name }</b>. Поражение: { $loser }.
ended-named-many = 🏆 { $mark } Победа: <b>{ $name }</b>.
ended-gain = { $name } { $rating } ± { $error } ({ $change })
    .aloud = { $name }, рейтинг { $old }, теперь { $rating }, неточен на { $error }
ended-gain-brief = { $name } { $change }
    .aloud = { $name }, рейтинг { $old }, теперь { $rating }
ended-gains = ⚖️ { $told }
ended-gains-many = ⚖️ Рейтинг, по местам: { $told }
ended-gains-later = ⚖️ Рейтинг: через несколько партий
ended-gains-later-others = ⚖️ Рейтинг других: после новых партий
ended-counts-less = ⚖️ Эта партия { $percent ->
        [0] почти не идёт в счёт
       *[other] идёт в счёт на { $percent } %
    }: сегодня у этих двоих больше десяти.
unrated-hint = ⚖️ Не в рейтинг: была подсказка.
unrated-takeback = ⚖️ Не в рейтинг: ход взят назад слишком поздно.
unrated-stood-in = ⚖️ Не в рейтинг: на чьём-то месте играл бот.
unrated-declined = ⚖️ Не в рейтинг: этого хотели не все.
unrated-unmeasured = ⚖️ Не в рейтинг: по этим правилам сила бота не измерена.
caption-turns = 👣 Ходов всех игроков: { $count }
match-won = 🏆 { $mark } <b>{ $name }</b> выигрывает матч!
score-points = { $won ->
        [one] { $won } очко
        [few] { $won } очка
        [many] { $won } очков
       *[other] { $won } очка
    }
over-cancelled = ✖️ Партия прервана, результата нет.
over-broken-off = ✖️ Партию без результата прервали владельцы этого бота.
over-withdrawn = ✖️ { $name } отменяет игру.
over-declined = ✖️ Приглашение отклонено.
over-expired = ⌛ За семь дней на приглашение никто не откликнулся ({ $name }).

## Answers to presses

said-joined = Вы за доской. Удачи!
said-joined-again = Вы за доской, ваш знак: { $told }. Удачи!
said-throw-for-me = Автобросок включён во всех партиях сенета и асеба: броски делаются сами, только первый — ваш. Выключить: /settings, «Как я играю». { $told }
said-below = ⬇️ Смотрите ниже.
said-emblem-first = Сначала выберите свой знак: когда кто-то сядет за стол, будет поздно.
said-again-first = На новой доске нажмите 🔁, чтобы взять свой знак: когда кто-то сядет за стол, будет поздно.
said-begun = Партия началась. Удачи!
said-withdrawn = Отменено.
said-leave-stops = Так партия остановится для всех, пока её кто-нибудь не продолжит. Чтобы выйти, нажмите ещё раз.
said-left = Доска спит. Вернуть её: /resume
said-woken = Партия продолжается.
said-marked = Отмечено. Нажмите туда же ещё раз, чтобы сходить.
said-rematch = Новая доска уже готовится.
said-resigned = Партия сдана.
said-cancelled = Партия прервана.
said-no = Хорошо, всё остаётся как было.
said-set-language = Теперь мой язык для вас: { $language }.
said-set-chat-language = Язык этого чата: { $language }.
answer-done = Готово.
answer-again = Это уже сделано.
answer-acted = Уже сделано.
answer-no-order = Вы и так выбираете сами.
answer-marked = Это уже отмечено. Нажмите ещё раз, когда на доске будет ✓.
answer-stale = Партия ушла вперёд: смотрите самую новую доску.
answer-foreign = Вы не играете в этой партии. Своя начинается так: /play
answer-not-yours = Терпение: сейчас не ваш ход.
answer-bots-turn = Сейчас ходит бот. Минутку.
answer-not-offered = Сейчас так нельзя.
answer-asleep = Партия спит: сначала нажмите «Продолжить».
answer-awake = Партия уже не спит.
answer-over = Эта партия окончена.
answer-unknown = Такой партии здесь нет.
answer-lost = ⏪ Эта партия пропала: игры возвращены к состоянию, когда её ещё не было. Начать новую можно командой /play.
answer-put-back = ⏪ Эта доска осталась с тех пор, когда игры ещё не были возвращены к более раннему состоянию. Партия идёт на новой доске: её покажет /board.
answer-taken = Оба места уже заняты.
answer-own-seat = Вы уже за этим столом: занять два места нельзя.
answer-reserved = Это место держат для другого человека.
answer-expired = Это приглашение больше не действует.
answer-seal-used = Печать на этой странице уже использована. Вот новая: нажмите ещё раз.
said-sign = Ваш знак: { $told }
answer-sign-first = Возьмите один из знаков под доской: он встанет рядом с именем и примешается к броскам.
answer-brought = Это и так ваш знак.
answer-brought-stands = За доску уже кто-то сел. Ваш выбор был раньше и остаётся: так никто не подстраивается под другого.
answer-brought-late = Кто-то другой уже выбрал. Кто приглашает, выбирает раньше других, поэтому в этой партии у вас нет ни знака, ни слов.
answer-brought-words = Это и так ваши слова.
words-mark = слова
words-brought = ✍️ Ваши слова: «{ $words }»
words-empty = Нужна хотя бы одна буква или один символ.
words-long = Не больше { $most } символов.
words-marks = Над буквой и под ней может быть не больше двух значков. Пришлите слова с меньшим их числом.
words-signs = Слова пишут в одну строку, без невидимых символов.
words-none = Здесь нет приглашения, к которому вы присоединились. Ответьте на то, которое имеете в виду. Когда партия началась, примешать уже ничего нельзя.
words-first = ✋ Сначала печать, потом слова. Вот печать следующей партии. Пришлите слова ещё раз.
words-which = Здесь ждут несколько ваших приглашений. Ответьте на то, которое имеете в виду.
words-how =
    <b>Свои слова</b>
    Ответьте на приглашение: «слова: …» или /words и слова, не больше { $most } символов. Если вы ещё не за доской, так вы за неё садитесь. До начала партии слова можно менять; кто пригласил, выбирает первым и после чужого выбора ничего не меняет.
    Зачем: они примешиваются к жребию и броскам. Секрет, который подходит ко всем восьми знакам, я мог бы поискать, а к словам, которых ещё не знаю, — нет.
    Против бота: напишите /words и слова в нашем личном чате до того, как нажмёте кнопку, которая начинает партию. Тогда номер нажатия не примешивается. Слова видят все за доской.
answer-not-host = Это может сделать только пригласивший игрок.
answer-not-open = Это приглашение больше не действует.
answer-admins-only = Это могут только администраторы группы.
answer-not-your-question = Этот вопрос задан не вам.
answer-rematch-open = Новая доска уже ждёт: смотрите ниже.
answer-bad-press = Не узнаю эту кнопку. Вашу партию покажет /board
help =
    Я играю в настольные игры Нила: сенет, сиджу и сигу, гиену и асеб.
    /play начинает партию, /resume возвращает незаконченную.
    /learn учит игре по маленьким урокам, /rules содержит все правила.
    /day: позиция дня.
    /me: ваша страница, /settings: настройки игры.
    /review: разбор последней партии, /top: таблица группы.
command-help = что я умею
hint = Я играю в настольные игры Нила. /play начинает партию, /resume возвращает незаконченную, /rules объясняет правила.
answer-too-many-games = Вы начали сразу много партий. Сыграйте сначала одну из них или вернитесь чуть позже.
answer-try-again = Сейчас не получается спросить Telegram. Попробуйте ещё раз.
answer-rests = Telegram ещё примерно { $wait } не даст мне показать здесь ничего другого. Нажмите, пожалуйста, потом.
hindered-closed = Мне сейчас нельзя писать здесь, поэтому доска стоит. Ваши ходы сохранены. Когда писать разрешат, нажмите ещё раз.
hindered-topic = Тема «General» закрыта, поэтому доска стоит. Ваши ходы сохранены; она вернётся, когда тему откроют.
hindered-refused = Telegram сейчас не принимает эту доску. Ваши ходы сохранены; новая попытка будет скоро и при каждом нажатии.
hindered-wait = Telegram разрешит показать доску здесь примерно через { $wait }. Всё, что вы сделаете до того, сохранится.
lasting-minutes = { $count } мин
lasting-hours = { $count } ч
unsent-closed = Вы обратились ко мне в «{ $club }», но мне нельзя там писать. Это могут разрешить администраторы. Партии целы; когда писать можно, их вернёт /board в группе.
unsent-wait = Вы обратились ко мне в «{ $club }», но Telegram примерно { $wait } не разрешает мне писать там новое. Доски, которые там стоят, работают; потом напишите снова.
wordy-photos = 🖼 <i>Мне нельзя отправлять сюда фото, поэтому доска словами. Когда фото разрешат в настройках группы, картинка вернётся сама.</i>
wordy-refused = 🖼 <i>Telegram сейчас не принимает картинку этой доски, поэтому она словами. Картинка вернётся сама.</i>
wordy-bare = ⌨️ <i>Telegram сейчас не принимает ни картинку, ни кнопки этой доски. Они вернутся сами; /board пробует сразу.</i>
caption-typed = <i>До тех пор пишите ходы словами, например: { $command }</i>
caption-moved = 📌 <i>Тема этой партии закрыта: доска стоит здесь, пока её не откроют.</i>
caption-deleted = 📌 <i>Тему этой партии удалили: теперь доска здесь. /board в другой теме перенесёт её туда.</i>
too-much = Слишком много сразу. Через несколько секунд читаю дальше.
trouble = У меня что-то пошло не так. Партия цела; попробуйте, пожалуйста, ещё раз.

## To those who run the bot

admin-trouble = ⚠️ { $what }: не получается (сбоев: { $count }; последний: { $why }). После паузы попробую снова, всё остальное работает. Подробности в журнале.
admin-rival = ⚠️ Обновления этого бота получает ещё одна программа, и часть нажатий и сообщений приходит к ней, а не ко мне. Я продолжаю работать. Остановите её или возьмите у @BotFather новый токен и передайте его мне.
admin-webhook = ⚠️ Для этого бота установлен вебхук: Telegram больше ничего мне не передаёт, и я останавливаюсь. Когда вебхук будет удалён (deleteWebhook), запустите меня снова; все партии сохранены.
admin-rival-gone = ✅ Другой программы больше нет: всё снова приходит ко мне.
admin-status =
    <b>Что происходит</b>
    Людей: { $people } · групп: { $groups } · личных чатов: { $private }
    Партий идёт: { $going } · отложено: { $asleep } · закончено: { $ended } · приглашений: { $open }
    Сегодня (UTC): начато { $begun }, закончено { $finished }
    Бросков и ходов за последний час: { $actions }
    Ждут показа досок: { $waiting } · нельзя показать: { $parked }
    Ждут отправки сообщений: { $owed } · неразобранных: { $letters }
admin-waits = Telegram просил подождать за последний час (429): { $count }
admin-disk = База занимает { $taken } МБ, на её диске свободно { $free } МБ
admin-backup = Последняя копия базы: { $ago }
admin-no-backup = { $backups ->
        [on] Последняя копия базы: ещё нет
        [off] Копии базы: не настроены (BACKUP_DIR)
       *[elsewhere] Копии базы: делаю не я, а те, у кого она стоит
    }
admin-troubles = Неполадок за сутки, замеченных этим сервером: { $count }
key-admin-troubles = ⚠️ Неполадки
key-admin-again = 🔄 Сейчас
ago-now = только что
ago-minutes = { $count } мин назад
ago-hours = { $count } ч назад
ago-days = { $count } дн. назад
troubles-head = <b>Неполадки за сутки</b>, новые сверху
troubles-line = { $ago } · { $what }: { $why } × { $count }
troubles-none = Ни одной, насколько знает этот сервер.
troubles-letters = <b>Неразобранное</b> (<code>djehuty letters</code>)
troubles-letter = { $ago } · { $why } × { $count }
admin-not-you = /admin — для владельцев этого бота.
admin-private = Это я скажу в личном чате: напишите /admin там.
admin-how =
    <b>После /admin можно написать:</b>
    <code>ban</code> и номер или часть имени (одно слово, если ответом на сообщение), <code>unban</code> и номер
    <code>leave</code> и номер группы, <code>end</code> и номер партии
    <code>line</code> и текст или <code>off</code>, <code>news</code> и текст
    <code>people</code>, <code>banned</code>, <code>chats</code>, <code>games</code>, <code>troubles</code>, <code>log</code>
banned = Вы больше не можете пользоваться этим ботом. Так решили его владельцы.
key-admin-people = 👤 Люди
key-admin-banned = 🚫 Запрет
key-admin-log = 📜 Журнал
people-head = <b>Кто приходил недавно.</b> Нажмите, чтобы узнать больше.
people-none = Никого с таким именем недавно не было. <code>/admin ban</code> понимает и номер в Telegram, и ответ на сообщение; или перешлите мне, что этот человек написал.
people-line = { $name } · <code>{ $user }</code> · { $ago }
person-head = <b>{ $name }</b>
    Номер в Telegram: <code>{ $user }</code> · здесь: #{ $id }
    Неоконченных партий: { $count }
person-banned = 🚫 Запрет: { $ago }.
key-ban = 🚫 Запретить
key-unban = ↩️ Впустить снова
ban-question = <b>{ $name }: запретить?</b>
    На нажатия и сообщения тогда раз в час приходит один короткий ответ, и больше ничего не происходит. Остальные за их столами могут играть дальше, как когда кто-то ушёл. Никто не узнает почему.
key-ban-yes = 🚫 Да, запретить
key-keep-no = Нет
banned-head = <b>Кому запрещено</b>, последние сверху. Нажатие впускает снова.
banned-none = Никому не запрещено.
kept-banned = Запрещено. Остальные за их столами могут играть дальше.
kept-banned-already = Уже запрещено.
kept-unbanned = Ботом снова можно пользоваться. Место за столом вернётся с первым нажатием.
kept-unbanned-already = Запрета нет.
kept-nobody = Под этим номером никого нет.
kept-hidden = Telegram не говорит, кто это написал: человек это скрывает. Поищите среди тех, кто приходил недавно.
kept-keeper = Это один из владельцев этого бота.
log-head = <b>Что здесь сделано</b>, последнее сверху
log-none = Здесь ещё ничего не сделано.
deed-ban = { $ago } · { $name } — запрет: { $what }
deed-unban = { $ago } · { $name } — снова впускает: { $what }
deed-end = { $ago } · { $name } прерывает: { $what }
deed-leave = { $ago } · { $name } — выход из группы: { $what }
deed-line = { $ago } · { $name } — строка на всех досках ({ $what })
deed-line-off = { $ago } · { $name } — строка убрана
deed-news = { $ago } · { $name } рассылает новости: { $what }
deed-news-stop = { $ago } · { $name } — рассылка остановлена: { $what }
deed-news-on = { $ago } · { $name } — рассылка продолжена: { $what }
deed-news-again = { $ago } · { $name } — ещё раз тем, о ком неизвестно: { $what }
key-admin-news = 📰 Новости
news-head = <b>Новости</b> получают те, кто попросил о них в настройках: { $count }
news-how = Ответьте на это сообщение новостями, не длиннее { $most } знаков. Сначала вы их увидите, и до двух нажатий ничего не уйдёт. Или напишите <code>/admin news</code> и текст.
news-going = В пути: дошло { $sent }, впереди { $left }; нельзя написать: { $failed }; неизвестно: { $unsure }
news-stopped = Остановлено: дошло { $sent }, не дошло { $left }; нельзя написать: { $failed }; неизвестно: { $unsure }
news-done = Готово: дошло { $sent }; нельзя написать: { $failed }; неизвестно: { $unsure }
news-unsure = Неизвестно о тех, кому я писал, когда меня остановили или пропала сеть: Telegram мог это принять, и узнать нельзя. Само к ним ничего больше не пойдёт.
key-news-text = ✍️ Написать
key-news-send = 📨 Разослать ({ $count })
key-news-yes = 📨 Да, разослать ({ $count })
key-news-stop = ⏹ Остановить
key-news-on = ▶️ Продолжить
key-news-again = 📨 Ещё раз неизвестным
kept-news-going = Новости идут, позади всего остального.
kept-news-stopped = Больше новости никому не пойдут.
kept-news-late = Это уже сделано, или делать нечего.
key-admin-line = 🔧 Строка
no-end = без срока
line-head = <b>Строка для всех.</b> Она стоит на каждой доске, которая ждёт, и в начале всего, что люди получают, до срока или пока вы её не уберёте.
line-on = Сейчас видна:
line-draft = Написано. На сколько её показать?
line-how = Ответьте на это сообщение строкой, не длиннее { $most } знаков. Или напишите <code>/admin line</code> и текст.
key-line-text = ✍️ Написать
key-line-off = ⏹ Убрать
key-line-open = ▶️ Без срока
kept-line-shown = Строка видна. Доски подтянутся понемногу.
kept-line-none = Строка не написана.
kept-line-off = Строка убрана. Доски подтянутся понемногу.
kept-line-off-already = Никакой строки не видно.
key-admin-chats = 👥 Группы
clubs-head = <b>Группы, где кто-то был недавно.</b> Другая группа: <code>/admin leave</code> и её номер.
clubs-none = Ни одной группы нет.
clubs-line = { $club } · #{ $id } · { $ago }
club-page = <b>{ $club }</b>
    Здесь: #{ $id } · в Telegram: <code>{ $user }</code>
    Неоконченных партий: { $count }
key-leave-group = 🚪 Уйти
leave-question = <b>Уйти из группы { $club }?</b>
    Больше я там ничего не скажу, неотправленное пропадёт. Партии сохранены и пойдут дальше, когда кто-нибудь добавит меня снова.
key-leave-yes = 🚪 Да, уйти
kept-leaving = Ухожу из этой группы.
kept-no-group = Группы с таким номером нет.
key-admin-games = 🎲 Партии
outside-head = <b>Где что-то было недавно.</b> Другая партия: <code>/admin end</code> и её номер.
outside-none = Ни одна партия не идёт.
outside-game = <b>{ $what }</b>
    Последний раз что-то было: { $ago }
key-end = ✖️ Прервать
end-question = <b>Прервать партию №{ $id }?</b>
    Она кончится сразу и насовсем. Никто не выиграет, и доски скажут, что её прервали владельцы этого бота.
key-end-yes = ✖️ Да, прервать
kept-ended = Партия окончена, доски об этом говорят.
kept-ended-already = Эта партия уже окончена.
kept-no-game = Партии с таким номером нет.
kept-unreadable = Эту партию уже не прочесть: играть в ней никто не может.
trouble-update = Ответить на сообщение или нажатие
trouble-reply = Отправить ответ
trouble-board = Показать доску
trouble-notice = Отправить напоминание
trouble-turn = Ход бота
trouble-invitation = Закрыть приглашение
trouble-round = Обычный обход
trouble-task = Фоновая работа
trouble-letter = Разобрать отложенное сообщение
trouble-backup = Сделать резервную копию

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
resign-match = { $name } получает { $score } и выигрывает матч.
resign-done = 🏳 Сдаётся { $who }: { $game }
cancel-private = /cancel — только для администраторов групп. Здесь партию можно сдать (/resign) или нажать «Выйти».
cancel-which = Какую партию прервать без результата?
cancel-confirm = Прервать эту партию без результата? { $game }
cancel-done = ✖️ Партию прерывает { $who }: { $game }
anonymous = Вы пишете от имени { $speaker ->
    [channel] канала
   *[group] группы
}, и мне не видно, кто вы. Нажимайте кнопки: по ним я вас узнаю.
anonymous-alone = Вы пишете от имени { $speaker ->
    [channel] канала
   *[group] группы
}, и мне не видно, кто вы. Напишите это мне в личном чате.
key-play-on = Нет, играем
no-done = ▶️ Игра продолжается: { $game }
key-resign = 🏳 Сдать партию
key-resign-yes = 🏳 Да, сдаю
key-cancel-yes = ✖️ Да, прервать
label-name = { $who }
label-phone = 📱 { $who }
label-others = { $others } +{ $count }
label-score = { $others } { $first }–{ $second }
label-mine = вы { $first }–{ $second } { $others }
label-open = №{ $id } ✉️ { $game } · { $others }
label-playing = №{ $id } · { $game } · { $others }
label-asleep = №{ $id } 💤 { $game } · { $others }
label-over = №{ $id } 🏁 { $game } · { $others }
label-ended = 🏁 { $game } · { $others }
notice-left = 💤 { $who } покидает стол. { $other }, ваша партия спит, пока кто-то из вас её не продолжит: кнопка под доской, а /resume пришлёт доску сюда.
notice-lies = 💤 В этой партии три месяца ничего не происходит. Оставить её? Она хранится, пока кто-то из вас её не закончит.
key-keep = 💤 Оставить
lies-kept = Партия остаётся как есть.
lies-done = 💤 Остаётся: { $game }

## What is kept of somebody

privacy =
    <b>Что я о вас храню</b>
    • Ваш номер и имя в Telegram, выбранное вами имя, язык вашей программы: чтобы узнавать вас и называть по имени в партиях.
    • Ваши настройки (и чьи часы вы выбрали для тихих часов), избранное, решённые уроки, то, что вам уже объяснялось, и когда следующее напоминание.
    • Ваши партии: места, ходы, броски и их время, знаки и слова, выбранные вами для бросков. По ним каждый может проверить броски.
    • Ответы на позицию дня, победы, рейтинг и счёт с каждым соперником. Таблицы групп показывают сыгранное там, если вы не отказались (/settings).
    • Сообщение, с которым я не справился, — не дольше 30 дней; номер обновления в очереди Telegram — два дня.
    Больше ничего: ни других сообщений, ни телефона, ни места на карте. Ваше имя и ходы видят только участники ваших партий. В списке партий за день (/sealed) есть броски и знаки, но нет ни имён, ни слов.
    /export_me пришлёт всё одним файлом. /forget_me забудет всё, что говорит, кто вы.
privacy-private = Напишите это, пожалуйста, в нашем личном чате: других это не касается.
key-export = 📦 Прислать мне всё
key-forget = 🗑 Забыть меня
export-caption = Всё, что о вас хранится, с записями ваших партий.
forget-confirm =
    <b>Забыть вас?</b>
    Исчезнут навсегда: имя, номер в Telegram, язык, настройки, избранное, уроки, победы, рейтинг и слова для бросков.
    Незаконченных партий: { $count }. Они закончатся сейчас, как если бы вы сдались; за столом, где играют многие, за вас доиграет бот. Другие игроки об этом узнают.
    Останутся, потому что принадлежат и другим игрокам: партии с ходами, бросками и знаками. Вы там — «кто-то». Отправленные сообщения остаются в чатах; вы можете их удалить.
    Вернуть это нельзя. Сначала можно взять копию: /export_me.
key-forget-no = Нет, оставить
key-forget-yes = 🗑 Да, забыть
forget-kept = Ничего не забыто.
forget-done = Готово: здесь больше ничто не говорит, кто вы. Если напишете снова, начнём сначала. Всего доброго!
notice-gone = 🗑 Один из игроков попросил его забыть и больше не вернётся. Что стало с партией, видно на доске.

## Settings and names

settings-head = <b>Настройки</b>
settings-of = <b>Настройки</b> · { $topic }
key-settings-language = 🌐 Мой язык
key-settings-play = 🎲 Как я играю
key-settings-words = 💬 Пояснения
key-settings-calls = 🔔 Напоминания
key-settings-ratings = 🏅 Рейтинг
key-settings-group = 👥 Эта группа
key-settings-group-games = 🎲 Её партии
key-settings-group-ends = 🏁 Конец партий
key-settings-group-language = 👥 Её язык
settings-name = Ваше имя здесь: <b>{ $name }</b> (сменить: /name)
settings-elsewhere = Ваши собственные настройки есть в личном чате со мной (/settings там).
settings-of-group = 👥 Для всей группы (выбирают администраторы):
settings-ticks = ✓ — так сейчас. Можно сменить.
settings-games = ✓ — это можно начинать здесь.
set-language-in = Мой язык для вас: <b>{ $language }</b>
set-only-moves = Когда выбирать не из чего: <b>{ $value }</b>
set-throws = Автобросок: <b>{ $value }</b>
about-set-throws = 🎲 С автоброском я бросаю за вас в сенете и асебе.
set-explained = Игры объясняют себя сами: <b>{ $value }</b>
set-called = Если в группе ждут вашего хода: <b>{ $value }</b>
about-set-called = Если в группе ждут вашего хода, что мне делать?
set-chat-language-in = Язык: <b>{ $language }</b>
set-mocked = Гиена, когда съедают мать: <b>{ $value }</b>
set-reasons = Бот объясняет свои ходы: <b>{ $value }</b>
set-calls = Если кто-то долго не ходит: <b>{ $value }</b>
set-only-moves-off = ходите вы сами
set-only-moves-on = ход делается сам
key-set-only-moves = ⏩ Единственный ход — сразу
said-set-only-moves-on = Теперь, когда выбирать не из чего, ход делается сам.
said-set-only-moves-off = Теперь каждый ход делаете вы сами.
set-throws-off = нет, по вашей кнопке
set-throws-on = да
key-set-throws = 🎲 Автобросок
said-set-throws-on = Теперь во всех партиях ваши броски делаются сами. Вы нажимаете только то, что выбираете. Первый бросок партии — ваш, а в игре «Гиена» все. Чтобы выключить, нажмите ещё раз.
said-set-throws-off = Теперь каждый бросок нажимаете вы.
set-confirm = Ваши ходы считаются: <b>{ $value }</b>
set-confirm-off = с первого нажатия
set-confirm-on = со второго нажатия
key-set-confirm = ✌️ Ход в два нажатия
said-set-confirm-on = Теперь первое нажатие отмечает ход, а второе, туда же, делает его. Нажмёте на другое место — отметится оно.
said-set-confirm-off = Теперь ход делается одним нажатием.
set-explained-on = да
set-explained-off = нет
key-set-explained = 💡 Объяснять игры
key-teach-again = 🔁 Объяснить всё сначала
said-set-explained-on = Теперь игры объясняют всё, что случается впервые.
said-set-explained-off = Теперь объяснения только по кнопке ❔.
said-teach-again = Теперь всё объясняется заново, с самого начала.
set-mocked-on = с насмешкой
set-mocked-off = без насмешки
key-set-mocked = 😈 Гиена: насмешки
said-set-mocked-on = Теперь над съеденными насмехаются, как велит обычай.
said-set-mocked-off = Теперь никто не насмехается: о съеденных только сообщают.
set-reasons-on = да
set-reasons-off = нет
key-set-reasons = 💭 Бот объясняет ходы
said-set-reasons-on = Теперь бот объясняет, почему так сходил. Новичок ничего не объясняет.
said-set-reasons-off = Теперь бот ходит молча.
set-called-mention = зову вас там
set-called-private = пишу вам лично
set-called-silent = молчу
key-set-called-mention = 📣 Позвать
key-set-called-private = ✉️ Лично
key-set-called-silent = 🔕 Ничего
said-set-called-mention = Если через три минуты вы ещё не сходили, я позову вас в группе по имени.
said-set-called-private = Если через три минуты вы ещё не сходили, я напишу вам в личный чат.
said-set-called-silent = Теперь я молчу, когда в группе ждут вашего хода.
set-news = Новости от владельцев бота: <b>{ $value }</b>
set-news-on = приходят
set-news-off = нет
key-set-news = 📰 Новости этого бота
said-set-news-on = Теперь к вам приходят новости от владельцев этого бота. Они редки, и одно нажатие под ними их отменяет.
said-set-news-off = Новости больше не придут.
set-rates = В рейтинг идут мои партии: <b>{ $value }</b>
about-set-rates = Какие ваши партии идут в рейтинг?
set-rates-people = с людьми
set-rates-all = и с ботом
set-rates-none = никакие
key-set-rates-people = 👥 С людьми
key-set-rates-all = 🤖 И с ботом
key-set-rates-none = 🚫 Никакие
said-set-rates-people = Ваши следующие партии с людьми идут в рейтинг, если того хотят и другие. Не идёт партия с подсказкой, с возвратом хода после броска или с ботом на чьём-то месте.
said-set-rates-all = Ваши следующие партии идут в рейтинг, и с ботом тоже, где его сила измерена: в сенете и сидже, по правилам для начала.
said-set-rates-none = Ваши следующие партии не идут в рейтинг. Те, что начаты, остаются как есть.
set-ranked = Группы видят меня в таблицах (/top): <b>{ $value }</b>
set-ranked-on = да
set-ranked-off = нет
key-set-ranked = 🏆 Быть в таблицах групп
said-set-ranked-on = Теперь таблица группы (/top) показывает и вас, если вы там играли.
said-set-ranked-off = Теперь ни одна группа не видит вас в своей таблице (/top).
key-no-news = 🔕 Без новостей
set-calls-on = зову через три минуты
set-calls-off = никого не зову
key-set-calls = 📣 Звать, кого ждут
said-set-calls-on = Теперь я зову здесь тех, чьего хода долго ждут.
said-set-calls-off = Теперь я здесь никого не зову.
set-follow = Доска, на которой играют: <b>{ $value }</b>
about-set-follow = Что с доской, когда разговор её отодвинул?
set-follow-down = спускается вслед за разговором
set-follow-pin = закреплена
set-follow-stay = остаётся на месте
key-set-follow-down = ⤵️ Вниз
key-set-follow-pin = 📌 Закреп
key-set-follow-stay = ⚓ Стоит
said-set-follow-down = Теперь доска, на которой играют, спускается вниз, когда разговор её отодвинул.
said-set-follow-pin = Теперь доска, на которой играют, закреплена. Уведомлений никто не получает.
said-set-follow-stay = Теперь доска остаётся на месте. Кнопка ⤵️ под ней спускает её вниз.
set-cancels = Прервать партию могут: <b>{ $value }</b>
about-set-cancels = Кто может прервать здесь партию? Админы могут всегда.
set-cancels-admins = админы
set-cancels-host = админы и хозяин
set-cancels-table = все за столом
key-set-cancels-admins = ⚖️ Админы
key-set-cancels-host = ✉️ Хозяин
key-set-cancels-table = 👥 Стол
said-set-cancels-admins = Теперь прервать партию здесь могут только администраторы.
said-set-cancels-host = Теперь прервать партию может и тот, кто пригласил.
said-set-cancels-table = Теперь прервать партию может каждый, кто в ней играет.
set-lends = Позиции из моих партий как задачи для других: <b>{ $value }</b>
about-set-lends = 🏺 Задача показывает другим позицию: через неделю после конца партии и без имён.
set-lends-on = можно, через неделю после конца
set-lends-off = нельзя
key-set-lends = 🏺 Мои партии для задач
said-set-lends-on = Теперь позиции из ваших партий могут стать позицией дня: через неделю после конца партии, без имён и если разрешили все игравшие.
said-set-lends-off = Теперь позиции из ваших партий другим не показываются.
set-daily = Позиция дня каждое утро: <b>{ $value }</b>
about-set-daily = 🏺 Опрос для всех, каждое утро. Когда он закроется, все увидят, кто как ответил.
set-daily-on = приходит, имена видны
set-daily-off = не приходит
key-set-daily = 🏺 Позиция дня
said-set-daily-on = Теперь позиция дня приходит сюда каждое утро. Имена видны: когда опрос закроется, все увидят, кто как ответил.
said-set-daily-off = Теперь позиция дня приходит сюда, только если её попросят: /day.
answer-cancel-host = Здесь это могут только пригласивший и администраторы.
answer-cancel-table = Здесь это могут только игроки партии и администраторы.
set-may-play = Здесь можно начинать: <b>{ $value }</b>
set-may-play-all = всё
set-may-play-some = { $count } из { $most } правил
said-may-play-on = Теперь здесь можно начинать: { $rules }.
said-may-play-off = Теперь здесь нельзя начинать: { $rules }. Начатые партии идут дальше.
answer-not-here = Администраторы этой группы не хотят, чтобы здесь начинали эту игру.
answer-one-stays = Хотя бы одни правила должны остаться.
key-quiet = 🌙 Тихие часы
set-quiet = Тихие часы: <b>{ $value }</b>
quiet-none = нет
quiet-hours = { $first }–{ $until }
quiet-of-me = В тихие часы я не сообщаю, что вас ждёт игра. Сообщение придёт чуть позже них.
quiet-of-group = В тихие часы я никого не упоминаю в этой группе. Сообщение придёт чуть позже них.
quiet-guess = Telegram не говорит мне, который у вас час. Сейчас <b>{ $clock }</b>?
quiet-clock = На часах: <b>{ $clock }</b> ({ $zone })
quiet-which-clock = Что сейчас показывают часы?
quiet-which-place = На часах <b>{ $clock }</b>. Выберите место с тем же временем, и я учту его летнее время.
quiet-which-from = С какого часа тихо?
quiet-which-to = Тихо с { $first }. До какого часа?
key-quiet-yes = ✅ Да, { $clock }
key-quiet-other = 🕐 Другое время
key-quiet-from = 🌙 Выбрать часы
key-quiet-off = 🔔 Без тихих часов
key-quiet-clock = 🕐 Другое время
key-quiet-always = 🌐 { $offset } весь год
said-quiet = Тихие часы: { $value }.
said-quiet-off = Тихих часов больше нет.
said-zone = На часах { $clock }.
set-reminded = Если вас ждут игры: <b>{ $value }</b>
about-set-reminded = Как часто напоминать, что вас ждут игры?
set-reminded-six = напоминаю каждые 6 часов
set-reminded-day = напоминаю раз в день
set-reminded-never = не напоминаю
key-set-reminded-six = ⏰ 6 часов
key-set-reminded-day = ⏰ 1 день
key-set-reminded-never = 🔕 Никогда
said-set-reminded-six = Пока вас ждут игры, я напоминаю в нашем чате не чаще чем раз в шесть часов.
said-set-reminded-day = Пока вас ждут игры, я напоминаю в нашем чате не чаще раза в день.
said-set-reminded-never = Теперь я напоминаю, только если вы попросите.
answer-cannot-pin = Мне нельзя закреплять сообщения здесь. Сделайте меня администратором с правом закреплять и нажмите снова.
follow-cannot-pin = 📌 Мне больше нельзя закреплять сообщения здесь. Теперь доска спускается вниз, когда разговор её отодвинул. Изменить: /settings.
answer-start-first = Мне пока нельзя вам писать: откройте личный чат со мной, нажмите «Старт» и выберите это снова.
name-now = Ваше имя здесь: <b>{ $name }</b>. Чтобы сменить его, напишите /name и новое имя.
name-set = Теперь ваше имя здесь: <b>{ $name }</b>.
name-empty = В имени нужна хотя бы одна буква или символ.
name-long = Имя слишком длинное. Символов в нём может быть не больше { $most }.
name-bot = Так зовут бота. Выберите другое имя.
name-live = Из такого имени Telegram делает ссылку. Выберите имя без адресов и без @, # и / перед словом.
name-side = Это имя похоже на сторону или её значок. Выберите другое.

## Record and verification

no-files = 📄 Здесь мне нельзя отправлять файлы. В личном чате можно: попросите там.
record-caption = Запись партии { $id }: { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }. { $sealed ->
        [lot] Жребий проверяет /verify здесь и <code>djehuty verify</code> где угодно.
       *[throws] Броски проверяет /verify здесь и <code>djehuty verify</code> где угодно.
    }
verify-none = В этом чате ещё не было партий. Начать: /play
verify-plain = { $sealed ->
        [lot] В этой игре ничего не бросают. Когда секрет запечатан, жребий изменить нельзя: он следует из секрета и из того, что к нему примешано.
       *[throws] Когда секрет запечатан, ни один бросок изменить нельзя: все они следуют из секрета и из того, что к нему примешано.
    } Но эту ли печать вы видели до первого нажатия? Сравнить можете только вы.
verify-bound = { $kind ->
        [presses] Примешаны номера нажатий. Их видит только сервер, и он мог их подобрать: что он этого не делал, здесь не доказано.
        [press] Примешан номер нажатия, с которого началась партия. Его видит только сервер, и он мог его подобрать.
       [words] Примешаны слова, которые игрок выбрал сам, увидев печать. Искать секрет, подходящий к словам, которых ещё не знаешь, нельзя.
       *[brought] Примешаны знаки, которые видны всем. Кто выбрал знак, увидев печать, выбрал одну партию из восьми: я мог лишь искать секрет, у которого все восемь кому-то на руку.
    }
verify-left = Что остаётся: владелец бота может прочитать секрет. Если он играет сам и выбирает последним, он может перебрать { $kind ->
        [words] сколько угодно слов.
       *[brought] восемь знаков.
    } Если вы ему не верите, пусть приглашает он: тогда последним выберете вы.
verify-left-many = Что остаётся: владелец бота может прочитать секрет. Если он играет сам, он может до начала партии перебирать знаки, слова и порядок мест. Если вы ему не верите, играйте с ним только вдвоём.
verify-running =
    <b>Партия { $id }</b>
    Секрет был запечатан до того, как кто-либо сел за доску. Вам показали его SHA-256, обязательство:
    <code>{ $commitment }</code>
    Соль (то, что примешано): <code>{ $salt }</code>
    { $sealed ->
        [lot] Когда партия кончится, я открою секрет, и каждый сможет вычислить по нему жребий.
       *[throws] Бросков пока: { $throws }. Когда партия кончится, я открою секрет, и каждый сможет вычислить по нему все броски.
    }
verify-open =
    <b>Партия { $id }</b>
    Секрет запечатан. Его SHA-256, обязательство:
    <code>{ $commitment }</code>
    { $sealed ->
        [lot] К жребию примешается
       *[throws] К броскам примешается
    } то, что выберете вы, а этого ещё никто не может знать.
    Свои слова защищают лучше знака. Как их добавить: /words
verify-good =
    <b>Партия { $id }</b> ✅
    { $seats ->
        [match] Секрет соответствует обязательству, и все броски ({ $throws }) следуют из него. Стороны не разыгрывались: после прошлой партии игроки ими поменялись.
        [from] Секрет соответствует обязательству, и все броски этой партии ({ $throws }) следуют из него. Стороны не разыгрывались: сторону выбрал тот, кто её начал.
        [throw-off] Секрет соответствует обязательству; розыгрыш сторон и все броски ({ $throws }) следуют из него.
        [alone] Секрет соответствует обязательству, и жребий следует из него.
       *[lot] Секрет соответствует обязательству; жребий и все броски ({ $throws }) следуют из него.
    }
    Обязательство: <code>{ $commitment }</code>
    Секрет: <code>{ $secret }</code>
    Соль: <code>{ $salt }</code>
verify-moves = { $over ->
        [1] 🔏 Отпечаток всех ходов и исхода: <code>{ $digest }</code>. Сравните его с последней доской: он стоит там под печатью. Он есть и в записи. Если все три одинаковы, ничего не изменено. Запись с другим отпечатком не от этой партии. Запись без него не доказывает, какие были ходы.
       *[0] 🔏 Отпечаток всех ходов до сих пор: <code>{ $digest }</code>. Он стоит на каждой доске под печатью. В конце сравните последнюю доску с записью: кто изменит хоть один ход, изменит и отпечаток.
    }
verify-counts = Сколько раз выпал каждый бросок, а в скобках сколько раз его следовало ожидать: { $counts }
verify-put-back = ⏪ Эта партия возвращена к более раннему состоянию{ $throws ->
        [0] {""}
       *[other] , сразу после броска { $throws }
    }. Броски, которые вы видели, не повторятся: с тех пор они следуют из нового секрета с новой печатью, которая с того времени стоит на доске. Когда этот секрет появился, мне уже было известно, что вы внесли. Поэтому дальше меня связывает только печать.
verify-seal-before = 🔒 Печать до броска { $throws }: <code>{ $commitment }</code>
verify-secret-before = 🔑 Её секрет: <code>{ $secret }</code>
verify-count = { $score }: { $count } ({ $expected })
verify-ended = Эта партия ещё идёт. Последняя законченная здесь: /verify { $id }
verify-more = Ещё: /throws — все броски всех партий рядом с их вероятностями, /sealed — печати и секреты за день файлом, который может проверить каждый.
luck-none = { $here ->
    [1] В этой группе ещё не кончилась ни одна партия с бросками.
   *[0] Ещё не кончилась ни одна партия, в которой вы бросали.
}
luck-mine = 🍀 <b>Ваши броски</b> { $here ->
    [1] в законченных партиях этой группы
   *[0] во всех законченных партиях
}
luck-chat = 👥 <b>Броски всех</b> в законченных партиях этой группы
luck-device-sticks = Палочки: бросков { $count }, в среднем клеток { $worth }. Ожидалось { $mean } ± { $around }.
luck-device-dice = Кубики: бросков { $count }, в среднем клеток { $worth }. Ожидалось { $mean } ± { $around }.
luck-device-bone = Бабка: бросков { $count }, в среднем клеток { $worth }. Ожидалось { $mean } ± { $around }.
luck-device-chips = Щепки: бросков { $count }, монет на 100 бросков { $worth }. Ожидалось { $mean } ± { $around }.
luck-few = Этого мало, чтобы что-то сказать.
luck-usual = Так и бывает по чистому случаю.
luck-more = Это больше, чем случай даёт 95 людям из 100. Так везёт одному из сорока.
luck-less = Это меньше, чем случай даёт 95 людям из 100. Так не везёт одному из сорока.
luck-far-more = Это намного больше, чем обычно даёт случай. Так везёт одному из нескольких сотен.
luck-far-less = Это намного меньше, чем обычно даёт случай. Так не везёт одному из нескольких сотен.
luck-next = О следующем броске это ничего не говорит. Броски всех игроков: /throws.
throws-none = Ещё не кончилась ни одна партия, в которой что-то бросают.
throws-title = <b>Все броски всех законченных партий</b>
throws-device-sticks = 🎲 <b>Четыре палочки</b>: бросков { $count }
throws-device-dice = 🎲 <b>Два кубика</b>: бросков { $count }
throws-device-bone = 🎲 <b>Одна бабка</b>: бросков { $count }
throws-device-chips = 🎲 <b>Три щепки</b>: бросков { $count }
throws-counts-sticks = Сколько светлых сторон выпало и сколько раз, а в скобках сколько раз этого следовало ожидать: { $counts }
throws-counts-dice = Какая сумма выпала и сколько раз, а в скобках сколько раз этого следовало ожидать: { $counts }
throws-counts-bone = Какая сторона выпала и сколько раз, а в скобках сколько раз этого следовало ожидать: { $counts }
throws-counts-chips = Сколько белых сторон выпало и сколько раз, а в скобках сколько раз этого следовало ожидать: { $counts }
throws-few = Этого мало, чтобы судить.
throws-usual = Чистый случай бывает таким же неровным или ещё неровнее примерно в { $percent } из 100 таких подсчётов. Ничего необычного.
throws-rare = Чистый случай бывает таким неровным лишь примерно в { $percent } из 100 таких подсчётов. Иногда так бывает; посмотрите ещё раз позже.
throws-odd = Чистый случай бывает таким неровным реже чем в 1 из 1000 таких подсчётов. Спросите владельцев этого бота.
throws-next = Бросок не знает о прежних: ничего никогда не «должно» выпасть. /verify проверяет броски одной партии.
sealed-none = Списков ещё нет. Список за день появляется после полуночи (UTC), если в этот день кончилась хоть одна партия.
sealed-not-there = Списка за этот день нет. Последний: /sealed { $date }
sealed-caption =
    Все партии, законченные { $date } (UTC): { $count }, бросков { $throws }.
    Найдите печать, которую вы видели. <code>djehuty verify --all FILE</code> пересчитает всё. Следующий список называет этот по его SHA-256:
    <code>{ $secret }</code>
verify-unplayed =
    <b>Партия { $id }</b>
    Она кончилась, не начавшись. Секрет соответствует обязательству:
    <code>{ $commitment }</code>
    <code>{ $secret }</code>
verify-bad =
    <b>Партия { $id }</b> ❌
    Эта партия не проходит проверку: { $why }. Пожалуйста, сообщите об этом владельцам бота.

## Стол больше чем на двоих

invite-many-group = <b>{ $name }</b> зовёт всю группу. Выберите свой знак!
invite-many-link = <b>{ $name }</b> зовёт друзей. Пошлите эту ссылку каждому: партия откроется в его собственном чате. Ссылка действует семь дней.
invite-many-phone = <b>{ $name }</b> и другие с одного телефона: передавайте его по кругу.
invite-many-bot = Играет <b>{ $name }</b>, соперник — бот.
invite-watch = Боты играют друг с другом, а <b>{ $name }</b> смотрит.
lobby-seats = 🪑 Занято мест: { $count } из { $most }
lobby-seat = { $count }. <b>{ $name }</b>
lobby-begin = Когда игроков не меньше { $least }, <b>{ $name }</b> может начать. Кому какое место, решит жребий.
bot-for = Бот ({ $level }) вместо { $name }
key-watch = 👀 Смотреть
key-get-up = 🚶 Встать
key-add-bot = ➕ { $level }
key-drop-bot = ➖ Бот
key-add-here = ➕ Ещё один тут
key-drop-here = ➖ Убрать игрока
said-got-up = Вы встали. Место снова свободно.
said-seats = Готово: смотрите, кто за столом.
answer-full = Все места заняты.
answer-begun = Эта партия уже началась.
answer-too-few = За столом ещё слишком мало игроков.
answer-host-stays = Вы пригласили остальных: вместо этого можно убрать приглашение.
answer-up-already = Вы уже встали: вашего места здесь нет.
caption-asleep-all = 💤 { $name } покидает стол. Партия спит; разбудить её может любой из игроков.
notice-left-all = 💤 { $who } покидает стол. Партия спит, пока кто-нибудь из вас её не продолжит: кнопка под доской, а /resume пришлёт доску сюда.
over-abandoned = 🏳 Сдался последний из игроков. Партия окончена без победителя.
answer-may-not-resign = По этим правилам сдаваться уже поздно: доиграйте до конца.

## Предложения закончить партию вместе

command-draw = предложить ничью
command-count = предложить подсчёт
key-offer-draw = 🤝 Предложить ничью
key-offer-count = 🧮 Предложить подсчёт
key-offer-yes = 🤝 Принять
key-offer-no = ✖️ Играем дальше
offer-confirm-draw = Согласны на ничью? Тогда партия окончена: { $game }
offer-confirm-count = Посчитать камни сейчас? Тогда партия окончена: { $game }
offer-confirm-end = Закончить без потерь? Тогда партия окончена: { $game }
key-offer-sure = 🏁 Да, закончить
ends-again = Точно? { $game }
forget-again = Забыть вас? Всё исчезнет, и все ваши партии закончатся.
said-once-more = Спрашиваю ещё раз: «да» теперь на другом месте.
leave-confirm = Выйти из-за стола? Партия будет спать, пока её не продолжат. { $game }
key-leave-sure = 🚪 Да, выйти
leave-done = 💤 { $who } покидает стол: { $game }
caption-offer-draw = 🤝 <b>{ $name }</b> предлагает ничью.
caption-offer-count = 🧮 <b>{ $name }</b> предлагает закончить партию и посчитать сейчас.
caption-declined = ✖️ <b>{ $name }</b> не соглашается: партия продолжается.
offer-none = Здесь нет вашей партии, которая ещё идёт.
offer-which = В какой партии?
over-agreed = 🤝 Ничья по соглашению игроков.
said-offered = Предложено. Кто ходит дальше, тот отказывается.
said-accepted = Вы согласны. Слово за остальными.
said-agreed = Договорились.
said-declined = Партия продолжается.
answer-offer-stands = Уже есть предложение: сначала нужен ответ на него.
answer-offer-gone = Этого предложения больше нет.
answer-offer-declined = Отказ. Играйте дальше; после следующего хода можно спросить снова.
answer-bot-declines = Бот не согласен. Играйте дальше; после следующего хода можно спросить снова.
answer-no-count = В этих правилах подсчёта нет.
answer-own-offer = Вы уже ответили.

## Taking back

command-takeback = взять свой ход назад
key-takeback = 🔙 Взять назад
key-takeback-brief = 🔙 Отмена
key-back-yes = 🔙 Разрешить
key-back-no = ✖️ Нет
caption-offer-back = 🔙 <b>{ $name }</b> просит взять ход назад: { $told }
caption-back-unrates = (⚖️ тогда не в рейтинг)
caption-taken-back = 🔙 { $mark } <b>{ $name }</b> берёт ход назад: { $told }
caption-placed-back = 🔙 Камень с { $square } снова у вас в руке.
said-taken-back = Ход взят назад: { $told }. Выбирайте снова.
said-back-asked = Просьба передана. Другие должны разрешить.
said-back-agreed = Вы разрешили.
answer-nothing-back = Вы ещё ничего не выбрали, что можно взять назад. Броски остаются.
answer-back-unrates = С тех пор известно больше: если взять ход назад, эта партия больше не идёт в рейтинг. Если всё же нужно, попросите ещё раз.
answer-hint-unrates = С подсказкой эта партия больше не идёт в рейтинг. Если она всё же нужна, нажмите ещё раз.
answer-back-declined = На это уже ответили «нет». Играйте дальше.

## Время на ход

command-clock = договориться о времени на ход или о паузе
key-time = ⏱ Время на ход
key-no-time = Без срока
key-pause = ⏸ { $span }
key-no-pause = ▶️ Закончить паузу
span-5m = 5 минут
span-15m = 15 минут
span-1h = 1 час
span-8h = 8 часов
span-1d = 1 день
span-3d = 3 дня
span-7d = 7 дней
span-14d = 14 дней
time-ask = ⏱ Сколько времени на ход? Кто садится за стол, тот согласен. Когда время выйдет, что делать, решают игроки.
time-ask-all = ⏱ Сколько времени на ход? Другие за столом должны согласиться, на паузу (⏸) тоже.
time-set-done = ⏱ <b>{ $who }</b> выбирает время на ход: { $game }
time-asked-done = ⏱ <b>{ $who }</b> спрашивает остальных за столом: { $game }
time-none = Здесь нет вашего стола, где можно договориться о времени.
said-time = Готово.
said-time-asked = Вопрос задан. Другие должны согласиться.
invite-time = ⏱ Время на ход: { $span }. Кто садится за стол, тот согласен. Партия сама не кончится.
invite-time-brief = ⏱ Время на ход: { $span }
invite-time-agreed = ⏱ Кто садится за стол, тот согласен и на это время. Само ничего не кончается.
caption-until = ⏱ Время до { $date }
caption-time-stands = ⏱ Время стоит, пока на вопрос нет ответа.
caption-paused = ⏸ Пауза до { $date }
caption-late = ⏰ { $mark } <b>{ $name }</b>: время вышло ({ $date })
caption-ask-time = ⏱ <b>{ $name }</b> предлагает время на ход: { $span }
caption-ask-no-time = ⏱ <b>{ $name }</b> предлагает играть без срока.
caption-ask-pause = ⏸ <b>{ $name }</b> предлагает паузу: { $span }
caption-ask-no-pause = ▶️ <b>{ $name }</b> предлагает закончить паузу.
key-poke = 👉 Позвать
key-skip = ⏭ Пропуск
key-day = ➕ 1 день
key-claim = 🏆 Победа
key-late-bot = 🤖 Бот
key-claim-yes = 🏆 Да, победа
claim-confirm = Закончить эту партию вашей победой? { $game }
said-poked = Напоминание послано, если человек их не отключил.
said-skipped = Этот ход пропущен.
said-day-given = Дан ещё один день.
said-claimed = Победа ваша.
over-time = { $loser } играет дольше, чем договорились.
over-time-points = { $score }: { $loser } играет дольше, чем договорились.
answer-not-late = Время сейчас ни у кого не вышло.
answer-own-time = Сейчас ваш ход. Это решают другие.
answer-poked = Напоминание уже было. Снова можно через восемь часов.
answer-just-moved = Ход был только что. Подождите немного.
answer-time-stands = За столом уже есть другие: время остаётся прежним.
answer-time-same = Так уже и есть.
answer-time-changed = Время на ход изменилось. Посмотрите ещё раз.
answer-no-clock = Сначала договоритесь о времени на ход.
games-paused = ⏸ { $game }: пауза до { $date }

## Strangers

command-find = найти, с кем сыграть
key-find = 🔎 Найти игрока
key-play-bot = 🤖 Пока сыграть с ботом
key-find-stop = ✖️ Не искать
key-never-again = 🚫 Не встречать
key-report = ⚠️ Пожаловаться
find-private = Соперника ищут в личном чате со мной.
find-name =
    🔎 <b>Найти, с кем сыграть</b>
    Другие видят только имя, которое вы выбрали. Сначала выберите его: /name и имя. Потом снова /find.
find-name-this =
    🔎 <b>Найти, с кем сыграть</b>
    Другие видят только имя, которое вы выбрали. Возьмите <b>{ $name }</b>, как вас здесь зовут, или напишите /name и другое, потом снова /find.
key-find-named = 🙋 Взять это имя
find-page =
    🔎 <b>Найти, с кем сыграть</b>
    Вас зовут <b>{ $name }</b>; больше о вас ничего не видно, и написать вам нельзя. Партий начато со вчерашнего дня: { $count }. Сколько времени на ход? Нажмите на игру — и поиск начнётся.
find-looking = 🔎 <b>{ $name }</b>, вы ищете соперника: { $game } · ⏱ { $span }. Когда кто-то придёт, здесь появится доска. Поиск длится не больше { $minutes } мин.
find-any = Любая игра
find-any-time = Любое время
find-nobody = 🔎 Никто не пришёл. Поиск окончен; /find начнёт его снова.
said-met = Соперник найден: доска сейчас появится.
said-looking = Идёт поиск. Доска появится, когда кто-то придёт.
said-looks-no-more = Поиск окончен.
said-never-again = Больше вы не встретитесь.
said-reported = Владельцы бота узнают об этом. Больше вы не встретитесь.
answer-name-first = Сначала выберите имя: /name и имя.
admin-report = ⚠️ Человек { $by } жалуется на человека { $who }, партия №{ $id }. <code>{ $ban }</code> закроет доступ.
invite-found = 🔎 <b>{ $name }</b> и <b>{ $guest }</b> нашли друг друга. Партия начнётся, когда оба сядут.

## Кто больше не может играть

caption-absent = 🚪 <b>{ $name }</b> сейчас не может здесь играть; место ждёт возвращения.
caption-absent-waits = 🚪 <b>{ $name }</b> сейчас не может здесь играть: вы ждёте.
caption-absent-bot = 🚪 Вместо <b>{ $name }</b> играет бот; место ждёт возвращения.
caption-offer-end = 🚪 <b>{ $name }</b> предлагает закончить партию без потерь: кто-то больше не может играть.
key-offer-end = 🚪 Закончить без потерь
key-step-out = 🤖 За меня бот
key-come-back = 🙋 Играю снова
said-stepped-out = За вас играет бот. Возвращайтесь, когда захотите.
said-came-back = Вы снова играете.
answer-plays-alone = Здесь больше никто не играет: партия и так ждёт вас.
key-call-bot = 🤖 Позвать бота
key-wait = ⏳ Ждать
key-wait-no-longer = 🚪 Больше не ждать
over-left = 🚪 { $name } больше не может играть. Партия окончена без победителя и никому не засчитана.
over-host-left = 🚪 { $name } покидает чат: приглашение закрыто.
notice-absent = 🚪 { $who } больше не может здесь играть. Можно закончить партию без потерь, позвать на это место бота или подождать: кнопки под доской. Кто вернётся, снова займёт своё место.
notice-back = 🚪 { $who } снова за столом: партия продолжается.
said-called-in = Бот играет там, пока игрок не вернётся.
said-waiting = Вы ждёте. Кто вернулся, видно на доске.
said-waiting-ended = Что будет с партией?
said-ended = Партия окончена без потерь.
answer-here-again = Все игроки снова здесь: партия продолжается.
answer-called-in = Бот там уже играет.
answer-waits-already = Так уже и есть.
answer-other-left = Другого игрока здесь больше нет, продолжать не с кем. Новая партия: /play
resign-absent = 🚪 { $name } больше не может здесь играть. Сдаваться не нужно: партию можно закончить без потерь.
cancel-absent = Прервать любую партию могут только администраторы. Свою партию, в которой кто-то больше не может играть, вы можете закончить без потерь:

## Choosing a move by taps, and in words

command-move = ход словами: /move c2-c3
said-tapped = 👉 { $square }: куда?
said-untapped = Отменено: выберите камень.
answer-tapped = Это уже выбрано.
answer-untapped = Этот выбор уже отменён.
answer-no-tap = С этой клеткой сейчас ничего нельзя сделать.
edited-done = То, что было в этом сообщении сначала, уже сделано. Пришлите новое.
edited-late = Исправить сообщение можно в течение двух минут. Пришлите новое.
edited-unsure = Меня какое-то время не было, и я не знаю, что сделало это сообщение. Пришлите новое.
move-usage = Напишите ход после команды, например: { $command }
move-none = Здесь нет партии, в которой сейчас ваш ход.
move-not-offered = «{ $move }» сейчас сыграть нельзя. Можно: { $moves }
move-no-squares = «{ $move }» понято как ход в партии №{ $id }, { $game }: таких клеток там нет. Там можно: { $moves }. Чтобы сыграть в другой партии, ответьте на её доску.
move-stones = «{ $move }» сейчас сыграть нельзя. Могут ходить камни: { $squares }
move-targets = «{ $move }» сейчас сыграть нельзя. С { $square } можно пойти на: { $squares }
move-squares = «{ $move }» сейчас сыграть нельзя. Камень можно поставить на: { $squares }
move-then-turn = Ничего не сыграно: после «{ $done }» ход окончен, и «{ $rest }» уже лишнее.
move-then-throw = Ничего не сыграно: что выпадет, заранее неизвестно, поэтому «{ $rest }» нельзя писать в одной строке с «{ $done }».
move-then-not = Ничего не сыграно: «{ $done }» можно, но «{ $rest }» после этого сыграть нельзя.
move-then-many = Ничего не сыграно: после «{ $done }» под «{ $rest }» может пониматься: { $names }. Что именно?

## Whose turn it is, and my games everywhere

call = ▶️ <a href="tg://user?id={ $user }">{ $name }</a>, ваш ход: { $game }, №{ $id }
call-home = ▶️ Ваш ход в группе «{ $club }»: { $game }, №{ $id }
some-group = без названия
remind-head = ⏰ Вас ждут игры: { $count }
remind-in = { $game } №{ $id }, в «{ $club }»
remind-in-basic = { $game } №{ $id }, в «{ $club }» (напишите там /board)
remind-with = { $game } №{ $id }, соперник: { $name }
remind-more = И ещё { $count }: /games
key-remind = { $game } №{ $id }
key-again-2h = ⏰ 2 ч
key-again-8h = ⏰ 8 ч
key-again-day = ⏰ 1 д
key-again-never = Хватит
said-again-2h = Напомню ещё раз через два часа в нашем чате. Тихие часы остаются тихими.
said-again-8h = Напомню ещё раз через восемь часов в нашем чате. Тихие часы остаются тихими.
said-again-day = Напомню ещё раз через день в нашем чате. Тихие часы остаются тихими.
said-again-never = Я больше не пишу вам напоминаний. Изменить: /settings
key-to-board = ↗️ К доске
command-games = все ваши партии; сначала те, где ждут вас
games-mine = <b>Ваши партии</b> (▶️ ждут вас)
games-here = <b>{ $name }</b>, ваши партии здесь (▶️ ждут вас)
games-none = У вас нет незаконченных партий. Начать: /play
games-club = 👥 { $club }: { $games }
games-basic = 👥 { $club }: { $game } (напишите там /board)
games-away = В других местах: { $count }
key-all-games = 📋 Все мои партии
games-muted = 🔕 Об этих партиях я вам не пишу и вас не зову.
key-muted-tables = 🔕 Без сообщений
muted-tables = <b>{ $name }</b>, ваши партии. Нажмите на 🔔 — и я больше не зову вас в эту партию и ничего о ней не пишу. Сама партия идёт как прежде.
key-mute = 🔕 Не писать
key-unmute = 🔔 Снова писать
said-muted = 🔕 Больше не зову вас в эту партию и ничего о ней не пишу. Изменить: /games
said-unmuted = 🔔 Снова сообщаю вам об этой партии.
game-number = №{ $id }
key-no-game = ✖️ Отмена
question-dropped = ✖️ Ничего не изменилось.
answer-not-your-page = Эту страницу открыл кто-то другой. Напишите её команду, например /play или /rules — и у вас будет своя.

## Сыгранная партия, доска за доской

command-replay = посмотреть партию снова, ход за ходом
key-replay = 🎬 Повтор
replay-none = Здесь ещё не закончилась ни одна партия. Начать новую: /play. В личном чате можно прислать мне запись любой партии.
answer-replay-later = Повтор будет, когда партия закончится.
answer-replay-empty = В этой партии ничего не сыграно.
replay-where = { $number ->
        [0] Ходов: { $turns }
       *[other] Ход { $turn } из { $turns }{ $parts ->
            [1] {""}
           *[other] {", "}часть { $part } из { $parts }
        }
    }
replay-point = ⚡ <b>Перелом { $number } из { $pages }</b>{ $decided ->
        [1] {" "}· решающий
       *[0] {""}
    }
replay-first = Это начало партии.
replay-last = Это конец партии.
replay-start = Доска перед первым ходом.
replay-done = { $mark } { $name }: { $told }
replay-next = Следующий ход: { $mark } { $name }.
replay-chances = 📈 Шансы на победу, если оба играют хорошо: { $mark } { $name } { $points }% · { $emblem } { $other } { $rest }%{ $exact ->
    [1] {" "}(точно)
   *[0] {" "}(±{ $error })
}
replay-chances-brief = 📈 При хорошей игре: { $mark } { $points }% · { $emblem } { $rest }%{ $exact ->
    [1] {" "}(точно)
   *[0] {" "}(±{ $error })
}
replay-stones = 📈 { $exact ->
    [0] Если оба играют хорошо:{" "}
   *[1] {""}
}{ $even ->
    [1] { $exact ->
        [0] скоро камней поровну
       *[1] ничья
    }
   *[0] { $fate ->
        [won] { $mark } { $name } выигрывает
       *[open] { $mark } { $name } скоро { $stand }
    }
}{ $exact ->
    [0] {""}
   *[1] {" "}(точно)
}
replay-turning = Это и есть перелом.
key-film = 🎞️ Фильм
key-moment = ✨ Главное
key-share-replay = 📨 Послать
key-send-replay = 📨 Отправить ссылку
share-replay = По этой ссылке открывается повтор партии №{ $id }. У кого она есть, тот увидит партию и как зовут игроков:
    { $command }
share-replay-words = Посмотри эту партию
replay-link-gone = По этой ссылке партии нет. Возможно, ссылка неполная.
film-working = 🎞️ Фильм готовится.
film-in-words = В фильме одни картинки. Вот партия словами, доска за доской.
film-skips = ⏩ Партия длинная. Пропущено ходов: { $count }.
record-unreadable = Не могу прочитать эту запись: { $why }
answer-record-gone = Записи здесь больше нет. Отправьте её ещё раз.
film-limit = Больше шести новых фильмов в час я не делаю. Готовые приходят всегда.
film-refused = Telegram не принимает здесь видео.
moment-none = Ни один перелом не решил эту партию сам по себе.
key-from-here = ↪️ Сыграть
from-here = ↪️ С этой доски, ход { $turn } из { $turns }{ $parts ->
        [1] {""}
       *[other] {", "}часть { $part } из { $parts }
    }, начнётся новая партия, соперник — { $bots }. Сыгранное до неё останется.
from-here-turn = Ходят: { $mark } { $side }. { $choose ->
    [1] За кого играете?
   *[0] Это ваша сторона.
}
from-here-sealed = Запечатаны только новые броски. В рейтинг и статистику эта партия не идёт.
key-from-here-as = { $mark } { $side }
caption-from = ↪️ Продолжение: { $source } · взято ходов и бросков: { $count }
from-game = №{ $id }
from-record = запись партии
label-from = { $id } ↪ { $record ->
    [1] 📄
   *[0] №{ $source }
}
verify-from = ↪️ Первые ходы и броски (их { $count }) взяты отсюда: { $source }. Здесь они не запечатаны. Печать этой партии была видна до её начала и ручается за все броски после них.

## Разбор сыгранной партии

command-review = разбор партии: удача и промахи
key-review = 📈 Разбор
review-none = Здесь ещё не закончилась ни одна партия. Начать новую: /play.
answer-review-later = Разбор будет, когда партия закончится.
answer-no-review = Такую игру я понимаю недостаточно хорошо, чтобы её разбирать.
review-not-of = №{ $id } ({ $game }): разбора нет — её ходы я понимаю недостаточно хорошо. Доски можно посмотреть ещё раз:
answer-review-unmoved = В этой партии не пришлось выбирать ни одного хода, а расстановку я не разбираю.
review-newer = Партия №{ $id } ещё идёт: когда она закончится, её покажет /review { $id }.
review-working = 🔎 Просматриваю партию. Разбор будет через несколько секунд.
review-side =
    { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] 🎲 удача { $lead ->
            [fewer] отняла
           *[more] дала
        } { $luck } ·{" "}
    }🔀 решения отняли { $lost } · всего решений: { $decisions }
    .aloud = { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] удача { $lead ->
            [fewer] отняла
           *[more] дала
        } { $luck },{" "}
    }решения отняли { $lost }, всего решений: { $decisions }
review-verdict = { $verdict ->
        [few] Выбор наугад потерял бы { $lost }. Решений слишком мало, чтобы судить о них.
        [chance] Выбор наугад потерял бы { $lost }: разница слишком мала.
        [worse] Выбор наугад потерял бы меньше: { $lost }.
        [perhaps] Выбор наугад потерял бы больше: { $lost }, но одной партии мало, чтобы сказать точно.
       *[better] Выбор наугад потерял бы больше: { $lost }. { $band ->
            [master] Так играет мастер, потеря на решение: { $between }.
            [strong] Так играет сильный игрок или лучше, потеря на решение: { $between }.
            [club] Так играет опытный любитель или лучше, потеря на решение: { $between }.
            [beginner] Так играет начинающий, потеря на решение: { $between }.
           *[open] Насколько, сказать нельзя.
        }
    }
review-plain-luck = { $even ->
        [1] 🎲 Удачи в бросках у обоих было примерно поровну.
       *[0] 🎲 { $own ->
            [1] У вас удачи в бросках было
           *[0] { $mark } { $name }: удачи в бросках было
        } { $much ->
            [little] немного больше
            [clear] заметно больше
           *[most] намного больше
        }.
    }
review-plain-cost = 🔀 { $found ->
        [none] Одна партия не показывает, чьи решения лучше.
        [even] Решения у обоих были примерно одинаково хороши.
        [perhaps] { $own ->
            [1] Возможно, ваши решения были лучше.
           *[0] { $mark } { $name }: решения, возможно, были лучше.
        }
       *[better] { $own ->
            [1] Ваши решения были
           *[0] { $mark } { $name }: решения были
        } { $much ->
            [little] немного
            [clear] заметно
           *[most] намного
        } лучше.
    }{ $clean ->
        [1] {" "}Больших ошибок не видно.
       *[0] {""}
    }
review-plain-turn = 📈 { $decided ->
        [1] Перелом, ход
       *[0] Ни один перелом не решил её сам по себе. Больше всего изменил ход
    } { $turn }: { $mark } { $worded ->
            [1] { $told }
           *[0] { $name }, { $told }
        }{ $hundred ->
        [1] . { $own ->
            [1] Ваши шансы
           *[0] Шансы { $side }
        }: примерно { $swing } из 100
        [2] {""}
       *[0] . { $yielded ->
            [1] После этого { $emblem } берут больше.{" "}
           *[0] {""}
        }Прогноз для { $mark }: { $swing }
    }.
    .aloud = { $decided ->
            [1] Перелом, ход
           *[0] Ни один перелом не решил её сам по себе. Больше всего изменил ход
        } { $turn }: { $mark } { $worded ->
            [1] { $told }
           *[0] { $name }, { $told }
        }. { $yielded ->
            [1] После этого { $emblem } берут больше.{" "}
           *[0] {""}
        }До: { $hundred ->
            [0] { $was }
           *[other] { $own ->
                [1] ваши шансы примерно { $was } из 100
               *[0] шансы примерно { $was } из 100
            }
        }, после: { $now }.
review-turn-luck = { $lucky ->
        [1] Удачный бросок.
       *[0] Неудачный бросок.
    }
review-turn-better = Лучше было { $move }{ $worded ->
        [1] : { $told }
       *[0] {""}
    }.
review-plain-no-turn = 📈 Ни один перелом не решил её сам по себе.
review-scale = 🔢 В победах на 100 таких партий{ $exact ->
        [0] {" "}(плюс-минус { $error }):
       *[1] {" "}(точно):
    }
review-chart-left = камней осталось
review-chart-home = дома
review-chart-off = вышло
review-chart-mistakes = отмечено
review-line = 📈 Линия: { $own ->
            [1] ваши шансы
           *[0] шансы { $mark } { $name }
        } при сильной игре.{ $mistakes ->
        [0] {""}
       *[other] {" "}Красное: промахи.
    }{ $lettered ->
        [0] {""}
       *[other] {" "}Буквы: переломы.
    }
review-side-stones =
    { $mark } <b>{ $name }</b>: решений { $decisions } · возможно, не лучших: { $missed }
review-placing = 🧱 После расстановки я думал: { $own ->
        [1] вы { $fate ->
            [won] выиграете
            [lost] проиграете
           *[open] скоро будете { $stand }
        }
       *[0] { $mark } { $name } { $fate ->
            [won] выиграет
            [lost] проиграет
           *[open] скоро будет { $stand }
        }
    }. Саму расстановку я не оцениваю.
review-line-stones = 📈 Линия: { $exact ->
        [0] на сколько камней { $own ->
            [1] вы впереди
           *[0] { $mark } { $name } впереди
        } на доске.
       *[1] победа (+), ничья (0) или поражение (−) { $mark } { $name } на каждом ходу.
    }{ $mistakes ->
        [0] {""}
       *[other] { $exact ->
            [0] {" "}Красное: промахи; линия падает, только если после них берут камни.
           *[1] {" "}Красное: промахи.
        }
    }{ $lettered ->
        [0] {""}
       *[other] {" "}Буквы: переломы.
    }
review-turning-stones = <b>Переломы</b> для того, кто ходил, до → после{ $exact ->
        [0] {" "}(прогноз)
       *[1] {" "}(при безошибочной игре)
    }:
review-fate = { $fate ->
        [won] победа
        [lost] поражение
       *[drawn] ничья
    }
review-turning = <b>Переломы</b> для того, кто ходил (примерно столько побед из 100):
review-moment = { $point }. { $mark } { $name }: { $told } · { $swing }
    .aloud = { $point }. { $mark } { $name }: { $told }. До: { $was }, после: { $now }.
review-swing = { $was } → { $now }
review-swing-words = { $earlier } → { $later }
review-clean = { $small ->
        [0] ✅ Больших ошибок нет: насколько я вижу, ни одно решение не стоило больше { $around } побед из 100 партий.
       *[1] 🔎 Ни одно решение не стоило заведомо дорого, а мелкие потери вместе: примерно { $lost } из 100 партий.
    }
review-clean-stones = { $found ->
        [exact] ✅ Каждое решение было безошибочным.
        [missed] 🔎 Явных промахов я не вижу.
        [unseen] 🔎 Одного хода, который проиграл партию, я не вижу.
       *[clean] ✅ Ни один другой ход не дал бы лишнего камня, насколько я вижу.
    }
review-behind = 🔎 { $own ->
        [1] Уже к первому ходу вы сильно отставали
       *[0] { $mark } { $name }: уже к первому ходу сильное отставание
    }, насколько я вижу. Поэтому дальше промахов я не называю.
review-basis =
    ℹ️ На чём это основано?
    { $basis }
review-basis-senet = На маленькой нейросети, которая научилась Сенету, играя сама с собой. Она смотрит не дальше чем на один бросок вперёд. Она может ошибаться, чаще всего там, где два хода почти равны.
review-basis-hyena = На вероятностях бросков до самого дома. Считается, что оба игрока платят, как только это приводит их домой раньше.
review-basis-aseb = На маленькой нейросети, которую научила решённая игра. Большой отрыв — ещё не победа: последние фигуры уходят только точным броском, и их могут сбить. С таблицей этой игры всё это точно.
review-basis-stones = На переборе ходов, который считает только камни. Чаще всего он смотрит вперёд на столько ходов: { $turns }, на промахи дольше. Что будет позже и хорошо ли стоят камни, он не видит. Удачи в этой игре нет.
review-basis-solved = На таблице всех позиций доски 3×3, просчитанных до конца игры. Всё сказанное здесь точно, и о расстановке тоже. Удачи в этой игре нет.
review-exact-whole = На таблице всех позиций с таким числом фигур, просчитанных до конца игры. Всё сказанное здесь точно.
review-exact-rest = С хода { $turn } это точно: все позиции с таким числом фигур известны до конца игры.
review-cost = С лучшим ходом побед больше { $exact ->
        [0] примерно на { $least }–{ $most } из 100.
       *[1] на { $gain } из 100. Это точно.
    }
review-cost-stones = Так через { turns-many } было бы хотя бы на { $gain ->
        [one] { $gain } камень
        [few] { $gain } камня
        [many] { $gain } камней
       *[other] { $gain } камня
    } больше.
review-cost-forced = { $fate ->
        [won] Насколько я вижу, это выигрывает при любых ответах.
       *[lost] Насколько я вижу, сделанный ход проигрывает при любой защите.
    }
review-cost-solved = Так { $fate ->
        [won] партия выиграна
       *[drawn] будет ничья
    }, а после сделанного хода { $worse ->
        [drawn] ничья
       *[lost] проиграна
    }. Это точно.
review-why = 💭 Почему: { $told }.
review-mistake =
    <b>Промах { $number } из { $pages }</b> · ход { $turn }
    { $mark } <b>{ $name }</b>: { $told }
    { $exact ->
        [0] Лучше
       *[1] Безошибочная игра
    }: <b>{ $better }</b>
    { $cost }
    <i>На доске: { $shown ->
        [chosen] после сыгранного хода.
        [before] до хода.
       *[better] после лучшего хода.
    }</i>
key-review-better = ✅ Лучший ход
key-review-chosen = ▶️ Как было
key-review-before = ↩️ До хода
key-review-turning = ⚡ Перелом
key-review-whole = 📈 Партия
key-review-mistakes = ❗ Промахи: { $count }
key-review-mistake = ❗ Промах { $number }

# -- 🔔 the next game of a group ----------------------------------------------------------

key-bell = 🔔 Новые игры
said-bell = 🔔 Напишу вам лично, когда здесь начнётся следующая игра. Отключить можно кнопкой под тем сообщением.
said-bell-again = 🔔 О следующей игре здесь я вам и так напишу. Отключить можно кнопкой под тем сообщением.
notice-bell = 🔔 <b>{ $name }</b> зовёт играть в группе <b>{ $club }</b>: { $game } №{ $id }
key-no-bell = 🔕 Не писать об этой группе
key-no-bell-of = 🔕 { $club }
said-no-bell = 🔕 Об играх этой группы больше не пишу.
no-bell = 🔕 Об играх этой группы больше не пишу. Включить снова: 🔔 под доской в группе.
bells = 🔔 Пишу вам, когда начинается следующая игра в группах:
bells-line = • <b>{ $club }</b>
bells-none = 🔕 Ни об одной группе вам не пишу. Нажмите 🔔 под доской в группе, и буду.

# -- the host of an invitation -------------------------------------------------------------

command-keep = занять место для кого-то
key-seats = 🪑 Места
key-seats-bots = 🤖 Боты, места
key-seats-brief = 🤖 Боты
lobby-missing = ⏳ Не хватает игроков: { $count }
lobby-waits = 👀 Ещё не за столом: <b>{ $names }</b>
lobby-fills = 🤖 Свободные места займут боты, и игра начнётся: { $date }.
lobby-kept = 🪑 Одно место занято для <b>{ $name }</b> до { $date }.
seats = 🪑 Места, партия №{ $id }. Решает <b>{ $name }</b>.
seats-bots = «+» сажает бота за стол сразу.
seats-fill = Через какое-то время свободные места могут занять боты. Тогда игра начнётся, но не пока кто-то садится.
seats-keep = Занять место на { $count } мин: напишите <code>/keep @имя</code> или ответьте кому-то командой /keep.
seats-away = ✖️ отдаёт чьё-то место другим, и за этот стол уже не вернуться.
seats-hand-over = ✖️ отдаёт чьё-то место другим, и за этот стол уже не вернуться; 👑 передаёт приглашение: дальше решает тот человек.
seats-handed-over = 👑 Теперь решает <b>{ $name }</b>.
key-fill = 🤖 { $count } мин
key-no-fill = Никогда
key-hand-over = 👑 Хозяин
key-free-seat = 🪑 Освободить место
said-bot-sits = 🤖 { $bot } за столом.
said-bot-up = 🤖 Бот уходит из-за стола.
said-fill = 🤖 Через { $count } мин свободные места займут боты.
said-no-fill = Сами боты не сядут.
said-sent-away = У этого игрока больше нет места за столом, и сесть снова нельзя.
said-handed-over = 👑 Теперь решает этот игрок.
said-seat-free = Место свободно для всех.
answer-kept = Это место занято для другого. До какого времени, сказано в приглашении.
answer-sent-away = Ваше место за этим столом отдано другим.
keep-private = Место можно занять в группе. Напишите /keep там.
keep-none = У вас здесь нет приглашения. Создать: /play
keep-whom = Для кого? Напишите <code>/keep @имя</code> или ответьте на сообщение командой /keep.
key-sit-in = 🪑 Сесть
said-sit-in = 🪑 Следующая партия ждёт ниже.
invite-sit-in = <b>{ $name }</b> хочет сыграть следующую партию: <b>{ $guest }</b>, что скажете?
answer-has-rematch = Вы только что здесь играли. Нажмите 🔁.

# -- a friend, picked from one's own list --------------------------------------------------

key-pick-friend = 👤 Выбрать друга
friend-ask = 👤 Нажмите кнопку внизу и выберите друга. Напишу ему, если он меня запускал. Если нет, дам ссылку, которую можно послать.
key-friend = 👤 Выбрать друга
friend-told = 👤 Приглашение отправлено: <b>{ $name }</b>.
friend-link = 👤 Не могу написать этому человеку: он ещё не запускал меня. Пошлите ссылку:
friend-gone = Этого приглашения больше нет. Новое: /play
friend-self = Это вы. Выберите кого-то другого.
notice-friend = 👤 <b>{ $name }</b> зовёт вас играть: { $game }
key-open-invitation = 🪑 К приглашению

## The position of the day

day-title = 🏺 <b>Позиция дня</b> · { $game }
day-turn = ▶️ Ходят { $mark } { $side }.
day-thrown = ▶️ Ходят { $mark } { $side }, выпало: <b>{ $score }</b>.
day-rules = 📜 { $rules }
day-differs = 📜 { $rules }: { $told }
day-differs-kendall = вода относит на 15, три подряд — стена, с 30 уводит любой бросок.
day-differs-tait = ни одной светлой — это 6, сбитая — в руку и ещё бросок, соседи не защищают.
day-differs-bell = путь от конца к 1, сбитая уходит в руку, у каждого пять своих клеток.
day-differs-houses = ход вперёд или назад, две подряд — стена, на 26 решает бросок.
day-differs-skyruk = две чужие подряд — стена, на 26 и в воде решает бросок, с 30 уводит любой.
day-differs-glebsite = фигуры входят из руки, сбитая туда уходит, три в столбце дают бросок.
day-differs-siga = камни ходят и берут только по прямым, камень в центре не взять.
day-goal = 🎯 { $told }
day-follows = { $move } { $told }
day-names = 👥 Ответы всех — когда опрос закроется.
day-question = Вы: { $side }. Ваш лучший ход?
day-question-thrown = Вы: { $side }, выпало { $score }. Ход?
day-why = <b>{ $move }</b>: { $told }. { $gains }
day-why-short = <b>{ $move }</b>. { $gains }
day-gains = Побеждает примерно в { $worth } партиях из 100, второй по силе ход — примерно в { $second }.
day-gains-stones = Через { turns-many } камней будет больше на { $count }, чем после любого другого хода.
day-gains-fate = { $fate ->
    [won] Только этот ход выигрывает наверняка.
   *[lost] После любого другого хода партия наверняка проиграна.
}
day-there = Позиция дня здесь. Отвечайте каждый день: я считаю дни подряд.
day-answered = 👥 Уже ответили: { $names }. Когда опрос закроется, скажу, кто прав.
day-none = Сегодня позиции дня нет.
day-no-quiz = Мне нельзя посылать сюда опросы, поэтому позицию дня я задать не могу. Администратор может разрешить опросы.
day-result =
    { $solved ->
        [1] ✅ Верно: <b>{ $move }</b>.
       *[0] ❌ На этот раз неверно. Лучшим был ход <b>{ $move }</b>.
    } Решено всего: { $right } из { $all }.{ $again ->
        [0] {""}
       *[1] {" "}Дней с ответом подряд: { $count }.
    }
    👉 Завтра будет новая. А пока: /play
day-result-share = 🏺 Позиция дня { $date }: { $solved ->
    [1] ✅ решена
   *[0] ❌ не решена
}, дней подряд: { $count }
key-day-share = ✉️ Послать мой итог
day-table = 🏺 <b>Позиция дня</b> { $date }: лучшим был ход <b>{ $move }</b>. Решили: { $solved } из { $count }.
day-table-line = { $solved ->
    [1] ✅
   *[0] ❌
} { $name } · дней подряд: { $count }
    .aloud = { $name }: { $solved ->
        [1] верно
       *[0] неверно
    }, дней подряд: { $count }
day-table-more = … и ещё { $count }
daily-begins = 🏺 Теперь каждое утро здесь будет позиция дня: опрос, открытый сутки. Имена видны: когда он закроется, все увидят, кто как ответил, а я назову тех, кто прав. Отключить можно в /settings.

# -- инлайн-режим: бот в любом чате ----------------------------------------------------------------

some-chat = другой чат
invite-here = <b>{ $name }</b> ищет соперника в этом чате. Выберите свой знак!
inline-title = { $game } · { $rules }
inline-invite = <b>{ $game } · { $rules }</b>
    <b>{ $name }</b> приглашает сыграть прямо здесь.
inline-how = Нажмите <b>Играть</b>: броски будут запечатаны, и играть сможет каждый, кто займёт место.
key-inline-play = ▶️ Играть
said-inline-sealed = Броски запечатаны. Нажмите на знак, чтобы занять место.
inline-lesson-title = Уроки: { $game }
inline-lesson-about = Маленькие задачи; ответ проверяют сами правила. { $progress }
inline-lesson = 🎓 <b>{ $name }</b> учится играть: { $game }. Маленькие задачи, и сразу видно, верен ли ответ. Попробуете?
key-inline-lesson = 🎓 Решить урок
inline-result-word = результат
inline-result-title = Результат: { $game } №{ $id }
inline-result-about = Показать, чем кончилась эта партия
key-inline-again = ▶️ Сыграть так же
inline-invite-private = <b>{ $game } · { $rules }</b>
    <b>{ $name }</b> приглашает сыграть. Каждый играет в своём чате со мной.
inline-invite-private-about = Ваше приглашение с кнопкой
key-tell-me = 🔔 Сообщать
said-tell-me = Доска этой партии есть теперь и в вашем чате со мной. Там я скажу, когда ваш ход.
said-in-private = Посмотрите в свой чат со мной.
key-inline-share = 💬 В чат

# -- my page ---------------------------------------------------------------------------------------

key-me = 🏅 Профиль
key-me-pairs = 🤝 Соперники
key-me-games = 📚 Партии
key-me-card = 🖼 Открытка
key-me-stronger = 💪 Бот сильнее
key-me-try = 🎲 { $game }
me-next = 👉 Что дальше: { $count ->
        [0] новая партия
       *[other] бот посильнее, другая игра
    }{ $solved ->
        [1] . Новая позиция дня будет завтра.
       *[0] {" "}или позиция дня: /day
    }
me-last = 🖼 Вверху: чем кончилась ваша последняя партия.
me-title = 🏅 <b>{ $name }</b>
me-empty = Здесь появятся ваши победы, как только одна из ваших партий закончится с результатом.
me-private = Ваша страница только для вас: она открывается в личном чате со мной.
me-games = Партий: { $count }
me-games-won = выиграно { $won }
me-games-lost = проиграно { $lost }
me-games-drawn = вничью { $drawn }
me-run = Побед подряд по одним правилам: { $won } (рекорд: { $best })
me-run-best = Больше всего побед подряд по одним правилам: { $best }
me-beaten = Последний побеждённый: { $who }
me-few = 🎲 По такому числу партий ещё не видно, что вам дают удача и решения. Просмотрено партий: { $count } из { $least }.
me-luck = 🎲 { $lead ->
        [more] Удача вам помогла: при обычных бросках побед было бы меньше примерно на { $luck }
        [fewer] Удача была против вас: при обычных бросках побед было бы больше примерно на { $luck }
       *[same] Удачи было примерно поровну
    } (возможная ошибка { $around }).
me-choices = 🔀 { $lead ->
        [more] Ваши решения лучше, чем у соперников: это дало побед примерно { $ahead }
        [fewer] У соперников решения лучше ваших: это отняло побед примерно { $ahead }
       *[same] Заметной разницы между вашими решениями и решениями соперников нет
    } (возможная ошибка { $around }). Партий, которые я просмотрел: { $count }.
me-card-luck = удача ± { $around }
me-card-choices = решения ± { $around }
me-card-few = удача и решения: после { $least } партий
me-card-row = побед подряд (рекорд)
me-card-row-rules = по одним правилам
me-rules = <b>{ $rules }</b>: выиграно { $won } из { $count }
me-rating = ⚖️ { $rating } ± { $error }
me-skill = 🧠 { $rating } ± { $error }
me-means-rating = ⚖️ — рейтинг: все начинают с 1500. Партии, сыгранные до его появления, в него не входят.
me-means-skill = 🧠 — то же без удачи бросков.
me-means-error = ± — насколько цифра может быть неточна: в 95 случаях из 100 не больше.
me-pairs = 🤝 Победы и поражения с людьми
me-pair = { $name }: { $won } – { $lost } (партий: { $count })
me-pairs-none = Вы ещё не закончили ни одной партии с другим человеком.
me-list = 📚 Ваши законченные партии, последняя сверху
me-list-none = Ни одна ваша партия ещё не закончена.
top-title = 🏆 <b>{ $club }</b>
top-evening = За последние 12 часов
top-month = За последние 30 дней
top-pairs = { $placed ->
        [0] Кто с кем
       *[other] Кто кого опередил
    } за эти { $once ->
        [0] 30 дней
       *[other] 12 часов
    }
top-line = { $name }: выиграно { $won } из { $count }
top-line-place = { $name }: выиграно { $won } из { $count } · место { $place }
top-line-places = { $name }: выиграно { $won } из { $count } · места { $told }
top-line-in = { $name }: выиграно { $won } из { $count } · { $game }: место { $told }
top-place = { $place }{ $count ->
        [1] {""}
       *[other] {"\u00A0"}×{ $count }
    }
top-pair = { $name } { $won } – { $lost } { $guest }
top-none = За последние 30 дней здесь не закончилась ни одна партия с результатом.
top-private = Ваши победы: /me. У каждой группы своя таблица: напишите /top там.

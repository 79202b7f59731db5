### Все слова Джехути по-русски: те же сообщения и те же аргументы, что и в en.ftl.
### Пол игрока неизвестен: о людях говорим в настоящем времени.

## The title and the menu

title =
    <b>Джехути</b>
    Древние настольные игры Нила
title-story =
    Джехути, которого греки звали Тотом, придумал Сенет и выиграл для года пять новых дней. Садитесь: палочки, камни и щепки уже на столе.

    <i>Авторы: разработчики Djehuty</i>
home-play = ▶️ <b>Играть</b> начинает партию: { $what }{ $best ->
        [0] {""}
       *[1] {" "}(лучше всего для начала)
    }, соперник { $bots }.
home-seal =
    <blockquote expandable>🔒 { $sealed ->
        [lot] Честный жребий:
       *[throws] Честные броски:
    } секрет партии №{ $id } уже запечатан.
    Нажмите сюда: печать и проверка.
    SHA-256:
    <code>{ $commitment }</code>
    Нажатие «Играть» примешивает { $own ->
        [1] ваши слова.
       *[0] ваши слова (/words) или свой номер, который видит только сервер.
    } В конце я открою секрет, и /verify пересчитает { $sealed ->
        [lot] жребий.
       *[throws] каждый бросок.
    }</blockquote>
key-play = ▶️ Играть
key-choose = 🎲 Выбрать другую игру
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
key-bot-golden = 🤖 середина
key-bot-djehuty = 🤖 Джехути
key-levels = 🔢 8 уровней
key-bots = ❔ Как играет BOT
key-new-group = 👥 С кем-то из группы
key-new-link = 🔗 Позвать друга
key-new-phone = 📱 Вместе здесь
bot-name = BOT ({ $level })
bot-level = BOT · уровень { $count }
bot-numbered = BOT { $count } · { $level }
bot-brief = BOT
bot-number = BOT { $count }
level-novice = новичок
level-modest = скромный
level-greedy = жадный
level-golden = золотая середина
level-djehuty = Джехути
nth-level = уровень { $count }
strength-easy = лёгкий
strength-medium = средний
strength-hard = сильный
strength-master = мастер
bots-line = <b>{ $level }</b> · { $strength }
    { $way }
bots-why = 💭 В /settings можно попросить BOT говорить, почему он так сходил.
levels-how = Уровень 1 делает любой ход. Уровень { $count } — это { $level }. Остальные играют хорошо, но иногда ошибаются: тогда делают любой ход.
levels-line = <b>{ $count }</b> · { $strength } · { $points }
levels-points = Последнее число — рейтинг в очках Эло: насколько уровень сильнее первого.
levels-share = Уровень выигрывает примерно { $share } из 100 партий у того, что ниже. Высший выигрывает { $most } из 100 у низшего.{ $close ->
        [1] {" "}Остальное решает удача.
       *[other] {""}
    }
levels-rules = Измерено: { $rules }.{ $own ->
        [1] {""}
       *[other] {" "}По другим правилам расстояния иные.
    }
somebody = кто-то

## Commands

command-start = играть сразу; меню
command-play = выбрать игру, правила и соперника
command-resume = вернуться к незаконченной партии
command-board = показать доску ещё раз, здесь внизу
command-rules = как играют в эти игры
command-resign = сдать партию
command-words = ваши слова для бросков
command-verify = проверить броски
command-luck = ваши броски и вероятности
command-throws = все броски за всё время и вероятности
command-sealed = печати и секреты всех партий за день
command-name = как вас называть
command-settings = язык и настройки игры
command-privacy = что о вас хранится и зачем
command-export_me = прислать всё, что о вас хранится
command-forget_me = забыть меня
command-cancel = для администраторов: прервать партию
about = { $games }: настольные игры Нила, древние и народные. Играйте с друзьями, в группах или против BOT. Каждый бросок можно проверить.
about-short = Настольные игры Нила, с друзьями, в группах или против BOT: { $games }.

## The board's caption

caption-title = <b>{ $game }</b> · { $rules } · №{ $id }
caption-switches = 🔸 { $switches }
switches-more = +{ $count }
caption-brief = <b>{ $rules }</b> · №{ $id }
caption-match = 🏁 Матч до счёта { $points }, партия { $count }: { $standing }
standing-side = { $name } { $count }
throw-off = 🎲 Розыгрыш сторон: { $standing }. { $mark } <b>{ $name }</b> берёт { $side }.
throw-off-phone = 🎲 Розыгрыш сторон: { $standing }.
caption-player = { $mark } <b>{ $name }</b>, { $side }: { $pieces }
caption-side = { $mark } <b>{ $side }</b>: { $pieces }
caption-side-short = { $mark } <b>{ $name }</b>: { $pieces } шт.
caption-turn = { $mark } { $name }:
caption-result = 📣 { $mark } <b>{ $name }</b>: { $told }
listed = { $first }, { $next }
listed-or = { $first } или { $next }
ranking = 🏅 Места:
ranking-place = { $place }.
ranking-short = { $place }. { $mark } { $name }
log-more = … ещё { $count }
log-times = { $told } ×{ $count }
log-why = 💭{"\u00A0"}{ $told }
why-equal = не хуже другого
caption-alone = ⏩ В тот момент: { $told }
caption-away = 💤 Меня не было какое-то время. Если вы что-то нажимали, нажмите ещё раз.
caption-asleep = 💤 { $name } покидает стол. Партия спит; разбудить её может любой из игроков.
caption-asleep-alone = 💤 { $name } покидает стол. Партия спит, пока { $name } её не разбудит.
caption-goal = 🎯 Цель: { $told }
caption-lesson = 💡 <i>{ $told }</i>
caption-reason = ☝️ { $told }
caption-reasons-more = ☝️ Почему другим нельзя: { $told }
caption-odds = 🎲 { $told }
caption-seal =
    🔒 Печать:
    <code>{ $commitment }</code>
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
    Сравните: эту ли печать вы видели до первого нажатия? Остальное пересчитает /verify здесь или <code>djehuty verify</code> где угодно, по записи.{ $after ->
        [none] {""}
       *[other] {"\u000A"}Следующая такая партия, №{ $after }, уже запечатана: <code>{ $aftersealed }</code>
    }</blockquote>
due-lot = { $lot ->
        [0] {""}
        [1] {" "}(начинает по жребию)
        [2] {" "}(по жребию второй ход)
       *[other] {" "}(по жребию ход { $lot }-й)
    }
due-throw-sticks = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] бросок палочек
       *[other] ещё бросок
    }
due-throw-dice = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: { $again ->
        [0] бросок кубиков
       *[other] ещё бросок
    }
due-throw-chips = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: бросок щепок
due-choose = ▶️ { $mark } <b>{ $name }</b>: выбор хода
due-takes = { $takes ->
    [0] {""}
   *[other] {" "}(⚔ берёт)
    }
due-stone = ▶️ { $mark } <b>{ $name }</b>: какой камень?{ due-takes }
due-square = ▶️ { $mark } <b>{ $name }</b>{ due-lot }: поставить камень{ $left ->
    [0] {""}
   *[other] {" "}(ещё { $left })
    }
due-target = ▶️ { $mark } <b>{ $name }</b>: 👉 { $square } → куда?{ due-takes }
due-bot = ▶️ { $mark } <b>{ $name }</b> играет
due-other = ⏳ { $mark } Ходит <b>{ $name }</b>

## Buttons of a board

key-throw-sticks = 🎲 Бросить палочки
key-throw-dice = 🎲 Бросить кубики
key-throw-chips = 🎲 Один бросок
key-throw-on = ⏩ Весь ход
key-leave = 🚪 Выйти
key-explain = ❔ Пояснить
key-explain-close = ‹ Назад
key-hint = 🧭 Совет
advice = 🧭 { $move }. Так вы выиграете примерно { $chance } из 100 игр{ $alike ->
        [all] . Остальные ходы примерно так же хороши.
        [some] . Есть ход примерно не хуже.
       *[one] : на { $gain } больше, чем со следующим по силе.
    }
advice-decided = 🧭 Исход уже решён: выиграть партию не даст ни один выбор.
advice-exact = 🧭 { $move }. Так вы выиграете { $chance } из 100 игр, если никто не ошибётся. Это точно.{ $alike ->
        [all] {" "}Остальные ходы теряют меньше десятой.
        [some] {" "}Есть ход, который теряет меньше десятой.
       *[one] {" "}Следующий по силе даёт на { $gain } меньше.
    }
advice-stones = 🧭 { $move }. { $fate ->
        [won] Насколько я вижу, это выигрывает при любых ответах.
        [lost] Я бы пошёл так, но, насколько я вижу, проигрывает любой ход.
       *[open] Ваш перевес в камнях тогда { $ahead } (глубина в ходах: { $turns }){ $alike ->
            [all] . Остальные ходы дают столько же.
            [some] . Есть ход, который даёт столько же.
            [only] . После любого другого, насколько я вижу, вы проигрываете.
           *[one] : на { $gain } больше, чем со следующим по силе.
        }
    }
advice-solved = 🧭 { $move }. { $fate ->
        [won] Так вы выиграете, если не ошибётесь
        [lost] Партия проиграна, если соперник не ошибётся
       *[drawn] Так будет ничья, если никто не ошибётся
    }. Это точно.{ $alike ->
        [all] {" "}Любой выбор ведёт к тому же.
        [some] {" "}Есть и другой выбор с тем же исходом.
       *[one] {""}
    }
explain-part = { $page }/{ $pages } · нажмите ещё раз
explain-choose = ▫️ Выберите камень и спросите снова: скажу, что даёт каждый его ход.
explain-place = ▫️ Камень можно поставить на любую свободную клетку: на её кнопке стоит ▫.
key-resume = ▶️ Продолжить
key-begin = ▶️ Начать
key-decline = ✖️ Отказаться
key-withdraw = ✖️ Убрать приглашение
key-not-now = ✖️ Не сейчас
key-share = ✉️ Послать приглашение
key-rematch = 🔁 Реванш
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
    }: { $character } <i>({ $source })</i>
choose-title = <b>{ $game }</b> · { $rules }
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
    } · нажатий ≈ { $presses }
card-choice = 🧠 { $chosen ->
        [0] почти всё решают броски
       *[1] есть из чего выбирать в { $share } % ходов: ≈ { $chosen } за партию
    }
card-first = ⚖️ кто начинает, выигрывает в { $share } % партий{ $drawn ->
        [0] {""}
       *[other] {" "}(ничьих { $drawn } %)
    }
card-part = <i>{ $switches ->
        [none] Измерено без опций
       *[other] Измерено с опциями: { $switches }
    }</i>
choose-whom = С кем сыграете?
choose-bots = 🤖 BOT: { $bots }
choose-bots-of = { $names } ({ $strength })
choose-share = Пошлите эту ссылку кому хотите или напишите там, где есть я: <code>{ $command }</code>
key-change = 🎚 Варианты
switches-word = Опции
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

invite-bot = <b>{ $name }</b> играет против { $bot }.
invite-group = <b>{ $name }</b> ищет соперника в этой группе. Чтобы сесть за доску, нажмите знак.
invite-link = <b>{ $name }</b> зовёт друга. Пошлите эту ссылку одному человеку: партия откроется в его собственном чате. Ссылка действует семь дней.
invite-phone = <b>{ $name }</b>, вместе на одном телефоне: передавайте его из рук в руки. Чей ход, подскажет знак рядом с именем.
invite-rematch = <b>{ $name }</b> предлагает реванш: <b>{ $guest }</b>, что скажете?
invite-guest = <b>{ $name }</b> зовёт вас играть. Чтобы сесть за доску, нажмите знак.
invite-sign = { $alone ->
        [1] ▶️ Чтобы начать, нажмите знак: от него
       *[0] ✋ От вашего знака
    } тоже зависит, { $sealed ->
        [lot] кто начинает.
       *[throws] что выпадет.
    }
invite-long = ⏳ Игра будет очень долгой: около { $presses } нажатий у каждого.
invite-lot = Кто начинает, решит жребий.
invite-throw-off = Игроки бросают по очереди: у кого первым выпадет { $score }, тот берёт { $side }.
invite-match = 🏁 Матч до счёта { $points }.
invite-next = <b>{ $name }</b> хочет играть дальше: <b>{ $guest }</b>, что скажете?
invite-hands = Стороны меняются: { $mark } <b>{ $name }</b> берёт { $side }.
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
    <blockquote expandable>🔒 { $sealed ->
        [lot] Секрет жребия уже запечатан.
       *[throws] Секрет всех бросков уже запечатан.
    }
    Нажмите сюда: печать и проверка.
    SHA-256:
    <code>{ $commitment }</code>{ $brought }{ $own ->
        [1] {"\u000A"}✍️ Можно добавить свои слова: ответьте «слова: …», не больше { $most } знаков.
       *[0] {""}
    }</blockquote>

## How games end

over-quiet = { $score }: слишком долго с доски никто не уходил, и всё решил подсчёт.
draw-quiet = 🤝 Ничья, { $score }: слишком долго с доски никто не уходил, и счёт равный.
over-counted = { $score }: камни посчитаны.
draw-counted = 🤝 Ничья, { $score }: камни посчитаны, их поровну.
over-resigned = { $loser } сдаётся.
over-resigned-points = { $score }: { $loser } сдаётся.
ended-won = 🏆 { $mark } <b>Вы победили.</b> { $loser } проигрывает.
ended-won-many = 🏆 { $mark } <b>Вы победили.</b>
ended-lost = <b>Вы проиграли.</b> 🏆 { $mark } <b>{ $name }</b> побеждает.
ended-named = 🏆 { $mark } <b>{ $name }</b> побеждает. { $loser } проигрывает.
ended-named-many = 🏆 { $mark } <b>{ $name }</b> побеждает.
caption-turns = 👣 Сыграно ходов: { $count }
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
answer-acted = Уже сделано.
answer-no-order = Вы и так выбираете сами.
answer-stale = Партия ушла вперёд: смотрите самую новую доску.
answer-foreign = Вы не играете в этой партии. Своя начинается так: /play
answer-not-yours = Терпение: сейчас не ваш ход.
answer-not-offered = Сейчас так нельзя.
answer-asleep = Партия спит: сначала нажмите «Продолжить».
answer-awake = Партия уже не спит.
answer-over = Эта партия окончена.
answer-unknown = Такой партии здесь нет.
answer-taken = Оба места уже заняты.
answer-own-seat = Вы уже за этим столом: два места сразу занять нельзя.
answer-reserved = Это место держат для другого человека.
answer-expired = Это приглашение больше не действует.
answer-seal-used = Печать на этой странице уже использована. Вот новая: нажмите «Играть» ещё раз.
said-sign = Ваш знак: { $told }
answer-sign-first = Нажмите один из знаков под доской: от него тоже зависят броски.
answer-brought = Это и так ваш знак.
answer-brought-stands = После вашего приглашения выбор сделал кто-то ещё, поэтому ваш больше не меняется.
answer-brought-words = Это и так ваши слова.
words-mark = слова
words-brought = ✍️ Ваши слова: «{ $words }»
words-empty = Нужна хотя бы одна буква или один знак.
words-long = Не больше { $most } знаков.
words-signs = Слова пишут в одну строку, без невидимых знаков.
words-none = Здесь нет приглашения, к которому вы присоединились. Ответьте на то, которое имеете в виду. Когда партия началась, примешать уже ничего нельзя.
words-first = ✋ Сначала печать, потом слова. Вот печать следующей партии. Пришлите слова ещё раз.
words-which = Здесь ждут несколько ваших приглашений. Ответьте на то, которое имеете в виду.
words-how =
    <b>Свои слова</b>
    Ответьте на приглашение: «слова: …» или /words и слова, не больше { $most } знаков. Если вы ещё не за доской, вы этим садитесь за неё. До начала партии слова можно менять; кто пригласил, выбирает первым и после чужого выбора ничего не меняет.
    Зачем: они примешиваются к жребию и броскам. Секрет, который подходит ко всем восьми знакам, я мог бы поискать, а к словам, которых ещё не знаю, — нет.
    Против BOT: напишите /words и слова до того, как нажмёте «Играть» или знак и начнёте. Тогда номер нажатия не примешивается. Слова видят все за доской.
answer-not-host = Это может сделать только пригласивший игрок.
answer-not-open = Это приглашение больше не действует.
answer-admins-only = Это могут только администраторы группы.
answer-not-your-question = Этот вопрос задан не вам.
answer-rematch-open = Новая доска уже ждёт: смотрите ниже.
answer-bad-press = Не узнаю эту кнопку. Вашу партию покажет /board
hint = Я играю в настольные игры Нила. /play начинает партию, /resume возвращает незаконченную, /rules объясняет правила.
answer-too-many-games = Вы начали сразу много партий. Сыграйте сначала одну из них или вернитесь чуть позже.
answer-try-again = Сейчас не получается спросить Telegram. Попробуйте ещё раз.
need-photos = Мне нельзя отправлять сюда фото, а доски — это фото. Разрешите это в настройках группы и напишите /play.
too-much = Слишком много сразу. Через несколько секунд читаю дальше.
trouble = У меня что-то пошло не так. Партия цела; попробуйте, пожалуйста, ещё раз.

## To those who run the bot

admin-trouble = ⚠️ { $what }: не получается (сбоев: { $count }; последний: { $why }). После паузы попробую снова, всё остальное работает. Подробности в журнале.
trouble-update = Ответить на сообщение или нажатие
trouble-reply = Отправить ответ
trouble-board = Показать доску
trouble-notice = Отправить напоминание
trouble-turn = Ход BOT
trouble-invitation = Закрыть приглашение
trouble-round = Обычный обход
trouble-task = Фоновая работа
trouble-letter = Разобрать отложенное сообщение

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
key-play-on = Нет, играем дальше
no-done = ▶️ Игра продолжается: { $game }
key-resign = 🏳 Сдать партию
key-resign-yes = 🏳 Да, сдаю партию
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
notice-left = 💤 { $who } покидает стол. { $other }, ваша партия спит, пока кто-то из вас не нажмёт «Продолжить».
notice-lies = 💤 В этой партии три месяца ничего не происходит. Оставить её? Она хранится, пока кто-то из вас её не закончит.
key-keep = 💤 Оставить
lies-kept = Партия остаётся как есть.
lies-done = 💤 Остаётся: { $game }

## What is kept of somebody

privacy =
    <b>Что я о вас храню</b>
    • Ваш номер и имя в Telegram, выбранное вами имя, язык вашей программы: чтобы узнавать вас и называть по имени в партиях.
    • Ваши настройки, избранное, решённые уроки и то, что вам уже объяснялось.
    • Ваши партии: места, ходы, броски и их время, знаки и слова, выбранные вами для бросков. По ним каждый может проверить броски.
    • Сообщение, с которым я не справился, — не дольше 30 дней; номер обновления в очереди Telegram — два дня.
    Больше ничего: ни других сообщений, ни телефона, ни места. Видят это только участники ваших партий: ваше имя и ходы. В списке партий за день (/sealed) есть броски и знаки, но нет ни имён, ни слов.
    /export_me пришлёт всё одним файлом. /forget_me забудет всё, что говорит, кто вы.
privacy-private = Напишите это, пожалуйста, в нашем личном чате: других это не касается.
key-export = 📦 Прислать мне всё
key-forget = 🗑 Забыть меня
export-caption = Всё, что о вас хранится, с записями ваших партий.
forget-confirm =
    <b>Забыть вас?</b>
    Исчезнут навсегда: имя, номер в Telegram, язык, настройки, избранное, уроки и слова для бросков.
    Незаконченных партий: { $count }. Они закончатся сейчас, как если бы вы сдались; за столом, где играют многие, за вас продолжит BOT. Другие игроки об этом узнают.
    Останутся, потому что принадлежат и другим игрокам: партии с ходами, бросками и знаками. Вы там — «кто-то». Отправленные сообщения остаются в чатах; вы можете их удалить.
    Вернуть это нельзя. Сначала можно взять копию: /export_me.
key-forget-no = Нет, всё оставить
key-forget-yes = 🗑 Да, забыть меня
forget-kept = Ничего не забыто.
forget-done = Готово: здесь больше ничто не говорит, кто вы. Если напишете снова, начнём сначала. Всего доброго!
notice-gone = 🗑 Один из игроков попросил его забыть и больше не вернётся. Что стало с партией, видно на доске.

## Settings and names

settings-private =
    <b>Настройки</b>
    Ваше имя здесь: <b>{ $name }</b> (сменить: /name)
    Мой язык для вас: <b>{ $mine }</b>
    Когда выбирать не из чего: <b>{ $forced }</b>
    Когда в группе ждут вашего хода: <b>{ $called }</b>
    Игры объясняют себя сами: <b>{ $explained }</b>
    Гиена, когда съедают мать: <b>{ $mocked }</b>
    BOT говорит, почему так сходил: <b>{ $reasons }</b>
settings-group =
    <b>Настройки</b>
    Ваше имя здесь: <b>{ $name }</b> (сменить: /name)
    Мой язык для вас: <b>{ $mine }</b>
    Когда выбирать не из чего: <b>{ $forced }</b>
    Когда в группе ждут вашего хода: <b>{ $called }</b>
    Игры объясняют себя сами: <b>{ $explained }</b>
    👥 Для всей группы (выбирают администраторы):
    Язык: <b>{ $chat }</b>
    Гиена, когда съедают мать: <b>{ $mocked }</b>
    BOT говорит, почему так сходил: <b>{ $reasons }</b>
    Кого долго ждут: <b>{ $calls }</b>
settings-anonymous =
    <b>Настройки</b>
    Ваши собственные настройки есть в личном чате со мной (/settings там).
    👥 Для всей группы (выбирают администраторы):
    Язык: <b>{ $chat }</b>
    Гиена, когда съедают мать: <b>{ $mocked }</b>
    BOT говорит, почему так сходил: <b>{ $reasons }</b>
    Кого долго ждут: <b>{ $calls }</b>
forced-off = нажимаете вы
forced-on = ход делается сам
key-forced = ⏩ Единственный ход — сразу
said-forced-on = Теперь, когда выбирать не из чего, ход делается сам.
said-forced-off = Теперь каждый ход нажимаете вы.
explained-on = да
explained-off = нет
key-explained = 💡 Объяснять
key-teach-again = 🔁 Всё сначала
said-explained-on = Теперь игры объясняют всё, что случается впервые.
said-explained-off = Теперь объяснения только по кнопке ❔.
said-teach-again = Теперь всё объясняется заново, с самого начала.
mocked-on = с насмешкой
mocked-off = без насмешки
key-mocked = 😈 Гиена: дразнить съеденных
said-mocked-on = Теперь над съеденными насмехаются, как велит обычай.
said-mocked-off = Теперь никто не насмехается: о съеденных только сообщают.
reasons-on = да
reasons-off = нет
key-reasons = 💭 BOT говорит почему
said-reasons-on = Теперь BOT говорит, почему так сходил. У новичка причин нет.
said-reasons-off = Теперь BOT ходит молча.
called-mention = зову вас там
called-private = пишу вам лично
called-silent = молчу
key-called-mention = 📣 Позвать
key-called-private = ✉️ Лично
key-called-silent = 🔕 Молчать
said-called-mention = Если через три минуты вы ещё не сходили, я позову вас в группе по имени.
said-called-private = Если через три минуты вы ещё не сходили, я напишу вам в личный чат.
said-called-silent = Теперь я молчу, когда в группе ждут вашего хода.
calls-on = зову через три минуты
calls-off = никого не зову
key-calls = 📣 Звать, кого ждут
said-calls-on = Теперь я зову здесь тех, чьего хода долго ждут.
said-calls-off = Теперь я здесь никого не зову.
answer-start-first = Мне пока нельзя вам писать: откройте личный чат со мной, нажмите «Старт» и выберите это снова.
name-now = Ваше имя здесь: <b>{ $name }</b>. Чтобы сменить его, напишите /name и новое имя.
name-set = Теперь ваше имя здесь: <b>{ $name }</b>.
name-empty = В имени нужна хотя бы одна буква или знак.
name-long = Имя слишком длинное. Знаков в нём может быть не больше { $most }.
name-bot = Это имя принадлежит BOT. Выберите другое.
name-side = Это имя похоже на сторону или её знак. Выберите другое.

## Record and verification

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
        [throw-off] Секрет соответствует обязательству; розыгрыш сторон и все броски ({ $throws }) следуют из него.
        [alone] Секрет соответствует обязательству, и жребий следует из него.
       *[lot] Секрет соответствует обязательству; жребий и все броски ({ $throws }) следуют из него.
    }
    Обязательство: <code>{ $commitment }</code>
    Секрет: <code>{ $secret }</code>
    Соль: <code>{ $salt }</code>
verify-counts = Сколько раз выпал каждый бросок, а в скобках сколько раз его следовало ожидать по вероятности: { $counts }
verify-count = { $score }: { $count } ({ $expected })
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
luck-device-sticks = Палочки: бросков { $count }, в среднем домов { $worth }. По вероятности ожидалось { $mean } ± { $around }.
luck-device-dice = Кости: бросков { $count }, в среднем домов { $worth }. По вероятности ожидалось { $mean } ± { $around }.
luck-device-chips = Щепки: бросков { $count }, таб на 100 бросков { $worth }. По вероятности ожидалось { $mean } ± { $around }.
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
throws-device-dice = 🎲 <b>Две кости</b>: бросков { $count }
throws-device-chips = 🎲 <b>Три щепки</b>: бросков { $count }
throws-counts-sticks = Сколько светлых сторон выпало и сколько раз, а в скобках сколько раз этого следовало ожидать: { $counts }
throws-counts-dice = Какая сумма выпала и сколько раз, а в скобках сколько раз этого следовало ожидать: { $counts }
throws-counts-chips = Сколько белых сторон выпало и сколько раз, а в скобках сколько раз этого следовало ожидать: { $counts }
throws-few = Этого мало, чтобы судить.
throws-usual = Чистый случай бывает таким же неровным или ещё неровнее в { $percent } из 100 таких подсчётов. Ничего необычного.
throws-rare = Чистый случай бывает таким неровным лишь в { $percent } из 100 таких подсчётов. Иногда так бывает; посмотрите ещё раз позже.
throws-odd = Чистый случай бывает таким неровным реже чем в 1 из 1000 таких подсчётов. Спросите тех, кто держит этого бота.
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

invite-many-group = <b>{ $name }</b> зовёт всю группу. Чтобы сесть за доску, нажмите знак.
invite-many-link = <b>{ $name }</b> зовёт друзей. Пошлите эту ссылку каждому: партия откроется в его собственном чате. Ссылка действует семь дней.
invite-many-phone = <b>{ $name }</b> и другие с одного телефона: передавайте его по кругу.
invite-many-bot = <b>{ $name }</b> играет против BOT.
invite-watch = BOT играют друг с другом, а <b>{ $name }</b> смотрит.
lobby-seats = 🪑 Занято мест: { $count } из { $most }
lobby-seat = { $count }. <b>{ $name }</b>
lobby-begin = Когда игроков не меньше { $least }, <b>{ $name }</b> может начать. Кому какое место, решит жребий.
bot-for = BOT ({ $level }) вместо { $name }
key-watch = 👀 BOT против BOT
key-get-up = 🚶 Встать
key-add-bot = ➕ { $level }
key-drop-bot = ➖ BOT
key-add-here = ➕ Ещё один здесь
key-drop-here = ➖ Убрать игрока
said-got-up = Вы встали. Место снова свободно.
said-seats = Готово: смотрите, кто за столом.
answer-full = Все места заняты.
answer-begun = Эта партия уже началась.
answer-too-few = За столом ещё слишком мало игроков.
answer-host-stays = Вы пригласили остальных: вместо этого можно убрать приглашение.
answer-up-already = Вы уже встали: вашего места здесь нет.
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
key-offer-no = ✖️ Играем дальше
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
answer-bot-declines = BOT не согласен. Играйте дальше; после следующего хода можно спросить снова.
answer-no-count = В этих правилах подсчёта нет.
answer-own-offer = Вы уже ответили.

## Choosing a move by taps, and in words

command-move = ход словами: /move c2-c3
said-tapped = 👉 { $square }: куда?
said-untapped = Отменено: выберите камень.
answer-tapped = Это уже выбрано.
answer-untapped = Этот выбор уже отменён.
answer-no-tap = С этой клеткой сейчас ничего не сделать.
move-usage = Напишите ход после команды, например: { $moves }
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
key-to-board = ↗️ К доске
command-games = все ваши партии; сначала те, где ждут вас
games-mine = <b>Ваши партии</b> (▶️ ждут вас)
games-here = <b>{ $name }</b>, ваши партии здесь (▶️ ждут вас)
games-none = У вас нет незаконченных партий. Начать: /play
games-club = 👥 { $club }: { $games }
games-basic = 👥 { $club }: { $game } (напишите там /board)
games-away = В других местах: { $count }
key-all-games = 📋 Все мои партии
game-number = №{ $id }
key-no-game = ✖️ Отмена
question-dropped = ✖️ Ничего не изменилось.
answer-not-your-page = Эту страницу открыл кто-то другой. Напишите /play — и у вас будет своя.

## Разбор сыгранной партии

command-review = разбор партии: удача и ошибки
key-review = 📈 Разбор
review-none = Здесь ещё не закончилась ни одна партия. Начать новую: /play.
answer-review-later = Разбор будет, когда партия закончится.
answer-no-review = Такую игру я понимаю недостаточно хорошо, чтобы её разбирать.
answer-review-unmoved = В этой партии не пришлось выбирать ни одного хода, а расстановку я не разбираю.
review-working = 🔎 Просматриваю партию. Разбор будет через несколько секунд.
review-side =
    { $mark } <b>{ $name }</b>: { $thrown ->
        [0] {""}
       *[1] 🎲 { $luck } ·{" "}
    }🔀 { $lost }
    { $band ->
        [none] Решений: { $decisions }.
        [master] Решений: { $decisions }. Потеря на каждом: { $rate }. Так играет мастер.
        [strong] Решений: { $decisions }. Потеря на каждом: { $rate }. Так играет сильный игрок.
        [club] Решений: { $decisions }. Потеря на каждом: { $rate }. Так играет опытный любитель.
       *[beginner] Решений: { $decisions }. Потеря на каждом: { $rate }. Так играет начинающий.
    }
review-scale = { $thrown ->
        [0] {""}
       *[1] 🎲 Что принесла удача.{" "}
    }🔀 Что потеряно на решениях. Всё в партиях из ста{ $exact ->
        [0] ; суммы могут быть неточны на { $error }.
       *[1] . Это точно.
    }
review-side-stones =
    { $mark } <b>{ $name }</b>: решений { $decisions } · 🔀 нашлось лучше: { $missed }
review-scale-stones = Линия показывает перевес в камнях. Пунктир: поровну и перевес в { $count }.
review-turning-stones = <b>Переломы</b> ({ $exact ->
        [0] перевес в камнях
       *[1] при безошибочной игре
    }):
review-fate = { $fate ->
        [won] победа
        [lost] поражение
       *[drawn] ничья
    }
review-turning = <b>Переломы</b> (побед из ста партий):
review-moment = { $number }. { $mark } { $name }: { $told } · { $was } → { $now }
review-clean = ✅ Ни одно решение не стоило дорого.
review-basis =
    <blockquote expandable>ℹ️ На чём это основано?
    { $basis }</blockquote>
review-basis-senet = На маленькой нейросети, которая научилась Сенету, играя сама с собой. Она смотрит не дальше чем на один бросок вперёд. Она может ошибаться, чаще всего там, где два хода почти равны.
review-basis-hyena = На вероятностях бросков до самого дома. Считается, что оба игрока платят, как только это приводит их домой раньше.
review-basis-stones = На переборе ходов, который считает только камни. Глубина в ходах чаще всего: { $turns }. Дорогие решения я смотрел дольше и с трёх глубин. Что будет позже и хорошо ли стоят камни, перебор не видит. Расстановку я не оцениваю: чего стоит поставленный камень, я знаю недостаточно точно. Удачи в этой игре нет.
review-basis-solved = На таблице всех позиций доски 3×3, просчитанных до конца игры. Всё сказанное здесь точно, и о расстановке тоже. Удачи в этой игре нет.
review-exact-whole = На таблице всех позиций с таким числом фигур, просчитанных до конца игры. Всё сказанное здесь точно.
review-exact-rest = С хода { $turn } это точно: все позиции с таким числом фигур известны до конца игры.
review-cost = Это даёт больше побед: +{ $gain } из ста партий.{ $exact ->
        [0] {""}
       *[1] {" "}Это точно.
    }
review-cost-stones = Выигрыш в камнях: не меньше { $gain } (глубина в ходах: { $turns }).
review-cost-forced = { $fate ->
        [won] Насколько я вижу, это выигрывает при любых ответах.
       *[lost] Насколько я вижу, сыгранное проигрывает при любой защите.
    }
review-cost-solved = Так { $fate ->
        [won] партия выиграна
       *[drawn] будет ничья
    }, а после сыгранного { $worse ->
        [drawn] ничья
       *[lost] проиграна
    }. Это точно.
review-mistake =
    <b>Дорогое решение { $number } из { $pages }</b> · ход { $turn }
    { $mark } <b>{ $name }</b>, выбор: { $told }
    { $exact ->
        [0] Лучше
       *[1] Безошибочная игра
    }: <b>{ $better }</b>
    { $cost }
    <i>На доске: { $shown ->
        [chosen] после принятого решения.
        [before] до решения.
       *[better] после лучшего решения.
    }</i>
key-review-better = ✅ Лучшее решение
key-review-chosen = ▶️ Как было сыграно
key-review-before = ↩️ До решения

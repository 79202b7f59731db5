// The words of the page itself, in the language of whose phone it is; while that is English, in the
// browser's. Every language has the same keys (tests/playground/test_page_words.py). What Telegram
// says of people has no gender here, as nobody's is known.

const WORDS = {
  en: {
    start: "START", unblock: "UNBLOCK", message: "Message", chats: "Chats", nothing: "No messages yet",
    toStart: "Press here, then START", can: "What can {name} do?", find: "Press START to find out.",
    write: "Write the first one, or try the “/” button.", typing: "typing…", sending: "sending a picture…",
    imitates: "This page imitates Telegram, so that you can try the bot here.", you: "You are {name}:", press: "press START below.",
    another: "To play for another person as well, press the name {name} at the top.",
    language: "{name}’s language…", whose: "Whose phone is this?", languages: "Language", understood: "Understood",
    playground: "{name} playground", leaves: "This page imitates Telegram: try the bot as any of these people. Nothing leaves this computer.",
    reconnecting: "Reconnecting…", addPhone: "Add a phone", phone: "{name}’s phone", be: "You are {name}. Be somebody else",
    unread: "{count} unread", deletes: "Delete {name}’s account", closePhone: "Close this phone",
    bot: "bot", online: "online", members: "{count} members", back: "Back to the chats", more: "More", topics: "Topics",
    general: "General", pinned: "Pinned message", messages: "Messages", newest: "To the newest message", send: "Send", commands: "Commands",
    noCommands: "The bot has no commands here yet.", reply: "Reply", noReply: "Don’t reply", edit: "Edit", noEdit: "Don’t edit",
    copy: "Copy", copied: "Copied", deleteForAll: "Delete for everybody", chat: "Chat", closeChat: "Close this chat",
    block: "Block {name}", unblockName: "Unblock {name}", add: "Add {name}", remove: "Remove {name}", leave: "Leave the group",
    asGroup: "Write as the group", messageAsGroup: "Message as the group", supergroup: "Make it a supergroup",
    edited: "edited", via: "via", forward: "Forward", forwarded: "Forwarded from", youHere: "You", picture: "Picture", pictureOf: "Picture: {text}", gifOf: "GIF: {text}",
    enlarge: "Enlarge the picture", download: "download", keys: "Buttons of the message", panel: "Keyboard of the chat",
    reaction: "Reaction of the bot", unfold: "Show the whole quotation", fold: "Fold the quotation", hidden: "Hidden text", today: "Today", gone: "Deleted Account",
    joined: "{by} joined the group", added: "{by} added {name}", left: "{by} left the group", removed: "{by} removed {name}",
    became: "The group became a supergroup", pins: "{by} pinned a message", topic: "Topic “{name}” was created",
    anonymousQuiz: "Anonymous quiz", publicQuiz: "Quiz", anonymousPoll: "Anonymous poll", publicPoll: "Public poll",
    closed: "{name} · closed", answer: "1 answer", answers: "{count} answers", later: "{name} · results when it closes",
    offers: "What the bot offers", noOffer: "The bot offers nothing for this.", addTo: "Add {name} to…", sendTo: "Send to…",
    forwardTo: "Forward to…", noChoice: "There is nothing to choose from.", cancel: "Cancel", close: "Close", ok: "OK",
  },
  ru: {
    start: "НАЧАТЬ", unblock: "РАЗБЛОКИРОВАТЬ", message: "Сообщение", chats: "Чаты", nothing: "Сообщений пока нет",
    toStart: "Нажмите здесь, потом НАЧАТЬ", can: "Что умеет {name}?", find: "Нажмите НАЧАТЬ — узнаете.",
    write: "Напишите первое или нажмите «/».", typing: "печатает…", sending: "отправляет картинку…",
    imitates: "Эта страница похожа на Telegram: здесь можно попробовать бота.", you: "Вы — {name}:", press: "нажмите НАЧАТЬ внизу.",
    another: "Чтобы играть и за другого, нажмите имя {name} наверху.",
    language: "Язык: {name}…", whose: "Чей это телефон?", languages: "Язык", understood: "Понятно",
    playground: "{name}: проба", leaves: "Эта страница похожа на Telegram: попробуйте бота за любого из этих людей. Ничего не уходит с этого компьютера.",
    reconnecting: "Соединяюсь снова…", addPhone: "Ещё телефон", phone: "Телефон: {name}", be: "Вы — {name}. Стать кем-то другим",
    unread: "Не прочитано: {count}", deletes: "Удалить аккаунт: {name}", closePhone: "Закрыть этот телефон",
    bot: "бот", online: "в сети", members: "участников: {count}", back: "Назад к чатам", more: "Ещё", topics: "Темы",
    general: "Общая", pinned: "Закреплённое сообщение", messages: "Сообщения", newest: "К новому сообщению", send: "Отправить", commands: "Команды",
    noCommands: "Здесь у бота пока нет команд.", reply: "Ответить", noReply: "Не отвечать", edit: "Изменить", noEdit: "Не менять",
    copy: "Копировать", copied: "Скопировано", deleteForAll: "Удалить у всех", chat: "Чат", closeChat: "Закрыть этот чат",
    block: "Заблокировать: {name}", unblockName: "Разблокировать: {name}", add: "Добавить: {name}", remove: "Удалить: {name}", leave: "Выйти из группы",
    asGroup: "Писать от имени группы", messageAsGroup: "Сообщение от имени группы", supergroup: "Сделать супергруппой",
    edited: "изменено", via: "через", forward: "Переслать", forwarded: "Переслано от:", youHere: "Вы", picture: "Картинка", pictureOf: "Картинка: {text}", gifOf: "Гифка: {text}",
    enlarge: "Увеличить картинку", download: "скачать", keys: "Кнопки сообщения", panel: "Клавиатура чата",
    reaction: "Реакция бота", unfold: "Показать цитату целиком", fold: "Свернуть цитату", hidden: "Скрытый текст", today: "Сегодня", gone: "Удалённый аккаунт",
    joined: "{by} теперь в группе", added: "{by} добавляет: {name}", left: "{by} выходит из группы", removed: "{by} удаляет: {name}",
    became: "Группа стала супергруппой", pins: "{by} закрепляет сообщение", topic: "Создана тема «{name}»",
    anonymousQuiz: "Анонимная викторина", publicQuiz: "Викторина", anonymousPoll: "Анонимный опрос", publicPoll: "Открытый опрос",
    closed: "{name} · закрыто", answer: "1 ответ", answers: "ответов: {count}", later: "{name} · итоги после закрытия",
    offers: "Что предлагает бот", noOffer: "На это бот ничего не предлагает.", addTo: "Куда добавить: {name}", sendTo: "Кому отправить",
    forwardTo: "Кому переслать", noChoice: "Выбирать не из чего.", cancel: "Отмена", close: "Закрыть", ok: "ОК",
  },
  pt: {
    start: "COMEÇAR", unblock: "DESBLOQUEAR", message: "Mensagem", chats: "Conversas", nothing: "Ainda não há mensagens",
    toStart: "Toque aqui e depois em COMEÇAR", can: "O que {name} faz?", find: "Toque em COMEÇAR para descobrir.",
    write: "Escreva a primeira ou toque em “/”.", typing: "digitando…", sending: "enviando uma imagem…",
    imitates: "Esta página imita o Telegram, para você experimentar o bot.", you: "Você é {name}:", press: "toque em COMEÇAR, embaixo.",
    another: "Para jogar também por outra pessoa, toque no nome {name}, no alto.",
    language: "Idioma de {name}…", whose: "De quem é este telefone?", languages: "Idioma", understood: "Entendi",
    playground: "{name}: área de teste", leaves: "Esta página imita o Telegram: experimente o bot como qualquer uma destas pessoas. Nada sai deste computador.",
    reconnecting: "Reconectando…", addPhone: "Mais um telefone", phone: "Telefone de {name}", be: "Você é {name}. Ser outra pessoa",
    unread: "Não lidas: {count}", deletes: "Apagar a conta de {name}", closePhone: "Fechar este telefone",
    bot: "bot", online: "online", members: "membros: {count}", back: "Voltar às conversas", more: "Mais", topics: "Tópicos",
    general: "Geral", pinned: "Mensagem fixada", messages: "Mensagens", newest: "Ir à mensagem mais nova", send: "Enviar", commands: "Comandos",
    noCommands: "O bot ainda não tem comandos aqui.", reply: "Responder", noReply: "Não responder", edit: "Editar", noEdit: "Não editar",
    copy: "Copiar", copied: "Copiado", deleteForAll: "Apagar para todos", chat: "Conversa", closeChat: "Fechar esta conversa",
    block: "Bloquear {name}", unblockName: "Desbloquear {name}", add: "Adicionar {name}", remove: "Remover {name}", leave: "Sair do grupo",
    asGroup: "Escrever como o grupo", messageAsGroup: "Mensagem como o grupo", supergroup: "Virar supergrupo",
    edited: "editada", via: "por", forward: "Encaminhar", forwarded: "Encaminhada de", youHere: "Você", picture: "Imagem", pictureOf: "Imagem: {text}", gifOf: "Animação: {text}",
    enlarge: "Ampliar a imagem", download: "baixar", keys: "Botões da mensagem", panel: "Teclado da conversa",
    reaction: "Reação do bot", unfold: "Mostrar a citação inteira", fold: "Recolher a citação", hidden: "Texto oculto", today: "Hoje", gone: "Conta apagada",
    joined: "{by} entrou no grupo", added: "{by} adicionou {name}", left: "{by} saiu do grupo", removed: "{by} removeu {name}",
    became: "O grupo virou um supergrupo", pins: "{by} fixou uma mensagem", topic: "O tópico “{name}” foi criado",
    anonymousQuiz: "Quiz anônimo", publicQuiz: "Quiz", anonymousPoll: "Enquete anônima", publicPoll: "Enquete pública",
    closed: "{name} · encerrado", answer: "1 resposta", answers: "{count} respostas", later: "{name} · resultado no fim",
    offers: "O que o bot oferece", noOffer: "O bot não oferece nada para isto.", addTo: "Adicionar {name} a…", sendTo: "Enviar para…",
    forwardTo: "Encaminhar para…", noChoice: "Não há o que escolher.", cancel: "Cancelar", close: "Fechar", ok: "Certo",
  },
  ar: {
    start: "ابدأ", unblock: "إلغاء الحظر", message: "رسالة", chats: "المحادثات", nothing: "لا رسائل بعد",
    toStart: "اضغط هنا ثم «ابدأ»", can: "ماذا يفعل {name}؟", find: "اضغط «ابدأ» لتعرف.",
    write: "اكتب الأولى أو اضغط «/».", typing: "يكتب…", sending: "يرسل صورة…",
    imitates: "هذه الصفحة تحاكي تيليغرام لتجربة البوت.", you: "أنت {name}:", press: "اضغط «ابدأ» في الأسفل.",
    another: "للعب عن شخص آخر أيضًا اضغط الاسم {name} في الأعلى.",
    language: "لغة {name}…", whose: "لمن هذا الهاتف؟", languages: "اللغة", understood: "مفهوم",
    playground: "تجربة {name}", leaves: "هذه الصفحة تحاكي تيليغرام: جرّب البوت باسم أيّ من هؤلاء. لا شيء يغادر هذا الحاسوب.",
    reconnecting: "إعادة الاتّصال…", addPhone: "هاتف آخر", phone: "هاتف {name}", be: "أنت {name}. التحوّل إلى شخص آخر",
    unread: "غير مقروء: {count}", deletes: "حذف حساب {name}", closePhone: "إغلاق هذا الهاتف",
    bot: "بوت", online: "متّصل", members: "الأعضاء: {count}", back: "رجوع إلى المحادثات", more: "المزيد", topics: "المواضيع",
    general: "عامّ", pinned: "الرسالة المثبّتة", messages: "الرسائل", newest: "إلى أحدث رسالة", send: "إرسال", commands: "الأوامر",
    noCommands: "ليس للبوت أوامر هنا بعد.", reply: "ردّ", noReply: "إلغاء الردّ", edit: "تعديل", noEdit: "إلغاء التعديل",
    copy: "نسخ", copied: "تمّ النسخ", deleteForAll: "حذف لدى الجميع", chat: "محادثة", closeChat: "إغلاق هذه المحادثة",
    block: "حظر {name}", unblockName: "إلغاء حظر {name}", add: "إضافة {name}", remove: "إزالة {name}", leave: "مغادرة المجموعة",
    asGroup: "الكتابة باسم المجموعة", messageAsGroup: "رسالة باسم المجموعة", supergroup: "تحويلها إلى مجموعة فائقة",
    edited: "معدّلة", via: "عبر", forward: "إعادة توجيه", forwarded: "أُعيد توجيهها من", youHere: "أنت", picture: "صورة", pictureOf: "صورة: {text}", gifOf: "صورة متحرّكة: {text}",
    enlarge: "تكبير الصورة", download: "تنزيل", keys: "أزرار الرسالة", panel: "لوحة مفاتيح المحادثة",
    reaction: "تفاعل البوت", unfold: "إظهار الاقتباس كاملًا", fold: "طيّ الاقتباس", hidden: "نصّ مخفيّ", today: "اليوم", gone: "حساب محذوف",
    joined: "انضمام {by} إلى المجموعة", added: "أضاف {by}: {name}", left: "مغادرة {by} المجموعة", removed: "أزال {by}: {name}",
    became: "صارت المجموعة مجموعة فائقة", pins: "ثبّت {by} رسالة", topic: "أُنشئ الموضوع «{name}»",
    anonymousQuiz: "اختبار مجهول", publicQuiz: "اختبار", anonymousPoll: "استطلاع مجهول", publicPoll: "استطلاع علنيّ",
    closed: "{name} · مغلق", answer: "إجابة واحدة", answers: "الإجابات: {count}", later: "{name} · النتائج عند الإغلاق",
    offers: "ما يعرضه البوت", noOffer: "لا يعرض البوت شيئًا لهذا.", addTo: "إضافة {name} إلى…", sendTo: "إرسال إلى…",
    forwardTo: "إعادة توجيه إلى…", noChoice: "لا شيء يُختار.", cancel: "إلغاء", close: "إغلاق", ok: "حسنًا",
  },
};

/** How days are written; English has the browser's way, and digits are as in the pictures. */
const LOCALES = { en: undefined, ru: "ru", pt: "pt-BR", ar: "ar-u-nu-latn" };

const known = (code) => ((code ?? "").slice(0, 2) in WORDS ? code.slice(0, 2) : "en");

/** The words for somebody's phone, or the browser's; `name` stands where they have one. `say` puts
 * more into one. */
export function wordsOf(person, name = "") {
  const own = known(person?.language_code);
  const code = own === "en" ? known(globalThis.navigator?.language) : own;
  const say = (key, values) => WORDS[code][key].replace(/\{(\w+)\}/g, (gap, what) => values[what] ?? gap);
  const more = { say, locale: LOCALES[code] };
  return new Proxy(more, { get: (found, key) => (key in found ? found[key] : say(key, { name })) });
}

// The few words of the page itself that a player meets, in the language of whose phone it is; while
// that is English, in the browser's.

const WORDS = {
  en: {
    start: "START", unblock: "UNBLOCK", message: "Message", chats: "Chats", nothing: "No messages yet",
    toStart: "Press here, then START", can: "What can {name} do?", find: "Press START to find out.",
    write: "Write the first one, or try the “/” button.", typing: "typing…", sending: "sending a picture…",
    imitates: "This page imitates Telegram, so that you can try the bot here.", you: "You are {name}:", press: "press START below.",
    another: "To play for another person as well, press the name {name} at the top.",
    language: "{name}’s language…", whose: "Whose phone is this?",
  },
  ru: {
    start: "НАЧАТЬ", unblock: "РАЗБЛОКИРОВАТЬ", message: "Сообщение", chats: "Чаты", nothing: "Сообщений пока нет",
    toStart: "Нажмите здесь, потом НАЧАТЬ", can: "Что умеет {name}?", find: "Нажмите НАЧАТЬ — узнаете.",
    write: "Напишите первое или нажмите «/».", typing: "печатает…", sending: "отправляет картинку…",
    imitates: "Эта страница похожа на Telegram: здесь можно попробовать бота.", you: "Вы — {name}:", press: "нажмите НАЧАТЬ внизу.",
    another: "Чтобы играть и за другого, нажмите имя {name} наверху.",
    language: "Язык: {name}…", whose: "Чей это телефон?",
  },
  pt: {
    start: "COMEÇAR", unblock: "DESBLOQUEAR", message: "Mensagem", chats: "Conversas", nothing: "Ainda não há mensagens",
    toStart: "Toque aqui e depois em COMEÇAR", can: "O que {name} faz?", find: "Toque em COMEÇAR para descobrir.",
    write: "Escreva a primeira ou toque em “/”.", typing: "digitando…", sending: "enviando uma imagem…",
    imitates: "Esta página imita o Telegram, para você experimentar o bot.", you: "Você é {name}:", press: "toque em COMEÇAR, embaixo.",
    another: "Para jogar também por outra pessoa, toque no nome {name}, no alto.",
    language: "Idioma de {name}…", whose: "De quem é este telefone?",
  },
  ar: {
    start: "ابدأ", unblock: "إلغاء الحظر", message: "رسالة", chats: "المحادثات", nothing: "لا رسائل بعد",
    toStart: "اضغط هنا ثم «ابدأ»", can: "ماذا يفعل {name}؟", find: "اضغط «ابدأ» لتعرف.",
    write: "اكتب الأولى أو اضغط «/».", typing: "يكتب…", sending: "يرسل صورة…",
    imitates: "هذه الصفحة تحاكي تيليغرام لتجربة البوت.", you: "أنت {name}:", press: "اضغط «ابدأ» في الأسفل.",
    another: "للعب عن شخص آخر أيضًا اضغط الاسم {name} في الأعلى.",
    language: "لغة {name}…", whose: "لمن هذا الهاتف؟",
  },
};

const known = (code) => ((code ?? "").slice(0, 2) in WORDS ? code.slice(0, 2) : "en");

/** The words for somebody's phone; `name` stands where they have one. */
export function wordsOf(person, name = "") {
  const own = known(person?.language_code);
  const chosen = WORDS[own === "en" ? known(globalThis.navigator?.language) : own];
  return new Proxy(chosen, { get: (words, key) => words[key].replace("{name}", name) });
}

// Scripts of the pages: apply the theme set in the game, pass on the reader's own puzzle, mark what the picture shows, and
// show a message if the picture does not load.

// Numbered as in src/app/game/play/settings.h.
function chosen_theme() {
  try {
    return ['', 'light', 'dark'][localStorage.getItem('tessera.settings')?.match(/^theme ([12])$/m)?.[1] ?? 0];
  } catch {
    return '';
  }
}

function follow_theme() {
  document.documentElement.dataset.theme = chosen_theme();
}

follow_theme();
addEventListener('storage', follow_theme);

// As listed in src/app/text/strings.h: the game's number of a language is its position from 1; 0 is the browser's choice.
const game_languages = ['en', 'fr', 'de'];
const page_languages = ['en', 'fr'];

function wanted_languages() {
  try {
    const number = Number(localStorage.getItem('tessera.settings')?.match(/^language (\d+)$/m)?.[1] ?? 0);
    if (number > 0) return [game_languages[number - 1] ?? 'en'];
  } catch {
    // no storage: the browser's own choice
  }
  return navigator.languages.map((each) => each.slice(0, 2));
}

// Tells readers whose language has no pages, in their language if translated here.
const only_in = { de: 'Diese Seiten gibt es bisher nur auf Englisch und Franz\u00f6sisch.' };

function tell_language() {
  const [wanted] = wanted_languages();
  const note = document.querySelector('.only');
  note.hidden = !wanted || page_languages.includes(wanted);
  if (note.hidden) return;
  const name = new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(wanted);
  note.textContent = only_in[wanted] ?? note.dataset.words.replace('{}', name);
  note.lang = only_in[wanted] ? wanted : document.documentElement.lang;
}

tell_language();
addEventListener('storage', tell_language);

// Returns the share code in the address, passed on by another page; '' if there is none.
const own_code = () => location.hash.match(/^#(1[a-z]\/[A-Za-z0-9/._-]{1,4000})$/)?.[1] ?? '';

function pass_on() {
  const code = own_code();
  for (const link of document.querySelectorAll('a[data-keep]')) link.hash = code;
  for (const link of document.querySelectorAll('a[data-query]')) {
    const { family, query } = link.dataset;
    link.dataset.example ??= link.hash.slice(1);
    if (!code) link.hash = link.dataset.example;
    else link.hash = code.startsWith(`${family}/`) ? `${code}?${query}` : code;
  }
}

pass_on();
addEventListener('hashchange', pass_on);

for (const choice of document.querySelectorAll('.choices a')) {
  choice.addEventListener('click', () => {
    for (const other of choice.parentElement.children) other.removeAttribute('aria-current');
    choice.setAttribute('aria-current', 'true');
  });
}

// The program in a frame hides its first sentence, or shows another one there. A frame that loads anything else, from the browser's
// own error to the login page of a hotel, has no picture, and that is said at once.
const patience_ms = 10000;
const is_foreign = (frame) => {
  try {
    return frame.contentDocument.URL !== 'about:blank' && !frame.contentDocument.querySelector('#shell');
  } catch {
    return true;
  }
};
const has_spoken = (frame) => {
  try {
    return Boolean(frame.contentDocument.querySelector('#shell.gone, #shell.stopped'));
  } catch {
    return false; // not our page
  }
};

function load_again(frame) {
  try {
    frame.contentWindow.location.reload();
  } catch {
    frame.replaceWith(frame.cloneNode());
  }
}

function wait_for_picture(figure) {
  const trouble = figure.querySelector('.trouble');
  const start = performance.now();
  clearInterval(figure.timer);
  trouble.hidden = true;
  figure.timer = setInterval(() => {
    const frame = figure.querySelector('iframe');
    const is_there = has_spoken(frame);
    trouble.hidden = is_there || (!is_foreign(frame) && performance.now() - start < patience_ms);
    if (is_there) clearInterval(figure.timer);
  }, 500);
  trouble.querySelector('button').onclick = () => {
    load_again(figure.querySelector('iframe'));
    wait_for_picture(figure);
  };
}

// A frame loads when it is about to be seen, and draws nothing before it is.
const first_sight = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    first_sight.unobserve(target);
    wait_for_picture(target.parentElement);
  }
});
for (const frame of document.querySelectorAll('iframe')) {
  first_sight.observe(frame);
  frame.addEventListener('load', () => is_foreign(frame) && wait_for_picture(frame.parentElement));
}

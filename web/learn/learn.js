// What the pages do beside being read: they look as the player has set the game, pass the reader's own puzzle on, and mark what
// the picture shows.

// As src/app/game/settings.h numbers it.
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

// The share code in the address, which another page has passed on; '' where there is none.
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

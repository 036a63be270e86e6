// Caches the page for offline use, and offers new versions.
import { notice } from './notices.js';
import { program } from './program.js';
import { say } from './words.js';

function reload_saved() {
  program._tessera_visible(0);
  location.reload();
}

// The new version takes over when the player accepts it in one of the tabs. That tab reloads; the others continue, and
// sw.js serves them the files of their version.
function tell_of_versions(registration) {
  let told = null; // the current notice
  let is_asked = false;
  const tell = (sentence, action) => {
    told?.remove();
    told = notice(sentence, say('Reload'), action);
  };
  const take = () => {
    is_asked = true;
    if (registration.waiting) registration.waiting.postMessage('take over');
    else reload_saved();
  };
  const offer = () => registration.waiting && tell(say('A new version is ready.'), take);
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (is_asked) reload_saved();
    else tell(say('A new version is running in another tab. This tab stays as it is until you reload it.'), reload_saved);
  });
}

export async function keep_offline() {
  if (!navigator.serviceWorker || !isSecureContext) return;
  const had_version = Boolean(navigator.serviceWorker.controller);
  const registration = await navigator.serviceWorker.register('sw.js').catch(() => null);
  if (registration && had_version) tell_of_versions(registration);
}

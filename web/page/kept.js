// What the browser keeps for the program, by name.

export const prefix = 'tessera.';

// Null where it is refused or full: the program is told so.
export function stored(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

const own_keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

export const kept = {
  load: (key) => stored(() => localStorage.getItem(prefix + key)),
  store: (key, text) => stored(() => (localStorage.setItem(prefix + key, text), 'kept')),
  keys: () => stored(() => own_keys().join('\n')),
  remove: (key) => stored(() => localStorage.removeItem(prefix + key)),
};

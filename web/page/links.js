// Links that lead to the page and away from it.

export const links = {
  link_of: (code) => `${location.href.split('#')[0]}#${code}`,
  can_share: () => (navigator.share ? 'yes' : null),
  visit: (file, code) => void (location.href = `${file}#${code}`),
};

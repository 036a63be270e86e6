// Makes what other sites show of a link to the page: Open Graph tags and an oEmbed answer. Both need whole addresses, so the build must
// be told where the page will be (-DTESSERA_ADDRESS=https://...); without that, neither is made. Static files cannot answer for a
// share code, which is in the fragment and is sent to nobody: all links have the same picture.
export const picture_file = 'preview.png';
const size = { width: 1200, height: 630 };
const frame = { width: 560, height: 640 };

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export function checked_address(text) {
  const address = new URL(text.endsWith('/') ? text : `${text}/`);
  if (!/^https?:$/.test(address.protocol) || address.search || address.hash) throw new Error(`${text} is not the address of a page`);
  return String(address);
}

// Lines for the head of index.html.
export function preview_tags(address, description) {
  const tags = { 'og:type': 'website', 'og:title': 'Tessera', 'og:description': description, 'og:url': address,
    'og:image': `${address}${picture_file}`, 'og:image:width': size.width, 'og:image:height': size.height };
  return `${Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escaped(String(value))}">\n`).join('')
  }<link rel="alternate" type="application/json+oembed" href="${escaped(address)}oembed.json" title="Tessera">\n`;
}

// The answer as https://oembed.com describes it: the page for frames.
export function oembed(address) {
  const html = `<iframe src="${escaped(address)}embed.html" title="Tessera" width="${frame.width}" height="${frame.height}" loading="lazy" style="border:0"></iframe>`;
  return { version: '1.0', type: 'rich', provider_name: 'Tessera', provider_url: address, title: 'Tessera', html, ...frame,
    thumbnail_url: `${address}${picture_file}`, thumbnail_width: size.width, thumbnail_height: size.height };
}

// The element's style. Colours, the typeface and the roundness of corners are custom properties of the page.
const tints = ['#593fb3', '#ffea44', '#c83d5b', '#0ad9a8', '#c1671d', '#84b7f1', '#9f3d8b', '#bfdb56', '#7682ee', '#9df09c', '#d07eb2', '#a3ac60'];
const with_light_ink = [1, 3, 7];
const motifs = ['#b3372f', '#2563a8', '#8a6a00', '#2f7d3a', '#6d3fa0', '#0f7b7b', '#a53c7f', '#4a525c'];

const light = {
  page: '#fffdf9', text: '#26221c', quiet: '#655d50', line: '#dcd5c7', raised: '#f4f0e8', accent: '#4b42b8', 'on-accent': '#ffffff',
  board: '#e6dfd2', 'board-line': '#d6cdbb', 'board-edge': '#bfb296', good: '#147a4d', bad: '#c02734', tile: '#ffffff', 'tile-text': '#26221c',
};
const dark = {
  page: '#1e2129', text: '#f2f0ea', quiet: '#a9aeba', line: '#3a404d', raised: '#2a2e38', accent: '#b0a8ff', 'on-accent': '#191533',
  board: '#323947', 'board-line': '#21262f', 'board-edge': '#4d576b', good: '#4fd196', bad: '#ff7a7a', tile: '#f2f0ea', 'tile-text': '#26221c',
};

const colors = (theme) => Object.entries(theme).map(([name, color]) => `--_${name}: var(--tessera-${name}, ${color});`).join('');

const pieces = tints.map((color, index) => `.tint-${index + 1} path { fill: var(--tessera-piece-${index + 1}, ${color}) }
.tint-${index + 1} line.rod { stroke: var(--tessera-piece-${index + 1}, ${color}) }
.tint-${index + 1} text, .tint-${index + 1} circle { fill: var(--tessera-ink-${index + 1}, ${with_light_ink.includes(index + 1) ? '#ffffff' : '#1b1b1f'}) }`).join('\n');
const edges = motifs.map((color, index) => `.color-${index + 1} { fill: ${color}; stroke: ${color} } .color-${index + 1}.hollow { fill: #ffffff }
.color-${index + 1}.hollow + .letter { fill: ${color} }`).join('\n');

export const style = `
:host { display: block; min-inline-size: 0; ${colors(light)} --_radius: var(--tessera-radius, 12px); color-scheme: light;
  font: 16px/1.4 var(--tessera-font, system-ui, sans-serif); color: var(--_text) }
:host([hidden]) { display: none }
:host([theme="dark"]) { ${colors(dark)} color-scheme: dark }
@media (prefers-color-scheme: dark) { :host(:not([theme="light"])) { ${colors(dark)} color-scheme: dark } }
* { box-sizing: border-box }
.frame { position: relative; display: flex; flex-direction: column; gap: 8px; min-block-size: 100%; padding: 12px; background: var(--_page);
  border: 1px solid var(--_line); border-radius: var(--_radius); user-select: none; -webkit-user-select: none }
.frame[hidden], [hidden] { display: none !important }
.title { margin: 0; font-weight: 600 }
.title:empty { display: none }
.table { display: flex; flex-direction: column; gap: 12px; align-items: center; justify-content: center }
.wide .table { flex-direction: row; gap: 20px; align-items: flex-start; justify-content: flex-start }
.wide .board { position: sticky; inset-block-start: 12px }
.board { flex: none; border-radius: 6px; outline-offset: 3px; inline-size: calc(var(--_cell) * var(--_columns) + var(--_cell) * 0.3) }
.plays .board, .plays .item { touch-action: none; cursor: grab }
.plays.wide .scrolls .item { touch-action: pan-y }
.frame:not(.wide) .scrolls { flex-wrap: nowrap }
.plays:not(.wide) .scrolls .item { touch-action: pan-x; flex: none }
svg { display: block; inline-size: 100%; block-size: auto; overflow: visible; pointer-events: none }
.tray { display: flex; flex-wrap: wrap; gap: 4px; justify-content: safe center; align-content: safe center; min-inline-size: 0; max-inline-size: 100%; overflow: auto; padding: 4px }
.wide .tray { flex: 1 1 0 }
.item { position: relative; display: grid; place-items: center; min-inline-size: 44px; min-block-size: 44px; padding: 4px 6px; border: 2px solid transparent;
  border-radius: 8px }
.press { position: absolute; inset: -2px; padding: 0; border: 0; border-radius: 8px; background: none; cursor: inherit; touch-action: inherit }
.item.held { border-color: var(--_accent); background: var(--_raised) }
.item.told { border-color: var(--_good) }
.left { position: absolute; inset-block-end: 0; inset-inline-end: 2px; font-size: 12px; color: var(--_quiet) }
.bar { display: flex; flex-wrap: wrap; gap: 6px; justify-content: center }
.bar button { touch-action: manipulation; min-block-size: 44px; min-inline-size: 44px; padding: 4px 12px; border: 1px solid var(--_line); border-radius: 10px; background: var(--_raised);
  color: var(--_text); font: inherit; cursor: pointer }
.bar button:disabled { opacity: 0.45; cursor: default }
.bar button.main { background: var(--_accent); color: var(--_on-accent); border-color: transparent }
:focus-visible { outline: 3px solid var(--_accent) }
.status { display: flex; flex-wrap: wrap; gap: 2px 12px; justify-content: space-between; min-block-size: 1.4em; margin: 0; font-size: 15px }
.progress { color: var(--_quiet) }
.solved .progress { color: var(--_good); font-weight: 600 }
.message.bad { color: var(--_bad) }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.flying { position: absolute; inset-block-start: 0; inset-inline-start: 0; pointer-events: none; opacity: 0.9; filter: drop-shadow(0 4px 6px #0006) }
text { font-family: inherit; font-weight: 600; pointer-events: none }
.cells { fill: var(--_board); stroke: var(--_board-line); stroke-width: 0.03 }
.cells.framed { stroke: var(--_quiet); stroke-width: 0.12; paint-order: stroke }
.lines { stroke: var(--_board-line); stroke-width: 0.03; fill: none }
.edge { fill: none; stroke: var(--_board-edge); stroke-width: 0.06; stroke-linejoin: round }
.piece path { stroke: #0008; stroke-width: 0.05; stroke-linejoin: round }
.piece.given path { stroke-width: 0.09 }
.piece line.rim { stroke: #0008; stroke-width: 0.42 }
.piece line.rod { stroke-width: 0.32 }
.piece path.shade { fill: #000; stroke: none }
.piece path.dim { fill-opacity: 0.16 }
.piece path.dark { fill-opacity: 0.34 }
.piece path.shine { fill: #fff; fill-opacity: 0.55; stroke: none }
.layer { fill: var(--_quiet) }
.number rect { fill: var(--_tile); stroke: var(--_board-edge); stroke-width: 0.03 }
.number text { fill: var(--_tile-text) }
.number.home rect { stroke: var(--_good); stroke-width: 0.06 }
.wall { stroke: var(--_text); stroke-width: 0.12; stroke-linecap: round }
.tile .back { fill: #ffffff; stroke: #1b1f24; stroke-width: 0.025 }
.tile .plain { fill: #5b626b }
.motif { stroke-width: 0.02; stroke-linejoin: round }
.motif + .letter { fill: #ffffff }
.number-of { fill: #5b626b }
.lifted { opacity: 0.35 }
.ghost .piece, .ghost .tile { opacity: 0.6 }
.ghost .around { fill: none; stroke: var(--_good); stroke-width: 0.1; stroke-linejoin: round }
.ghost.bad .around { stroke: var(--_bad); stroke-dasharray: 0.16 0.1 }
.cursor { fill: none; stroke: var(--_accent); stroke-width: 0.09 }
.board:not(:focus-visible) .cursor { display: none }
.mark { fill: var(--_good); fill-opacity: 0.18; stroke: var(--_good); stroke-width: 0.1; stroke-linejoin: round }
.shown { opacity: 0.7 }
${pieces}
${edges}
@media (forced-colors: active) {
  .piece path, .number rect, .cells { fill: Canvas; stroke: CanvasText; forced-color-adjust: none }
  .piece text, .number text, .piece circle { fill: CanvasText; forced-color-adjust: none }
  .piece line.rod { stroke: Canvas; forced-color-adjust: none }
  .cursor, .mark, .around { stroke: Highlight; forced-color-adjust: none }
}
`;

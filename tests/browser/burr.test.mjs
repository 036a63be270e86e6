// Puzzles of BurrTools (.xmpuzzle) opened in the editor: flat ones become levels, others are refused with a sentence.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Host, close_game, desktop, from_top, it, phone } from './lib/browser.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

// Three pieces on nine cells; the second is vertical, and the third has no name.
const shapes = [
  '<voxel x="3" y="2" z="1" type="0" name="Hook">####__</voxel>',
  '<voxel x="1" y="1" z="4" type="0" name="Bar">_###</voxel>',
  '<voxel x="1" y="3" z="2" type="0">______</voxel>',
  '<voxel x="2" y="2" z="1" type="0" name="a name with blanks">__##</voxel>',
  '<voxel x="4" y="3" z="1" type="0">#########___</voxel>',
];
const uses = '<shape id="0" count="1"/><shape id="1" min="1" max="1"><group group="1" count="1"/></shape><shape id="3"/>';
const problem_of = (pieces, result = 4) => `<problem state="0"><shapes>${pieces}</shapes><result id="${result}"/></problem>`;
const burr = (voxels = shapes, problems = problem_of(uses), grid = 0) => `<?xml version="1.0"?>
<puzzle version="2">
 <gridType type="${grid}"/>
 <colors/>
 <shapes>
  ${voxels.join('\n  ')}
 </shapes>
 <problems>
  ${problems}
 </problems>
 <comment>x &lt; y</comment>
</puzzle>
`;
const with_shape = (index, voxel) => shapes.map((shape, at) => (at === index ? voxel : shape));
const result_of = (signs) => with_shape(4, `<voxel x="4" y="3" z="1" type="0">${signs}</voxel>`);

const pieces_of = 'piece Hook\nX..\nXXX\nend\npiece Bar\nX\nX\nX\nend\npiece A\nXX\nend\n';
const level = `tessera 1 polyomino\ntitle Nine cells\nboard\n.###\n....\n....\nend\n${pieces_of}`;

const sees_editor = (game) => game.sees('the editor', ({ screen, editor }) => screen === 'edit' && editor?.draft.board?.width > 0);

async function open_editor(game) {
  await game.press('home');
  await game.sees('the families', ({ buttons }) => buttons.some(({ name }) => name === 'family.polyomino'));
  await game.press('family.polyomino');
  await game.press('edit');
  return (await sees_editor(game)).editor.draft.text;
}

// In a small window the button is out of sight, or under the bottom bar.
async function scroll_to_open(game) {
  const { height } = game.page.viewportSize();
  const { x, width } = await game.button('edit.open');
  await game.page.mouse.move(x + width / 2, height * 0.8);
  for (let turns = 0; turns < 20; ++turns) {
    const button = await game.button('edit.open');
    if (button.y + button.height < height - 64) return;
    await game.page.mouse.wheel(0, 120);
    await game.frame();
  }
}

async function open_file(game, content, name = 'Nine cells.xmpuzzle') {
  await scroll_to_open(game);
  const choosing = game.page.waitForEvent('filechooser');
  await game.press('edit.open');
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  return chooser;
}

const sees_draft = (game, text) => game.sees('the draft', ({ editor }) => editor.draft.text === text);

// Returns the next notice of the page and closes it.
async function reads(game) {
  const box = game.page.locator('.notice').first();
  const sentence = await box.locator('span').textContent();
  await box.locator('.close').click();
  return sentence;
}

const refused = [
  ['no XML', burr().replace('</shapes>', '</shape>'), /not well-formed XML\. \(Line 11, column 2\.\)/],
  ['cut off', burr().slice(0, -20), /not well-formed XML\. \(Line \d+, column \d+\.\)/],
  ['not closed', burr().split('<comment>')[0], /not well-formed XML/],
  ['another XML', '<svg/>', /not a BurrTools puzzle/],
  ['other cells', burr(shapes, problem_of(uses), 1), /made of cubes.*\(Line 3, column 2\.\)/],
  ['no problem', burr(shapes, ''), /no problem to solve/],
  ['no result', burr(shapes, problem_of(uses, '')), /has no result/],
  ['a result that is not there', burr(shapes, problem_of(uses, 5)), /a shape that is not there\. \(Line 13, /],
  ['a piece that is not there', burr(shapes, problem_of('<shape id="x"/>')), /a shape that is not there/],
  ['a damaged count', burr(shapes, problem_of('<shape id="0" min="2" max="1"/>')), /How often shape S1 is used/],
  ['missing cells', burr(with_shape(0, '<voxel x="3" y="2" z="1">####_</voxel>')), /Shape S1 is damaged.*\(Line 6, column 3\.\)/],
  ['strange cells', burr(with_shape(3, '<voxel x="2" y="2" z="1">__#?</voxel>')), /Shape S4 is damaged/],
  ['an empty piece', burr(shapes, problem_of('<shape id="2" count="1"/>')), /Shape S3 is empty/],
  ['a piece in two layers', burr(with_shape(1, '<voxel x="2" y="2" z="2">####___#</voxel>')), /Shape S2 is not flat/],
  ['a result in two layers', burr(with_shape(4, '<voxel x="3" y="2" z="2">#########___</voxel>')), /Shape S5 is not flat/],
  ['too large a piece', burr(with_shape(0, `<voxel x="1025" y="1" z="1">${'#'.repeat(1025)}</voxel>`)), /Shape S1 is larger/],
  ['too large a block', burr(with_shape(4, `<voxel x="40" y="40" z="20">${'#'.repeat(32000)}</voxel>`)), /Shape S5 is larger/],
  ['too many pieces', burr(shapes, problem_of('<shape id="0" count="5000"/>')), /more pieces/],
  ['a piece that may vary', burr(with_shape(0, '<voxel x="3" y="2" z="1">###+__</voxel>')), /Shape S1 has optional cells/],
  ['a board that may vary', burr(result_of('########+++_')), /Shape S5 has optional cells/],
  ['damaged packing', gzipSync(burr()).subarray(0, 90), /damaged or cut off/],
  ['nothing but beginnings', '<a>'.repeat(2e6), /too large/],
  ['nothing but elements', `<a>${'<b/>'.repeat(2e6)}</a>`, /too large/],
  ['nothing but attributes', `<a ${Array.from({ length: 2000 }, (_, index) => `a${index}=""`).join(' ')}/>`, /too large/],
  ['more attributes than a regular expression can take', `<a${' a=""'.repeat(1.8e6)}/>`, /too large/],
  ['too large a file', gzipSync(Buffer.alloc(3e7, ' ')), /too large/],
];

const said = [
  ['several problems', burr(shapes, problem_of(uses) + problem_of('', 0)), /^Only the first of several problems/],
  ['colours', burr(with_shape(0, '<voxel x="3" y="2" z="1" name="Hook">#1#2#1 #_1_</voxel>')), /^Colours were left out/],
  ['a varying number', burr(shapes, problem_of('<shape id="0"/><shape id="1" min="0" max="2"/><shape id="3"/>')), /^Every piece that may be used is there/],
];

describe('a puzzle of BurrTools', () => {
  it('opens in the editor as the board and the pieces that it is, and can be played', async () => {
    const game = await host.game(desktop);
    await open_editor(game);
    const chooser = await open_file(game, gzipSync(burr()));
    const accepted = await chooser.element().getAttribute('accept');
    assert.match(accepted, /\.xmpuzzle/);
    const { editor } = await sees_draft(game, level);
    assert.equal(editor.trouble, '');
    await game.sees('its solutions', (state) => Number(state.editor.solutions) >= 1);
    assert.equal(await game.page.locator('.notice').count(), 0);
    await game.press('edit.play');
    const played = await game.sees('the puzzle', ({ screen, panel }) => screen === 'play' && panel === '');
    assert.deepEqual([played.board.columns, played.board.rows, played.game.tray.length], [4, 3, 3]);
    await close_game(game);
  });

  it('is taken as plain XML, too, and level text opens as ever, packed or not', async () => {
    const game = await host.game();
    await open_editor(game);
    await open_file(game, burr(), 'Nine cells.xml');
    await sees_draft(game, level);
    const own = level.replace('Nine cells', 'Nine more').replace('.###', '.##.');
    await open_file(game, own, 'own.txt');
    await sees_draft(game, own);
    await open_file(game, gzipSync(level), 'own.gz');
    await sees_draft(game, level);
    await open_file(game, 'A A B\nA B B\n', 'cut.txt');
    await game.sees('the cut', ({ editor }) => editor.draft.text.includes('board\n...\n...\nend'));
    await close_game(game);
  });

  it('says what it left out', async () => {
    const game = await host.game();
    await open_editor(game);
    for (const [name, file, sentence] of said) {
      await open_file(game, gzipSync(file), `${name}.xmpuzzle`);
      assert.match(await reads(game), sentence, name);
      await game.sees(name, ({ editor }) => editor.draft.text.startsWith(`tessera 1 polyomino\ntitle ${name}\n`));
    }
    await close_game(game);
  });

  it('is refused in one sentence, and the draft stays', async () => {
    const game = await host.game();
    await open_editor(game);
    await open_file(game, level);
    await sees_draft(game, level);
    for (const [name, file, sentence] of refused) {
      await open_file(game, file);
      assert.match(await reads(game), sentence, name);
      assert.equal((await game.state()).editor.draft.text, level, name);
    }
    await game.page.evaluate(() => delete globalThis.DecompressionStream);
    await open_file(game, gzipSync(burr()));
    assert.match(await reads(game), /This browser cannot unpack/);
    assert.equal((await game.state()).editor.draft.text, level);
    await close_game(game);
  });

  it('is spoken of in French on a phone', async () => {
    const game = await host.game({ ...phone, locale: 'fr-FR' });
    await open_editor(game);
    await open_file(game, gzipSync(burr(with_shape(1, '<voxel x="2" y="2" z="2">####___#</voxel>'))));
    const box = game.page.locator('.notice');
    assert.equal(await box.locator('span').textContent(),
      'La forme S2 n’est pas plate. Seuls les puzzles d’une seule couche peuvent être ouverts. (Ligne\u00a07, colonne\u00a03.)');
    await game.screenshot('phone-burr-refused-fr');
    const place = await box.boundingBox();
    assert.ok(place.x >= 0 && place.x + place.width <= phone.width && place.y + place.height <= phone.height);
    await close_game(game);
  });
});

// ---- The reader alone, without a browser

const script = ['markup', 'voxels', 'burr'].map((name) => readFileSync(from_top(`web/page/${name}.js`), 'utf8')).join('\n');
const plain = script.replace(/^import .*$/gm, '').replace(/^export /gm, '');
const { read_burr, Refusal } = new Function('say', `'use strict'; ${plain}; return { read_burr, Refusal };`)((sentence) => sentence);
const block_of = (text, start) => text.slice(text.indexOf(start)).split('end\n')[0];

describe('the reading of a puzzle of BurrTools', () => {
  it('settles cells that may be filled where the pieces leave no choice', () => {
    const board = (file) => block_of(read_burr(file, '').level, 'board');
    assert.equal(board(burr(result_of('++#######___'))), 'board\n.###\n....\n....\n'); // nine: all are filled
    assert.equal(board(burr(result_of('#########+++'))), 'board\n.###\n....\n....\n'); // nine without them: none is
    assert.equal(board(burr(result_of('#########_++'), problem_of(`${uses}<shape id="3"/>`))), 'board\n.#..\n....\n....\n');
  });

  it('takes the least number of each piece where that fills the board', () => {
    const file = burr(shapes, problem_of('<shape id="0" count="1"/><shape id="1" min="1" max="3"/><shape id="3" min="1" max="2"/>'));
    const read = read_burr(file, '');
    assert.equal(read.level.match(/^piece .*/gm).join(), 'piece Hook x1,piece Bar x1,piece A x1');
    assert.deepEqual(read.remarks, []);
  });

  it('names each piece once, by its own name where level text can have it', () => {
    const bar = (name) => `<voxel x="1" y="1" z="1" name="${name}">#</voxel>`;
    const voxels = ['B', 'B', '', 'two words', 'A', '#', 'no\u00e9'].map(bar).concat('<voxel x="7" y="1" z="1">#######</voxel>');
    const file = burr(voxels, problem_of([0, 1, 2, 3, 4, 5, 6].map((id) => `<shape id="${id}"/>`).join(''), 7));
    assert.equal(read_burr(file, '').level.match(/^piece \S+/gm).join(), 'piece B,piece C,piece D,piece E,piece A,piece F,piece G');
  });

  it('reads what other programs write into XML', () => {
    const file = burr().replace('<colors/>', "<!-- <voxel> -- -->\r\n<colors a='\"' ><color red = '1'/></colors >")
      .replace('####__', '<![CDATA[####\n__]]>').replace('?>', '?>\n<!DOCTYPE puzzle>');
    assert.equal(read_burr(file, 'Nine cells').level.replaceAll(' x1', ''), level);
  });

  it('ends every damaged file with a level or a refusal, never with another error', () => {
    const file = burr(with_shape(0, shapes[0].replace('####', '#1#2+#')));
    const signs = [...'<>/"\'#+_0 9&=!?-[]'];
    let seed = 7;
    const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
    let refusals = 0;
    for (let round = 0; round < 20000; ++round) {
      let text = file;
      for (let damages = 1 + random(3); damages > 0; --damages) {
        const at = random(text.length);
        text = text.slice(0, at) + (random(3) ? signs[random(signs.length)] : '') + text.slice(at + random(4));
      }
      try {
        read_burr(text, 'damaged');
      } catch (error) {
        assert.ok(error instanceof Refusal, `${error.stack}\n${text}`);
        ++refusals;
      }
    }
    assert.ok(refusals > 2000 && refusals < 20000, `${refusals} refusals`);
  });
});

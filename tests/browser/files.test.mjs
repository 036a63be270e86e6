// Files of other programs in the editor: opened, packed or not, refused with a sentence, and saved.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Host, close_game, desktop, it, phone } from './lib/browser.mjs';

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
const uses = '<shape id="0" count="1"/><shape id="1" min="1" max="1"></shape><shape id="3"/>';
const burr = (voxels = shapes, grid = 0) => `<?xml version="1.0"?>
<puzzle version="2">
 <gridType type="${grid}"/>
 <colors/>
 <shapes>
  ${voxels.join('\n  ')}
 </shapes>
 <problems>
  <problem state="0"><shapes>${uses}</shapes><result id="4"/></problem>
 </problems>
</puzzle>
`;
const with_first = (voxel) => [voxel, ...shapes.slice(1)];
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

async function show_files(game) {
  await game.press('edit.files');
  await game.sees('the files', ({ panel }) => panel === 'files');
}

async function open_file(game, content, name = 'Nine cells.xmpuzzle') {
  await show_files(game);
  const choosing = game.page.waitForEvent('filechooser');
  await game.press('edit.open');
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  return chooser;
}

async function save_for(game, format) {
  await show_files(game);
  const downloading = game.page.waitForEvent('download');
  await game.press(`format.${format}`);
  const download = await downloading;
  return { name: download.suggestedFilename(), path: await download.path() };
}

const sees_draft = (game, text) => game.sees('the draft', ({ editor }) => editor.draft.text === text);
const reads = (game, sentence) => game.sees(String(sentence), ({ notice }) => sentence.test(notice ?? ''));

// Returns the next notice of the page, which stands over the canvas, and closes it.
async function reads_over_canvas(game) {
  const box = game.page.locator('.notice').first();
  const sentence = await box.locator('span').textContent();
  await box.locator('.close').click();
  return sentence;
}

describe('a file of another program', () => {
  it('opens in the editor as the board and the pieces that it is, and can be played', async () => {
    const game = await host.game(desktop);
    await open_editor(game);
    const chooser = await open_file(game, gzipSync(burr()));
    assert.match(await chooser.element().getAttribute('accept'), /\.xmpuzzle/);
    const { editor } = await sees_draft(game, level);
    assert.equal(editor.trouble, '');
    await game.press('edit.play');
    const played = await game.sees('the puzzle', ({ screen, panel }) => screen === 'play' && panel === '');
    assert.deepEqual([played.board.columns, played.board.rows, played.game.tray.length], [4, 3, 3]);
    await close_game(game);
  });

  it('is taken packed or not, by its text or by its name', async () => {
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
    await open_file(game, 'Two dominoes\nSquare\nBoard ((1,1))\ntile flip 2 ((0,0)(1,0))\n', 'x.psv');
    await sees_draft(game, 'tessera 1 polyomino\ntitle Two dominoes\nboard\n..\n..\nend\npiece I2 x2\nXX\nend\n');
    await close_game(game);
  });

  it('is refused in one sentence with its place, and the draft stays', async () => {
    const game = await host.game();
    await open_editor(game);
    await open_file(game, level, 'own.txt');
    await sees_draft(game, level);
    for (const [file, name, sentence] of [
      [burr().replace('</shapes>', '</shape>'), 'a.xmpuzzle', /^Line 11, column \d+: .*not well-formed XML/],
      [burr(with_first('<voxel x="3" y="2" z="1">####_</voxel>')), 'b.xmpuzzle', /^Line 6, column 3: Shape S1 is damaged/],
      [burr(shapes, 3), 'c.xmpuzzle', /^Line 3, column 2: Only puzzles made of cubes, triangles or spheres/],
      ['{"pieces": [[[0,0]]], "region": [[0,0],[5,5]]}', 'd.json', /The pieces cannot fill the board/],
    ]) {
      await open_file(game, file, name);
      await reads(game, sentence);
      assert.equal((await game.state()).editor.draft.text, level, name);
    }
    await open_file(game, gzipSync(burr()).subarray(0, 90));
    assert.match(await reads_over_canvas(game), /damaged or cut off/);
    await open_file(game, gzipSync(Buffer.alloc(3e7, ' ')));
    assert.match(await reads_over_canvas(game), /too large/);
    await game.page.evaluate(() => delete globalThis.DecompressionStream);
    await open_file(game, gzipSync(burr()));
    assert.match(await reads_over_canvas(game), /This browser cannot unpack/);
    assert.equal((await game.state()).editor.draft.text, level);
    await close_game(game);
  });

  it('says in French on a phone what it left out', async () => {
    const game = await host.game({ ...phone, locale: 'fr-FR' });
    await open_editor(game);
    await open_file(game, burr(with_first('<voxel x="3" y="2" z="1" name="Hook">#1#2#1 #_1_</voxel>')));
    await sees_draft(game, level);
    const { notice } = await game.sees('what was left out', (state) => state.notice);
    assert.doesNotMatch(notice, /colours|pieces/);
    await game.screenshot('phone-file-remark-fr');
    await close_game(game);
  });
});

describe('a level of the editor', () => {
  it('is saved for other programs, and what their files do not say is named', async () => {
    const game = await host.game(desktop);
    await open_editor(game);
    await open_file(game, level, 'own.txt');
    await sees_draft(game, level);
    const puzzle = await save_for(game, 'polysolver');
    assert.equal(puzzle.name, 'tessera-polyomino.psv');
    assert.match(readFileSync(puzzle.path, 'utf8'), /^Nine cells\nSquare\nBoard \(\(3,2\)\(1,0\)\(2,0\)\(3,0\)\)\n/);
    await reads(game, /^PolySolver leaves out the names of the pieces/);
    const cover = await save_for(game, 'dlx');
    assert.match(readFileSync(cover.path, 'utf8'), /Hook/);
    await close_game(game);
  });

  it('is saved as an archive of solids that others unpack', async () => {
    const game = await host.game(phone);
    await open_editor(game);
    await open_file(game, level, 'own.txt');
    await sees_draft(game, level);
    const solids = await save_for(game, '3mf');
    assert.equal(solids.name, 'tessera-polyomino.3mf');
    const script = 'import sys, zipfile, xml.dom.minidom as m\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n'
      + 'print(len(m.parseString(z.read("3D/3dmodel.model")).getElementsByTagName("object")))';
    assert.equal(execFileSync('python3', ['-c', script, solids.path], { encoding: 'utf8' }).trim(), '4');
    await close_game(game);
  });
});

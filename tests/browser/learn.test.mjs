// Promise: The page that repeats the reports' measurements shows the output of its commands. Also:
//     cli/reports_test.cpp.
// The pages about engines: their statements about the pictures are true, in all languages, and the pictures move.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe } from 'node:test';
import { file_of, fragment_of, is_pseudocode, languages, learn_pages, lines_of_pseudocode, read_text } from '../../web/learn/pages.mjs';
import { reports, topics } from '../../web/learn/topics.mjs';
import { Host, close_game, desktop, it, named_variants, nightly, phone, phone_lying, variants } from './lib/browser.mjs';
import { Game } from './lib/game.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const own_code = '1p/4x4/FG-CI/jq4n';
const host = new Host();
before(() => host.open());
after(() => host.close());

async function open_page(file, wish = {}, context = null) {
  const page = await (context ?? (await host.visitor(wish))).newPage();
  await page.goto(host.address + file);
  return page;
}

// Returns the program in the picture, once it shows something.
async function picture_of(page, which = 'iframe') {
  await page.locator(which).scrollIntoViewIfNeeded();
  const frame = await (await page.locator(which).elementHandle()).contentFrame();
  const picture = new Game(frame);
  await picture.is_playable();
  await picture.sees('a search that has ended', ({ searching, steps }) => !searching && steps > 1);
  return picture;
}

// Presses a button inside the picture.
async function press(page, picture, name) {
  const box = await page.locator('iframe').boundingBox();
  const { x, y, width, height } = await picture.button(name);
  await page.mouse.click(box.x + x + width / 2, box.y + y + height / 2);
}

const sees_facts = (picture, facts) =>
  picture.sees(`what the text says: ${JSON.stringify(facts)}`, (state) => {
    const seen = { ...state, ...state.matrix, nodes: state.nodes, steps: state.steps, refused: state.tried - state.reached };
    return !state.searching && Object.entries(facts).every(([name, value]) => seen[name] === value);
  });

const written_as = { en: (number) => number.toLocaleString('en'), fr: (number) => number.toLocaleString('fr').replace(/\s/g, ' ') };

describe('the texts', () => {
  it('of each language have the same parts, pictures and choices', () => {
    for (const { id, choices } of topics) {
      const texts = languages.map((language) => read_text(language, id));
      for (const text of texts) {
        assert.ok(text.title && text.line && text.frame && text.caption, id);
        assert.deepEqual(Object.keys(text.choices).sort(), choices.length > 1 || Object.keys(text.choices).length ? choices.map((choice) => choice.id).sort() : [], id);
        assert.equal(text.blocks.filter((block) => block === 'picture').length, 1, id);
      }
      const kinds = (text) => text.blocks.map((block) => block.match(/^(picture|drawing \S+|## |- |% )?/)[0] + (block.match(/^- /gm)?.length ?? ''));
      assert.deepEqual(kinds(texts[0]), kinds(texts[1]), id);
      // The same steps under each other, whatever the language calls them.
      const layout = ({ blocks }) => blocks.filter(is_pseudocode).map((block) => lines_of_pseudocode(block).map((line) => line.search(/\S/)));
      assert.deepEqual(layout(texts[0]), layout(texts[1]), id);
    }
  });

  it('of the reports have the same commands, tables and pictures in each language', () => {
    const texts = languages.map((language) => read_text(language, reports.id));
    const choices = reports.pictures.flatMap((picture) => picture.choices.map(({ id }) => id));
    for (const text of texts) {
      assert.deepEqual(Object.keys(text.choices), choices);
      assert.deepEqual(Object.keys(text.pictures), reports.pictures.map(({ id }) => id));
      assert.deepEqual(text.blocks.filter((block) => block.startsWith('picture ')).map((block) => block.slice(8)), Object.keys(text.pictures));
    }
    const parts = ({ blocks }) => blocks.map((block) => (/^([$]|picture) /.test(block) ? block : `${block[0] === '|' || block[0] === '#'} ${block.split('\n').length}`));
    assert.deepEqual(parts(texts[0]), parts(texts[1]));
  });

  it('name the numbers that the pictures come to', () => {
    for (const { id, choices } of topics) {
      for (const language of languages) {
        const { caption, blocks } = read_text(language, id);
        const words = [caption, ...blocks, ...Object.values(read_text(language, id).choices)].join(' ');
        for (const { facts } of choices) {
          const numbers = [facts.nodes ?? facts.options, facts.tried, facts.refused, facts.expanded].filter(Boolean);
          for (const number of numbers) assert.ok(words.includes(written_as[language](number)), `${id} ${language} ${number}`);
        }
      }
    }
  });

  it('reckon what the reports got wrong', () => {
    const sums = [2, 3, 6].reduce((all, size) => [...all, ...all.map((sum) => sum + size)], [0]).filter(Boolean).sort((a, b) => a - b);
    const beta = (t) => 0.1 * t ** 0.9;
    assert.equal(Math.round(beta(10000)), 398);
    assert.equal((100 * Math.exp(-beta(10000 / 300))).toFixed(1), '9.6');
    assert.equal((9 * 8 * 4 ** 9) * 5040, 95126814720);
    for (const language of languages) {
      const words = read_text(language, reports.id).blocks.join(' ');
      const listed = sums.join(', ').replace(/, (\d+)$/, language === 'en' ? ' and $1' : ' et $1');
      for (const part of [listed, '398', language === 'en' ? '9.6 %' : '9,6 %', written_as[language](9 * 8 * 4 ** 9), written_as[language](5040), written_as[language](95126814720)]) {
        assert.ok(words.includes(part), `${language}: ${part}`);
      }
    }
  });

  it('tell each idea in pseudocode, answer what they ask, and name their sources', () => {
    const items_of = (block) => block.split(/\n?^- /m).slice(1).map((item) => item.replace(/\n/g, ' '));
    for (const { id } of topics) {
      for (const language of languages) {
        const { blocks } = read_text(language, id);
        const codes = blocks.filter(is_pseudocode);
        assert.equal(codes.length, 1, `${id} ${language}`);
        const lines = lines_of_pseudocode(codes[0]).filter(Boolean);
        assert.ok(lines.length >= 4 && lines.length <= 12, `${id} ${language}: ${lines.length} lines`);
        assert.ok(blocks.indexOf(codes[0]) < blocks.indexOf('picture'), `${id} ${language}`);
        const [to_try, exercises, further, sources] = blocks.slice(-4);
        assert.deepEqual([to_try, further], { en: ['## To try', '## Further reading'], fr: ['## \u00c0 essayer', '## Pour aller plus loin'] }[language], id);
        for (const item of items_of(exercises)) {
          const [question, answer] = item.split(' >> ');
          if (/[?]/.test(question)) assert.ok(answer, `${id} ${language} does not answer: ${question}`);
        }
        const named = items_of(sources);
        assert.ok(named.length >= 1 && named.length <= 4, `${id} ${language}: ${named.length} sources`);
        for (const source of named) assert.match(source, /^[^[*]+ \((1[89]|20)\d\d[^)]*\), ([*][^*]+[*]|\[.+\]\(https:[^)]+\))|^[^[*]+, \[.+\]\(https:[^)]+\)/, `${id} ${language}`);
      }
      const addresses = languages.map((language) => read_text(language, id).blocks.at(-1).match(/\(https:[^)]+\)/g));
      assert.deepEqual(addresses[0], addresses[1], id);
    }
  });

  it('tell no other site where their readers come from', () => {
    const links = learn_pages().flatMap(([, page]) => page.match(/<a [^>]*https?:[^>]*>/g) ?? []);
    assert.ok(links.length >= 2 * topics.length);
    for (const link of links) assert.match(link, /^<a rel="noreferrer" hreflang="en" href="https:[/][/](doi[.]org|arxiv[.]org|oeis[.]org|www-cs-faculty[.]stanford[.]edu)[/][^"]+">$/);
  });

  it('show the two lines that take out and the two that bring back', () => {
    for (const language of languages) {
      const lines = lines_of_pseudocode(read_text(language, 'dancing-links').blocks.find(is_pseudocode)).map((line) => line.trim());
      const [out, back] = [['R[L[x]] \u2190 R[x]', 'L[R[x]] \u2190 L[x]'], ['R[L[x]] \u2190 x', 'L[R[x]] \u2190 x']];
      assert.deepEqual([lines.slice(1, 3), lines.slice(5, 7)], [out, back]);
    }
  });

  it('are as long as they may be', () => {
    for (const { id } of topics) {
      for (const language of languages) {
        // The text that is read at one go: not the sources, the pseudocode or what is folded.
        const words = read_text(language, id).blocks.slice(0, -2).filter((block) => !is_pseudocode(block)).join('\n').replace(/ >> .*/g, '').split(/\s+/).length;
        assert.ok(words >= 200 && words <= 480, `${id} ${language}: ${words} words`);
      }
    }
  });
});

describe('a page', () => {
  // One of each kind of picture.
  const shown = variants(topics, topics.filter(({ id }) => ['dancing-links', 'a-star'].includes(id)));

  for (const topic of shown) {
    it(`shows what it says, in both languages: ${topic.id}`, async () => {
      for (const language of languages) {
        const page = await open_page(file_of(language, topic.id), desktop);
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        const picture = await picture_of(page);
        await picture.sees(`the language ${language}`, (state) => state.language === language);
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => globalThis.axe.run({ iframes: false }));
        assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
        if (language === 'en') {
          for (const choice of topic.choices) {
            if (topic.choices.length > 1) await page.locator('.choices a').filter({ hasText: read_text('en', topic.id).choices[choice.id] }).click();
            await sees_facts(picture, choice.facts);
          }
        }
        await close_game({ page });
      }
    });
  }

  it('has a picture that moves on Play', async () => {
    for (const topic of shown) {
      const page = await open_page(file_of('en', topic.id), desktop);
      const picture = await picture_of(page);
      const { step } = await picture.state();
      await press(page, picture, 'lab.play');
      await picture.sees(`${topic.id} going on`, (state) => state.step > step);
      await close_game({ page });
    }
  });

  it('shows a matrix that closes over what is taken out, and opens again', async () => {
    const page = await open_page('learn-dancing-links.html', { ...desktop, still: false });
    const picture = await picture_of(page);
    const start = await picture.sees('a matrix', ({ matrix }) => matrix.shown && matrix.left === 18);
    await press(page, picture, 'lab.step');
    await press(page, picture, 'lab.step');
    await picture.sees('fewer rows, moved to their places', ({ matrix }) => matrix.left < 18 && matrix.uncovered < 13 && !matrix.moving);
    await press(page, picture, 'lab.start');
    await picture.sees('all rows', ({ matrix }) => matrix.left === start.matrix.left && matrix.uncovered === start.matrix.uncovered);
    await press(page, picture, 'lab.tree_view');
    await picture.sees('the tree', ({ matrix }) => !matrix.shown);
    await press(page, picture, 'lab.matrix_view');
    await picture.sees('the matrix', ({ matrix }) => matrix.shown);
    await close_game({ page });
  });

  it('leads to the others and back, and passes the reader\u2019s own puzzle on', async () => {
    const page = await open_page(`learn.html#${own_code}`, desktop);
    assert.equal(await page.locator('ol.contents a').count(), topics.length);
    await page.locator('.contents a').first().click();
    for (const topic of topics) {
      await page.waitForURL(`**/${file_of('en', topic.id)}#${own_code}`);
      if (topic !== topics.at(-1)) await page.locator('a.next').click();
    }
    await page.locator('a[data-language]').click();
    await page.waitForURL(`**/${file_of('fr', topics.at(-1).id)}#${own_code}`);
    await page.goto(`${host.address}${file_of('fr', 'mrv')}#${own_code}`);
    await page.locator('.own a').click({ noWaitAfter: true });
    await page.waitForURL(/lab[.]html#/);
    const lab = new Game(page);
    await lab.is_playable();
    const state = await lab.sees('the own puzzle, in French', ({ steps, language }) => steps > 1 && language === 'fr');
    assert.ok(state.code.startsWith(own_code));
    assert.equal(state.engine, 'algorithm_x+first');
    await close_game({ page });
  });

  it('tries its own example where there is no other, and no engine of another family', async () => {
    const page = await open_page('learn-edge-matching.html', desktop);
    assert.match(await page.locator('.own a').getAttribute('href'), /lab[.]html#1e[/].*engine=row_by_row/);
    await page.evaluate((code) => { location.hash = code; }, own_code);
    await page.waitForFunction((code) => document.querySelector('.own a').hash === `#${code}`, own_code);
    await close_game({ page });
  });

  it('is reached from the lab, with the puzzle', async () => {
    const page = await open_page(`lab.html#${own_code}`, { ...desktop, locale: 'fr-FR' });
    const lab = new Game(page);
    await lab.is_playable();
    await lab.press('lab.engine');
    await lab.sees('the list', ({ buttons }) => buttons.some(({ name }) => name === 'lab.learn'));
    await lab.press('lab.learn');
    await page.waitForURL(`**/learn.fr.html#${own_code}`);
    await close_game({ page });
  });

  for (const [name, size] of named_variants({ desktop, phone, lying: phone_lying, tiny: { width: 320, height: 568, touch: true }, wide: { width: 1920, height: 1080 } }, ['phone'])) {
    it(`fits on a screen: ${name}`, async () => {
      for (const file of ['learn.html', 'learn-dancing-links.html', 'learn-parity.fr.html', 'learn-regions.fr.html', 'learn-reports.fr.html']) {
        const page = await open_page(file, { ...size, dark: name === 'phone' });
        if (file !== 'learn.html') await picture_of(page, 'iframe >> nth=0');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${file} is ${wide} too wide in ${name}`);
        await close_game({ page });
      }
    });
  }

  nightly('measures the reports again: every picture comes to what the page says', async () => {
    for (const language of languages) {
      const page = await open_page(file_of(language, reports.id), desktop);
      const text = read_text(language, reports.id);
      assert.equal(await page.locator('iframe').count(), reports.pictures.length);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run({ iframes: false }));
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
      for (const { id, choices } of language === 'en' ? reports.pictures : []) {
        const picture = await picture_of(page, `iframe[name=picture-${id}]`);
        for (const choice of choices) {
          if (choices.length > 1) await page.locator('.choices a').filter({ hasText: text.choices[choice.id] }).click();
          await sees_facts(picture, choice.facts);
        }
      }
      await close_game({ page });
    }
  });

  it('says so to readers in whose language it is not, as the game or the browser has it', async () => {
    for (const [locale, setting, told] of [['en-GB', 0, ''], ['fr-FR', 0, ''], ['de-DE', 0, /nur auf Englisch und Franz/], ['en-GB', 3, /nur auf Englisch/], ['es-ES', 0, /none in Spanish/], ['es-ES', 1, '']]) {
      const page = await open_page('learn.html', { ...desktop, locale });
      if (setting) {
        await page.evaluate((number) => localStorage.setItem('tessera.settings', `language ${number}\n`), setting);
        await page.reload();
      }
      const note = page.locator('.only');
      if (told) assert.match(await note.textContent(), told);
      assert.equal(await note.isVisible(), told !== '', `${locale} ${setting}`);
      await close_game({ page });
    }
    const french = await open_page('learn-mrv.fr.html', { ...desktop, locale: 'es-ES' });
    assert.match(await french.locator('.only').textContent(), /pas encore dans cette langue : espagnol/);
    await close_game({ page: french });
  });

  it('says that no picture came as soon as something else has loaded in its place, seen or not', async () => {
    const visitor = await host.visitor({ ...desktop, serviceWorkers: 'block' });
    await visitor.addInitScript(() => { performance.now = () => 0; }); // patience never runs out: the page says it for what has loaded
    await visitor.route('**/lab.html*', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const page = await open_page('learn-dancing-links.html', desktop, visitor);
    await page.locator('.trouble').filter({ visible: true }).waitFor();
    await visitor.close();
  });

  it('asks questions whose answers are folded until they are wanted', async () => {
    const page = await open_page('learn-parity.html', desktop);
    const answer = page.locator('details').first();
    assert.equal(await answer.evaluate((each) => each.open), false);
    await answer.locator('summary').click();
    await page.getByText('And yet there is no solution').waitFor();
    await close_game({ page });
  });

  it('shows a temperature that falls, with the annealing that its text begins with', async () => {
    const page = await open_page('learn-annealing.html', desktop);
    const picture = await picture_of(page);
    const [first] = topics.find(({ id }) => id === 'annealing').choices;
    await sees_facts(picture, first.facts);
    const start = await picture.state();
    assert.equal(start.annealing.beta, 0);
    const box = await page.locator('iframe').boundingBox();
    const line = await picture.button('lab.timeline');
    await page.mouse.click(box.x + line.x + line.width - 16, box.y + line.y + line.height / 2);
    const end = await picture.sees('the end', ({ step, steps }) => step > steps * 0.9);
    assert.ok(end.annealing.beta > 1, `${end.annealing.beta}`);
    await close_game({ page });
  });

  it('shows why a cell is decided: with the fewest choices the ring is on the smallest number', async () => {
    const page = await open_page('learn-mrv.html', desktop);
    const picture = await picture_of(page);
    const first = await picture.sees('the choices', ({ choices }) => choices.cells === 25 && choices.next === '0 0');
    assert.ok(first.choices.fewest > 0);
    await page.locator('.choices a').filter({ hasText: 'Fewest choices' }).click();
    await sees_facts(picture, { nodes: 43 });
    let state = await picture.sees('the choices', ({ choices }) => choices.cells === 25);
    for (let steps = 0; !state.choices.next && steps < 10; ++steps) {
      const { step } = state;
      await press(page, picture, 'lab.step');
      state = await picture.sees('another step', (now) => now.step > step);
    }
    assert.ok(state.choices.next && state.choices.fewest > 0, JSON.stringify(state.choices));
    assert.match(state.sentence, /: \d+ (ways? to cover row|places? left for it)/);
    await close_game({ page });
  });

  it('fits the line of A* on a phone', async () => {
    for (const file of variants(['learn-a-star.html', 'learn-a-star.fr.html'], ['learn-a-star.fr.html'])) {
      for (const size of [phone, { width: 320, height: 568, touch: true }, desktop]) {
        const page = await open_page(file, size);
        const picture = await picture_of(page);
        assert.equal((await picture.state()).words_fit, true, `${file} ${size.width}`);
        await close_game({ page });
      }
    }
  });

  it('looks as the player has set the game', async () => {
    const page = await open_page('learn.html', desktop);
    const back = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(await back(), 'rgb(243, 239, 231)');
    await page.evaluate(() => localStorage.setItem('tessera.settings', 'theme 2\n'));
    await page.reload();
    assert.equal(await back(), 'rgb(20, 22, 27)');
    await close_game({ page });
  });

  it('is there without a network, with its picture', async () => {
    const context = await host.visitor({ ...desktop, offline: true });
    const game = await host.game({}, context);
    await game.page.evaluate(() => navigator.serviceWorker.ready);
    await game.page.waitForFunction(async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0])).keys()).length > 40);
    await game.page.reload();
    await game.is_playable();
    await context.setOffline(true);
    const page = await open_page('learn-backtracking.fr.html', {}, context);
    const picture = await picture_of(page);
    assert.equal((await picture.state()).nodes, 15);
    await page.goto(`${host.address}learn-parity`); // as on hosts that drop the file extension
    await page.getByRole('heading', { name: 'Parity' }).waitFor();
    await context.close();
  });
});

// Marks with notes on the steps of a search: by key and button, as flags, in a list, and in the link.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone, phone_lying, variants } from './lib/browser.mjs';
import { Game } from './lib/game.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const open_lab = (wish = {}) => open_lab_at(host, wish, `${code_of('polyomino/23-pentominoes-8x8')}${wish.query ?? ''}`, { has_focus: true });

async function answer(lab, note) {
  await lab.page.locator('#entry[open]').waitFor();
  await lab.page.locator('#entry-text').fill(note);
  await lab.page.locator('#entry-ok').click();
}

async function mark_here(lab, note) {
  await lab.keys('b');
  await answer(lab, note);
  await lab.sees('the mark', ({ marks, step }) => marks.some((mark) => mark.place === step && mark.note === note));
}

const sizes = {
  portrait: { ...phone, width: 390, height: 844 },
  wide: { ...desktop, width: 1280, height: 800 },
  lying: { ...phone_lying, width: 844, height: 390 },
  small: { width: 320, height: 568, touch: true },
};

describe('marks in the lab', () => {
  it('are set by a key, walked by keys, and travel in the link', async () => {
    const lab = await open_lab(sizes.wide);
    await lab.keys('5');
    const { step: middle } = await lab.sees('the middle', ({ step, steps }) => step === Math.floor(steps / 2));
    await mark_here(lab, 'Pourquoi reculer ici ? 50 % & plus');
    await lab.keys('2');
    const { step: first } = await lab.sees('a fifth', ({ step }) => step > 0 && step < middle);
    await mark_here(lab, 'first');
    await lab.keys('b');
    await lab.page.locator('#entry[open]').waitFor();
    assert.equal(await lab.page.locator('#entry-text').inputValue(), 'first');
    await lab.page.locator('#entry-cancel').click();
    await lab.keys(']');
    await lab.sees('the one after', ({ step }) => step === middle);
    assert.match(await lab.page.locator('#words').innerText(), /Marked: Pourquoi reculer ici \? 50 % & plus[.]/);
    await lab.keys('[');
    await lab.sees('the one before', ({ step }) => step === first);
    const { code, marks } = await lab.sees('the address', (state) => state.code.includes('marks='));
    assert.match(code, /marks=\d+:first,\d+:Pourquoi%20reculer%20ici%20%3F%2050%20%25%20%26%20plus(&|$)/);
    const other = await lab.page.context().newPage();
    await other.goto(`${host.address}lab.html#${code}`);
    const same = new Game(other);
    await same.is_playable();
    assert.deepEqual((await same.sees('the same place', ({ step }) => step === first)).marks, marks);
    await close_game(lab);
  });

  for (const [name, size] of Object.entries(sizes)) {
    const daily = { portrait: ['dark'], wide: [], lying: [], small: ['light'] }[name];
    for (const colors of variants(name === 'lying' || name === 'small' ? ['light'] : ['light', 'dark'], daily)) {
      it(`stand as flags that are pressed, and in a list: ${name}, ${colors}`, async () => {
        const lab = await open_lab({ ...size, dark: colors === 'dark', query: '?marks=10:,40:the%20first%20dead%20end%20of%20all,200:back%20to%20the%20start' });
        const { steps, marks } = await lab.state();
        assert.deepEqual(marks.map(({ place }) => place), [10, 40, 200]);
        assert.ok(steps >= 200);
        for (const button of (await lab.state()).buttons) {
          assert.ok(button.x >= -0.5 && button.y >= -0.5 && button.x + button.width <= size.width + 0.5 && button.y + button.height <= size.height + 0.5, button.name);
        }
        if (size.touch) await lab.tap_button('lab.flag.200');
        else await lab.press('lab.flag.200');
        await lab.sees('its place', ({ step, playing }) => step === 200 && !playing);
        await lab.frame();
        await lab.screenshot(`lab-marks-${name}-${colors}`);
        await lab.press('lab.marks');
        await lab.sees('the list', ({ marking }) => marking);
        await lab.frame();
        await lab.screenshot(`lab-marks-list-${name}-${colors}`);
        await lab.press('lab.mark.200.edit');
        await answer(lab, 'another note');
        await lab.sees('it', (state) => state.marks[2].note === 'another note');
        await lab.press('lab.mark.40.remove');
        await lab.sees('two marks', (state) => state.marks.length === 2);
        await lab.frame();
        await lab.press('lab.mark.10');
        await lab.sees('the place', ({ step, marking }) => step === 10 && !marking);
        await lab.press('lab.marks');
        await lab.sees('the list', ({ marking }) => marking);
        await lab.keys('Escape');
        await lab.sees('no list', ({ marking }) => !marking);
        await close_game(lab);
      });
    }
  }

  it('are marked in the list too, where there are no keys', async () => {
    const lab = await open_lab({ ...sizes.portrait, locale: 'fr-FR' });
    await lab.press('lab.step');
    await lab.press('lab.marks');
    await lab.sees('the list', ({ marking, buttons }) => marking && buttons.some(({ name }) => name === 'lab.mark'));
    await lab.press('lab.mark');
    assert.equal(await lab.page.locator('#entry-title').innerText(), 'Note pour le pas 2');
    await answer(lab, 'ici');
    await lab.sees('the mark', ({ marks }) => marks.length === 1 && marks[0].place === 2);
    await lab.screenshot('lab-marks-french');
    await close_game(lab);
  });
});

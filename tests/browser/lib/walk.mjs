// Goes through the screens of the game as a player may, from the table on, and calls look(name) on each of them once it is drawn.
const others = { number_swap: '1s/3x2/RA/pewt', edge_match: '1e/2x2/.ABC-/JAeBQw/1e1f' };
const race = '1p/4x3/FG-C/A/gGS0g/.-AJUZ/k7hq'; // of two pieces
const has = (state, name) => state.buttons.some((button) => button.name === name);

export async function walk(game, look) {
  const see = async (name, holds) => {
    await game.sees(name, holds);
    await game.frame();
    await look(name);
  };
  const back = async (screen) => {
    await game.keys('Escape');
    await game.sees('what was below', (state) => state.panel === '' && state.screen === screen);
  };
  // Lets hints solve the puzzle.
  const win = async (name) => {
    while (!(await game.state()).solved) {
      await game.press('hint');
      await game.frame();
    }
    await see(name, (state) => has(state, 'win.next'));
  };
  await see('the board', ({ panel }) => panel === '');
  await game.keys('h');
  await see('a hint', ({ hint }) => Boolean(hint));
  while (!has(await game.state(), 'technique')) {
    await game.press('hint.next');
    await game.frame();
  }
  await see('a hint with a reason', ({ hint }) => Boolean(hint));
  await game.press('technique');
  await see('a technique', ({ panel }) => panel === 'technique');
  await back('play');
  await game.press('explain');
  await see('an explanation', ({ lesson }) => Boolean(lesson));
  await game.keys('Escape');
  await game.sees('the game again', ({ lesson, hint }) => !lesson && !hint);
  for (const sheet of ['share', 'settings', 'help', 'pause', 'share.qr', 'share.print', 'settings.solvers', 'settings.statistics']) {
    const [first, second] = sheet.split('.');
    await game.press(first);
    await game.sees('the sheet', ({ panel }) => panel !== '');
    if (second) {
      const { panel: before } = await game.state();
      await game.frame();
      await game.press(first === 'share' ? sheet : second);
      await game.sees('the sheet on it', ({ panel }) => panel !== before);
    }
    await see(`the sheet ${sheet}`, ({ panel }) => panel !== '');
    while ((await game.state()).panel !== '') {
      await game.keys('Escape');
      await game.frame();
    }
  }
  await game.press('new');
  await see('the maker', ({ panel, making }) => panel === 'new' && !making);
  await game.press('make.more');
  await see('the maker with more choices', (state) => has(state, 'smallest.more'));
  await back('play');
  await game.press('home');
  await see('the list', ({ screen, levels }) => screen === 'home' && levels);
  for (const sheet of ['chapters', 'filter', 'calendar']) {
    if (sheet === 'filter' && !has(await game.state(), sheet)) { // in a narrow window another sheet has it
      await game.press('chapters');
      await see('the chapters', ({ panel }) => panel === 'chapters');
    }
    await game.press(has(await game.state(), sheet) ? sheet : `all.${sheet}`);
    await see(`the sheet ${sheet}`, ({ panel }) => panel !== '');
    await back('home');
  }
  await game.press('edit');
  await see('the editor', ({ screen, editor }) => screen === 'edit' && editor?.draft.board?.width > 0);
  await game.press('cut');
  await game.press('edit.page.1');
  await see('the pieces in the editor', (state) => has(state, 'piece.name'));
  await game.press('edit.files');
  await see('the files', ({ panel }) => panel === 'files');
  await back('edit');
  await game.press('home');
  await game.sees('the list', (state) => state.screen === 'home' && has(state, 'daily'));
  await game.press('daily');
  await game.sees('the puzzle of the day', ({ screen, day }) => screen === 'play' && day);
  await win('a win of the day');
  for (const [family, code] of Object.entries(others)) {
    await game.page.evaluate((fragment) => { location.hash = fragment; }, code);
    const { panel } = await game.sees('its puzzle', (state) => state.family === family && state.screen === 'play');
    if (panel === 'technique') await game.press('technique.play'); // a level of a course
    await see(`the board of ${family}`, ({ panel }) => panel === '');
    await game.press('hint');
    await see(`a hint for ${family}`, ({ hint }) => Boolean(hint));
    await win(`a win of ${family}`);
  }
  await game.page.evaluate((fragment) => { location.hash = fragment; }, race);
  await see('the start of a race', ({ panel }) => panel === 'race');
  await game.press('race.start');
  await see('a race', ({ rival_moves }) => rival_moves > 0);
  await game.press('share');
  await game.sees('the share sheet', (state) => has(state, 'share.keep'));
  await game.press('share.keep');
  await game.frame();
  while ((await game.state()).panel !== '') { // it was kept before
    await game.keys('Escape');
    await game.frame();
  }
  await game.press('home');
  await game.sees('the list', (state) => has(state, 'row.0'));
  await game.press('row.0');
  await see('the shelf', (state) => has(state, 'shelf.sheet'));
  await game.press('shelf.sheet');
  await see('a series', (state) => has(state, 'series.out.0'));
}

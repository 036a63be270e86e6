// Goes through the screens of the game as a player may, from the table on, and calls look(name) on each of them once it is drawn.
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
  await see('the board', ({ panel }) => panel === '');
  await game.keys('h');
  await see('a hint', ({ hint }) => Boolean(hint));
  await game.keys('Escape');
  for (const sheet of ['share', 'settings', 'help', 'pause']) {
    await game.press(sheet);
    await see(`the sheet ${sheet}`, ({ panel }) => panel !== '');
    await back('play');
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
  await game.press('home');
  await game.sees('the list', ({ screen }) => screen === 'home');
}

// node split.mjs FOLDER_OF_BINARYEN PROGRAM SECOND: moves what a first game does not need from a WebAssembly program, which
// must have its function names, to a second one, which page/parts.js loads after the first frame. These are the
// functions that `entries` matches, their lambdas, and whatever only those call. Everything else calls an entry only by its
// address, and only once the second program has arrived (screens/sheets.cpp). What `guarded` matches is called (by
// base/apart.h) for puzzles that are not made of squares, which no program opens before (src/app/window_lattices.cpp), for
// the editor (Opening::is_editing), and for the hand that shows how to play (Newcomers::demonstrate). Games of
// other families than the first are opened only once the second program is there (page/parts.js), so what visits an open
// game of theirs is guarded, too; and so are the pictures of puzzles and of the maker's choices, which tables name.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { with_binaryen } from './binaryen.mjs';

const entries = new RegExp('^tessera::(' +
  '(draw_\\w+_sheet|draw_editor_screen|draw_home_screen|draw_win_card|place_win_card)\\(tessera::GameController&, tessera::ScreenMemory&, tessera::Ui&, tessera::Rect const&\\)|' +
  'draw_\\w+_texture\\(tessera::Painter&, tessera::TexturedCell const&\\))$');

// Functions are named without their namespace, but for those of `polyomino`, of `space` and of no name.
const of_lattices = '(parse|decode|encode|format|place|placement|why_not|level|params_of_board|name_of_board|orientations)_on_lattice\\(|' +
  '(drawing_of_board|params_of_drawing)\\(|(hexagonal|triangular|cubic|sphere|diagonal)_lattice\\(|' +
  '\\(anonymous namespace\\)::((hexagon|triangle|cube|ball|diagonal|in)_\\w+\\(|usual_name_on\\(|is_connected_on_lattice\\(|' +
  'params_of_lattice_drawing\\(|LatticeReader::)';
const of_views = '(fill|trace|bevel|texture)_facets\\(|open_cell_beside\\(|corner_beside_on_lattice\\(|corner_over_board\\(|' +
  'InfoOf<tessera::polyomino::Polyomino>::(boards|board_of|choose_board)\\(|' +
  '\\(anonymous namespace\\)::(make_tiling|draw_faceted_plate|draw_tiled_map|after_turn|after_flip)\\(';
const of_editor = 'Editing::(open|open_with|open_made|open_file|take_puzzle|advance|input|step)\\(|Editor::(is_moving|help)\\(|' +
  '\\(anonymous namespace\\)::(put_editor_in_words|write_open_editor)\\(';
// A lambda of any function of the editor and its makers, which have a draft only after one of those above has opened it, and of
// its fields.
const lambda_of_editor = /tessera::((Editor|Editing|HarderMaker|UniqueMaker)::\w+\([^$]*\)( const)?|(\(anonymous namespace\)::)?((start|set|tint|lattice)_field|swatches|edit_fields)\([^$]*\))::\$_\d/;
// A lambda of the card of a win (functions called win_… or add_win_…, and those that take its parts), and of what only that card
// and the pause ask for.
const lambda_of_win = /(tessera::(\(anonymous namespace\)::)?(add_)?win_\w+\([^$]*|WinParts const&|tessera::recipe_like\([^$]*)\)::\$_\d|AddRows<tessera::\(anonymous namespace\)::WinRows>/;
// A lambda of what finds something to demonstrate.
const lambda_of_hand = /tessera::\(anonymous namespace\)::(find_deed|grasp_of|handles_of|places_of|try_drag)\(tessera::OpenGame[^$]*\)::\$_\d/;
// A lambda of a sheet or screen (screens/part_sheets.h), which may have become a part of its caller.
const lambda_of_sheet = /tessera::(?!column_)(\w+_sheet|home_screen|editor_screen|win_card|place_win|\(anonymous namespace\)::(CalendarRows::\w+|calendar_in_\w+))\([^$]*\)( const)?::\$_\d/;
// A lambda of what opens the editor, which only the second program calls.
const lambda_of_opening = /tessera::Opening::(edit_\w+|open_editor|open_draft_file)\([^$]*\)::\$_\d/;
const lambda_of_race = /tessera::\(anonymous namespace\)::race_of</;
const late_lambdas = [lambda_of_editor, lambda_of_win, lambda_of_hand, lambda_of_sheet, lambda_of_opening, lambda_of_race];
const of_hand = 'Demonstration::(begin|advance|is_holding)\\(|draw_pointing_hand\\(';
const of_links = '(race_in_link|read_series|Opening::open_series)\\('; // not for plain puzzles; for other links page/parts.js loads the second program first
const of_answers = '\\(anonymous namespace\\)::take_answer\\('; // to questions that the second part asks
const of_shelf = 'SeriesShelf::undo_removal\\('; // of what was taken off the list, which is in the second part
const of_race = '(draw_race|race_place)\\('; // of a game with a rival, which opens only with the second program
const of_turn = '(HelpController|Lesson)::turned\\('; // Assistant::turned asks whether it is there
const of_maker = 'PuzzleMaker::fields\\('; // of its sheet, and of the state while that is open
const of_choices = 'InfoOf<[\\w:]+>::draw_\\w+\\(';
// Visits an open game whose family is not the first of the list.
const of_families = 'decltype\\(auto\\) std::\\w+::__variant_detail::__visitation::__base::__dispatcher<[1-9]\\d*ul>::__dispatch<.*with_game<tessera::OpenGame';
// Visits a puzzle for its picture, on a card of the list or in the maker.
const of_pictures = 'decltype\\(auto\\) std::\\w+::__variant_detail::__visitation::__base::__dispatcher<\\d+ul>::__dispatch<.*<tessera::draw_level_picture\\(';
const guarded = new RegExp(`^(${of_families}|${of_pictures}|tessera::(polyomino::(${of_lattices})|space::|${of_views}|${of_editor}|${of_hand}|${of_links}|${of_answers}|${of_shelf}|${of_race}|${of_turn}|${of_maker}|${of_choices}))`);

// Binaryen writes names with escapes: "\20" is a space.
const plain = (name) => name.replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
const names_in = (text) => [...text.matchAll(/\$[^\s()]+/g)].map(([name]) => name);

// Reads a program in the text form of wasm-dis, whose items begin with lines that start with " (": callers and calls by
// function, the functions that are called from outside, and how many addresses each function has.
function read(text) {
  const items = text.split(/\n(?= \()/);
  const of = (kind) => items.filter((item) => item.startsWith(` (${kind} `));
  const callers = new Map();
  const calls = new Map();
  const functions = of('func').map((item) => names_in(item)[0]);
  for (const name of functions) {
    callers.set(name, new Set());
    calls.set(name, new Set());
  }
  for (const item of of('func')) {
    const [caller] = names_in(item);
    for (const [, called] of item.matchAll(/\((?:call|ref\.func) (\$[^\s()]+)/g)) {
      if (!callers.has(called)) continue;
      callers.get(called).add(caller);
      calls.get(caller).add(called);
    }
  }
  const called_outside = new Set([...of('export'), ...of('start')].flatMap(names_in));
  const addresses = new Map();
  for (const name of of('elem').flatMap(names_in)) addresses.set(name, (addresses.get(name) ?? 0) + 1);
  return { functions, callers, calls, called_outside, addresses };
}

// Returns the functions `roots` with those that they call, and those that these call, and so on, without `others`.
function reached(roots, calls, others) {
  const found = new Set(roots);
  for (const name of found) {
    for (const called of calls.get(name)) if (!others.has(called)) found.add(called);
  }
  return found;
}

// Returns the names of the functions for the second program.
export function second_part(text, is_entry = (name) => entries.test(name), is_guarded = (name) => guarded.test(name)) {
  const { functions, callers, calls, called_outside, addresses } = read(text);
  const chosen = new Set(functions.filter((name) => is_entry(plain(name).slice(1))));
  if (!chosen.size) throw new Error('the program has no entries of its second part');
  for (const name of chosen) {
    if (callers.get(name).size) throw new Error(`${plain(name)} is called by name: ${[...callers.get(name)].map(plain)}`);
  }
  // Binaryen merges functions that are alike: one that has more than one address, or an address and callers, may stand for
  // functions of the first part, too.
  const is_late = (name) => is_guarded(plain(name).slice(1)) && (addresses.get(name) ?? 0) < 2 &&
    [...callers.get(name)].every((caller) => caller === name || chosen.has(caller));
  // A lambda has the name of its function within its own.
  const is_lambda = (name, outer) => addresses.get(name) === 1 && callers.get(name).size === 0 &&
    (late_lambdas.some((each) => each.test(plain(name))) || outer.some((each) => plain(name).includes(each)));
  for (let before = -1; before < chosen.size;) {
    before = chosen.size;
    const outer = [...chosen].map((name) => `${plain(name).slice(1)}::`);
    const others = () => functions.filter((name) => !chosen.has(name));
    const gates = others().filter((name) => !called_outside.has(name) && (is_late(name) || is_lambda(name, outer)));
    gates.forEach((name) => chosen.add(name));
    // Whatever only those call, also in circles.
    const first = reached(others().filter((name) => called_outside.has(name) || addresses.has(name)), calls, chosen);
    reached(chosen, calls, first).forEach((name) => chosen.add(name));
  }
  return [...chosen];
}

// wasm-split separates names by commas, so functions are numbered for it.
function numbered(text) {
  const names = new Map(text.match(/^ \((?:func|import .* \(func) \$[^\s()]+/gm).map((line, index) => [names_in(line).at(-1), `$f${index}`]));
  return { names, text: text.replace(/\$[^\s()]+/g, (name) => names.get(name) ?? name) };
}

function split(tools, program, second) {
  with_binaryen(tools, (run, at) => {
    run('wasm-dis', program, '-o', at('named.wat'));
    const text = readFileSync(at('named.wat'), 'utf8');
    const short = numbered(text);
    writeFileSync(at('short.wat'), short.text);
    writeFileSync(at('names'), second_part(text).map((name) => short.names.get(name).slice(1)).join('\n'));
    run('wasm-as', '-g', at('short.wat'), '-o', at('short.wasm'));
    run('wasm-split', `--split-funcs=@${at('names')}`, at('short.wasm'), '-o1', at('first.wasm'), '-o2', at('second.wasm'),
      '--import-namespace=first', '--placeholder-namespace=absent');
    run('wasm-opt', '-Oz', '--strip-debug', at('first.wasm'), '-o', program);
    run('wasm-opt', '-Oz', '--strip-debug', at('second.wasm'), '-o', second);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) split(...process.argv.slice(2));

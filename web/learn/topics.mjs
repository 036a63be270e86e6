// The pages in order, and the picture of each: a frame of the lab in which the real engines solve a puzzle. The texts are
// in en/ and fr/.
//
// A choice is a setting of the picture: the lab's address after the share code (src/app/lab/replay/lab_link.h), and, as `facts`,
// the statements of the texts about it, which the browser test compares with the lab's results.

const four_holes = '1p/4x3.Bg/CDF/bz88';
const first_steps = '1p/4x3/DFM/h0fs';
const five_square = '1p/5x5/EFGHIM/c9t0';
const six_tiles = '1s/3x2/pm/gxrh';
const twelve_tiles = '1s/4x3/RSJgkQ/d9nf';

export const topics = [
  { id: 'polyominoes', code: '1p/3x3/A-CBR/1ynq', choices: [{ id: 'all', engine: 'algorithm_x+twins', solutions: 'all', speed: 2, facts: { nodes: 33, solutions: 8 } }] },
  { id: 'backtracking', code: first_steps, choices: [{ id: 'first', engine: 'algorithm_x+first', speed: 2, facts: { nodes: 15, steps: 36 } }] },
  { id: 'exact-cover', code: four_holes, choices: [{ id: 'matrix', engine: 'dancing_links', view: 'matrix', solutions: 'all', speed: 1, facts: { nodes: 13, solutions: 4, items: 13, options: 18 } }] },
  {
    id: 'dancing-links',
    code: first_steps,
    choices: [
      { id: 'small', code: four_holes, engine: 'algorithm_x+first', view: 'matrix', solutions: 'all', speed: 1, facts: { items: 13, options: 18 } },
      { id: 'large', engine: 'dancing_links', view: 'matrix', speed: 2, facts: { items: 15, options: 80 } },
    ],
  },
  {
    id: 'mrv',
    code: five_square,
    choices: [
      { id: 'first', engine: 'algorithm_x+first', choices: 'yes', speed: 10, facts: { nodes: 293 } },
      { id: 'fewest', engine: 'dancing_links', choices: 'yes', speed: 10, facts: { nodes: 43 } },
      { id: 'random', engine: 'algorithm_x+random', choices: 'yes', speed: 10, facts: { nodes: 2459 } },
    ],
  },
  {
    id: 'regions',
    code: five_square,
    choices: [
      { id: 'with', engine: 'algorithm_x+first+zones', speed: 2, facts: { nodes: 136, tried: 249, refused: 114 } },
      { id: 'without', engine: 'algorithm_x+first', speed: 2, facts: { nodes: 293, tried: 292 } },
    ],
  },
  {
    id: 'parity',
    code: '1p/4x5/tetrominoes/wr58',
    drawing: 'tetrominoes',
    choices: [
      { id: 'in-vain', engine: 'dancing_links', speed: 10, facts: { nodes: 163, solutions: 0 } },
      { id: 'squares', code: '1p/5x4/EFH-CI/0r9p', engine: 'dancing_links', speed: 10, facts: { nodes: 176, solutions: 0 } },
      { id: 'ells', code: '1p/4x3/F-D/qjbj', engine: 'dancing_links', speed: 10, facts: { nodes: 79, solutions: 0 } },
    ],
  },
  { id: 'memoising', code: '1p/4x4/B-I/qcyd', choices: [{ id: 'dominoes', engine: 'algorithm_x+first+twins', solutions: 'all', speed: 30, place: 300, facts: { nodes: 146, solutions: 36 } }] },
  {
    id: 'beam-search',
    code: twelve_tiles,
    choices: [
      { id: 'one', engine: 'beam+1', speed: 2, facts: { nodes: 20, depth: 19 } },
      { id: 'three', engine: 'beam+3', speed: 2, facts: { nodes: 34, depth: 11 } },
      { id: 'a-star', engine: '', speed: 300, facts: { nodes: 3177, depth: 11 } },
    ],
  },
  // Its numbers: tessera lab levels/polyomino/03-five-square.txt --engines annealing --heuristics directed,power_law --seeds 1..50
  // --ticks 3000000
  {
    id: 'annealing',
    code: five_square,
    choices: [
      { id: 'physics', engine: 'annealing+power_law', seed: 5, speed: 300, facts: { outcome: 'solved' } },
      { id: 'usual', engine: 'annealing', speed: 30, facts: { outcome: 'solved' } },
    ],
  },
  {
    id: 'a-star',
    code: six_tiles,
    choices: [
      { id: 'distance', engine: '', speed: 5, facts: { nodes: 279, depth: 8, expanded: 59 } },
      { id: 'misplaced', engine: '', heuristic: 'misplaced', speed: 10, facts: { nodes: 694, expanded: 474 } },
      { id: 'none', engine: 'bfs', speed: 30, facts: { nodes: 715, depth: 8, expanded: 667 } },
    ],
  },
  {
    id: 'edge-matching',
    code: '1e/3x3/AB-/hADgQaSYgEJADcMRRY/z4r8',
    choices: [
      { id: 'rows', engine: 'row_by_row', solutions: 'all', speed: 2, facts: { nodes: 63, solutions: 4 } },
      { id: 'cover', engine: 'dancing_links', solutions: 'all', speed: 2, facts: { nodes: 46, solutions: 4 } },
    ],
  },
];

// The repeated measurements of the student reports: the page has several pictures, each like one of a topic. Its tables
// are the output of the commands above them (tests/cli/reports_test.cpp).
export const reports = {
  id: 'reports',
  code: five_square,
  pictures: [
    {
      id: 'orders',
      code: '1p/11x5/iq/k5az',
      choices: [
        { id: 'small', engine: 'algorithm_x+leftmost', heuristic: 'ascender', speed: 100, facts: { nodes: 2416 } },
        { id: 'gaps', engine: 'algorithm_x+leftmost', heuristic: 'holes_inverse', speed: 2, facts: { nodes: 17 } },
      ],
    },
    {
      id: 'annealing',
      code: '1p/7x7.AAAAgAAAA/DKLMNOQRST/z11f',
      choices: [
        { id: 'improved', engine: 'annealing', speed: 1000, facts: {} },
        { id: 'reported', engine: 'annealing+power_law', speed: 1000, facts: {} },
      ],
    },
    {
      id: 'swaps',
      code: '1s/2x2/U/wsba',
      choices: [
        { id: 'naive', engine: 'naive', speed: 1, facts: { nodes: 5, depth: 4 } },
        { id: 'shortest', engine: '', speed: 1, facts: { depth: 2 } },
      ],
    },
    { id: 'giraffe', code: '1e/3x3/BMOV/h6h6D8R4dGzqfEyNcx/1s16', choices: [{ id: 'all', engine: 'row_by_row', solutions: 'all', speed: 10, facts: { nodes: 2846, solutions: 12 } }] },
  ],
};

// Shapes in still drawings: '#' is a cell.
export const drawings = {
  tetrominoes: { chequered: true, shapes: ['####', '##/##', '###/.#.', '###/#..', '.##/##.'] },
  orientations: { chequered: false, shapes: ['.##/##./.#.', '.#./###/..#', '.#./.##/##.', '#../###/.#.', '##./.##/.#.', '..#/###/.#.', '.#./##./.##', '.#./###/#..'] },
};

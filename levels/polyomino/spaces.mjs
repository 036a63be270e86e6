// The boards of make_space.mjs: the pieces, the figures of Soma's cube, the boxes.

const picture = (text) => text.split('-').flatMap((layer, height) => layer.split('/').flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === 'X' ? [[height, y, x]] : []))));

const drawn = (pictures) => Object.entries(pictures).map(([name, text]) => [name, picture(text)]);

// As in the program's sets (src/games/polyomino/lattice_sets.cpp, catalogue.cpp).
export const sets = {
    soma: drawn({ V: 'XX/X', L: 'XXX/X', T: 'XXX/.X', Z: 'XX/.XX', A: 'XX/X-.X', B: 'XX/X-./X', P: 'XX/X-X' }),
    tetracubes: drawn({
        I: 'XXXX', L: 'XXX/X', O: 'XX/XX', T: 'XXX/.X', Z: 'XX/.XX', A: 'XX/X-.X', B: 'XX/X-./X', P: 'XX/X-X',
    }),
};

// A board seen from above: how many cubes stand on each other in each place; a dot for none.
const heights = (text) => {
    const rows = text.split('/');
    const most = Math.max(...text.replace(/\D/g, '').split('').map(Number));
    return Array.from({ length: most }, (_, layer) =>
        rows.map((row) => [...row].map((sign) => (Number(sign) > layer ? '.' : '#')).join('').replace(/#+$/, '') || '#').join('\n')).join('\n-\n');
};
const layers = (text) => text.split('-').map((layer) => layer.split('/').join('\n')).join('\n-\n');

// The figures of Soma's cube, 27 cubes each: a name, the board, and how many pieces are fixed from the start at least; none: any
// solution will do.
export const figures = [
    ['cube', heights('333/333/333'), 5],
    ['bed', heights('333/222/222/222'), 5],
    ['tower', heights('661/661/1'), 4],
    ['stairs', heights('234/234/234'), 4],
    ['tunnel', layers('..#../..#../..#..-...../...../.....'), 4],
    ['chair', heights('555/222/222'), 4],
    ['pyramid', heights('12221/13331/12221'), 3],
    ['steps', heights('12321/12321/12321'), 3],
    ['gate', layers('..#../..#..-..#../..#..-...../.....-#.'), 3],
    ['bathtub', heights('22222/21112/22222'), 3],
    ['armchair', heights('444/323/313'), 3],
    ['well', heights('343/313/343'), 3],
    ['factory', heights('3213/3213/3213'), 2],
    ['grandstand', heights('135/135/135'), 2],
    ['hat', heights('252/252/252'), 2],
    ['castle', heights('3223/2212/3223'), 2],
    ['temple', heights('2112/3333/2112/3'), 2],
    ['camel', layers('.##./.##.-..../....-..../....-.##./.##.-###./##..'), 2],
    ['cube, empty', heights('333/333/333'), 0],
    ['amphitheatre', heights('3333/2222/1111/1.11'), 0],
    ['throne', heights('555/313/212'), 0],
    ['sofa', heights('33333/21112/11111'), 0],
    ['church', heights('1115/2225/1115'), 0],
    ['steamer', heights('.11211./1233321/.11211.'), 0],
    ['fountain', heights('22222/2.3.2/22222'), 0],
];

// Bruce Bedlam's cube of 1998, twelve pieces of five cubes and one of four, as the parts of one of its solutions.
const bedlam_solution = ['eeev/DeBv/ACBB/AAAB', 'Dvvv/DeCh/DCCh/AyyB', 'wwzz/Dwgg/fwCh/yyxh', 'fggz/ffgz/fwxh/yxxx'];

// The pieces are called A to M in the order in which they come.
export function bedlam_pieces() {
    const parts = new Map();
    bedlam_solution.forEach((layer, height) => layer.split('/').forEach((row, y) => [...row].forEach((sign, x) => {
        parts.set(sign, [...(parts.get(sign) ?? []), [height, y, x]]);
    })));
    return [...parts.values()].map((sites, index) => {
        const low = [0, 1, 2].map((axis) => Math.min(...sites.map((site) => site[axis])));
        return [String.fromCharCode(65 + index), sites.map((site) => site.map((number, axis) => number - low[axis]))];
    });
}

// Boxes for whole sets: layers, rows, columns, the set, the tier that is wished for.
export const boxes = [
    [2, 4, 4, 'tetracubes', 'starter'],
    [2, 4, 4, 'tetracubes', 'junior'],
    [4, 2, 4, 'tetracubes', 'expert'],
    [2, 5, 6, 'pentominoes', 'starter'],
    [3, 4, 5, 'pentominoes', 'junior'],
    [2, 3, 10, 'pentominoes', 'expert'],
    [3, 4, 5, 'pentominoes', 'master'],
    [4, 4, 4, 'bedlam', 'expert'],
];

// Boards that the generator fills by chance, or with a set: its wishes.
export const small_pyramids = [
    ['starter', '--size 3x3 --largest 4'], ['starter', '--size 3x3 --largest 5'], ['starter', '--size 3x3 --largest 6'],
];
export const small_boxes = [
    ['starter', '--size 2x2 --layers 2 --largest 4'], ['starter', '--size 3x2 --layers 2 --largest 4'],
    ['starter', '--size 3x3 --layers 2 --largest 5'], ['junior', '--size 3x3 --layers 2 --largest 5'],
    ['junior', '--size 3x3 --layers 3 --largest 5'], ['expert', '--size 3x3 --layers 3 --largest 5'],
];
export const turned_boards = [
    ['starter', '--outline diamond --size 3x3 --largest 4'], ['starter', '--outline jagged --size 4x5 --largest 4'],
    ...['starter', 'starter', 'junior', 'junior', 'expert', 'expert', 'master', 'wizard']
        .map((tier) => [tier, '--outline game --size 9x9 --set iq']),
];

// The boards of make_boards.mjs: the pieces, the figures, the other boards. Each has a title, the tier wished for and the least
// number of pieces fixed from the start; is_sparse: there are few solutions.

const picture = (text) => text.split('/');

// The pieces that figures are made of, under their usual names.
export const shapes = {
    I3: picture('XXX'),
    V3: picture('XX/X.'),
    I4: picture('XXXX'),
    L4: picture('XXX/X..'),
    O4: picture('XX/XX'),
    T4: picture('XXX/.X.'),
    Z4: picture('XX./.XX'),
    F: picture('X../XXX/.X.'),
    I: picture('XXXXX'),
    L: picture('XXXX/X...'),
    N: picture('XX../.XXX'),
    P: picture('XXX/XX.'),
    T: picture('XXX/.X./.X.'),
    U: picture('XXX/X.X'),
    V: picture('XXX/X../X..'),
    W: picture('XX./.XX/..X'),
    X: picture('.X./XXX/.X.'),
    Y: picture('XXXX/.X..'),
    Z: picture('XX./.X./.XX'),
};

// A drawing, an X for each cell of the board, as the board of a level.
export function outline(drawing) {
    const marks = { X: '.', '.': '#' };
    return drawing.trim().split('\n').map((row) => [...row.trim()].map((mark) => marks[mark]).join(''));
}

const rectangle = (columns, rows) => Array.from({ length: rows }, () => '.'.repeat(columns));

// A rectangle without the cells at these rows and columns.
function with_holes(columns, rows, holes) {
    const is_hole = (row, column) => holes.some(([hole_row, hole_column]) => hole_row === row && hole_column === column);
    return rectangle(columns, rows).map((line, row) => [...line].map((mark, column) => (is_hole(row, column) ? '#' : mark)).join(''));
}

export const figures = [
    { title: 'Under the mat', tier: 'junior', givens: 0, rows: outline(`
        .XXX.......
        XX.XXXXXXXX
        X...XX.X.XX
        XX.XX......
        .XXX.......`) },
    { title: 'Three minutes', tier: 'expert', givens: 1, rows: outline(`
        XXXXXXXXX
        .XXXXXXX.
        ..XXXXX..
        ...XXX...
        ..XXXXX..
        .XX...XX.
        XXXXXXXXX`) },    { title: 'Fair wind', tier: 'junior', givens: 1, rows: outline(`
        .....X....
        .....XX...
        .....XXX..
        .....XXXX.
        .....XXXXX
        .....X....
        XXXXXXXXXX
        .XXXXXXXX.`) },
    { title: 'One boot', tier: 'expert', givens: 1, rows: outline(`
        .XXXX....
        .XXXX....
        .XXXX....
        .XXXX....
        .XXXXXXX.
        .XXXXXXXX
        .XX.X.XX.`) },
    { title: 'Bath time', tier: 'master', givens: 0, rows: outline(`
        ..XXX......
        .XX.X......
        XXXXX......
        ..XXX....XX
        ..XXXXXXXXX
        ...XXXXXXXX
        ....XXXXXX.`) },
    { title: 'All my heart', tier: 'expert', givens: 1, rows: outline(`
        .XX...XX.
        XXXX.XXXX
        XXXXXXXXX
        .XXXXXXX.
        ..XXXXX..
        ...XXX...
        ....X....`) },
    { title: 'Will you?', tier: 'expert', givens: 2, rows: outline(`
        .XXXXX.
        XXXXXXX
        XX...XX
        XX...XX
        XX...XX
        XXXXXXX
        .XXXXX.`) },    { title: 'Heavy is the head', tier: 'junior', givens: 1, rows: outline(`
        X...X...X
        XX.XXX.XX
        XXXXXXXXX
        XXXXXXXXX
        .X.XXX.X.
        .XXXXXXX.`) },
    { title: 'Before the dance', tier: 'master', givens: 0, rows: outline(`
        .XXX.......
        XX.XX......
        ...XX......
        ..XX.....XX
        .XXX..XXXXX
        .XXXXXXXXX.
        .XXXXXXXX..
        ..XXXXXX...`) },
    { title: 'The one that stayed', tier: 'expert', givens: 1, rows: outline(`
        ....XXX...X
        ..XXXXXX.XX
        .XX.XXXXXXX
        XXXXXXXXXXX
        ..XXXXXX.XX
        ....XXX...X`) },
    { title: 'Four arms', tier: 'expert', givens: 2, rows: outline(`
        ...XXX...
        ...XXX...
        ...XXX...
        XXXXXXXXX
        XXXX.XXXX
        XXXXXXXXX
        ...XXX...
        ...XXX...
        ...XXX...`) },
    { title: 'This way up', tier: 'junior', givens: 1, rows: outline(`
        ....X....
        ...XXX...
        ..XXXXX..
        .XXXXXXX.
        XXXXXXXXX
        ...XXX...
        ...XXX...
        ...XXX...`) },
    { title: 'No hurry', tier: 'master', givens: 1, rows: outline(`
        .....XXXX....
        ....XXXXXX..X
        ....XX.XXX.XX
        ....XXX.XX.X.
        XXXXXXXXXXXX.
        .XXXXXXXXXXX.`) },
    { title: 'Nine lives', tier: 'master', givens: 0, rows: outline(`
        X..X.....X.
        XXXX.....X.
        X.XX....XX.
        XXXX...XX..
        .XXXXXXXXX.
        .XXXXXXXX..
        .XX.X.X.X..
        .XX.X.X.X..`) },
    { title: 'There she blows', tier: 'master', givens: 1, rows: outline(`
        .....XXX.....
        ......X......
        ....XXXX....X
        ..X.XXXXX..XX
        XXXXXXXXXXXXX
        .XXXXXXXXXXX.
        ...XXXXXX....`) },
    { title: 'Smoke from the chimney', tier: 'master', givens: 0, rows: outline(`
        .X...XX....
        .X..XXXX...
        .X.XXXXXX..
        .XXXXXXXXXX
        ..XXX.XXXX.
        ..XX..XX.X.
        ..XX..XX.X.
        ..XX..XXXX.`) },
    { title: 'Five o’clock', tier: 'master', givens: 1, rows: outline(`
        ......XX.....
        ....XXXXXX...
        XX.XXXXXXXX..
        .XXXXXXXX.XX.
        ..XXXXXXX..X.
        ..XXXXXXXXXX.
        ...XXXXXX....`) },
    { title: 'Summer guest', tier: 'expert', givens: 1, rows: outline(`
        XXX...XXX
        XXXX.XXXX
        .XXXXXXX.
        ..XX.XX..
        .XXXXXXX.
        XXXX.XXXX
        XXX...XXX`) },
    { title: 'Night watch', tier: 'master', givens: 1, rows: outline(`
        XX.....XX
        XXXXXXXXX
        X..XXX..X
        X..XXX..X
        XXXXXXXXX
        .XXXXXXX.
        .XXXXXXX.
        ..XX.XX..`) },
    { title: 'Two humps', tier: 'expert', givens: 1, rows: outline(`
        ...........XX
        ...XX...XX.XX
        ..XXXX.XXXXXX
        .XXXXXXXXXXX.
        XXXXXXXXXXX..
        X.XXXXXXXX...
        ..XX...XX....
        ..XX...XX....`) },    { title: 'Evergreen', tier: 'master', givens: 2, rows: outline(`
        ....X....
        ...XXX...
        ..XXXXX..
        ...XXX...
        ..XXXXX..
        .XXXXXXX.
        ..XXXXX..
        .XXXXXXX.
        XXXXXXXXX
        ....X....`) },    { title: 'Facets', tier: 'expert', givens: 2, rows: outline(`
        ....X....
        ...XXX...
        ..XXXXX..
        .XXXXXXX.
        XXXX.XXXX
        .XXXXXXX.
        ..XXXXX..
        ...XXX...
        ....X....`) },    { title: 'Drawbridge up', tier: 'master', givens: 2, rows: outline(`
        XX.XX.XX.XX
        XXXXXXXXXXX
        .XXXXXXXXX.
        .XXXXXXXXX.
        .XXXX.XXXX.
        .XXX...XXX.`) },    { title: 'T for Tessera', tier: 'junior', givens: 2, rows: outline(`
        XXXXXXXXX
        XXXXXXXXX
        XXXXXXXXX
        ...XXX...
        ...XXX...
        ...XXX...
        ...XXX...`) },];

// Ten pieces that leave a cell of 7x7 free, the twelve pentominoes, and the same with two of six cells for 6x12.
const of_names = (names) => names.split(' ').map((name) => [name, shapes[name]]);
const ten_pieces = of_names('F L N P U V V3 W Y Z');
const twelve_pieces = of_names('F I L N P T U V W X Y Z');
const fourteen_pieces = [...twelve_pieces, ['O6', picture('XXX/XXX')], ['W6', picture('XX../.XX./..XX')]];
// The seven one-sided pieces of four cells, which the program calls so.
const seven_turning = 'one-sided-tetrominoes';

export const boards = [
    { title: 'Corner shop', tier: 'junior', givens: 3, rows: with_holes(7, 7, [[0, 0]]), pieces: ten_pieces },
    { title: 'Hearth', tier: 'expert', givens: 2, rows: with_holes(7, 7, [[3, 3]]), pieces: ten_pieces },
    { title: 'Off centre', tier: 'master', givens: 2, rows: with_holes(7, 7, [[2, 4]]), pieces: ten_pieces },
    { title: 'Tide pool', tier: 'starter', givens: 6, rows: rectangle(11, 5), set: 'kanoodle' },
    { title: 'Driftwood', tier: 'junior', givens: 4, rows: rectangle(11, 5), set: 'kanoodle' },
    { title: 'Undertow', tier: 'expert', givens: 4, rows: rectangle(11, 5), set: 'kanoodle' },
    { title: 'Left-handed', tier: 'junior', givens: 0, rows: with_holes(6, 5, [[0, 0], [4, 4]]), set: seven_turning },
    { title: 'Fourteen at table', tier: 'starter', givens: 8, rows: rectangle(12, 6), pieces: fourteen_pieces },
    { title: 'Long weekend', tier: 'junior', givens: 6, rows: rectangle(12, 6), pieces: fourteen_pieces },
    { title: 'Six by twelve', tier: 'expert', givens: 5, rows: rectangle(12, 6), pieces: fourteen_pieces },
    { title: 'The big parcel', tier: 'master', givens: 4, rows: rectangle(12, 6), pieces: fourteen_pieces },
    { title: 'Four empty chairs', tier: 'expert', givens: 3, rows: with_holes(8, 8, [[3, 3], [3, 4], [4, 3], [4, 4]]), pieces: twelve_pieces },
    { title: 'Rounded corners', tier: 'master', givens: 3, rows: with_holes(8, 8, [[0, 0], [0, 7], [7, 0], [7, 7]]), pieces: twelve_pieces },
    { title: 'The dozen', tier: 'junior', givens: 5, rows: rectangle(10, 6), pieces: twelve_pieces },
    { title: 'The corridor', tier: 'expert', givens: 3, rows: rectangle(15, 4), pieces: twelve_pieces },
    { title: 'The narrow one', tier: 'master', givens: 2, rows: rectangle(20, 3), pieces: twelve_pieces, is_sparse: true },
];

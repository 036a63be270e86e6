// The one solution of a puzzle on hexagons or triangles, the same for all boards that can be turned or mirrored into another.
import { execFileSync } from 'node:child_process';

// Sites of a drawing's places (src/games/polyomino/lattice): triangles are points of the lattice of hexagons.
const half_below = (number) => Math.floor(number / 2);
const site_of = {
    hexagonal: ([row, column]) => [row, half_below(column - row)],
    triangular: ([row, column]) => {
        const along = half_below(column - row);
        return [2 * row + along, along - row + 1 + ((row + column) & 1)];
    },
};
const turned = ([row, column]) => [row + column, -row];
const mirrored = ([row, column]) => [row, -row - column];

// Returns [site, label] for each cell.
function labelled_sites(lattice, board, answer) {
    const is_odd = (row, y) => [...row].every((sign, x) => sign !== '.' || ((x + y) & 1));
    const shift = lattice === 'hexagonal' && board.every(is_odd) ? 1 : 0;
    return board.flatMap((row, y) => {
        const labels = answer[y].trim().split(/\s+/);
        const places = [...row].flatMap((sign, x) => (sign === ' ' ? [] : [[sign, x]]));
        return places.flatMap(([sign, x], index) => (sign === '.' ? [[site_of[lattice]([y, x + shift]), labels[index]]] : []));
    });
}

// The cells in order, moved as far as can be, with labels by the order in which they come. Triangles whose tips are above
// and those whose tips are below stay apart, as a translation keeps them.
function picture_of_sites(cells) {
    const low = [0, 1].map((axis) => Math.min(...cells.map(([site]) => site[axis])));
    const sorted = [...cells].sort(([a], [b]) => a[0] - b[0] || a[1] - b[1]);
    const names = new Map();
    const texts = sorted.map(([[row, column], label]) => {
        names.set(label, names.get(label) ?? names.size);
        return `${row - low[0]},${column - low[1]}:${names.get(label)}`;
    });
    const [[row, column]] = sorted[0];
    return `${(((column - row) % 3) + 3) % 3} ${texts.join(' ')}`;
}

export function lattice_picture_of(program, level) {
    const options = { encoding: 'utf8', input: level, stdio: ['pipe', 'pipe', 'pipe'] };
    const { answer } = JSON.parse(execFileSync(program, ['solve', '-', '--json'], options));
    const lattice = /^lattice (\w+)$/m.exec(level)[1];
    const board = /^board\n([^]*?)\nend$/m.exec(level)[1].split('\n');
    let cells = labelled_sites(lattice, board, answer.replace(/\n$/, '').split('\n'));
    const pictures = [];
    for (let turn = 0; turn < 6; turn += 1) {
        pictures.push(picture_of_sites(cells), picture_of_sites(cells.map(([site, label]) => [mirrored(site), label])));
        cells = cells.map(([site, label]) => [turned(site), label]);
    }
    return pictures.sort()[0];
}

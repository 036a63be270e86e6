// A board is { title, rows, pieces, set }: its pieces are named pictures, the set may be missing. Givens are moves.
export function level_text({ title, rows, pieces, set }, givens) {
    const offered = set ? [`set ${set}`] : [];
    const drawn = pieces.flatMap(([name, picture]) => [`piece ${name}`, ...picture, 'end']);
    const lines = ['tessera 1 polyomino', `title ${title}`, 'board', ...rows, 'end', ...offered, ...drawn, ...givens];
    return `${lines.join('\n')}\n`;
}

// A piece as `tessera show` prints it: its orientations side by side below their numbers.
export function orientations_of([numbers, ...rows]) {
    return [...numbers.matchAll(/\d+/g)].map(({ index }) => rows.flatMap((row, y) =>
        [...row.slice(index).split(' ')[0]].flatMap((mark, x) => (mark === 'X' ? [[y, x]] : []))));
}

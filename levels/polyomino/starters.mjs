// The boards of make_starters.mjs: a drawing, an X for each cell, the generator's wishes, the score that the puzzle should have
// about, and `begins`: the technique that its explanation should begin with if possible.

export const starters = [
    { score: 6, wishes: '--smallest 3 --largest 5', drawing: `
        XXXX
        XXXX
        XXXX
        XXXX` },
    { score: 8, wishes: '--smallest 3 --largest 5', drawing: `
        XXXXX
        X...X
        X...X
        X...X
        XXXXX` },
    { score: 10, wishes: '--smallest 3 --largest 4', drawing: `
        X....
        XX...
        XXX..
        XXXX.
        XXXXX` },
    { score: 12, wishes: '--smallest 3 --largest 5', begins: 'only_place', drawing: `
        XXXXX
        XXXXX
        XXXXX
        XXXXX` },
    { score: 14, wishes: '--smallest 3 --largest 5', drawing: `
        ..XX..
        ..XX..
        XXXXXX
        XXXXXX
        ..XX..
        ..XX..` },
    { score: 16, wishes: '--smallest 3 --largest 5', drawing: `
        ..X..
        .XXX.
        XXXXX
        XXXXX
        XX.XX` },
    { score: 17, wishes: '--smallest 3 --largest 5', begins: 'region_size', drawing: `
        XXXXXX
        X....X
        X.XX.X
        X.X..X
        X.XXXX
        X.....` },
    { score: 19, wishes: '--smallest 3 --largest 5', begins: 'only_place', drawing: `
        .XXX.
        XXXXX
        XXXXX
        XXXXX
        .XXX.` },
    { score: 20, wishes: '--smallest 2 --largest 5', drawing: `
        ....X....
        ...XX....
        ..XXXXXXX
        .XXXXXXXX
        ..XXXXXXX
        ...XX....
        ....X....` },
    { score: 22, wishes: '--set tetrominoes', begins: 'only_place', drawing: `
        .XXXXX.
        XXXXXXX
        XXXXXXX
        ..X....` },
    { score: 24, wishes: '--smallest 3 --largest 5', begins: 'region_size', drawing: `
        XXXXX
        XXXXX
        XX.XX
        XXXXX
        XXXXX` },
    { score: 25, wishes: '--smallest 4 --largest 5', drawing: `
        .XX.XX.
        XXXXXXX
        XXXXXXX
        .XXXXX.
        ..XXX..
        ...X...` },
    { score: 27, wishes: '--set one-sided-tetrominoes', begins: 'only_place', drawing: `
        .XXXXX
        XXXXXX
        XXXXXX
        XXXXXX
        .XXXXX` },
    { score: 29, wishes: '--smallest 3 --largest 5', drawing: `
        XXXXX..
        XXXXX..
        XXXXXXX
        ..XXXXX
        ..XXXXX` },
    { score: 30, wishes: '--smallest 3 --largest 5', begins: 'region_size', drawing: `
        XXXXXX
        XXXXXX
        XXXXXX
        XXXXXX
        XXXXXX
        XXXXXX` },
    { score: 32, wishes: '--smallest 3 --largest 5', drawing: `
        ..XXX..
        .XXXXX.
        XXXXXXX
        XXXXXXX
        XXXXXXX
        .XXXXX.
        ..XXX..` },
    { score: 33, wishes: '--smallest 4 --largest 5', drawing: `
        XXXXXXX
        XXXXXXX
        XX...XX
        XX...XX
        XX...XX
        XXXXXXX
        XXXXXXX` },
    { score: 35, wishes: '--smallest 4 --largest 5', begins: 'only_place', drawing: `
        XXXXXXXX
        XXXXXXXX
        XXXXXXXX
        XXXXXXXX
        XXXXXXXX` },
    { score: 37, wishes: '--smallest 4 --largest 6', drawing: `
        XXXXXXX
        XXXXXXX
        XXXXXXX
        XXX.XXX
        XXXXXXX
        XXXXXXX
        XXXXXXX` },
];

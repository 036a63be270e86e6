// The boards of make_small.mjs: the titles of small surprises and the drawings of their boards, an X for each cell. None is its own
// mirror image, turned or not, so a puzzle needs no fixed piece.

export const small_boards = {
    'Button hole': `
        XXXXX
        X.XXX
        XXXXX
        XXXXX`,
    'Chipped tile': `
        X.XXX
        XXXXX
        XXXXX
        XXXXX
        XXXXX`,
    'Small flag': `
        XXXXXX
        XXXXX.
        XXXXXX
        XX....
        XX....`,
    'Down the stairs': `
        XX....
        XXXX..
        XXXXX.
        XXXXXX
        XXXXXX`,
    'Lopsided face': `
        XXXXX
        X.XXX
        XXXXX
        XXX.X
        XXXXX
        XXXX.`,
    'Moth hole': `
        XXXXXXX
        XX.XXXX
        XXXXXXX
        XXXXXXX`,
    'Hot pan': `
        XXXX...
        XXXXXXX
        XXXX...
        XXXX...
        XXXX...`,
    'New boots': `
        XXX...
        XXX...
        XXX...
        XXXXXX
        XXXXXX`,
    'Cat flap': `
        XXXXXX
        XXXXXX
        XXXXXX
        X.XXXX
        X.XXXX`,
    'Coin slot': `
        XXX.X
        XXX.X
        XXXXX
        XXXXX
        XXXXX`,
    'Broken plate': `
        .XXXX.
        XXXXXX
        XXXXXX
        XXXXXX
        .XXX..`,
    'Leaning hut': `
        .XXXX.
        XXXXX.
        XXXXXX
        XXXXXX`,
    'Wrong turn': `
        XXXX..
        XXXX..
        ..XXXX
        ..XXXX
        ....XX`,
    'Odd socks': `
        XXX...
        XXX...
        XXXXX.
        XXXXXX
        .XXXXX`,
    'Mouse hole': `
        XXXXXX
        XXXXXX
        XXXXXX
        XXXXXX
        X.XXXX`,
    'Bird house': `
        ..XX..
        .XXXX.
        XXXXXX
        XX.XXX
        XXXXXX
        XXXXXX`,
};

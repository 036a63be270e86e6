// The boards of make_variety.mjs: for every second place of a tier's chapter the drawing of a board, an X for each cell, and the pieces,
// either a `set` of them or as many different ones as chance takes.

export const place_of = (index) => 2 * (index + 1);

export const is_replaced = (tier, place) => tier in variety && place % 2 === 0;

export const variety = {
    junior: [
        { drawing: `
            XXX...
            XXX...
            XXX...
            XXXXXX
            XXXXXX
            XXXXXX` },
        { drawing: `
            XXXXXXXXXX
            XXXXXXXXXX
            XXXXXXXXXX` },
        { drawing: `
            XX...XX
            XX...XX
            XX...XX
            XXXXXXX
            XXXXXXX` },
        { drawing: `
            XXX...XX..
            XXX...X...
            XXXXXXXXXX
            XXXXXXXXXX
            .XX....XX.` },
        { drawing: `
            XXXXXXX
            .XXXXX.
            ..XXX..
            ..XXX..
            .XXXXX.
            XXXXXXX` },
        { drawing: `
            .XXXX.
            XXXXXX
            XXXXXX
            XXXXXX
            XXXXXX
            .XXXX.` },
        { drawing: `
            XX.XX.XX
            XX.XX.XX
            XX.XX.XX
            XXXXXXXX
            XXXXXXXX` },
        { drawing: `
            XXXXXXX....
            .XXXXXXX...
            ..XXXXXXX..
            ...XXXXXXX.
            ....XXXXXXX` },
        { drawing: `
            ..XXX..
            ..XXX..
            XXXXXXX
            XXXXXXX
            XXXXXXX
            ..XXX..
            ..XXX..` },
        { drawing: `
            XXXXXX
            XXXXXX
            XX..XX
            XX..XX
            XXXXXX
            XXXXXX` },
        { drawing: `
            XXXXX...
            XXXXXXX.
            XXXXX.XX
            XXXXXXX.
            XXXXX...
            .XXX....` },
        { drawing: `
            XXXXXXXXX
            XXXXXXXXX
            XXXXXXXXX
            XXXXXXXXX` },
    ],
    expert: [
        { drawing: `
            XXX..XXX
            XXX..XXX
            XXXXXXXX
            XXXXXXXX
            XXX..XXX
            XXX..XXX` },
        { drawing: `
            XXXXXXX
            XXXXXXX
            XXXXXXX
            XXXXXXX
            XXXXXXX
            XXXXXXX` },
        { drawing: `
            XXX.XXX
            XXXXXXX
            XXX.XXX
            .X...X.
            XXX.XXX
            XXXXXXX
            XXX.XXX` },
        { drawing: `
            ...XX...
            ..XXXX..
            .XXXXXX.
            XXXXXXXX
            XXXXXXXX
            .XXXXXX.
            ..XXXX..
            ...XX...` },
        { drawing: `
            XXXXXXXXXXXXX
            XXXXXXXXXXXXX
            XXXXXXXXXXXXX` },
        { drawing: `
            ....XXX....
            ....XXX....
            ..XXXXXXX..
            ..XXXXXXX..
            XXXXXXXXXXX
            XXXXXXXXXXX` },
        { drawing: `
            XXXXXXX
            X.X.X.X
            XXXXXXX
            X.X.X.X
            XXXXXXX
            X.X.X.X
            XXXXXXX` },
        { drawing: `
            ..XXXXX..
            .XXXXXXX.
            XXXXXXXXX
            XXX...XXX
            XXX...XXX
            XXX...XXX
            XXX...XXX` },
        { drawing: `
            XXXXX..XXXXX
            XXXXX..XXXXX
            XXXXXXXXXXXX
            XXXXXXXXXXXX` },
        { drawing: `
            XXXXXXX
            X.XXX.X
            XXXXXXX
            XXXXXXX
            XXXXXXX
            X.XXX.X
            XXXXXXX` },
        { drawing: `
            .....X.....
            .....XX....
            .X...XXX...
            .XX..XXXX..
            .XXX.X.....
            XXXXXXXXXXX
            .XXXXXXXXX.
            ..XXXXXXX..` },
        { drawing: `
            XXXXXXXX
            XXXXXXXX
            XX....XX
            XX....XX
            XX....XX
            XX....XX
            XXXXXXXX
            XXXXXXXX` },
    ],
    master: [
        { drawing: `
            XXXXXXXXX
            XXXXXXXXX
            XXXXXXXXX
            XXXXXXXXX
            XXXXXXXXX` },
        { drawing: `
            XXXXXXXX
            XXXXXXXX
            ......XX
            XXXX..XX
            XXXX..XX
            XX....XX
            XXXXXXXX
            XXXXXXXX` },
        { drawing: `
            ..XXXX..
            .XXXXXX.
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            .XXXXXX.
            ..XXXX..` },
        { set: 'pentominoes', drawing: `
            XXXXXXXXXXXX
            XXXXXXXXXXXX
            XXXXXXXXXXXX
            XXXXXXXXXXXX
            XXXXXXXXXXXX` },
        { drawing: `
            ....XXX....
            ..XXXXXXX..
            .XXXXXXXXX.
            XXXXXXXXXXX
            XXXXXXXXXXX
            ....XXX....
            ....XXX....
            ...XXXX....` },
        { drawing: `
            XXXXX.....
            XXXXXX....
            .XXXXXX...
            ..XXXXXX..
            ..XXXXXX..
            ...XXXXXX.
            ....XXXXXX
            .....XXXXX` },
        { drawing: `
            XXXXXXXXXXX
            XXXXXXXXXXX
            XX.......XX
            XX.......XX
            XX.......XX
            XX.......XX
            XXXXXXXXXXX
            XXXXXXXXXXX` },
        { drawing: `
            X.........
            XX........
            XXX.......
            XXXX......
            XXXXX.....
            XXXXXX....
            XXXXXXX...
            XXXXXXXX..
            XXXXXXXXX.
            XXXXXXXXXX` },
        { drawing: `
            XXXXX.....XXXXX
            XXXXX.....XXXXX
            XXXXXXXXXXXXXXX
            XXXXXXXXXXXXXXX
            XXXXX.....XXXXX` },
        { set: 'iq', drawing: `
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XX...XXX
            XX...XXX
            XX...XXX
            XXXXXXXX
            XXXXXXXX` },
        { drawing: `
            ...XXXX...
            ...XXXX...
            ...XXXX...
            XXXXXXXXXX
            XXXX..XXXX
            XXXX..XXXX
            XXXXXXXXXX
            ...XXXX...
            ...XXXX...
            ...XXXX...` },
        { set: 'pentominoes', drawing: `
            XXXXXXXX
            XX.XXXXX
            XXXXXXXX
            XXXXXX.X
            X.XXXXXX
            XXXXXXXX
            XXXXX.XX
            XXXXXXXX` },
    ],
    wizard: [
        { set: 'pentominoes', drawing: `
            XXXXXXXXXX
            XXXXXXXXXX
            XXXXXXXXXX
            XXXXXXXXXX
            XXXXXXXXXX
            XXXXXXXXXX` },
        { set: 'pentominoes', drawing: `
            XXX.........
            XXX.........
            XXXXXX......
            XXXXXX......
            XXXXXXXXX...
            XXXXXXXXX...
            XXXXXXXXXXXX
            XXXXXXXXXXXX` },
        { drawing: `
            ..XXXXX..
            .XXXXXXX.
            XXXXXXXXX
            XXX...XXX
            XXX...XXX
            XXX...XXX
            XXXXXXXXX
            .XXXXXXX.
            ..XXXXX..` },
        { set: 'pentominoes', drawing: `
            XXXXXXXXXXXXXXX
            XXXXXXXXXXXXXXX
            XXXXXXXXXXXXXXX
            XXXXXXXXXXXXXXX` },
        { drawing: `
            XXXXXXXXXX
            .XXXXXXXX.
            ..XXXXXX..
            ...XXXX...
            ....XX....
            ....XX....
            ...XXXX...
            ..XXXXXX..
            .XXXXXXXX.
            XXXXXXXXXX` },
        { set: 'iq', drawing: `
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXX.` },
        { drawing: `
            XXX...XXX
            XXX...XXX
            XXX...XXX
            XXX...XXX
            XXXXXXXXX
            XXXXXXXXX
            XXX...XXX
            XXX...XXX
            XXX...XXX` },
        { drawing: `
            XXXXXXXXXXXX
            XXXXXXXXXXXX
            XXXXXXXXXXXX
            XX..XXXX..XX
            XX..XXXX..XX
            XX..XXXX..XX` },
        { set: 'pentominoes', drawing: `
            XXXXXXXXX
            XXXXXXX.X
            XXXXXXXXX
            XXXX.XXXX
            XXXXXXXXX
            X.XXXXXXX
            XXXXXXXXX` },
        { set: 'pentominoes', drawing: `
            ....XXXXXXXXXX
            ...XXXXXXXXXXX
            ..XXXXXXXXXXXX
            .XXXXXXXXXXXXX
            XXXXXXXXXXXXXX` },
        { drawing: `
            ...XXXXX.....
            .XXXXXXXX...X
            XXX.XXXXXX.XX
            XXXXXXXXXXXX.
            XXXXXXXXXX.XX
            .XXXXXXXX...X
            ...XXXXX.....` },
        { set: 'pentominoes', pieces: 'O4', drawing: `
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX
            XXXXXXXX` },
    ],
};

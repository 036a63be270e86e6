// The boards of make_mirrors.mjs: drawings that are their own mirror images, or that look the same turned, an X for each cell,
// with the tier wished for.

export const mirrors = [
    { title: 'Ten seconds', tier: 'starter', drawing: `
        ..X..
        .XXX.
        .X.X.
        .XXX.
        .XXX.
        XXXXX
        X.X.X` },
    { title: 'Lights on', tier: 'starter', drawing: `
        ..XXX..
        .XXXXX.
        XXXXXXX
        ...X...
        ...X...
        ..XXX..` },
    { title: 'After the rain', tier: 'junior', drawing: `
        ..XXX..
        .XXXXX.
        XXXXXXX
        X..X..X
        ...X...
        ..XXX..` },
    { title: 'Trumps', tier: 'junior', drawing: `
        ...X...
        ..XXX..
        .XXXXX.
        XXXXXXX
        XX.X.XX
        ..XXX..` },
    { title: 'Dressed up', tier: 'junior', drawing: `
        XX.....XX
        XXXX.XXXX
        XXXXXXXXX
        XXXX.XXXX
        XX.....XX` },
    { title: 'No further', tier: 'junior', drawing: `
        ...XXX...
        ...X.X...
        ...XXX...
        ....X....
        .XXXXXXX.
        ....X....
        X...X...X
        XX..X..XX
        .XXXXXXX.
        ...XXX...` },
    { title: 'Laundry day', tier: 'expert', drawing: `
        .XX...XX.
        XXXX.XXXX
        XXXXXXXXX
        X.XXXXX.X
        ..XXXXX..
        ..XXXXX..` },
    { title: 'Flowers tomorrow', tier: 'expert', drawing: `
        XXXXXXX
        .X...X.
        .XX.XX.
        ..XXX..
        .XXXXX.
        XXXXXXX
        XXXXXXX
        .XXXXX.` },
    { title: 'First prize', tier: 'expert', drawing: `
        XXXXXXXXX
        X.XXXXX.X
        X.XXXXX.X
        XXXXXXXXX
        ...XXX...
        ....X....
        ...XXX...
        ..XXXXX..` },
    { title: 'Beep', tier: 'expert', drawing: `
        ....X....
        ..XXXXX..
        ..X.X.X..
        ..XXXXX..
        XXXXXXXXX
        X.XXXXX.X
        X.XXXXX.X
        ..XX.XX..
        .XXX.XXX.` },
    { title: 'In case of rain', tier: 'expert', drawing: `
        .....X.....
        ...XXXXX...
        .XXXXXXXXX.
        XXXXXXXXXXX
        X.XX.X.XX.X
        .....X.....
        .....X.....
        ....XXX....` },
    { title: 'There and back', tier: 'expert', drawing: `
        XXXXX....
        XXXXX....
        XX.......
        XXXXXX...
        ..XXXXX..
        ...XXXXXX
        .......XX
        ....XXXXX
        ....XXXXX` },
    { title: 'No two alike', tier: 'expert', drawing: `
        XX.X.XX
        XXXXXXX
        .XXXXX.
        XXX.XXX
        .XXXXX.
        XXXXXXX
        XX.X.XX` },
    { title: 'Boo', tier: 'master', drawing: `
        ..XXX..
        .XXXXX.
        XX.X.XX
        XXXXXXX
        XXXXXXX
        XXXXXXX
        X.X.X.X` },
    { title: 'Who’s there?', tier: 'wizard', drawing: `
        X.....X
        XX...XX
        XXXXXXX
        X.XXX.X
        XXX.XXX
        XXXXXXX
        XXXXXXX
        .XX.XX.` },
    { title: 'Low tide', tier: 'master', drawing: `
        XX.......XX
        X.X.....X.X
        XXX.X.X.XXX
        .X.XXXXX.X.
        .XXXXXXXXX.
        ...XXXXX...
        .XXXXXXXXX.
        .X..X.X..X.` },
    { title: 'Window seat', tier: 'master', drawing: `
        .....X.....
        ....XXX....
        ....XXX....
        .XXXXXXXXX.
        XXXXXXXXXXX
        XX..XXX..XX
        ....XXX....
        ...XXXXX...
        ...X.X.X...` },
    { title: 'Turn, turn', tier: 'master', drawing: `
        XXXX...XX
        .XXX...XX
        ..XXX.XXX
        ...XXXXXX
        ...XXX...
        XXXXXX...
        XXX.XXX..
        XX...XXX.
        XX...XXXX` },
    { title: 'Dinner time', tier: 'wizard', drawing: `
        ....X....
        ...XXX...
        ..XXXXX..
        ..XXXXX..
        ..XXXXX..
        .XXXXXXX.
        XXXXXXXXX
        ....X....` },
    { title: 'Once a caterpillar', tier: 'wizard', drawing: `
        XX.....XX
        XXX...XXX
        XXXX.XXXX
        .XXXXXXX.
        ..XXXXX..
        .XXXXXXX.
        XXXX.XXXX
        .XX...XX.` },
    { title: 'Upside down', tier: 'wizard', drawing: `
        X.........X
        XX..X.X..XX
        XXX.XXX.XXX
        XXXXXXXXXXX
        XXXXXXXXXXX
        X.XXXXXXX.X
        X..XXXXX..X
        .....X.....` },
    { title: 'Carnival', tier: 'wizard', drawing: `
        XX.......XX
        XXXX...XXXX
        XXXXXXXXXXX
        X..XXXXX..X
        XX.XXXXX.XX
        .XXXX.XXXX.
        ..XX...XX..` },
    { title: 'Six legs', tier: 'wizard', drawing: `
        XX..X..XX
        .XX.X.XX.
        ..XXXXX..
        XXXXXXXXX
        ..XXXXX..
        XXXXXXXXX
        ..XXXXX..
        .XX...XX.
        XX.....XX` },
    { title: 'Both banks', tier: 'wizard', drawing: `
        .XX.....XX.
        .XXX...XXX.
        XXXXXXXXXXX
        XXXXXXXXXXX
        XXX.XXX.XXX
        XX...X...XX
        XX...X...XX` },
];

// The boards of make_letters.mjs: drawings of letters and digits, an X for each cell, with the tier wished for.
// Most are drawn without symmetry, so that they need no fixed piece; `is_mirrored`: one that is its own mirror image has one.

export const letters = {
    A: { tier: 'expert', is_mirrored: true, drawing: `
        ...XXX...
        ..XXXXX..
        ..XX.XX..
        .XXX.XXX.
        .XXXXXXX.
        XXXXXXXXX
        XX.....XX
        XX.....XX` },
    B: { tier: 'master', drawing: `
        XXXXX..
        XX.XXX.
        XX..XX.
        XXXXX..
        XXXXXX.
        XX..XXX
        XX...XX
        XXXXXXX
        XXXXXX.` },
    E: { tier: 'expert', drawing: `
        XXXXXX.
        XXXXXX.
        XX.....
        XXXXX..
        XXXXX..
        XX.....
        XXXXXXX
        XXXXXXX` },
    F: { tier: 'expert', drawing: `
        XXXXXXX
        XXXXXXX
        XX.....
        XXXXX..
        XXXXX..
        XX.....
        XX.....
        XX.....` },
    G: { tier: 'expert', drawing: `
        .XXXXXX
        XXXXXXX
        XX.....
        XX.....
        XX..XXX
        XX..XXX
        XX...XX
        XXXXXXX
        .XXXXX.` },
    J: { tier: 'junior', drawing: `
        ..XXXXX
        ..XXXXX
        ....XX.
        ....XX.
        ....XX.
        XX..XX.
        XXXXXX.
        .XXXX..` },
    K: { tier: 'expert', drawing: `
        XX...XX
        XX..XXX
        XX.XXX.
        XXXXX..
        XXXX...
        XXXXXX.
        XX.XXXX
        XX..XXX
        XX...XX` },
    L: { tier: 'junior', drawing: `
        XX....
        XX....
        XX....
        XX....
        XX....
        XXXXXX
        XXXXXX` },
    M: { tier: 'expert', is_mirrored: true, drawing: `
        XX.....XX
        XXX...XXX
        XXXX.XXXX
        XXXXXXXXX
        XX.XXX.XX
        XX..X..XX
        XX.....XX
        XX.....XX` },
    P: { tier: 'expert', drawing: `
        XXXXX.
        XXXXXX
        XX..XX
        XX..XX
        XXXXXX
        XXXXX.
        XX....
        XX....
        XX....` },
    Q: { tier: 'expert', drawing: `
        ..XXXX..
        .XXXXXX.
        XXX..XXX
        XX....XX
        XX....XX
        XX.XX.XX
        XXX.XXXX
        .XXXXXX.
        ..XXXXXX` },
    R: { tier: 'master', drawing: `
        XXXXX..
        XXXXXX.
        XX..XX.
        XX..XX.
        XXXXXX.
        XXXXX..
        XX.XXX.
        XX..XXX
        XX...XX` },
    S: { tier: 'expert', drawing: `
        ..XXXX.
        .XXXXXX
        .XX..XX
        .XXX...
        ..XXXXX
        ....XXX
        XX...XX
        XXXXXXX
        .XXXXX.` },
    Y: { tier: 'junior', drawing: `
        XX....XX
        XXX...XX
        .XX..XXX
        .XXXXXX.
        ..XXXX..
        ...XX...
        ..XX....
        .XXX....
        .XX.....` },
    0: { tier: 'expert', is_mirrored: true, drawing: `
        .XXXX.
        XXXXXX
        XX..XX
        XX..XX
        XX..XX
        XX..XX
        XXXXXX
        .XXXX.` },
    1: { tier: 'junior', drawing: `
        ...XX..
        ..XXX..
        .XXXX..
        XX.XX..
        ...XX..
        ...XX..
        ...XX..
        .XXXXXX
        .XXXXXX` },
    2: { tier: 'master', drawing: `
        .XXXXX.
        XXXXXXX
        XX...XX
        ....XXX
        ...XXX.
        ..XXX..
        .XXX...
        XXXXXXX
        XXXXXXX` },
    3: { tier: 'expert', drawing: `
        XXXXXX.
        XXXXXXX
        ....XXX
        ..XXXX.
        ..XXXX.
        .....XX
        XX...XX
        XXXXXXX
        .XXXXX.` },
    4: { tier: 'junior', drawing: `
        ....XX.
        ...XXX.
        ..XXXX.
        .XX.XX.
        XX..XX.
        XXXXXXX
        XXXXXXX
        ....XX.
        ....XX.` },
    5: { tier: 'master', drawing: `
        XXXXXXX
        XXXXXXX
        XX.....
        XXXXXX.
        XXXXXXX
        .....XX
        XX...XX
        XXXXXXX
        .XXXXX.` },
    6: { tier: 'expert', drawing: `
        ...XXX.
        ..XXX..
        .XXX...
        XXX....
        XXXXXX.
        XXXXXXX
        XX...XX
        XXXXXXX
        .XXXXX.` },
    7: { tier: 'junior', drawing: `
        XXXXXXX
        XXXXXXX
        .....XX
        ....XXX
        ....XX.
        ...XXX.
        ...XX..
        ..XXX..
        ..XX...` },
    8: { tier: 'master', is_mirrored: true, drawing: `
        ..XXX..
        .XXXXX.
        .XX.XX.
        .XX.XX.
        ..XXX..
        .XXXXX.
        XXX.XXX
        XX...XX
        XXX.XXX
        .XXXXX.` },
    9: { tier: 'master', drawing: `
        .XXXXX.
        XXXXXXX
        XX...XX
        XX...XX
        XXXXXXX
        .XXXXXX
        .....XX
        XXXXXXX
        .XXXXX.` },
};

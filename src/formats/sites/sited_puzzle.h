#pragma once

#include "base/result.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tessera {

// A piece as sites of a lattice, up to translation.
struct SitedPiece {
    std::string name;  // empty: its usual name or a letter
    std::vector<polyomino::Site> sites;
    int count = 1;
    bool can_flip = true;
    bool can_turn = true;
    std::size_t offset = 0;  // in the text that it was read from
};

// A polyomino puzzle as sites, which is how most other programs write it down.
struct SitedPuzzle {
    const polyomino::Lattice* lattice = nullptr;  // of squares too
    std::vector<polyomino::Site> board;
    std::vector<SitedPiece> pieces;
    std::size_t board_offset = 0;
};

// Returns the level. Pieces that are alike but for their names become one with several copies, if `merges`. An error has
// the offset of the piece or the board that cannot be one here.
Result<polyomino::Level> level_of(SitedPuzzle puzzle, bool merges = false);

// Returns the puzzle's sites; the least row, column and layer of the board and of each piece are those of its drawing.
SitedPuzzle sited(const polyomino::Level& level);

// Returns the lattice of a level, that of squares included.
const polyomino::Lattice& lattice_of(const polyomino::Level& level);

}  // namespace tessera

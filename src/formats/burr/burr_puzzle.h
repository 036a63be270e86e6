#pragma once

#include "base/result.h"
#include "games/polyomino/level.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

inline constexpr std::size_t most_burr_bytes = 20'000'000;  // of a file and of the text in it

struct BurrPuzzle {
    polyomino::Level level;
    std::vector<Sentence> remarks;  // what was left out or decided
};

// Reads problem `number`, from 1, of a BurrTools file (XML, parsed by pugixml; burrtools.sourceforge.net) whose
// shapes are made of cubes, of triangles in one layer, or of spheres: its result is the board, its shapes are the pieces.
// Cubes in one layer become squares. Pieces turn in space as there, so that they are not mirrored unless they are flat.
Result<BurrPuzzle> read_burr(std::string_view text, int number);

// Returns a file with one problem. An error for lattices that BurrTools does not have.
Result<std::string> format_burr(const polyomino::Level& level);

}  // namespace tessera

#pragma once

#include "formats/format.h"
#include "formats/literals.h"
#include "formats/sites/sited_puzzle.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Puzzles as lists of coordinates: x to the right, y up, z towards the viewer.

namespace tessera {

// The coordinates of one cell: x, y and, if there are three, z.
struct CellPoint {
    std::array<int, 3> at{};
    bool is_in_space = false;
};
using CellPoints = std::vector<CellPoint>;

// Reads a list of cells that are alike in their number of coordinates: [(0, 0), (0, 1)].
Result<CellPoints> points_of(const Literal& literal);

// Returns all cells of a box with these sides: (8, 8) or (2, 3, 4).
Result<CellPoints> box_of(const Literal& literal);

// True for True, true and numbers other than 0.
bool is_true(const Literal& literal);

// A board and pieces, each with its offset in the text. All pieces may be turned or flipped, or none.
struct PointPuzzle {
    CellPoints board;
    std::size_t board_offset = 0;
    std::vector<std::pair<CellPoints, std::size_t>> pieces;
    bool can_turn = true;
    bool can_flip = false;
};

// Cells of two coordinates are squares, cells of three are cubes.
Result<Taken> taken_of(const PointPuzzle& puzzle, std::vector<Sentence> remarks);

// Returns the points of the sites, moved so that the least coordinates are 0.
CellPoints points_of(const std::vector<polyomino::Site>& sites, bool is_in_space);

// Returns "[(0, 0), (1, 0)]", or with other brackets and commas "[[0,0],[1,0]]".
std::string list_of(const CellPoints& points, std::string_view brackets, std::string_view comma);

// Returns a text for every copy of every piece.
std::vector<std::string> piece_texts(const SitedPuzzle& puzzle,
                                     std::string (*text)(const CellPoints& points));

// True if some piece may be turned, or flipped.
bool may_turn(const polyomino::Level& level);
bool may_flip(const polyomino::Level& level);

// Precondition: the content is a polyomino puzzle.
const polyomino::Level& polyomino_in(const Content& content);

}  // namespace tessera

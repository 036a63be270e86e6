#pragma once

#include "base/grid.h"
#include "formats/workshop/lengths.h"
#include "games/polyomino/level.h"

#include <string>
#include <vector>

namespace tessera {

// A part that is cut or printed: filled cells of a grid whose lines need not be equally far apart.
struct MadePart {
    std::string name;
    Grid<bool> filled;
    std::vector<Micrometres> across;  // lines between columns: one more than columns
    std::vector<Micrometres> down;    // likewise for rows
};

MadePart part_of(const polyomino::Piece& piece, const WorkshopLengths& lengths);

// Returns the tray's walls: a frame around the board, and its blocked cells.
MadePart walls_of(const Grid<polyomino::Square>& board, const WorkshopLengths& lengths);

std::vector<Footprint> footprints_of(const std::vector<MadePart>& parts);

// Where a part lies among the others.
struct Placing {
    int part = 0;
    Micrometres left = 0;
    Micrometres top = 0;
};
// Lays all parts in rows, which are about as wide as the first part; it may have a row for itself.
std::vector<Placing> lay_out(const std::vector<Footprint>& parts, bool is_first_alone);

// Returns the walls and then every copy of every piece.
std::vector<MadePart> parts_of(const polyomino::Level& level, const WorkshopLengths& lengths);

}  // namespace tessera

#include "lab/record/cell_words.h"

#include <algorithm>

namespace tessera::polyomino {

std::string CellWords::place_text(Cell cell) const {
    std::string text;
    for (const int number : numbering_.numbers_of(cell)) {
        text += (text.empty() ? "" : " ") + std::to_string(number);
    }
    return text;
}

Cell place_beside_layers(const Level& level, Cell cell) {
    const Numbering numbering(level);
    int widest = 0;
    for (const Cell each : open_cells_of(level.board)) {
        widest = std::max(widest, numbering.of(each).column);
    }
    const Site place = numbering.of(cell);
    return {place.row - 1, place.column - 1 + (place.layer - 1) * (widest + 1)};
}

}  // namespace tessera::polyomino

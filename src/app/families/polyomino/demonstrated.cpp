#include "app/families/polyomino/held.h"
#include "base/index.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>

// A polyomino table's answers to the hand that shows how to play.

namespace tessera {

namespace {

// True if the cell has to be covered still, and no cell beside it has.
bool is_alone(const polyomino::Level& level, const Grid<int>& cover, Cell cell) {
    const auto is_open = [&](Cell other) {
        return level.board.contains(other) && level.board[other] == polyomino::Square::open &&
               cover[other] < 0;
    };
    const std::vector<Cell> steps = polyomino::steps_to_neighbours(level.lattice);
    return is_open(cell) &&
           std::none_of(steps.begin(), steps.end(), [&](Cell step) { return is_open(cell + step); });
}

}  // namespace

std::vector<Point> handles(const PolyominoView& view, const PolyominoSession& session) {
    std::vector<Point> found;
    for (const TraySlot& slot : view.tray.slots) {
        const Point middle = slot.rect.moved(view.tray.offset()).centre();
        if (tray_item_at(view, session, middle) >= 0) {
            found.push_back(middle);
        }
    }
    return found;
}

// A position with a cell that no piece can cover leads nowhere, so it gives nothing away.
bool gives_away(const PolyominoSession& session) {
    const polyomino::Level& level = session.level();
    const bool has_single = std::any_of(
        level.pieces.begin(), level.pieces.end(),
        [](const polyomino::Piece& piece) { return piece.orientations.front().cells.size() == 1; });
    const Grid<int> cover = cover_of(level, session.state());
    for (int index = 0; index < cover.size() && !has_single; ++index) {
        if (is_alone(level, cover, cover.cell(index))) {
            return false;
        }
    }
    return true;
}

}  // namespace tessera

#include "app/families/edge_match/held.h"
#include "base/index.h"

#include <algorithm>

// An edge match table's answers to the hand that shows how to play.

namespace tessera {

namespace {

int rim_count(const EdgeMatchSession& session, Cell cell) {
    return static_cast<int>(std::count_if(neighbour_steps.begin(), neighbour_steps.end(), [&](Cell step) {
        return !is_inside(session.level(), cell + step);
    }));
}

int plain_count(const edge_match::Tile& tile) {
    return static_cast<int>(std::count(tile.edges.begin(), tile.edges.end(), edge_match::plain_edge));
}

}  // namespace

std::vector<Point> handles(const EdgeMatchView& view, const EdgeMatchSession& session) {
    std::vector<Point> found;
    for (const std::optional<Rect>& slot : view.tray.slots) {
        const Point middle = slot ? slot->moved(view.tray.offset()).centre() : Point{};
        if (slot && tray_item_at(view, session, middle) >= 0) {
            found.push_back(middle);
        }
    }
    return found;
}

// In a framed puzzle a tile is misplaced unless it has as many plain edges as its cell has sides on the rim.
bool gives_away(const EdgeMatchSession& session) {
    const Grid<edge_match::Placed>& board = session.state().board;
    for (int index = 0; index < board.size(); ++index) {
        const Cell cell = board.cell(index);
        if (board[index].tile >= 0 && is_framed(session.level()) &&
            plain_count(at(session.level().tiles, board[index].tile)) != rim_count(session, cell)) {
            return false;
        }
    }
    return true;
}

}  // namespace tessera

#include "app/families/number_swap/view.h"

// A number swap table's answers to the hand that shows how to play.

namespace tessera {

std::vector<Point> handles(const NumberSwapView& view, const NumberSwapSession& session) {
    std::vector<Point> found;
    const Grid<int>& tiles = session.state().tiles;
    found.reserve(static_cast<std::size_t>(tiles.size()));
    for (int index = 0; index < tiles.size(); ++index) {
        found.push_back(view.canvas.rect_of(tiles.cell(index)).centre());
    }
    return found;
}

// A swap that brings no number home does not help.
bool gives_away(const NumberSwapSession& session) {
    return share_done(session) > 0;
}

}  // namespace tessera

#include "app/board/table_layout.h"
#include "app/families/polyomino/held.h"
#include "app/families/polyomino/hint_marks.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float largest_cell = 90;
constexpr int usual_length = 5;
constexpr float least_tray_cell = 10;  // for boards with tiny cells

// Returns the kinds whose pieces are not all givens.
std::vector<int> kinds_in_tray(const polyomino::Level& level) {
    std::vector<int> kinds;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (left_count(level, {level.givens}, piece) > 0) {
            kinds.push_back(piece);
        }
    }
    return kinds;
}

// Returns the longest piece's length, capped so that one very long piece does not make all of them small.
int length_in(const polyomino::Level& level, const std::vector<int>& kinds) {
    int longest = 1;
    for (const int kind : kinds) {
        const polyomino::Shape& shape = at(level.pieces, kind).shape;
        longest = std::max({longest, shape.rows(), shape.columns()});
    }
    return std::min(longest, usual_length);
}

}  // namespace

void lay_out(PolyominoView& view, const PolyominoSession& session, const Scene& scene) {
    const polyomino::Level& level = session.level();
    const std::vector<int> kinds = kinds_in_tray(level);
    scroll_at_edge(view, session, scene.now_ms);
    view.now_ms = scene.now_ms;
    view.reduced_motion = scene.reduced_motion;
    begin_marks(view, session);
    view.tray_orientation.resize(level.pieces.size(), 0);
    TableNeeds needs{{level.board.rows(), level.board.columns()}, int_size(kinds), largest_cell};
    needs.piece_length = static_cast<float>(length_in(level, kinds));
    const TablePlan plan = plan_table(scene.area, needs, scene.covered_top);
    view.canvas.fit(plan.board, level.board.rows(), level.board.columns(), scene.pixel, largest_cell);
    view.tray.slots.clear();
    const std::vector<Rect> places = lay_out_tray(view.tray, plan, int_size(kinds));
    for (int index = 0; index < int_size(kinds); ++index) {
        view.tray.slots.push_back({at(kinds, index), at(places, index)});
    }
    view.tray.cell = std::min(cell_in_slot(plan.slot, needs.piece_length),
                              std::max(view.canvas.cell() * needs.tray_share, least_tray_cell));
}

}  // namespace tessera

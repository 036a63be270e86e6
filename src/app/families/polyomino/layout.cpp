#include "app/board/table_layout.h"
#include "app/families/polyomino/hint_marks.h"
#include "app/families/polyomino/space_hand.h"
#include "base/apart.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr float largest_cell = 120;
constexpr float longest_item = 6;  // so that one huge piece does not make all of them small
constexpr float room_for_count = least_count_gap + count_radius + 1;

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

// Returns the items, as the level's text draws them.
std::vector<TrayItem> items_of(const polyomino::Level& level, const std::vector<int>& kinds) {
    std::vector<TrayItem> items;
    for (const int kind : kinds) {
        const polyomino::Piece& piece = at(level.pieces, kind);
        const auto [x, y, columns, rows] = tiling_of(level).bounds_of(piece.shape.cells);
        const bool is_counted = left_count(level, {level.givens}, kind) > 1;
        items.push_back({{std::min(columns, longest_item), std::min(rows, longest_item)},
                         is_counted ? room_for_count : 0,
                         std::min(std::max(rows, columns), longest_item)});
    }
    return items;
}

TablePlan lay_out_flat(PolyominoView& view, const polyomino::Level& level, const std::vector<TrayItem>& items,
                       const Scene& scene) {
    const Rect bounds = bounds_of_board(level);
    const Cell extent{static_cast<int>(std::ceil(bounds.height)), static_cast<int>(std::ceil(bounds.width))};
    const TablePlan& plan = view.planner.plan(scene.area, {extent, items, largest_cell}, scene.covered_top);
    view.canvas.fit(place_of_board(scene, plan.board),
                    {level.board.rows(), level.board.columns(), &tiling_of(level), bounds}, scene.pixel,
                    largest_cell);
    return plan;
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
    const std::vector<TrayItem> items = items_of(level, kinds);
    const TablePlan plan = tiling_of(level).is_in_space() ? apart(space::lay_out)(view, session, items, scene)
                                                          : lay_out_flat(view, level, items, scene);
    view.tray.slots.clear();
    const std::vector<Rect> places = lay_out_tray(view.tray, plan, items);
    for (int index = 0; !has_moved_board(scene) && index < int_size(kinds); ++index) {
        view.tray.slots.push_back({at(kinds, index), at(places, index), at(items, index).beside});
    }
    view.tray.cell = plan.cell;
    view.tray.margin = fit_of(plan).margin;
}

}  // namespace tessera

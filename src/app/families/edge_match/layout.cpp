#include "app/board/table_layout.h"
#include "app/families/edge_match/held.h"
#include "app/families/edge_match/hint_marks.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float largest_cell = 170;
constexpr float tile_length = 2.5F;  // a motif is about as large as a cell of a polyomino
constexpr float slot_length = 2.6F;
constexpr float readable_side = 46;
constexpr int few_tiles = 16;  // trays with at most so many keep the slots of tiles on the board

// Returns the tiles that have a slot, in order.
std::vector<int> tiles_with_slot(const EdgeMatchView& view, const EdgeMatchSession& session) {
    const int count = int_size(session.level().tiles);
    std::vector<int> tiles;
    for (int tile = 0; tile < count; ++tile) {
        const bool is_held = view.held && view.held->tile == tile;
        if (count <= few_tiles || is_held || is_in_tray(session, tile)) {
            tiles.push_back(tile);
        }
    }
    return tiles;
}

}  // namespace

void lay_out(EdgeMatchView& view, const EdgeMatchSession& session, const Scene& scene) {
    const edge_match::Level& level = session.level();
    scroll_at_edge(view, session, scene.now_ms);
    view.now_ms = scene.now_ms;
    view.reduced_motion = scene.reduced_motion;
    begin_marks(view, session);
    view.tray_turn.resize(level.tiles.size(), 0);
    const auto items_of = [](int count) {
        return std::vector<TrayItem>(static_cast<std::size_t>(count), {{slot_length, slot_length}});
    };
    const TablePlan& plan = view.planner.plan(scene.area,
                                              {{level.rows, level.columns},
                                               items_of(int_size(level.tiles)),
                                               largest_cell,
                                               1 / tile_length,
                                               readable_side / tile_length},
                                              scene.covered_top);
    view.canvas.fit(place_of_board(scene, plan.board), {level.rows, level.columns}, scene.pixel,
                    largest_cell);
    const std::vector<int> tiles = tiles_with_slot(view, session);
    const std::vector<Rect> places = lay_out_tray(view.tray, plan, items_of(int_size(tiles)));
    view.tray.side = plan.cell * tile_length;
    view.tray.slots.assign(level.tiles.size(), std::nullopt);
    for (int index = 0; !has_moved_board(scene) && index < int_size(tiles); ++index) {
        at(view.tray.slots, at(tiles, index)) = at(places, index);
    }
}

}  // namespace tessera

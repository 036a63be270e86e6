#include "app/edge_match_held.h"
#include "app/polyomino_layout.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float largest_cell = 170;
constexpr float tile_length = 2.5F;  // a motif is about as large as a cell of a polyomino
constexpr int few_tiles = 16;        // so many keep their slots while they are on the board

// The tiles that have a slot, in order.
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

void lay_out_slots(EdgeMatchView& view, const EdgeMatchSession& session, const TablePlan& plan) {
    TileTray& tray = view.tray;
    const std::vector<int> tiles = tiles_with_slot(view, session);
    tray.area = plan.tray;
    tray.is_below = plan.tray_below;
    tray.slot = plan.slot;
    tray.slots.assign(session.level().tiles.size(), std::nullopt);
    const int in_line = std::max(1, (int_size(tiles) + plan.lines - 1) / plan.lines);
    const float length = plan.slot * static_cast<float>(in_line);
    const float along = tray.is_below ? plan.tray.width : plan.tray.height;
    tray.overflow = std::max(length - along, 0.0F);
    tray.scroll = std::clamp(tray.scroll, 0.0F, tray.overflow);
    const float start = std::max((along - length) / 2, 0.0F);
    for (int index = 0; index < int_size(tiles); ++index) {
        const int column = tray.is_below ? index % in_line : index % plan.lines;
        const int row = tray.is_below ? index / in_line : index / plan.lines;
        const Point corner{plan.tray.x + plan.slot * static_cast<float>(column) + (tray.is_below ? start : 0),
                           plan.tray.y + plan.slot * static_cast<float>(row) + (tray.is_below ? 0 : start)};
        at(tray.slots, at(tiles, index)) = Rect{corner.x, corner.y, plan.slot, plan.slot};
    }
}

}  // namespace

void lay_out(EdgeMatchView& view, const EdgeMatchSession& session, const Scene& scene) {
    const edge_match::Level& level = session.level();
    view.now_ms = scene.now_ms;
    view.is_still = scene.is_still;
    view.tray_turn.resize(level.tiles.size(), 0);
    const TablePlan plan = plan_table(
        scene.area,
        {{level.rows, level.columns}, int_size(level.tiles), largest_cell, tile_length, 1 / tile_length});
    view.canvas.fit(plan.board, level.rows, level.columns, scene.pixel, largest_cell);
    lay_out_slots(view, session, plan);
}

}  // namespace tessera

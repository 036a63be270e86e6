#include "app/polyomino_layout.h"

#include "app/polyomino_held.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float least_slot = 62;
constexpr float largest_slot = 168;
constexpr float ample_slot = 112;  // larger ones are not worth smaller cells
constexpr float largest_cell = 74;
constexpr float gap = 20;
constexpr float margin = 16;
constexpr float small_cell = 24;  // boards of smaller cells keep the whole rest of the area, to be zoomed in
constexpr int most_lines = 5;
constexpr float slot_margin = 20;
constexpr int usual_length = 5;
constexpr float largest_tray_share = 0.72F;  // of the board's cells
constexpr float slot_weight = 0.3F;
constexpr float scroll_penalty = 14;
constexpr float hidden_weight = 0.0005F;  // decides only between plans that are alike otherwise

// What is to share the area.
struct Wish {
    Point cells;  // of the board
    int slot_count = 0;
    float largest_cell = 0;
};

struct Candidate {
    TablePlan plan;
    float score = -1;
};

// Slots in `lines` rows along `along`, or columns along it.
float slot_side(float along, float across, int lines, int slot_count) {
    const int in_line = (slot_count + lines - 1) / lines;
    const float side = std::min(along / static_cast<float>(in_line), across / static_cast<float>(lines));
    return std::clamp(side, least_slot, largest_slot);
}

Candidate with_tray(const Rect& area, const Wish& wish, bool below, int lines) {
    const float along = below ? area.width : area.height;
    const float depth = below ? area.height : area.width;
    const float slot = slot_side(along, depth, lines, wish.slot_count);
    const float tray_depth = slot * static_cast<float>(lines);
    const float board_width = below ? area.width : area.width - tray_depth - gap;
    const float board_height = below ? area.height - tray_depth - gap : area.height;
    const float cell = std::min({board_width / wish.cells.x, board_height / wish.cells.y, wish.largest_cell});
    const int in_line = (wish.slot_count + lines - 1) / lines;
    const float hidden = slot * static_cast<float>(in_line) - along;
    const float trouble = hidden > 0.5F ? scroll_penalty + hidden * hidden_weight : 0;
    Candidate candidate;
    candidate.plan.tray_below = below;
    candidate.plan.lines = lines;
    candidate.plan.slot = slot;
    candidate.score = cell + slot_weight * std::min(slot, ample_slot) - trouble;
    return candidate;
}

// Cuts the area as the plan says and moves board and tray together into its middle.
void cut(TablePlan& plan, Rect area, const Wish& wish) {
    const Point cells = wish.cells;
    const float tray_depth = plan.slot * static_cast<float>(plan.lines);
    const float depth = plan.tray_below ? area.height : area.width;
    const float rest = depth - tray_depth - gap;
    const float across = plan.tray_below ? area.width / cells.x : area.height / cells.y;
    const float deep_cells = plan.tray_below ? cells.y : cells.x;
    const float cell = std::min({across, rest / deep_cells, wish.largest_cell});
    const float board_depth = cell < small_cell ? rest : cell * deep_cells;
    const float spare = std::max(rest - board_depth, 0.0F);
    if (plan.tray_below) {
        area.take_top(spare * 0.4F);
        plan.board = area.take_top(board_depth);
        area.take_top(gap + spare * 0.15F);
        plan.tray = area.take_top(tray_depth);
    } else {
        area.take_left(spare * 0.35F);
        plan.board = area.take_left(board_depth);
        area.take_left(gap + spare * 0.3F);
        plan.tray = area.take_left(tray_depth);
    }
}

// The kinds that are not all on the board from the start.
std::vector<int> kinds_in_tray(const polyomino::Level& level) {
    std::vector<int> kinds;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (left_count(level, {level.givens}, piece) > 0) {
            kinds.push_back(piece);
        }
    }
    return kinds;
}

void lay_out_slots(PolyominoView& view, const TablePlan& plan, const std::vector<int>& kinds) {
    Tray& tray = view.tray;
    const int slot_count = int_size(kinds);
    tray.area = plan.tray;
    tray.is_below = plan.tray_below;
    tray.slot = plan.slot;
    tray.slots.clear();
    const int in_line = (slot_count + plan.lines - 1) / plan.lines;
    const float length = plan.slot * static_cast<float>(in_line);
    const float along = tray.is_below ? plan.tray.width : plan.tray.height;
    tray.overflow = std::max(length - along, 0.0F);
    tray.scroll = std::clamp(tray.scroll, 0.0F, tray.overflow);
    const float start = std::max((along - length) / 2, 0.0F);
    for (int index = 0; index < slot_count; ++index) {
        // Beside the board the tray is read line by line too, so that the order of the pieces stays the same.
        const int column = tray.is_below ? index % in_line : index % plan.lines;
        const int row = tray.is_below ? index / in_line : index / plan.lines;
        const Point corner{plan.tray.x + plan.slot * static_cast<float>(column) + (tray.is_below ? start : 0),
                           plan.tray.y + plan.slot * static_cast<float>(row) + (tray.is_below ? 0 : start)};
        tray.slots.push_back({at(kinds, index), {corner.x, corner.y, plan.slot, plan.slot}});
    }
}

// One cell size for the whole tray; pieces much longer than the others do not make all of them small.
float tray_cell(const PolyominoView& view, const polyomino::Level& level) {
    int longest = 1;
    for (const TraySlot& slot : view.tray.slots) {
        const polyomino::Shape& shape = at(level.pieces, slot.piece).shape;
        longest = std::max({longest, shape.rows(), shape.columns()});
    }
    const float fitting =
        (view.tray.slot - slot_margin) / static_cast<float>(std::min(longest, usual_length));
    return std::min(fitting, view.canvas.cell() * largest_tray_share);
}

}  // namespace

TablePlan plan_table(const Rect& area, Cell board, int slot_count, float largest_cell) {
    const Rect inner = area.inset(margin);
    const Wish wish{
        {static_cast<float>(board.column), static_cast<float>(board.row)}, slot_count, largest_cell};
    Candidate best;
    for (int lines = 1; lines <= most_lines; ++lines) {
        for (const bool below : {true, false}) {
            const Candidate candidate = with_tray(inner, wish, below, lines);
            if (lines <= slot_count && candidate.score > best.score) {
                best = candidate;
            }
        }
    }
    cut(best.plan, inner, wish);
    return best.plan;
}

void lay_out(PolyominoView& view, const PolyominoSession& session, const Scene& scene) {
    const polyomino::Level& level = session.level();
    const std::vector<int> kinds = kinds_in_tray(level);
    view.now_ms = scene.now_ms;
    view.is_still = scene.is_still;
    view.tray_orientation.resize(level.pieces.size(), 0);
    const TablePlan plan =
        plan_table(scene.area, {level.board.rows(), level.board.columns()}, int_size(kinds), largest_cell);
    view.canvas.fit(plan.board, level.board.rows(), level.board.columns(), scene.pixel, largest_cell);
    lay_out_slots(view, plan, kinds);
    view.tray.cell = tray_cell(view, level);
}

}  // namespace tessera

#include "app/board/table_layout.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int least_slot = 56;
constexpr int largest_slot = 168;
constexpr int slot_step = 8;
constexpr float gap = 20;
constexpr float margin = 18;
constexpr float small_cell = 24;  // a board with smaller cells gets all the remaining area, for zooming in
constexpr int most_lines = 12;
constexpr float good_board_cell = 40;
constexpr float good_tray_cell = 12;
constexpr float finger_cell = 42;         // smaller ones are hard to hit, if the board could have such
constexpr float finger_penalty = 0.012F;  // a pixel
constexpr float tray_weight = 0.8F;
constexpr int many_slots = 24;  // trays with more slots are expected to scroll
constexpr float scroll_penalty = 0.4F;
constexpr float scroll_penalty_of_many = 0.15F;
constexpr float hidden_weight = 0.00002F;
// Trays with at most so many can be taken in at a glance if they have few lines.
constexpr int few_slots = 12;
constexpr float line_penalty = 0.016F;
constexpr float gap_penalty = 0.04F;  // for an incomplete last line
constexpr float below_bonus = 0.01F;  // prefers the same order on every screen, with the board in the middle

// The input of the planner.
struct Wish {
    TableNeeds needs;
    Point cells;           // columns and rows of the board
    float whole_cell = 0;  // cell size if the board had the whole area
};

struct Candidate {
    TablePlan plan;
    float score = -1;
};

// Returns how good a size is, from 0 to 1: the first pixels count most.
float worth(float size, float good) {
    return size / (size + good);
}

int slots_in_line(int slot_count, int lines) {
    return (slot_count + lines - 1) / lines;
}

// Returns the penalty of a tray: hidden pieces, many lines, gaps.
float trouble_with(const TablePlan& plan, int slot_count, float along) {
    const int in_line = slots_in_line(slot_count, plan.lines);
    const float hidden = plan.slot * static_cast<float>(in_line) - along;
    const float penalty = slot_count <= many_slots ? scroll_penalty : scroll_penalty_of_many;
    const float scrolling = hidden > 0.5F ? penalty + hidden * hidden_weight : 0;
    const float searching = slot_count <= few_slots ? line_penalty * static_cast<float>(plan.lines - 1) : 0;
    const auto holes = static_cast<float>(plan.lines * in_line - slot_count);
    return scrolling + searching + gap_penalty * holes / static_cast<float>(in_line);
}

Candidate judged(const Rect& area, const Wish& wish, const TablePlan& plan) {
    const float tray_depth = plan.slot * static_cast<float>(plan.lines) + gap;
    const Point room{area.width - (plan.tray_below ? 0 : tray_depth),
                     area.height - (plan.tray_below ? tray_depth : 0)};
    const float cell = std::min({room.x / wish.cells.x, room.y / wish.cells.y, wish.needs.largest_cell});
    if (cell <= 0) {
        return {plan, -1};
    }
    const float tray_cell =
        std::min(cell_in_slot(plan.slot, wish.needs.piece_length), wish.whole_cell * wish.needs.tray_share);
    const float good_cell = std::min(good_board_cell, wish.whole_cell / 2);
    const float along = plan.tray_below ? area.width : area.height;
    const float lacking = std::max(std::min(finger_cell, wish.whole_cell) - cell, 0.0F);
    const float score = worth(cell, good_cell) - finger_penalty * lacking +
                        tray_weight * worth(tray_cell, good_tray_cell) + (plan.tray_below ? below_bonus : 0) -
                        trouble_with(plan, wish.needs.slot_count, along);
    return {plan, score};
}

Candidate best_plan(const Rect& area, const Wish& wish) {
    Candidate best;
    for (int lines = 1; lines <= std::min(most_lines, wish.needs.slot_count); ++lines) {
        for (const bool below : {true, false}) {
            for (int slot = least_slot; slot <= largest_slot; slot += slot_step) {
                const Candidate candidate =
                    judged(area, wish, {{}, {}, below, lines, static_cast<float>(slot)});
                if (candidate.score > best.score) {
                    best = candidate;
                }
            }
        }
    }
    return best;
}

// Divides the area by the plan and centres board and tray together.
void cut(TablePlan& plan, Rect area, const Wish& wish) {
    const Point cells = wish.cells;
    const float tray_depth = plan.slot * static_cast<float>(plan.lines);
    const float depth = plan.tray_below ? area.height : area.width;
    const float rest = depth - tray_depth - gap;
    const float across = plan.tray_below ? area.width / cells.x : area.height / cells.y;
    const float deep_cells = plan.tray_below ? cells.y : cells.x;
    const float cell = std::min({across, rest / deep_cells, wish.needs.largest_cell});
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

TablePlan plan_in(const Rect& area, const TableNeeds& needs) {
    const Rect inner = area.inset(margin);
    Wish wish{needs, {static_cast<float>(needs.board.column), static_cast<float>(needs.board.row)}};
    wish.whole_cell = std::min({inner.width / wish.cells.x, inner.height / wish.cells.y, needs.largest_cell});
    Candidate best = best_plan(inner, wish);
    cut(best.plan, inner, wish);
    return best.plan;
}

}  // namespace

float slot_margin(float slot) {
    return std::clamp(slot * 0.16F, 8.0F, 20.0F);
}

float cell_in_slot(float slot, float length) {
    return (slot - slot_margin(slot)) / length;
}

TablePlan plan_table(const Rect& area, const TableNeeds& needs, float covered_top) {
    const TablePlan plan = plan_in(area, needs);
    if (plan.board.y >= area.y + covered_top) {
        return plan;
    }
    Rect free = area;
    free.take_top(covered_top);
    return plan_in(free, needs);
}

}  // namespace tessera

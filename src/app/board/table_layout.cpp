#include "app/board/table_layout.h"

#include "app/board/table_score.h"
#include "app/board/tray_around.h"
#include "base/index.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr float gap = 20;
constexpr float least_margin = 18;
constexpr float most_margin = 32;
constexpr float margin_share = 0.045F;  // of the area's shorter side
constexpr float small_cell = 24;  // a board with smaller cells gets all the remaining area, for zooming in
constexpr int most_rows = 12;
constexpr int most_widths = 24;
constexpr float most_of_width = 0.7F;  // for a tray beside the board
constexpr float cell_step = 0.97F;     // between the tray cells that are tried
constexpr int many_slots = 24;         // trays with more slots are expected to scroll
constexpr float scroll_penalty = 0.4F;
constexpr float scroll_penalty_of_many = 0.08F;
constexpr float hidden_penalty = 0.03F;  // per screen length of hidden tray
constexpr float below_bonus = 0.01F;  // prefers the same order on every screen, with the board in the middle

struct Candidate {
    TablePlan plan;
    float depth = 0;   // of the tray
    float hidden = 0;  // length of the tray that must be scrolled to
    float score = -1;
};

float board_cell(const TableWish& wish, const Candidate& candidate) {
    const float taken = candidate.depth + gap;
    const bool below = candidate.plan.tray_below;
    const Point room{wish.area.width - (below ? 0 : taken), wish.area.height - (below ? taken : 0)};
    return std::min({room.x / wish.cells.x, room.y / wish.cells.y, wish.needs.largest_cell});
}

float scrolling(const TableWish& wish, const Candidate& candidate) {
    const bool is_many = int_size(wish.needs.items) > many_slots;
    const float screen = candidate.plan.tray_below ? wish.area.width : wish.area.height;
    return candidate.hidden > 0.5F ? (is_many ? scroll_penalty_of_many : scroll_penalty) +
                                         candidate.hidden / screen * hidden_penalty
                                   : 0;
}

float score_of(const TableWish& wish, const Candidate& candidate) {
    const float cell = board_cell(wish, candidate);
    if (cell <= 0) {
        return -1;
    }
    return score_of_cells(wish, cell, candidate.plan.cell) + (candidate.plan.tray_below ? below_bonus : 0) -
           scrolling(wish, candidate);
}

// The search for the best candidate, among those with tray cells of one size.
class Trial {
public:
    Trial(const TableWish& wish, float cell, Candidate& best)
        : wish_(wish), cell_(cell), sizes_(slot_sizes(wish.needs.items, loose_fit(cell))), best_(best) {}

    void try_below() {
        const int rows = std::min(rows_within(sizes_, wish_.area.width).count, most_rows);
        for (int count = 1; count <= rows; ++count) {
            const TrayRows all = rows_within(sizes_, width_for(sizes_, count, wish_.area.width));
            judge({{{}, {}, true, cell_, count}, all.size.y, all.size.x - wish_.area.width});
        }
    }

    void try_beside() {
        float width = 0;
        for (const Point& size : sizes_) {
            width = std::max(width, size.x);
        }
        for (int step = 0; step < most_widths && width < wish_.area.width * most_of_width; ++step) {
            const TrayRows all = rows_within(sizes_, width);
            judge({{{}, {}, false, cell_, all.count}, width, all.size.y - wish_.area.height});
            width += cell_ / 2;
        }
    }

private:
    void judge(Candidate candidate) {
        candidate.score = score_of(wish_, candidate);
        if (candidate.score > best_.score) {
            best_ = candidate;
        }
    }

    const TableWish& wish_;
    float cell_;
    std::vector<Point> sizes_;
    Candidate& best_;
};

Candidate best_plan(const TableWish& wish) {
    Candidate best;
    const float largest = std::max(wish.whole_cell * wish.needs.full_size, wish.needs.least_cell);
    for (float cell = largest; cell >= wish.needs.least_cell; cell *= cell_step) {
        Trial trial(wish, cell, best);
        trial.try_below();
        trial.try_beside();
    }
    return best;
}

bool are_alike(const std::vector<Point>& sizes) {
    return std::all_of(sizes.begin(), sizes.end(), [&](Point size) { return size == sizes.front(); });
}

// Puts a tray below the columns of a board with cells of this size, if its slots, all alike, fill rows of as many.
void align_columns(const TableWish& wish, float cell, TablePlan& plan) {
    const std::vector<Point> sizes = slot_sizes(wish.needs.items, loose_fit(plan.cell));
    if (sizes.empty() || !are_alike(sizes) || int_size(sizes) % static_cast<int>(wish.cells.x) != 0) {
        return;
    }
    const float slot = sizes.front().x;
    if (slot <= cell && cell - slot <= most_spare(plan, sizes) &&
        slot * (wish.cells.x + 1) > plan.tray.width) {
        const float width = cell * wish.cells.x;
        plan.tray = {plan.tray.centre().x - width / 2, plan.tray.y, width, plan.tray.height};
    }
}

// Divides the area by the plan and centres board and tray together.
TablePlan cut(const Candidate& best, const TableWish& wish) {
    TablePlan plan = best.plan;
    Rect area = wish.area;
    const float depth = plan.tray_below ? area.height : area.width;
    const float rest = depth - best.depth - gap;
    const float deep_cells = plan.tray_below ? wish.cells.y : wish.cells.x;
    const float cell = board_cell(wish, best);
    plan.cell = std::min(plan.cell, std::max(cell * wish.needs.full_size, wish.needs.least_cell));
    const float board_depth = cell < small_cell ? rest : cell * deep_cells;
    const float spare = std::max(rest - board_depth, 0.0F);
    if (plan.tray_below) {
        area.take_top(spare * 0.4F);
        plan.board = area.take_top(board_depth);
        area.take_top(gap + spare * 0.15F);
        plan.tray = area.take_top(best.depth);
        if (best.hidden <= 0) {
            align_columns(wish, cell, plan);
        }
    } else {
        area.take_left(spare * 0.35F);
        plan.board = area.take_left(board_depth);
        area.take_left(gap + spare * 0.3F);
        plan.tray = area.take_left(best.depth);
    }
    return plan;
}

TablePlan plan_in(const Rect& area, const TableNeeds& needs) {
    const Point cells{static_cast<float>(needs.board.column), static_cast<float>(needs.board.row)};
    const float shorter = std::min(area.width, area.height);
    const Rect inner = area.inset(std::clamp(shorter * margin_share, least_margin, most_margin));
    const float whole = std::min({inner.width / cells.x, inner.height / cells.y, needs.largest_cell});
    const TableWish wish{needs, cells, whole, inner};
    const Candidate best = best_plan(wish);
    if (needs.may_surround && !is_good(wish, board_cell(wish, best), best.plan.cell)) {
        if (auto plan = plan_around(wish, area, best.score)) {
            return *std::move(plan);
        }
    }
    return cut(best, wish);
}

// Returns where the slots begin. Those beside the board may begin above it.
float top_of(const TablePlan& plan, const TableNeeds& needs) {
    if (plan.is_around()) {
        return std::min_element(plan.slots.begin(), plan.slots.end(),
                                [](const Rect& one, const Rect& other) { return one.y < other.y; })
            ->y;
    }
    const std::vector<Point> sizes = slot_sizes(needs.items, fit_of(plan));
    const std::vector<Rect> slots = spread_rows(sizes, plan.tray, most_spare(plan, sizes));
    return slots.empty() ? plan.tray.y : slots.front().y;
}

}  // namespace

SlotFit fit_of(const TablePlan& plan) {
    return plan.is_around() ? snug_fit(plan.cell, plan.turned) : loose_fit(plan.cell);
}

float most_spare(const TablePlan& plan, const std::vector<Point>& sizes) {
    constexpr float more_down = 10;
    constexpr float rounding = 0.01F;
    if (plan.tray_below || sizes.empty() || !are_alike(sizes)) {
        return plan.cell;
    }
    const float in_row = std::max(std::floor(plan.tray.width / sizes.front().x + rounding), 1.0F);
    const float across = std::max(plan.tray.width / in_row - sizes.front().x, 0.0F);
    return std::min(plan.cell, across + more_down);
}

TablePlan plan_table(const Rect& area, const TableNeeds& needs, float covered_top) {
    TablePlan plan = plan_in(area, needs);
    if (std::min(plan.board.y, top_of(plan, needs)) >= area.y + covered_top) {
        return plan;
    }
    Rect free = area;
    free.take_top(covered_top);
    return plan_in(free, needs);
}

const TablePlan& TablePlanner::plan(const Rect& area, const TableNeeds& needs, float covered_top) {
    if (area != area_ || needs != needs_ || covered_top != covered_top_) {
        area_ = area, needs_ = needs, covered_top_ = covered_top;
        plan_ = plan_table(area, needs, covered_top);
    }
    return plan_;
}

}  // namespace tessera

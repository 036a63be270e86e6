#include "app/board/tray_around.h"

#include "app/board/slot_packing.h"
#include "base/index.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr int most_packed = 24;           // more slots are laid in rows, which may scroll
constexpr float least_whole = 24;         // boards with smaller cells get all the area that is left
constexpr float margin_of_area = 0.025F;  // around the board, of the area's shorter side
constexpr float least_around = 10;        // for the board's rim
constexpr float most_around = 24;
constexpr float large_area = 500;      // pixels, of both sides
constexpr float more_around = 9;       // on a large area, so that no rim touches the window's edge
constexpr float more_to_slots = 2;     // between the board and the slots
constexpr float share_at_edge = 0.3F;  // of the margin, between the slots and the area's edge
constexpr float least_of_whole = 0.55F;
constexpr float coarse_tries = 7;
constexpr std::array shares_of_turned = {0.75F, 0.65F, 0.55F};
constexpr float turned_penalty = 0.05F;
constexpr float share_step = 0.015F;  // the penalty for any scale below the good one

// A board in the corner and slots around it.
struct Around {
    Rect board;
    SlotFit fit;
    std::vector<Rect> slots;
    float score = -1;
};

// The search for the best sizes: whole pixels, because they are drawn so.
class AroundSearch {
public:
    AroundSearch(const TableWish& wish, const Rect& area, float least_score)
        : wish_(wish),
          area_(area),
          margin_(margin_around(std::min(area.width, area.height))),
          least_cell_(std::ceil(wish.needs.least_cell / wish.needs.full_size)) {
        best_.score = least_score;
    }

    std::optional<Around> run() {
        const float across = (area_.width - 2 * margin_) / wish_.cells.x;
        const float down = (area_.height - 2 * margin_) / wish_.cells.y;
        const float whole = std::floor(std::min({across, down, wish_.needs.largest_cell}));
        const float least = std::max(std::floor(whole * least_of_whole), 1.0F);
        float step = std::max(std::ceil((whole - least) / coarse_tries), 1.0F);
        for (float cell = whole; cell >= least; cell -= step) {
            try_board(cell, shares_of_turned[1]);
        }
        for (; step >= 1 && !best_.slots.empty(); step = std::floor(step / 2)) {
            const float middle = std::round(best_.board.width / wish_.cells.x);
            for (const float cell :
                 {middle, std::min(middle + step, whole), std::max(middle - step, least)}) {
                for (const float turned : shares_of_turned) {
                    try_board(cell, turned);
                }
            }
        }
        return best_.slots.empty() ? std::nullopt : std::optional(best_);
    }

    Rect edge() const { return area_.inset(margin_ * share_at_edge); }

    // Moves the board to the middle of what the slots leave, and gives the rest to the slots.
    void settle(Around& made) const {
        Point spare{area_.right() - margin_ - made.board.right(),
                    area_.bottom() - margin_ - made.board.bottom()};
        for (const Rect& slot : made.slots) {
            float& room = is_beside(made.board, slot) ? spare.x : spare.y;
            const float start =
                is_beside(made.board, slot) ? slot.x - made.board.right() : slot.y - made.board.bottom();
            room = std::min(room, start - margin_ - more_to_slots);
        }
        made.board = made.board.moved(
            {std::max(std::floor(spare.x / 2), 0.0F), std::max(std::floor(spare.y / 2), 0.0F)});
        spread(made);
        grow_slots(made.slots, room_around(made.board), made.fit.cell);
    }

    static bool is_beside(const Rect& board, const Rect& slot) { return slot.y < board.bottom(); }

private:
    static float margin_around(float side) {
        return std::clamp(side * margin_of_area, least_around, most_around) +
               (side >= large_area ? more_around : 0);
    }

    // Spreads the slots below the board, and on a wide table those beside it, which lie near the thumb otherwise.
    void spread(Around& made) const {
        std::vector<int> below;
        std::vector<int> beside;
        for (int index = 0; index < int_size(made.slots); ++index) {
            (is_beside(made.board, at(made.slots, index)) ? beside : below).push_back(index);
        }
        const Rect whole = edge();
        float right = whole.right();
        for (const int index : beside) {
            const Rect& slot = at(made.slots, index);
            right = slot.bottom() > made.board.bottom() + margin_ ? std::min(right, slot.x) : right;
        }
        spread_slots(made.slots, std::move(below), across_table, whole.x, right);
        if (area_.width > area_.height) {
            spread_slots(made.slots, std::move(beside), down_table, whole.y, whole.bottom());
        }
    }

    PackingRoom room_around(const Rect& board) const {
        const float away = margin_ + more_to_slots;
        return {edge(), {area_.x, area_.y, board.right() + away - area_.x, board.bottom() + away - area_.y}};
    }

    float score_of(float board_cell, float tray_cell, float turned) const {
        constexpr float rounding = 0.0005F;
        const float share = share_of_scale(wish_, board_cell, tray_cell);
        return score_of_cells(wish_, board_cell, tray_cell) - turned_penalty * (good_share - turned) -
               (share < good_share - rounding ? share_step : 0);
    }

    // Looks for the largest tray cells that can be packed around a board with these cells.
    void try_board(float cell, float turned) {
        const Rect board{std::round(area_.x + margin_), std::round(area_.y + margin_), cell * wish_.cells.x,
                         cell * wish_.cells.y};
        const PackingRoom room = room_around(board);
        float low = least_cell_ - 1;
        float high = cell + 1;
        while (high - low > 1) {
            const float middle = std::floor((low + high) / 2);
            const SlotFit fit = snug_fit(middle * wish_.needs.full_size, turned);
            (improves(board, fit, room, score_of(cell, fit.cell, turned)) ? low : high) = middle;
        }
    }

    // Keeps the plan if it is the best. Returns false if it cannot be packed.
    bool improves(const Rect& board, const SlotFit& fit, const PackingRoom& room, float score) {
        const std::vector<Point> sizes = slot_sizes(wish_.needs.items, fit);
        if (score <= best_.score) {
            return has_area_for(sizes, room);
        }
        if (auto slots = pack_slots(sizes, room)) {
            best_ = {board, fit, std::move(*slots), score};
            return true;
        }
        return false;
    }

    const TableWish& wish_;
    Rect area_;
    float margin_;
    float least_cell_;  // in pixels of full size
    Around best_;
};

}  // namespace

std::optional<TablePlan> plan_around(const TableWish& wish, const Rect& area, float least_score) {
    const std::vector<TrayItem>& items = wish.needs.items;
    if (items.empty() || int_size(items) > most_packed || wish.whole_cell < least_whole) {
        return std::nullopt;
    }
    AroundSearch search(wish, area, least_score);
    std::optional<Around> best = search.run();
    if (!best) {
        return std::nullopt;
    }
    search.settle(*best);
    if (std::all_of(items.begin(), items.end(),
                    [&](const TrayItem& item) { return item == items.front(); })) {
        std::vector<Rect> sorted;
        for (const int index : reading_order(best->slots)) {
            sorted.push_back(at(best->slots, index));
        }
        best->slots = std::move(sorted);
    }
    const auto beside = std::count_if(best->slots.begin(), best->slots.end(), [&](const Rect& slot) {
        return AroundSearch::is_beside(best->board, slot);
    });
    return TablePlan{best->board,
                     search.edge(),
                     2 * beside < std::ssize(best->slots),
                     best->fit.cell,
                     1,
                     std::move(best->slots),
                     best->fit.turned};
}

}  // namespace tessera

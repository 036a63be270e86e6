#include "app/board/tray_around.h"

#include "app/board/even_rows.h"
#include "app/board/slot_packing.h"
#include "base/index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

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
constexpr float least_of_even = 0.92F;  // of the cells that are packed, for even rows
constexpr float least_of_even_board = 0.93F;
// Cells of a board that is larger shrink no further.
constexpr std::array stops_of_shrinking = {42.0F, 39.0F, 33.0F};
constexpr float away_from_edge = 6;  // of the board, if there is room
constexpr float coarse_tries = 7;
constexpr std::array shares_of_turned = {0.75F, 0.65F, 0.55F};
constexpr float turned_penalty = 0.05F;
constexpr float share_step = 0.015F;  // the penalty for any scale below the good one

bool are_alike(const std::vector<TrayItem>& items) {
    return std::all_of(items.begin(), items.end(),
                       [&](const TrayItem& item) { return item == items.front(); });
}

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

    // Lays the slots in even rows, around a board that may be a little smaller for that; or else leaves them where they were
    // packed, and shares the spare room among the board and them.
    void settle(Around& made) const {
        const float most = std::round(made.board.width / wish_.cells.x);
        const float least = std::max(std::ceil(most * least_of_even_board), stop_of_shrinking(most));
        std::vector<Sides> choices{sides_of(made, 0), sides_of(made, 0.9F), right_of_board(made)};
        if (area_.width >= area_.height) {
            choices.insert(choices.begin(), all_beside(made));
        }
        if (are_alike(wish_.needs.items) && area_.width < area_.height) {
            choices.insert(choices.begin(), in_one_grid(made));
        }
        for (const Sides& sides : choices) {
            for (float cell = most; cell >= least; --cell) {
                Around smaller = made;
                smaller.board.width = cell * wish_.cells.x;
                smaller.board.height = cell * wish_.cells.y;
                if (lay_in_rows(smaller, sides)) {
                    made = std::move(smaller);
                    return;
                }
            }
        }
        centre_board(made);
        grow_slots(made.slots, room_around(made.board), made.fit.cell);
    }

    // True if this share of the slot's height lies beside the board.
    static bool is_beside(const Rect& board, const Rect& slot, float share = 0) {
        return slot.y + slot.height * share < board.bottom();
    }

private:
    static float stop_of_shrinking(float cell) {
        const auto* const stop = std::find_if(stops_of_shrinking.begin(), stops_of_shrinking.end(),
                                              [cell](float least) { return cell >= least; });
        return stop == stops_of_shrinking.end() ? cell : *stop;
    }
    static float margin_around(float side) {
        return std::clamp(side * margin_of_area, least_around, most_around) +
               (side >= large_area ? more_around : 0);
    }

    // The slots beside the board and those below it, by their indices.
    struct Sides {
        std::vector<int> beside;
        std::vector<int> below;
    };

    template <class IsBeside>
    static Sides parted(const Around& made, const IsBeside& is_beside) {
        Sides sides;
        for (int index = 0; index < int_size(made.slots); ++index) {
            (is_beside(at(made.slots, index)) ? sides.beside : sides.below).push_back(index);
        }
        return sides;
    }

    static Sides sides_of(const Around& made, float share) {
        return parted(made, [&](const Rect& slot) { return is_beside(made.board, slot, share); });
    }

    static Sides right_of_board(const Around& made) {
        return parted(made, [&](const Rect& slot) { return slot.x >= made.board.right(); });
    }

    // Returns where slots that are alike go beside the board, above its corner, and in rows of one length below it.
    Sides in_one_grid(const Around& made) const {
        const Point size = slot_sizes(wish_.needs.items, made.fit).front();
        const Rect whole = edge();
        const float away = margin_ + more_to_slots;
        const float right = whole.right() - made.board.right() - away;
        const float down = made.board.bottom() + away - whole.y;
        const int most = static_cast<int>(right / size.x) * static_cast<int>(down / size.y);
        const int in_row = static_cast<int>(whole.width / size.x);
        const int count = int_size(made.slots);
        int beside = std::min(most, count);
        while (beside > 0 && (count - beside) % in_row != 0) {
            --beside;
        }
        Sides sides;
        for (int index = 0; index < count; ++index) {
            (index < beside ? sides.beside : sides.below).push_back(index);
        }
        return sides;
    }

    static Sides all_beside(const Around& made) {
        Sides sides{std::vector<int>(made.slots.size()), {}};
        std::iota(sides.beside.begin(), sides.beside.end(), 0);
        return sides;
    }

    float least_even_cell(const Around& made) const {
        const float good = std::ceil(made.board.width / wish_.cells.x * wish_.needs.full_size * good_share);
        const float least = std::ceil(made.fit.cell * least_of_even);
        return made.fit.cell >= good ? std::max(least, good) : std::max(least, made.fit.cell - 1);
    }

    // Lays the slots beside the board and those below it in even rows: with smaller cells if need be, or with items that are
    // smaller when they are turned. Returns false if they do not fit.
    bool lay_in_rows(Around& made, const Sides& sides) const {
        const float least = least_even_cell(made);
        for (float cell = made.fit.cell; cell >= least; --cell) {
            for (const float turned : shares_of_turned) {
                const SlotFit fit = snug_fit(cell, turned);
                if (turned <= made.fit.turned &&
                    (lay_both(made, fit, sides, away_from_edge) || lay_both(made, fit, sides, 0))) {
                    return true;
                }
            }
        }
        return false;
    }

    // Gives one of the two the corner between them. Moves the board to the right, and centres it on an axis without slots.
    bool lay_both(Around& made, const SlotFit& fit, const Sides& sides, float to_right) const {
        const Rect whole = edge();
        const Rect board = made.board.moved({to_right, 0});
        const Point corner =
            Point{board.right(), board.bottom()} + Point{margin_ + more_to_slots, margin_ + more_to_slots};
        const Rect foot{whole.x, corner.y, whole.width, whole.bottom() - corner.y};
        const Rect short_right{corner.x, whole.y, whole.right() - corner.x,
                               std::min(corner.y, whole.bottom()) - whole.y};
        const std::vector<Point> sizes = slot_sizes(wish_.needs.items, fit);
        const auto lay_from = [&](float x) {
            return lay_groups(made, sizes, {sides.beside, {x, whole.y, whole.right() - x, whole.height}},
                              {sides.below, {foot.x, foot.y, x - foot.x, foot.height}});
        };
        const auto lay_to_corner = [&] {
            return lay_groups(made, sizes, {sides.beside, short_right}, {sides.below, foot});
        };
        const float column = whole.right() - widest(chosen(sizes, sides.beside));
        const bool is_laid =
            (are_alike(wish_.needs.items) && !sides.below.empty() &&
             lay_to_corner()) ||  // so that all rows below have one length
            (!sides.beside.empty() && (lay_from(corner.x) || lay_from(std::max(corner.x, column)))) ||
            lay_to_corner();
        if (is_laid) {
            made.fit = fit;
            const Point spare = Point{area_.right() - margin_, area_.bottom() - margin_} -
                                Point{board.right(), board.bottom()};
            made.board = board.moved({sides.beside.empty() ? std::floor(spare.x / 2) : 0,
                                      sides.below.empty() ? std::floor(spare.y / 2) : 0});
        }
        return is_laid;
    }

    static std::vector<Point> chosen(const std::vector<Point>& sizes, const std::vector<int>& slots) {
        std::vector<Point> own;
        for (const int index : slots) {
            own.push_back(at(sizes, index));
        }
        return own;
    }

    static float widest(const std::vector<Point>& sizes) {
        float width = 0;
        for (const Point& size : sizes) {
            width = std::max(width, size.x);
        }
        return width;
    }

    struct Group {
        const std::vector<int>& slots;
        Rect room;
    };

    bool lay_groups(Around& made, const std::vector<Point>& sizes, const Group& one,
                    const Group& other) const {
        const bool is_grid = are_alike(wish_.needs.items);
        std::vector<Rect> laid = made.slots;
        for (const Group& group : {one, other}) {
            const std::vector<Point> own = chosen(sizes, group.slots);
            const auto rows = own.empty() ? std::vector<Rect>() : even_rows(own, group.room, is_grid);
            if (!rows) {
                return false;
            }
            for (int place = 0; place < int_size(own); ++place) {
                at(laid, at(group.slots, place)) = at(*rows, place);
            }
        }
        made.slots = std::move(laid);
        return true;
    }

    // Moves the board to the middle of what the slots leave.
    void centre_board(Around& made) const {
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
    if (are_alike(items)) {
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

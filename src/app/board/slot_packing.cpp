#include "app/board/slot_packing.h"

#include "base/index.h"
#include "base/order.h"

#include <algorithm>
#include <array>
#include <functional>

namespace tessera {

namespace {

constexpr float hairbreadth = 0.01F;

bool is_apart(const Rect& one, const Rect& other) {
    return !do_overlap(one, other.inset(hairbreadth));
}

bool is_within(const Rect& slot, const Rect& area) {
    return slot.x >= area.x - hairbreadth && slot.y >= area.y - hairbreadth &&
           slot.right() <= area.right() + hairbreadth && slot.bottom() <= area.bottom() + hairbreadth;
}

// Returns how long two ranges run beside each other.
float shared(float from, float to, float other_from, float other_to) {
    return std::max(std::min(to, other_to) - std::max(from, other_from), 0.0F);
}

bool do_touch(float one, float other) {
    return std::abs(one - other) < 2 * hairbreadth;
}

// Returns the length of a slot's rim that touches another rectangle from outside.
float contact(const Rect& slot, const Rect& other) {
    float length = 0;
    if (do_touch(slot.right(), other.x) || do_touch(slot.x, other.right())) {
        length += shared(slot.y, slot.bottom(), other.y, other.bottom());
    }
    if (do_touch(slot.bottom(), other.y) || do_touch(slot.y, other.bottom())) {
        length += shared(slot.x, slot.right(), other.x, other.right());
    }
    return length;
}

float contact_with_walls(const Rect& slot, const Rect& area) {
    const float across = (do_touch(slot.y, area.y) ? slot.width : 0) +
                         (do_touch(slot.bottom(), area.bottom()) ? slot.width : 0);
    const float down = (do_touch(slot.x, area.x) ? slot.height : 0) +
                       (do_touch(slot.right(), area.right()) ? slot.height : 0);
    return across + down;
}

enum class Choice { lowest, snuggest };

// One attempt: slots are placed one after the other.
class Packing {
public:
    Packing(const PackingRoom& room, Choice choice) : area_(room.area), choice_(choice) {
        occupied_.push_back(room.taken);
    }

    std::optional<Rect> add(Point size) {
        std::optional<Rect> best;
        float best_worth = 0;
        const std::vector<float> downwards = starts(size.y, false);
        for (const float x : starts(size.x, true)) {
            for (const float y : downwards) {
                const Rect slot{x, y, size.x, size.y};
                if (!is_free(slot)) {
                    continue;
                }
                const float worth = worth_of(slot);
                if (!best || worth > best_worth) {
                    best = slot;
                    best_worth = worth;
                }
            }
        }
        if (best) {
            occupied_.push_back(*best);
        }
        return best;
    }

private:
    // Returns where a slot touches a wall or another slot.
    std::vector<float> starts(float length, bool is_across) const {
        const float low = is_across ? area_.x : area_.y;
        const float high = is_across ? area_.right() : area_.bottom();
        std::vector<float> found{low, high - length};
        found.push_back(is_across ? occupied_.front().x - length : occupied_.front().bottom());
        for (const Rect& other : occupied_) {
            found.push_back(is_across ? other.right() : other.y - length);
        }
        std::erase_if(found, [&](float start) {
            return start < low - hairbreadth || start + length > high + hairbreadth;
        });
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end(), do_touch), found.end());
        return found;
    }

    bool is_free(const Rect& slot) const {
        return std::all_of(occupied_.begin(), occupied_.end(),
                           [&](const Rect& other) { return is_apart(slot, other); });
    }

    float worth_of(const Rect& slot) const {
        constexpr float by_height = 0.001F;  // decides between places that are equally snug
        if (choice_ == Choice::lowest) {
            return slot.bottom() - by_height * slot.x;
        }
        float length = contact_with_walls(slot, area_);
        for (const Rect& other : occupied_) {
            length += contact(slot, other);
        }
        return length / (slot.width + slot.height) + by_height * slot.bottom();
    }

    Rect area_;
    Choice choice_;
    std::vector<Rect> occupied_;
};

using Measure = float (*)(Point);

// The measures by which slots are sorted, the largest first.
constexpr std::array<Measure, 6> measures = {
    [](Point size) { return size.x * size.y; }, [](Point size) { return size.y; },
    [](Point size) { return size.x; },          [](Point size) { return std::max(size.x, size.y); },
    [](Point size) { return size.x + size.y; }, [](Point size) { return std::min(size.x, size.y); },
};

// Returns the different orders by the measures.
std::vector<std::vector<int>> orders_of(const std::vector<Point>& sizes) {
    std::vector<std::vector<int>> orders;
    for (const Measure measure : measures) {
        std::vector<int> order = sorted_indices(int_size(sizes), [&](int one, int other) {
            return measure(at(sizes, one)) > measure(at(sizes, other));
        });
        if (std::find(orders.begin(), orders.end(), order) == orders.end()) {
            orders.push_back(std::move(order));
        }
    }
    return orders;
}

std::optional<std::vector<Rect>> attempt(const std::vector<Point>& sizes, const PackingRoom& room,
                                         const std::vector<int>& order, Choice choice) {
    Packing packing(room, choice);
    std::vector<Rect> slots(sizes.size());
    for (const int index : order) {
        const std::optional<Rect> slot = packing.add(at(sizes, index));
        if (!slot) {
            return std::nullopt;
        }
        at(slots, index) = *slot;
    }
    return slots;
}

}  // namespace

bool has_area_for(const std::vector<Point>& sizes, const PackingRoom& room) {
    constexpr float densest = 0.99F;  // denser packings are hardly ever found
    const Rect taken = common_part(room.area, room.taken);
    float area = (room.area.width * room.area.height - taken.width * taken.height) * densest;
    for (const Point& size : sizes) {
        area -= size.x * size.y;
    }
    return area >= 0;
}

std::optional<std::vector<Rect>> pack_slots(const std::vector<Point>& sizes, const PackingRoom& room) {
    if (!has_area_for(sizes, room)) {
        return std::nullopt;
    }
    const std::vector<std::vector<int>> orders = orders_of(sizes);
    for (const Choice choice : {Choice::snuggest, Choice::lowest}) {
        for (const std::vector<int>& order : orders) {
            if (auto slots = attempt(sizes, room, order, choice)) {
                return slots;
            }
        }
    }
    return std::nullopt;
}

void grow_slots(std::vector<Rect>& slots, const PackingRoom& room, float most) {
    const float step = std::max(std::floor(most / 12), 1.0F);
    const std::array<Rect, 4> ways = {Rect{0, 0, 0, step}, Rect{-step, 0, step, 0}, Rect{0, -step, 0, step},
                                      Rect{0, 0, step, 0}};
    const std::vector<Rect> before = slots;
    bool has_grown = true;
    while (has_grown) {
        has_grown = false;
        for (int index = 0; index < int_size(slots); ++index) {
            for (const Rect& way : ways) {
                Rect& slot = at(slots, index);
                const Rect grown{slot.x + way.x, slot.y + way.y, slot.width + way.width,
                                 slot.height + way.height};
                const Rect& old = at(before, index);
                const bool is_free = grown.width <= old.width + most && grown.height <= old.height + most &&
                                     is_within(grown, room.area) && is_apart(grown, room.taken) &&
                                     std::all_of(slots.begin(), slots.end(), [&](const Rect& other) {
                                         return &other == &slot || is_apart(grown, other);
                                     });
                if (is_free) {
                    slot = grown;
                    has_grown = true;
                }
            }
        }
    }
}

std::vector<int> reading_order(const std::vector<Rect>& slots) {
    const std::vector<int> down = sorted_indices(
        int_size(slots), [&](int one, int other) { return at(slots, one).y < at(slots, other).y; });
    std::vector<int> line_of(slots.size(), -1);
    int line = 0;
    for (const int top : down) {
        if (at(line_of, top) >= 0) {
            continue;
        }
        for (const int index : down) {
            const bool is_in_line = at(slots, index).centre().y < at(slots, top).bottom();
            at(line_of, index) = at(line_of, index) < 0 && is_in_line ? line : at(line_of, index);
        }
        ++line;
    }
    return sorted_indices(int_size(slots), [&](int one, int other) {
        return at(line_of, one) != at(line_of, other) ? at(line_of, one) < at(line_of, other)
                                                      : at(slots, one).x < at(slots, other).x;
    });
}

}  // namespace tessera

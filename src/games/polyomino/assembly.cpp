#include "games/polyomino/assembly.h"

#include "base/check.h"
#include "base/index.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace tessera::polyomino {

namespace {

using Centre = std::array<double, 3>;

std::vector<Centre> centres_of(const Level& level, const Placement& placement) {
    std::vector<Centre> centres;
    for (const Cell cell : cells_of(level, placement)) {
        centres.push_back(level.lattice->centre_of(folded(*level.lattice, cell)));
    }
    return centres;
}

bool is_over(const Centre& high, const Centre& low) {
    constexpr double almost = 0.001;
    const double right = high[0] - low[0];
    const double down = high[1] - low[1];
    return high[2] > low[2] + almost && right * right + down * down < 1 - almost;
}

bool are_over(const std::vector<Centre>& high, const std::vector<Centre>& low) {
    return std::any_of(high.begin(), high.end(), [&](const Centre& one) {
        return std::any_of(low.begin(), low.end(), [&](const Centre& other) { return is_over(one, other); });
    });
}

// By placement: those over it, the number of those under it that are not laid yet, and its height.
struct Stack {
    std::vector<std::vector<int>> over;  // by placement: those that lie over it
    std::vector<int> under_count;
    std::vector<double> height;  // of the lowest cell
};

Stack stack_of(const Level& level, const std::vector<Placement>& placements) {
    std::vector<std::vector<Centre>> bodies;
    Stack stack;
    for (const Placement& placement : placements) {
        bodies.push_back(centres_of(level, placement));
        const auto lowest = std::min_element(bodies.back().begin(), bodies.back().end(),
                                             [](const Centre& a, const Centre& b) { return a[2] < b[2]; });
        stack.height.push_back((*lowest)[2]);
    }
    stack.over.resize(placements.size());
    stack.under_count.resize(placements.size());
    for (int low = 0; low < int_size(bodies); ++low) {
        for (int high = 0; high < int_size(bodies); ++high) {
            if (high != low && are_over(at(bodies, high), at(bodies, low))) {
                at(stack.over, low).push_back(high);
                ++at(stack.under_count, high);
            }
        }
    }
    return stack;
}

}  // namespace

bool lies_over(const Level& level, const Placement& placement, const Placement& other) {
    return are_over(centres_of(level, placement), centres_of(level, other));
}

std::optional<std::vector<Placement>> order_from_above(const Level& level,
                                                       const std::vector<Placement>& placements,
                                                       int fixed_count) {
    TESSERA_ASSERT(is_in_space(level));
    Stack stack = stack_of(level, placements);
    std::vector<int> ready;
    for (int index = 0; index < int_size(placements); ++index) {
        if (at(stack.under_count, index) == 0) {
            ready.push_back(index);
        }
    }
    const auto comes_first = [&](int a, int b) {
        return std::tuple(a >= fixed_count, at(stack.height, a), a) <
               std::tuple(b >= fixed_count, at(stack.height, b), b);
    };
    std::vector<Placement> order;
    while (!ready.empty()) {
        const auto next = std::min_element(ready.begin(), ready.end(), comes_first);
        const int laid = *next;
        ready.erase(next);
        order.push_back(at(placements, laid));
        for (const int above : at(stack.over, laid)) {
            if (--at(stack.under_count, above) == 0) {
                ready.push_back(above);
            }
        }
    }
    return order.size() == placements.size() ? std::optional(std::move(order)) : std::nullopt;
}

std::vector<Move> laid_from_above(const Level& level, const State& state, std::vector<Move> moves) {
    if (!is_in_space(level)) {
        return moves;
    }
    std::vector<Placement> placements = state.placed;
    for (const Move& move : moves) {
        placements.push_back(*move.to);
    }
    const int fixed_count = int_size(state.placed);
    const auto order = order_from_above(level, placements, fixed_count);
    if (!order) {
        return moves;
    }
    moves.clear();
    for (const Placement& placement : *order) {
        if (std::find(state.placed.begin(), state.placed.end(), placement) == state.placed.end()) {
            moves.push_back(placing(placement));
        }
    }
    return moves;
}

}  // namespace tessera::polyomino

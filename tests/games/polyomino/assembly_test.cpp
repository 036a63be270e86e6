// Promise: In space a solution comes in an order in which each piece can be lowered from above, if there is one.

#include "games/polyomino/assembly.h"

#include "games/polyomino/engines/solver.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/polyomino.h"
#include "support/lattice_levels.h"
#include "support/printers.h"
#include "support/prism_lattice.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/assembly");

namespace {

using Body = std::vector<std::array<double, 3>>;

Body body_of(const Level& level, const Placement& placement) {
    Body body;
    for (const Cell cell : cells_of(level, placement)) {
        body.push_back(level.lattice->centre_of(folded(*level.lattice, cell)));
    }
    return body;
}

// True if bodies of cubes or of balls run into each other.
bool do_clash(const Lattice& lattice, const Body& one, const Body& other, double lift) {
    constexpr double side = 0.99;
    for (const auto& a : one) {
        for (const auto& b : other) {
            const double right = std::abs(a[0] - b[0]);
            const double down = std::abs(a[1] - b[1]);
            const double up = std::abs(a[2] + lift - b[2]);
            if (&lattice == &cubic_lattice() ? std::max({right, down, up}) < side
                                             : std::hypot(right, down, up) < side) {
                return true;
            }
        }
    }
    return false;
}

// Lowers a body in small steps from far above.
bool can_be_lowered(const Lattice& lattice, const Body& body, const std::vector<Body>& laid) {
    for (int step = 0; step <= 160; ++step) {
        const double lift = 0.05 * (160 - step);
        if (std::any_of(laid.begin(), laid.end(),
                        [&](const Body& other) { return do_clash(lattice, body, other, lift); })) {
            return false;
        }
    }
    return true;
}

bool can_be_built(const Level& level, const std::vector<Placement>& order) {
    std::vector<Body> laid;
    for (const Placement& placement : order) {
        const Body body = body_of(level, placement);
        if (!can_be_lowered(*level.lattice, body, laid)) {
            return false;
        }
        laid.push_back(body);
    }
    return true;
}

// Tries all orders.
bool can_be_built_at_all(const Level& level, const std::vector<Placement>& placements) {
    std::vector<int> numbers(placements.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    do {
        std::vector<Placement> order;
        for (const int number : numbers) {
            order.push_back(placements[static_cast<std::size_t>(number)]);
        }
        if (can_be_built(level, order)) {
            return true;
        }
    } while (std::next_permutation(numbers.begin(), numbers.end()));
    return false;
}

// A board that parts make up, and the placements of these parts.
struct Built {
    Level level;
    std::vector<Placement> placements;
};

Cell corner_of(const std::vector<Cell>& cells) {
    Cell corner = cells.front();
    for (const Cell cell : cells) {
        corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
    }
    return corner;
}

Built built_of(const Lattice& lattice, const std::vector<std::vector<Site>>& parts) {
    std::vector<Site> board;
    for (const std::vector<Site>& part : parts) {
        board.insert(board.end(), part.begin(), part.end());
    }
    Built built;
    std::vector<Shape> shapes;
    for (const std::vector<Site>& part : parts) {
        shapes.push_back(shape_of(lattice, part));
        std::vector<Cell> cells;
        for (const Site& site : part) {
            cells.push_back(unfolded(lattice, site - board_of(lattice, board).moved));
        }
        built.placements.push_back({int_size(built.placements), 0, corner_of(cells)});
    }
    built.level = level_on(lattice, board, shapes, false);
    return built;
}

// Parts wind through the board like snakes, so that some hook into one another.
Built built_by_chance(const Lattice& lattice, Rng& rng) {
    const std::size_t size = 10 + static_cast<std::size_t>(rng.below(9));
    const std::vector<Site> dense = box(2, 3, 3);
    std::set<Site> left = &lattice == &cubic_lattice() ? std::set<Site>(dense.begin(), dense.end())
                                                       : grown_board(lattice, size, rng);
    std::vector<std::vector<Site>> parts;
    while (!left.empty()) {
        std::vector<Site> part{*left.begin()};
        left.erase(left.begin());
        for (int tries = 0; tries < 20 && part.size() < 6; ++tries) {
            const Site next = part.back() + lattice.steps[rng.below(lattice.steps.size())];
            if (left.erase(next) > 0) {
                part.push_back(next);
            }
        }
        parts.push_back(part);
    }
    return built_of(lattice, parts);
}

}  // namespace

TEST_CASE("an order is found just where trying all orders finds one, and each piece of it can be lowered") {
    Rng rng(8);
    for (const Lattice* const lattice : {&cubic_lattice(), &sphere_lattice()}) {
        CAPTURE(lattice->name);
        std::array<int, 2> counts{};
        for (int round = 0; round < rounds(240, 60); ++round) {
            const Built built = built_by_chance(*lattice, rng);
            if (built.placements.size() > 6) {
                continue;
            }
            const auto order = order_from_above(built.level, built.placements);
            CHECK(order.has_value() == can_be_built_at_all(built.level, built.placements));
            if (order) {
                CHECK(order->size() == built.placements.size());
                CHECK(std::is_permutation(order->begin(), order->end(), built.placements.begin()));
                CHECK(can_be_built(built.level, *order));
            }
            ++counts.at(order ? 1 : 0);
        }
        CHECK(counts[0] >= rounds(6, 0));
        CHECK(counts[1] > rounds(50, 10));
    }
}

TEST_CASE("a piece lies over another one just where it is in its way") {
    Rng rng(9);
    for (const Lattice* const lattice : {&cubic_lattice(), &sphere_lattice()}) {
        for (int round = 0; round < 60; ++round) {
            const Built built = built_by_chance(*lattice, rng);
            for (const Placement& one : built.placements) {
                for (const Placement& other : built.placements) {
                    if (one != other) {
                        CHECK(lies_over(built.level, one, other) !=
                              can_be_lowered(*lattice, body_of(built.level, other),
                                             {body_of(built.level, one)}));
                    }
                }
            }
        }
    }
}

TEST_CASE("pieces that lie already come as early as they can") {
    // Three bars on top of each other, on any lattice with layers.
    for (const Lattice* const lattice : {&cubic_lattice(), &prism_lattice()}) {
        const Level level =
            level_on(*lattice, box(3, 1, 2), std::vector<Shape>(3, shape_of(*lattice, box(1, 1, 2))), false);
        std::vector<Placement> bars;
        for (int layer = 0; layer < 3; ++layer) {
            bars.push_back({layer, 0, unfolded(*lattice, {layer, 0, 0})});
        }
        const std::vector<Placement> mixed = {bars[2], bars[0], bars[1]};
        CHECK(order_from_above(level, mixed, 1) == bars);
        CHECK(laid_from_above(level, {{bars[1]}}, {placing(bars[2]), placing(bars[0])}) ==
              std::vector<Move>{placing(bars[0]), placing(bars[2])});
    }
}

TEST_CASE("where pieces lie over one another in turn there is no order, and moves stay as they came") {
    const Built hooks = built_of(cubic_lattice(), {{{1, 0, 1}, {1, 0, 2}, {0, 0, 2}, {0, 1, 2}, {0, 1, 1}},
                                                   {{0, 0, 1}, {0, 0, 0}, {0, 1, 0}, {1, 1, 0}, {1, 1, 1}}});
    CHECK(lies_over(hooks.level, hooks.placements[0], hooks.placements[1]));
    CHECK(lies_over(hooks.level, hooks.placements[1], hooks.placements[0]));
    CHECK_FALSE(order_from_above(hooks.level, hooks.placements));
    const std::vector<Move> moves = {placing(hooks.placements[1]), placing(hooks.placements[0])};
    CHECK(laid_from_above(hooks.level, {}, moves) == moves);
}

TEST_CASE("the solver lays Soma's cube from above") {
    std::vector<Piece> pieces = *pieces_of_set(cubic_lattice(), "soma");
    Level level = level_on(cubic_lattice(), box(3, 3, 3), {}, false);
    level.pieces = pieces;
    Result<Solver> solver = Solver::start(level, Polyomino::start(level), {});
    REQUIRE(sentence_of(solver) == "");
    int built = 0;
    for (int round = 0; round < 100 && solver->advance(1'000'000'000) == Outcome::solved; ++round) {
        std::vector<Placement> order;
        for (const Move& move : solver->solution()) {
            order.push_back(*move.to);
        }
        CHECK(can_be_built(level, order) == order_from_above(level, order).has_value());
        built += can_be_built(level, order) ? 1 : 0;
    }
    CHECK(built > 30);
}

TEST_SUITE_END();

#include "games/polyomino/engines/analyser.h"

#include "games/polyomino/catalogue.h"
#include "support/brute_force.h"
#include "support/random_positions.h"
#include "support/small_puzzles.h"

#include <doctest.h>

#include <algorithm>
#include <set>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

PlacementAnalysis verdict_on(const Level& level, const State& state,
                             std::uint64_t memory_bytes = 64ULL << 20) {
    Analyser analysis(level, state, memory_bytes);
    while (analysis.advance(1000) != Outcome::solved) {
    }
    return analysis.known();
}

// True if the tiling contains the placement: its cells are exactly one piece.
bool has_placement(const Tiling& tiling, const Level& level, const Placement& placement) {
    const std::vector<Cell> cells = cells_of(level, placement);
    const int label = at(tiling, level.board.index(cells.front()));
    return std::count(tiling.begin(), tiling.end(), label) == int_size(cells) &&
           std::all_of(cells.begin(), cells.end(),
                       [&](Cell cell) { return at(tiling, level.board.index(cell)) == label; });
}

// Returns the maximum number of placed pieces that a solution can keep; -1 if the level is unsolvable.
int most_kept(const Level& level, const State& state) {
    int most = -1;
    const int count = int_size(state.placed);
    for (unsigned kept = 0; kept < 1U << count; ++kept) {
        State rest;
        for (int index = 0; index < count; ++index) {
            if ((kept >> index & 1U) != 0) {
                rest.placed.push_back(at(state.placed, index));
            }
        }
        if (int_size(rest.placed) > most && !all_tilings(level, rest).empty()) {
            most = int_size(rest.placed);
        }
    }
    return most;
}

void check_blame(const Level& level, const State& state, const PlacementAnalysis& known) {
    const int most = most_kept(level, state);
    CHECK(known.is_level_solvable == (most >= 0));
    if (most < 0) {
        return;
    }
    CHECK(int_size(known.blamed) == int_size(state.placed) - most);
    State rest = state;
    for (const Placement& placement : known.blamed) {
        const auto found = std::find(rest.placed.begin(), rest.placed.end(), placement);
        REQUIRE(found != rest.placed.end());
        rest.placed.erase(found);
    }
    CHECK_FALSE(all_tilings(level, rest).empty());
}

void check_forced(const Level& level, const State& state, const PlacementAnalysis& known) {
    const std::set<Tiling> tilings = all_tilings(level, state);
    for (const Placement& placement : fitting_placements(level, state)) {
        const bool is_forced = std::all_of(tilings.begin(), tilings.end(), [&](const Tiling& tiling) {
            return has_placement(tiling, level, placement);
        });
        const bool is_reported = std::any_of(
            known.forced.begin(), known.forced.end(),
            [&](const Placement& told) { return cells_of(level, told) == cells_of(level, placement); });
        CHECK(is_forced == is_reported);
    }
}

// Compares verdicts with the definition on random positions of random puzzles.
void check_verdicts(std::uint64_t first_seed, std::uint64_t last_seed, std::uint64_t memory_bytes) {
    for (std::uint64_t seed = first_seed; seed <= last_seed; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const State state = random_position(level, rng, rng.between(0, 4));
        const std::size_t expected = all_tilings(level, state).size();
        if (expected > 400 || all_tilings(level, {}).size() > 1000) {
            continue;
        }
        const PlacementAnalysis known = verdict_on(level, state, memory_bytes);
        CHECK(known.is_solvable == (expected > 0));
        CHECK(decimal(known.solutions) == std::to_string(expected));
        CHECK((!known.reason || expected == 0));
        if (memory_bytes == 0) {
            continue;  // counted one by one: no further guarantees
        }
        if (expected > 0) {
            check_forced(level, state, known);
        } else {
            check_blame(level, state, known);
        }
    }
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/analyser");

TEST_CASE("verdicts agree with brute force") {
    check_verdicts(1, 80, 64U << 20);
}

TEST_CASE("without memory for the layers a position is judged by plain search") {
    check_verdicts(1, 30, 0);
}

TEST_CASE("slicing an analysis changes neither verdict nor statistics") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const State state = random_position(level, rng, 3);
        Analyser whole(level, state);
        Analyser sliced(level, state);
        while (whole.advance(1'000'000) != Outcome::solved) {
        }
        while (sliced.advance(1) != Outcome::solved) {
        }
        CHECK(whole.stats() == sliced.stats());
        CHECK(whole.known().blamed == sliced.known().blamed);
        CHECK(whole.known().forced == sliced.known().forced);
        CHECK(whole.completion() == sliced.completion());
    }
}

// The bound of the live analysis in ticks, which do not depend on the machine: a million is about 10 ms.
TEST_CASE("after careless moves on 5x11 an analysis is short") {
    Level level;
    level.board = Grid<Square>(5, 11, Square::open);
    level.pieces = *pieces_of_set("iq");
    std::vector<Ticks> ticks;
    for (std::uint64_t seed = 1; seed <= 41; ++seed) {
        Rng rng(seed);
        Analyser analysis(level, random_position(level, rng, rng.between(1, 12)));
        while (analysis.advance(1'000'000) != Outcome::solved) {
        }
        ticks.push_back(analysis.stats().ticks);
    }
    std::sort(ticks.begin(), ticks.end());
    CHECK(ticks[ticks.size() / 2] < 100'000);
    CHECK(ticks.back() < 5'000'000);
}

TEST_CASE("a gap that cannot be filled is seen without search") {
    Level level;
    level.board = Grid<Square>(2, 4, Square::open);
    level.pieces = {make_piece("L", shape_from_picture("XXX\nX.."), 2)};
    const State state{{{0, 0, {0, 1}}}};  // leaves two cells on each side
    const PlacementAnalysis known = verdict_on(level, state);
    REQUIRE(known.reason.has_value());
    CHECK(english(known.reason->sentence) == "the pieces left cannot fill this gap of 2 cells");
    CHECK(known.reason->cells == std::vector<Cell>{{0, 0}, {1, 0}});
    CHECK(known.blamed == state.placed);
}

TEST_CASE("the colours of a checkerboard can rule a position out") {
    Level level;
    level.board = Grid<Square>(2, 4, Square::open);
    level.pieces = {make_piece("T", shape_from_picture("XXX\n.X.")),
                    make_piece("I", shape_from_picture("XXXX"))};
    const PlacementAnalysis known = verdict_on(level, {});
    REQUIRE(known.reason.has_value());
    CHECK(english(known.reason->sentence).find("checkerboard") != std::string::npos);
    CHECK(known.is_level_solvable == false);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/analyser");

TEST_CASE("many verdicts agree with brute force") {
    check_verdicts(81, 800, 64U << 20);
}

TEST_SUITE_END();

#include "games/polyomino/engines/counter.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/polyomino.h"
#include "support/brute_force.h"
#include "support/small_puzzles.h"

#include <doctest.h>

#include <algorithm>
#include <string>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

std::string count_of(const Level& level, const State& state, const CountOptions& options) {
    Counter counter = *Counter::start(level, state, options);
    while (counter.advance(1000) != Outcome::exhausted) {
    }
    CHECK(counter.total() == counter.stats().solutions);
    return decimal(counter.total());
}

std::string classes_of(const Level& level, const State& state) {
    CountOptions options;
    options.up_to_symmetry = true;
    return count_of(level, state, options);
}

// Returns the tiling under a symmetry of the board, renumbered.
Tiling seen_from(const Tiling& tiling, const Level& level, int side) {
    Tiling seen;
    std::vector<int> number(tiling.size(), -1);
    int count = 0;
    for (int index = 0; index < level.board.size(); ++index) {
        Cell cell = level.board.cell(index);
        cell = side >= 4 ? Cell{cell.column, cell.row} : cell;
        cell = {(side & 1) != 0 ? level.board.rows() - 1 - cell.row : cell.row,
                (side & 2) != 0 ? level.board.columns() - 1 - cell.column : cell.column};
        const int label = at(tiling, level.board.index(cell));
        if (label >= 0 && at(number, label) < 0) {
            at(number, label) = count++;
        }
        seen.push_back(label < 0 ? -1 : at(number, label));
    }
    return seen;
}

// Returns a representative of each class: the least of a tiling's images that are tilings too.
std::set<Tiling> first_of_classes(const Level& level, const State& state) {
    const std::set<Tiling> tilings = all_tilings(level, state);
    std::set<Tiling> firsts;
    for (const Tiling& tiling : tilings) {
        Tiling first = tiling;
        for (int side = 0; side < (level.board.rows() == level.board.columns() ? 8 : 4); ++side) {
            const Tiling image = seen_from(tiling, level, side);
            if (tilings.contains(image)) {
                first = std::min(first, image);
            }
        }
        firsts.insert(first);
    }
    return firsts;
}

void check_symmetry(std::uint64_t first_seed, std::uint64_t last_seed) {
    for (std::uint64_t seed = first_seed; seed <= last_seed; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const std::set<Tiling> tilings = all_tilings(level, {});
        if (tilings.empty() || tilings.size() > 300) {
            continue;
        }
        CHECK(classes_of(level, {}) == std::to_string(first_of_classes(level, {}).size()));
        const PositionCover position(level, {});
        SolutionEnumerator walk(position.cover());
        while (walk.advance(1000) != Outcome::solved) {
        }
        State state{position.placements_of(walk.chosen())};
        state.placed.resize(static_cast<std::size_t>(rng.between(0, std::min(2, int_size(state.placed)))));
        CHECK(classes_of(level, state) == std::to_string(first_of_classes(level, state).size()));
    }
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/counter");

TEST_CASE("tilings that the board's symmetries map onto each other count once") {
    check_symmetry(1, 100);
}

TEST_CASE("up to symmetry the small classic board has two tilings") {
    Level level;
    level.board = Grid<Square>(3, 20, Square::open);
    level.pieces = *pieces_of_set("pentominoes");
    CHECK(count_of(level, {}, {}) == "8");
    CHECK(classes_of(level, {}) == "2");
    CountOptions capped;
    capped.cap = 5;
    CHECK(count_of(level, {}, capped) == "5");
}

TEST_CASE("a count in space stops at its cap at the same step, however it is sliced") {
    const Level level = *Polyomino::parse_level(
        "tessera 1 polyomino\nlattice "
        "cubic\nboard\n....\n....\n....\n.#..\n-\n....\n....\n#\n#\n-\n....\n#\n#\n#\nend\n"
        "set soma\n");
    CountOptions options;
    options.cap = 7;
    const auto stats_of = [&](Ticks slice) {
        Counter counter = *Counter::start(level, {}, options);
        while (counter.advance(slice) != Outcome::exhausted) {
        }
        CHECK(decimal(counter.total()) == "7");
        return counter.stats();
    };
    const SearchStats whole = stats_of(~Ticks{0} / 2);
    CHECK(stats_of(1000) == whole);
    CHECK(stats_of(64000) == whole);
}

TEST_CASE("the parts of a count add up, up to symmetry too") {
    Level level;
    level.board = Grid<Square>(3, 20, Square::open);
    level.pieces = *pieces_of_set("pentominoes");
    CountOptions options;
    options.part_count = 3;
    for (const bool up_to_symmetry : {false, true}) {
        options.up_to_symmetry = up_to_symmetry;
        int total = 0;
        for (options.part = 1; options.part <= options.part_count; ++options.part) {
            total += std::stoi(count_of(level, {}, options));
        }
        CHECK(total == (up_to_symmetry ? 2 : 8));
    }
}

TEST_CASE("a part that does not exist is refused") {
    CountOptions options;
    options.part = 3;
    options.part_count = 2;
    const Result<Counter> counter = Counter::start(Level{}, State{}, options);
    REQUIRE_FALSE(counter.has_value());
    CHECK(english(counter.error().message) == "there is no part 3 of 2");
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/counter");

TEST_CASE("many small boards count right up to symmetry") {
    check_symmetry(101, 1000);
}

TEST_CASE("the classic boards count right up to symmetry") {
    const auto count = [](const char* set, int rows, int columns) {
        Level level;
        level.board = Grid<Square>(rows, columns, Square::open);
        level.pieces = *pieces_of_set(set);
        return classes_of(level, {});
    };
    CHECK(count("pentominoes", 6, 10) == "2339");
    CHECK(count("pentominoes", 5, 12) == "1010");
    CHECK(count("pentominoes", 4, 15) == "368");
    CHECK(count("iq", 5, 11) == "1082785");
    CHECK(count("kanoodle", 5, 11) == "92755");
}

namespace {

struct Counted {
    SolutionCount total;
    Ticks ticks = 0;
};

Counted counted_in(const Level& level, std::uint64_t memory_bytes) {
    CountOptions options;
    options.memory_bytes = memory_bytes;
    Result<Counter> counter = Counter::start(level, State{level.givens}, options);
    REQUIRE(counter);
    while (counter->advance(1'000'000) == Outcome::running) {
    }
    return {counter->total(), counter->stats().ticks};
}

}  // namespace

TEST_CASE("the least memory costs a count little: all sets of twelve pieces") {
    for (const std::string_view text :
         {"tessera 1 "
          "polyomino\nboard\n..........\n..........\n..........\n..........\n..........\n..........\n"
          "end\nset pentominoes\n",
          "tessera 1 polyomino\nboard\n...........\n...........\n...........\n...........\n...........\n"
          "end\nset iq\n",
          "tessera 1 polyomino\nboard\n...........\n...........\n...........\n...........\n...........\n"
          "end\nset kanoodle\n"}) {
        const auto level = Polyomino::parse_level(text);
        REQUIRE(level);
        const Counted usual = counted_in(*level, 256ULL << 20);
        const Counted least = counted_in(*level, 1ULL << 20);
        CAPTURE(text);
        CHECK(least.total == usual.total);
        CHECK(least.ticks <= 2 * usual.ticks);
    }
}

TEST_SUITE_END();

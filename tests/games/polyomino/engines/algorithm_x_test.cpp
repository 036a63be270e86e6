#include "games/polyomino/catalogue.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/algorithm_x_engine.h"
#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/engines/solver.h"
#include "games/polyomino/polyomino.h"
#include "search/frontier/solution_counter.h"
#include "support/brute_force.h"
#include "support/small_puzzles.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>

namespace tessera::polyomino {

TEST_SUITE_BEGIN("games/polyomino/engines/algorithm_x");

namespace {

const std::vector<std::string> item_choices = {"mrv", "first", "leftmost", "random"};
const std::vector<std::string> prunings = {"", "+zones", "+zones_uncached", "+twins", "+zones+twins"};

EngineInput input_of(const Level& level, const std::string& name) {
    EngineInput input{level, Polyomino::start(level)};
    input.switches = *switches_in(name);
    return input;
}

// Results of a search.
struct Course {
    std::set<Tiling> tilings;
    SearchStats stats;
    Remarks remarks;
};

State state_after(const Level& level, const std::vector<Move>& moves) {
    State state = Polyomino::start(level);
    for (const Move& move : moves) {
        state.placed.push_back(*move.to);
    }
    std::sort(state.placed.begin(), state.placed.end());
    return state;
}

Course course_of(const EngineInput& input, Ticks slice = 100'000) {
    AlgorithmXEngine<NoTrace> engine(input);
    Course course;
    for (Outcome outcome = Outcome::running; outcome != Outcome::exhausted;) {
        outcome = engine.advance(slice);
        if (outcome == Outcome::solved) {
            const State state = state_after(input.level, engine.solution());
            CHECK_FALSE(why_not_a_solution(input.level, cut_of(input.level, state)));
            course.tilings.insert(tiling_of(input.level, state));
        }
    }
    course.stats = engine.stats();
    course.remarks = engine.remarks();
    return course;
}

std::uint64_t remark(const Course& course, std::string_view name) {
    for (const auto& [key, value] : course.remarks) {
        if (key == name) {
            return std::stoull(value);
        }
    }
    FAIL("no such remark");
    return 0;
}

// True if any two pieces have all orientations in common or none; otherwise they cannot always be exchanged.
bool has_clear_twins(const Level& level) {
    for (const Piece& one : level.pieces) {
        for (const Piece& other : level.pieces) {
            const std::set<std::string> one_ways = [&] {
                std::set<std::string> ways;
                for (const Shape& shape : one.orientations) {
                    ways.insert(picture_of(shape));
                }
                return ways;
            }();
            const auto shared =
                std::count_if(other.orientations.begin(), other.orientations.end(),
                              [&](const Shape& shape) { return one_ways.contains(picture_of(shape)); });
            const bool is_all =
                shared == std::ssize(one.orientations) && shared == std::ssize(other.orientations);
            if (shared > 0 && !is_all) {
                return false;
            }
        }
    }
    return true;
}

Level twelve_cells() {
    Level level;
    level.board = Grid<Square>(3, 20, Square::open);
    level.pieces = *pieces_of_set("pentominoes");
    return level;
}

// Returns the names of all variants.
std::vector<std::string> all_names() {
    std::vector<std::string> names;
    for (const std::string& choice : item_choices) {
        for (const std::string& pruning : prunings) {
            names.push_back("algorithm_x+" + choice + pruning);
        }
    }
    return names;
}

void check_against(const Level& level, const std::set<Tiling>& expected, const std::string& name) {
    CAPTURE(name);
    const Course course = course_of(input_of(level, name));
    CHECK(course.tilings == expected);
    if (name.find("twins") != std::string::npos && has_clear_twins(level)) {
        CHECK(course.stats.solutions == expected.size());
    }
    CHECK(remark(course, "placements_tested") ==
          remark(course, "branches_explored") + remark(course, "branches_pruned"));
    CHECK(remark(course, "placements_tested") == course.stats.nodes);
}

void check_slicing(const EngineInput& input) {
    const Course whole = course_of(input, ~Ticks{0} / 2);
    for (const Ticks slice : {Ticks{1}, Ticks{7}}) {
        const Course sliced = course_of(input, slice);
        CHECK(sliced.stats == whole.stats);
        CHECK(sliced.remarks == whole.remarks);
    }
}

}  // namespace

TEST_CASE("every way to work finds all tilings, in answers that the checker takes") {
    constexpr std::size_t most_tilings = 200;  // more take time and test little
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const std::set<Tiling> expected = all_tilings(level, {}, most_tilings);
        for (const std::string& name : all_names()) {
            if (expected.size() <= most_tilings) {
                check_against(level, expected, name);
            }
        }
    }
}

TEST_CASE(
    "all tilings of the 3x20 board are those that the fast counter counts, by each order of the pieces") {
    const Level level = twelve_cells();
    SolutionCounter count(PositionCover(level, {}).cover(), {});
    while (count.advance(1'000'000) != Outcome::exhausted) {
    }
    CHECK(decimal(count.total()) == "8");
    std::uint64_t plain_nodes = 0;
    for (const HeuristicInfo& order : heuristics) {
        CAPTURE(order.id);
        EngineInput input = input_of(level, "algorithm_x+zones");
        input.order = *piece_order_called(order.id);
        const Course course = course_of(input);
        CHECK(course.tilings.size() == 8);
        plain_nodes += course.stats.nodes;
    }
    CHECK(plain_nodes > 0);
}

TEST_CASE("zones prune the same with and without the cache, which saves effort") {
    const Level level = twelve_cells();
    const Course plain = course_of(input_of(level, "algorithm_x"));
    const Course cached = course_of(input_of(level, "algorithm_x+zones"));
    const Course uncached = course_of(input_of(level, "algorithm_x+zones_uncached"));
    CHECK(remark(plain, "branches_pruned") == 0);
    CHECK(remark(cached, "branches_pruned") > 0);
    CHECK(remark(cached, "branches_explored") < remark(plain, "branches_explored"));
    CHECK(remark(cached, "matrix_updates") < remark(plain, "matrix_updates"));
    CHECK(cached.stats.nodes == uncached.stats.nodes);
    CHECK(remark(cached, "branches_pruned") == remark(uncached, "branches_pruned"));
    CHECK(cached.stats.ticks < uncached.stats.ticks);
}

TEST_CASE("without switches it makes the steps of dancing links") {
    const EngineInput input = input_of(twelve_cells(), "algorithm_x");
    AlgorithmXEngine<NoTrace> looked_at(input);
    auto fast = start_engine("dancing_links", input);
    REQUIRE(fast);
    CHECK(looked_at.advance(~Ticks{0} / 2) == (*fast)->advance(~Ticks{0} / 2));
    CHECK(looked_at.stats() == (*fast)->stats());
    CHECK(looked_at.solution() == (*fast)->solution());
}

TEST_CASE("copies of one piece are exchanged unless twins are broken") {
    Level level;
    level.board = Grid<Square>(2, 4, Square::open);
    level.pieces = {make_piece("D", shape_from_picture("XX"), 3), make_piece("E", shape_from_picture("XX"))};
    CHECK(course_of(input_of(level, "algorithm_x")).stats.solutions == 5 * 24);
    CHECK(course_of(input_of(level, "algorithm_x+twins")).stats.solutions == 5);
    level.pieces.front().count = 5;  // two remain
    CHECK(course_of(input_of(level, "algorithm_x")).stats.solutions == 5 * 6 * 5 * 4 * 3);
    CHECK(course_of(input_of(level, "algorithm_x+twins")).stats.solutions == 5);
}

// Returns the nodes of plain backtracking that covers the first open cell with identical dominoes.
int positions_below(Grid<bool>& is_covered, int dominoes) {
    int first = 0;
    while (first < is_covered.size() && is_covered[first]) {
        ++first;
    }
    if (first == is_covered.size() || dominoes == 0) {
        return 0;
    }
    int count = 0;
    const Cell cell = is_covered.cell(first);
    for (const Cell next : {Cell{cell.row, cell.column + 1}, Cell{cell.row + 1, cell.column}}) {
        if (is_covered.contains(next) && !is_covered[next]) {
            is_covered[cell] = is_covered[next] = true;
            count += 1 + positions_below(is_covered, dominoes - 1);
            is_covered[cell] = is_covered[next] = false;
        }
    }
    return count;
}

TEST_CASE("where twins are broken, no more positions are entered than with copies that nobody tells apart") {
    for (const int rows : {2, 4, 5}) {
        CAPTURE(rows);
        Level level;
        level.board = Grid<Square>(rows, 4, Square::open);
        level.pieces = {make_piece("D", shape_from_picture("XX"), rows),
                        make_piece("E", shape_from_picture("XX"), rows)};
        Grid<bool> is_covered(rows, 4, false);
        const Course course = course_of(input_of(level, "algorithm_x+first+twins"));
        CHECK(remark(course, "branches_explored") == positions_below(is_covered, 2 * rows));
        CHECK(remark(course, "branches_explored") >=
              remark(course_of(input_of(level, "algorithm_x+twins")), "branches_explored"));
    }
}

TEST_CASE("how the work is sliced changes nothing, by any switch") {
    Rng rng(7);
    const Level level = random_level(rng);
    for (const std::string& name : all_names()) {
        check_slicing(input_of(level, name));
    }
}

TEST_CASE("another seed draws other items, the same seed the same ones") {
    const auto nodes_of = [](std::uint64_t seed) {
        Level level = twelve_cells();
        level.board = Grid<Square>(5, 12, Square::open);
        EngineInput input = input_of(level, "algorithm_x+random+zones");
        input.seed = seed;
        AlgorithmXEngine<NoTrace> engine(input);
        engine.advance(300'000);
        return engine.stats().nodes;
    };
    CHECK(nodes_of(1) == nodes_of(1));
    CHECK(nodes_of(1) != nodes_of(2));
}

TEST_CASE("each switch has its setting, others are refused in a sentence") {
    for (const HeuristicInfo& info : algorithm_x_switches) {
        CHECK(switches_in("algorithm_x+" + std::string(info.id)));
    }
    CHECK(switches_in("algorithm_x+first")->item_choice == ItemChoice::first);
    CHECK(switches_in("algorithm_x+leftmost")->goes_by_columns);
    CHECK_FALSE(switches_in("algorithm_x+leftmost+mrv")->goes_by_columns);
    CHECK(switches_in("algorithm_x+random")->item_choice == ItemChoice::random);
    CHECK(switches_in("algorithm_x+zones+twins")->breaks_twins);
    CHECK(switches_in("algorithm_x+zones_uncached")->zones == ZonePruning::uncached);
    const auto refusal = [](std::string engine) {
        SolveOptions options;
        options.engine = std::move(engine);
        const auto solver = Solver::start(twelve_cells(), {}, options);
        return solver ? "" : english(solver.error().message);
    };
    CHECK(refusal("algorithm_x+zones+twins") == "");
    CHECK(refusal("algorithm_x+sones") ==
          "algorithm_x has no switch called sones: there are mrv, first, leftmost, random, zones, "
          "zones_uncached, twins");
    CHECK(refusal("beam+zones") == "the engine beam has no switches");
    CHECK(refusal("algorithm_x+").substr(0, 33) == "algorithm_x has no switch called ");
}

TEST_SUITE_END();

}  // namespace tessera::polyomino

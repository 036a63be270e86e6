#include "games/polyomino/catalogue.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/engines/position_cover.h"
#include "search/exact_cover/dancing_links.h"
#include "search/frontier/cell_first.h"
#include "search/frontier/solution_counter.h"
#include "search/frontier/solution_enumerator.h"
#include "support/brute_force.h"
#include "support/small_puzzles.h"
#include "support/taking_turns.h"

#include <doctest.h>

#include <string>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Level level_of(const char* set, int rows, int columns) {
    Level level;
    level.board = Grid<Square>(rows, columns, Square::open);
    level.pieces = *pieces_of_set(set);
    return level;
}

Level holed_square() {
    Level level = level_of("pentominoes", 8, 8);
    for (const Cell cell : {Cell{3, 3}, Cell{3, 4}, Cell{4, 3}, Cell{4, 4}}) {
        level.board[cell] = Square::blocked;
    }
    return level;
}

template <class Engine>
void run_to_the_end(Engine& engine) {
    while (engine.advance(100'000) != Outcome::exhausted) {
    }
}

std::string count_of(const Level& level, const CountLimits& limits = {}) {
    SolutionCounter count(PositionCover(level, {level.givens}).cover(), limits);
    run_to_the_end(count);
    return decimal(count.total());
}

std::uint64_t walked(const Level& level) {
    SolutionEnumerator walk(PositionCover(level, {level.givens}).cover());
    run_to_the_end(walk);
    return walk.stats().solutions;
}

std::string sentence_of_solution(const Level& level, const State& state) {
    const auto sentence = why_not_a_solution(level, cut_of(level, state));
    return sentence ? english(*sentence) : "";
}

}  // namespace

namespace {

template <class Engine>
void check_every_solution(Engine engine, const Level& level, const PositionCover& position) {
    std::set<Tiling> met;
    for (Outcome outcome = Outcome::running; outcome != Outcome::exhausted;) {
        outcome = engine.advance(1000);
        if (outcome == Outcome::solved) {
            const State state{position.placements_of(engine.chosen())};
            CHECK(sentence_of_solution(level, state) == "");
            met.insert(tiling_of(level, state));
        }
    }
    CHECK(met.size() == engine.stats().solutions);
    CHECK(met == all_tilings(level, {}));
}

void check_dancing_links(const Level& level, bool is_solvable) {
    const PieceCover cover = piece_cover_of(level, {});
    DancingLinks<NoTrace> links(cover.problem());
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = links.advance(100'000);
    }
    CHECK((outcome == Outcome::solved) == is_solvable);
    if (outcome == Outcome::solved) {
        State state;
        for (const int option : links.chosen()) {
            state.placed.push_back(cover.placement_of(option));
        }
        std::sort(state.placed.begin(), state.placed.end());
        CHECK(sentence_of_solution(level, state) == "");
    }
}

// Checks that every engine finds exactly the tilings by definition, with valid answers.
void check_agreement(std::uint64_t first_seed, std::uint64_t last_seed) {
    for (std::uint64_t seed = first_seed; seed <= last_seed; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const std::size_t expected = all_tilings(level, {}).size();
        if (expected > 500) {
            continue;  // many tilings take time and test little
        }
        const PositionCover position(level, {});
        CHECK(count_of(level) == std::to_string(expected));
        check_every_solution(SolutionEnumerator(position.cover()), level, position);
        check_every_solution(CellFirst<NoTrace>(position.cover()), level, position);
        check_every_solution(CellFirst<NoTrace>(position.cover(), false), level, position);
        check_dancing_links(level, expected > 0);
    }
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/engines");

TEST_CASE("the layers count the known tilings of small boards") {
    CHECK(count_of(level_of("pentominoes", 3, 20)) == "8");
    CHECK(count_of(level_of("pentominoes", 4, 15)) == "1472");
    CHECK(walked(level_of("pentominoes", 3, 20)) == 8);
}

TEST_CASE("all engines agree with brute force on small random puzzles") {
    check_agreement(1, 60);
}

TEST_CASE("shards of a count add up to the whole") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        for (const int part_count : {2, 3, 7}) {
            SolutionCount total;
            for (int part = 1; part <= part_count; ++part) {
                CountLimits limits;
                limits.shard = {part, part_count};
                SolutionCounter count(PositionCover(level, {}).cover(), limits);
                run_to_the_end(count);
                total += count.total();
            }
            CHECK(decimal(total) == count_of(level));
        }
    }
}

TEST_CASE("a count stops at its cap") {
    CountLimits limits;
    for (const std::uint64_t cap : {1U, 2U, 7U, 8U, 9U}) {
        limits.cap = cap;
        CHECK(count_of(level_of("pentominoes", 3, 20), limits) ==
              std::to_string(std::min<std::uint64_t>(cap, 8)));
    }
}

TEST_CASE("a team counts the same in the same steps as one alone") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const GridCover cover = PositionCover(random_level(rng), {}).cover();
        SolutionCounter alone(cover);
        run_to_the_end(alone);
        for (const int size : {1, 2, 5}) {
            TakingTurns team(size);
            CountLimits limits;
            limits.team = &team;
            SolutionCounter together(cover, limits);
            run_to_the_end(together);
            CHECK(decimal(together.total()) == decimal(alone.total()));
            CHECK(together.stats() == alone.stats());
        }
    }
}

TEST_CASE("shards, caps and too little memory are no matter to a team") {
    const Level level = level_of("pentominoes", 3, 20);
    TakingTurns team(3);
    CountLimits limits;
    limits.team = &team;
    for (const std::uint64_t memory_bytes : {0U, 60'000U, 3'000'000U}) {
        limits.memory_bytes = memory_bytes;
        CHECK(count_of(level, limits) == "8");
    }
    limits.cap = 5;
    CHECK(count_of(level, limits) == "5");
    limits.cap = 0;
    SolutionCount total;
    for (int part = 1; part <= 3; ++part) {
        limits.shard = {part, 3};
        SolutionCounter count(PositionCover(level, {}).cover(), limits);
        run_to_the_end(count);
        total += count.total();
    }
    CHECK(decimal(total) == "8");
}

TEST_CASE("a count keeps to its memory and is still exact") {
    const Level level = level_of("pentominoes", 3, 20);
    for (const std::uint64_t memory_bytes : {0U, 20'000U, 60'000U, 1'000'000U}) {
        CAPTURE(memory_bytes);
        CountLimits limits;
        limits.memory_bytes = memory_bytes;
        SolutionCounter count(PositionCover(level, {}).cover(), limits);
        run_to_the_end(count);
        CHECK(decimal(count.total()) == "8");
        CHECK(count.outgrew_memory() == (memory_bytes < 1'000'000));
        CHECK((count.peak_bytes() <= memory_bytes || memory_bytes == 0));
        SolutionEnumerator walk(PositionCover(level, {}).cover(), memory_bytes);
        run_to_the_end(walk);
        CHECK(walk.stats().solutions == 8);
    }
}

namespace {

template <class Engine>
std::vector<SearchStats> stats_in_slices(Engine engine, Ticks budget) {
    std::vector<SearchStats> stats;
    for (Outcome outcome = Outcome::running; outcome != Outcome::exhausted;) {
        outcome = engine.advance(budget);
        if (outcome != Outcome::running) {
            stats.push_back(engine.stats());
        }
    }
    return stats;
}

}  // namespace

TEST_CASE("slicing changes neither steps nor statistics nor answers") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        const GridCover cover = PositionCover(level, {}).cover();
        const CellFirst<StepLog> plain(cover);
        CellFirst<StepLog> whole = plain;
        CellFirst<StepLog> sliced = plain;
        run_to_the_end(whole);
        while (sliced.advance(1) != Outcome::exhausted) {
        }
        CHECK(whole.trace().steps == sliced.trace().steps);
        for (const Ticks budget : {Ticks{1}, Ticks{7}}) {
            CHECK(stats_in_slices(plain, budget) == stats_in_slices(plain, 1'000'000));
            CHECK(stats_in_slices(SolutionEnumerator(cover), budget) ==
                  stats_in_slices(SolutionEnumerator(cover), 1'000'000));
            CHECK(stats_in_slices(SolutionCounter(cover), budget) ==
                  stats_in_slices(SolutionCounter(cover), 1'000'000));
        }
    }
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/engines");

TEST_CASE("the layers count the known tilings of the classic boards") {
    CHECK(count_of(level_of("pentominoes", 6, 10)) == "9356");
    CHECK(count_of(level_of("pentominoes", 5, 12)) == "4040");
    CHECK(count_of(holed_square()) == "520");
    CHECK(count_of(level_of("iq", 5, 11)) == "4331140");
    CHECK(count_of(level_of("kanoodle", 11, 5)) == "371020");
}

TEST_CASE("all engines agree with brute force on many small random puzzles") {
    check_agreement(61, 600);
}

TEST_CASE("walking the layers meets every tiling") {
    CHECK(walked(level_of("pentominoes", 10, 6)) == 9356);
    CHECK(walked(level_of("iq", 5, 11)) == 4331140);
    CHECK(walked(level_of("kanoodle", 5, 11)) == 371020);
}

TEST_SUITE_END();

#include "games/number_swap/engines/grader.h"

#include "games/number_swap/support.h"

#include <cstdlib>
#include <memory>

namespace tessera::number_swap {

TEST_SUITE_BEGIN("games/number_swap/engines/grader");

namespace {

using Bytes = std::vector<std::uint8_t>;

// Returns the steps of all tiles from home on a board without barriers.
int steps_from_home(const Bytes& state, int columns) {
    int sum = 0;
    for (int cell = 0; cell < int_size(state); ++cell) {
        const int home = at(state, cell);
        sum += std::abs(cell / columns - home / columns) + std::abs(cell % columns - home % columns);
    }
    return sum;
}

// Returns the least sum of steps after one swap of neighbours that does not lead back to `before`.
int best_after_a_swap(const Bytes& state, const Bytes& before, int columns) {
    int best = 1000;
    for (int cell = 0; cell < int_size(state); ++cell) {
        for (const int other : {cell % columns == columns - 1 ? cell : cell + 1, cell + columns}) {
            if (other == cell || other >= int_size(state)) {
                continue;
            }
            Bytes after = state;
            std::swap(at(after, cell), at(after, other));
            best = after == before ? best : std::min(best, steps_from_home(after, columns));
        }
    }
    return best;
}

PuzzleGrade grade_of(const Level& level, int moves, Ticks slice = 1'000'000) {
    Grader grader = *Grader::start(level, {level.tiles}, moves);
    while (grader.advance(slice) == Outcome::running) {
    }
    return grader.grade();
}

Level level_of_grid(const std::string& rows, const std::string& barriers = "") {
    return parsed("tessera 1 number_swap\ngrid\n" + rows + "end\n" + barriers);
}

}  // namespace

TEST_CASE("greedy play takes a swap that no other beats, and never the last one again") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Level level = generate({.columns = 4, .rows = 3}, seed);
        const auto board = std::make_shared<const Board>(level);
        GreedyPlay play(board->state_of({level.tiles}), seed);
        Bytes before;
        for (int swap = 0; swap < 60 && !play.is_over(); ++swap) {
            const Bytes state = play.state();
            play.step(ScoredBoard(board));
            CHECK(steps_from_home(play.state(), 4) == best_after_a_swap(state, before, 4));
            before = state;
        }
    }
}

TEST_CASE("greedy play goes round a barrier") {
    const Level level = level_of_grid("2 1\n3 4\n", "barrier 0 0 0 1\n");
    const auto board = std::make_shared<const Board>(level);
    int best = GreedyPlay::most_swaps;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        GreedyPlay play(board->state_of({level.tiles}), seed);
        while (!play.is_over()) {
            play.step(ScoredBoard(board));
        }
        best = std::min(best, play.swap_count());
    }
    CHECK(best == 5);  // two tiles change places around the ring: three swaps one way and two the other
}

TEST_CASE("what greedy play always sorts in the fewest swaps is for starters") {
    CHECK(grade_of(level_of_grid("1 9 6\n4 2 5\n7 8 3\n"), 4).score == 0);
    CHECK(grade_of(level_of_grid("1 9 6\n4 2 5\n7 8 3\n"), 4).tier == Tier::starter);
}

TEST_CASE("the score is how many tenths of a swap greedy play misses by") {
    const Level level = level_of_grid("1 9 6\n4 2 5\n7 8 3\n");  // always sorted in four
    CHECK(grade_of(level, 3).score == 10);
    CHECK(grade_of(level, 2).score == 20);
    CHECK(grade_of(level, 2).tier == Tier::junior);
}

TEST_CASE("the grade of a grid is known for ever, in slices of any size") {
    const Level level = generate({.columns = 4, .rows = 4, .barriers = 3}, 7);
    const PuzzleGrade grade = grade_of(level, 20);
    CHECK(grade == grade_of(level, 20, 7));
    CHECK(grade.score == 16);
}

TEST_CASE("a play that goes round in circles ends, also on a board with a single pair") {
    const Level level = level_of_grid("2 1\n");
    const auto board = std::make_shared<const Board>(level);
    GreedyPlay play(board->state_of({level.tiles}), 1);
    CHECK_FALSE(play.is_over());
    play.step(ScoredBoard(board));
    CHECK(play.is_over());
    CHECK(play.swap_count() == 1);
    play.step(ScoredBoard(board));  // there is no other pair
    CHECK_FALSE(play.is_over());
}

TEST_SUITE_END();

}  // namespace tessera::number_swap

#include "games/number_swap/engines/heuristics.h"

#include "games/number_swap/engines/additive_pattern_databases.h"
#include "games/number_swap/support.h"

namespace tessera::number_swap {

namespace {

// Returns the maximum by which the heuristic exceeds the distance, in hundredths of a swap; at most 0 if it
// is admissible.
int largest_excess(const Distances& distances, const std::string& name, int every) {
    const auto heuristic = parse_heuristic(std::make_shared<const Board>(distances.board), name);
    REQUIRE(heuristic);
    int excess = -100'000;
    for (int index = 0; index < distances.state_count(); index += every) {
        const StateBytes state = distances.state(index);
        excess = std::max(excess, heuristic->h(state) - distances.of(state) * heuristic->scale());
    }
    return excess;
}

PatternLookup walker_for(const std::shared_ptr<const Board>& board, int rows, StateBytes state) {
    const auto patterns = std::make_shared<AdditivePatternDatabases>(*board, rows, 16U << 20);
    while (!patterns->is_complete()) {
        patterns->add_database(*board);
    }
    return {board, patterns, state};
}

// Compares the pattern heuristic with the distance at every step of a random walk.
void check_patterns(const Distances& distances, int rows, int steps) {
    const auto board = std::make_shared<const Board>(distances.board);
    std::vector<std::uint8_t> state = board->goal();
    PatternLookup walker = walker_for(board, rows, state);
    Rng rng(8);
    int informed = 0;
    for (int step = 0; step < steps; ++step) {
        const int move = rng.between(0, board->move_count() - 1);
        walker.play(move);
        board->apply(move, state);
        const int distance = distances.of(state);
        REQUIRE(walker.h() <= distance);
        REQUIRE((walker.h() - distance) % 2 == 0);
        REQUIRE(walker.is_goal() == (distance == 0));
        REQUIRE(walker.h() >= moves_for(distance_sum(*board, state), parity_of(state)));
        informed += walker.h() == distance ? 1 : 0;
    }
    CHECK(informed > steps / 2);
}

}  // namespace

TEST_SUITE_BEGIN("games/number_swap/engines/heuristics");

TEST_CASE("admissible heuristics never exceed the distance on any 2 x 3 grid, whatever the barriers") {
    for (const int barriers : {0, 1, 2}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Distances distances(generate({3, 2, barriers, 0}, seed));
            REQUIRE(distances.state_count() == 720);
            for (const char* const heuristic :
                 {"manhattan", "misplaced", "mixed", "linear:80,20", "linear:0,0", "linear:10,60"}) {
                CHECK(largest_excess(distances, heuristic, 1) <= 0);
            }
            check_patterns(distances, 2, 500);
        }
    }
}

TEST_CASE("a combination is called admissible exactly when it never exceeds the distance") {
    const Distances distances(generate({3, 2, 1, 0}, 3));
    for (int distance = 0; distance <= 140; distance += 20) {
        for (int misplaced = 0; misplaced <= 140; misplaced += 20) {
            const std::string name = "linear:" + std::to_string(distance) + "," + std::to_string(misplaced);
            const auto heuristic = parse_heuristic(std::make_shared<const Board>(distances.board), name);
            REQUIRE(heuristic);
            CHECK(heuristic->is_admissible() == (largest_excess(distances, name, 1) <= 0));
        }
    }
}

TEST_CASE("parity is that of the number of swaps made") {
    const Board board(generate({5, 4, 3, 0}, 1));
    std::vector<std::uint8_t> state = board.goal();
    for (int move = 0; move < board.move_count(); ++move) {
        CHECK(parity_of(state) == move % 2);
        board.apply(move, state);
    }
    CHECK(moves_for(7, 0) == 4);
    CHECK(moves_for(7, 1) == 5);
    CHECK(moves_for(8, 1) == 5);
    CHECK(moves_for(0, 0) == 0);
}

TEST_CASE("a partition holds every cell once, in groups that are not too large") {
    for (const int most : {1, 3, 4}) {
        for (const Tiling& tiling :
             {Tiling{2, 2, 0, 0}, Tiling{2, 2, 1, 1}, Tiling{1, 3, 0, 0}, Tiling{1, 1, 0, 0}}) {
            if (tiling.height * tiling.width > most) {
                continue;
            }
            std::vector<int> seen(35);
            for (const std::vector<int>& group : partition_of(5, 7, tiling, most)) {
                CHECK(int_size(group) <= most);
                for (const int cell : group) {
                    ++at(seen, cell);
                }
            }
            CHECK(seen == std::vector<int>(35, 1));
        }
    }
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/number_swap/engines/heuristics");

TEST_CASE("admissible heuristics never exceed the distance on 3 x 3 grids") {
    for (const int barriers : {0, 3}) {
        const Distances distances(generate({3, 3, barriers, 0}, 21));
        REQUIRE(distances.state_count() == 362'880);
        for (const char* const heuristic : {"manhattan", "misplaced", "mixed", "linear:60,40"}) {
            CHECK(largest_excess(distances, heuristic, 7) <= 0);
        }
        CHECK(largest_excess(distances, "sum", 7) > 0);
        check_patterns(distances, 3, 50'000);
    }
}

TEST_SUITE_END();

}  // namespace tessera::number_swap

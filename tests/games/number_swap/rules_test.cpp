#include "games/number_swap/number_swap.h"
#include "session/session.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("games/number_swap/rules");

namespace {

NumberSwap::Level level_of(std::string_view text) {
    const auto level = NumberSwap::parse_level(text);
    REQUIRE(level);
    return *level;
}

const char* const three_by_two =
    "tessera 1 number_swap\n"
    "grid\n"
    "3 1 2\n"
    "6 5 4\n"
    "end\n"
    "barrier 0 0 0 1\n";

std::string complaint_about(const NumberSwap::Level& level, const NumberSwap::Move& move) {
    const auto next = NumberSwap::play(level, NumberSwap::start(level), move);
    REQUIRE_FALSE(next);
    CHECK(next.error().code == ErrorCode::illegal_move);
    return english(next.error().message);
}

}  // namespace

TEST_CASE("a swap exchanges two neighbours and nothing else") {
    const auto level = level_of(three_by_two);
    const auto next = NumberSwap::play(level, NumberSwap::start(level), {{0, 0}, {1, 0}});
    REQUIRE(next);
    CHECK(*next == NumberSwap::start(level_of("tessera 1 number_swap\ngrid\n6 1 2\n3 5 4\nend\n")));
}

TEST_CASE("an illegal swap says why") {
    const auto level = level_of(three_by_two);
    CHECK(complaint_about(level, {{0, 0}, {0, 1}}) == "there is a barrier between these two cells");
    CHECK(complaint_about(level, {{0, 0}, {0, 2}}) == "only neighbours that share an edge can be swapped");
    CHECK(complaint_about(level, {{0, 0}, {1, 1}}) == "only neighbours that share an edge can be swapped");
    CHECK(complaint_about(level, {{0, 1}, {0, 1}}) == "a tile cannot be swapped with itself");
    CHECK(complaint_about(level, {{1, 2}, {2, 2}}) == "this cell is not on the board");
    CHECK(complaint_about(level, {{-1, 0}, {0, 0}}) == "this cell is not on the board");
}

TEST_CASE("an illegal move in a session changes nothing") {
    Session<NumberSwap> session(level_of(three_by_two));
    const auto before = session.state();
    CHECK_FALSE(session.play({{0, 0}, {0, 1}}));
    CHECK(session.state() == before);
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("the grid is solved when it reads 1, 2, 3 row by row and not before") {
    const auto level = level_of("tessera 1 number_swap\ngrid\n1 2 3\n4 6 5\nend\n");
    CHECK_FALSE(NumberSwap::is_solved(level, NumberSwap::start(level)));
    const auto next = NumberSwap::play(level, NumberSwap::start(level), {{1, 1}, {1, 2}});
    REQUIRE(next);
    CHECK(NumberSwap::is_solved(level, *next));
}

TEST_CASE("swaps that the rules allow are all pairs of neighbours less the barriers") {
    const auto level = level_of(three_by_two);
    const auto moves = open_pairs(level);
    CHECK(moves.size() == 6);
    for (const NumberSwap::Move& move : moves) {
        CHECK(NumberSwap::play(level, NumberSwap::start(level), move));
    }
    CHECK(std::is_sorted(moves.begin(), moves.end()));
}

TEST_CASE("a grid can be sorted exactly when each tile stands in the part where it belongs") {
    const std::string cut = "barrier 0 1 0 2\nbarrier 1 1 1 2\n";
    const auto parted = level_of("tessera 1 number_swap\ngrid\n1 2 6\n5 4 3\nend\n" + cut);
    CHECK(parts_of(parted)[Cell{0, 2}] == 1);
    CHECK(is_solvable(parted, NumberSwap::start(parted)));
    const auto stuck = level_of("tessera 1 number_swap\ngrid\n1 3 2\n4 5 6\nend\n" + cut);
    CHECK_FALSE(is_solvable(stuck, NumberSwap::start(stuck)));
}

TEST_SUITE_END();

}  // namespace tessera

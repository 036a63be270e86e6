#include "games/polyomino/engines/hinter.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/polyomino.h"
#include "search/frontier/cell_first.h"
#include "support/brute_force.h"
#include "support/random_positions.h"
#include "support/small_puzzles.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

std::optional<Hint> hint_for(const Level& level, const State& state) {
    Hinter hinter = *Hinter::start(level, state);
    for (;;) {
        const Outcome outcome = hinter.advance(10'000);
        if (outcome != Outcome::running) {
            return outcome == Outcome::solved ? std::optional<Hint>(hinter.hint()) : std::nullopt;
        }
    }
}

State played(const Level& level, State state, const Hint& hint) {
    for (const std::string& text : hint.moves) {
        const auto move = Polyomino::parse_move(level, text);
        REQUIRE(move.has_value());
        auto next = Polyomino::play(level, state, *move);
        REQUIRE(next.has_value());
        state = *next;
    }
    return state;
}

bool is_solvable(const Level& level, const State& state) {
    CellFirst<NoTrace> engine(PositionCover(level, state).cover());
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = engine.advance(100'000);
    }
    return outcome == Outcome::solved;
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/hinter");

TEST_CASE("following hints solves every puzzle that can be solved, from any position") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = random_level(rng);
        State state = random_position(level, rng, 3);
        const bool has_solution = !all_tilings(level, {}).empty();
        for (int step = 0; step < 40; ++step) {
            const std::optional<Hint> hint = hint_for(level, state);
            CHECK(hint.has_value() == !Polyomino::is_solved(level, state));
            if (!hint || hint->moves.empty()) {
                break;
            }
            CHECK(hint->dead_end == all_tilings(level, state).empty());
            CHECK(hint->steps.size() == 3);
            state = played(level, state, *hint);
            CHECK_FALSE(all_tilings(level, state).empty());
        }
        CHECK(Polyomino::is_solved(level, state) == has_solution);
    }
}

TEST_CASE("a puzzle without solution is said to have none") {
    Level level;
    level.board = Grid<Square>(2, 4, Square::open);
    level.pieces = {make_piece("T", shape_from_picture("XXX\n.X.")),
                    make_piece("I", shape_from_picture("XXXX"))};
    const std::optional<Hint> hint = hint_for(level, {});
    REQUIRE(hint.has_value());
    CHECK(hint->dead_end);
    CHECK(english(hint->steps.back().sentence) == "this puzzle has no solution");
    CHECK(hint->moves.empty());
}

TEST_CASE("the hint is about the cell that leaves no choice") {
    Level level;
    level.board = Grid<Square>(2, 5, Square::open);
    level.board[Cell{1, 0}] = Square::blocked;
    level.pieces = {make_piece("L", shape_from_picture("XXXX\nX...")),
                    make_piece("I", shape_from_picture("XXXX"))};
    const std::optional<Hint> hint = hint_for(level, {});
    REQUIRE(hint.has_value());
    CHECK_FALSE(hint->dead_end);
    CHECK(hint->steps.front().piece == "I");
    CHECK(english(hint->steps.at(1).sentence) ==
          "every piece but I would leave a gap here that cannot be filled");
    CHECK(hint->steps.back().cells.size() == 4);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/hinter");

TEST_CASE("hints on the classic board hold good in hundreds of positions") {
    Level level;
    level.board = Grid<Square>(5, 11, Square::open);
    level.pieces = *pieces_of_set("iq");
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const State state = random_position(level, rng, rng.between(4, 9));
        const std::optional<Hint> hint = hint_for(level, state);
        REQUIRE(hint.has_value());
        CHECK(hint->dead_end != is_solvable(level, state));
        CHECK(is_solvable(level, played(level, state, *hint)));
    }
}

TEST_SUITE_END();

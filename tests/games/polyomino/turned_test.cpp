#include "games/polyomino/turned.h"

#include "games/polyomino/polyomino.h"
#include "support/all_solutions.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

// A wide board with a hole, a piece that may not flip, and a given.
Level odd_level() {
    return *Polyomino::parse_level(
        "tessera 1 polyomino\ntitle Odd\nauthor Somebody\nboard\n.......\n..#....\n.......\nend\n"
        "piece L\nXXX\nX..\nend\npiece N noflip\nXX..\n.XXX\nend\npiece I2 x2\nXX\nend\n"
        "piece V\nXX\nX.\nend\npiece O4\nXX\nXX\nend\nplace O4 0 1 5\n");
}

std::vector<Cell> sorted_cells(const Level& level, const Placement& placement) {
    std::vector<Cell> cells = cells_of(level, placement);
    std::sort(cells.begin(), cells.end());
    return cells;
}

// The cells of a placement, each turned by hand.
std::vector<Cell> turned_cells(const Level& level, const Placement& placement) {
    std::vector<Cell> cells;
    for (const Cell cell : cells_of(level, placement)) {
        cells.push_back({cell.column, level.board.rows() - 1 - cell.row});
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/turned");

TEST_CASE("four quarter turns are none, for the level and for every placement") {
    const Level level = odd_level();
    const Level once = turned(level);
    CHECK(once.board.rows() == level.board.columns());
    CHECK(once.board[Cell{2, 1}] == Square::blocked);
    CHECK(once.title == level.title);
    CHECK(once.author == level.author);
    CHECK_FALSE(why_level_is_unsound(once));
    CHECK(turned(turned(turned(once))) == level);
    int count = 0;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        const int orientations = int_size(at(level.pieces, piece).orientations);
        for (int index = 0; index < orientations * level.board.size(); ++index) {
            const Placement placement{piece, index % orientations, level.board.cell(index / orientations)};
            if (!is_on_board(level, placement)) {
                continue;
            }
            const Placement there = turned(level, once, placement, 1);
            CHECK(sorted_cells(once, there) == turned_cells(level, placement));
            CHECK(turned(once, level, there, 3) == placement);
            ++count;
        }
    }
    CHECK(count > 50);
}

TEST_CASE("a level with a piece that may not turn cannot be turned") {
    CHECK(can_turn(odd_level()));
    Level level = odd_level();
    level.pieces.front() = make_piece("L", level.pieces.front().shape, 1, true, false);
    CHECK_FALSE(can_turn(level));
}

TEST_CASE("a solution of the level, turned, is one of the turned level") {
    Level level = iq_level();
    level.recipe = Recipe{"polyomino", "size 11x5 set iq", 1};
    const Level there = turned(level);
    CHECK_FALSE(there.recipe);
    for (const Solution& solution : all_solutions(level, Polyomino::start(level), 5)) {
        State state = Polyomino::start(there);
        for (const Placement& placement : solution) {
            const auto next = Polyomino::play(there, state, turned(level, there, placing(placement), 1));
            REQUIRE(next);
            state = *next;
        }
        CHECK(Polyomino::is_solved(there, state));
    }
}

TEST_SUITE_END();

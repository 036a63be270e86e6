#include "games/polyomino/engines/position_cover.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/engines/placements.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/engines/position_cover");

TEST_CASE("the twelve pieces have 2,140 placements on the board of five by eleven") {
    Level level;
    level.board = Grid<Square>(5, 11, Square::open);
    level.pieces = *pieces_of_set("iq");
    CHECK(fitting_placements(level, {}).size() == 2140);
    const PositionCover position(level, {});
    CHECK(position.cover().option_count() == 2140);
    CHECK(position.cover().kinds.size() == 12);
}

TEST_CASE("cells of the cover are cells of the board, along the short side") {
    Level level;
    level.board = Grid<Square>(3, 5, Square::open);
    for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{2, 0}}) {
        level.board[cell] = Square::blocked;
    }
    level.pieces = {make_piece("I", shape_from_picture("XXX"), 4)};
    const PositionCover position(level, {});
    CHECK(position.cover().width == 3);
    CHECK(position.cover().length == 4);
    CHECK(position.board_cell(1) == Cell{1, 1});
    CHECK(position.cover_cell({1, 1}) == 1);
    CHECK_FALSE(position.cover_cell({0, 0}).has_value());
    CHECK_FALSE(position.cover_cell({-1, 0}).has_value());
    CHECK(position.cover_cells({{2, 1}, {0, 1}}) == std::vector<int>{0, 2});
}

// One L may be flipped, the other not: the free one must get the mirrored outline, in either order.
TEST_CASE("pieces are handed out so that each may lie as its outline lies") {
    Level level;
    level.board = Grid<Square>(2, 4, Square::open);
    level.pieces = {make_piece("free", shape_from_picture("XXX\nX..")),
                    make_piece("stiff", shape_from_picture("XXX\nX.."), 1, false, true)};
    const PositionCover position(level, {});
    std::vector<int> outlines;
    for (int option = 0; option < position.cover().option_count(); ++option) {
        if (position.placement_of(option).corner.column == 0 ||
            position.placement_of(option).corner.column == 1) {
            outlines.push_back(option);
        }
    }
    int solutions = 0;
    for (const int first : outlines) {
        for (const int second : outlines) {
            if (position.cover().is_solution({first, second})) {
                const std::vector<Placement> placed = position.placements_of({first, second});
                CHECK(placed.front().piece != placed.back().piece);
                ++solutions;
            }
        }
    }
    CHECK(solutions > 0);
}

TEST_SUITE_END();

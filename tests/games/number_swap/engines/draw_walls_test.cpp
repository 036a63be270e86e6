#include "games/number_swap/engines/draw_walls.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>

namespace tessera::number_swap {

TEST_SUITE_BEGIN("games/number_swap/engines/draw_walls");

namespace {

constexpr int figure_count = static_cast<int>(any_figure_count);

Level walled(Walls walls, int rows, int columns) {
    Level level;
    level.tiles = Grid<int>(rows, columns);
    for (int index = 0; index < level.tiles.size(); ++index) {
        level.tiles[index] = index + 1;
    }
    level.barriers = draw_walls(walls, rows, columns);
    return level;
}

bool has(const Level& level, const Cell& first, const Cell& second) {
    return std::binary_search(level.barriers.begin(), level.barriers.end(), CellPair{first, second});
}

// Returns the board with `|` and `_` for its barriers.
std::string drawn(const Level& level) {
    std::string text;
    for (int index = 0; index < level.tiles.size(); ++index) {
        const Cell cell = level.tiles.cell(index);
        text += has(level, cell, cell + Cell{1, 0}) ? '_' : '.';
        text += has(level, cell, cell + Cell{0, 1}) ? '|' : ' ';
        text += cell.column + 1 == level.tiles.columns() ? "\n" : "";
    }
    return text;
}

}  // namespace

TEST_CASE("walls draw figures") {
    CHECK(drawn(walled(Walls::cross, 4, 4)) ==
          ". . . . \n"
          ". _|_ . \n"
          ". .|. . \n"
          ". . . . \n");
    CHECK(drawn(walled(Walls::ring, 4, 5)) ==
          ". . _ _ . \n"
          ".|. . .|. \n"
          ".|_ _ _|. \n"
          ". . . . . \n");
    CHECK(drawn(walled(Walls::spiral, 5, 5)) ==
          "_ _ _ _ . \n"
          ". . . .|. \n"
          ".|. . .|. \n"
          ".|_ _ _|. \n"
          ". . . . . \n");
    CHECK(drawn(walled(Walls::windmill, 4, 4)) ==
          ".|. _ _ \n"
          ".|. . . \n"
          "_ _ .|. \n"
          ". . .|. \n");
}

TEST_CASE("on boards of every size a figure leaves the cells connected, and differs from the other figures") {
    for (int rows = least_walled_side; rows <= max_side; ++rows) {
        for (int columns = least_walled_side; columns <= max_side; ++columns) {
            CAPTURE(rows);
            CAPTURE(columns);
            std::set<std::string> pictures;
            for (int figure = 0; figure < figure_count; ++figure) {
                const Level level = walled(static_cast<Walls>(first_figure + figure), rows, columns);
                const Grid<int> parts = parts_of(level);
                for (int index = 0; index < parts.size(); ++index) {
                    CHECK(parts[index] == 0);
                }
                CHECK(std::is_sorted(level.barriers.begin(), level.barriers.end()));
                pictures.insert(drawn(level));
            }
            CHECK(int_size(pictures) == figure_count);
            CHECK(pictures.count(drawn(walled(Walls::none, rows, columns))) == 0);
        }
    }
}

TEST_SUITE_END();

}  // namespace tessera::number_swap

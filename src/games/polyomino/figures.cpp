#include "games/polyomino/figures.h"

#include "base/check.h"
#include "base/index.h"

#include <algorithm>
#include <array>

namespace tessera::polyomino {

namespace {

struct Figure {
    std::string_view name;
    int columns = 0;
    std::string_view cells;  // row after row
};

// clang-format off
constexpr std::array<Figure, 15> figures = {{
    {"heart", 9, ".XX...XX."
                 "XXXX.XXXX"
                 "XXXXXXXXX"
                 "XXXXXXXXX"
                 ".XXXXXXX."
                 "..XXXXX.."
                 "...XXX..."
                 "....X...."},
    {"house", 9, "....X...."
                 "...XXX..."
                 "..XXXXX.."
                 ".XXXXXXX."
                 "XXXXXXXXX"
                 ".XXXXXXX."
                 ".XXX.XXX."
                 ".XXX.XXX."},
    {"tree", 9, "....X...."
                "...XXX..."
                "..XXXXX.."
                "...XXX..."
                "..XXXXX.."
                ".XXXXXXX."
                "..XXXXX.."
                ".XXXXXXX."
                "XXXXXXXXX"
                "...XXX..."},
    {"fish", 11, ".....XXX..."
                 "..XXXXXX..X"
                 ".XX.XXXX.XX"
                 "XXXXXXXXXXX"
                 ".XXXXXXX.XX"
                 "..XXXXXX..X"
                 ".....XXX..."},
    {"ship", 11, "....XX....."
                 "....XXX...."
                 "....XXXX..."
                 "....XXXXX.."
                 "....XX....."
                 "XXXXXXXXXXX"
                 ".XXXXXXXXX."
                 "..XXXXXXX.."},
    {"cat", 10, "X...X....."
                "XXXXX....."
                "X.X.X..XX."
                "XXXXX...XX"
                ".XXXX....X"
                "..XXXXXXXX"
                "..XXXXXXX."
                "..XXXXXXX."
                "..XX..XX.."},
    {"star", 9, "....X...."
                "....X...."
                "...XXX..."
                "XXXXXXXXX"
                ".XXXXXXX."
                "..XXXXX.."
                "..XXXXX.."
                ".XXX.XXX."
                ".XX...XX."},
    {"cup", 10, ".XXXXXX..."
                ".XXXXXXXXX"
                ".XXXXXX..X"
                ".XXXXXX..X"
                ".XXXXXXXXX"
                "..XXXX...."
                "XXXXXXXX.."},
    {"crown", 9, "X...X...X"
                 "XX.XXX.XX"
                 "XXXXXXXXX"
                 "XXXXXXXXX"
                 ".XXXXXXX."
                 ".XXXXXXX."},
    {"rocket", 9, "....X...."
                  "...XXX..."
                  "..XXXXX.."
                  "..XX.XX.."
                  "..XXXXX.."
                  "..XXXXX.."
                  ".XXXXXXX."
                  "XXXXXXXXX"
                  "XX..X..XX"},
    {"bridge", 11, "...XXXXX..."
                   ".XXXXXXXXX."
                   "XXXXXXXXXXX"
                   "XXX.....XXX"
                   "XX.......XX"
                   "XX.......XX"},
    {"diamond", 9, "....X...."
                   "...XXX..."
                   "..XXXXX.."
                   ".XXXXXXX."
                   "XXXXXXXXX"
                   ".XXXXXXX."
                   "..XXXXX.."
                   "...XXX..."
                   "....X...."},
    {"ring", 8, "XXXXXXXX"
                "XXXXXXXX"
                "XXXXXXXX"
                "XXX..XXX"
                "XXX..XXX"
                "XXXXXXXX"
                "XXXXXXXX"
                "XXXXXXXX"},
    {"window", 8, "XXXXXXXX"
                  "X..XX..X"
                  "X..XX..X"
                  "XXXXXXXX"
                  "XXXXXXXX"
                  "X..XX..X"
                  "X..XX..X"
                  "XXXXXXXX"},
    {"frame", 9, "XXXXXXXXX"
                 "XXXXXXXXX"
                 "XX.....XX"
                 "XX.....XX"
                 "XX.....XX"
                 "XXXXXXXXX"
                 "XXXXXXXXX"},
}};
// clang-format on

}  // namespace

const std::vector<std::string_view>& figure_names() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        for (const Figure& figure : figures) {
            all.push_back(figure.name);
        }
        return all;
    }();
    return names;
}

Grid<Square> figure_board(std::string_view name) {
    const auto* const figure =
        std::find_if(figures.begin(), figures.end(), [&](const Figure& each) { return each.name == name; });
    TESSERA_ASSERT(figure != figures.end());
    const int rows = static_cast<int>(figure->cells.size()) / figure->columns;
    Grid<Square> board(rows, figure->columns, Square::blocked);
    for (int index = 0; index < board.size(); ++index) {
        board[index] = figure->cells[static_cast<std::size_t>(index)] == 'X' ? Square::open : Square::blocked;
    }
    return board;
}

}  // namespace tessera::polyomino

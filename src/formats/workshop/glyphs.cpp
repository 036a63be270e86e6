#include "formats/workshop/glyphs.h"

#include "base/text.h"

#include <array>

namespace tessera {

namespace {

constexpr int glyph_rows = 7;
constexpr int glyph_columns = 5;

// Rows from top to bottom, five squares each.
constexpr std::array<std::string_view, 36> glyphs = {
    ".XXX.X...XX...XX.X.XX...XX...X.XXX.",  // 0
    "..X...XX....X....X....X....X...XXX.",  // 1
    ".XXX.X...X....X...X...X...X...XXXXX",  // 2
    ".XXX.X...X....X..XX.....XX...X.XXX.",  // 3
    "...X...XX..X.X.X..X.XXXXX...X....X.",  // 4
    "XXXXXX....XXXX.....X....XX...X.XXX.",  // 5
    "..XX..X...X....XXXX.X...XX...X.XXX.",  // 6
    "XXXXX....X...X...X...X....X....X...",  // 7
    ".XXX.X...XX...X.XXX.X...XX...X.XXX.",  // 8
    ".XXX.X...XX...X.XXXX....X...X..XX..",  // 9
    ".XXX.X...XX...XXXXXXX...XX...XX...X",  // A
    "XXXX.X...XX...XXXXX.X...XX...XXXXX.",  // B
    ".XXX.X...XX....X....X....X...X.XXX.",  // C
    "XXXX.X...XX...XX...XX...XX...XXXXX.",  // D
    "XXXXXX....X....XXXX.X....X....XXXXX",  // E
    "XXXXXX....X....XXXX.X....X....X....",  // F
    ".XXX.X...XX....X.XXXX...XX...X.XXXX",  // G
    "X...XX...XX...XXXXXXX...XX...XX...X",  // H
    ".XXX...X....X....X....X....X...XXX.",  // I
    "..XXX...X....X....X....X.X..X..XX..",  // J
    "X...XX..X.X.X..XX...X.X..X..X.X...X",  // K
    "X....X....X....X....X....X....XXXXX",  // L
    "X...XXX.XXX.X.XX...XX...XX...XX...X",  // M
    "X...XXX..XX.X.XX..XXX...XX...XX...X",  // N
    ".XXX.X...XX...XX...XX...XX...X.XXX.",  // O
    "XXXX.X...XX...XXXXX.X....X....X....",  // P
    ".XXX.X...XX...XX...XX.X.XX..X..XX.X",  // Q
    "XXXX.X...XX...XXXXX.X.X..X..X.X...X",  // R
    ".XXXXX....X.....XXX.....X....XXXXX.",  // S
    "XXXXX..X....X....X....X....X....X..",  // T
    "X...XX...XX...XX...XX...XX...X.XXX.",  // U
    "X...XX...XX...XX...XX...X.X.X...X..",  // V
    "X...XX...XX...XX...XX.X.XXX.XXX...X",  // W
    "X...XX...X.X.X...X...X.X.X...XX...X",  // X
    "X...XX...X.X.X...X....X....X....X..",  // Y
    "XXXXX....X...X...X...X...X....XXXXX",  // Z
};

// -1 for a sign that is neither a letter nor a digit.
int index_of(char letter) {
    constexpr int digits = 10;
    return is_digit(letter)                 ? letter - '0'
           : letter >= 'A' && letter <= 'Z' ? digits + letter - 'A'
           : letter >= 'a' && letter <= 'z' ? digits + letter - 'a'
                                            : -1;
}

// Fills a square beside two that meet at a corner alone, and goes on until there are none.
void join_corners(Grid<bool>& picture) {
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (int row = 0; row + 1 < picture.rows(); ++row) {
            for (int column = 0; column + 1 < picture.columns(); ++column) {
                const bool a = picture[Cell{row, column}];
                const bool b = picture[Cell{row, column + 1}];
                const bool c = picture[Cell{row + 1, column}];
                const bool d = picture[Cell{row + 1, column + 1}];
                if (a == d && b == c && a != b) {
                    picture[a ? Cell{row, column + 1} : Cell{row, column}] = true;
                    is_changed = true;
                }
            }
        }
    }
}

}  // namespace

Grid<bool> glyphs_of(std::string_view name) {
    const bool is_short = name.size() == 2 && index_of(name[1]) >= 0;
    const int count = name.empty() || index_of(name[0]) < 0 ? 0 : is_short ? 2 : 1;
    Grid<bool> picture(count == 0 ? 0 : glyph_rows, count == 0 ? 0 : count * (glyph_columns + 1) - 1, false);
    for (int letter = 0; letter < count; ++letter) {
        const std::string_view glyph = at(glyphs, index_of(at(name, letter)));
        for (int row = 0; row < glyph_rows; ++row) {
            for (int column = 0; column < glyph_columns; ++column) {
                picture[Cell{row, letter * (glyph_columns + 1) + column}] =
                    at(glyph, row * glyph_columns + column) == 'X';
            }
        }
    }
    join_corners(picture);
    return picture;
}

}  // namespace tessera

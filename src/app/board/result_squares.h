#pragma once

#include "app/ui/theme.h"
#include "base/index.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

// Shows what was played, in the coloured squares of Unicode, for a chat.

namespace tessera {

// The nearest to each of the themes' colours of pieces.
inline constexpr std::array<std::string_view, piece_color_count> piece_squares = {
    "\xF0\x9F\x9F\xAA", "\xF0\x9F\x9F\xA8", "\xF0\x9F\x9F\xA5", "\xF0\x9F\x9F\xA9",
    "\xF0\x9F\x9F\xA7", "\xF0\x9F\x9F\xA6", "\xF0\x9F\x9F\xAA", "\xF0\x9F\x9F\xA9",
    "\xF0\x9F\x9F\xA6", "\xF0\x9F\x9F\xA9", "\xF0\x9F\x9F\xA5", "\xF0\x9F\x9F\xAB"};
inline constexpr std::string_view green_square = piece_squares[3];
inline constexpr std::string_view grey_square = "\xE2\xAC\x9C";

inline constexpr int squares_in_row = 10;
inline constexpr int most_squares = 5 * squares_in_row;

// Returns how many moves share a square, so that there are not too many squares.
inline int moves_per_square(int move_count) {
    return (move_count + most_squares - 1) / most_squares;
}

// Sets the squares in rows, without a line's end after the last.
inline std::string in_rows(const std::vector<std::string_view>& squares) {
    std::string text;
    for (int index = 0; index < int_size(squares); ++index) {
        text += index > 0 && index % squares_in_row == 0 ? "\n" : "";
        text += at(squares, index);
    }
    return text;
}

}  // namespace tessera

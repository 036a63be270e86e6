#pragma once

#include "app/ui/theme.h"

#include <string>
#include <string_view>

namespace tessera {

// A result to share with others. It does not give the solution away.
struct SharedResult {
    std::string kind;     // "Tessera · Polyominoes"
    std::string name;     // of the puzzle
    std::string how;      // it was solved: "Solved in 1:23"
    std::string streak;   // of days; may be empty
    std::string squares;  // coloured squares in the order of the moves; may be empty
    int bulbs = 0;        // for hints
};

std::string result_text(const SharedResult& result);

// Draws the same as an SVG picture. Squares have the nearest colours of the theme's pieces.
std::string result_picture(const SharedResult& result, const Theme& theme);

}  // namespace tessera

#pragma once

#include "base/grid.h"
#include "base/result.h"
#include "base/svg.h"

#include <string>
#include <string_view>

namespace tessera {

// QR codes of links, as Project Nayuki's library makes them: modules that are dark (1) or light (0), to be drawn
// dark on light with a quiet zone on each side.
inline constexpr int quiet_zone = 4;  // modules, as the standard asks for

// An error if the text is longer than QR codes hold.
Result<Grid<char>> qr_modules(std::string_view text);

// Draws the code with its quiet zone, which begins at (left, top); lengths in the drawing's unit.
void draw_qr(SvgWriter& svg, const Grid<char>& modules, double left, double top, double module);

// The code alone, as SVG.
Result<std::string> qr_picture(std::string_view text);

}  // namespace tessera

#pragma once

#include "base/grid.h"
#include "base/result.h"
#include "base/svg.h"

#include <string>
#include <string_view>

namespace tessera {

// QR codes of links, made by Project Nayuki's library: modules are dark (1) or light (0), drawn dark on light
// with a quiet zone on each side.
inline constexpr int quiet_zone = 4;  // in modules, as required by the standard

// Returns the modules, or an error if the text is too long for a QR code.
Result<Grid<char>> qr_modules(std::string_view text);

// Draws the code with its quiet zone, whose corner is (left, top). Lengths are in the drawing's unit.
void draw_qr(SvgWriter& svg, const Grid<char>& modules, double left, double top, double module);

// Returns the code alone as SVG.
Result<std::string> qr_picture(std::string_view text);

}  // namespace tessera

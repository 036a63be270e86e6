#pragma once

#include "app/board/maker_fields.h"
#include "app/ui/painter.h"

#include <span>
#include <string_view>

namespace tessera {

// Draws the difficulty of a choice of tier_choices: a dot for each tier up to this one, and faint ones for the others;
// rings for any difficulty.
void draw_tier_dots(Painter& painter, int choice, const Rect& rect);

// The line of a maker's sheet that asks for a tier, of params with an optional `tier`.
template <class Params>
constexpr MakerLine<Params> tier_line(void (*choose)(Params&, int)) {
    MakerLine<Params> line{"tier", "How hard"};
    line.choices = [] {
        return std::span<const std::string_view>(tier_choices);
    };
    line.chosen = [](const Params& params) {
        return params.tier ? static_cast<int>(*params.tier) + 1 : 0;
    };
    line.choose = choose;
    line.picture = [](Painter& painter, const Params&, int choice, const Rect& rect) {
        draw_tier_dots(painter, choice, rect);
    };
    return line;
}

}  // namespace tessera

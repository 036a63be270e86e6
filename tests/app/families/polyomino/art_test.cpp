#include "app/families/polyomino/art.h"

#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <set>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/art");

namespace {

// Returns the opaque colours of the ghost of a domino.
std::set<ImU32> colors_of_ghost(bool is_legal) {
    UnseenCanvas canvas;
    const polyomino::Shape domino = polyomino::make_shape({{0, 0}, {0, 1}});
    draw_ghost(canvas.painter, domino, {10, 10}, 40, light_theme().pieces.front(), is_legal);
    std::set<ImU32> colors;
    for (const ImDrawVert& corner : canvas.list.VtxBuffer) {
        colors.insert(corner.col);
    }
    return colors;
}

}  // namespace

// The pieces below may have the very colour of what is refused.
TEST_CASE("a refused landing place has crosses with a rim in the colour of the page") {
    const Theme& theme = light_theme();
    const std::set<ImU32> refused = colors_of_ghost(false);
    CHECK(refused.contains(packed(theme.page)));
    CHECK(refused.contains(packed(theme.bad)));
    CHECK_FALSE(colors_of_ghost(true).contains(packed(theme.bad)));
}

TEST_SUITE_END();

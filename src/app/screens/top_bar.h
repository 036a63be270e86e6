#pragma once

#include "app/game/opening.h"
#include "app/ui/widgets.h"

namespace tessera {

// The bar over the table: home, title, progress, and buttons that are not part of play.
struct TopBar {
    Rect rect;
    // Title and state are below the buttons, because there is no room between them.
    bool has_row_of_title = false;
    bool has_captions = false;
    bool hides_title = false;      // a card covers it
    bool has_small_title = false;  // between the buttons, where it has room there
    bool shortens_title = false;   // the rule is in its place, so that only a button to pause is left of it
};

inline constexpr float title_row_height = touch_side + 2;  // a finger's height and a margin

void draw_top(Playing& playing, Opening& opening, Ui& ui, const TopBar& top);

}  // namespace tessera

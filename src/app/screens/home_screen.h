#pragma once

#include "app/game/desk/level_filter.h"
#include "games/families.h"

#include <string>
#include <string_view>

namespace tessera {

// The choice of levels that the list shows.
struct HomeChoice {
    std::string_view family = Polyomino::id;
    LevelFilter filter = {};
    int chapter = 0;           // without a filter
    int filtered_chapter = 0;  // with one: 0 for those of all chapters, then the chapters
    std::string row = {};      // key of the shelf's row that is shown instead of a chapter; empty: none

    int& shown_chapter() { return filter.is_on() ? filtered_chapter : chapter; }
};

}  // namespace tessera

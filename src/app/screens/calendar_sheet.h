#pragma once

#include "app/game/list/calendar.h"
#include "app/game/play/open_game.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>

namespace tessera {

class Opening;

// A puzzle of the day as it is drawn.
struct DailyLook {
    const AnySession* session = nullptr;  // null: it is not made yet
    const OpenGame* begun = nullptr;      // null: it was not begun
};
// Looks among the open game, those that were begun, and the puzzles that were made ahead.
DailyLook look_of_daily(Opening& opening, std::string_view family, const Daily& daily);

}  // namespace tessera

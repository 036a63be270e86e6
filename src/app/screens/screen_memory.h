#pragma once

#include "app/game/paper/printing.h"
#include "app/screens/home_screen.h"
#include "app/ui/geometry.h"

#include <map>
#include <string>

namespace tessera {

// Where the card of a win lies, and the board that it leaves whole; without a board it covers some of that.
struct WinPlace {
    Rect card;
    Rect board;
};

// The width of the rival's board beside the player's, for a race on a table; 0: it is in a strip.
struct RaceMemory {
    std::string link;
    Rect table;
    bool has_map = false;
    float width = 0;

    bool operator==(const RaceMemory&) const = default;
};

// Choices of the player on the screens that do not belong to a game.
struct ScreenMemory {
    HomeChoice home;
    std::string shared;         // code of the puzzle that was shared last
    bool shares_moves = false;  // of that puzzle
    bool shares_race = false;   // likewise
    PaperChoice paper;
    bool shows_advanced = false;               // the maker shows what few ask for, too
    std::map<std::string, int> maker_choices;  // those that its rows of pictures were last scrolled to
    WinPlace win;
    RaceMemory race;
};

}  // namespace tessera

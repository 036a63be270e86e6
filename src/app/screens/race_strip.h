#pragma once

#include "app/game/play/open_game.h"
#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Where a rival's board is shown.
struct RacePlace {
    Rect beside = {};  // beside the player's board; empty: in a strip above it
    float above = 0;   // the height that the table reserves for the strip
};

// The table of a race.
struct RoomForRace {
    Rect table;
    float covered_top = 0;       // which a card in the top bar covers
    bool may_be_beside = false;  // nothing covers the table's sides
};

// Returns where the rival's board has room on the table: beside the player's board if that costs the latter's cells little
// more than the strip. Remembers the answer for as long as the table stays
// what it is. It and draw_race are in the second part of the page's program, as races are opened only once that is there.
RacePlace race_place(RaceMemory& memory, const OpenGame& game, const Scene& scene, const RoomForRace& room);

// Draws the rival's board with how far it has come.
void draw_race(const OpenGame& game, double now_ms, Ui& ui, const Rect& table, const RacePlace& place);

}  // namespace tessera

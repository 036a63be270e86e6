#pragma once

#include "app/lab/race_room.h"
#include "app/ui/widgets.h"
#include "session/any_session.h"

#include <vector>

namespace tessera {

// What the screen of a race remembers beside it.
struct RaceScreen {
    // Small boards as they were drawn last, by lane.
    struct Board {
        std::vector<std::string> moves;
        std::optional<AnySession> session;
    };
    std::vector<Board> boards;
    bool wants_picture = false;  // of the window, after this frame
};

// Who takes part; then the boards side by side, the table, the charts, and the sheet of one engine.
void draw_race(Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, const Rect& window, const Rect& safe);

Color lane_color(const Theme& theme, int lane);

// The parts of it.
void draw_race_choice(const Lab& lab, RaceRoom& room, Ui& ui, const Rect& area);
void draw_race_boards(const Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, const Rect& area);
void draw_race_table(const Lab& lab, const RaceRoom& room, Ui& ui, const Rect& area);
void draw_race_charts(RaceRoom& room, Ui& ui, const Rect& area);
void draw_race_lane(Lab& lab, RaceRoom& room, Ui& ui, const Rect& window);

}  // namespace tessera

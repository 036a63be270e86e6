#pragma once

#include "app/lab/race/race_room.h"
#include "app/ui/widgets.h"
#include "session/any_session.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// View state of the race screen.
struct RaceScreen {
    // Small boards as last drawn, by lane.
    struct Board {
        std::vector<std::string> moves;
        std::optional<AnySession> session;
    };
    std::vector<Board> boards;
    bool wants_picture = false;  // to be taken after this frame
};

// Draws the choice of engines; after the start the boards, the table or the charts, and the sheet of a lane.
void draw_race(Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, const Rect& window, const Rect& safe);

// A row of the table: a run, or the runs of all seeds if they are alike.
struct RaceRow {
    int lane = 0;
    LabRun run;
    int same_count = 1;
};
std::vector<RaceRow> race_rows(const RaceRoom& room);

Color lane_color(const Theme& theme, int lane);

// Parts of draw_race().
void draw_race_choice(const Lab& lab, RaceRoom& room, Ui& ui, const Rect& area);
void draw_race_boards(const Lab& lab, RaceRoom& room, RaceScreen& memory, Ui& ui, const Rect& area);
void draw_race_table(const Lab& lab, const RaceRoom& room, Ui& ui, const Rect& area);
void draw_race_charts(RaceRoom& room, Ui& ui, const Rect& area);
void draw_race_lane(Lab& lab, RaceRoom& room, Ui& ui, const Rect& window);

}  // namespace tessera

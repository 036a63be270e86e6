#include "app/lab/race/race_screen.h"

#include "app/fake_platform.h"
#include "app/lab/pictures/pictures.h"
#include "app/ui/unseen_canvas.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/race/race_screen");

namespace {

// A race of two engines in a window.
struct RaceWindow {
    explicit RaceWindow(const std::string& entries = "dancing_links,algorithm_x+zones:descender") {
        FakePlatform& host = fresh_fake_platform();
        const auto& levels = shipped_levels();
        const auto found = std::find_if(levels.begin(), levels.end(), [](const ShippedLevel& level) {
            return level.name == "23-pentominoes-8x8";
        });
        REQUIRE(found != levels.end());
        host.fragment = std::string(fragment_of(found->code)) + "?race=" + entries + "&limit=100000";
        lab.start();
        lab.set_aside();
        room.enter(lab);
    }

    void run_to_the_end() {
        room.run_on();
        while (room.is_running()) {
            room.advance(lab);
        }
    }

    // Names of the controls that screen readers call pressed.
    std::string pressed() {
        constexpr Rect whole{0, 0, 1000, 700};
        canvas.state.begin_frame();
        draw_race(lab, room, memory, canvas.ui, whole, whole);
        canvas.state.end_frame();
        std::string names;
        for (const Control& control : canvas.state.controls()) {
            if (control.is_on == true) {
                names += (names.empty() ? "" : " ") + control.name;
            }
        }
        return names;
    }

    Lab lab{picture_of};
    RaceRoom room;
    RaceScreen memory;
    UnseenCanvas canvas;
};

}  // namespace

TEST_CASE("what is pressed in a race are choices: engines, the view, the measure; never a button that acts") {
    RaceWindow window;
    RaceRoom& room = window.room;
    REQUIRE(room.has_race());
    room.show(RaceRoom::View::choice);
    CHECK(window.pressed() ==
          "race.view.0 race.engine.dancing_links race.engine.algorithm_x+zones race.heuristic.awkward "
          "race.heuristic.descender");
    room.show(RaceRoom::View::boards);
    CHECK(room.is_running());
    CHECK(window.pressed() == "race.view.1");
    room.pause();
    CHECK(window.pressed() == "race.view.1");
    window.run_to_the_end();
    CHECK(window.pressed() == "race.view.1");
    room.show(RaceRoom::View::table);
    CHECK(window.pressed() == "race.view.2");
    room.show(RaceRoom::View::chart);
    room.measure_by(LabMeasure::nodes);
    CHECK(window.pressed() == "race.view.3 race.measure.nodes");
    room.show(RaceRoom::View::boards);
    room.open_lane(0);
    room.compare_with(1, window.lab);
    CHECK(window.pressed() == "race.with.1");  // a sheet covers the views
}

TEST_CASE("the table has one row for all seeds of an engine whose runs are alike, else a row for each") {
    const auto rows_of = [](const std::string& race) {
        RaceWindow window(race);
        CHECK(race_rows(window.room).empty());  // no run has ended
        window.run_to_the_end();
        std::string text;
        for (const RaceRow& row : race_rows(window.room)) {
            text += std::to_string(row.lane) + ":" + std::to_string(row.run.seed) + "x" +
                    std::to_string(row.same_count) + " ";
        }
        return text;
    };
    CHECK(rows_of("dancing_links,algorithm_x+random&seeds=2") == "0:1x2 1:1x1 1:2x1 ");
    CHECK(rows_of("dancing_links") == "0:1x1 ");
}

TEST_SUITE_END();

}  // namespace tessera

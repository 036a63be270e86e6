#include "app/ui/control_lines.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("app/ui/control_lines");

TEST_CASE("controls are lines of places, marks, names and keys, below the title of their sheet") {
    UiState state;
    ControlLines lines;
    state.begin_frame();
    state.add({.name = "hint", .rect = {1, 2, 44, 44.4F}, .label = "Hint", .keys = "! H"});
    CHECK(lines.update(state));
    CHECK(lines.text() == "\nhint\t1\t2\t44\t44\t-\tHint\t! H\n");
    CHECK_FALSE(lines.update(state));
    state.focus("hint");
    CHECK(lines.update(state));
    CHECK(lines.text() == "\nhint\t1\t2\t44\t44\tf\tHint\t! H\n");
    state.begin_frame();
    state.add({.name = "hint", .rect = {1, 2, 44, 44}, .label = "Hint"});
    state.cover();
    state.add({.name = "sheet", .rect = {}, .takes_focus = false, .label = "Settings"});
    state.add({.name = "letters", .rect = {}, .is_enabled = false, .label = "Letters", .is_on = true});
    state.add({.name = "sound.0", .rect = {}, .label = "Sound: Silent", .is_on = false});
    CHECK(lines.update(state));
    CHECK(lines.text() ==
          "Settings\nletters\t0\t0\t0\t0\td1\tLetters\t\nsound.0\t0\t0\t0\t0\t0\tSound: Silent\t\n");
}

TEST_SUITE_END();

}  // namespace tessera

#include "app/ui/ui_state.h"

#include <doctest.h>

#include <utility>

using namespace tessera;

TEST_SUITE_BEGIN("app/ui/ui_state");

namespace {

UiState three_buttons() {
    UiState state;
    state.begin_frame();
    state.add({"first", {0, 0, 50, 50}});
    state.add({"off", {60, 0, 50, 50}, false});
    state.add({"last", {120, 0, 50, 50}});
    return state;
}

}  // namespace

TEST_CASE("a press and a release on the same button click it once") {
    UiState state = three_buttons();
    CHECK(state.input(pointer(InputKind::press, {10, 10})));
    CHECK(state.input(pointer(InputKind::release, {20, 20})));
    CHECK_FALSE(state.has_acted());
    CHECK(state.take_click("first"));
    CHECK(state.has_acted());  // what was drawn before the click is out of date
    CHECK_FALSE(state.take_click("first"));
}

TEST_CASE("a release elsewhere clicks nothing, and a button that is off takes no click") {
    UiState state = three_buttons();
    state.input(pointer(InputKind::press, {10, 10}));
    state.input(pointer(InputKind::release, {130, 10}));
    CHECK_FALSE(state.take_click("first"));
    CHECK_FALSE(state.take_click("last"));
    state.input(pointer(InputKind::press, {70, 10}));
    state.input(pointer(InputKind::release, {70, 10}));
    CHECK_FALSE(state.take_click("off"));
}

TEST_CASE("two taps between two frames are two clicks") {
    UiState state = three_buttons();
    for (const Point at : {Point{10, 10}, Point{130, 10}}) {
        state.input(pointer(InputKind::press, at, true));
        state.input(pointer(InputKind::release, at, true));
    }
    CHECK(state.take_click("first"));
    CHECK(state.take_click("last"));
}

TEST_CASE("the focus passes over buttons that are off and leaves at either end") {
    UiState state = three_buttons();
    CHECK(state.step_focus(false));
    CHECK(state.is_focused("first"));
    CHECK(state.step_focus(false));
    CHECK(state.is_focused("last"));
    CHECK_FALSE(state.step_focus(false));
    CHECK(state.step_focus(true));
    CHECK(state.is_focused("first"));
    CHECK_FALSE(state.step_focus(true));
}

TEST_CASE("enter clicks what has the focus") {
    UiState state = three_buttons();
    state.focus("last");
    CHECK(state.input(key_press(Key::enter)));
    CHECK(state.take_click("last"));
}

TEST_CASE("a focus whose button is gone is dropped") {
    UiState state = three_buttons();
    state.focus("last");
    state.begin_frame();
    state.add({"first", {0, 0, 50, 50}});
    state.end_frame();
    CHECK_FALSE(state.has_focus());
}

TEST_CASE("what a panel covers cannot be pressed") {
    UiState state = three_buttons();
    state.cover();
    CHECK_FALSE(state.input(pointer(InputKind::press, {10, 10})));
}

TEST_CASE("the wheel over a button is not meant for what lies below it") {
    UiState state = three_buttons();
    InputEvent wheel = pointer(InputKind::wheel, {10, 10});
    wheel.wheel = 1;
    CHECK(state.input(wheel));
    wheel.at = {1000, 1000};
    CHECK_FALSE(state.input(wheel));
}

namespace {

// Returns the scroll offset, after the input, of a list of 1000 pixels in a view of 100.
float list_after(UiState& state, const InputEvent& event) {
    state.input(event);
    state.begin_frame();
    return state.scroll_region("list", {0, 0, 100, 100}, 1000);
}

UiState list_state() {
    UiState state;
    state.begin_frame();
    state.scroll_region("list", {0, 0, 100, 100}, 1000);
    return state;
}

}  // namespace

TEST_CASE("a list follows the wheel pixel by pixel, in few large events as in many small ones") {
    UiState state = list_state();
    InputEvent wheel = pointer(InputKind::wheel, {10, 10});
    wheel.scrolled = 300;
    CHECK(list_after(state, wheel) == 300);
    wheel.scrolled = -3;
    CHECK(list_after(state, wheel) == 297);
    wheel.scrolled = 5000;
    CHECK(list_after(state, wheel) == 900);
    wheel.scrolled = -5000;
    CHECK(list_after(state, wheel) == 0);
}

TEST_CASE("a wheel that turns sideways moves the row below the pointer, as far as it goes") {
    UiState state;
    const auto offset = [&] {
        state.begin_frame();
        state.scroll_region("list", {0, 0, 200, 200}, 900);
        const float now = state.scroll_row("row", {0, 0, 100, 50}, 300);
        CHECK(state.row_view("row").overflow == 200);
        return now;
    };
    CHECK(offset() == 0);
    InputEvent wheel;
    wheel.kind = InputKind::wheel;
    wheel.at = {10, 10};
    wheel.scrolled_aside = 60;
    CHECK(state.input(wheel));
    CHECK(offset() == 60);
    wheel.scrolled_aside = 500;
    CHECK(state.input(wheel));
    CHECK(offset() == 200);
    wheel.at = {10, 100};  // beside the row
    wheel.scrolled_aside = -100;
    state.input(wheel);
    CHECK(offset() == 200);
}

TEST_CASE("arrows, pages, home and end move the list on top, and no other key does") {
    UiState state = list_state();
    const auto after = [&](Key key) {
        const bool is_used = state.scroll_by_key(key);
        state.begin_frame();
        state.scroll_region("below", {0, 0, 100, 100}, 1000);
        const float offset = state.scroll_region("list", {0, 0, 100, 100}, 1000);
        state.scroll_region("short", {0, 0, 100, 100}, 50);
        return std::pair(is_used, offset);
    };
    CHECK(after(Key::page_down) == std::pair(true, 90.0F));
    CHECK(after(Key::down) == std::pair(true, 150.0F));
    CHECK(after(Key::up) == std::pair(true, 90.0F));
    CHECK(after(Key::end) == std::pair(true, 900.0F));
    CHECK(after(Key::page_up) == std::pair(true, 810.0F));
    CHECK(after(Key::home) == std::pair(true, 0.0F));
    CHECK(after(Key::left) == std::pair(false, 0.0F));
    UiState none;
    none.begin_frame();
    CHECK_FALSE(none.scroll_by_key(Key::page_down));
}

TEST_CASE("a drag over a list scrolls it and clicks nothing") {
    UiState state;
    state.begin_frame();
    CHECK(state.scroll_region("list", {0, 0, 100, 100}, 300) == 0);
    state.add({"row", {0, 0, 100, 50}});
    state.input(pointer(InputKind::press, {10, 40}, true));
    state.input(pointer(InputKind::move, {10, 20}, true));
    state.input(pointer(InputKind::move, {10, 10}, true));
    state.input(pointer(InputKind::release, {10, 10}, true));
    CHECK_FALSE(state.take_click("row"));
    state.begin_frame();
    CHECK(state.scroll_region("list", {0, 0, 100, 100}, 300) == doctest::Approx(30));
    CHECK(state.scroll_region("list", {0, 0, 100, 100}, 110) == doctest::Approx(10));
}

TEST_CASE("what is scrolled out of its list is not pressed") {
    UiState state;
    state.begin_frame();
    state.add({"close", {0, 0, 50, 20}, true});
    state.clip(Rect{0, 30, 50, 100});
    state.add({"row", {0, 10, 50, 40}, true});
    state.clip({});
    state.add({"go", {0, 140, 50, 20}, true});
    state.end_frame();
    for (const auto& [point, name] :
         {std::pair{Point{5, 15}, "close"}, {Point{5, 35}, "row"}, {Point{5, 145}, "go"}}) {
        state.input(pointer(InputKind::press, point));
        state.input(pointer(InputKind::release, point));
        CHECK(state.take_click(name));
    }
}

TEST_CASE("a control is held from the press on, wherever the pointer goes, until it is let go") {
    UiState state;
    state.begin_frame();
    state.add({"line", {0, 0, 100, 50}, true});
    state.end_frame();
    CHECK(state.is_over("line", {10, 10}));
    CHECK_FALSE(state.is_over("line", {10, 60}));
    state.input(pointer(InputKind::press, {10, 10}));
    CHECK(state.is_held("line"));
    state.input(pointer(InputKind::move, {300, 400}));
    CHECK(state.is_held("line"));
    CHECK(state.pointer() == Point{300, 400});
    state.input(pointer(InputKind::release, {300, 400}));
    CHECK_FALSE(state.is_held("line"));
    CHECK_FALSE(state.take_click("line"));
}

TEST_CASE("Enter presses the focused control only while it is enabled") {
    UiState state;
    state.begin_frame();
    state.add({"remove", {0, 0, 50, 50}, true});
    state.end_frame();
    state.focus("remove");
    state.begin_frame();
    state.add({"remove", {0, 0, 50, 50}, false});
    state.end_frame();
    CHECK_FALSE(state.presses_focus());
    CHECK(state.input(key_press(Key::enter)));
    CHECK_FALSE(state.take_click("remove"));
    state.begin_frame();
    state.add({"remove", {0, 0, 50, 50}, true});
    state.end_frame();
    CHECK(state.presses_focus());
    CHECK(state.input(key_press(Key::enter)));
    CHECK(state.take_click("remove"));
}

TEST_CASE("who plays by finger is known by the last press or key, and not by a pointer that passes") {
    UiState state;
    CHECK_FALSE(state.is_by_touch());
    state.input(pointer(InputKind::press, {5, 5}, true));
    CHECK(state.is_by_touch());
    state.input(pointer(InputKind::move, {6, 6}));
    CHECK(state.is_by_touch());
    state.input(key_press(Key::left));
    CHECK_FALSE(state.is_by_touch());
    state.input(pointer(InputKind::press, {5, 5}, true));
    state.input(pointer(InputKind::press, {5, 5}));
    CHECK_FALSE(state.is_by_touch());
}

TEST_CASE("a list that is longer than its place has a mark where in it this is, and others have none") {
    UiState state;
    state.begin_frame();
    state.scroll_region("list", {10, 20, 100, 100}, 400);
    state.scroll_region("short", {0, 0, 100, 100}, 100);
    REQUIRE(state.scroll_marks().size() == 1);
    CHECK(state.scroll_marks().front().y == doctest::Approx(20));
    CHECK(state.scroll_marks().front().height == doctest::Approx(25));
    state.scroll_by_key(Key::end);
    CHECK(state.scroll_marks().front().bottom() == doctest::Approx(120));
    state.cover();  // regions below a sheet have none
    CHECK(state.scroll_marks().empty());
}

TEST_SUITE_END();

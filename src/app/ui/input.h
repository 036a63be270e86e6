#pragma once

#include "app/ui/geometry.h"
#include "base/grid.h"

namespace tessera {

// Kinds of input by mouse, touch and keyboard; views never see SDL.
enum class InputKind {
    press,    // a button or the only finger goes down
    move,     // with or without a press
    release,  // at the same place or elsewhere
    cancel,   // a second finger, a lost pointer: aborts the action in progress
    wheel,
    twist,  // two fingers turn about each other
    key,
};

enum class PressButton { main, second };

enum class Key {
    none,
    left,
    right,
    up,
    down,
    enter,
    space,
    backspace,
    escape,
    tab,
    page_up,
    page_down,
    home,
    end,
    undo,  // with the control key, so that undo and redo mean the same in every puzzle
    redo,
    character
};

struct InputEvent {
    InputKind kind = InputKind::move;
    Point at;  // position of the pointer
    bool is_touch = false;
    PressButton button = PressButton::main;
    float wheel = 0;           // whole notches, positive away from the player; 0: less than one so far
    float twist = 0;           // radians, clockwise
    float scrolled = 0;        // CSS pixels, positive towards the end of a list
    float scrolled_aside = 0;  // likewise, towards the end of a row
    Key key = Key::none;
    char character = 0;  // for Key::character: an upper-case letter, or the typed digit or sign
    bool shift = false;
    double time_ms = 0;
};

inline InputEvent key_press(Key key, bool shift = false) {
    InputEvent event;
    event.kind = InputKind::key;
    event.key = key;
    event.shift = shift;
    return event;
}

inline InputEvent character_press(char character) {
    InputEvent event = key_press(Key::character);
    event.character = character;
    return event;
}

inline InputEvent pointer(InputKind kind, Point at, bool is_touch = false) {
    InputEvent event;
    event.kind = kind;
    event.at = at;
    event.is_touch = is_touch;
    return event;
}

// Returns the step of an arrow key; zero for other keys.
inline Cell step_of(Key key) {
    switch (key) {
        case Key::left:
            return {0, -1};
        case Key::right:
            return {0, 1};
        case Key::up:
            return {-1, 0};
        case Key::down:
            return {1, 0};
        default:
            return {0, 0};
    }
}

inline constexpr float drag_threshold = 8;  // a press that moves less is a tap

}  // namespace tessera

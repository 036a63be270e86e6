#pragma once

#include "app/ui/input.h"

#include <cstdint>
#include <vector>

union SDL_Event;

namespace tessera {

class Window;

// Converts SDL's events to inputs with a single pointer, mouse or finger. A second finger cancels the action
// of the first; pinching turns the wheel, and fingers that turn about each other twist.
class SdlInput {
public:
    std::vector<InputEvent> inputs_of(const SDL_Event& event, const Window& window, double now_ms);

    bool is_keyboard_used() const { return is_keyboard_used_; }  // since the last use of a pointer

private:
    struct Finger {
        std::int64_t id = 0;
        Point at;
    };
    std::vector<InputEvent> finger_down(Finger finger);
    std::vector<InputEvent> finger_moved(Finger finger);
    std::vector<InputEvent> two_fingers_moved();
    std::vector<InputEvent> finger_up(Finger finger);
    static std::vector<InputEvent> key_down(const SDL_Event& event);
    static std::vector<InputEvent> text_typed(const SDL_Event& event);
    std::vector<InputEvent> wheel_turned(const SDL_Event& event);
    float finger_distance() const;
    float finger_angle() const;

    std::vector<Finger> fingers_;
    float pinch_ = 0;       // distance of the two fingers when the wheel last turned
    float twist_ = 0;       // their direction when they last twisted, in radians
    float wheel_rest_ = 0;  // part of a notch not reported yet
    Point mouse_;
    bool is_keyboard_used_ = false;
};

}  // namespace tessera

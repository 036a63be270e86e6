#pragma once

#include "app/ui/input.h"

#include <cstdint>
#include <vector>

union SDL_Event;

namespace tessera {

class Window;

// Turns SDL's events into the player's inputs: one pointer, whether mouse or finger. A second finger cancels
// what the first one does; two fingers that move apart or together turn the wheel.
class SdlInput {
public:
    std::vector<InputEvent> inputs_of(const SDL_Event& event, const Window& window, double now_ms);

    bool is_keyboard_used() const { return is_keyboard_used_; }  // more recently than a pointer

private:
    struct Finger {
        std::int64_t id = 0;
        Point at;
    };
    std::vector<InputEvent> finger_down(Finger finger);
    std::vector<InputEvent> finger_moved(Finger finger);
    std::vector<InputEvent> finger_up(Finger finger);
    static std::vector<InputEvent> key_down(const SDL_Event& event);
    static std::vector<InputEvent> text_typed(const SDL_Event& event);
    std::vector<InputEvent> wheel_turned(const SDL_Event& event);
    float finger_distance() const;

    std::vector<Finger> fingers_;
    float pinch_ = 0;       // distance of two fingers when the wheel last turned
    float wheel_rest_ = 0;  // less than a notch so far
    Point mouse_;
    bool is_keyboard_used_ = false;
};

}  // namespace tessera

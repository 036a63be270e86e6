#include "app/host/sdl_input.h"

#include "app/host/window.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tessera {

namespace {

constexpr float notch_height = 100;   // CSS pixels per notch of the wheel, as in browsers
constexpr float pinch_notch = 1.06F;  // ratio of finger distances for half a notch of the wheel
constexpr float least_twist = 0.03F;  // radians

Key key_of(SDL_Keycode code) {
    switch (code) {
        case SDLK_LEFT:
            return Key::left;
        case SDLK_RIGHT:
            return Key::right;
        case SDLK_UP:
            return Key::up;
        case SDLK_DOWN:
            return Key::down;
        case SDLK_RETURN:
        case SDLK_KP_ENTER:
            return Key::enter;
        case SDLK_SPACE:
            return Key::space;
        case SDLK_BACKSPACE:
        case SDLK_DELETE:
            return Key::backspace;
        case SDLK_ESCAPE:
            return Key::escape;
        case SDLK_TAB:
            return Key::tab;
        case SDLK_PAGEUP:
            return Key::page_up;
        case SDLK_PAGEDOWN:
            return Key::page_down;
        case SDLK_HOME:
            return Key::home;
        case SDLK_END:
            return Key::end;
        default:
            return Key::none;
    }
}

// Returns a key's letter, regardless of modifier keys.
char letter_of(SDL_Keycode code) {
    return code >= 'a' && code <= 'z' ? static_cast<char>(code - 'a' + 'A') : '\0';
}

bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

// Returns Key::none if it is no command.
Key command_of(char letter, bool shift) {
    if (letter == 'Z') {
        return shift ? Key::redo : Key::undo;
    }
    return letter == 'Y' ? Key::redo : Key::none;
}

PressButton button_of(const SDL_Event& event) {
    return event.button.button == SDL_BUTTON_RIGHT ? PressButton::second : PressButton::main;
}

InputEvent mouse_button(InputKind kind, const SDL_Event& event, Point at) {
    InputEvent input = pointer(kind, at);
    input.button = button_of(event);
    return input;
}

}  // namespace

float SdlInput::finger_distance() const {
    return std::max(distance(fingers_[0].at, fingers_[1].at), 1.0F);
}

float SdlInput::finger_angle() const {
    const Point apart = fingers_[1].at - fingers_[0].at;
    return std::atan2(apart.y, apart.x);
}

std::vector<InputEvent> SdlInput::finger_down(Finger finger) {
    fingers_.push_back(finger);
    if (fingers_.size() == 1) {
        return {pointer(InputKind::press, finger.at, true)};
    }
    if (fingers_.size() == 2) {
        pinch_ = finger_distance();
        twist_ = finger_angle();
        return {pointer(InputKind::cancel, fingers_.front().at, true)};
    }
    return {};
}

std::vector<InputEvent> SdlInput::finger_moved(Finger finger) {
    for (Finger& known : fingers_) {
        if (known.id == finger.id) {
            known.at = finger.at;
        }
    }
    if (fingers_.size() == 1) {
        return {pointer(InputKind::move, finger.at, true)};
    }
    return fingers_.size() == 2 ? two_fingers_moved() : std::vector<InputEvent>{};
}

std::vector<InputEvent> SdlInput::two_fingers_moved() {
    const Point between = mix(fingers_[0].at, fingers_[1].at, 0.5F);
    std::vector<InputEvent> inputs;
    const float now = finger_distance();
    const float ratio = now / pinch_;
    if (ratio >= pinch_notch || ratio <= 1 / pinch_notch) {
        pinch_ = now;
        inputs.push_back(pointer(InputKind::wheel, between, true));
        inputs.back().wheel = ratio > 1 ? 0.5F : -0.5F;
    }
    const float turned = std::remainder(finger_angle() - twist_, 2 * std::numbers::pi_v<float>);
    if (std::abs(turned) >= least_twist) {
        twist_ = finger_angle();
        inputs.push_back(pointer(InputKind::twist, between, true));
        inputs.back().twist = turned;
    }
    return inputs;
}

std::vector<InputEvent> SdlInput::finger_up(Finger finger) {
    const bool was_alone = fingers_.size() == 1;
    const auto gone = [&](const Finger& known) {
        return known.id == finger.id;
    };
    fingers_.erase(std::remove_if(fingers_.begin(), fingers_.end(), gone), fingers_.end());
    return was_alone ? std::vector<InputEvent>{pointer(InputKind::release, finger.at, true)}
                     : std::vector<InputEvent>{};
}

std::vector<InputEvent> SdlInput::key_down(const SDL_Event& event) {
    const SDL_Keysym& symbol = event.key.keysym;
    const bool shift = (symbol.mod & KMOD_SHIFT) != 0;
    const bool is_command = (symbol.mod & (KMOD_CTRL | KMOD_GUI)) != 0;
    const char letter = letter_of(symbol.sym);
    const Key key = is_command && letter != '\0' ? command_of(letter, shift) : key_of(symbol.sym);
    const bool presses = key == Key::enter || key == Key::space;
    if (presses && event.key.repeat != 0) {
        return {};  // no key repeat
    }
    if (key != Key::none) {
        return {key_press(key, shift)};
    }
    if (is_command || letter == '\0') {
        return {};
    }
    InputEvent input = character_press(letter);
    input.shift = shift;
    return {input};
}

// Digits and signs are on different keys in each country, so the typed character counts.
std::vector<InputEvent> SdlInput::text_typed(const SDL_Event& event) {
    const char typed = event.text.text[0];
    const bool is_sign = typed > ' ' && typed < 127 && !is_letter(typed) && event.text.text[1] == '\0';
    return is_sign ? std::vector<InputEvent>{character_press(typed)} : std::vector<InputEvent>{};
}

// Lists scroll by every pixel; tables turn and zoom by whole notches, since a touch pad sends many small
// steps.
std::vector<InputEvent> SdlInput::wheel_turned(const SDL_Event& event) {
    const float turned = event.wheel.preciseY;
    wheel_rest_ += std::clamp(turned, -1.0F, 1.0F);
    InputEvent input = pointer(InputKind::wheel, mouse_);
    input.wheel = std::trunc(wheel_rest_);
    input.scrolled = -turned * notch_height;
    wheel_rest_ -= input.wheel;
    return {input};
}

std::vector<InputEvent> SdlInput::inputs_of(const SDL_Event& event, const Window& window, double now_ms) {
    std::vector<InputEvent> inputs;
    const auto finger = [&] {
        return Finger{event.tfinger.fingerId,
                      {event.tfinger.x * window.width(), event.tfinger.y * window.height()}};
    };
    const auto point = [&](int x, int y) {
        return mouse_ = window.to_css({static_cast<float>(x), static_cast<float>(y)});
    };
    switch (event.type) {
        case SDL_FINGERDOWN:
            inputs = finger_down(finger());
            break;
        case SDL_FINGERMOTION:
            inputs = finger_moved(finger());
            break;
        case SDL_FINGERUP:
            inputs = finger_up(finger());
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            if (event.button.which != SDL_TOUCH_MOUSEID && event.button.button != SDL_BUTTON_MIDDLE) {
                const bool down = event.type == SDL_MOUSEBUTTONDOWN;
                const Point at = point(event.button.x, event.button.y);
                inputs = {mouse_button(down ? InputKind::press : InputKind::release, event, at)};
            }
            break;
        case SDL_MOUSEMOTION:
            if (event.motion.which != SDL_TOUCH_MOUSEID) {
                inputs = {pointer(InputKind::move, point(event.motion.x, event.motion.y))};
            }
            break;
        case SDL_MOUSEWHEEL:
            inputs = wheel_turned(event);
            break;
        case SDL_KEYDOWN:
            inputs = key_down(event);
            break;
        case SDL_TEXTINPUT:
            inputs = text_typed(event);
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
                fingers_.clear();
                inputs = {pointer(InputKind::cancel, mouse_)};
            }
            break;
        default:
            break;
    }
    for (InputEvent& input : inputs) {
        input.time_ms = now_ms;
        is_keyboard_used_ =
            input.kind == InputKind::key ||
            (is_keyboard_used_ && input.kind != InputKind::press && input.kind != InputKind::wheel);
    }
    return inputs;
}

}  // namespace tessera

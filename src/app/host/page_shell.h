#pragma once

#include "app/host/hosted_program.h"
#include "app/host/sdl_input.h"
#include "app/host/window.h"
#include "app/ui/control_lines.h"
#include "app/ui/ui_state.h"

#include <vector>

namespace tessera {

// The part of a program with a window that does not depend on its contents: opens the window, begins and ends
// its frames, passes inputs on, lists the controls for the host, moves the focus by Tab, and draws nothing
// while the GL context is lost.
class PageShell : public HostedProgram {
public:
    void context_lost() override;
    void context_restored() override;
    void scrolled_aside(float by) override;
    bool wants_tab(bool backwards) override;

    UiState& ui_state() { return ui_state_; }
    const UiState& ui_state() const { return ui_state_; }
    const Window& window() const { return window_; }
    int frame_count() const { return frame_count_; }

protected:
    bool open_window(const WindowStart& start);  // false: no window
    void close_window() { window_.close(); }

    // Begins each call of the host that depends on time.
    virtual void set_moment() = 0;
    virtual bool step_focus(bool backwards) = 0;  // false: the focus leaves the canvas

    std::vector<InputEvent> inputs_of(const SDL_Event& event, double now_ms) {
        return sdl_input_.inputs_of(event, window_, now_ms);
    }
    bool is_keyboard_used() const { return sdl_input_.is_keyboard_used(); }
    // Moves the focus if the input is the Tab key and wants_tab has not done so. Returns true for that key.
    bool take_tab(const InputEvent& input);

    // The calls of a frame, in this order.
    ImDrawList* begin_frame();  // null: the GL context is lost, so there is nothing to draw on
    void end_frame(const Theme& theme);
    void show_controls();

    Rect whole() const { return {0, 0, window_.width(), window_.height()}; }
    Rect safe_part() const;  // not covered by the device

private:
    Window window_;
    SdlInput sdl_input_;
    UiState ui_state_;
    ControlLines control_lines_;
    bool is_context_lost_ = false;
    bool is_tab_done_ = false;  // the host's wants_tab has moved the focus already, before the key event
    int frame_count_ = 0;
};

}  // namespace tessera

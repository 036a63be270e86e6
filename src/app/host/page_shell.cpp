#include "app/host/page_shell.h"

#include "app/host/platform.h"

namespace tessera {

bool PageShell::open_window(const WindowStart& start) {
    return window_.open(start);
}

ImDrawList* PageShell::begin_frame() {
    if (is_context_lost_) {
        return nullptr;
    }
    ImDrawList& list = window_.begin_frame();  // measures the window, which set_moment needs
    set_moment();
    ui_state_.begin_frame();
    return &list;
}

void PageShell::end_frame(const Theme& theme) {
    ui_state_.end_frame();
    Window::set_cursor(ui_state_.is_over_button() ? Cursor::hand : Cursor::arrow);
    window_.end_frame(theme.page);
}

void PageShell::show_controls() {
    if (control_lines_.update(ui_state_)) {
        platform::show_controls(control_lines_.text());
    }
    ++frame_count_;
}

Rect PageShell::safe_part() const {
    const platform::Insets insets = platform::safe_area();
    return {insets.left, insets.top, window_.width() - insets.left - insets.right,
            window_.height() - insets.top - insets.bottom};
}

bool PageShell::take_tab(const InputEvent& input) {
    if (input.key != Key::tab) {
        return false;
    }
    if (!is_tab_done_) {
        step_focus(input.shift);
    }
    is_tab_done_ = false;
    return true;
}

void PageShell::scrolled_aside(float by) {
    InputEvent event;
    event.kind = InputKind::wheel;
    event.at = ui_state_.pointer();
    event.scrolled_aside = by;
    ui_state_.input(event);
}

bool PageShell::wants_tab(bool backwards) {
    set_moment();
    is_tab_done_ = step_focus(backwards);
    return is_tab_done_;
}

void PageShell::context_lost() {
    if (!is_context_lost_) {
        is_context_lost_ = true;
        Window::lose_context();
    }
}

void PageShell::context_restored() {
    if (is_context_lost_) {
        is_context_lost_ = false;
        window_.restore_context();
    }
}

}  // namespace tessera

#include "app/shell.h"

#include "app/host/platform.h"
#include "app/screens/editor_screen.h"
#include "app/screens/maker_sheet.h"
#include "app/screens/sheets.h"
#include "app/state_json.h"

namespace tessera {

namespace {

Rect safe_part(const Rect& window) {
    const platform::Insets insets = platform::safe_area();
    return {insets.left, insets.top, window.width - insets.left - insets.right,
            window.height - insets.top - insets.bottom};
}

}  // namespace

bool Shell::open(const WindowStart& start, bool is_scripted) {
    if (!window_.open(start)) {
        return false;
    }
    set_moment();
    controller_.start(is_scripted);
    return true;
}

void Shell::close() {
    controller_.save_game();
    window_.close();
}

void Shell::set_moment() {
    controller_.set_moment(platform::now_ms(), window_.pixel(), sdl_input_.is_keyboard_used());
}

HostedProgram::Next Shell::frame() {
    if (is_context_lost_) {
        return Next::rest;
    }
    ImDrawList& list = window_.begin_frame();  // measures the window, which set_moment needs
    set_moment();
    controller_.advance();
    draw(list);
    controller_.update_screen_reader();
    if (control_lines_.update(ui_state_)) {
        platform::show_controls(control_lines_.text());
    }
    controller_.update_page();
    if (++frame_count_ == 1) {
        controller_.levels().ask();
    }
    schedule_wake();
    return controller_.needs_frame() ? Next::frame : Next::rest;
}

void Shell::draw(ImDrawList& list) {
    const Theme& theme = theme_of(controller_.settings());
    Painter painter(list, theme, window_.pixel());
    Ui ui{painter, ui_state_, controller_.strings(), sdl_input_.is_keyboard_used()};
    const Rect whole{0, 0, window_.width(), window_.height()};
    drawn_screen_ = controller_.screen();  // a press during drawing may change the screen
    drawn_panel_ = controller_.panel();
    ui_state_.begin_frame();
    draw_screens(controller_, memory_, ui, whole, safe_part(whole));
    for (Rect mark : ui_state_.scroll_marks()) {
        mark.x = std::min(mark.x, whole.right() - mark.width - 2);
        painter.fill(mark, with_alpha(theme.text, 0.4F), mark.width / 2);
    }
    ui_state_.end_frame();
    Window::set_cursor(ui_state_.is_over_button() ? Cursor::hand : Cursor::arrow);
    window_.end_frame(theme.page);
}

bool Shell::is_drawn() const {
    const bool is_laid_out = controller_.screen() != Screen::play || controller_.table().layout_count > 0;
    return frame_count_ > 0 && drawn_screen_ == controller_.screen() && drawn_panel_ == controller_.panel() &&
           is_laid_out;
}

// Requests one frame for when the screen next changes by itself, or none.
void Shell::schedule_wake() const {
    const double due = controller_.due_ms();
    if (due > 0) {
        platform::request_frame_in(due - controller_.now_ms());
    }
}

void Shell::fragment_changed() {
    set_moment();
    controller_.open_link(platform::fragment());
}

int Shell::went_to(int depth) {
    set_moment();
    controller_.go_to_depth(depth);
    return controller_.depth();
}

void Shell::text_answered(int id, std::optional<std::string> text) {
    set_moment();
    if (text && id == import_question) {
        controller_.import_games(*text);
    } else if (text && id == draft_question) {
        controller_.take_draft_file(*text);
    } else if (text && id == field_question) {
        controller_.edit_text(*text);
    } else if (text) {
        number_answered(controller_, id, *text);
    }
}

void Shell::levels_answered(std::optional<std::string> table) {
    set_moment();
    controller_.take_levels(table);
}

void Shell::translation_answered(std::optional<std::string> table) {
    set_moment();
    controller_.take_translation(table);
}

bool Shell::kept_changed(const std::optional<std::string>& found) {
    set_moment();
    if (found) {
        return controller_.kept_found(*found);
    }
    controller_.kept_changed();
    return true;
}

void Shell::kept_refused() {
    set_moment();
    controller_.kept_refused();
}

void Shell::text_copied(bool succeeded) {
    set_moment();
    controller_.text_copied(succeeded);
}

void Shell::notify(const Sentence& sentence) {
    controller_.notify(sentence);
}

void Shell::look_changed() {
    controller_.apply_look();
}

void Shell::visibility_changed(bool is_visible) {
    set_moment();
    controller_.set_visible(is_visible);
}

void Shell::context_lost() {
    if (!is_context_lost_) {
        is_context_lost_ = true;
        Window::lose_context();
    }
}

void Shell::context_restored() {
    if (is_context_lost_) {
        is_context_lost_ = false;
        window_.restore_context();
    }
}

std::string Shell::state_json() {
    return state_json_of(*this);
}

}  // namespace tessera

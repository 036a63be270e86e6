#include "app/shell.h"

#include "app/host/platform.h"
#include "app/screens/maker_sheet.h"
#include "app/screens/questions.h"
#include "app/screens/sheets.h"
#include "app/state_json.h"
#include "base/apart.h"

#include <algorithm>

namespace tessera {

namespace {

// The answer to a question for a file: its name, a newline, its text.
struct FileAnswer {
    std::string name;
    std::string text;
};

FileAnswer file_in(const std::string& answer) {
    const std::size_t end = std::min(answer.find('\n'), answer.size());
    return {answer.substr(0, end), answer.substr(std::min(end + 1, answer.size()))};
}

// Takes the player's answer to a question that was asked by the second part of the page's program.
void take_answer(GameController& controller, int id, const std::string& text) {
    if (id == import_question) {
        controller.import_games(file_in(text).text);
    } else if (id == draft_question) {
        const FileAnswer file = file_in(text);
        controller.opening().open_draft_file(file.name, file.text);
    } else if (id == field_question) {
        if (controller.opening().is_editing()) {  // it may have been left since
            controller.editing().set_text(text);
        }
    } else if (series_title_question <= id && id <= series_note_question) {
        controller.shelf().name(id == series_title_question    ? &Credits::title
                                : id == series_author_question ? &Credits::author
                                                               : &Credits::note,
                                text);
    } else {
        number_answered(controller.opening(), controller.announcer(), id, text);
    }
}

}  // namespace

bool Shell::open(const WindowStart& start, bool is_scripted) {
    if (!open_window(start)) {
        return false;
    }
    set_moment();
    controller_.start(is_scripted);
    return true;
}

void Shell::close() {
    controller_.desk().save();
    close_window();
}

void Shell::set_moment() {
    controller_.set_moment(platform::now_ms(), window().pixel(), is_keyboard_used());
}

HostedProgram::Next Shell::frame() {
    ImDrawList* const list = begin_frame();
    if (list == nullptr) {
        return Next::rest;
    }
    controller_.advance();
    Painter painter(*list, theme_of(controller_.preferences().settings()), window().pixel(),
                    texture_of(controller_.preferences().settings()));
    draw(painter);
    end_frame(painter.theme());
    controller_.update_screen_reader();
    show_controls();
    controller_.update_page();
    if (frame_count() == 1) {
        controller_.desk().levels().ask();
    }
    schedule_wake();
    return controller_.needs_frame() ? Next::frame : Next::rest;
}

void Shell::draw(Painter& painter) {
    Ui ui{painter, ui_state(), controller_.appearance().strings(), is_keyboard_used()};
    drawn_screen_ = controller_.screen();  // a press during drawing may change the screen
    drawn_panel_ = controller_.panel();
    const Rect page = whole();
    draw_screens(controller_, memory_, ui, page, safe_part());
    for (Rect mark : ui_state().scroll_marks()) {
        mark.x = std::min(mark.x, page.right() - mark.width - 2);
        painter.fill(mark, with_alpha(painter.theme().text, 0.4F), mark.width / 2);
    }
}

bool Shell::is_drawn() const {
    const bool is_laid_out =
        controller_.screen() != Screen::play || controller_.playing().table().layout_count > 0;
    return frame_count() > 0 && !ui_state().has_acted() && !platform::has_input_waiting() &&
           drawn_screen_ == controller_.screen() && drawn_panel_ == controller_.panel() && is_laid_out &&
           !awaits_part(controller_);
}

// Requests one frame for when the screen next changes by itself, or none.
void Shell::schedule_wake() const {
    const double due = controller_.due_ms();
    if (due > 0) {
        platform::request_frame_in(due - controller_.appearance().now_ms());
    }
}

void Shell::fragment_changed() {
    set_moment();
    controller_.opening().open_link(platform::fragment());
}

int Shell::went_to(int depth) {
    set_moment();
    controller_.go_to_depth(depth);
    return controller_.depth();
}

void Shell::text_answered(int id, std::optional<std::string> text) {
    set_moment();
    if (text) {
        apart(take_answer)(controller_, id, *text);
    }
}

void Shell::levels_answered(std::optional<std::string> table) {
    set_moment();
    controller_.opening().take_levels(table);
}

void Shell::translation_answered(std::optional<std::string> table) {
    set_moment();
    controller_.preferences().take_translation(table);
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
    controller_.printing().text_copied(succeeded);
}

void Shell::notify(const Sentence& sentence) {
    controller_.announcer().notify(sentence);
}

void Shell::look_changed() {
    controller_.preferences().apply_look();
}

void Shell::visibility_changed(bool is_visible) {
    set_moment();
    controller_.set_visible(is_visible);
}

std::string Shell::state_json() {
    return state_json_of(*this);
}

}  // namespace tessera

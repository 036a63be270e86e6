#include "app/lab/lab_shell.h"

#include "app/game/play/look.h"
#include "app/host/platform.h"
#include "app/lab/race/race_state.h"
#include "app/lab/screen/lab_state.h"
#include "app/lab/screen/lab_table.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tessera {

namespace {

// True for the keys of the previous and next mark. Many keyboards have no brackets, so , and . work too.
bool is_of_mark(char character) {
    return character != 0 && std::string_view("[],.").find(character) != std::string_view::npos;
}

}  // namespace

bool LabShell::open(const WindowStart& start) {
    if (!open_window(start)) {
        return false;
    }
    set_moment();
    lab_.start();
    open_race_of_link();
    return true;
}

// Opens the race in the link, if it has one.
void LabShell::open_race_of_link() {
    race_.leave();
    if (!lab_.link().option("race").empty()) {
        enter_race();
    }
}

void LabShell::enter_race() {
    screen_ = LabScreen();  // its state belongs to a record that is about to go
    if (lab_.has_search()) {
        lab_.set_aside();
        race_.enter(lab_);
        race_screen_ = RaceScreen();
    }
}

void LabShell::set_moment() {
    lab_.set_moment(platform::now_ms(), window().pixel(), is_keyboard_used());
}

HostedProgram::Next LabShell::frame() {
    ImDrawList* const list = begin_frame();
    if (list == nullptr) {
        return Next::rest;
    }
    if (race_.is_open()) {
        race_.advance(lab_);
    } else {
        lab_.advance();
    }
    const bool takes_picture = std::exchange(screen_.wants_picture, false);
    Painter painter(*list, theme_of(lab_.settings()), window().pixel());
    draw(painter);
    end_frame(painter.theme());
    show_controls();
    if (takes_picture) {
        platform::download_picture("tessera-lab.png");
    }
    if (std::exchange(race_screen_.wants_picture, false)) {
        platform::download_picture("tessera-race.png");
    }
    return after_frame();
}

HostedProgram::Next LabShell::after_frame() {
    if (race_.is_open() || lab_.is_set_aside() || screen_.wants_race) {
        return after_frame_of_race();
    }
    if (const double due = lab_.due_ms(); due > 0) {
        platform::request_frame_in(due - lab_.now_ms());
    }
    if (lab_.needs_frame() || lab_.picture().is_moving(lab_.now_ms()) || screen_.wants_picture) {
        return Next::frame;
    }
    if (!lab_.replay().is_playing() && !ui_state().is_held("lab.timeline") &&
        !ui_state().is_held("lab.chart")) {
        lab_.keep_address();
    }
    return Next::rest;
}

// Enters, continues or leaves a race.
HostedProgram::Next LabShell::after_frame_of_race() {
    if (screen_.wants_race) {
        enter_race();
        return Next::frame;
    }
    if (!race_.is_open()) {
        lab_.take_again();
        return Next::frame;
    }
    if (race_.is_running()) {
        return Next::frame;
    }
    race_.keep_address(lab_);
    return Next::rest;
}

// Only notes are ever asked for.
void LabShell::text_answered(int /*id*/, std::optional<std::string> text) {
    set_moment();
    if (text) {
        take_note(lab_, *text);
    }
}

void LabShell::text_copied(bool succeeded) {
    const Sentence sentence = succeeded ? say("link copied") : say("the browser did not allow copying");
    platform::announce(lab_.strings().with_stop(sentence));
}

void LabShell::draw(Painter& painter) {
    const Strings strings = lab_.strings();
    Ui ui{painter, ui_state(), strings, is_keyboard_used()};
    if (race_.is_open()) {
        draw_race(lab_, race_, race_screen_, ui, whole(), safe_part());
    } else {
        draw_lab(lab_, screen_, ui, whole(), safe_part());
    }
}

void LabShell::event(const SDL_Event& event) {
    set_moment();
    for (const InputEvent& input : inputs_of(event, lab_.now_ms())) {
        if (input.kind == InputKind::key) {
            key_pressed(input);
            continue;
        }
        const bool is_taken = ui_state().input(input);
        if (!race_.is_open() && !screen_.sheets.is_open() && (!is_taken || input.kind == InputKind::move)) {
            look_around(lab_, input);
        }
        if (input.kind == InputKind::wheel && !screen_.sheets.is_open() &&
            ui_state().is_over("lab.tree", input.at)) {
            lab_.picture().zoom(input.wheel > 0 ? 1 + 0.2F * input.wheel : 1 / (1 - 0.2F * input.wheel),
                                input.at);
        }
    }
}

void LabShell::key_pressed(const InputEvent& event) {
    if (take_tab(event)) {
        return;
    }
    if (race_.is_open()) {
        if (!ui_state().input(event)) {
            race_command_pressed(event);
        }
        return;
    }
    // On the timeline, the tree and the chart a key keeps its own meaning instead of pressing a point.
    const bool is_on_picture = ui_state().is_focused("lab.timeline") || ui_state().is_focused("lab.tree") ||
                               ui_state().is_focused("lab.chart");
    if (is_on_picture || !ui_state().input(event)) {
        command_pressed(event);
    }
}

// Uses the keys of video players; with Shift the arrows walk through the tree.
void LabShell::command_pressed(const InputEvent& event) {
    if (screen_.sheets.is_open()) {
        if (event.key == Key::escape) {
            screen_.sheets = LabSheets();
        }
    } else if (event.character == '?') {
        screen_.sheets.shows_help = true;
    } else if (event.shift && step_of(event.key) != Cell{0, 0}) {
        lab_.go_to_neighbour(event.key);
    } else if (event.key == Key::enter) {
        lab_.picture().fold(lab_.node());
    } else if (event.key == Key::space || event.character == 'K') {
        lab_.play_or_pause();
    } else if (event.key == Key::left || event.key == Key::right) {
        lab_.step(event.key == Key::right ? 1 : -1);
    } else if (event.key == Key::up || event.key == Key::down) {
        lab_.change_speed(event.key == Key::up ? 1 : -1);
    } else if (event.key == Key::page_up || event.key == Key::page_down) {
        lab_.step((event.key == Key::page_down ? 1 : -1) * (lab_.step_count() / 20 + 1));
    } else if (event.character == 'B') {
        ask_note(lab_, lab_.replay().place());
    } else if (is_of_mark(event.character)) {
        go_to_mark(lab_, event.character == '[' || event.character == ',' ? -1 : 1);
    } else if (event.character == 'N') {
        lab_.next_solution();
    } else if (event.character == 'C') {
        lab_.show_choices(!lab_.shows_choices());
    } else if (event.character == 'L') {
        lab_.go_to_largest();
    } else if (event.character == 'S') {
        lab_.go_to_similar();
    } else if (event.character >= '0' && event.character <= '9') {
        lab_.seek(static_cast<int>(static_cast<long long>(lab_.step_count()) * (event.character - '0') / 10));
    } else if (event.key == Key::escape && !lab_.is_plain()) {
        lab_.go_back();
    }
}

// The same keys where they apply; 1 to 4 select the views.
void LabShell::race_command_pressed(const InputEvent& event) {
    if (event.key == Key::escape) {
        if (race_.lane()) {
            race_.close_lane();
        } else {
            race_.leave();
        }
    } else if (race_.lane()) {
        return;
    } else if (event.key == Key::space || event.character == 'K') {
        race_.play_or_pause(lab_);
    } else if (event.key == Key::up || event.key == Key::down) {
        race_.change_speed(event.key == Key::up ? 1 : -1);
    } else if (event.character == 'N') {
        race_.run_on();
    } else if (event.character >= '1' && event.character <= '4' &&
               (race_.has_race() || event.character == '1')) {
        race_.show(static_cast<RaceRoom::View>(event.character - '1'));
    }
}

void LabShell::control_pressed(std::string_view name) {
    set_moment();
    constexpr std::array<std::string_view, 3> pressed_at_a_place = {"lab.timeline", "lab.chart", "lab.tree"};
    if (std::find(pressed_at_a_place.begin(), pressed_at_a_place.end(), name) == pressed_at_a_place.end()) {
        ui_state().click(name);
    }
}

bool LabShell::wants_tab(bool backwards) {
    const bool is_done = PageShell::wants_tab(backwards);
    if (!is_done) {
        ui_state().clear_focus();
    }
    return is_done;
}

void LabShell::fragment_changed() {
    set_moment();
    lab_.open_link(platform::fragment());
    screen_ = LabScreen();
    open_race_of_link();
}

void LabShell::translation_answered(std::optional<std::string> table) {
    lab_.take_translation(table);
}

void LabShell::visibility_changed(bool is_visible) {
    set_moment();
    if (!is_visible) {
        lab_.pause();
        if (!race_.has_workers()) {  // they continue; pausing would restart their searches
            race_.pause();
        }
    }
}

std::string LabShell::state_json() {
    return race_.is_open() ? race_state_json(lab_, race_, ui_state(), frame_count())
                           : lab_state_json(lab_, screen_, ui_state(), frame_count());
}

}  // namespace tessera

#include "app/board/shortcuts.h"
#include "app/shell.h"
#include "base/apart.h"

// Dispatch of the player's inputs: to buttons and lists, to the table, or to commands.

namespace tessera {

void Shell::event(const SDL_Event& event) {
    set_moment();
    for (const InputEvent& input : inputs_of(event, controller_.appearance().now_ms())) {
        if (input.kind != InputKind::move) {
            controller_.announcer().mark_stale();
            controller_.newcomers().player_acted();
        }
        if (input.kind == InputKind::key) {
            key_pressed(input);
        } else {
            pointer_used(input);
        }
    }
}

// A drag over a button is still a drag, so the table receives every move.
void Shell::pointer_used(const InputEvent& event) {
    const bool is_taken = ui_state().input(event);
    if (event.kind == InputKind::wheel && event.wheel == 0) {
        return;
    }
    if (controller_.navigation().is_table_free() && (!is_taken || event.kind == InputKind::move)) {
        controller_.input(event);
    }
}

void Shell::key_pressed(const InputEvent& event) {
    if (take_tab(event)) {
        return;
    }
    const bool on_table =
        controller_.navigation().is_table_free() && !controller_.appearance().is_to_look_at();
    if (on_table && event.key == Key::enter && controller_.playing().is_over() &&
        !ui_state().presses_focus()) {
        return controller_.opening().open_next();
    }
    if (ui_state().input(event)) {
        return;
    }
    if (on_table && controller_.input(event)) {
        ui_state().clear_focus();
    } else if (event.key == Key::escape) {
        escape_pressed();
    } else if (on_table) {
        command_pressed(command_of(event));
    } else {
        ui_state().scroll_by_key(event.key);
    }
}

void Shell::escape_pressed() {
    if (controller_.panel() != Panel::none) {
        controller_.navigation().close_panel();
    } else if (controller_.screen() != Screen::play) {
        controller_.opening().show(Screen::play);
    } else {
        controller_.playing().stop_help_or_search();
        controller_.playing().close_win();
    }
}

void Shell::command_pressed(std::string_view command) {
    if (controller_.screen() == Screen::edit) {
        editor_command(command);
    } else if (command == "undo") {
        controller_.playing().rewind(Rewind::undo);
    } else if (command == "redo") {
        controller_.playing().rewind(Rewind::redo);
    } else if (command == "hint") {
        controller_.playing().ask_hint();
    } else if (controller_.appearance().is_framed()) {
        return;
    } else if (command == "checkpoint") {
        controller_.desk().set_checkpoint();
    } else if (command == "come_back") {
        controller_.playing().come_back_to_last();
    } else if (command == "help") {
        controller_.opening().show(Panel::help);
    }
}

void Shell::editor_command(std::string_view command) {
    if (!controller_.opening().is_editing()) {
        return;
    }
    if (command == "undo" || command == "redo") {
        (controller_.editing().*apart(&Editing::step))(command == "undo" ? -1 : 1);
    } else if (command == "help") {
        controller_.announcer().notify((controller_.editor().*apart(&Editor::help))());
    }
}

// Moves the focus through the pieces first, then through the buttons, then out of the canvas.
bool Shell::step_focus(bool backwards) {
    if (!controller_.navigation().is_table_free()) {
        return ui_state().step_focus(backwards);
    }
    if (!ui_state().has_focus()) {
        if (controller_.playing().step_focus(backwards)) {
            return true;
        }
        if (backwards) {
            return false;
        }
    }
    if (ui_state().step_focus(backwards)) {
        controller_.playing().drop_focus();
        return true;
    }
    ui_state().clear_focus();
    return backwards && controller_.playing().step_focus(true);
}

void Shell::control_pressed(std::string_view name) {
    set_moment();
    controller_.announcer().mark_stale();
    controller_.newcomers().player_acted();
    ui_state().click(name);
}

}  // namespace tessera

#include "app/game/opening.h"
#include "base/apart.h"

#include <utility>

// Opening: the editor, and puzzles that come from it.

namespace tessera {

// The editor is in the second part of the page's program; until that is there, its screen says so.
void Opening::begin_editing(std::function<void()> begin) {
    playing_.stop_help();
    if (platform::is_whole()) {
        begin();
        return;
    }
    begin_editing_ = std::move(begin);
    navigation_.show(Panel::none);
    navigation_.show(Screen::edit);
}

void Opening::begin_awaited_editing() {
    if (begin_editing_ && screen() != Screen::edit) {
        begin_editing_ = nullptr;
    } else if (begin_editing_ && platform::is_whole()) {
        std::exchange(begin_editing_, nullptr)();
        navigation_.show(editing_.editor().is_open() ? Screen::edit : Screen::home);
    }
}

void Opening::open_editor(std::string_view family) {
    begin_editing([this, id = std::string(family)] { (editing_.*apart(&Editing::open))(id); });
}

void Opening::edit_position() {
    begin_editing([this] { (editing_.*apart(&Editing::open_with))(written_session(game())); });
}

void Opening::edit_made() {
    if (making_.maker().made() != nullptr) {
        begin_editing(
            [this] { (editing_.*apart(&Editing::open_made))(AnySession(*making_.maker().made())); });
    }
}

void Opening::open_draft_file(std::string_view name, std::string_view text) {
    begin_editing([this, called = std::string(name), file = std::string(text)] {
        (editing_.*apart(&Editing::open_file))(called, file);
    });
}

void Opening::make_on_board() {
    if (const auto recipe = editing_.recipe_on_board()) {
        making_.open_with(*recipe);
    }
}

void Opening::draw_own_board() {
    show(Panel::none);
    open_editor(making_.maker().family());
    announcer_.notify(say("draw a board, then choose \u201CMake\u201D"));
}

bool Opening::play_draft() {
    auto session = editing_.to_play();
    if (session) {
        open(std::move(*session));
    }
    return session.has_value();
}

void Opening::share_draft() {
    if (play_draft()) {
        show(Panel::share);
    }
}

}  // namespace tessera

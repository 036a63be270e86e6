#include "app/board/board_words.h"
#include "app/game/game_controller.h"
#include "base/apart.h"

// GameController: texts around the table: page title and description, the table in words for screen readers.

namespace tessera {

namespace {

void put_editor_in_words(BoardWords& words, const Editor& editor) {
    words.line(editor.help());
    if (const auto trouble = editor.complaint()) {
        words.line(*trouble);
    }
    editor.put_in_words(words);
}

}  // namespace

void GameController::update_screen_reader() {
    if (!announcer_.table_in_words().is_stale()) {
        return;
    }
    BoardWords words(appearance_.strings());
    if (opening_.is_editing()) {
        apart(put_editor_in_words)(words, editor());
    } else if (screen() == Screen::play && panel() != Panel::paused) {
        words.line({desk_.name_text(game()), {}});
        with_game(playing_.table(), [&](auto& session, auto& view) {
            words.line(progress(view, session));
            put_in_words(words, view, session);
        });
    }
    announcer_.table_in_words().show(words, appearance_.scene().has_keyboard_focus);
}

PageTexts GameController::page_texts() const {
    const auto titled = [](std::string_view name) {
        return std::string(name) + " \xC2\xB7 Tessera";
    };
    if (screen() != Screen::play) {
        const std::string how(
            appearance_.strings().of("Tab goes from one button to the next, Enter presses it."));
        return {screen() == Screen::edit ? titled(appearance_.strings().of("Editor")) : "Tessera", how};
    }
    return with_game(game(), [&](auto& session, auto&) {
        const std::string rule = appearance_.strings().with_stop(tessera::help(session).front().words);
        const std::string keys = appearance_.is_to_look_at()
                                     ? std::string()
                                     : ' ' + std::string(appearance_.strings().of(keys_in_words(session)));
        return PageTexts{titled(desk_.title_text(game())), rule + keys};
    });
}

void GameController::update_page() {
    appearance_.show_page(page_texts());
    if (page_depth_ != depth()) {
        page_depth_ = depth();
        platform::set_depth(*page_depth_);
    }
}

}  // namespace tessera

#include "app/game/game_controller.h"
#include "app/host/platform.h"
#include "base/text.h"

#include <utility>

// GameController: the level editor.

namespace tessera {

void GameController::open_editor(std::string_view family) {
    stop_help();
    if (!editor_.open(family, storage_.draft(family))) {
        storage_.distrust_draft(family);
        notify(say("your saved draft cannot be read; you can still export it in Settings"), true);
    }
    panel_ = Panel::none;
    show(Screen::edit);
}

void GameController::edit_position() {
    edit(written_session(*game_));
}

void GameController::edit_made() {
    if (maker_.made() != nullptr) {
        edit(AnySession(*maker_.made()));
    }
}

void GameController::edit(const AnySession& position) {
    open_editor(family_id(position));
    editor_.take(position);
    tell_of(storage_.replace_draft(editor_.family(), editor_.text()));
}

void GameController::save_draft_file() const {
    platform::download_text("tessera-" + std::string(editor_.family()) + ".txt", editor_.text());
}

void GameController::take_draft_file(std::string_view text) {
    if (const auto readable = Editor::can_read(text); !readable) {
        const Error& error = readable.error();
        const TextPosition place = position_of(text, error.offset);
        notify(say("line {}, column {}: {}", place.line, place.column, strings_.of(error.message)), true);
        return;
    }
    open_editor(Editor::family_of(text));
    static_cast<void>(editor_.take_text(text));
    tell_of(storage_.replace_draft(editor_.family(), editor_.text()));
}

void GameController::edit_page(int page) {
    editor_.show_page(page);
    screen_reader_.mark_stale();
    say_aloud(editor_.help());
}

void GameController::edit_field(std::string_view name, int value) {
    take_edit(editor_.set_field(name, value));
}

void GameController::edit_text(std::string_view text) {
    if (editor_.is_open()) {
        take_edit(editor_.set_text(text));
    }
}

void GameController::use_edit_tool(std::string_view name) {
    take_edit(editor_.use_tool(name, parse_uint64(platform::random_seed_text()).value_or(1)));
}

void GameController::make_on_board() {
    const Result<Recipe> recipe = editor_.recipe_on_board();
    if (!recipe) {
        return refuse(recipe.error().message);
    }
    notices_.close_refusal();
    maker_.set_recipe(*recipe);
    panel_ = Panel::make;
    roll_seed();
}

void GameController::make_unique_or_stop() {
    if (editor_.is_making_unique()) {
        editor_.stop_making();
    } else {
        editor_.make_unique();
    }
}

void GameController::make_harder_or_stop() {
    if (editor_.is_making_harder()) {
        editor_.stop_making();
    } else {
        editor_.make_harder();
    }
}

void GameController::step_edit(int by) {
    take_edit({true, editor_.step(by)});
}

void GameController::take_edit(const EditOutcome& outcome) {
    if (outcome.used || outcome.changed) {
        screen_reader_.mark_stale();
    }
    if (outcome.changed) {
        notices_.close_refusal();
    }
    if (outcome.remark) {
        refuse(*outcome.remark);
    } else if (outcome.aloud) {
        say_aloud(*outcome.aloud);
    }
    if (outcome.changed) {
        keep_draft();
    }
}

void GameController::keep_draft() {
    tell_of(storage_.save_draft(editor_.family(), editor_.text()));
}

void GameController::tell_of(const DraftOutcome& outcome) {
    if (!std::exchange(has_reported_draft_refusal_, !outcome.is_kept) && !outcome.is_kept) {
        notify(say("the browser does not let this page keep your draft"), true);
    } else if (outcome.was_put_aside && !std::exchange(has_reported_draft_aside_, true)) {
        notify(say("another draft here was put aside; you can export it in Settings"));
    }
}

void GameController::play_draft() {
    if (auto session = editor_.to_play()) {
        open(std::move(*session));
    } else if (const auto trouble = editor_.trouble()) {
        notify(*trouble, true);
    }
}

void GameController::share_draft() {
    play_draft();
    if (screen_ == Screen::play) {
        show(Panel::share);
    }
}

void GameController::advance_editor() {
    const bool is_shown = screen_ == Screen::edit && panel_ == Panel::none && is_visible_;
    if (std::exchange(is_editor_shown_, is_shown) && !is_shown) {
        editor_.end_stroke();
        editor_.stop_making();
    }
    if (editor_.is_open()) {
        take_edit(editor_.advance({is_shown, is_shown, now_ms()}));
    }
}

}  // namespace tessera

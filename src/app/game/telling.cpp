#include "app/board/board_words.h"
#include "app/game/calendar.h"
#include "app/game/game_controller.h"
#include "app/game/numbered.h"
#include "app/host/platform.h"

#include <algorithm>
#include <type_traits>
#include <utility>

// GameController: texts around the table: page title and description, words for screen readers, the rule for
// new players.

namespace tessera {

void GameController::update_screen_reader() {
    if (!screen_reader_.is_stale()) {
        return;
    }
    BoardWords words(strings_);
    if (screen_ == Screen::edit) {
        words.line(editor_.help());
        if (const auto trouble = editor_.complaint()) {
            words.line(*trouble);
        }
        editor_.put_in_words(words);
    } else if (screen_ == Screen::play && panel_ != Panel::paused) {
        words.line({name_text(*game_), {}});
        with_game(table(), [&](auto& session, auto& view) {
            words.line(progress(view, session));
            put_in_words(words, view, session);
        });
    }
    screen_reader_.show(words, scene_.has_keyboard_focus);
}

PageTexts GameController::page_texts() const {
    const auto titled = [](std::string_view name) {
        return std::string(name) + " \xC2\xB7 Tessera";
    };
    if (screen_ != Screen::play) {
        const std::string how(strings_.of("Tab goes from one button to the next, Enter presses it."));
        return {screen_ == Screen::edit ? titled(strings_.of("Editor")) : "Tessera", how};
    }
    return with_game(*game_, [&](auto& session, auto&) {
        const std::string rule = strings_.with_stop(tessera::help(session).front().words);
        const std::string keys =
            is_to_look_at() ? std::string() : ' ' + std::string(strings_.of(keys_in_words(session)));
        return PageTexts{titled(title_text(*game_)), rule + keys};
    });
}

void GameController::update_page() {
    if (PageTexts texts = page_texts(); texts != page_texts_) {
        page_texts_ = std::move(texts);
        show_page_look(settings_, strings_.code(), page_texts_);
    }
    if (page_depth_ != depth()) {
        page_depth_ = depth();
        platform::set_depth(*page_depth_);
    }
}

namespace {

int bit_of(std::string_view family) {
    const std::vector<std::string_view> families = family_ids();
    return 1 << (std::find(families.begin(), families.end(), family) - families.begin());
}

}  // namespace

bool GameController::is_rule_news() const {
    const std::string solved = with_game(*game_, [](auto& session, auto&) {
        using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
        return std::string("#1") + G::share_letter + '/';
    });
    const bool is_closed = (settings_.rules_closed & bit_of(family_id(game_->session))) != 0;
    return !is_framed() && !is_closed && !is_begun(*game_) && !is_solved(*game_) && !records_.has_any(solved);
}

bool GameController::shows_rule() const {
    return screen_ == Screen::play && !lesson_.is_open() && is_rule_news();
}

void GameController::close_rule() {
    Settings settings = settings_;
    settings.rules_closed |= bit_of(family_id(game_->session));
    change_settings(settings);
}

std::string GameController::title_text(const ShippedLevel& level) const {
    return std::string(strings_.of(level.title));
}

// The list's title has priority over the game's own, since the link of a level contains no title.
std::string GameController::title_text(const OpenGame& game) const {
    if (game.daily) {
        return daily_text(strings_, family_id(game.session), *game.daily);
    }
    const ShippedLevel* const level = levels_.find(game.code);
    if (level != nullptr) {
        return title_text(*level);
    }
    const std::optional<std::string> numbered = numbered_title(strings_, game.title);
    return numbered ? *numbered : std::string(strings_.of(std::string_view(game.title)));
}

std::string GameController::name_text(const OpenGame& game) const {
    const std::string author = credits_of(game).author;
    return author.empty() ? title_text(game) : strings_.of(say("{}, by {}", title_text(game), author));
}

}  // namespace tessera

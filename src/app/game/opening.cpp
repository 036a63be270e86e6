#include "app/game/game_controller.h"
#include "app/game/list/calendar.h"
#include "app/game/list/course.h"
#include "app/game/play/racing.h"
#include "base/apart.h"
#include "base/text.h"
#include "session/daily.h"
#include "session/recipe_like.h"

#include <algorithm>
#include <iterator>
#include <utility>

// GameController: opening games from the last visit, the address, the list, the maker or the editor.

namespace tessera {

void GameController::start(bool is_scripted) {
    if (is_scripted || is_framed()) {
        storage_.turn_off();
    }
    appearance_.set(storage_.settings());
    records_ = storage_.records();
    shelf_.look();
    making_.start();
    apply_look();
    const std::string fragment = platform::fragment();
    const StoreContents kept = storage_.contents();
    const bool is_link_open = desk_.lay_first(fragment, kept.games);
    begin_marking();
    keeps_room_for_rule_ = is_rule_news();
    if (fragment.empty()) {
        desk_.show_address();
    } else if (is_link_open) {
        begin_game();
    } else {
        open_link(fragment);
    }
    desk_.end_start(fragment.empty(), kept.unreadable);
}

void GameController::begin_game() {
    keeps_room_for_rule_ = is_rule_news();
    has_acted_ = false;
    demonstration_.end();
    awaited_level_.reset();
    is_next_awaited_ = false;
    making_.maker().stop();
    assistant_.begin(game());
    announcer_.notices().close_refusal();
    close_win();
    show(Screen::play);
    const bool is_race = game().race && !is_begun(game());
    show(is_race ? Panel::race : is_technique_news() ? Panel::technique : Panel::none);
    desk_.show_address();
    if (const std::string note = credits_of(game()).note; !note.empty() && !is_begun(game())) {
        announcer_.notify(say("{}", note));
    }
    making_.make_days_ahead(game(), records_);
}

// True for an untouched level of a course if no level with its technique was solved yet.
bool GameController::is_technique_news() {
    const ShippedLevel* const level = is_begun(game()) ? nullptr : levels().find(game().code);
    const auto technique = level != nullptr ? technique_progress(levels(), records_, *level) : std::nullopt;
    return technique && technique->solved == 0 && !is_framed();
}

// Opens a puzzle at its start, or continues a game of it.
void GameController::open(std::unique_ptr<OpenGame> game) {
    stop_help();
    desk_.lay_puzzle(std::move(game));
    begin_game();
}

void GameController::open(AnySession session) {
    open(std::make_unique<OpenGame>(std::move(session)));
}

void GameController::begin_if(bool is_another) {
    if (is_another) {
        begin_game();
    }
}

void GameController::open_previous() {
    stop_help();
    begin_if(desk_.lay_previous());
}

void GameController::open_beside(int index) {
    stop_help();
    begin_if(desk_.lay_beside(index));
}

bool GameController::open_begun(std::string_view code) {
    stop_help();
    const bool is_begun = desk_.lay_begun(code);
    begin_if(is_begun);
    return is_begun;
}

void GameController::open_link(std::string_view fragment) {
    const std::string code = code_of_fragment(fragment);
    if (is_series_link(code) && platform::is_whole()) {
        return open_series(apart(read_series)(code));
    }
    auto content = read_link(code);
    if (!content) {
        announcer_.notify(content.error().message, true);
        begin_game();
        return;
    }
    if (const auto* const recipe = std::get_if<Recipe>(&*content)) {
        if (!open_begun(code)) {
            show(Panel::none);
            open_recipe(*recipe);
        }
    } else if (const auto* const name = std::get_if<LevelName>(&*content)) {
        open_level_of_link(*name);
    } else if (may_be_race(code) && platform::is_whole() && apart(race_in_link)(code)) {
        open_race(std::move(std::get<AnySession>(*content)), code);
    } else {
        open_puzzle_of_link(std::move(std::get<AnySession>(*content)));
    }
}

// Goes on with the race if it has begun; a game of the puzzle without it is kept beside the new one.
void GameController::open_race(AnySession session, const std::string& code) {
    auto game = std::make_unique<OpenGame>(std::move(session));
    set_race(*game, code);
    stop_help();
    if (!desk_.lay_begun(Storage::code_of(*game)) || this->game().race_link != code) {
        desk_.lay_game_of_link(std::move(game));
    }
    begin_game();
}

void GameController::open_puzzle_of_link(AnySession session) {
    auto game = std::make_unique<OpenGame>(std::move(session));
    if (move_count(*game) == 0) {
        return open(std::move(game));
    }
    stop_help();
    desk_.lay_game_of_link(std::move(game));
    begin_game();
}

// If the levels are not loaded yet, the open game stays until they are.
void GameController::open_level_of_link(const LevelName& name) {
    const std::optional<int> index = levels().find(name);
    if (const AnySession* const session = index ? levels().session(*index) : nullptr) {
        open_puzzle_of_link(*session);
        return;
    }
    begin_game();
    if (levels().has_arrived()) {
        announcer_.notify(say("the link is to an unknown level"), true);
    } else {
        awaited_level_ = name;
        levels().ask();
    }
}

void GameController::open_listed(int level) {
    shelf_.leave(levels().level(level).code);
    if (game().code == levels().level(level).code) {
        show(Screen::play);
    } else if (const AnySession* const session = levels().session(level)) {
        open(*session);
    }
}

void GameController::open_any(const std::vector<int>& levels) {
    std::vector<int> unsolved;
    std::copy_if(levels.begin(), levels.end(), std::back_inserter(unsolved), [&](int level) {
        const std::string& code = this->levels().level(level).code;
        return code != game().code && !records_.is_solved(code);
    });
    const std::vector<int>& choice = unsolved.empty() ? levels : unsolved;
    if (!choice.empty()) {
        const std::uint64_t chance = parse_uint64(platform::random_seed_text()).value_or(0);
        open_listed(at(choice, static_cast<int>(chance % choice.size())));
    }
}

void GameController::take_levels(const std::optional<std::string>& table) {
    levels().take(table);
    announcer_.mark_stale();  // the list may have its title
    if (!desk_.credits().is_empty()) {
        desk_.show_address();
    }
    const auto name = std::exchange(awaited_level_, std::nullopt);
    const bool goes_on = std::exchange(is_next_awaited_, false);
    if (name && levels().has_arrived()) {
        open_level_of_link(*name);
    } else if (name) {
        announcer_.notify(say("the levels could not be loaded"), true);
    } else if (goes_on && levels().has_arrived()) {
        open_next();
    } else if (goes_on) {
        open_maker();
    }
}

// A board on another lattice is read by the second part of the page's program. Until that is there, the maker's sheet says so;
// closing it gives the puzzle up.
void GameController::open_recipe(const Recipe& recipe) {
    if (recipe.params.find("lattice ") != std::string::npos && !platform::is_whole()) {
        awaited_recipe_ = recipe;
        show(Panel::make);
    } else if (auto game = making_.make(recipe)) {
        open(std::move(game));
    }
}

void GameController::open_awaited_recipe() {
    if (awaited_recipe_ && panel() != Panel::make) {
        awaited_recipe_.reset();
    } else if (awaited_recipe_ && platform::is_whole()) {
        show(Panel::none);
        open_recipe(*std::exchange(awaited_recipe_, std::nullopt));
    }
}

void GameController::open_daily(std::string_view family) {
    if (const auto day = parse_day(platform::today())) {
        open_day(family, *day);
    }
}

void GameController::open_day(std::string_view family, const Day& day) {
    const auto unsolved = unsolved_of(records_, family, day);
    open_daily(family, unsolved.value_or(dailies_of(family, day).back()));
}

void GameController::open_daily(std::string_view family, const Daily& daily) {
    open_recipe(daily_recipe(family, daily));
}

std::optional<int> GameController::next_level() const {
    const bool is_listed = levels().find(game().code) != nullptr;
    return is_listed        ? levels().next(game().code, records_)
           : game().is_made ? std::nullopt
                            : first_unsolved(levels(), records_, family_id(game().session));
}

void GameController::open_next() {
    close_win();
    const std::string_view family = family_id(game().session);
    if (open_next_of_series()) {
        return;
    }
    if (const auto daily = game().daily ? unsolved_of(records_, family, game().daily->day) : std::nullopt) {
        open_daily(family, *daily);
    } else if (const auto next = next_level()) {
        open_listed(*next);
    } else if (levels().has_arrived()) {
        open_maker();
    } else {
        is_next_awaited_ = true;
        levels().ask();
    }
}

std::optional<Recipe> GameController::another_recipe() const {
    const OpenGame& open = game();
    return recipe_like(open.written ? *open.written : open.session, levels().find(open.code));
}

void GameController::open_another() {
    if (auto recipe = another_recipe()) {
        recipe->seed = random_seed();
        open_recipe(*recipe);
    }
}

void GameController::open_maker(std::string_view family) {
    making_.open(family.empty() ? family_id(game().session) : family);
}

void GameController::play_made() {
    if (auto game = making_.play()) {
        open(std::move(game));
    }
}

// The editor is in the second part of the page's program; until that is there, its screen says so.
void GameController::begin_editing(std::function<void()> begin) {
    stop_help();
    if (platform::is_whole()) {
        begin();
        return;
    }
    begin_editing_ = std::move(begin);
    navigation_.show(Panel::none);
    navigation_.show(Screen::edit);
}

void GameController::begin_awaited_editing() {
    if (begin_editing_ && screen() != Screen::edit) {
        begin_editing_ = nullptr;
    } else if (begin_editing_ && platform::is_whole()) {
        std::exchange(begin_editing_, nullptr)();
        navigation_.show(editor().is_open() ? Screen::edit : Screen::home);
    }
}

void GameController::open_editor(std::string_view family) {
    begin_editing([this, id = std::string(family)] { (editing_.*apart(&Editing::open))(id); });
}

void GameController::edit_position() {
    begin_editing([this] { (editing_.*apart(&Editing::open_with))(written_session(game())); });
}

void GameController::edit_made() {
    if (maker().made() != nullptr) {
        begin_editing([this] { (editing_.*apart(&Editing::open_made))(AnySession(*maker().made())); });
    }
}

void GameController::open_draft_file(std::string_view name, std::string_view text) {
    begin_editing([this, called = std::string(name), file = std::string(text)] {
        (editing_.*apart(&Editing::open_file))(called, file);
    });
}

void GameController::make_on_board() {
    if (const auto recipe = editing_.recipe_on_board()) {
        making_.open_with(*recipe);
    }
}

void GameController::draw_own_board() {
    show(Panel::none);
    open_editor(maker().family());
    announcer_.notify(say("draw a board, then choose \u201CMake puzzles for this board\u201D"));
}

bool GameController::play_draft() {
    auto session = editing_.to_play();
    if (session) {
        open(std::move(*session));
    }
    return session.has_value();
}

void GameController::share_draft() {
    if (play_draft()) {
        show(Panel::share);
    }
}

}  // namespace tessera

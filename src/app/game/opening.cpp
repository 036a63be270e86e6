#include "app/game/opening.h"

#include "app/game/list/calendar.h"
#include "app/game/list/course.h"
#include "app/game/newcomers.h"
#include "app/game/play/racing.h"
#include "base/apart.h"
#include "base/text.h"
#include "session/daily.h"
#include "session/recipe_like.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tessera {

void Opening::open_first(const std::string& fragment, const StoreContents& kept) {
    const bool is_link_open = desk_.lay_first(fragment, kept.games);
    assistant_.begin_marking(game());
    newcomers_.look();
    if (fragment.empty()) {
        desk_.show_address();
    } else if (is_link_open) {
        begin_game();
    } else {
        open_link(fragment);
    }
    desk_.end_start(fragment.empty(), kept.unreadable);
}

void Opening::open_awaited() {
    if (auto made = making_.take_made()) {
        open(std::move(made));
    }
}

void Opening::advance() {
    begin_awaited_editing();
    open_awaited_recipe();
    if (editing_.editor().is_open()) {
        (editing_.*apart(&Editing::advance))(playing_.appearance().is_visible());
        if (std::optional<AnySession> puzzle = (editing_.*apart(&Editing::take_puzzle))()) {
            open(std::move(*puzzle));
        }
    }
}

void Opening::begin_game() {
    newcomers_.begin();
    awaited_level_.reset();
    is_next_awaited_ = false;
    making_.maker().stop();
    assistant_.begin(game());
    announcer_.notices().close_refusal();
    playing_.close_win();
    show(Screen::play);
    const bool is_race = game().race && !is_begun(game());
    show(is_race ? Panel::race : is_technique_news() ? Panel::technique : Panel::none);
    desk_.show_address();
    if (const std::string note = credits_of(game()).note; !note.empty() && !is_begun(game())) {
        announcer_.notify(say("{}", note));
    }
    making_.make_days_ahead(game(), desk_.records());
}

// True for an untouched level of a course if no level with its technique was solved yet.
bool Opening::is_technique_news() {
    const ShippedLevel* const level = is_begun(game()) ? nullptr : levels().find(game().code);
    const auto technique =
        level != nullptr ? technique_progress(levels(), desk_.records(), *level) : std::nullopt;
    return technique && technique->solved == 0 && !playing_.appearance().is_framed();
}

// Opens a puzzle at its start, or continues a game of it.
void Opening::open(std::unique_ptr<OpenGame> game) {
    playing_.stop_help();
    desk_.lay_puzzle(std::move(game));
    begin_game();
}

void Opening::open(AnySession session) {
    open(std::make_unique<OpenGame>(std::move(session)));
}

void Opening::begin_if(bool is_another) {
    if (is_another) {
        begin_game();
    }
}

void Opening::open_previous() {
    playing_.stop_help();
    begin_if(desk_.lay_previous());
}

void Opening::open_beside(int index) {
    playing_.stop_help();
    begin_if(desk_.lay_beside(index));
}

bool Opening::open_begun(std::string_view code) {
    playing_.stop_help();
    const bool is_begun = desk_.lay_begun(code);
    begin_if(is_begun);
    return is_begun;
}

void Opening::open_link(std::string_view fragment) {
    const std::string code = code_of_fragment(fragment);
    if (is_series_link(code) && platform::is_whole()) {
        return (this->*apart(&Opening::open_series))(apart(read_series)(code));
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
void Opening::open_race(AnySession session, const std::string& code) {
    auto game = std::make_unique<OpenGame>(std::move(session));
    set_race(*game, code);
    playing_.stop_help();
    if (!desk_.lay_begun(Storage::code_of(*game)) || this->game().race_link != code) {
        desk_.lay_game_of_link(std::move(game));
    }
    begin_game();
}

void Opening::open_puzzle_of_link(AnySession session) {
    auto game = std::make_unique<OpenGame>(std::move(session));
    if (move_count(*game) == 0) {
        return open(std::move(game));
    }
    playing_.stop_help();
    desk_.lay_game_of_link(std::move(game));
    begin_game();
}

// If the levels are not loaded yet, the open game stays until they are.
void Opening::open_level_of_link(const LevelName& name) {
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

// A series that cannot be read leaves the open game as it is.
void Opening::open_series(const Result<Series>& series) {
    if (!series) {
        announcer_.notify(series.error().message, true);
        return begin_game();
    }
    const bool is_stored = shelf_.take_in(*series);
    const std::string key = SeriesShelf::key_of(*series);
    if (const ShelfRow* const row = shelf_.find(key)) {
        open_on_shelf(key, next_unsolved(*row, -1, levels(), desk_.records()).value_or(0));
    }
    if (!is_stored) {
        shelf_.report_refusal();
    }
}

void Opening::open_on_shelf(std::string_view key, int index) {
    shelf_.begin(key);
    const ShelfRow* const row = shelf_.find(key);
    open_link(fragment_of(std::string(at(row->puzzles, index).code)));
}

bool Opening::open_next_of_series() {
    const auto place = series_place();
    const auto next =
        place ? next_unsolved(*place->row, place->index, levels(), desk_.records()) : std::nullopt;
    if (next) {
        open_on_shelf(std::string(place->row->key), *next);
    }
    return next.has_value();
}

void Opening::open_listed(int level) {
    shelf_.leave(levels().level(level).code);
    if (game().code == levels().level(level).code) {
        show(Screen::play);
    } else if (const AnySession* const session = levels().session(level)) {
        open(*session);
    }
}

void Opening::open_any(const std::vector<int>& levels) {
    std::vector<int> unsolved;
    std::copy_if(levels.begin(), levels.end(), std::back_inserter(unsolved), [&](int level) {
        const std::string& code = this->levels().level(level).code;
        return code != game().code && !desk_.records().is_solved(code);
    });
    const std::vector<int>& choice = unsolved.empty() ? levels : unsolved;
    if (!choice.empty()) {
        const std::uint64_t chance = parse_uint64(platform::random_seed_text()).value_or(0);
        open_listed(at(choice, static_cast<int>(chance % choice.size())));
    }
}

void Opening::take_levels(const std::optional<std::string>& table) {
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
void Opening::open_recipe(const Recipe& recipe) {
    if (recipe.params.find("lattice ") != std::string::npos && !platform::is_whole()) {
        awaited_recipe_ = recipe;
        show(Panel::make);
    } else if (auto game = making_.make(recipe)) {
        open(std::move(game));
    }
}

void Opening::open_awaited_recipe() {
    if (awaited_recipe_ && navigation_.panel() != Panel::make) {
        awaited_recipe_.reset();
    } else if (awaited_recipe_ && platform::is_whole()) {
        show(Panel::none);
        open_recipe(*std::exchange(awaited_recipe_, std::nullopt));
    }
}

void Opening::open_daily(std::string_view family) {
    if (const auto day = parse_day(platform::today())) {
        open_day(family, *day);
    }
}

void Opening::open_day(std::string_view family, const Day& day) {
    const auto unsolved = unsolved_of(desk_.records(), family, day);
    open_daily(family, unsolved.value_or(dailies_of(family, day).back()));
}

void Opening::open_daily(std::string_view family, const Daily& daily) {
    open_recipe(daily_recipe(family, daily));
}

std::optional<int> Opening::next_level() const {
    const bool is_listed = levels().find(game().code) != nullptr;
    return is_listed        ? levels().next(game().code, desk_.records())
           : game().is_made ? std::nullopt
                            : first_unsolved(levels(), desk_.records(), family_id(game().session));
}

void Opening::open_next() {
    playing_.close_win();
    const std::string_view family = family_id(game().session);
    if (open_next_of_series()) {
        return;
    }
    if (const auto daily =
            game().daily ? unsolved_of(desk_.records(), family, game().daily->day) : std::nullopt) {
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

std::optional<Recipe> Opening::another_recipe() const {
    const OpenGame& open = game();
    return recipe_like(open.written ? *open.written : open.session, levels().find(open.code));
}

void Opening::open_another() {
    if (auto recipe = another_recipe()) {
        recipe->seed = random_seed();
        open_recipe(*recipe);
    }
}

void Opening::open_maker(std::string_view family) {
    making_.open(family.empty() ? family_id(game().session) : family);
}

void Opening::play_made() {
    if (auto game = making_.play()) {
        open(std::move(game));
    }
}

void Opening::show(Screen screen) {
    navigation_.show(screen);
    announcer_.mark_stale();
    if (screen == Screen::home) {
        announcer_.notices().close_refusal();
        assistant_.withdraw_offer();
        desk_.look_beside();
        making_.make_days_ahead(desk_.records());
        shelf_.look();
    }
}

void Opening::open_calendar(std::string_view family) {
    months_back_ = 0;
    show(Panel::calendar);
    making_.make_days_ahead(family, desk_.records());
}

}  // namespace tessera

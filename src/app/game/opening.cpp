#include "app/game/calendar.h"
#include "app/game/game_controller.h"
#include "app/host/platform.h"
#include "base/text.h"
#include "session/daily.h"

#include <algorithm>
#include <iterator>
#include <utility>

// GameController: opening games from the last visit, the address, the list or the maker, and keeping the
// interrupted one.

namespace tessera {

namespace {

// Returns the puzzle contained in a link; null if it has to be made or looked up, or if the link cannot be
// read.
std::unique_ptr<OpenGame> puzzle_in_link(std::string_view fragment) {
    auto content = read_link(code_of_fragment(fragment));
    auto* const session = content ? std::get_if<AnySession>(&*content) : nullptr;
    return session != nullptr ? std::make_unique<OpenGame>(std::move(*session)) : nullptr;
}

}  // namespace

void GameController::start(bool is_scripted) {
    if (is_scripted || is_framed()) {
        storage_.turn_off();
    }
    settings_ = storage_.settings();
    records_ = storage_.records();
    ahead_.read(storage_.made_ahead());
    apply_look();
    const std::string fragment = platform::fragment();
    const StoreContents kept = storage_.contents();
    const bool is_link_open = choose_first_game(fragment, kept.games);
    begin_marking();
    keeps_room_for_rule_ = is_rule_news();
    if (fragment.empty()) {
        show_address();
    } else if (is_link_open) {
        begin_game();
    } else {
        open_link(fragment);
    }
    is_started_ = true;
    if (fragment.empty()) {
        offer_game_beside();
    }
    std::vector<UnreadableGame> unreadable = storage_.take_unplayable();
    unreadable.insert(unreadable.end(), kept.unreadable.begin(), kept.unreadable.end());
    tell_of(unreadable);
}

// Opens the last game; for a new player the link's puzzle, or else the first level. Returns true if it is the
// link's.
bool GameController::choose_first_game(std::string_view fragment, const std::vector<StoredGame>& kept) {
    game_ = storage_.latest_game(kept);
    if (game_) {
        previous_ = storage_.latest_unfinished_but(Storage::code_of(*game_), kept);
        return false;
    }
    game_ = puzzle_in_link(fragment);
    if (!game_) {
        game_ = std::make_unique<OpenGame>(*levels_.session(0));
        return false;
    }
    if (move_count(*game_) > 0) {
        save_game();
    }
    return true;
}

void GameController::show_address() const {
    platform::set_fragment(fragment_of(with_credits(game_->link, credits())));
}

// Listed levels get their titles from the list, and generators' titles only describe the recipe, so neither
// goes into a link. Before the list is loaded, a title might be one of the list, unless it came with the
// address.
Credits GameController::credits() const {
    const Credits credits = credits_of(*game_);
    const bool is_known = levels_.has_arrived() || !credits.author.empty() ||
                          has_credits(code_of_fragment(platform::fragment()));
    const bool is_listed = game_->daily || levels_.find(game_->code) != nullptr;
    return !is_known || is_listed || is_given_by_generator(credits.title) ? Credits{} : credits;
}

void GameController::begin_game() {
    keeps_room_for_rule_ = is_rule_news();
    screen_reader_.mark_stale();
    awaited_level_.reset();
    is_next_awaited_ = false;
    stop_help();
    solutions_.stop();
    maker_.stop();
    analysis_.game_changed();
    help_.forget_runs();
    begin_marking();
    notices_.close_refusal();
    withdraw_offer();
    shows_win_ = false;
    show(Screen::play);
    panel_ = Panel::none;
    show_address();
}

void GameController::open(AnySession session) {
    open_fresh(std::make_unique<OpenGame>(std::move(session)));
}

// Opens a puzzle at its start, or continues a game of it.
void GameController::open_fresh(std::unique_ptr<OpenGame> game) {
    const std::optional<Daily> daily = game->daily;
    Credits credits = credits_of(*game);
    if (!go_on_with(Storage::code_of(*game))) {
        open(std::move(game));
        return;
    }
    game_->daily = daily ? daily : game_->daily;
    if (!credits.is_empty()) {
        sign(*game_, std::move(credits));
        show_address();
    }
}

// A game stored beside its puzzle's own game becomes the puzzle's own.
void GameController::open(std::unique_ptr<OpenGame> game, bool is_beside) {
    const bool is_another = is_beside || Storage::code_of(*game) == Storage::code_of(*game_);
    if (has_progress(*game_)) {
        keep_as_previous();
    }
    game_ = std::move(game);
    if (is_another) {
        storage_.begin_another(*game_);
        save_game();
    }
    begin_game();
    offer_game_beside();
    tell_of(storage_.take_unplayable());
}

// Offers the other game of a puzzle that was played differently in two tabs or from a link.
void GameController::offer_game_beside() {
    const auto other = storage_.game_beside(*game_);
    if (other && is_begun(*other)) {
        const int count = move_count(*other);
        notices_.offer(
            strings_.with_stop(say("another game of this puzzle is kept, with {} {move|moves}", count)),
            NoticeAction::change_games, now_ms());
    }
}

void GameController::change_games() {
    if (auto other = storage_.game_beside(*game_)) {
        change_to(std::move(other));
    }
}

void GameController::change_to(std::unique_ptr<OpenGame> other) {
    if (is_begun(*game_) && !save_game()) {
        return;
    }
    game_ = std::move(other);
    storage_.begin_another(*game_);
    save_game();
    begin_game();
}

void GameController::keep_as_previous() {
    stop_help();
    is_previous_kept_ = save_game();
    previous_ = std::move(game_);
    notices_.offer(strings_.with_stop(say("your other game is kept")), NoticeAction::bring_back, now_ms());
}

// Reloads the interrupted game from the store, since another tab may have continued it. Skipped if both games
// are of the open puzzle: this tab has them.
void GameController::renew_previous() {
    if (!previous_ || !is_previous_kept_ || Storage::code_of(*previous_) == Storage::code_of(*game_)) {
        return;
    }
    if (auto kept = storage_.game_of(Storage::code_of(*previous_))) {
        previous_ = std::move(kept);
    }
}

void GameController::bring_back_previous() {
    renew_previous();
    std::unique_ptr<OpenGame> interrupted = std::move(previous_);
    notices_.close();
    if (interrupted) {
        open(std::move(interrupted));
    }
}

// Continues the game with this code if it is open, interrupted or unfinished in the store. Returns false if
// there is none.
bool GameController::go_on_with(std::string_view code) {
    if (Storage::code_of(*game_) == code) {
        begin_game();
        offer_game_beside();
        look_elsewhere();
        return true;
    }
    if (previous_ && Storage::code_of(*previous_) == code) {
        bring_back_previous();
        return true;
    }
    if (auto unfinished = storage_.unfinished_game(code)) {
        open(std::move(unfinished));
        return true;
    }
    return false;
}

void GameController::open_link(std::string_view fragment) {
    const std::string code = code_of_fragment(fragment);
    auto content = read_link(code);
    if (!content) {
        notify(content.error().message, true);
        begin_game();
        return;
    }
    if (const auto* const recipe = std::get_if<Recipe>(&*content)) {
        if (!go_on_with(code)) {
            panel_ = Panel::none;
            open_recipe(*recipe);
        }
        return;
    }
    if (const auto* const name = std::get_if<LevelName>(&*content)) {
        open_level_of_link(*name);
        return;
    }
    open_puzzle_of_link(std::move(std::get<AnySession>(*content)));
}

void GameController::open_puzzle_of_link(AnySession session) {
    auto game = std::make_unique<OpenGame>(std::move(session));
    const bool brings_moves = move_count(*game) > 0;
    if (!brings_moves) {
        return open_fresh(std::move(game));
    }
    open(std::move(game));
    storage_.begin_another(*game_);
    save_game();
}

// If the levels are not loaded yet, the open game stays until they are.
void GameController::open_level_of_link(const LevelName& name) {
    const std::optional<int> index = levels_.find(name);
    if (const AnySession* const session = index ? levels_.session(*index) : nullptr) {
        open_puzzle_of_link(*session);
        return;
    }
    begin_game();
    if (levels_.has_arrived()) {
        notify(say("the link is to a level that is not known here"), true);
    } else {
        awaited_level_ = name;
        levels_.ask();
    }
}

void GameController::open_listed(int level) {
    if (game_->code == levels_.level(level).code) {
        show(Screen::play);
    } else if (const AnySession* const session = levels_.session(level)) {
        open(*session);
    }
}

void GameController::open_any(const std::vector<int>& levels) {
    std::vector<int> unsolved;
    std::copy_if(levels.begin(), levels.end(), std::back_inserter(unsolved), [&](int level) {
        const std::string& code = levels_.level(level).code;
        return code != game_->code && !records_.is_solved(code);
    });
    const std::vector<int>& choice = unsolved.empty() ? levels : unsolved;
    if (!choice.empty()) {
        const std::uint64_t chance = parse_uint64(platform::random_seed_text()).value_or(0);
        open_listed(at(choice, static_cast<int>(chance % choice.size())));
    }
}

void GameController::take_levels(const std::optional<std::string>& table) {
    levels_.take(table);
    screen_reader_.mark_stale();  // the list may have its title
    if (!credits().is_empty()) {
        show_address();
    }
    const auto name = std::exchange(awaited_level_, std::nullopt);
    const bool goes_on = std::exchange(is_next_awaited_, false);
    if (name && levels_.has_arrived()) {
        open_level_of_link(*name);
    } else if (name) {
        notify(say("the levels could not be loaded"), true);
    } else if (goes_on && levels_.has_arrived()) {
        open_next();
    } else if (goes_on) {
        open_maker();
    }
}

void GameController::open_recipe(const Recipe& recipe) {
    maker_.set_recipe(recipe);
    const std::optional<std::string> level = ahead_.level_of(recipe);
    if (!level || !maker_.take_made(*level)) {
        ahead_.stop();
        maker_.make(now_ms());
    }
    was_maker_shown_ = false;
    play_made();
}

void GameController::open_daily(std::string_view family) {
    if (const auto day = parse_day(platform::today())) {
        open_day(family, *day);
    }
}

void GameController::open_day(std::string_view family, const Day& day) {
    const auto unsolved = unsolved_of(records_, family, day);
    open_recipe(daily_recipe(family, unsolved.value_or(dailies_of(family, day).back())));
}

// Returns the next level: for a listed level its successor; for a puzzle from a link the first unsolved one
// of its family; nothing for a puzzle made here.
std::optional<int> GameController::next_level() const {
    const bool is_listed = levels_.find(game_->code) != nullptr;
    return is_listed        ? levels_.next(game_->code, records_)
           : game_->is_made ? std::nullopt
                            : levels_.first_of(family_id(game_->session), records_);
}

void GameController::open_next() {
    shows_win_ = false;
    const std::string_view family = family_id(game_->session);
    if (const auto daily = game_->daily ? unsolved_of(records_, family, game_->daily->day) : std::nullopt) {
        open_recipe(daily_recipe(family, *daily));
    } else if (const auto next = next_level()) {
        open_listed(*next);
    } else if (levels_.has_arrived()) {
        open_maker();
    } else {
        is_next_awaited_ = true;
        levels_.ask();
    }
}

}  // namespace tessera

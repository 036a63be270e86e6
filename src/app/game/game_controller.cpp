#include "app/game/game_controller.h"

#include "app/game/calendar.h"
#include "app/game/game_texts.h"
#include "app/game/win.h"
#include "app/host/platform.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double minute_ms = 60000;
constexpr int puzzle_depth = 2;  // between it and the list (0): a sheet over the list
constexpr double after_ms = 20;  // timed frames are drawn slightly late

// Restarting after the end begins a new attempt with a new clock. Undoing such a restart disqualifies the
// game, so that a puzzle cannot be won quickly this way.
void mind_attempts(OpenGame& game, Rewind how) {
    const bool undoes_restart = with_game(game, [&](auto& session, auto&) {
        return session.cursor() > 0 && !at(session.history(), session.cursor()).move;
    });
    if (how == Rewind::restart && is_solved(game)) {
        game.clock.set(0);
        game.hint_count = 0;
        game.is_shown = false;
    } else if (how == Rewind::undo && undoes_restart) {
        game.is_shown = true;
    }
}

}  // namespace

GameController::GameController() {
    pool_.set_wake(platform::request_frame);
}

void GameController::set_moment(double now_ms, float pixel, bool has_keyboard_focus) {
    scene_.now_ms = now_ms;
    scene_.pixel = pixel;
    scene_.has_keyboard_focus = has_keyboard_focus;
    scene_.reduced_motion = reduces_motion(settings_);
    scene_.letters = settings_.letters;
    scene_.shows_map = settings_.shows_map;
    scene_.strings = strings_;
}

// Delivers the jobs' reports and advances all parts.
void GameController::advance() {
    const bool had_hint = help_.hint().has_value();
    const bool was_dead_end = is_dead_end();
    pool_.deliver();
    if (is_dead_end() && !was_dead_end) {
        announce_dead_end();
    }
    if (const auto trouble = analysis_.take_trouble(); trouble && wants_analysis()) {
        notify(*trouble, true);
    }
    take_made();
    if (ahead_.take_news()) {
        storage_.keep_made_ahead(ahead_.format());
    }
    watch_maker_sheet();
    advance_printing();
    advance_help();
    advance_lesson();
    const HintStep* const step = help_.step();
    if (!had_hint && step != nullptr) {
        screen_reader_.mark_stale();
        say_aloud(step->sentence);
    }
    advance_analysis();
    advance_editor();
    notices_.close_if_over(now_ms());
    update_clock();
}

// The clock shows minutes, so a page at rest draws no frames in between.
void GameController::update_clock() {
    const bool runs = screen_ == Screen::play && is_visible_ && panel_ != Panel::paused &&
                      !is_solved(*game_) && !is_to_look_at();
    game_->clock.run(runs, now_ms());
}

double GameController::due_ms() const {
    double due = 0;
    const auto wake_at = [&](double time_ms) {
        due = due > 0 ? std::min(due, time_ms) : time_ms;
    };
    if (notices_.current()) {
        wake_at(notices_.current()->end_ms + after_ms);
    }
    if (game_->clock.is_running()) {
        wake_at(now_ms() + minute_ms - std::fmod(game_->clock.elapsed(now_ms()), minute_ms) + after_ms);
    }
    if (maker_.due_ms(now_ms()) > 0) {
        wake_at(maker_.due_ms(now_ms()));
    }
    if (analysis_.due_ms() > 0) {
        wake_at(analysis_.due_ms());
    }
    return due;
}

// What is known of the position is in terms of the board as it was shown.
void GameController::fit_table(bool is_upright) {
    if (is_upright == game_->written.has_value() || !set_table(*game_, is_upright, scene_)) {
        return;
    }
    stop_help();
    solutions_.stop();
    analysis_.game_changed();
    begin_marking();
    screen_reader_.mark_stale();
}

bool GameController::needs_frame() const {
    const bool moves = screen_ == Screen::play &&
                       with_game(table(), [&](auto&, auto& view) { return is_moving(view, now_ms()); });
    const bool rises = screen_ == Screen::play && shows_win_ && win_share() < 1;
    return moves || rises || (screen_ == Screen::edit && editor_.is_moving(now_ms())) || is_searching();
}

bool GameController::input(const InputEvent& event) {
    if (is_to_look_at()) {
        return with_game(*game_, [&](auto&, auto& view) { return look_around(view, event); });
    }
    if (screen_ == Screen::edit) {
        const EditOutcome outcome = editor_.input(event);
        take_edit(outcome);
        return outcome.used;
    }
    if (lesson_.is_open()) {
        return lesson_input(event);
    }
    if (event.kind != InputKind::move && help_.work() == HelpController::Work::playing) {
        stop_help();
    }
    const InputOutcome outcome = game_input(*game_, event, scene_);
    take_outcome(outcome);
    return outcome.used;
}

void GameController::use_tool(std::string_view name) {
    if (name == map_tool) {
        Settings settings = settings_;
        settings.shows_map = !settings.shows_map;
        return change_settings(settings);
    }
    take_outcome(use_game_tool(*game_, name, scene_));
}

void GameController::rewind(Rewind how) {
    stop_help();
    mind_attempts(*game_, how);
    take_outcome(rewind_game(*game_, how, scene_));
}

void GameController::take_outcome(const InputOutcome& outcome) {
    if (outcome.used || outcome.changed) {
        screen_reader_.mark_stale();
    }
    if (outcome.used || outcome.changed) {
        notices_.close_refusal();
    }
    if (outcome.changed) {
        position_changed();
    }
    hear(outcome);
    if (outcome.remark) {
        refuse(*outcome.remark);
    } else if (outcome.aloud) {
        say_aloud(*outcome.aloud);
    } else if (outcome.changed && !outcome.solved) {
        say_aloud(with_game(*game_, [](auto& session, auto& view) { return progress(view, session); }));
    }
    if (outcome.solved) {
        note_win();
        celebrate();
        offer_sound();
    }
}

void GameController::position_changed() {
    if (help_.work() != HelpController::Work::playing) {
        stop_help();
    }
    if (!is_browsing_) {
        solutions_.stop();
    }
    shows_win_ = shows_win_ && is_solved(*game_);
    withdraw_offer();
    analysis_.position_changed(now_ms());
    update_clock();
    save_game();
}

// Records the win, unless the program showed a solution.
void GameController::note_win() {
    beaten_ms_ = records_.best_ms(game_->code);
    beaten_moves_ = records_.best_moves(game_->code);
    if (!game_->is_shown && !game_->code.empty()) {
        const double elapsed_ms = game_->clock.elapsed(now_ms());
        records_.add(game_->code, elapsed_ms);
        records_.add_stars(game_->code, stars_of(*game_, now_ms()));
        if (best_words(game_->session, move_count(*game_))) {
            records_.add_moves(game_->code, move_count(*game_));
        }
        if (game_->daily) {
            const std::string code = day_code(family_id(game_->session), *game_->daily);
            const bool is_late = platform::today() != format_day(game_->daily->day);
            is_late ? records_.add_late(code, elapsed_ms) : records_.add(code, elapsed_ms);
            records_.add_stars(code, stars_of(*game_, now_ms()));
            if (const auto today = parse_day(platform::today())) {
                ahead_.begin(family_id(game_->session), *today, records_);
            }
        }
        if (!storage_.save(records_)) {
            notify(say("the browser does not let this page keep your win"), true);
        }
    }
}

void GameController::celebrate() {
    const Sentence sentence =
        with_game(*game_, [](auto& session, auto& view) { return solved_sentence(view, session); });
    shows_win_ = settings_.celebrates && !is_framed();
    won_ms_ = now_ms();
    if (shows_win_) {
        say_aloud(sentence);
    } else {
        notify(sentence);
    }
}

float GameController::win_share() const {
    return scene_.reduced_motion ? 1 : eased(now_ms(), won_ms_ + answer_ms, journey_ms);
}

bool GameController::is_over() const {
    const auto holds = [](const auto&, const auto& view) {
        return grasp(view).item >= 0;
    };
    return screen_ == Screen::play && !lesson_.is_open() && !is_framed() && is_solved(*game_) &&
           !with_game(*game_, holds);
}

void GameController::show(Screen screen) {
    screen_ = screen;
    screen_reader_.mark_stale();
    if (screen == Screen::home) {
        notices_.close_refusal();
        withdraw_offer();
        look_beside();
    } else {
        front_ = screen;
    }
}

int GameController::depth() const {
    const int base = screen_ == Screen::home                        ? 0
                     : screen_ == Screen::play && lesson_.is_open() ? puzzle_depth + 1
                                                                    : puzzle_depth;
    return panel_ != Panel::none ? base + 1 : base;
}

void GameController::go_to_depth(int depth) {
    const auto is_deeper = [&] {
        return this->depth() > depth;
    };
    if (is_deeper()) {
        show(Panel::none);
    }
    if (is_deeper() && lesson_.is_open()) {
        stop_help();
    }
    if (is_deeper()) {
        show(Screen::home);
    } else if (this->depth() == 0 && depth >= puzzle_depth) {
        show(front_);
    }
}

bool GameController::step_focus(bool backwards) {
    const bool is_played = screen_ == Screen::play && !lesson_.is_open() && !is_to_look_at();
    return is_played && with_game(*game_, [&](auto& session, auto& view) {
               const int before = grasp(view).item;
               const bool steps = tessera::step_focus(view, session, backwards);
               if (steps && grasp(view).item != before) {
                   play_sound(platform::Sound::pick);
               }
               return steps;
           });
}

void GameController::drop_focus() {
    with_game(*game_, [](auto&, auto& view) { tessera::drop_focus(view); });
}

void GameController::change_settings(const Settings& settings) {
    const Settings before = std::exchange(settings_, storage_.save(settings));
    apply_look();
    if (settings_.errors != before.errors) {
        begin_marking();
    }
    if (settings_.sound != before.sound) {
        play_sound(platform::Sound::snap);  // at the new volume
    }
}

void GameController::apply_look() {
    languages_.want(language_of(settings_));
    speak();
}

void GameController::speak() {
    strings_ = languages_.strings();
    show_page_look(settings_, strings_.code(), page_texts_);
    screen_reader_.mark_stale();
}

void GameController::take_translation(const std::optional<std::string>& table) {
    const bool is_there = languages_.take(table);
    speak();
    if (!is_there) {
        notices_.offer(strings_.with_stop(say("this language could not be loaded")),
                       NoticeAction::ask_language, now_ms());
    }
}

void GameController::set_visible(bool is_visible) {
    is_visible_ = is_visible;
    update_clock();
    if (is_visible) {
        kept_changed();
    } else if (is_begun(*game_)) {
        save_game();
    }
}

void GameController::notify(const Sentence& sentence, bool is_bad) {
    notices_.show(strings_.with_stop(sentence), is_bad, now_ms());
}

void GameController::refuse(const Sentence& sentence) {
    notices_.refuse(strings_.with_stop(sentence), now_ms());
}

void GameController::say_aloud(const Sentence& sentence) const {
    platform::announce(strings_.with_stop(sentence));
}

std::string GameController::ways_text() const {
    if (is_solved(*game_)) {
        return {};
    }
    if (!analysis_.result() && analysis_.is_counting_ways() && settings_.counts_ways) {
        return std::string(strings_.of("Looking for solutions\xE2\x80\xA6"));
    }
    return tessera::ways_text(strings_, analysis_.result(), settings_.counts_ways);
}

}  // namespace tessera

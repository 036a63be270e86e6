#include "app/game/game_controller.h"

#include "app/game/play/game_texts.h"
#include "app/game/play/racing.h"
#include "base/apart.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double second_ms = 1000;
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
    appearance_.set_moment(now_ms, pixel, has_keyboard_focus);
}

// Delivers the jobs' reports and advances all parts.
void GameController::advance() {
    const bool was_dead_end = assistant_.is_dead_end();
    pool_.deliver();
    assistant_.take_analysis(game(), was_dead_end);
    if (auto made = making_.take_made()) {
        open(std::move(made));
    }
    making_.watch_sheet();
    printing_.advance();
    const InputOutcome played = assistant_.play_solution(game());
    take(played);
    assistant_.take_answers(game(), played.solved);
    const bool is_free = !maker().is_at_work() && is_visible_ && screen() != Screen::edit;
    assistant_.analyse(game(), is_free);
    begin_awaited_editing();
    open_awaited_recipe();
    if (editor().is_open()) {
        (editing_.*apart(&Editing::advance))(is_visible_);
        if (std::optional<AnySession> puzzle = (editing_.*apart(&Editing::take_puzzle))()) {
            open(std::move(*puzzle));
        }
    }
    announcer_.notices().close_if_over(now_ms());
    update_clock();
    watch_rival();
    advance_demonstration();
}

void GameController::watch_rival() {
    if (!game().has_rival_finished && is_rival_ahead(game(), game().clock.elapsed(now_ms()))) {
        game().has_rival_finished = true;
        announcer_.say_aloud(say("your friend is done; you can still finish"));
    }
}

// The clock shows minutes, and seconds in a race, so a page at rest draws no frames in between.
void GameController::update_clock() {
    const bool runs = screen() == Screen::play && is_visible_ && panel() != Panel::paused &&
                      panel() != Panel::race && !is_solved(game()) && !is_to_look_at();
    game().clock.run(runs, now_ms());
}

double GameController::due_ms() const {
    double due = 0;
    const auto wake_at = [&](double time_ms) {
        due = due > 0 ? std::min(due, time_ms) : time_ms;
    };
    if (const auto& notice = announcer_.notices().current()) {
        wake_at(notice->end_ms + after_ms);
    }
    if (win_.is_shown && appearance_.scene().reduced_motion && now_ms() < win_card_ms()) {
        wake_at(win_card_ms() + after_ms);
    }
    if (game().clock.is_running()) {
        const double elapsed = game().clock.elapsed(now_ms());
        const double unit_ms = game().race ? second_ms : minute_ms;
        wake_at(now_ms() + unit_ms - std::fmod(elapsed, unit_ms) + after_ms);
        if (const auto rival = rival_due_ms(game(), elapsed)) {
            wake_at(now_ms() + *rival + after_ms);
        }
    }
    if (maker().due_ms(now_ms()) > 0) {
        wake_at(maker().due_ms(now_ms()));
    }
    if (assistant_.analysis().due_ms() > 0) {
        wake_at(assistant_.analysis().due_ms());
    }
    if (demonstration_due_ms_ > now_ms()) {  // afterwards it waits for the second part, which draws a frame
        wake_at(demonstration_due_ms_);
    }
    return due;
}

OpenGame& GameController::table() const {
    return assistant_.lesson().is_open() ? assistant_.lesson().table() : game();
}

void GameController::fit_table(TableForm form) {
    if (const std::optional<AnySession> before = set_table(game(), form, scene())) {
        assistant_.turned(game(), *before);
    }
}

bool GameController::needs_frame() const {
    const bool moves = screen() == Screen::play &&
                       with_game(table(), [&](auto&, auto& view) { return is_moving(view, now_ms()); });
    const bool rises =
        screen() == Screen::play && win_.is_shown && win_share() < 1 && !appearance_.scene().reduced_motion;
    return moves || rises || (is_editing() && (editor().*apart(&Editor::is_moving))(now_ms())) ||
           assistant_.is_searching() || demonstration_.is_open();
}

bool GameController::input(const InputEvent& event) {
    if (is_to_look_at()) {
        return with_game(game(), [&](auto&, auto& view) { return look_around(view, event); });
    }
    if (screen() == Screen::edit) {
        return is_editing() && (editing_.*apart(&Editing::input))(event);
    }
    if (assistant_.lesson().is_open()) {
        return assistant_.lesson_input(game(), event);
    }
    if (event.kind != InputKind::move && assistant_.help().work() == HelpController::Work::playing) {
        stop_help();
    }
    const InputOutcome outcome = game_input(game(), event, scene());
    take(outcome);
    return outcome.used;
}

void GameController::use_tool(std::string_view name) {
    if (name == map_tool) {
        Settings wanted = settings();
        wanted.shows_map = !wanted.shows_map;
        return change_settings(wanted);
    }
    take(use_game_tool(game(), name, scene()));
}

void GameController::rewind(Rewind how) {
    stop_help();
    mind_attempts(game(), how);
    take(rewind_game(game(), how, scene()));
}

// The clock never goes back before the checkpoint's time, so restarting and returning cannot make a win
// faster.
void GameController::come_back(int checkpoint) {
    stop_help();
    const Checkpoint there = at(game().checkpoints, checkpoint);
    set_table(game(), TableForm::lying,
              scene());  // the checkpoint is written so; the next frame sets it upright again
    const InputOutcome outcome = come_to(game(), there, scene());
    if (!outcome.changed) {
        return announcer_.notify(say("you are at this checkpoint"));
    }
    game().clock.set(std::max(game().clock.elapsed(now_ms()), static_cast<double>(there.elapsed_ms)));
    announcer_.notify(say("back at the checkpoint; Undo takes you to where you were"));
    take(outcome);  // afterwards, as it may have to say that the game cannot be stored
}

void GameController::come_back_to_last() {
    if (game().checkpoints.empty()) {
        return announcer_.notify(say("no checkpoint is set yet"));
    }
    come_back(int_size(game().checkpoints) - 1);
}

void GameController::ask_hint() {
    announcer_.notices().close_offer(NoticeAction::bring_back);  // it would lie over the hint
    take(assistant_.ask_hint(game()));
}

void GameController::solve_or_stop() {
    if (assistant_.is_searching()) {
        assistant_.stop_search(game());
    } else {
        announcer_.notices().close_offer(NoticeAction::bring_back);
        assistant_.solve(game());
    }
}

void GameController::stop_help_or_search() {
    if (assistant_.is_searching()) {
        assistant_.stop_search(game());
    } else {
        stop_help();
    }
}

void GameController::browse_solutions(int by) {
    take(assistant_.browse_solutions(game(), by));
}

void GameController::take_back_and_solve() {
    const InputOutcome outcome = assistant_.take_back_blamed(game());
    if (outcome.changed) {
        take(outcome);
        solve_or_stop();
    }
}

void GameController::take(const InputOutcome& outcome) {
    if (outcome.used || outcome.changed) {
        announcer_.mark_stale();
        announcer_.notices().close_refusal();
    }
    if (outcome.changed) {
        position_changed();
    }
    announcer_.hear(outcome);
    if (outcome.remark) {
        announcer_.refuse(*outcome.remark);
    } else if (outcome.aloud) {
        announcer_.say_aloud(*outcome.aloud);
    } else if (outcome.changed && !outcome.solved) {
        announcer_.say_aloud(
            with_game(game(), [](auto& session, auto& view) { return progress(view, session); }));
    }
    if (outcome.solved) {
        note_win();
        celebrate();
    }
}

void GameController::position_changed() {
    assistant_.position_changed(game());
    win_.is_shown = win_.is_shown && is_solved(game());
    update_clock();
    note_times(game(), now_ms());
    desk_.save();
}

// Records the win, unless the program showed a solution.
void GameController::note_win() {
    win_.beaten = best_of(game(), records_);
    if (game().is_shown || game().code.empty()) {
        return;
    }
    add_win(game(), records_, now_ms());
    shelf_.note_win(game(), records_);
    making_.make_days_ahead(game(), records_);
    if (!storage_.save(records_)) {
        announcer_.notify(say("the browser does not let this page save your win"), true);
    }
}

void GameController::celebrate() {
    const Sentence sentence =
        with_game(game(), [](auto& session, auto& view) { return solved_sentence(view, session); });
    win_.is_shown = settings().celebrates && !is_framed() && platform::is_whole();
    win_.since_ms = now_ms();
    win_.awaits_needed = assistant_.needed().is_awaited();
    if (win_.is_shown) {
        announcer_.notices().close_offer(NoticeAction::turn_sound_on);  // it would lie over the praise
        announcer_.say_aloud(sentence);
    } else {
        announcer_.notify(sentence);
    }
}

// Ends the praise, and asks what would have disturbed it.
void GameController::close_win() {
    if (std::exchange(win_.is_shown, false)) {
        offer_sound();
    }
}

float GameController::win_share() const {
    if (appearance_.scene().reduced_motion) {
        return now_ms() >= win_card_ms() ? 1 : 0;
    }
    return eased(now_ms(), win_card_ms(), journey_ms);
}

double GameController::win_card_ms() const {
    const WinPause pause = win_pause(family_id(game().session));
    return win_.since_ms + (appearance_.scene().reduced_motion ? pause.still_ms : pause.moving_ms);
}

bool GameController::is_over() const {
    const auto holds = [](const auto&, const auto& view) {
        return grasp(view).item >= 0;
    };
    return screen() == Screen::play && !assistant_.lesson().is_open() && !is_framed() && is_solved(game()) &&
           !with_game(game(), holds);
}

void GameController::show(Screen screen) {
    navigation_.show(screen);
    announcer_.mark_stale();
    if (screen == Screen::home) {
        announcer_.notices().close_refusal();
        assistant_.withdraw_offer();
        desk_.look_beside();
        making_.make_days_ahead(records_);
        shelf_.look();
    }
}

void GameController::open_calendar(std::string_view family) {
    months_back_ = 0;
    show(Panel::calendar);
    making_.make_days_ahead(family, records_);
}

int GameController::depth() const {
    const bool has_lesson = screen() == Screen::play && assistant_.lesson().is_open();
    const int base = screen() == Screen::home ? 0 : has_lesson ? puzzle_depth + 1 : puzzle_depth;
    return panel() != Panel::none ? base + 1 : base;
}

void GameController::go_to_depth(int depth) {
    const auto is_deeper = [&] {
        return this->depth() > depth;
    };
    if (is_deeper()) {
        show(Panel::none);
    }
    if (is_deeper() && assistant_.lesson().is_open()) {
        stop_help();
    }
    if (is_deeper()) {
        show(Screen::home);
    } else if (this->depth() == 0 && depth >= puzzle_depth) {
        show(navigation_.front());
    }
}

bool GameController::step_focus(bool backwards) {
    const bool is_played = screen() == Screen::play && !assistant_.lesson().is_open() && !is_to_look_at();
    return is_played && with_game(game(), [&](auto& session, auto& view) {
               const int before = grasp(view).item;
               const bool steps = tessera::step_focus(view, session, backwards);
               if (steps && grasp(view).item != before) {
                   announcer_.play_sound(platform::Sound::pick);
               }
               return steps;
           });
}

void GameController::drop_focus() {
    with_game(game(), [](auto&, auto& view) { tessera::drop_focus(view); });
}

}  // namespace tessera

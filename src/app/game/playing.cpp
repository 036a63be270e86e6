#include "app/game/playing.h"

#include "app/game/list/series_shelf.h"
#include "app/game/making/making.h"
#include "app/game/play/due.h"
#include "app/game/play/racing.h"
#include "app/game/preferences.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double second_ms = 1000;
constexpr double minute_ms = 60000;

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

void Playing::advance(bool is_free) {
    const InputOutcome played = assistant_.play_solution(game());
    take(played);
    assistant_.take_answers(game(), played.solved);
    assistant_.analyse(game(), is_free);
    watch_rival();
}

void Playing::watch_rival() {
    if (!game().has_rival_finished && is_rival_ahead(game(), game().clock.elapsed(now_ms()))) {
        game().has_rival_finished = true;
        announcer_.say_aloud(say("your friend is done; you can still finish"));
    }
}

// The clock shows minutes, and seconds in a race, so a page at rest draws no frames in between.
void Playing::update_clock() {
    const bool runs = navigation_.screen() == Screen::play && appearance_.is_visible() &&
                      navigation_.panel() != Panel::paused && navigation_.panel() != Panel::race &&
                      !is_solved(game()) && !appearance_.is_to_look_at();
    game().clock.run(runs, now_ms());
}

OpenGame& Playing::table() const {
    return assistant_.lesson().is_open() ? assistant_.lesson().table() : game();
}

void Playing::fit_table(TableForm form) {
    if (const std::optional<AnySession> before = set_table(game(), form, appearance_.scene())) {
        assistant_.turned(game(), *before);
    }
}

double Playing::due_ms() const {
    double due = 0;
    const auto wake_at = [&](double time_ms) {
        due = sooner(due, time_ms);
    };
    if (win_.is_shown && appearance_.scene().reduced_motion && now_ms() < win_card_ms()) {
        wake_at(win_card_ms() + late_ms);
    }
    if (game().clock.is_running()) {
        const double elapsed = game().clock.elapsed(now_ms());
        const double unit_ms = game().race ? second_ms : minute_ms;
        wake_at(now_ms() + unit_ms - std::fmod(elapsed, unit_ms) + late_ms);
        if (const auto rival = rival_due_ms(game(), elapsed)) {
            wake_at(now_ms() + *rival + late_ms);
        }
    }
    wake_at(assistant_.analysis().due_ms());
    return due;
}

bool Playing::needs_frame() const {
    const bool is_seen = navigation_.screen() == Screen::play;
    const bool moves =
        is_seen && with_game(table(), [&](auto&, auto& view) { return is_moving(view, now_ms()); });
    const bool rises = is_seen && win_.is_shown && win_share() < 1 && !appearance_.scene().reduced_motion;
    return moves || rises || assistant_.is_searching();
}

bool Playing::input(const InputEvent& event) {
    if (appearance_.is_to_look_at()) {
        return with_game(game(), [&](auto&, auto& view) { return look_around(view, event); });
    }
    if (assistant_.lesson().is_open()) {
        return assistant_.lesson_input(game(), event);
    }
    if (event.kind != InputKind::move && assistant_.help().work() == HelpController::Work::playing) {
        stop_help();
    }
    const InputOutcome outcome = game_input(game(), event, appearance_.scene());
    take(outcome);
    return outcome.used;
}

void Playing::use_tool(std::string_view name) {
    if (name == map_tool) {
        Settings wanted = preferences_.settings();
        wanted.shows_map = !wanted.shows_map;
        return preferences_.change(wanted);
    }
    take(use_game_tool(game(), name, appearance_.scene()));
}

void Playing::rewind(Rewind how) {
    stop_help();
    mind_attempts(game(), how);
    take(rewind_game(game(), how, appearance_.scene()));
}

// The clock never goes back before the checkpoint's time, so restarting and returning cannot make a win
// faster.
void Playing::come_back(int checkpoint) {
    stop_help();
    const Checkpoint there = at(game().checkpoints, checkpoint);
    set_table(game(), TableForm::lying,
              appearance_.scene());  // the checkpoint is written so; the next frame sets it upright again
    const InputOutcome outcome = come_to(game(), there, appearance_.scene());
    if (!outcome.changed) {
        return announcer_.notify(say("you are at this checkpoint"));
    }
    game().clock.set(std::max(game().clock.elapsed(now_ms()), static_cast<double>(there.elapsed_ms)));
    announcer_.notify(say("back at the checkpoint; Undo takes you to where you were"));
    take(outcome);  // afterwards, as it may have to say that the game cannot be stored
}

void Playing::come_back_to_last() {
    if (game().checkpoints.empty()) {
        return announcer_.notify(say("no checkpoint is set yet"));
    }
    come_back(int_size(game().checkpoints) - 1);
}

void Playing::ask_hint() {
    announcer_.notices().close_offer(NoticeAction::bring_back);  // it would lie over the hint
    take(assistant_.ask_hint(game()));
}

void Playing::solve_or_stop() {
    if (assistant_.is_searching()) {
        assistant_.stop_search(game());
    } else {
        announcer_.notices().close_offer(NoticeAction::bring_back);
        assistant_.solve(game());
    }
}

void Playing::stop_help_or_search() {
    if (assistant_.is_searching()) {
        assistant_.stop_search(game());
    } else {
        stop_help();
    }
}

void Playing::browse_solutions(int by) {
    take(assistant_.browse_solutions(game(), by));
}

void Playing::take_back_and_solve() {
    const InputOutcome outcome = assistant_.take_back_blamed(game());
    if (outcome.changed) {
        take(outcome);
        solve_or_stop();
    }
}

void Playing::take(const InputOutcome& outcome) {
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

void Playing::position_changed() {
    assistant_.position_changed(game());
    win_.is_shown = win_.is_shown && is_solved(game());
    update_clock();
    note_times(game(), now_ms());
    desk_.save();
}

// Records the win, unless the program showed a solution.
void Playing::note_win() {
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

void Playing::celebrate() {
    const Sentence sentence =
        with_game(game(), [](auto& session, auto& view) { return solved_sentence(view, session); });
    win_.is_shown = appearance_.settings().celebrates && !appearance_.is_framed() && platform::is_whole();
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
void Playing::close_win() {
    if (std::exchange(win_.is_shown, false)) {
        preferences_.offer_sound();
    }
}

float Playing::win_share() const {
    if (appearance_.scene().reduced_motion) {
        return now_ms() >= win_card_ms() ? 1 : 0;
    }
    return eased(now_ms(), win_card_ms(), journey_ms);
}

double Playing::win_card_ms() const {
    const WinPause pause = win_pause(family_id(game().session));
    return win_.since_ms + (appearance_.scene().reduced_motion ? pause.still_ms : pause.moving_ms);
}

bool Playing::is_over() const {
    const auto holds = [](const auto&, const auto& view) {
        return grasp(view).item >= 0;
    };
    return navigation_.screen() == Screen::play && !assistant_.lesson().is_open() &&
           !appearance_.is_framed() && is_solved(game()) && !with_game(game(), holds);
}

bool Playing::step_focus(bool backwards) {
    const bool is_played = navigation_.screen() == Screen::play && !assistant_.lesson().is_open() &&
                           !appearance_.is_to_look_at();
    return is_played && with_game(game(), [&](auto& session, auto& view) {
               const int before = grasp(view).item;
               const bool steps = tessera::step_focus(view, session, backwards);
               if (steps && grasp(view).item != before) {
                   announcer_.play_sound(platform::Sound::pick);
               }
               return steps;
           });
}

void Playing::drop_focus() const {
    with_game(game(), [](auto&, auto& view) { tessera::drop_focus(view); });
}

}  // namespace tessera

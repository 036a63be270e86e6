#include "app/game/help/assistant.h"

#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "base/apart.h"
#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tessera {

void Assistant::begin(OpenGame& game) {
    stop(game);
    forget_position(game);
    needed_.game_changed();
    help_.forget_runs();
    withdraw_offer();
}

void Assistant::turned(OpenGame& game, const AnySession& before) {
    withdraw_offer();
    if (platform::is_whole() && lesson_.is_open()) {
        (lesson_.*apart(&Lesson::turned))(game, before);
    } else if (platform::is_whole() && help_.step() != nullptr) {
        (help_.*apart(&HelpController::turned))(game, before);
    } else {
        stop(game);
    }
    forget_position(game);
}

void Assistant::forget_position(OpenGame& game) {
    solutions_.stop();
    analysis_.game_changed();
    begin_marking(game);
}

void Assistant::position_changed(OpenGame& game) {
    if (help_.work() != HelpController::Work::playing) {
        stop(game);
    }
    if (!std::exchange(is_browsing_, false)) {
        solutions_.stop();
    }
    withdraw_offer();
    analysis_.position_changed(appearance_.now_ms());
}

void Assistant::stop(OpenGame& game) {
    help_.stop(game);
    had_hint_ = false;
    if (lesson_.is_open()) {
        announcer_.mark_stale();
    }
    lesson_.close();
}

void Assistant::stop_search(OpenGame& game) {
    const bool is_shown_already = help_.work() == HelpController::Work::playing;
    const SearchStats stats = lesson_.is_waiting() ? lesson_.stats() : help_.stats();
    stop(game);
    if (!is_shown_already) {
        announcer_.notify(say("stopped after {} {position|positions}: no answer was found so far",
                              thousands(std::to_string(stats.nodes))));
    }
}

bool Assistant::is_searching() const {
    return help_.work() != HelpController::Work::none || lesson_.is_waiting();
}

void Assistant::read_aloud(const Sentence& sentence) {
    announcer_.mark_stale();
    announcer_.say_aloud(sentence);
}

InputOutcome Assistant::play_solution(OpenGame& game) {
    InputOutcome outcome = help_.advance(game, appearance_.scene());
    game.is_shown |= outcome.changed;
    return outcome;
}

void Assistant::take_answers(OpenGame& game, bool has_solved) {
    const bool has_ways =
        with_game(game, [](auto& session, auto& view) { return tessera::has_ways(view, session); });
    if (has_solved && has_ways) {
        solutions_.start(family_id(game.session), help_.shown_from(), help_.shown());
    }
    if (const auto verdict = help_.take_verdict()) {
        announcer_.refuse(*verdict);
    }
    if (auto blame = help_.take_blame()) {
        ++game.hint_count;
        offer_to_take_back(std::move(*blame));
    }
    advance_lesson(game);
    const HintStep* const step = help_.step();
    if (!had_hint_ && step != nullptr) {
        read_aloud(step->sentence);
    }
    had_hint_ = step != nullptr;
}

// Shows why Solve failed, as a hint would, and offers to take the blamed pieces back.
void Assistant::offer_to_take_back(Hint blame) {
    const Strings& strings = appearance_.strings();
    std::string text = strings.with_stop(blame.steps.front().sentence);
    const std::size_t last = std::min<std::size_t>(blame.steps.size(), 2) - 1;
    if (last > 0) {
        text += ' ' + strings.with_stop(blame.steps[last].sentence);
    }
    to_take_back_ = std::move(blame.moves);
    announcer_.offer(std::move(text), NoticeAction::take_back_and_solve);
}

void Assistant::withdraw_offer() {
    to_take_back_.clear();
    announcer_.notices().close_offer(NoticeAction::take_back_and_solve);
}

InputOutcome Assistant::take_back_blamed(OpenGame& game) {
    const std::vector<std::string> moves = std::exchange(to_take_back_, {});
    return moves.empty() ? InputOutcome() : play_move_texts(game, moves, appearance_.scene());
}

InputOutcome Assistant::ask_hint(OpenGame& game) {
    if (help_.work() == HelpController::Work::hinting || lesson_.is_waiting() || is_solved(game)) {
        return {};
    }
    if (help_.is_last_step()) {
        return help_.take_hint(game, appearance_.scene());
    }
    help_.ask_hint(game, appearance_.now_ms());
    if (const HintStep* const step = help_.step()) {
        read_aloud(step->sentence);
    }
    return {};
}

void Assistant::solve(OpenGame& game) {
    if (!is_solved(game)) {
        help_.solve(game, solver(game), appearance_.now_ms());
    }
}

InputOutcome Assistant::browse_solutions(OpenGame& game, int by) {
    if (solutions_.count() < 2 || !is_solved(game)) {
        return {};
    }
    static_cast<void>(rewind_game(game, Rewind::undo, appearance_.scene()));
    InputOutcome outcome = play_move_texts(game, solutions_.step(by), appearance_.scene());
    is_browsing_ = outcome.changed;
    outcome.solved = false;  // not a win
    outcome.aloud = say("solution {} of {}", solutions_.place() + 1, solutions_.count());
    return outcome;
}

const SolverChoice& Assistant::solver(const OpenGame& game) const {
    const auto choices = solver_choices(family_id(game.session));
    const auto chosen = std::find_if(choices.begin(), choices.end(),
                                     [&](const SolverChoice& choice) { return choice.is_same_as(solver_); });
    return chosen == choices.end() ? choices.front() : *chosen;
}

}  // namespace tessera

#include "app/game/game_controller.h"
#include "app/game/game_texts.h"
#include "app/host/platform.h"
#include "base/text.h"

#include <algorithm>
#include <utility>

// GameController: hints, solutions, explanations, ways to finish, mistakes.

namespace tessera {

void GameController::advance_help() {
    const InputOutcome outcome = help_.advance(*game_, scene_);
    game_->is_shown |= outcome.changed;
    take_outcome(outcome);
    const bool has_ways =
        with_game(*game_, [](auto& session, auto& view) { return tessera::has_ways(view, session); });
    if (outcome.solved && has_ways) {
        solutions_.start(family_id(game_->session), help_.shown_from(), help_.shown());
    }
    if (const auto verdict = help_.take_verdict()) {
        refuse(*verdict);
    }
    if (auto blame = help_.take_blame()) {
        ++game_->hint_count;
        offer_to_take_back(std::move(*blame));
    }
}

// Shows why Solve failed, as a hint would, and offers to take the blamed pieces back.
void GameController::offer_to_take_back(Hint blame) {
    std::string text = strings_.with_stop(blame.steps.front().sentence);
    const std::size_t last = std::min<std::size_t>(blame.steps.size(), 2) - 1;
    if (last > 0) {
        text += ' ' + strings_.with_stop(blame.steps[last].sentence);
    }
    to_take_back_ = std::move(blame.moves);
    notices_.offer(std::move(text), NoticeAction::take_back_and_solve, now_ms());
}

void GameController::withdraw_offer() {
    to_take_back_.clear();
    notices_.close_offer(NoticeAction::take_back_and_solve);
}

void GameController::take_back_and_solve() {
    const std::vector<std::string> moves = std::exchange(to_take_back_, {});
    if (!moves.empty()) {
        take_outcome(play_move_texts(*game_, moves, scene_));
        solve_or_stop();
    }
}

void GameController::advance_lesson() {
    const bool was_open = lesson_.is_open();
    lesson_.take_answer();
    if (const auto verdict = lesson_.take_verdict()) {
        refuse(*verdict);
    }
    if (lesson_.is_open() && !was_open) {
        ++game_->hint_count;
        screen_reader_.mark_stale();
        say_aloud(lesson_.step().sentence);
    }
}

bool GameController::wants_analysis() const {
    return settings_.counts_ways || settings_.errors == ErrorChoice::always;
}

void GameController::advance_analysis() {
    const bool is_free = !is_searching() && !maker_.is_at_work() && is_visible_ && screen_ != Screen::edit;
    analysis_.advance(*game_, {is_free, wants_analysis(), now_ms()});
    show_mistakes();
}

// Announces to screen readers that the position has become unsolvable, and which pieces are marked.
void GameController::announce_dead_end() {
    show_mistakes();
    const auto names = with_game(*game_, [](auto& session, auto& view) { return mistakes(view, session); });
    const Sentence marked = say("marked, to be taken back: {,and}", join(names, ", "));
    platform::announce(names.empty() ? ways_text() : strings_.with_stop(marked));
}

bool GameController::is_dead_end() const {
    return analysis_.result() && !analysis_.result()->is_solvable;
}

// Arrows step through the lesson; no other input reaches the game.
bool GameController::lesson_input(const InputEvent& event) {
    if (event.kind != InputKind::key) {
        return true;
    }
    switch (event.key) {
        case Key::right:
        case Key::down:
        case Key::enter:
        case Key::space:
            go_to_lesson_step(lesson_.place() + 1);
            return true;
        case Key::left:
        case Key::up:
            go_to_lesson_step(lesson_.place() - 1);
            return true;
        case Key::page_down:
            go_to_lesson_step(lesson_.next_move());
            return true;
        case Key::page_up:
            go_to_lesson_step(lesson_.previous_move());
            return true;
        case Key::undo:
        case Key::redo:
            return true;
        case Key::character:
            return event.character != '?';
        default:
            return false;
    }
}

void GameController::begin_marking() {
    mistakes_.clear();
    const bool wants_marks = settings_.errors != ErrorChoice::off;
    help_.name_mistakes(wants_marks);
    with_game(*game_, [&](auto& session, auto& view) {
        mark_mistakes(view, session, {});
        mark_clashes(view, wants_marks);
    });
    screen_reader_.mark_stale();
}

void GameController::show_mistakes() {
    const std::optional<PositionAnalysis>& analysis = analysis_.result();
    const bool marks = settings_.errors == ErrorChoice::always && analysis && !analysis->is_solvable;
    const std::vector<std::string> found = marks ? analysis->blamed : std::vector<std::string>();
    if (found != mistakes_) {
        mistakes_ = found;
        with_game(*game_, [&](auto& session, auto& view) { mark_mistakes(view, session, found); });
        screen_reader_.mark_stale();
    }
}

void GameController::ask_hint() {
    if (help_.work() == HelpController::Work::hinting || lesson_.is_waiting() || is_solved(*game_)) {
        return;
    }
    if (help_.is_last_step()) {
        take_outcome(help_.take_hint(*game_, scene_));
        return;
    }
    help_.ask_hint(*game_, now_ms());
    if (const HintStep* const step = help_.step()) {
        screen_reader_.mark_stale();
        say_aloud(step->sentence);
    }
}

void GameController::stop_help() {
    help_.stop(*game_);
    if (lesson_.is_open()) {
        screen_reader_.mark_stale();
    }
    lesson_.close();
}

// Replaces the solution on the board by another one, in one undo step.
void GameController::browse_solutions(int by) {
    if (solutions_.count() < 2 || !is_solved(*game_)) {
        return;
    }
    is_browsing_ = true;
    static_cast<void>(rewind_game(*game_, Rewind::undo, scene_));
    InputOutcome outcome = play_move_texts(*game_, solutions_.step(by), scene_);
    outcome.solved = false;  // not a win
    take_outcome(outcome);
    is_browsing_ = false;
    say_aloud(say("solution {} of {}", solutions_.place() + 1, solutions_.count()));
}

void GameController::explain() {
    stop_help();
    if (!is_solved(*game_) && is_explained(family_id(game_->session))) {
        lesson_.ask(*game_, now_ms());
    }
}

void GameController::go_to_lesson_step(int place) {
    const int seen = lesson_.most_seen();
    lesson_.go_to(place, scene_);
    game_->hint_count += lesson_.most_seen() - seen;
    screen_reader_.mark_stale();
    say_aloud(lesson_.step().sentence);
}

void GameController::stop_search() {
    const bool is_shown_already = help_.work() == HelpController::Work::playing;
    const SearchStats stats = lesson_.is_waiting() ? lesson_.stats() : help_.stats();
    stop_help();
    if (!is_shown_already) {
        notify(say("stopped after {} {position|positions}: no answer was found so far",
                   thousands(std::to_string(stats.nodes))));
    }
}

bool GameController::is_searching() const {
    return help_.work() != HelpController::Work::none || lesson_.is_waiting();
}

void GameController::stop_help_or_search() {
    if (is_searching()) {
        stop_search();
    } else {
        stop_help();
    }
}

void GameController::solve_or_stop() {
    if (is_searching()) {
        stop_search();
    } else if (!is_solved(*game_)) {
        help_.solve(*game_, solver(), now_ms());
    }
}

void GameController::solve_with(const SolverChoice& solver) {
    solver_ = solver;
}

const SolverChoice& GameController::solver() const {
    const auto choices = solver_choices(family_id(game_->session));
    const auto chosen = std::find_if(choices.begin(), choices.end(),
                                     [&](const SolverChoice& choice) { return choice.is_same_as(solver_); });
    return chosen == choices.end() ? choices.front() : *chosen;
}

void GameController::visit_lab() const {
    visit(platform::OtherPage::lab);
}

void GameController::visit_game() const {
    visit(platform::OtherPage::game);
}

void GameController::visit(platform::OtherPage page) const {
    const auto code = encode_link(written_session(*game_), true);
    platform::visit(page, fragment_of(code ? *code : game_->link));
}

}  // namespace tessera

#pragma once

#include "app/game/help/background_analysis.h"
#include "app/game/help/help_controller.h"
#include "app/game/help/lesson.h"
#include "app/game/help/needed_deductions.h"
#include "app/game/help/solution_browser.h"
#include "app/game/play/announcer.h"

#include <string>
#include <vector>

namespace tessera {

// All help with the open game: hints, solutions, explanations, the ways to finish it, its mistakes. Every
// function takes that game, to which running jobs report until stop() ends them; outcomes are for
// Playing::take.
class Assistant {
public:
    Assistant(JobPool& pool, Appearance& appearance, Announcer& announcer)
        : appearance_(appearance),
          announcer_(announcer),
          help_(pool),
          lesson_(pool),
          solutions_(pool),
          analysis_(pool),
          needed_(pool) {}

    // Another game is open, or the same one in another form: forgets all that is known of a position.
    void begin(OpenGame& game);
    // The board was set upright, or back, from what it was before: hint and explanation turn with it, other help ends.
    void turned(OpenGame& game, const AnySession& before);
    void position_changed(OpenGame& game);
    void withdraw_offer();      // to take back pieces
    void stop(OpenGame& game);  // ends hint, search and explanation
    // Stops a search that the player waits for, and says how far it came.
    void stop_search(OpenGame& game);
    bool is_searching() const;  // for the player, not in the background

    // The calls of a frame, in this order, after the reports of jobs.
    void take_analysis(OpenGame& game, bool was_dead_end);
    [[nodiscard]] InputOutcome play_solution(OpenGame& game);  // its next move, if that is due
    void take_answers(OpenGame& game, bool has_solved);        // `has_solved`: by the move just played
    void analyse(OpenGame& game, bool is_free);                // `is_free`: no other job is wanted

    [[nodiscard]] InputOutcome ask_hint(
        OpenGame& game);  // the first rung of a hint, the next one, or its move
    void solve(OpenGame& game);
    [[nodiscard]] InputOutcome take_back_blamed(OpenGame& game);
    [[nodiscard]] InputOutcome browse_solutions(OpenGame& game,
                                                int by);  // replaces a solution by another, as one undo step
    void explain(OpenGame& game);                         // every deduction from the current position on
    void go_to_lesson_step(OpenGame& game, int place);
    bool lesson_input(OpenGame& game, const InputEvent& event);           // while the lesson is open
    void choose_solver(const SolverChoice& solver) { solver_ = solver; }  // for later searches
    const SolverChoice& solver(const OpenGame& game) const;  // the chosen one, or the family's first
    void begin_marking(OpenGame& game);  // clears the marks of mistakes until new ones are known

    bool is_dead_end() const;
    // Number of ways to finish the game; empty: unknown or unwanted.
    std::string ways_text(const OpenGame& game) const;
    const HelpController& help() const { return help_; }
    const Lesson& lesson() const { return lesson_; }
    const SolutionBrowser& solutions() const { return solutions_; }  // further ones, besides the one shown
    const BackgroundAnalysis& analysis() const { return analysis_; }
    const NeededDeductions& needed() const { return needed_; }

private:
    void read_aloud(const Sentence& sentence);  // of a hint or of the lesson
    void offer_to_take_back(Hint blame);
    void advance_lesson(OpenGame& game);
    void forget_position(OpenGame& game);
    bool wants_analysis() const;
    bool wants_needed() const;
    void show_mistakes(OpenGame& game);  // if known and wanted
    void announce_dead_end(OpenGame& game);

    Appearance& appearance_;
    Announcer& announcer_;
    HelpController help_;
    Lesson lesson_;
    SolutionBrowser solutions_;
    BackgroundAnalysis analysis_;
    NeededDeductions needed_;
    SolverChoice solver_;                    // the chosen one
    std::vector<std::string> mistakes_;      // moves that take back the marked pieces
    std::vector<std::string> to_take_back_;  // moves offered by a notice
    bool is_browsing_ = false;               // the position changes because another solution is shown
    bool had_hint_ = false;                  // in the last frame
};

}  // namespace tessera

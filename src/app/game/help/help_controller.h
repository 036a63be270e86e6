#pragma once

#include "app/game/play/open_game.h"
#include "jobs/pool.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Statistics of a finished search.
struct SolverRun {
    SolverChoice solver;
    SearchStats stats;
    int move_count = 0;  // in the answer
    double elapsed_ms = 0;
};

// Returns the number of runs that search for a solution in parallel.
int racer_count();

// Computed help for the open game: the ladder of hints, and the search for a solution. Jobs run beside the
// frame; their answers are handled once per frame.
class HelpController {
public:
    enum class Work { none, hinting, solving, playing };  // playing: a found solution, move by move

    explicit HelpController(JobPool& pool) : pool_(pool) {}

    void ask_hint(OpenGame& game, double now_ms);  // the first rung; after that, the next one
    void solve(OpenGame& game, const SolverChoice& solver, double now_ms);
    void stop(OpenGame& game);  // ends everything, hints included
    void turned(OpenGame& game,
                const AnySession& before);  // the board, while a hint is shown, which turns with it

    // Plays the next move of a solution when it is due. Call once per frame, after the reports.
    InputOutcome advance(OpenGame& game, const Scene& scene);
    InputOutcome take_hint(OpenGame& game, const Scene& scene);  // plays the last rung's moves

    Work work() const { return work_; }
    bool is_waiting() const { return work_ == Work::hinting || work_ == Work::solving; }
    const std::optional<Hint>& hint() const { return hint_; }
    const HintStep* step() const;             // the rung shown, or null
    int step_index() const { return step_; }  // index of the rung shown
    bool is_last_step() const;
    const SearchStats& stats() const { return stats_; }
    double elapsed_ms(double now_ms) const { return now_ms - start_ms_; }
    // Sets whether hints and blame name the pieces to remove, or only report a dead end.
    void name_mistakes(bool names) { names_mistakes_ = names; }
    // Returns the pieces to remove if Solve found that the position has no solution, once.
    std::optional<Hint> take_blame() { return std::exchange(blame_, std::nullopt); }
    // Returns the sentence at the end of a search, once.
    std::optional<Sentence> take_verdict();
    // Position at which the last shown solution began, and its moves from there.
    const Position& shown_from() const { return shown_position_; }
    const std::vector<std::string>& shown() const { return shown_; }
    // Searches that found a solution of the open game, in order.
    const std::vector<SolverRun>& runs() const { return runs_; }
    void forget_runs() { runs_.clear(); }

private:
    // The job's reports change the game, which must stay alive until `stop` ends the job.
    void start(OpenGame& game, Task task, int run_count, double now_ms);
    void receive(OpenGame& game, const Report& report);
    void receive_done(OpenGame& game, const DoneReport& done);
    void finish_job(OpenGame& game);
    void take_answer_to_failure(const Hint& hint);
    void ask_for_blame(OpenGame& game, Sentence failure);
    void note_run(double now_ms);
    void show_step(OpenGame& game) const;

    JobPool& pool_;
    std::optional<JobId> job_;
    Work work_ = Work::none;
    bool names_mistakes_ = true;
    std::optional<Hint> hint_;
    int step_ = 0;
    SearchStats stats_;
    double start_ms_ = 0;
    std::vector<std::string> solution_;  // moves still to play
    std::vector<std::string> shown_;     // all of its moves
    Position shown_position_;            // before the first move
    int shown_from_ = 0;                 // the game's cursor before the first move
    double next_move_ms_ = 0;
    std::optional<Sentence> verdict_;
    std::optional<Sentence> failure_;  // message of a failed search, while the blame is computed
    std::optional<Hint> blame_;
    SolverChoice solver_;           // the running one
    std::optional<SolverRun> run_;  // has found a solution but is not done
    std::vector<SolverRun> runs_;
};

}  // namespace tessera

#pragma once

#include "app/game/open_game.h"
#include "jobs/pool.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// A search that came to its end.
struct SolverRun {
    std::string_view caption;
    SearchStats stats;
    int move_count = 0;  // of the answer
    double elapsed_ms = 0;
};

// In how many runs a solution is searched for side by side.
int racer_count();

// Help from the machine for the open game: the ladder of hints, and the search for a solution. Work
// runs beside the frame; the answers are taken in once a frame.
class HelpController {
public:
    enum class Work { none, hinting, solving, playing };  // playing: a found solution, piece by piece

    explicit HelpController(JobPool& pool) : pool_(pool) {}

    void ask_hint(OpenGame& game, double now_ms);  // the first rung; after that, the next one
    void solve(OpenGame& game, const SolverChoice& solver, double now_ms);
    void stop(OpenGame& game);  // whatever is going on, hints included

    // Once a frame, after the reports: plays the next piece of a solution when its time has come.
    InputOutcome advance(OpenGame& game, const Scene& scene);
    InputOutcome take_hint(OpenGame& game, const Scene& scene);  // plays what the last rung proposes

    Work work() const { return work_; }
    bool is_waiting() const { return work_ == Work::hinting || work_ == Work::solving; }
    const std::optional<Hint>& hint() const { return hint_; }
    const HintStep* step() const;             // the rung shown, if a hint is shown
    int step_index() const { return step_; }  // of the rung, from 0
    bool is_last_step() const;
    const SearchStats& stats() const { return stats_; }
    double elapsed_ms(double now_ms) const { return now_ms - start_ms_; }
    // Whether a hint names the pieces that have to go, or only says that there is no way on.
    void name_mistakes(bool names) { names_mistakes_ = names; }
    // What has to go before the open game can be solved, where Solve found that it cannot be as it stands; taken once.
    std::optional<Hint> take_blame() { return std::exchange(blame_, std::nullopt); }
    // What there is to say at the end of a search; taken once.
    std::optional<Sentence> take_verdict();
    // The searches that found a solution of the open game, in order.
    // Of the solution that was laid out last: where it began, and its moves from there.
    const Position& shown_from() const { return shown_position_; }
    const std::vector<std::string>& shown() const { return shown_; }
    const std::vector<SolverRun>& runs() const { return runs_; }
    void forget_runs() { runs_.clear(); }

private:
    // The job's reports change the game; `stop` ends the job, so the game must not go before.
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
    std::vector<std::string> solution_;  // moves still to be played
    std::vector<std::string> shown_;     // all of them
    Position shown_position_;            // before the first
    int shown_from_ = 0;                 // where the game's cursor stood before the first of them
    double next_move_ms_ = 0;
    std::optional<Sentence> verdict_;
    std::optional<Sentence> failure_;  // of a search for a solution, while it is found out what has to go
    std::optional<Hint> blame_;
    std::string_view solver_;       // caption of the one at work
    std::optional<SolverRun> run_;  // that has found its solution and is not done
    std::vector<SolverRun> runs_;
};

}  // namespace tessera

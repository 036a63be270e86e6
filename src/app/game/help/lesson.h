#pragma once

#include "app/game/play/open_game.h"
#include "jobs/pool.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

// A full explanation: steps through the deductions from a position to its end, forwards and backwards, on a
// table of its own. The game that it starts from stays unchanged.
class Lesson {
public:
    explicit Lesson(JobPool& pool) : pool_(pool) {}

    void ask(const OpenGame& game, double now_ms);
    void close();
    void turned(const OpenGame& game, const AnySession& before);  // the board, while the lesson is open
    void take_answer();  // opens the table; call once per frame, after the reports

    bool is_waiting() const { return job_.has_value() || answer_.has_value(); }
    bool is_open() const { return table_ != nullptr; }
    double elapsed_ms(double now_ms) const { return now_ms - start_ms_; }
    const SearchStats& stats() const { return stats_; }

    OpenGame& table() const { return *table_; }  // before the moves of the current step
    const ExplanationStep& step() const { return at(steps_, place_); }
    int place() const { return place_; }  // from 0
    int step_count() const { return int_size(steps_); }
    int most_seen() const { return most_seen_; }  // largest number of steps seen
    int next_move() const;                        // next step that plays a move, or the end
    int previous_move() const;                    // previous such step, or the beginning
    void go_to(int place, const Scene& scene);    // clamped to the existing steps

    // Returns why there is nothing to explain, once.
    std::optional<Sentence> take_verdict() { return std::exchange(verdict_, std::nullopt); }

private:
    void receive(const Report& report);
    void take_steps(const Explanation& explanation);
    void play_step(const Scene& scene);
    void take_back_step(const Scene& scene);
    void show_step();

    JobPool& pool_;
    std::optional<JobId> job_;
    std::optional<AnySession> begun_;  // the game to explain, as the screen shows it
    std::optional<Explanation> answer_;
    std::unique_ptr<OpenGame> table_;
    std::vector<ExplanationStep> steps_;
    int place_ = 0;
    int most_seen_ = 0;
    double start_ms_ = 0;
    SearchStats stats_;
    std::optional<Sentence> verdict_;
};

}  // namespace tessera

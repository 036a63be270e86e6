#pragma once

#include "jobs/pool.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// True if exactly one solution is proved.
inline bool has_one_solution(const PositionAnalysis& analysis) {
    return analysis.is_solvable && analysis.is_exact && analysis.solutions == 1;
}

// Finds an irredundant set of moves that leaves a level one solution: adds moves of one solution until there
// is no other, then drops each that is not needed. Each count has limited effort; if uniqueness is not proved
// within it, the choice counts as not unique.
class UniqueMaker {
public:
    explicit UniqueMaker(JobPool& pool) : pool_(pool) {}

    void start(std::string_view family, std::string level);
    void stop();
    bool is_at_work() const { return job_.has_value(); }

    // Return the moves, or the error, once at the end.
    std::optional<std::vector<std::string>> take_moves() { return std::exchange(answer_, std::nullopt); }
    std::optional<Sentence> take_trouble() { return std::exchange(trouble_, std::nullopt); }

private:
    enum class Phase { solving, adding, dropping };

    void ask(Task task);
    void analyse(std::vector<std::string> moves);
    void receive(const Report& report);
    void go_on();
    void judge_added();
    void judge_dropped();
    void drop_next();
    void give_up(Sentence trouble);
    bool is_unique() const { return analysis_ && has_one_solution(*analysis_); }

    JobPool& pool_;
    std::optional<JobId> job_;
    Phase phase_ = Phase::solving;
    std::string family_;
    std::string level_;
    std::vector<std::string> solution_;
    std::vector<std::string> fixed_;
    int dropped_ = 0;  // index into fixed_ of the move left out in the running analysis
    std::optional<PositionAnalysis> analysis_;
    std::optional<std::vector<std::string>> answer_;
    std::optional<Sentence> trouble_;
};

}  // namespace tessera

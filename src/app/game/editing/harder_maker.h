#pragma once

#include "jobs/pool.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Finds the fewest moves to leave out of those that fix a level's solution, so that the puzzle has a harder
// tier and still one solution. Tries all ways to leave out one move, then two, and so on. Among equally small
// choices it prefers one with the next tier.
class HarderMaker {
public:
    explicit HarderMaker(JobPool& pool) : pool_(pool) {}

    static constexpr std::size_t most_moves = 64;  // limit on the moves of the level

    void start(std::string_view family, std::string level, std::vector<std::string> moves);
    void stop();
    bool is_at_work() const { return job_.has_value(); }

    // Return the remaining moves, or the error, once at the end.
    std::optional<std::vector<std::string>> take_moves() { return std::exchange(answer_, std::nullopt); }
    std::optional<Sentence> take_trouble() { return std::exchange(trouble_, std::nullopt); }

private:
    using Choice = std::uint64_t;  // one bit for each move left out

    std::vector<std::string> moves_without(Choice choice) const;
    void ask();
    void receive(const Report& report);
    void go_on();
    void judge();
    void end_size();
    std::vector<Choice> one_larger() const;
    void give_up(Sentence trouble);

    JobPool& pool_;
    std::optional<JobId> job_;
    std::string family_;
    std::string level_;
    std::vector<std::string> moves_;
    std::vector<Choice> choices_;  // all of one size; the first ever tried leaves out nothing
    std::vector<Choice> unique_;   // those of one size that leave one solution
    int next_ = 0;                 // index of the choice being tried
    int tried_count_ = 0;
    std::optional<Choice> best_;  // best of this size with a harder tier
    int best_tier_ = 0;
    int first_tier_ = 0;
    bool is_unique_ = false;   // reported by the running job
    std::optional<int> tier_;  // reported by the running job
    std::optional<std::vector<std::string>> answer_;
    std::optional<Sentence> trouble_;
};

}  // namespace tessera

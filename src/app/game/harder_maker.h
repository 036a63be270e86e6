#pragma once

#include "jobs/pool.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Finds the fewest moves to leave out of those that make a level a puzzle with one solution, so that it is of a harder tier
// and still has one solution: all ways to leave out one are tried, then two, and so on. Where several are as few, it is one
// whose tier is the next, if there is one.
class HarderMaker {
public:
    explicit HarderMaker(JobPool& pool) : pool_(pool) {}

    static constexpr std::size_t most_moves = 64;  // that a level may have for it

    void start(std::string_view family, std::string level, std::vector<std::string> moves);
    void stop();
    bool is_at_work() const { return job_.has_value(); }

    // At the end, taken once: the moves that stay, or why there are none.
    std::optional<std::vector<std::string>> take_moves() { return std::exchange(answer_, std::nullopt); }
    std::optional<Sentence> take_trouble() { return std::exchange(trouble_, std::nullopt); }

private:
    using Choice = std::uint64_t;  // a bit for each move that is left out

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
    std::vector<Choice> choices_;  // of one size; the first is the level as it stands
    std::vector<Choice> unique_;   // of these, those that leave one solution
    int next_ = 0;                 // of the choices, the one that is tried
    int tried_count_ = 0;
    std::optional<Choice> best_;  // of one size, of a harder tier
    int best_tier_ = 0;
    int first_tier_ = 0;
    bool is_unique_ = false;   // as the job at work has told
    std::optional<int> tier_;  // the same
    std::optional<std::vector<std::string>> answer_;
    std::optional<Sentence> trouble_;
};

}  // namespace tessera

#pragma once

#include "jobs/pool.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The other solutions of a position whose solution was shown: found by a quiet job with limits, and shown one
// by one.
class SolutionBrowser {
public:
    using Moves = std::vector<std::string>;  // from that position on
    static constexpr int most_solutions = 500;

    explicit SolutionBrowser(JobPool& pool) : pool_(pool) {}

    void start(std::string_view family, const Position& from, Moves shown);
    void stop();

    int count() const { return static_cast<int>(solutions_.size()); }
    int place() const { return place_; }         // index of the one shown
    bool is_whole() const { return is_whole_; }  // there are no others
    bool is_at_work() const { return job_.has_value(); }
    // Returns the next or the previous solution, cyclically.
    const Moves& step(int by);

private:
    void receive(const Report& report);
    void take(Moves moves);

    JobPool& pool_;
    std::optional<JobId> job_;
    std::vector<Moves> solutions_;  // the one shown first comes first
    std::vector<Moves> sorted_;     // the same with sorted moves, to recognise equal ones
    int place_ = 0;
    bool is_whole_ = false;
};

}  // namespace tessera

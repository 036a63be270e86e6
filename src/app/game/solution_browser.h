#pragma once

#include "jobs/pool.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The other solutions of a position whose solution was laid out: found while nobody waits, within bounds, and gone
// through one by one.
class SolutionBrowser {
public:
    using Moves = std::vector<std::string>;  // from that position on
    static constexpr int most_solutions = 500;

    explicit SolutionBrowser(JobPool& pool) : pool_(pool) {}

    void start(std::string_view family, const Position& from, Moves shown);
    void stop();

    int count() const { return static_cast<int>(solutions_.size()); }
    int place() const { return place_; }         // of the one that is shown, from 0
    bool is_whole() const { return is_whole_; }  // these are all
    bool is_at_work() const { return job_.has_value(); }
    // The next one, or the one before; round and round.
    const Moves& step(int by);

private:
    void receive(const Report& report);
    void take(Moves moves);

    JobPool& pool_;
    std::optional<JobId> job_;
    std::vector<Moves> solutions_;  // the one that was laid out comes first
    std::vector<Moves> sorted_;     // the same, each with its moves in order: whichever way it was laid
    int place_ = 0;
    bool is_whole_ = false;
};

}  // namespace tessera

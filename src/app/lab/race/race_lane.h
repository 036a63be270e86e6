#pragma once

#include "jobs/job.h"
#include "jobs/report.h"
#include "lab/lab_result.h"
#include "lab/record/recorded_search.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// An engine in a race with its heuristic; empty: the engine's default.
struct RaceEntry {
    std::string engine;
    std::string heuristic;

    bool operator==(const RaceEntry&) const = default;
};

// Settings shared by all lanes.
struct RaceRules {
    std::string input;  // the puzzle's name in tables
    std::string family;
    Position position;
    int seed_count = 1;        // each engine searches with the seeds from 1 on, one after the other
    Ticks limit = 20'000'000;  // per search
    std::uint64_t memory_bytes = 256ULL << 20;  // tables per search
};

SolveOptions options_of(const RaceRules& rules, const RaceEntry& entry, std::uint64_t seed);

// One engine in a race: its searches, recorded up to a bound if they run here, and their costs. Everything
// but time and memory is independent of slicing and the same as in `tessera lab`.
class RaceLane {
public:
    static constexpr int most_steps = 200'000;  // in each record

    RaceLane(std::shared_ptr<const RaceRules> rules, RaceEntry entry);

    // Runs until all its searches together have used `effort`; the last step may exceed it.
    void advance_to(Ticks effort);

    // The searches may run elsewhere instead: job() restarts the current one there, and hear() receives its
    // reports. After its last report the next search is current, or the lane is done.
    void hand_over() { search_.reset(); }
    Job job() const;
    void hear(const Report& report);
    void take_back();  // restarts the current search here

    const RaceEntry& entry() const { return entry_; }
    bool is_done() const { return is_done_; }
    // True if every search has ended with a solution or with a proof that there is none.
    bool has_arrived() const;
    Ticks effort() const { return earlier_effort_ + (is_done_ ? 0 : current_.stats.ticks); }
    const std::vector<LabRun>& runs() const { return runs_; }            // finished
    const LabRun& current() const { return current_; }                   // running, or the last one
    const std::vector<std::string>& moves() const { return moves_; }     // to the current position
    const std::optional<Sentence>& trouble() const { return trouble_; }  // why it cannot take part

private:
    void start();
    void work(Ticks budget);
    SolveOptions options() const;  // for the current search
    void end(LabOutcome outcome);
    void look();
    void hear_progress(const ProgressReport& progress);
    void fail(const Error& error);

    std::shared_ptr<const RaceRules> rules_;
    RaceEntry entry_;
    std::unique_ptr<RecordedSearch> search_;
    std::vector<LabRun> runs_;
    LabRun current_;
    Ticks earlier_effort_ = 0;  // finished searches
    std::int64_t held_bytes_ = 0;
    int shown_node_ = -1;
    std::vector<std::string> moves_;
    std::optional<Sentence> trouble_;
    bool is_done_ = false;
};

}  // namespace tessera

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

// An engine that takes part in a race, with the order or the estimate that it goes by; empty: its own choice.
struct RaceEntry {
    std::string engine;
    std::string heuristic;

    bool operator==(const RaceEntry&) const = default;
};

// What is the same for all who take part.
struct RaceRules {
    std::string input;  // the puzzle's name, as tables say it
    std::string family;
    Position position;
    int seed_count = 1;        // each engine searches with the seeds from 1 on, one after the other
    Ticks limit = 20'000'000;  // of each search
    std::uint64_t memory_bytes = 256ULL << 20;  // of the tables of each search
};

SolveOptions options_of(const RaceRules& rules, const RaceEntry& entry, std::uint64_t seed);

// One engine at work in a race: its searches, recorded up to a bound where they are made here, and what they cost. All but times and memory is the
// same however its work is sliced, and the same as that of `tessera lab`.
class RaceLane {
public:
    static constexpr int most_steps = 200'000;  // of each record

    RaceLane(std::shared_ptr<const RaceRules> rules, RaceEntry entry);

    // Until all its searches together did so much; the last step may do more.
    void advance_to(Ticks effort);

    // Or else its searches are made elsewhere: `job` is the one at work, which begins anew there; what it reports is heard
    // here. After its last report the next one is at work, or the lane is done.
    void hand_over() { search_.reset(); }
    Job job() const;
    void hear(const Report& report);
    void take_back();  // begins the search at work anew, here

    const RaceEntry& entry() const { return entry_; }
    bool is_done() const { return is_done_; }
    // Every search came to its end: with a solution, or with the proof that there is none.
    bool has_arrived() const;
    Ticks effort() const { return earlier_effort_ + (is_done_ ? 0 : current_.stats.ticks); }
    const std::vector<LabRun>& runs() const { return runs_; }            // that have ended
    const LabRun& current() const { return current_; }                   // at work, or the last one
    const std::vector<std::string>& moves() const { return moves_; }     // that lead to where it is
    const std::optional<Sentence>& trouble() const { return trouble_; }  // why it cannot take part

private:
    void start();
    void work(Ticks budget);
    SolveOptions options() const;  // of the search at work
    void end(LabOutcome outcome);
    void look();
    void hear_progress(const ProgressReport& progress);
    void fail(const Error& error);

    std::shared_ptr<const RaceRules> rules_;
    RaceEntry entry_;
    std::unique_ptr<RecordedSearch> search_;
    std::vector<LabRun> runs_;
    LabRun current_;
    Ticks earlier_effort_ = 0;  // of the searches that have ended
    std::int64_t held_bytes_ = 0;
    int shown_node_ = -1;
    std::vector<std::string> moves_;
    std::optional<Sentence> trouble_;
    bool is_done_ = false;
};

}  // namespace tessera

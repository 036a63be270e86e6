#pragma once

#include "jobs/job.h"
#include "jobs/report.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Splits a job into runs: a count into parts whose totals are added, a search for one solution into a race of
// different seeds or engines. Every other task is one run. Up to `most_racers` racers share the job's memory;
// if there are more, each gets as much as one of that many.
std::vector<Job> split_job(const Job& job, int run_count);
inline constexpr int most_racers = 4;  // for a player: the window starts no more

// Staggers the start of a race. The first racer runs alone, since most puzzles are solved before another
// worker is ready. The others are due once it has reported more than `alone` ticks or has given up; their
// ticks are counted from `lead` on, whenever they really begin. An answer of the first racer within `lead`
// ticks therefore wins, and the winner depends on ticks and the number of runs, not on the workers' speed.
struct HeadStart {
    Ticks alone = 2'000'000;
    Ticks lead = 5'000'000;
};

// True if the job is better done by one run with a team than by several runs. Only for runs that share
// memory, which the page's workers do not.
bool wants_team(const Job& job);

// Merges the reports of a job's runs. A count has the same total for any number of runs. A race is won by the
// run that needs the fewest ticks for its answer, ties by the first, in whatever order they finish; so the
// answer is the same every time for the same number of runs. The others therefore continue until they have
// used as many ticks. A proof that there is no answer ends a race at once.
class ReportMerger {
public:
    ReportMerger(const Job& job, int part_count, const HeadStart& head_start = {});

    // Number of parts, from the first, that should have begun by now. Never decreases before the end.
    int due_count() const;

    // Returns the job's reports that follow from `report` of run `part`.
    std::vector<Report> add(int part, const Report& report);
    bool is_done() const { return is_done_; }

private:
    struct Part {
        SearchStats stats;
        bool is_done = false;
        // For racers; kept until the race is decided.
        SolutionReport solution;
        std::optional<DoneReport> answer;
        std::optional<FailedReport> failure;
    };

    SearchStats stats_of_all() const;
    std::vector<Report> add_progress(Part& part, const ProgressReport& progress);
    std::vector<Report> add_count(const CountReport& count);
    std::vector<Report> add_done(Part& part, const DoneReport& done);
    std::vector<Report> add_failure(Part& part, const FailedReport& failed);
    std::vector<Report> finish(std::vector<Report> reports);
    bool are_all_done() const;
    Ticks race_ticks(const Part& part) const;
    const Part* winner() const;
    bool is_race_decided() const;
    std::vector<Report> finish_race();

    bool is_count_;
    bool is_race_;
    std::uint64_t cap_;
    HeadStart head_start_;
    std::vector<Part> parts_;
    CountReport total_;
    std::vector<std::string> best_;  // the longest reported by any run
    Remarks remarks_;                // about `best_`
    bool is_done_ = false;
};

}  // namespace tessera

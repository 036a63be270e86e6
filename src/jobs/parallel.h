#pragma once

#include "jobs/job.h"
#include "jobs/report.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// How a job is split over several runs side by side: a count in parts whose totals are added, a search
// for one solution as a race of different seeds or engines. Every other task is one run. Up to `most_racers`
// racers have the memory that the job would have alone between them; of more, each has as much as one of so
// many.
std::vector<Job> split_job(const Job& job, int run_count);
inline constexpr int most_racers = 4;  // that help a player: the window starts no more

// The first racer of a race is alone at first, since most puzzles are solved before another worker is awake.
// The others are due once it has reported more than `alone` ticks or has given up, and whenever they begin,
// their ticks are counted from `lead` on. So an answer of the first after up to `lead` ticks has won, and who
// wins depends on ticks and on the number of runs, never on how long a worker took to start.
struct HeadStart {
    Ticks alone = 2'000'000;
    Ticks lead = 5'000'000;
};

// Whether the job is better done by one run with a team than by several. Only for those whose runs share
// memory; workers of the page do not.
bool wants_team(const Job& job);

// Makes the reports of the runs the reports of the one job. A count has the same total for every number of
// runs. A race is won by the run that needs the fewest ticks for its answer, the first of equals, whichever
// comes in first: the same answer every time for the same number of runs. So the others go on until they have
// used as many ticks; a proof that there is no answer ends a race at once.
class ReportMerger {
public:
    ReportMerger(const Job& job, int part_count, const HeadStart& head_start = {});

    // How many parts, from the first, should have begun by now: never fewer than before, until all is over.
    int due_count() const;

    // What the job has to say now that run `part` says `report`.
    std::vector<Report> add(int part, const Report& report);
    bool is_done() const { return is_done_; }

private:
    struct Part {
        SearchStats stats;
        bool is_done = false;
        // Of a racer; kept until all is decided.
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
    std::vector<std::string> best_;  // the longest that any run has reported
    Remarks remarks_;                // about it
    bool is_done_ = false;
};

}  // namespace tessera

#pragma once

#include "jobs/job.h"
#include "jobs/report.h"

#include <string>
#include <vector>

namespace tessera {

// How a job is shared out over several runs side by side: a count in parts whose totals are added, a search
// for one solution as a race of different seeds or engines. Every other task is one run.
std::vector<Job> share_out(const Job& job, int run_count);

// Makes the reports of the runs the reports of the one job. A count has the same total for every number of
// runs; a race ends with the first run that has an answer.
class Gathering {
public:
    Gathering(const Job& job, int part_count);

    // What the job has to say now that run `part` says `report`.
    std::vector<Report> add(int part, const Report& report);
    bool is_done() const { return is_done_; }

private:
    struct Part {
        SearchStats stats;
        bool is_done = false;
    };

    SearchStats stats_of_all() const;
    std::vector<Report> add_progress(Part& part, const ProgressReport& progress);
    std::vector<Report> add_count(const CountReport& count);
    std::vector<Report> add_done(Part& part, const DoneReport& done);
    std::vector<Report> finish(const DoneReport& done);
    bool are_all_done() const;

    bool is_count_;
    std::uint64_t cap_;
    std::vector<Part> parts_;
    CountReport total_{"0", true};
    std::vector<std::string> best_;  // the longest any run has told
    bool is_done_ = false;
};

}  // namespace tessera

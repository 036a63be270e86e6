#pragma once

#include "jobs/job.h"
#include "jobs/run.h"

#include <memory>
#include <string>

namespace tessera {

inline constexpr int most_days_in_book = 31;

// Makes the puzzles of the days, solves each, and draws the book of them (print/volume/volume.h). An error for other days than
// the calendar's, or more of them.
Result<std::unique_ptr<JobRun::Work>> start_days(const std::string& family, const DaysJob& job);

}  // namespace tessera

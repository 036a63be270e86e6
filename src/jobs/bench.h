#pragma once

#include "jobs/job.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// One line of a list of benchmarks: `NAME TASK FILE [engine=E] [heuristic=H] [ticks=N]`. TASK is `solve`,
// `all` (all solutions) or `count`, FILE a level or a cut grid; the work stops after about N ticks. A line with
// engine=* is a case NAME-ENGINE for each engine of the family.
struct BenchCase {
    std::string name;
    Job job;  // to solve or to count
    bool wants_all = false;
    Ticks ticks = 20'000'000;
};

// The result of a case. Callers measure the time.
struct BenchResult {
    std::string outcome;    // solved, exhausted, stopped, or the error that prevented the start
    std::string solutions;  // found or counted
    SearchStats stats;
};

// Returns the text of a file; nothing if it cannot be read.
using FileReader = std::function<std::optional<std::string>(const std::string& path)>;

Result<std::vector<BenchCase>> read_bench_list(std::string_view list, const FileReader& read_file);

// Asks whether work must stop; called between slices of a million ticks.
using Asked = bool (*)();

// Returns what is known when the work ends, has had its ticks or must stop.
BenchResult run_bench_case(
    const BenchCase& bench_case, Asked must_stop = [] { return false; });

// The table's heading and rows.
std::string bench_heading();
std::string format_bench_line(const BenchCase& bench_case, const BenchResult& result, double elapsed_ms);

}  // namespace tessera

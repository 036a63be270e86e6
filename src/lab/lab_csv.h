#pragma once

#include "lab/lab_result.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The columns of the lab's table and CSV. A contract: new columns are added at the end.
inline constexpr std::array<std::string_view, 13> lab_columns = {
    "input", "engine",       "heuristic", "seed",      "outcome", "nodes",   "updates",
    "ticks", "memory_bytes", "time_ms",   "solutions", "reached", "expanded"};

// One text for each column; empty if there is no value.
using LabFields = std::array<std::string, lab_columns.size()>;
LabFields lab_headings();
LabFields fields_of(const LabRun& run);

// RFC 4180 with LF: the columns, then a line for each run. A cell that a spreadsheet would read as a formula
// begins with an apostrophe.
std::string csv_of(const std::vector<LabRun>& runs);
std::string csv_heading();
std::string csv_row(const LabRun& run);

// Returns the cells of such a line, with or without its line end, as they were before they were written.
std::vector<std::string> csv_cells(std::string_view line);
// Returns the run with the numbers of its row; nothing if it is no such row. It has no remarks, and of its statistics
// only what has a column.
std::optional<LabRun> lab_run_of(std::string_view row);

}  // namespace tessera

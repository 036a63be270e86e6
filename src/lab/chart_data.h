#pragma once

#include "lab/lab_result.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What a chart compares.
enum class LabMeasure { nodes, updates, ticks, memory, time, reached, expanded };
inline constexpr std::array<std::string_view, 7> lab_measure_ids = {"nodes", "updates", "ticks",   "memory",
                                                                    "time",  "reached", "expanded"};
// Nodes, but where states are stored: A* counts those that it expands and others those that they reach.
LabMeasure fair_measure(const std::vector<LabRun>& runs);
std::string_view unit_of(LabMeasure measure);  // "placements tried", "ms"
std::optional<double> value_of(const LabRun& run,
                               LabMeasure measure);  // none where the engine has no such thing

// A run in a chart.
struct ChartPoint {
    LabRun run;
    double value = 0;
};

// All runs of one engine with one heuristic, on one puzzle where there are few of them.
struct ChartRow {
    std::string engine;
    std::string heuristic;
    int engine_number = 0;           // in ChartData::engines: its colour
    std::vector<ChartPoint> points;  // of runs that have the measure
    int run_count = 0;
    int done_count = 0;
};

// Rows that are compared with each other: those of one heuristic, or a single engine where there is one heuristic.
struct ChartGroup {
    std::string heading;  // the puzzle, where there are several but few; else empty
    std::string label;
    std::vector<ChartRow> rows;
};

struct ChartData {
    LabMeasure measure = LabMeasure::nodes;
    std::vector<std::string> engines;  // in order of appearance
    std::vector<std::string> heuristics;
    std::vector<std::string> inputs;
    std::vector<ChartGroup> groups;
    bool has_several_runs = false;  // of some row: then they are drawn as points, else as bars

    std::vector<double> values() const;
};

ChartData chart_data(const std::vector<LabRun>& runs, LabMeasure measure);

// The value below which a part of the sorted values lies, between two of them where it must be.
double quantile(const std::vector<double>& sorted, double part);

}  // namespace tessera

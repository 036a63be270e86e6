#pragma once

#include "lab/lab_result.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The quantity that a chart compares.
enum class LabMeasure { nodes, updates, ticks, memory, time, reached, expanded };
inline constexpr std::array<std::string_view, 7> lab_measure_ids = {"nodes", "updates", "ticks",   "memory",
                                                                    "time",  "reached", "expanded"};
// Returns a measure that is fair to all engines: nodes, or positions reached if some engine stores its
// states, since A* counts expanded states as nodes and others reached ones.
LabMeasure fair_measure(const std::vector<LabRun>& runs);
std::string_view unit_of(LabMeasure measure);  // "ticks of effort", "milliseconds"
// Returns nothing if the engine does not report the measure.
std::optional<double> value_of(const LabRun& run, LabMeasure measure);

// A run in a chart.
struct ChartPoint {
    LabRun run;
    double value = 0;
};

// All runs of one engine with one heuristic; on one puzzle if there are only a few puzzles.
struct ChartRow {
    std::string engine;
    std::string heuristic;
    int engine_number = 0;           // index in ChartData::engines; picks the colour
    std::vector<ChartPoint> points;  // runs that report the measure
    int run_count = 0;
    int done_count = 0;
};

// Rows to compare: those of one heuristic, or a single engine if there is only one heuristic.
struct ChartGroup {
    std::string heading;  // the puzzle if there are several but few; otherwise empty
    std::string label;
    std::vector<ChartRow> rows;
};

struct ChartData {
    LabMeasure measure = LabMeasure::nodes;
    std::vector<std::string> engines;  // in order of appearance
    std::vector<std::string> heuristics;
    std::vector<std::string> inputs;
    std::vector<ChartGroup> groups;
    bool has_several_runs = false;  // in some row: draws points over boxes

    std::vector<double> values() const;
};

ChartData chart_data(const std::vector<LabRun>& runs, LabMeasure measure);

// Returns a quantile of sorted values, interpolated linearly.
double quantile(const std::vector<double>& sorted, double part);

}  // namespace tessera

#include "lab/chart_data.h"

#include "base/index.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// Returns the index of the name; adds it if it is new.
int place_in(std::vector<std::string>& names, const std::string& name) {
    const auto place = std::find(names.begin(), names.end(), name);
    const auto number = static_cast<int>(place - names.begin());
    if (place == names.end()) {
        names.push_back(name);
    }
    return number;
}

ChartGroup& group_of(ChartData& data, const LabRun& run) {
    constexpr std::size_t few_inputs = 6;
    const bool is_by_input = data.inputs.size() > 1 && data.inputs.size() <= few_inputs;
    const std::string heading = is_by_input ? run.input : "";
    const std::string label = data.heuristics.size() > 1 ? run.heuristic : run.engine;
    for (ChartGroup& group : data.groups) {
        if (group.heading == heading && group.label == label) {
            return group;
        }
    }
    data.groups.push_back({heading, label, {}});
    return data.groups.back();
}

ChartRow& row_of(ChartGroup& group, const LabRun& run) {
    for (ChartRow& row : group.rows) {
        if (row.engine == run.engine && row.heuristic == run.heuristic) {
            return row;
        }
    }
    group.rows.push_back({run.engine, run.heuristic, 0, {}, 0, 0});
    return group.rows.back();
}

}  // namespace

std::string_view unit_of(LabMeasure measure) {
    constexpr std::array<std::string_view, lab_measure_ids.size()> units = {
        "nodes: options tried", "matrix updates",    "ticks of effort",   "bytes of memory",
        "milliseconds",         "positions reached", "positions expanded"};
    return units[static_cast<std::size_t>(measure)];
}

std::optional<double> value_of(const LabRun& run, LabMeasure measure) {
    const auto as_double = [](const std::optional<std::uint64_t>& number) {
        return number ? std::optional(static_cast<double>(*number)) : std::nullopt;
    };
    switch (measure) {
        case LabMeasure::nodes:
            return static_cast<double>(run.stats.nodes);
        case LabMeasure::updates:
            return as_double(run.updates);
        case LabMeasure::ticks:
            return static_cast<double>(run.stats.ticks);
        case LabMeasure::memory:
            return as_double(run.memory_bytes);
        case LabMeasure::reached:
            return as_double(run.counts.reached);
        case LabMeasure::expanded:
            return as_double(run.counts.expanded);
        case LabMeasure::time:
            break;
    }
    return run.is_timed ? std::optional(run.elapsed_ms) : std::nullopt;
}

LabMeasure fair_measure(const std::vector<LabRun>& runs) {
    const bool stores_states = std::any_of(runs.begin(), runs.end(),
                                           [](const LabRun& run) { return run.counts.expanded.has_value(); });
    return stores_states ? LabMeasure::reached : LabMeasure::nodes;
}

std::vector<double> ChartData::values() const {
    std::vector<double> all;
    for (const ChartGroup& group : groups) {
        for (const ChartRow& row : group.rows) {
            for (const ChartPoint& point : row.points) {
                all.push_back(point.value);
            }
        }
    }
    return all;
}

ChartData chart_data(const std::vector<LabRun>& runs, LabMeasure measure) {
    ChartData data;
    data.measure = measure;
    for (const LabRun& run : runs) {
        place_in(data.engines, run.engine);
        place_in(data.heuristics, run.heuristic);
        place_in(data.inputs, run.input);
    }
    for (const LabRun& run : runs) {
        ChartRow& row = row_of(group_of(data, run), run);
        row.engine_number = place_in(data.engines, run.engine);
        ++row.run_count;
        row.done_count += run.is_done() ? 1 : 0;
        data.has_several_runs |= row.run_count > 1;
        if (const std::optional<double> value = value_of(run, measure)) {
            row.points.push_back({run, *value});
        }
    }
    return data;
}

double quantile(const std::vector<double>& sorted, double part) {
    const double place = part * (static_cast<double>(sorted.size()) - 1);
    const auto below = static_cast<std::size_t>(std::floor(place));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - std::floor(place)) * (sorted[above] - sorted[below]);
}

}  // namespace tessera

#include "lab/lab_csv.h"

#include "base/text.h"

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

std::string milliseconds(double elapsed_ms) {
    const auto microseconds = static_cast<std::uint64_t>(elapsed_ms * 1000);
    return std::to_string(microseconds / 1000) + "." + std::to_string(microseconds % 1000 + 1000).substr(1);
}

std::string or_nothing(const std::optional<std::uint64_t>& number) {
    return number ? std::to_string(*number) : "";
}

std::string csv_field(std::string text) {
    const bool is_formula =
        !text.empty() && std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos;
    text = is_formula ? "'" + text : text;
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char letter : text) {
        quoted += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return quoted + "\"";
}

std::string csv_line(const LabFields& fields) {
    std::vector<std::string> quoted;
    std::transform(fields.begin(), fields.end(), std::back_inserter(quoted), csv_field);
    return join(quoted, ",") + "\n";
}

}  // namespace

LabFields lab_headings() {
    LabFields fields;
    std::copy(lab_columns.begin(), lab_columns.end(), fields.begin());
    return fields;
}

LabFields fields_of(const LabRun& run) {
    return {run.input,
            run.engine,
            run.heuristic,
            std::to_string(run.seed),
            std::string(word_for(run.outcome)),
            std::to_string(run.stats.nodes),
            or_nothing(run.updates),
            std::to_string(run.stats.ticks),
            or_nothing(run.memory_bytes),
            run.is_timed ? milliseconds(run.elapsed_ms) : "",
            std::to_string(run.stats.solutions),
            or_nothing(run.counts.reached),
            or_nothing(run.counts.expanded)};
}

std::string csv_of(const std::vector<LabRun>& runs) {
    std::string text = csv_heading();
    for (const LabRun& run : runs) {
        text += csv_row(run);
    }
    return text;
}

std::string csv_heading() {
    return csv_line(lab_headings());
}

std::string csv_row(const LabRun& run) {
    return csv_line(fields_of(run));
}

}  // namespace tessera

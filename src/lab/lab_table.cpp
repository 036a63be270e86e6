#include "lab/lab_table.h"

#include "base/text.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t first_right_column = 5;  // numbers end below each other

std::string milliseconds(double elapsed_ms) {
    const auto microseconds = static_cast<std::uint64_t>(elapsed_ms * 1000);
    return std::to_string(microseconds / 1000) + "." + std::to_string(microseconds % 1000 + 1000).substr(1);
}

std::string or_nothing(const std::optional<std::uint64_t>& number) {
    return number ? std::to_string(*number) : "";
}

// Letters on the screen: bytes that do not go on with a character.
std::size_t shown_width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80;
    }));
}

std::string csv_field(const std::string& text) {
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

LabFields heading_fields() {
    LabFields fields;
    std::copy(lab_columns.begin(), lab_columns.end(), fields.begin());
    return fields;
}

}  // namespace

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
            milliseconds(run.elapsed_ms)};
}

std::string csv_of(const std::vector<LabRun>& runs) {
    std::string text = csv_line(heading_fields());
    for (const LabRun& run : runs) {
        text += csv_line(fields_of(run));
    }
    return text;
}

LabTable::LabTable(const std::vector<LabCase>& cases) : widths_{5, 7, 9, 4, 11, 11, 11, 12, 12, 11} {
    for (const LabCase& lab_case : cases) {
        const SolveOptions& options = lab_case.options;
        widths_[0] = std::max(widths_[0], shown_width(lab_case.input->name));
        widths_[1] = std::max(widths_[1], options.engine.size());
        widths_[2] = std::max(widths_[2], options.heuristic.size());
        widths_[3] = std::max(widths_[3], std::to_string(options.seed).size());
    }
}

std::string LabTable::heading() const {
    return line_of(heading_fields());
}

std::string LabTable::line(const LabRun& run) const {
    LabFields fields = fields_of(run);
    for (std::string& field : fields) {
        field = field.empty() ? "-" : field;
    }
    return line_of(fields);
}

std::string LabTable::line_of(const LabFields& fields) const {
    std::string text;
    for (std::size_t column = 0; column < fields.size(); ++column) {
        const std::size_t width = shown_width(fields[column]);
        const std::string blanks(widths_[column] - std::min(widths_[column], width), ' ');
        text += column > 0 ? "  " : "";
        text += column >= first_right_column ? blanks + fields[column] : fields[column] + blanks;
    }
    return text + "\n";
}

}  // namespace tessera

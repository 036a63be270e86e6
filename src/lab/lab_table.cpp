#include "lab/lab_table.h"

#include "base/text.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t first_right_column = 5;  // numbers are aligned right

// Returns the width on the screen: bytes that are not UTF-8 continuations.
std::size_t shown_width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80;
    }));
}

}  // namespace

LabTable::LabTable(const std::vector<LabCase>& cases)
    : widths_{5, 7, 9, 4, 11, 11, 11, 12, 12, 11, 9, 11, 11} {
    for (const LabCase& lab_case : cases) {
        const SolveOptions& options = lab_case.options;
        widths_[0] = std::max(widths_[0], shown_width(lab_case.input->name));
        widths_[1] = std::max(widths_[1], options.engine.size());
        widths_[2] = std::max(widths_[2], options.heuristic.size());
        widths_[3] = std::max(widths_[3], std::to_string(options.seed).size());
    }
}

std::string LabTable::heading() const {
    return line_of(lab_headings());
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

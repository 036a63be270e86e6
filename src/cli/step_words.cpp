#include "cli/step_words.h"

#include "base/text.h"
#include "cli/printable.h"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

namespace tessera {

namespace {

constexpr int most_cells_shown = 12;

// Returns the placements that are supposed before the first that the step rules out.
std::vector<std::string> supposed(const HintStep& step) {
    const auto ruled_out = std::find_first_of(step.assumes.begin(), step.assumes.end(), step.excludes.begin(),
                                              step.excludes.end());
    return {step.assumes.begin(), ruled_out};
}

}  // namespace

std::string words_of(const HintStep& step) {
    std::string words = in_words(step.sentence);
    if (!step.cells.empty() && int_size(step.cells) <= most_cells_shown) {
        std::string cells;
        for (const Cell cell : step.cells) {
            cells += fmt::format("{}{},{}", cells.empty() ? "" : " ", cell.row, cell.column);
        }
        words += fmt::format(" [{}]", cells);
    }
    const std::vector<std::string> before = supposed(step);
    return before.empty() ? words : fmt::format("  after {}: {}", join(before, ", "), words);
}

}  // namespace tessera

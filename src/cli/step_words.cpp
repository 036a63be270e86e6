#include "cli/step_words.h"

#include "base/text.h"
#include "cli/family_text.h"
#include "cli/printable.h"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

namespace tessera {

namespace {

constexpr int most_cells_shown = 12;

std::string place_text(const AnySession& session, Cell cell) {
    std::vector<std::string> numbers;
    for (const int number : place_numbers(session, cell)) {
        numbers.push_back(std::to_string(number));
    }
    return join(numbers, ",");
}

// Returns the placements that are supposed before the first that the step rules out.
std::vector<std::string> supposed(const HintStep& step) {
    const auto ruled_out = std::find_first_of(step.assumes.begin(), step.assumes.end(), step.excludes.begin(),
                                              step.excludes.end());
    return {step.assumes.begin(), ruled_out};
}

// Returns why each of the moves follows, in brackets; nothing if none does.
std::string reasons_of(const AnySession& session, const HintStep& step) {
    std::vector<std::string> reasons;
    for (int index = 0; index < int_size(step.follows); ++index) {
        reasons.push_back(fmt::format("only {} covers {}", at(step.follows, index),
                                      place_text(session, at(step.forced_at, index))));
    }
    for (const std::string& move : step.alone) {
        reasons.push_back(fmt::format("{} is the only place", move));
    }
    return reasons.empty() ? "" : fmt::format(" (then {})", join(reasons, ", then "));
}

}  // namespace

std::string words_of(const AnySession& session, const HintStep& step) {
    std::string words = in_words(step.sentence);
    if (!step.cells.empty() && int_size(step.cells) <= most_cells_shown) {
        std::string cells;
        for (const Cell cell : step.cells) {
            cells += (cells.empty() ? "" : " ") + place_text(session, cell);
        }
        words += fmt::format(" [{}]", cells);
    }
    words += reasons_of(session, step);
    const std::vector<std::string> before = supposed(step);
    return before.empty() ? words : fmt::format("  after {}: {}", join(before, ", "), words);
}

}  // namespace tessera

#pragma once

#include "games/explanation.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::reasoning {

// A family's words for the parts of a deduction.
template <class W>
concept DeductionWords = requires(const W& words, const typename W::Deduction& deduction,
                                  const std::vector<typename W::Placement>& placements) {
    { words.texts_of(placements) } -> std::same_as<std::vector<std::string>>;  // of the moves that place
    { words.names_in(deduction) } -> std::same_as<std::vector<std::string>>;   // of the pieces it mentions
    { name_of(deduction.rule) } -> std::convertible_to<std::string_view>;
};

// Returns a step for each deduction.
template <DeductionWords W>
std::vector<ExplanationStep> explained(const W& words, const std::vector<typename W::Deduction>& deductions) {
    std::vector<ExplanationStep> steps;
    steps.reserve(deductions.size());
    for (const typename W::Deduction& deduction : deductions) {
        steps.push_back({deduction.sentence,
                         deduction.cells,
                         words.names_in(deduction),
                         words.texts_of(deduction.places),
                         words.texts_of(deduction.rules_out),
                         {},
                         std::string(name_of(deduction.rule))});
    }
    return steps;
}

}  // namespace tessera::reasoning

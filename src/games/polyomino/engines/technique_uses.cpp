#include "games/polyomino/engines/technique_uses.h"

#include "games/polyomino/reasoning/finding.h"

#include <string_view>

namespace tessera::polyomino {

namespace {

std::string_view rule_of(Aim technique) {
    return name_of(technique == Aim::pair     ? Rule::pair
                   : technique == Aim::parity ? Rule::region_colours
                   : technique == Aim::ahead  ? Rule::one_step
                                              : Rule::region_size);
}

bool is_basic(std::string_view rule) {
    return rule == name_of(Rule::only_placement) || rule == name_of(Rule::only_place) ||
           rule == name_of(Rule::region_size);
}

}  // namespace

std::optional<int> uses_of(Aim technique, const Explanation& explanation) {
    const std::string_view wanted = rule_of(technique);
    int uses = 0;
    for (const ExplanationStep& step : explanation.steps) {
        if (step.deduction == wanted) {
            ++uses;
        } else if (!is_basic(step.deduction)) {
            return std::nullopt;
        }
    }
    return uses;
}

}  // namespace tessera::polyomino

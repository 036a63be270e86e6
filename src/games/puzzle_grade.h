#pragma once

#include "base/index.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Difficulty for people, from easy to hard.
enum class Tier : std::uint8_t { starter, junior, expert, master, wizard };

// In the order of Tier; the names are part of the command line's contract.
inline constexpr std::array<std::string_view, 5> tier_names = {"starter", "junior", "expert", "master",
                                                               "wizard"};

// Returns the tier of a name; nothing for other words.
inline std::optional<Tier> tier_named(std::string_view name) {
    const auto* const found = std::find(tier_names.begin(), tier_names.end(), name);
    return found == tier_names.end() ? std::nullopt
                                     : std::optional(static_cast<Tier>(found - tier_names.begin()));
}

using TierLimits =
    std::array<std::uint64_t, tier_names.size() - 1>;  // the highest score of each tier but the last

inline Tier tier_within(const TierLimits& limits, std::uint64_t score) {
    int tier = 0;
    while (tier < int_size(limits) && score > at(limits, tier)) {
        ++tier;
    }
    return static_cast<Tier>(tier);
}

// Grade by a solver that reasons or plays as people do.
struct PuzzleGrade {
    Tier tier = Tier::starter;
    std::uint64_t score = 0;
    std::vector<std::pair<std::string, int>> deductions;  // how often each is needed, from easy to hard
    int search_depth = 0;                                 // placements to assume at once; 0: none

    bool operator==(const PuzzleGrade&) const = default;
};

}  // namespace tessera

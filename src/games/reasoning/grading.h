#pragma once

#include "base/index.h"
#include "games/puzzle_grade.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

// Pelanek's model (Difficulty Rating of Sudoku Puzzles, 2014): a way through a position costs, for each finding
// that counts, the weight of its rule times the expected number of looks. Looks and costs are in hundredths.

namespace tessera::reasoning {

inline constexpr TierLimits tier_limits = {40, 150, 700, 3500};

// A position that needs search can be kept to the last tier.
inline Tier tier_of(std::uint64_t score, int search_depth = 0) {
    return search_depth > 0 ? Tier::wizard : tier_within(tier_limits, score);
}

// Returns the expected number of looks, in random order, until one of the available findings is met.
template <class Finding>
std::uint64_t looks_until_found(const Finding& finding) {
    return 100 * static_cast<std::uint64_t>(finding.looked_at_count + 1) /
           static_cast<std::uint64_t>(finding.available_count + 1);
}

// Calls take(finding) for each finding that counts.
template <class Reasoner, class Take>
void each_that_counts(const Reasoner& way, const Take& take) {
    for (const int index : way.counting_findings()) {
        take(at(way.findings(), index));
    }
}

template <class Reasoner>
int search_depth_of(const Reasoner& way) {
    int depth = 0;
    for (const auto& finding : way.findings()) {
        depth = finding.rule == Reasoner::Rule::search ? std::max({depth, finding.depth, 1}) : depth;
    }
    return depth;
}

// Sums up several ways through one position.
template <std::size_t rule_count>
class GradeSum {
public:
    // The first way gives the deductions.
    template <class Reasoner>
    void add(const Reasoner& way, std::uint64_t cost) {
        if (way_count_ == 0) {
            each_that_counts(way, [&](const auto& finding) { ++at(uses_, static_cast<int>(finding.rule)); });
        }
        const int depth = search_depth_of(way);
        search_depth_ = way_count_ == 0 ? depth : std::min(search_depth_, depth);
        cost_ += cost;
        ++way_count_;
    }
    int way_count() const { return way_count_; }

    // Returns the grade without its tier: the mean cost, the least depth of search.
    PuzzleGrade grade(const std::array<std::string_view, rule_count>& rule_names) const {
        PuzzleGrade grade;
        grade.score = way_count_ == 0 ? 0 : cost_ / static_cast<std::uint64_t>(way_count_) / 100;
        grade.search_depth = search_depth_;
        for (int rule = 0; rule < int_size(uses_); ++rule) {
            if (at(uses_, rule) > 0) {
                grade.deductions.emplace_back(at(rule_names, rule), at(uses_, rule));
            }
        }
        return grade;
    }

private:
    int way_count_ = 0;
    std::uint64_t cost_ = 0;  // sum over all ways
    std::array<int, rule_count> uses_{};
    int search_depth_ = 0;  // minimum over all ways
};

}  // namespace tessera::reasoning

#pragma once

#include "base/bits.h"
#include "base/rng.h"
#include "search/exact_cover/exact_cover.h"
#include "search/search.h"

#include <algorithm>
#include <vector>

namespace tessera {

using Options = std::vector<int>;

// Returns a problem whose options are all pairs of n people: its solutions are the (n-1)!! perfect matchings.
inline ExactCover pairings(int people) {
    ExactCover problem(people, 0);
    for (int first = 0; first < people; ++first) {
        for (int second = first + 1; second < people; ++second) {
            problem.add_option(std::vector<int>{first, second});
        }
    }
    return problem;
}

// Colours are 0, none, up to `most_color`.
inline ExactCover random_problem(Rng& rng, int most_color = 2) {
    const int primary = rng.between(1, 5);
    const int secondary = rng.between(0, 3);
    ExactCover problem(primary, secondary);
    const int options = rng.between(1, 12);
    for (int option = 0; option < options; ++option) {
        std::vector<ExactCover::Entry> entries{{rng.between(0, primary - 1), ExactCover::no_color}};
        for (int item = 0; item < primary + secondary; ++item) {
            if (item != entries.front().item && rng.below(3) == 0) {
                entries.push_back({item, item < primary ? ExactCover::no_color : rng.between(0, most_color)});
            }
        }
        shuffle(entries, rng);
        problem.add_option(entries);
    }
    return problem;
}

inline std::vector<Options> brute_force(const ExactCover& problem) {
    std::vector<Options> solutions;
    for (std::uint64_t subset = 0; subset < bit(problem.option_count()); ++subset) {
        Options options;
        for (std::uint64_t rest = subset; rest != 0; rest = drop_lowest_bit(rest)) {
            options.push_back(lowest_bit(rest));
        }
        if (problem.is_solution(options)) {
            solutions.push_back(options);
        }
    }
    std::sort(solutions.begin(), solutions.end());
    return solutions;
}

template <class Search>
std::vector<Options> all_solutions(Search& search, Ticks slice) {
    std::vector<Options> solutions;
    for (Outcome outcome = Outcome::running; outcome != Outcome::exhausted;) {
        outcome = search.advance(slice);
        if (outcome == Outcome::solved) {
            solutions.push_back(search.chosen());
            std::sort(solutions.back().begin(), solutions.back().end());
        }
    }
    std::sort(solutions.begin(), solutions.end());
    return solutions;
}

inline constexpr Ticks everything = ~Ticks{0};

}  // namespace tessera

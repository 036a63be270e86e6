#pragma once

#include "lab/record/recorded_search.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

// A search to be recorded, of a level that comes with the program.
struct SearchCase {
    std::string family;
    std::string level;  // its name, a number first
    std::string engine;
    std::string heuristic = {};
};

// How doctest shows one.
// NOLINTNEXTLINE(readability-identifier-naming)
inline doctest::String toString(const SearchCase& one) {
    return (one.family + " " + one.level + " " + one.engine + " " + one.heuristic).c_str();
}

inline std::string text_of_level(const std::string& family, const std::string& name) {
    for (const ShippedLevel& level : shipped_levels()) {
        if (level.family == family && level.name == name) {
            return level.text;
        }
    }
    FAIL("there is no level " << name);
    return "";
}

inline std::unique_ptr<RecordedSearch> recorded(const SearchCase& one,
                                                int most_steps = SearchRecord::most_steps) {
    SolveOptions options;
    options.engine = one.engine;
    options.heuristic = one.heuristic;
    auto search =
        RecordedSearch::start(one.family, {text_of_level(one.family, one.level), {}}, options, most_steps);
    REQUIRE(search);
    return std::move(*search);
}

// To its first solution, or to the end.
inline std::unique_ptr<RecordedSearch> finished(const SearchCase& one,
                                                int most_steps = SearchRecord::most_steps) {
    auto search = recorded(one, most_steps);
    while (search->advance(1'000'000) == Outcome::running) {
    }
    return search;
}

// All of a depth-first search.
inline std::unique_ptr<RecordedSearch> exhausted(const SearchCase& one) {
    auto search = recorded(one);
    while (search->advance(1'000'000) != Outcome::exhausted) {
    }
    return search;
}

// Every engine of every family, on levels that take it some hundred steps.
inline const std::vector<SearchCase>& all_searches() {
    static const std::vector<SearchCase> cases = {
        {"polyomino", "03-five-square", "dancing_links"},
        {"polyomino", "03-five-square", "algorithm_x+zones"},
        {"polyomino", "03-five-square", "algorithm_x+first+zones", "ascender"},
        {"polyomino", "03-five-square", "algorithm_x+leftmost+zones+twins"},
        {"polyomino", "02-four-square", "algorithm_x+twins"},
        {"polyomino", "02-four-square", "algorithm_x+random"},
        {"edge_match", "09-terrace", "row_by_row"},
        {"edge_match", "09-terrace", "mrv"},
        {"edge_match", "09-terrace", "dancing_links"},
        {"edge_match", "09-terrace", "fixed_order"},
        {"edge_match", "24-nine-like-giraffes", "row_by_row"},
        {"edge_match", "25-nine-free", "mrv"},
        {"number_swap", "18-tumbled", "a_star"},
        {"number_swap", "08-small-change", "a_star", "linear:0,1000"},  // takes states up again
        {"number_swap", "05-a-wall-in-the-way", "bfs"},
        {"number_swap", "05-a-wall-in-the-way", "bidirectional"},
        {"number_swap", "14-sideways", "ida_star"},
        {"number_swap", "07-nine-to-sort", "naive"},
        {"number_swap", "08-small-change", "beam+3"},
    };
    return cases;
}

inline std::vector<RecordedStep> steps_of(const SearchRecord& record) {
    std::vector<RecordedStep> steps;
    for (int step = 0; step < record.step_count(); ++step) {
        steps.push_back(record.step(step));
    }
    return steps;
}

inline std::vector<RecordedNode> nodes_of(const SearchRecord& record) {
    std::vector<RecordedNode> nodes;
    for (int node = 0; node < record.node_count(); ++node) {
        nodes.push_back(record.node(node));
    }
    return nodes;
}

inline int count_of(const SearchRecord& record, RecordedKind kind) {
    const std::vector<RecordedStep> steps = steps_of(record);
    return static_cast<int>(std::count_if(steps.begin(), steps.end(),
                                          [kind](const RecordedStep& step) { return step.kind == kind; }));
}

}  // namespace tessera

#pragma once

#include "games/families.h"
#include "lab/record/recorded_search.h"
#include "session/shipped_levels.h"
#include "support/random_moves.h"

#include <doctest.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace tessera {

// A search to record, on a shipped level.
struct SearchCase {
    std::string family;
    std::string level;  // name with its number
    std::string engine;
    std::string heuristic = {};
};

// Formats a case for doctest.
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

// Returns a recorded search run to its first solution or its end.
inline std::unique_ptr<RecordedSearch> finished(const SearchCase& one,
                                                int most_steps = SearchRecord::most_steps) {
    auto search = recorded(one, most_steps);
    while (search->advance(1'000'000) == Outcome::running) {
    }
    return search;
}

// Returns a recorded depth-first search run to its end.
inline std::unique_ptr<RecordedSearch> exhausted(const SearchCase& one) {
    auto search = recorded(one);
    while (search->advance(1'000'000) != Outcome::exhausted) {
    }
    return search;
}

// True if the search's record is a tree of positions.
inline bool walks_tree(const RecordedSearch& search) {
    return search.as<AnnealingRecord>() == nullptr && search.as<CountingRecord>() == nullptr &&
           search.as<CuttingRecord>() == nullptr;
}

// Adds each recorded engine of the family that walks a tree.
template <class G>
void add_engines(std::vector<SearchCase>& cases) {
    for (const EngineInfo& engine : EngineIdsOf<G>::recorded) {
        const SearchCase one{std::string(G::id), std::string(Sample<G>::recorded_level),
                             std::string(engine.id)};
        if (walks_tree(*recorded(one))) {
            cases.push_back(one);
        }
    }
}

template <class... Gs>
std::vector<SearchCase> cases_of(TypeList<Gs...> /*families*/) {
    std::vector<SearchCase> cases = {
        {"polyomino", "03-five-square", "dancing_links"},
        {"polyomino", "03-five-square", "algorithm_x+zones"},
        {"polyomino", "03-five-square", "algorithm_x+first+zones", "ascender"},
        {"polyomino", "03-five-square", "algorithm_x+leftmost+zones+twins"},
        {"edge_match", "24-nine-like-giraffes", "row_by_row"},
        {"edge_match", "25-nine-free", "mrv"},
        {"number_swap", "18-tumbled", "a_star"},
        {"number_swap", "08-small-change", "a_star", "linear:0,1000"},  // reopens states
        {"number_swap", "14-sideways", "ida_star"},
        {"number_swap", "07-nine-to-sort", "naive"},
    };
    (add_engines<Gs>(cases), ...);
    return cases;
}

// Returns searches that walk a tree and take some hundred steps: every engine of the registries that is recorded
// so, and some of them with switches, heuristics or larger levels.
inline const std::vector<SearchCase>& all_searches() {
    static const std::vector<SearchCase> cases = cases_of(FamilyList());
    return cases;
}

// True if the node is below the goal, in a search from both ends.
inline bool is_from_goal(const RecordedSearch& search, int node) {
    const SearchKind kind = search.kind();
    const auto* const states = std::get_if<StoredStates>(&kind);
    return states != nullptr && states->is_from_goal(node);
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

#pragma once

#include "base/rng.h"
#include "lab/record/search_record.h"

namespace tessera {

// Returns the record of a random depth-first search of so many nodes, with occasional solutions.
inline SearchRecord random_tree(int nodes, std::uint64_t seed, int most_depth = 40) {
    Rng rng(seed);
    SearchRecord record;
    int depth = 0;
    while (record.node_count() < nodes) {
        if (depth > 0 && (depth == most_depth || rng.below(20) < 9)) {
            record.back();
            --depth;
        } else {
            record.choose(static_cast<std::int32_t>(rng.below(1000)));
            ++depth;
            if (rng.below(100) == 0) {
                record.note_solution();
            }
        }
    }
    return record;
}

// The same for a search that reaches nodes from any earlier node, up to ten from each.
inline SearchRecord random_best_first_tree(int nodes, std::uint64_t seed) {
    Rng rng(seed);
    SearchRecord record;
    while (record.node_count() < nodes) {
        const int node = rng.between(0, record.node_count() - 1);
        record.visit(node);
        for (int child = rng.between(1, 10); child > 0; --child) {
            record.reach(node, child);
        }
    }
    record.note_solution();
    return record;
}

}  // namespace tessera

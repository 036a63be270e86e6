#pragma once

#include "games/edge_match/problem.h"
#include "search/exact_cover/dancing_links.h"

#include <cstdint>
#include <vector>

namespace tessera::edge_match {

// A problem as exact cover. Primary items: each open cell, each tile. Secondary items: each edge between two
// open cells, coloured by its motif; and ordering items that allow equal tiles only in the order of their
// cells, so that they are never exchanged.
struct CoverProblem {
    ExactCover cover;
    std::vector<Choice> choices;  // by option
};
CoverProblem make_cover(const Problem& problem);
// Returns an upper bound on the cover's memory, the only one that grows with cells times tiles.
std::uint64_t cover_bytes(const Problem& problem);

// Dancing links on that cover (Knuth 2000; colours: TAOCP 7.2.2.1). Memory grows with open cells times
// oriented tiles: about 400 bytes for each pair that fits.
template <class Trace>
class CoverSearch {
public:
    explicit CoverSearch(const Problem& problem) : CoverSearch(make_cover(problem), problem.has_clash) {}

    Outcome advance(Ticks budget) { return has_clash_ ? Outcome::exhausted : links_.advance(budget); }
    const SearchStats& stats() const { return links_.stats(); }
    const Trace& trace() const { return links_.trace(); }
    Trace& trace() { return links_.trace(); }
    const Choice& choice_of(int option) const { return at(choices_, option); }

    std::vector<Choice> chosen() const { return choices_of(links_.chosen()); }
    std::vector<Choice> deepest() const { return choices_of(links_.deepest()); }

private:
    CoverSearch(CoverProblem problem, bool has_clash)
        : choices_(std::move(problem.choices)), links_(problem.cover), has_clash_(has_clash) {}

    std::vector<Choice> choices_of(const std::vector<int>& options) const {
        std::vector<Choice> choices;
        choices.reserve(options.size());
        for (const int option : options) {
            choices.push_back(at(choices_, option));
        }
        return choices;
    }

    std::vector<Choice> choices_;
    DancingLinks<Trace> links_;
    bool has_clash_ = false;
};

}  // namespace tessera::edge_match

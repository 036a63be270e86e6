#pragma once

#include "cli/input.h"
#include "games/game.h"
#include "search/exact_cover/algorithm_x.h"
#include "search/exact_cover/dancing_links.h"
#include "search/frontier/cell_first.h"
#include "search/frontier/solution_enumerator.h"

#include <string>
#include <variant>
#include <vector>

namespace tessera {

// The engines for exact cover problems of any origin; the first one is the default.
std::vector<std::string> cover_engines();

// A search by one of them.
class CoverSearch {
public:
    // Heeds the engine, its seed and memory. The error is a sentence: the last two engines take no colours.
    static Readable<CoverSearch> start(const ExactCover& problem, const SolveOptions& options);

    // After `solved` a further call looks for the next solution.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const;
    // Returns the options of the solution, right after `solved`, in the order of choice.
    std::vector<int> chosen() const;

private:
    using Links = DancingLinks<NoTrace>;
    using WithSwitches = AlgorithmX<NoTrace>;
    using CellByCell = CellFirst<NoTrace>;
    using Search = std::variant<Links, WithSwitches, CellByCell, SolutionEnumerator>;

    explicit CoverSearch(Search search) : search_(std::move(search)) {}

    Search search_;
};

}  // namespace tessera

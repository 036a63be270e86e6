#pragma once

#include "base/solution_count.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/engines/symmetry.h"
#include "search/exact_cover/algorithm_x.h"
#include "search/exact_cover/bit_cover.h"

#include <cstdint>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace tessera::polyomino {

// Counts the tilings of a position by visiting each: in space, where a frontier is so wide that hardly any two positions
// meet. Up to symmetry, one piece lies only where no symmetry moves it to an earlier place, and a tiling counts if it is the
// first among its images under the symmetries that leave that piece in place. BitCover visits the tilings of small boards
// whose pieces all differ; dancing links visit those of others.
class VisitedCount {
public:
    // True if pieces that share an orientation share all of them, so that copies are all that can be exchanged, and the
    // tables take no more than so many bytes.
    static bool can_count(const Level& level, const State& state, std::uint64_t bytes);

    // `symmetries` map every solution to a solution; the identity is among them. Stops at `cap` solutions; 0: at none.
    VisitedCount(const Level& level, const State& state, const std::vector<Symmetry>& symmetries,
                 std::uint64_t cap = 0);

    Outcome advance(Ticks budget);  // running or exhausted
    bool has_reached_cap() const { return cap_ > 0 && !(total_ < SolutionCount(cap_)); }
    const SearchStats& stats() const { return stats_; }
    SolutionCount total() const { return total_; }

private:
    using Outline = std::vector<int>;  // cells of the board, ascending
    using Images = std::vector<int>;   // by cell of the board

    struct Pivot {
        int piece = -1;
        std::map<Outline, std::vector<int>>
            places;  // where it may lie, with the symmetries that leave it there
    };

    static Outline image_of(const Outline& outline, const Images& images);
    Outline outline_of(const Placement& placement) const;
    std::optional<Pivot> pivot_on(const std::vector<Outline>& ways, int piece) const;
    void choose_pivot();
    void start_search();
    void search_for(const ExactCover& problem);
    template <class Search>
    Outcome follow(Search& search, Ticks budget);
    bool is_first(const std::vector<int>& chosen) const;

    Level level_;
    State state_;
    PieceCover cover_;
    std::vector<Images> symmetries_;  // without the identity
    Pivot pivot_;
    std::vector<Outline> outlines_;  // by option of the search
    std::vector<int> piece_of_;      // likewise
    std::vector<Outline> placed_;
    std::variant<std::monostate, AlgorithmX<NoTrace>, BitCover> search_;
    SolutionCount total_;
    std::uint64_t cap_;
    SearchStats stats_;
};

}  // namespace tessera::polyomino

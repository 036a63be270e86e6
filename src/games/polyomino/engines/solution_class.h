#pragma once

#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/engines/symmetry.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tessera::polyomino {

// Tests if a solution is the first among its images under the board's symmetries. Makes no assumption about
// the effect of the symmetries on the position: images that are not solutions do not count.
class SolutionClass {
public:
    SolutionClass(PositionCover position, const Level& level, const State& state);

    // Memory in addition to the position, in bytes.
    static std::uint64_t bytes_for(const CoverSize& size) { return 200 * size.options + 8 * size.entries; }

    bool is_first(const std::vector<int>& chosen) const;

private:
    using Outline = std::vector<int>;  // cells of the board, ascending

    static Outline image_of(const Outline& outline, const std::vector<int>& cell_images);
    std::vector<int> picture_of(const std::vector<Outline>& outlines) const;
    bool is_solution(const std::vector<Outline>& outlines) const;

    PositionCover position_;
    int cell_count_;
    std::vector<std::vector<int>> symmetries_;  // the image of each cell
    std::vector<Outline> outlines_;             // for each option
    std::vector<Outline> placed_;
    std::map<Outline, int> option_at_;  // -1 for placed pieces
};

}  // namespace tessera::polyomino

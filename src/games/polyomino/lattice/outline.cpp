#include "games/polyomino/lattice/outline.h"

#include <algorithm>
#include <cmath>

namespace tessera::polyomino {

std::vector<std::array<double, 2>> outline_of(const Lattice& lattice, const Site& site) {
    using Corner = std::array<double, 2>;
    std::vector<Corner> out;
    for (const Site& step : lattice.steps) {
        if (lattice.is_cell(site + step)) {
            const auto centre = lattice.centre_of(step);
            out.push_back({centre[0], centre[1]});
        }
    }
    std::sort(out.begin(), out.end(), [](const Corner& a, const Corner& b) {
        return std::atan2(a[1], a[0]) < std::atan2(b[1], b[0]);
    });
    std::vector<Corner> corners;
    for (std::size_t side = 0; side < out.size(); ++side) {
        const Corner& one = out[side];
        const Corner& next = out[(side + 1) % out.size()];
        const double share = 0.5 / (1 + one[0] * next[0] + one[1] * next[1]);
        corners.push_back({(one[0] + next[0]) * share, (one[1] + next[1]) * share});
    }
    return corners;
}

}  // namespace tessera::polyomino

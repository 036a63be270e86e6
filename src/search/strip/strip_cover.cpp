#include "search/strip/strip_cover.h"

namespace tessera {

int StripCover::open_count() const {
    int count = 0;
    for (int index = 0; index < open.size(); ++index) {
        count += open[index] ? 1 : 0;
    }
    return count;
}

std::optional<int> StripCover::cells_left_by(const std::vector<Placed>& placed) const {
    Grid<bool> uncovered = open;
    std::vector<int> used(kinds.size(), 0);
    for (const Placed& choice : placed) {
        const Orientation& orientation = at(orientations, choice.orientation);
        if (++at(used, orientation.kind) > at(kinds, orientation.kind).multiplicity) {
            return std::nullopt;
        }
        for (const Cell cell : orientation.cells) {
            const Cell place = choice.first + (cell - orientation.cells.front());
            if (!uncovered.contains(place) || !uncovered[place]) {
                return std::nullopt;
            }
            uncovered[place] = false;
        }
    }
    int count = 0;
    for (int index = 0; index < uncovered.size(); ++index) {
        count += uncovered[index] ? 1 : 0;
    }
    return count;
}

}  // namespace tessera

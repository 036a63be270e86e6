#include "formats/workshop/things.h"

#include "formats/sites/sited_puzzle.h"
#include "formats/workshop/bodies.h"
#include "formats/workshop/relief.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

// Moves the surface to the right of x = 0, below y = 0 and onto z = 0, and returns its footprint.
Footprint put_down(Surface& surface) {
    Corner least;
    Corner most;
    least.fill(std::numeric_limits<Micrometres>::max());
    most.fill(std::numeric_limits<Micrometres>::min());
    for (const Triangle& triangle : surface) {
        for (const Corner& corner : triangle.corners) {
            for (int axis = 0; axis < 3; ++axis) {
                at(least, axis) = std::min(at(least, axis), at(corner, axis));
                at(most, axis) = std::max(at(most, axis), at(corner, axis));
            }
        }
    }
    for (Triangle& triangle : surface) {
        for (Corner& corner : triangle.corners) {
            corner = {corner[0] - least[0], corner[1] - most[1], corner[2] - least[2]};
        }
    }
    return {most[0] - least[0], most[1] - least[1]};
}

Things bodies_of(const polyomino::Level& level, const WorkshopLengths& lengths) {
    Things things;
    std::vector<Footprint> footprints;
    std::vector<int> kinds;
    for (const SitedPiece& piece : sited(level).pieces) {
        Surface surface = level.lattice->is_round ? balls_of(piece.sites, *level.lattice, lengths)
                                                  : cubes_of(piece.sites, lengths);
        footprints.insert(footprints.end(), static_cast<std::size_t>(piece.count), put_down(surface));
        kinds.insert(kinds.end(), static_cast<std::size_t>(piece.count), int_size(things.kinds));
        things.kinds.push_back({piece.name, std::move(surface)});
    }
    things.copies = lay_out(footprints, /*is_first_alone=*/false);
    for (Placing& copy : things.copies) {
        copy.part = at(kinds, copy.part);
    }
    return things;
}

}  // namespace

Things things_of(const polyomino::Level& level, const WorkshopLengths& lengths) {
    if (level.lattice != nullptr) {
        return bodies_of(level, lengths);
    }
    const std::vector<MadePart> parts = parts_of(level, lengths);
    Things things{{}, lay_out(footprints_of(parts), /*is_first_alone=*/true)};
    for (Placing& copy : things.copies) {
        const MadePart& part = at(parts, copy.part);
        const bool is_tray = copy.part == 0;
        if (is_tray || at(parts, copy.part - 1).name != part.name) {
            things.kinds.push_back({part.name, is_tray ? tray_of(part, lengths) : solid_of(part, lengths)});
        }
        copy.part = int_size(things.kinds) - 1;
    }
    return things;
}

}  // namespace tessera

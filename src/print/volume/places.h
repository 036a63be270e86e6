#pragma once

#include "print/volume/volume.h"

#include <string_view>
#include <vector>

namespace tessera {

// Lays out the pages of puzzles: board at the scale of the parts to cut out, small pictures of the parts, QR code.

// Returns the side of a cell of the family's boards, in millimetres: the usual one, or the largest with which all boards of
// the plan have room.
double cell_of_family(const Book& book, const VolumePlan& plan, const VolumeOptions& options,
                      std::string_view family);

// Adds the pages of a chapter, whose first puzzle has the number `first`. Returns the page of each puzzle.
std::vector<int> add_chapter(Book& book, const Chapter& chapter, const VolumeOptions& options, int first,
                             double cell);

}  // namespace tessera

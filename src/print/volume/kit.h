#pragma once

#include "print/volume/volume.h"

#include <map>
#include <string_view>

namespace tessera {

// Adds the pages of parts to cut out: one set of shapes that every puzzle of polyominoes takes its pieces from, one set of
// numbers, and the tiles of each other puzzle. Each is on a right page, and nothing that matters is on its back.
// `cells` are the sides of the families' cells. Returns the first page, or -1 if there are no parts.
int add_kit(Book& book, const VolumePlan& plan, const std::map<std::string_view, double>& cells);

}  // namespace tessera

#pragma once

#include "print/volume/volume.h"

#include <vector>

namespace tessera {

// The pages before the puzzles.

void add_title_page(Book& book, const VolumePlan& plan);

// Writes the contents on the page that is open.
void write_contents(Book& book, const std::vector<VolumeHeading>& headings);

// Adds how to play each family of the plan, with pictures. `with_parts`: there are parts to cut out.
void add_how_to_play(Book& book, const VolumePlan& plan, bool with_parts);

}  // namespace tessera

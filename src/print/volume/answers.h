#pragma once

#include "print/volume/volume.h"

#include <vector>

namespace tessera {

// Adds the pages of answers, small and in order. Returns the page of each.
std::vector<int> add_answers(Book& book, const VolumePlan& plan);

}  // namespace tessera

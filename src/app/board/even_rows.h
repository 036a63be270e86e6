#pragma once

#include "app/ui/geometry.h"

#include <optional>
#include <vector>

namespace tessera {

// Lays slots of these sizes in rows of about equal length, the highest first. They share the room's spare height,
// and gain about as much in width; in a grid they gain at most 10 more in height than in width. Returns nothing
// if the rows do not fit into the room.
std::optional<std::vector<Rect>> even_rows(const std::vector<Point>& sizes, const Rect& room,
                                           bool is_grid = false);

}  // namespace tessera

#pragma once

#include "app/ui/geometry.h"

#include <optional>
#include <vector>

namespace tessera {

// Lays slots of these sizes into rows of about equal length, the highest first, and shares the room's spare height
// among them, and about as much of its width. Nothing if the rows do not fit into the room.
std::optional<std::vector<Rect>> even_rows(const std::vector<Point>& sizes, const Rect& room);

}  // namespace tessera

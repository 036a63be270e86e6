#pragma once

#include "app/ui/geometry.h"

#include <optional>
#include <vector>

namespace tessera {

// The free part of a table: an area with one part taken from it.
struct PackingRoom {
    Rect area;
    Rect taken;
};

// False if the slots have more area than the room.
bool has_area_for(const std::vector<Point>& sizes, const PackingRoom& room);

// Places slots of these sizes in the room without overlaps, the lowest places first. Returns nothing if no
// attempt succeeds; a packing may exist all the same.
std::optional<std::vector<Rect>> pack_slots(const std::vector<Point>& sizes, const PackingRoom& room);

// Gives each slot a share of the free space around it, up to `most` on each axis.
void grow_slots(std::vector<Rect>& slots, const PackingRoom& room, float most);

// Returns the indices of slots as one reads them: line by line, from the left in each line.
std::vector<int> reading_order(const std::vector<Rect>& slots);

}  // namespace tessera

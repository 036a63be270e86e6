#pragma once

#include "app/game/desk/desk.h"
#include "app/ui/column.h"

#include <string>
#include <string_view>

// Badges of the courses: one for each technique, for the player who has solved all of its levels.

namespace tessera {

// Adds a bar with a caption: how much of something is solved. Screen readers and tests find it by its name.
void add_progress(Column& rows, std::string_view name, const std::string& caption, int solved, int count);

// Adds the technique of the open level: its badge, or how many of its levels are solved, with the level's place in its
// chapter. Returns false, and adds nothing, if the level is in no course.
bool add_technique(Column& rows, const Desk& desk, const Sentence& where);

// Adds the badges of a family's course; nothing if it has none.
void add_badges(Column& rows, const Desk& desk, std::string_view family);

}  // namespace tessera

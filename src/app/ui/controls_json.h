#pragma once

#include "app/text/json.h"
#include "app/ui/ui_state.h"

namespace tessera {

void write_rect(Json& json, const Rect& rect);  // its fields, in an object that is open

// What can be pressed, as "buttons": [{"name", "x", "y", "width", "height", "enabled", "focused", "label"}].
void write_controls(Json& json, const UiState& state);

}  // namespace tessera

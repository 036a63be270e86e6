#pragma once

#include "app/ui/ui_state.h"
#include "base/json.h"

namespace tessera {

void write_rect(Json& json, const Rect& rect);  // writes its fields into the open object

// Writes the controls as "buttons": [{"name", "x", "y", "width", "height", "enabled", "focused", "label"}].
void write_controls(Json& json, const UiState& state);

}  // namespace tessera

#pragma once

#include "app/board/maker_fields.h"
#include "app/ui/widgets.h"

namespace tessera {

inline constexpr float field_row_height = 52;

// A line of a sheet that changes a number or a switch: its new value, or the old one.
int field_row(Ui& ui, const MakerField& field, const Rect& rect);

}  // namespace tessera

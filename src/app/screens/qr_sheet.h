#pragma once

#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the QR code of a link, for scanning with another device.
bool draw_qr_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera

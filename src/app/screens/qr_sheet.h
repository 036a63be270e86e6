#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// Draws the QR code of a link, for scanning with another device.
bool draw_qr_sheet(GameController& controller, Ui& ui, const Rect& screen);

}  // namespace tessera

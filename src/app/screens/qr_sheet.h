#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// The QR code of a link, to be read off the screen by another device.
void draw_qr_sheet(GameController& controller, Ui& ui, const Rect& screen);

}  // namespace tessera

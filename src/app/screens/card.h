#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

// The card: a hint, an explanation, a running search, or the end of a game.
enum class CardKind { none, help, win };

CardKind card_kind(const GameController& controller);
float card_height(CardKind kind, float screen_width);  // in a row of its own
void draw_card(GameController& controller, Ui& ui, const Rect& rect);

}  // namespace tessera

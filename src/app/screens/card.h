#pragma once

#include "app/game/opening.h"
#include "app/ui/widgets.h"

namespace tessera {

// The card: a hint, an explanation, a running search, or a solution that was shown.
enum class CardKind { none, help, shown };

CardKind card_kind(const Playing& playing);
float card_height(CardKind kind, float screen_width);  // in a row of its own
// The player has solved the puzzle and has not closed the card that says so (win_card.h).
bool has_won(const Playing& playing);
void draw_card(Playing& playing, Opening& opening, Ui& ui, const Rect& rect);

}  // namespace tessera

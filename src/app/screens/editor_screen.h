#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

namespace tessera {

inline constexpr int draft_question = 501;  // the file of a level that the player chose to take in
inline constexpr int field_question = 502;  // what a field of the editor is to say

// The level that the player makes: the drawing beside or above what can be chosen for it.
void draw_editor_screen(GameController& controller, Ui& ui, const Rect& screen);

}  // namespace tessera

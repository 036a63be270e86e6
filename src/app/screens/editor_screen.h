#pragma once

#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

namespace tessera {

inline constexpr int draft_question = 501;  // question for the file of a level to import
inline constexpr int field_question = 502;  // question for the value of an editor field

// Draws the level editor: the board, with its fields and pages beside or below it. Returns false: nothing closes it here.
bool draw_editor_screen(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera

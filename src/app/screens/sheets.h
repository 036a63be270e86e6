#pragma once

#include "app/screens/screen_memory.h"

namespace tessera {

// Draws the open sheet over the screen, or a note that its part of the program has not arrived; returns true if the player closed it.
bool draw_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window);

// Returns true if what is open has not arrived.
bool awaits_part(const GameController& controller);

// Draws the editor's screen, or the same note.
void draw_editor(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera

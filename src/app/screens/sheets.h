#pragma once

#include "app/game/game_controller.h"
#include "app/screens/screen_memory.h"
#include "app/ui/widgets.h"

#include <optional>

namespace tessera {

// Draws the open sheet over the screen, or a note that its part of the program has not arrived; returns true if the player closed it.
bool draw_sheet(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& window);

// Returns true if what is open has not arrived.
bool awaits_part(const GameController& controller);

// Returns the room for the card of a win and for the board beside it once the table's items have answered; else nothing.
std::optional<WinPlace> win_place(GameController& controller, ScreenMemory& memory, Ui& ui,
                                  const Rect& table);
// Draws that card; nothing if there is none.
void draw_win(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& table);
// Returns what draws the player's material; null: nothing, or its part of the program has not arrived.
DrawTexture* texture_of(const Settings& settings);
// Draws the list's screen, or the same note.
void draw_home(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);
// Draws the editor's screen, or the same note.
void draw_editor(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen);

}  // namespace tessera

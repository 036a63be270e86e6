#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

void draw_maker(GameController& controller, Ui& ui, const Rect& screen);

// Asks for the number of a graded puzzle, which is made and opened then.
void ask_numbered(GameController& controller, Tier tier);

// The answer to a question of these (platform::ask_text).
void number_answered(GameController& controller, int question, std::string_view text);

}  // namespace tessera

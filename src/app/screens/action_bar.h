#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>
#include <vector>

// The buttons below the table, or beside it in a low window: undo and the others, and those that lead through an
// explanation.

namespace tessera {

struct Action {
    IconButton button;
    bool is_tool = false;  // the family's own
};

std::vector<Action> actions_of(const GameController& controller, const Rect& screen);
// They take the place of the others while everything is explained.
std::vector<Action> lesson_actions(const GameController& controller);

// How many rows (or columns) the buttons need so that each has room for a finger along their length.
int action_rows(float length, int count);

struct ActionBar {
    Rect rect;
    bool is_beside = false;
};
// Each button has its caption, or a shorter one where there is no room for it, or its icon alone.
void draw_actions(GameController& controller, Ui& ui, const ActionBar& bar,
                  const std::vector<Action>& actions);

// As aria-keyshortcuts writes them.
std::string keys_in(const GameController& controller, std::string_view command);

}  // namespace tessera

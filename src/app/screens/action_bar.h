#pragma once

#include "app/game/playing.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>
#include <vector>

// The buttons below the table, or beside it in a low window: undo and the others, or those of an explanation.

namespace tessera {

struct Action {
    IconButton button;
    void (*act)(Playing& playing) = nullptr;  // null: a tool of the family
};

std::vector<Action> actions_of(const Playing& playing, const Rect& screen);
// Returns the buttons that replace the others during an explanation.
std::vector<Action> lesson_actions(const Lesson& lesson);

// Returns a word for a caption that may be too long below an icon; empty if there is none.
std::string_view short_caption_of(std::string_view caption);

// Returns the number of rows (or columns) of buttons so that each is large enough for a finger.
int action_rows(float length, int count);

struct ActionBar {
    Rect rect;
    bool is_beside = false;
};
// Draws each button with its caption, with a shorter one, or with only its icon, depending on the room.
void draw_actions(Playing& playing, Ui& ui, const ActionBar& bar, const std::vector<Action>& actions);

// Draws the strip behind the tools at the bottom of a narrow window.
void draw_tool_strip(Ui& ui, const Rect& strip);

// Returns the command's keys in aria-keyshortcuts syntax.
std::string keys_in(const OpenGame& game, std::string_view command);

}  // namespace tessera

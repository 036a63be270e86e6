#pragma once

#include "app/game/playing.h"
#include "app/ui/column.h"

#include <string>
#include <string_view>

// How a puzzle was solved, on the card of its win.

namespace tessera {

enum class FactsForm { columns, sentence };  // a number over each word, or all in one line

// Adds moves, time and hints, and the best game before; always as a sentence where the moves are what is achieved.
void add_win_facts(Column& rows, const Playing& playing, FactsForm form);

// Adds a line in the middle: in a smaller size, or in several lines, if it is too wide.
void add_win_line(Column& rows, std::string_view text, Color color, TextSize size);

// Adds a quiet line that screen readers and tests find by its name.
void add_win_detail(Column& rows, std::string_view name, const std::string& text);

// Adds such a line on a ground of its own, in the middle.
inline constexpr float win_note_height = 28;
void add_win_note(Column& rows, std::string_view name, const std::string& text);

}  // namespace tessera

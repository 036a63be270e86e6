#pragma once

#include "app/board/maker_fields.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>

namespace tessera {

inline constexpr float field_row_height = 48;
float height_of(const Ui& ui, const MakerField& field, float width);  // that, or more for pictures

void show_choice(Ui& ui, const MakerField& field,
                 float width);  // scrolls a row of pictures to the chosen one

// Draws a number, a switch or pictures to choose from, on a ground of this colour; returns the new value, or the old one. For a text returns 1 if it
// was pressed.
int field_row(Ui& ui, const MakerField& field, const Rect& rect, Color ground);

// Adds the control of a choice, which is drawn elsewhere; returns true if it was pressed.
bool take_choice(Ui& ui, const MakerField& field, int choice, const Rect& tile);
// Returns the name of that control.
std::string name_of(const MakerField& field, int choice);

// Draws a typed value; returns true if it was pressed.
bool text_box(Ui& ui, std::string_view name, std::string_view caption, const std::string& value,
              const Rect& box);

// Ask for a value in a dialog of the host; a number must be within its field's limits.
void ask_value(const Strings& strings, int question, std::string_view title, const std::string& text,
               int max_length, bool is_number);
void ask_number(const Strings& strings, int question, const MakerField& field);

}  // namespace tessera

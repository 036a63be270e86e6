#pragma once

#include "app/board/maker_fields.h"
#include "app/ui/widgets.h"

namespace tessera {

inline constexpr float field_row_height = 52;

// A line of a sheet that changes a number or a switch: its new value, or the old one. Of a text 1 if it is pressed.
int field_row(Ui& ui, const MakerField& field, const Rect& rect);

// A value that is typed: whether it was pressed.
bool text_box(Ui& ui, std::string_view name, std::string_view caption, const std::string& value,
              const Rect& box);

// Asks for it in a dialog of the host; of a number within the limits of its field.
void ask_value(const Strings& strings, int question, std::string_view title, const std::string& text,
               int max_length, bool is_number);
void ask_number(const Strings& strings, int question, const MakerField& field);

}  // namespace tessera

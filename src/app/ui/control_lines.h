#pragma once

#include "app/ui/ui_state.h"

#include <string>

namespace tessera {

// What can be pressed, as the host has it for those who listen: the title of the sheet that lies over all else, or an empty
// line; then a line for each control, its parts parted by tabs: name, x, y, width and height in whole CSS pixels, marks, label,
// and the keys that do the same, as aria-keyshortcuts writes them, or nothing.
// Marks: d it is disabled, f it has the focus, 1 it is on, 0 it is off, - none of these.
class ControlLines {
public:
    bool update(const UiState& state);  // whether they are others than before
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace tessera

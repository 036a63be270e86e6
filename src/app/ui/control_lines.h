#pragma once

#include "app/ui/ui_state.h"

#include <string>

namespace tessera {

// The controls in text form, for the host's screen reader support. First line: the title of the topmost
// sheet, or empty. Then one line per control, with fields separated by tabs: name; x, y, width and height in
// whole CSS pixels; mark; label; shortcut keys in aria-keyshortcuts syntax, or nothing. Marks: d disabled, f
// focused, 1 on, 0 off, - none of these.
class ControlLines {
public:
    bool update(const UiState& state);  // true if they have changed
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace tessera

#include "app/ui/control_lines.h"

#include <cmath>
#include <string_view>
#include <utility>

namespace tessera {

namespace {

std::string pixels(float length) {
    return std::to_string(std::lround(length)) + '\t';
}

std::string in_one_part(std::string label) {
    for (char& letter : label) {
        letter = letter == '\t' || letter == '\n' ? ' ' : letter;
    }
    return label;
}

std::string marks_of(const Control& control, bool is_focused) {
    std::string marks = control.is_enabled ? "" : "d";
    marks += is_focused ? "f" : "";
    marks += !control.is_on ? "" : *control.is_on ? "1" : "0";
    return marks.empty() ? "-" : marks;
}

std::string lines_of(const UiState& state) {
    std::string title;
    std::string lines;
    for (const Control& control : state.controls()) {
        if (control.name == "sheet") {
            title = control.label;
        }
        if (control.takes_focus) {
            const Rect& rect = control.rect;
            lines += control.name + '\t' + pixels(rect.x) + pixels(rect.y) + pixels(rect.width) +
                     pixels(rect.height);
            lines += marks_of(control, state.is_focused(control.name)) + '\t' + in_one_part(control.label) +
                     '\t' + control.keys + '\n';
        }
    }
    return title + '\n' + lines;
}

}  // namespace

bool ControlLines::update(const UiState& state) {
    std::string text = lines_of(state);
    std::swap(text, text_);
    return text != text_;
}

}  // namespace tessera

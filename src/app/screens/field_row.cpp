#include "app/screens/field_row.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr int large_number = 20;  // from here on numbers move in steps of five

// One step from a value: large ones go by fives.
int stepped(int value, int step) {
    constexpr int stride = 5;
    const bool is_large = value > large_number || (value == large_number && step > 0);
    if (!is_large) {
        return value + step;
    }
    return step > 0 ? (value / stride + 1) * stride : (value - 1) / stride * stride;
}

std::string value_text(const Ui& ui, const MakerField& field) {
    if (!field.shown.empty()) {
        return std::string(ui.text(field.shown));
    }
    const bool is_named = field.value == 0 && !field.at_zero.empty();
    return is_named ? std::string(ui.text(field.at_zero)) : std::to_string(field.value);
}

}  // namespace

int field_row(Ui& ui, const MakerField& field, const Rect& rect) {
    if (field.is_switch) {
        return toggle(ui, field.name, field.caption, rect, field.value != 0) ? 1 : 0;
    }
    const int step = stepper(
        ui,
        {field.name, field.caption, value_text(ui, field), field.value > field.low, field.value < field.high},
        rect);
    if (step == 0) {
        return field.value;  // which may be out of bounds when it comes from a link
    }
    return std::clamp(stepped(field.value, step), field.low, field.high);
}

}  // namespace tessera

#include "app/screens/field_row.h"

#include "app/host/platform.h"
#include "base/translation.h"

#include <algorithm>
#include <optional>
#include <string>

namespace tessera {

namespace {

constexpr float widest_choice = 100;
constexpr float narrowest_choice = 50;
constexpr float choice_height = 62;
constexpr float choice_gap = 6;
constexpr float caption_margin = 3;
constexpr float small_gap = 4;  // between small pictures
constexpr float small_label = 30;

constexpr int large_number = 20;  // numbers from here on change in steps of five

// Returns the value after one step; large values change by five.
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

std::string caption_of(const Ui& ui, std::string_view choice) {
    std::string caption(ui.text(choice));
    capitalise(caption);
    return caption;
}

void draw_choice(Ui& ui, const MakerField& field, int choice, const std::string& name, const Rect& tile) {
    const Theme& theme = ui.theme();
    const bool is_chosen = choice == field.value;
    const bool is_lively = ui.state.is_hovered(name) || ui.state.is_pressed(name);
    const std::string caption = caption_of(ui, at(field.choices, choice));
    ui.painter.fill(tile, is_lively ? mix(theme.raised, theme.text, 0.07F) : theme.raised, 12);
    ui.painter.frame(tile, is_chosen ? theme.accent : theme.line, is_chosen ? 2.5F : 1, 12);
    Rect picture = tile.inset(5);
    const Rect line = picture.take_bottom(17);
    picture.take_bottom(2);
    field.picture(ui.painter, choice, picture);
    const float room = tile.width - 2 * caption_margin;
    ui.painter.text(line.centre(), Painter::fitted(caption, TextSize::small, room),
                    is_chosen ? theme.text : theme.quiet, TextSize::small, Align::centre);
    focus_ring(ui, name, tile, 12);
}

// Returns how many of `count` small pictures are in a row, so that the rows are about equally long.
int small_ones_in_row(float width, int count) {
    const int most = std::max(static_cast<int>((width + small_gap) / (touch_side + small_gap)), 1);
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / std::max(rows, 1);
}

// Small pictures to choose from, in as many rows as they need.
int small_choices(Ui& ui, const MakerField& field, const Rect& rect) {
    label(ui, {rect.x, rect.y, rect.width, small_label}, field.caption);
    const int in_row = small_ones_in_row(rect.width, int_size(field.choices));
    int chosen = field.value;
    for (int choice = 0; choice < int_size(field.choices); ++choice) {
        const auto column = static_cast<float>(choice % in_row);
        const int row = choice / in_row;
        const Rect tile{rect.x + column * (touch_side + small_gap),
                        rect.y + small_label + static_cast<float>(row) * (touch_side + small_gap), touch_side,
                        touch_side};
        chosen = take_choice(ui, field, choice, tile) ? choice : chosen;
        const bool is_chosen = choice == field.value;
        field.picture(ui.painter, choice, tile.inset(6));
        ui.painter.frame(tile.inset(1), is_chosen ? ui.theme().accent : ui.theme().line, is_chosen ? 2.5F : 1,
                         12);
        focus_ring(ui, name_of(field, choice), tile, 12);
    }
    return chosen;
}

// Pictures beside each other, and how wide each is.
struct ChoiceRow {
    int count = 0;
    float width = widest_choice;
};

// True if all captions of a field's choices are whole in pictures of this width.
bool have_room(const Ui& ui, const MakerField& field, float width) {
    return width >= narrowest_choice &&
           std::all_of(field.choices.begin(), field.choices.end(), [&](std::string_view each) {
               return Painter::text_width(caption_of(ui, each), TextSize::small) <=
                      width - 2 * caption_margin;
           });
}

// Returns a row of all choices, narrower ones if that shows all of them with whole captions; of a few, half as many if it does
// not.
ChoiceRow row_of(const Ui& ui, const MakerField& field, float width) {
    constexpr int few = 6;
    const int all = int_size(field.choices);
    for (const int count : {all, all > few ? all : (all + 1) / 2}) {
        const float fitting =
            std::min((width + choice_gap) / static_cast<float>(count) - choice_gap, widest_choice);
        if (fitting == widest_choice || have_room(ui, field, fitting)) {
            return {count, fitting};
        }
    }
    return {all};
}

// Returns the height of the rows of a field's choices.
float choices_height(const ChoiceRow& row, const MakerField& field) {
    const int rows = (int_size(field.choices) + row.count - 1) / std::max(row.count, 1);
    return static_cast<float>(rows) * (choice_height + choice_gap) - choice_gap;
}

// A row of pictures to choose from, which is scrolled sideways if they do not fit; a few in two rows where their words have no room.
int choice_row(Ui& ui, const MakerField& field, const Rect& rect, Color ground) {
    const ChoiceRow row = row_of(ui, field, rect.width);
    const int in_row = row.count;
    const Point tile{row.width, choice_height};
    const float step = tile.x + choice_gap;
    const float high = choices_height(row, field);
    const Rect bar{rect.x, rect.bottom() - high - 4, rect.width, high};
    const Rect heading{rect.x, rect.y - 3, rect.width, bar.y - rect.y};  // its arrows end above the pictures
    label(ui, heading, field.caption);
    const float offset = ui.state.scroll_row(field.name, bar, static_cast<float>(in_row) * step - choice_gap);
    const std::optional<Rect> seen = ui.state.seen();
    ui.painter.push_clip(bar.inset(-2));
    ui.state.clip(seen ? common_part(*seen, bar) : bar);
    int chosen = field.value;
    for (int choice = 0; choice < int_size(field.choices); ++choice) {
        const int line = choice / in_row;
        const int column = choice % in_row;
        const Rect place{bar.x + static_cast<float>(column) * step - offset,
                         bar.y + static_cast<float>(line) * (tile.y + choice_gap), tile.x, tile.y};
        chosen = take_choice(ui, field, choice, place) ? choice : chosen;
        if (place.right() > bar.x && place.x < bar.right()) {
            draw_choice(ui, field, choice, name_of(field, choice), place);
        }
    }
    ui.state.clip(seen);
    ui.painter.pop_clip();
    end_row(ui, field.name, ground, heading);
    return chosen;
}

}  // namespace

std::string name_of(const MakerField& field, int choice) {
    return std::string(field.name) + '.' + std::to_string(choice);
}

bool take_choice(Ui& ui, const MakerField& field, int choice, const Rect& tile) {
    const std::string name = name_of(field, choice);
    const std::string_view word = ui.text(at(field.choices, choice - field.low));
    ui.state.add({.name = name,
                  .rect = tile,
                  .label = std::string(ui.text(field.caption)) + ' ' + std::string(word),
                  .is_on = choice == field.value});
    return ui.state.take_click(name);
}

float height_of(const Ui& ui, const MakerField& field, float width) {
    constexpr float above_choices = 30;  // their caption, and what is around it
    if (field.is_small) {
        const int in_row = small_ones_in_row(width, int_size(field.choices));
        const int rows = (int_size(field.choices) + in_row - 1) / in_row;
        return small_label + static_cast<float>(rows) * (touch_side + small_gap) + 4;
    }
    return field.picture ? choices_height(row_of(ui, field, width), field) + above_choices : field_row_height;
}

void show_choice(Ui& ui, const MakerField& field, float width) {
    const ChoiceRow row = row_of(ui, field, width);
    const float left = static_cast<float>(field.value % std::max(row.count, 1)) * (row.width + choice_gap);
    ui.state.show_in_row(field.name, left - row.width / 2, left + 1.5F * row.width);
}

int field_row(Ui& ui, const MakerField& field, const Rect& rect, Color ground) {
    if (field.is_text) {
        constexpr float box_width = 152;  // same as for numbers
        label(ui, {rect.x, rect.y, rect.width - box_width - 8, rect.height}, field.caption);
        const Rect box{rect.right() - box_width, rect.centre().y - touch_side / 2, box_width, touch_side};
        return text_box(ui, field.name, field.caption, std::string(field.shown), box) ? 1 : 0;
    }
    if (field.is_switch) {
        return toggle(ui, field.name, field.caption, rect, field.value != 0) ? 1 : 0;
    }
    if (field.picture) {
        return field.is_small ? small_choices(ui, field, rect) : choice_row(ui, field, rect, ground);
    }
    const int step = stepper(
        ui,
        {field.name, field.caption, value_text(ui, field), field.value > field.low, field.value < field.high},
        rect);
    if (step == 0) {
        return field.value;  // may be out of range if it comes from a link
    }
    return std::clamp(stepped(field.value, step), field.low, field.high);
}

bool text_box(Ui& ui, std::string_view name, std::string_view caption, const std::string& value,
              const Rect& box) {
    ui.state.add(
        {.name = std::string(name), .rect = box, .label = std::string(ui.text(caption)) + ' ' + value});
    ui.painter.fill(box, mix(ui.theme().raised, ui.theme().text, ui.state.is_hovered(name) ? 0.07F : 0), 12);
    ui.painter.frame(box, ui.theme().line, 1, 12);
    ui.painter.icon(Icon::edit, {box.right() - 20, box.centre().y}, 18, ui.theme().quiet);
    ui.painter.text({box.x + 14, box.centre().y}, Painter::fitted(value, TextSize::strong, box.width - 50),
                    ui.theme().text, TextSize::strong);
    focus_ring(ui, name, box, 12);
    return ui.state.take_click(name);
}

void ask_value(const Strings& strings, int question, std::string_view title, const std::string& text,
               int max_length, bool is_number) {
    platform::ask_text({.id = question,
                        .title = std::string(strings.of(title)),
                        .text = text,
                        .accept = std::string(strings.of("OK")),
                        .cancel = std::string(strings.of("Cancel")),
                        .is_number = is_number,
                        .max_length = max_length});
}

void ask_number(const Strings& strings, int question, const MakerField& field) {
    platform::ask_text({.id = question,
                        .title = std::string(strings.of(field.caption)),
                        .text = std::to_string(field.value),
                        .accept = std::string(strings.of("OK")),
                        .cancel = std::string(strings.of("Cancel")),
                        .is_number = true,
                        .max_length = 20,
                        .rule = strings.with_stop(say("a whole number from {} to {}", field.low, field.high)),
                        .low = field.low,
                        .high = field.high});
}

}  // namespace tessera

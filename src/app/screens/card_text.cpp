#include "app/screens/card_text.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float mark_width = 42;  // with the gap beside it
constexpr float high_card = 72;   // in a higher one the mark is beside the first lines
constexpr float name_height = 20;
constexpr float arrow_size = 14;

enum class NamePlace { none, above, beside };  // of the technique's name, as seen from the text

// The sizes at which the text fits into its place.
struct TextFit {
    TextSize size = TextSize::small;
    NamePlace name = NamePlace::none;
};

constexpr float beside_name = 12;  // after the text
constexpr float left_of_name = 8;  // in a row of its own

float width_of_name(const CardText& card) {
    return Painter::text_width(card.technique, TextSize::small) + arrow_size + 1;
}

float width_of_text(const CardText& card, float width, const TextFit& fit) {
    return fit.name == NamePlace::beside ? width - width_of_name(card) - beside_name : width;
}

float lines_height(Ui& ui, const CardText& card, float width, TextSize size) {
    const Rect room{0, 0, width, 0};
    const float detail = ui.painter.paragraph(room, card.detail, ui.theme().quiet, TextSize::small, false);
    return ui.painter.paragraph(room, card.title, ui.theme().text, size, false) + detail;
}

float height_of(Ui& ui, const CardText& card, float width, const TextFit& fit) {
    return lines_height(ui, card, width_of_text(card, width, fit), fit.size) +
           (fit.name == NamePlace::above ? name_height : 0);
}

bool fits_into(Ui& ui, const CardText& card, const Rect& rect, const TextFit& fit) {
    constexpr float least_width = 220;  // beside the name
    const bool is_wide = fit.name != NamePlace::beside || width_of_text(card, rect.width, fit) >= least_width;
    return is_wide && height_of(ui, card, rect.width, fit) <= rect.height;
}

TextFit fit_of(Ui& ui, const CardText& card, const Rect& rect) {
    const TextSize usual = card.detail.empty() ? TextSize::body : TextSize::strong;
    if (!card.technique.empty()) {
        for (const TextSize size : {usual, TextSize::small}) {
            for (const NamePlace name : {NamePlace::above, NamePlace::beside}) {
                if (fits_into(ui, card, rect, {size, name})) {
                    return {size, name};
                }
            }
        }
    }
    return fits_into(ui, card, rect, {usual}) ? TextFit{usual} : TextFit{};
}

// Returns the least width in which the title takes no more lines, so that they are about equally long.
float balanced_width(Ui& ui, const CardText& card, float width, TextSize size) {
    const auto height_at = [&](float tried) {
        return ui.painter.paragraph({0, 0, tried, 0}, card.title, ui.theme().text, size, false);
    };
    const float height = height_at(width);
    float too_small = width / 2;
    while (width - too_small > 4) {
        const float middle = (too_small + width) / 2;
        (height_at(middle) > height ? too_small : width) = middle;
    }
    return width;
}

// Draws the icon, with the place in the sequence below it.
void draw_mark(Ui& ui, const Rect& rect, const CardText& card) {
    const Point middle = rect.centre();
    if (card.place.empty()) {
        ui.painter.icon(card.icon, middle, 24, card.color);
    } else {
        ui.painter.icon(card.icon, middle - Point{0, 9}, 20, card.color);
        ui.painter.text(middle + Point{0, 12}, card.place, ui.theme().quiet, TextSize::small, Align::centre);
    }
}

// Draws the name with an arrow.
void draw_name(Ui& ui, const CardText& card, const Rect& row) {
    const std::string name = Painter::fitted(card.technique, TextSize::small, row.width - arrow_size);
    const Color color = ui.theme().accent;
    ui.painter.text({row.x, row.centre().y}, name, color, TextSize::small);
    const float end = row.x + Painter::text_width(name, TextSize::small);
    ui.painter.icon(Icon::right, {end + arrow_size / 2, row.centre().y}, arrow_size, color);
}

// Makes icon and name, with the sentence between them, one control of sufficient size; returns true if pressed.
bool offers_technique(Ui& ui, const CardText& card, const Rect& mark, const Rect& name) {
    constexpr std::string_view control = "technique";
    const float right = std::max(mark.right(), name.right());
    const float height = std::max(mark.height, touch_side);
    const Rect press{mark.x, mark.centre().y - height / 2, std::max(right - mark.x, touch_side), height};
    ui.state.add({.name = std::string(control), .rect = press, .label = std::string(card.technique)});
    if (ui.state.is_hovered(control) || ui.state.is_pressed(control)) {
        ui.painter.fill(mark.inset(2), with_alpha(ui.theme().text, 0.07F), 10);
    }
    focus_ring(ui, control, press.inset(4), 10);
    return ui.state.take_click(control);
}

}  // namespace

TextRoom room_for(Ui& ui, Rect rect, const CardText& card) {
    rect.take_left(mark_width);
    const TextFit fit = fit_of(ui, card, rect);
    const bool is_small = fit.size == TextSize::small;
    return !fits_into(ui, card, rect, fit) ? TextRoom::none
           : fit.name == NamePlace::none   ? (is_small ? TextRoom::small : TextRoom::usual)
           : is_small                      ? TextRoom::small_and_name
                                           : TextRoom::usual_and_name;
}

float technique_width(const CardText& card) {
    return left_of_name + width_of_name(card);
}

bool draw_technique(Ui& ui, const Rect& row, const CardText& card) {
    const Rect name{row.x + left_of_name, row.centre().y - name_height / 2,
                    std::min(row.width - left_of_name, width_of_name(card)), name_height};
    draw_name(ui, card, name);
    return offers_technique(ui, card, {row.x, name.y, left_of_name, name_height}, name);
}

bool draw_text(Ui& ui, Rect rect, const CardText& card) {
    Rect mark = rect.take_left(mark_width - 8);
    rect.take_left(8);
    const TextFit fit = fit_of(ui, card, rect);
    const float height = height_of(ui, card, rect.width, fit);
    const float width = width_of_text(card, rect.width, fit);
    const float balanced = balanced_width(ui, card, width, fit.size);
    Rect name{rect.x, rect.centre().y - height / 2, 0, name_height};
    float y = name.y;
    if (rect.height > high_card) {
        mark = {mark.x, y, mark.width, touch_side};
    }
    if (fit.name == NamePlace::above) {
        y += name_height;
    } else if (fit.name == NamePlace::beside) {
        name = {rect.x + balanced + beside_name, rect.centre().y - name_height / 2, 0, name_height};
    }
    if (fit.name != NamePlace::none) {
        name.width = std::min(rect.width, width_of_name(card));
        draw_name(ui, card, name);
    }
    const bool is_pressed = !card.technique.empty() && offers_technique(ui, card, mark, name);
    draw_mark(ui, mark, card);
    y += ui.painter.paragraph({rect.x, y, balanced, 0}, card.title, ui.theme().text, fit.size);
    ui.painter.paragraph({rect.x, y, width, 0}, card.detail, ui.theme().quiet, TextSize::small);
    return is_pressed;
}

}  // namespace tessera

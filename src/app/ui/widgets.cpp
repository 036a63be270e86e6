#include "app/ui/widgets.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr float radius = 12;

Color shaded(const Ui& ui, std::string_view name, Color color) {
    const float share = ui.state.is_pressed(name) ? 0.16F : ui.state.is_hovered(name) ? 0.07F : 0;
    return mix(color, ui.theme().text, share);
}

Color caption_color(const Ui& ui, bool is_enabled) {
    return is_enabled ? ui.theme().text : mix(ui.theme().quiet, ui.theme().surface, 0.3F);
}

Color button_color(const Theme& theme, ButtonLook look) {
    const Color rest = look.style == ButtonStyle::framed ? theme.surface : theme.raised;
    if (look.style != ButtonStyle::primary) {
        return look.is_chosen ? mix(rest, theme.accent, 0.25F) : rest;
    }
    return look.is_enabled ? theme.accent : mix(theme.accent, theme.surface, 0.6F);
}

}  // namespace

TextSize size_that_fits(std::string_view text, float width) {
    return Painter::text_width(text, TextSize::strong) <= width ? TextSize::strong : TextSize::small;
}

void label(Ui& ui, const Rect& rect, std::string_view caption) {
    const std::string_view text = ui.text(caption);
    const float height = ui.painter.paragraph(rect, text, ui.theme().text, TextSize::body, false);
    ui.painter.paragraph({rect.x, rect.centre().y - height / 2, rect.width, height}, text, ui.theme().text);
}

void focus_ring(Ui& ui, std::string_view name, const Rect& rect, float corner_radius) {
    if (ui.shows_focus && ui.state.is_focused(name)) {
        ui.painter.frame(rect.inset(-3), ui.theme().accent, 2.5F, corner_radius + 3);
    }
}

float button_width(const Ui& ui, std::string_view caption) {
    return std::max(Painter::text_width(ui.text(caption), TextSize::strong) + 40, touch_side);
}

bool button(Ui& ui, std::string_view name, std::string_view caption, const Rect& rect, ButtonLook look) {
    const std::string_view words = ui.text(caption);
    const TextSize size = size_that_fits(words, rect.width - 8);
    const bool is_cut = Painter::text_width(words, size) > rect.width;
    ui.state.add({.name = std::string(name),
                  .rect = rect,
                  .is_enabled = look.is_enabled,
                  .is_cut = is_cut,
                  .label = std::string(ui.text(look.label.empty() ? caption : look.label)),
                  .is_on = look.is_chosen ? std::optional(true) : std::nullopt});
    const Theme& theme = ui.theme();
    const Color back = button_color(theme, look);
    Color text = look.style == ButtonStyle::primary ? theme.on_accent : caption_color(ui, look.is_enabled);
    const bool shows_back =
        look.style != ButtonStyle::quiet || ui.state.is_hovered(name) || ui.state.is_pressed(name);
    constexpr float slim = 4;
    const Rect shape = look.is_slim ? centred(rect.centre(), rect.width, rect.height - 2 * slim) : rect;
    if (shows_back) {
        ui.painter.fill(shape, look.is_enabled ? shaded(ui, name, back) : back, radius);
    }
    if (look.style == ButtonStyle::framed) {
        ui.painter.frame(shape, theme.line, 1.5F, radius);
    }
    if (look.style == ButtonStyle::quiet) {
        text = look.is_enabled ? theme.accent : text;
    }
    ui.painter.text(rect.centre(), words, text, size, Align::centre);
    focus_ring(ui, name, shape, radius);
    return ui.state.take_click(name);
}

namespace {

float small_width(std::string_view text) {
    return Painter::text_width(text, TextSize::small);
}

// Returns the text below the icon: the caption or the short one; empty if neither fits.
std::string caption_below(const Ui& ui, const IconButton& button, const Rect& rect) {
    const float least_height = button.short_caption.empty() ? 54.0F : 44.0F;
    if (!button.shows_caption || rect.height < least_height) {
        return {};
    }
    const std::string_view whole = ui.text(button.caption);
    const bool fits = small_width(whole) + caption_air <= rect.width;
    std::string brief = ui.strings.of(say(button.short_caption));
    const bool is_brief = !brief.empty() && (button.is_brief || !fits) && small_width(brief) <= rect.width;
    return is_brief ? brief : fits ? std::string(whole) : std::string();
}

void draw_icon_above(Ui& ui, const IconButton& button, const Rect& rect, Color color,
                     std::string_view caption) {
    constexpr float high =
        54;  // in lower buttons the caption is close to its icon, and far from the next one
    const bool is_high = rect.height >= high;
    const float icon = is_high ? rect.y + rect.height * 0.38F : rect.centre().y - 8;
    const float text = is_high ? rect.bottom() - 13 : icon + 18;
    ui.painter.icon(button.icon, {rect.centre().x, icon}, is_high ? 24.0F : 20.0F, color);
    const bool is_quiet = button.is_enabled && !button.is_primary;
    ui.painter.text({rect.centre().x, text}, caption, is_quiet ? ui.theme().quiet : color, TextSize::small,
                    Align::centre);
}

void draw_icon_beside(Ui& ui, const IconButton& button, const Rect& rect, Color color,
                      std::string_view caption) {
    const float width = small_width(caption) + 32;
    const float x = rect.centre().x - width / 2;
    ui.painter.icon(button.icon, {x + 12, rect.centre().y}, 22, color);
    ui.painter.text({x + 32, rect.centre().y}, caption, color, TextSize::small);
}

}  // namespace

bool icon_button(Ui& ui, const IconButton& button, const Rect& rect) {
    const std::string below = caption_below(ui, button, rect);
    const std::string_view caption = ui.text(button.caption);
    const bool has_beside =
        button.shows_caption && below.empty() && rect.width > 80 && rect.width >= small_width(caption) + 52;
    ui.state.add({.name = std::string(button.name),
                  .rect = rect,
                  .is_enabled = button.is_enabled,
                  .label = std::string(caption),
                  .is_on = button.is_chosen ? std::optional(true) : std::nullopt,
                  .keys = button.keys,
                  .caption = has_beside ? std::string(caption) : below});
    const Theme& theme = ui.theme();
    const bool is_lively =
        button.is_enabled && (ui.state.is_hovered(button.name) || ui.state.is_pressed(button.name));
    if (button.is_primary) {
        ui.painter.fill(rect, shaded(ui, button.name, theme.accent), radius);
    } else if (button.is_chosen) {
        const float beside = rect.width > 60 ? 3.0F : 0.0F;
        const Rect pill{rect.x + beside, rect.y + 2, rect.width - 2 * beside, rect.height - 4};
        ui.painter.fill(pill, mix(theme.surface, theme.accent, 0.16F), radius);
    } else if (is_lively) {
        ui.painter.fill(rect, shaded(ui, button.name, theme.raised), radius);
    }
    const Color color = button.is_primary ? theme.on_accent : caption_color(ui, button.is_enabled);
    if (!below.empty()) {
        draw_icon_above(ui, button, rect, color, below);
    } else if (has_beside) {
        draw_icon_beside(ui, button, rect, color, caption);
    } else {
        ui.painter.icon(button.icon, rect.centre(), 24, color);
    }
    focus_ring(ui, button.name, rect, radius);
    return ui.state.take_click(button.name);
}

void fade_out(Ui& ui, const Rect& strip, Point direction, Color ground) {
    constexpr int slices = 8;
    constexpr float veiled = 6;  // slices; those beyond hide what lies below them
    const bool is_across = direction.x != 0;
    const float length = (is_across ? strip.width : strip.height) / slices;
    for (int index = 0; index < slices; ++index) {
        const bool is_forward = direction.x + direction.y > 0;
        const auto place = static_cast<float>(is_forward ? index : slices - 1 - index) * length;
        const Rect slice = is_across ? Rect{strip.x + place, strip.y, length, strip.height}
                                     : Rect{strip.x, strip.y + place, strip.width, length};
        ui.painter.fill(slice,
                        with_alpha(ground, std::min((static_cast<float>(index) + 0.5F) / veiled, 1.0F)));
    }
}

void end_row(Ui& ui, std::string_view row, Color ground, const std::optional<Rect>& beside) {
    constexpr float narrow = 280;
    const float side = beside ? 26.0F : 32.0F;
    constexpr float share = 0.8F;  // of the row that is passed
    const UiState::RowView view = ui.state.row_view(row);
    // Fingers move the row: an arrow, beside what is faded, only says so.
    const bool has_sign = ui.state.is_by_touch() || view.rect.width < narrow;
    constexpr float faded = 24;
    const float for_sign = has_sign ? 18 : beside ? 0 : UiState::row_end - faded;  // for the arrow
    const bool goes_back = view.offset > 1;
    const bool goes_on = view.offset < view.overflow - 1;
    Rect seen = view.rect.inset(-3);  // with the lines around what is in it
    if (goes_back) {
        ui.painter.fill(seen.take_left(for_sign), ground);
        fade_out(ui, Rect{seen}.take_left(faded), {-1, 0}, ground);
    }
    if (goes_on) {
        ui.painter.fill(seen.take_right(for_sign), ground);
        fade_out(ui, seen.take_right(faded), {1, 0}, ground);
    }
    if (has_sign) {
        const auto sign = [&](bool is_shown, Icon icon, float x) {
            if (is_shown) {
                ui.painter.icon(icon, {x, view.rect.centre().y}, 20, ui.theme().text);
            }
        };
        sign(goes_back, Icon::left, view.rect.x + 5);
        return sign(goes_on, Icon::right, view.rect.right() - 5);
    }
    const Rect place = beside.value_or(view.rect);
    const Point right{place.right() - side / 2, place.centre().y};
    const Point left{beside ? right.x - side - 4 : place.x + side / 2, right.y};
    const auto arrow = [&](std::string_view end, Icon icon, Point centre, float way) {
        const std::string name = std::string(row) + std::string(end);
        const Rect rect = centred(centre, side, side);
        ui.state.add({.name = name, .rect = rect, .takes_focus = false});
        ui.painter.fill(rect, shaded(ui, name, ui.theme().surface), side / 2);
        ui.painter.frame(rect, ui.theme().line, 1, side / 2);
        ui.painter.icon(icon, centre, 18, ui.theme().text);
        if (ui.state.take_click(name)) {
            const float start = view.offset + way * share * view.rect.width;
            ui.state.show_in_row(row, start, start + view.rect.width);
        }
    };
    if (goes_back) {
        arrow(".before", Icon::left, left, -1);
    }
    if (goes_on) {
        arrow(".after", Icon::right, right, 1);
    }
}

bool toggle(Ui& ui, std::string_view name, std::string_view caption, const Rect& rect, bool is_on) {
    ui.state.add(
        {.name = std::string(name), .rect = rect, .label = std::string(ui.text(caption)), .is_on = is_on});
    const Theme& theme = ui.theme();
    const Rect track{rect.right() - 50, rect.centre().y - 14, 50, 28};
    label(ui, {rect.x, rect.y, track.x - rect.x - 8, rect.height}, caption);
    ui.painter.fill(track, shaded(ui, name, is_on ? theme.accent : theme.raised), 14);
    const Point knob{is_on ? track.right() - 14 : track.x + 14, track.centre().y};
    if (is_on) {
        ui.painter.circle(knob, 11, theme.on_accent);
        ui.painter.icon(Icon::check, knob, 14, theme.accent);
    } else {  // an outline, which is seen on every ground
        ui.painter.frame(track, theme.quiet, 1.5F, 14);
        ui.painter.circle(knob, 8, theme.quiet);
    }
    focus_ring(ui, name, rect.inset(-4), radius);
    return ui.state.take_click(name) ? !is_on : is_on;
}

namespace {

Rect stepper_box(const Rect& rect) {
    constexpr float width = 152;
    return {rect.right() - width, rect.centre().y - touch_side / 2, width, touch_side};
}

}  // namespace

Rect stepper_value(const Rect& rect) {
    Rect box = stepper_box(rect);
    box.take_left(touch_side);
    box.take_right(touch_side);
    return box;
}

int stepper(Ui& ui, const Stepper& stepper, const Rect& rect) {
    const Theme& theme = ui.theme();
    const std::string less = std::string(stepper.name) + ".less";
    const std::string more = std::string(stepper.name) + ".more";
    const Rect box = stepper_box(rect);
    label(ui, {rect.x, rect.y, box.x - rect.x - 8, rect.height}, stepper.caption);
    ui.painter.fill(box, theme.raised, radius);
    ui.painter.frame(box, theme.line, 1, radius);
    const auto half = [&](const std::string& name, const Rect& side, std::string_view sign, bool is_enabled) {
        const std::string label = std::string(ui.text(stepper.caption)) + ' ' + stepper.value + ", ";
        ui.state.add(
            {.name = name, .rect = side, .is_enabled = is_enabled, .label = label + std::string(sign)});
        const bool is_lively = is_enabled && (ui.state.is_hovered(name) || ui.state.is_pressed(name));
        if (is_lively) {
            ui.painter.fill(side, shaded(ui, name, theme.raised), radius);
            ui.painter.frame(side, theme.line, 1, radius);
        }
        ui.painter.text(side.centre(), sign, caption_color(ui, is_enabled), TextSize::title, Align::centre);
        focus_ring(ui, name, side, radius);
        return ui.state.take_click(name);
    };
    const bool lessens = half(less, {box.x, box.y, touch_side, box.height}, "\u2212", stepper.can_less);
    const bool raises =
        half(more, {box.right() - touch_side, box.y, touch_side, box.height}, "+", stepper.can_more);
    constexpr float room = 92;  // distance of the two signs
    const TextSize size = size_that_fits(stepper.value, room);
    ui.painter.text(box.centre(), Painter::fitted(stepper.value, size, room), theme.text, size,
                    Align::centre);
    return (raises ? 1 : 0) - (lessens ? 1 : 0);
}

int segmented(Ui& ui, const Segments& segments, const Rect& rect) {
    const Theme& theme = ui.theme();
    Rect box = rect;
    if (!segments.caption.empty()) {
        ui.painter.text({rect.x, rect.y + 12}, ui.text(segments.caption), theme.text);
        box.take_top(captioned_height - touch_side);
    }
    box.height = touch_side;
    ui.painter.fill(box, theme.raised, radius);
    ui.painter.frame(box, theme.line, 1, radius);
    int chosen = segments.chosen;
    const float width = box.width / static_cast<float>(segments.options.size());
    const bool is_tight =
        std::any_of(segments.options.begin(), segments.options.end(), [&](std::string_view option) {
            return Painter::text_width(ui.text(option), TextSize::strong) > width - 12;
        });
    const TextSize size = is_tight ? TextSize::small : TextSize::strong;
    for (int index = 0; index < static_cast<int>(segments.options.size()); ++index) {
        const std::string_view option = segments.options[static_cast<std::size_t>(index)];
        const std::string name = std::string(segments.name) + "." + std::to_string(index);
        const Rect part{box.x + width * static_cast<float>(index), box.y, width, box.height};
        const std::string_view caption = ui.text(option);
        const bool is_cut = Painter::text_width(caption, size) > width - 4;
        const std::string label = segments.caption.empty()
                                      ? std::string(caption)
                                      : ui.strings.labelled(segments.caption, std::string(caption));
        ui.state.add({name, part, true, true, {}, is_cut, label, index == segments.chosen});
        if (index == segments.chosen) {
            ui.painter.fill(part.inset(3), theme.accent, radius - 3);
        } else if (ui.state.is_hovered(name)) {
            ui.painter.fill(part.inset(3), shaded(ui, name, theme.raised), radius - 3);
        }
        const Color color = index == segments.chosen ? theme.on_accent : theme.text;
        ui.painter.text(part.centre(), Painter::fitted(caption, size, width - 4), color, size, Align::centre);
        focus_ring(ui, name, part, radius);
        chosen = ui.state.take_click(name) ? index : chosen;
    }
    return chosen;
}

}  // namespace tessera

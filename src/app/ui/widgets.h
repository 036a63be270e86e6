#pragma once

#include "app/text/strings.h"
#include "app/ui/painter.h"
#include "app/ui/ui_state.h"

#include <optional>
#include <string_view>
#include <vector>

// Our own flat, rounded controls. Each is drawn where it is told, registers its place under its name, and says
// what the player did with it. Captions are English keys of the string table.

namespace tessera {

struct Ui {
    Painter& painter;
    UiState& state;
    const Strings& strings;
    bool shows_focus = false;  // the player uses the keyboard

    const Theme& theme() const { return painter.theme(); }
    std::string_view text(std::string_view key) const { return strings.of(key); }
};

enum class ButtonStyle { primary, plain, quiet, framed };  // plain lies on a surface, framed on the page

inline constexpr float touch_side = 44;  // no control is smaller than this

struct ButtonLook {
    ButtonStyle style = ButtonStyle::plain;
    bool is_enabled = true;
    bool is_chosen = false;
    std::string_view label = {};  // what those who listen hear, where it is not the caption
};

bool button(Ui& ui, std::string_view name, std::string_view caption, const Rect& rect, ButtonLook look = {});
float button_width(const Ui& ui, std::string_view caption);

// An icon, with its caption below when the rectangle is high enough, beside it when wide enough. Where the caption does not
// fit, the short one stands instead of it, and where that does not either, the icon stands alone.
struct IconButton {
    std::string_view name;
    std::string_view caption;
    Icon icon = Icon::more;
    bool is_enabled = true;
    bool is_chosen = false;
    bool shows_caption = true;            // where there is room
    std::string keys = {};                // that do the same, as aria-keyshortcuts writes them
    std::string_view short_caption = {};  // a word as it stands in sentences; empty: there is none
};
bool icon_button(Ui& ui, const IconButton& button, const Rect& rect);

bool toggle(Ui& ui, std::string_view name, std::string_view caption, const Rect& rect, bool is_on);

struct Stepper {
    std::string_view name;
    std::string_view caption;
    std::string value;
    bool can_less = true;
    bool can_more = true;
    std::optional<Color> swatch = {};  // that the value names
};
int stepper(Ui& ui, const Stepper& stepper, const Rect& rect);  // -1, 0 or 1
Rect stepper_value(const Rect& rect);                           // where its number stands

// strong, or else small.
TextSize size_that_fits(std::string_view text, float width);

// What a control is about, to its left; in two lines where one is too long.
void label(Ui& ui, const Rect& rect, std::string_view caption);

// One of several; the answer is the chosen index.
struct Segments {
    std::string_view name;
    std::string_view caption;
    std::vector<std::string_view> options;
    int chosen = 0;
};
int segmented(Ui& ui, const Segments& segments, const Rect& rect);

// A sheet over a veil: title, close button, and the rest of it as the result. Everything behind it is out of
// reach.
struct Sheet {
    Rect content;
    bool is_closed = false;  // the player asked to leave
};
inline constexpr float sheet_head_and_margins = 94;  // what a sheet is higher than its content
float sheet_content_width(const Rect& screen, float wanted);
Sheet sheet(Ui& ui, std::string_view title, const Rect& screen, Point wanted_size);

void focus_ring(Ui& ui, std::string_view name, const Rect& rect, float radius);

}  // namespace tessera

#pragma once

#include "app/text/strings.h"
#include "app/ui/painter.h"
#include "app/ui/ui_state.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Flat, rounded controls. Each function draws a control in a rectangle, registers it under its name, and
// returns the player's action on it. Captions are English keys of the string table.

namespace tessera {

struct Ui {
    Painter& painter;
    UiState& state;
    const Strings& strings;
    bool shows_focus = false;  // the player uses the keyboard

    const Theme& theme() const { return painter.theme(); }
    std::string_view text(std::string_view key) const { return strings.of(key); }
};

enum class ButtonStyle { primary, plain, quiet, framed };  // plain is for surfaces, framed for the page

inline constexpr float touch_side = 44;  // minimum size of a control
inline constexpr float caption_air = 4;  // at both sides of a caption below an icon together
inline constexpr float low_screen =
    480;  // screens below this height have lower bars, and columns beside each other

struct ButtonLook {
    ButtonStyle style = ButtonStyle::plain;
    bool is_enabled = true;
    bool is_chosen = false;
    std::string_view label = {};  // for screen readers; empty: the caption
    bool is_slim = false;         // drawn lower than it is to touch
};

bool button(Ui& ui, std::string_view name, std::string_view caption, const Rect& rect, ButtonLook look = {});
float button_width(const Ui& ui, std::string_view caption);

// An icon, with its caption below if the rectangle is high enough, or beside it if wide enough. If the
// caption does not fit, the short one is used; if that does not fit either, only the icon is drawn.
struct IconButton {
    std::string_view name;
    std::string_view caption;
    Icon icon = Icon::more;
    bool is_enabled = true;
    bool is_chosen = false;               // a choice that is on, and pressed for screen readers
    bool shows_caption = true;            // if there is room
    std::string keys = {};                // shortcut keys, in aria-keyshortcuts syntax
    std::string_view short_caption = {};  // a word as written within sentences; empty: none
    bool is_primary = false;              // the next thing to press
    bool is_brief = false;  // the short caption even if the whole one fits, as beside it others do not
};
bool icon_button(Ui& ui, const IconButton& button, const Rect& rect);

bool toggle(Ui& ui, std::string_view name, std::string_view caption, const Rect& rect, bool is_on);

struct Stepper {
    std::string_view name;
    std::string_view caption;
    std::string value;
    bool can_less = true;
    bool can_more = true;
};
int stepper(Ui& ui, const Stepper& stepper, const Rect& rect);  // -1, 0 or 1
Rect stepper_value(const Rect& rect);                           // rectangle of its value

// Fades what is drawn in the strip into the ground, towards its end in this direction: (1, 0) is to the right.
void fade_out(Ui& ui, const Rect& strip, Point direction, Color ground);

// Ends a registered row: fades it where it goes on, and draws an arrow there, or both arrows at the right end of a line beside
// it, for players with a mouse; pressed, it moves the row on.
void end_row(Ui& ui, std::string_view row, Color ground, const std::optional<Rect>& beside = {});

// Returns `strong` if the text fits, else `small`.
TextSize size_that_fits(std::string_view text, float width);

// Draws a control's label to its left, in two lines if it is long.
void label(Ui& ui, const Rect& rect, std::string_view caption);

// A choice of one option; segmented() returns its index.
struct Segments {
    std::string_view name;
    std::string_view caption;
    std::vector<std::string_view> options;
    int chosen = 0;
};
inline constexpr float captioned_height = 28 + touch_side;  // with a caption above it
int segmented(Ui& ui, const Segments& segments, const Rect& rect);

// A sheet over a veil: draws title and close button, and returns the rest. Everything behind it becomes
// inactive. A title from some distance on leaves the head before it free.
struct Sheet {
    Rect before;  // free part of the title's row, as wide as was asked for
    Rect head;    // free part behind the title
    Rect content;
    bool is_closed = false;  // the player closed it
};
inline constexpr float sheet_head_and_margins = 94;  // height of the sheet minus that of its content
float sheet_content_width(const Rect& screen, float wanted);
Sheet sheet(Ui& ui, std::string_view title, const Rect& screen, Point wanted_size, float title_from = 0);

void focus_ring(Ui& ui, std::string_view name, const Rect& rect, float radius);

}  // namespace tessera

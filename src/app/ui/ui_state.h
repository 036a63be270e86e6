#pragma once

#include "app/ui/input.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A control on the screen. Its name is the same in every language.
struct Control {
    std::string name;
    Rect rect;
    bool is_enabled = true;
    bool takes_focus = true;
    std::optional<Rect> seen = {};   // visible part of the screen; nothing: all of it
    bool is_cut = false;             // its caption is too wide
    std::string label = {};          // for screen readers, in the player's language
    std::optional<bool> is_on = {};  // state of a toggle or choice
    std::string keys = {};           // shortcut keys, in aria-keyshortcuts syntax
    std::string caption = {};        // text drawn beside an icon or below a title, if any
};

// The controls on the screen: pressed, clicked and focused ones, and the scroll offsets of lists. Widgets
// register their controls while they are drawn. Inputs between two frames are handled with the controls of
// the last frame, in order, so that a tap shorter than a frame is not lost.
class UiState {
public:
    void begin_frame();
    void end_frame();  // drops the focus if its control is gone

    // Removes everything registered so far, when a panel covers it.
    void cover() { controls_.clear(), regions_.clear(); }
    void add(Control control);
    // Limits the following controls to this part of the screen; nothing: no limit.
    void clip(const std::optional<Rect>& seen) { seen_ = seen; }
    const std::optional<Rect>& seen() const { return seen_; }
    // Registers a scrollable list and returns its scroll offset.
    float scroll_region(std::string_view name, const Rect& rect, float content_height);
    // The same for a row that is scrolled sideways, by dragging it or by a wheel that turns so; it may be part of a list.
    float scroll_row(std::string_view name, const Rect& rect, float content_width);
    struct RowView {
        Rect rect;
        float offset = 0;
        float overflow = 0;  // the greatest offset
    };
    RowView row_view(std::string_view name);  // of a row that was registered in this frame
    static constexpr float row_end = 62;      // what end_row (widgets.h) covers where a row goes on
    // Scrolls a row back to its beginning if it begins with something else than in the frames before.
    void begin_row_with(std::string_view name, std::string_view first);
    void show_in_row(std::string_view name, float left, float right);  // scrolls to this part of the content

    // Returns a scroll thumb for each list longer than its rectangle.
    std::vector<Rect> scroll_marks() const;

    bool take_click(std::string_view name);
    bool has_acted() const { return has_acted_; }  // a click was taken while this frame was drawn
    bool is_pressed(std::string_view name) const { return pressed_ == name && is_inside_; }
    // True wherever the pointer is now.
    bool is_held(std::string_view name) const { return !name.empty() && pressed_ == name; }
    bool is_over(std::string_view name, Point point) const;  // it is the topmost control at the point
    Point pointer() const { return last_; }                  // at the last input
    bool is_hovered(std::string_view name) const { return hovered_ == name; }
    bool is_by_touch() const { return is_by_touch_; }  // the last input was by finger
    bool is_over_button() const;                       // the pointer is over something that can be pressed
    bool is_focused(std::string_view name) const { return focused_ == name; }
    bool has_focus() const { return !focused_.empty(); }
    bool presses_focus() const { return is_enabled(focused_); }  // Enter would press a control
    const std::vector<Control>& controls() const { return controls_; }

    // Handles an input; returns true if it was for a control or a list, not for anything below them.
    bool input(const InputEvent& event);
    bool scroll_by_key(Key key);      // arrows, page keys, Home and End; false: another key, or no list
    bool step_focus(bool backwards);  // false: no enabled control in that direction
    void focus(std::string_view name) { focused_ = name; }
    void clear_focus() { focused_.clear(); }
    void click(std::string_view name);

private:
    struct Region {
        std::string name;
        Rect rect;
        float overflow = 0;
        bool is_row = false;  // scrolled sideways
    };
    struct ScrollOffset {
        std::string name;
        float offset = 0;
        std::string first = {};  // what its row began with; empty: not known
    };

    bool is_enabled(std::string_view name) const;
    void scroll_to(Rect rect);  // in each list and row that has it, as little as possible
    const Control* control_at(Point point) const;
    Region* region_at(Point point, bool is_row = false);
    float add_region(Region region);
    void begin_scrolling();
    ScrollOffset& entry_of(std::string_view name);
    float& offset_of(std::string_view name);
    void scroll(const Region& region, float by);
    bool press(const InputEvent& event);
    bool move(const InputEvent& event);
    bool release(const InputEvent& event);

    std::vector<Control> controls_;
    std::optional<Rect> seen_;
    std::vector<Region> regions_;
    std::vector<ScrollOffset> offsets_;
    std::vector<std::string> clicked_;
    std::string pressed_;
    std::string hovered_;
    std::string focused_;
    std::string scrolled_;      // name of the list under the press
    std::string scrolled_row_;  // and of the row
    bool is_inside_ = false;
    bool has_acted_ = false;
    bool is_scrolling_ = false;
    bool is_by_touch_ = false;
    Point press_start_;
    Point last_;
};

}  // namespace tessera

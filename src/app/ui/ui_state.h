#pragma once

#include "app/ui/input.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Something on the screen that can be pressed. Its name is the same in every language.
struct Control {
    std::string name;
    Rect rect;
    bool is_enabled = true;
    bool takes_focus = true;
    std::optional<Rect> seen = {};   // the part of the screen where it is seen; nothing: all of it
    bool is_cut = false;             // its caption is too wide for it
    std::string label = {};          // what it is called for those who listen, in the player's language
    std::optional<bool> is_on = {};  // of one that is on or off, chosen or not
    std::string keys = {};           // that do the same, as aria-keyshortcuts writes them
    std::string caption = {};        // of an icon, as far as it is written beside it
};

// Which buttons there are, which one is pressed, clicked or focused, how far lists are scrolled. Widgets
// register their controls while they are drawn; inputs between two frames are judged by the controls of the last
// one, in order, so that a tap shorter than a frame is not lost.
class UiState {
public:
    void begin_frame();
    void end_frame();  // a focus whose control is gone is dropped

    void cover() { controls_.clear(), regions_.clear(); }  // a panel lies over everything registered so far
    void add(Control control);
    // What is added from now on is seen and pressed in this part only; nothing: everywhere.
    void clip(const std::optional<Rect>& seen) { seen_ = seen; }
    // Registers a list that can be scrolled, and says how far it is.
    float scroll_region(std::string_view name, const Rect& rect, float content_height);

    // A thin mark beside each list that is longer than its place: where in it this is.
    std::vector<Rect> scroll_marks() const;

    bool take_click(std::string_view name);
    bool is_pressed(std::string_view name) const { return pressed_ == name && is_inside_; }
    bool is_held(std::string_view name) const {
        return !name.empty() && pressed_ == name;
    }                                                        // wherever the pointer is now
    bool is_over(std::string_view name, Point point) const;  // of all that lies there it is the topmost
    Point pointer() const { return last_; }                  // as of the last input
    bool is_hovered(std::string_view name) const { return hovered_ == name; }
    bool is_by_touch() const { return is_by_touch_; }  // the last input was a finger's
    bool is_over_button() const;                       // the pointer is over something that can be pressed
    bool is_focused(std::string_view name) const { return focused_ == name; }
    bool has_focus() const { return !focused_.empty(); }
    bool presses_focus() const { return is_enabled(focused_); }  // Enter would press a control
    const std::vector<Control>& controls() const { return controls_; }

    // Whether the input is meant for a control or a list, and not for what lies below them.
    bool input(const InputEvent& event);
    bool scroll_by_key(Key key);      // arrows, pages, home and end; false: no list there or another key
    bool step_focus(bool backwards);  // false: no enabled control on that side
    void focus(std::string_view name) { focused_ = name; }
    void clear_focus() { focused_.clear(); }
    void click(std::string_view name);

private:
    struct Region {
        std::string name;
        Rect rect;
        float overflow = 0;
    };
    struct ScrollOffset {
        std::string name;
        float offset = 0;
    };

    bool is_enabled(std::string_view name) const;
    const Control* control_at(Point point) const;
    Region* region_at(Point point);
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
    std::string scrolled_;  // name of the list under the press
    bool is_inside_ = false;
    bool is_scrolling_ = false;
    bool is_by_touch_ = false;
    Point press_start_;
    Point last_;
};

}  // namespace tessera

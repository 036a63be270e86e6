#pragma once

#include "app/ui/widgets.h"

#include <initializer_list>
#include <string_view>

namespace tessera {

// Rows below each other. One function adds them; it runs twice, with a column that only measures and with one
// that draws, so the height of a sheet and the places in it cannot differ. A column that only measures draws
// nothing, registers no control and reports no press.
class Column {
public:
    Column(Ui& ui, float width) : ui_(&ui), width_(width) {}  // only measures
    Column(Ui& ui, float width, Point corner) : ui_(&ui), corner_(corner), width_(width), is_drawn_(true) {}

    Ui& ui() const { return *ui_; }
    float height() const { return height_ + part_height_; }
    bool is_drawn() const { return is_drawn_; }
    // Returns the place of the next row, without a height. What is as high as its words is drawn there, or
    // only measured, and its height then passed to gap().
    Rect below() const { return {corner_.x, corner_.y + height_, width_, 0}; }

    void gap(float height);
    template <class Draw>
    void row(float height, const Draw& draw) {  // draw(const Rect& place)
        const Rect place = take(height);
        if (is_drawn_) {
            draw(place);
        }
    }
    // The next rows lie side by side, equally wide. The last of them ends this, or a gap.
    // `first` is the first part's share of the width, if not as large as the others'.
    void split(int parts, float between = 10, float first = 0);

    // The next rows, buttons with these captions, lie side by side if that cuts no caption, else below each other.
    void beside(std::initializer_list<std::string_view> captions);

    // Add a row with a control; see widgets.h.
    bool button(std::string_view name, std::string_view caption, float height = touch_side);
    bool button(std::string_view name, std::string_view caption, const ButtonLook& look,
                float height = touch_side);
    // Shortens its caption if that is too wide; screen readers read all of it.
    bool fitted_button(std::string_view name, std::string_view caption, ButtonLook look = {});
    void toggle(std::string_view name, std::string_view caption, bool& is_on);
    int segments(const Segments& segments);

    void paragraph(std::string_view text, Color color, TextSize size = TextSize::body,
                   Align align = Align::left);
    // Adds a line of small, quiet text; `middle` is the distance of its middle from the top of the row.
    void line(float height, std::string_view text, float middle, Align align = Align::left);

private:
    Rect take(float height);

    Ui* ui_;
    Point corner_;
    float width_;
    float height_ = 0;  // of the rows that are complete
    float part_height_ = 0;
    float between_ = 0;
    float first_ = 0;
    int parts_ = 1;
    int part_ = 0;
    int stacked_ = 0;  // rows to come that have a gap between them
    bool is_drawn_ = false;
};

// Refers to a function object that adds rows to a column; it must outlive the call that takes this.
class AddRows {
public:
    template <class Add>
    AddRows(const Add& add)  // NOLINT(google-explicit-constructor)
        : object_(&add),
          call_([](const void* object, Column& rows) { (*static_cast<const Add*>(object))(rows); }) {}

    void operator()(Column& rows) const { call_(object_, rows); }

private:
    const void* object_;
    void (*call_)(const void*, Column&);
};

float column_height(Ui& ui, float width, AddRows add);
void draw_column(Ui& ui, const Rect& place, AddRows add);
// Draws a column that scrolls if it is higher than its place, and fades into the ground where it goes on; its controls can be
// pressed only there.
void draw_scrolled(Ui& ui, std::string_view name, const Rect& place, float height, Color ground, AddRows add);

// Draws a sheet as high as its rows, which scroll if the screen is too low, and the rows of its foot, which
// stay, as does the row behind its title. Returns true if the player closed it.
bool column_sheet(
    Ui& ui, std::string_view title, const Rect& screen, float width, AddRows add,
    AddRows add_foot = [](Column& /*none*/) {}, AddRows add_head = [](Column& /*none*/) {});

}  // namespace tessera

#pragma once

#include "app/ui/widgets.h"

#include <string_view>

namespace tessera {

// Rows below each other. One function adds them; it runs twice, with a column that only measures and with one that
// draws, so the height of a sheet and the places in it cannot differ. A column that only measures draws nothing,
// registers no control and reports no press.
class Column {
public:
    Column(Ui& ui, float width) : ui_(&ui), width_(width) {}  // only measures
    Column(Ui& ui, float width, Point corner) : ui_(&ui), corner_(corner), width_(width), is_drawn_(true) {}

    Ui& ui() const { return *ui_; }
    float height() const { return height_ + part_height_; }
    bool is_drawn() const { return is_drawn_; }
    // Returns the place of the next row, without a height. What is as high as its words is drawn there, or only
    // measured, and its height then passed to gap().
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
    void split(int parts, float between = 10);

    // Add a row with a control; see widgets.h.
    bool button(std::string_view name, std::string_view caption, ButtonLook look = {},
                float height = touch_side);
    // Shortens its caption if that is too wide; screen readers read all of it.
    bool fitted_button(std::string_view name, std::string_view caption, ButtonLook look = {});
    void toggle(std::string_view name, std::string_view caption, bool& is_on);
    int segments(const Segments& segments);

    void paragraph(std::string_view text, Color color, TextSize size = TextSize::body);
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
    int parts_ = 1;
    int part_ = 0;
    bool is_drawn_ = false;
};

// Returns the height of the rows that `fill` adds to a column.
template <class Fill>
float column_height(Ui& ui, float width, const Fill& fill) {
    Column column(ui, width);
    fill(column);
    return column.height();
}

template <class Fill>
void draw_column(Ui& ui, const Rect& place, const Fill& fill) {
    Column column(ui, place.width, place.corner());
    fill(column);
}

// Draws a column that scrolls if it is higher than its place; its controls can be pressed only there.
Column begin_scrolled(Ui& ui, std::string_view name, const Rect& place, float height);
void end_scrolled(Ui& ui);
template <class Fill>
void draw_scrolled(Ui& ui, std::string_view name, const Rect& place, float height, const Fill& fill) {
    Column column = begin_scrolled(ui, name, place, height);
    fill(column);
    end_scrolled(ui);
}

// Draws a sheet as high as its rows, which scroll if the screen is too low, and those of its foot, which stay.
// Returns true if the player closed it.
template <class Fill, class FillFoot = void (*)(Column&)>
bool column_sheet(
    Ui& ui, std::string_view title, const Rect& screen, float width, const Fill& fill,
    const FillFoot& fill_foot = [](Column& /*none*/) {}) {
    const float content_width = sheet_content_width(screen, width);
    const float height = column_height(ui, content_width, fill);
    const float foot = column_height(ui, content_width, fill_foot);
    Sheet panel = sheet(ui, title, screen, {width, height + foot + sheet_head_and_margins});
    const Rect below = panel.content.take_bottom(foot);
    draw_scrolled(ui, title, panel.content, height, fill);
    draw_column(ui, below, fill_foot);
    return panel.is_closed;
}

}  // namespace tessera

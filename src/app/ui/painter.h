#pragma once

#include "app/ui/geometry.h"
#include "app/ui/theme.h"

#include <string>
#include <string_view>
#include <vector>

struct ImDrawList;
struct ImFont;

namespace tessera {

enum class TextSize { small, body, strong, title, display };
inline constexpr int text_size_count = 5;
float text_height(TextSize size);  // type size in CSS pixels
enum class Align { left, centre, right };

// Corners of a rectangle that are rounded.
struct Corners {
    bool top_left = true;
    bool top_right = true;
    bool bottom_left = true;
    bool bottom_right = true;
};

enum class Icon {
    undo,
    redo,
    restart,
    turn,
    flip,
    hint,
    solve,
    stop,
    add,
    share,
    settings,
    help,
    home,
    close,
    check,
    left,
    right,
    previous_move,
    next_move,
    up,
    down,
    pause,
    play,
    copy,
    link,
    dice,
    cut,
    bin,
    clash,
    mix,
    zoom_in,
    zoom_out,
    edit,
    list,
    more,
    flag,
    hand,
    map,
    lock,
    save,
    folder,
    mark,
    calendar,
    filter,
    book,
    chart,
    print,
};

class Painter;

// A cell of a piece for its texture.
struct TexturedCell {
    std::vector<Point> outline;  // convex
    Point corner;                // of the whole piece
    float side = 1;              // of a cell
    Color color;
};

// Draws a texture on it (material.h).
using DrawTexture = void(Painter& painter, const TexturedCell& cell);

// Draws with a theme on one ImGui draw list. Views and widgets draw only with it, so nothing else knows
// ImGui. Lengths are in CSS pixels; `pixel` is the size of one device pixel.
class Painter {
public:
    Painter(ImDrawList& list, const Theme& theme, float pixel, DrawTexture* texture = nullptr)
        : list_(&list), theme_(&theme), pixel_(pixel), texture_(texture) {}

    const Theme& theme() const { return *theme_; }
    // Returns a painter on the same list with another theme and no texture.
    Painter in(const Theme& theme) const { return {*list_, theme, pixel_}; }
    float pixel() const { return pixel_; }
    float snap(float length) const { return std::round(length / pixel_) * pixel_; }

    void fill(const Rect& rect, Color color, float radius = 0, Corners corners = {});
    void frame(const Rect& rect, Color color, float thickness, float radius = 0);
    void shadow(const Rect& rect, float blur, float radius);  // soft, in the theme's shadow colour
    void line(Point from, Point to, Color color, float thickness);
    void dashed(const Rect& rect, Color color, float thickness);
    void dashed(const std::vector<Point>& loop, Color color, float thickness);  // a closed line through them
    void polygon(const std::vector<Point>& convex, Color color);
    void path(const std::vector<Point>& points, Color color, float thickness, bool closed);
    void circle(Point centre, float radius, Color color);
    void ring(Point centre, float radius, Color color, float thickness);
    // A share of a ring, clockwise from the top.
    void arc(Point centre, float radius, float share, Color color, float thickness);
    void icon(Icon icon, Point centre, float size, Color color);
    // Draws the texture of the player's material on a cell; nothing if there is none.
    bool has_texture() const { return texture_ != nullptr; }
    void draw_texture(const TexturedCell& cell) {
        if (has_texture()) {
            texture_(*this, cell);
        }
    }

    // Draws one line of text. `at` is its left end, middle or right end, at half its height.
    void text(Point at, std::string_view text, Color color, TextSize size = TextSize::body,
              Align align = Align::left);
    void letter(Point centre, std::string_view text, Color color, float height);
    static float letter_width(std::string_view text, float height);
    static float text_width(std::string_view text, TextSize size);
    static float line_height(TextSize size);
    // Shortened with an ellipsis.
    static std::string fitted(std::string_view text, TextSize size, float width);
    // Draws text wrapped at blanks in `area` and returns its height. With `visible` false it only measures.
    float paragraph(const Rect& area, std::string_view text, Color color, TextSize size = TextSize::body,
                    bool visible = true, Align align = Align::left);

    // turn_since() turns what was drawn since the mark about `centre`, clockwise by an angle in radians, and
    // scales its width; -1 mirrors it.
    int mark() const;
    void turn_since(int mark, Point centre, float angle, float width);

    void push_clip(const Rect& rect);
    void pop_clip();

private:
    void fill_beside_corners(const Rect& rect, Color color, float round, Corners corners);
    void fill_quarter(Point centre, float radius, int turn, Color color);

    ImDrawList* list_;
    const Theme* theme_;
    float pixel_;
    DrawTexture* texture_;
};

}  // namespace tessera

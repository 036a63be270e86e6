#include "app/screens/result_picture.h"

#include "base/index.h"
#include "base/svg.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::string_view bulb = "\xF0\x9F\x92\xA1";

constexpr int width = 600;
constexpr int margin = 40;
constexpr int column_count = 12;  // of squares
constexpr int pitch = (width - 2 * margin) / column_count;
constexpr int side = pitch - 7;

// Unicode's coloured squares, from red to brown, have four bytes and differ in the last; these are the
// nearest of the pieces' colours.
constexpr int square_bytes = 4;
constexpr int first_square = 0xA5;
constexpr std::array<int, 7> nearest_colors = {2, 5, 4, 1, 3, 0, 11};

Color color_of_square(const Theme& theme, char last_byte) {
    const int kind = static_cast<unsigned char>(last_byte) - first_square;
    return at(theme.pieces, at(nearest_colors, std::clamp(kind, 0, int_size(nearest_colors) - 1)));
}

// A picture that grows downwards.
class Picture {
public:
    explicit Picture(const Theme& theme) : theme_(theme) {}

    // A line too long for this size is set smaller.
    void line(std::string_view text, int size, Color color) {
        size = std::min(size, 2 * (width - 2 * margin) / std::max(int_size(text), 1));
        y_ += size + size / 2;
        body_.text_element("text",
                           {{"x", std::to_string(margin)},
                            {"y", std::to_string(y_)},
                            {"font-size", std::to_string(size)},
                            {"fill", hex_text(color)}},
                           text);
    }

    // Draws the squares, then the bulbs, in rows.
    void tokens(std::string_view squares, int bulbs) {
        y_ += side / 2;
        const int square_count = int_size(squares) / square_bytes;
        const int count = square_count + bulbs;
        for (int index = 0; index < count; ++index) {
            const int x = margin + index % column_count * pitch;
            const int y = y_ + index / column_count * pitch;
            if (index < square_count) {
                const char last = at(squares, (index + 1) * square_bytes - 1);
                box(body_, x, y, side, side, 6, color_of_square(theme_, last));
            } else {
                box(body_, x + side / 3, y + side / 2, side / 3, side / 2, 3, theme_.quiet);  // the socket
                box(body_, x + side / 8, y, side * 3 / 4, side * 3 / 4, side / 2, star_gold);
            }
        }
        y_ += (count + column_count - 1) / column_count * pitch;
    }

    std::string whole() const {
        const int height = y_ + margin;
        SvgWriter svg;
        svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                         {"width", std::to_string(width)},
                         {"height", std::to_string(height)},
                         {"font-family", "sans-serif"}});
        box(svg, 0, 0, width, height, 0, theme_.page);
        svg.add_written(body_);
        svg.close();
        return svg.text();
    }

private:
    static void box(SvgWriter& svg, int x, int y, int columns, int rows, int radius, Color color) {
        svg.element("rect", {{"x", std::to_string(x)},
                             {"y", std::to_string(y)},
                             {"width", std::to_string(columns)},
                             {"height", std::to_string(rows)},
                             {"rx", std::to_string(radius)},
                             {"fill", hex_text(color)}});
    }

    const Theme& theme_;
    SvgWriter body_;
    int y_ = margin / 2;
};

}  // namespace

std::string result_text(const ToldResult& result) {
    constexpr std::string_view dot = " \xC2\xB7 ";
    std::string text = result.kind;
    for (const std::string* part : {&result.name, &result.how, &result.streak}) {
        if (!part->empty()) {
            text.append(dot).append(*part);
        }
    }
    if (!result.squares.empty() || result.bulbs > 0) {
        text += '\n';
    }
    text += result.squares;
    for (int index = 0; index < result.bulbs; ++index) {
        text += bulb;
    }
    return text;
}

std::string result_picture(const ToldResult& result, const Theme& theme) {
    Picture picture(theme);
    picture.line(result.kind, 20, theme.quiet);
    picture.line(result.name, 36, theme.text);
    picture.line(result.how, 24, theme.text);
    if (!result.streak.empty()) {
        picture.line(result.streak, 24, theme.text);
    }
    picture.tokens(result.squares, result.bulbs);
    return picture.whole();
}

}  // namespace tessera

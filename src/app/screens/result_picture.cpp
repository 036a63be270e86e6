#include "app/screens/result_picture.h"

#include "base/grid.h"
#include "base/index.h"
#include "base/svg.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view bulb = "\xF0\x9F\x92\xA1";

constexpr int picture_width = 600;
constexpr int picture_margin = 40;
constexpr int column_count = 12;  // of squares
constexpr int pitch = (picture_width - 2 * picture_margin) / column_count;
constexpr int side = pitch - 7;

// Unicode's coloured squares, from red to brown, have four bytes and differ in the last; these are the
// nearest of the pieces' colours. The grey one has three.
constexpr std::size_t square_bytes = 4;
constexpr std::size_t grey_bytes = 3;
constexpr int first_square = 0xA5;
constexpr std::array<int, 7> nearest_colors = {2, 5, 4, 1, 3, 0, 11};

bool is_grey(std::string_view squares) {
    return static_cast<unsigned char>(squares.front()) < 0xF0;
}

// Returns the colour of the first square.
Color color_of_square(const Theme& theme, std::string_view squares) {
    if (is_grey(squares)) {
        return mix(theme.page, theme.quiet, 0.35F);
    }
    const int kind = static_cast<unsigned char>(squares[square_bytes - 1]) - first_square;
    return at(theme.pieces, at(nearest_colors, std::clamp(kind, 0, int_size(nearest_colors) - 1)));
}

// A picture that grows downwards. Its text is put together from a few functions that the first program has anyway: each
// other one that this would call takes room in the first load.
class Picture {
public:
    explicit Picture(const Theme& theme) : theme_(theme) {}

    // A line too long for this size is set smaller.
    void line(std::string_view text, int size, Color color) {
        size = std::min(size, 2 * (picture_width - 2 * picture_margin) / std::max(int_size(text), 1));
        y_ += size + size / 2;
        put("<text");
        put(" x", picture_margin);
        put(" y", y_);
        put(" font-size", size);
        fill(color);
        put(">");
        put(xml_text(text));
        put("</text>");
    }

    // Draws the squares, then the bulbs, in rows.
    void tokens(std::string_view squares, int bulbs) {
        y_ += side / 2;
        Cell next;
        while (!squares.empty()) {
            if (squares.front() == '\n') {
                next = {next.row + 1, 0};
                squares.remove_prefix(1);
                continue;
            }
            box(taken(next), side, side, 6, color_of_square(theme_, squares));
            squares.remove_prefix(std::min(squares.size(), is_grey(squares) ? grey_bytes : square_bytes));
        }
        for (int index = 0; index < bulbs; ++index) {
            const Cell place = taken(next);
            box(place + Cell{side / 2, side / 3}, side / 3, side / 2, 3, theme_.quiet);  // the socket
            box(place + Cell{0, side / 8}, side * 3 / 4, side * 3 / 4, side / 2, star_gold);
        }
        y_ += (next.row + (next.column > 0 ? 1 : 0)) * pitch;
    }

    std::string whole() {
        const std::string body = std::move(text_);
        text_ = "<svg";
        put(" xmlns=\"http://www.w3.org/2000/svg\"");
        put(" font-family=\"sans-serif\"");
        put(" width", picture_width);
        put(" height", y_ + picture_margin);
        put(">");
        box({0, 0}, picture_width, y_ + picture_margin, 0, theme_.page);
        put(body);
        put("</svg>");
        return std::move(text_);
    }

private:
    void put(std::string_view text) { text_ += text; }
    void put(std::string_view name, int value) {
        put(name);
        put("=\"");
        put(std::to_string(value));
        put("\"");
    }
    void fill(Color color) {
        put(" fill=\"");
        put(hex_text(color));
        put("\"");
    }
    // Returns where the next square lies, and goes on by one.
    Cell taken(Cell& next) const {
        next = next.column == column_count ? Cell{next.row + 1, 0} : next;
        return {y_ + next.row * pitch, picture_margin + next.column++ * pitch};
    }
    void box(Cell place, int columns, int rows, int radius, Color color) {
        put("<rect");
        put(" x", place.column);
        put(" y", place.row);
        put(" width", columns);
        put(" height", rows);
        put(" rx", radius);
        fill(color);
        put("/>");
    }

    const Theme& theme_;
    std::string text_;
    int y_ = picture_margin / 2;
};

}  // namespace

std::string result_text(const SharedResult& result) {
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

std::string result_picture(const SharedResult& result, const Theme& theme) {
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

#include "app/screens/result_picture.h"

#include "base/index.h"
#include "base/svg.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tessera {

namespace {

constexpr std::string_view dot = " \xC2\xB7 ";
constexpr std::string_view bulb = "\xF0\x9F\x92\xA1";

constexpr int width = 600;
constexpr int margin = 40;
constexpr int column_count = 12;  // of squares
constexpr int pitch = (width - 2 * margin) / column_count;
constexpr int side = pitch - 7;

// Unicode's coloured squares from red to brown differ in their last byte; these are the pieces' colours.
constexpr std::string_view square_start = "\xF0\x9F\x9F";
constexpr int first_square = 0xA5;
constexpr std::array<int, 7> piece_colors = {2, 5, 4, 1, 3, 0, 11};

std::vector<Color> colors_of(std::string_view squares, const Theme& theme) {
    std::vector<Color> colors;
    const std::size_t length = square_start.size() + 1;
    for (; squares.size() >= length && squares.starts_with(square_start); squares.remove_prefix(length)) {
        const int kind = static_cast<unsigned char>(squares[length - 1]) - first_square;
        colors.push_back(at(theme.pieces, at(piece_colors, std::clamp(kind, 0, int_size(piece_colors) - 1))));
    }
    return colors;
}

// A picture that grows downwards.
class Picture {
public:
    explicit Picture(const Theme& theme) : theme_(theme) {}

    void line(std::string_view text, int size, Color color, bool is_bold = false) {
        y_ += size + size / 2;
        SvgWriter::Attributes attributes{{"x", std::to_string(margin)},
                                         {"y", std::to_string(y_)},
                                         {"font-size", std::to_string(size)},
                                         {"fill", hex_text(color)}};
        if (is_bold) {
            attributes.emplace_back("font-weight", "bold");
        }
        // About the width that the browser will need; longer lines are set tighter.
        if (static_cast<int>(text.size()) * size > 2 * (width - 2 * margin)) {
            attributes.emplace_back("textLength", std::to_string(width - 2 * margin));
            attributes.emplace_back("lengthAdjust", "spacingAndGlyphs");
        }
        body_.text_element("text", attributes, text);
    }

    void gap(int height) { y_ += height; }

    // Draws the squares, then the bulbs, in rows.
    void tokens(const std::vector<Color>& squares, int bulbs) {
        const int count = int_size(squares) + bulbs;
        for (int index = 0; index < count; ++index) {
            const int x = margin + index % column_count * pitch;
            const int y = y_ + index / column_count * pitch;
            index < int_size(squares) ? square(x, y, at(squares, index)) : bulb_at(x, y);
        }
        y_ += (count + column_count - 1) / column_count * pitch;
    }

    std::string whole() const {
        const std::string height = std::to_string(y_ + margin);
        SvgWriter svg;
        svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                         {"width", std::to_string(width)},
                         {"height", height},
                         {"font-family", "Helvetica, Arial, Liberation Sans, sans-serif"}});
        svg.element("rect",
                    {{"width", std::to_string(width)}, {"height", height}, {"fill", hex_text(theme_.page)}});
        svg.add_written(body_);
        svg.close();
        return svg.text();
    }

private:
    void square(int x, int y, Color color) {
        body_.element("rect", {{"x", std::to_string(x)},
                               {"y", std::to_string(y)},
                               {"width", std::to_string(side)},
                               {"height", std::to_string(side)},
                               {"rx", "6"},
                               {"fill", hex_text(color)}});
    }

    // Draws a bulb of glass on a socket.
    void bulb_at(int x, int y) {
        body_.element("circle", {{"cx", std::to_string(x + side / 2)},
                                 {"cy", std::to_string(y + side * 2 / 5)},
                                 {"r", std::to_string(side * 2 / 5)},
                                 {"fill", hex_text(star_gold)}});
        body_.element("rect", {{"x", std::to_string(x + side / 3)},
                               {"y", std::to_string(y + side * 3 / 4)},
                               {"width", std::to_string(side / 3)},
                               {"height", std::to_string(side / 4)},
                               {"rx", "3"},
                               {"fill", hex_text(theme_.quiet)}});
    }

    const Theme& theme_;
    SvgWriter body_;
    int y_ = margin / 2;
};

}  // namespace

std::string result_text(const ToldResult& result) {
    std::vector<std::string> parts{result.kind, result.name};
    parts.insert(parts.end(), result.facts.begin(), result.facts.end());
    std::string tokens = result.squares;
    for (int index = 0; index < result.bulbs; ++index) {
        tokens += bulb;
    }
    return join(parts, dot) + (tokens.empty() ? "" : '\n' + tokens);
}

std::string result_picture(const ToldResult& result, const Theme& theme) {
    Picture picture(theme);
    picture.line(result.kind, 20, theme.quiet);
    picture.line(result.name, 34, theme.text, true);
    for (const std::string& fact : result.facts) {
        picture.line(fact, 24, theme.text);
    }
    picture.gap(24);
    picture.tokens(colors_of(result.squares, theme), result.bulbs);
    return picture.whole();
}

}  // namespace tessera

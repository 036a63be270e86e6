#include "app/ui/icons.h"

#include "base/index.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace tessera {

namespace {

// Returns an icon's drawing as commands: M x y starts a stroke, x y or L x y draws a line, A x y r from to
// draws an arc of radius r around x y (degrees, clockwise from the right), Z closes the stroke, F closes and fills it,
// C x y r is a disc, O x y r a circle.
const char* drawing_of(Icon icon) {  // NOLINT(readability-function-size): a table
    switch (icon) {
        case Icon::undo:
            return "M8.5 4.5 3.5 9.5 8.5 14.5M4 9.5A14.5 14.25 4.75 -90 90L9 19";
        case Icon::redo:
            return "M15.5 4.5 20.5 9.5 15.5 14.5M20 9.5A9.5 14.25 4.75 270 90L15 19";
        case Icon::restart:
            return "M4.5 3.5 4.5 8.5 9.5 8.5M5 8.2A12 12 7.8 209 510";
        case Icon::turn:
            return "M3.5 11.5 7.5 11.5 7.5 20.5 3.5 20.5FM3.5 16.5 12.5 16.5 12.5 20.5 3.5 20.5FM10.5 4A10.5 "
                   "12.5 8.5 -90 0M15.6 9.8 19 13.4 22.4 9.8";
        case Icon::flip:
            return "M12 3.5 12 20.5M8.5 6 8.5 18 2.5 18ZM15.5 6 21.5 18 15.5 18F";
        case Icon::hint:
            return "M9 17 8.9 15.8A12 9.5 6.2 125 415L15 17ZM10 20.8 14 20.8";
        case Icon::solve:
            return "M11 4 12.6 12 11 20 9.4 12FM3 12 11 10.4 19 12 11 13.6FM19 3 19 7M17 5 21 5";
        case Icon::stop:
            return "M7 7 17 7 17 17 7 17F";
        case Icon::add:
            return "M12 5 12 19M5 12 19 12";
        case Icon::share:
            return "M8.3 10.8 15.4 6.9M8.3 13.2 15.4 17.1C6 12 2.8C18 5.5 2.8C18 18.5 2.8";
        case Icon::settings:
            return "M3.5 7 20.5 7M3.5 17 20.5 17C15.5 7 3C8.5 17 3";
        case Icon::help:
            return "O12 12 9";
        case Icon::home:
            return "M3.5 11.5 12 4 20.5 11.5M6 11 6 20 18 20 18 11M10 20 10 14.5 14 14.5 14 20";
        case Icon::close:
            return "M6 6 18 18M18 6 6 18";
        case Icon::check:
            return "M4.5 12.5 9.5 17.5 19.5 7";
        case Icon::left:
            return "M14.5 5.5 8 12 14.5 18.5";
        case Icon::right:
            return "M9.5 5.5 16 12 9.5 18.5";
        case Icon::previous_move:
            return "M12 5.5 5.5 12 12 18.5M18.5 5.5 12 12 18.5 18.5";
        case Icon::next_move:
            return "M5.5 5.5 12 12 5.5 18.5M12 5.5 18.5 12 12 18.5";
        case Icon::up:
            return "M5.5 14.5 12 8 18.5 14.5";
        case Icon::down:
            return "M5.5 9.5 12 16 18.5 9.5";
        case Icon::pause:
            return "M7 5 10 5 10 19 7 19FM14 5 17 5 17 19 14 19F";
        case Icon::play:
            return "M8 5 19 12 8 19F";
        case Icon::copy:
            return "M9 9 20 9 20 20 9 20ZM15 6 15 4 4 4 4 15 6 15";
        case Icon::link:
            return "M10 14 14 10M11.5 7 14 4.5A17 7 3.8 220 410L17 12.5M12.5 17 10 19.5A7 17 3.8 40 230L7 "
                   "11.5";
        case Icon::dice:
            return "M4.5 4.5 19.5 4.5 19.5 19.5 4.5 19.5ZC8.8 8.8 1.5C15.2 8.8 1.5C12 12 1.5C8.8 15.2 "
                   "1.5C15.2 15.2 1.5";
        case Icon::cut:
            return "O6 6.5 3O6 17.5 3M8.4 8.4 20 17.5M8.4 15.6 20 6.5";
        case Icon::bin:
            return "M4.5 7 19.5 7M9.5 6.5 9.5 3.5 14.5 3.5 14.5 6.5M6.5 7.5 7.5 20.5 16.5 20.5 17.5 7.5";
        case Icon::clash:
            return "M3 5 21 5 21 19 3 19ZM12 5 12 7M12 17 12 19M9 9 15 15M15 9 9 15";
        case Icon::mix:
            return "M3.5 7 8 7 16 17 20 17M17.5 14.5 20 17 17.5 19.5M3.5 17 8 17 16 7 20 7M17.5 4.5 20 7 "
                   "17.5 9.5";
        case Icon::zoom_in:
            return "O10.5 10.5 6.5M15.5 15.5 20.5 20.5M10.5 8 10.5 13M8 10.5 13 10.5";
        case Icon::zoom_out:
            return "O10.5 10.5 6.5M15.5 15.5 20.5 20.5M8 10.5 13 10.5";
        case Icon::edit:
            return "M4 20 5 15.5 16 4.5 19.5 8 8.5 19Z";
        case Icon::list:
            return "C5 6 1.6C5 12 1.6C5 18 1.6M10 6 20 6M10 12 20 12M10 18 17 18";
        case Icon::more:
            return "C6 12 1.8C12 12 1.8C18 12 1.8";
        case Icon::flag:
            return "M6.5 21 6.5 3.5M6.5 4.5 18.5 8.7 6.5 13F";
        case Icon::hand:
            return "M10 13.5A11.5 5.5 1.5 180 360L13 11 18.5 12.5 18.5 16 17 20.5 10.5 20.5 6 15 7.5 13.5Z";
        case Icon::save:
            return "M12 4 12 15M7 10.5 12 15.5 17 10.5M4.5 16 4.5 20 19.5 20 19.5 16";
        case Icon::folder:
            return "M3.5 5.5 9.5 5.5 12 8.5 20.5 8.5 20.5 19 3.5 19Z";
        case Icon::mark:
            return "M6.5 3.5 17.5 3.5 17.5 20.5 12 16 6.5 20.5Z";
        case Icon::calendar:
            return "M4.5 6 19.5 6 19.5 20 4.5 20ZM4.5 10 19.5 10M8.5 3.5 8.5 6M15.5 3.5 15.5 6"
                   "C8.2 13.4 1C12 13.4 1C15.8 13.4 1C8.2 16.8 1C12 16.8 1";
        case Icon::filter:
            return "M4 5.5 20 5.5 14 12.5 14 19.5 10 17 10 12.5Z";
        case Icon::book:
            return "M12 20 9 18.2 3.5 17.8 3.5 4.8 9 5.2 12 7 15 5.2 20.5 4.8 20.5 17.8 15 18.2ZM12 7 12 20";
        case Icon::map:
            return "M6 17 12 6.5 18 13C6 17 2.4C12 6.5 2.4C18 13 2.4";
        case Icon::chart:
            return "M5.5 19.5 5.5 13M12 19.5 12 4.5M18.5 19.5 18.5 9";
        case Icon::print:
            return "M7 8.5 7 3.5 17 3.5 17 8.5M7 17 3.5 17 3.5 8.5 20.5 8.5 20.5 17 17 17M7 14 17 14 17 20.5 "
                   "7 "
                   "20.5Z";
        case Icon::lock:
            return "M8 11A12 8.5 4 180 360L16 11M5 11 19 11 19 20.5 5 20.5F";
    }
    return "";
}

// Parser of such a drawing.
class DrawingReader {
public:
    explicit DrawingReader(const char* text) : text_(text) {}

    char command() {
        while (*text_ == ' ') {
            ++text_;
        }
        const bool is_point = *text_ >= '0' && *text_ <= '9';
        return is_point ? 'L' : *text_ == '\0' ? '\0' : *text_++;
    }
    // Reads a decimal number. strtof would link a parser for all notations into the page.
    float number() {
        while (*text_ == ' ') {
            ++text_;
        }
        const bool is_negative = *text_ == '-';
        text_ += is_negative ? 1 : 0;
        float value = 0;
        float unit = 0;  // value of the next decimal place; 0 before the point
        for (; (*text_ >= '0' && *text_ <= '9') || *text_ == '.'; ++text_) {
            const auto digit = static_cast<float>(*text_ - '0');
            if (*text_ == '.') {
                unit = 0.1F;
            } else if (unit == 0) {
                value = 10 * value + digit;
            } else {
                value += unit * digit;
                unit /= 10;
            }
        }
        return is_negative ? -value : value;
    }
    Point point() {
        const float x = number();
        return {x, number()};
    }

private:
    const char* text_;
};

void add_arc(std::vector<Point>& points, DrawingReader& reader) {
    const Point centre = reader.point();
    const float radius = reader.number();
    const float from = reader.number();
    const float to = reader.number();
    constexpr int segments = 24;
    constexpr float degree = 3.14159265F / 180;
    for (int step = 0; step <= segments; ++step) {
        const float angle = (from + (to - from) * static_cast<float>(step) / segments) * degree;
        points.push_back(centre + Point{std::cos(angle), std::sin(angle)} * radius);
    }
}

IconStroke circle(Point centre, float radius, bool is_filled) {
    IconStroke stroke{{}, true, is_filled};
    constexpr int segments = 24;
    for (int step = 0; step < segments; ++step) {
        const float angle = 2 * 3.14159265F * static_cast<float>(step) / segments;
        stroke.points.push_back(centre + Point{std::cos(angle), std::sin(angle)} * radius);
    }
    return stroke;
}

// Rounds a stroke's corners as wide as its shorter side there allows; the many short sides of arcs stay as they are.
void round_corners(IconStroke& stroke) {
    constexpr float widest = 2.6F;  // how far from the corner the round begins
    const std::vector<Point> sharp = std::move(stroke.points);
    const int count = int_size(sharp);
    stroke.points.clear();
    for (int index = 0; index < count; ++index) {
        const Point corner = at(sharp, index);
        const Point before = at(sharp, (index + count - 1) % count) - corner;
        const Point after = at(sharp, (index + 1) % count) - corner;
        const float back = std::hypot(before.x, before.y);
        const float on = std::hypot(after.x, after.y);
        const float start = std::min({widest, back * 0.3F, on * 0.3F});
        if (start < 0.75F || (!stroke.is_closed && (index == 0 || index == count - 1))) {
            stroke.points.push_back(corner);
            continue;
        }
        constexpr int steps = 4;
        for (int step = 0; step <= steps; ++step) {  // a parabola
            const float share = static_cast<float>(step) / steps;
            stroke.points.push_back(corner + before * (start / back * (1 - share) * (1 - share)) +
                                    after * (start / on * share * share));
        }
    }
}

}  // namespace

std::vector<IconStroke> icon_strokes(Icon icon) {
    std::vector<IconStroke> strokes;
    DrawingReader reader(drawing_of(icon));
    while (const char command = reader.command()) {
        if (command == 'C' || command == 'O') {
            const Point centre = reader.point();
            strokes.push_back(circle(centre, reader.number(), command == 'C'));
        } else if (command == 'M') {
            strokes.push_back({{reader.point()}, false, false});
        } else if (command == 'L') {
            strokes.back().points.push_back(reader.point());
        } else if (command == 'A') {
            add_arc(strokes.back().points, reader);
        } else {
            strokes.back().is_closed = true;
            strokes.back().is_filled = command == 'F';
        }
    }
    std::for_each(strokes.begin(), strokes.end(), round_corners);
    return strokes;
}

}  // namespace tessera

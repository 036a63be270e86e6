#include "app/ui/icons.h"

#include "base/index.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace tessera {

namespace {

// Returns an icon's drawing as commands: M x y starts a stroke, L x y draws a line, A x y r from to draws an
// arc of radius r around x y (degrees, clockwise from the right), Z closes the stroke, F closes and fills it,
// C x y r is a disc, O x y r a circle.
const char* drawing_of(Icon icon) {
    switch (icon) {
        case Icon::undo:
            return "M8.5 4.5 L3.5 9.5 L8.5 14.5 M4 9.5 A14.5 14.25 4.75 -90 90 L9 19";
        case Icon::redo:
            return "M15.5 4.5 L20.5 9.5 L15.5 14.5 M20 9.5 A9.5 14.25 4.75 270 90 L15 19";
        case Icon::restart:
            return "M4.5 3.5 L4.5 8.5 L9.5 8.5 M5 8.2 A12 12 7.8 209 510";
        case Icon::turn:
            return "M19.5 3.5 L19.5 8.5 L14.5 8.5 M19 8.2 A12 12 7.8 -29 -250 M8.8 9 L15.2 9 L15.2 15.4 "
                   "L8.8 15.4 F";
        case Icon::flip:
            return "M12 3.5 L12 20.5 M8.5 6 L8.5 18 L2.5 18 Z M15.5 6 L21.5 18 L15.5 18 F";
        case Icon::hint:
            return "M9 17 L8.9 15.8 A12 9.5 6.2 125 415 L15 17 Z M10 20.8 L14 20.8";
        case Icon::solve:
            return "M11 4 L12.6 12 L11 20 L9.4 12 F M3 12 L11 10.4 L19 12 L11 13.6 F M19 3 L19 7 M17 5 L21 5";
        case Icon::stop:
            return "M7 7 L17 7 L17 17 L7 17 F";
        case Icon::add:
            return "M12 5 L12 19 M5 12 L19 12";
        case Icon::share:
            return "M8.3 10.8 L15.4 6.9 M8.3 13.2 L15.4 17.1 C6 12 2.8 C18 5.5 2.8 C18 18.5 2.8";
        case Icon::settings:
            return "M3.5 7 L20.5 7 M3.5 17 L20.5 17 C15.5 7 3 C8.5 17 3";
        case Icon::help:
            return "O12 12 9";
        case Icon::home:
            return "M4 4 L10 4 L10 10 L4 10 Z M14 4 L20 4 L20 10 L14 10 Z M4 14 L10 14 L10 20 L4 20 Z M14 14 "
                   "L20 14 "
                   "L20 20 L14 20 F";
        case Icon::close:
            return "M6 6 L18 18 M18 6 L6 18";
        case Icon::check:
            return "M4.5 12.5 L9.5 17.5 L19.5 7";
        case Icon::left:
            return "M14.5 5.5 L8 12 L14.5 18.5";
        case Icon::right:
            return "M9.5 5.5 L16 12 L9.5 18.5";
        case Icon::previous_move:
            return "M12 5.5 L5.5 12 L12 18.5 M18.5 5.5 L12 12 L18.5 18.5";
        case Icon::next_move:
            return "M5.5 5.5 L12 12 L5.5 18.5 M12 5.5 L18.5 12 L12 18.5";
        case Icon::up:
            return "M5.5 14.5 L12 8 L18.5 14.5";
        case Icon::down:
            return "M5.5 9.5 L12 16 L18.5 9.5";
        case Icon::pause:
            return "M7 5 L10 5 L10 19 L7 19 F M14 5 L17 5 L17 19 L14 19 F";
        case Icon::play:
            return "M8 5 L19 12 L8 19 F";
        case Icon::copy:
            return "M9 9 L20 9 L20 20 L9 20 Z M15 6 L15 4 L4 4 L4 15 L6 15";
        case Icon::link:
            return "M10 14 L14 10 M11.5 7 L14 4.5 A17 7 3.8 220 410 L17 12.5 M12.5 17 L10 19.5 A7 17 3.8 40 "
                   "230 L7 11.5";
        case Icon::dice:
            return "M4.5 4.5 L19.5 4.5 L19.5 19.5 L4.5 19.5 Z C8.8 8.8 1.5 C15.2 8.8 1.5 C12 12 1.5 C8.8 "
                   "15.2 1.5 C15.2 "
                   "15.2 1.5";
        case Icon::cut:
            return "O6 6.5 3 O6 17.5 3 M8.4 8.4 L20 17.5 M8.4 15.6 L20 6.5";
        case Icon::bin:
            return "M4.5 7 L19.5 7 M9.5 6.5 L9.5 3.5 L14.5 3.5 L14.5 6.5 M6.5 7.5 L7.5 20.5 L16.5 20.5 L17.5 "
                   "7.5";
        case Icon::clash:
            return "M4 6 L10 12 L4 18 M20 6 L14 12 L20 18";
        case Icon::one:
            return "O12 12 9 M9.8 9.6 L12.4 7.6 L12.4 16.4";
        case Icon::mix:
            return "M3.5 7 L8 7 L16 17 L20 17 M17.5 14.5 L20 17 L17.5 19.5 M3.5 17 L8 17 L16 7 L20 7 M17.5 "
                   "4.5 L20 "
                   "7 L17.5 9.5";
        case Icon::zoom_in:
            return "O10.5 10.5 6.5 M15.5 15.5 L20.5 20.5 M10.5 8 L10.5 13 M8 10.5 L13 10.5";
        case Icon::zoom_out:
            return "O10.5 10.5 6.5 M15.5 15.5 L20.5 20.5 M8 10.5 L13 10.5";
        case Icon::edit:
            return "M4 20 L5 15.5 L16 4.5 L19.5 8 L8.5 19 Z";
        case Icon::list:
            return "C5 6 1.6 C5 12 1.6 C5 18 1.6 M10 6 L20 6 M10 12 L20 12 M10 18 L17 18";
        case Icon::more:
            return "C6 12 1.8 C12 12 1.8 C18 12 1.8";
        case Icon::flag:
            return "M6.5 21 L6.5 3.5 M6.5 4.5 L18.5 8.7 L6.5 13 F";
        case Icon::hand:
            return "M10 13.5 A11.5 5.5 1.5 180 360 L13 11 L18.5 12.5 L18.5 16 L17 20.5 L10.5 20.5 L6 "
                   "15 "
                   "L7.5 13.5 Z";
        case Icon::save:
            return "M12 4 L12 15 M7 10.5 L12 15.5 L17 10.5 M4.5 16 L4.5 20 L19.5 20 L19.5 16";
        case Icon::mark:
            return "M6.5 3.5 L17.5 3.5 L17.5 20.5 L12 16 L6.5 20.5 Z";
        case Icon::calendar:
            return "M4.5 6 L19.5 6 L19.5 20 L4.5 20 Z M4.5 10.5 L19.5 10.5 M8.5 3.5 L8.5 6 M15.5 3.5 L15.5 6 "
                   "C9 15 1.2 C15 15 1.2";
        case Icon::filter:
            return "M4 5.5 L20 5.5 L14 12.5 L14 19.5 L10 17 L10 12.5 Z";
        case Icon::book:
            return "M12 20 L9 18.2 L3.5 17.8 L3.5 4.8 L9 5.2 L12 7 L15 5.2 L20.5 4.8 L20.5 17.8 L15 18.2 Z "
                   "M12 7 "
                   "L12 20";
        case Icon::map:
            return "M6 17 L12 6.5 L18 13 C6 17 2.4 C12 6.5 2.4 C18 13 2.4";
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
        return *text_ == '\0' ? '\0' : *text_++;
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

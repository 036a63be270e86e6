#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace tessera {

// Positions and lengths on the screen, in CSS pixels from the top left corner of the canvas.
struct Point {
    float x = 0;
    float y = 0;

    bool operator==(const Point&) const = default;
};

inline Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
inline Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
inline Point operator*(Point a, float factor) {
    return {a.x * factor, a.y * factor};
}
inline float distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}
inline float mix(float a, float b, float share_of_b) {
    return a + (b - a) * share_of_b;
}
inline Point mix(Point a, Point b, float share_of_b) {
    return a + (b - a) * share_of_b;
}

struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    float right() const { return x + width; }
    float bottom() const { return y + height; }
    Point corner() const { return {x, y}; }
    Point centre() const { return {x + width / 2, y + height / 2}; }
    bool contains(Point point) const {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    // Returns the rectangle shrunk by `margin` on each side (enlarged if negative).
    Rect inset(float margin) const {
        return {x + margin, y + margin, width - 2 * margin, height - 2 * margin};
    }
    Rect moved(Point by) const { return {x + by.x, y + by.y, width, height}; }

    // Cut a strip off this rectangle and return it, for layout by slicing.
    Rect take_top(float length);
    Rect take_bottom(float length);
    Rect take_left(float length);
    Rect take_right(float length);

    bool operator==(const Rect&) const = default;
};

inline Rect mix(const Rect& a, const Rect& b, float share_of_b) {
    const Point corner = mix(a.corner(), b.corner(), share_of_b);
    const Point size = mix(Point{a.width, a.height}, Point{b.width, b.height}, share_of_b);
    return {corner.x, corner.y, size.x, size.y};
}

inline Rect Rect::take_top(float length) {
    const Rect strip{x, y, width, std::min(length, height)};
    y += strip.height;
    height -= strip.height;
    return strip;
}
inline Rect Rect::take_bottom(float length) {
    const float taken = std::min(length, height);
    height -= taken;
    return {x, y + height, width, taken};
}
inline Rect Rect::take_left(float length) {
    const Rect strip{x, y, std::min(length, width), height};
    x += strip.width;
    width -= strip.width;
    return strip;
}
inline Rect Rect::take_right(float length) {
    const float taken = std::min(length, width);
    width -= taken;
    return {x + width, y, taken, height};
}

// The common part, empty if there is none.
inline Rect common_part(const Rect& one, const Rect& other) {
    const float x = std::max(one.x, other.x);
    const float y = std::max(one.y, other.y);
    return {x, y, std::max(std::min(one.right(), other.right()) - x, 0.0F),
            std::max(std::min(one.bottom(), other.bottom()) - y, 0.0F)};
}

inline bool do_overlap(const Rect& one, const Rect& other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() && other.y < one.bottom();
}

inline Rect centred(Point centre, float width, float height) {
    return {centre.x - width / 2, centre.y - height / 2, width, height};
}

// Its corners, clockwise from the upper left.
inline std::vector<Point> corners_of(const Rect& rect) {
    return {rect.corner(), {rect.right(), rect.y}, {rect.right(), rect.bottom()}, {rect.x, rect.bottom()}};
}

}  // namespace tessera

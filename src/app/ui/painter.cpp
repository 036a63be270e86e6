#include "app/ui/painter.h"

#include "app/ui/icons.h"
#include "base/index.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr std::array<float, text_size_count> heights = {17.5F, 21, 21, 27, 44};

ImU32 ink(Color color) {
    return IM_COL32(color.red, color.green, color.blue, color.alpha);
}
ImVec2 vec(Point point) {
    return {point.x, point.y};
}

// Returns the font of a size; fonts are loaded in the order of TextSize (see window.cpp).
ImFont* font_of(TextSize size) {
    return ImGui::GetIO().Fonts->Fonts[static_cast<int>(size)];
}

ImDrawFlags rounding_of(Corners corners) {
    ImDrawFlags flags = 0;
    flags |= corners.top_left ? ImDrawFlags_RoundCornersTopLeft : 0;
    flags |= corners.top_right ? ImDrawFlags_RoundCornersTopRight : 0;
    flags |= corners.bottom_left ? ImDrawFlags_RoundCornersBottomLeft : 0;
    flags |= corners.bottom_right ? ImDrawFlags_RoundCornersBottomRight : 0;
    return flags == 0 ? ImDrawFlags_RoundCornersNone : flags;
}

// Returns the length of the longest run of words that fits, at least one word.
std::size_t fitting_length(std::string_view text, TextSize size, float width) {
    std::size_t fitting = 0;
    std::size_t end = 0;
    while (end < text.size()) {
        end = std::min(text.find(' ', end + 1), text.size());
        if (fitting > 0 && Painter::text_width(text.substr(0, end), size) > width) {
            break;
        }
        fitting = end;
    }
    return fitting;
}

constexpr float dash = 6;
constexpr float dash_step = 2 * dash;

int dash_count(float length) {
    return static_cast<int>(std::ceil(length / dash_step));
}

}  // namespace

float text_height(TextSize size) {
    return at(heights, static_cast<int>(size));
}

void Painter::fill(const Rect& rect, Color color, float radius, Corners corners) {
    if (rect.width <= 0 || rect.height <= 0) {
        return;
    }
    const float whole = std::min({radius, rect.width / 2, rect.height / 2});
    const float round = color.alpha < 255 ? snap(whole) : whole;  // parts of a translucent one only meet
    const ImDrawFlags rounding = rounding_of(corners);
    if (round < 0.5F || rounding == ImDrawFlags_RoundCornersNone || rounding == ImDrawFlags_RoundCornersAll) {
        list_->AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()}, ink(color), round, rounding);
    } else {
        fill_beside_corners(rect, color, round, corners);
    }
}

// ImGui smooths all edges of a rectangle with rounded corners, by half a pixel on each side. Where others continue it, its
// straight edges have to be as sharp as theirs.
void Painter::fill_beside_corners(const Rect& rect, Color color, float round, Corners corners) {
    const auto quarter = [&](const Rect& corner, Point inwards, int turn) {
        fill_quarter(corner.centre() + inwards * (round / 2), round, turn, color);
    };
    Rect middle = rect;
    Rect top = middle.take_top(round);
    Rect bottom = middle.take_bottom(round);
    if (corners.bottom_right) {
        quarter(bottom.take_right(round), {-1, -1}, 0);
    }
    if (corners.bottom_left) {
        quarter(bottom.take_left(round), {1, -1}, 1);
    }
    if (corners.top_left) {
        quarter(top.take_left(round), {1, 1}, 2);
    }
    if (corners.top_right) {
        quarter(top.take_right(round), {-1, 1}, 3);
    }
    for (const Rect& sharp : {top, middle, bottom}) {
        fill(sharp, color);
    }
}

// Fills a quarter of a disc, clockwise from this quarter turn on, and a pixel of what continues it on both sides, so that no
// seam is seen there; of a translucent one nothing more, as it would be seen twice.
void Painter::fill_quarter(Point centre, float radius, int turn, Color color) {
    constexpr std::array<Point, 5> ways = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
    const Point first = at(ways, turn);
    const Point last = at(ways, turn + 1);
    const bool is_opaque = color.alpha == 255;
    if (is_opaque) {
        list_->PathLineTo(vec(centre + first * radius - last * pixel_));
    }
    list_->PathArcToFast(vec(centre), radius, 3 * turn, 3 * turn + 3);
    if (is_opaque) {
        list_->PathLineTo(vec(centre + last * radius - first * pixel_));
    }
    list_->PathLineTo(vec(is_opaque ? centre - (first + last) * pixel_ : centre));
    list_->PathFillConvex(ink(color));
}

void Painter::frame(const Rect& rect, Color color, float thickness, float radius) {
    list_->AddRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, ink(color), radius, 0, thickness);
}

void Painter::shadow(const Rect& rect, float blur, float radius) {
    constexpr int rings = 10;
    const float alpha = static_cast<float>(theme_->shadow.alpha) / 255;
    for (int ring = 0; ring < rings; ++ring) {
        const float share = 1 - static_cast<float>(ring) / rings;  // outermost first
        const float grow = blur * share * share;
        fill(rect.inset(-grow).moved({0, blur * 0.3F}), with_alpha(theme_->shadow, alpha / rings),
             radius + grow);
    }
}

void Painter::line(Point from, Point to, Color color, float thickness) {
    list_->AddLine(vec(from), vec(to), ink(color), thickness);
}

void Painter::dashed(const Rect& rect, Color color, float thickness) {
    for (int index = 0; index < dash_count(rect.width); ++index) {
        const float x = rect.x + static_cast<float>(index) * dash_step;
        const float end = std::min(x + dash, rect.right());
        line({x, rect.y}, {end, rect.y}, color, thickness);
        line({x, rect.bottom()}, {end, rect.bottom()}, color, thickness);
    }
    for (int index = 0; index < dash_count(rect.height); ++index) {
        const float y = rect.y + static_cast<float>(index) * dash_step;
        const float end = std::min(y + dash, rect.bottom());
        line({rect.x, y}, {rect.x, end}, color, thickness);
        line({rect.right(), y}, {rect.right(), end}, color, thickness);
    }
}

void Painter::dashed(const std::vector<Point>& loop, Color color, float thickness) {
    float along = 0;  // since the last dash began
    for (std::size_t index = 0; index < loop.size(); ++index) {
        const Point from = loop[index];
        const Point to = loop[(index + 1) % loop.size()];
        const float length = distance(from, to);
        for (float done = 0; done < length;) {
            const bool is_drawn = along < dash;
            const float step = std::min((is_drawn ? dash : dash_step) - along, length - done);
            if (is_drawn) {
                line(mix(from, to, done / length), mix(from, to, (done + step) / length), color, thickness);
            }
            done += step;
            along = along + step < dash_step ? along + step : 0;
        }
    }
}

void Painter::polygon(const std::vector<Point>& convex, Color color) {
    for (const Point point : convex) {
        list_->PathLineTo(vec(point));
    }
    list_->PathFillConvex(ink(color));
}

void Painter::path(const std::vector<Point>& points, Color color, float thickness, bool closed) {
    for (const Point point : points) {
        list_->PathLineTo(vec(point));
    }
    list_->PathStroke(ink(color), closed ? ImDrawFlags_Closed : ImDrawFlags_None, thickness);
}

void Painter::circle(Point centre, float radius, Color color) {
    list_->AddCircleFilled(vec(centre), radius, ink(color));
}

void Painter::ring(Point centre, float radius, Color color, float thickness) {
    list_->AddCircle(vec(centre), radius, ink(color), 0, thickness);
}

void Painter::arc(Point centre, float radius, float share, Color color, float thickness) {
    constexpr float top = -1.5707963F;
    list_->PathArcTo(vec(centre), radius, top, top - 4 * top * share);
    list_->PathStroke(ink(color), ImDrawFlags_None, thickness);
}

void Painter::icon(Icon icon, Point centre, float size, Color color) {
    const float scale = size / icon_side;
    const Point origin = centre - Point{size / 2, size / 2};
    const float thickness = std::max(2.0F * scale, 1.3F);
    for (const IconStroke& stroke : icon_strokes(icon)) {
        std::vector<Point> points;
        for (const Point point : stroke.points) {
            points.push_back(origin + point * scale);
        }
        if (stroke.is_filled) {
            polygon(points, color);
            continue;
        }
        path(points, color, thickness, stroke.is_closed);
        if (!stroke.is_closed) {
            circle(points.front(), thickness / 2, color);
            circle(points.back(), thickness / 2, color);
        }
    }
    if (icon == Icon::help) {
        letter(centre, "?", color, size * 0.62F);
    }
}

void Painter::text(Point at, std::string_view text, Color color, TextSize size, Align align) {
    const float width = align == Align::left ? 0 : text_width(text, size);
    const float share = align == Align::centre ? 0.5F : align == Align::right ? 1.0F : 0.0F;
    const float height = text_height(size);
    const ImVec2 start{snap(at.x - width * share), snap(at.y - height * 0.52F)};
    list_->AddText(font_of(size), height, start, ink(color), text.data(), text.data() + text.size());
}

void Painter::letter(Point centre, std::string_view text, Color color, float height) {
    ImFont* const font = font_of(TextSize::display);
    const ImVec2 extent = font->CalcTextSizeA(height, 1e9F, 0, text.data(), text.data() + text.size());
    const ImVec2 start{snap(centre.x - extent.x / 2), snap(centre.y - height * 0.52F)};
    list_->AddText(font, height, start, ink(color), text.data(), text.data() + text.size());
}

float Painter::letter_width(std::string_view text, float height) {
    return font_of(TextSize::display)
        ->CalcTextSizeA(height, 1e9F, 0, text.data(), text.data() + text.size())
        .x;
}

float Painter::text_width(std::string_view text, TextSize size) {
    return font_of(size)->CalcTextSizeA(text_height(size), 1e9F, 0, text.data(), text.data() + text.size()).x;
}

float Painter::line_height(TextSize size) {
    return std::round(text_height(size) * 1.1F);
}

int Painter::mark() const {
    return list_->VtxBuffer.Size;
}

void Painter::turn_since(int mark, Point centre, float angle, float width) {
    const float along = std::cos(angle);
    const float across = std::sin(angle);
    for (int index = mark; index < list_->VtxBuffer.Size; ++index) {
        ImVec2& place = list_->VtxBuffer[index].pos;
        const Point away{(place.x - centre.x) * width, place.y - centre.y};
        place = vec(centre + Point{away.x * along - away.y * across, away.x * across + away.y * along});
    }
}

std::string Painter::fitted(std::string_view text, TextSize size, float width) {
    constexpr std::string_view ellipsis = "\xE2\x80\xA6";
    if (text_width(text, size) <= width) {
        return std::string(text);
    }
    const auto is_inside_character = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    };
    const float room = width - text_width(ellipsis, size);
    while (!text.empty() && (text.back() == ' ' || text_width(text, size) > room)) {
        while (is_inside_character(text.back())) {
            text.remove_suffix(1);
        }
        text.remove_suffix(1);
    }
    return std::string(text) + std::string(ellipsis);
}

float Painter::paragraph(const Rect& area, std::string_view text, Color color, TextSize size, bool visible,
                         Align align) {
    const float x = align == Align::left ? area.x : align == Align::centre ? area.centre().x : area.right();
    float y = area.y;
    while (!text.empty()) {
        const std::size_t length = fitting_length(text, size, area.width);
        if (visible) {
            this->text({x, y + line_height(size) / 2}, text.substr(0, length), color, size, align);
        }
        y += line_height(size);
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return y - area.y;
}

void Painter::push_clip(const Rect& rect) {
    list_->PushClipRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, true);
}
void Painter::pop_clip() {
    list_->PopClipRect();
}

}  // namespace tessera

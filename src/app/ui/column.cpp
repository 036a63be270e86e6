#include "app/ui/column.h"

#include <algorithm>
#include <string>

namespace tessera {

void Column::gap(float height) {
    height_ += part_height_ + height;
    part_height_ = 0;
    part_ = 0;
    parts_ = 1;
}

void Column::split(int parts, float between, float first) {
    parts_ = parts;
    between_ = between;
    first_ = first;
}

Rect Column::take(float height) {
    const auto others = static_cast<float>(parts_ - 1);
    const float room = width_ - between_ * others;
    const float first = parts_ > 1 && first_ > 0 ? room * first_ : room / (others + 1);
    const float other = parts_ > 1 ? (room - first) / others : first;
    const float before =
        part_ == 0 ? 0 : first + between_ + static_cast<float>(part_ - 1) * (other + between_);
    const Rect rest = below();
    const Rect place{rest.x + before, rest.y, part_ == 0 ? first : other, height};
    part_height_ = std::max(part_height_, height);
    if (stacked_ > 0) {
        --stacked_;
        gap(stacked_ > 0 ? 8 : 0);
    } else if (++part_ == parts_) {
        gap(0);
    }
    return place;
}

void Column::beside(std::initializer_list<std::string_view> captions) {
    constexpr float between = 10;
    constexpr float around = 24;
    const int count = static_cast<int>(captions.size());
    const float room =
        (width_ - between * static_cast<float>(count - 1)) / static_cast<float>(count) - around;
    const auto fits = [&](std::string_view caption) {
        return Painter::text_width(ui_->text(caption), TextSize::strong) <= room;
    };
    if (std::all_of(captions.begin(), captions.end(), fits)) {
        split(count, between);
    } else {
        stacked_ = count;
    }
}

bool Column::button(std::string_view name, std::string_view caption, float height) {
    return button(name, caption, ButtonLook(), height);
}

bool Column::button(std::string_view name, std::string_view caption, const ButtonLook& look, float height) {
    const Rect place = take(height);
    return is_drawn_ && tessera::button(*ui_, name, caption, place, look);
}

bool Column::fitted_button(std::string_view name, std::string_view caption, ButtonLook look) {
    look.label = caption;
    const std::string fitted = Painter::fitted(ui_->text(caption), TextSize::strong, width_ - 16);
    return button(name, fitted, look);
}

void Column::toggle(std::string_view name, std::string_view caption, bool& is_on) {
    row(touch_side, [&](const Rect& place) { is_on = tessera::toggle(*ui_, name, caption, place, is_on); });
}

int Column::segments(const Segments& segments) {
    const Rect place = take(segments.caption.empty() ? touch_side : captioned_height);
    return is_drawn_ ? segmented(*ui_, segments, place) : segments.chosen;
}

void Column::paragraph(std::string_view text, Color color, TextSize size, Align align) {
    gap(ui_->painter.paragraph(below(), text, color, size, is_drawn_, align));
}

void Column::line(float height, std::string_view text, float middle, Align align) {
    row(height, [&](const Rect& place) {
        const float x = align == Align::left ? place.x : place.centre().x;
        ui_->painter.text({x, place.y + middle}, text, ui_->theme().quiet, TextSize::small, align);
    });
}

float column_height(Ui& ui, float width, AddRows add) {
    Column column(ui, width);
    add(column);
    return column.height();
}

void draw_column(Ui& ui, const Rect& place, AddRows add) {
    Column column(ui, place.width, place.corner());
    add(column);
}

void draw_scrolled(Ui& ui, std::string_view name, const Rect& place, float height, Color ground,
                   AddRows add) {
    constexpr float faded = 26;
    constexpr float ring = 6;  // room for the focus ring of a control at the edge
    const float scroll = ui.state.scroll_region(name, place, height);
    ui.painter.push_clip(place.inset(-ring));
    ui.state.clip(place);
    draw_column(ui, place.moved({0, -scroll}), add);
    ui.state.clip({});
    Rect seen = place.inset(-ring);
    if (scroll > 1) {
        fade_out(ui, Rect{seen}.take_top(faded), {0, -1}, ground);
    }
    if (scroll < height - place.height - 1) {
        fade_out(ui, seen.take_bottom(faded), {0, 1}, ground);
    }
    ui.painter.pop_clip();
}

bool column_sheet(Ui& ui, std::string_view title, const Rect& screen, float width, AddRows add,
                  AddRows add_foot, AddRows add_head) {
    const float content_width = sheet_content_width(screen, width);
    const float height = column_height(ui, content_width, add);
    const float foot = column_height(ui, content_width, add_foot);
    Sheet panel = sheet(ui, title, screen, {width, height + foot + sheet_head_and_margins});
    draw_column(ui, panel.head, add_head);
    const Rect below = panel.content.take_bottom(foot);
    draw_scrolled(ui, title, panel.content, height, ui.theme().surface, add);
    draw_column(ui, below, add_foot);
    return panel.is_closed;
}

}  // namespace tessera

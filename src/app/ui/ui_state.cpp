#include "app/ui/ui_state.h"

#include "base/index.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float arrow_step = 60;
constexpr float page_share = 0.9F;  // part of the visible height, per page key

}  // namespace

void UiState::begin_frame() {
    has_acted_ = false;
    controls_.clear();
    regions_.clear();
    seen_.reset();
}

void UiState::end_frame() {
    clicked_.clear();
    const auto is_focus = [&](const Control& control) {
        return control.name == focused_;
    };
    if (std::none_of(controls_.begin(), controls_.end(), is_focus)) {
        focused_.clear();
    }
}

void UiState::add(Control control) {
    control.seen = seen_;
    controls_.push_back(std::move(control));
}

UiState::ScrollOffset& UiState::entry_of(std::string_view name) {
    for (ScrollOffset& entry : offsets_) {
        if (entry.name == name) {
            return entry;
        }
    }
    offsets_.push_back({std::string(name)});
    return offsets_.back();
}

float& UiState::offset_of(std::string_view name) {
    return entry_of(name).offset;
}

float UiState::scroll_region(std::string_view name, const Rect& rect, float content_height) {
    const float overflow = std::max(content_height - rect.height, 0.0F);
    return add_region({std::string(name), rect, overflow});
}

float UiState::scroll_row(std::string_view name, const Rect& rect, float content_width) {
    return add_region({std::string(name), rect, std::max(content_width - rect.width, 0.0F), true});
}

float UiState::add_region(Region region) {
    float& offset = offset_of(region.name);
    offset = std::clamp(offset, 0.0F, region.overflow);
    regions_.push_back(std::move(region));
    return offset;
}

void UiState::show_in_row(std::string_view name, float left, float right) {
    for (const Region& region : regions_) {
        if (region.name == name) {
            const float offset = offset_of(name);
            scroll(region,
                   left < offset ? left - offset : std::max(right - offset - region.rect.width, 0.0F));
        }
    }
}

void UiState::begin_row_with(std::string_view name, std::string_view first) {
    ScrollOffset& entry = entry_of(name);
    if (entry.first != first) {
        entry = {entry.name, 0, std::string(first)};
    }
}

UiState::RowView UiState::row_view(std::string_view name) {
    const auto found = std::find_if(regions_.begin(), regions_.end(),
                                    [&](const Region& region) { return region.name == name; });
    return found == regions_.end() ? RowView{} : RowView{found->rect, offset_of(name), found->overflow};
}

std::vector<Rect> UiState::scroll_marks() const {
    constexpr float width = 4;
    constexpr float least_height = 24;
    std::vector<Rect> marks;
    for (const Region& region : regions_) {
        if (region.overflow < 1 || region.is_row) {
            continue;
        }
        const float share = region.rect.height / (region.rect.height + region.overflow);
        const float height = std::max(region.rect.height * share, least_height);
        const auto found = std::find_if(offsets_.begin(), offsets_.end(),
                                        [&](const ScrollOffset& entry) { return entry.name == region.name; });
        const float offset = found == offsets_.end() ? 0 : found->offset;
        const float top = region.rect.y + (region.rect.height - height) * offset / region.overflow;
        marks.push_back({region.rect.right() + 4, top, width, height});
    }
    return marks;
}

bool UiState::is_enabled(std::string_view name) const {
    return std::any_of(controls_.begin(), controls_.end(),
                       [&](const Control& control) { return control.name == name && control.is_enabled; });
}

void UiState::click(std::string_view name) {
    if (is_enabled(name)) {
        clicked_.emplace_back(name);
    }
}

bool UiState::take_click(std::string_view name) {
    const auto found = std::find(clicked_.begin(), clicked_.end(), name);
    if (found == clicked_.end()) {
        return false;
    }
    clicked_.erase(found);
    has_acted_ = true;
    return true;
}

bool UiState::is_over(std::string_view name, Point point) const {
    const Control* const control = control_at(point);
    return control != nullptr && control->name == name;
}

bool UiState::is_over_button() const {
    return std::any_of(controls_.begin(), controls_.end(), [&](const Control& control) {
        return control.is_enabled && control.takes_focus && is_hovered(control.name);
    });
}

const Control* UiState::control_at(Point point) const {
    const auto found = std::find_if(controls_.rbegin(), controls_.rend(), [&](const Control& control) {
        return control.rect.contains(point) && (!control.seen || control.seen->contains(point));
    });
    return found == controls_.rend() ? nullptr : &*found;
}

UiState::Region* UiState::region_at(Point point, bool is_row) {
    for (Region& region : regions_) {
        if (region.overflow > 0 && region.is_row == is_row && region.rect.contains(point)) {
            return &region;
        }
    }
    return nullptr;
}

void UiState::scroll(const Region& region, float by) {
    float& offset = offset_of(region.name);
    offset = std::clamp(offset + by, 0.0F, region.overflow);
}

bool UiState::press(const InputEvent& event) {
    const Control* const control = control_at(event.at);
    const Region* const region = region_at(event.at);
    if (event.button == PressButton::second) {
        return control != nullptr;
    }
    focused_.clear();
    press_start_ = event.at;
    last_ = event.at;
    is_scrolling_ = false;
    is_inside_ = true;
    pressed_ = control ? control->name : "";
    scrolled_ = region ? region->name : "";
    const Region* const row = region_at(event.at, true);
    scrolled_row_ = row ? row->name : "";
    return control != nullptr || region != nullptr || row != nullptr;
}

bool UiState::move(const InputEvent& event) {
    const Control* const control = control_at(event.at);
    hovered_ = control != nullptr && !event.is_touch ? control->name : "";
    const Point by = event.at - last_;
    last_ = event.at;
    const Point way = event.at - press_start_;
    if (!is_scrolling_ && !scrolled_row_.empty() && std::abs(way.x) >= drag_threshold) {
        scrolled_ = scrolled_row_;
        begin_scrolling();
    } else if (!is_scrolling_ && !scrolled_.empty() && std::abs(way.y) >= drag_threshold) {
        begin_scrolling();
    }
    if (is_scrolling_) {
        for (const Region& region : regions_) {
            if (region.name == scrolled_) {
                scroll(region, region.is_row ? -by.x : -by.y);
            }
        }
    }
    is_inside_ = control != nullptr && control->name == pressed_;
    return !pressed_.empty() || is_scrolling_;
}

void UiState::begin_scrolling() {
    is_scrolling_ = true;
    pressed_.clear();
}

bool UiState::release(const InputEvent& event) {
    const Control* const control = control_at(event.at);
    const bool used = !pressed_.empty() || is_scrolling_ || !scrolled_.empty() || !scrolled_row_.empty();
    if (control && control->name == pressed_ && control->is_enabled) {
        clicked_.push_back(control->name);
    }
    if (event.is_touch) {
        hovered_.clear();
    }
    pressed_.clear();
    scrolled_.clear();
    scrolled_row_.clear();
    is_scrolling_ = false;
    return used;
}

bool UiState::input(const InputEvent& event) {
    if (event.kind == InputKind::press || event.kind == InputKind::key) {
        is_by_touch_ = event.is_touch;
    }
    switch (event.kind) {
        case InputKind::press:
            return press(event);
        case InputKind::move:
            return move(event);
        case InputKind::release:
            return release(event);
        case InputKind::cancel:
            pressed_.clear();
            scrolled_.clear();
            scrolled_row_.clear();
            is_scrolling_ = false;
            return false;
        case InputKind::wheel:
            if (const Region* const row = region_at(event.at, true); row && event.scrolled_aside != 0) {
                scroll(*row, event.scrolled_aside);
                return true;
            }
            if (const Region* const region = region_at(event.at)) {
                scroll(*region, event.scrolled);
                return true;
            }
            return control_at(event.at) != nullptr;
        case InputKind::twist:
            return region_at(event.at) != nullptr || control_at(event.at) != nullptr;
        case InputKind::key:
            if (has_focus() && (event.key == Key::enter || event.key == Key::space)) {
                if (presses_focus()) {
                    clicked_.push_back(focused_);
                }
                return true;
            }
            return false;
    }
    return false;
}

// Scrolls the topmost list, which was drawn last.
bool UiState::scroll_by_key(Key key) {
    const auto found = std::find_if(regions_.rbegin(), regions_.rend(), [](const Region& region) {
        return region.overflow > 0 && !region.is_row;
    });
    if (found == regions_.rend()) {
        return false;
    }
    const float page = found->rect.height * page_share;
    const float by = key == Key::page_down ? page
                     : key == Key::page_up ? -page
                     : key == Key::down    ? arrow_step
                     : key == Key::up      ? -arrow_step
                     : key == Key::home    ? -found->overflow
                     : key == Key::end     ? found->overflow
                                           : 0;
    scroll(*found, by);
    return by != 0;
}

bool UiState::step_focus(bool backwards) {
    const int count = int_size(controls_);
    const auto found = std::find_if(controls_.begin(), controls_.end(),
                                    [&](const Control& control) { return control.name == focused_; });
    const int step = backwards ? -1 : 1;
    int index = static_cast<int>(found - controls_.begin()) + step;
    if (found == controls_.end()) {
        index = backwards ? count - 1 : 0;
    }
    const auto is_stop = [](const Control& control) {
        return control.is_enabled && control.takes_focus;
    };
    while (index >= 0 && index < count && !is_stop(at(controls_, index))) {
        index += step;
    }
    if (index < 0 || index >= count) {
        return false;
    }
    focused_ = at(controls_, index).name;
    scroll_to(at(controls_, index).rect);
    return true;
}

// Keeps what covers the ends of rows (end_row) off the control. Scrolls rows first: only then does a control in one lie within
// the width of the list that has the row.
void UiState::scroll_to(Rect rect) {
    for (const bool is_row : {true, false}) {
        for (const Region& region : regions_) {
            const bool is_in = is_row ? rect.y >= region.rect.y && rect.bottom() <= region.rect.bottom()
                                      : rect.x >= region.rect.x && rect.right() <= region.rect.right();
            if (region.is_row != is_row || !is_in || region.overflow <= 0) {
                continue;
            }
            const float above = is_row ? region.rect.x + row_end - rect.x : region.rect.y - rect.y;
            const float below =
                is_row ? rect.right() + row_end - region.rect.right() : rect.bottom() - region.rect.bottom();
            const float before = offset_of(region.name);
            scroll(region, above > 0 ? -above : std::max(below, 0.0F));
            rect.x -= is_row ? offset_of(region.name) - before : 0;
        }
    }
}

}  // namespace tessera

#include "app/lab/pictures/tree_view.h"

#include "base/index.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr float least_unit = 4;
constexpr float largest_unit = 80;
constexpr float usual_unit = 30;
constexpr float most_enlarged = 56;
constexpr float level_height = 1.5F;  // distance of levels, in units ...
constexpr float largest_level = 64;   // ... or, where the whole tree is shown, as much as the area allows
constexpr float least_fitting = 0.05F;
constexpr float reach = 0.5F;  // how far from its centre a node can be pressed, in units
constexpr float least_reach = 12;
constexpr float margin = 36;     // above the start
constexpr float middle = 0.45F;  // share of the area within which the followed position stays
constexpr int most_open = 300;

float as_float(double value) {
    return static_cast<float>(value);
}

}  // namespace

void TreeView::show(const SearchRecord& record, int node, const Rect& area, bool is_playing) {
    const bool is_moved = !(area == area_);
    follows_ = follows_ || is_moved || (node != node_ && !is_playing);
    area_ = area;
    if (is_stale_ || node != node_ || record.node_count() != node_count_) {
        const bool is_grown = record.node_count() != node_count_;
        lay_out(record, node);
        if (is_grown || is_moved) {
            enlarge();
        }
        keep_in_sight();
    } else if (is_moved) {
        enlarge();
        keep_in_sight();
    }
}

// Returns the node or its lowest ancestor that is drawn; -1 if none is.
int TreeView::shown_ancestor(const SearchRecord& record, int node) const {
    while (node >= 0 && layout_.spot_of(node) < 0) {
        node = record.node(node).parent;
    }
    return node;
}

// The node, or the ancestor that folds it, keeps its place on the screen while others make room.
void TreeView::lay_out(const SearchRecord& record, int node) {
    const int held = shown_ancestor(record, node);
    const float seen_at = held < 0 ? 0 : place_of(at(layout_.spots, layout_.spot_of(held))).x;
    is_stale_ = false;
    node_ = node;
    node_count_ = record.node_count();
    OpenNodes open = open_to_solutions(record, most_open);
    open.insert(opened_.begin(), opened_.end());
    for (const int closed : closed_) {
        open.erase(closed);
    }
    open_to(record, node, open);
    layout_ = layout_of(record, open);
    current_ = layout_.spot_over(record, node);
    if (held >= 0 && layout_.spot_of(held) >= 0) {
        origin_.x += seen_at - place_of(at(layout_.spots, layout_.spot_of(held))).x;
    }
}

void TreeView::enlarge() {
    if (is_zoomed_) {
        return;
    }
    const float wide = area_.width / as_float(layout_.right - layout_.left + 2);
    const float high = (area_.height - 2 * margin) / (level_height * static_cast<float>(layout_.depth + 1));
    unit_ = std::clamp(std::min(wide, high), usual_unit, most_enlarged);
    level_ = unit_ * level_height;
}

// Pans as little as needed to keep the position on the table in the middle of the area.
void TreeView::keep_in_sight() {
    if (current_ < 0 || !follows_) {
        return;
    }
    const Rect free = centred(area_.centre(), area_.width * middle, area_.height * middle);
    const TreeSpot& spot = at(layout_.spots, current_);
    const Point at_present = place_of(spot);
    origin_.x += std::clamp(at_present.x, free.x, free.right()) - at_present.x;
    const float top = std::min(free.y, area_.y + margin + static_cast<float>(spot.depth) * level_);
    origin_.y += std::clamp(at_present.y, top, free.bottom()) - at_present.y;
}

Point TreeView::place_of(const TreeSpot& spot) const {
    return {area_.centre().x + origin_.x + as_float(spot.x) * unit_,
            area_.y + margin + origin_.y + static_cast<float>(spot.depth) * level_};
}

std::optional<int> TreeView::spot_at(Point point) const {
    std::optional<int> nearest;
    float best = std::max(reach * unit_, least_reach);
    for (int index = 0; index < int_size(layout_.spots); ++index) {
        const float away = distance(place_of(at(layout_.spots, index)), point);
        if (away < best) {
            best = away;
            nearest = index;
        }
    }
    return nearest ? nearest : lantern_at(point);
}

std::optional<int> TreeView::lantern_at(Point point) const {
    for (int index = 0; index < int_size(layout_.spots); ++index) {
        const TreeSpot& spot = at(layout_.spots, index);
        const float side = as_float(spot.lantern) * unit_;
        const Point top = place_of(spot);
        if (spot.is_folded && Rect{top.x - side / 2, top.y, side, side}.contains(point)) {
            return index;
        }
    }
    return std::nullopt;
}

void TreeView::toggle(int node) {
    is_stale_ = true;
    const int spot = layout_.spot_of(node);
    if (spot >= 0 && at(layout_.spots, spot).is_folded) {
        opened_.insert(node);
        closed_.erase(node);
    } else {
        closed_.insert(node);
        opened_.erase(node);
    }
}

void TreeView::pan(Point by) {
    follows_ = false;
    origin_ = origin_ + by;
}

void TreeView::zoom(float factor, Point around) {
    follows_ = false;
    is_zoomed_ = true;
    const float unit = std::clamp(unit_ * factor, std::min(unit_, least_unit), largest_unit);
    const Point start{area_.centre().x + origin_.x, area_.y + margin + origin_.y};
    const Point moved = around + (start - around) * (unit / unit_);
    origin_ = origin_ + (moved - start);
    level_ *= unit / unit_;
    unit_ = unit;
}

void TreeView::fit() {
    follows_ = false;
    is_zoomed_ = true;
    const float wide = area_.width / as_float(layout_.right - layout_.left + 2);
    const float high = (area_.height - 2 * margin) / static_cast<float>(layout_.depth + 1);
    unit_ = std::clamp(std::min(wide, high / level_height), least_fitting, largest_unit);
    level_ = std::max(std::min(high, largest_level), unit_ * level_height);
    origin_ = {-unit_ * as_float(layout_.left + layout_.right) / 2, 0};
}

}  // namespace tessera

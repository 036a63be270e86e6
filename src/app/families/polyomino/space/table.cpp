#include "app/families/polyomino/space/table.h"

#include "base/index.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera::space {

namespace {

constexpr float gap = 0.7F;             // between blocks, in cells
constexpr float caption_height = 0.6F;  // over a layer
constexpr float rim = 0.2F;             // around a layer
constexpr float slider_width = 0.8F;
constexpr float turn_side = 1.5F;
constexpr float least_picture = 5;
constexpr int most_widths = 7;

constexpr float least_of_all = 42;  // cell size for a finger: below it, one layer may be shown alone
constexpr float worth_wrapping =
    1.08F;  // how much larger cells must become for the layers to go below the picture
constexpr float worth_swiping = 1.1F;  // how much larger for one layer to be shown alone
constexpr float caption_of_one = 1;
constexpr float far = 1000;  // where layers out of sight are, in cells

// Places blocks from left to right, then in the next row.
class Flow {
public:
    explicit Flow(float width) : width_(width) {}

    Point add(Point size) {
        if (corner_.x > 0 && corner_.x + size.x > width_) {
            corner_ = {0, corner_.y + height_ + gap};
            height_ = 0;
        }
        const Point place = corner_;
        corner_.x += size.x + gap;
        height_ = std::max(height_, size.y);
        far_ = {std::max(far_.x, place.x + size.x), std::max(far_.y, place.y + size.y)};
        return place;
    }
    Point far() const { return far_; }

private:
    float width_;
    Point corner_;
    float height_ = 0;
    Point far_;
};

Point size_of(const LayerSpan& span) {
    return {static_cast<float>(span.columns) + 2 * rim,
            static_cast<float>(span.rows) + caption_height + 2 * rim};
}

Point picture_size(const std::vector<LayerSpan>& spans) {
    Point size{least_picture, least_picture};
    for (const LayerSpan& span : spans) {
        size = {std::max(size.x, static_cast<float>(span.columns) + 1),
                std::max(size.y, static_cast<float>(span.rows) + 1)};
    }
    return {size.x + slider_width, size.y + turn_side};
}

void place_picture(Arrangement& made, Point corner, Point size) {
    Rect block{corner.x, corner.y, size.x, size.y};
    Rect strip = block.take_bottom(turn_side);
    made.slider = block.take_right(slider_width);
    made.picture = block;
    const float left = (strip.width - static_cast<float>(axes.size()) * turn_side) / 2;
    for (int index = 0; index < int_size(axes); ++index) {
        at(made.turns, index) = {strip.x + left + static_cast<float>(index) * turn_side, strip.y, turn_side,
                                 turn_side};
    }
}

void place_layer(Arrangement& made, Point first, const LayerSpan& span) {
    made.layers.push_back(
        {first.x, first.y, static_cast<float>(span.columns), static_cast<float>(span.rows)});
    made.origins.push_back(first -
                           Point{static_cast<float>(span.first_column), static_cast<float>(span.first_row)});
}

void add_layers(Arrangement& made, Flow& flow, Point start, const std::vector<LayerSpan>& spans) {
    for (const LayerSpan& span : spans) {
        place_layer(made, start + flow.add(size_of(span)) + Point{rim, rim + caption_height}, span);
    }
    const Point far_end = start + flow.far();
    made.all.width = std::max(made.all.width, far_end.x);
    made.all.height = std::max(made.all.height, far_end.y);
}

float cell_of(const TablePlan& plan, const Arrangement& made) {
    return std::min(
        {plan.board.width / made.all.width, plan.board.height / made.all.height, largest_cell_in_space});
}

std::vector<float> widths_to_try(const std::vector<LayerSpan>& spans) {
    float width = picture_size(spans).x;
    std::vector<float> widths = {width};
    for (const LayerSpan& span : spans) {
        width += gap + size_of(span).x;
        widths.push_back(width);
    }
    const float step = (width - widths.front()) / most_widths;
    for (int index = 1; int_size(spans) > most_widths && index < most_widths; ++index) {
        at(widths, index) = widths.front() + step * static_cast<float>(index);
    }
    widths.resize(std::min(widths.size(), static_cast<std::size_t>(most_widths)));
    widths.back() = width;
    return widths;
}

}  // namespace

Arrangement arrange(const polyomino::Level& level, float width) {
    const std::vector<LayerSpan> spans = layer_spans(level);
    Flow flow(width);
    Arrangement made;
    const Point size = picture_size(spans);
    place_picture(made, flow.add(size), size);
    add_layers(made, flow, {}, spans);
    return made;
}

Arrangement arrange_beside(const polyomino::Level& level, float width) {
    const std::vector<LayerSpan> spans = layer_spans(level);
    Arrangement made;
    const Point size = picture_size(spans);
    place_picture(made, {}, size);
    made.all = {0, 0, size.x, size.y};
    const Point beside{size.x + gap, 0};
    Flow flow(width - beside.x);
    add_layers(made, flow, beside, spans);
    return made;
}

Arrangement arrange_one(const polyomino::Level& level, int worked, bool is_beside) {
    const std::vector<LayerSpan> spans = layer_spans(level);
    Point room;
    for (const LayerSpan& span : spans) {
        room = {std::max(room.x, static_cast<float>(span.columns)),
                std::max(room.y, static_cast<float>(span.rows))};
    }
    const Point block{room.x + 2 * rim, room.y + 2 * rim + caption_of_one};
    const float height = turn_side * static_cast<float>(axes.size());
    const float width = std::max(height, block.x - slider_width - turn_side);
    Arrangement made;
    made.has_one = true;
    const float whole = is_beside ? block.y : height;
    made.picture = {0, (whole - height) / 2, width, height};
    made.slider = {width, made.picture.y, slider_width, height};
    for (int index = 0; index < int_size(axes); ++index) {
        at(made.turns, index) = {made.slider.right(), made.picture.y + static_cast<float>(index) * turn_side,
                                 turn_side, turn_side};
    }
    const float right = made.slider.right() + turn_side;
    const float across = is_beside ? block.x : std::max(right, block.x);
    const Point corner = is_beside ? Point{right + gap, 0} : Point{0, height + rim};
    made.caption = {corner.x, corner.y, across, caption_of_one};
    for (int layer = 0; layer < int_size(spans); ++layer) {
        const LayerSpan& span = at(spans, layer);
        const Point middle{corner.x + across / 2, made.caption.bottom() + rim + room.y / 2};
        const float aside = layer == worked ? 0 : layer < worked ? -far : far;
        place_layer(
            made,
            middle - Point{static_cast<float>(span.columns) / 2 - aside, static_cast<float>(span.rows) / 2},
            span);
    }
    made.all = {0, 0, is_beside ? made.caption.right() : across, is_beside ? block.y : corner.y + block.y};
    return made;
}

namespace {

// Plans a table with an arrangement and keeps it if its cells are so large; returns how large cells are now.
float try_arrangement(Table& table, Arrangement made, const std::vector<TrayItem>& items, float best) {
    const Cell extent{static_cast<int>(std::ceil(made.all.height)),
                      static_cast<int>(std::ceil(made.all.width))};
    const TablePlan tried =
        plan_table(table.area, {extent, items, largest_cell_in_space, 1, 10, false}, table.covered_top);
    const float cell = cell_of(tried, made);
    if (cell <= best) {
        return best;
    }
    table.plan = tried;
    table.arrangement = std::move(made);
    return cell;
}

}  // namespace

void plan(Table& table, const polyomino::Level& level, const std::vector<TrayItem>& items, const Rect& area,
          float covered_top) {
    const bool is_same = area == table.area && covered_top == table.covered_top &&
                         (table.worked == table.planned_for || !table.arrangement.has_one);
    if (table.tiling && is_same) {
        return;
    }
    if (!table.tiling) {
        table.shown = int_size(layer_spans(level));
    }
    table.area = area;
    table.covered_top = covered_top;
    table.planned_for = table.worked;
    float best = 0;
    const std::vector<float> widths = widths_to_try(layer_spans(level));
    for (const float width : widths) {
        best = try_arrangement(table, arrange_beside(level, width + 0.01F), items, best);
    }
    best *= worth_wrapping;
    for (const float width : widths) {
        best = try_arrangement(table, arrange(level, width + 0.01F), items, best);
    }
    best = cell_of(table.plan, table.arrangement);
    if (best < least_of_all && int_size(table.arrangement.layers) > 1) {
        float wanted = best * worth_swiping;
        for (const bool is_beside : {false, true}) {
            wanted = try_arrangement(table, arrange_one(level, table.worked, is_beside), items, wanted);
        }
    }
    table.tiling = std::make_unique<Tiling>(
        std::make_unique<LayersLayout>(*level.lattice, table.arrangement.origins, table.arrangement.layers));
}

}  // namespace tessera::space

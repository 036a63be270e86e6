#include "app/families/polyomino/space/layouts.h"

#include "base/index.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera::space {

using polyomino::Lattice;
using polyomino::Site;

namespace {

constexpr float cube_in_square = 0.74F;  // the edge of a cube that the first camera sees one cell wide

Cell rounded(Point point) {
    return {static_cast<int>(std::lround(point.y)), static_cast<int>(std::lround(point.x))};
}

}  // namespace

LooseLayout::LooseLayout(const Lattice& lattice)
    : SpaceLayout(lattice), scale_(lattice.is_round ? 1 : cube_in_square) {}

Point LooseLayout::point_of(Cell cell) const {
    return camera_.seen(lattice(), polyomino::folded_step(lattice(), cell)) * scale_;
}

Cell LooseLayout::nearest(Point point) const {  // never asked: a loose piece is over no cells
    return rounded(point);
}

LayersLayout::LayersLayout(const Lattice& lattice, std::vector<Point> origins, std::vector<Rect> rects)
    : SpaceLayout(lattice), origins_(std::move(origins)), rects_(std::move(rects)) {}

Point LayersLayout::point_of(Cell cell) const {
    const Site site = polyomino::folded_step(lattice(), cell);
    return at(origins_, std::clamp(site.layer, 0, layer_count() - 1)) +
           Point{static_cast<float>(site.column), static_cast<float>(site.row)};
}

Cell LayersLayout::nearest(Point point) const {
    for (int layer = 0; layer < layer_count(); ++layer) {
        if (rect(layer).contains(point + Point{0.5F, 0.5F})) {
            const Cell place = rounded(point - at(origins_, layer));
            return polyomino::unfolded(lattice(), {layer, place.row, place.column});
        }
    }
    return {-1, -1};
}

std::vector<LayerSpan> layer_spans(const Lattice& lattice, const std::vector<Cell>& cells) {
    std::vector<LayerSpan> spans;
    for (const Cell cell : cells) {
        const Site site = polyomino::folded(lattice, cell);
        while (int_size(spans) <= site.layer) {
            spans.emplace_back();
        }
        LayerSpan& span = at(spans, site.layer);
        const int row = span.rows == 0 ? site.row : std::min(span.first_row, site.row);
        const int column = span.rows == 0 ? site.column : std::min(span.first_column, site.column);
        span.rows = std::max(span.first_row + span.rows, site.row + 1) - row;
        span.columns = std::max(span.first_column + span.columns, site.column + 1) - column;
        span.first_row = row;
        span.first_column = column;
    }
    return spans;
}

std::vector<LayerSpan> layer_spans(const polyomino::Level& level) {
    return layer_spans(*level.lattice, polyomino::open_cells_of(level.board));
}

std::unique_ptr<Tiling> make_loose_tiling(const Lattice& lattice) {
    return std::make_unique<Tiling>(std::make_unique<LooseLayout>(lattice));
}

namespace {

// Returns in how many columns so many layers of one size are the largest.
int columns_of_layers(int layers, Point size, const Rect& area) {
    const auto scale_in = [&](int columns) {
        const int rows = (layers + columns - 1) / columns;
        return std::min(area.width / (size.x * static_cast<float>(columns)),
                        area.height / (size.y * static_cast<float>(rows)));
    };
    int best = 1;
    for (int columns = 2; columns <= layers; ++columns) {
        best = scale_in(columns) > scale_in(best) ? columns : best;
    }
    return best;
}

}  // namespace

std::shared_ptr<const Tiling> layers_beside(const Lattice& lattice, const std::vector<Cell>& cells,
                                            const Rect& area) {
    const std::vector<LayerSpan> spans = layer_spans(lattice, cells);
    Point step;
    for (const LayerSpan& span : spans) {
        step = {std::max(step.x, static_cast<float>(span.first_column + span.columns) + layer_gap),
                std::max(step.y, static_cast<float>(span.first_row + span.rows) + layer_gap)};
    }
    const int columns = columns_of_layers(int_size(spans), step, area);
    std::vector<Point> origins;
    std::vector<Rect> rects;
    for (int layer = 0; layer < int_size(spans); ++layer) {
        const LayerSpan& span = at(spans, layer);
        const int row = layer / columns;
        const int column = layer % columns;
        const Point origin{static_cast<float>(column) * step.x, static_cast<float>(row) * step.y + layer_gap};
        origins.push_back(origin);
        rects.push_back({origin.x + static_cast<float>(span.first_column),
                         origin.y + static_cast<float>(span.first_row), static_cast<float>(span.columns),
                         static_cast<float>(span.rows)});
    }
    return std::make_shared<Tiling>(std::make_unique<LayersLayout>(lattice, origins, rects));
}

const LayersLayout& layers_of(const Tiling& layers) {
    return static_cast<const LayersLayout&>(layout_of(layers));
}

Rect bounds_of_layers(const Tiling& layers) {
    const LayersLayout& layout = layers_of(layers);
    Rect bounds;
    for (int layer = 0; layer < layout.layer_count(); ++layer) {
        bounds.width = std::max(bounds.width, layout.rect(layer).right());
        bounds.height = std::max(bounds.height, layout.rect(layer).bottom());
    }
    return bounds;
}

}  // namespace tessera::space

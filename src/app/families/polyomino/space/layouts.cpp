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

Cell LooseLayout::nearest(Point point) const {  // nothing asks where a loose piece has cells
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

std::vector<LayerSpan> layer_spans(const polyomino::Level& level) {
    std::vector<LayerSpan> spans;
    for (const Site& site : polyomino::open_sites(*level.lattice, level.board)) {
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

std::unique_ptr<Tiling> make_loose_tiling(const Lattice& lattice) {
    return std::make_unique<Tiling>(std::make_unique<LooseLayout>(lattice));
}

}  // namespace tessera::space

#include "print/polyomino/lattice_page.h"

#include "base/index.h"
#include "games/polyomino/lattice/outline.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace tessera {

using polyomino::Lattice;
using polyomino::Site;

namespace {

constexpr int sides_of_ball = 24;
constexpr double layer_gap = 0.8;
constexpr double caption_height = 0.7;
constexpr int most_layers_a_row = 3;

PaperPoint plus(PaperPoint a, PaperPoint b, double factor = 1) {
    return {a.x + b.x * factor, a.y + b.y * factor};
}

PaperPoint on_ground(const Lattice& lattice, const Site& site) {
    const auto centre = lattice.centre_of(site);
    return {centre[0], centre[1]};
}

std::vector<PaperPoint> corners_of(const Lattice& lattice, const Site& site) {
    std::vector<PaperPoint> corners;
    for (const auto& corner : polyomino::outline_of(lattice, site)) {
        corners.push_back({corner[0], corner[1]});
    }
    return corners;
}

std::vector<PaperPoint> ball() {
    std::vector<PaperPoint> corners;
    for (int side = 0; side < sides_of_ball; ++side) {
        const double angle = 2 * std::numbers::pi * side / sides_of_ball;
        corners.push_back({0.47 * std::cos(angle), 0.47 * std::sin(angle)});
    }
    return corners;
}

const std::vector<PaperPoint> square = {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};

using Key = std::pair<long, long>;
Key key_of(PaperPoint point) {  // the same for corners that differ by rounding
    constexpr double grain = 1e-4;
    return {std::lround(point.x / grain), std::lround(point.y / grain)};
}

}  // namespace

std::vector<std::vector<PaperPoint>> united(const std::vector<std::vector<PaperPoint>>& polygons) {
    std::map<std::pair<Key, Key>, PaperPoint> sides;  // with their ends
    for (const auto& polygon : polygons) {
        for (std::size_t side = 0; side < polygon.size(); ++side) {
            const PaperPoint from = polygon[side];
            const PaperPoint to = polygon[(side + 1) % polygon.size()];
            if (sides.erase({key_of(to), key_of(from)}) == 0) {
                sides[{key_of(from), key_of(to)}] = to;
            }
        }
    }
    std::vector<std::vector<PaperPoint>> loops;
    while (!sides.empty()) {
        const Key start = sides.begin()->first.first;
        std::vector<PaperPoint> loop;
        Key place = start;
        do {
            const auto side = sides.lower_bound({place, {std::numeric_limits<long>::min(), 0}});
            loop.push_back(side->second);
            place = side->first.second;
            sides.erase(side);
        } while (place != start);
        loops.push_back(std::move(loop));
    }
    return loops;
}

LatticePage LatticePage::of_board(const polyomino::Level& level) {
    LatticePage page(*level.lattice);
    for (const Cell cell : polyomino::open_cells_of(level.board)) {
        page.sites_[cell] = polyomino::folded(*level.lattice, cell);
    }
    page.lay_out();
    return page;
}

LatticePage LatticePage::of_shape(const Lattice& lattice, const polyomino::Shape& shape) {
    LatticePage page(lattice);
    const Site origin = polyomino::origin_of(lattice, shape);
    for (const Cell cell : shape.cells) {
        page.sites_[cell] = origin + polyomino::folded_step(lattice, cell);
    }
    page.lay_out();
    return page;
}

void LatticePage::lay_out() {
    if (lattice_->is_in_space) {
        lay_out_layers();
        return;
    }
    origins_ = {{0, 0}};
    PaperPoint low{1e9, 1e9};
    PaperPoint high{-1e9, -1e9};
    for (const auto& [cell, site] : sites_) {
        for (const PaperPoint corner : outline(cell)) {
            low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
            high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
        }
    }
    origins_ = {{-low.x, -low.y}};
    size_ = {high.x - low.x, high.y - low.y};
}

// Puts each layer into a rectangle around its own cells, three in a row.
void LatticePage::lay_out_layers() {
    struct Span {
        Site low{0, 1000, 1000};
        Site high{0, -1000, -1000};
    };
    std::map<int, Span> spans;
    for (const auto& [cell, site] : sites_) {
        Span& span = spans[site.layer];
        span.low = {0, std::min(span.low.row, site.row), std::min(span.low.column, site.column)};
        span.high = {0, std::max(span.high.row, site.row), std::max(span.high.column, site.column)};
    }
    first_layer_ = spans.begin()->first;
    PaperPoint place{0, caption_height};
    double deepest = 0;
    for (const auto& [layer, span] : spans) {
        if ((layer - first_layer_) % most_layers_a_row == 0 && layer != first_layer_) {
            place = {0, place.y + deepest + layer_gap + caption_height};
            deepest = 0;
        }
        origins_.push_back({place.x + 0.5 - span.low.column, place.y + 0.5 - span.low.row});
        const double width = span.high.column - span.low.column + 1;
        const double height = span.high.row - span.low.row + 1;
        deepest = std::max(deepest, height);
        size_ = {std::max(size_.columns, place.x + width), std::max(size_.rows, place.y + height)};
        place.x += width + layer_gap;
    }
}

PaperPoint LatticePage::middle(Cell cell) const {
    const Site& site = sites_.at(cell);
    if (!lattice_->is_in_space) {
        return plus(origins_.front(), on_ground(*lattice_, site));
    }
    return plus(at(origins_, site.layer - first_layer_), {double(site.column), double(site.row)});
}

std::vector<PaperPoint> LatticePage::outline(Cell cell) const {
    std::vector<PaperPoint> corners = !lattice_->is_in_space ? corners_of(*lattice_, sites_.at(cell))
                                      : lattice_->is_round   ? ball()
                                                             : square;
    for (PaperPoint& corner : corners) {
        corner = plus(corner, middle(cell));
    }
    return corners;
}

void LatticePage::draw_cells(Pen& pen, std::string_view kind, const std::vector<Cell>& cells,
                             const Ink& ink) const {
    std::vector<std::vector<PaperPoint>> outlines;
    for (const Cell cell : cells) {
        outlines.push_back(outline(cell));
    }
    pen.polygons(kind, outlines, ink);
}

void LatticePage::draw_outline(Pen& pen, const std::vector<Cell>& cells, const Ink& ink) const {
    std::vector<std::vector<PaperPoint>> outlines;
    for (const Cell cell : cells) {
        outlines.push_back(outline(cell));
    }
    pen.polygons("outline", united(outlines), ink);
}

void LatticePage::draw_piece(Pen& pen, std::string_view kind, const std::vector<Cell>& cells, const Ink& ink,
                             std::string_view name) const {
    std::map<int, std::vector<Cell>> layers;
    for (const Cell cell : cells) {
        layers[sites_.at(cell).layer].push_back(cell);
    }
    for (const auto& [layer, part] : layers) {
        for (std::size_t one = 0; lattice_->is_round && one < part.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                const PaperPoint from = middle(part[one]);
                const PaperPoint to = middle(part[other]);
                if (std::hypot(from.x - to.x, from.y - to.y) < 1.1) {
                    pen.line(kind, from, to, {"", ink.line, 0.3 * pen.cell()});
                }
            }
        }
        std::vector<std::vector<PaperPoint>> outlines;
        PaperPoint centre;
        for (const Cell cell : part) {
            outlines.push_back(outline(cell));
            centre = plus(centre, middle(cell), 1 / double(part.size()));
        }
        pen.polygons(kind, united(outlines), ink);
        const Cell nearest = *std::min_element(part.begin(), part.end(), [&](Cell a, Cell b) {
            const PaperPoint one = middle(a);
            const PaperPoint other = middle(b);
            return std::hypot(one.x - centre.x, one.y - centre.y) + 1e-6 <
                   std::hypot(other.x - centre.x, other.y - centre.y);
        });
        pen.name(middle(nearest), name, name.size() <= 1 ? 0.45 : std::max(0.8 / double(name.size()), 0.12));
    }
}

void LatticePage::draw_layer_numbers(Pen& pen) const {
    if (!lattice_->is_in_space) {
        return;
    }
    std::map<int, Cell> firsts;
    for (const auto& [cell, site] : sites_) {
        const auto found = firsts.find(site.layer);
        if (found == firsts.end() || middle(cell).y < middle(found->second).y ||
            (middle(cell).y == middle(found->second).y && middle(cell).x < middle(found->second).x)) {
            firsts[site.layer] = cell;
        }
    }
    for (const auto& [layer, cell] : firsts) {
        const PaperPoint place = plus(middle(cell), {0, -0.5 - caption_height / 2});
        pen.letters(place, std::to_string(layer - first_layer_ + 1), 0.45, paper_grey);
    }
}

}  // namespace tessera

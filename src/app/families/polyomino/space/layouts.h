#pragma once

#include "app/board/tiling.h"
#include "app/families/polyomino/space/camera.h"
#include "games/polyomino/level.h"

#include <memory>
#include <vector>

namespace tessera::space {

// Where the cells of a lattice in space lie on the screen: as a camera sees them, for a piece that lies on no board, or in
// layers beside each other as seen from above.
class SpaceLayout : public Tiling::Layout {
public:
    explicit SpaceLayout(const polyomino::Lattice& lattice) : lattice_(&lattice) {}
    const polyomino::Lattice& lattice() const { return *lattice_; }
    virtual int layer_count() const { return 0; }  // 0: no layers, a camera

private:
    const polyomino::Lattice* lattice_;
};

// The layout of a tiling in space.
inline const SpaceLayout& layout_of(const Tiling& tiling) {
    return static_cast<const SpaceLayout&>(*tiling.layout());
}

// Pieces in the tray, in the hand and in flight, as the first camera sees them.
class LooseLayout : public SpaceLayout {
public:
    explicit LooseLayout(const polyomino::Lattice& lattice);
    Point point_of(Cell cell) const override;
    Cell nearest(Point point) const override;
    const Camera& camera() const { return camera_; }
    float scale() const { return scale_; }  // of a cell's edge or diameter, so that a cell fits into a square

private:
    Camera camera_{-0.16F, 0.92F};
    float scale_;
};

// The layers of a board, each within its rectangle.
class LayersLayout : public SpaceLayout {
public:
    LayersLayout(const polyomino::Lattice& lattice, std::vector<Point> origins, std::vector<Rect> rects);
    Point point_of(Cell cell) const override;
    // A cell within the rectangle of a layer; (-1, -1) elsewhere.
    Cell nearest(Point point) const override;
    int layer_count() const override { return int_size(rects_); }
    const Rect& rect(int layer) const { return at(rects_, layer); }

private:
    std::vector<Point> origins_;  // of the place in row 0 and column 0
    std::vector<Rect> rects_;     // around the cells
};

// The rows and columns of each layer that have cells of the board.
struct LayerSpan {
    int first_row = 0;
    int first_column = 0;
    int rows = 0;
    int columns = 0;
};
std::vector<LayerSpan> layer_spans(const polyomino::Lattice& lattice, const std::vector<Cell>& cells);
std::vector<LayerSpan> layer_spans(const polyomino::Level& level);

std::unique_ptr<Tiling> make_loose_tiling(const polyomino::Lattice& lattice);

inline constexpr float layer_gap =
    0.8F;  // between layers that lie beside each other, in cells; has room for a number

// Returns a tiling of layers beside each other, in as many columns as give the largest cells in an area.
std::shared_ptr<const Tiling> layers_beside(const polyomino::Lattice& lattice, const std::vector<Cell>& cells,
                                            const Rect& area);
// The layout of such a tiling, and the smallest rectangle around all layers and their numbers.
const LayersLayout& layers_of(const Tiling& layers);
Rect bounds_of_layers(const Tiling& layers);

}  // namespace tessera::space

#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/painter.h"
#include "games/polyomino/level.h"

#include <memory>
#include <vector>

namespace tessera {

// The board of a picture that draws its own: the whole board within an area, in space with its layers beside each other.
class PictureBoard {
public:
    PictureBoard(const polyomino::Level& level, const Rect& area, float pixel);

    // Draws what lies under the pieces.
    void draw_plate(Painter& painter, const polyomino::Level& level) const;

    float cell() const { return canvas_.cell(); }
    Spot spot_of(Cell corner) const { return canvas_.spot_of(corner); }
    // Where a figure of these cells, which must not be empty, is drawn.
    Spot spot_of(const std::vector<Cell>& cells) const;
    Point middle_of(Cell cell) const { return canvas_.rect_of(cell).centre(); }

private:
    BoardCanvas canvas_;
    std::shared_ptr<const Tiling> layers_;  // in space
};

}  // namespace tessera

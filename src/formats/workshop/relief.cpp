#include "formats/workshop/relief.h"

#include "formats/workshop/glyphs.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int squares_a_cell = 14;  // of a letter

// A surface over a finer grid: each line of a part becomes two, half the clearance before and after it. Between
// them lie the strips that belong to the part only if the cells on both sides do, so parts never touch and cells
// that meet at a corner only do not hang together: every edge of the surface has two triangles.
class Relief {
public:
    // With a picture, the first cell of the part has finer lines for its squares.
    Relief(const MadePart& part, Micrometres half, const Grid<bool>& picture = {0, 0, false})
        : part_(part), picture_(picture) {
        const Cell cell = first_cell();
        x_ = lines_of(part.across, half, cell.column, picture.columns());
        y_ = lines_of(part.down, half, cell.row, picture.rows());
        heights_ = Grid<Micrometres>(int_size(y_) - 1, int_size(x_) - 1, 0);
    }

    // Raises what belongs to the part.
    void raise_part(Micrometres height) {
        for (int index = 0; index < heights_.size(); ++index) {
            if (belongs(heights_.cell(index))) {
                heights_[index] = height;
            }
        }
    }

    // Raises all but the outermost strips.
    void raise_all(Micrometres height) {
        for (int row = 1; row + 1 < heights_.rows(); ++row) {
            for (int column = 1; column + 1 < heights_.columns(); ++column) {
                heights_[Cell{row, column}] = height;
            }
        }
    }

    // Lowers the squares of the picture.
    void engrave(Micrometres depth) {
        const Cell corner = first_square();
        for (int index = 0; index < picture_.size(); ++index) {
            if (picture_[index]) {
                heights_[corner + picture_.cell(index)] -= depth;
            }
        }
    }

    Surface surface() {
        for (int index = 0; index < heights_.size(); ++index) {
            if (heights_[index] > 0) {
                add_block(heights_.cell(index));
            }
        }
        return std::move(triangles_);
    }

private:
    // A line of the finer grid, and the strip or cell behind it: strips are even.
    struct FineLine {
        Micrometres at = 0;
        int place = 0;
    };

    // Returns the lines of one axis; those of the picture lie in the middle of its cell.
    static std::vector<FineLine> lines_of(const std::vector<Micrometres>& lines, Micrometres half, int cell,
                                          int squares) {
        std::vector<FineLine> finer;
        for (int index = 0; index < int_size(lines); ++index) {
            finer.push_back({at(lines, index) - half, 2 * index});
            finer.push_back({at(lines, index) + half, 2 * index + 1});
            if (squares > 0 && index == cell) {
                const Micrometres side = (at(lines, index + 1) - at(lines, index)) / squares_a_cell;
                const Micrometres middle = (at(lines, index + 1) + at(lines, index)) / 2;
                for (int line = 0; line <= squares; ++line) {
                    finer.push_back({middle + (2 * line - squares) * side / 2, 2 * index + 1});
                }
            }
        }
        return finer;
    }

    Cell first_cell() const {
        for (int index = 0; index < part_.filled.size(); ++index) {
            if (part_.filled[index]) {
                return part_.filled.cell(index);
            }
        }
        return {};
    }

    // Returns the cell of the finer grid that is the first square of the picture.
    Cell first_square() const {
        const Cell cell = first_cell();
        return {2 * cell.row + 2, 2 * cell.column + 2};
    }

    // Returns the cells of the part around a strip or cell, along one axis.
    static std::pair<int, int> around(const FineLine& line) {
        return {(line.place + 1) / 2 - 1, line.place / 2};
    }

    bool is_filled(Cell cell) const { return part_.filled.contains(cell) && part_.filled[cell]; }

    bool belongs(Cell fine) const {
        const auto [top, bottom] = around(at(y_, fine.row));
        const auto [left, right] = around(at(x_, fine.column));
        return is_filled({top, left}) && is_filled({top, right}) && is_filled({bottom, left}) &&
               is_filled({bottom, right});
    }

    void add_quad(const Corner& a, const Corner& b, const Corner& c, const Corner& d) {
        triangles_.push_back({{a, b, c}});
        triangles_.push_back({{a, c, d}});
    }

    Micrometres height_at(Cell fine) const { return heights_.contains(fine) ? heights_[fine] : 0; }

    // Rows count downwards, y upwards.
    void add_block(Cell fine) {
        const Micrometres west = at(x_, fine.column).at;
        const Micrometres east = at(x_, fine.column + 1).at;
        const Micrometres north = -at(y_, fine.row).at;
        const Micrometres south = -at(y_, fine.row + 1).at;
        const Micrometres top = heights_[fine];
        add_quad({west, south, top}, {east, south, top}, {east, north, top}, {west, north, top});
        add_quad({west, north, 0}, {east, north, 0}, {east, south, 0}, {west, south, 0});
        add_side({east, south, 0}, {east, north, 0}, top, height_at(fine + Cell{0, 1}));
        add_side({east, north, 0}, {west, north, 0}, top, height_at(fine + Cell{-1, 0}));
        add_side({west, north, 0}, {west, south, 0}, top, height_at(fine + Cell{0, -1}));
        add_side({west, south, 0}, {east, south, 0}, top, height_at(fine + Cell{1, 0}));
    }

    // Adds the side that stands out over a lower neighbour.
    void add_side(Corner from, Corner to, Micrometres top, Micrometres bottom) {
        if (bottom < top) {
            add_quad({from[0], from[1], bottom}, {to[0], to[1], bottom}, {to[0], to[1], top},
                     {from[0], from[1], top});
        }
    }

    const MadePart& part_;
    Grid<bool> picture_;
    Grid<Micrometres> heights_;
    std::vector<FineLine> x_;
    std::vector<FineLine> y_;
    Surface triangles_;
};

}  // namespace

Surface solid_of(const MadePart& part, const WorkshopLengths& lengths) {
    const bool is_engraved = lengths.engraving > 0;
    Relief relief(part, lengths.clearance / 2, is_engraved ? glyphs_of(part.name) : Grid<bool>(0, 0, false));
    relief.raise_part(lengths.height);
    relief.engrave(std::min(lengths.engraving, lengths.height / 2));
    return relief.surface();
}

Surface tray_of(const MadePart& walls, const WorkshopLengths& lengths) {
    Relief relief(walls, lengths.clearance / 2);
    relief.raise_all(tray_floor);
    relief.raise_part(tray_floor + lengths.height);
    return relief.surface();
}

}  // namespace tessera

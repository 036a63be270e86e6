#include "jobs/polyomino_table.h"

#include "base/index.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/outline.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/lattice_turns.h"
#include "games/polyomino/numbering.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tessera {

using polyomino::Lattice;
using polyomino::Level;
using polyomino::Piece;
using polyomino::Shape;
using polyomino::Site;

namespace {

constexpr double thousandths = 1000;

template <class Numbers>
void write_list(Json& json, std::string_view name, const Numbers& numbers, double factor = 1) {
    json.key(name);
    json.open('[');
    for (const auto number : numbers) {
        json.number(std::round(factor * number));
    }
    json.close(']');
}

void write_cell(Json& json, std::string_view name, Cell cell) {
    write_list(json, name, std::array<int, 2>{cell.row, cell.column});
}

// The forms that cells have, numbered as they come.
class Outlines {
public:
    explicit Outlines(const Lattice& lattice) : lattice_(lattice) {}

    int of(const Site& site) {
        if (lattice_.is_in_space) {
            return 0;
        }
        const int kind = lattice_.points_by_place ? lattice_.colour_of(site) : 0;
        const auto known = std::find(kinds_.begin(), kinds_.end(), kind);
        if (known != kinds_.end()) {
            return static_cast<int>(known - kinds_.begin());
        }
        kinds_.push_back(kind);
        outlines_.push_back(polyomino::outline_of(lattice_, site));
        return int_size(kinds_) - 1;
    }
    void write(Json& json) const {
        json.key("outlines");
        json.open('[');
        for (const auto& outline : outlines_) {
            json.open('[');
            for (const auto& corner : outline) {
                json.open('[');
                json.number(std::round(corner[0] * thousandths));
                json.number(std::round(corner[1] * thousandths));
                json.close(']');
            }
            json.close(']');
        }
        json.close(']');
    }

private:
    const Lattice& lattice_;
    std::vector<int> kinds_;
    std::vector<std::vector<std::array<double, 2>>> outlines_;
};

class TableWriter {
public:
    TableWriter(Json& json, const Level& level)
        : json_(json),
          level_(level),
          lattice_(level.lattice == nullptr ? polyomino::square_lattice() : *level.lattice),
          outlines_(lattice_),
          numbering_(level) {}

    void write() {
        json_.field("lattice", lattice_.name);
        json_.field("cell", lattice_.cell);
        json_.field("space", lattice_.is_in_space);
        json_.field("round", lattice_.is_round);
        write_cells();
        json_.field("rows", end_.row);
        json_.field("columns", end_.column);
        write_pieces();
        outlines_.write(json_);
        write_givens();
    }

private:
    bool has_squares() const { return level_.lattice == nullptr; }

    void write_cells() {
        json_.key("cells");
        json_.open('[');
        for (const Cell cell : polyomino::open_cells_of(level_.board)) {
            write_board_cell(cell);
        }
        json_.close(']');
        if (has_squares()) {
            end_ = {level_.board.rows(), level_.board.columns()};
        }
    }

    void write_board_cell(Cell cell) {
        const Site site = polyomino::folded(lattice_, cell);
        const Site named = numbering_.of(cell);
        const auto centre = lattice_.centre_of(site);
        end_ = {std::max(end_.row, named.row), std::max(end_.column, named.column)};
        json_.open('{');
        write_cell(json_, "at", cell);
        if (lattice_.is_in_space) {
            write_list(json_, "middle", std::array<int, 2>{site.column, site.row}, thousandths);
            write_list(json_, "centre", centre, thousandths);
            json_.field("layer", site.layer);
        } else {
            write_list(json_, "middle", std::array<double, 2>{centre[0], centre[1]}, thousandths);
            json_.field("outline", outlines_.of(site));
        }
        write_list(json_, "place", polyomino::numbers_of(lattice_, numbering_.place_of(cell)));
        write_list(json_, "words", polyomino::numbers_of(lattice_, named));
        json_.close('}');
    }

    void write_pieces() {
        json_.key("pieces");
        json_.open('[');
        for (int index = 0; index < int_size(level_.pieces); ++index) {
            const Piece& piece = at(level_.pieces, index);
            const int tint = piece.style.tint > 0 ? piece.style.tint : index % polyomino::most_tints + 1;
            json_.open('{');
            json_.field("name", piece.name);
            json_.field("label", polyomino::short_name(level_, index));
            json_.field("count", piece.count);
            json_.field("tint", tint);
            json_.key("orientations");
            json_.open('[');
            for (int orientation = 0; orientation < int_size(piece.orientations); ++orientation) {
                write_orientation(piece, orientation);
            }
            json_.close(']');
            json_.close('}');
        }
        json_.close(']');
    }

    void write_orientation(const Piece& piece, int orientation) {
        const Shape& shape = at(piece.orientations, orientation);
        const std::vector<Site> sites = polyomino::sites_of_shape(lattice_, shape);
        json_.open('{');
        json_.key("cells");
        json_.open('[');
        for (const Cell cell : shape.cells) {
            json_.open('[');
            json_.number(cell.row);
            json_.number(cell.column);
            json_.close(']');
        }
        json_.close(']');
        write_forms(sites);
        if (!has_squares()) {
            const auto first = std::min_element(
                sites.begin(), sites.end(),
                [&](const Site& a, const Site& b) { return lattice_.place_of(a) < lattice_.place_of(b); });
            json_.field("first", static_cast<int>(first - sites.begin()));
        }
        write_turns(piece, orientation);
        json_.close('}');
    }

    void write_forms(const std::vector<Site>& sites) {
        std::vector<int> outlines;
        json_.key("centres");
        json_.open('[');
        for (const Site& site : sites) {
            const auto centre = lattice_.centre_of(site);
            json_.open('[');
            for (std::size_t axis = 0; axis < (lattice_.is_in_space ? 3U : 2U); ++axis) {
                json_.number(std::round(centre[axis] * thousandths));
            }
            json_.close(']');
            outlines.push_back(outlines_.of(site));
        }
        json_.close(']');
        if (!lattice_.is_in_space) {
            write_list(json_, "outlines", outlines);
        }
    }

    // In space there is no flip; there `flipped` is the mirror image, for a piece that may be mirrored.
    void write_turns(const Piece& piece, int orientation) {
        std::vector<polyomino::Turn> turns = {lattice_.rotations.front()};
        if (lattice_.is_in_space) {
            const auto quarters = polyomino::quarters_in_space(lattice_);
            turns.assign(quarters.begin(), quarters.end());
        }
        std::vector<int> turned;
        for (const polyomino::Turn& turn : turns) {
            turned.push_back(polyomino::orientation_after(lattice_, piece, orientation, turn));
        }
        write_list(json_, "turned", turned);
        const polyomino::Turn mirror =
            lattice_.is_in_space ? lattice_.mirror : polyomino::left_to_right(lattice_);
        json_.field("flipped", polyomino::orientation_after(lattice_, piece, orientation, mirror));
    }

    void write_givens() {
        json_.key("givens");
        json_.open('[');
        for (const polyomino::Placement& given : level_.givens) {
            json_.text(polyomino::Polyomino::format_move(level_, polyomino::placing(given)));
        }
        json_.close(']');
    }

    Json& json_;
    const Level& level_;
    const Lattice& lattice_;
    Outlines outlines_;
    polyomino::Numbering numbering_;
    Cell end_;  // rows and columns in words
};

}  // namespace

void write_table(Json& json, const Level& level) {
    TableWriter(json, level).write();
}

}  // namespace tessera

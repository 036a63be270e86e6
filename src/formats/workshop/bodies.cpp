#include "formats/workshop/bodies.h"

#include "base/index.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace tessera {

namespace {

using polyomino::Site;
using Vector = std::array<double, 3>;

Vector sum(const Vector& a, const Vector& b, double times = 1) {
    return {a[0] + times * b[0], a[1] + times * b[1], a[2] + times * b[2]};
}

Vector cross(const Vector& a, const Vector& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

Vector unit(const Vector& a) {
    const double length = std::sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
    return {a[0] / length, a[1] / length, a[2] / length};
}

Corner rounded(const Vector& place) {
    const auto whole = [](double length) {
        return static_cast<Micrometres>(std::lround(length));
    };
    return {whole(place[0]), whole(place[1]), whole(place[2])};
}

void add_quad(Surface& surface, const std::array<Corner, 4>& corners) {
    surface.push_back({{corners[0], corners[1], corners[2]}});
    surface.push_back({{corners[0], corners[2], corners[3]}});
}

// The blocks of a finer grid: cell i of an axis is block 2 i + 1, between strips as wide as the clearance. A strip belongs to
// the piece only if all cells around it do, so cells that meet at an edge or a corner alone do not hang together.
class FineBlocks {
public:
    FineBlocks(const std::vector<Site>& cells, const WorkshopLengths& lengths) : lengths_(lengths) {
        for (const Site& cell : cells) {
            cells_.insert(cell);
        }
    }

    Surface surface() {
        std::set<Site> blocks;
        for (const Site& cell : cells_) {
            for (int near = 0; near < 27; ++near) {
                const Site block{2 * cell.layer + near / 9, 2 * cell.row + near / 3 % 3,
                                 2 * cell.column + near % 3};
                if (belongs(block) && blocks.insert(block).second) {
                    add_sides(block);
                }
            }
        }
        return std::move(surface_);
    }

private:
    bool belongs(const Site& block) const {
        for (int side = 0; side < 8; ++side) {
            const auto cell = [side](int place, int axis) {
                return (side >> axis & 1) != 0 ? place / 2 : (place + 1) / 2 - 1;
            };
            if (!cells_.contains({cell(block.layer, 2), cell(block.row, 1), cell(block.column, 0)})) {
                return false;
            }
        }
        return true;
    }

    // Returns where a block begins along an axis.
    Micrometres line(int place) const {
        const Micrometres half = lengths_.clearance / 2;
        return place / 2 * lengths_.cell + (place % 2 == 0 ? -half : half);
    }

    // Rows count downwards, y upwards. The lowest blocks are on the ground.
    Corner corner(const Site& block) const {
        return {line(block.column), -line(block.row), line(block.layer) - lengths_.clearance / 2};
    }

    // Adds the sides that no block of the piece hides: each begins at a corner and goes round it anticlockwise.
    void add_sides(const Site& block) {
        static constexpr std::array<std::array<Site, 5>, 6> sides = {{
            {{{0, 0, 1}, {0, 1, 1}, {0, 0, 1}, {1, 0, 1}, {1, 1, 1}}},
            {{{0, 0, -1}, {0, 0, 0}, {0, 1, 0}, {1, 1, 0}, {1, 0, 0}}},
            {{{0, 1, 0}, {0, 1, 0}, {0, 1, 1}, {1, 1, 1}, {1, 1, 0}}},
            {{{0, -1, 0}, {0, 0, 1}, {0, 0, 0}, {1, 0, 0}, {1, 0, 1}}},
            {{{1, 0, 0}, {1, 1, 0}, {1, 1, 1}, {1, 0, 1}, {1, 0, 0}}},
            {{{-1, 0, 0}, {0, 0, 0}, {0, 0, 1}, {0, 1, 1}, {0, 1, 0}}},
        }};
        for (const auto& [out, a, b, c, d] : sides) {
            if (!belongs(block + out)) {
                add_quad(surface_,
                         {corner(block + a), corner(block + b), corner(block + c), corner(block + d)});
            }
        }
    }

    const WorkshopLengths& lengths_;
    std::set<Site> cells_;
    Surface surface_;
};

// The corners of a regular icosahedron, then of its triangles cut in four, twice, all moved out to the sphere.
class Sphere {
public:
    Sphere() {
        const double golden = (1 + std::sqrt(5.0)) / 2;
        for (const double one : {-1.0, 1.0}) {
            for (const double two : {-golden, golden}) {
                corners_.insert(corners_.end(),
                                {unit({0, one, two}), unit({one, two, 0}), unit({two, 0, one})});
            }
        }
        add_faces(/*edge=*/4 / (golden * golden + 1));
        for (int round = 0; round < 2; ++round) {
            for (const std::array<int, 3>& face : std::exchange(faces_, {})) {
                cut(face);
            }
        }
    }

    void add_to(Surface& surface, const Vector& centre, double radius) const {
        for (const auto& [a, b, c] : faces_) {
            surface.push_back({{rounded(sum(centre, at(corners_, a), radius)),
                                rounded(sum(centre, at(corners_, b), radius)),
                                rounded(sum(centre, at(corners_, c), radius))}});
        }
    }

private:
    // Adds the triangles between corners as far apart as an edge is long, given squared.
    void add_faces(double edge) {
        const auto are_near = [&](int one, int other) {
            const Vector way = sum(at(corners_, one), at(corners_, other), -1);
            return way[0] * way[0] + way[1] * way[1] + way[2] * way[2] < edge * 1.1;
        };
        for (int a = 0; a < int_size(corners_); ++a) {
            for (int b = a + 1; b < int_size(corners_); ++b) {
                for (int c = b + 1; c < int_size(corners_); ++c) {
                    if (are_near(a, b) && are_near(b, c) && are_near(a, c)) {
                        faces_.push_back(looks_out(a, b, c) ? std::array{a, b, c} : std::array{a, c, b});
                    }
                }
            }
        }
    }

    bool looks_out(int a, int b, int c) const {
        const Vector normal =
            cross(sum(at(corners_, b), at(corners_, a), -1), sum(at(corners_, c), at(corners_, a), -1));
        const Vector& out = at(corners_, a);
        return normal[0] * out[0] + normal[1] * out[1] + normal[2] * out[2] > 0;
    }

    int between(int one, int other) {
        const auto [middle, is_new] = middles_.emplace(std::minmax(one, other), int_size(corners_));
        if (is_new) {
            corners_.push_back(unit(sum(at(corners_, one), at(corners_, other))));
        }
        return middle->second;
    }

    void cut(const std::array<int, 3>& face) {
        const auto& [a, b, c] = face;
        const int ab = between(a, b);
        const int bc = between(b, c);
        const int ca = between(c, a);
        faces_.insert(faces_.end(), {{a, ab, ca}, {b, bc, ab}, {c, ca, bc}, {ab, bc, ca}});
    }

    std::vector<Vector> corners_;
    std::vector<std::array<int, 3>> faces_;
    std::map<std::pair<int, int>, int> middles_;
};

// Adds a cylinder of twelve sides.
void add_neck(Surface& surface, const Vector& from, const Vector& to, double radius) {
    static const double root = std::sqrt(3.0) / 2;
    static const std::array<double, 12> cosines = {1,  root,  0.5,  0, -0.5, -root,
                                                   -1, -root, -0.5, 0, 0.5,  root};
    const Vector along = unit(sum(to, from, -1));
    const Vector right = unit(cross(along, std::abs(along[0]) < 0.9 ? Vector{1, 0, 0} : Vector{0, 1, 0}));
    const Vector up = cross(along, right);
    const auto rim = [&](const Vector& end, int step) {
        return rounded(
            sum(sum(end, right, radius * at(cosines, step % 12)), up, radius * at(cosines, (step + 9) % 12)));
    };
    for (int step = 0; step < 12; ++step) {
        const std::array<Corner, 4> side = {rim(from, step), rim(from, step + 1), rim(to, step + 1),
                                            rim(to, step)};
        add_quad(surface, side);
        surface.push_back({{rounded(from), side[1], side[0]}});
        surface.push_back({{rounded(to), side[3], side[2]}});
    }
}

Vector centre_of(const polyomino::Lattice& lattice, const Site& site, const WorkshopLengths& lengths) {
    const auto [right, down, up] = lattice.centre_of(site);
    const double radius = lengths.cell / 2.0;
    return {right * lengths.cell + radius, -down * lengths.cell - radius, up * lengths.cell + radius};
}

}  // namespace

Surface cubes_of(const std::vector<Site>& cells, const WorkshopLengths& lengths) {
    return FineBlocks(cells, lengths).surface();
}

Surface balls_of(const std::vector<Site>& cells, const polyomino::Lattice& lattice,
                 const WorkshopLengths& lengths) {
    constexpr double neck_share = 0.3;  // of a cell: others lie 0.36 away from the line between two balls
    constexpr double neck_start = 0.2;  // from the centre of a ball, so that ends lie apart and inside
    static const Sphere sphere;
    Surface surface;
    const std::set<Site> all(cells.begin(), cells.end());
    for (const Site& cell : all) {
        const Vector centre = centre_of(lattice, cell, lengths);
        sphere.add_to(surface, centre, (lengths.cell - lengths.clearance) / 2.0);
        for (const Site& step : lattice.steps) {
            const Site beside = cell + step;
            if (cell < beside && all.contains(beside)) {
                const Vector way = sum(centre_of(lattice, beside, lengths), centre, -1);
                add_neck(surface, sum(centre, way, neck_start), sum(centre, way, 1 - neck_start),
                         neck_share * lengths.cell - lengths.clearance / 2.0);
            }
        }
    }
    return surface;
}

}  // namespace tessera

#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// A point with integer coordinates: a place for a cell. Flat lattices have one layer, number 0; the lowest layer comes first.
struct Site {
    int layer = 0;
    int row = 0;
    int column = 0;

    bool operator==(const Site&) const = default;
};

// By layer, row and column.
inline bool operator<(const Site& a, const Site& b) {
    return a.layer != b.layer ? a.layer < b.layer : a.row != b.row ? a.row < b.row : a.column < b.column;
}
inline Site operator+(const Site& a, const Site& b) {
    return {a.layer + b.layer, a.row + b.row, a.column + b.column};
}
inline Site operator-(const Site& a, const Site& b) {
    return {a.layer - b.layer, a.row - b.row, a.column - b.column};
}

// A linear map of sites, a rotation or a reflection: the images of the steps to the next layer, row and column.
struct Turn {
    Site layer;
    Site row;
    Site column;

    bool operator==(const Turn&) const = default;
};
inline constexpr Turn no_turn{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

Site image_of(const Turn& turn, const Site& site);
Turn after(const Turn& later, const Turn& first);  // both maps in one

// Every point is a cell; a drawing shows layers, rows and columns as they are.
bool is_any_cell(const Site& site);
Site same_site(const Site& site);
std::optional<Site> same_place(const Site& place);

// A lattice: everything that pieces and boards need to know of the cells they are made of. Each lattice has a file of its
// own in this folder, and a line in lattices.cpp.
struct Lattice {
    std::string_view name;  // in level text
    char letter = ' ';      // in links
    bool is_in_space = false;
    std::string_view cell;  // for players: "hexagon"
    std::vector<Site>
        steps;  // from a cell to its neighbours; those that are not cells are never part of a board
    std::vector<Turn> rotations;  // generate all of them; the first one's powers come first
    Turn mirror;                  // one reflection: the others are rotations of it
    int colour_count = 0;         // neighbours never have the same colour

    // The functions below are the same for all cells up to the lattice's translations.
    bool (*is_cell)(const Site& site) = is_any_cell;
    int (*colour_of)(const Site& site) = nullptr;  // 0 .. colour_count - 1
    std::array<double, 3> (*centre_of)(const Site& site) =
        nullptr;                                     // right, down, up; neighbours are 1 apart
    Site (*place_of)(const Site& site) = same_site;  // of a cell in a drawing made of letters
    std::optional<Site> (*site_at)(const Site& place) = same_place;  // of a letter; nothing: no cell there
    Site (*translation_below)(const Site& least) =
        same_site;                 // the greatest one with no coordinate above these
    int letters_a_cell = 1;        // columns of a drawing from a cell to the next one of its row
    bool points_by_place = false;  // a drawing that is moved by one column shows other cells
    bool is_round = false;         // cells are balls, not cubes
    bool has_squares =
        false;  // each layer is made of squares or balls in squares: flat sets of squares can be used
};

// All rotations, the identity first, and, if wanted, the reflections after them in the same order.
std::vector<Turn> turns_of(const Lattice& lattice, bool with_reflections);

inline int modulo(int value, int divisor) {
    return (value % divisor + divisor) % divisor;
}

}  // namespace tessera::polyomino

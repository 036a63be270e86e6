#pragma once

#include "games/polyomino/lattice/lattice.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

inline constexpr std::string_view layer_line = "-";  // separates two layers
inline constexpr char no_cell = '#';

// The places of cells in a drawing, as far to the left and to the top as they can be. A row goes from its first cell to
// its last one; a row without cells has one place, which is empty.
struct Drawing {
    struct Place {
        int column = 0;
        int site = -1;  // index into the sites; -1: there is no cell
    };
    using Row = std::vector<Place>;

    std::vector<std::vector<Row>> layers;
    Site moved;  // place in this drawing = place_of(site) - moved
};

Drawing drawing_of(const Lattice& lattice, const std::vector<Site>& sites);

// Writes the drawing with a sign for each site. Signs of more than one letter are `width` letters wide, blanks included.
std::string text_of(const Lattice& lattice, const Drawing& drawing,
                    const std::function<std::string(int site)>& sign_of, int width = 1);

}  // namespace tessera::polyomino

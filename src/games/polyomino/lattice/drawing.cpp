#include "games/polyomino/lattice/drawing.h"

#include "base/index.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera::polyomino {

namespace {

Site least_of(const std::map<Site, int>& places) {
    Site least = places.begin()->first;
    for (const auto& [place, site] : places) {
        least = {std::min(least.layer, place.layer), std::min(least.row, place.row),
                 std::min(least.column, place.column)};
    }
    return least;
}

void add_place(const Lattice& lattice, Drawing& drawing, const Site& place, int site) {
    const Site there = place - drawing.moved;
    drawing.layers.resize(std::max(drawing.layers.size(), static_cast<std::size_t>(there.layer) + 1));
    std::vector<Drawing::Row>& rows = drawing.layers.back();
    rows.resize(std::max(rows.size(), static_cast<std::size_t>(there.row) + 1));
    Drawing::Row& row = rows.back();
    for (int column = row.empty() ? there.column : row.back().column + 1; column < there.column; ++column) {
        if (lattice.site_at(drawing.moved + Site{there.layer, there.row, column})) {
            row.push_back({column, -1});
        }
    }
    row.push_back({there.column, site});
}

std::string text_of(const Drawing::Row& row, const std::function<std::string(int)>& sign_of, int unit) {
    std::string text;
    for (const Drawing::Place& place : row) {
        const std::string sign = place.site < 0 ? std::string(1, no_cell) : sign_of(place.site);
        const int end = (place.column + 1) * unit;
        text +=
            std::string(static_cast<std::size_t>(std::max(0, end - int_size(text) - int_size(sign))), ' ');
        text += sign;
    }
    return text + "\n";
}

}  // namespace

Drawing drawing_of(const Lattice& lattice, const std::vector<Site>& sites) {
    std::map<Site, int> places;
    for (int index = 0; index < int_size(sites); ++index) {
        places.emplace(lattice.place_of(at(sites, index)), index);
    }
    Drawing drawing;
    if (places.empty()) {
        return drawing;
    }
    drawing.moved = least_of(places);
    if (lattice.points_by_place) {
        drawing.moved.column -= modulo(drawing.moved.column + drawing.moved.row, 2);
    }
    for (const auto& [place, site] : places) {
        add_place(lattice, drawing, place, site);
    }
    for (std::vector<Drawing::Row>& rows : drawing.layers) {
        rows.resize(std::max<std::size_t>(rows.size(), 1));
        for (Drawing::Row& row : rows) {
            row.resize(std::max<std::size_t>(row.size(), 1));
        }
    }
    return drawing;
}

std::string text_of(const Lattice& lattice, const Drawing& drawing,
                    const std::function<std::string(int site)>& sign_of, int width) {
    const int unit = (width + lattice.letters_a_cell - 1) / lattice.letters_a_cell;
    std::string text;
    for (const std::vector<Drawing::Row>& rows : drawing.layers) {
        text += text.empty() ? "" : std::string(layer_line) + "\n";
        for (const Drawing::Row& row : rows) {
            text += text_of(row, sign_of, unit);
        }
    }
    return text;
}

}  // namespace tessera::polyomino

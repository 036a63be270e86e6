#include "games/polyomino/lattice_text.h"

#include "games/level_reader.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/lattice_reader.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

std::string piece_text(const Lattice& lattice, const Piece& piece) {
    std::string text = "piece " + piece.name;
    text += piece.count > 1 ? " x" + std::to_string(piece.count) : "";
    if (piece.can_flip != may_flip_by_default(lattice)) {
        text += piece.can_flip ? " flip" : " noflip";
    }
    text += piece.can_turn ? "" : " noturn";
    text += piece.style.is_named ? " named" : "";
    text += piece.style.tint > 0 ? " tint" + std::to_string(piece.style.tint) : "";
    return text + "\n" + picture_of(lattice, piece.shape) + "end\n";
}

std::string pieces_text(const Level& level) {
    if (const std::optional<std::string> set = set_on_lattice(level)) {
        return "set " + *set + "\n";
    }
    std::string text;
    for (const Piece& piece : level.pieces) {
        text += piece_text(*level.lattice, piece);
    }
    return text;
}

std::string given_text(const Level& level, const Placement& given) {
    std::string text =
        "place " + at(level.pieces, given.piece).name + " " + std::to_string(given.orientation);
    for (const int number : place_on_lattice(level, given)) {
        text += " " + std::to_string(number);
    }
    return text + "\n";
}

}  // namespace

bool is_drawable(const Lattice& lattice, const std::vector<Site>& sites) {
    Site low = lattice.place_of(sites.front());
    Site high = low;
    for (const Site& site : sites) {
        const Site place = lattice.place_of(site);
        low = {std::min(low.layer, place.layer), std::min(low.row, place.row),
               std::min(low.column, place.column)};
        high = {std::max(high.layer, place.layer), std::max(high.row, place.row),
                std::max(high.column, place.column)};
    }
    return is_drawable(lattice, high - low, int_size(sites));
}

Result<Level> parse_on_lattice(std::string_view text, bool is_draft) {
    return read_on_lattice(text, is_draft, lattices());
}

std::string format_on_lattice(const Level& level) {
    std::string text =
        level_head("polyomino", level.title, level.recipe) + author_lines(level.author, level.note);
    text += "lattice " + std::string(level.lattice->name) + "\n";
    text += "board\n" + picture_of_board(level) + "end\n" + pieces_text(level);
    for (const Placement& given : level.givens) {
        text += given_text(level, given);
    }
    return text;
}

std::vector<int> place_on_lattice(const Level& level, const Placement& placement) {
    const Lattice& lattice = *level.lattice;
    const Site place = first_place(lattice, cells_of(level, placement)) - drawing_of_board(level).moved;
    return numbers_of(lattice, place);
}

std::optional<Placement> placement_on_lattice(const Level& level, int piece, int orientation,
                                              const std::vector<int>& place) {
    const Lattice& lattice = *level.lattice;
    const Site there = place.size() == 3 ? Site{place[0], place[1], place[2]} : Site{0, place[0], place[1]};
    const auto site = lattice.site_at(there + drawing_of_board(level).moved);
    const Shape& shape = at(at(level.pieces, piece).orientations, orientation);
    const auto corner = site ? corner_of_placement(lattice, shape, *site) : std::nullopt;
    return corner ? std::optional(Placement{piece, orientation, *corner}) : std::nullopt;
}

}  // namespace tessera::polyomino

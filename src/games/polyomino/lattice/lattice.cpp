#include "games/polyomino/lattice/lattice.h"

#include "games/polyomino/lattice/lattices.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

Site times(int factor, const Site& site) {
    return {factor * site.layer, factor * site.row, factor * site.column};
}

}  // namespace

Site image_of(const Turn& turn, const Site& site) {
    return times(site.layer, turn.layer) + times(site.row, turn.row) + times(site.column, turn.column);
}

Turn after(const Turn& later, const Turn& first) {
    return {image_of(later, first.layer), image_of(later, first.row), image_of(later, first.column)};
}

bool is_any_cell(const Site& /*site*/) {
    return true;
}

Site same_site(const Site& site) {
    return site;
}

std::optional<Site> same_place(const Site& place) {
    return place;
}

std::vector<Turn> turns_of(const Lattice& lattice, bool with_reflections) {
    std::vector<Turn> turns{no_turn};
    for (std::size_t next = 0; next < turns.size(); ++next) {
        for (const Turn& rotation : lattice.rotations) {
            const Turn turn = after(rotation, turns[next]);
            if (std::find(turns.begin(), turns.end(), turn) == turns.end()) {
                turns.push_back(turn);
            }
        }
    }
    const std::size_t rotation_count = turns.size();
    for (std::size_t index = 0; with_reflections && index < rotation_count; ++index) {
        turns.push_back(after(turns[index], lattice.mirror));
    }
    return turns;
}

const Lattice* lattice_called(std::string_view name) {
    const auto found = std::find_if(lattices().begin(), lattices().end(),
                                    [name](const Lattice* lattice) { return lattice->name == name; });
    return found == lattices().end() ? nullptr : *found;
}

std::optional<Sentence> why_absent(std::string_view name) {
    for (const AbsentLattice& absent : absent_lattices()) {
        if (absent.name == name) {
            return Sentence{std::string(absent.why), {}};
        }
    }
    return std::nullopt;
}

std::optional<Sentence> why_absent(char letter) {
    for (const AbsentLattice& absent : absent_lattices()) {
        if (absent.letter == letter) {
            return Sentence{std::string(absent.why), {}};
        }
    }
    return std::nullopt;
}

bool is_lattice_letter(char letter) {
    if (letter < 'a' || letter > 'z') {
        return false;  // a number: squares, which ask for no lattice
    }
    return why_absent(letter) ||
           std::any_of(lattices().begin(), lattices().end(), [letter](const Lattice* lattice) {
               return lattice != &square_lattice() && lattice->letter == letter;
           });
}

}  // namespace tessera::polyomino

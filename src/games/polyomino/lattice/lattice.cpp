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

namespace {

// Returns the sentence if the lattice for which `is_it` is true is one of the others, and the program lacks it.
template <class IsIt>
std::optional<Sentence> why_absent_if(const IsIt& is_it) {
    const std::string_view why = why_lattices_are_absent();
    const auto* const found = std::find_if(other_lattice_marks.begin(), other_lattice_marks.end(), is_it);
    if (why.empty() || found == other_lattice_marks.end() || lattice_called(found->name) != nullptr) {
        return std::nullopt;
    }
    return Sentence{std::string(why), {}};
}

}  // namespace

std::optional<Sentence> why_absent(std::string_view name) {
    return why_absent_if([name](const LatticeMark& mark) { return mark.name == name; });
}

std::optional<Sentence> why_absent(char letter) {
    return why_absent_if([letter](const LatticeMark& mark) { return mark.letter == letter; });
}

bool is_lattice_letter(char letter) {
    return std::any_of(other_lattice_marks.begin(), other_lattice_marks.end(),
                       [letter](const LatticeMark& mark) { return mark.letter == letter; });
}

}  // namespace tessera::polyomino

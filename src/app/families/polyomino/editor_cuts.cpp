#include "app/families/polyomino/editor.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <utility>

// Cuts of a draft's board by chance, which the page of the board shows as long as the draft is as it was cut.

namespace tessera {

using polyomino::Level;

namespace {

// True if the draft has the board and the pieces of a cut, perhaps with other names and colours, and none fixed elsewhere.
bool is_as_cut(const polyomino::CutPuzzle& cut, const Level& level) {
    const auto have_same_shape = [](const polyomino::Piece& one, const polyomino::Piece& other) {
        return one.shape == other.shape && one.count == other.count && one.orientations == other.orientations;
    };
    return cut.level.board == level.board && cut.level.lattice == level.lattice &&
           std::equal(cut.level.pieces.begin(), cut.level.pieces.end(), level.pieces.begin(),
                      level.pieces.end(), have_same_shape) &&
           std::all_of(level.givens.begin(), level.givens.end(), [&](const polyomino::Placement& given) {
               const auto& placed = cut.solution.placed;
               return std::find(placed.begin(), placed.end(), given) != placed.end();
           });
}

}  // namespace

const SeededCut* shown_cut(const PolyominoEditor& editor, const Level& level) {
    const auto cut = std::find_if(editor.cuts.rbegin(), editor.cuts.rend(),
                                  [&](const SeededCut& each) { return is_as_cut(each.puzzle, level); });
    return cut == editor.cuts.rend() ? nullptr : &*cut;
}

const Level& cut_with_seed(PolyominoEditor& editor, const Level& level, std::uint64_t seed) {
    constexpr int most_cuts = 50;  // that undo can come back to and show
    if (int_size(editor.cuts) == most_cuts) {
        editor.cuts.erase(editor.cuts.begin());
    }
    polyomino::CutPuzzle made = polyomino::cut_by_chance(level, seed);
    std::vector<int> shades = shades_of_cut(made.level, made.solution.placed);
    editor.cuts.push_back({seed, std::move(made), std::move(shades)});
    return editor.cuts.back().puzzle.level;
}

namespace {

bool do_touch(const std::vector<Cell>& steps, const std::vector<Cell>& one, const std::vector<Cell>& other) {
    return std::any_of(one.begin(), one.end(), [&](Cell cell) {
        return std::any_of(steps.begin(), steps.end(), [&](Cell step) {
            return std::find(other.begin(), other.end(), cell + step) != other.end();
        });
    });
}

}  // namespace

std::vector<int> shades_of_cut(const Level& level, const std::vector<polyomino::Placement>& placed) {
    const std::vector<Cell> steps = polyomino::steps_to_neighbours(level.lattice);
    std::vector<std::vector<Cell>> cells;
    std::vector<int> shades;
    for (const polyomino::Placement& placement : placed) {
        cells.push_back(polyomino::cells_of(level, placement));
        int shade = 0;
        const auto is_taken = [&](int other) {
            return at(placed, other).piece == placement.piece && at(shades, other) == shade &&
                   do_touch(steps, cells.back(), at(cells, other));
        };
        for (int other = 0; other < int_size(shades); ++other) {
            if (is_taken(other)) {
                ++shade;
                other = -1;  // from the start, with the next shade
            }
        }
        shades.push_back(shade);
    }
    return shades;
}

}  // namespace tessera

#include "app/families/polyomino/editor.h"

#include <algorithm>

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
    editor.cuts.push_back({seed, polyomino::cut_by_chance(level, seed)});
    return editor.cuts.back().puzzle.level;
}

}  // namespace tessera

#include "base/text.h"
#include "games/polyomino/reasoning/proof_words.h"
#include "games/polyomino/reasoning/regions.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tessera::polyomino {

namespace {

using Reason = SizeReason::Kind;

Sentence say_cut_off(const std::string& names, int size, const SizeReason& reason) {
    switch (reason.kind) {
        case Reason::never:
            return say(
                "placing {,or} here would cut off {} cells, and pieces of {,and} cells never add up to that",
                names, size, listed(reason.sizes));
        case Reason::too_few:
            return say(
                "placing {,or} here would cut off {} cells: that takes at least {} pieces of {} cells, and "
                "only {} {is|are} left",
                names, size, reason.needed, reason.size, reason.left);
        case Reason::between:
            return say(
                "placing {,or} here would cut off {} cells; the other pieces left add up to {} or {}, but "
                "nothing in between",
                names, size, reason.less, reason.more);
        default:
            return say("placing {,or} here would cut off {} cells, and no other pieces left add up to that",
                       names, size);
    }
}

Sentence say_cut_off_in_the_end(const std::string& name, const std::string& then, int size,
                                const SizeReason& reason) {
    switch (reason.kind) {
        case Reason::never:
            return say(
                "with piece {} here, {,and} would have to follow, and {} cells would be cut off: pieces of "
                "{,and} cells never add up to that",
                name, then, size, listed(reason.sizes));
        case Reason::too_few:
            return say(
                "with piece {} here, {,and} would have to follow, and {} cells would be cut off: that takes "
                "at least {} pieces of {} cells, and only {} {is|are} left",
                name, then, size, reason.needed, reason.size, reason.left);
        case Reason::between:
            return say(
                "with piece {} here, {,and} would have to follow, and {} cells would be cut off; the pieces "
                "left add up to {} or {}, but nothing in between",
                name, then, size, reason.less, reason.more);
        default:
            return say(
                "with piece {} here, {,and} would have to follow, and that would cut off {} {cell|cells} "
                "that nothing fills",
                name, then, size);
    }
}

Sentence say_unfillable(int size, const SizeReason& reason) {
    switch (reason.kind) {
        case Reason::never:
            return say("these {} cells cannot be filled: pieces of {,and} cells never add up to that", size,
                       listed(reason.sizes));
        case Reason::too_few:
            return say("these {} cells take at least {} pieces of {} cells, and only {} {is|are} left", size,
                       reason.needed, reason.size, reason.left);
        case Reason::between:
            return say(
                "these {} cells cannot be filled: the pieces left add up to {} or {}, but nothing in between",
                size, reason.less, reason.more);
        default:
            return say("the pieces left cannot fill this gap of {} cells", size);
    }
}

// `used`: the piece of the gap's shape, which is used up; empty if no piece has it.
Sentence say_gap(const std::string& names, int size, const std::string& used) {
    return used.empty()
               ? say("placing {,or} here would leave a gap of {} cells, and no other piece left fits into it",
                     names, size)
               : say("placing {,or} here would leave a gap of {} cells with the shape of {}, and {} is "
                     "used up",
                     names, size, used, used);
}

Sentence say_gap_in_the_end(const std::string& name, const std::string& then, int size,
                            const std::string& used) {
    return used.empty() ? say("with piece {} here, {,and} would have to follow, and no piece left would fit "
                              "into this gap of {} cells",
                              name, then, size)
                        : say("with piece {} here, {,and} would have to follow, and this gap of {} cells "
                              "would have the shape of {}, which is used up",
                              name, then, size, used);
}

Sentence say_gap_here(int size, const std::string& used) {
    return used.empty() ? say("no piece left fits into this gap of {} cells", size)
                        : say("this gap of {} cells has the shape of {}, which is used up", size, used);
}

Sentence say_colours_cut_off(const std::string& names, int size, int imbalance) {
    return imbalance == 0
               ? say("placing {,or} here would cut off {} cells that the other pieces cannot fill: "
                     "on a checkerboard half of them would be dark",
                     names, size)
               : say("placing {,or} here would cut off {} cells that the other pieces cannot fill: "
                     "on a checkerboard one colour would have {} more of them",
                     names, size, imbalance);
}

Sentence say_colours(int imbalance) {
    return imbalance == 0 ? say("on a checkerboard half of these cells would be dark, which the pieces left "
                                "cannot match")
                          : say("on a checkerboard one colour would have {} more of these cells, which the "
                                "pieces left cannot match",
                                imbalance);
}

}  // namespace

SizeReason ProofWords::reason_for(const Failure& failure, const std::vector<int>& laid) const {
    const int cells = int_size(failure.region);
    if (failure.kind != Failure::Kind::size || cells <= largest_hole) {
        return {};
    }
    std::map<int, int> counts;
    for (int kind = 0; kind < table_.kind_count(); ++kind) {
        const auto used = std::count_if(laid.begin(), laid.end(),
                                        [&](int candidate) { return table_.kind_of(candidate) == kind; });
        const int left = int_size(table_.kind(kind).pieces) - static_cast<int>(used);
        if (left > 0) {
            counts[table_.kind(kind).size] += left;
        }
    }
    return size_reason(counts, cells);
}

// Pieces of different sizes leave different sums.
SizeReason ProofWords::reason_for_all(const Failure& failure, const std::vector<int>& candidates,
                                      std::vector<int> assumed) const {
    const auto size = [&](int candidate) {
        return table_.kind(table_.kind_of(candidate)).size;
    };
    const bool are_equal = std::all_of(candidates.begin(), candidates.end(), [&](int candidate) {
        return size(candidate) == size(candidates.front());
    });
    assumed.push_back(candidates.front());
    return are_equal ? reason_for(failure, assumed) : SizeReason{};
}

std::string ProofWords::piece_shaped_like(const std::vector<int>& region) const {
    std::vector<Cell> cells = board_cells(region);
    std::sort(cells.begin(), cells.end());
    for (int piece = 0; piece < int_size(level_.pieces); ++piece) {
        for (const Shape& shape : at(level_.pieces, piece).orientations) {
            const bool is_same =
                shape.size() == int_size(cells) &&
                std::equal(cells.begin(), cells.end(), shape.cells.begin(), [&](Cell there, Cell own) {
                    return there - cells.front() == own - shape.cells.front();
                });
            if (is_same) {
                return std::string(short_name(level_, piece));
            }
        }
    }
    return "";
}

Sentence ProofWords::say_at_once(const std::vector<int>& candidates, const Failure& failure,
                                 const std::vector<int>& assumed) const {
    const std::string names = names_of(candidates);
    const int count = int_size(candidates);
    const int size = int_size(failure.region);
    switch (failure.kind) {
        case Failure::Kind::size:
            return size <= largest_hole
                       ? say("placing {,or} here would leave a hole of {} {cell|cells} that the other pieces "
                             "cannot fill",
                             names, size)
                       : say_cut_off(names, size, reason_for_all(failure, candidates, assumed));
        case Failure::Kind::colour:
            return say_colours_cut_off(names, size, imbalance_of(table_, failure.region));
        case Failure::Kind::gap:
            return say_gap(names, size, piece_shaped_like(failure.region));
        case Failure::Kind::one_piece:
            return say("with {,or} here, only the {} piece could cover these two cells, but not both at once",
                       names, name_of_kind(failure.piece_kind));
        case Failure::Kind::two_pieces:
            return say("with {,or} here, pieces {} and {} would both need this cell", names,
                       name_of_kind(failure.piece_kind), name_of_kind(failure.other_kind));
        case Failure::Kind::piece: {
            const std::string lost = name_of_kind(failure.piece_kind);
            return count == 1
                       ? say("with piece {} here, there would be no place for piece {}", names, lost)
                       : say("with {,or} in any of these {} placements, there would be no place for piece {}",
                             names, count, lost);
        }
        default:
            return count == 1 ? say("with piece {} here, nothing could cover this cell", names)
                              : say("with {,or} in any of these {} placements, nothing could cover this cell",
                                    names, count);
    }
}

Sentence ProofWords::say_chain(const std::vector<int>& laid, const Failure& failure,
                               const std::vector<int>& assumed) const {
    const std::string name = name_of(laid.front());
    const std::string then = names_after_first(laid);
    std::vector<int> all = assumed;
    all.insert(all.end(), laid.begin(), laid.end());
    switch (failure.kind) {
        case Failure::Kind::cell:
            return say("with piece {} here, {,and} would have to follow, and nothing could cover this cell",
                       name, then);
        case Failure::Kind::piece:
            return say(
                "with piece {} here, {,and} would have to follow, and there would be no place for piece {}",
                name, then, name_of_kind(failure.piece_kind));
        case Failure::Kind::gap:
            return say_gap_in_the_end(name, then, int_size(failure.region),
                                      piece_shaped_like(failure.region));
        case Failure::Kind::one_piece:
            return say(
                "with piece {} here, {,and} would have to follow, and only the {} piece could cover these "
                "two cells, but not both at once",
                name, then, name_of_kind(failure.piece_kind));
        case Failure::Kind::two_pieces:
            return say(
                "with piece {} here, {,and} would have to follow, and pieces {} and {} would both need "
                "this cell",
                name, then, name_of_kind(failure.piece_kind), name_of_kind(failure.other_kind));
        default:
            return say_cut_off_in_the_end(name, then, int_size(failure.region), reason_for(failure, all));
    }
}

Sentence ProofWords::say_dead_end(const Failure& failure) const {
    const int count = int_size(failure.region);
    switch (failure.kind) {
        case Failure::Kind::area:
            return say("{} cells are open, and the pieces left have only {}", table_.cell_count(),
                       table_.cell_count() + table_.surplus());
        case Failure::Kind::piece:
            return say("there is no place left for piece {}", name_of_kind(failure.piece_kind));
        case Failure::Kind::size:
            return count == 1 ? say("no piece left fills this single cell")
                              : say_unfillable(count, reason_for(failure, {}));
        case Failure::Kind::colour:
            return say_colours(imbalance_of(table_, failure.region));
        case Failure::Kind::gap:
            return say_gap_here(count, piece_shaped_like(failure.region));
        case Failure::Kind::one_piece:
            return say("only the {} piece can cover these two cells, but not both at once",
                       name_of_kind(failure.piece_kind));
        case Failure::Kind::two_pieces:
            return say("pieces {} and {} both need this cell", name_of_kind(failure.piece_kind),
                       name_of_kind(failure.other_kind));
        default:
            return say("no piece left can cover this cell");
    }
}

namespace {

Rule rule_of(Failure::Kind kind) {
    switch (kind) {
        case Failure::Kind::area:
        case Failure::Kind::size:
            return Rule::region_size;
        case Failure::Kind::piece:
            return Rule::only_place;
        case Failure::Kind::colour:
            return Rule::region_colours;
        case Failure::Kind::one_piece:
        case Failure::Kind::two_pieces:
            return Rule::pair;
        default:
            return Rule::only_placement;
    }
}

}  // namespace

ExplanationStep ProofWords::line_of_failure(const Failure& failure) const {
    ExplanationStep dead_end = line(rule_of(failure.kind), say_dead_end(failure), cells_in(failure), {});
    for (const int kind : {failure.piece_kind, failure.other_kind}) {
        if (kind >= 0) {
            dead_end.pieces.push_back(at(level_.pieces, table_.kind(kind).pieces.front()).name);
        }
    }
    return dead_end;
}

}  // namespace tessera::polyomino

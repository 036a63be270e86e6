#include "games/polyomino/reasoning/proof_words.h"

#include "base/text.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tessera::polyomino {

std::string listed(const std::vector<int>& numbers) {
    std::vector<std::string> texts;
    texts.reserve(numbers.size());
    for (const int number : numbers) {
        texts.push_back(std::to_string(number));
    }
    return join(texts, ", ");
}

ExplanationStep ProofWords::line(Rule rule, Sentence sentence, std::vector<Cell> cells,
                                 const std::vector<int>& excluded, const std::vector<int>& assumed) const {
    ExplanationStep line;
    line.deduction = polyomino::name_of(rule);
    line.sentence = std::move(sentence);
    line.cells = std::move(cells);
    for (const int candidate : excluded) {
        line.excludes.push_back(text_of(candidate, assumed));
    }
    name_pieces(excluded, line);
    return line;
}

ExplanationStep ProofWords::line_of_trial(const std::vector<Supposed>& laid, const Failure& failure,
                                          const std::vector<int>& assumed) const {
    const int candidate = laid.front().candidate;
    std::vector<Cell> wrong = cells_in(failure);
    ExplanationStep trial = line(
        Rule::search,
        say("with piece {} here, nothing works out; this try fails {} {piece|pieces} later",
            name_of(candidate), int_size(laid) - 1),
        wrong.empty() ? board_cells(table_.cells_of(candidate)) : std::move(wrong), {candidate}, assumed);
    suppose(assumed, laid, trial);
    return trial;
}

void ProofWords::suppose(const std::vector<int>& assumed, const std::vector<Supposed>& laid,
                         ExplanationStep& line) const {
    std::vector<int> all = assumed;
    for (const Supposed& supposed : laid) {
        all.push_back(supposed.candidate);
    }
    line.assumes = texts_of(all);
    name_pieces({all.begin() + static_cast<std::ptrdiff_t>(assumed.size()), all.end()}, line);
    for (int index = 0; index < int_size(laid); ++index) {
        const std::string& move = at(line.assumes, int_size(assumed) + index);
        const reasoning::Place place = at(laid, index).forced_at;
        if (place.cell >= 0) {
            line.follows.push_back(move);
            line.forced_at.push_back(table_.board_cell(place.cell));
        } else if (place.kind >= 0) {
            line.alone.push_back(move);
        }
    }
}

ExplanationStep ProofWords::line_of_searched(const std::vector<int>& candidates) const {
    return line(Rule::search, say_many(Rule::search, int_size(candidates)), {}, candidates);
}

// A gap that the piece just fills has words of its own.
ExplanationStep ProofWords::line_of_placing(reasoning::Place place, int candidate, Placing how) const {
    const std::string name = name_of(candidate);
    const bool is_cell = place.cell >= 0;
    ExplanationStep last;
    if (!is_cell) {
        last = line(Rule::only_place,
                    how == Placing::conclusion ? say("so piece {} can only go here", name)
                    : how == Placing::or_image
                        ? say("so piece {} can only go here, or in the matching place", name)
                        : say("piece {} fits in one place only", name),
                    board_cells(table_.cells_of(candidate)), {});
    } else if (is_gap(candidate)) {
        std::vector<int> cells = table_.cells_of(candidate);
        std::iter_swap(cells.begin(), std::find(cells.begin(), cells.end(), place.cell));
        last =
            line(Rule::only_placement, say("this gap of {} cells has the shape of {}", int_size(cells), name),
                 board_cells(cells), {});
    } else {
        last = line(Rule::only_placement,
                    how == Placing::conclusion ? say("so piece {} goes here", name)
                    : how == Placing::or_image
                        ? say("so piece {} goes here, or in the matching place", name)
                        : say("only the {} piece can cover this cell, and in one way only", name),
                    cells_in(place), {});
    }
    name_pieces({candidate}, last);
    last.moves = {text_of(candidate)};
    return last;
}

// True if no open cell lies beside the candidate's.
bool ProofWords::is_gap(int candidate) const {
    const std::vector<int>& cells = table_.cells_of(candidate);
    const auto is_inside = [&](int cell) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    return cells.size() > 1 && std::all_of(cells.begin(), cells.end(), [&](int cell) {
               const std::vector<int>& beside = table_.neighbours(cell);
               return std::all_of(beside.begin(), beside.end(), is_inside);
           });
}

ExplanationStep ProofWords::line_of_choice(int cell, int candidate) const {
    ExplanationStep choice = line(
        Rule::choice, say("there are several ways on from here; piece {} here is one", name_of(candidate)),
        board_cells({cell}), {});
    name_pieces({candidate}, choice);
    choice.moves = {text_of(candidate)};
    return choice;
}

ExplanationStep ProofWords::line_of_nothing_left(reasoning::Place place) const {
    return line_of_failure(
        {place.cell >= 0 ? Failure::Kind::cell : Failure::Kind::piece, place.cell, place.kind, {}});
}

Sentence ProofWords::say_many(Rule rule, int count) {
    switch (rule) {
        case Rule::region_size:
        case Rule::region_colours:
            return say("each of these {} placements would cut off cells that the pieces left cannot fill",
                       count);
        case Rule::one_step:
            return say("each of these {} placements would leave a cell uncovered or a piece without a place",
                       count);
        case Rule::pair:
            return say(
                "each of these {} placements would leave one piece for two cells, or one cell for two pieces",
                count);
        default:
            return say("each of these {} placements fails in the end, as a search shows", count);
    }
}

ExplanationStep ProofWords::line_of_split(const std::vector<int>& laid, reasoning::Place place,
                                          const std::vector<int>& left,
                                          const std::vector<int>& assumed) const {
    ExplanationStep split =
        line(Rule::split, say_split(laid, place, left),
             place.cell >= 0 ? cells_in(place) : board_cells(cells_of_all(left)), {laid.front()}, assumed);
    name_pieces(left, split);
    std::vector<int> before = assumed;
    before.insert(before.end(), laid.begin(), laid.end());
    for (const int candidate : left) {
        split.left.push_back(text_of(candidate, before));
    }
    return split;
}

Sentence ProofWords::say_split(const std::vector<int>& laid, reasoning::Place place,
                               const std::vector<int>& left) const {
    const std::string name = name_of(laid.front());
    const std::string then = names_after_first(laid);
    if (place.cell >= 0) {
        const std::string names = names_of(left);
        return then.empty() ? say("with piece {} here, only {,or} could cover this cell", name, names)
                            : say("with piece {} here, {,and} would have to follow, and only {,or} could "
                                  "cover this cell",
                                  name, then, names);
    }
    const std::string lost = name_of_kind(place.kind);
    return then.empty()
               ? say("with piece {} here, there would be {} places left for piece {}", name, int_size(left),
                     lost)
               : say("with piece {} here, {,and} would have to follow, and there would be {} places left "
                     "for piece {}",
                     name, then, int_size(left), lost);
}

std::vector<Cell> ProofWords::cells_in(const Failure& failure) const {
    return failure.cell >= 0 ? board_cells({failure.cell}) : board_cells(failure.region);
}

std::vector<Cell> ProofWords::cells_in(reasoning::Place place) const {
    return place.cell >= 0 ? board_cells({place.cell}) : std::vector<Cell>();
}

std::string ProofWords::text_of(int candidate, std::vector<int> assumed) const {
    assumed.push_back(candidate);
    return texts_of(assumed).back();
}

std::vector<std::string> ProofWords::texts_of(const std::vector<int>& candidates) const {
    std::map<int, int> used;
    std::vector<std::string> texts;
    for (const int candidate : candidates) {
        const int kind = table_.kind_of(candidate);
        Placement placement = table_.placement(candidate);
        const Shape& shape = oriented_shape(level_, placement);
        placement.piece = at(table_.kind(kind).pieces, used[kind]++);
        placement.orientation = orientation_index(at(level_.pieces, placement.piece), shape);
        texts.push_back(Polyomino::format_move(level_, placing(placement)));
    }
    return texts;
}

ExplanationStep ProofWords::line_of_pair(const CellPair& pair, const std::vector<int>& excluded,
                                         const std::vector<int>& assumed) const {
    const std::string names = join({name_of_kind(pair.kind), name_of_kind(pair.other_kind)}, ", ");
    return line(Rule::pair,
                say("only pieces {,and} can cover these two cells, so neither goes anywhere else", names),
                board_cells({pair.cell, pair.other_cell}), excluded, assumed);
}

ExplanationStep ProofWords::line_of_bottleneck(const Bottleneck& bottleneck, const std::vector<int>& excluded,
                                               const std::vector<int>& assumed) const {
    std::vector<int> cells{bottleneck.cell};
    cells.insert(cells.end(), bottleneck.side.begin(), bottleneck.side.end());
    return line(Rule::bottleneck,
                say("these {} cells have only one way out: the piece that covers it must take {,or} of them",
                    int_size(cells), listed(bottleneck.counts)),
                board_cells(cells), excluded, assumed);
}

ExplanationStep ProofWords::line_of_needed_inside(const Failure& failure, const std::vector<int>& excluded,
                                                  const std::vector<int>& assumed) const {
    const std::string name = name_of(excluded.front());
    return line(Rule::region_set,
                say("only with piece {} can these {} cells be filled, so it goes in here", name,
                    int_size(failure.region)),
                cells_in(failure), excluded, assumed);
}

Sentence ProofWords::say_images(BoardImage image, const std::vector<int>& excluded) const {
    if (excluded.size() == 1) {
        const std::string name = name_of(excluded.front());
        switch (image) {
            case BoardImage::turned:
                return say(
                    "turned, the board looks the same: piece {} here matches another placement, so skip it",
                    name);
            case BoardImage::mirrored:
                return say(
                    "mirrored, the board looks the same: piece {} here matches another placement, so skip it",
                    name);
            case BoardImage::both:
                break;
        }
        return say(
            "turned or mirrored, the board looks the same: piece {} here matches another placement, so skip "
            "it",
            name);
    }
    const int count = int_size(excluded);
    switch (image) {
        case BoardImage::turned:
            return say("turned, the board looks the same: these {} placements match others, so skip them",
                       count);
        case BoardImage::mirrored:
            return say("mirrored, the board looks the same: these {} placements match others, so skip them",
                       count);
        case BoardImage::both:
            break;
    }
    return say("turned or mirrored, the board looks the same: these {} placements match others, so skip them",
               count);
}

ExplanationStep ProofWords::line_of_images(BoardImage image, const std::vector<int>& excluded) const {
    const bool is_one = excluded.size() == 1;
    return line(Rule::symmetry, say_images(image, excluded),
                is_one ? board_cells(table_.cells_of(excluded.front())) : std::vector<Cell>(), excluded);
}

std::string ProofWords::name_of_kind(int kind) const {
    return std::string(short_name(level_, table_.kind(kind).pieces.front()));
}

std::string ProofWords::names_of(const std::vector<int>& candidates) const {
    std::vector<std::string> names;
    for (const int candidate : candidates) {
        const std::string name = name_of(candidate);
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            names.push_back(name);
        }
    }
    return join(names, ", ");
}

std::string ProofWords::names_after_first(const std::vector<int>& laid) const {
    std::vector<std::string> names;
    for (std::size_t index = 1; index < laid.size(); ++index) {
        names.push_back(name_of(laid[index]));
    }
    return join(names, ", ");
}

std::vector<Cell> ProofWords::board_cells(const std::vector<int>& cells) const {
    std::vector<Cell> all;
    all.reserve(cells.size());
    for (const int cell : cells) {
        all.push_back(table_.board_cell(cell));
    }
    return all;
}

std::vector<int> ProofWords::cells_of_all(const std::vector<int>& candidates) const {
    std::set<int> cells;
    for (const int candidate : candidates) {
        cells.insert(table_.cells_of(candidate).begin(), table_.cells_of(candidate).end());
    }
    return {cells.begin(), cells.end()};
}

void ProofWords::name_pieces(const std::vector<int>& candidates, ExplanationStep& line) const {
    for (const int candidate : candidates) {
        const std::string& name = at(level_.pieces, table_.placement(candidate).piece).name;
        if (std::find(line.pieces.begin(), line.pieces.end(), name) == line.pieces.end()) {
            line.pieces.push_back(name);
        }
    }
}

}  // namespace tessera::polyomino

#include "games/polyomino/reasoning/deduction.h"

#include "base/text.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace tessera::polyomino {

namespace {

// The data that the sentences are made from.
struct Words {
    const Level& level;
    const CandidateTable& table;
    const Finding& finding;

    std::string name_of_kind(int kind) const {
        return std::string(short_name(level, table.kind(kind).pieces.front()));
    }
    std::string name() const { return finding.kinds.empty() ? "" : name_of_kind(finding.kinds.front()); }
    std::string names() const {
        std::vector<std::string> all;
        for (const int kind : finding.kinds) {
            all.push_back(name_of_kind(kind));
        }
        return join(all, ", ");
    }
    int cell_count() const { return int_size(finding.cells); }
    int imbalance() const {
        int difference = 0;
        for (const int cell : finding.cells) {
            difference += table.is_light(cell) ? 1 : -1;
        }
        return std::abs(difference);
    }
};

Sentence say_dead_end(const Words& words) {
    switch (words.finding.failure->kind) {
        case Failure::Kind::area: {
            const int open_count = words.table.cell_count();
            return say("{} cells are open, and the pieces left have only {}", open_count,
                       open_count + words.table.surplus());
        }
        case Failure::Kind::cell:
            return say("no piece left can cover this cell");
        case Failure::Kind::piece:
            return say("there is no place left for {}", words.name());
        case Failure::Kind::size:
            return words.cell_count() == 1
                       ? say("no piece left fills this single cell")
                       : say("the pieces left cannot fill this gap of {} cells", words.cell_count());
        case Failure::Kind::colour:
            if (words.imbalance() == 0) {
                return say(
                    "coloured like a checkerboard, these cells have as many of one colour as of the other, "
                    "and the pieces left never do");
            }
            return say(
                "coloured like a checkerboard, these cells have {} more of one colour, and the pieces left "
                "never do",
                words.imbalance());
        case Failure::Kind::search:
            break;
    }
    return say(
        "tried up to {} {piece|pieces} deep, everything that could cover this cell leads to a dead end",
        words.finding.depth);
}

Sentence say_region(const Words& words) {
    const int count = words.cell_count();
    if (words.finding.rule == Rule::region_colours && words.imbalance() == 0) {
        return say(
            "cut off from the rest, these {} cells could not be filled: coloured like a checkerboard, they "
            "have as many of one colour as of the other, and no other pieces left do",
            count);
    }
    if (words.finding.rule == Rule::region_colours) {
        return say(
            "cut off from the rest, these {} cells could not be filled: coloured like a checkerboard, they "
            "have {} more of one colour, and no other pieces left do",
            count, words.imbalance());
    }
    return count == 1 ? say("cut off from the rest, this single cell could not be filled: no other piece "
                            "left has one cell")
                      : say("cut off from the rest, these {0} cells could not be filled: no other pieces "
                            "left add up to {0}",
                            count);
}

Sentence say_shared(const Words& words) {
    const bool is_dead_end = words.finding.rule == Rule::dead_end;
    switch (words.finding.form) {
        case Finding::Form::same_piece:
            return is_dead_end ? say("only {} can fill this dead end, so it lies nowhere else", words.name())
                               : say("only {} can cover this cell, so it lies nowhere else", words.name());
        case Finding::Form::piece_claims:
            return say("wherever {} lies it covers these cells, so nothing else can have them", words.name());
        default:
            return is_dead_end
                       ? say("whatever fills this dead end covers these cells, so nothing else can have them")
                       : say("whatever covers the first of these cells covers all of them, so nothing else "
                             "can have them");
    }
}

Sentence say_one_step(const Words& words) {
    const Failure& failure = *words.finding.failure;
    const int count = int_size(words.finding.rules_out);
    if (failure.kind == Failure::Kind::piece) {
        const std::string lost = words.name_of_kind(failure.piece_kind);
        return count == 1 ? say("if {} lay like this, there would be no place for {}", words.name(), lost)
                          : say("if {,or} lay in any of these {} ways, there would be no place for {}",
                                words.names(), count, lost);
    }
    return count == 1 ? say("if {} lay like this, nothing could cover this cell", words.name())
                      : say("if {,or} lay in any of these {} ways, nothing could cover this cell",
                            words.names(), count);
}

Sentence say_two_steps(const Words& words) {
    const std::string next = words.name_of_kind(words.table.kind_of(words.finding.forced.front()));
    const Failure& failure = *words.finding.failure;
    if (failure.kind == Failure::Kind::cell) {
        return say("if {} lay like this, {} would have to follow, and nothing could cover this cell",
                   words.name(), next);
    }
    if (failure.kind == Failure::Kind::piece) {
        return say("if {} lay like this, {} would have to follow, and there would be no place for {}",
                   words.name(), next, words.name_of_kind(failure.piece_kind));
    }
    return say("if {} lay like this, {} would have to follow, and {} cells could not be filled", words.name(),
               next, words.cell_count());
}

Sentence say_chain(const Words& words) {
    const int count = words.finding.depth;
    const Failure& failure = *words.finding.failure;
    if (failure.kind == Failure::Kind::cell) {
        return say(
            "if {} lay like this, {} pieces would have to follow in turn, and nothing could cover this cell",
            words.name(), count);
    }
    if (failure.kind == Failure::Kind::piece) {
        return say(
            "if {} lay like this, {} pieces would have to follow in turn, and there would be no place for {}",
            words.name(), count, words.name_of_kind(failure.piece_kind));
    }
    return say(
        "if {} lay like this, {} pieces would have to follow in turn, and {} cells could not be filled",
        words.name(), count, words.cell_count());
}

Sentence sentence_for(const Words& words) {
    if (words.finding.is_dead_end()) {
        return say_dead_end(words);
    }
    switch (words.finding.rule) {
        case Rule::only_placement:
            return say("only {} can cover this cell, and in one way only", words.name());
        case Rule::only_place:
            return say("{} fits in one place only", words.name());
        case Rule::region_set:
            return say("only {,and} can fill this region of {} cells", words.names(), words.cell_count());
        case Rule::region_size:
        case Rule::region_colours:
            return say_region(words);
        case Rule::dead_end:
        case Rule::shared_cells:
            return say_shared(words);
        case Rule::one_step:
            return say_one_step(words);
        case Rule::two_steps:
            return say_two_steps(words);
        case Rule::chain:
            return say_chain(words);
        case Rule::search:
            return say(
                "tried up to {} {piece|pieces} deep, everything but {} leads to a dead end at this cell",
                words.finding.depth, words.name());
        case Rule::choice:
            break;
    }
    return say("several ways lead on from here; {} like this is one of them", words.name());
}

// Assigns each placement the next unused piece of its kind.
class PieceGiver {
public:
    PieceGiver(const Level& level, const CandidateTable& table)
        : level_(level), table_(table), given_(static_cast<std::size_t>(table.kind_count()), 0) {}

    Placement give(int candidate) {
        Placement placement = table_.placement(candidate);
        const int kind = table_.kind_of(candidate);
        const Shape& shape = oriented_shape(level_, placement);
        placement.piece = at(table_.kind(kind).pieces, at(given_, kind)++);
        placement.orientation = orientation_index(at(level_.pieces, placement.piece), shape);
        return placement;
    }

private:
    const Level& level_;
    const CandidateTable& table_;
    std::vector<int> given_;  // pieces used of each kind
};

// Returns the kinds that the finding mentions, each once.
std::vector<int> kinds_spoken_of(const CandidateTable& table, const Finding& finding) {
    std::vector<int> kinds = finding.kinds;
    for (const int candidate : finding.forced) {
        kinds.push_back(table.kind_of(candidate));
    }
    if (finding.failure && finding.failure->piece_kind >= 0) {
        kinds.push_back(finding.failure->piece_kind);
    }
    std::vector<int> once;
    std::copy_if(kinds.begin(), kinds.end(), std::back_inserter(once),
                 [&](int kind) { return std::find(once.begin(), once.end(), kind) == once.end(); });
    return once;
}

Deduction deduction_of(const Level& level, const CandidateTable& table, const Finding& finding,
                       PieceGiver& giver) {
    Deduction deduction;
    deduction.rule = finding.rule;
    deduction.sentence = sentence_for({level, table, finding});
    deduction.is_dead_end = finding.is_dead_end();
    for (const int kind : kinds_spoken_of(table, finding)) {
        deduction.pieces.push_back(table.kind(kind).pieces.front());
    }
    for (const int cell : finding.cells) {
        deduction.cells.push_back(table.board_cell(cell));
    }
    for (const int candidate : finding.places) {
        deduction.places.push_back(giver.give(candidate));
    }
    for (const int candidate : finding.rules_out) {
        deduction.rules_out.push_back(table.placement(candidate));
    }
    return deduction;
}

}  // namespace

std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner,
                                     const std::vector<int>& findings) {
    std::vector<Deduction> deductions;
    deductions.reserve(findings.size());
    PieceGiver giver(level, reasoner.table());
    for (const int index : findings) {
        deductions.push_back(deduction_of(level, reasoner.table(), at(reasoner.findings(), index), giver));
    }
    return deductions;
}

std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner) {
    return deductions_of(level, reasoner, reasoner.counting_findings());
}

}  // namespace tessera::polyomino

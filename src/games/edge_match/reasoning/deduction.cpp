#include "games/edge_match/reasoning/deduction.h"

#include "base/text.h"
#include "games/edge_match/reasoning/wording.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

std::vector<std::string> names_of_left(const Problem& problem, int kind, int laid_count) {
    const std::vector<int>& tiles = at(problem.kinds, kind).tiles;
    std::vector<std::string> names;
    for (int number = laid_count; number < int_size(tiles); ++number) {
        names.push_back(tile_name(at(tiles, number)));
    }
    return names;
}

// Returns the names of the tiles that the finding mentions, each once.
std::vector<std::string> names_spoken_of(const Problem& problem, const Finding& finding,
                                         const std::vector<int>& laid) {
    std::vector<int> kinds{finding.tile_kind, finding.other_kind};
    if (finding.failure && finding.failure->tile_kind != finding.tile_kind) {
        kinds.push_back(finding.failure->tile_kind);
    }
    std::vector<std::string> names;
    for (const int kind : kinds) {
        const std::vector<std::string> more =
            kind < 0 ? std::vector<std::string>() : names_of_left(problem, kind, at(laid, kind));
        names.insert(names.end(), more.begin(), more.end());
    }
    return names;
}

// Assigns each placement the next unused tile of its kind.
class TileGiver {
public:
    TileGiver(const Level& level, const Problem& problem)
        : level_(level), problem_(problem), given_(problem.kinds.size(), 0) {}

    Move give(const Choice& choice) {
        const int kind = at(problem_.oriented_tiles, choice.oriented).kind;
        return move(choice, at(given_, kind)++);
    }
    // Returns the move with the next tile without using it up.
    Move show(const Choice& choice) const {
        const int kind = at(problem_.oriented_tiles, choice.oriented).kind;
        return move(choice, at(given_, kind));
    }
    // Returns how many tiles of each kind have been used.
    const std::vector<int>& given() const { return given_; }

private:
    Move move(const Choice& choice, int number) const { return move_of(level_, problem_, choice, number); }

    const Level& level_;
    const Problem& problem_;
    std::vector<int> given_;
};

Deduction deduction_of(const CandidateTable& table, const Finding& finding, TileGiver& giver) {
    Deduction deduction;
    deduction.rule = finding.rule;
    deduction.sentence = sentence_for(table, finding, giver.given());
    deduction.tiles = names_spoken_of(table.problem(), finding, giver.given());
    deduction.is_dead_end = finding.is_dead_end();
    for (const int cell : finding.cells) {
        deduction.cells.push_back(table.problem().wanted.cell(cell));
    }
    for (const Choice& choice : finding.rules_out) {
        deduction.rules_out.push_back(giver.show(choice));
    }
    for (const Choice& choice : finding.places) {
        deduction.places.push_back(giver.give(choice));
    }
    return deduction;
}

}  // namespace

std::string tile_name(int tile) {
    return std::to_string(tile + 1);
}

std::string kind_name(const Problem& problem, int kind, int laid_count) {
    return join(names_of_left(problem, kind, laid_count), ", ");
}

std::vector<Deduction> deductions_of(const Level& level, const CandidateTable& table,
                                     const std::vector<Finding>& findings) {
    std::vector<Deduction> deductions;
    deductions.reserve(findings.size());
    TileGiver giver(level, table.problem());
    for (const Finding& finding : findings) {
        deductions.push_back(deduction_of(table, finding, giver));
    }
    return deductions;
}

std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner,
                                     const std::vector<int>& findings) {
    std::vector<Finding> some;
    some.reserve(findings.size());
    for (const int index : findings) {
        some.push_back(at(reasoner.findings(), index));
    }
    return deductions_of(level, reasoner.table(), some);
}

std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner) {
    return deductions_of(level, reasoner, reasoner.counting_findings());
}

}  // namespace tessera::edge_match

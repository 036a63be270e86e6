#include "games/edge_match/engines/hint_ladder.h"

#include "games/edge_match/engines/cell_trial.h"
#include "games/edge_match/engines/hint_text.h"
#include "games/edge_match/level_text.h"
#include "games/reasoning/hint_ladder.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

// Returns one sentence for several findings of the same rule.
Sentence summary_of(Rule rule, int count) {
    switch (rule) {
        case Rule::claim:
        case Rule::pair:
            return say("some cells and tiles belong together, which rules out {} ways to lay a tile", count);
        case Rule::edge_count:
        case Rule::frame_edges:
            return say("some edges are already taken elsewhere, which rules out {} ways to lay a tile",
                       count);
        case Rule::one_step:
            return say("each of these {} ways to lay a tile would lead straight to a dead end", count);
        default:
            return say("each of these {} ways to lay a tile would force others and end in a dead end", count);
    }
}

// Words for findings on which the last one depends.
class ReasonWords : public TileWords {
public:
    ReasonWords(const Level& level, const Reasoner& reasoner, const std::vector<int>& behind)
        : level_(level),
          problem_(reasoner.table().problem()),
          table_(reasoner.table()),
          reasoner_(reasoner),
          behind_(behind) {}

    static Sentence summary_of(Rule rule, int count) { return edge_match::summary_of(rule, count); }
    static std::vector<Cell> cells_in(const Deduction& deduction) { return deduction.cells; }
    static HintStep where_to_look(const Deduction& deduction) {
        return deduction.rule == Rule::only_cell ? rung_of_places(names_in(deduction))
                                                 : rung_of_cells(deduction.cells);
    }
    static bool begins_with(const HintStep& rung, const Deduction& deduction) {
        return rung.cells == deduction.cells;
    }
    // Where the last finding only chooses a way on, there is nothing to try.
    std::vector<HintStep> rungs_of_trial(const HintStep& last) const {
        return is_shown(at(reasoner_.findings(), behind_.back()))
                   ? CellTrial(level_, reasoner_, behind_).rungs()
                   : std::vector<HintStep>{rung_of_cells(last.cells), last};
    }
    std::vector<Move> beaten_by(int /*index*/, const Deduction& deduction,
                                const std::vector<Move>& laid) const {
        const Move& found = deduction.places.front();
        return deduction.rule == Rule::only_tile   ? other_tiles(found, laid)
               : deduction.rule == Rule::only_cell ? other_places(found, laid)
                                                   : std::vector<Move>();
    }

private:
    // Returns the remaining tiles of other kinds, each in every turn: none of them fits there.
    std::vector<Move> other_tiles(const Move& found, const std::vector<Move>& laid) const {
        std::vector<Move> others;
        for (const Kind& kind : problem_.kinds) {
            const bool is_found = &kind == &kind_of(found.tile);
            for (int index = 0; !is_found && index < int_size(kind.tiles); ++index) {
                const int tile = at(kind.tiles, index);
                for (int turn = 0; turn < side_count && !is_laid(laid, tile); ++turn) {
                    others.push_back(placing(tile, turn, *found.to));
                }
            }
        }
        std::stable_sort(others.begin(), others.end(),
                         [](const Move& a, const Move& b) { return a.tile < b.tile; });
        return others;
    }

    // Returns the placements of the tile that its known neighbours would allow.
    std::vector<Move> other_places(const Move& found, const std::vector<Move>& laid) const {
        const Kind& kind = kind_of(found.tile);
        const int number = static_cast<int>(std::find(kind.tiles.begin(), kind.tiles.end(), found.tile) -
                                            kind.tiles.begin());
        std::vector<Move> others;
        for (const int cell : problem_.open_cells) {
            for (int turn = 0; turn < kind.orientation_count; ++turn) {
                const int oriented = kind.first_oriented + turn;
                const Move move = move_of(level_, problem_, {cell, oriented}, number);
                if (table_.fitting(cell).has(oriented) && !is_covered(laid, *move.to) && !(move == found)) {
                    others.push_back(move);
                }
            }
        }
        return others;
    }

    const Kind& kind_of(int tile) const {
        return *std::find_if(problem_.kinds.begin(), problem_.kinds.end(), [tile](const Kind& kind) {
            return std::find(kind.tiles.begin(), kind.tiles.end(), tile) != kind.tiles.end();
        });
    }
    static bool is_laid(const std::vector<Move>& laid, int tile) {
        return std::any_of(laid.begin(), laid.end(), [tile](const Move& move) { return move.tile == tile; });
    }
    static bool is_covered(const std::vector<Move>& laid, Cell cell) {
        return std::any_of(laid.begin(), laid.end(), [cell](const Move& move) { return move.to == cell; });
    }

    const Level& level_;
    const Problem& problem_;
    const CandidateTable& table_;
    const Reasoner& reasoner_;
    const std::vector<int>& behind_;
};

}  // namespace

std::vector<std::string> TileWords::texts_of(const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const Move& move : moves) {
        texts.push_back(format_move(move));
    }
    return texts;
}

int finding_of_hint(const Reasoner& reasoner) {
    const std::vector<Finding>& findings = reasoner.findings();
    const auto first = std::find_if(findings.begin(), findings.end(),
                                    [](const Finding& finding) { return !finding.places.empty(); });
    const bool is_last = findings.back().is_dead_end() || first == findings.end();
    return is_last ? int_size(findings) - 1 : static_cast<int>(first - findings.begin());
}

std::vector<HintStep> rungs_of_reasoning(const Level& level, const Reasoner& reasoner, int finding) {
    const std::vector<int> behind = reasoner.findings_behind(finding);
    const ReasonWords words(level, reasoner, behind);
    return reasoning::HintLadder(words, deductions_of(level, reasoner, behind)).rungs();
}

HintStep rung_of_placing(const Level& level, const Reasoner& reasoner, int finding) {
    const Move move = deductions_of(level, reasoner, {finding}).front().places.front();
    const std::string name = tile_name(move.tile);
    return {say("lay tile {} like this", name), {*move.to}, {name}, {format_move(move)}};
}

}  // namespace tessera::edge_match

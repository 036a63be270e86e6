#include "games/edge_match/engines/hint_ladder.h"

#include "games/edge_match/level_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tessera::edge_match {

namespace {

constexpr int most_explained = 4;  // deductions explained one by one
constexpr int most_rungs = 6;      // of deductions, in one hint

int last_of(const Reasoner& reasoner) {
    return int_size(reasoner.findings()) - 1;
}

// Returns one sentence for several findings of the same rule.
Sentence summary_of(Rule rule, int count) {
    switch (rule) {
        case Rule::claim:
            return say("some cells and tiles belong together, which rules out {} ways to lay a tile", count);
        case Rule::edge_count:
        case Rule::frame_edges:
            return say("edges that are all asked for lie nowhere else, which rules out {} ways to lay a tile",
                       count);
        case Rule::one_step:
            return say("after each of these {} ways to lay a tile something would have nothing left", count);
        default:
            return say(
                "each of these {} ways to lay a tile would force others, until something had nothing left",
                count);
    }
}

// Explains the deductions. Tiles assumed on the way stay visible.
class Lecture {
public:
    Lecture(const Level& level, const Reasoner& reasoner)
        : level_(level),
          problem_(reasoner.table().problem()),
          table_(reasoner.table()),
          deductions_(deductions_of(level, reasoner, reasoner.findings_behind(last_of(reasoner)))) {}

    std::vector<HintStep> rungs() {
        const bool is_short = int_size(deductions_) <= most_explained;
        for (int next = 0; next < int_size(deductions_);) {
            const int end = is_short ? next + 1 : end_of_run(next);
            if (end == next + 1) {
                tell(at(deductions_, next));
            } else {
                tell_together(next, end);
            }
            next = end;
        }
        if (int_size(rungs_) > most_rungs) {
            const HintStep last = rungs_.back();
            rungs_ = {{say("it takes {} deductions in a row to show it", int_size(deductions_)), {}, {}},
                      last};
        }
        if (!deductions_.back().is_dead_end) {
            rungs_.insert(rungs_.begin(), where_to_look());
        }
        return std::move(rungs_);
    }

private:
    // Returns the cells where the reasoning begins, or where it ends if it begins with many findings at once.
    HintStep where_to_look() const {
        const bool begins_with_one = rungs_.front().cells == deductions_.front().cells;
        const Deduction& deduction = begins_with_one ? deductions_.front() : deductions_.back();
        if (deduction.rule == Rule::only_cell) {
            return {say("one of the tiles left has one place only"), {}, {}};
        }
        const int count = int_size(deduction.cells);
        return {count == 1 ? say("look at this cell") : say("look at these {} cells", count),
                deduction.cells,
                {}};
    }

    // Returns the end of a run of findings of one rule that only rule out candidates.
    int end_of_run(int first) const {
        int end = first + 1;
        while (end < int_size(deductions_) && is_of_run(at(deductions_, first), at(deductions_, end))) {
            ++end;
        }
        return end;
    }
    static bool is_of_run(const Deduction& first, const Deduction& next) {
        return next.rule == first.rule && !first.rules_out.empty() && !next.rules_out.empty();
    }

    void tell(const Deduction& deduction) {
        const std::vector<Move> crossed = deduction.places.empty()
                                              ? deduction.rules_out
                                              : beaten_by(deduction.rule, deduction.places.front());
        rungs_.push_back(
            {deduction.sentence, deduction.cells, deduction.tiles, texts_of(laid_), texts_of(crossed)});
        laid_.insert(laid_.end(), deduction.places.begin(), deduction.places.end());
    }

    // Lists each placement once, even if several findings rule it out.
    void tell_together(int first, int end) {
        HintStep rung;
        std::set<std::string> written;
        for (int index = first; index < end; ++index) {
            for (const std::string& text : texts_of(at(deductions_, index).rules_out)) {
                if (written.insert(text).second) {
                    rung.excludes.push_back(text);
                }
            }
        }
        rung.sentence = summary_of(at(deductions_, first).rule, int_size(rung.excludes));
        rung.moves = texts_of(laid_);
        rungs_.push_back(std::move(rung));
    }

    std::vector<Move> beaten_by(Rule rule, const Move& found) const {
        return rule == Rule::only_tile   ? other_tiles(found)
               : rule == Rule::only_cell ? other_places(found)
                                         : std::vector<Move>();
    }

    // Returns the remaining tiles of other kinds, each in every turn: none of them fits there.
    std::vector<Move> other_tiles(const Move& found) const {
        std::vector<Move> others;
        for (const Kind& kind : problem_.kinds) {
            const bool is_found = &kind == &kind_of(found.tile);
            for (int index = 0; !is_found && index < int_size(kind.tiles); ++index) {
                const int tile = at(kind.tiles, index);
                for (int turn = 0; turn < side_count && !is_laid(tile); ++turn) {
                    others.push_back(placing(tile, turn, *found.to));
                }
            }
        }
        std::stable_sort(others.begin(), others.end(),
                         [](const Move& a, const Move& b) { return a.tile < b.tile; });
        return others;
    }

    // Returns the placements of the tile that its known neighbours would allow.
    std::vector<Move> other_places(const Move& found) const {
        const Kind& kind = kind_of(found.tile);
        const int number = static_cast<int>(std::find(kind.tiles.begin(), kind.tiles.end(), found.tile) -
                                            kind.tiles.begin());
        std::vector<Move> others;
        for (const int cell : problem_.open_cells) {
            for (int turn = 0; turn < kind.orientation_count; ++turn) {
                const int oriented = kind.first_oriented + turn;
                const Move move = move_of(level_, problem_, {cell, oriented}, number);
                if (table_.fitting(cell).has(oriented) && !is_covered(*move.to) && !(move == found)) {
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
    bool is_laid(int tile) const {
        return std::any_of(laid_.begin(), laid_.end(),
                           [tile](const Move& move) { return move.tile == tile; });
    }
    bool is_covered(Cell cell) const {
        return std::any_of(laid_.begin(), laid_.end(), [cell](const Move& move) { return move.to == cell; });
    }

    const Level& level_;
    const Problem& problem_;
    const CandidateTable& table_;
    std::vector<Deduction> deductions_;
    std::vector<HintStep> rungs_;
    std::vector<Move> laid_;  // placed in thought only
};

}  // namespace

std::vector<std::string> texts_of(const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const Move& move : moves) {
        texts.push_back(format_move(move));
    }
    return texts;
}

std::vector<HintStep> rungs_of_reasoning(const Level& level, const Reasoner& reasoner) {
    return Lecture(level, reasoner).rungs();
}

HintStep rung_of_placing(const Level& level, const Reasoner& reasoner) {
    const Move move = deductions_of(level, reasoner, {last_of(reasoner)}).front().places.front();
    const std::string name = tile_name(move.tile);
    return {say("lay tile {} like this", name), {*move.to}, {name}, {format_move(move)}};
}

}  // namespace tessera::edge_match

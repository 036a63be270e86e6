#include "lab/record/cutting_search.h"

#include "games/polyomino/polyomino.h"
#include "jobs/session_at.h"
#include "lab/record/cell_words.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int most_cutting_steps = 200'000;

// Cutting needs no proofs and always succeeds at once, so the first slice does all of it.
class CuttingSearch : public RecordedSearch {
public:
    CuttingSearch(const Position& position, Level level, std::uint64_t seed, int most_steps)
        : RecordedSearch(position, std::min(most_steps, most_cutting_steps)),
          level_(std::move(level)),
          cell_words_(level_),
          seed_(seed),
          cutting_(level_.board) {}

    const SearchStats& stats() const override { return stats_; }
    PositionCounts counts() const override { return {stats_.nodes, std::nullopt}; }
    std::uint64_t record_bytes() const override { return record().memory_bytes() + cutting_.memory_bytes(); }
    SearchKind kind() const override { return &cutting_; }
    std::vector<std::string> moves(int /*node*/) const override { return {}; }
    std::string last_move(int node) const override { return label(node); }
    std::optional<Cell> decided_cell(int /*step*/) const override { return std::nullopt; }
    std::string label(int node) const override;
    std::string log_line(int step) const override;

protected:
    Sentence words_of(int step) const override;
    std::vector<Cell> cells_of_step(int step) const override;
    Outcome advance_engine(Ticks budget) override;
    void write_steps() override {}  // they are written as they are traced
    // All positions are distinct.
    std::uint64_t remaining_hash(int node, std::uint64_t /*hash_of_parent*/) const override {
        return static_cast<std::uint64_t>(node);
    }
    std::string remaining_problem(int node) const override { return std::to_string(node); }

private:
    void take(const CutStep& step);
    std::vector<Cell> cells_of_piece(int piece, int change_count) const;

    Level level_;
    CellWords cell_words_;
    std::uint64_t seed_;
    CuttingRecord cutting_;
    SearchStats stats_;
};

Outcome CuttingSearch::advance_engine(Ticks /*budget*/) {
    if (stats_.solutions == 0) {
        cut_board(level_.board, sizes_of_pieces(level_), seed_, {[this](const CutStep& step) {
                      take(step);
                  }});
    }
    return Outcome::solved;
}

void CuttingSearch::take(const CutStep& step) {
    ++stats_.ticks;
    stats_.nodes += step.kind == CutStepKind::begin ? 1 : 0;
    stats_.backtracks += step.kind == CutStepKind::give_up ? 1 : 0;
    stats_.solutions += step.kind == CutStepKind::end ? 1 : 0;
    cutting_.write(writable_record(), step);
}

std::string CuttingSearch::label(int node) const {
    const int piece = node == 0 ? -1 : cutting_.traced(record().node(node).first_step).piece;
    return piece < 0 ? "" : std::to_string(piece + 1);
}

std::string CuttingSearch::log_line(int step) const {
    const CutStep& traced = cutting_.traced(step);
    const std::string piece = std::to_string(traced.piece + 1);
    switch (traced.kind) {
        case CutStepKind::begin:
            return "begin " + piece + " at " + cell_words_.place_text(traced.cell) + " for " +
                   std::to_string(traced.limit);
        case CutStepKind::grow:
            return "grow " + piece + " at " + cell_words_.place_text(traced.cell);
        case CutStepKind::finish:
            return "finish " + piece;
        case CutStepKind::give_up:
            return "give up " + piece +
                   (traced.reason == CutReason::falls_apart ? " because rest" : " because small");
        case CutStepKind::fill:
            return "fill " + piece + " at " + cell_words_.place_text(traced.cell);
        case CutStepKind::wait:
            return "wait at " + cell_words_.place_text(traced.cell);
        case CutStepKind::split:
            return "split " + piece;
        case CutStepKind::stay:
            return "stay " + piece;
        case CutStepKind::merge:
            return "merge " + piece + " into " + std::to_string(traced.other + 1);
        case CutStepKind::end:
            break;
    }
    return "solution";
}

Sentence words_of_new(const CellWords& words, const CutStep& traced) {
    if (traced.kind == CutStepKind::grow) {
        return words.say("row {}, column {} is taken by piece {}: {} of {} {cell|cells}",
                         "layer {}, row {}, column {} is taken by piece {}: {} of {} {cell|cells}",
                         traced.cell, traced.piece + 1, traced.size, traced.limit);
    }
    if (traced.reason == CutReason::too_large) {
        return words.say(
            "a part of piece {}, planned with {} {cell|cells}, begins at row {}, column {}",
            "a part of piece {}, planned with {} {cell|cells}, begins at layer {}, row {}, column {}",
            traced.other + 1, traced.limit, traced.cell);
    }
    if (traced.reason == CutReason::alone) {
        return words.say(
            "nothing is next to row {}, column {}: what is left there becomes piece {}",
            "nothing is next to layer {}, row {}, column {}: what is left there becomes piece {}",
            traced.cell, traced.piece + 1);
    }
    return words.say("piece {}, planned with {} {cell|cells}, begins at row {}, column {}",
                     "piece {}, planned with {} {cell|cells}, begins at layer {}, row {}, column {}",
                     traced.piece + 1, traced.limit, traced.cell);
}

Sentence words_of_given_up(const CutStep& traced) {
    return traced.other >= 0
               ? say("the part is given up: the rest of piece {} would fall apart", traced.other + 1)
               : say("piece {} is given up: there is room for {} {cell|cells}, and the minimum is {}",
                     traced.piece + 1, traced.size, traced.limit);
}

Sentence words_of_finished(const CutStep& traced) {
    return traced.size < traced.limit
               ? say("piece {} has no more room, and stays with {} {cell|cells}", traced.piece + 1,
                     traced.size)
               : say("piece {} is finished with {} {cell|cells}", traced.piece + 1, traced.size);
}

// Describes a piece that stays though it is too large or too small.
Sentence words_of_kept(const CutStep& traced) {
    return traced.reason == CutReason::alone
               ? say("piece {} has too few cells, but nothing is next to it: it stays", traced.piece + 1)
               : say("piece {} cannot be cut in two, and stays as large as it is", traced.piece + 1);
}

Sentence CuttingSearch::words_of(int step) const {
    const CutStep& traced = cutting_.traced(step);
    if (step == 0) {
        return say("the board is whole");
    }
    switch (traced.kind) {
        case CutStepKind::begin:
        case CutStepKind::grow:
            return words_of_new(cell_words_, traced);
        case CutStepKind::finish:
            return words_of_finished(traced);
        case CutStepKind::give_up:
            return words_of_given_up(traced);
        case CutStepKind::fill:
            return cell_words_.say(
                "row {}, column {} is left over: the smallest piece beside it, {}, takes it",
                "layer {}, row {}, column {} is left over: the smallest piece beside it, {}, takes it",
                traced.cell, traced.piece + 1);
        case CutStepKind::wait:
            return cell_words_.say("row {}, column {} is left over, and no piece is next to it yet",
                                   "layer {}, row {}, column {} is left over, and no piece is next to it yet",
                                   traced.cell);
        case CutStepKind::split:
            return say("piece {} has {} {cell|cells}, and the maximum is {}: it is cut in two",
                       traced.piece + 1, traced.size, traced.limit);
        case CutStepKind::stay:
            return words_of_kept(traced);
        case CutStepKind::merge:
            return say("piece {} is joined to piece {}", traced.piece + 1, traced.other + 1);
        case CutStepKind::end:
            break;
    }
    return say("the board is cut into {} {piece|pieces}", traced.size);
}

std::vector<Cell> CuttingSearch::cells_of_piece(int piece, int change_count) const {
    const Cut labels = cutting_.labels(change_count);
    std::vector<Cell> cells;
    for (int index = 0; index < labels.size(); ++index) {
        if (labels[index] == piece) {
            cells.push_back(labels.cell(index));
        }
    }
    return cells;
}

// Returns the cells that a step undoes or merges as they were before it.
std::vector<Cell> CuttingSearch::cells_of_step(int step) const {
    const CutStep& traced = cutting_.traced(step);
    switch (traced.kind) {
        case CutStepKind::begin:
        case CutStepKind::grow:
        case CutStepKind::fill:
        case CutStepKind::wait:
            return step == 0 ? std::vector<Cell>() : std::vector<Cell>{traced.cell};
        case CutStepKind::end:
            return {};
        default:
            return cells_of_piece(traced.piece, record().node(record().step(step - 1).node).option);
    }
}

}  // namespace

Params sizes_of_pieces(const Level& level) {
    const auto smaller = [](const Piece& a, const Piece& b) {
        return a.shape.size() < b.shape.size();
    };
    const auto [least, most] = std::minmax_element(level.pieces.begin(), level.pieces.end(), smaller);
    Params params;
    params.columns = level.board.columns();
    params.rows = level.board.rows();
    params.lattice = level.lattice == nullptr ? "" : std::string(level.lattice->name);
    // there may be more pieces than fit
    params.min_size = std::min(least->shape.size(), open_cell_count(level));
    params.max_size = std::min(most->shape.size(), open_cell_count(level));
    return params;
}

RecordedResult start_recorded_cutting(const Position& position, const SolveOptions& options, int most_steps) {
    const auto session = session_at<Polyomino>(position);
    if (!session) {
        return tl::unexpected(session.error());
    }
    return std::make_unique<CuttingSearch>(position, session->level(), options.seed, most_steps);
}

}  // namespace tessera::polyomino

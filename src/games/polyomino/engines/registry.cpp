#include "games/polyomino/engines/registry.h"

#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/algorithm_x_engine.h"
#include "games/polyomino/engines/annealing_engine.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/engines/reordered.h"
#include "games/polyomino/engines/strip_position.h"
#include "games/polyomino/engines/table_engine.h"
#include "search/exact_cover/dancing_links.h"
#include "search/frontier/cell_first.h"
#include "search/strip/strip_beam.h"

#include <algorithm>
#include <array>
#include <string>

// The table of engines: the search for each id of engine_ids.h.

namespace tessera::polyomino {

namespace {

class CellFirstEngine : public TableEngine<CellFirst<NoTrace>> {
public:
    explicit CellFirstEngine(const EngineInput& input)
        : pieces_(reordered(input)), position_(PositionCover::begun(pieces_.level, pieces_.state)) {}

    std::vector<Move> best() const override {
        return in_first_order(pieces_, position_.placements_of(deepest_));
    }
    std::vector<Move> solution() const override {
        return in_first_order(pieces_, position_.placements_of(chosen()));
    }
    Remarks remarks() const override { return {{"engine", "cell_first"}}; }

private:
    Ticks prepare() override {
        if (!position_.is_complete()) {
            return position_.step();
        }
        start(position_.cover());
        return ticks_for_bytes(position_.size().plain_bytes());
    }
    void note_progress(const CellFirst<NoTrace>& cells) override {
        std::vector<int> chosen = cells.chosen();
        if (chosen.size() > deepest_.size()) {
            deepest_ = std::move(chosen);
        }
    }

    Reordered pieces_;
    PositionCover position_;
    std::vector<int> deepest_;  // at the end of a slice
};

class DancingLinksEngine : public TableEngine<DancingLinks<NoTrace>> {
public:
    explicit DancingLinksEngine(const EngineInput& input)
        : pieces_(reordered(input)), cover_(pieces_.level, pieces_.state) {}

    std::vector<Move> best() const override {
        return moves_of_options(search() != nullptr ? search()->deepest() : std::vector<int>());
    }
    std::vector<Move> solution() const override { return moves_of_options(chosen()); }
    Remarks remarks() const override {
        const std::uint64_t updates = search() != nullptr ? search()->update_count() : 0;
        return {{"engine", "dancing_links"},
                {"positions_reached", std::to_string(stats().nodes)},
                {"matrix_updates", std::to_string(updates)}};
    }

private:
    Ticks prepare() override {
        if (!cover_.is_complete()) {
            return cover_.add_piece();
        }
        start(cover_.problem());
        return static_cast<Ticks>(cover_.problem().entry_count()) / 4;
    }
    std::vector<Move> moves_of_options(const std::vector<int>& options) const {
        std::vector<Placement> placements;
        placements.reserve(options.size());
        for (const int option : options) {
            placements.push_back(cover_.placement_of(option));
        }
        return in_first_order(pieces_, std::move(placements));
    }

    Reordered pieces_;
    PieceCover cover_;
};

template <class Word>
class BeamEngine : public SolvingEngine<Move> {
public:
    BeamEngine(StripPosition position, const StripBeamOptions& options)
        : position_(std::move(position)), beam_(position_.cover(), options) {}

    Outcome advance(Ticks budget) override { return beam_.advance(budget); }
    const SearchStats& stats() const override { return beam_.stats(); }
    std::vector<Move> best() const override { return moves_of(position_.placements_of(beam_.best())); }
    std::vector<Move> solution() const override {
        return moves_of(position_.placements_of(beam_.solution()));
    }
    bool has_given_up() const override { return beam_.has_seen_all(); }
    Remarks remarks() const override {
        return {{"engine", "beam"},
                {"runs", std::to_string(beam_.run_count())},
                {"width", std::to_string(beam_.width())}};
    }

private:
    StripPosition position_;
    StripBeam<Word> beam_;
};

using EngineResult = Result<std::unique_ptr<SolvingEngine<Move>>>;

EngineResult start_cell_first(const EngineInput& input) {
    return std::make_unique<CellFirstEngine>(input);
}

EngineResult start_dancing_links(const EngineInput& input) {
    return std::make_unique<DancingLinksEngine>(input);
}

EngineResult start_beam(const EngineInput& input) {
    StripPosition position(input.level, input.state, input.order);
    StripBeamOptions options;
    options.seed = input.seed;
    options.memory_bytes = input.memory_bytes;
    if (position.cover().open.columns() <= StripOrientations<std::uint64_t>::max_width) {
        return std::make_unique<BeamEngine<std::uint64_t>>(std::move(position), options);
    }
    return std::make_unique<BeamEngine<WideWord>>(std::move(position), options);
}

constexpr std::array<EngineStart<SolvingEngine<Move>, EngineInput>, engines.size()> starts = {{
    {"cell_first", start_cell_first},
    {"dancing_links", start_dancing_links},
    {"beam", start_beam},
    {"annealing", start_annealing},
    {"algorithm_x", start_algorithm_x},
}};
static_assert(are_starts_of(starts, engines));

}  // namespace

EngineResult start_engine(std::string_view id, const EngineInput& input) {
    if (input.level.lattice != nullptr && needs_squares(id)) {
        return fail(ErrorCode::impossible_puzzle, 0, say("{} covers boards of squares only", id));
    }
    return start_by_id(starts, id, input);
}

bool needs_squares(std::string_view engine) {
    return engine == "beam";
}

namespace {

std::uint64_t bound_on_lattice(const Level& level, const State& state, bool counts_copies) {
    const std::vector<int> left = left_counts(level, state);
    std::uint64_t bound = 0;
    for (int piece = 0; piece < int_size(left); ++piece) {
        const std::size_t copies = counts_copies ? static_cast<std::size_t>(std::max(0, at(left, piece))) : 1;
        bound += copies * at(level.pieces, piece).orientations.size();
    }
    return bound * static_cast<std::uint64_t>(open_cell_count(level));
}

}  // namespace

bool fits_tables_of_kinds(const EngineInput& input) {
    constexpr std::uint64_t bytes_per_cell = 16;  // of an option, with its share of masks
    std::uint64_t cells = 1;                      // of the largest piece
    for (const Piece& piece : input.level.pieces) {
        cells = std::max(cells, static_cast<std::uint64_t>(piece.shape.size()));
    }
    const std::uint64_t mask_bytes = static_cast<std::uint64_t>(open_cell_count(input.level)) / 8;
    return bound_on_lattice(input.level, input.state, false) * (cells * bytes_per_cell + mask_bytes) <=
           input.memory_bytes;
}

std::uint64_t placement_bound(const Level& level, const State& state) {
    if (level.lattice != nullptr) {
        return bound_on_lattice(level, state, true);
    }
    const std::vector<int> left = left_counts(level, state);
    std::uint64_t bound = 0;
    for (int piece = 0; piece < int_size(left); ++piece) {
        for (const Shape& shape : at(level.pieces, piece).orientations) {
            const int rows = std::max(0, level.board.rows() - shape.rows() + 1);
            const int columns = std::max(0, level.board.columns() - shape.columns() + 1);
            bound += static_cast<std::uint64_t>(at(left, piece)) * static_cast<std::uint64_t>(rows * columns);
        }
    }
    return bound;
}

bool fits_tables(const EngineInput& input) {
    std::uint64_t cells = 0;  // of an average piece
    std::uint64_t span = 1;   // cells that the longest one spans along the short side
    const auto width =
        static_cast<std::uint64_t>(std::min(input.level.board.rows(), input.level.board.columns()));
    for (const Piece& piece : input.level.pieces) {
        cells += static_cast<std::uint64_t>(piece.shape.size());
        span = std::max(
            span, width * static_cast<std::uint64_t>(std::max(piece.shape.rows(), piece.shape.columns())));
    }
    cells = cells / std::max<std::uint64_t>(1, input.level.pieces.size()) + 2;
    constexpr std::uint64_t bytes_per_entry = 32;
    const std::uint64_t mask_bytes = (span + width + 63) / 64 * 8;
    const std::uint64_t bytes_per_option = std::max(cells * bytes_per_entry, cells * 4 + mask_bytes + 48);
    return placement_bound(input.level, input.state) * bytes_per_option <= input.memory_bytes;
}

}  // namespace tessera::polyomino

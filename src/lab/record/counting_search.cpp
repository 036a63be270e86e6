#include "lab/record/counting_search.h"

#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/polyomino.h"
#include "jobs/session_at.h"
#include "lab/record/cell_words.h"
#include "lab/record/counting_record.h"
#include "search/frontier/frontier_search.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace tessera::polyomino {

namespace {

class CountingSearch : public RecordedSearch {
public:
    CountingSearch(const Position& position, const Session<Polyomino>& session, std::uint64_t memory_bytes,
                   int most_steps)
        : RecordedSearch(position, most_steps),
          cell_words_(session.level()),
          memory_bytes_(memory_bytes),
          cover_(PositionCover::begun(session.level(), session.state())) {}

    const SearchStats& stats() const override { return stats_; }
    PositionCounts counts() const override { return {stats_.nodes, std::nullopt}; }
    SearchKind kind() const override { return &counting_; }
    std::vector<std::string> moves(int /*node*/) const override { return {}; }
    std::string last_move(int node) const override { return label(node); }
    std::optional<Cell> decided_cell(int step) const override;
    std::string label(int node) const override {
        return node == 0 ? "" : std::to_string(record().node(node).option);
    }
    std::string log_line(int step) const override;

protected:
    Sentence words_of(int step) const override;
    std::vector<Cell> cells_of_step(int step) const override;
    Outcome advance_engine(Ticks budget) override {
        return advance_by_steps(stats_, budget, [this] { return take_step(); });
    }
    void write_steps() override;
    std::uint64_t remaining_hash(int node, std::uint64_t /*hash_of_parent*/) const override {
        return static_cast<std::uint64_t>(node);
    }
    std::string remaining_problem(int node) const override { return label(node); }

private:
    Outcome take_step();
    Outcome prepare();
    Outcome lack_memory() {
        lacks_memory_ = true;
        return Outcome::out_of_memory;
    }
    bool fits_tables() const {
        return cover_.bytes() + cover_.size().layers_bytes() + cover_.size().plain_bytes() <= memory_bytes_;
    }
    void note_frontier(std::uint64_t states);
    void finish();
    const CountingLayer& layer_of(int step) const {
        return at(counting_.layers, record().step(step).node - 1);
    }

    CellWords cell_words_;
    std::uint64_t memory_bytes_;
    PositionCover cover_;
    std::optional<FrontierSearch<PathCount>> search_;  // once the cover is complete
    CountingRecord counting_;
    int written_ = 0;  // layers in the record
    bool lacks_memory_ = false;
    Ticks ticks_before_ = 0;  // for the cover
    SearchStats stats_;
};

Outcome CountingSearch::prepare() {
    if (!cover_.is_complete()) {
        stats_.ticks += cover_.step();
        return cover_.is_measured() && !fits_tables() ? lack_memory() : Outcome::running;
    }
    search_.emplace(cover_.cover(), PathCount{1}, false);
    stats_.ticks += ticks_for_bytes(cover_.size().layers_bytes());
    ticks_before_ = stats_.ticks;
    if (!search_->fits()) {
        return lack_memory();
    }
    counting_.open_count = cover_.cover().open_count();
    return Outcome::running;
}

Outcome CountingSearch::take_step() {
    if (counting_.is_done || lacks_memory_) {
        return lacks_memory_ ? Outcome::out_of_memory : Outcome::exhausted;
    }
    if (!search_) {
        return prepare();
    }
    if (search_->bytes_after_step() > memory_bytes_) {
        return lack_memory();
    }
    const std::uint64_t states = search_->stats().nodes;
    const bool goes_on = search_->step();
    note_frontier(search_->stats().nodes - states);
    stats_ = search_->stats();
    stats_.ticks += ticks_before_;
    if (!goes_on) {
        finish();
    }
    return goes_on ? Outcome::running : Outcome::exhausted;
}

// The start has one state, which is no node of the search.
void CountingSearch::note_frontier(std::uint64_t states) {
    const int cell = search_->cell();
    std::vector<CountingLayer>& layers = counting_.layers;
    if (layers.empty() || layers.back().cell != cell) {
        const std::vector<bool>& open = cover_.cover().open;
        const auto covered = static_cast<int>(std::count(open.begin(), open.begin() + cell, true));
        layers.push_back({cell, covered, 0, 0, 0, layers.empty() ? 0 : layers.back().sum});
    }
    const std::uint64_t more = search_->stats().nodes == 0 ? 1 : states;
    ++(more > 0 ? layers.back().frontiers : layers.back().dead_frontiers);
    layers.back().states += more;
    layers.back().sum += more;
}

void CountingSearch::finish() {
    for (const auto& state : search_->finals()) {
        counting_.total += state.value.paths;
    }
    counting_.is_done = true;
    stats_.solutions = counting_.total.high != 0 ? ~std::uint64_t{0} : counting_.total.low;
}

// Writes whole layers only, not the one being counted.
void CountingSearch::write_steps() {
    const int whole = int_size(counting_.layers) - (counting_.is_done ? 0 : 1);
    for (; written_ < whole; ++written_) {
        writable_record().move_on(at(counting_.layers, written_).cell);
    }
}

std::optional<Cell> CountingSearch::decided_cell(int step) const {
    const RecordedStep& recorded = record().step(step);
    const bool is_open =
        recorded.kind == RecordedKind::choose && layer_of(step).covered < counting_.open_count;
    return is_open ? std::optional(cover_.board_cell(layer_of(step).cell)) : std::nullopt;
}

// Returns the cells that are covered in all states.
std::vector<Cell> CountingSearch::cells_of_step(int step) const {
    std::vector<Cell> cells;
    if (record().step(step).kind != RecordedKind::choose) {
        return cells;
    }
    for (int cell = 0; cell < layer_of(step).cell; ++cell) {
        if (at(cover_.cover().open, cell)) {
            cells.push_back(cover_.board_cell(cell));
        }
    }
    return cells;
}

Sentence CountingSearch::words_of(int step) const {
    if (record().step(step).kind != RecordedKind::choose) {
        return say("the search begins");
    }
    const CountingLayer& layer = layer_of(step);
    const std::optional<Cell> next = decided_cell(step);
    if (next) {
        return layer.dead_frontiers == 0
                   ? cell_words_.say(
                         "everything before row {}, column {} is covered, in {} {state|states} on {} "
                         "{frontier|frontiers}",
                         "everything before layer {}, row {}, column {} is covered, in {} "
                         "{state|states} on {} {frontier|frontiers}",
                         *next, layer.states, layer.frontiers)
                   : cell_words_.say(
                         "everything before row {}, column {} is covered, in {} {state|states} on {} "
                         "{frontier|frontiers}; {} {is a dead end|are dead ends}",
                         "everything before layer {}, row {}, column {} is covered, in {} {state|states} on "
                         "{} "
                         "{frontier|frontiers}; {} {is a dead end|are dead ends}",
                         *next, layer.states, layer.frontiers, layer.dead_frontiers);
    }
    return counting_.total.is_zero()
               ? say("no way to cover all cells")
               : say("all cells are covered, in {} {way|ways}", decimal(counting_.total));
}

std::string CountingSearch::log_line(int step) const {
    const CountingLayer& layer = layer_of(step);
    const std::optional<Cell> next = decided_cell(step);
    const std::string place = next ? cell_words_.place_text(*next) : "end";
    return "layer " + place + " frontiers " + std::to_string(layer.frontiers) + " states " +
           std::to_string(layer.states) +
           (layer.dead_frontiers > 0 ? " dead " + std::to_string(layer.dead_frontiers) : "") +
           (next ? "" : " ways " + decimal(counting_.total));
}

}  // namespace

RecordedResult start_recorded_count(const Position& position, const SolveOptions& options, int most_steps) {
    if (!options.heuristic.empty()) {
        return fail(ErrorCode::unknown_name, 0, say("the engine {} takes no heuristic", "count"));
    }
    const auto session = session_at<Polyomino>(position);
    if (!session) {
        return tl::unexpected(session.error());
    }
    return std::make_unique<CountingSearch>(position, *session, options.memory_bytes, most_steps);
}

}  // namespace tessera::polyomino

#include "games/polyomino/polyomino.h"

#include "base/hash.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/algorithm_x_engine.h"
#include "games/polyomino/engines/dead_zone.h"
#include "jobs/session_at.h"
#include "lab/record/annealing_search.h"
#include "lab/record/cell_words.h"
#include "lab/record/counting_search.h"
#include "lab/record/cutting_search.h"
#include "lab/record/families.h"
#include "lab/record/polyomino_choices.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace polyomino {

namespace {

Result<PieceOrder> order_in(const SolveOptions& options) {
    const auto order =
        options.heuristic.empty() ? PieceOrder::awkward : piece_order_called(options.heuristic);
    if (!order) {
        return fail(ErrorCode::unknown_name, 0, say("there is no heuristic named {}", options.heuristic));
    }
    return *order;
}

std::string numbers(const std::vector<int>& values, std::string_view between) {
    std::string text;
    for (const int value : values) {
        text += (text.empty() ? "" : std::string(between)) + std::to_string(value);
    }
    return text;
}

// Returns "4, 4, 5"; for many pieces "3×10, 4": each size once, with its count.
std::string sizes_in_words(const std::vector<int>& sizes) {
    constexpr int most_sizes = 8;
    if (int_size(sizes) <= most_sizes) {
        return numbers(sizes, ", ");
    }
    std::string text;
    for (auto first = sizes.begin(); first != sizes.end();) {
        const auto next = std::find_if(first, sizes.end(), [&](int size) { return size != *first; });
        text += (text.empty() ? "" : ", ") + std::to_string(*first);
        text += next - first > 1 ? "\xC3\x97" + std::to_string(next - first) : "";
        first = next;
    }
    return text;
}

// Dancing links and Algorithm X; dancing links is algorithm_x without switches.
class PolyominoSearch : public RecordedSearch, public ExactCoverSearch {
public:
    PolyominoSearch(const Position& position, EngineInput input, int most_steps)
        : RecordedSearch(position, most_steps),
          input_(std::move(input)),
          engine_(input_),
          cell_words_(input_.level) {}

    const SearchStats& stats() const override { return engine_.stats(); }
    PositionCounts counts() const override { return engine_.counts(); }
    SearchKind kind() const override { return this; }
    std::uint64_t updates() const override { return engine_.update_count(); }
    std::vector<std::string> moves(int node) const override;
    std::string last_move(int node) const override { return node == 0 ? "" : words_for(placement_at(node)); }
    std::optional<Cell> decided_cell(int step) const override;
    bool has_cell_choices() const override { return has_choices(engine_); }
    std::vector<CellChoices> cell_choices(int node) const override {
        return has_cell_choices() ? choices_of_cells(input_.level, state_at(node), placements_left(node))
                                  : std::vector<CellChoices>();
    }
    std::string refused_move(int step) const override {
        return record().step(step).kind == RecordedKind::refuse ? words_for(placement_of(step)) : "";
    }
    std::string label(int node) const override;
    std::string log_line(int step) const override;
    std::optional<CoverMatrix> matrix(MatrixBound bound) const override;

protected:
    Sentence words_of(int step) const override;
    std::vector<Cell> cells_of_step(int step) const override;
    Outcome advance_engine(Ticks budget) override { return engine_.advance(budget); }
    void write_steps() override {
        if (StepLog* const log = engine_.trace()) {
            write_choices(writable_record(), log->take(), prune_item_without_option);
        }
    }
    std::uint64_t remaining_hash(int node, std::uint64_t hash_of_parent) const override;
    std::string remaining_problem(int node) const override;

private:
    // Returns the placement that a step chooses, undoes or refuses.
    Placement placement_of(int step) const;
    Placement placement_at(int node) const { return engine_.placement_of(record().node(node).option); }
    State state_at(int node) const;
    State state_with_refused(int step) const;
    std::vector<Placement> placements_left(int node) const {
        return polyomino::placements_left(engine_, record().options(node));
    }
    Sentence words_of_choice(int step) const;
    std::string words_for(const Placement& placement) const {
        return Polyomino::format_move(input_.level, placing(placement));
    }
    std::string name_of(const Placement& placement) const {
        return at(input_.level.pieces, placement.piece).name;
    }
    CoverMatrix::Item matrix_item(int item) const;
    Sentence why_refused(int step) const;
    std::string refusal_line(int step) const;

    EngineInput input_;
    AlgorithmXEngine<StepLog> engine_;
    CellWords cell_words_;
};

Placement PolyominoSearch::placement_of(int step) const {
    const RecordedStep& recorded = record().step(step);
    switch (recorded.kind) {
        case RecordedKind::refuse:
            return engine_.placement_of(recorded.value);
        case RecordedKind::back:
            return placement_at(record().step(step - 1).node);
        default:
            return placement_at(recorded.node);
    }
}

State PolyominoSearch::state_at(int node) const {
    State state = input_.state;
    for (const int option : record().options(node)) {
        state.placed.push_back(engine_.placement_of(option));
    }
    return state;
}

State PolyominoSearch::state_with_refused(int step) const {
    State state = state_at(record().step(step).node);
    state.placed.push_back(placement_of(step));
    return state;
}

std::vector<std::string> PolyominoSearch::moves(int node) const {
    std::vector<std::string> moves;
    for (const int option : record().options(node)) {
        moves.push_back(words_for(engine_.placement_of(option)));
    }
    return moves;
}

Sentence PolyominoSearch::why_refused(int step) const {
    const std::string name = name_of(placement_of(step));
    if (record().step(step).reason == prune_twin) {
        return say("{} is skipped here: an earlier piece has the same shape", name);
    }
    const State state = state_with_refused(step);
    return say("{} would leave a region of {} {cell|cells}; the pieces left have sizes {}", name,
               dead_zone(input_.level, state).size(), sizes_in_words(sizes_left(input_.level, state)));
}

// Names the placement, and how many alternatives there were.
Sentence PolyominoSearch::words_of_choice(int step) const {
    const RecordedStep& recorded = record().step(step);
    const Placement placement = placement_of(step);
    const Cell first = cells_of(input_.level, placement).front();
    const ItemChoices choices = choices_for(engine_, input_.level, recorded.value,
                                            placements_left(record().node(recorded.node).parent));
    const std::string name = name_of(placement);
    if (choices.count == 0) {
        return cell_words_.say("{} is at row {}, column {}", "{} is at layer {}, row {}, column {}", name,
                               first);
    }
    if (!choices.cell) {
        return cell_words_.say("{} is at row {}, column {}: {} {place|places} left for it",
                               "{} is at layer {}, row {}, column {}: {} {place|places} left for it", name,
                               first, choices.count);
    }
    return cell_words_.say(
        "{} is at row {}, column {}: {} {way|ways} to cover row {}, column {}",
        "{} is at layer {}, row {}, column {}: {} {way|ways} to cover layer {}, row {}, column {}", name,
        first, choices.count, *choices.cell);
}

Sentence PolyominoSearch::words_of(int step) const {
    const RecordedStep& recorded = record().step(step);
    switch (recorded.kind) {
        case RecordedKind::choose:
            return words_of_choice(step);
        case RecordedKind::back:
            return say("{} is taken back", name_of(placement_of(step)));
        case RecordedKind::refuse:
            return why_refused(step);
        case RecordedKind::dead:
            if (const auto cell = engine_.cell_of_item(recorded.value)) {
                return cell_words_.say("no piece left can cover row {}, column {}",
                                       "no piece left can cover layer {}, row {}, column {}", *cell);
            }
            return say("no place is left for {}",
                       at(input_.level.pieces, engine_.piece_of_item(recorded.value)).name);
        case RecordedKind::solution:
            return say("this is a solution");
        default:
            return say("the search begins");
    }
}

std::vector<Cell> PolyominoSearch::cells_of_step(int step) const {
    const RecordedStep& recorded = record().step(step);
    switch (recorded.kind) {
        case RecordedKind::choose:
        case RecordedKind::back:
            return cells_of(input_.level, placement_of(step));
        case RecordedKind::refuse:
            return recorded.reason == prune_zone ? dead_zone(input_.level, state_with_refused(step))
                                                 : cells_of(input_.level, placement_of(step));
        case RecordedKind::dead: {
            const auto cell = engine_.cell_of_item(recorded.value);
            return cell ? std::vector<Cell>{*cell} : std::vector<Cell>();
        }
        default:
            return {};
    }
}

std::optional<Cell> PolyominoSearch::decided_cell(int step) const {
    const RecordedStep& recorded = record().step(step);
    const bool is_known = recorded.kind == RecordedKind::choose || recorded.kind == RecordedKind::dead;
    return is_known ? engine_.cell_of_item(recorded.value) : std::nullopt;
}

std::string PolyominoSearch::label(int node) const {
    return node == 0 ? "" : std::string(short_name(input_.level, placement_at(node).piece));
}

std::string PolyominoSearch::refusal_line(int step) const {
    const std::string refusal = "refuse " + words_for(placement_of(step)) + " because ";
    if (record().step(step).reason == prune_twin) {
        return refusal + "twin";
    }
    const State state = state_with_refused(step);
    return refusal + "zone " + std::to_string(dead_zone(input_.level, state).size()) + " left " +
           numbers(sizes_left(input_.level, state), " ");
}

std::string PolyominoSearch::log_line(int step) const {
    const RecordedStep& recorded = record().step(step);
    switch (recorded.kind) {
        case RecordedKind::choose:
            return "choose " + words_for(placement_of(step));
        case RecordedKind::back:
            return "undo " + words_for(placement_of(step));
        case RecordedKind::refuse:
            return refusal_line(step);
        case RecordedKind::dead:
            if (const auto cell = engine_.cell_of_item(recorded.value)) {
                return "dead cell " + cell_words_.place_text(*cell);
            }
            return "dead piece " + at(input_.level.pieces, engine_.piece_of_item(recorded.value)).name;
        default:
            return "solution";
    }
}

CoverMatrix::Item PolyominoSearch::matrix_item(int item) const {
    if (const auto cell = engine_.cell_of_item(item)) {
        return {place_beside_layers(input_.level, *cell), ""};
    }
    return {std::nullopt, std::string(short_name(input_.level, engine_.piece_of_item(item)))};
}

std::optional<CoverMatrix> PolyominoSearch::matrix(MatrixBound bound) const {
    const ExactCover* const cover = engine_.cover();
    if (cover == nullptr || cover->item_count() > bound.items || cover->option_count() > bound.options) {
        return std::nullopt;
    }
    CoverMatrix matrix;
    for (int item = 0; item < cover->item_count(); ++item) {
        matrix.items.push_back(matrix_item(item));
    }
    for (int option = 0; option < cover->option_count(); ++option) {
        const int piece = engine_.placement_of(option).piece;
        CoverMatrix::Option row{piece, std::string(short_name(input_.level, piece)), {}};
        for (int place = 0; place < cover->option_size(option); ++place) {
            row.items.push_back(cover->entry(option, place).item);
        }
        std::sort(row.items.begin(), row.items.end());
        matrix.options.push_back(std::move(row));
    }
    return matrix;
}

std::uint64_t PolyominoSearch::remaining_hash(int node, std::uint64_t hash_of_parent) const {
    if (node == 0) {
        return 0;
    }
    const Placement placement = placement_at(node);
    std::uint64_t hash = hash_of_parent + mix_bits(static_cast<std::uint64_t>(placement.piece) * 2 + 1);
    for (const Cell cell : cells_of(input_.level, placement)) {
        hash += mix_bits(static_cast<std::uint64_t>(input_.level.board.index(cell)) * 2 + 2);
    }
    return hash;
}

std::string PolyominoSearch::remaining_problem(int node) const {
    const State state = state_at(node);
    std::string problem(static_cast<std::size_t>(input_.level.board.size()), '.');
    const Grid<bool> open = open_cells(input_.level, state);
    for (int index = 0; index < open.size(); ++index) {
        at(problem, index) = open[index] ? '.' : '#';
    }
    return problem + numbers(left_counts(input_.level, state), " ");
}

RecordedResult start_cover(const Position& position, const SolveOptions& options, int most_steps) {
    const Result<AlgorithmXSwitches> switches = switches_in(options.engine);
    const Result<PieceOrder> order = order_in(options);
    const auto session = session_at<Polyomino>(position);
    if (!switches || !order || !session) {
        return tl::unexpected(!session ? session.error() : switches ? order.error() : switches.error());
    }
    EngineInput input{session->level(), session->state()};
    input.switches = *switches;
    input.order = *order;
    input.seed = options.seed;
    input.memory_bytes = options.memory_bytes;
    if (!fits_tables(input)) {
        return fail(ErrorCode::impossible_puzzle, 0, say("this board is too large to record the search"));
    }
    return std::make_unique<PolyominoSearch>(position, std::move(input), most_steps);
}

// Starts an engine; some read what follows their id after a '+'.
struct RecordedStart {
    std::string_view id;
    RecordedResult (*start)(const Position& position, const SolveOptions& options, int most_steps);
    bool reads_switches = true;

    constexpr bool is_for(std::string_view name) const {
        return name == id || (reads_switches && base_id(name) == id);
    }
};

constexpr std::array<RecordedStart, 5> starts = {{
    {"dancing_links", start_cover},
    {"algorithm_x", start_cover},
    {"annealing", start_recorded_annealing},
    {"count", start_recorded_count, false},
    {random_cut, start_recorded_cutting, false},
}};

constexpr bool are_recorded_started() {
    bool are_started = true;
    for (const EngineInfo& each : recorded) {
        bool is_started = false;
        for (const RecordedStart& start : starts) {
            is_started |= start.is_for(each.id);
        }
        are_started &= is_started;
    }
    return are_started;
}
static_assert(are_recorded_started());

}  // namespace

}  // namespace polyomino

RecordedResult RecordOf<Polyomino>::start(const Position& position, const SolveOptions& options,
                                          int most_steps) {
    using namespace polyomino;  // NOLINT(google-build-using-namespace): the tables above
    SolveOptions named = options;
    named.engine = options.engine.empty() ? recorded.front().id : options.engine;
    const auto* const place = std::find_if(
        starts.begin(), starts.end(), [&](const RecordedStart& each) { return each.is_for(named.engine); });
    return place == starts.end() ? refuse_unrecorded(named.engine, engines, recorded)
                                 : place->start(position, named, most_steps);
}

}  // namespace tessera

#include "lab/record/annealing_search.h"

#include "base/hash.h"
#include "games/polyomino/engines/annealing_engine.h"
#include "games/polyomino/polyomino.h"
#include "jobs/session_at.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int most_iterations = 200'000;

using Traced = AnnealingStep;

class AnnealingRecording : public RecordedSearch {
public:
    AnnealingRecording(const Position& position, Level level, const AnnealingProblem& problem,
                       const AnnealingOptions& options, int most_steps)
        : RecordedSearch(position, std::min(most_steps, most_iterations)),
          level_(std::move(level)),
          engine_(problem, options),
          annealing_(problem, options.cooling) {}

    const SearchStats& stats() const override { return engine_.stats(); }
    PositionCounts counts() const override { return {engine_.reached_count(), std::nullopt}; }
    std::uint64_t record_bytes() const override {
        return record().memory_bytes() + annealing_.memory_bytes();
    }
    SearchKind kind() const override { return &annealing_; }
    std::vector<std::string> moves(int node) const override;
    std::string last_move(int node) const override;
    std::optional<Cell> decided_cell(int /*step*/) const override { return std::nullopt; }
    std::string label(int node) const override;
    std::string log_line(int step) const override;

protected:
    Sentence words_of(int step) const override;
    std::vector<Cell> cells_of_step(int step) const override;
    Outcome advance_engine(Ticks budget) override { return engine_.advance(budget); }
    void write_steps() override { annealing_.write(writable_record(), engine_.trace().take()); }
    std::uint64_t remaining_hash(int node, std::uint64_t hash_of_parent) const override;
    std::string remaining_problem(int node) const override;

private:
    std::vector<Lying> lying_at(int node) const { return annealing_.lying(record().node(node).option); }
    const Traced& traced_of_node(int node) const { return annealing_.traced(record().node(node).first_step); }
    const std::string& name_of(int piece) const {
        return at(level_.pieces, at(annealing_.problem().pieces, piece)).name;
    }
    std::string move_text(int piece, const Lying& lying) const {
        return Polyomino::format_move(
            level_, placing({at(annealing_.problem().pieces, piece), lying.orientation, lying.corner}));
    }
    std::string drawn_text(const Traced& traced) const;
    std::string layout_text(int node) const;
    Sentence words_of_new(int step) const;
    Sentence words_of_kept(int step) const;

    Level level_;
    TracedAnnealing<AnnealingLog> engine_;
    AnnealingRecord annealing_;
};

std::vector<std::string> AnnealingRecording::moves(int node) const {
    std::vector<std::string> moves;
    for (const Move& move : moves_without_overlap(annealing_.problem(), lying_at(node))) {
        moves.push_back(Polyomino::format_move(level_, move));
    }
    return moves;
}

// Returns "place T 1 0 3", or for an exchange "place T 1 0 3, place L 0 2 2".
std::string AnnealingRecording::drawn_text(const Traced& traced) const {
    return move_text(traced.piece, traced.to) +
           (traced.other < 0 ? "" : ", " + move_text(traced.other, traced.other_to));
}

std::string AnnealingRecording::layout_text(int node) const {
    std::string text;
    const std::vector<Lying> lying = lying_at(node);
    for (int piece = 0; piece < int_size(lying); ++piece) {
        text += (piece == 0 ? "" : ", ") + move_text(piece, at(lying, piece));
    }
    return text;
}

std::string AnnealingRecording::last_move(int node) const {
    if (node == 0) {
        return "";
    }
    const Traced& traced = traced_of_node(node);
    return traced.piece < 0 ? layout_text(node) : drawn_text(traced);
}

std::string AnnealingRecording::label(int node) const {
    if (node == 0 || traced_of_node(node).piece < 0) {
        return "";
    }
    return std::string(short_name(level_, at(annealing_.problem().pieces, traced_of_node(node).piece)));
}

std::string AnnealingRecording::log_line(int step) const {
    const RecordedStep& recorded = record().step(step);
    const Traced& traced = annealing_.traced(step);
    if (recorded.kind == RecordedKind::solution) {
        return "solution";
    }
    if (recorded.kind == RecordedKind::refuse) {
        return recorded.reason == reason_stays ? "keep " + drawn_text(traced)
                                               : "refuse " + drawn_text(traced) + " because potential " +
                                                     std::to_string(traced.potential);
    }
    return (traced.piece < 0 ? "lay " : "move ") + last_move(recorded.node) + " potential " +
           std::to_string(annealing_.at_place(step + 1).potential);
}

Sentence AnnealingRecording::words_of_new(int step) const {
    const Traced& traced = annealing_.traced(step);
    const AnnealingPlace& after = annealing_.at_place(step + 1);
    const int before = annealing_.at_place(step).potential;
    if (traced.kind == AnnealingStepKind::solve) {
        return say("all pieces after iteration {}", after.iteration);
    }
    if (traced.kind == AnnealingStepKind::start) {
        return after.restarts == 0 ? say("all pieces are placed at random: potential {}", after.potential)
                                   : say("restart {}: all pieces are placed anew, potential {}",
                                         after.restarts, after.potential);
    }
    if (traced.other >= 0) {
        return say("iteration {}: {} and {} change places, potential {} to {}", after.iteration,
                   name_of(traced.piece), name_of(traced.other), before, after.potential);
    }
    return say("iteration {}: {} is moved, potential {} to {}", after.iteration, name_of(traced.piece),
               before, after.potential);
}

Sentence AnnealingRecording::words_of_kept(int step) const {
    const Traced& traced = annealing_.traced(step);
    const AnnealingPlace& after = annealing_.at_place(step + 1);
    const std::string& name = name_of(traced.piece);
    if (record().step(step).reason == reason_stays) {
        return say("iteration {}: {} is drawn, and stays; potential {}", after.iteration, name,
                   after.potential);
    }
    if (traced.other >= 0) {
        return say("iteration {}: {} and {} do not change places, as potential {} would become {}",
                   after.iteration, name, name_of(traced.other), after.potential, traced.potential);
    }
    return say("iteration {}: {} is not moved, as potential {} would become {}", after.iteration, name,
               after.potential, traced.potential);
}

Sentence AnnealingRecording::words_of(int step) const {
    switch (record().step(step).kind) {
        case RecordedKind::choose:
            return words_of_new(step);
        case RecordedKind::refuse:
            return words_of_kept(step);
        case RecordedKind::solution:
            return say("no overlap is left: this is a solution");
        default:
            return say("the search begins");
    }
}

// Returns the cells of the drawn placements, even if the step refuses them.
std::vector<Cell> AnnealingRecording::cells_of_step(int step) const {
    const Traced& traced = annealing_.traced(step);
    if (traced.piece < 0) {
        return {};
    }
    std::vector<Cell> cells = annealing_.cells(traced.piece, traced.to);
    if (traced.other >= 0) {
        const std::vector<Cell> others = annealing_.cells(traced.other, traced.other_to);
        cells.insert(cells.end(), others.begin(), others.end());
    }
    return cells;
}

// Pieces of a kind count as equal, so they may have changed places.
std::uint64_t AnnealingRecording::remaining_hash(int node, std::uint64_t /*hash_of_parent*/) const {
    std::uint64_t hash = 0;
    const std::vector<Lying> lying = lying_at(node);
    for (int piece = 0; piece < int_size(lying); ++piece) {
        const Lying& here = at(lying, piece);
        auto one = static_cast<std::uint64_t>(at(annealing_.problem().pieces, piece));
        for (const int value : {here.orientation, here.corner.row, here.corner.column}) {
            one = combine_hashes(one, static_cast<std::uint64_t>(value));
        }
        hash += mix_bits(one);
    }
    return hash;
}

std::string AnnealingRecording::remaining_problem(int node) const {
    std::vector<std::string> moves;
    const std::vector<Lying> lying = lying_at(node);
    for (int piece = 0; piece < int_size(lying); ++piece) {
        moves.push_back(move_text(piece, at(lying, piece)));
    }
    std::sort(moves.begin(), moves.end());
    std::string problem;
    for (const std::string& move : moves) {
        problem += move + "\n";
    }
    return problem;
}

Result<AnnealingSchedule> schedule_in(const std::string& heuristic) {
    const std::optional<AnnealingSchedule> schedule =
        heuristic.empty() ? AnnealingSchedule::directed : annealing_schedule_called(heuristic);
    if (!schedule) {
        return fail(ErrorCode::unknown_name, 0, say("there is no heuristic named {}", heuristic));
    }
    return *schedule;
}

}  // namespace

RecordedResult start_recorded_annealing(const Position& position, const SolveOptions& options,
                                        int most_steps) {
    const SolveOptions named = with_named_schedule(options);
    const auto schedule = schedule_in(named.heuristic);
    const auto session = session_at<Polyomino>(position);
    if (!session || !schedule) {
        return tl::unexpected(!session ? session.error() : schedule.error());
    }
    const AnnealingProblem problem = annealing_problem(session->level(), session->state());
    if (!problem.is_exact()) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("annealing needs pieces that fill the open cells exactly"));
    }
    return std::make_unique<AnnealingRecording>(
        position, session->level(), problem, annealing_options(*schedule, problem.open_count(), named.seed),
        most_steps);
}

}  // namespace tessera::polyomino

#include "games/polyomino/engines/annealing_engine.h"

#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/lattice/unfolding.h"

#include <algorithm>
#include <string>

namespace tessera::polyomino {

namespace {

class AnnealingEngine : public SolvingEngine<Move> {
public:
    AnnealingEngine(const AnnealingProblem& problem, const EngineInput& input)
        : schedule_(input.schedule),
          annealing_(problem, annealing_options(input.schedule, problem.open_count(), input.seed)) {}

    Outcome advance(Ticks budget) override { return annealing_.advance(budget); }
    const SearchStats& stats() const override { return annealing_.stats(); }
    std::vector<Move> best() const override {
        return moves_without_overlap(annealing_.problem(), annealing_.best());
    }
    std::vector<Move> solution() const override {
        return moves_without_overlap(annealing_.problem(), annealing_.lying());
    }
    Remarks remarks() const override {
        const auto& schedule = at(annealing_schedules, static_cast<int>(schedule_));
        return {{"engine", "annealing"},
                {"schedule", std::string(schedule.id)},
                {"overlaps", std::to_string(annealing_.least_potential())},
                {"positions_reached", std::to_string(annealing_.reached_count())},
                {"restarts", std::to_string(annealing_.restart_count())}};
    }

private:
    AnnealingSchedule schedule_;
    Annealing annealing_;
};

}  // namespace

AnnealingProblem annealing_problem(const Level& level, const State& state) {
    AnnealingProblem problem{open_cells(level, state), {}, {}};
    if (level.lattice != nullptr) {
        problem.shifts = unfolded_shifts(*level.lattice);
    }
    const std::vector<int> left = left_counts(level, state);
    for (int index = 0; index < int_size(left); ++index) {
        const Piece& piece = at(level.pieces, index);
        problem.kinds.emplace_back();
        for (const Shape& shape : piece.orientations) {
            problem.kinds.back().push_back(shape.cells);
        }
        problem.pieces.insert(problem.pieces.end(), static_cast<std::size_t>(at(left, index)), index);
    }
    return problem;
}

std::vector<Move> moves_without_overlap(const AnnealingProblem& problem, const std::vector<Lying>& lying) {
    Grid<bool> open = problem.open;
    std::vector<Placement> placements;
    for (int index = 0; index < int_size(lying); ++index) {
        const Lying& place = at(lying, index);
        const int piece = at(problem.pieces, index);
        const auto& cells = at(at(problem.kinds, piece), place.orientation);
        if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return open[cell + place.corner]; })) {
            placements.push_back({piece, place.orientation, place.corner});
            for (const Cell cell : cells) {
                open[cell + place.corner] = false;
            }
        }
    }
    std::sort(placements.begin(), placements.end());
    std::vector<Move> moves;
    std::transform(placements.begin(), placements.end(), std::back_inserter(moves), placing);
    return moves;
}

Result<std::unique_ptr<SolvingEngine<Move>>> start_annealing(const EngineInput& input) {
    const AnnealingProblem problem = annealing_problem(input.level, input.state);
    if (!problem.is_exact()) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("annealing needs pieces that fill the open cells exactly"));
    }
    return std::make_unique<AnnealingEngine>(problem, input);
}

}  // namespace tessera::polyomino

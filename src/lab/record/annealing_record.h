#pragma once

#include "lab/record/search_record.h"
#include "search/annealing/annealing.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Reasons why an iteration reached no new position.
inline constexpr std::uint8_t reason_stays = 0;  // the drawn placement is the current one
inline constexpr std::uint8_t reason_rise = 1;   // the potential would rise too far

// The numbers of annealing at a place in its steps.
struct AnnealingPlace {
    std::int32_t iteration = 0;  // in total, over all restarts
    std::int32_t age = 0;        // iterations since the last restart
    std::int32_t made = 0;       // iterations that moved a piece
    std::int32_t restarts = 0;
    std::int32_t potential = -1;  // -1: no piece on the board yet
    std::int32_t least = -1;      // lowest potential so far

    bool operator==(const AnnealingPlace&) const = default;
};

// The record of annealing, beside the steps. All pieces stay on the board, so a path in a tree cannot give
// their placements. A step is an iteration or a restart. An option of the record is a number of changes; each
// change moves one piece. A snapshot of all pieces every 64 changes bounds the cost of any position.
//
// Memory: 16 bytes per change, 12 bytes per piece every 64 changes, 64 bytes per step.
class AnnealingRecord {
public:
    AnnealingRecord(AnnealingProblem problem, Cooling cooling);

    // Appends the steps, to the search's record as well.
    void write(SearchRecord& record, const std::vector<AnnealingStep>& steps);

    const AnnealingProblem& problem() const { return problem_; }
    // After `place` steps; 0 is the start.
    const AnnealingPlace& at_place(int place) const { return at(places_, place); }
    int place_count() const { return int_size(places_); }
    double beta(int place) const;
    const std::vector<std::int32_t>& starts() const { return starts_; }  // places after restarts

    // The engine's trace of a step.
    const AnnealingStep& traced(int step) const { return at(traced_, step); }
    // Returns each piece's placement after so many changes; none before the first.
    std::vector<Lying> lying(int change_count) const;
    std::vector<Cell> cells(int piece, const Lying& lying) const;

    std::uint64_t memory_bytes() const;

private:
    struct Change {
        std::int32_t piece = 0;
        Lying to;
    };

    void write_step(SearchRecord& record, const AnnealingStep& step);
    void write_start(SearchRecord& record, int potential);
    void write_iteration(SearchRecord& record, const AnnealingStep& step);
    void write_solution(SearchRecord& record);
    bool is_move(const AnnealingStep& step) const;
    void take_up(int potential);
    void change_all();
    void change(std::int32_t piece);

    AnnealingProblem problem_;
    Cooling cooling_;
    std::vector<Lying> lying_;  // current, past the bound as well
    AnnealingPlace now_;
    // The first step only begins the search.
    std::vector<AnnealingPlace> places_ = std::vector<AnnealingPlace>(2);
    std::vector<AnnealingStep> traced_ = {AnnealingStep()};
    std::vector<std::int32_t> starts_;
    std::vector<Change> changes_;
    std::vector<std::vector<Lying>> kept_;  // snapshots after 64, 128, ... changes
    std::vector<Lying> last_;               // after all changes
};

}  // namespace tessera

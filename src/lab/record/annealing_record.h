#pragma once

#include "lab/record/search_record.h"
#include "search/annealing/annealing.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Why an iteration led to no new position.
inline constexpr std::uint8_t reason_stays = 0;  // what was drawn is where the piece lies
inline constexpr std::uint8_t reason_rise = 1;   // the potential would rise too far

// How annealing stands at a place in its steps.
struct AnnealingPlace {
    std::int32_t iteration = 0;  // of all, however often it began anew
    std::int32_t age = 0;        // iterations since it did
    std::int32_t made = 0;       // iterations that moved a piece
    std::int32_t restarts = 0;
    std::int32_t potential = -1;  // -1: nothing lies yet
    std::int32_t least = -1;      // of the potentials so far

    bool operator==(const AnnealingPlace&) const = default;
};

// What annealing did, beside the steps themselves: it keeps all pieces on the board, so that no tree tells where they
// lie. A step is an iteration, or all pieces laid anew. An option of the record is a count of changes: each is one piece
// laid somewhere, and every 64 of them it is kept where all pieces lie, so any position costs at most 64 changes.
//
// Memory: 16 bytes for a change, 12 a piece every 64 of them, 64 for a step.
class AnnealingRecord {
public:
    AnnealingRecord(AnnealingProblem problem, Cooling cooling);

    // Growing: writes the steps into the record of the search as well.
    void write(SearchRecord& record, const std::vector<AnnealingStep>& steps);

    const AnnealingProblem& problem() const { return problem_; }
    // Place p is after p steps; 0 is the start.
    const AnnealingPlace& at_place(int place) const { return at(places_, place); }
    int place_count() const { return int_size(places_); }
    double beta(int place) const;
    const std::vector<std::int32_t>& starts() const { return starts_; }  // places after all was laid anew

    // What the engine told of a step.
    const AnnealingStep& told(int step) const { return at(told_, step); }
    // Where each piece lies after so many changes; nowhere after none.
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
    std::vector<Lying> lying_;  // now, past the bound as well
    AnnealingPlace now_;
    std::vector<AnnealingPlace> places_ =
        std::vector<AnnealingPlace>(2);  // the first step is that the search begins
    std::vector<AnnealingStep> told_ = {AnnealingStep()};
    std::vector<std::int32_t> starts_;
    std::vector<Change> changes_;
    std::vector<std::vector<Lying>> kept_;  // where all pieces lie after 64, 128, ... changes
    std::vector<Lying> last_;               // and after all
};

}  // namespace tessera

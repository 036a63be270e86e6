#pragma once

#include "games/polyomino/generator.h"
#include "lab/record/search_record.h"

#include <cstdint>
#include <vector>

namespace tessera {

// The progress of a cut at a place in its steps.
struct CuttingPlace {
    std::int32_t free_cells = 0;  // cells without a piece
    std::int32_t pieces = 0;      // current pieces, including the growing one
    std::int32_t given_up = 0;    // pieces and parts given up so far

    bool operator==(const CuttingPlace&) const = default;
};

// The record of a cut, beside the steps; it has no tree. An option of the record is a number of changes; each
// change assigns one cell to another piece. Pieces are numbered as they begin, and freed numbers are reused.
//
// Memory: 8 bytes per change, 40 bytes per step.
class CuttingRecord {
public:
    explicit CuttingRecord(const Grid<polyomino::Square>& board);

    // Appends the step, to the search's record as well.
    void write(SearchRecord& record, const polyomino::CutStep& step);

    // After `place` steps; 0 is the start.
    const CuttingPlace& at_place(int place) const { return at(places_, place); }
    int place_count() const { return int_size(places_); }
    // The cutter's trace of a step.
    const polyomino::CutStep& traced(int step) const { return at(traced_, step); }
    // Returns the board after so many changes: piece numbers, uncovered_label, blocked_label
    // (games/polyomino/cut.h).
    polyomino::Cut labels(int change_count) const;
    int most_pieces() const { return most_pieces_; }  // distinct piece numbers
    int most_cells() const { return most_cells_; }    // largest size of a piece at any time

    std::uint64_t memory_bytes() const;

private:
    struct Change {
        std::int32_t cell = 0;
        std::int32_t piece = 0;
    };

    void write_changes(SearchRecord& record);
    void write_end(SearchRecord& record);
    void follow(const polyomino::CutStep& step);
    void take_back(const polyomino::CutStep& step);
    void join(int piece, int other);
    void give(int cell, int piece);

    polyomino::Cut start_;
    polyomino::Cut now_;           // current, past the bound as well
    std::vector<Change> pending_;  // in the step being written
    std::vector<int> growing_;     // cells of the newest piece
    CuttingPlace here_;
    int most_pieces_ = 0;
    int most_cells_ = 0;
    std::vector<CuttingPlace> places_;
    // The first step only begins the search.
    std::vector<polyomino::CutStep> traced_ = {polyomino::CutStep()};
    std::vector<Change> changes_;
};

// Renumbers the pieces in the order of their first cells, as the generator does.
polyomino::Cut numbered(polyomino::Cut labels);

}  // namespace tessera

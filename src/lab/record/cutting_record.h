#pragma once

#include "games/polyomino/generator.h"
#include "lab/record/search_record.h"

#include <cstdint>
#include <vector>

namespace tessera {

// How cutting a board stands at a place in its steps.
struct CuttingPlace {
    std::int32_t free_cells = 0;  // that belong to no piece
    std::int32_t pieces = 0;      // that there are, with the one that grows
    std::int32_t given_up = 0;    // pieces and parts that were taken back so far

    bool operator==(const CuttingPlace&) const = default;
};

// How a board was cut, beside the steps themselves: there is no tree. An option of the record is a count of changes: each
// is one cell that belongs to another piece than before. Pieces are numbered as they begin, a number that was given back
// is given again.
//
// Memory: 8 bytes for a change, 40 for a step.
class CuttingRecord {
public:
    explicit CuttingRecord(const Grid<polyomino::Square>& board);

    // Growing: writes the step into the record of the search as well.
    void write(SearchRecord& record, const polyomino::CutStep& step);

    // Place p is after p steps; 0 is the start.
    const CuttingPlace& at_place(int place) const { return at(places_, place); }
    int place_count() const { return int_size(places_); }
    // What the cutter told of a step.
    const polyomino::CutStep& told(int step) const { return at(told_, step); }
    // The board after so many changes: numbers of pieces, uncovered_label, blocked_label (games/polyomino/cut.h).
    polyomino::Cut labels(int change_count) const;
    int most_pieces() const { return most_pieces_; }  // numbers that were given
    int most_cells() const { return most_cells_; }    // of one piece, at any time

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
    polyomino::Cut now_;           // past the bound as well
    std::vector<Change> pending_;  // of the step that is being written
    std::vector<int> growing_;     // cells of the piece that began last
    CuttingPlace here_;
    int most_pieces_ = 0;
    int most_cells_ = 0;
    std::vector<CuttingPlace> places_;
    std::vector<polyomino::CutStep> told_ = {
        polyomino::CutStep()};  // the first step is that the search begins
    std::vector<Change> changes_;
};

// The same with its pieces numbered in the order of their first cells, as the generator has it.
polyomino::Cut numbered(polyomino::Cut labels);

}  // namespace tessera

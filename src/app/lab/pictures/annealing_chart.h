#pragma once

#include "base/sentence.h"
#include "lab/record/annealing_record.h"

#include <string>
#include <vector>

namespace tessera {

// A range of annealing steps, drawn as one column.
struct AnnealingColumn {
    int low = -1;  // lowest potential; -1: no pieces on the board yet
    int high = -1;
    int last = -1;
    int least = -1;            // lowest potential so far
    double beta = 0;           // after these steps
    bool has_restart = false;  // all pieces were laid anew

    bool operator==(const AnnealingColumn&) const = default;
};

// The chart of a whole annealing search over its steps, a function of the record and the column count alone.
struct AnnealingChart {
    std::vector<AnnealingColumn> columns;
    // Share of iterations that moved a piece, by windows of equally many columns; -1: none.
    std::vector<double> made;
    int most_potential = 0;
    double hottest = 0;  // top of the temperature scale; some temperatures may be above it

    bool operator==(const AnnealingChart&) const = default;
};

AnnealingChart annealing_chart_of(const AnnealingRecord& record, int columns, int windows);

// Returns the share of iterations between the two places that moved a piece; -1 if there are none.
double share_made(const AnnealingRecord& record, int from, int to);
// The same for the last 100 steps before the place.
double share_made_before(const AnnealingRecord& record, int place);

// Returns the temperature, 1/beta, at a place as readable text.
std::string temperature_text(const AnnealingRecord& record, int place);

// Describes the state of annealing at a place for screen readers.
Sentence annealing_words(const AnnealingRecord& record, int place);

// Returns a share in percent without its sign: "37"; "0" if there is none.
std::string percent_text(double share);

}  // namespace tessera

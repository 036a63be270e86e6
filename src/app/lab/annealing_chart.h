#pragma once

#include "lab/record/annealing_record.h"

#include <vector>

namespace tessera {

// What some steps of annealing came to, to be drawn as one column.
struct AnnealingColumn {
    int low = -1;  // of the potentials, -1: nothing lay yet
    int high = -1;
    int last = -1;
    int least = -1;            // of all potentials up to here
    double beta = 0;           // behind these steps
    bool has_restart = false;  // all was laid anew

    bool operator==(const AnnealingColumn&) const = default;
};

// A whole search of annealing over its steps. All is a function of the record and of how many columns there are.
struct AnnealingChart {
    std::vector<AnnealingColumn> columns;
    std::vector<double>
        made;  // by windows of equally many columns: the share of iterations that moved a piece; -1: none
    int most_potential = 0;
    double hottest = 0;  // the top of the temperatures' scale: some may be above it

    bool operator==(const AnnealingChart&) const = default;
};

AnnealingChart annealing_chart_of(const AnnealingRecord& record, int columns, int windows);

// The share of the iterations between the two places that moved a piece; -1: there is none.
double share_made(const AnnealingRecord& record, int from, int to);
// The same of the last 100 steps before the place.
double share_made_before(const AnnealingRecord& record, int place);

// Even values from 0 to `most`, about so many, in steps of 1, 2 or 5 times a power of ten.
std::vector<double> even_marks(double most, int count);

}  // namespace tessera

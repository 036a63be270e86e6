#pragma once

#include "lab/record/annealing_record.h"

#include <string>

namespace tessera {

// Returns annealing's numbers after each step as CSV with a heading. Temperature is 1 / beta. Columns are
// empty while no piece is on the board.
std::string annealing_csv_of(const AnnealingRecord& record);

}  // namespace tessera

#pragma once

#include "lab/record/annealing_record.h"

#include <string>

namespace tessera {

// How annealing stood after each step, as CSV: a line of names, then a line a step. Temperature is 1 / beta; the columns
// are empty where nothing lies yet.
std::string annealing_csv_of(const AnnealingRecord& record);

}  // namespace tessera

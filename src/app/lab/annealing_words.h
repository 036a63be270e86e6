#pragma once

#include "base/sentence.h"
#include "lab/record/annealing_record.h"

#include <string>

namespace tessera {

// The temperature, 1/beta, at a place, as people read it.
std::string temperature_text(const AnnealingRecord& record, int place);

// How annealing stands at a place, for those who listen.
Sentence annealing_words(const AnnealingRecord& record, int place);

// "37" of a share; none: "0".
std::string percent_text(double share);

}  // namespace tessera

#pragma once

#include "base/sentence.h"
#include "lab/record/annealing_record.h"

#include <string>

namespace tessera {

// Returns the temperature, 1/beta, at a place as readable text.
std::string temperature_text(const AnnealingRecord& record, int place);

// Describes the state of annealing at a place for screen readers.
Sentence annealing_words(const AnnealingRecord& record, int place);

// Returns a share in percent without its sign: "37"; "0" if there is none.
std::string percent_text(double share);

}  // namespace tessera

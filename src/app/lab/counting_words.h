#pragma once

#include "base/sentence.h"
#include "lab/record/counting_record.h"

namespace tessera {

// How counting stands in a layer, for those who listen: -1: before the first.
Sentence counting_words(const CountingRecord& record, int layer);

// The one with the most states, the first of equals; there is one.
const CountingLayer& widest_layer(const CountingRecord& record);

}  // namespace tessera

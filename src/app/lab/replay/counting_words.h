#pragma once

#include "base/sentence.h"
#include "lab/record/counting_record.h"

namespace tessera {

// Describes the state of counting in a layer for screen readers; -1: before the first layer.
Sentence counting_words(const CountingRecord& record, int layer);

// Returns the layer with the most states, the first of equals. Precondition: there is a layer.
const CountingLayer& widest_layer(const CountingRecord& record);

}  // namespace tessera

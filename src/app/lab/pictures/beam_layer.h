#pragma once

#include "base/sentence.h"
#include "lab/record/recorded_search.h"

namespace tessera {

// The layer of a beam search that is being filled or expanded at a place: positions after the same number of
// moves, stored as consecutive nodes, the best first.
struct BeamLayer {
    int number = 0;  // moves from the start
    int first_node = 0;
    int kept = 1;   // so far
    int least = 0;  // lowest cost
    int most = 0;
};

// Precondition: the search is of the kind BeamLayers. Time: linear in the positions kept in the layer.
BeamLayer beam_layer_at(const RecordedSearch& search, int place);

// Returns "layer 3: 7 positions kept, cost 12 to 15", for the headline and for screen readers.
Sentence layer_words(const BeamLayer& layer);

}  // namespace tessera

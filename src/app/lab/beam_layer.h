#pragma once

#include "base/sentence.h"
#include "lab/record/recorded_search.h"

namespace tessera {

// The layer of a beam that grows or is taken up at a place in its steps: positions after the same number of moves. They
// are nodes that follow each other, the best first.
struct BeamLayer {
    int number = 0;  // moves from the start
    int first_node = 0;
    int kept = 1;   // so far
    int least = 0;  // cost
    int most = 0;
};

bool is_beam(const RecordedSearch& search);

// Of a beam. Time: the positions kept of the layer.
BeamLayer beam_layer_at(const RecordedSearch& search, int place);

// "layer 3: 7 positions kept, cost 12 to 15", for the line above and for those who listen.
Sentence layer_words(const BeamLayer& layer);

}  // namespace tessera

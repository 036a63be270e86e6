#include "app/lab/replay/counting_words.h"

#include "app/game/game_texts.h"
#include "base/index.h"

#include <algorithm>
#include <string>

namespace tessera {

Sentence counting_words(const CountingRecord& record, int layer) {
    if (layer < 0) {
        return say("nothing is counted yet");
    }
    const CountingLayer& here = at(record.layers, layer);
    const std::string states = thousands(std::to_string(here.states));
    const std::string sum = thousands(std::to_string(here.sum));
    return here.covered < record.open_count
               ? say("{} of {} {cell|cells} covered: {} {state|states}, {} so far", here.covered,
                     record.open_count, states, sum)
               : say("all {} {cell|cells} covered: {} {state|states} in all, {} {way|ways}",
                     record.open_count, sum, thousands(decimal(record.total)));
}

const CountingLayer& widest_layer(const CountingRecord& record) {
    return *std::max_element(
        record.layers.begin(), record.layers.end(),
        [](const CountingLayer& one, const CountingLayer& other) { return one.states < other.states; });
}

}  // namespace tessera

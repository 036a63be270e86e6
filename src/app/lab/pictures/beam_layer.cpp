#include "app/lab/pictures/beam_layer.h"

#include <algorithm>
#include <variant>

namespace tessera {

namespace {

// Returns the number of nodes kept by then; past the bound of the record there is no layer.
int node_count_at(const SearchRecord& record, int place) {
    const int end = std::min(place, record.limit());
    int known = 1;
    for (int beyond = record.node_count(); known < beyond;) {
        const int middle = (known + beyond) / 2;
        if (record.node(middle).first_step < end) {
            known = middle + 1;
        } else {
            beyond = middle;
        }
    }
    return known;
}

}  // namespace

BeamLayer beam_layer_at(const RecordedSearch& search, int place) {
    const SearchRecord& record = search.record();
    const int last = node_count_at(record, place) - 1;
    BeamLayer layer;
    layer.number = record.node(last).depth;
    layer.first_node = last;
    while (layer.first_node > 0 && record.node(layer.first_node - 1).depth == layer.number) {
        --layer.first_node;
    }
    layer.kept = last - layer.first_node + 1;
    const auto beam = std::get<BeamLayers>(search.kind());
    layer.least = beam.cost(layer.first_node);
    layer.most = beam.cost(last);
    return layer;
}

Sentence layer_words(const BeamLayer& layer) {
    return layer.least == layer.most
               ? say("layer {}: {} {position|positions} kept, cost {}", layer.number, layer.kept, layer.least)
               : say("layer {}: {} {position|positions} kept, cost {} to {}", layer.number, layer.kept,
                     layer.least, layer.most);
}

}  // namespace tessera

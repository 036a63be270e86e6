#include "games/polyomino/reasoning/supposed.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

void go_to(const PlacementRefutation& next, ForcedWay& way) {
    const bool is_forced = way.last->others.size() == 1;
    way.laid.push_back({next.candidate, is_forced ? way.last->place : reasoning::Place()});
    way.last = &next;
}

}  // namespace

ForcedWay forced_by(const PlacementRefutation& refutation) {
    ForcedWay way{{{refutation.candidate}}, &refutation};
    while (way.last->others.size() == 1) {
        go_to(way.last->others.front(), way);
    }
    return way;
}

ForcedWay longest_way(const PlacementRefutation& refutation) {
    ForcedWay way{{{refutation.candidate}}, &refutation};
    while (!way.last->others.empty()) {
        go_to(*std::max_element(way.last->others.begin(), way.last->others.end(),
                                [](const auto& a, const auto& b) { return a.depth() < b.depth(); }),
              way);
    }
    return way;
}

std::vector<int> candidates_of(const std::vector<Supposed>& supposed) {
    std::vector<int> candidates;
    candidates.reserve(supposed.size());
    for (const Supposed& each : supposed) {
        candidates.push_back(each.candidate);
    }
    return candidates;
}

}  // namespace tessera::polyomino

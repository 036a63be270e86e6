#include "app/lab/replay/frontier_words.h"

#include "app/game/game_texts.h"
#include "lab/axis.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

struct EndCount {
    std::string open;
    std::string closed;
};

EndCount count_of_end(const FrontierCounts& counts, bool is_from_goal) {
    int open = 0;
    int closed = 0;
    for (const FrontierCount& each : counts.counts()) {
        open += each.is_from_goal == is_from_goal ? each.open : 0;
        closed += each.is_from_goal == is_from_goal ? each.closed : 0;
    }
    return {thousands(std::to_string(open)), thousands(std::to_string(closed))};
}

Sentence words_of_one_end(const FrontierCounts& counts) {
    const EndCount all = count_of_end(counts, false);
    const std::vector<FrontierCount> kinds = counts.counts();
    const auto least = std::find_if(kinds.begin(), kinds.end(), [](auto& each) { return each.open > 0; });
    if (least == kinds.end()) {
        return say("open: {}, closed: {}", all.open, all.closed);
    }
    return counts.by() == FrontierBy::f ? say("open: {}, closed: {}, least f open: {}", all.open, all.closed,
                                              readable_number(least->f))
                                        : say("open: {}, closed: {}, fewest swaps open: {}", all.open,
                                              all.closed, readable_number(least->f));
}

}  // namespace

Sentence frontier_words(const FrontierCounts& counts) {
    if (counts.by() != FrontierBy::distance_from_both_ends) {
        return words_of_one_end(counts);
    }
    const EndCount start = count_of_end(counts, false);
    const EndCount goal = count_of_end(counts, true);
    return say("from the start open: {}, closed: {}; from the sorted grid open: {}, closed: {}", start.open,
               start.closed, goal.open, goal.closed);
}

Sentence frontier_line(const FrontierCounts& counts) {
    if (counts.by() != FrontierBy::distance_from_both_ends) {
        return words_of_one_end(counts);
    }
    const EndCount start = count_of_end(counts, false);
    const EndCount goal = count_of_end(counts, true);
    return say("open: {}, closed: {}", start.open + " + " + goal.open, start.closed + " + " + goal.closed);
}

}  // namespace tessera

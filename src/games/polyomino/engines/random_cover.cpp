#include "games/polyomino/engines/random_cover.h"

#include "games/polyomino/engines/placements.h"

#include <algorithm>
#include <numeric>

namespace tessera::polyomino {

RandomCover::RandomCover(const Level& level, Rng& rng) {
    const PieceCover cover = piece_cover_of(level, State{});
    const ExactCover& ordered = cover.problem();
    std::vector<int> order(static_cast<std::size_t>(ordered.option_count()));
    std::iota(order.begin(), order.end(), 0);
    shuffle(order, rng);
    ExactCover problem(ordered.primary_count(), ordered.item_count() - ordered.primary_count());
    for (const int option : order) {
        std::vector<ExactCover::Entry> entries;
        entries.reserve(static_cast<std::size_t>(ordered.option_size(option)));
        for (int place = 0; place < ordered.option_size(option); ++place) {
            entries.push_back(ordered.entry(option, place));
        }
        problem.add_option(entries);
        placements_.push_back(cover.placement_of(option));
    }
    links_.emplace(problem);
}

std::vector<Placement> RandomCover::solution() const {
    std::vector<Placement> placements;
    for (const int option : links_->chosen()) {
        placements.push_back(at(placements_, option));
    }
    std::sort(placements.begin(), placements.end());
    return placements;
}

}  // namespace tessera::polyomino

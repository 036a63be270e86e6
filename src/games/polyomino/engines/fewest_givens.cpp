#include "games/polyomino/engines/fewest_givens.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int most_bases = 16;  // of a size

std::vector<Placement> joined(std::vector<Placement> placements, const Placement& more) {
    placements.push_back(more);
    std::sort(placements.begin(), placements.end());
    return placements;
}

// Both sorted.
std::vector<Placement> rest_of(const std::vector<Placement>& all, const std::vector<Placement>& some) {
    std::vector<Placement> rest;
    std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(rest));
    return rest;
}

Placement taken_from(std::vector<Placement>& placements) {
    const Placement last = placements.back();
    placements.pop_back();
    return last;
}

}  // namespace

FewestGivens::FewestGivens(Level level, std::vector<Placement> known, std::uint64_t seed,
                           std::uint64_t memory_bytes)
    : level_(std::move(level)),
      known_(std::move(known)),
      rng_(seed),
      memory_bytes_(memory_bytes),
      is_base_(true) {
    count({});
}

void FewestGivens::count(std::vector<Placement> placed) {
    tally_.emplace(level_, std::move(placed), memory_bytes_);
    is_counting_ = true;
}

Outcome FewestGivens::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] { return step(); });
}

Outcome FewestGivens::step() {
    constexpr Ticks slice = 1000;
    ++stats_.ticks;
    if (!is_counting_) {
        return choose_next() ? Outcome::running : Outcome::exhausted;
    }
    const Ticks before = tally_->stats().ticks;
    const Outcome outcome = tally_->advance(slice);
    stats_.ticks += tally_->stats().ticks - before;
    if (outcome == Outcome::running) {
        return outcome;
    }
    is_counting_ = false;
    return outcome == Outcome::solved ? take_tally() : Outcome::running;
}

Outcome FewestGivens::take_tally() {
    if (tally_->is_unique()) {
        ++stats_.solutions;
        has_found_ = true;
        return Outcome::solved;
    }
    if (is_base_) {
        take_base();
    }
    return Outcome::running;
}

void FewestGivens::take_base() {
    base_ = tally_->placed();
    ends_ = tally_->is_counted() ? tally_->in_one_solution() : std::vector<Placement>();
    beyond_ = tally_->is_counted() ? tally_->in_several() : rest_of(known_, base_);
    shuffle(ends_, rng_);
    shuffle(beyond_, rng_);
    if (!tally_->is_counted()) {
        is_exact_ = false;
        base_count_ = most_bases;  // other bases of this size would outgrow the memory, too
    }
}

// Starts the count for the next set of givens or the next base; returns false if there is none.
bool FewestGivens::choose_next() {
    if (!ends_.empty()) {
        is_base_ = false;
        count(joined(base_, taken_from(ends_)));
        return true;
    }
    const bool is_over = base_count_ >= most_bases || nexts_.empty();
    if (is_over && (has_found_ || beyond_.empty())) {
        return false;
    }
    if (is_over) {
        root_ = base_;
        nexts_ = std::exchange(beyond_, {});
        base_count_ = 0;
    }
    ++base_count_;
    is_base_ = true;
    count(joined(root_, taken_from(nexts_)));
    return true;
}

}  // namespace tessera::polyomino

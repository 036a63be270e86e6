#include "search/frontier/solution_enumerator.h"

#include "base/bits.h"

#include <algorithm>

namespace tessera {

SolutionEnumerator::SolutionEnumerator(const GridCover& cover, std::uint64_t memory_bytes,
                                       AfterGraph after_graph)
    : memory_bytes_(memory_bytes), layers_(FrontierSearch<PathCount>(cover, PathCount{1}, true)) {
    if (after_graph == AfterGraph::plain_search) {
        plain_.emplace(cover);
    }
    if (!layers_->fits()) {
        give_up_graph();
    }
}

Outcome SolutionEnumerator::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    Outcome outcome = Outcome::running;
    do {
        const Phase before = phase_;
        switch (phase_) {
            case Phase::grow:
                grow();
                break;
            case Phase::link:
                link_frontier();
                break;
            case Phase::walk:
                outcome = walk_on(end);
                break;
            case Phase::plain:
                outcome = plain_->advance(end - stats_.ticks);
                break;
        }
        sum_stats();
        if (phase_ == Phase::plain && before != Phase::plain) {
            break;  // lets the caller switch to another engine, even within the budget
        }
    } while (outcome == Outcome::running && stats_.ticks < end);
    return outcome;
}

// True if layers and links fit in memory; otherwise plain search starts over.
bool SolutionEnumerator::has_room() {
    const std::uint64_t links = 2 * links_.capacity() * sizeof(Link) + heads_.capacity() * sizeof(int);
    return layers_->bytes_after_step() + links <= memory_bytes_;
}

void SolutionEnumerator::give_up_graph() {
    phase_ = Phase::plain;
    own_stats_.ticks += layers_->stats().ticks;
    own_stats_.nodes += layers_->stats().nodes;
    layers_.reset();
    std::vector<Link>().swap(links_);
    std::vector<int>().swap(heads_);
}

void SolutionEnumerator::grow() {
    if (!has_room()) {
        give_up_graph();
    } else if (!layers_->step()) {
        number_states();
        phase_ = Phase::link;
    }
}

void SolutionEnumerator::number_states() {
    first_state_.assign(layers_->order().size(), 0);
    int count = 0;
    for (const int frontier : layers_->order()) {
        at(first_state_, frontier) = count;
        count += int_size(layers_->graph().frontier(frontier).states);
    }
    heads_.assign(static_cast<std::size_t>(count), -1);
    first_final_ = at(first_state_, layers_->final_frontier());
    unlinked_ = int_size(layers_->order());
}

// Links the states that lead to live states of one frontier. Later frontiers are already linked.
void SolutionEnumerator::link_frontier() {
    const int frontier = at(layers_->order(), --unlinked_);
    const auto& states = layers_->graph().frontier(frontier).states;
    targets_.clear();
    for (int index = 0; index < int_size(states); ++index) {
        const int state = at(first_state_, frontier) + index;
        if (state >= first_final_ || at(heads_, state) >= 0) {
            targets_[at(states, index).remaining] = state;
        }
    }
    for (int edge = layers_->graph().frontier(frontier).edges; edge >= 0 && !targets_.states().empty();
         edge = layers_->graph().edge(edge).next) {
        link_edge(layers_->graph().edge(edge));
    }
    layers_->forget(frontier);
    if (unlinked_ == 0) {
        start_walk();
    } else if (!has_room()) {
        give_up_graph();
    }
}

void SolutionEnumerator::link_edge(const FrontierSearch<PathCount>::Edge& edge) {
    const PackedResources::PackedDemand demand =
        layers_->resources().demand(layers_->table().kind(edge.slot));
    const auto& states = layers_->graph().frontier(edge.source).states;
    own_stats_.ticks += states.size();
    for (int index = 0; index < int_size(states); ++index) {
        const std::uint64_t remaining = at(states, index).remaining;
        const int target = demand.is_met_by(remaining) ? targets_.find(remaining - demand.all) : -1;
        if (target >= 0) {
            const int state = at(first_state_, edge.source) + index;
            const int option = layers_->table().option(edge.slot);
            links_.push_back({option, at(targets_.states(), target).value, at(heads_, state)});
            at(heads_, state) = int_size(links_) - 1;
        }
    }
}

void SolutionEnumerator::start_walk() {
    phase_ = Phase::walk;
    own_stats_.ticks += layers_->stats().ticks;
    own_stats_.nodes += layers_->stats().nodes;
    layers_.reset();
    next_link_ = heads_.empty() ? -1 : heads_.front();
    starts_covered_ = first_final_ == 0 && !heads_.empty();
}

Outcome SolutionEnumerator::walk_on(Ticks end) {
    if (starts_covered_) {  // there is nothing to cover: one solution, without a step
        starts_covered_ = false;
        ++own_stats_.solutions;
        return Outcome::solved;
    }
    const Ticks own_end = own_stats_.ticks + (end - stats_.ticks);
    while (own_stats_.ticks < own_end) {
        ++own_stats_.ticks;
        if (next_link_ >= 0) {
            path_.push_back(next_link_);
            const int state = at(links_, next_link_).target;
            next_link_ = state < first_final_ ? at(heads_, state) : -1;
            if (state >= first_final_) {
                ++own_stats_.solutions;
                return Outcome::solved;
            }
        } else if (path_.empty()) {
            return Outcome::exhausted;
        } else {
            next_link_ = at(links_, path_.back()).next;
            path_.pop_back();
        }
    }
    return Outcome::running;
}

std::vector<int> SolutionEnumerator::chosen() const {
    if (phase_ == Phase::plain) {
        return plain_->chosen();
    }
    std::vector<int> options;
    for (const int link : path_) {
        options.push_back(at(links_, link).option);
    }
    return options;
}

std::vector<int> SolutionEnumerator::first_path() const {
    std::vector<int> options;
    for (int state = 0; state < first_final_; state = at(links_, at(heads_, state)).target) {
        options.push_back(at(links_, at(heads_, state)).option);
    }
    return options;
}

bool SolutionEnumerator::has_solutions() const {
    return phase_ == Phase::walk && !heads_.empty() && (first_final_ == 0 || heads_.front() >= 0);
}

// Passes over the states from last to first and computes the number of paths from each.
std::vector<SolutionCount> SolutionEnumerator::ways_to_end() const {
    std::vector<SolutionCount> ways(heads_.size(), 1);
    for (int state = first_final_ - 1; state >= 0; --state) {
        at(ways, state) = 0;
        for (int link = at(heads_, state); link >= 0; link = at(links_, link).next) {
            at(ways, state) += at(ways, at(links_, link).target);
        }
    }
    return ways;
}

// Multiplies the paths to each state by those from it.
std::optional<SolutionEnumerator::OptionCounts> SolutionEnumerator::option_counts(int option_count) const {
    if (!has_solutions()) {
        return std::nullopt;
    }
    const std::vector<SolutionCount> ways = ways_to_end();
    std::vector<SolutionCount> paths(heads_.size());
    paths.front() = 1;
    OptionCounts counts{ways.front(), std::vector<SolutionCount>(static_cast<std::size_t>(option_count))};
    for (int state = 0; state < first_final_; ++state) {
        for (int link = at(heads_, state); link >= 0; link = at(links_, link).next) {
            const auto& [option, target, next] = at(links_, link);
            const SolutionCount& rest = at(ways, target);
            at(counts.with_option, option) +=
                times(at(paths, state), rest.high == 0 ? rest.low : ~std::uint64_t{0});
            at(paths, target) += at(paths, state);
        }
    }
    return counts;
}

// Computes which of the first solution's options all paths from a state have.
std::optional<SolutionEnumerator::Summary> SolutionEnumerator::summary() const {
    if (!has_solutions()) {
        return std::nullopt;
    }
    const std::vector<int> candidates = first_path();
    std::vector<std::uint64_t> common(heads_.size(), 0);
    for (int state = first_final_ - 1; state >= 0; --state) {
        std::uint64_t in_all = ~std::uint64_t{0};
        for (int link = at(heads_, state); link >= 0; link = at(links_, link).next) {
            const auto found = std::find(candidates.begin(), candidates.end(), at(links_, link).option);
            const auto place = static_cast<int>(found - candidates.begin());
            const std::uint64_t own = found != candidates.end() && place < 64 ? bit(place) : 0;
            in_all &= own | at(common, at(links_, link).target);
        }
        at(common, state) = in_all;
    }
    Summary summary{ways_to_end().front(), {}};
    for (int place = 0; place < std::min(64, int_size(candidates)); ++place) {
        if ((common.front() & bit(place)) != 0) {
            summary.forced.push_back(at(candidates, place));
        }
    }
    return summary;
}

void SolutionEnumerator::sum_stats() {
    stats_ = own_stats_;
    if (layers_) {
        stats_.ticks += layers_->stats().ticks;
        stats_.nodes += layers_->stats().nodes;
    }
    stats_.max_depth = int_size(path_);
    if (plain_) {
        stats_.ticks += plain_->stats().ticks;
        stats_.nodes += plain_->stats().nodes;
        stats_.backtracks += plain_->stats().backtracks;
        stats_.solutions += plain_->stats().solutions;
        stats_.max_depth = std::max(plain_->stats().max_depth, stats_.max_depth);
    }
}

}  // namespace tessera

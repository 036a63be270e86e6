#include "search/frontier/nested_layers.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr std::uint64_t least_share = 32 << 10;  // least memory worth using for layers
constexpr std::uint64_t start_share = 64;        // a group's initial states take one in so many bytes

// Returns the share of the remaining memory for one level.
constexpr std::uint64_t share_of(std::uint64_t memory_bytes) {
    return memory_bytes / 4 * 3;
}

void add(SearchStats& sum, const SearchStats& more) {
    sum.ticks += more.ticks;
    sum.nodes += more.nodes;
    sum.backtracks += more.backtracks;
    sum.max_depth = std::max(sum.max_depth, more.max_depth);
}

}  // namespace

NestedLayers::NestedLayers(const GridCover& cover, std::uint64_t memory_bytes, const Shard& shard) {
    const std::uint64_t limit = share_of(memory_bytes);
    levels_.push_back(
        {Search(cover, PathCount{SolutionCount(1)}, false), limit, memory_bytes - limit, false});
    if (fits()) {
        levels_.front().search.keep_shard(shard);
    }
}

void NestedLayers::step(ThreadTeam* team) {
    Level& level = levels_.back();
    if (level.is_full) {
        start_group();
        return;
    }
    // A team takes many frontiers at a time; if there is no room for so many, one worker continues alone.
    const bool is_by_team = team != nullptr && level.search.bytes_after_step(true) <= level.limit;
    if (!is_by_team) {
        level.search.settle();
    }
    if (!is_by_team && level.search.bytes_after_step() > level.limit && level.search.is_split()) {
        outgrew_memory_ = true;
        level.is_full = true;
    } else if (!(is_by_team ? level.search.step(*team) : level.search.step())) {
        leave();
    }
}

// Adds a level for the states of the next frontiers.
void NestedLayers::start_group() {
    Level& outer = levels_.back();
    const std::uint64_t limit = share_of(outer.rest);
    if (limit < least_share) {
        return;  // take_starts() takes them from this level
    }
    Level inner{outer.search.without_states(), limit, outer.rest - limit, false};
    std::uint64_t bytes = 0;
    while (bytes < limit / start_share) {
        const int frontier = next_frontier(outer);
        if (frontier < 0) {
            break;
        }
        const auto& states = outer.search.graph().frontier(frontier).states;
        bytes += states.size() * sizeof(Search::State);
        inner.search.begin_at(outer.search.graph().cell(frontier), outer.search.graph().words(frontier),
                              states);
        outer.search.forget(frontier);
    }
    if (bytes == 0) {
        leave();
    } else {
        levels_.push_back(std::move(inner));
    }
}

// Returns the next frontier of a full level that has states; -1 if there is none.
int NestedLayers::next_frontier(Level& level) {
    int frontier = level.search.pull_next();
    while (frontier >= 0 && level.search.graph().frontier(frontier).states.empty()) {
        level.search.forget(frontier);
        frontier = level.search.pull_next();
    }
    return frontier;
}

void NestedLayers::leave() {
    const Search& search = levels_.back().search;
    for (const auto& state : search.finals()) {
        found_ += state.value.paths;
    }
    add(past_, search.stats());
    levels_.pop_back();
}

SolutionCount NestedLayers::take_found() {
    return std::exchange(found_, SolutionCount());
}

std::vector<FinishStart> NestedLayers::take_starts(std::size_t enough) {
    std::vector<FinishStart> starts;
    while (!levels_.empty() && levels_.back().is_full && share_of(levels_.back().rest) < least_share &&
           starts.size() < enough) {
        Search& search = levels_.back().search;
        const int frontier = next_frontier(levels_.back());
        if (frontier < 0) {
            leave();
            break;
        }
        const std::uint64_t* const words = search.graph().words(frontier);
        for (const auto& state : search.graph().frontier(frontier).states) {
            starts.push_back({search.graph().cell(frontier),
                              std::vector<std::uint64_t>(words, words + search.table().word_count()),
                              search.resources().unpack(state.remaining), state.value.paths});
        }
        search.forget(frontier);
    }
    return starts;
}

SearchStats NestedLayers::stats() const {
    SearchStats sum = past_;
    for (const Level& level : levels_) {
        add(sum, level.search.stats());
    }
    return sum;
}

std::uint64_t NestedLayers::bytes() const {
    std::uint64_t sum = 0;
    for (const Level& level : levels_) {
        sum += level.search.bytes();
    }
    return sum;
}

}  // namespace tessera

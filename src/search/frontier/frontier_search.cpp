#include "search/frontier/frontier_search.h"

#include "base/hash.h"
#include "base/vectors.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace tessera {

namespace {

constexpr int frontiers_at_a_time = 128;

}  // namespace

template <class Value>
FrontierSearch<Value>::FrontierSearch(const GridCover& cover, const Value& start, bool keeps_all,
                                      SoftOptions soft_options)
    : table_(cover),
      resources_(cover),
      sums_(cover),
      region_finder_(table_),
      keeps_all_(keeps_all),
      soft_options_(cover, table_, std::move(soft_options)),
      set_(table_.word_count()),
      layer_heads_(static_cast<std::size_t>(table_.cell_count()) + 1, -1),
      layer_tails_(layer_heads_),
      workers_{PullWorker{{}, region_finder_, {}, 0, {}, {}}},
      moved_(static_cast<std::size_t>(table_.word_count()), 0) {
    if (!fits()) {
        return;
    }
    sums_.expect(resources_);
    full_row_ = sums_.row(resources_, resources_.full());
    for (int cell = 0; cell < table_.cell_count(); ++cell) {
        most_slots_ =
            std::max(most_slots_, static_cast<std::size_t>(table_.end_slot(cell) - table_.first_slot(cell)));
    }
    final_ = add_frontier(table_.cell_count(), 0);
    const int cell = table_.next_open(0);
    const int first = cell == table_.cell_count() ? final_ : frontier_at(cell, soft_options_.from(0));
    at(frontiers_, first).states.push_back({resources_.full(), start});
}

template <class Value>
void FrontierSearch<Value>::keep_shard(const Shard& shard) {
    shard_ = shard;
    if (shard_.number != 1) {
        at(frontiers_, final_)
            .states.clear();  // where nothing is to cover, that is the first shard's solution
    }
}

template <class Value>
int FrontierSearch<Value>::frontier_at(int cell, std::uint64_t undecided) {
    const int frontier = set_.find(cell, moved_.data());
    return frontier >= 0 ? frontier : add_frontier(cell, undecided);
}

template <class Value>
int FrontierSearch<Value>::add_frontier(int cell, std::uint64_t undecided) {
    const int frontier = set_.add(cell, moved_.data());
    frontiers_.push_back(Frontier{});
    frontiers_.back().undecided = undecided;
    int& tail = at(layer_tails_, cell);
    (tail < 0 ? at(layer_heads_, cell) : at(frontiers_, tail).next) = frontier;
    tail = frontier;
    judge(frontier);
    return frontier;
}

// What can be said of a frontier whatever remains.
template <class Value>
void FrontierSearch<Value>::judge(int frontier) {
    const int cell = set_.cell(frontier);
    at(frontiers_, frontier).is_hopeless =
        sums_.is_useful() && cell < table_.cell_count() &&
        !sums_.can_fill(full_row_, region_finder_.find(table_, cell, set_.words(frontier)));
}

template <class Value>
bool FrontierSearch<Value>::step() {
    const int frontier = pull_next();
    if (frontier < 0) {
        return false;
    }
    expand(frontier);
    return true;
}

template <class Value>
int FrontierSearch<Value>::pull_next() {
    while (cell_ < table_.cell_count() && at(layer_heads_, cell_) < 0) {
        ++cell_;
        split();
    }
    const int frontier = take_next();
    if (frontier < 0) {
        return -1;
    }
    pull(frontier, workers_.front());
    gather_stats(workers_.front());
    account_for(frontier);
    return frontier == final_ ? -1 : frontier;
}

// Of the layer being worked off; -1 where it is through.
template <class Value>
int FrontierSearch<Value>::take_next() {
    const int frontier = at(layer_heads_, cell_);
    if (frontier >= 0) {
        at(layer_heads_, cell_) = at(frontiers_, frontier).next;
    }
    return frontier;
}

template <class Value>
bool FrontierSearch<Value>::step(ThreadTeam& team) {
    while (int_size(workers_) < team.size()) {
        workers_.push_back({{}, region_finder_, {}, int_size(workers_), {}, {}});
    }
    take_some();
    std::atomic<int> next = 0;
    is_team_at_work_ = true;
    team.run([&](int worker) {
        if (worker == 0) {
            settle();
        }
        at(workers_, worker).freeing.clear();
        for (int index = next++; index < int_size(taken_); index = next++) {
            pull(at(taken_, index), at(workers_, worker));
        }
    });
    is_team_at_work_ = false;
    for (PullWorker& worker : workers_) {
        gather_stats(worker);
    }
    pulled_.swap(taken_);
    if (pulled_.empty() || pulled_.back() != final_) {
        return true;
    }
    settle();
    return false;
}

// Frontiers of the next cell can be taken only when all before them are expanded.
template <class Value>
void FrontierSearch<Value>::take_some() {
    while (pulled_.empty() && cell_ < table_.cell_count() && at(layer_heads_, cell_) < 0) {
        ++cell_;
        split();
    }
    taken_.clear();
    for (int frontier = take_next(); frontier >= 0; frontier = take_next()) {
        taken_.push_back(frontier);
        if (int_size(taken_) == frontiers_at_a_time) {
            break;
        }
    }
    free_released();
    // Nothing may move while others read it.
    const std::size_t more = pulled_.size() * most_slots_;
    set_.reserve_more(more);
    reserve_more(frontiers_, more);
    reserve_more(edges_, more);
}

template <class Value>
void FrontierSearch<Value>::settle() {
    for (const int frontier : pulled_) {
        account_for(frontier);
        expand(frontier);
    }
    pulled_.clear();
}

// Between two layers: whether from here on each shard follows its own states.
template <class Value>
void FrontierSearch<Value>::split() {
    const bool is_enough = stats_.nodes >= 64 * static_cast<std::uint64_t>(shard_.count);
    if (shard_.count > 1 && split_cell_ == 0 && (is_enough || cell_ == table_.cell_count())) {
        split_cell_ = cell_;
    }
}

template <class Value>
void FrontierSearch<Value>::pull(int frontier, PullWorker& worker) {
    if (at(frontiers_, frontier).edges < 0) {
        return;  // the first one, which has its state from the start
    }
    worker.scratch.clear();
    for (int edge = at(frontiers_, frontier).edges; edge >= 0; edge = at(edges_, edge).next) {
        pull_along(at(edges_, edge), frontier, worker);
    }
    drop_hopeless(frontier, worker);
    const std::vector<State>& pulled = worker.scratch.states();
    at(frontiers_, frontier).states.assign(pulled.begin(), pulled.end());
    at(frontiers_, frontier).pulled_by = worker.number;
}

template <class Value>
void FrontierSearch<Value>::pull_along(const Edge& edge, int target, PullWorker& worker) const {
    const PackedResources::PackedDemand demand = resources_.demand(table_.kind(edge.slot));
    const int bonus = soft_options_.bonus(edge.slot);
    const Frontier& source = at(frontiers_, edge.source);
    const bool is_split = set_.cell(edge.source) < split_cell_ && set_.cell(target) >= split_cell_;
    worker.stats.ticks += source.states.size();
    for (const State& state : source.states) {
        if (demand.is_met_by(state.remaining) &&
            (!is_split || is_mine(state.remaining - demand.all, target))) {
            worker.scratch[state.remaining - demand.all].merge(state.value, bonus);
        }
    }
}

template <class Value>
void FrontierSearch<Value>::gather_stats(PullWorker& worker) {
    stats_.ticks += worker.stats.ticks;
    stats_.backtracks += worker.stats.backtracks;
    worker.stats = {};
}

// What has to be done for a pulled frontier one after the other: letting go of what it was the last to need.
template <class Value>
void FrontierSearch<Value>::account_for(int frontier) {
    order_.push_back(frontier);
    int edge = at(frontiers_, frontier).edges;
    if (edge < 0) {
        return;
    }
    const std::size_t state_count = at(frontiers_, frontier).states.size();
    state_bytes_ += state_count * sizeof(State);
    stats_.nodes += state_count;
    most_states_ = std::max(most_states_, state_count);
    while (!keeps_all_ && edge >= 0) {
        const Edge pulled = at(edges_, edge);
        if (--at(frontiers_, pulled.source).waiting == 0) {
            release(pulled.source);
        }
        at(edges_, edge).next = free_edges_;
        free_edges_ = edge;
        edge = pulled.next;
    }
}

template <class Value>
bool FrontierSearch<Value>::is_mine(std::uint64_t remaining, int frontier) const {
    std::uint64_t hash = combine_hashes(remaining, static_cast<std::uint64_t>(set_.cell(frontier)));
    for (int word = 0; word < table_.word_count(); ++word) {
        hash = combine_hashes(hash, words(frontier)[word]);
    }
    return static_cast<int>(hash % static_cast<std::uint64_t>(shard_.count)) == shard_.number - 1;
}

// Drops the pulled states whose regions cannot be filled, or that give up too many soft options.
template <class Value>
void FrontierSearch<Value>::drop_hopeless(int frontier, PullWorker& worker) const {
    const Frontier& judged = at(frontiers_, frontier);
    const std::vector<Region>* regions = nullptr;
    if (sums_.is_useful() && set_.cell(frontier) < table_.cell_count()) {
        regions = &worker.region_finder.find(table_, set_.cell(frontier), set_.words(frontier));
    }
    const auto is_hopeless = [&](const State& state) {
        if (!keeps_enough(state, judged.undecided)) {
            return true;
        }
        return regions != nullptr && !regions->empty() &&
               !sums_.can_fill(sums_.row(resources_, state.remaining), *regions);
    };
    std::vector<State>& states = worker.scratch.states();
    const auto end = std::remove_if(states.begin(), states.end(), is_hopeless);
    worker.stats.backtracks += static_cast<std::uint64_t>(states.end() - end);
    states.erase(end, states.end());
}

// Whether a state may keep as many soft options as asked for, if all of `undecided` that it has units
// for are chosen that no known conflict forbids.
template <class Value>
bool FrontierSearch<Value>::keeps_enough(const State& state, std::uint64_t undecided) const {
    if constexpr (Value::has_soft_options) {
        const int least = soft_options_.least_kept();
        return state.value.keeps(least, soft_options_.most_of(undecided)) &&
               state.value.keeps(least, soft_options_.most_of(undecided, resources_, state.remaining));
    }
    return true;
}

// Whether some state of the frontier could go on along the slot.
template <class Value>
bool FrontierSearch<Value>::has_use_for(int frontier, int slot) const {
    if constexpr (Value::has_soft_options) {
        const Frontier& source = at(frontiers_, frontier);
        const std::uint64_t undecided = soft_options_.without(slot, source.undecided);
        const PackedResources::PackedDemand demand = resources_.demand(table_.kind(slot));
        const int bonus = soft_options_.bonus(slot);
        return std::any_of(source.states.begin(), source.states.end(), [&](const State& state) {
            return demand.is_met_by(state.remaining) &&
                   keeps_enough({state.remaining - demand.all, {state.value.kept + bonus}}, undecided);
        });
    }
    return true;
}

// The worker that pulled a frontier frees its states: threads that free what others allocated wait for each
// other in the allocator.
template <class Value>
void FrontierSearch<Value>::release(int frontier) {
    std::vector<State>& states = at(frontiers_, frontier).states;
    if (is_team_at_work_) {
        at(workers_, at(frontiers_, frontier).pulled_by).released.push_back(std::move(states));
    } else {
        state_bytes_ -= states.size() * sizeof(State);
        std::vector<State>().swap(states);
    }
}

// Between two steps of a team: what the last one released is freed by the next.
template <class Value>
void FrontierSearch<Value>::free_released() {
    for (PullWorker& worker : workers_) {
        worker.freeing.swap(worker.released);
        for (const std::vector<State>& states : worker.freeing) {
            state_bytes_ -= states.size() * sizeof(State);
        }
    }
}

template <class Value>
void FrontierSearch<Value>::expand(int frontier) {
    if (!at(frontiers_, frontier).states.empty() && frontier != final_) {
        add_targets(frontier);
    }
    if (!keeps_all_ && at(frontiers_, frontier).waiting == 0 && frontier != final_) {
        release(frontier);
    }
}

template <class Value>
void FrontierSearch<Value>::add_targets(int frontier) {
    const int cell = set_.cell(frontier);
    std::uint64_t any_remaining = 0;
    for (const State& state : at(frontiers_, frontier).states) {
        any_remaining |= state.remaining;
    }
    std::vector<std::uint64_t> covered(moved_.size());
    for (int slot = table_.first_slot(cell); slot < table_.end_slot(cell); ++slot) {
        const std::uint64_t* mask = table_.mask(slot);
        const std::uint64_t* words = set_.words(frontier);
        bool fits = resources_.can_meet(any_remaining, table_.kind(slot));
        for (int word = 0; word < table_.word_count(); ++word) {
            fits = fits && (words[word] & mask[word]) == 0;
            at(covered, word) = words[word] | mask[word];
        }
        if (fits && has_use_for(frontier, slot)) {
            const int next = table_.first_uncovered(cell, covered.data());
            table_.shift_frontier(covered.data(), next - cell, moved_.data());
            const std::uint64_t undecided =
                soft_options_.without(slot, at(frontiers_, frontier).undecided) & soft_options_.from(next);
            add_edge(frontier, slot, next == table_.cell_count() ? final_ : frontier_at(next, undecided));
        }
    }
    stats_.ticks += static_cast<std::uint64_t>(table_.end_slot(cell) - table_.first_slot(cell));
}

template <class Value>
void FrontierSearch<Value>::add_edge(int source, int slot, int target) {
    if (at(frontiers_, target).is_hopeless) {
        return;
    }
    int edge = free_edges_;
    if (edge >= 0) {
        free_edges_ = at(edges_, edge).next;
    } else {
        edge = int_size(edges_);
        edges_.push_back(Edge{});
    }
    at(edges_, edge) = {source, slot, at(frontiers_, target).edges};
    at(frontiers_, target).edges = edge;
    ++at(frontiers_, source).waiting;
}

template <class Value>
std::uint64_t FrontierSearch<Value>::bytes() const {
    return state_bytes_ + scratch_bytes() + set_.bytes() + frontiers_.capacity() * sizeof(Frontier) +
           edges_.capacity() * sizeof(Edge) + order_.capacity() * sizeof(int);
}

template <class Value>
std::uint64_t FrontierSearch<Value>::bytes_after_step() const {
    // A team pulls many frontiers in one step, and expands those of the last.
    const std::size_t frontier_count = workers_.size() > 1 ? frontiers_at_a_time : 1;
    const std::size_t more = frontier_count * most_slots_;
    return bytes() + 4 * scratch_bytes() + (frontier_count - 1) * most_states_ * sizeof(State) +
           set_.growth(more) + bytes_to_grow(frontiers_, more) + bytes_to_grow(edges_, more) +
           bytes_to_grow(order_, frontier_count);
}

template class FrontierSearch<WayCount>;
template class FrontierSearch<BestWay>;

}  // namespace tessera

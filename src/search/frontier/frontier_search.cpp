#include "search/frontier/frontier_search.h"

#include "base/vectors.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace tessera {

namespace {

constexpr int frontiers_at_a_time = 128;

}  // namespace

template <class Value>
FrontierSearch<Value>::FrontierSearch(std::shared_ptr<const FrontierProblem> problem, bool keeps_all)
    : problem_(std::move(problem)),
      keeps_all_(keeps_all),
      graph_(table().cell_count(), table().word_count()),
      region_finder_(table()),
      workers_{PullWorker{{}, region_finder_, {}, 0, {}, {}}} {
    if (!fits()) {
        return;
    }
    scratch_.covered.assign(static_cast<std::size_t>(table().word_count()), 0);
    scratch_.shifted = scratch_.covered;
    final_ = add_frontier(table().cell_count(), scratch_.covered.data(), 0);
}

template <class Value>
FrontierSearch<Value>::FrontierSearch(const GridCover& cover, const Value& start, bool keeps_all,
                                      SoftOptions soft_options)
    : FrontierSearch(std::make_shared<const FrontierProblem>(cover, std::move(soft_options)), keeps_all) {
    if (!fits()) {
        return;
    }
    const std::uint64_t* const nothing = scratch_.covered.data();
    const int cell = table().next_open(0);
    const int first =
        cell == table().cell_count() ? final_ : add_frontier(cell, nothing, problem_->soft_options.from(0));
    graph_.frontier(first).states.push_back({resources().full(), start});
}

template <class Value>
FrontierSearch<Value> FrontierSearch<Value>::without_states() const {
    return FrontierSearch(problem_, keeps_all_);
}

template <class Value>
void FrontierSearch<Value>::begin_at(int cell, const std::uint64_t* words, const std::vector<State>& states) {
    const int frontier = find_or_add(cell, words, problem_->soft_options.from(cell));
    std::vector<State>& all = graph_.frontier(frontier).states;
    all.insert(all.end(), states.begin(), states.end());
}

template <class Value>
void FrontierSearch<Value>::keep_shard(const Shard& shard) {
    split_.keep(shard);
    if (!split_.keeps_first()) {
        // If there is nothing to cover, the one solution belongs to the first shard.
        graph_.frontier(final_).states.clear();
    }
}

template <class Value>
int FrontierSearch<Value>::find_or_add(int cell, const std::uint64_t* words, std::uint64_t undecided) {
    const int frontier = graph_.index().find(cell, words);
    return frontier >= 0 ? frontier : add_frontier(cell, words, undecided);
}

// Adds a frontier; it is a dead end if it has regions that even all resources cannot fill.
template <class Value>
int FrontierSearch<Value>::add_frontier(int cell, const std::uint64_t* words, std::uint64_t undecided) {
    const int frontier = graph_.add(cell, words, undecided);
    const SubsetSums& sums = problem_->sums;
    graph_.frontier(frontier).is_dead_end =
        sums.is_useful() && cell < table().cell_count() &&
        !sums.can_fill(problem_->full_row, region_finder_.find(table(), cell, words));
    return frontier;
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
    enter_layer();
    const int frontier = graph_.take(run_.cell);
    if (frontier < 0) {
        return -1;
    }
    pull(frontier, workers_.front());
    gather_stats(workers_.front());
    account_for(frontier);
    return frontier == final_ ? -1 : frontier;
}

// Advances to the next layer that has frontiers to pull. Decides between layers whether each shard follows
// its own states from here on.
template <class Value>
void FrontierSearch<Value>::enter_layer() {
    while (run_.cell < table().cell_count() && graph_.is_layer_empty(run_.cell)) {
        ++run_.cell;
        split_.enter(run_.cell, run_.stats.nodes, run_.cell == table().cell_count());
    }
}

template <class Value>
bool FrontierSearch<Value>::step(ThreadTeam& team) {
    while (int_size(workers_) < team.size()) {
        workers_.push_back({{}, region_finder_, {}, int_size(workers_), {}, {}});
    }
    take_some();
    std::atomic<int> next = 0;
    run_.is_team_at_work = true;
    team.run([&](int worker) {
        if (worker == 0) {
            settle();
        }
        at(workers_, worker).freeing.clear();
        for (int index = next++; index < int_size(run_.taken); index = next++) {
            pull(at(run_.taken, index), at(workers_, worker));
        }
    });
    run_.is_team_at_work = false;
    for (PullWorker& worker : workers_) {
        gather_stats(worker);
    }
    run_.pulled.swap(run_.taken);
    if (run_.pulled.empty() || run_.pulled.back() != final_) {
        return true;
    }
    settle();
    return false;
}

// Takes frontiers of one cell; those of the next cell only once all before them are expanded.
template <class Value>
void FrontierSearch<Value>::take_some() {
    if (run_.pulled.empty()) {
        enter_layer();
    }
    run_.taken.clear();
    for (int frontier = graph_.take(run_.cell); frontier >= 0; frontier = graph_.take(run_.cell)) {
        run_.taken.push_back(frontier);
        if (int_size(run_.taken) == frontiers_at_a_time) {
            break;
        }
    }
    free_released();
    graph_.reserve(run_.pulled.size() * problem_->max_slots);  // nothing may move while other workers read
}

template <class Value>
void FrontierSearch<Value>::settle() {
    for (const int frontier : run_.pulled) {
        account_for(frontier);
        expand(frontier);
    }
    run_.pulled.clear();
}

template <class Value>
void FrontierSearch<Value>::pull(int frontier, PullWorker& worker) {
    Frontier& target = graph_.frontier(frontier);
    if (target.edges < 0) {
        return;  // it has only initial states
    }
    worker.scratch.clear();
    for (const State& state : target.states) {  // initial states
        worker.scratch[state.remaining].merge(state.value, 0);
    }
    for (int edge = target.edges; edge >= 0; edge = graph_.edge(edge).next) {
        pull_along(graph_.edge(edge), frontier, worker);
    }
    prune(frontier, worker);
    const std::vector<State>& pulled = worker.scratch.states();
    target.states.assign(pulled.begin(), pulled.end());
    target.pulled_by = worker.number;
}

template <class Value>
void FrontierSearch<Value>::pull_along(const Edge& edge, int target, PullWorker& worker) const {
    const PackedResources::PackedDemand demand = resources().demand(table().kind(edge.slot));
    const int bonus = problem_->soft_options.bonus(edge.slot);
    const Frontier& source = graph_.frontier(edge.source);
    const int cell = graph_.cell(target);
    const bool is_split = split_.lies_between(graph_.cell(edge.source), cell);
    const auto is_mine = [&](std::uint64_t remaining) {
        return !is_split || split_.is_mine(remaining, cell, graph_.words(target), table().word_count());
    };
    worker.stats.ticks += source.states.size();
    for (const State& state : source.states) {
        if (demand.is_met_by(state.remaining) && is_mine(state.remaining - demand.all)) {
            worker.scratch[state.remaining - demand.all].merge(state.value, bonus);
        }
    }
}

template <class Value>
void FrontierSearch<Value>::gather_stats(PullWorker& worker) {
    run_.stats.ticks += worker.stats.ticks;
    run_.stats.backtracks += worker.stats.backtracks;
    worker.stats = {};
}

// Does the sequential part of pulling: updates the statistics, and releases frontiers that no other frontier
// still has to pull from.
template <class Value>
void FrontierSearch<Value>::account_for(int frontier) {
    if (keeps_all_) {
        run_.order.push_back(frontier);
    }
    int edge = graph_.frontier(frontier).edges;
    const std::size_t state_count = graph_.frontier(frontier).states.size();
    run_.state_bytes += state_count * sizeof(State);
    if (edge < 0) {
        return;
    }
    run_.stats.nodes += state_count;
    run_.max_states = std::max(run_.max_states, state_count);
    while (!keeps_all_ && edge >= 0) {
        const int source = graph_.edge(edge).source;
        if (--graph_.frontier(source).waiting == 0) {
            release(source);
        }
        edge = graph_.recycle(edge);
    }
}

// Drops pulled states with regions that cannot be filled, or that give up too many soft options.
template <class Value>
void FrontierSearch<Value>::prune(int frontier, PullWorker& worker) const {
    const SubsetSums& sums = problem_->sums;
    const std::uint64_t undecided = graph_.frontier(frontier).undecided;
    const int cell = graph_.cell(frontier);
    const std::vector<Region>* regions = nullptr;
    if (sums.is_useful() && cell < table().cell_count()) {
        regions = &worker.region_finder.find(table(), cell, graph_.words(frontier));
    }
    const auto is_dead_end = [&](const State& state) {
        if (!keeps_enough(state, undecided)) {
            return true;
        }
        return regions != nullptr && !regions->empty() &&
               !sums.can_fill(sums.row(resources(), state.remaining), *regions);
    };
    std::vector<State>& states = worker.scratch.states();
    const auto end = std::remove_if(states.begin(), states.end(), is_dead_end);
    worker.stats.backtracks += static_cast<std::uint64_t>(states.end() - end);
    states.erase(end, states.end());
}

// True if the state may keep the required number of soft options, assuming that all of `undecided` are chosen
// that its resources and the known conflicts allow.
template <class Value>
bool FrontierSearch<Value>::keeps_enough(const State& state, std::uint64_t undecided) const {
    if constexpr (Value::has_soft_options) {
        const SoftOptionTable& soft_options = problem_->soft_options;
        const int least = soft_options.least_kept();
        return state.value.keeps(least, soft_options.most_of(undecided)) &&
               state.value.keeps(least, soft_options.most_of(undecided, resources(), state.remaining));
    }
    return true;
}

// True if the slot leads some state of the frontier to one that keeps enough.
template <class Value>
bool FrontierSearch<Value>::has_use_for(int frontier, int slot) const {
    if constexpr (Value::has_soft_options) {
        const Frontier& source = graph_.frontier(frontier);
        const std::uint64_t undecided = problem_->soft_options.without(slot, source.undecided);
        const PackedResources::PackedDemand demand = resources().demand(table().kind(slot));
        const int bonus = problem_->soft_options.bonus(slot);
        return std::any_of(source.states.begin(), source.states.end(), [&](const State& state) {
            return demand.is_met_by(state.remaining) &&
                   keeps_enough({state.remaining - demand.all, {state.value.kept + bonus}}, undecided);
        });
    }
    return true;
}

// Releases the states of a frontier. The worker that pulled it frees them, since threads that free each
// other's memory contend for locks in the allocator.
template <class Value>
void FrontierSearch<Value>::release(int frontier) {
    std::vector<State>& states = graph_.frontier(frontier).states;
    if (run_.is_team_at_work) {
        at(workers_, graph_.frontier(frontier).pulled_by).released.push_back(std::move(states));
    } else {
        run_.state_bytes -= states.size() * sizeof(State);
        std::vector<State>().swap(states);
    }
    if (!keeps_all_) {
        graph_.remove(frontier);
    }
}

// Marks the states released in the team's last step to be freed in the next one.
template <class Value>
void FrontierSearch<Value>::free_released() {
    for (PullWorker& worker : workers_) {
        worker.freeing.swap(worker.released);
        for (const std::vector<State>& states : worker.freeing) {
            run_.state_bytes -= states.size() * sizeof(State);
        }
    }
}

template <class Value>
void FrontierSearch<Value>::expand(int frontier) {
    if (!graph_.frontier(frontier).states.empty() && frontier != final_) {
        add_targets(frontier);
    }
    if (!keeps_all_ && graph_.frontier(frontier).waiting == 0 && frontier != final_) {
        release(frontier);
    }
}

template <class Value>
void FrontierSearch<Value>::add_targets(int frontier) {
    const int cell = graph_.cell(frontier);
    std::uint64_t any_remaining = 0;
    for (const State& state : graph_.frontier(frontier).states) {
        any_remaining |= state.remaining;
    }
    const int end_slot = table().end_slot(cell);
    for (int slot = table().first_slot(cell); slot < end_slot; ++slot) {
        const std::uint64_t* mask = table().mask(slot);
        const std::uint64_t* words = graph_.words(frontier);
        bool fits = resources().can_meet(any_remaining, table().kind(slot));
        for (int word = 0; word < table().word_count(); ++word) {
            fits = fits && (words[word] & mask[word]) == 0;
            at(scratch_.covered, word) = words[word] | mask[word];
        }
        if (fits && has_use_for(frontier, slot)) {
            const int target = target_after(frontier, slot, scratch_.covered.data());
            if (!graph_.frontier(target).is_dead_end) {
                graph_.add_edge(frontier, slot, target);
            }
        }
    }
    run_.stats.ticks += static_cast<std::uint64_t>(end_slot - table().first_slot(cell));
}

// Returns the frontier that the slot's option leads to.
template <class Value>
int FrontierSearch<Value>::target_after(int frontier, int slot, const std::uint64_t* covered) {
    const int cell = graph_.cell(frontier);
    const int next = table().first_uncovered(cell, covered);
    if (next == table().cell_count()) {
        return final_;
    }
    const SoftOptionTable& soft_options = problem_->soft_options;
    const std::uint64_t undecided = soft_options.without(slot, graph_.frontier(frontier).undecided);
    table().shift_frontier(covered, next - cell, scratch_.shifted.data());
    return find_or_add(next, scratch_.shifted.data(), undecided & soft_options.from(next));
}

template <class Value>
std::uint64_t FrontierSearch<Value>::worker_bytes() const {
    std::uint64_t bytes = 0;
    for (const PullWorker& worker : workers_) {
        bytes += worker.scratch.bytes();
    }
    return bytes;
}

template <class Value>
std::uint64_t FrontierSearch<Value>::bytes() const {
    return run_.state_bytes + worker_bytes() + graph_.bytes() + run_.order.capacity() * sizeof(int);
}

template <class Value>
std::uint64_t FrontierSearch<Value>::bytes_after_step(bool is_by_team) const {
    // A team pulls many frontiers in one step, and expands those of the last.
    const std::size_t frontier_count = is_by_team ? frontiers_at_a_time : 1;
    return bytes() + 4 * worker_bytes() + (frontier_count - 1) * run_.max_states * sizeof(State) +
           graph_.growth(frontier_count * problem_->max_slots) + bytes_to_grow(run_.order, frontier_count);
}

template class FrontierSearch<PathCount>;
template class FrontierSearch<BestPath>;

}  // namespace tessera

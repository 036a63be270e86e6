#include "search/frontier/window_layers.h"

#include "base/hash.h"
#include "base/vectors.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace tessera {

namespace {

constexpr int windows_at_a_time = 128;

}  // namespace

template <class Value>
WindowLayers<Value>::WindowLayers(const GridCover& cover, const Value& start, bool keeps_all,
                                  Preferences preferences)
    : table_(cover),
      supplies_(cover),
      sums_(cover),
      pockets_(table_),
      keeps_all_(keeps_all),
      preferences_(cover, table_, std::move(preferences)),
      set_(table_.word_count()),
      layer_heads_(static_cast<std::size_t>(table_.cell_count()) + 1, -1),
      layer_tails_(layer_heads_),
      pullers_{Puller{{}, pockets_, {}, 0, {}, {}}},
      moved_(static_cast<std::size_t>(table_.word_count()), 0) {
    if (!fits()) {
        return;
    }
    sums_.expect(supplies_);
    full_row_ = sums_.row(supplies_, supplies_.full());
    for (int cell = 0; cell < table_.cell_count(); ++cell) {
        most_slots_ =
            std::max(most_slots_, static_cast<std::size_t>(table_.end_slot(cell) - table_.first_slot(cell)));
    }
    final_ = add_window(table_.cell_count(), 0);
    const int cell = table_.next_open(0);
    const int first = cell == table_.cell_count() ? final_ : window_at(cell, preferences_.from(0));
    at(windows_, first).states.push_back({supplies_.full(), start});
}

template <class Value>
void WindowLayers<Value>::keep_share(const Share& share) {
    share_ = share;
    if (share_.part != 1) {
        at(windows_, final_).states.clear();  // where nothing is to cover, that is the first share's solution
    }
}

template <class Value>
int WindowLayers<Value>::window_at(int cell, std::uint64_t undecided) {
    const int window = set_.find(cell, moved_.data());
    return window >= 0 ? window : add_window(cell, undecided);
}

template <class Value>
int WindowLayers<Value>::add_window(int cell, std::uint64_t undecided) {
    const int window = set_.add(cell, moved_.data());
    windows_.push_back(Window{});
    windows_.back().undecided = undecided;
    int& tail = at(layer_tails_, cell);
    (tail < 0 ? at(layer_heads_, cell) : at(windows_, tail).next) = window;
    tail = window;
    judge(window);
    return window;
}

// What can be said of a window whatever is left.
template <class Value>
void WindowLayers<Value>::judge(int window) {
    const int cell = set_.cell(window);
    at(windows_, window).is_hopeless =
        sums_.is_useful() && cell < table_.cell_count() &&
        !sums_.can_fill(full_row_, pockets_.find(table_, cell, set_.words(window)));
}

template <class Value>
bool WindowLayers<Value>::step() {
    const int window = pull_next();
    if (window < 0) {
        return false;
    }
    expand(window);
    return true;
}

template <class Value>
int WindowLayers<Value>::pull_next() {
    while (cell_ < table_.cell_count() && at(layer_heads_, cell_) < 0) {
        ++cell_;
        share_out();
    }
    const int window = take_next();
    if (window < 0) {
        return -1;
    }
    pull(window, pullers_.front());
    gather_stats(pullers_.front());
    account_for(window);
    return window == final_ ? -1 : window;
}

// Of the layer being worked off; -1 where it is through.
template <class Value>
int WindowLayers<Value>::take_next() {
    const int window = at(layer_heads_, cell_);
    if (window >= 0) {
        at(layer_heads_, cell_) = at(windows_, window).next;
    }
    return window;
}

template <class Value>
bool WindowLayers<Value>::step(ThreadTeam& team) {
    while (int_size(pullers_) < team.size()) {
        pullers_.push_back({{}, pockets_, {}, int_size(pullers_), {}, {}});
    }
    take_some();
    std::atomic<int> next = 0;
    is_team_at_work_ = true;
    team.run([&](int worker) {
        if (worker == 0) {
            settle();
        }
        at(pullers_, worker).let_go.clear();
        for (int index = next++; index < int_size(taken_); index = next++) {
            pull(at(taken_, index), at(pullers_, worker));
        }
    });
    is_team_at_work_ = false;
    for (Puller& puller : pullers_) {
        gather_stats(puller);
    }
    pulled_.swap(taken_);
    if (pulled_.empty() || pulled_.back() != final_) {
        return true;
    }
    settle();
    return false;
}

// Windows of the next cell can be taken only when all before them are expanded.
template <class Value>
void WindowLayers<Value>::take_some() {
    while (pulled_.empty() && cell_ < table_.cell_count() && at(layer_heads_, cell_) < 0) {
        ++cell_;
        share_out();
    }
    taken_.clear();
    for (int window = take_next(); window >= 0; window = take_next()) {
        taken_.push_back(window);
        if (int_size(taken_) == windows_at_a_time) {
            break;
        }
    }
    let_go();
    // Nothing may move while others read it.
    const std::size_t more = pulled_.size() * most_slots_;
    set_.reserve_more(more);
    reserve_more(windows_, more);
    reserve_more(edges_, more);
}

template <class Value>
void WindowLayers<Value>::settle() {
    for (const int window : pulled_) {
        account_for(window);
        expand(window);
    }
    pulled_.clear();
}

// Between two layers: whether from here on each share goes its own way.
template <class Value>
void WindowLayers<Value>::share_out() {
    const bool is_enough = stats_.nodes >= 64 * static_cast<std::uint64_t>(share_.part_count);
    if (share_.part_count > 1 && share_cell_ == 0 && (is_enough || cell_ == table_.cell_count())) {
        share_cell_ = cell_;
    }
}

template <class Value>
void WindowLayers<Value>::pull(int window, Puller& puller) {
    if (at(windows_, window).edges < 0) {
        return;  // the first one, which has its state from the start
    }
    puller.scratch.clear();
    for (int edge = at(windows_, window).edges; edge >= 0; edge = at(edges_, edge).next) {
        pull_along(at(edges_, edge), window, puller);
    }
    drop_hopeless(window, puller);
    const std::vector<State>& pulled = puller.scratch.states();
    at(windows_, window).states.assign(pulled.begin(), pulled.end());
    at(windows_, window).puller = puller.number;
}

template <class Value>
void WindowLayers<Value>::pull_along(const Edge& edge, int target, Puller& puller) const {
    const PackedSupplies::Draw draw = supplies_.draw_of(table_.kind(edge.slot));
    const int bonus = preferences_.bonus(edge.slot);
    const Window& source = at(windows_, edge.source);
    const bool is_shared_out = set_.cell(edge.source) < share_cell_ && set_.cell(target) >= share_cell_;
    puller.stats.ticks += source.states.size();
    for (const State& state : source.states) {
        if (draw.is_allowed(state.left) && (!is_shared_out || is_mine(state.left - draw.all, target))) {
            puller.scratch[state.left - draw.all].merge(state.value, bonus);
        }
    }
}

template <class Value>
void WindowLayers<Value>::gather_stats(Puller& puller) {
    stats_.ticks += puller.stats.ticks;
    stats_.backtracks += puller.stats.backtracks;
    puller.stats = {};
}

// What has to be done for a pulled window one after the other: letting go of what it was the last to need.
template <class Value>
void WindowLayers<Value>::account_for(int window) {
    order_.push_back(window);
    int edge = at(windows_, window).edges;
    if (edge < 0) {
        return;
    }
    const std::size_t state_count = at(windows_, window).states.size();
    state_bytes_ += state_count * sizeof(State);
    stats_.nodes += state_count;
    most_states_ = std::max(most_states_, state_count);
    while (!keeps_all_ && edge >= 0) {
        const Edge pulled = at(edges_, edge);
        if (--at(windows_, pulled.source).waiting == 0) {
            release(pulled.source);
        }
        at(edges_, edge).next = free_edges_;
        free_edges_ = edge;
        edge = pulled.next;
    }
}

template <class Value>
bool WindowLayers<Value>::is_mine(std::uint64_t left, int window) const {
    std::uint64_t hash = combine_hashes(left, static_cast<std::uint64_t>(set_.cell(window)));
    for (int word = 0; word < table_.word_count(); ++word) {
        hash = combine_hashes(hash, words(window)[word]);
    }
    return static_cast<int>(hash % static_cast<std::uint64_t>(share_.part_count)) == share_.part - 1;
}

// Drops the pulled states whose pockets cannot be filled, or that give up too many preferred options.
template <class Value>
void WindowLayers<Value>::drop_hopeless(int window, Puller& puller) const {
    const Window& judged = at(windows_, window);
    const std::vector<Pocket>* pockets = nullptr;
    if (sums_.is_useful() && set_.cell(window) < table_.cell_count()) {
        pockets = &puller.pockets.find(table_, set_.cell(window), set_.words(window));
    }
    const auto is_hopeless = [&](const State& state) {
        if (!keeps_enough(state, judged.undecided)) {
            return true;
        }
        return pockets != nullptr && !pockets->empty() &&
               !sums_.can_fill(sums_.row(supplies_, state.left), *pockets);
    };
    std::vector<State>& states = puller.scratch.states();
    const auto end = std::remove_if(states.begin(), states.end(), is_hopeless);
    puller.stats.backtracks += static_cast<std::uint64_t>(states.end() - end);
    states.erase(end, states.end());
}

// Whether a state may keep as many preferred options as asked for, if all of `undecided` that it has units
// for are chosen that no known conflict forbids.
template <class Value>
bool WindowLayers<Value>::keeps_enough(const State& state, std::uint64_t undecided) const {
    if constexpr (Value::has_preferences) {
        const int least = preferences_.least_kept();
        return state.value.keeps(least, preferences_.most_of(undecided)) &&
               state.value.keeps(least, preferences_.most_of(undecided, supplies_, state.left));
    }
    return true;
}

// Whether some state of the window could go on along the slot.
template <class Value>
bool WindowLayers<Value>::has_use_for(int window, int slot) const {
    if constexpr (Value::has_preferences) {
        const Window& source = at(windows_, window);
        const std::uint64_t undecided = preferences_.without(slot, source.undecided);
        const PackedSupplies::Draw draw = supplies_.draw_of(table_.kind(slot));
        const int bonus = preferences_.bonus(slot);
        return std::any_of(source.states.begin(), source.states.end(), [&](const State& state) {
            return draw.is_allowed(state.left) &&
                   keeps_enough({state.left - draw.all, {state.value.kept + bonus}}, undecided);
        });
    }
    return true;
}

// The worker that pulled a window frees its states: threads that free what others allocated wait for each
// other in the allocator.
template <class Value>
void WindowLayers<Value>::release(int window) {
    std::vector<State>& states = at(windows_, window).states;
    if (is_team_at_work_) {
        at(pullers_, at(windows_, window).puller).released.push_back(std::move(states));
    } else {
        state_bytes_ -= states.size() * sizeof(State);
        std::vector<State>().swap(states);
    }
}

// Between two steps of a team: what the last one released is freed by the next.
template <class Value>
void WindowLayers<Value>::let_go() {
    for (Puller& puller : pullers_) {
        puller.let_go.swap(puller.released);
        for (const std::vector<State>& states : puller.let_go) {
            state_bytes_ -= states.size() * sizeof(State);
        }
    }
}

template <class Value>
void WindowLayers<Value>::expand(int window) {
    if (!at(windows_, window).states.empty() && window != final_) {
        add_targets(window);
    }
    if (!keeps_all_ && at(windows_, window).waiting == 0 && window != final_) {
        release(window);
    }
}

template <class Value>
void WindowLayers<Value>::add_targets(int window) {
    const int cell = set_.cell(window);
    std::uint64_t any_left = 0;
    for (const State& state : at(windows_, window).states) {
        any_left |= state.left;
    }
    std::vector<std::uint64_t> covered(moved_.size());
    for (int slot = table_.first_slot(cell); slot < table_.end_slot(cell); ++slot) {
        const std::uint64_t* mask = table_.mask(slot);
        const std::uint64_t* words = set_.words(window);
        bool fits = supplies_.can_draw(any_left, table_.kind(slot));
        for (int word = 0; word < table_.word_count(); ++word) {
            fits = fits && (words[word] & mask[word]) == 0;
            at(covered, word) = words[word] | mask[word];
        }
        if (fits && has_use_for(window, slot)) {
            const int next = table_.first_uncovered(cell, covered.data());
            table_.shift_window(covered.data(), next - cell, moved_.data());
            const std::uint64_t undecided =
                preferences_.without(slot, at(windows_, window).undecided) & preferences_.from(next);
            add_edge(window, slot, next == table_.cell_count() ? final_ : window_at(next, undecided));
        }
    }
    stats_.ticks += static_cast<std::uint64_t>(table_.end_slot(cell) - table_.first_slot(cell));
}

template <class Value>
void WindowLayers<Value>::add_edge(int source, int slot, int target) {
    if (at(windows_, target).is_hopeless) {
        return;
    }
    int edge = free_edges_;
    if (edge >= 0) {
        free_edges_ = at(edges_, edge).next;
    } else {
        edge = int_size(edges_);
        edges_.push_back(Edge{});
    }
    at(edges_, edge) = {source, slot, at(windows_, target).edges};
    at(windows_, target).edges = edge;
    ++at(windows_, source).waiting;
}

template <class Value>
std::uint64_t WindowLayers<Value>::bytes() const {
    return state_bytes_ + scratch_bytes() + set_.bytes() + windows_.capacity() * sizeof(Window) +
           edges_.capacity() * sizeof(Edge) + order_.capacity() * sizeof(int);
}

template <class Value>
std::uint64_t WindowLayers<Value>::bytes_after_step() const {
    // A team pulls many windows in one step, and expands those of the last.
    const std::size_t window_count = pullers_.size() > 1 ? windows_at_a_time : 1;
    const std::size_t more = window_count * most_slots_;
    return bytes() + 4 * scratch_bytes() + (window_count - 1) * most_states_ * sizeof(State) +
           set_.growth(more) + bytes_to_grow(windows_, more) + bytes_to_grow(edges_, more) +
           bytes_to_grow(order_, window_count);
}

template class WindowLayers<WayCount>;
template class WindowLayers<BestWay>;

}  // namespace tessera

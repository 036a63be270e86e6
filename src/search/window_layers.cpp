#include "search/window_layers.h"

#include "base/hash.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace tessera {

namespace {

constexpr int windows_at_a_time = 64;

// What `more` elements make a vector ask for beside what it has; growing keeps both for a moment.
template <class T>
std::uint64_t growth(const std::vector<T>& vector, std::size_t more) {
    return vector.size() + more <= vector.capacity() ? 0 : (2 * vector.capacity() + more) * sizeof(T);
}

template <class T>
void reserve_more(std::vector<T>& vector, std::size_t more) {
    if (vector.size() + more > vector.capacity()) {
        vector.reserve(std::max(2 * vector.capacity(), vector.size() + more));
    }
}

}  // namespace

template <class Value>
WindowLayers<Value>::WindowLayers(const GridCover& cover, const Value& start, bool keeps_all,
                                  Preferences preferences)
    : table_(cover),
      supplies_(cover),
      sums_(cover),
      pockets_(table_),
      keeps_all_(keeps_all),
      preferences_(std::move(preferences)),
      index_(1024, -1),
      layer_heads_(static_cast<std::size_t>(table_.cell_count()) + 1, -1),
      layer_tails_(layer_heads_),
      pullers_{Puller{{}, pockets_, {}}},
      moved_(static_cast<std::size_t>(table_.word_count()), 0) {
    if (!fits()) {
        return;
    }
    sums_.expect(supplies_);
    full_row_ = sums_.row(supplies_, supplies_.full());
    relate_preferred(cover);
    for (int cell = 0; cell < table_.cell_count(); ++cell) {
        most_slots_ =
            std::max(most_slots_, static_cast<std::size_t>(table_.end_slot(cell) - table_.first_slot(cell)));
    }
    final_ = add_window(table_.cell_count(), 0);
    const int cell = table_.next_open(0);
    const int first = cell == table_.cell_count() ? final_ : window_at(cell, later_.front());
    at(windows_, first).states.push_back({supplies_.full(), start});
}

template <class Value>
void WindowLayers<Value>::relate_preferred(const GridCover& cover) {
    const std::vector<int>& options = preferences_.options;
    TESSERA_ASSERT(options.size() <= 64);
    least_kept_ = int_size(options) - preferences_.max_loss;
    std::vector<std::uint64_t> users(static_cast<std::size_t>(table_.cell_count()), 0);
    later_.assign(users.size() + 1, 0);
    for (int index = 0; index < int_size(options); ++index) {
        const int option = at(options, index);
        preferred_kinds_.push_back(at(cover.option_kinds, option));
        at(later_, cover.first_cell(option)) |= bit(index);
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            at(users, *cell) |= bit(index);
        }
    }
    for (int cell = table_.cell_count() - 1; cell >= 0; --cell) {
        at(later_, cell) |= at(later_, cell + 1);
    }
    preferred_.assign(static_cast<std::size_t>(cover.option_count()), 0);
    covered_ = preferred_;
    for (int slot = 0; slot < cover.option_count(); ++slot) {
        const int option = table_.option(slot);
        const auto found = std::find(options.begin(), options.end(), option);
        at(preferred_, slot) = found != options.end() ? bit(static_cast<int>(found - options.begin())) : 0;
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            at(covered_, slot) |= at(users, *cell);
        }
    }
}

template <class Value>
void WindowLayers<Value>::keep_share(const Share& share) {
    share_ = share;
    if (share_.part != 1) {
        at(windows_, final_).states.clear();  // where nothing is to cover, that is the first share's solution
    }
}

template <class Value>
std::size_t WindowLayers<Value>::home_of(int cell, const std::uint64_t* words) const {
    auto hash = static_cast<std::uint64_t>(cell);
    for (int word = 0; word < table_.word_count(); ++word) {
        hash = combine_hashes(hash, words[word]);
    }
    return static_cast<std::size_t>(hash) & (index_.size() - 1);
}

template <class Value>
bool WindowLayers<Value>::is_window(int window, int cell, const std::uint64_t* words) const {
    return at(windows_, window).cell == cell &&
           std::equal(words, words + table_.word_count(), words_.data() + offset(window));
}

template <class Value>
int WindowLayers<Value>::window_at(int cell, std::uint64_t undecided) {
    const std::uint64_t* words = moved_.data();
    std::size_t slot = home_of(cell, words);
    while (index_[slot] >= 0) {
        if (is_window(index_[slot], cell, words)) {
            return index_[slot];
        }
        slot = (slot + 1) & (index_.size() - 1);
    }
    const int window = add_window(cell, undecided);
    index_[slot] = window;
    if (2 * windows_.size() > index_.size()) {
        grow_index();
    }
    return window;
}

template <class Value>
void WindowLayers<Value>::grow_index() {
    index_.assign(2 * index_.size(), -1);
    for (int window = 0; window < int_size(windows_); ++window) {
        std::size_t slot = home_of(at(windows_, window).cell, words_.data() + offset(window));
        while (index_[slot] >= 0) {
            slot = (slot + 1) & (index_.size() - 1);
        }
        index_[slot] = window;
    }
}

template <class Value>
int WindowLayers<Value>::add_window(int cell, std::uint64_t undecided) {
    const int window = int_size(windows_);
    windows_.push_back(Window{});
    windows_.back().cell = cell;
    windows_.back().undecided = undecided;
    words_.insert(words_.end(), moved_.begin(), moved_.end());
    int& tail = at(layer_tails_, cell);
    (tail < 0 ? at(layer_heads_, cell) : at(windows_, tail).next) = window;
    tail = window;
    judge(window);
    return window;
}

// What can be said of a window whatever is left.
template <class Value>
void WindowLayers<Value>::judge(int window) {
    Window& judged = at(windows_, window);
    judged.is_hopeless =
        sums_.is_useful() && judged.cell < table_.cell_count() &&
        !sums_.can_fill(full_row_, pockets_.find(table_, judged.cell, words_.data() + offset(window)));
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
bool WindowLayers<Value>::step(Crew& crew) {
    while (int_size(pullers_) < crew.size()) {
        pullers_.push_back({{}, pockets_, {}});
    }
    take_some();
    std::atomic<int> next = 0;
    crew.run([&](int member) {
        if (member == 0) {
            settle();
        }
        for (int index = next++; index < int_size(taken_); index = next++) {
            pull(at(taken_, index), at(pullers_, member));
        }
    });
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
    // Nothing may move while others read it.
    const std::size_t more = pulled_.size() * most_slots_;
    const auto words = static_cast<std::size_t>(table_.word_count());
    reserve_more(windows_, more);
    reserve_more(words_, more * words);
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
}

template <class Value>
void WindowLayers<Value>::pull_along(const Edge& edge, int target, Puller& puller) const {
    const PackedSupplies::Draw draw = supplies_.draw_of(table_.kind(edge.slot));
    const int bonus = at(preferred_, edge.slot) != 0 ? 1 : 0;
    const Window& source = at(windows_, edge.source);
    const bool is_shared_out = source.cell < share_cell_ && at(windows_, target).cell >= share_cell_;
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
    std::uint64_t hash = combine_hashes(left, static_cast<std::uint64_t>(at(windows_, window).cell));
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
    if (sums_.is_useful() && judged.cell < table_.cell_count()) {
        pockets = &puller.pockets.find(table_, judged.cell, words_.data() + offset(window));
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
        if (!state.value.keeps(least_kept_, preferences_.most_of(undecided))) {
            return false;
        }
        std::uint64_t further = 0;
        for (std::uint64_t rest = undecided; rest != 0; rest = drop_lowest_bit(rest)) {
            const int index = lowest_bit(rest);
            further |= supplies_.can_draw(state.left, at(preferred_kinds_, index)) ? bit(index) : 0;
        }
        return state.value.keeps(least_kept_, preferences_.most_of(further));
    }
    return true;
}

// Whether some state of the window could go on along the slot.
template <class Value>
bool WindowLayers<Value>::has_use_for(int window, int slot) const {
    if constexpr (Value::has_preferences) {
        const Window& source = at(windows_, window);
        const std::uint64_t undecided = source.undecided & ~at(covered_, slot);
        const PackedSupplies::Draw draw = supplies_.draw_of(table_.kind(slot));
        const int bonus = at(preferred_, slot) != 0 ? 1 : 0;
        return std::any_of(source.states.begin(), source.states.end(), [&](const State& state) {
            return draw.is_allowed(state.left) &&
                   keeps_enough({state.left - draw.all, {state.value.kept + bonus}}, undecided);
        });
    }
    return true;
}

template <class Value>
void WindowLayers<Value>::release(int window) {
    std::vector<State>& states = at(windows_, window).states;
    state_bytes_ -= states.size() * sizeof(State);
    std::vector<State>().swap(states);
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
    const int cell = at(windows_, window).cell;
    std::uint64_t any_left = 0;
    for (const State& state : at(windows_, window).states) {
        any_left |= state.left;
    }
    std::vector<std::uint64_t> covered(moved_.size());
    for (int slot = table_.first_slot(cell); slot < table_.end_slot(cell); ++slot) {
        const std::uint64_t* mask = table_.mask(slot);
        const std::uint64_t* words = words_.data() + offset(window);
        bool fits = supplies_.can_draw(any_left, table_.kind(slot));
        for (int word = 0; word < table_.word_count(); ++word) {
            fits = fits && (words[word] & mask[word]) == 0;
            at(covered, word) = words[word] | mask[word];
        }
        if (fits && has_use_for(window, slot)) {
            const int next = table_.first_uncovered(cell, covered.data());
            table_.shift_window(covered.data(), next - cell, moved_.data());
            const std::uint64_t undecided =
                at(windows_, window).undecided & ~at(covered_, slot) & at(later_, next);
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
    std::uint64_t scratch_bytes = 0;
    for (const Puller& puller : pullers_) {
        scratch_bytes += puller.scratch.bytes();
    }
    return state_bytes_ + scratch_bytes + windows_.capacity() * sizeof(Window) +
           words_.capacity() * sizeof(std::uint64_t) + edges_.capacity() * sizeof(Edge) +
           (order_.capacity() + index_.size()) * sizeof(int);
}

template <class Value>
std::uint64_t WindowLayers<Value>::bytes_after_step() const {
    const auto words = static_cast<std::size_t>(table_.word_count());
    // A crew pulls many windows in one step, and expands those of the last.
    const std::size_t window_count = pullers_.size() > 1 ? windows_at_a_time : 1;
    const std::size_t more = window_count * most_slots_;
    std::uint64_t scratch_bytes = 0;
    for (const Puller& puller : pullers_) {
        scratch_bytes += 4 * puller.scratch.bytes();
    }
    return bytes() + scratch_bytes + (window_count - 1) * most_states_ * sizeof(State) +
           growth(windows_, more) + growth(words_, more * words) + growth(edges_, more) +
           growth(order_, window_count) +
           (2 * (windows_.size() + more) > index_.size() ? 2 * index_.size() * sizeof(int) : 0);
}

template class WindowLayers<WayCount>;
template class WindowLayers<BestWay>;

}  // namespace tessera

#include "search/window_layers.h"

#include "base/hash.h"

#include <algorithm>
#include <utility>

namespace tessera {

template <class Value>
WindowLayers<Value>::WindowLayers(const GridCover& cover, const Value& start, bool keeps_all,
                                  Preferences preferences)
    : table_(cover),
      supplies_(cover),
      sums_(cover),
      pockets_(table_),
      keeps_all_(keeps_all),
      preferences_(std::move(preferences)),
      bonus_(static_cast<std::size_t>(cover.option_count()), 0),
      index_(1024, -1),
      layer_heads_(static_cast<std::size_t>(table_.cell_count()) + 1, -1),
      layer_tails_(layer_heads_),
      moved_(static_cast<std::size_t>(table_.word_count()), 0),
      ahead_(moved_) {
    if (!fits()) {
        return;
    }
    sums_.expect(supplies_);
    full_row_ = sums_.row(supplies_, supplies_.full());
    for (int slot = 0; slot < cover.option_count(); ++slot) {
        const int option = table_.option(slot);
        const auto& wanted = preferences_.options;
        if (std::find(wanted.begin(), wanted.end(), option) != wanted.end()) {
            at(bonus_, slot) = 1;
            preferred_slots_.push_back(slot);
            preferred_cells_.push_back(cover.first_cell(option));
        }
    }
    for (int cell = 0; cell < table_.cell_count(); ++cell) {
        most_slots_ =
            std::max(most_slots_, static_cast<std::size_t>(table_.end_slot(cell) - table_.first_slot(cell)));
    }
    final_ = add_window(table_.cell_count(), moved_.data());
    const int first =
        table_.next_open(0) == table_.cell_count() ? final_ : window_at(table_.next_open(0), moved_.data());
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
std::size_t WindowLayers<Value>::home_of(int cell, const std::uint64_t* words) const {
    std::uint64_t hash = static_cast<std::uint64_t>(cell);
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
int WindowLayers<Value>::window_at(int cell, const std::uint64_t* words) {
    std::size_t slot = home_of(cell, words);
    while (index_[slot] >= 0) {
        if (is_window(index_[slot], cell, words)) {
            return index_[slot];
        }
        slot = (slot + 1) & (index_.size() - 1);
    }
    const int window = add_window(cell, words);
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
int WindowLayers<Value>::add_window(int cell, const std::uint64_t* words) {
    const int window = int_size(windows_);
    windows_.push_back(Window{});
    windows_.back().cell = cell;
    words_.insert(words_.end(), words, words + table_.word_count());
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
    for (int index = 0; index < int_size(preferred_slots_); ++index) {
        const int distance = at(preferred_cells_, index) - judged.cell;
        const bool is_decided = distance < 0 || is_taken(window, at(preferred_slots_, index), distance);
        judged.decided += is_decided ? 1 : 0;
        judged.undecided |= !is_decided && index < 64 ? bit(index) : 0;
    }
}

// Whether a window covers a cell of the option that would start at `distance`.
template <class Value>
bool WindowLayers<Value>::is_taken(int window, int slot, int distance) {
    if (distance >= table_.span()) {
        return false;
    }
    table_.shift_window(words(window), distance, ahead_.data());
    for (int word = 0; word < table_.word_count(); ++word) {
        if ((at(ahead_, word) & table_.mask(slot)[word]) != 0) {
            return true;
        }
    }
    return false;
}

template <class Value>
bool WindowLayers<Value>::step() {
    const int window = pull_next();
    if (window < 0) {
        return false;
    }
    if (!at(windows_, window).states.empty()) {
        expand(window);
    }
    if (!keeps_all_ && at(windows_, window).waiting == 0) {
        release(window);
    }
    return true;
}

template <class Value>
int WindowLayers<Value>::pull_next() {
    while (cell_ < table_.cell_count() && at(layer_heads_, cell_) < 0) {
        ++cell_;
        share_out();
    }
    const int window = at(layer_heads_, cell_);
    if (window < 0) {
        return -1;
    }
    at(layer_heads_, cell_) = at(windows_, window).next;
    pull(window);
    order_.push_back(window);
    return window == final_ ? -1 : window;
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
void WindowLayers<Value>::pull(int window) {
    if (at(windows_, window).edges < 0) {
        return;  // the first one, which has its state from the start
    }
    scratch_.clear();
    for (int edge = at(windows_, window).edges; edge >= 0;) {
        const Edge pulled = at(edges_, edge);
        pull_along(pulled, window);
        if (!keeps_all_) {
            if (--at(windows_, pulled.source).waiting == 0) {
                release(pulled.source);
            }
            at(edges_, edge).next = free_edges_;
            free_edges_ = edge;
        }
        edge = pulled.next;
    }
    drop_hopeless(window);
    const std::vector<State>& pulled = scratch_.states();
    at(windows_, window).states.assign(pulled.begin(), pulled.end());
    state_bytes_ += pulled.size() * sizeof(State);
    stats_.nodes += pulled.size();
}

template <class Value>
void WindowLayers<Value>::pull_along(const Edge& edge, int target) {
    const PackedSupplies::Draw draw = supplies_.draw_of(table_.kind(edge.slot));
    const int bonus = at(bonus_, edge.slot);
    const Window& source = at(windows_, edge.source);
    const bool is_shared_out = source.cell < share_cell_ && at(windows_, target).cell >= share_cell_;
    stats_.ticks += source.states.size();
    for (const State& state : source.states) {
        if (draw.is_allowed(state.left) && (!is_shared_out || is_mine(state.left - draw.all, target))) {
            scratch_[state.left - draw.all].merge(state.value, bonus);
        }
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
void WindowLayers<Value>::drop_hopeless(int window) {
    const Window& judged = at(windows_, window);
    const std::vector<Pocket>* pockets = nullptr;
    if (sums_.is_useful() && judged.cell < table_.cell_count()) {
        pockets = &pockets_.find(table_, judged.cell, words_.data() + offset(window));
    }
    const auto is_hopeless = [&](const State& state) {
        if (!state.value.is_within(judged.decided + given_up(judged, state.left), preferences_.max_loss)) {
            return true;
        }
        return pockets != nullptr && !pockets->empty() &&
               !sums_.can_fill(sums_.row(supplies_, state.left), *pockets);
    };
    std::vector<State>& states = scratch_.states();
    const auto end = std::remove_if(states.begin(), states.end(), is_hopeless);
    stats_.backtracks += static_cast<std::uint64_t>(states.end() - end);
    states.erase(end, states.end());
}

// Preferred options that the window would allow, but what is left does not.
template <class Value>
int WindowLayers<Value>::given_up(const Window& window, std::uint64_t left) const {
    int count = 0;
    for (std::uint64_t rest = window.undecided; rest != 0; rest = drop_lowest_bit(rest)) {
        const int slot = at(preferred_slots_, lowest_bit(rest));
        count += supplies_.can_draw(left, table_.kind(slot)) ? 0 : 1;
    }
    return count;
}

template <class Value>
void WindowLayers<Value>::release(int window) {
    std::vector<State>& states = at(windows_, window).states;
    state_bytes_ -= states.size() * sizeof(State);
    std::vector<State>().swap(states);
}

template <class Value>
void WindowLayers<Value>::expand(int window) {
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
        if (fits) {
            const int next = table_.first_uncovered(cell, covered.data());
            table_.shift_window(covered.data(), next - cell, moved_.data());
            add_edge(window, slot, next == table_.cell_count() ? final_ : window_at(next, moved_.data()));
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
    return state_bytes_ + scratch_.bytes() + windows_.capacity() * sizeof(Window) +
           words_.capacity() * sizeof(std::uint64_t) + edges_.capacity() * sizeof(Edge) +
           (order_.capacity() + index_.size()) * sizeof(int);
}

namespace {

// What `more` elements make a vector ask for beside what it has; growing keeps both for a moment.
template <class T>
std::uint64_t growth(const std::vector<T>& vector, std::size_t more) {
    return vector.size() + more <= vector.capacity() ? 0 : (2 * vector.capacity() + more) * sizeof(T);
}

}  // namespace

template <class Value>
std::uint64_t WindowLayers<Value>::bytes_after_step() const {
    const std::size_t words = static_cast<std::size_t>(table_.word_count());
    return bytes() + 4 * scratch_.bytes() + growth(windows_, most_slots_) +
           growth(words_, most_slots_ * words) + growth(edges_, most_slots_) + growth(order_, 1) +
           (2 * (windows_.size() + most_slots_) > index_.size() ? 2 * index_.size() * sizeof(int) : 0);
}

template class WindowLayers<WayCount>;
template class WindowLayers<BestWay>;

}  // namespace tessera

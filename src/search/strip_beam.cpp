#include "search/strip_beam.h"

#include "base/rng.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int hundred = 100;

// The same with one more kind, single cells that stay open.
StripCover with_holes(StripCover cover) {
    const int kind = int_size(cover.kinds);
    cover.kinds.push_back({.supply = cover.open_count() + 1, .size = 1});
    cover.patterns.push_back({kind, {{0, 0}}});
    return cover;
}

}  // namespace

template <class Word>
StripBeam<Word>::StripBeam(const StripCover& cover, const StripBeamOptions& options)
    : cover_(with_holes(cover)),
      hole_(int_size(cover.kinds)),
      patterns_(cover_),
      offers_(cover_),
      weights_(cover_.kinds, options.seed),
      front_(patterns_, {options.edge_cost, options.nook_cost}),
      options_(options) {
    read_board();
    int largest = 1;
    Rng keys(0);  // the same for every seed: hashes only tell states apart
    for (int line = 0; line < line_count_; ++line) {
        line_keys_.push_back(keys.next());
    }
    for (const StripCover::Kind& kind : cover_.kinds) {
        kind_keys_.push_back(keys.next());
        largest = std::max(largest, kind.size);
    }
    has_single_cells_ = std::any_of(cover.kinds.begin(), cover.kinds.end(),
                                    [](const StripCover::Kind& kind) { return kind.size == 1; });
    layers_.resize(static_cast<std::size_t>(largest) + 1);
    candidates_.resize(layers_.size());
    begin_run();
}

template <class Word>
void StripBeam<Word>::read_board() {
    line_count_ = cover_.open.rows();
    area_ = cover_.open_count();
    blocked_.assign(static_cast<std::size_t>(line_count_), ~Word{});
    for (int index = 0; index < cover_.open.size(); ++index) {
        if (cover_.open[index]) {
            const Cell cell = cover_.open.cell(index);
            Word& line = at(blocked_, cell.row);
            line = line ^ one_bit<Word>(cell.column + patterns_.margin);
        }
    }
}

template <class Word>
int StripBeam<Word>::width_in_memory() const {
    const std::uint64_t state_bytes = sizeof(Head) +
                                      sizeof(Word) * static_cast<std::uint64_t>(patterns_.max_lines()) +
                                      8 * static_cast<std::uint64_t>(offers_.set_words()) +
                                      2 * static_cast<std::uint64_t>(offers_.count_of_counts());
    const std::uint64_t candidate_bytes = (StripCandidates::slack + 1) * sizeof(StripCandidate);
    const std::uint64_t bytes = layers_.size() * (state_bytes + candidate_bytes) +
                                2 * sizeof(Node) * static_cast<std::uint64_t>(area_);
    return static_cast<int>(std::clamp<std::uint64_t>(options_.memory_bytes / bytes, 1, 1 << 24));
}

template <class Word>
void StripBeam<Word>::begin_run() {
    const int limit = std::min(options_.max_width, width_in_memory());
    const int grown = static_cast<int>(std::int64_t{width_} * options_.growth_percent / hundred) + 1;
    width_ = std::min(limit, run_count_ == 0 ? options_.first_width : grown);
    ++run_count_;
    weights_.draw(options_.shake_percent);
    nodes_.assign(1, {});
    has_dropped_ = false;
    layer_area_ = 0;
    next_state_ = 0;
    empty_layers_ = 0;
    is_whole_ = true;
    whole_area_ = 0;
    for (int index = 0; index < int_size(layers_); ++index) {
        at(candidates_, index).clear();
        at(layers_, index) = {};
    }
    Layer& layer = layers_.front();
    layer.area = 0;
    const auto open_line =
        std::find_if(blocked_.begin(), blocked_.end(), [](const Word& line) { return !(line == ~Word{}); });
    const int first_line = static_cast<int>(open_line - blocked_.begin());
    for (int line = 0; line < patterns_.max_lines(); ++line) {
        layer.lines.push_back(blocked_line(first_line + line));
    }
    layer.heads.push_back({.first_line = first_line});
    layer.offers = offers_.start_set();
    layer.left = offers_.start_left();
}

template <class Word>
void StripBeam<Word>::end_run() {
    has_seen_all_ = has_seen_all_ || !has_dropped_any();
    weights_.learn(options_.lesson_percent);
    begin_run();
}

// Whether the run has let a state without holes go.
template <class Word>
bool StripBeam<Word>::has_dropped_any() const {
    return has_dropped_ || std::any_of(candidates_.begin(), candidates_.end(), [](const auto& candidates) {
               return is_whole(candidates.best_dropped());
           });
}

template <class Word>
Outcome StripBeam<Word>::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    const std::uint64_t found = stats_.solutions;
    do {
        if (next_state_ < int_size(layer_of(layer_area_).heads)) {
            expand(next_state_++);
        } else {
            enter_layer();
        }
        if (stats_.solutions > found) {
            return Outcome::solved;
        }
    } while (stats_.ticks < end && !has_seen_all_);
    return Outcome::running;
}

// Makes the states of the next area; once no area can follow, the run is over.
template <class Word>
void StripBeam<Word>::enter_layer() {
    ++stats_.ticks;
    ++layer_area_;
    next_state_ = 0;
    if (layer_area_ >= area_ || empty_layers_ >= int_size(layers_)) {
        end_run();
        return;
    }
    Layer& layer = layer_of(layer_area_);
    layer.area = layer_area_;
    layer.heads.clear();
    layer.lines.clear();
    layer.offers.clear();
    layer.left.clear();
    StripCandidates& candidates = candidates_of(layer_area_);
    for (const StripCandidate& candidate : candidates.choose(width_)) {
        add_state(layer, candidate);
    }
    has_dropped_ = has_dropped_ || is_whole(candidates.best_dropped());
    candidates.clear();
    empty_layers_ = layer.heads.empty() ? empty_layers_ + 1 : 0;
    if (layer.heads.empty()) {
        return;
    }
    note_best(layer);
    if (layer.heads.front().holes == 0) {
        whole_area_ = layer_area_;
    } else if (is_whole_ && layer_area_ - whole_area_ >= int_size(layers_)) {
        is_whole_ = false;
        note_end_of_whole_states();
    }
}

// A run that has no state without holes left goes on only if it came farther than all before it.
template <class Word>
void StripBeam<Word>::note_end_of_whole_states() {
    if (whole_area_ <= farthest_area_) {
        end_run();
    } else {
        farthest_area_ = whole_area_;
    }
}

template <class Word>
void StripBeam<Word>::note_best(const Layer& layer) {
    if (layer.heads.front().holes == 0) {
        note_leftovers(layer);
    }
    const Head& head = layer.heads.front();
    if (layer.area - head.holes > best_area_) {
        best_area_ = layer.area - head.holes;
        best_ = path_of(head.node);
        stats_.max_depth = std::max(stats_.max_depth, int_size(best_));
    }
}

// Of the layer's best state.
template <class Word>
void StripBeam<Word>::note_leftovers(const Layer& layer) {
    for (int kind = 0; kind < hole_; ++kind) {
        weights_.note_left(kind, offers_.count_left(kind, layer.offers.data(), layer.left.data()));
    }
}

template <class Word>
void StripBeam<Word>::add_state(Layer& layer, const StripCandidate& candidate) {
    const Entry& entry = patterns_.entry(candidate.pattern);
    const Layer& source = layer_of(layer.area - entry.size);
    load(source, candidate.parent);
    front_.lay_all(entry, patterns_.masks(entry));
    int full_count = 0;
    while (front_.laid()[full_count] == ~Word{} && head_.first_line + full_count < line_count_) {
        ++full_count;
    }
    const int first_line = head_.first_line + full_count;
    for (int line = 0; line < patterns_.max_lines(); ++line) {
        const int seen = full_count + line;
        layer.lines.push_back(seen < front_.line_count() ? front_.laid()[seen]
                                                         : blocked_line(first_line + line));
    }
    const int holes = head_.holes + (entry.kind == hole_ ? 1 : 0);
    layer.heads.push_back({candidate.score, candidate.hash, first_line, int_size(nodes_), holes});
    nodes_.push_back({head_.node, candidate.pattern});
    add_offers(layer, source, candidate);
    stats_.ticks += 4;
}

// What is on offer in the new state: what was in its parent, without the piece just laid.
template <class Word>
void StripBeam<Word>::add_offers(Layer& layer, const Layer& source, const StripCandidate& candidate) {
    const int set_words = offers_.set_words();
    const int counts = offers_.count_of_counts();
    const auto set = source.offers.begin() + candidate.parent * set_words;
    layer.offers.insert(layer.offers.end(), set, set + set_words);
    const auto left = source.left.begin() + candidate.parent * counts;
    layer.left.insert(layer.left.end(), left, left + counts);
    offers_.take(patterns_.entry(candidate.pattern).kind,
                 layer.offers.data() + layer.offers.size() - set_words,
                 layer.left.data() + layer.left.size() - counts);
}

template <class Word>
void StripBeam<Word>::load(const Layer& layer, int state) {
    const int count = patterns_.max_lines();
    head_ = at(layer.heads, state);
    for (int line = 0; line < front_.line_count(); ++line) {
        front_.set_line(line, line < count ? at(layer.lines, state * count + line)
                                           : blocked_line(head_.first_line + line));
    }
    front_.start();
}

template <class Word>
void StripBeam<Word>::expand(int state) {
    const Layer& layer = layer_of(layer_area_);
    const int set_words = offers_.set_words();
    load(layer, state);
    const std::uint64_t* const look = patterns_.first_look(front_.lines(), front_.first_bit());
    stats_.ticks += 4;
    for (int word = 0; word < set_words; ++word) {
        std::uint64_t set = look[word] & at(layer.offers, state * set_words + word);
        for (; set != 0; set = drop_lowest_bit(set)) {
            if (try_pattern(word * 64 + lowest_bit(set), state)) {
                return;
            }
        }
    }
}

// Whether the pattern solves the puzzle.
template <class Word>
bool StripBeam<Word>::try_pattern(int pattern, int state) {
    const Entry& entry = patterns_.entry(pattern);
    ++stats_.ticks;
    if (!front_.fits(entry, patterns_.masks(entry))) {
        return false;
    }
    front_.lay(entry, patterns_.masks(entry));
    if (!has_single_cells_ && entry.kind != hole_ && front_.encloses_single_cell(entry)) {
        return false;
    }
    ++stats_.nodes;
    stats_.ticks += 2;
    if (layer_area_ + entry.size == area_) {
        return finish(pattern);
    }
    StripCandidates& candidates = candidates_of(layer_area_ + entry.size);
    const Score score = head_.score + weights_.of(entry.kind) - front_.cost_of(entry);
    if (!candidates.refuses(score)) {
        const std::uint64_t hash = head_.hash + at(kind_keys_, entry.kind) +
                                   front_.hash_change(entry, &at(line_keys_, head_.first_line));
        candidates.add({score, hash, state, pattern}, width_);
    }
    return false;
}

// With the pattern that covers the last open cells: whether that is a solution.
template <class Word>
bool StripBeam<Word>::finish(int pattern) {
    const int holes = head_.holes + (patterns_.entry(pattern).kind == hole_ ? 1 : 0);
    if (area_ - holes <= best_area_) {
        return false;
    }
    best_area_ = area_ - holes;
    best_ = path_of(head_.node);
    if (patterns_.entry(pattern).kind != hole_) {
        best_.push_back({pattern, {head_.first_line, front_.first_bit() - patterns_.margin}});
    }
    if (holes == 0) {
        solution_ = best_;
        ++stats_.solutions;
    }
    return holes == 0;
}

// Without the holes.
template <class Word>
std::vector<StripCover::Placed> StripBeam<Word>::path_of(int node) const {
    std::vector<StripCover::Placed> path;
    for (; at(nodes_, node).parent >= 0; node = at(nodes_, node).parent) {
        path.push_back({at(nodes_, node).pattern, {}});
    }
    std::reverse(path.begin(), path.end());
    std::vector<Word> lines = blocked_;
    int first = 0;
    for (StripCover::Placed& placed : path) {
        while (at(lines, first) == ~Word{}) {
            ++first;
        }
        const Entry& entry = patterns_.entry(placed.pattern);
        const int bit = Traits::lowest(~at(lines, first));
        placed.first = {first, bit - patterns_.margin};
        for (int line = 0; line < entry.line_count; ++line) {
            Word& target = at(lines, first + line);
            target = target | (patterns_.masks(entry)[line] << (bit - entry.anchor));
        }
    }
    const auto end = std::remove_if(path.begin(), path.end(), [this](const StripCover::Placed& placed) {
        return patterns_.entry(placed.pattern).kind == hole_;
    });
    path.erase(end, path.end());
    return path;
}

template class StripBeam<std::uint64_t>;
template class StripBeam<WideWord>;

}  // namespace tessera

#include "search/strip_beam.h"

#include "base/hash.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int slack = 5;          // a bucket grows to so many times the width before it is thinned
constexpr int least_bucket = 64;  // thinning smaller ones would only cost
constexpr int hundred = 100;
constexpr std::int64_t hole_cost = std::int64_t{1} << 40;  // more than all weights of a board together

// The same with one more kind, single cells that stay open.
StripCover with_holes(StripCover cover) {
    const int kind = int_size(cover.kinds);
    cover.kinds.push_back({.supply = cover.open_count() + 1, .size = 1});
    cover.patterns.push_back({kind, {{0, 0}}});
    return cover;
}

template <class Candidate>
bool comes_before(const Candidate& a, const Candidate& b) {
    if (a.score != b.score) {
        return a.score > b.score;
    }
    if (a.hash != b.hash) {
        return a.hash < b.hash;
    }
    return a.parent != b.parent ? a.parent < b.parent : a.pattern < b.pattern;
}

}  // namespace

template <class Word>
StripBeam<Word>::StripBeam(const StripCover& cover, const StripBeamOptions& options)
    : patterns_(with_holes(cover)),
      front_(patterns_, {options.edge_cost, options.nook_cost}),
      options_(options),
      kinds_(with_holes(cover).kinds),
      hole_(int_size(cover.kinds)),
      rng_(mix_bits(options.seed)) {
    read_cover(cover);
    lay_out_sets();
    begin_run();
}

template <class Word>
void StripBeam<Word>::read_cover(const StripCover& cover) {
    line_count_ = cover.open.rows();
    area_ = cover.open_count();
    blocked_.assign(static_cast<std::size_t>(line_count_), ~Word{});
    for (int index = 0; index < cover.open.size(); ++index) {
        if (cover.open[index]) {
            const Cell cell = cover.open.cell(index);
            Word& line = at(blocked_, cell.row);
            line = line ^ one_bit<Word>(cell.column + patterns_.margin);
        }
    }
    Rng keys(0);  // the same for every seed: hashes only tell states apart
    for (int line = 0; line < line_count_; ++line) {
        line_keys_.push_back(keys.next());
    }
    for (int kind = 0; kind < int_size(kinds_); ++kind) {
        kind_keys_.push_back(keys.next());
        has_single_cells_ = has_single_cells_ || (kind != hole_ && at(kinds_, kind).size == 1);
    }
}

template <class Word>
void StripBeam<Word>::lay_out_sets() {
    kind_sets_.assign(kinds_.size() * static_cast<std::size_t>(patterns_.set_words()), 0);
    first_pattern_.assign(kinds_.size(), -1);
    for (int pattern = 0; pattern < patterns_.count(); ++pattern) {
        const int kind = patterns_.entry(pattern).kind;
        at(kind_sets_, kind * patterns_.set_words() + pattern / 64) |= bit(pattern % 64);
        if (at(first_pattern_, kind) < 0) {
            at(first_pattern_, kind) = pattern;
        }
    }
    int largest = 1;
    for (const StripCover::Kind& kind : kinds_) {
        plural_of_.push_back(kind.supply > 1 ? plural_count_++ : -1);
        largest = std::max(largest, kind.size);
    }
    layers_.resize(static_cast<std::size_t>(largest) + 1);
    buckets_.resize(layers_.size());
    lessons_.assign(kinds_.size(), 0);
    leftovers_.assign(kinds_.size(), 0);
    weights_.assign(kinds_.size(), 0);
}

template <class Word>
int StripBeam<Word>::width_in_memory() const {
    const std::uint64_t state_bytes =
        sizeof(Head) + sizeof(Word) * static_cast<std::uint64_t>(patterns_.max_lines()) +
        8 * static_cast<std::uint64_t>(patterns_.set_words()) + 2 * static_cast<std::uint64_t>(plural_count_);
    const std::uint64_t bytes = layers_.size() * (state_bytes + (slack + 1) * sizeof(Candidate)) +
                                2 * sizeof(Node) * static_cast<std::uint64_t>(area_);
    return static_cast<int>(std::clamp<std::uint64_t>(options_.memory_bytes / bytes, 1, 1 << 24));
}

template <class Word>
void StripBeam<Word>::begin_run() {
    const int limit = std::min(options_.max_width, width_in_memory());
    const int grown = static_cast<int>(std::int64_t{width_} * options_.growth_percent / hundred) + 1;
    width_ = std::min(limit, run_count_ == 0 ? options_.first_width : grown);
    ++run_count_;
    draw_weights();
    nodes_.assign(1, {});
    has_dropped_ = false;
    layer_area_ = 0;
    next_state_ = 0;
    empty_layers_ = 0;
    is_whole_ = true;
    whole_area_ = 0;
    for (int index = 0; index < int_size(layers_); ++index) {
        at(buckets_, index) = {};
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
    for (int pattern = 0; pattern < patterns_.count(); ++pattern) {
        layer.offers.resize(static_cast<std::size_t>(patterns_.set_words()), 0);
        if (at(kinds_, patterns_.entry(pattern).kind).supply > 0) {
            at(layer.offers, pattern / 64) |= bit(pattern % 64);
        }
    }
    for (const StripCover::Kind& kind : kinds_) {
        if (kind.supply > 1) {
            layer.left.push_back(static_cast<std::uint16_t>(kind.supply));
        }
    }
}

// What the last run left over is worth more in the next (squeaky wheels: Joslin, Clements 1999).
template <class Word>
void StripBeam<Word>::end_run() {
    has_seen_all_ = has_seen_all_ || !has_dropped_;
    for (int kind = 0; kind < int_size(kinds_); ++kind) {
        const Score lesson = at(leftovers_, kind) * options_.lesson_percent / 1024;
        at(lessons_, kind) = at(lessons_, kind) * 9 / 10 + lesson;
    }
    begin_run();
}

template <class Word>
void StripBeam<Word>::draw_weights() {
    for (int kind = 0; kind < int_size(kinds_); ++kind) {
        const int shake = rng_.between(-options_.shake_percent, options_.shake_percent);
        at(weights_, kind) = Score{at(kinds_, kind).weight} * (hundred + shake) / hundred *
                             (hundred + at(lessons_, kind)) / hundred;
    }
    at(weights_, hole_) = -hole_cost;
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
    Bucket& bucket = bucket_of(layer_area_);
    choose(bucket);
    for (const Candidate& candidate : bucket.candidates) {
        add_state(layer, candidate);
    }
    bucket.candidates.clear();
    bucket.least = std::numeric_limits<Score>::min();
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
    for (int kind = 0; layer.heads.front().holes == 0 && kind < hole_; ++kind) {
        const int plural = at(plural_of_, kind);
        const int first = at(first_pattern_, kind);
        const bool is_offered = first >= 0 && (at(layer.offers, first / 64) >> (first % 64) & 1) != 0;
        const int left = plural >= 0 ? std::min<int>(at(layer.left, plural), 4) : is_offered ? 1 : 0;
        at(leftovers_, kind) = at(leftovers_, kind) * 3 / 4 + Score{256} * left;
    }
    const Head& head = layer.heads.front();
    if (layer.area - head.holes > best_area_) {
        best_area_ = layer.area - head.holes;
        best_ = path_of(head.node);
        stats_.max_depth = std::max(stats_.max_depth, int_size(best_));
    }
}

// Leaves the best, twice the width of them, twins included, in no order.
template <class Word>
void StripBeam<Word>::thin(Bucket& bucket) {
    std::vector<Candidate>& candidates = bucket.candidates;
    const int kept = 2 * width_;
    if (int_size(candidates) > kept) {
        std::nth_element(candidates.begin(), candidates.begin() + (kept - 1), candidates.end(),
                         comes_before<Candidate>);
        bucket.least = at(candidates, kept - 1).score;
        drop(candidates, kept);
    }
}

// Leaves the best in their order, no two alike.
template <class Word>
void StripBeam<Word>::choose(Bucket& bucket) {
    thin(bucket);
    std::vector<Candidate>& candidates = bucket.candidates;
    std::sort(candidates.begin(), candidates.end(), comes_before<Candidate>);
    const auto end = std::unique(candidates.begin(), candidates.end(),
                                 [](const Candidate& a, const Candidate& b) { return a.hash == b.hash; });
    candidates.erase(end, candidates.end());
    drop(candidates, width_);
}

// All from `first` on; that a state without holes was among them is remembered.
template <class Word>
void StripBeam<Word>::drop(std::vector<Candidate>& candidates, int first) {
    if (int_size(candidates) > first) {
        has_dropped_ = has_dropped_ || std::any_of(candidates.begin() + first, candidates.end(),
                                                   [](const Candidate& one) { return is_whole(one.score); });
        candidates.resize(static_cast<std::size_t>(first));
    }
}

template <class Word>
void StripBeam<Word>::add_state(Layer& layer, const Candidate& candidate) {
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
    take_from_supplies(layer, source, candidate);
    stats_.ticks += 4;
}

// What is on offer in the new state: what was in its parent, without the piece just laid.
template <class Word>
void StripBeam<Word>::take_from_supplies(Layer& layer, const Layer& source, const Candidate& candidate) {
    const int set_words = patterns_.set_words();
    const auto offers = source.offers.begin() + candidate.parent * set_words;
    layer.offers.insert(layer.offers.end(), offers, offers + set_words);
    const auto left = source.left.begin() + candidate.parent * plural_count_;
    layer.left.insert(layer.left.end(), left, left + plural_count_);
    const int kind = patterns_.entry(candidate.pattern).kind;
    const int plural = at(plural_of_, kind);
    if (plural >= 0 && --*(layer.left.end() - plural_count_ + plural) > 0) {
        return;
    }
    for (int word = 0; word < set_words; ++word) {
        *(layer.offers.end() - set_words + word) &= ~at(kind_sets_, kind * set_words + word);
    }
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
    const int set_words = patterns_.set_words();
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
    Bucket& bucket = bucket_of(layer_area_ + entry.size);
    const Score score = head_.score + at(weights_, entry.kind) - front_.cost_of(entry);
    if (score < bucket.least) {
        has_dropped_ = has_dropped_ || is_whole(score);
        return false;
    }
    const std::uint64_t hash = head_.hash + at(kind_keys_, entry.kind) +
                               front_.hash_change(entry, &at(line_keys_, head_.first_line));
    bucket.candidates.push_back({score, hash, state, pattern});
    if (int_size(bucket.candidates) >= std::max(least_bucket, slack * width_)) {
        thin(bucket);
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

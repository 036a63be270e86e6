#include "search/strip/strip_beam.h"

#include "base/bits.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int hundred = 100;

// Narrower strips have a short border to the end; states of wider ones would get too long, turned.
constexpr int least_turned_width = 13;
constexpr int most_turned_width = 61;

// The same with one more kind, single cells that stay open.
StripCover with_holes(StripCover cover) {
    const int kind = int_size(cover.kinds);
    cover.kinds.push_back({.multiplicity = cover.open_count() + 1, .size = 1});
    cover.patterns.push_back({kind, {{0, 0}}});
    return cover;
}

int turn_line_of(const StripCover& cover, int turned_lines) {
    const int width = cover.open.columns();
    const bool turns = turned_lines > 0 && turned_lines < cover.open.rows() && least_turned_width <= width &&
                       width <= most_turned_width;
    return cover.open.rows() - (turns ? turned_lines : 0);
}

template <class Word>
std::vector<StripView<Word>> views_of(const StripCover& cover, const StripOrder& order) {
    std::vector<StripView<Word>> views;
    views.emplace_back(cover, 0);
    if (order.turn_line() < cover.open.rows()) {
        views.emplace_back(order.turned_end(), 1);
    }
    return views;
}

// A pattern reaches no farther, but a turned state may have covered cells on every line.
template <class Word>
int window_lines_of(const std::vector<StripView<Word>>& views) {
    const int reach = std::max(views.front().patterns.max_lines(), views.back().patterns.max_lines());
    return views.size() == 1 ? reach : std::max(reach, views.back().line_count());
}

}  // namespace

template <class Word>
StripBeam<Word>::StripBeam(const StripCover& cover, const StripBeamOptions& options)
    : cover_(with_holes(cover)),
      hole_(int_size(cover.kinds)),
      order_(cover_, turn_line_of(cover, options.turned_lines)),
      views_(views_of<Word>(cover_, order_)),
      window_lines_(window_lines_of(views_)),
      remaining_(cover_),
      weights_(cover_.kinds, options.seed),
      front_(window_lines_, views_.size() == 1 ? options.border : options.turned_border),
      options_(options),
      area_(cover.open_count()) {
    int largest = 1;
    for (const StripCover::Kind& kind : cover_.kinds) {
        largest = std::max(largest, kind.size);
    }
    has_single_cells_ = std::any_of(cover.kinds.begin(), cover.kinds.end(),
                                    [](const StripCover::Kind& kind) { return kind.size == 1; });
    layers_.resize(static_cast<std::size_t>(largest) + 1);
    candidates_.resize(layers_.size());
    begin_run();
}

template <class Word>
int StripBeam<Word>::width_in_memory() const {
    const std::uint64_t state_bytes = sizeof(Head) +
                                      sizeof(Word) * static_cast<std::uint64_t>(window_lines_) +
                                      8 * static_cast<std::uint64_t>(remaining_.set_words()) +
                                      2 * static_cast<std::uint64_t>(remaining_.counter_count());
    const std::uint64_t candidate_bytes = (StripCandidates::slack + 1) * sizeof(StripCandidate);
    const std::uint64_t bytes = layers_.size() * (state_bytes + candidate_bytes) +
                                2 * StripPaths::bytes_each * static_cast<std::uint64_t>(area_);
    return static_cast<int>(std::clamp<std::uint64_t>(options_.memory_bytes / bytes, 1, 1 << 24));
}

template <class Word>
void StripBeam<Word>::begin_run() {
    const int limit = std::min(options_.max_width, width_in_memory());
    const int grown = static_cast<int>(std::int64_t{width_} * options_.growth_percent / hundred) + 1;
    width_ = std::min(limit, run_count_ == 0 ? options_.first_width : grown);
    ++run_count_;
    weights_.draw(options_.weight_noise_percent);
    best_ = best();
    best_node_ = 0;
    paths_.clear();
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
    const int first_line = views_.front().first_open_line();
    for (int line = 0; line < window_lines_; ++line) {
        layer.lines.push_back(views_.front().blocked_line(first_line + line));
    }
    layer.heads.push_back({.first_line = first_line});
    layer.patterns = remaining_.start_patterns();
    layer.counts = remaining_.start_counts();
    turn_if_due(layer);
}

template <class Word>
void StripBeam<Word>::end_run() {
    has_seen_all_ = has_seen_all_ || !has_dropped_any();
    weights_.update(options_.weight_update_percent);
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
    layer.patterns.clear();
    layer.counts.clear();
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
        best_node_ = head.node;
        stats_.max_depth = std::max(stats_.max_depth, depth_of(head.node));
    }
}

// Of the layer's best state.
template <class Word>
void StripBeam<Word>::note_leftovers(const Layer& layer) {
    for (int kind = 0; kind < hole_; ++kind) {
        weights_.note_remaining(kind, remaining_.remaining(kind, layer.patterns.data(), layer.counts.data()));
    }
}

template <class Word>
void StripBeam<Word>::add_state(Layer& layer, const StripCandidate& candidate) {
    const int kind = views_.front().patterns.entry(candidate.pattern).kind;
    const Layer& source = layer_of(layer.area - at(cover_.kinds, kind).size);
    load(source, candidate.parent);
    const int first_line = add_lines(layer, candidate.pattern);
    const int holes = head_.holes + (kind == hole_ ? 1 : 0);
    const int node = paths_.add(head_.node, candidate.pattern);
    layer.heads.push_back({candidate.score, candidate.hash, first_line, node, holes, head_.view});
    add_remaining(layer, source, candidate);
    turn_if_due(layer);
    stats_.ticks += 4;
}

// The lines of the state in front_ with the pattern laid, from its first open one on, which is returned.
template <class Word>
int StripBeam<Word>::add_lines(Layer& layer, int pattern) {
    const Entry& entry = view_->patterns.entry(pattern);
    front_.lay_all(entry, view_->patterns.masks(entry));
    const auto line_at = [this](int line) {
        const int seen = line - head_.first_line;
        return seen < front_.line_count() ? front_.laid()[seen] : view_->blocked_line(line);
    };
    int first_line = head_.first_line;
    while (first_line < view_->line_count() && line_at(first_line) == ~Word{}) {
        ++first_line;
    }
    for (int line = 0; line < window_lines_; ++line) {
        layer.lines.push_back(line_at(first_line + line));
    }
    return first_line;
}

// Once nothing is open before the last lines, the state just added is one of the other view.
template <class Word>
void StripBeam<Word>::turn_if_due(Layer& layer) {
    Head& head = layer.heads.back();
    if (views_.size() == 1 || head.view == 1 || head.first_line < order_.turn_line()) {
        return;
    }
    Word* const lines = layer.lines.data() + layer.lines.size() - window_lines_;
    const std::vector<Word> turned = turned_end(head, lines);
    head.view = 1;
    const std::uint64_t* const set = layer.patterns.data() + layer.patterns.size() - remaining_.set_words();
    const std::uint16_t* const counts =
        layer.counts.data() + layer.counts.size() - remaining_.counter_count();
    head.hash = remaining_.hash_of_taken(set, counts) + views_.back().hash_of(turned);
    head.first_line = 0;
    while (head.first_line < int_size(turned) && at(turned, head.first_line) == ~Word{}) {
        ++head.first_line;
    }
    std::fill(lines, lines + window_lines_, ~Word{});
    std::copy(turned.begin() + head.first_line, turned.end(), lines);
}

// The last lines of a state, turned.
template <class Word>
std::vector<Word> StripBeam<Word>::turned_end(const Head& head, const Word* lines) const {
    constexpr int margin = StripPatterns<Word>::margin;
    const StripView<Word>& strip = views_.front();
    std::vector<Word> turned(static_cast<std::size_t>(views_.back().line_count()), ~Word{});
    for (int line = head.first_line; line < strip.line_count(); ++line) {
        const int seen = line - head.first_line;
        const Word cells = seen < window_lines_ ? lines[seen] : strip.blocked_line(line);
        const Word bit = one_bit<Word>(line - order_.turn_line() + margin);
        for (int across = 0; across < int_size(turned); ++across) {
            if (Traits::is_zero(cells & one_bit<Word>(across + margin))) {
                at(turned, across) = at(turned, across) ^ bit;
            }
        }
    }
    return turned;
}

// What remains in the new state: what remained in its parent, without the pattern just laid.
template <class Word>
void StripBeam<Word>::add_remaining(Layer& layer, const Layer& source, const StripCandidate& candidate) {
    const int set_words = remaining_.set_words();
    const int counter_count = remaining_.counter_count();
    const auto set = source.patterns.begin() + candidate.parent * set_words;
    layer.patterns.insert(layer.patterns.end(), set, set + set_words);
    const auto counts = source.counts.begin() + candidate.parent * counter_count;
    layer.counts.insert(layer.counts.end(), counts, counts + counter_count);
    remaining_.take(view_->patterns.entry(candidate.pattern).kind,
                    layer.patterns.data() + layer.patterns.size() - set_words,
                    layer.counts.data() + layer.counts.size() - counter_count);
}

template <class Word>
void StripBeam<Word>::load(const Layer& layer, int state) {
    head_ = at(layer.heads, state);
    view_ = &at(views_, head_.view);
    for (int line = 0; line < front_.line_count(); ++line) {
        front_.set_line(line, line < window_lines_ ? at(layer.lines, state * window_lines_ + line)
                                                   : view_->blocked_line(head_.first_line + line));
    }
    front_.start();
}

template <class Word>
void StripBeam<Word>::expand(int state) {
    const Layer& layer = layer_of(layer_area_);
    const int set_words = remaining_.set_words();
    load(layer, state);
    const std::uint64_t* const look = view_->patterns.first_look(front_.lines(), front_.first_bit());
    stats_.ticks += 4;
    for (int word = 0; word < set_words; ++word) {
        std::uint64_t set = look[word] & at(layer.patterns, state * set_words + word);
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
    const Entry& entry = view_->patterns.entry(pattern);
    const Word* const masks = view_->patterns.masks(entry);
    ++stats_.ticks;
    if (!front_.fits(entry, masks)) {
        return false;
    }
    front_.lay(entry, masks);
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
        const std::uint64_t hash = head_.hash + remaining_.key(entry.kind) +
                                   front_.hash_change(entry, view_->line_keys(head_.first_line));
        candidates.add({score, hash, state, pattern}, width_);
    }
    return false;
}

// With the pattern that covers the last open cells: whether that is a solution.
template <class Word>
bool StripBeam<Word>::finish(int pattern) {
    const int holes = head_.holes + (view_->patterns.entry(pattern).kind == hole_ ? 1 : 0);
    if (area_ - holes <= best_area_) {
        return false;
    }
    best_area_ = area_ - holes;
    best_node_ = paths_.add(head_.node, pattern);
    if (holes == 0) {
        solution_ = best();
        ++stats_.solutions;
    }
    return holes == 0;
}

// Without the holes.
template <class Word>
int StripBeam<Word>::depth_of(int node) const {
    const std::vector<int> patterns = paths_.patterns_to(node);
    return static_cast<int>(std::count_if(patterns.begin(), patterns.end(), [this](int pattern) {
        return at(cover_.patterns, pattern).kind != hole_;
    }));
}

// Without the holes.
template <class Word>
std::vector<StripCover::Placed> StripBeam<Word>::path_of(int node) const {
    std::vector<StripCover::Placed> path = order_.lay(paths_.patterns_to(node));
    const auto end = std::remove_if(path.begin(), path.end(), [this](const StripCover::Placed& placed) {
        return at(cover_.patterns, placed.pattern).kind == hole_;
    });
    path.erase(end, path.end());
    return path;
}

template class StripBeam<std::uint64_t>;
template class StripBeam<WideWord>;

}  // namespace tessera

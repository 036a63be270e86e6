#include "search/strip/strip_beam.h"

#include "base/bits.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int hundred = 100;

}  // namespace

template <class Word>
StripBeam<Word>::StripBeam(const StripCover& cover, const StripBeamOptions& options)
    : options_(options),
      problem_(cover, options.transposed_lines),
      weights_(problem_.cover.kinds, options.seed),
      scratch_front_(problem_.kept_lines,
                     problem_.is_transposed() ? options.transposed_border : options.border) {
    tables_.layers.resize(static_cast<std::size_t>(problem_.largest_size) + 1);
    tables_.candidates.resize(tables_.layers.size());
    begin_run();
}

template <class Word>
std::vector<StripCover::Placed> StripBeam<Word>::best() const {
    return found_.best_node > 0 ? problem_.lay_without_holes(tables_.paths.orientations_to(found_.best_node))
                                : found_.best;
}

template <class Word>
int StripBeam<Word>::width_in_memory() const {
    const std::uint64_t state_bytes = sizeof(StripHead) +
                                      sizeof(Word) * static_cast<std::uint64_t>(problem_.kept_lines) +
                                      8 * static_cast<std::uint64_t>(problem_.remaining.set_words()) +
                                      2 * static_cast<std::uint64_t>(problem_.remaining.counter_count());
    const std::uint64_t candidate_bytes = (StripCandidates::slack + 1) * sizeof(StripCandidate);
    const std::uint64_t bytes = tables_.layers.size() * (state_bytes + candidate_bytes) +
                                2 * StripPaths::bytes_each * static_cast<std::uint64_t>(problem_.area);
    return static_cast<int>(std::clamp<std::uint64_t>(options_.memory_bytes / bytes, 1, 1 << 24));
}

template <class Word>
void StripBeam<Word>::begin_run() {
    const int limit = std::min(options_.max_width, width_in_memory());
    const int grown = static_cast<int>(std::int64_t{run_.width} * options_.growth_percent / hundred) + 1;
    const int width = std::min(limit, run_.number == 0 ? options_.first_width : grown);
    run_ = Run{.number = run_.number + 1, .width = width};
    weights_.draw(options_.weight_noise_percent);
    found_.best = best();
    found_.best_node = 0;
    start_layers();
}

// Resets the layers to the empty board as the only state.
template <class Word>
void StripBeam<Word>::start_layers() {
    tables_.paths.clear();
    for (int index = 0; index < int_size(tables_.layers); ++index) {
        at(tables_.candidates, index).clear();
        at(tables_.layers, index) = {};
    }
    const StripBoard<Word>& strip = problem_.boards.front();
    const int first_line = strip.first_open_line();
    Layer& layer = tables_.layers.front();
    layer.area = 0;
    for (int line = 0; line < problem_.kept_lines; ++line) {
        layer.lines.push_back(strip.blocked_line(first_line + line));
    }
    layer.heads.push_back({.first_line = first_line});
    layer.orientations = problem_.remaining.start_orientations();
    layer.counts = problem_.remaining.start_counts();
    transpose_if_due(layer);
}

template <class Word>
void StripBeam<Word>::end_run() {
    found_.has_seen_all = found_.has_seen_all || !has_dropped_any();
    weights_.update(options_.weight_update_percent);
    begin_run();
}

// True if the run has dropped a state without holes.
template <class Word>
bool StripBeam<Word>::has_dropped_any() const {
    return run_.has_dropped ||
           std::any_of(tables_.candidates.begin(), tables_.candidates.end(),
                       [](const auto& candidates) { return is_whole(candidates.best_dropped()); });
}

template <class Word>
Outcome StripBeam<Word>::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    const std::uint64_t solutions = stats_.solutions;
    do {
        if (run_.next_state < int_size(tables_.layer(run_.area).heads)) {
            expand(run_.next_state++);
        } else {
            enter_layer();
        }
        if (stats_.solutions > solutions) {
            return Outcome::solved;
        }
    } while (stats_.ticks < end && !found_.has_seen_all);
    return Outcome::running;
}

// Makes the states of the next area; ends the run once no area can follow.
template <class Word>
void StripBeam<Word>::enter_layer() {
    ++stats_.ticks;
    ++run_.area;
    run_.next_state = 0;
    if (run_.area >= problem_.area || run_.empty_layers >= int_size(tables_.layers)) {
        end_run();
        return;
    }
    Layer& layer = tables_.layer(run_.area);
    fill_layer(layer);
    run_.empty_layers = layer.heads.empty() ? run_.empty_layers + 1 : 0;
    if (!layer.heads.empty()) {
        note_layer(layer);
    }
}

template <class Word>
void StripBeam<Word>::fill_layer(Layer& layer) {
    layer.restart(run_.area);
    StripCandidates& candidates = tables_.candidates_for(run_.area);
    for (const StripCandidate& candidate : candidates.choose(run_.width)) {
        add_state(layer, candidate);
    }
    run_.has_dropped = run_.has_dropped || is_whole(candidates.best_dropped());
    candidates.clear();
}

// Updates the run's progress. A run without whole states continues only if it got farther than all earlier
// runs.
template <class Word>
void StripBeam<Word>::note_layer(const Layer& layer) {
    note_best(layer);
    if (layer.heads.front().holes == 0) {
        run_.whole_area = run_.area;
        return;
    }
    if (!run_.is_whole || run_.area - run_.whole_area < int_size(tables_.layers)) {
        return;
    }
    run_.is_whole = false;
    if (run_.whole_area <= found_.farthest_area) {
        end_run();
    } else {
        found_.farthest_area = run_.whole_area;
    }
}

// Updates the best result from the layer's first, and best, state. Precondition: the layer has states.
template <class Word>
void StripBeam<Word>::note_best(const Layer& layer) {
    const StripHead& head = layer.heads.front();
    if (head.holes == 0) {
        for (int kind = 0; kind < problem_.hole; ++kind) {
            weights_.note_remaining(
                kind, problem_.remaining.remaining(kind, layer.orientations.data(), layer.counts.data()));
        }
    }
    if (layer.area - head.holes > found_.best_area) {
        found_.best_area = layer.area - head.holes;
        found_.best_node = head.node;
        const int depth = problem_.count_without_holes(tables_.paths.orientations_to(head.node));
        stats_.max_depth = std::max(stats_.max_depth, depth);
    }
}

template <class Word>
void StripBeam<Word>::add_state(Layer& layer, const StripCandidate& candidate) {
    const int kind = kind_of(candidate.orientation);
    const Layer& source = tables_.layer(layer.area - at(problem_.cover.kinds, kind).size);
    const Parent parent = load(source, candidate.parent);
    const int first_line = add_lines(layer, candidate.orientation, parent);
    const int holes = parent.head.holes + (kind == problem_.hole ? 1 : 0);
    const int node = tables_.paths.add(parent.head.node, candidate.orientation);
    layer.heads.push_back({candidate.score, candidate.hash, first_line, node, holes, parent.head.board});
    add_remaining(layer, source, candidate);
    transpose_if_due(layer);
    stats_.ticks += 4;
}

// Adds the parent's lines with the orientation placed, from the first open line on, and returns that line.
template <class Word>
int StripBeam<Word>::add_lines(Layer& layer, int orientation, const Parent& parent) const {
    const Entry& entry = parent.board.orientations.entry(orientation);
    parent.front.lay_all(entry, parent.board.orientations.masks(entry));
    const auto line_at = [&parent](int line) {
        const int loaded = line - parent.head.first_line;
        return loaded < parent.front.line_count() ? parent.front.laid()[loaded]
                                                  : parent.board.blocked_line(line);
    };
    int first_line = parent.head.first_line;
    while (first_line < parent.board.line_count() && line_at(first_line) == ~Word{}) {
        ++first_line;
    }
    for (int line = 0; line < problem_.kept_lines; ++line) {
        layer.lines.push_back(line_at(first_line + line));
    }
    return first_line;
}

// Adds the resources that remain in the new state: those of its parent less the orientation just placed.
template <class Word>
void StripBeam<Word>::add_remaining(Layer& layer, const Layer& source,
                                    const StripCandidate& candidate) const {
    const int set_words = problem_.remaining.set_words();
    const int counter_count = problem_.remaining.counter_count();
    const auto set = source.orientations.begin() + candidate.parent * set_words;
    layer.orientations.insert(layer.orientations.end(), set, set + set_words);
    const auto counts = source.counts.begin() + candidate.parent * counter_count;
    layer.counts.insert(layer.counts.end(), counts, counts + counter_count);
    problem_.remaining.take(kind_of(candidate.orientation), layer.last_orientations(set_words),
                            layer.last_counts(counter_count));
}

// Transposes the state added last once only the last lines have open cells.
template <class Word>
void StripBeam<Word>::transpose_if_due(Layer& layer) const {
    StripHead& head = layer.heads.back();
    if (!problem_.is_transposed() || head.board == 1 || head.first_line < problem_.order.transpose_line()) {
        return;
    }
    const StripRemaining& remaining = problem_.remaining;
    Word* const lines = layer.last_lines(problem_.kept_lines);
    const std::vector<Word> transposed = problem_.transposed_end(head.first_line, lines);
    head.board = 1;
    head.hash = remaining.hash_of_taken(layer.last_orientations(remaining.set_words()),
                                        layer.last_counts(remaining.counter_count())) +
                problem_.boards.back().hash_of(transposed);
    head.first_line = 0;
    while (head.first_line < int_size(transposed) && at(transposed, head.first_line) == ~Word{}) {
        ++head.first_line;
    }
    std::fill(lines, lines + problem_.kept_lines, ~Word{});
    std::copy(transposed.begin() + head.first_line, transposed.end(), lines);
}

template <class Word>
typename StripBeam<Word>::Parent StripBeam<Word>::load(const Layer& layer, int state) {
    const StripHead& head = at(layer.heads, state);
    StripBoard<Word>& board = at(problem_.boards, head.board);
    const int kept_lines = problem_.kept_lines;
    for (int line = 0; line < scratch_front_.line_count(); ++line) {
        scratch_front_.set_line(line, line < kept_lines ? at(layer.lines, state * kept_lines + line)
                                                        : board.blocked_line(head.first_line + line));
    }
    scratch_front_.start();
    return {head, board, scratch_front_};
}

template <class Word>
void StripBeam<Word>::expand(int state) {
    const Layer& layer = tables_.layer(run_.area);
    const int set_words = problem_.remaining.set_words();
    const Parent parent = load(layer, state);
    const std::uint64_t* const look =
        parent.board.orientations.first_look(parent.front.lines(), parent.front.first_bit());
    stats_.ticks += 4;
    for (int word = 0; word < set_words; ++word) {
        std::uint64_t set = look[word] & at(layer.orientations, state * set_words + word);
        for (; set != 0; set = drop_lowest_bit(set)) {
            if (try_orientation(word * 64 + lowest_bit(set), state, parent)) {
                return;
            }
        }
    }
}

// Returns true if the orientation solves the puzzle.
template <class Word>
bool StripBeam<Word>::try_orientation(int orientation, int state, const Parent& parent) {
    const Entry& entry = parent.board.orientations.entry(orientation);
    const Word* const masks = parent.board.orientations.masks(entry);
    StripFront<Word>& front = parent.front;
    ++stats_.ticks;
    if (!front.fits(entry, masks)) {
        return false;
    }
    front.lay(entry, masks);
    if (!problem_.has_single_cells && entry.kind != problem_.hole && front.encloses_single_cell(entry)) {
        return false;
    }
    ++stats_.nodes;
    stats_.ticks += 2;
    const int area = run_.area + entry.size;
    if (area == problem_.area) {
        return finish(orientation, parent);
    }
    StripCandidates& candidates = tables_.candidates_for(area);
    const Score score = parent.head.score + weights_.of(entry.kind) - front.cost_of(entry);
    if (!candidates.refuses(score)) {
        const std::uint64_t hash = parent.head.hash + problem_.remaining.key(entry.kind) +
                                   front.hash_change(entry, parent.board.line_keys(parent.head.first_line));
        candidates.add({score, hash, state, orientation}, run_.width);
    }
    return false;
}

// Records the result of the orientation that covers the last open cells; returns true if it is a solution.
template <class Word>
bool StripBeam<Word>::finish(int orientation, const Parent& parent) {
    const int holes = parent.head.holes + (kind_of(orientation) == problem_.hole ? 1 : 0);
    if (problem_.area - holes <= found_.best_area) {
        return false;
    }
    found_.best_area = problem_.area - holes;
    found_.best_node = tables_.paths.add(parent.head.node, orientation);
    if (holes == 0) {
        found_.solution = best();
        ++stats_.solutions;
    }
    return holes == 0;
}

template class StripBeam<std::uint64_t>;
template class StripBeam<WideWord>;

}  // namespace tessera

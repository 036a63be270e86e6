#pragma once

#include "search/search.h"
#include "search/strip/strip_candidates.h"
#include "search/strip/strip_front.h"
#include "search/strip/strip_order.h"
#include "search/strip/strip_paths.h"
#include "search/strip/strip_remaining.h"
#include "search/strip/strip_view.h"
#include "search/strip/strip_weights.h"

#include <cstdint>
#include <vector>

namespace tessera {

struct StripBeamOptions {
    std::uint64_t seed = 1;
    std::uint64_t memory_bytes = 256ULL << 20;
    int first_width = 4;                     // states kept of each covered area in the first run
    int growth_percent = 150;                // width of each run, of that of the run before
    int max_width = 1 << 20;                 // where widths stop growing, if memory does not stop them before
    BorderCost border = {300, 600};          // where a strip is not turned
    int turned_lines = 9;                    // at the end of a wide strip, covered across; 0: none
    BorderCost turned_border = {400, 1200};  // where a strip's end is turned
    int weight_noise_percent = 3;            // how far chance changes the weights of a run
    int weight_update_percent = 10;  // how much a run that fails changes the weights of what it placed late
};

// Layered beam search over a strip (beam search: Lowerre 1976): states are grouped by covered area, the first
// open cell in the order of StripOrder is always covered next, and of each group only the best are kept, no
// two alike. A state is worth the weights of what has been placed (so awkward pieces go first) less the
// length of the covered region's border (so it stays compact). A state may leave cells open as holes; fewest
// holes always come first, so they make no solution but a good `best` of a board too large to be solved. Runs
// follow one another with other weights and growing width until memory sets the end. Incomplete: it never
// says `exhausted`; `has_seen_all` tells that going on is pointless.
template <class Word>
class StripBeam {
public:
    StripBeam(const StripCover& cover, const StripBeamOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    int run_count() const { return run_count_; }
    int width() const { return width_; }

    // A run ended without a solution and had left nothing out but states that looked like another (by hash).
    bool has_seen_all() const { return has_seen_all_; }

    // What leaves the fewest cells open so far.
    std::vector<StripCover::Placed> best() const { return best_node_ > 0 ? path_of(best_node_) : best_; }
    const std::vector<StripCover::Placed>& solution() const { return solution_; }

private:
    using Traits = WordTraits<Word>;
    using Score = std::int64_t;
    using Entry = typename StripPatterns<Word>::Entry;

    struct Head {
        Score score = 0;
        std::uint64_t hash = 0;
        std::int32_t first_line = 0;  // that has an open cell
        std::int32_t node = 0;
        std::int32_t holes = 0;
        std::int32_t view = 0;  // that its lines are of
    };
    // The states of one area: heads, and for each a window of lines from its first one, the set of patterns
    // that may still be placed and the counts of the kinds with several.
    struct Layer {
        int area = -1;
        std::vector<Head> heads;
        std::vector<Word> lines;
        std::vector<std::uint64_t> patterns;
        std::vector<std::uint16_t> counts;
    };

    void begin_run();
    void end_run();
    bool has_dropped_any() const;
    int width_in_memory() const;
    void enter_layer();
    void note_best(const Layer& layer);
    void note_end_of_whole_states();
    void note_leftovers(const Layer& layer);
    void add_state(Layer& layer, const StripCandidate& candidate);
    int add_lines(Layer& layer, int pattern);
    void turn_if_due(Layer& layer);
    std::vector<Word> turned_end(const Head& head, const Word* lines) const;
    void add_remaining(Layer& layer, const Layer& source, const StripCandidate& candidate);
    void expand(int state);
    void load(const Layer& layer, int state);
    bool try_pattern(int pattern, int state);
    bool finish(int pattern);
    int depth_of(int node) const;
    std::vector<StripCover::Placed> path_of(int node) const;

    // Of the score of a state: that it has no holes.
    static bool is_whole(Score score) { return score > -StripWeights::hole_cost / 2; }
    Layer& layer_of(int area) { return at(layers_, area % int_size(layers_)); }
    StripCandidates& candidates_of(int area) { return at(candidates_, area % int_size(candidates_)); }

    StripCover cover_;  // with one more kind, the last: cells that stay open, holes
    int hole_;
    StripOrder order_;
    std::vector<StripView<Word>> views_;  // the strip and, if it is turned, its last lines
    int window_lines_;                    // that are kept of a state
    StripRemaining remaining_;
    StripWeights weights_;
    StripFront<Word> front_;  // of the state being expanded
    StripBeamOptions options_;
    int area_;  // to cover
    bool has_single_cells_ = false;

    // The run.
    std::vector<Layer> layers_;                // rings by area
    std::vector<StripCandidates> candidates_;  // for those to come
    StripPaths paths_;
    int width_ = 0;
    int run_count_ = 0;
    int layer_area_ = 0;    // of the layer being expanded
    int next_state_ = 0;    // in it
    int empty_layers_ = 0;  // in a row
    bool is_whole_ = true;  // there may be states without holes
    int whole_area_ = 0;    // of the last of them
    bool has_dropped_ = false;
    bool has_seen_all_ = false;

    Head head_;                        // of the state in front_
    StripView<Word>* view_ = nullptr;  // that it is in

    int farthest_area_ = -1;  // that a run came to without holes
    int best_area_ = -1;
    std::int32_t best_node_ = 0;  // of this run, if best_ is out of date
    std::vector<StripCover::Placed> best_;
    std::vector<StripCover::Placed> solution_;
    SearchStats stats_;
};

extern template class StripBeam<std::uint64_t>;
extern template class StripBeam<WideWord>;

}  // namespace tessera

#pragma once

#include "search/search.h"
#include "search/strip/strip_candidates.h"
#include "search/strip/strip_front.h"
#include "search/strip/strip_layer.h"
#include "search/strip/strip_paths.h"
#include "search/strip/strip_problem.h"
#include "search/strip/strip_weights.h"

#include <cstdint>
#include <vector>

namespace tessera {

struct StripBeamOptions {
    std::uint64_t seed = 1;
    std::uint64_t memory_bytes = 256ULL << 20;
    int first_width = 4;                         // states kept per covered area in the first run
    int growth_percent = 150;                    // width of a run relative to the run before
    int max_width = 1 << 20;                     // upper bound on widths, besides memory
    BorderCost border = {300, 600};              // while a strip is not transposed
    int transposed_lines = 9;                    // covered across at the end of a wide strip; 0: none
    BorderCost transposed_border = {400, 1200};  // in a strip's transposed end
    int weight_noise_percent = 3;                // random noise of a run's weights
    int weight_update_percent = 10;              // weight change after a failed run for pieces placed late
};

// Layered beam search over a strip (beam search: Lowerre 1976): states are grouped by covered area, the first
// open cell in the order of StripOrder is always covered next, and only the best states of each group are
// kept, without duplicates. The score of a state is the weight of the pieces placed (so awkward pieces go
// first) less the cost of the covered region's border (so it stays compact). A state may leave cells open as
// holes. Fewest holes rank first, so holes never replace a solution but give a good best() on a board too
// large to solve. Runs with other weights and growing width follow one another until memory ends the growth.
// Incomplete: advance() never returns `exhausted`; has_seen_all() is true if more runs cannot find anything
// new.
//
// Time: a run takes about 1 tick per orientation tried, 2 more per orientation that fits and 8 per state
// kept, with width x area states. Memory: bounded by `memory_bytes`; a state takes 32 bytes, its lines (8 or
// 24 bytes each, as many as the highest orientation or the transposed end has) and a bit per orientation.
template <class Word>
class StripBeam {
public:
    StripBeam(const StripCover& cover, const StripBeamOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    int run_count() const { return run_.number; }
    int width() const { return run_.width; }

    // True if a run ended without a solution and dropped only duplicates (by hash).
    bool has_seen_all() const { return found_.has_seen_all; }

    // Returns the placements that leave the fewest cells open so far.
    std::vector<StripCover::Placed> best() const;
    const std::vector<StripCover::Placed>& solution() const { return found_.solution; }

private:
    using Score = std::int64_t;
    using Entry = typename StripOrientations<Word>::Entry;
    using Layer = StripLayer<Word>;

    // The states of the areas around the one being expanded (ring buffers by area) and the paths to them.
    struct Tables {
        std::vector<Layer> layers;
        std::vector<StripCandidates> candidates;  // for layers to come
        StripPaths paths;

        Layer& layer(int area) { return at(layers, area % int_size(layers)); }
        StripCandidates& candidates_for(int area) { return at(candidates, area % int_size(candidates)); }
    };

    // Progress of a run.
    struct Run {
        int number = 0;  // from 1
        int width = 0;
        int area = 0;          // of the layer being expanded
        int next_state = 0;    // in that layer
        int empty_layers = 0;  // in a row
        bool is_whole = true;  // true if there may be states without holes
        int whole_area = 0;    // of the last state without holes
        bool has_dropped = false;
    };

    // Results of all runs.
    struct Found {
        int farthest_area = -1;  // reached by a run without holes
        int best_area = -1;
        std::int32_t best_node = 0;  // in this run, if `best` is out of date
        std::vector<StripCover::Placed> best;
        std::vector<StripCover::Placed> solution;
        bool has_seen_all = false;
    };

    // A state being expanded.
    struct Parent {
        StripHead head;
        StripBoard<Word>& board;
        StripFront<Word>& front;  // its lines
    };

    void begin_run();
    void end_run();
    bool has_dropped_any() const;
    int width_in_memory() const;
    void start_layers();
    void enter_layer();
    void fill_layer(Layer& layer);
    void note_layer(const Layer& layer);
    void note_best(const Layer& layer);
    void add_state(Layer& layer, const StripCandidate& candidate);
    int add_lines(Layer& layer, int orientation, const Parent& parent) const;
    void add_remaining(Layer& layer, const Layer& source, const StripCandidate& candidate) const;
    void transpose_if_due(Layer& layer) const;
    void expand(int state);
    Parent load(const Layer& layer, int state);
    bool try_orientation(int orientation, int state, const Parent& parent);
    bool finish(int orientation, const Parent& parent);
    int kind_of(int orientation) const {
        return problem_.boards.front().orientations.entry(orientation).kind;
    }

    // True if the score is of a state without holes.
    static bool is_whole(Score score) { return score > -StripWeights::hole_cost / 2; }

    StripBeamOptions options_;
    StripProblem<Word> problem_;
    StripWeights weights_;
    StripFront<Word> scratch_front_;  // used by the state being expanded
    Tables tables_;
    Run run_;
    Found found_;
    SearchStats stats_;
};

extern template class StripBeam<std::uint64_t>;
extern template class StripBeam<WideWord>;

}  // namespace tessera

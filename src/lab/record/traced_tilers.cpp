#include "lab/record/traced_tilers.h"

#include "games/edge_match/engine_ids.h"
#include "games/edge_match/engines/cell_search.h"
#include "games/edge_match/engines/cover_search.h"
#include "games/edge_match/engines/fast_search.h"
#include "lab/record/families.h"

#include <array>
#include <utility>

namespace tessera::edge_match {

static_assert(dead_item == prune_cell_without_fit && dead_item == prune_item_without_option);

namespace {

template <class Search>
class TracedSearch : public TracedTiler {
public:
    explicit TracedSearch(Search search) : search_(std::move(search)) {}

    Outcome advance(Ticks budget) override { return search_.advance(budget); }
    const SearchStats& stats() const override { return search_.stats(); }
    std::vector<Step> take_steps() override { return search_.trace().take(); }

protected:
    const Search& search() const { return search_; }

private:
    Search search_;
};

// CoverSearch's own items are indices of open cells, then tiles grouped by kind.
class TracedCover : public TracedSearch<CoverSearch<StepLog>> {
public:
    explicit TracedCover(const Problem& problem)
        : TracedSearch(CoverSearch<StepLog>(problem)), problem_(problem) {
        for (const Kind& kind : problem.kinds) {
            tiles_.insert(tiles_.end(), kind.tiles.begin(), kind.tiles.end());
        }
    }

    std::vector<Step> take_steps() override {
        std::vector<Step> steps = TracedSearch::take_steps();
        for (Step& step : steps) {
            if (step.kind == StepKind::prune) {
                step.value = item_of(step.value);
            } else if (step.kind != StepKind::solve) {
                step.value = problem_.option_of(search().choice_of(step.value));
                step.item = step.item < 0 ? step.item : item_of(step.item);
            }
        }
        return steps;
    }

private:
    std::int32_t item_of(std::int32_t item) const {
        const int cell_count = int_size(problem_.open_cells);
        return item < cell_count ? at(problem_.open_cells, item)
                                 : problem_.wanted.size() + at(tiles_, item - cell_count);
    }

    Problem problem_;
    std::vector<int> tiles_;
};

using TilerResult = Result<std::unique_ptr<TracedTiler>>;
using TracedCells = TracedSearch<CellSearch<StepLog>>;

template <CellOrder order>
TilerResult start_cells(const EngineInput& input) {
    return std::make_unique<TracedCells>(CellSearch<StepLog>(input.problem, order));
}

TilerResult start_fixed_order(const EngineInput& input) {
    return std::make_unique<TracedSearch<FastSearch<StepLog>>>(FastSearch<StepLog>(input.problem));
}

TilerResult start_dancing_links(const EngineInput& input) {
    if (cover_bytes(input.problem) > input.memory_bytes) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("the engine {} would need too much memory", "dancing_links"));
    }
    return std::make_unique<TracedCover>(input.problem);
}

constexpr std::array<EngineStart<TracedTiler, EngineInput>, recorded.size()> starts = {{
    {"row_by_row", start_cells<CellOrder::row_by_row>},
    {"mrv", start_cells<CellOrder::fewest_fits>},
    {"dancing_links", start_dancing_links},
    {"fixed_order", start_fixed_order},
}};
static_assert(are_starts_of(starts, recorded));

}  // namespace

TilerResult start_tiler(std::string_view id, const EngineInput& input) {
    return has_engine(recorded, id) ? start_by_id(starts, id, input)
                                    : refuse_unrecorded(id, engines, recorded);
}

}  // namespace tessera::edge_match

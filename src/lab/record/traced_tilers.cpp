#include "lab/record/traced_tilers.h"

#include "games/edge_match/engines/cell_search.h"
#include "games/edge_match/engines/cover_search.h"
#include "games/edge_match/engines/fast_search.h"

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

}  // namespace

std::unique_ptr<TracedTiler> start_tiler(std::string_view id, const Problem& problem) {
    using Cells = TracedSearch<CellSearch<StepLog>>;
    if (id == "row_by_row") {
        return std::make_unique<Cells>(CellSearch<StepLog>(problem, CellOrder::row_by_row));
    }
    if (id == "mrv") {
        return std::make_unique<Cells>(CellSearch<StepLog>(problem, CellOrder::fewest_fits));
    }
    if (id == "fixed_order") {
        return std::make_unique<TracedSearch<FastSearch<StepLog>>>(FastSearch<StepLog>(problem));
    }
    return id == "dancing_links" ? std::make_unique<TracedCover>(problem) : nullptr;
}

}  // namespace tessera::edge_match

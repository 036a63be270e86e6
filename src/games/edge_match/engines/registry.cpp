#include "games/edge_match/engines/registry.h"

#include "games/edge_match/engine_ids.h"
#include "games/edge_match/engines/cover_search.h"
#include "games/edge_match/engines/interleaved.h"

#include <array>
#include <string>
#include <utility>

// The table of engines: the search for each id of engine_ids.h.

namespace tessera::edge_match {

namespace {

// Adapts a search, which returns choices, to an engine, which returns moves.
template <class Search>
class SearchEngine : public SolvingEngine<Move> {
public:
    SearchEngine(std::string_view id, const EngineInput& input, Search search)
        : id_(id), level_(input.level), problem_(input.problem), search_(std::move(search)) {}

    Outcome advance(Ticks budget) override { return search_.advance(budget); }
    const SearchStats& stats() const override { return search_.stats(); }
    std::vector<Move> best() const override { return moves_of(level_, problem_, search_.deepest()); }
    std::vector<Move> solution() const override { return moves_of(level_, problem_, search_.chosen()); }
    Remarks remarks() const override {
        return {{"engine", std::string(id_)},
                {"positions_reached", std::to_string(search_.stats().nodes)}};  // none is refused
    }

private:
    std::string_view id_;
    Level level_;
    Problem problem_;
    Search search_;
};

using EngineResult = Result<std::unique_ptr<SolvingEngine<Move>>>;

template <class Search>
EngineResult engine_around(std::string_view id, const EngineInput& input, Search search) {
    return std::make_unique<SearchEngine<Search>>(id, input, std::move(search));
}

EngineResult start_interleaved(const EngineInput& input) {
    return engine_around("interleaved", input, Interleaved(input.problem));
}

EngineResult start_fixed_order(const EngineInput& input) {
    return engine_around("fixed_order", input, FastSearch<NoTrace>(input.problem));
}

EngineResult start_dancing_links(const EngineInput& input) {
    constexpr std::string_view id = "dancing_links";
    if (cover_bytes(input.problem) > input.memory_bytes) {
        return fail(ErrorCode::limit_exceeded, 0, say("the engine {} would need too much memory", id));
    }
    return engine_around(id, input, CoverSearch<NoTrace>(input.problem));
}

EngineResult start_mrv(const EngineInput& input) {
    return engine_around("mrv", input, CellSearch<NoTrace>(input.problem, CellOrder::fewest_fits));
}

EngineResult start_row_by_row(const EngineInput& input) {
    return engine_around("row_by_row", input, CellSearch<NoTrace>(input.problem, CellOrder::row_by_row));
}

constexpr std::array<EngineStart<SolvingEngine<Move>, EngineInput>, engines.size()> starts = {{
    {"interleaved", start_interleaved},
    {"fixed_order", start_fixed_order},
    {"dancing_links", start_dancing_links},
    {"mrv", start_mrv},
    {"row_by_row", start_row_by_row},
}};
static_assert(are_starts_of(starts, engines));

}  // namespace

EngineResult start_engine(std::string_view id, const EngineInput& input) {
    return start_by_id(starts, id, input);
}

}  // namespace tessera::edge_match

#pragma once

#include "lab/record/recorded_search.h"
#include "search/trace.h"

namespace tessera {

// The recorder of each family; recorded_search.cpp selects one.

using RecordedResult = Result<std::unique_ptr<RecordedSearch>>;

namespace polyomino {
RecordedResult start_recorded(const Position& position, const SolveOptions& options, int most_steps);
std::vector<RecordedEngine> recorded_engines();
std::vector<HeuristicInfo> recorded_heuristics();
}  // namespace polyomino

namespace edge_match {
RecordedResult start_recorded(const Position& position, const SolveOptions& options, int most_steps);
std::vector<RecordedEngine> recorded_engines();
std::vector<HeuristicInfo> recorded_heuristics();
}  // namespace edge_match

namespace number_swap {
RecordedResult start_recorded(const Position& position, const SolveOptions& options, int most_steps);
std::vector<RecordedEngine> recorded_engines();
std::vector<HeuristicInfo> recorded_heuristics();
}  // namespace number_swap

// The error for an engine without a trace; `others` lists those with one: "a, b, c".
inline tl::unexpected<Error> not_recorded(std::string_view engine, std::string_view others) {
    return fail(ErrorCode::unknown_name, 0,
                say("{} does not tell its steps: choose one of {,or}", engine, others));
}

// Records the trace of a depth-first engine. A `prune` step with reason `dead_reason` names a dead item, any
// other a refused option.
void write_choices(SearchRecord& record, const std::vector<Step>& steps, std::uint8_t dead_reason);

}  // namespace tessera

#pragma once

#include "lab/record/recorded_search.h"
#include "search/trace.h"

namespace tessera {

// What each family has to offer to be recorded; recorded_search.cpp chooses between them.

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

// For an engine that does not tell its steps; `others` do: "a, b, c".
inline tl::unexpected<Error> not_recorded(std::string_view engine, std::string_view others) {
    return fail(ErrorCode::unknown_name, 0,
                say("{} does not tell its steps: choose one of {,or}", engine, others));
}

// What engines that choose and take back did, in the order of the record. Refusals that name an option stay what they
// are; the reason `dead_reason` names an item instead.
void write_choices(SearchRecord& record, const std::vector<Step>& steps, std::uint8_t dead_reason);

}  // namespace tessera

#pragma once

#include "games/families.h"
#include "lab/record/recorded_search.h"
#include "search/trace.h"

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

using RecordedResult = Result<std::unique_ptr<RecordedSearch>>;

// The recorder of a family's searches, for the engines of EngineIdsOf<G>::recorded. Nothing has a
// default: recorded_search.cpp checks FamilyRecord for every family of FamilyList.
template <class G>
struct RecordOf;

template <class G>
concept FamilyRecord = requires(const Position& position, const SolveOptions& options, int most_steps) {
    { RecordOf<G>::start(position, options, most_steps) } -> std::same_as<RecordedResult>;
};

// RecordOf of a family whose searches are not recorded: its `recorded` is empty, and the lab says so.
struct NotRecorded {
    static RecordedResult start(const Position& position, const SolveOptions& options, int most_steps);
};

template <>
struct RecordOf<Polyomino> {
    static RecordedResult start(const Position& position, const SolveOptions& options, int most_steps);
};

template <>
struct RecordOf<EdgeMatch> {
    static RecordedResult start(const Position& position, const SolveOptions& options, int most_steps);
};

template <>
struct RecordOf<NumberSwap> {
    static RecordedResult start(const Position& position, const SolveOptions& options, int most_steps);
};

// The error for an engine that is not recorded; names those that are.
tl::unexpected<Error> refuse_unrecorded(std::string_view engine, std::span<const EngineInfo> engines,
                                        std::span<const EngineInfo> recorded);

// Records the trace of a depth-first engine. A `prune` step with reason `dead_reason` names a dead item, any
// other a refused option.
void write_choices(SearchRecord& record, const std::vector<Step>& steps, std::uint8_t dead_reason);

}  // namespace tessera

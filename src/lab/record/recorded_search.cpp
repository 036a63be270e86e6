#include "lab/record/recorded_search.h"

#include "base/overloaded.h"
#include "base/text.h"
#include "lab/record/families.h"
#include "session/any_session.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr Ticks slice = 20'000;  // keeps the engines' traces between slices small

template <class... Gs>
constexpr bool are_recorded(TypeList<Gs...> /*families*/) {
    return (FamilyRecord<Gs> && ...);
}
static_assert(are_recorded(FamilyList()), "a family has no RecordOf");

}  // namespace

tl::unexpected<Error> refuse_unrecorded(std::string_view engine, std::span<const EngineInfo> engines,
                                        std::span<const EngineInfo> recorded) {
    std::vector<std::string> ids;
    for (const EngineInfo& each : recorded) {
        const auto is_base = [&each](const EngineInfo& info) {
            return info.id == base_id(each.id);
        };
        std::string id(std::any_of(engines.begin(), engines.end(), is_base) ? base_id(each.id) : each.id);
        if (each.solves() && std::find(ids.begin(), ids.end(), id) == ids.end()) {
            ids.push_back(std::move(id));
        }
    }
    return fail(ErrorCode::unknown_name, 0,
                say("{} cannot be recorded step by step: choose one of {,or}", engine, join(ids, ", ")));
}

RecordedResult NotRecorded::start(const Position& /*position*/, const SolveOptions& /*options*/,
                                  int /*most_steps*/) {
    return fail(ErrorCode::unavailable, 0, say("no search of this family can be watched"));
}

RecordedResult RecordedSearch::start(std::string_view family, const Position& position,
                                     const SolveOptions& options, int most_steps) {
    return visit_family_called<std::unique_ptr<RecordedSearch>>(family, [&](auto tag) {
        return RecordOf<typename decltype(tag)::Family>::start(position, options, most_steps);
    });
}

Outcome RecordedSearch::advance(Ticks budget) {
    const Ticks start = stats().ticks;
    Outcome outcome = Outcome::running;
    do {
        const Ticks used = stats().ticks - start;
        outcome = advance_engine(std::min(slice, std::max(budget, used) - used));
        write_steps();
    } while (outcome == Outcome::running && stats().ticks - start < budget);
    return outcome;
}

Sentence RecordedSearch::sentence(int step) const {
    return is_gap(step)
               ? say("steps before this solution that are not recorded: {}", record_.step(step).value)
               : words_of(step);
}

std::vector<Cell> RecordedSearch::cells(int step) const {
    return is_gap(step) ? std::vector<Cell>() : cells_of_step(step);
}

Position RecordedSearch::position(int node) const {
    Position position = position_;
    const std::vector<std::string> further = moves(node);
    position.moves.insert(position.moves.end(), further.begin(), further.end());
    return position;
}

std::optional<Estimate> RecordedSearch::estimate(int node) const {
    const SearchKind own = kind();
    const MovesToGo* const to_go = std::visit(Overloaded{[](const DepthFirst& search) { return &search.h; },
                                                         [](const StoredStates& search) { return &search.h; },
                                                         [](const BeamLayers& search) { return &search.h; },
                                                         [](const auto& /*search*/) -> const MovesToGo* {
                                                             return nullptr;
                                                         }},
                                              own);
    if (to_go == nullptr || !*to_go) {
        return std::nullopt;
    }
    const double g = record_.node(node).depth;
    const double h = (*to_go)(node);
    return Estimate{g, h, g + h};
}

std::vector<int> RecordedSearch::similar(int node) {
    for (int index = int_size(hashes_); index < record_.node_count(); ++index) {
        const int parent = record_.node(index).parent;
        hashes_.push_back(remaining_hash(index, parent < 0 ? 0 : at(hashes_, parent)));
    }
    const std::string problem = remaining_problem(node);
    std::vector<int> nodes;
    for (int index = 0; index < record_.node_count(); ++index) {
        if (at(hashes_, index) == at(hashes_, node) && remaining_problem(index) == problem) {
            nodes.push_back(index);
        }
    }
    return nodes;
}

void write_choices(SearchRecord& record, const std::vector<Step>& steps, std::uint8_t dead_reason) {
    for (const Step& step : steps) {
        switch (step.kind) {
            case StepKind::choose:
                record.choose(step.value, step.item);
                break;
            case StepKind::undo:
                record.back();
                break;
            case StepKind::prune:
                if (step.reason == dead_reason) {
                    record.note_dead(step.value);
                } else {
                    record.refuse(step.value, step.reason);
                }
                break;
            case StepKind::solve:
                record.note_solution();
                break;
            case StepKind::restart:
                record.begin_again(step.value);
                break;
        }
    }
}

}  // namespace tessera

#include "lab/record/recorded_search.h"

#include "games/families.h"
#include "lab/record/families.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr Ticks slice = 20'000;  // keeps the engines' traces between slices small

struct RecordedFamily {
    std::string_view id;
    RecordedResult (*start)(const Position&, const SolveOptions&, int);
    std::vector<RecordedEngine> (*engines)();
    std::vector<HeuristicInfo> (*heuristics)();
};

constexpr std::array<RecordedFamily, 3> families = {{
    {Polyomino::id, polyomino::start_recorded, polyomino::recorded_engines, polyomino::recorded_heuristics},
    {EdgeMatch::id, edge_match::start_recorded, edge_match::recorded_engines,
     edge_match::recorded_heuristics},
    {NumberSwap::id, number_swap::start_recorded, number_swap::recorded_engines,
     number_swap::recorded_heuristics},
}};

template <class... Gs>
constexpr std::size_t count_of(TypeList<Gs...> /*families*/) {
    return sizeof...(Gs);
}
static_assert(families.size() == count_of(FamilyList()), "a family has no row here");

const RecordedFamily* family_called(std::string_view id) {
    const auto* const place = std::find_if(families.begin(), families.end(),
                                           [id](const RecordedFamily& family) { return family.id == id; });
    return place == families.end() ? nullptr : place;
}

}  // namespace

std::vector<RecordedEngine> recorded_engines(std::string_view family) {
    const RecordedFamily* const found = family_called(family);
    return found == nullptr ? std::vector<RecordedEngine>() : found->engines();
}

std::vector<HeuristicInfo> recorded_heuristics(std::string_view family) {
    const RecordedFamily* const found = family_called(family);
    return found == nullptr ? std::vector<HeuristicInfo>() : found->heuristics();
}

RecordedResult RecordedSearch::start(std::string_view family, const Position& position,
                                     const SolveOptions& options, int most_steps) {
    const RecordedFamily* const found = family_called(family);
    if (found == nullptr) {
        return tl::unexpected(no_such_family(family));
    }
    return found->start(position, options, most_steps);
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

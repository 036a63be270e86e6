#include "app/lab/race/race_difference.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr Ticks slice = 20'000;  // between two looks at the record

bool is_decision(const RecordedStep& step) {
    return (step.kind == RecordedKind::choose || step.kind == RecordedKind::visit ||
            step.kind == RecordedKind::solution) &&
           step.reason != reason_gap;
}

// Returns the next decision from this step on, or the end of what is recorded.
int next_decision(const SearchRecord& record, int step) {
    const int end = std::min(record.step_count(), record.limit());
    while (step < end && !is_decision(record.step(step))) {
        ++step;
    }
    return step;
}

bool is_at_end(const SearchRecord& record, int step) {
    return step >= std::min(record.step_count(), record.limit());
}

// Node numbers agree in both as long as all decisions were the same.
bool is_same(const RecordedSearch& first, int step, const RecordedSearch& second, int other) {
    const RecordedStep& one = first.record().step(step);
    const RecordedStep& two = second.record().step(other);
    return one.kind == two.kind && one.node == two.node &&
           (one.kind != RecordedKind::choose || first.last_move(one.node) == second.last_move(two.node));
}

PartingStep parting_step(const RecordedSearch& search, int step) {
    const SearchRecord& record = search.record();
    PartingStep parting;
    parting.step = step;
    parting.is_end = is_at_end(record, step);
    if (parting.is_end) {
        parting.words = say("the search is over");
        return parting;
    }
    const int node = record.step(step).node;
    parting.words = search.sentence(step);
    parting.positions = record.node(node).subtree;
    parting.is_cut =
        record.is_cut() && (!record.is_depth_first() || node + parting.positions >= record.node_count());
    return parting;
}

}  // namespace

std::optional<RaceDifference> difference_of(const RecordedSearch& first, const RecordedSearch& second) {
    RaceDifference difference;
    int one = next_decision(first.record(), 0);
    int other = next_decision(second.record(), 0);
    while (!is_at_end(first.record(), one) && !is_at_end(second.record(), other) &&
           is_same(first, one, second, other)) {
        ++difference.common;
        one = next_decision(first.record(), one + 1);
        other = next_decision(second.record(), other + 1);
    }
    const bool first_is_over = is_at_end(first.record(), one);
    const bool second_is_over = is_at_end(second.record(), other);
    const bool is_unknown =
        (first_is_over && first.record().is_cut()) || (second_is_over && second.record().is_cut());
    if ((first_is_over && second_is_over) || is_unknown) {
        return std::nullopt;
    }
    difference.first = parting_step(first, one);
    difference.second = parting_step(second, other);
    return difference;
}

std::unique_ptr<RecordedSearch> repeated_search(const RaceRules& rules, const RaceEntry& entry,
                                                std::uint64_t seed) {
    auto search = RecordedSearch::start(rules.family, rules.position, options_of(rules, entry, seed),
                                        RaceLane::most_steps);
    if (!search) {
        return nullptr;
    }
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running && !(*search)->record().is_cut() &&
           (*search)->stats().ticks < rules.limit) {
        outcome = (*search)->advance(std::min(slice, rules.limit - (*search)->stats().ticks));
    }
    return std::move(*search);
}

}  // namespace tessera

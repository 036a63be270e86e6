#include "app/lab/race/race_lane.h"

#include "app/host/platform.h"
#include "base/heap_use.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

std::int64_t heap_bytes() {
    return static_cast<std::int64_t>(heap_bytes_in_use().value_or(0));
}

std::int64_t record_bytes(const RecordedSearch& search) {
    return static_cast<std::int64_t>(search.record_bytes());
}

}  // namespace

SolveOptions options_of(const RaceRules& rules, const RaceEntry& entry, std::uint64_t seed) {
    SolveOptions options;
    options.engine = entry.engine;
    options.heuristic = entry.heuristic;
    options.seed = seed;
    options.memory_bytes = rules.memory_bytes;
    return options;
}

RaceLane::RaceLane(std::shared_ptr<const RaceRules> rules, RaceEntry entry)
    : rules_(std::move(rules)), entry_(std::move(entry)) {
    start();
}

SolveOptions RaceLane::options() const {
    return options_of(*rules_, entry_, runs_.size() + 1);
}

void RaceLane::start() {
    current_ = named_run(rules_->input, options());
    const std::int64_t before = heap_bytes();
    const double began_ms = platform::now_ms();
    auto search = RecordedSearch::start(rules_->family, rules_->position, options(), most_steps);
    if (!search) {
        trouble_ = search.error().message;
        is_done_ = true;
        return;
    }
    search_ = std::move(*search);
    current_.elapsed_ms = platform::now_ms() - began_ms;
    held_bytes_ = heap_bytes() - before - record_bytes(*search_);
    shown_node_ = -1;
}

void RaceLane::advance_to(Ticks effort) {
    while (!is_done_ && this->effort() < effort) {
        work(std::min(effort - this->effort(), rules_->limit - current_.stats.ticks));
    }
    if (!is_done_) {
        look();
    }
}

void RaceLane::work(Ticks budget) {
    const std::int64_t before = heap_bytes() - record_bytes(*search_);
    const double began_ms = platform::now_ms();
    const Outcome outcome = search_->advance(budget);
    current_.elapsed_ms += platform::now_ms() - began_ms;
    held_bytes_ += heap_bytes() - record_bytes(*search_) - before;
    if (heap_bytes_in_use()) {
        const auto held = static_cast<std::uint64_t>(std::max<std::int64_t>(held_bytes_, 0));
        current_.memory_bytes = std::max(current_.memory_bytes.value_or(0), held);
    }
    current_.stats = search_->stats();
    current_.counts = search_->counts();
    if (const auto* const cover = search_->as<ExactCoverSearch>()) {
        current_.updates = cover->updates();
    }
    if (outcome != Outcome::running || current_.stats.ticks >= rules_->limit) {
        look();
        end(lab_outcome(outcome));
        if (!is_done_) {
            start();
        }
    }
}

void RaceLane::end(LabOutcome outcome) {
    current_.outcome = outcome;
    runs_.push_back(current_);
    earlier_effort_ += current_.stats.ticks;
    search_.reset();  // its costs and its result are kept
    is_done_ = static_cast<int>(runs_.size()) >= rules_->seed_count;
    if (!is_done_) {
        current_ = named_run(rules_->input, options());
    }
}

Job RaceLane::job() const {
    return {rules_->family, SolveJob{rules_->position, options(), false, rules_->limit}, false, true};
}

// A search restarted elsewhere must first catch up; until then the counters stay as they are.
void RaceLane::hear_progress(const ProgressReport& progress) {
    if (progress.stats.ticks < current_.stats.ticks) {
        return;
    }
    take_report(current_, progress);
    if (!progress.best.empty()) {
        moves_ = progress.best;
    }
}

void RaceLane::hear(const Report& report) {
    if (const auto* const progress = std::get_if<ProgressReport>(&report)) {
        hear_progress(*progress);
    } else if (const auto* const solution = std::get_if<SolutionReport>(&report)) {
        moves_ = solution->moves;
    } else if (const auto* const done = std::get_if<DoneReport>(&report)) {
        take_report(current_, *done);
        end(current_.outcome);
    } else if (const auto* const failed = std::get_if<FailedReport>(&report)) {
        fail(failed->error);
    }
}

// A worker that runs out of memory breaks down.
void RaceLane::fail(const Error& error) {
    if (error.code == ErrorCode::limit_exceeded) {
        end(LabOutcome::memory);
    } else {
        trouble_ = error.message;
        is_done_ = true;
    }
}

void RaceLane::take_back() {
    if (!is_done_) {
        start();
    }
}

// Updates the moves to the position of the search, as far as it is recorded.
void RaceLane::look() {
    const SearchRecord& record = search_->record();
    const int node = record.step(record.step_count() - 1).node;
    if (node != shown_node_) {
        shown_node_ = node;
        moves_ = search_->moves(node);
    }
}

bool RaceLane::has_arrived() const {
    return is_done_ && !runs_.empty() &&
           std::all_of(runs_.begin(), runs_.end(), [](const LabRun& run) { return run.is_done(); });
}

}  // namespace tessera

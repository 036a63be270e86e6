#include "lab/record/annealing_record.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int kept_every = 64;  // changes

}  // namespace

AnnealingRecord::AnnealingRecord(AnnealingProblem problem, Cooling cooling)
    : problem_(std::move(problem)),
      cooling_(cooling),
      lying_(problem_.pieces.size()),
      last_(problem_.pieces.size()) {}

void AnnealingRecord::write(SearchRecord& record, const std::vector<AnnealingStep>& steps) {
    for (const AnnealingStep& step : steps) {
        write_step(record, step);
        traced_.resize(static_cast<std::size_t>(record.step_count()), step);
        places_.resize(traced_.size() + 1, now_);
    }
}

void AnnealingRecord::write_step(SearchRecord& record, const AnnealingStep& step) {
    switch (step.kind) {
        case AnnealingStepKind::lay:
            at(lying_, step.piece) = step.to;
            break;
        case AnnealingStepKind::start:
            write_start(record, step.potential);
            break;
        case AnnealingStepKind::accept:
        case AnnealingStepKind::refuse:
            write_iteration(record, step);
            break;
        case AnnealingStepKind::solve:
            write_solution(record);
            break;
    }
}

void AnnealingRecord::take_up(int potential) {
    now_.least = now_.potential < 0 ? potential : std::min(now_.least, potential);
    now_.potential = potential;
}

void AnnealingRecord::write_start(SearchRecord& record, int potential) {
    now_.restarts += now_.potential < 0 ? 0 : 1;
    now_.age = 0;
    take_up(potential);
    const auto count = static_cast<std::int32_t>(changes_.size() + lying_.size());
    if (record.move_on(count) >= 0) {
        change_all();
        starts_.push_back(record.step_count());
    }
}

bool AnnealingRecord::is_move(const AnnealingStep& step) const {
    return step.kind == AnnealingStepKind::accept &&
           (at(lying_, step.piece) != step.to ||
            (step.other >= 0 && at(lying_, step.other) != step.other_to));
}

void AnnealingRecord::write_iteration(SearchRecord& record, const AnnealingStep& step) {
    ++now_.iteration;
    ++now_.age;
    if (!is_move(step)) {
        record.refuse(-1, step.kind == AnnealingStepKind::refuse ? reason_rise : reason_stays);
        return;
    }
    ++now_.made;
    take_up(step.potential);
    at(lying_, step.piece) = step.to;
    if (step.other >= 0) {
        at(lying_, step.other) = step.other_to;
    }
    const std::size_t count = changes_.size() + (step.other < 0 ? 1 : 2);
    if (record.move_on(static_cast<std::int32_t>(count)) >= 0) {
        change(step.piece);
        if (step.other >= 0) {
            change(step.other);
        }
    }
}

// Past the bound the solution follows a gap, so all pieces are written again.
void AnnealingRecord::write_solution(SearchRecord& record) {
    if (record.is_cut()) {
        change_all();
        record.note_late_solution({static_cast<std::int32_t>(changes_.size())});
    } else {
        record.note_solution();
    }
}

void AnnealingRecord::change_all() {
    for (int piece = 0; piece < int_size(lying_); ++piece) {
        change(piece);
    }
}

void AnnealingRecord::change(std::int32_t piece) {
    at(last_, piece) = at(lying_, piece);
    changes_.push_back({piece, at(lying_, piece)});
    if (changes_.size() % kept_every == 0) {
        kept_.push_back(last_);
    }
}

// Returns the beta of the next iteration.
double AnnealingRecord::beta(int place) const {
    return beta_at(cooling_, static_cast<std::uint64_t>(at_place(place).age));
}

std::vector<Lying> AnnealingRecord::lying(int change_count) const {
    if (change_count <= 0) {
        return {};
    }
    const int kept = change_count / kept_every;
    std::vector<Lying> lying = kept == 0 ? std::vector<Lying>(problem_.pieces.size()) : at(kept_, kept - 1);
    for (int index = kept * kept_every; index < change_count; ++index) {
        at(lying, at(changes_, index).piece) = at(changes_, index).to;
    }
    return lying;
}

std::vector<Cell> AnnealingRecord::cells(int piece, const Lying& lying) const {
    std::vector<Cell> cells = at(at(problem_.kinds, at(problem_.pieces, piece)), lying.orientation);
    for (Cell& cell : cells) {
        cell = cell + lying.corner;
    }
    return cells;
}

std::uint64_t AnnealingRecord::memory_bytes() const {
    return places_.capacity() * sizeof(AnnealingPlace) + traced_.capacity() * sizeof(AnnealingStep) +
           changes_.capacity() * sizeof(Change) + kept_.size() * lying_.size() * sizeof(Lying);
}

}  // namespace tessera

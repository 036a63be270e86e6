#include "app/lab/pictures/matrix_view.h"

#include "app/ui/motion.h"

namespace tessera {

namespace {

float target_of(bool is_in) {
    return is_in ? 1.0F : 0.0F;
}

float between(float from, float to, float share) {
    return from + (to - from) * share;
}

// Removes the items that a chosen option covers, and all other options with one of them.
void choose(MatrixState& state, const CoverMatrix& matrix, int option) {
    for (const int item : at(matrix.options, option).items) {
        state.is_covered[static_cast<std::size_t>(item)] = true;
    }
    for (int other = 0; other < int_size(matrix.options); ++other) {
        for (const int item : at(matrix.options, other).items) {
            if (state.is_covered[static_cast<std::size_t>(item)] && at(state.rows, other) == RowState::in) {
                at(state.rows, other) = RowState::out;
            }
        }
    }
    at(state.rows, option) = RowState::chosen;
}

void note_step(MatrixState& state, const SearchRecord& record, int step) {
    const RecordedStep& recorded = record.step(step);
    switch (recorded.kind) {
        case RecordedKind::choose:
            state.item = recorded.value;
            state.option = record.node(recorded.node).option;
            break;
        case RecordedKind::back:
            state.option =
                recorded.reason == reason_gap ? -1 : record.node(record.step(step - 1).node).option;
            break;
        case RecordedKind::refuse:
            state.option = recorded.value;
            break;
        case RecordedKind::dead:
            state.item = recorded.value;
            break;
        default:
            break;
    }
}

}  // namespace

MatrixState matrix_state_at(const CoverMatrix& matrix, const SearchRecord& record, int place) {
    MatrixState state{std::vector<bool>(matrix.items.size(), false),
                      std::vector<RowState>(matrix.options.size(), RowState::in), -1, -1};
    if (place > 0) {
        for (const int option : record.options(record.step(place - 1).node)) {
            choose(state, matrix, option);
        }
        note_step(state, record, place - 1);
    }
    return state;
}

void MatrixView::show(const RecordedSearch& search, int place, double now_ms, double motion_ms) {
    const bool is_new = !has_matrix();
    if (is_new && search.record().step_count() != read_steps_) {
        read_steps_ = search.record().step_count();
        matrix_ = search.as<ExactCoverSearch>()->matrix(MatrixBound());
    }
    if (!has_matrix()) {
        return;
    }
    if (is_new) {
        item_shares_.assign(matrix_->items.size(), 1);
        option_shares_.assign(matrix_->options.size(), 1);
    }
    if (place != place_) {
        move_shares(now_ms);
        from_items_ = item_shares_;
        from_options_ = option_shares_;
        state_ = matrix_state_at(*matrix_, search.record(), place);
        began_ms_ = now_ms;
        motion_ms_ = is_new ? 0 : motion_ms;
        place_ = place;
    }
    move_shares(now_ms);
}

void MatrixView::move_shares(double now_ms) {
    if (place_ < 0) {
        return;
    }
    const float share = motion_ms_ > 0 ? eased(now_ms, began_ms_, motion_ms_) : 1;
    for (int item = 0; item < int_size(item_shares_); ++item) {
        const bool is_in = !state_.is_covered[static_cast<std::size_t>(item)];
        at(item_shares_, item) = between(at(from_items_, item), target_of(is_in), share);
    }
    for (int option = 0; option < int_size(option_shares_); ++option) {
        const bool is_in = at(state_.rows, option) == RowState::in;
        at(option_shares_, option) = between(at(from_options_, option), target_of(is_in), share);
    }
}

}  // namespace tessera

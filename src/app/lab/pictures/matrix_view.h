#pragma once

#include "lab/record/cover_matrix.h"
#include "lab/record/recorded_search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

enum class RowState : std::uint8_t {
    in,      // can still be chosen
    out,     // covers an item that is covered already
    chosen,  // part of the position
};

// The matrix at a place in the steps, and the subject of the last step.
struct MatrixState {
    std::vector<bool> is_covered;  // by item
    std::vector<RowState> rows;    // by option
    int item = -1;                 // to be covered, or dead; -1: none
    int option = -1;               // chosen, refused or undone; -1: none

    bool operator==(const MatrixState&) const = default;
};

// Returns the matrix after `place` steps. A function of the path to the position alone.
MatrixState matrix_state_at(const CoverMatrix& matrix, const SearchRecord& record, int place);

// An animated matrix: removed items and options fade out, restored ones fade in. Share 0: out, 1: in.
class MatrixView {
public:
    // Animates the changes since the last call for `motion_ms`; 0: shows them at once. Precondition: the search
    // is an ExactCoverSearch.
    void show(const RecordedSearch& search, int place, double now_ms, double motion_ms);

    bool has_matrix() const { return matrix_.has_value(); }
    const CoverMatrix& matrix() const { return *matrix_; }
    const MatrixState& state() const { return state_; }
    bool is_moving(double now_ms) const { return has_matrix() && now_ms < began_ms_ + motion_ms_; }
    float item_share(int item) const { return at(item_shares_, item); }          // 0: covered
    float option_share(int option) const { return at(option_shares_, option); }  // 0: out, or chosen

private:
    void move_shares(double now_ms);

    std::optional<CoverMatrix> matrix_;
    int read_steps_ = -1;  // steps in the record when the search was last asked for its matrix
    int place_ = -1;
    MatrixState state_;
    double began_ms_ = 0;
    double motion_ms_ = 0;
    std::vector<float> item_shares_;
    std::vector<float> option_shares_;
    std::vector<float> from_items_;  // where they were when the motion began
    std::vector<float> from_options_;
};

}  // namespace tessera

#include "games/number_swap/engines/path_improver.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

namespace {

// Tuned on 6x6, 8x8 and 10x10 boards; half or twice any of these values is worse for the same effort.
constexpr int window_width = 32;
constexpr int window_radius = 4;
constexpr int longest_window = 60;

}  // namespace

PathImprover::PathImprover(std::shared_ptr<const Board> board, std::vector<std::uint8_t> start,
                           std::vector<int> path)
    : board_(std::move(board)), start_(std::move(start)), path_(std::move(path)) {}

void PathImprover::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    const std::size_t length = path_.size();
    while (stats_.ticks < end && path_.size() == length) {
        if (!beam_) {
            open_window();
            continue;
        }
        const SearchStats before = beam_->stats();
        const Outcome outcome = beam_->advance(end - stats_.ticks);
        add_effort(stats_, effort_since(before, beam_->stats()));
        stats_.max_depth = std::max(stats_.max_depth, beam_->stats().max_depth);
        if (outcome == Outcome::solved) {
            close_window();
        }
        if (outcome != Outcome::running) {
            beam_.reset();
        }
    }
}

void PathImprover::open_window() {
    const int last_start = std::max(int_size(path_) - longest_window / 4, 1);
    gather(static_cast<int>(rng_.below(static_cast<std::uint64_t>(last_start))));
    space_.emplace(board_, moves_near_window());
    const BeamOptions options{window_width, rng_.next(), length_ + 1, false};
    beam_.emplace(*space_, space_->state_from_both_ends(state_of_window()), options);
    stats_.ticks += path_.size() / 4 + 1;
}

// Moves the swaps near the window's first swap forward to its start. A swap may pass another one if they
// share no cell.
void PathImprover::gather(int first) {
    const int centre = board_->ends(at(path_, first)).first;
    std::vector<bool> is_passed(start_.size());
    std::vector<int> near;
    std::vector<int> others;
    for (int place = first; place < int_size(path_); ++place) {
        const Board::Ends& ends = board_->ends(at(path_, place));
        const bool is_near = std::min(board_->distance(centre, ends.first),
                                      board_->distance(centre, ends.second)) <= window_radius;
        const bool may_pass = !at(is_passed, ends.first) && !at(is_passed, ends.second);
        if (is_near && may_pass && int_size(near) < longest_window) {
            near.push_back(at(path_, place));
        } else {
            others.push_back(at(path_, place));
            at(is_passed, ends.first) = true;
            at(is_passed, ends.second) = true;
        }
    }
    const auto behind = std::copy(near.begin(), near.end(), path_.begin() + first);
    std::copy(others.begin(), others.end(), behind);
    first_ = first;
    length_ = int_size(near);
}

// Returns the moves that touch a cell of the window's swaps.
std::vector<int> PathImprover::moves_near_window() const {
    std::vector<bool> is_touched(start_.size());
    for (int place = first_; place < first_ + length_; ++place) {
        at(is_touched, board_->ends(at(path_, place)).first) = true;
        at(is_touched, board_->ends(at(path_, place)).second) = true;
    }
    std::vector<int> moves;
    for (int move = 0; move < board_->move_count(); ++move) {
        if (at(is_touched, board_->ends(move).first) || at(is_touched, board_->ends(move).second)) {
            moves.push_back(move);
        }
    }
    return moves;
}

// Returns the grid before the window, with tiles named by their cells after it.
std::vector<std::uint8_t> PathImprover::state_of_window() const {
    std::vector<std::uint8_t> part = board_->goal();
    for (int place = first_ + length_ - 1; place >= first_; --place) {
        board_->apply(at(path_, place), part);
    }
    return part;
}

void PathImprover::close_window() {
    const std::vector<int> shorter = space_->path_of(beam_->moves());
    const auto behind = std::copy(shorter.begin(), shorter.end(), path_.begin() + first_);
    path_.erase(behind, path_.begin() + first_ + length_);
}

}  // namespace tessera::number_swap

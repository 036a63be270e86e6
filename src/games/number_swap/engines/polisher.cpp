#include "games/number_swap/engines/polisher.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

namespace {

// Tried on 6x6, 8x8 and 10x10 boards; half or twice as much of any is worse for the same effort.
constexpr int window_width = 32;
constexpr int window_radius = 4;
constexpr int longest_window = 60;

}  // namespace

Polisher::Polisher(std::shared_ptr<const Board> board, std::vector<std::uint8_t> start, std::vector<int> way)
    : board_(std::move(board)), start_(std::move(start)), way_(std::move(way)) {}

void Polisher::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    const std::size_t length = way_.size();
    while (stats_.ticks < end && way_.size() == length) {
        if (!beam_) {
            open_window();
            continue;
        }
        const SearchStats before = beam_->stats();
        const Outcome outcome = beam_->advance(end - stats_.ticks);
        stats_.ticks += beam_->stats().ticks - before.ticks;
        stats_.nodes += beam_->stats().nodes - before.nodes;
        stats_.max_depth = std::max(stats_.max_depth, beam_->stats().max_depth);
        if (outcome == Outcome::solved) {
            close_window();
        }
        if (outcome != Outcome::running) {
            beam_.reset();
        }
    }
}

void Polisher::open_window() {
    const int last_start = std::max(int_size(way_) - longest_window / 4, 1);
    gather(static_cast<int>(rng_.below(static_cast<std::uint64_t>(last_start))));
    space_.emplace(board_, moves_near_window());
    const BeamOptions options{window_width, rng_.next(), length_ + 1, false};
    beam_.emplace(*space_, space_->two_sided(task_of_window()), options);
    stats_.ticks += way_.size() / 4 + 1;
}

// Brings forward, to the window's start, what lies near its first swap: a swap may pass another one with
// which it shares no cell.
void Polisher::gather(int first) {
    const int centre = board_->ends(at(way_, first)).first;
    std::vector<bool> is_passed(start_.size());
    std::vector<int> near;
    std::vector<int> others;
    for (int place = first; place < int_size(way_); ++place) {
        const Board::Ends& ends = board_->ends(at(way_, place));
        const bool is_near = std::min(board_->distance(centre, ends.first),
                                      board_->distance(centre, ends.second)) <= window_radius;
        const bool may_pass = !at(is_passed, ends.first) && !at(is_passed, ends.second);
        if (is_near && may_pass && int_size(near) < longest_window) {
            near.push_back(at(way_, place));
        } else {
            others.push_back(at(way_, place));
            at(is_passed, ends.first) = true;
            at(is_passed, ends.second) = true;
        }
    }
    const auto behind = std::copy(near.begin(), near.end(), way_.begin() + first);
    std::copy(others.begin(), others.end(), behind);
    first_ = first;
    length_ = int_size(near);
}

// Those that touch a cell of the window's swaps.
std::vector<int> Polisher::moves_near_window() const {
    std::vector<bool> is_touched(start_.size());
    for (int place = first_; place < first_ + length_; ++place) {
        at(is_touched, board_->ends(at(way_, place)).first) = true;
        at(is_touched, board_->ends(at(way_, place)).second) = true;
    }
    std::vector<int> moves;
    for (int move = 0; move < board_->move_count(); ++move) {
        if (at(is_touched, board_->ends(move).first) || at(is_touched, board_->ends(move).second)) {
            moves.push_back(move);
        }
    }
    return moves;
}

// The grid before the window, its tiles named by where they stand after it.
std::vector<std::uint8_t> Polisher::task_of_window() const {
    std::vector<std::uint8_t> task = board_->goal();
    for (int place = first_ + length_ - 1; place >= first_; --place) {
        board_->apply(at(way_, place), task);
    }
    return task;
}

void Polisher::close_window() {
    const std::vector<int> shorter = space_->way_of(beam_->moves());
    const auto behind = std::copy(shorter.begin(), shorter.end(), way_.begin() + first_);
    way_.erase(behind, way_.begin() + first_ + length_);
}

}  // namespace tessera::number_swap

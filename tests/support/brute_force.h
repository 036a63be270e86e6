#pragma once

#include "games/polyomino/level.h"

#include <set>
#include <vector>

// Brute force by the definition, for small boards, without bits and pruning.

namespace tessera::polyomino {

// The piece on each cell, numbered in the order of first cells; -1 on cells that are not to be covered.
using Tiling = std::vector<int>;

inline Tiling tiling_of(const Level& level, const State& state) {
    const Grid<int> cover = cover_of(level, state);
    std::vector<int> number(state.placed.size(), -1);
    int count = 0;
    Tiling tiling;
    for (int index = 0; index < cover.size(); ++index) {
        const int placed = cover[index];
        if (placed >= 0 && at(number, placed) < 0) {
            at(number, placed) = count++;
        }
        tiling.push_back(placed < 0 ? -1 : at(number, placed));
    }
    return tiling;
}

class BruteForce {
public:
    // Stops once there are more than `most` tilings.
    BruteForce(const Level& level, const State& state, std::size_t most)
        : level_(level), state_(state), open_(level.board), most_(most) {
        for (int piece = 0; piece < int_size(level.pieces); ++piece) {
            left_.push_back(left_count(level, state, piece));
        }
        for (const Placement& placement : state.placed) {
            mark(placement, Square::blocked);
        }
        cover_next(0);
    }

    const std::set<Tiling>& tilings() const { return tilings_; }

private:
    void mark(const Placement& placement, Square square) {
        for (const Cell cell : cells_of(level_, placement)) {
            open_[cell] = square;
        }
    }

    bool fits(const Placement& placement) const {
        for (const Cell cell : oriented_shape(level_, placement).cells) {
            const Cell covered = cell + placement.corner;
            if (!open_.contains(covered) || open_[covered] == Square::blocked) {
                return false;
            }
        }
        return true;
    }

    void cover_next(int index) {
        while (index < open_.size() && open_[index] == Square::blocked) {
            ++index;
        }
        if (index == open_.size()) {
            tilings_.insert(tiling_of(level_, state_));
            return;
        }
        for (int piece = 0; piece < int_size(level_.pieces); ++piece) {
            for (int turn = 0;
                 turn < (at(left_, piece) > 0 ? int_size(at(level_.pieces, piece).orientations) : 0);
                 ++turn) {
                // The first cell of an orientation in row-major order covers the first open cell.
                const Cell first = at(at(level_.pieces, piece).orientations, turn).cells.front();
                place({piece, turn, open_.cell(index) - first}, index);
            }
        }
    }

    void place(const Placement& placement, int index) {
        if (tilings_.size() > most_ || !fits(placement)) {
            return;
        }
        mark(placement, Square::blocked);
        --at(left_, placement.piece);
        state_.placed.push_back(placement);
        cover_next(index);
        state_.placed.pop_back();
        ++at(left_, placement.piece);
        mark(placement, Square::open);
    }

    const Level& level_;
    State state_;
    Grid<Square> open_;
    std::size_t most_;
    std::vector<int> left_;
    std::set<Tiling> tilings_;
};

// Returns all distinct tilings that complete the position; `most` + 1 of them if there are more than `most`.
inline std::set<Tiling> all_tilings(const Level& level, const State& state,
                                    std::size_t most = ~std::size_t{0}) {
    return BruteForce(level, state, most).tilings();
}

}  // namespace tessera::polyomino

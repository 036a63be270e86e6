#pragma once

#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/level.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <vector>

// Solutions by the definition, for small boards on any lattice: sets of sites, turned and moved in every way. Shares
// nothing with the family but the lattice: neither shapes nor placements nor the unfolded grid.

namespace tessera::polyomino {

class LatticeOracle {
public:
    using Sites = std::set<Site>;
    using Tiling = std::set<Sites>;

    struct Piece {
        std::vector<Site> sites;
        bool can_flip = false;
    };

    LatticeOracle(const Lattice& lattice, const std::vector<Site>& board, const std::vector<Piece>& pieces)
        : lattice_(lattice), board_(board.begin(), board.end()) {
        for (const Piece& piece : pieces) {
            ways_.push_back(ways_of(piece));
        }
    }

    // Returns the number of different tilings.
    std::size_t count() {
        solve();
        return tilings_.size();
    }

    // Returns how many there are if those are the same that a rotation or reflection of the board makes the same.
    std::size_t count_up_to_symmetry() {
        solve();
        std::set<Tiling> left = tilings_;
        std::size_t classes = 0;
        while (!left.empty()) {
            const Tiling tiling = *left.begin();
            ++classes;
            for (const Turn& turn : turns_of(lattice_, true)) {
                if (const auto moved = move_that_keeps_board(turn)) {
                    Tiling image;
                    for (const Sites& part : tiling) {
                        image.insert(image_of_sites(turn, *moved, part));
                    }
                    left.erase(image);
                }
            }
        }
        return classes;
    }

    std::size_t placement_count() const {
        std::size_t count = 0;
        for (const std::set<Sites>& ways : ways_) {
            count += ways.size();
        }
        return count;
    }

private:
    static Sites image_of_sites(const Turn& turn, const Site& moved, const Sites& sites) {
        Sites image;
        for (const Site& site : sites) {
            image.insert(image_of(turn, site) + moved);
        }
        return image;
    }

    std::optional<Site> move_that_keeps_board(const Turn& turn) const {
        for (const Site& target : board_) {
            const Site moved = target - image_of(turn, *board_.begin());
            if (image_of_sites(turn, moved, board_) == board_) {
                return moved;
            }
        }
        return std::nullopt;
    }

    std::set<Sites> ways_of(const Piece& piece) const {
        std::set<Sites> ways;
        const Sites sites(piece.sites.begin(), piece.sites.end());
        for (const Turn& turn : turns_of(lattice_, piece.can_flip)) {
            for (const Site& target : board_) {
                const Site moved = target - image_of(turn, piece.sites.front());
                const Sites way = image_of_sites(turn, moved, sites);
                if (std::includes(board_.begin(), board_.end(), way.begin(), way.end())) {
                    ways.insert(way);
                }
            }
        }
        return ways;
    }

    void solve() {
        if (!is_solved_) {
            is_solved_ = true;
            std::vector<bool> is_used(ways_.size(), false);
            Tiling tiling;
            cover(board_, is_used, tiling);
        }
    }

    void cover(const Sites& open, std::vector<bool>& is_used, Tiling& tiling) {
        if (open.empty()) {
            tilings_.insert(tiling);
            return;
        }
        for (std::size_t piece = 0; piece < ways_.size(); ++piece) {
            for (const Sites& way : ways_[piece]) {
                const bool fits = !is_used[piece] && way.contains(*open.begin()) &&
                                  std::includes(open.begin(), open.end(), way.begin(), way.end());
                if (fits) {
                    Sites rest;
                    std::set_difference(open.begin(), open.end(), way.begin(), way.end(),
                                        std::inserter(rest, rest.end()));
                    is_used[piece] = true;
                    tiling.insert(way);
                    cover(rest, is_used, tiling);
                    tiling.erase(way);
                    is_used[piece] = false;
                }
            }
        }
    }

    const Lattice& lattice_;
    Sites board_;
    std::vector<std::set<Sites>> ways_;  // by piece
    std::set<Tiling> tilings_;
    bool is_solved_ = false;
};

}  // namespace tessera::polyomino

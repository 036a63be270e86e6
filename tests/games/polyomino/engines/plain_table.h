#pragma once

#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/polyomino.h"
#include "support/all_solutions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

// A position as the rules of the game see it, for checks that share no code with what reasons.

namespace tessera::polyomino::plain {

using Cells = std::set<std::pair<int, int>>;

inline Cells cells_in(const std::vector<Cell>& list) {
    Cells cells;
    for (const Cell cell : list) {
        cells.emplace(cell.row, cell.column);
    }
    return cells;
}

struct Way {
    int piece = 0;
    Cells cells;

    bool operator==(const Way&) const = default;
};

// True if two cells touch, on a lattice other than squares: their centres are 1 apart.
inline bool do_touch(const Lattice& lattice, const Site& site, const Site& other) {
    const std::array<double, 3> from = lattice.centre_of(site);
    const std::array<double, 3> to = lattice.centre_of(other);
    return lattice.is_cell(site) && lattice.is_cell(other) &&
           std::abs(std::hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) - 1) < 1e-6;
}

// Returns the excess of one colour if connected cells take two colours so that touching ones differ; 0 if two are too
// few.
inline int imbalance_of_sites(const Lattice& lattice, const std::vector<Site>& sites) {
    std::vector<int> colours(sites.size(), 0);
    std::vector<int> next{0};
    colours.front() = 1;
    int sum = 1;
    while (!next.empty()) {
        const int from = next.back();
        next.pop_back();
        for (int to = 0; to < int_size(sites); ++to) {
            if (!do_touch(lattice, at(sites, from), at(sites, to))) {
                continue;
            }
            if (at(colours, to) == 0) {
                at(colours, to) = -at(colours, from);
                sum += at(colours, to);
                next.push_back(to);
            } else if (at(colours, to) == at(colours, from)) {
                return 0;
            }
        }
    }
    return std::abs(sum);
}

// `is_shape`: the cells may have to be moved to be cells of the lattice.
inline int imbalance_in(const Level& level, const Cells& cells, bool is_shape = false) {
    int sum = 0;
    std::vector<Site> sites;
    for (const auto& [row, column] : cells) {
        sum += (row + column) % 2 == 0 ? 1 : -1;
        if (level.lattice != nullptr && is_shape) {
            const auto [first_row, first_column] = *cells.begin();
            sites.push_back(folded_step(*level.lattice, {row - first_row, column - first_column}));
        } else if (level.lattice != nullptr) {
            sites.push_back(folded(*level.lattice, {row, column}));
        }
    }
    if (level.lattice == nullptr) {
        return std::abs(sum);
    }
    if (level.lattice->colour_count != 2) {
        return 0;
    }
    while (std::any_of(sites.begin(), sites.end(),
                       [&](const Site& site) { return !level.lattice->is_cell(site); })) {
        for (Site& site : sites) {
            ++site.column;
        }
    }
    return imbalance_of_sites(*level.lattice, sites);
}

// Returns the name of the first piece that may lie just like this one, as the sentences do not tell them apart.
inline std::string name_of(const Level& level, int piece) {
    const std::vector<Shape>& shapes = at(level.pieces, piece).orientations;
    for (int other = 0; other < piece; ++other) {
        const std::vector<Shape>& own = at(level.pieces, other).orientations;
        if (own.size() == shapes.size() && std::is_permutation(own.begin(), own.end(), shapes.begin())) {
            return name_of(level, other);
        }
    }
    return std::string(short_name(level, piece));
}
inline std::string name_of(const Level& level, const std::string& name) {
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (short_name(level, piece) == name) {
            return name_of(level, piece);
        }
    }
    return "";
}

// Holds the open cells, and the pieces that are left.
class Table {
public:
    Table(const Level& level, const State& state) : level_(level), state_(state) {
        for (int row = 0; row < level.board.rows(); ++row) {
            for (int column = 0; column < level.board.columns(); ++column) {
                if (level.board[Cell{row, column}] == Square::open) {
                    open_.emplace(row, column);
                }
            }
        }
        for (const Piece& piece : level.pieces) {
            left_.push_back(piece.count);
        }
        for (const Placement& placement : state.placed) {
            cover({placement.piece, cells_in(cells_of(level, placement))});
        }
    }

    const Level& level() const { return level_; }
    const State& state() const { return state_; }

    // Returns false if the move is not legal here.
    bool lay(const std::string& text) {
        const auto move = Polyomino::parse_move(level_, text);
        if (!move || !move->to) {
            return false;
        }
        const auto next = Polyomino::play(level_, state_, *move);
        if (!next) {
            return false;
        }
        state_ = *next;
        cover({move->to->piece, cells_in(cells_of(level_, *move->to))});
        return true;
    }

    Way lying(const std::string& text) const {
        const auto move = Polyomino::parse_move(level_, text);
        return {move->to->piece, cells_in(cells_of(level_, *move->to))};
    }

    // Returns all ways in which a piece that is left may lie; valid until the next piece lies.
    const std::vector<Way>& ways() const {
        if (!ways_) {
            ways_ = all_ways();
        }
        return *ways_;
    }
    std::vector<Way> ways_at(const std::pair<int, int>& cell) const {
        return ways_that([&](const Way& way) { return way.cells.count(cell) > 0; });
    }
    // Counts places once, whichever of several alike lies there.
    std::vector<Way> ways_of(const std::string& name) const {
        const std::string alike = name_of(level_, name);
        return ways_that([&](const Way& way) { return name_of(level_, way.piece) == alike; });
    }
    bool is_open(const std::pair<int, int>& cell) const { return open_.count(cell) > 0; }
    const Cells& open() const { return open_; }
    bool do_touch(const std::pair<int, int>& cell, const std::pair<int, int>& other) const {
        if (level_.lattice == nullptr) {
            return std::abs(cell.first - other.first) + std::abs(cell.second - other.second) == 1;
        }
        return plain::do_touch(*level_.lattice, folded(*level_.lattice, {cell.first, cell.second}),
                               folded(*level_.lattice, {other.first, other.second}));
    }

    // True if the cells cannot all be covered without one of the pieces of this name, or alike.
    bool needs(const std::string& name) const {
        int cells = 0;
        int size = 0;
        int alike = 0;
        for (int piece = 0; piece < int_size(left_); ++piece) {
            const int own = at(level_.pieces, piece).shape.size();
            cells += at(left_, piece) * own;
            if (name_of(level_, piece) == name_of(level_, name)) {
                alike += at(left_, piece);
                size = own;
            }
        }
        return alike > (cells - int_size(open_)) / size;
    }

    std::vector<Cells> regions() const {
        std::vector<Cells> all;
        Cells rest = open_;
        while (!rest.empty()) {
            Cells region;
            std::vector<std::pair<int, int>> next{*rest.begin()};
            while (!next.empty()) {
                const auto cell = next.back();
                next.pop_back();
                if (rest.erase(cell) > 0) {
                    region.insert(cell);
                    std::copy_if(rest.begin(), rest.end(), std::back_inserter(next),
                                 [&](const auto& other) { return do_touch(cell, other); });
                }
            }
            all.push_back(std::move(region));
        }
        return all;
    }

    // True if some of the pieces left have together as many cells, and as many more of one colour.
    bool can_have(int size, int imbalance) const {
        std::set<std::pair<int, int>> sums{{0, 0}};
        for (int piece = 0; piece < int_size(left_); ++piece) {
            const Shape& shape = at(level_.pieces, piece).shape;
            const int more = imbalance_in(level_, cells_in(shape.cells), true);
            for (int copy = 0; copy < at(left_, piece); ++copy) {
                auto grown = sums;
                for (const auto& [sum, difference] : sums) {
                    if (sum + shape.size() <= size) {
                        grown.emplace(sum + shape.size(), difference + more);
                        grown.emplace(sum + shape.size(), difference - more);
                    }
                }
                sums = std::move(grown);
            }
        }
        return std::any_of(sums.begin(), sums.end(), [&](const auto& sum) {
            return sum.first == size && (imbalance < 0 || std::abs(sum.second) == imbalance);
        });
    }
    bool is_hole(const Cells& region) const { return !can_have(int_size(region), -1); }
    bool is_odd(const Cells& region) const {
        return !can_have(int_size(region), imbalance_in(level_, region));
    }

    // True if the region fails, and none that has fewer cells does.
    template <class Fails>
    bool is_smallest(const Cells& region, const Fails& fails) const {
        const std::vector<Cells> all = regions();
        return fails(region) && std::none_of(all.begin(), all.end(), [&](const Cells& other) {
                   return other.size() < region.size() && fails(other);
               });
    }
    bool is_smallest_hole(const Cells& region) const {
        return is_smallest(region, [this](const Cells& one) { return is_hole(one); });
    }
    bool is_smallest_odd(const Cells& region) const {
        return is_smallest(region, [this](const Cells& one) { return is_odd(one); });
    }
    bool is_smallest_gap(const Cells& region) const {
        return is_smallest(region, [this](const Cells& one) { return !has_way_into(one) || is_hole(one); });
    }

    // Returns how many pieces of each size are left.
    std::map<int, int> sizes_left() const {
        std::map<int, int> sizes;
        for (int piece = 0; piece < int_size(left_); ++piece) {
            if (at(left_, piece) > 0) {
                sizes[at(level_.pieces, piece).shape.size()] += at(left_, piece);
            }
        }
        return sizes;
    }
    // Counts the pieces of this name, and those alike.
    int left_of(const std::string& name) const {
        int left = 0;
        for (int piece = 0; piece < int_size(left_); ++piece) {
            left += name_of(level_, piece) == name_of(level_, name) ? at(left_, piece) : 0;
        }
        return left;
    }
    bool has_way_into(const Cells& region) const {
        return std::any_of(ways().begin(), ways().end(), [&](const Way& way) {
            return std::any_of(way.cells.begin(), way.cells.end(),
                               [&](const auto& cell) { return region.count(cell) > 0; });
        });
    }
    // True if only this piece, of which there is one, can cover either cell, and not both.
    bool has_one_piece_for(const std::pair<int, int>& cell, const std::pair<int, int>& other,
                           const std::string& name) const {
        std::vector<Way> either = ways_at(cell);
        const std::vector<Way> others = ways_at(other);
        const bool is_both = std::any_of(either.begin(), either.end(),
                                         [&](const Way& way) { return way.cells.count(other) > 0; });
        either.insert(either.end(), others.begin(), others.end());
        return !is_both && left_of(name) == 1 &&
               std::all_of(either.begin(), either.end(), [&](const Way& way) {
                   return name_of(level_, way.piece) == name_of(level_, name);
               });
    }
    // True if two pieces are needed that can only lie over the cell.
    bool has_one_cell_for_two(const std::pair<int, int>& cell) const {
        std::set<std::string> names;
        for (int piece = 0; piece < int_size(left_); ++piece) {
            const std::string name = name_of(level_, piece);
            if (at(left_, piece) > 0 && needs_at(name, cell)) {
                names.insert(name);
            }
        }
        return names.size() > 1;
    }
    bool needs_at(const std::string& name, const std::pair<int, int>& cell) const {
        const std::vector<Way> all = ways_of(name);
        return left_of(name) > 0 && needs(name) &&
               std::all_of(all.begin(), all.end(), [&](const Way& way) { return way.cells.count(cell) > 0; });
    }
    // True if two cells need the same piece, or two pieces the same cell.
    bool has_two_for_one() const {
        for (const auto& cell : open_) {
            if (has_one_cell_for_two(cell)) {
                return true;
            }
            const std::vector<Way> here = ways_at(cell);
            for (const auto& other : open_) {
                if (!here.empty() && other != cell &&
                    has_one_piece_for(cell, other, name_of(level_, here.front().piece))) {
                    return true;
                }
            }
        }
        return false;
    }

    // By dancing links; where these take long, by trying the cell with the fewest ways, with regions that numbers rule out cut off.
    bool is_solvable() const {
        const PieceCover cover = piece_cover_of(level_, state_);
        DancingLinks<NoTrace> links(cover.problem());
        const Outcome outcome = links.advance(100'000'000);
        return outcome == Outcome::running ? is_solvable_by_trying() : outcome == Outcome::solved;
    }

    bool is_solvable_by_trying() const {
        if (open_.empty()) {
            return true;
        }
        std::map<std::pair<int, int>, int> counts;
        for (const Way& way : ways()) {
            for (const auto& cell : way.cells) {
                ++counts[cell];
            }
        }
        if (counts.size() < open_.size() || has_hole() || has_missing()) {
            return false;
        }
        const auto fewest =
            std::min_element(counts.begin(), counts.end(),
                             [](const auto& one, const auto& other) { return one.second < other.second; });
        const std::vector<Way> tried = ways_at(fewest->first);
        return std::any_of(tried.begin(), tried.end(), [&](const Way& way) {
            Table next = *this;
            next.cover(way);
            return next.is_solvable_by_trying();
        });
    }

    bool has_uncovered() const {
        Cells covered;
        for (const Way& way : ways()) {
            covered.insert(way.cells.begin(), way.cells.end());
        }
        return covered != open_;
    }
    bool has_missing() const {
        for (int piece = 0; piece < int_size(left_); ++piece) {
            const std::string name(short_name(level_, piece));
            const bool has_way =
                std::any_of(ways().begin(), ways().end(), [&](const Way& way) { return way.piece == piece; });
            if (at(left_, piece) > 0 && !has_way && needs(name)) {
                return true;
            }
        }
        return false;
    }
    bool has_hole() const {
        const std::vector<Cells> all = regions();
        return std::any_of(all.begin(), all.end(), [&](const Cells& region) { return is_odd(region); });
    }

private:
    std::vector<Way> all_ways() const {
        std::vector<Way> all;
        for (int piece = 0; piece < int_size(level_.pieces); ++piece) {
            for (const Shape& shape : at(level_.pieces, piece).orientations) {
                for (const auto& [row, column] : open_) {
                    const Cell corner{row - shape.cells.front().row, column - shape.cells.front().column};
                    Cells cells;
                    for (const Cell cell : shape.cells) {
                        cells.emplace(corner.row + cell.row, corner.column + cell.column);
                    }
                    if (at(left_, piece) > 0 &&
                        std::includes(open_.begin(), open_.end(), cells.begin(), cells.end())) {
                        all.push_back({piece, std::move(cells)});
                    }
                }
            }
        }
        return all;
    }

    template <class IsWanted>
    std::vector<Way> ways_that(const IsWanted& is_wanted) const {
        std::vector<Way> some;
        std::copy_if(ways().begin(), ways().end(), std::back_inserter(some), is_wanted);
        return some;
    }

    void cover(const Way& way) {
        ways_.reset();
        --at(left_, way.piece);
        for (const auto& cell : way.cells) {
            open_.erase(cell);
        }
    }

    const Level& level_;
    State state_;
    Cells open_;
    std::vector<int> left_;
    mutable std::optional<std::vector<Way>> ways_;
};

}  // namespace tessera::polyomino::plain

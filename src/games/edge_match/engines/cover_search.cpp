#include "games/edge_match/engines/cover_search.h"

#include <algorithm>
#include <bit>

namespace tessera::edge_match {

namespace {

constexpr int right_side = 0;
constexpr int left_side = 2;
constexpr int down_side = 3;

// Numbers the items and writes the options of one tile on one cell.
class CoverWriter {
public:
    explicit CoverWriter(const Problem& problem)
        : problem_(problem),
          place_of_(static_cast<std::size_t>(problem.wanted.size()), -1),
          place_bits_(static_cast<int>(std::bit_width(static_cast<unsigned>(problem.open_cells.size())))) {
        for (int place = 0; place < int_size(problem.open_cells); ++place) {
            at(place_of_, at(problem.open_cells, place)) = place;
        }
        int tile = 0;
        for (const Kind& kind : problem.kinds) {
            first_tile_.push_back(tile);
            tile += int_size(kind.tiles);
        }
        tile_count_ = tile;
    }

    CoverProblem write() const {
        const int edge_count = 2 * problem_.wanted.size();
        CoverProblem result{ExactCover(cell_count() + tile_count_, edge_count + tile_count_ * order_count()),
                            {}};
        for (const int cell : problem_.open_cells) {
            for (int oriented = 0; oriented < int_size(problem_.oriented_tiles); ++oriented) {
                if (fits(cell, at(problem_.oriented_tiles, oriented))) {
                    add_options(result, {cell, oriented});
                }
            }
        }
        return result;
    }

private:
    using Entries = std::vector<ExactCover::Entry>;

    int cell_count() const { return int_size(problem_.open_cells); }
    // Items that order one pair of equal tiles: one for each prefix of a place's binary digits.
    int order_count() const { return (1 << place_bits_) - 1; }

    bool fits(int cell, const OrientedTile& oriented) const {
        for (int side = 0; side < side_count; ++side) {
            if (!can_show(oriented, side, at(problem_.wanted[cell], side))) {
                return false;
            }
        }
        return true;
    }

    void add_options(CoverProblem& result, const Choice& choice) const {
        const OrientedTile& oriented = at(problem_.oriented_tiles, choice.oriented);
        const int copies = int_size(at(problem_.kinds, oriented.kind).tiles);
        // The copies are in order, so each needs enough places before it for the earlier ones and after it
        // for the others.
        const int place = at(place_of_, choice.cell);
        const int first_copy = std::max(0, copies - (cell_count() - place));
        for (int copy = first_copy; copy < std::min(copies, place + 1); ++copy) {
            const int tile = at(first_tile_, oriented.kind) + copy;
            Entries entries{{at(place_of_, choice.cell), 0}, {cell_count() + tile, 0}};
            add_edges(entries, choice.cell, oriented);
            if (copy > 0) {
                add_order(entries, choice.cell, tile - 1, 0);
            }
            if (copy + 1 < copies) {
                add_order(entries, choice.cell, tile, 1);
            }
            result.cover.add_option(entries);
            result.choices.push_back(choice);
        }
    }

    // An edge belongs to the cell to its left or above it. Its colour is the code that this cell shows.
    void add_edges(Entries& entries, int cell, const OrientedTile& oriented) const {
        for (int side = 0; side < side_count; ++side) {
            if (at(problem_.wanted[cell], side) != any_motif) {
                continue;
            }
            const bool is_owner = side == right_side || side == down_side;
            const int owner = is_owner ? cell : side == left_side ? cell - 1 : cell - problem_.columns;
            const int direction = side == right_side || side == left_side ? 0 : 1;
            const Code shown = at(oriented.codes, side);
            entries.push_back({cell_count() + tile_count_ + 2 * owner + direction,
                               is_owner ? shown : at(problem_.partners, shown)});
        }
    }

    // Orders two equal tiles. The first covers, for every digit 1 of its place, the prefix before that digit;
    // the second does so for every digit 0. They share an item if and only if the first has the greater
    // place. (After the pairwise ordering of Knuth, TAOCP 7.2.2.1, on symmetric options.)
    void add_order(Entries& entries, int cell, int pair, int digit) const {
        const int first_item = cell_count() + tile_count_ + 2 * problem_.wanted.size() + pair * order_count();
        const int place = at(place_of_, cell);
        for (int length = 0; length < place_bits_; ++length) {
            const int shift = place_bits_ - 1 - length;
            if (((place >> shift) & 1) == digit) {
                entries.push_back({first_item + (1 << length) - 1 + (place >> (shift + 1)), 0});
            }
        }
    }

    const Problem& problem_;
    std::vector<int> place_of_;    // by cell: its index among the open ones
    std::vector<int> first_tile_;  // by kind
    int tile_count_ = 0;
    int place_bits_;
};

}  // namespace

CoverProblem make_cover(const Problem& problem) {
    return CoverWriter(problem).write();
}

std::uint64_t cover_bytes(const Problem& problem) {
    constexpr std::uint64_t entries_per_option = 10;
    constexpr std::uint64_t bytes_per_entry = 40;
    std::uint64_t tiles = 0;
    for (const Kind& kind : problem.kinds) {
        tiles += kind.tiles.size() * static_cast<std::uint64_t>(kind.orientation_count);
    }
    return tiles * problem.open_cells.size() * entries_per_option * bytes_per_entry;
}

}  // namespace tessera::edge_match

#pragma once

#include "base/rng.h"
#include "games/edge_match/edge_match.h"
#include "games/edge_match/level_text.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

// Helpers for the tests of edge match.

namespace tessera::edge_match {

inline const std::string giraffe_text =
    "tessera 1 edge_match\n"
    "tiles\n"
    "HOBBBVHM HOBBBVHM HBBMBVHO\n"
    "HMBBBVHB BMBOHBHV HVBMBOHM\n"
    "BMBVHBHO HVHMBBBO BMHOHVBB\n"
    "end\n";

inline Level level_of(const std::string& text) {
    const Result<Level> level = parse_level(text);
    REQUIRE_MESSAGE(level, english(level ? Sentence{} : level.error().message));
    return *level;
}

// Returns a parsed level with only size and tiles.
inline Level tiny_level(int columns, int rows, const std::string& tiles) {
    return level_of("tessera 1 edge_match\nsize " + std::to_string(columns) + "x" + std::to_string(rows) +
                    "\ntiles\n" + tiles + "\nend\n");
}

// Returns a level of random tiles: solvable or not, framed, free or neither, with repetitions.
inline Level random_level(Rng& rng, int largest_side) {
    Level level{"", rng.between(1, largest_side), rng.between(1, largest_side), {}};
    const int colors = rng.between(1, 2);
    const bool has_halves = rng.below(2) == 0;
    for (int index = 0; index < level.rows * level.columns; ++index) {
        Tile tile;
        for (Edge& edge : tile.edges) {
            const char half = !has_halves ? '=' : rng.below(2) == 0 ? 'H' : 'B';
            edge = {half, static_cast<char>('A' + rng.between(0, colors - 1))};
        }
        level.tiles.push_back(tile);
    }
    return level;
}

// Returns a random solvable level of any kind.
inline Level random_solvable_level(Rng& rng, int largest_side) {
    Params params;
    params.rows = rng.between(1, largest_side);
    params.columns = rng.between(1, largest_side);
    params.motif_count = rng.between(1, 2);
    params.color_count = rng.between(1, 2);
    params.is_framed = rng.below(2) == 0;
    params.has_halves = rng.below(2) == 0;
    params.is_unique = false;
    return *EdgeMatch::generate(params, rng.next());
}

// Finds all solutions by trying all tiles in all turns on all cells: the definition and nothing else.
// Solutions are texts of the turned tiles, so that equal tiles are interchangeable.
class BruteForce {
public:
    BruteForce(const Level& level, const State& state) : level_(level), board_(state.board) {
        for (const Tile& tile : level.tiles) {
            turns_.push_back({tile, turned(tile, 1), turned(tile, 2), turned(tile, 3)});
        }
        fill(0);
    }

    // Each is the turned tiles row by row, with a blank after each.
    const std::set<std::string>& pictures() const { return pictures_; }

private:
    bool fits_so_far(Cell cell) const {
        const State state{board_};
        for (int side = 0; side < side_count; ++side) {
            if (contact(level_, state, cell, side) == Contact::clash) {
                // A plain edge towards an empty cell is rightly reported as a clash: nothing fits there.
                return false;
            }
        }
        return true;
    }

    void fill(int index) {
        if (index == board_.size()) {
            note();
            return;
        }
        if (board_[index].tile >= 0) {
            if (fits_so_far(board_.cell(index))) {
                fill(index + 1);
            }
            return;
        }
        for (int tile = 0; tile < int_size(level_.tiles); ++tile) {
            if (cell_of({board_}, tile)) {
                continue;
            }
            for (int turn = 0; turn < side_count; ++turn) {
                board_[index] = {tile, turn};
                if (fits_so_far(board_.cell(index))) {
                    fill(index + 1);
                }
                board_[index] = Placed{};
            }
        }
    }

    void note() {
        std::string picture;
        for (int index = 0; index < board_.size(); ++index) {
            const Placed placed = board_[index];
            picture += format_tile(at(at(turns_, placed.tile), placed.turn)) + " ";
        }
        pictures_.insert(picture);
    }

    const Level& level_;
    Grid<Placed> board_;
    std::vector<std::array<Tile, side_count>> turns_;
    std::set<std::string> pictures_;
};

}  // namespace tessera::edge_match

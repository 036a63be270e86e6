#pragma once

#include "base/text.h"
#include "games/edge_match/edge_match.h"
#include "games/edge_match/reasoning/deduction.h"

#include <doctest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Recounts the tiles and edges that sentences of deductions count.

namespace tessera::edge_match {

// The number of tiles that a sentence states, and the index of their names in its arguments.
struct CountedTiles {
    int count = 0;
    int names = 0;
};

inline std::optional<CountedTiles> counted_tiles(const Sentence& sentence) {
    const auto begins = [&](std::string_view words) {
        return sentence.pattern.rfind(words, 0) == 0;
    };
    const auto number = [&](int argument) {
        return *parse_int(at(sentence.arguments, argument), 0, 999);
    };
    if (begins("tiles {,and} are alike, and only these {} cells") ||
        begins("only tiles {,and}, which are alike")) {
        return CountedTiles{number(1), 0};
    }
    if (begins("{} tiles {,and} are left, which are alike")) {
        return CountedTiles{number(0), 1};
    }
    const bool is_of_one = begins("tile {,or} fits in this cell only") ||
                           begins("only tile {,or} fits here, so") || begins("this is the only place left") ||
                           begins("no cell is left for tile {,or}");
    return is_of_one ? std::optional(CountedTiles{1, 0}) : std::nullopt;
}

// Checks that the tiles named in a sentence are in the tray, and that their number is right.
inline void check_names(const Level& level, const State& state, const Sentence& sentence,
                        const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        const int tile = *parse_int(name, 1, int_size(level.tiles)) - 1;
        CAPTURE(name);
        CHECK_FALSE(cell_of(state, tile));
    }
    if (const auto counted = counted_tiles(sentence)) {
        CHECK(int_size(names) == counted->count);
        CHECK(at(sentence.arguments, counted->names) == join(names, ", "));
    }
}

// Counts the edges of a position by the rules of the game alone.
class EdgeCount {
public:
    EdgeCount(const Level& level, const State& state) : level_(level), state_(state) {}

    // Checks a sentence about edges: of all edges, unless it names a region.
    void check(const Deduction& deduction) const {
        const std::string& pattern = deduction.sentence.pattern;
        const std::vector<std::string>& words = deduction.sentence.arguments;
        const auto says = [&](std::string_view part) {
            return pattern.find(part) != std::string::npos;
        };
        const bool names_count = words.size() > 1;
        if (says("too few edges {}")) {
            check_too_few(deduction);
        } else if (says("needed here, so ") || says("of which {}") || says("and none is left")) {
            const auto [left, asked] =
                left_and_asked(state_, at(words, names_count ? 1 : 0), region_of(pattern));
            CHECK(asked == (names_count ? *parse_int(words.front(), 0, 999) : 1));
            CHECK(left == (says("of which {}")        ? *parse_int(at(words, 2), 0, 999)
                           : says("and none is left") ? 0
                                                      : asked));
        }
    }

private:
    bool is_along_frame(const Tile& tile, int side) const {
        return at(tile.edges, (side + 1) % side_count) == plain_edge ||
               at(tile.edges, (side + 3) % side_count) == plain_edge;
    }

    // The region in which a sentence counts edges.
    enum class Region { board, along_frame, inside_frame };
    static Region region_of(const std::string& pattern) {
        return pattern.find("along the frame") != std::string::npos    ? Region::along_frame
               : pattern.find("inside the frame") != std::string::npos ? Region::inside_frame
                                                                       : Region::board;
    }
    bool is_in(Region region, const Tile& tile, int side) const {
        return region == Region::board || is_along_frame(tile, side) == (region == Region::along_frame);
    }

    // Returns the number of such edges on the tiles left, and the number that the placed tiles demand.
    std::pair<int, int> left_and_asked(const State& state, const std::string& edge, Region region) const {
        std::pair<int, int> counts;
        for (int tile = 0; tile < int_size(level_.tiles); ++tile) {
            for (int side = 0; side < side_count && !cell_of(state, tile); ++side) {
                const Tile& one = at(level_.tiles, tile);
                const bool is_it = format_edge(at(one.edges, side)) == edge;
                counts.first += is_it && is_in(region, one, side) ? 1 : 0;
            }
        }
        for (int index = 0; index < state.board.size(); ++index) {
            const Cell cell = state.board.cell(index);
            const std::optional<Tile> lies = tile_at(level_, state, cell);
            for (int side = 0; side < side_count && lies; ++side) {
                const Cell beyond = cell + at(neighbour_steps, side);
                const bool is_open = is_inside(level_, beyond) && is_empty(state, beyond);
                const bool is_it = format_edge(partner_of(at(lies->edges, side))) == edge;
                counts.second += is_open && is_it && is_in(region, *lies, side) ? 1 : 0;
            }
        }
        return counts;
    }

    // Checks a shortage visible on the board. Within a chain it cannot be checked here, but a frame always
    // separates edges.
    void check_too_few(const Deduction& deduction) const {
        const Region region = region_of(deduction.sentence.pattern);
        if (deduction.rule == Rule::chain) {
            CHECK((region == Region::board) == !is_framed(level_));
            return;
        }
        State next = state_;
        const Move& move = deduction.rules_out.front();
        next.board[*move.to] = {move.tile, move.turn};
        const auto [left, asked] = left_and_asked(next, deduction.sentence.arguments.back(), region);
        CHECK(left < asked);
    }

    const Level& level_;
    const State& state_;
};

}  // namespace tessera::edge_match

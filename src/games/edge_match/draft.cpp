#include "games/edge_match/draft.h"

#include "base/rng.h"
#include "games/edge_match/level_text.h"
#include "games/edge_match/params.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera::edge_match {

namespace {

constexpr int blank_side = 3;
constexpr std::uint64_t mixing_seed = 1;

Edge first_motif() {
    return {'=', letter_of(0, 0)};
}

Tile& tile_of(Level& draft, Cell cell) {
    return at(draft.tiles, cell.row * draft.columns + cell.column);
}

// Calls f(cell, side) once for each seam, from its left or upper tile, then for each edge on the border.
template <class F>
void for_seams(const Level& draft, const F& f) {
    for (int row = 0; row < draft.rows; ++row) {
        for (int column = 0; column < draft.columns; ++column) {
            for (const int side : {0, 3}) {
                const Cell cell{row, column};
                if (is_inside(draft, cell + at(neighbour_steps, side))) {
                    f(cell, side);
                }
            }
        }
    }
}

template <class F>
void for_border(const Level& draft, const F& f) {
    for (int index = 0; index < draft.rows * draft.columns; ++index) {
        const Cell cell{index / draft.columns, index % draft.columns};
        for (int side = 0; side < side_count; ++side) {
            if (!is_inside(draft, cell + at(neighbour_steps, side))) {
                f(cell, side);
            }
        }
    }
}

State laid_out(const Level& draft) {
    State state{Grid<Placed>(draft.rows, draft.columns)};
    for (int index = 0; index < state.board.size(); ++index) {
        state.board[index] = {index, 0};
    }
    return state;
}

std::map<Edge, int> counts_of(const Level& draft) {
    std::map<Edge, int> counts;
    for (const Tile& tile : draft.tiles) {
        for (const Edge edge : tile.edges) {
            ++counts[edge];
        }
    }
    return counts;
}

}  // namespace

Level blank_draft() {
    Level draft;
    draft = resized(draft, blank_side, blank_side);
    return painted_by_chance(with_frame(std::move(draft), true), 2, 3, false, 1);
}

Result<Level> parse_draft(std::string_view text) {
    return parse_level(text);
}

Level resized(const Level& draft, int rows, int columns) {
    const bool has_frame = is_framed(draft);
    Level next{draft.title, rows, columns, {}};
    for (int index = 0; index < rows * columns; ++index) {
        const Cell cell{index / columns, index % columns};
        const Tile fresh{{first_motif(), first_motif(), first_motif(), first_motif()}};
        next.tiles.push_back(is_inside(draft, cell) ? at(draft.tiles, cell.row * draft.columns + cell.column)
                                                    : fresh);
    }
    for_seams(next, [&](Cell cell, int side) {
        Edge& edge = at(tile_of(next, cell).edges, side);
        const bool is_old = is_inside(draft, cell) && is_inside(draft, cell + at(neighbour_steps, side));
        if (!is_old) {
            edge = edge == plain_edge ? first_motif() : edge;
            at(tile_of(next, cell + at(neighbour_steps, side)).edges, opposite(side)) = partner_of(edge);
        }
    });
    return with_frame(std::move(next), has_frame);
}

Level with_edge(Level draft, Cell cell, int side, Edge edge) {
    const Cell beyond = cell + at(neighbour_steps, side);
    if (is_inside(draft, beyond) && !(edge == plain_edge)) {
        at(tile_of(draft, cell).edges, side) = edge;
        at(tile_of(draft, beyond).edges, opposite(side)) = partner_of(edge);
    }
    return draft;
}

Level with_frame(Level draft, bool is_framed) {
    for_border(draft, [&](Cell cell, int side) {
        Edge& edge = at(tile_of(draft, cell).edges, side);
        edge = is_framed ? plain_edge : edge == plain_edge ? first_motif() : edge;
    });
    return draft;
}

Level painted_by_chance(const Level& draft, int motif_count, int color_count, bool has_halves,
                        std::uint64_t seed) {
    Rng rng(seed);
    const auto any_edge = [&] {
        const char letter = letter_of(rng.between(0, motif_count - 1), rng.between(0, color_count - 1));
        return Edge{has_halves ? (rng.below(2) == 0 ? 'H' : 'B') : '=', letter};
    };
    Level next = draft;
    for_seams(draft, [&](Cell cell, int side) { next = with_edge(std::move(next), cell, side, any_edge()); });
    for_border(draft, [&](Cell cell, int side) {
        Edge& edge = at(tile_of(next, cell).edges, side);
        edge = edge == plain_edge ? edge : any_edge();
    });
    return next;
}

Level mixed_by_chance(Level draft, std::uint64_t seed) {
    Rng rng(seed);
    shuffle(draft.tiles, rng);
    for (Tile& tile : draft.tiles) {
        tile = turned(tile, rng.between(0, side_count - 1));
    }
    return draft;
}

bool is_laid_out(const Level& draft) {
    const State state = laid_out(draft);
    bool is_right = true;
    for_seams(draft, [&](Cell cell, int side) {
        is_right = is_right && contact(draft, state, cell, side) == Contact::match;
    });
    for_border(draft, [&](Cell cell, int side) {
        is_right = is_right && contact(draft, state, cell, side) != Contact::clash;
    });
    return is_right;
}

Level level_of_draft(const Level& draft) {
    return is_laid_out(draft) ? mixed_by_chance(draft, mixing_seed) : draft;
}

Level draft_of(const Level& level, const State& state) {
    std::vector<char> is_placed(level.tiles.size(), 0);
    for (int index = 0; index < state.board.size(); ++index) {
        if (state.board[index].tile >= 0) {
            at(is_placed, state.board[index].tile) = 1;
        }
    }
    Level draft = level;
    int next = 0;
    for (int index = 0; index < state.board.size(); ++index) {
        const auto tile = tile_at(level, state, state.board.cell(index));
        while (!tile && at(is_placed, next) != 0) {
            ++next;
        }
        at(draft.tiles, index) = tile ? *tile : at(level.tiles, next++);
    }
    return draft;
}

std::optional<Sentence> why_not_playable(const Level& draft) {
    if (!is_framed(draft)) {
        return std::nullopt;
    }
    const std::map<Edge, int> counts = counts_of(draft);
    const int border = 2 * (draft.rows + draft.columns);
    if (counts.at(plain_edge) != border) {
        return say("the border takes {} plain edges, the tiles have {}", border, counts.at(plain_edge));
    }
    for (const auto& [edge, count] : counts) {
        const auto partner = counts.find(partner_of(edge));
        const int partners = partner == counts.end() ? 0 : partner->second;
        const bool is_whole = partner_of(edge) == edge;
        if (!(edge == plain_edge) && (is_whole ? count % 2 != 0 : count != partners)) {
            return say("some edges with the motif {} have no partner", format_edge(edge));
        }
    }
    return std::nullopt;
}

std::vector<Sentence> advice(const Level& draft) {
    if (is_laid_out(draft)) {
        return {say("shown solved here, mixed for play")};
    }
    return {};
}

}  // namespace tessera::edge_match

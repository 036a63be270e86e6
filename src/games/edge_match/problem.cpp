#include "games/edge_match/problem.h"

#include "base/rng.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

// Returns all edges of the level and their partners, sorted, plain first: the index of an edge is its code.
std::vector<Edge> edges_of(const Level& level) {
    std::vector<Edge> edges{plain_edge};
    for (const Tile& tile : level.tiles) {
        for (const Edge edge : tile.edges) {
            edges.push_back(edge);
            edges.push_back(partner_of(edge));
        }
    }
    std::sort(edges.begin() + 1, edges.end());
    edges.erase(std::unique(edges.begin() + 1, edges.end()), edges.end());
    edges.erase(std::remove(edges.begin() + 1, edges.end(), plain_edge), edges.end());
    return edges;
}

Code code_of(const std::vector<Edge>& edges, Edge edge) {
    return static_cast<Code>(std::find(edges.begin(), edges.end(), edge) - edges.begin());
}

std::vector<Code> partners_of(const std::vector<Edge>& edges) {
    std::vector<Code> partners;
    partners.reserve(edges.size());
    for (const Edge edge : edges) {
        partners.push_back(code_of(edges, partner_of(edge)));
    }
    return partners;
}

std::vector<int> tray_of(const Level& level, const State& state, std::uint64_t seed) {
    std::vector<int> tray;
    for (int tile = 0; tile < int_size(level.tiles); ++tile) {
        if (!cell_of(state, tile)) {
            tray.push_back(tile);
        }
    }
    if (seed != 1) {
        Rng rng(seed);
        shuffle(tray, rng);
    }
    return tray;
}

// Adds the kinds in the order of their first tiles in the tray, which is the order in which they are tried.
void add_kinds(Problem& problem, const Level& level, const std::vector<int>& tray) {
    std::vector<Tile> least;
    for (const int tile : tray) {
        const Tile key = least_turn(at(level.tiles, tile));
        const auto place = std::find(least.begin(), least.end(), key);
        if (place == least.end()) {
            least.push_back(key);
            problem.kinds.push_back({});
            problem.kinds.back().tiles.push_back(tile);
        } else {
            at(problem.kinds, place - least.begin()).tiles.push_back(tile);
        }
    }
}

void add_looks(Problem& problem, const Level& level, const std::vector<Edge>& edges) {
    for (int kind = 0; kind < int_size(problem.kinds); ++kind) {
        const Tile& tile = at(level.tiles, at(problem.kinds, kind).tiles.front());
        at(problem.kinds, kind).first_oriented = int_size(problem.oriented_tiles);
        for (int turn = 0; turn < side_count && (turn == 0 || !(turned(tile, turn) == tile)); ++turn) {
            OrientedTile oriented{kind, turned(tile, turn), {}};
            for (int side = 0; side < side_count; ++side) {
                at(oriented.codes, side) = code_of(edges, at(oriented.tile.edges, side));
            }
            problem.oriented_tiles.push_back(oriented);
            ++at(problem.kinds, kind).orientation_count;
        }
    }
}

// Reads the requirements of each cell off a position.
struct Surroundings {
    const Level& level;
    const State& state;
    const std::vector<Edge>& edges;
    int on_border;  // requirement of the board's border

    int wanted(Cell cell, int side) const {
        const Cell beyond = cell + at(neighbour_steps, side);
        if (!is_inside(level, beyond)) {
            return on_border;
        }
        const std::optional<Tile> neighbour = tile_at(level, state, beyond);
        return neighbour ? code_of(edges, partner_of(at(neighbour->edges, opposite(side)))) : any_motif;
    }
};

void add_cells(Problem& problem, const Level& level, const State& state, const std::vector<Edge>& edges) {
    const Surroundings around{level, state, edges, is_framed(level) ? int{plain_code} : anything};
    problem.wanted = Grid<Wanted>(level.rows, level.columns);
    for (int index = 0; index < state.board.size(); ++index) {
        const Cell cell = state.board.cell(index);
        const bool is_open = is_empty(state, cell);
        if (is_open) {
            problem.open_cells.push_back(index);
        }
        for (int side = 0; side < side_count; ++side) {
            at(problem.wanted[index], side) = around.wanted(cell, side);
        }
    }
}

bool has_clash(const Level& level, const State& state) {
    for (int index = 0; index < state.board.size(); ++index) {
        for (int side = 0; side < side_count; ++side) {
            if (contact(level, state, state.board.cell(index), side) == Contact::clash) {
                return true;
            }
        }
    }
    return false;
}

int turn_that_shows(const Tile& tile, const Tile& shown) {
    int turn = 0;
    while (!(turned(tile, turn) == shown)) {
        ++turn;
        TESSERA_ASSERT(turn < side_count);
    }
    return turn;
}

}  // namespace

bool can_show(const OrientedTile& oriented, int side, int wanted) {
    const int code = at(oriented.codes, side);
    return wanted == anything || (wanted == any_motif ? code != plain_code : code == wanted);
}

Problem make_problem(const Level& level, const State& state, std::uint64_t seed) {
    const std::vector<Edge> edges = edges_of(level);
    Problem problem;
    problem.rows = level.rows;
    problem.columns = level.columns;
    problem.edges = edges;
    problem.partners = partners_of(edges);
    add_kinds(problem, level, tray_of(level, state, seed));
    add_looks(problem, level, edges);
    add_cells(problem, level, state, edges);
    problem.has_clash = has_clash(level, state);
    return problem;
}

Move move_of(const Level& level, const Problem& problem, const Choice& choice, int number) {
    const OrientedTile& oriented = at(problem.oriented_tiles, choice.oriented);
    const int tile = at(at(problem.kinds, oriented.kind).tiles, number);
    const Cell cell{choice.cell / problem.columns, choice.cell % problem.columns};
    return placing(tile, turn_that_shows(at(level.tiles, tile), oriented.tile), cell);
}

std::vector<Move> moves_of(const Level& level, const Problem& problem, const std::vector<Choice>& choices) {
    std::vector<int> used(problem.kinds.size(), 0);
    std::vector<Move> moves;
    for (const Choice& choice : choices) {
        const int kind = at(problem.oriented_tiles, choice.oriented).kind;
        moves.push_back(move_of(level, problem, choice, at(used, kind)++));
    }
    return moves;
}

}  // namespace tessera::edge_match

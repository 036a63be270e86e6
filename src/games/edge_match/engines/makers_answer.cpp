#include "games/edge_match/engines/makers_answer.h"

#include "games/edge_match/edge_match.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera::edge_match {

static_assert(Engine<MakersAnswer>);

namespace {

// Turns a board by a quarter turn anticlockwise, including its tiles.
Grid<Tile> turned_board(const Grid<Tile>& board) {
    Grid<Tile> next(board.columns(), board.rows());
    for (int index = 0; index < board.size(); ++index) {
        const Cell cell = board.cell(index);
        next[Cell{board.columns() - 1 - cell.column, cell.row}] = turned(board[index], 1);
    }
    return next;
}

int turn_between(const Tile& supplied, const Tile& lying) {
    int turn = 0;
    while (turn < side_count && !(turned(supplied, turn) == lying)) {
        ++turn;
    }
    return turn;
}

}  // namespace

std::optional<MakersAnswer> MakersAnswer::start(const Level& level, const State& state) {
    if (!level.recipe || level.recipe->version != generator_version) {
        return std::nullopt;
    }
    auto params = parse_params(level.recipe->params);
    const bool is_of_this_board = params && params->rows == level.rows && params->columns == level.columns;
    return is_of_this_board ? std::optional(MakersAnswer(level, state, *params)) : std::nullopt;
}

MakersAnswer::MakersAnswer(Level level, State state, const Params& params)
    : level_(std::move(level)), state_(std::move(state)), remaking_(params, level_.recipe->seed) {}

std::optional<MakersAnswer::Way> MakersAnswer::closest_way(const Generator& made) const {
    std::optional<Way> best;
    Grid<Tile> board = made.solution();
    for (int turn = 0; turn < side_count; ++turn) {
        std::optional<Way> way = board.rows() == level_.rows ? way_to(board) : std::nullopt;
        const bool is_better = way && (!best || way->astray.size() < best->astray.size());
        if (is_better && is_solution(way->moves)) {
            best = std::move(way);
        }
        board = turned_board(board);
    }
    return best;
}

// Returns nothing if the level has other tiles.
std::optional<MakersAnswer::Way> MakersAnswer::way_to(Grid<Tile> board) const {
    Way way{std::move(board), {}, {}};
    std::vector<bool> stays(level_.tiles.size(), false);
    std::vector<Cell> open;
    for (int index = 0; index < way.board.size(); ++index) {
        const Cell cell = way.board.cell(index);
        const std::optional<Tile> lies = tile_at(level_, state_, cell);
        if (lies == way.board[cell]) {
            at(stays, state_.board[cell].tile) = true;
            continue;
        }
        open.push_back(cell);
        if (lies) {
            way.astray.push_back(cell);
            way.moves.push_back(taking_back(cell));
        }
    }
    std::map<Tile, std::vector<int>> tiles;
    for (int tile = int_size(level_.tiles) - 1; tile >= 0; --tile) {
        if (!at(stays, tile)) {
            tiles[least_turn(at(level_.tiles, tile))].push_back(tile);
        }
    }
    for (const Cell cell : open) {
        std::vector<int>& alike = tiles[least_turn(way.board[cell])];
        if (alike.empty()) {
            return std::nullopt;
        }
        const int tile = alike.back();
        alike.pop_back();
        way.moves.push_back(placing(tile, turn_between(at(level_.tiles, tile), way.board[cell]), cell));
    }
    return way;
}

bool MakersAnswer::is_solution(const std::vector<Move>& moves) const {
    State state = state_;
    for (const Move& move : moves) {
        Result<State> next = EdgeMatch::play(level_, state, move);
        if (!next) {
            return false;
        }
        state = std::move(*next);
    }
    return EdgeMatch::is_solved(level_, state);
}

std::vector<Choice> MakersAnswer::choices(const Problem& problem) const {
    std::vector<Choice> choices;
    for (const int cell : problem.open_cells) {
        const auto oriented = std::find_if(
            problem.oriented_tiles.begin(), problem.oriented_tiles.end(),
            [&](const OrientedTile& candidate) { return candidate.tile == remaking_.way().board[cell]; });
        choices.push_back({cell, static_cast<int>(oriented - problem.oriented_tiles.begin())});
    }
    return choices;
}

}  // namespace tessera::edge_match

#include "games/edge_match/engines/answer.h"

#include "base/text.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

constexpr std::string_view empty_cell = "........";

std::vector<Tile> sorted_tiles(const std::vector<Tile>& tiles) {
    std::vector<Tile> sorted;
    sorted.reserve(tiles.size());
    for (const Tile& tile : tiles) {
        sorted.push_back(least_turn(tile));
    }
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

// Compares each tile with its right and lower neighbours. With a frame the edges on the border must be plain,
// without one they may be anything.
std::optional<Sentence> why_edges_clash(const Grid<Tile>& answer, bool framed) {
    constexpr int right = 0;
    constexpr int up = 1;
    constexpr int left = 2;
    constexpr int down = 3;
    const auto clash = [](Cell cell) {
        return say("row {}, column {}: the edges clash", cell.row + 1, cell.column + 1);
    };
    for (int index = 0; index < answer.size(); ++index) {
        const Cell cell = answer.cell(index);
        const auto& edges = answer[cell].edges;
        if (cell.column + 1 < answer.columns() &&
            !fits(edges[right], answer[cell + Cell{0, 1}].edges[left])) {
            return clash(cell);
        }
        if (cell.row + 1 < answer.rows() && !fits(edges[down], answer[cell + Cell{1, 0}].edges[up])) {
            return clash(cell);
        }
        const bool shows_motif = (cell.column == 0 && !(edges[left] == plain_edge)) ||
                                 (cell.row == 0 && !(edges[up] == plain_edge)) ||
                                 (cell.column + 1 == answer.columns() && !(edges[right] == plain_edge)) ||
                                 (cell.row + 1 == answer.rows() && !(edges[down] == plain_edge));
        if (framed && shows_motif) {
            return say("row {}, column {}: the border is not plain", cell.row + 1, cell.column + 1);
        }
    }
    return std::nullopt;
}

}  // namespace

std::string format_answer(const Level& level, const State& state) {
    std::string text;
    for (int index = 0; index < state.board.size(); ++index) {
        const std::optional<Tile> tile = tile_at(level, state, state.board.cell(index));
        text += tile ? format_tile(*tile) : std::string(empty_cell);
        text += (index + 1) % level.columns == 0 ? '\n' : ' ';
    }
    return text;
}

Result<Grid<Tile>> parse_answer(std::string_view text) {
    std::vector<std::vector<Tile>> rows;
    for (const Token& line : split_lines(text)) {
        std::vector<Tile> row;
        for (const Token& word : split_words(line)) {
            const Result<Tile> tile = parse_tile(word);
            if (!tile) {
                return tl::unexpected(tile.error());
            }
            row.push_back(*tile);
        }
        if (!row.empty() && !rows.empty() && row.size() != rows.front().size()) {
            return fail(ErrorCode::bad_syntax, line.offset, say("the rows are not equally long"));
        }
        if (!row.empty()) {
            rows.push_back(row);
        }
    }
    Grid<Tile> answer(int_size(rows), rows.empty() ? 0 : int_size(rows.front()));
    for (int index = 0; index < answer.size(); ++index) {
        answer[index] = at(at(rows, answer.cell(index).row), answer.cell(index).column);
    }
    return answer;
}

std::optional<Sentence> why_not_a_solution(const Level& level, const Grid<Tile>& answer) {
    if (answer.rows() != level.rows || answer.columns() != level.columns) {
        return say("the board is {} x {}, not {} x {}", level.columns, level.rows, answer.columns(),
                   answer.rows());
    }
    std::vector<Tile> used;
    used.reserve(static_cast<std::size_t>(answer.size()));
    for (int index = 0; index < answer.size(); ++index) {
        used.push_back(answer[index]);
    }
    if (sorted_tiles(used) != sorted_tiles(level.tiles)) {
        return say("the tiles are not those of the level");
    }
    return why_edges_clash(answer, is_framed(level));
}

}  // namespace tessera::edge_match

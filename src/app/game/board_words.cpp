#include "app/game/board_words.h"

#include "app/families/polyomino/held.h"
#include "base/text.h"

namespace tessera {

namespace {

// Of a grid, row by row; `name_of` gives the word for a cell.
template <class NameOf>
void tell_rows(BoardWords& words, int rows, int columns, const NameOf& name_of) {
    words.line(say("the board has {} rows and {} columns", rows, columns));
    for (int row = 0; row < rows; ++row) {
        std::vector<std::string> cells;
        cells.reserve(static_cast<std::size_t>(columns));
        for (int column = 0; column < columns; ++column) {
            cells.push_back(name_of(Cell{row, column}));
        }
        words.row(row, cells);
    }
}

std::string counted(std::string name, int count) {
    return count > 1 ? std::move(name) + " \xC3\x97" + std::to_string(count) : std::move(name);
}

// A tile as it lies: what its edges show, clockwise from the top.
std::string edges_text(const BoardWords& words, const edge_match::Level& level, edge_match::Placed lying) {
    const edge_match::Tile tile = edge_match::turned(at(level.tiles, lying.tile), lying.turn);
    std::vector<std::string> edges;
    for (const int side : {1, 0, 3, 2}) {  // sides are numbered from the right, anticlockwise
        edges.push_back(edge_match::format_edge(at(tile.edges, side)));
    }
    return words.word("tile") + ' ' + std::to_string(lying.tile + 1) + ' ' + join(edges, " ");
}

}  // namespace

void BoardWords::row(int row, const std::vector<std::string>& cells) {
    std::vector<std::string> runs;
    for (std::size_t start = 0; start < cells.size();) {
        std::size_t end = start + 1;
        while (end < cells.size() && cells[end] == cells[start]) {
            ++end;
        }
        runs.push_back(counted(cells[start], static_cast<int>(end - start)));
        start = end;
    }
    line(say("row {}: {}", row + 1, join(runs, ", ")));
}

void BoardWords::list(std::string_view caption, const std::vector<std::string>& items) {
    if (!items.empty()) {
        line({std::string(caption), {join(items, ", ")}});
    }
}

void tell(BoardWords& words, const PolyominoView& view, const PolyominoSession& session) {
    const polyomino::Level& level = session.level();
    const Grid<int> cover = cover_of(level, session.state());
    tell_rows(words, cover.rows(), cover.columns(), [&](Cell cell) {
        const int placed = cover[cell];
        return placed >= 0 ? std::string(short_name(level, at(session.state().placed, placed).piece))
               : level.board[cell] == polyomino::Square::open ? words.word("empty")
                                                              : words.word("no cell");
    });
    std::vector<std::string> tray;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (const int left = left_count(level, session.state(), piece); left > 0) {
            tray.push_back(counted(std::string(short_name(level, piece)), left));
        }
    }
    words.list("in the tray: {}", tray);
    words.list("marked, to be taken back: {}", mistakes(view, session));
    if (!view.held) {
        return;
    }
    const polyomino::Placement& at_hand = view.held->at;
    const std::string name(short_name(level, at_hand.piece));
    if (!view.held->has_ghost) {
        words.line(say("in your hand: {}", name));
        return;
    }
    std::vector<std::string> cells;
    for (const Cell cell : cells_of(level, at_hand)) {
        cells.push_back(words.word("row") + ' ' + std::to_string(cell.row + 1) + ' ' + words.word("column") +
                        ' ' + std::to_string(cell.column + 1));
    }
    const std::string where = join(cells, ", ");
    words.line(view.held->is_legal ? say("in your hand: {}, which fits on {}", name, where)
                                   : say("in your hand: {}, which does not fit on {}", name, where));
}

void tell(BoardWords& words, const NumberSwapView& view, const NumberSwapSession& session) {
    const Grid<int>& tiles = session.state().tiles;
    tell_rows(words, tiles.rows(), tiles.columns(), [&](Cell cell) { return std::to_string(tiles[cell]); });
    for (const number_swap::CellPair& barrier : session.level().barriers) {
        words.line(say("a barrier between the {} and the {}", tiles[barrier.first], tiles[barrier.second]));
    }
    if (view.picked) {
        words.line(say("in your hand: {}", tiles[*view.picked]));
    }
}

void tell(BoardWords& words, const EdgeMatchView& view, const EdgeMatchSession& session) {
    const edge_match::Level& level = session.level();
    const edge_match::State& state = session.state();
    words.line(say("the edges of a tile are named from the top, clockwise"));
    tell_rows(words, level.rows, level.columns, [&](Cell cell) {
        return is_empty(state, cell) ? words.word("empty") : edges_text(words, level, state.board[cell]);
    });
    std::vector<std::string> tray;
    for (int tile = 0; tile < int_size(level.tiles); ++tile) {
        if (!cell_of(state, tile)) {
            tray.push_back(edges_text(words, level, {tile, at(view.tray_turn, tile)}));
        }
    }
    words.list("in the tray: {}", tray);
    if (view.held) {
        words.line(say("in your hand: {}", edges_text(words, level, {view.held->tile, view.held->turn})));
    }
}

}  // namespace tessera

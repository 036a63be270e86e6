#include "print/polyomino/drawing.h"

#include <algorithm>
#include <deque>

namespace tessera {

static_assert(HasDrawing<Polyomino>);

namespace {

using polyomino::Level;
using polyomino::Piece;
using polyomino::Placement;
using polyomino::Square;
using polyomino::State;

std::vector<Cell> cells_that_are(const Grid<Square>& board, Square square) {
    std::vector<Cell> cells;
    for (int index = 0; index < board.size(); ++index) {
        if (board[index] == square) {
            cells.push_back(board.cell(index));
        }
    }
    return cells;
}

// Returns the blocked cells that are connected with the outside of the board. They are left white, so that
// the board has a single outer outline.
Grid<bool> outside_of(const Grid<Square>& board) {
    Grid<bool> is_outside(board.rows(), board.columns());
    std::deque<Cell> border;
    const auto reach = [&](Cell cell) {
        if (board.contains(cell) && board[cell] == Square::blocked && !is_outside[cell]) {
            is_outside[cell] = true;
            border.push_back(cell);
        }
    };
    for (int index = 0; index < board.size(); ++index) {
        const Cell cell = board.cell(index);
        if (cell.row == 0 || cell.column == 0 || cell.row + 1 == board.rows() ||
            cell.column + 1 == board.columns()) {
            reach(cell);
        }
    }
    while (!border.empty()) {
        const Cell cell = border.front();
        border.pop_front();
        for (const Cell step : neighbour_steps) {
            reach(cell + step);
        }
    }
    return is_outside;
}

std::vector<Cell> holes_of(const Grid<Square>& board) {
    const Grid<bool> is_outside = outside_of(board);
    std::vector<Cell> holes = cells_that_are(board, Square::blocked);
    holes.erase(std::remove_if(holes.begin(), holes.end(), [&](Cell cell) { return is_outside[cell]; }),
                holes.end());
    return holes;
}

void write_name(Pen& pen, const Level& level, int piece, const std::vector<Cell>& cells) {
    const std::string_view name = polyomino::short_name(level, piece);
    const Cell middle = middle_of(cells);
    const double size = name.size() <= 1 ? 0.52 : std::max(0.9 / double(name.size()), 0.12);
    pen.name({middle.column + 0.5, middle.row + 0.5}, name, size);
}

void draw_piece(Pen& pen, const Level& level, int piece, const std::vector<Cell>& cells, bool is_given) {
    const int chosen = at(level.pieces, piece).style.tint;
    const int number = chosen > 0 ? chosen - 1 : piece;
    const Ink ink{is_given ? hatched_tint(number) : tint(number), std::string(paper_black), pen.thick()};
    pen.region(is_given ? "given" : "piece", cells, ink);
    pen.seams(cells, {"", "#6b727b", pen.thin(), true});
    write_name(pen, level, piece, cells);
}

bool is_given(const Level& level, const Placement& placement) {
    return std::binary_search(level.givens.begin(), level.givens.end(), placement);
}

// Returns the flattest orientation, since flat pieces fill rows better.
int lying(const Piece& piece) {
    const auto flattest = std::min_element(
        piece.orientations.begin(), piece.orientations.end(),
        [](const polyomino::Shape& a, const polyomino::Shape& b) { return a.rows() < b.rows(); });
    return static_cast<int>(flattest - piece.orientations.begin());
}

// Returns the names of the pieces for which `holds` is true, as "I, L, T".
std::string names_where(const Level& level, bool (*holds)(const Piece&)) {
    std::string names;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (holds(at(level.pieces, piece))) {
            names += (names.empty() ? "" : ", ") + std::string(polyomino::short_name(level, piece));
        }
    }
    return names;
}

// True if forbidding flips excludes an orientation.
bool lacks_flips(const Piece& piece) {
    return piece.orientations.size() < polyomino::orientations_of(piece.shape, true, piece.can_turn).size();
}

bool lacks_turns(const Piece& piece) {
    return piece.orientations.size() < polyomino::orientations_of(piece.shape, piece.can_flip, true).size();
}

}  // namespace

std::string DrawingOf<Polyomino>::title(const Level& level) {
    return level.title;
}

std::vector<Sentence> DrawingOf<Polyomino>::facts(const Level& level) {
    int count = -int_size(level.givens);
    for (const Piece& piece : level.pieces) {
        count += piece.count;
    }
    std::vector<Sentence> facts = {say("{} \xC3\x97 {}", level.board.columns(), level.board.rows()),
                                   say("{} {piece|pieces} to place", count)};
    if (polyomino::piece_cell_count(level) > polyomino::open_cell_count(level)) {
        facts.push_back(say("some are left over"));
    }
    return facts;
}

std::vector<Sentence> DrawingOf<Polyomino>::rules(const Level& level) {
    std::vector<Sentence> rules = {say("Cut out the pieces and cover the white cells.")};
    const std::string unturned = names_where(level, lacks_turns);
    const std::string unflipped = names_where(level, lacks_flips);
    if (unturned.empty() && unflipped.empty()) {
        rules.push_back(say("Pieces may be turned and flipped."));
    }
    if (!unturned.empty()) {
        rules.push_back(say("Do not turn: {}.", unturned));
    }
    if (!unflipped.empty()) {
        rules.push_back(say("Do not flip: {}.", unflipped));
    }
    return rules;
}

Extent DrawingOf<Polyomino>::board_size(const Level& level) {
    return {double(level.board.columns()), double(level.board.rows())};
}

void DrawingOf<Polyomino>::draw_board(Pen& pen, const Level& level, const State& state,
                                      const std::vector<Cell>& marked) {
    const std::vector<Cell> open = cells_that_are(level.board, Square::open);
    pen.squares("cells", open, {"#ffffff", std::string(paper_grey), pen.thin()});
    pen.squares("holes", holes_of(level.board), {"#5b626b", "#5b626b", pen.thin()});
    for (const Placement& placement : state.placed) {
        draw_piece(pen, level, placement.piece, cells_of(level, placement), is_given(level, placement));
    }
    pen.region("outline", open, {"", std::string(paper_black), 1.3 * pen.thick()});
    pen.frames("mark", marked);
}

std::vector<Part> DrawingOf<Polyomino>::parts(const Level& level, const State& state) {
    std::vector<Part> parts;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        const int orientation = lying(at(level.pieces, piece));
        const polyomino::Shape& shape = at(at(level.pieces, piece).orientations, orientation);
        for (int count = left_count(level, state, piece); count > 0; --count) {
            parts.push_back({piece, orientation, {double(shape.columns()), double(shape.rows())}});
        }
    }
    return parts;
}

void DrawingOf<Polyomino>::draw_part(Pen& pen, const Level& level, const Part& part) {
    draw_piece(pen, level, part.item, at(at(level.pieces, part.item).orientations, part.orientation).cells,
               false);
}

std::string DrawingOf<Polyomino>::way(const Level& /*level*/, const State& /*state*/,
                                      const std::vector<Polyomino::Move>& /*moves*/) {
    return "";
}

}  // namespace tessera

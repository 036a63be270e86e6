#include "print/polyomino/drawing.h"

#include "games/polyomino/lattice_shape.h"
#include "print/polyomino/lattice_page.h"

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

Ink ink_of(const Pen& pen, const Level& level, int piece, bool is_given) {
    const int chosen = at(level.pieces, piece).style.tint;
    const int number = chosen > 0 ? chosen - 1 : piece;
    return {is_given ? hatched_tint(number) : tint(number), std::string(paper_black), pen.thick()};
}

void draw_piece(Pen& pen, const Level& level, int piece, const std::vector<Cell>& cells, bool is_given) {
    const Ink ink = ink_of(pen, level, piece, is_given);
    pen.region(is_given ? "given" : "piece", cells, ink);
    pen.seams(cells, {"", "#6b727b", pen.thin(), true});
    write_name(pen, level, piece, cells);
}

bool is_given(const Level& level, const Placement& placement) {
    return std::binary_search(level.givens.begin(), level.givens.end(), placement);
}

void draw_on_lattice(Pen& pen, const Level& level, const State& state, const std::vector<Cell>& marked) {
    const LatticePage page = LatticePage::of_board(level);
    const std::vector<Cell> open = cells_that_are(level.board, Square::open);
    page.draw_layer_numbers(pen);
    page.draw_cells(pen, "cells", open, {std::string(paper_white), std::string(paper_grey), pen.thin()});
    for (const Placement& placement : state.placed) {
        const bool given = is_given(level, placement);
        page.draw_piece(pen, given ? "given" : "piece", cells_of(level, placement),
                        ink_of(pen, level, placement.piece, given),
                        polyomino::short_name(level, placement.piece));
    }
    if (!level.lattice->is_round) {
        page.draw_outline(pen, open, {"", std::string(paper_black), 1.3 * pen.thick()});
    }
    page.draw_cells(pen, "mark", marked, {"", std::string(paper_black), pen.thick()});
}

Extent size_of_shape(const Level& level, const polyomino::Shape& shape) {
    return level.lattice != nullptr ? LatticePage::of_shape(*level.lattice, shape).size()
                                    : Extent{double(shape.columns()), double(shape.rows())};
}

// Returns the flattest orientation, since flat pieces fill rows better.
int lying(const Level& level, const Piece& piece) {
    const auto flattest =
        std::min_element(piece.orientations.begin(), piece.orientations.end(),
                         [&](const polyomino::Shape& a, const polyomino::Shape& b) {
                             return size_of_shape(level, a).rows + 1e-6 < size_of_shape(level, b).rows;
                         });
    return static_cast<int>(flattest - piece.orientations.begin());
}

// Returns the names of the pieces for which `holds` is true, as "I, L, T".
std::string names_where(const Level& level, bool (*holds)(const Level&, const Piece&)) {
    std::string names;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (holds(level, at(level.pieces, piece))) {
            names += (names.empty() ? "" : ", ") + std::string(polyomino::short_name(level, piece));
        }
    }
    return names;
}

// True if forbidding flips excludes an orientation.
bool lacks_flips(const Level& level, const Piece& piece) {
    return piece.orientations.size() <
           polyomino::make_piece(level.lattice, piece.name, piece.shape, 1, true, piece.can_turn)
               .orientations.size();
}

bool lacks_turns(const Level& level, const Piece& piece) {
    return piece.orientations.size() <
           polyomino::make_piece(level.lattice, piece.name, piece.shape, 1, piece.can_flip, true)
               .orientations.size();
}

// Balls and cubes are built, not cut out, and pieces are not mirrored unless a puzzle says so.
std::vector<Sentence> rules_in_space(const Level& level) {
    const std::string unturned = names_where(level, lacks_turns);
    std::vector<Sentence> rules = {
        say("Each drawing of a board or a piece shows its layers, the lowest first."),
        say("Fill all layers with the pieces.")};
    if (!unturned.empty()) {
        rules.push_back(say("Do not turn: {}.", unturned));
    }
    return rules;
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
    std::vector<Sentence> facts = {say("{} {piece|pieces} to place", count)};
    if (level.lattice == nullptr) {
        facts.insert(facts.begin(), say("{} \xC3\x97 {}", level.board.columns(), level.board.rows()));
    }
    if (polyomino::piece_cell_count(level) > polyomino::open_cell_count(level)) {
        facts.push_back(say("some are left over"));
    }
    return facts;
}

std::vector<Sentence> DrawingOf<Polyomino>::rules(const Level& level) {
    if (polyomino::is_in_space(level)) {
        return rules_in_space(level);
    }
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
    return level.lattice != nullptr ? LatticePage::of_board(level).size()
                                    : Extent{double(level.board.columns()), double(level.board.rows())};
}

void DrawingOf<Polyomino>::draw_board(Pen& pen, const Level& level, const State& state,
                                      const std::vector<Cell>& marked) {
    if (level.lattice != nullptr) {
        draw_on_lattice(pen, level, state, marked);
        return;
    }
    const std::vector<Cell> open = cells_that_are(level.board, Square::open);
    pen.squares("cells", open, {std::string(paper_white), std::string(paper_grey), pen.thin()});
    pen.squares("holes", holes_of(level.board),
                {std::string(paper_dark), std::string(paper_dark), pen.thin()});
    for (const Placement& placement : state.placed) {
        draw_piece(pen, level, placement.piece, cells_of(level, placement), is_given(level, placement));
    }
    pen.region("outline", open, {"", std::string(paper_black), 1.3 * pen.thick()});
    pen.frames("mark", marked);
}

std::vector<Part> DrawingOf<Polyomino>::parts(const Level& level, const State& state) {
    std::vector<Part> parts;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        const int orientation = lying(level, at(level.pieces, piece));
        const polyomino::Shape& shape = at(at(level.pieces, piece).orientations, orientation);
        for (int count = left_count(level, state, piece); count > 0; --count) {
            parts.push_back({piece, orientation, size_of_shape(level, shape)});
        }
    }
    return parts;
}

void DrawingOf<Polyomino>::draw_part(Pen& pen, const Level& level, const Part& part) {
    const polyomino::Shape& shape = at(at(level.pieces, part.item).orientations, part.orientation);
    if (level.lattice == nullptr) {
        draw_piece(pen, level, part.item, shape.cells, false);
        return;
    }
    const LatticePage page = LatticePage::of_shape(*level.lattice, shape);
    page.draw_layer_numbers(pen);
    page.draw_piece(pen, "piece", shape.cells, ink_of(pen, level, part.item, false),
                    polyomino::short_name(level, part.item));
}

std::string DrawingOf<Polyomino>::way(const Level& /*level*/, const State& /*state*/,
                                      const std::vector<Polyomino::Move>& /*moves*/) {
    return "";
}

BookExample DrawingOf<Polyomino>::book_example() {
    return {say("Pieces"),
            {say("Cover the white cells with the pieces beside the board. Use each piece once."),
             say("Pieces may be turned and flipped, unless it says otherwise. Hatched pieces are fixed from "
                 "the start.")},
            "tessera 1 polyomino\n"
            "board\n.....\n.....\n.....\n.....\nend\n"
            "piece V3\nXX\nX.\nend\n"
            "piece I2 x2\nXX\nend\n"
            "piece P\nXXX\nXX.\nend\n"
            "piece T4\nXXX\n.X.\nend\n"
            "piece L4\nXXX\nX..\nend\n"
            "place I2 1 0 2\nplace I2 0 3 0\nplace P 7 0 3\n",
            {"place V3 0 0 0", "place T4 2 1 0", "place L4 2 2 2"},
            1,
            {say("The start: three pieces are fixed."), say("Only one piece fits into the corner."),
             say("All cells are covered. There is one way only.")}};
}

}  // namespace tessera

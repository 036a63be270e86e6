#include "formats/burr/burr_puzzle.h"
#include "games/polyomino/polyomino.h"

#include <pugixml.hpp>
#include <sstream>

namespace tessera {

namespace {

using polyomino::Level;
using polyomino::Piece;

// Adds a shape of one layer. BurrTools counts y upwards, so the last row comes first.
void add_voxel(pugi::xml_node shapes, const Grid<bool>& cells, const std::string& name) {
    std::string signs;
    for (int row = cells.rows() - 1; row >= 0; --row) {
        for (int column = 0; column < cells.columns(); ++column) {
            signs += cells[Cell{row, column}] ? '#' : '_';
        }
    }
    pugi::xml_node voxel = shapes.append_child("voxel");
    voxel.append_attribute("x") = cells.columns();
    voxel.append_attribute("y") = cells.rows();
    voxel.append_attribute("z") = 1;
    voxel.append_attribute("type") = 0;
    if (!name.empty()) {
        voxel.append_attribute("name") = name.c_str();
    }
    voxel.text() = signs.c_str();
}

Grid<bool> cells_of_shape(const polyomino::Shape& shape) {
    Grid<bool> cells(shape.rows(), shape.columns(), false);
    for (const Cell cell : shape.cells) {
        cells[cell] = true;
    }
    return cells;
}

Grid<bool> cells_of_board(const Level& level) {
    Grid<bool> cells(level.board.rows(), level.board.columns(), false);
    for (int index = 0; index < level.board.size(); ++index) {
        cells[index] = level.board[index] == polyomino::Square::open;
    }
    return cells;
}

void add_problem(pugi::xml_node puzzle, const Level& level) {
    pugi::xml_node problem = puzzle.append_child("problems").append_child("problem");
    problem.append_attribute("state") = 0;
    pugi::xml_node uses = problem.append_child("shapes");
    const bool may_be_left = piece_cell_count(level) > open_cell_count(level);
    for (int index = 0; index < int_size(level.pieces); ++index) {
        pugi::xml_node use = uses.append_child("shape");
        use.append_attribute("id") = index;
        if (may_be_left) {
            use.append_attribute("min") = 0;
            use.append_attribute("max") = at(level.pieces, index).count;
        } else {
            use.append_attribute("count") = at(level.pieces, index).count;
        }
    }
    problem.append_child("result").append_attribute("id") = int_size(level.pieces);
}

}  // namespace

std::string format_burr(const Level& level) {
    pugi::xml_document document;
    pugi::xml_node puzzle = document.append_child("puzzle");
    puzzle.append_attribute("version") = 2;
    puzzle.append_child("gridType").append_attribute("type") = 0;
    puzzle.append_child("colors");
    pugi::xml_node shapes = puzzle.append_child("shapes");
    for (const Piece& piece : level.pieces) {
        add_voxel(shapes, cells_of_shape(piece.shape), piece.name);
    }
    add_voxel(shapes, cells_of_board(level), "");
    add_problem(puzzle, level);
    std::ostringstream text;
    document.save(text, " ");
    return text.str();
}

}  // namespace tessera

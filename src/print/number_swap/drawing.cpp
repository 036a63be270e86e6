#include "print/number_swap/drawing.h"

#include <utility>

namespace tessera {

static_assert(HasDrawing<NumberSwap>);

namespace {

using number_swap::CellPair;
using number_swap::Level;
using number_swap::State;

std::vector<Cell> cells_of(const Level& level) {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(level.tiles.size()));
    for (int index = 0; index < level.tiles.size(); ++index) {
        cells.push_back(level.tiles.cell(index));
    }
    return cells;
}

// Draws a bar on the common side of two cells.
void draw_barrier(Pen& pen, const CellPair& barrier) {
    const PaperPoint end{barrier.second.column + 1.0, barrier.second.row + 1.0};
    const PaperPoint corner{double(barrier.second.column), double(barrier.second.row)};
    const bool is_upright = barrier.first.row == barrier.second.row;
    pen.line("barrier", corner, is_upright ? PaperPoint{corner.x, end.y} : PaperPoint{end.x, corner.y},
             {"", std::string(paper_black), 0.11 * pen.cell()});
}

}  // namespace

std::string DrawingOf<NumberSwap>::title(const Level& level) {
    return level.title;
}

std::vector<Sentence> DrawingOf<NumberSwap>::facts(const Level& level) {
    std::vector<Sentence> facts = {say("{} \xC3\x97 {}", level.tiles.columns(), level.tiles.rows())};
    if (!level.barriers.empty()) {
        facts.push_back(say("{} {barrier|barriers}", level.barriers.size()));
    }
    if (level.par) {
        facts.push_back(say("par {}", *level.par));
    }
    return facts;
}

std::vector<Sentence> DrawingOf<NumberSwap>::rules(const Level& level) {
    std::vector<Sentence> rules = {say("Put the numbers in order, row by row, by swapping neighbours.")};
    if (!level.barriers.empty()) {
        rules.push_back(say("Nothing passes a thick line."));
    }
    if (level.par) {
        rules.push_back(say("Par is the fewest swaps needed."));
    }
    return rules;
}

Extent DrawingOf<NumberSwap>::board_size(const Level& level) {
    return {double(level.tiles.columns()), double(level.tiles.rows())};
}

void DrawingOf<NumberSwap>::draw_board(Pen& pen, const Level& level, const State& state,
                                       const std::vector<Cell>& marked) {
    const std::vector<Cell> cells = cells_of(level);
    pen.squares("cells", cells, {std::string(paper_white), std::string(paper_grey), 2 * pen.thin()});
    for (const Cell cell : cells) {
        pen.letters({cell.column + 0.5, cell.row + 0.5}, std::to_string(state.tiles[cell]), 0.44,
                    paper_black);
    }
    for (const CellPair& barrier : level.barriers) {
        draw_barrier(pen, barrier);
    }
    pen.region("outline", cells, {"", std::string(paper_black), 1.3 * pen.thick()});
    pen.frames("mark", marked);
}

std::vector<Part> DrawingOf<NumberSwap>::parts(const Level& /*level*/, const State& /*state*/) {
    return {};
}

void DrawingOf<NumberSwap>::draw_part(Pen& /*pen*/, const Level& /*level*/, const Part& /*part*/) {}

// Returns the pairs of numbers to swap, in order.
std::string DrawingOf<NumberSwap>::way(const Level& /*level*/, const State& state,
                                       const std::vector<NumberSwap::Move>& moves) {
    Grid<int> tiles = state.tiles;
    std::string words;
    for (const NumberSwap::Move& move : moves) {
        words += (words.empty() ? "" : ", ") + std::to_string(tiles[move.first]) + "\xE2\x80\x93" +
                 std::to_string(tiles[move.second]);
        std::swap(tiles[move.first], tiles[move.second]);
    }
    return words;
}

BookExample DrawingOf<NumberSwap>::book_example() {
    return {
        say("Numbers"),
        {say("Put the numbers in order, row by row, by swapping neighbours."),
         say("Nothing passes a thick line."), say("Use as few swaps as you can.")},
        "tessera 1 number_swap\ngrid\n1 4\n2 3\nend\n",
        {"1 0 1 1", "0 1 1 1"},
        1,
        {say("The start."), say("The 2 and the 3 were swapped."), say("All are in order after two swaps.")}};
}

}  // namespace tessera

#include "print/null_game/drawing.h"

#include <algorithm>

namespace tessera {

static_assert(HasDrawing<NullGame>);

namespace {

std::vector<Cell> row_of(int count) {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(count));
    for (int column = 0; column < count; ++column) {
        cells.push_back({0, column});
    }
    return cells;
}

}  // namespace

std::string DrawingOf<NullGame>::title(const NullGame::Level& /*level*/) {
    return "";
}

std::vector<Sentence> DrawingOf<NullGame>::facts(const NullGame::Level& level) {
    return {say("to {}", level.target)};
}

std::vector<Sentence> DrawingOf<NullGame>::rules(const NullGame::Level& /*level*/) {
    return {say("Tick off one cell after the other.")};
}

Extent DrawingOf<NullGame>::board_size(const NullGame::Level& level) {
    return {double(std::max(level.target, 1)), 1};
}

void DrawingOf<NullGame>::draw_board(Pen& pen, const NullGame::Level& level, const NullGame::State& state,
                                     const std::vector<Cell>& marked) {
    const std::vector<Cell> cells = row_of(level.target);
    pen.squares("cells", cells, {std::string(paper_white), std::string(paper_grey), pen.thin()});
    pen.region("piece", row_of(state.count), {tint(0), std::string(paper_black), pen.thick()});
    pen.frames("mark", marked);
}

std::vector<Part> DrawingOf<NullGame>::parts(const NullGame::Level& /*level*/,
                                             const NullGame::State& /*state*/) {
    return {};
}

void DrawingOf<NullGame>::draw_part(Pen& /*pen*/, const NullGame::Level& /*level*/, const Part& /*part*/) {}

std::string DrawingOf<NullGame>::way(const NullGame::Level& /*level*/, const NullGame::State& /*state*/,
                                     const std::vector<NullGame::Move>& /*moves*/) {
    return "";
}

BookExample DrawingOf<NullGame>::book_example() {
    return {say("Counts"),
            {say("Tick off one cell after the other.")},
            "tessera 1 null_game\n3\n",
            {"+", "+", "+"},
            1,
            {say("The start."), say("One cell is ticked off."), say("All cells are ticked off.")}};
}

}  // namespace tessera

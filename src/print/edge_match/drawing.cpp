#include "print/edge_match/drawing.h"

#include "print/edge_match/motifs.h"

#include <algorithm>

namespace tessera {

static_assert(HasDrawing<EdgeMatch>);

namespace {

using edge_match::Level;
using edge_match::State;
using edge_match::Tile;

constexpr double frame_width = 0.12;  // around the board, in cells

std::vector<Cell> cells_of(const State& state) {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(state.board.size()));
    for (int index = 0; index < state.board.size(); ++index) {
        cells.push_back(state.board.cell(index));
    }
    return cells;
}

// Draws a tile; numbers count from 1.
void draw_tile(Pen& pen, const Tile& tile, int number) {
    pen.region("tile", {{0, 0}}, {std::string(paper_white), std::string(paper_black), 0.7 * pen.thick()});
    for (int side = 0; side < edge_match::side_count; ++side) {
        draw_edge(pen, side, at(tile.edges, side));
    }
    pen.letters({0.5, 0.5}, std::to_string(number), 0.15, paper_dark);
}

void draw_frame(Pen& pen, const Level& level) {
    const double right = level.columns + frame_width;
    const double bottom = level.rows + frame_width;
    pen.polygon(
        "frame",
        {{-frame_width, -frame_width}, {right, -frame_width}, {right, bottom}, {-frame_width, bottom}},
        {std::string(is_framed(level) ? paper_dark : "#e3e6ea"), std::string(paper_black),
         0.5 * pen.thick()});
}

bool has_halves(const Level& level) {
    return std::any_of(level.tiles.begin(), level.tiles.end(), [](const Tile& tile) {
        return std::any_of(tile.edges.begin(), tile.edges.end(),
                           [](edge_match::Edge edge) { return edge.half == 'H' || edge.half == 'B'; });
    });
}

}  // namespace

std::string DrawingOf<EdgeMatch>::title(const Level& level) {
    return level.title;
}

std::vector<Sentence> DrawingOf<EdgeMatch>::facts(const Level& level) {
    return {say("{} \xC3\x97 {}", level.columns, level.rows), say("{} {tile|tiles}", level.tiles.size())};
}

std::vector<Sentence> DrawingOf<EdgeMatch>::rules(const Level& level) {
    std::vector<Sentence> rules = {
        say("Cut out the tiles and lay them so that the edges of neighbours match.")};
    rules.push_back(has_halves(level) ? say("A filled half goes with the hollow half of the same letter.")
                                      : say("Letters that touch are the same."));
    if (is_framed(level)) {
        rules.push_back(say("Plain edges belong to the frame."));
    }
    return rules;
}

Extent DrawingOf<EdgeMatch>::board_size(const Level& level) {
    return {level.columns + 2 * frame_width, level.rows + 2 * frame_width};
}

void DrawingOf<EdgeMatch>::draw_board(Pen& pen, const Level& level, const State& state,
                                      const std::vector<Cell>& marked) {
    Pen inner = pen.moved({frame_width, frame_width});
    draw_frame(inner, level);
    const std::vector<Cell> cells = cells_of(state);
    inner.squares("cells", cells, {std::string(paper_white), std::string(paper_grey), 2 * pen.thin()});
    for (const Cell cell : cells) {
        if (const std::optional<Tile> tile = tile_at(level, state, cell)) {
            Pen place = inner.moved({double(cell.column), double(cell.row)});
            draw_tile(place, *tile, state.board[cell].tile + 1);
        }
    }
    inner.frames("mark", marked);
}

std::vector<Part> DrawingOf<EdgeMatch>::parts(const Level& level, const State& state) {
    std::vector<Part> parts;
    for (int tile = 0; tile < int_size(level.tiles); ++tile) {
        if (!cell_of(state, tile)) {
            parts.push_back({tile, 0, {1, 1}});
        }
    }
    return parts;
}

void DrawingOf<EdgeMatch>::draw_part(Pen& pen, const Level& level, const Part& part) {
    draw_tile(pen, at(level.tiles, part.item), part.item + 1);
}

std::string DrawingOf<EdgeMatch>::way(const Level& /*level*/, const State& /*state*/,
                                      const std::vector<EdgeMatch::Move>& /*moves*/) {
    return "";
}

BookExample DrawingOf<EdgeMatch>::book_example() {
    return {say("Tiles"),
            {say("Lay the tiles so that the edges of neighbours match: letters that touch are the same."),
             say("Plain edges belong to the frame. Tiles may be turned.")},
            "tessera 1 edge_match\nsize 2x2\ntiles\n"
            "--=J=J-- =A=I----\n"
            "=J----=I =A----=J\n"
            "end\n",
            {"place 0 2 0 0", "place 3 3 0 1", "place 1 1 1 1", "place 2 1 1 0"},
            2,
            {say("The empty board."), say("The edges of two neighbours match."), say("All tiles match.")}};
}

}  // namespace tessera

#include "app/families/polyomino/art.h"
#include "app/families/polyomino/info.h"
#include "base/apart.h"
#include "base/index.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/generator.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_board.h"

#include <algorithm>
#include <map>

// Pictures of the choices of the maker's sheet.

namespace tessera {

using polyomino::Level;
using polyomino::Params;

namespace {

constexpr int largest_pictured = 16;  // side of a board of squares

Level squares_of(Params params) {
    params.columns = std::min(params.columns, largest_pictured);
    params.rows = std::min(params.rows, largest_pictured);
    Level level;
    level.board = polyomino::board_of(params, 1);
    return level;
}

// Returns the board of a choice; nothing while the program that knows its lattice is still to come.
const Level* board_on_lattice(int choice, const Params& params) {
    static std::map<int, Level> known;
    if (polyomino::lattices().size() < 2) {
        return nullptr;
    }
    const auto found = known.find(choice);
    return found != known.end()
               ? &found->second
               : &known.emplace(choice, apart(polyomino::level_on_lattice)(params)).first->second;
}

void draw_sign(Painter& painter, Icon icon, const Rect& rect) {
    painter.icon(icon, rect.centre(), std::min(rect.width, rect.height) * 0.7F, painter.theme().quiet);
}

}  // namespace

void InfoOf<Polyomino>::draw_board_choice(Painter& painter, const Params& /*params*/, int choice,
                                          const Rect& rect) {
    Params params;
    choose_board(params, choice);
    if (is_of_squares(params)) {
        params.columns = params.rows = 5;
        draw_board_picture(painter, squares_of(params), rect);
    } else if (const Level* const level = board_on_lattice(choice, params)) {
        draw_board_picture(painter, *level, rect);
    }
}

void InfoOf<Polyomino>::draw_figure_choice(Painter& painter, const Params& params, int choice,
                                           const Rect& rect) {
    Params chosen = params;
    choose_figure(chosen, choice);
    if (chosen.figure == polyomino::any_figure) {
        draw_sign(painter, Icon::dice, rect);
    } else if (choice == undrawn_figure(params)) {
        draw_sign(painter, Icon::edit, rect);
    } else {
        draw_board_picture(painter, squares_of(chosen), rect);
    }
}

void InfoOf<Polyomino>::draw_set_choice(Painter& painter, const Params& /*params*/, int choice,
                                        const Rect& rect) {
    Params params;
    choose_set(params, choice);
    if (params.set.empty()) {
        return draw_sign(painter, Icon::dice, rect);
    }
    Level level;
    level.pieces = *polyomino::pieces_of_set(params.set);
    draw_pieces(painter, level, rect);
}

// Draws all sizes with equal cells, those of the largest board that can have one solution, if they then fit.
void InfoOf<Polyomino>::draw_size_choice(Painter& painter, const Params& params, int choice,
                                         const Rect& rect) {
    Params pictured;
    pictured.columns = params.columns;
    pictured.rows = params.rows;
    Sizes::choose(pictured, choice);
    if (Sizes::is_open(params, choice)) {
        return draw_sign(painter, Icon::more, rect);
    }
    const float cell = rect.height / 10;
    const auto width = static_cast<float>(pictured.columns) * cell;
    const auto height = static_cast<float>(pictured.rows) * cell;
    const bool fits = width <= rect.width && height <= rect.height + 1;
    draw_board_picture(painter, squares_of(pictured), fits ? centred(rect.centre(), width, height) : rect);
}

}  // namespace tessera

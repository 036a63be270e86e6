#include "app/families/polyomino/art.h"
#include "app/families/polyomino/editor.h"
#include "app/families/polyomino/info.h"
#include "games/polyomino/figures.h"
#include "games/polyomino/lattice_board.h"

// Boards to start a draft from: the figures, and the boards of the maker's sheet on other lattices.

namespace tessera {

using polyomino::FramedDraft;
using polyomino::Level;

namespace {

using Info = InfoOf<Polyomino>;

int figure_count() {
    return int_size(polyomino::figure_names());
}

Level level_of_figure(int figure) {
    Level level;
    level.board = polyomino::figure_board(at(polyomino::figure_names(), figure));
    return level;
}

// Draws a choice; the first is the board as it is.
void draw_start(Painter& painter, const Level& level, int choice, const Rect& rect) {
    if (choice > figure_count()) {
        Info::draw_board_choice(painter, {}, choice - figure_count(), rect);
    } else {
        draw_board_picture(painter, choice == 0 ? level : level_of_figure(choice - 1), rect);
    }
}

FramedDraft draft_on_lattice(int board) {
    polyomino::Params params;
    Info::choose_board(params, board);
    Level level = polyomino::level_on_lattice(params);
    level.pieces.clear();
    return polyomino::framed(level);
}

}  // namespace

MakerField start_field(const Level& level) {
    MakerField field{"start", "Draw a board, or start from", 0, 0, 0, ""};
    field.is_choice = true;
    field.choices.emplace_back("as it is");
    const std::vector<std::string_view>& figures = polyomino::figure_names();
    field.choices.insert(field.choices.end(), figures.begin(), figures.end());
    const std::span<const std::string_view> boards = Info::boards();
    field.choices.insert(field.choices.end(), boards.begin() + 1, boards.end());
    field.high = int_size(field.choices) - 1;
    field.picture = [level](Painter& painter, int choice, const Rect& rect) {
        draw_start(painter, level, choice, rect);
    };
    return field;
}

FramedDraft started(const Level& level, int choice) {
    FramedDraft made{polyomino::blank_draft(), {}};
    if (choice > figure_count()) {
        made = draft_on_lattice(choice - figure_count());
    } else if (choice > 0) {
        made.draft.board = level_of_figure(choice - 1).board;
    }
    sign<Polyomino>(made.draft, credits_of<Polyomino>(level));
    return made;
}

}  // namespace tessera

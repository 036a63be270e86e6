#include "app/board/result_squares.h"
#include "app/families/polyomino/art.h"
#include "app/families/polyomino/held.h"
#include "app/families/polyomino/space_scene.h"
#include "app/families/polyomino/tilings.h"
#include "base/apart.h"
#include "base/text.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <array>

// Texts of a polyomino table: for the bar, for screen readers, for the help, for tests.

namespace tessera {

using polyomino::Placement;

namespace {

std::vector<std::string> named(const BoardWords& words, const polyomino::Level& level,
                               const std::vector<Cell>& cells) {
    std::vector<std::string> names;
    names.reserve(cells.size());
    for (const Cell cell : cells) {
        const Cell place = place_in_words(level, cell);
        const std::string layer =
            polyomino::is_in_space(level)
                ? words.word("layer") + ' ' + std::to_string(apart(space::layer_in_words)(level, cell)) + ' '
                : std::string();
        names.push_back(layer + words.word("row") + ' ' + std::to_string(place.row) + ' ' +
                        words.word("column") + ' ' + std::to_string(place.column));
    }
    return names;
}

// Returns the first cell of each placement.
std::vector<Cell> first_cells(const PolyominoSession& session, const std::vector<std::string>& placements) {
    std::vector<Cell> cells;
    for (const polyomino::Move& move : moves_of(session, placements)) {
        cells.push_back(cells_of(session.level(), *move.to).front());
    }
    return cells;
}

Sentence hand_sentence(const BoardWords& words, const PolyominoView& view, const PolyominoSession& session) {
    const Placement& held = view.held->at;
    const std::string name(short_name(session.level(), held.piece));
    if (!view.held->has_ghost) {
        return say("in your hand: {}", name);
    }
    const std::string where = join(named(words, session.level(), cells_of(session.level(), held)), ", ");
    return view.held->is_legal ? say("in your hand: {}, which fits on {}", name, where)
                               : say("in your hand: {}, which does not fit on {}", name, where);
}

// Returns the sentence after an arrow key: the piece's first cell, and whether it fits there.
Sentence short_hand_sentence(const PolyominoView& view, const PolyominoSession& session) {
    const Placement& held = view.held->at;
    const std::string name(short_name(session.level(), held.piece));
    if (!view.held->has_ghost) {
        return say("in your hand: {}", name);
    }
    const std::vector<Cell> cells = cells_of(session.level(), held);
    const Cell least = *std::min_element(cells.begin(), cells.end());
    if (view.space) {
        return apart(space::fit_sentence)(session.level(), name, least, view.held->is_legal);
    }
    const Cell first = place_in_words(session.level(), least);
    return view.held->is_legal ? say("{} fits: row {}, column {}", name, first.row, first.column)
                               : say("{} does not fit: row {}, column {}", name, first.row, first.column);
}

// Adds the piece in hand, with the reason if it does not fit.
void put_hand_in_words(BoardWords& words, const PolyominoView& view, const PolyominoSession& session) {
    const Placement& held = view.held->at;
    const std::string about = std::to_string(held.piece) + ' ' + std::to_string(held.orientation);
    words.hand(hand_sentence(words, view, session), short_hand_sentence(view, session), about);
    if (view.held->has_ghost && !view.held->is_legal) {
        if (const auto why = why_held_does_not_fit(view, session)) {
            words.hand(*why);
        }
    }
}

// Removes the connected open cells around `start` from the grid; returns how many there were.
int take_region(Grid<char>& open, const std::vector<Cell>& steps, Cell start) {
    std::vector<Cell> found = {start};
    open[start] = 0;
    for (std::size_t next = 0; next < found.size(); ++next) {
        for (const Cell step : steps) {
            const Cell cell = found[next] + step;
            if (open.contains(cell) && open[cell] != 0) {
                open[cell] = 0;
                found.push_back(cell);
            }
        }
    }
    return int_size(found);
}

// Returns the sizes of the open regions, in reading order of their first cells.
std::vector<std::string> open_regions(const polyomino::Level& level, const Grid<int>& cover) {
    Grid<char> open(cover.rows(), cover.columns());
    for (int index = 0; index < cover.size(); ++index) {
        open[index] = level.board[index] == polyomino::Square::open && cover[index] < 0 ? 1 : 0;
    }
    const std::vector<Cell> steps = polyomino::steps_to_neighbours(level.lattice);
    std::vector<std::string> sizes;
    for (int index = 0; index < open.size(); ++index) {
        if (open[index] != 0) {
            sizes.push_back(std::to_string(take_region(open, steps, open.cell(index))));
        }
    }
    return sizes;
}

int uncovered_count(const polyomino::Level& level, const polyomino::State& state) {
    const Grid<int> cover = cover_of(level, state);
    int count = 0;
    for (int index = 0; index < cover.size(); ++index) {
        count += level.board[index] == polyomino::Square::open && cover[index] < 0 ? 1 : 0;
    }
    return count;
}

bool has(const std::vector<Placement>& placements, const Placement& placement) {
    return std::find(placements.begin(), placements.end(), placement) != placements.end();
}

}  // namespace

Sentence progress(const PolyominoView& /*view*/, const PolyominoSession& session) {
    const int open = uncovered_count(session.level(), session.state());
    if (open == 0) {
        return say("Solved");
    }
    return say("{} {cell|cells} left", open);
}

float share_done(const PolyominoSession& session) {
    const polyomino::Level& level = session.level();
    const int all = uncovered_count(level, Polyomino::start(level));
    return 1 -
           static_cast<float>(uncovered_count(level, session.state())) / static_cast<float>(std::max(all, 1));
}

Sentence solved_sentence(const PolyominoView& /*view*/, const PolyominoSession& /*session*/) {
    return say("Solved! Every cell is covered");
}

int moves_over(const PolyominoView& /*view*/, const PolyominoSession& /*session*/) {
    return 0;
}

std::vector<HelpLine> help(const PolyominoSession& session) {
    if (polyomino::is_in_space(session.level())) {
        return apart(space::help)();
    }
    return {{Icon::check, say("Cover the whole board with the pieces.")},
            {Icon::hand, say("Drag a piece, or tap it and then tap the board."),
             "Tab or its letter picks a piece, arrows move it, Enter places it, Backspace takes it back. All "
             "other letters are commands."},
            {Icon::turn, say("Tap a held piece to turn it, or use this button."),
             takes_letter(session, 'R') ? "Shift with \u2190 or \u2192, or the wheel"
                                        : "R, Shift with \u2190 or \u2192, or the wheel"},
            {Icon::flip, say("This button flips it."),
             takes_letter(session, 'F') ? "Shift with \u2191 or \u2193, or the right button"
                                        : "F, Shift with \u2191 or \u2193, or the right button"}};
}

std::string_view keys_in_words(const PolyominoSession& session) {
    if (polyomino::is_in_space(session.level())) {
        return apart(space::keys_in_words)();
    }
    const std::string_view letters = "RFH";
    const bool are_free = std::none_of(letters.begin(), letters.end(),
                                       [&](char letter) { return takes_letter(session, letter); });
    return are_free ? "Tab chooses a piece, the arrow keys move it, R turns it, F flips it, Enter places it, "
                      "Backspace "
                      "takes it back, H gives a hint, question mark shows help."
                    : "Tab or its letter chooses a piece, the arrow keys move it and with Shift turn and "
                      "flip it, Enter "
                      "places it, Backspace takes it back, the exclamation mark gives a hint, question mark "
                      "shows help.";
}

void put_in_words(BoardWords& words, const PolyominoView& view, const PolyominoSession& session) {
    const polyomino::Level& level = session.level();
    const Grid<int> cover = cover_of(level, session.state());
    const auto name_of = [&](Cell cell) {
        const int placed = cover[cell];
        return placed >= 0 ? std::string(short_name(level, at(session.state().placed, placed).piece))
               : level.board[cell] == polyomino::Square::open ? words.word("empty")
                                                              : words.word("no cell");
    };
    if (view.space) {
        apart(space::put_layers_in_words)(words, level, name_of);
    } else {
        const Grid<std::optional<Cell>> places = places_in_words(level);
        words.rows(places.rows(), places.columns(), [&](Cell place) {
            return places[place] ? name_of(*places[place]) : words.word("no cell");
        });
    }
    if (const auto regions = open_regions(level, cover); regions.size() > 1) {
        words.list("open regions, in cells: {}", regions);
    }
    std::vector<std::string> tray;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        if (const int left = left_count(level, session.state(), piece); left > 0) {
            tray.push_back(counted(std::string(short_name(level, piece)), left));
        }
    }
    words.list("in the tray: {}", tray);
    words.list("marked, to be taken back: {,and}", mistakes(view, session));
    if (view.held) {
        put_hand_in_words(words, view, session);
    } else if (view.cursor && view.space) {
        words.hand(apart(space::cursor_sentence)(level, *view.cursor, name_of(*view.cursor)));
    } else if (view.cursor) {
        words.spot(place_in_words(level, *view.cursor) - Cell{1, 1}, name_of(*view.cursor));
    }
    if (view.lit) {
        words.line(view.lit->sentence);
        const std::vector<Cell> starts = first_cells(session, view.lit->left);
        const bool is_of_places = !starts.empty() && view.lit->cells.size() > 1;  // their cells, all together
        words.list("look at: {}", named(words, level, is_of_places ? std::vector<Cell>() : view.lit->cells));
        words.list("places left, by their first cells: {}", named(words, level, starts));
        words.list("forced next: {}", named(words, level, view.lit->forced_at));
    }
}

namespace {

void write_cells(Json& json, const std::vector<Cell>& cells) {
    json.key("cells");
    json.open('[');
    for (const Cell cell : cells) {
        json.open('[');
        json.number(cell.row);
        json.number(cell.column);
        json.close(']');
    }
    json.close(']');
}

}  // namespace

std::string result_squares(const PolyominoSession& session) {
    std::vector<Placement> laid;
    for (const polyomino::Move& move : session.moves()) {
        if (move.from) {
            laid.erase(std::find(laid.begin(), laid.end(), *move.from));
        }
        if (move.to) {
            laid.push_back(*move.to);
        }
    }
    std::string text;
    for (const Placement& placement : laid) {
        text += at(piece_squares, color_index(session.level(), placement.piece));
    }
    return text;
}

void describe(Json& json, const PolyominoView& view, const PolyominoSession& session) {
    const auto name_of = [&](int piece) -> std::string_view {
        return at(session.level().pieces, piece).name;
    };
    const auto placement_fields = [&](const Placement& placement) {
        json.field("piece", name_of(placement.piece));
        json.field("orientation", placement.orientation);
        json.field("row", placement.corner.row);
        json.field("column", placement.corner.column);
        write_cells(json, cells_of(session.level(), placement));
    };
    json.open('{');
    json.key("held");
    if (view.held) {
        json.open('{');
        placement_fields(view.held->at);
        json.field("on_board", view.held->has_ghost);
        json.field("legal", view.held->is_legal);
        json.close('}');
    } else {
        json.null();
    }
    json.key("placements");
    json.open('[');
    for (const Placement& placement : session.state().placed) {
        json.open('{');
        placement_fields(placement);
        json.field("given", has(session.level().givens, placement));
        json.field("mistake", has(view.mistakes, placement));
        json.close('}');
    }
    json.close(']');
    json.key("tray");
    json.open('[');
    for (const TraySlot& slot : view.tray.slots) {
        const Rect rect = slot.rect.moved(view.tray.offset());
        json.open('{');
        json.field("piece", name_of(slot.piece));
        json.field("left", left_count(session.level(), session.state(), slot.piece));
        json.field("orientation", at(view.tray_orientation, slot.piece));
        write_cells(json, shape_of(session, slot.piece, at(view.tray_orientation, slot.piece)).cells);
        json.field("x", rect.x), json.field("y", rect.y);
        json.field("width", rect.width), json.field("height", rect.height);
        json.field("cell", tray_place(view, session, slot.piece).cell);
        json.close('}');
    }
    json.close(']');
    if (view.space) {
        apart(space::describe)(json, view, session);
    }
    json.close('}');
}

}  // namespace tessera

#include "app/board/result_squares.h"
#include "app/families/edge_match/held.h"
#include "base/text.h"

#include <algorithm>

// Texts of an edge match table: for the bar, for screen readers, for the help, for tests.

namespace tessera {

using edge_match::Contact;
using edge_match::State;

namespace {

int clash_count(const EdgeMatchSession& session) {
    const State& state = session.state();
    int count = 0;
    for (int index = 0; index < state.board.size(); ++index) {
        const Cell cell = state.board.cell(index);
        for (int side = 0; side < edge_match::side_count; ++side) {
            const Cell beyond = cell + at(neighbour_steps, side);
            // An edge between two tiles counts once.
            const bool is_counted_there =
                is_inside(session.level(), beyond) && !is_empty(state, beyond) && beyond < cell;
            const bool clashes = contact(session.level(), state, cell, side) == Contact::clash;
            count += clashes && !is_counted_there ? 1 : 0;
        }
    }
    return count;
}

int tray_count(const EdgeMatchSession& session) {
    int count = 0;
    for (int index = 0; index < session.state().board.size(); ++index) {
        count += session.state().board[index].tile < 0 ? 1 : 0;
    }
    return count;
}

// Returns a tile in words: its edges in their current turn, clockwise from the top.
std::string edges_text(const BoardWords& words, const edge_match::Level& level, edge_match::Placed lying) {
    const edge_match::Tile tile = edge_match::turned(at(level.tiles, lying.tile), lying.turn);
    std::vector<std::string> edges;
    for (const int side : {1, 0, 3, 2}) {  // sides are numbered from the right, anticlockwise
        edges.push_back(edge_match::format_edge(at(tile.edges, side)));
    }
    return words.word("tile") + ' ' + std::to_string(lying.tile + 1) + ' ' + join(edges, " ");
}

}  // namespace

int note_of(const EdgeMatchSession& session, const EdgeMatch::Move& move) {
    return session.state().board.index(move.to ? *move.to : move.from.value_or(Cell()));
}

Sentence progress(const EdgeMatchView& /*view*/, const EdgeMatchSession& session) {
    const int left = tray_count(session);
    const int clashes = clash_count(session);
    if (left > 0) {
        return say("{} {tile|tiles} left", left);
    }
    if (clashes > 0) {
        return say("{} {clash|clashes}", clashes);
    }
    return say("Solved");
}

float share_done(const EdgeMatchSession& session) {
    return 1 - static_cast<float>(tray_count(session)) / static_cast<float>(session.state().board.size());
}

Sentence solved_sentence(const EdgeMatchView& /*view*/, const EdgeMatchSession& /*session*/) {
    return say("Solved! Every edge matches");
}

int moves_over(const EdgeMatchView& /*view*/, const EdgeMatchSession& /*session*/) {
    return 0;
}

std::vector<HelpLine> help(const EdgeMatchSession& session) {
    std::vector<HelpLine> lines = {
        {Icon::check, say("Match the edges of touching tiles.")},
        {Icon::hand,
         say("Drag a tile, or tap it and then tap a cell. Drop it on another tile to swap the two."),
         "Tab picks, arrows move, Enter places, Backspace takes back"},
        {Icon::turn, say("Tap a held tile to turn it, or use this button."),
         "R, Shift with \u2190 or \u2192, the wheel or the right button"}};
    if (is_framed(session.level())) {
        lines.insert(lines.begin() + 1, {Icon::stop, say("Edges with a bar belong to the frame.")});
    }
    return lines;
}

std::string_view keys_in_words(const EdgeMatchSession& /*session*/) {
    return "Tab chooses a tile, the arrow keys move it, R turns it, Enter places it, Backspace takes it "
           "back, H gives "
           "a hint, question mark shows help.";
}

void put_in_words(BoardWords& words, const EdgeMatchView& view, const EdgeMatchSession& session) {
    const edge_match::Level& level = session.level();
    const State& state = session.state();
    words.line(say("the edges of a tile are named from the top, clockwise"));
    const auto name_of = [&](Cell cell) {
        return is_empty(state, cell) ? words.word("empty") : edges_text(words, level, state.board[cell]);
    };
    words.rows(level.rows, level.columns, name_of);
    std::vector<std::string> tray;
    for (int tile = 0; tile < int_size(level.tiles); ++tile) {
        if (!cell_of(state, tile)) {
            tray.push_back(edges_text(words, level, {tile, turn_in_tray(view, tile)}));
        }
    }
    words.list("in the tray: {}", tray);
    if (view.held) {
        const std::string about = std::to_string(view.held->tile) + ' ' + std::to_string(view.held->turn);
        const std::string edges = edges_text(words, level, {view.held->tile, view.held->turn});
        words.hand(say("in your hand: {}", edges), {}, about);
    }
    if (const auto spot = view.held ? view.held->over : view.cursor) {
        words.spot(*spot, name_of(*spot));
    }
}

namespace {

// Returns the tiles of a complete board in the order in which they came there.
std::vector<int> tiles_as_laid(const EdgeMatchSession& session) {
    std::vector<int> laid;
    State state = EdgeMatch::start(session.level());
    for (const EdgeMatch::Move& move : session.moves()) {
        const int tile = move.from ? state.board[*move.from].tile : move.tile;
        laid.erase(std::remove(laid.begin(), laid.end(), tile), laid.end());
        laid.push_back(tile);
        state = *EdgeMatch::play(session.level(), state, move);
    }
    return laid;
}

// Returns the square of the colour that most edges of a tile have, grey for a plain tile.
std::string_view square_of(const edge_match::Tile& tile) {
    // Nearest to the colours of the motifs, in their order.
    constexpr std::array<int, edge_match::max_color_count> squares = {2, 5, 1, 0, 3, 4, 10, 11};
    std::array<int, edge_match::max_color_count> counts = {};
    for (const edge_match::Edge& edge : tile.edges) {
        if (!(edge == edge_match::plain_edge)) {
            ++at(counts, edge_match::motif_color_of(edge.color).color);
        }
    }
    const auto* const most = std::max_element(counts.begin(), counts.end());
    return *most == 0 ? grey_square : at(piece_squares, at(squares, static_cast<int>(most - counts.begin())));
}

}  // namespace

std::string result_squares(const EdgeMatchSession& session) {
    const std::vector<int> laid = tiles_as_laid(session);
    std::vector<std::string_view> squares;
    const int share = moves_per_square(int_size(laid));
    for (int index = 0; index < int_size(laid); index += share) {
        squares.push_back(square_of(at(session.level().tiles, at(laid, index))));
    }
    return in_rows(squares);
}

void describe(Json& json, const EdgeMatchView& view, const EdgeMatchSession& session) {
    const auto cell_fields = [&](Cell cell) {
        json.field("row", cell.row);
        json.field("column", cell.column);
    };
    json.open('{');
    json.key("held");
    if (view.held) {
        json.open('{');
        json.field("tile", view.held->tile);
        json.field("turn", view.held->turn);
        json.field("on_board", view.held->over.has_value());
        if (view.held->over) {
            cell_fields(*view.held->over);
        }
        json.close('}');
    } else {
        json.null();
    }
    json.field("clashes", clash_count(session));
    json.field("marks_clashes", view.marks_clashes);
    json.key("placed");
    json.open('[');
    for (int index = 0; index < session.state().board.size(); ++index) {
        const Cell cell = session.state().board.cell(index);
        if (!is_empty(session.state(), cell)) {
            json.open('{');
            json.field("tile", session.state().board[cell].tile);
            json.field("turn", session.state().board[cell].turn);
            cell_fields(cell);
            json.close('}');
        }
    }
    json.close(']');
    json.key("tray");
    json.open('[');
    for (int tile = 0; tile < int_size(session.level().tiles); ++tile) {
        if (!is_in_tray(session, tile)) {
            continue;
        }
        const Rect rect = tray_place(view, tile);
        json.open('{');
        json.field("tile", tile);
        json.field("turn", turn_in_tray(view, tile));
        json.field("edges", std::string_view(format_tile(edge_match::turned(at(session.level().tiles, tile),
                                                                            turn_in_tray(view, tile)))));
        json.field("x", rect.x), json.field("y", rect.y);
        json.field("width", rect.width), json.field("height", rect.height);
        json.close('}');
    }
    json.close(']');
    json.close('}');
}

}  // namespace tessera

#pragma once

#include "app/board/tray_view.h"
#include "games/edge_match/edge_match.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The tray. In small puzzles tiles on the board keep their slots; in large ones the slots close up.
struct TileTray : TrayFrame {
    float side = 0;  // of a tile
    // By tile, unscrolled; none if the tile is on the board and its slot closed up.
    std::vector<std::optional<Rect>> slots;
};

// The tile in the player's hand. Its grip is measured from the tile's centre.
struct HeldTile : Hand {
    int tile = 0;
    int turn = 0;
    std::optional<Cell> from;  // its cell, if it was picked up from the board
    std::optional<Cell> over;  // cell where it would land
};

struct EdgeTileFlight : Journey {
    int tile = 0;
    int turn = 0;
    Rect from;
    Rect to;
};

// A placement that a hint rules out: a tile on a cell in one turn, or in all turns.
struct Crossed {
    edge_match::Move move;
    bool is_whole = false;
};

// Everything on the screen of an edge match puzzle that is not in its State.
struct EdgeMatchView : TrayView {
    TileTray tray;
    std::vector<int> tray_turn;  // turn of each tile in the tray
    std::optional<HeldTile> held;
    edge_match::State shown;  // state at the last position_changed
    std::vector<EdgeTileFlight> flights;
    std::vector<edge_match::Move> following;  // of the hint's trial: laid one after the other
    std::vector<Crossed> crossed;             // placements crossed out by the hint
    int more = 0;                             // ruled out as well, but only counted
    std::vector<edge_match::Move> best;       // ghosts of a running search
    bool marks_clashes = true;
    bool keeps_hold = false;  // the next move turns the tile in hand in place
};

template <>
struct ViewOf<EdgeMatch> {
    using Type = EdgeMatchView;
};

using EdgeMatchSession = Session<EdgeMatch>;

inline Rect tray_area(const EdgeMatchView& view) {
    return view.tray.area;
}
void lay_out(EdgeMatchView& view, const EdgeMatchSession& session, const Scene& scene);
ViewReply<EdgeMatch> board_input(EdgeMatchView& view, const EdgeMatchSession& session,
                                 const InputEvent& event);
inline bool look_around(EdgeMatchView& view, const InputEvent& event) {
    return look_around_table(view, event);
}
void draw_board(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                const Scene& scene);
bool is_moving(const EdgeMatchView& view, double now_ms);

std::vector<ViewTool> tools(const EdgeMatchView& view, const EdgeMatchSession& session);
ViewReply<EdgeMatch> use_tool(EdgeMatchView& view, const EdgeMatchSession& session, std::string_view name);
bool step_focus(EdgeMatchView& view, const EdgeMatchSession& session, bool backwards);
void drop_focus(EdgeMatchView& view);
bool takes_letter(const EdgeMatchSession& session, char letter);
Grasp grasp(const EdgeMatchView& view);
std::vector<Point> handles(const EdgeMatchView& view, const EdgeMatchSession& session);
bool gives_away(const EdgeMatchSession& session);

void highlight(EdgeMatchView& view, const HintStep* step);
void position_changed(EdgeMatchView& view, const EdgeMatchSession& session, const Scene& scene);
void show_best(EdgeMatchView& view, const EdgeMatchSession& session, const std::vector<std::string>& moves);
void mark_mistakes(EdgeMatchView& view, const EdgeMatchSession& session,
                   const std::vector<std::string>& moves);
std::vector<std::string> mistakes(const EdgeMatchView& view, const EdgeMatchSession& session);
void mark_clashes(EdgeMatchView& view, bool marks);
bool wants_par(const EdgeMatchView& view, const EdgeMatchSession& session);
void take_par(EdgeMatchView& view, const ParRange& par);
bool has_ways(const EdgeMatchView& view, const EdgeMatchSession& session);

inline MoveKind move_kind(const EdgeMatchView& /*view*/, const EdgeMatch::Move& move) {
    return kind_of_tray_move(move);
}
int note_of(const EdgeMatchSession& session, const EdgeMatch::Move& move);
Sentence progress(const EdgeMatchView& view, const EdgeMatchSession& session);
float share_done(const EdgeMatchSession& session);
Sentence solved_sentence(const EdgeMatchView& view, const EdgeMatchSession& session);
int moves_over(const EdgeMatchView& view, const EdgeMatchSession& session);
void put_in_words(BoardWords& words, const EdgeMatchView& view, const EdgeMatchSession& session);
std::vector<HelpLine> help(const EdgeMatchSession& session);
std::string result_squares(const EdgeMatchSession& session);  // in the order in which the tiles were laid
std::string_view keys_in_words(const EdgeMatchSession& session);
void describe(Json& json, const EdgeMatchView& view, const EdgeMatchSession& session);
// The board stays as it is on every screen.
inline std::optional<Session<EdgeMatch>> set_upright(const Session<EdgeMatch>& /*session*/,
                                                     TableForm /*form*/) {
    return std::nullopt;
}
inline Session<EdgeMatch> set_back(const Session<EdgeMatch>& session, const edge_match::Level& /*level*/) {
    return session;
}
inline Hint turned_hint(const Session<EdgeMatch>& /*from*/, const Session<EdgeMatch>& /*to*/, Hint hint) {
    return hint;
}
void draw_thumbnail(Painter& painter, const edge_match::Level& level, const Rect& rect);
Rect draw_position(Painter& painter, const edge_match::Level& level, const edge_match::State& state,
                   const Rect& rect);
void draw_veiled(Painter& painter, const edge_match::Level& level, const edge_match::State& state,
                 const Rect& rect);

}  // namespace tessera

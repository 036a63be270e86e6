#pragma once

#include "app/board/press.h"
#include "app/board/view.h"
#include "games/number_swap/number_swap.h"
#include "games/number_swap/state_space.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The drawn state graph, for boards small enough to have one.
struct StateMap {
    number_swap::StateGraph graph;
    std::vector<number_swap::CellPair> barriers;  // those of the level that it was made for
    Rect area;                                    // empty: no room, or hidden
    Rect legend;                                  // below it
    int here = -1;                                // node of the current position
    std::vector<int> path;                        // nodes from `here` to the sorted grid
    int looked_at = -1;                           // node whose grid is shown; -1: none
    bool has_focus = false;                       // it has the keyboard focus

    Point point_of(int node) const {
        const number_swap::MapPoint& point = at(graph.nodes, node).point;
        return {area.x + area.width * point.x, area.y + area.height * point.y};
    }
};

// A press that may become a drag of the tile under it.
struct TilePress : Press {
    Cell cell;

    bool is_drag() const { return use == Use::drag; }
};

// A tile moving to its cell.
struct TileFlight {
    int tile = 0;
    Cell from;
    double start_ms = 0;
};

// A refused swap, whose two cells shake.
struct Refusal {
    number_swap::CellPair cells;
    double start_ms = 0;
};

// Everything on the screen of a number swap puzzle that is not in its State.
struct NumberSwapView {
    BoardCanvas canvas;
    std::optional<StateMap> map;
    bool wants_map = false;
    std::optional<TilePress> press;
    std::optional<Cell> picked;  // the first tile of a swap
    std::optional<Cell> cursor;  // keyboard cursor
    Grid<int> shown;             // tiles at the last position_changed
    std::vector<TileFlight> flights;
    std::optional<Refusal> refusal;
    std::optional<HintStep> lit;
    std::optional<ParRange> par;  // par of the level, if its text does not state it
    int best_count = -1;          // swaps in a running search's best solution; -1: none
    double solved_ms = -1;        // when the grid was sorted; negative: not sorted
    double now_ms = 0;
    bool reduced_motion = false;
};

template <>
struct ViewOf<NumberSwap> {
    using Type = NumberSwapView;
};

using NumberSwapSession = Session<NumberSwap>;

inline constexpr double tile_flight_ms = 160;
inline constexpr double sorted_ms = 1200;

inline Rect tray_area(const NumberSwapView& /*view*/) {
    return {};
}
void lay_out(NumberSwapView& view, const NumberSwapSession& session, const Scene& scene);
ViewReply<NumberSwap> board_input(NumberSwapView& view, const NumberSwapSession& session,
                                  const InputEvent& event);
// The whole board is always in view.
inline bool look_around(NumberSwapView& /*view*/, const InputEvent& /*event*/) {
    return false;
}
void draw_board(Painter& painter, const NumberSwapView& view, const NumberSwapSession& session,
                const Scene& scene);
bool is_moving(const NumberSwapView& view, double now_ms);

std::vector<ViewTool> tools(const NumberSwapView& view, const NumberSwapSession& session);
ViewReply<NumberSwap> use_tool(NumberSwapView& view, const NumberSwapSession& session, std::string_view name);
bool step_focus(NumberSwapView& view, const NumberSwapSession& session, bool backwards);
void drop_focus(NumberSwapView& view);
bool takes_letter(const NumberSwapSession& session, char letter);
Grasp grasp(const NumberSwapView& view);
std::vector<Point> handles(const NumberSwapView& view, const NumberSwapSession& session);
bool gives_away(const NumberSwapSession& session);

// Updates the map for the level and the position; removes it if the level has none.
void renew_map(NumberSwapView& view, const NumberSwapSession& session);

// Returns the swap as a move, or the reason against it and shakes both cells.
ViewReply<NumberSwap> swap_tiles(NumberSwapView& view, const NumberSwapSession& session, Cell from, Cell to);
ViewReply<NumberSwap> key_input(NumberSwapView& view, const NumberSwapSession& session,
                                const InputEvent& event);

// Keyboard on the map.
bool is_on_map(const NumberSwapView& view);
void enter_map(NumberSwapView& view);
ViewReply<NumberSwap> map_input(NumberSwapView& view, const InputEvent& event);

void position_changed(NumberSwapView& view, const NumberSwapSession& session, const Scene& scene);
void highlight(NumberSwapView& view, const HintStep* step);
void show_best(NumberSwapView& view, const NumberSwapSession& session, const std::vector<std::string>& moves);
void mark_mistakes(NumberSwapView& view, const NumberSwapSession& session,
                   const std::vector<std::string>& moves);
std::vector<std::string> mistakes(const NumberSwapView& view, const NumberSwapSession& session);
void mark_clashes(NumberSwapView& view, bool marks);
bool wants_par(const NumberSwapView& view, const NumberSwapSession& session);
void take_par(NumberSwapView& view, const ParRange& par);
bool has_ways(const NumberSwapView& view, const NumberSwapSession& session);
std::string_view hint_caption(const NumberSwapView& view);

inline MoveKind move_kind(const NumberSwapView& /*view*/, const NumberSwap::Move& /*move*/) {
    return MoveKind::lay;
}
int note_of(const NumberSwapSession& session, const NumberSwap::Move& move);
Sentence progress(const NumberSwapView& view, const NumberSwapSession& session);
float share_done(const NumberSwapSession& session);
Sentence solved_sentence(const NumberSwapView& view, const NumberSwapSession& session);
int moves_over(const NumberSwapView& view, const NumberSwapSession& session);
void put_in_words(BoardWords& words, const NumberSwapView& view, const NumberSwapSession& session);
std::vector<HelpLine> help(const NumberSwapSession& session);
std::string result_squares(const NumberSwapSession& session);  // green for a swap that brought a number home
std::string_view keys_in_words(const NumberSwapSession& session);
void describe(Json& json, const NumberSwapView& view, const NumberSwapSession& session);
// The board stays as it is on every screen.
inline std::optional<Session<NumberSwap>> set_upright(const Session<NumberSwap>& /*session*/,
                                                      TableForm /*form*/) {
    return std::nullopt;
}
inline Session<NumberSwap> set_back(const Session<NumberSwap>& session, const number_swap::Level& /*level*/) {
    return session;
}
inline Hint turned_hint(const Session<NumberSwap>& /*from*/, const Session<NumberSwap>& /*to*/, Hint hint) {
    return hint;
}
void draw_thumbnail(Painter& painter, const number_swap::Level& level, const Rect& rect);
Rect draw_position(Painter& painter, const number_swap::Level& level, const number_swap::State& state,
                   const Rect& rect);
void draw_veiled(Painter& painter, const number_swap::Level& level, const number_swap::State& state,
                 const Rect& rect);

}  // namespace tessera

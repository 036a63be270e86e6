#pragma once

#include "app/board/rulers.h"
#include "app/board/tray_board.h"
#include "app/ui/motion.h"
#include "app/ui/painter.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Shared view of tables with a tray: the state of the screen beyond the game's State, animations, and the
// drawing order. Input is in tray_board.h.

namespace tessera {

// Returns the kind of a move from and to a place or the tray, which is no place.
template <class Move>
MoveKind kind_of_tray_move(const Move& move) {
    return !move.to ? MoveKind::take_up : move.from == move.to ? MoveKind::turn : MoveKind::lay;
}

// Common part of these views. A family adds its tray, the held item and the flights.
struct TrayView {
    BoardCanvas canvas;
    TablePlanner planner;
    std::optional<TrayPress> press;
    std::optional<Cell> cursor;  // keyboard cursor while nothing is held
    std::optional<HintStep> lit;
    double lit_ms = -1;        // start of its display; negative: not yet shown
    double solved_ms = -1;     // when the puzzle was solved; negative: not solved
    Spin spin;                 // the last turn, of an item in the hand, in the tray or on the board
    std::optional<Cell> last;  // where the last item landed: on a solved board the others answer it
    double now_ms = 0;
    double scrolled_ms = 0;  // last layout of the board; now_ms is also set by inputs
    bool reduced_motion = false;
    bool is_new = true;  // nothing shown yet: the first position arrives without flights
};

// True if a change of the position is animated.
inline bool shows_flights(const TrayView& view) {
    return !view.is_new && !view.reduced_motion;
}
void end_change(TrayView& view, bool is_solved);  // call after starting the flights

// Begins to show a turn or a flip of an item, unless motion is reduced.
void begin_spin(TrayView& view, int item, float quarters, bool flips = false);
// Turns what was drawn of the item since `mark` back about `centre`, as far as its spin has still to go.
void draw_spin(Painter& painter, int mark, const TrayView& view, int item, Point centre, double now_ms);

bool is_celebrating(const TrayView& view, double now_ms);
template <class View>
bool is_tray_moving(const View& view, double now_ms) {
    const auto flies = [now_ms](const Journey& flight) {
        return !flight.is_over(now_ms);
    };
    return is_celebrating(view, now_ms) || is_dragging_along_edge(view) || !view.spin.is_over(now_ms) ||
           (view.held && !view.held->pick.is_over(now_ms)) ||
           std::any_of(view.flights.begin(), view.flights.end(), flies);
}

// Returns how far an item on this cell of a solved board has jumped up, from 0 to `strength`: the wave starts
// at the last item. Its light is as strong.
float glow_at(const TrayView& view, Cell cell, const Scene& scene, double strength);

void highlight(TrayView& view, const HintStep* step);
bool lights(const TrayView& view, std::string_view piece);  // a hint mentions it
std::string_view hint_caption(const TrayView& view);

// Parses the moves of an engine's report; skips those that cannot be read.
template <class G>
std::vector<typename G::Move> moves_of(const Session<G>& session, const std::vector<std::string>& texts) {
    std::vector<typename G::Move> moves;
    for (const std::string& text : texts) {
        if (auto move = G::parse_move(session.level(), text)) {
            moves.push_back(std::move(*move));
        }
    }
    return moves;
}

// The mark of the keyboard cursor and of hints.
void frame_cell(Painter& painter, const Rect& rect, float radius);
void frame_cursor(Painter& painter, const TrayView& view, const Scene& scene);
// Marks the slot of the held item or of an item named by a hint.
void frame_slot(Painter& painter, const Rect& rect, float radius);

// True if the item in hand may be on its way to cells hidden by the map.
template <class View>
bool is_in_the_way(const Minimap& map, const View& view) {
    return view.held && (view.held->mode == Hand::Mode::resting ||
                         map.board.inset(-3 * view.canvas.cell()).contains(view.held->pointer));
}

// Draws the table from the bottom up, each layer by a function of `Drawing`: the board and the items on it,
// the tray's slots (none for a closed-up one), flights, the item in hand.
template <class Drawing, class View, class SessionOf>
void draw_tray_table(Painter& painter, const View& view, const SessionOf& session, const Scene& scene) {
    const bool clips = view.canvas.is_zoomed();
    if (clips) {
        painter.push_clip(view.canvas.area().inset(-4));
    }
    Drawing::board(painter, view, session, scene);
    if (clips) {
        painter.pop_clip();
    }
    draw_rulers(painter, view.canvas);
    if (const auto map = minimap_of(view.canvas)) {
        draw_minimap(painter, *map, view.canvas, Drawing::map(painter, session), is_in_the_way(*map, view));
    }
    begin_tray(painter, view.tray);
    for (int index = 0; index < int_size(view.tray.slots); ++index) {
        const std::optional<Rect> slot = Drawing::slot_place(view, index);
        if (slot && view.tray.shows(*slot)) {
            Drawing::slot(painter, view, session, scene, index);
        }
    }
    end_tray(painter, view.tray);
    for (const auto& flight : view.flights) {
        if (!flight.is_over(scene.now_ms)) {
            Drawing::flight(painter, view, session, scene, flight);
        }
    }
    if (view.held && view.held->mode != Hand::Mode::resting) {
        Drawing::held(painter, view, session, scene);
    }
}

}  // namespace tessera

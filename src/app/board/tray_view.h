#pragma once

#include "app/board/rulers.h"
#include "app/board/tray_board.h"
#include "app/ui/motion.h"
#include "app/ui/painter.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What tables with a tray show alike: what is on the screen but not in the State, how it moves, and in which order it is
// drawn. How the hand plays there stands in tray_board.h.

namespace tessera {

// The part of every such view. A family adds its tray, what is held and what flies.
struct TrayView {
    BoardCanvas canvas;
    std::optional<TrayPress> press;
    std::optional<Cell> cursor;  // of the keyboard, when nothing is held
    std::optional<HintStep> lit;
    double lit_ms = -1;     // since when it is shown; negative: it has not been yet
    double solved_ms = -1;  // when the puzzle was solved; negative: it is not
    double now_ms = 0;
    double scrolled_ms = 0;  // when the board was laid out last; inputs set now_ms, too
    bool reduced_motion = false;
    bool is_new = true;  // nothing shown yet: the first position arrives without flights
};

// Something on its way from one place to another.
struct Journey {
    double start_ms = 0;
    double duration_ms = 0;

    bool is_over(double now_ms) const { return now_ms >= start_ms + duration_ms; }
    float share(double now_ms) const { return eased(now_ms, start_ms, duration_ms); }  // of the way, 0 to 1
};

// Whether a change of the position is seen: what moved flies.
inline bool shows_flights(const TrayView& view) {
    return !view.is_new && !view.reduced_motion;
}
void end_change(TrayView& view, bool is_solved);  // when the flights have been started

bool is_celebrating(const TrayView& view, double now_ms);
template <class View>
bool is_tray_moving(const View& view, double now_ms) {
    const auto flies = [now_ms](const Journey& flight) {
        return !flight.is_over(now_ms);
    };
    return is_celebrating(view, now_ms) || is_dragging_along_edge(view) ||
           std::any_of(view.flights.begin(), view.flights.end(), flies);
}

// The light on a cell of a solved board, 0 to `strength`.
float glow_at(const TrayView& view, Cell cell, const Scene& scene, double strength);

void highlight(TrayView& view, const HintStep* step);
bool lights(const TrayView& view, std::string_view piece);  // a hint speaks of it
std::string_view hint_caption(const TrayView& view);

// The moves of an engine's report that can be read.
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

void frame_cell(Painter& painter, const Rect& rect, float radius);  // as the keyboard and hints mark one
void frame_cursor(Painter& painter, const TrayView& view, const Scene& scene);
void frame_slot(Painter& painter, const Rect& rect, float radius);  // what is taken from it, or a hint names

// Whether what is in hand may be on its way to what the map hides.
template <class View>
bool is_in_the_way(const Minimap& map, const View& view) {
    return view.held && (view.held->mode == Hand::Mode::resting ||
                         map.board.inset(-3 * view.canvas.cell()).contains(view.held->pointer));
}

// The table from the bottom up, each layer by a function of `Drawing`: the board and what lies on it, the slots of the
// tray (none where one is closed up), what flies, what is in the hand.
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
        draw_minimap(painter, *map, Drawing::map(painter, session), is_in_the_way(*map, view));
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

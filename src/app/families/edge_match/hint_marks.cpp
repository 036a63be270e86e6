#include "app/families/edge_match/hint_marks.h"

#include "app/board/crossing_out.h"
#include "app/board/dimming.h"
#include "app/families/edge_match/art.h"
#include "app/families/edge_match/held.h"

#include <algorithm>
#include <string>

namespace tessera {

using edge_match::Move;
using edge_match::side_count;

namespace {

constexpr float tried_tile = 0.75F;  // opacity

// Returns the marks for excluded moves. A tile excluded in all turns is crossed out once, in the tray.
std::vector<Crossed> crossed_of(const std::vector<Move>& excluded) {
    std::vector<Crossed> crossed;
    for (const Move& move : excluded) {
        const auto turns = std::count_if(excluded.begin(), excluded.end(), [&](const Move& other) {
            return other.tile == move.tile && other.to == move.to;
        });
        const bool is_whole = turns == side_count;
        if (!is_whole || crossed.empty() ||
            !(crossed.back().is_whole && crossed.back().move.tile == move.tile)) {
            crossed.push_back({move, is_whole});
        }
    }
    return crossed;
}

// Drops the first move of a trial: the one that is tried, which is crossed out.
std::vector<Move> followers_of(std::vector<Move> trial) {
    if (!trial.empty()) {
        trial.erase(trial.begin());
    }
    return trial;
}

// True if a later mark on the same cell has begun.
bool is_covered(const EdgeMatchView& view, int index, double now_ms) {
    const std::optional<Cell>& cell = at(view.crossed, index).move.to;
    for (int later = index + 1; later < int_size(view.crossed); ++later) {
        const Crossed& other = at(view.crossed, later);
        if (!other.is_whole && other.move.to == cell && crossing_progress(view, later, now_ms) > 0) {
            return true;
        }
    }
    return false;
}

void draw_cross_on(Painter& painter, const Rect& place, float progress) {
    draw_cross(painter, place.inset(place.width * 0.24F), std::min(progress * 2.5F, 1.0F),
               painter.theme().bad);
}

}  // namespace

void highlight(EdgeMatchView& view, const HintStep* step) {
    highlight(static_cast<TrayView&>(view), step);
    view.following.clear();
    view.crossed.clear();
    view.more = 0;
}

void begin_marks(EdgeMatchView& view, const EdgeMatchSession& session) {
    if (view.lit && view.lit_ms < 0) {
        view.lit_ms = view.now_ms;
        view.following = followers_of(moves_of(session, view.lit->assumes));
        view.crossed = crossed_of(moves_of(session, view.lit->excludes));
        view.more = keep_crossed(view.crossed);
    }
}

Grid<bool> bright_cells(const EdgeMatchView& view, const EdgeMatchSession& session) {
    const Grid<edge_match::Placed>& board = session.state().board;
    Grid<bool> bright = bright_cells(view.lit->cells, board.rows(), board.columns());
    for (int index = 0; index < board.size(); ++index) {
        bright[index] = bright[index] || lights(view, std::to_string(board[index].tile + 1));
    }
    for (const Move& move : moves_of(session, view.lit->moves)) {
        bright[move.to ? *move.to : *move.from] = true;
    }
    return bright;
}

void dim_slot(Painter& painter, const EdgeMatchView& view, int tile) {
    const bool is_crossed =
        std::any_of(view.crossed.begin(), view.crossed.end(),
                    [&](const Crossed& crossed) { return crossed.is_whole && crossed.move.tile == tile; });
    if (!is_crossed && !lights(view, std::to_string(tile + 1))) {
        dim_slot(painter, view.tray, *slot_of(view, tile));
    }
}

bool is_marking(const EdgeMatchView& view, double now_ms) {
    const double since_laid = now_ms - following_ms(view, int_size(view.following));
    return is_crossing_out(view, int_size(view.crossed), now_ms) || (view.lit && since_laid < view.lit_ms);
}

void draw_shown_tile(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                     const Move& move, float opacity) {
    TileLook look;
    look.style = style_of(session.level());
    look.opacity = opacity;
    draw_tile(painter, edge_match::turned(at(session.level().tiles, move.tile), move.turn),
              view.canvas.rect_of(*move.to), look);
    draw_number_of_tile(painter, view, move.tile, view.canvas.rect_of(*move.to));
}

void draw_marks(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                const Scene& scene) {
    const int there = followers_by(view, int_size(view.following), scene.now_ms);
    for (int index = 0; index < there; ++index) {
        const Move& move = at(view.following, index);
        draw_shown_tile(painter, view, session, move, tried_tile);
        draw_badge(painter, view.canvas.rect_of(*move.to), std::to_string(index + 1));
    }
    for (int index = 0; index < int_size(view.crossed); ++index) {
        const Crossed& crossed = at(view.crossed, index);
        const float progress = crossing_progress(view, index, scene.now_ms);
        if (!crossed.is_whole && progress > 0 && !is_covered(view, index, scene.now_ms)) {
            draw_shown_tile(painter, view, session, crossed.move, tried_tile);
            draw_cross_on(painter, view.canvas.rect_of(*crossed.move.to), progress);
        }
    }
    if (view.more > 0 && !is_marking(view, scene.now_ms)) {
        const Rect place = view.canvas.rect_of(*view.crossed.back().move.to);
        draw_more(painter, place.centre(), view.more, scene.strings);
    }
}

void draw_number_of_tile(Painter& painter, const EdgeMatchView& view, int tile, const Rect& place) {
    const std::string name = std::to_string(tile + 1);  // its name in hints
    if (!lights(view, name)) {
        return;
    }
    const float radius = std::clamp(place.width * 0.17F, 8.0F, 18.0F);
    painter.circle(place.centre(), radius + 1.5F, painter.theme().accent);
    painter.circle(place.centre(), radius, painter.theme().surface);
    painter.letter(place.centre(), name, painter.theme().text, radius * (name.size() < 3 ? 1.25F : 0.95F));
}

void draw_mark_of_tile(Painter& painter, const EdgeMatchView& view, int tile, const Rect& place,
                       const Scene& scene) {
    for (int index = 0; index < int_size(view.crossed); ++index) {
        const float progress = crossing_progress(view, index, scene.now_ms);
        if (at(view.crossed, index).is_whole && at(view.crossed, index).move.tile == tile && progress > 0) {
            painter.fill(place, with_alpha(painter.theme().page, 0.6F * progress), place.width * 0.07F);
            draw_cross_on(painter, place, progress);
        }
    }
}

}  // namespace tessera

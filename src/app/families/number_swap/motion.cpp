#include "app/ui/motion.h"

#include "app/families/number_swap/view.h"

#include <algorithm>

// Animations of a number swap table: flights, hints, the result of a search.

namespace tessera {

namespace {

void fly_tiles(NumberSwapView& view, const Grid<int>& tiles) {
    view.flights.clear();
    const bool can_fly =
        !view.reduced_motion && view.shown.rows() == tiles.rows() && view.shown.columns() == tiles.columns();
    for (int index = 0; can_fly && index < tiles.size(); ++index) {
        for (int before = 0; before < tiles.size(); ++before) {
            if (before != index && view.shown[before] == tiles[index]) {
                view.flights.push_back({tiles[index], tiles.cell(before), view.now_ms});
            }
        }
    }
}

}  // namespace

void position_changed(NumberSwapView& view, const NumberSwapSession& session, const Scene& scene) {
    view.now_ms = scene.now_ms;
    view.reduced_motion = scene.reduced_motion;
    const Grid<int>& tiles = session.state().tiles;
    const bool is_new = !(view.shown.rows() == tiles.rows() && view.shown.columns() == tiles.columns());
    renew_map(view, session);
    lay_out(view, session, scene);
    fly_tiles(view, tiles);
    if (view.picked != view.cursor) {  // a tile carried by the keyboard stays in hand
        view.picked.reset();
    }
    if (session.is_solved() && view.solved_ms < 0) {
        view.picked.reset();
    }
    const bool is_seen = !is_new && !view.reduced_motion;
    view.solved_ms = solved_since(view.solved_ms, session.is_solved(), is_seen, view.now_ms, sorted_ms);
    view.shown = tiles;
}

bool is_moving(const NumberSwapView& view, double now_ms) {
    const auto flies = [&](const TileFlight& flight) {
        return now_ms < flight.start_ms + tile_flight_ms;
    };
    const bool shakes = view.refusal && !view.reduced_motion && is_shaking(view.refusal->start_ms, now_ms);
    const bool celebrates =
        view.solved_ms >= 0 && !view.reduced_motion && now_ms < view.solved_ms + sorted_ms;
    return shakes || celebrates || std::any_of(view.flights.begin(), view.flights.end(), flies);
}

void highlight(NumberSwapView& view, const HintStep* step) {
    view.lit.reset();
    if (step != nullptr) {
        view.lit = *step;
    }
}

void show_best(NumberSwapView& view, const NumberSwapSession&, const std::vector<std::string>& moves) {
    view.best_count = moves.empty() ? -1 : int_size(moves);
}

bool wants_par(const NumberSwapView& /*view*/, const NumberSwapSession& session) {
    return !session.level().par;
}

void take_par(NumberSwapView& view, const ParRange& par) {
    view.par = par;
}

// Every solution can be lengthened, so their number is unbounded.
bool has_ways(const NumberSwapView& /*view*/, const NumberSwapSession& /*session*/) {
    return false;
}

std::string_view hint_caption(const NumberSwapView& /*view*/) {
    return "Swap them";
}

// No swap is a mistake, and numbers have no edges.
void mark_mistakes(NumberSwapView& /*view*/, const NumberSwapSession& /*session*/,
                   const std::vector<std::string>& /*moves*/) {}

std::vector<std::string> mistakes(const NumberSwapView& /*view*/, const NumberSwapSession& /*session*/) {
    return {};
}

void mark_clashes(NumberSwapView& /*view*/, bool /*marks*/) {}

}  // namespace tessera

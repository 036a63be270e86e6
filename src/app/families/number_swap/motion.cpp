#include "app/ui/motion.h"

#include "app/families/number_swap/view.h"

#include <algorithm>

// Where things lie on a number swap table, what changes there by itself, and what is said about it.

namespace tessera {

namespace {

constexpr float margin = 16;
constexpr float largest_cell = 104;
constexpr float least_map = 150;
constexpr float map_gap = 28;

// Small, and in one part: then every grid can be reached.
bool has_map(const number_swap::Level& level) {
    const Grid<int> parts = number_swap::parts_of(level);
    bool is_whole = true;
    for (int index = 0; index < parts.size(); ++index) {
        is_whole = is_whole && parts[index] == 0;
    }
    return is_whole && parts.size() <= number_swap::most_cells_to_draw;
}

// Board and map side by side in a wide area, one below the other in a high one.
void share_area(NumberSwapView& view, const number_swap::Level& level, Rect area, float pixel) {
    area = area.inset(margin);
    if (view.map) {
        const bool is_wide = area.width > area.height;
        const float length = is_wide ? area.width : area.height;
        const float map_length = (length - map_gap) * (level.tiles.size() <= 4 ? 0.5F : 0.62F);
        const Rect map = is_wide ? area.take_right(map_length) : area.take_bottom(map_length);
        (is_wide ? area.take_right(map_gap) : area.take_bottom(map_gap));
        const bool has_room = std::min(map.width, map.height) >= least_map;
        view.map->area = has_room ? map : Rect{};
    }
    view.canvas.fit(area, level.tiles.rows(), level.tiles.columns(), pixel, largest_cell);
}

void renew_map(NumberSwapView& view, const NumberSwapSession& session) {
    const number_swap::Level& level = session.level();
    if (!has_map(level)) {
        view.map.reset();
        return;
    }
    const bool is_same = view.map && view.map->barriers == level.barriers &&
                         view.map->graph.nodes.front().tiles.rows() == level.tiles.rows() &&
                         view.map->graph.nodes.front().tiles.columns() == level.tiles.columns();
    if (!is_same) {
        view.map.emplace();
        view.map->graph = state_graph_of(level);
        view.map->barriers = level.barriers;
    }
    view.map->here = view.map->graph.find(session.state().tiles);
    view.map->way = view.map->graph.shortest_path(view.map->here);
}

void fly_tiles(NumberSwapView& view, const Grid<int>& tiles) {
    view.flights.clear();
    const bool can_fly =
        !view.is_still && view.shown.rows() == tiles.rows() && view.shown.columns() == tiles.columns();
    for (int index = 0; can_fly && index < tiles.size(); ++index) {
        for (int before = 0; before < tiles.size(); ++before) {
            if (before != index && view.shown[before] == tiles[index]) {
                view.flights.push_back({tiles[index], tiles.cell(before), view.now_ms});
            }
        }
    }
}

}  // namespace

void lay_out(NumberSwapView& view, const NumberSwapSession& session, const Scene& scene) {
    view.now_ms = scene.now_ms;
    view.is_still = scene.is_still;
    if (view.shown.size() == 0) {
        view.shown = session.state().tiles;
        renew_map(view, session);
    }
    share_area(view, session.level(), scene.area, scene.pixel);
}

void position_changed(NumberSwapView& view, const NumberSwapSession& session, const Scene& scene) {
    view.now_ms = scene.now_ms;
    view.is_still = scene.is_still;
    const Grid<int>& tiles = session.state().tiles;
    const bool is_new = !(view.shown.rows() == tiles.rows() && view.shown.columns() == tiles.columns());
    renew_map(view, session);
    lay_out(view, session, scene);
    fly_tiles(view, tiles);
    if (view.picked != view.cursor) {  // a tile that the keyboard carries stays in hand
        view.picked.reset();
    }
    if (session.is_solved() && view.solved_ms < 0) {
        view.picked.reset();
    }
    const bool is_seen = !is_new && !view.is_still;
    view.solved_ms = solved_since(view.solved_ms, session.is_solved(), is_seen, view.now_ms, sorted_ms);
    view.shown = tiles;
}

bool is_moving(const NumberSwapView& view, double now_ms) {
    const auto flies = [&](const TileFlight& flight) {
        return now_ms < flight.start_ms + tile_flight_ms;
    };
    const bool shakes = view.refusal && !view.is_still && now_ms < view.refusal->start_ms + refusal_ms;
    const bool celebrates = view.solved_ms >= 0 && !view.is_still && now_ms < view.solved_ms + sorted_ms;
    return shakes || celebrates || std::any_of(view.flights.begin(), view.flights.end(), flies);
}

void light_up(NumberSwapView& view, const HintStep* step) {
    view.lit.reset();
    if (step != nullptr) {
        view.lit = *step;
    }
}

void show_best(NumberSwapView& view, const NumberSwapSession&, const std::vector<std::string>& moves) {
    view.best_count = moves.empty() ? -1 : int_size(moves);
}

namespace {

std::optional<ParRange> par_of(const NumberSwapView& view, const NumberSwapSession& session) {
    const std::optional<int> proved = session.level().par;
    return proved ? ParRange{*proved, *proved} : view.par;
}

}  // namespace

Sentence progress(const NumberSwapView& view, const NumberSwapSession& session) {
    const int count = session.move_count();
    const bool is_done = session.is_solved();
    const std::optional<ParRange> par = par_of(view, session);
    if (!par) {
        return is_done ? say("Sorted in {} swaps", count) : say("{} swaps", count);
    }
    if (par->low == par->high) {
        return is_done ? say("Sorted in {} swaps, par {}", count, par->low)
                       : say("{} swaps, par {}", count, par->low);
    }
    return is_done ? say("Sorted in {} swaps, par {} to {}", count, par->low, par->high)
                   : say("{} swaps, par {} to {}", count, par->low, par->high);
}

bool wants_par(const NumberSwapView& /*view*/, const NumberSwapSession& session) {
    return !session.level().par;
}

void take_par(NumberSwapView& view, const ParRange& par) {
    view.par = par;
}

// Every way can be made longer.
bool has_ways(const NumberSwapView& /*view*/, const NumberSwapSession& /*session*/) {
    return false;
}

std::string_view hint_caption(const NumberSwapView& /*view*/) {
    return "Swap them";
}

std::vector<Sentence> help(const NumberSwapSession&) {
    return {
        say("Bring the numbers in order, row by row, by swapping neighbours."),
        say("Tap two neighbours, or drag one onto the other. Nothing passes a barrier."),
        say("Keyboard: arrows walk, Enter picks a tile up, arrows carry it, Enter puts it down."),
        say("Par is the fewest swaps there can be."),
        say("On small boards a map shows every grid: the lit way is a shortest one. Tab goes there, arrows "
            "walk along it.")};
}

namespace {

void write_cell(Json& json, std::string_view name, const std::optional<Cell>& cell) {
    json.key(name);
    if (!cell) {
        json.null();
        return;
    }
    json.open('[');
    json.number(cell->row);
    json.number(cell->column);
    json.close(']');
}

void write_map(Json& json, const StateMap& map) {
    json.open('{');
    json.field("states", int_size(map.graph.nodes));
    json.field("here", map.here);
    json.field("distance", at(map.graph.nodes, map.here).distance);
    json.field("looked_at", map.looked_at);
    json.field("focused", map.has_focus);
    json.field("x", map.area.x), json.field("y", map.area.y);
    json.field("width", map.area.width), json.field("height", map.area.height);
    const Point goal = map.point_of(0);
    json.field("goal_x", goal.x), json.field("goal_y", goal.y);
    json.close('}');
}

}  // namespace

void describe(Json& json, const NumberSwapView& view, const NumberSwapSession& session) {
    const Grid<int>& tiles = session.state().tiles;
    json.open('{');
    json.key("tiles");
    json.open('[');
    for (int row = 0; row < tiles.rows(); ++row) {
        json.open('[');
        for (int column = 0; column < tiles.columns(); ++column) {
            json.number(tiles[Cell{row, column}]);
        }
        json.close(']');
    }
    json.close(']');
    json.key("barriers");
    json.open('[');
    for (const number_swap::CellPair& barrier : session.level().barriers) {
        json.text(NumberSwap::format_move(session.level(), barrier));
    }
    json.close(']');
    const ParRange par = par_of(view, session).value_or(ParRange{-1, -1});
    json.field("par", par.low == par.high ? par.low : -1);
    json.field("par_low", par.low);
    json.field("par_high", par.high);
    json.field("best", view.best_count);
    write_cell(json, "picked", view.picked);
    write_cell(json, "cursor", view.cursor);
    json.key("map");
    if (view.map && view.map->here >= 0) {
        write_map(json, *view.map);
    } else {
        json.null();
    }
    json.close('}');
}

}  // namespace tessera

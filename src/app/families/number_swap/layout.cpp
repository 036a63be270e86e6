#include "app/families/number_swap/view.h"

#include <algorithm>

// Layout of a number swap table: the board, with the map of all grids beside or below it.

namespace tessera {

namespace {

constexpr float margin = 22;
constexpr float largest_cell = 160;
constexpr float least_map = 150;
constexpr float map_gap = 28;
constexpr float legend_height = 44;  // two lines

// True if the grid is small and connected, so that every arrangement can be reached.
bool has_map(const number_swap::Level& level) {
    const Grid<int> parts = number_swap::parts_of(level);
    bool is_whole = true;
    for (int index = 0; index < parts.size(); ++index) {
        is_whole = is_whole && parts[index] == 0;
    }
    return is_whole && parts.size() <= number_swap::most_cells_to_draw;
}

// Places board and map side by side in a wide area, else the map below the board.
void share_area(NumberSwapView& view, const number_swap::Level& level, Rect area, float pixel) {
    area = area.inset(margin);
    if (view.map) {
        view.map->area = {};
        view.map->has_focus = view.map->has_focus && view.wants_map;
        view.map->looked_at = view.wants_map ? view.map->looked_at : -1;
    }
    if (view.map && view.wants_map) {
        const bool is_wide = area.width > area.height;
        const float length = is_wide ? area.width : area.height;
        const float map_length = (length - map_gap) * (level.tiles.size() <= 4 ? 0.5F : 0.62F);
        Rect map = is_wide ? area.take_right(map_length) : area.take_bottom(map_length);
        (is_wide ? area.take_right(map_gap) : area.take_bottom(map_gap));
        view.map->legend = map.take_bottom(legend_height);
        const bool has_room = std::min(map.width, map.height) >= least_map;
        view.map->area = has_room ? map : Rect{};
    }
    view.canvas.fit(area, {level.tiles.rows(), level.tiles.columns()}, pixel, largest_cell);
}

}  // namespace

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
    view.map->path = view.map->graph.shortest_path(view.map->here);
}

void lay_out(NumberSwapView& view, const NumberSwapSession& session, const Scene& scene) {
    view.now_ms = scene.now_ms;
    view.reduced_motion = scene.reduced_motion;
    if (view.shown.size() == 0) {
        view.shown = session.state().tiles;
        renew_map(view, session);
    }
    view.wants_map = scene.shows_map;
    share_area(view, session.level(), place_of_board(scene, free_area(scene)), scene.pixel);
}

}  // namespace tessera

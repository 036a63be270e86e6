#include "app/families/number_swap/view.h"
#include "base/text.h"

#include <string>

// Keyboard on the map of all grids: arrows follow its links from node to node.

namespace tessera {

namespace {

// Returns the rows of a grid: "1 2 3, 4 6 5".
std::string grid_text(const Grid<int>& tiles) {
    std::vector<std::string> rows;
    for (int row = 0; row < tiles.rows(); ++row) {
        std::vector<std::string> numbers;
        numbers.reserve(static_cast<std::size_t>(tiles.columns()));
        for (int column = 0; column < tiles.columns(); ++column) {
            numbers.push_back(std::to_string(tiles[Cell{row, column}]));
        }
        rows.push_back(join(numbers, " "));
    }
    return join(rows, ", ");
}

Sentence sentence_of(const StateMap& map, int node) {
    const number_swap::StateGraph::Node& found = at(map.graph.nodes, node);
    return say("{}; swaps to go: {}", grid_text(found.tiles), found.distance);
}

// Returns the neighbour closest to the arrow's direction, or the node itself if there is none.
int neighbour_towards(const StateMap& map, int node, Cell step) {
    constexpr float least = 0.2F;  // minimum cosine of the angle to the arrow
    const Point arrow{static_cast<float>(step.column), static_cast<float>(step.row)};
    int found = node;
    float best = least;
    for (const number_swap::StateGraph::Link& link : map.graph.links) {
        if (link.nearer != node && link.farther != node) {
            continue;
        }
        const int other = link.nearer == node ? link.farther : link.nearer;
        const Point offset = map.point_of(other) - map.point_of(node);
        const float along = (offset.x * arrow.x + offset.y * arrow.y) /
                            std::max(distance(map.point_of(other), map.point_of(node)), 1.0F);
        if (along > best) {
            found = other;
            best = along;
        }
    }
    return found;
}

bool is_arrow(Key key) {
    return key == Key::left || key == Key::right || key == Key::up || key == Key::down;
}

}  // namespace

bool is_on_map(const NumberSwapView& view) {
    return view.map && view.map->has_focus;
}

void enter_map(NumberSwapView& view) {
    view.map->has_focus = true;
    if (view.map->looked_at < 0) {
        view.map->looked_at = view.map->here;
    }
}

ViewReply<NumberSwap> map_input(NumberSwapView& view, const InputEvent& event) {
    StateMap& map = *view.map;
    if (!is_arrow(event.key) || map.here < 0) {
        return ViewReply<NumberSwap>::ignored();
    }
    const int from = map.looked_at < 0 ? map.here : map.looked_at;
    map.looked_at = neighbour_towards(map, from, step_of(event.key));
    return {true, {}, {}, sentence_of(map, map.looked_at)};
}

}  // namespace tessera

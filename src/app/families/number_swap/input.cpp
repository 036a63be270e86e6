#include "app/families/number_swap/view.h"

#include <algorithm>

// Mouse and touch on a number swap board. A swap is two taps on neighbours, or dragging one tile onto the
// other.

namespace tessera {

namespace {

using number_swap::pair_of;

constexpr float node_reach = 14;

// Returns the map node nearest to a point, -1 if none is near.
int node_at(const NumberSwapView& view, Point point) {
    int nearest = -1;
    float least = node_reach;
    for (int node = 0; view.map && node < int_size(view.map->graph.nodes); ++node) {
        const float away = distance(view.map->point_of(node), point);
        if (away < least) {
            nearest = node;
            least = away;
        }
    }
    return nearest;
}

ViewReply<NumberSwap> pressed(NumberSwapView& view, const InputEvent& event) {
    if (event.button == PressButton::second) {
        return ViewReply<NumberSwap>::ignored();
    }
    drop_focus(view);
    if (const std::optional<Cell> cell = view.canvas.cell_at(event.at)) {
        view.press = TilePress{press_of(event), *cell};
        return ViewReply<NumberSwap>::view_changed();
    }
    if (view.map && view.map->area.width > 0 && view.map->area.inset(-node_reach).contains(event.at)) {
        const int node = node_at(view, event.at);
        view.map->looked_at = node == view.map->looked_at ? -1 : node;
        return ViewReply<NumberSwap>::view_changed();
    }
    const bool had = view.picked.has_value();
    view.picked.reset();
    return ViewReply<NumberSwap>::view_changed(had);
}

ViewReply<NumberSwap> moved(NumberSwapView& view, const InputEvent& event) {
    if (!view.press) {
        return ViewReply<NumberSwap>::ignored();
    }
    if (outgrows_tap(*view.press, event.at)) {
        view.press->use = Press::Use::drag;
    }
    return ViewReply<NumberSwap>::view_changed();
}

ViewReply<NumberSwap> tapped(NumberSwapView& view, const NumberSwapSession& session, Cell cell) {
    if (!view.picked) {
        view.picked = cell;
        return ViewReply<NumberSwap>::view_changed();
    }
    const Cell first = *view.picked;
    view.picked.reset();
    if (first == cell) {
        return ViewReply<NumberSwap>::view_changed();
    }
    const bool are_neighbours = share_an_edge(pair_of(first, cell));
    if (!are_neighbours) {
        view.picked = cell;  // the player probably wants to start again from here
    }
    return swap_tiles(view, session, first, cell);
}

// Returns the target of a drag; it may end a little beyond the neighbour.
Cell drag_target(const NumberSwapView& view, const TilePress& press) {
    const Point offset = press.last - press.start;
    const float reach = view.canvas.cell() * 0.4F;
    const bool is_sideways = std::abs(offset.x) >= std::abs(offset.y);
    if (std::max(std::abs(offset.x), std::abs(offset.y)) < reach) {
        return press.cell;
    }
    const bool is_short = std::max(std::abs(offset.x), std::abs(offset.y)) < view.canvas.cell() * 1.6F;
    if (!is_short) {
        return view.canvas.cell_at(press.last).value_or(press.cell);
    }
    const Cell step = is_sideways ? Cell{0, offset.x < 0 ? -1 : 1} : Cell{offset.y < 0 ? -1 : 1, 0};
    return press.cell + step;
}

ViewReply<NumberSwap> released(NumberSwapView& view, const NumberSwapSession& session,
                               const InputEvent& event) {
    if (!view.press) {
        return ViewReply<NumberSwap>::ignored();
    }
    TilePress press = *view.press;
    press.last = event.at;
    view.press.reset();
    if (!press.is_drag()) {
        return tapped(view, session, press.cell);
    }
    view.picked.reset();
    const Cell target = drag_target(view, press);
    return target == press.cell || !session.state().tiles.contains(target)
               ? ViewReply<NumberSwap>::view_changed()
               : swap_tiles(view, session, press.cell, target);
}

}  // namespace

ViewReply<NumberSwap> swap_tiles(NumberSwapView& view, const NumberSwapSession& session, Cell from, Cell to) {
    const number_swap::CellPair cells = pair_of(from, to);
    if (const std::optional<Sentence> reason = why_not_swap(session.level(), cells)) {
        view.refusal = Refusal{cells, view.now_ms};
        return ViewReply<NumberSwap>::refuse(*reason);
    }
    return ViewReply<NumberSwap>::play(cells);
}

Grasp grasp(const NumberSwapView& view) {
    const bool is_dragged = view.press && view.press->is_drag();
    const std::optional<Cell> cell = is_dragged ? view.press->cell : view.picked;
    return {cell ? cell->row * view.shown.columns() + cell->column : -1};
}

ViewReply<NumberSwap> board_input(NumberSwapView& view, const NumberSwapSession& session,
                                  const InputEvent& event) {
    view.now_ms = std::max(view.now_ms, event.time_ms);
    switch (event.kind) {
        case InputKind::press:
            return pressed(view, event);
        case InputKind::move:
            return moved(view, event);
        case InputKind::release:
            return released(view, session, event);
        case InputKind::cancel:
            view.press.reset();
            return ViewReply<NumberSwap>::view_changed();
        case InputKind::key:
            return key_input(view, session, event);
        case InputKind::wheel:
        case InputKind::twist:
            break;
    }
    return ViewReply<NumberSwap>::ignored();
}

// The only tool is the map's toggle, whose setting is stored by Playing::use_tool.
std::vector<ViewTool> tools(const NumberSwapView& view, const NumberSwapSession&) {
    if (!view.map) {
        return {};
    }
    return {{map_tool, "Map", Icon::map, true, view.wants_map}};
}

ViewReply<NumberSwap> use_tool(NumberSwapView&, const NumberSwapSession&, std::string_view) {
    return ViewReply<NumberSwap>::ignored();
}

}  // namespace tessera

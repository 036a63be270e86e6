#include "app/families/number_swap/view.h"

// Keyboard of a number swap table: Enter picks a tile, arrows carry it.

namespace tessera {

namespace {

// Arrows carry the picked tile, or else move the cursor.
ViewReply<NumberSwap> arrow_input(NumberSwapView& view, const NumberSwapSession& session,
                                  const InputEvent& event) {
    if (!view.cursor) {
        view.cursor = view.picked.value_or(Cell{0, 0});
        return ViewReply<NumberSwap>::view_changed();
    }
    const Cell next = *view.cursor + step_of(event.key);
    if (!session.state().tiles.contains(next)) {
        return ViewReply<NumberSwap>::view_changed();
    }
    const Cell from = *view.cursor;
    if (!view.picked && !event.shift) {
        view.cursor = next;
        return ViewReply<NumberSwap>::view_changed();
    }
    ViewReply<NumberSwap> reply = swap_tiles(view, session, from, next);
    if (reply.move) {
        view.cursor = next;
        view.picked = view.picked ? std::optional(next) : std::nullopt;
    }
    return reply;
}

}  // namespace

ViewReply<NumberSwap> key_input(NumberSwapView& view, const NumberSwapSession& session,
                                const InputEvent& event) {
    if (is_on_map(view) && event.key != Key::escape) {
        return map_input(view, event);
    }
    switch (event.key) {
        case Key::left:
        case Key::right:
        case Key::up:
        case Key::down:
            return arrow_input(view, session, event);
        case Key::enter:
        case Key::space:
            view.cursor = view.cursor.value_or(Cell{0, 0});
            view.picked = view.picked ? std::nullopt : view.cursor;
            return ViewReply<NumberSwap>::view_changed();
        case Key::escape: {
            const bool had = view.picked || (view.map && view.map->looked_at >= 0);
            view.picked.reset();
            if (view.map) {
                view.map->looked_at = -1;
            }
            return ViewReply<NumberSwap>::view_changed(had);
        }
        default:
            return ViewReply<NumberSwap>::ignored();
    }
}

// The board is one focus stop; the map, if there is one, is a second stop after it.
bool step_focus(NumberSwapView& view, const NumberSwapSession&, bool backwards) {
    const bool has_map = view.map && view.map->area.width > 0;
    const bool was_on_map = is_on_map(view);
    const bool was_outside = !was_on_map && !view.cursor;
    drop_focus(view);
    if (has_map && !was_on_map && was_outside == backwards) {
        enter_map(view);
        return true;
    }
    if (was_on_map ? backwards : was_outside) {
        view.cursor = view.picked.value_or(Cell{0, 0});
        return true;
    }
    return false;
}

// Tiles have numbers, not letters.
bool takes_letter(const NumberSwapSession& /*session*/, char /*letter*/) {
    return false;
}

void drop_focus(NumberSwapView& view) {
    view.cursor.reset();
    if (view.map) {
        view.map->has_focus = false;
    }
}

}  // namespace tessera

#include "app/families/polyomino/space_hand.h"
#include "base/index.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <cmath>
#include <utility>

// Presses, moves and keys that boards in space alone know.

namespace tessera::space {

using Reply = ViewReply<Polyomino>;
using Mode = HeldPiece::Mode;

namespace {

void slide(PolyominoView& view, Point pointer) {
    const Rect slider = view.canvas.on_screen(view.space->arrangement.slider);
    const int layers = int_size(view.space->arrangement.layers);
    const float share = (slider.bottom() - pointer.y) / slider.height;
    view.space->shown =
        std::clamp(static_cast<int>(std::ceil(share * static_cast<float>(layers))), 1, layers);
}

// Brings the next layer into sight, or the one before it.
Reply go_to_layer(Table& table, int by) {
    table.worked = std::clamp(table.worked + by, 0, int_size(table.arrangement.layers) - 1);
    return Reply::view_changed();
}

bool is_on_piece(const PolyominoView& view, const PolyominoSession& session, Point point) {
    const std::optional<Cell> cell = view.canvas.cell_at(point);
    const bool is_on_ghost = view.held && view.held->has_ghost && is_over_ghost(view, session, point);
    return is_on_ghost || (cell && polyomino::cover_of(session.level(), session.state())[*cell] >= 0);
}

// Takes a press on the picture or on its slider.
Reply press_picture(PolyominoView& view, const PolyominoSession& session, const InputEvent& event,
                    bool floats) {
    Table& table = *view.space;
    table.gesture = view.canvas.on_screen(table.arrangement.slider).contains(event.at) ? Gesture::slides
                    : floats                                                           ? Gesture::none
                                                                                       : Gesture::turns;
    if (table.gesture == Gesture::slides) {
        slide(view, event.at);
    }
    return table.gesture != Gesture::none ? Reply::view_changed()
           : view.held->has_ghost         ? place_held(view, session)
                                          : Reply::ignored();
}

// Takes a press on the caption of the layer in sight, or begins what may become a swipe.
Reply press_layer(PolyominoView& view, const PolyominoSession& session, const InputEvent& event,
                  bool floats) {
    Table& table = *view.space;
    const Rect caption = view.canvas.on_screen(table.arrangement.caption);
    if (caption.contains(event.at)) {
        return go_to_layer(table, event.at.x < caption.centre().x ? -1 : 1);
    }
    const bool is_below = event.at.y >= caption.bottom() && event.at.x >= caption.x &&
                          event.at.x < caption.right() &&
                          event.at.y < view.canvas.on_screen(table.arrangement.all).bottom();
    if (is_below && !floats && !is_on_piece(view, session, event.at)) {
        table.gesture = Gesture::may_swipe;
    }
    return Reply::ignored();
}

Reply press(PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    const Arrangement& arrangement = view.space->arrangement;
    const bool floats = view.held && view.held->mode != Mode::resting;
    view.space->gesture = Gesture::none;
    view.space->pressed = event.at;
    if (view.canvas.on_screen(arrangement.picture).contains(event.at) ||
        view.canvas.on_screen(arrangement.slider).contains(event.at)) {
        return press_picture(view, session, event, floats);
    }
    for (const Axis axis : axes) {
        const Rect place = view.canvas.on_screen(at(arrangement.turns, static_cast<int>(axis)));
        if (view.held && place.contains(event.at)) {
            return turn(view, session, axis, event.button == PressButton::second);
        }
    }
    return arrangement.has_one ? press_layer(view, session, event, floats) : Reply::ignored();
}

// Turns a press that has gone far enough sideways into a swipe.
Reply swipe(Table& table, Point to) {
    constexpr float least_swipe = 32;
    const Point way = to - table.pressed;
    if (std::abs(way.x) < least_swipe || std::abs(way.x) < 1.5F * std::abs(way.y)) {
        return Reply::ignored();
    }
    table.gesture = Gesture::has_swiped;
    return go_to_layer(table, way.x < 0 ? 1 : -1);
}

Reply move(PolyominoView& view, const InputEvent& event) {
    Table& table = *view.space;
    switch (table.gesture) {
        case Gesture::none:
            return Reply::ignored();
        case Gesture::may_swipe:
            return swipe(table, event.at);
        case Gesture::has_swiped:
            return Reply::view_changed();
        case Gesture::slides:
            slide(view, event.at);
            break;
        case Gesture::turns:
            table.camera.drag(event.at - table.pressed);
            break;
    }
    table.pressed = event.at;
    return Reply::view_changed();
}

Reply twist(PolyominoView& view, const InputEvent& event) {
    if (!view.canvas.on_screen(view.space->arrangement.picture).contains(event.at)) {
        return Reply::ignored();
    }
    view.space->camera.twist(event.twist);
    return Reply::view_changed();
}

Cell layer_beside(const polyomino::Level& level, Cell from, int up) {
    return place_beside(level, {{{0, 0}}}, from, {}, up);
}

Reply go_up(PolyominoView& view, const PolyominoSession& session, int up) {
    const polyomino::Level& level = session.level();
    if (view.held) {
        rest_ghost(view, session,
                   place_beside(level, held_shape(view, session), view.held->at.corner, {}, up));
    } else {
        view.cursor = view.cursor ? layer_beside(level, *view.cursor, up) : first_cell(level);
    }
    return Reply::view_changed();
}

Reply key(PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    constexpr float nudge = 20;  // in pixels of a finger that turns the picture
    const bool is_page = event.key == Key::page_up || event.key == Key::page_down;
    if (is_page && event.shift && view.held) {
        return turn(view, session, Axis::sideways, event.key == Key::page_down);
    }
    if (is_page) {
        return go_up(view, session, event.key == Key::page_up ? 1 : -1);
    }
    if (event.key == Key::home || event.key == Key::end) {
        const float by = event.key == Key::home ? -nudge : nudge;
        view.space->camera.drag(event.shift ? Point{0, by} : Point{by, 0});
        return Reply::view_changed();
    }
    if ((event.key == Key::up || event.key == Key::down) && event.shift && view.held) {
        return turn(view, session, Axis::forwards, event.key == Key::up);
    }
    return Reply::ignored();
}

}  // namespace

Reply input(PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    switch (event.kind) {
        case InputKind::press:
            return press(view, session, event);
        case InputKind::move:
            return move(view, event);
        case InputKind::release:
        case InputKind::cancel: {
            const Gesture gesture = std::exchange(view.space->gesture, Gesture::none);
            return Reply::view_changed(gesture != Gesture::none && gesture != Gesture::may_swipe);
        }
        case InputKind::key:
            return key(view, session, event);
        case InputKind::twist:
            return twist(view, event);
        case InputKind::wheel:
            break;
    }
    return Reply::ignored();
}

}  // namespace tessera::space

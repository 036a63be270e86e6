#pragma once

#include "app/board/hand.h"
#include "app/board/looking.h"

#include <algorithm>
#include <concepts>
#include <optional>
#include <utility>
#include <vector>

// Input handling of all tables where items (pieces, tiles) are taken from a tray, laid on a board and taken
// back: presses, taps, drops and keys.

namespace tessera {

// Functions that a family provides on its view, which has `canvas`, `tray`, `held` (a Hand), `press` (a
// TrayPress), `cursor` and `now_ms`.
template <class G>
concept TrayQuestions = requires(const ViewType<G>& view, const Session<G>& session, Point point, Cell cell,
                                 int item) {
    { item_count(session) } -> std::same_as<int>;
    { is_in_tray(session, item) } -> std::same_as<bool>;
    { tray_item_at(view, session, point) } -> std::same_as<int>;  // -1 if there is none that can be taken
    { board_item_at(view, session, point) } -> std::same_as<std::optional<Cell>>;  // the item to press
    // Ghost of a resting item, which can be dragged.
    { is_over_ghost(view, session, point) } -> std::same_as<bool>;
    { can_take(session, cell) } -> std::same_as<bool>;  // false if the cell is empty
    { held_item(view) } -> std::same_as<int>;
    { focus_order(view) } -> std::same_as<std::vector<int>>;  // the items with a slot, as one reads the tray
    { is_over_board(view) } -> std::same_as<bool>;            // the held item would land there
    { first_cursor(view, session) } -> std::same_as<Cell>;
    { next_cursor(view, session, cell) } -> std::same_as<Cell>;         // `cell` is the offset
    { last_laid(view, session) } -> std::same_as<std::optional<Cell>>;  // removed by Backspace
};

template <class G>
concept TrayActions = requires(ViewType<G>& view, const Session<G>& session, Point point, Cell cell, int item,
                               Hand::Mode mode, const TrayPress& press, const InputEvent& event,
                               bool backwards, Key key) {
    pick_from_tray(view, session, item, mode);
    pick_from_board(view, session, cell, mode);
    pick_with_key(view, session, item);  // at the last item's place, or in the middle
    take_by_ghost(view, press);
    move_hand(view, session, point);
    step_held(view, session, cell);  // `cell` is the offset
    let_go(view, session);           // returns it to where it came from
    show_in_tray(view, item);
    { place_held(view, session) } -> std::same_as<ViewReply<G>>;
    { take_held_back(view, session) } -> std::same_as<ViewReply<G>>;  // to the tray
    { take_back(view, session, cell) } -> std::same_as<ViewReply<G>>;
    { turn_held(view, session, backwards) } -> std::same_as<ViewReply<G>>;
    { turn_by_arrow(view, session, key) } -> std::same_as<ViewReply<G>>;  // Shift and an arrow
    { turn_at(view, session, point, backwards) } -> std::same_as<ViewReply<G>>;
    { second_button(view, session, point) } -> std::same_as<ViewReply<G>>;
    { tap_board(view, session, press, cell) } -> std::same_as<ViewReply<G>>;  // with an item in hand
    { tap_ghost(view, session) } -> std::same_as<ViewReply<G>>;
    { letter_input(view, session, event) } -> std::same_as<ViewReply<G>>;
};

template <class G>
class TrayBoard {
public:
    using View = ViewType<G>;
    using Reply = ViewReply<G>;

    TrayBoard(View& view, const Session<G>& session) : view_(view), session_(session) {
        static_assert(TrayQuestions<G> && TrayActions<G>);
    }

    Reply input(const InputEvent& event);
    bool step_focus(bool backwards);

private:
    using Target = TrayPress::Target;
    using Use = Press::Use;

    TrayPress press_at(const InputEvent& event) const;
    void decide_use();
    void start_dragging();
    Reply pressed(const InputEvent& event);
    Reply moved(const InputEvent& event);
    Reply released(const InputEvent& event);
    Reply dropped(Point point);
    Reply tapped(const TrayPress& press);
    Reply tapped_tray_item(const TrayPress& press);
    Reply tapped_board_item(const TrayPress& press);
    Reply let_go_of_any();
    Reply given_up();
    Reply wheeled(const InputEvent& event);

    Reply key(const InputEvent& event);
    Reply arrow(Key key);
    Reply enter();
    Reply backspace();
    Reply escape();
    std::optional<Cell> under_cursor() const {
        return view_.cursor && can_take(session_, *view_.cursor) ? view_.cursor : std::nullopt;
    }

    View& view_;
    const Session<G>& session_;
};

// ---- pointer

template <class G>
TrayPress TrayBoard<G>::press_at(const InputEvent& event) const {
    TrayPress press{press_of(event)};
    const int tray_item = tray_item_at(view_, session_, event.at);
    if (tray_item >= 0) {
        press.target = Target::tray_item;
        press.item = tray_item;
    } else if (view_.tray.contains(event.at)) {
        press.target = Target::tray;
    } else if (is_on_map(view_, event.at)) {
        press.target = Target::map;
    } else if (is_over_ghost(view_, session_, event.at)) {
        press.target = Target::ghost;
    } else if (const std::optional<Cell> cell = board_item_at(view_, session_, event.at)) {
        press.target = Target::board_item;
        press.cell = *cell;
    } else if (view_.canvas.area().contains(event.at)) {
        press.target = Target::board;
    }
    return press;
}

template <class G>
void TrayBoard<G>::start_dragging() {
    const TrayPress press = *view_.press;
    view_.press->use = Use::drag;
    if (press.target == Target::tray_item) {
        pick_from_tray(view_, session_, press.item, Hand::Mode::dragged);
    } else if (press.target == Target::board_item) {
        pick_from_board(view_, session_, press.cell, Hand::Mode::dragged);
    } else {
        take_by_ghost(view_, press);
    }
}

template <class G>
void TrayBoard<G>::decide_use() {
    const Target target = view_.press->target;
    const bool is_on_tray = target == Target::tray_item || target == Target::tray;
    if (is_on_tray && scrolls_tray(view_.tray, *view_.press, target == Target::tray)) {
        view_.press->use = Use::scroll;
    } else if (target == Target::tray_item || target == Target::board_item || target == Target::ghost) {
        start_dragging();
    } else if (target == Target::board && view_.canvas.is_zoomed()) {
        view_.press->use = Use::pan;
    }
}

template <class G>
ViewReply<G> TrayBoard<G>::pressed(const InputEvent& event) {
    if (event.button == PressButton::second) {
        return second_button(view_, session_, event.at);
    }
    view_.press = press_at(event);
    look_from_map(view_);
    return Reply::view_changed(view_.press->target != Target::outside || view_.held);
}

template <class G>
ViewReply<G> TrayBoard<G>::moved(const InputEvent& event) {
    if (view_.press) {
        const Point by = event.at - view_.press->last;
        if (outgrows_tap(*view_.press, event.at)) {
            decide_use();
        }
        pull(*view_.press, by, view_.tray, view_.canvas);
        look_from_map(view_);
    }
    const bool follows = view_.held && view_.held->follows(event);
    if (follows) {
        move_hand(view_, session_, event.at);
    }
    return Reply::view_changed(follows || view_.press);
}

template <class G>
ViewReply<G> TrayBoard<G>::tapped_tray_item(const TrayPress& press) {
    const bool is_same = view_.held && !view_.held->from && held_item(view_) == press.item;
    if (is_same) {
        return turn_held(view_, session_, false);
    }
    const Hand::Mode mode = press.is_touch ? Hand::Mode::resting : Hand::Mode::hovering;
    pick_from_tray(view_, session_, press.item, mode);
    if (!press.is_touch) {
        move_hand(view_, session_, press.last);
    }
    return Reply::view_changed();
}

template <class G>
ViewReply<G> TrayBoard<G>::tapped_board_item(const TrayPress& press) {
    if (view_.held) {
        return tap_board(view_, session_, press, press.cell);
    }
    const Hand::Mode mode = press.is_touch ? Hand::Mode::resting : Hand::Mode::hovering;
    pick_from_board(view_, session_, press.cell, mode);
    view_.held->pointer = press.last;
    return Reply::view_changed();
}

template <class G>
ViewReply<G> TrayBoard<G>::let_go_of_any() {
    const bool had = view_.held.has_value();
    if (had) {
        let_go(view_, session_);
    }
    return Reply::view_changed(had);
}

template <class G>
ViewReply<G> TrayBoard<G>::tapped(const TrayPress& press) {
    const std::optional<Cell> cell = view_.canvas.cell_at(press.last);
    switch (press.target) {
        case Target::tray_item:
            return tapped_tray_item(press);
        case Target::board_item:
            return tapped_board_item(press);
        case Target::ghost:
            return tap_ghost(view_, session_);
        case Target::tray:
            return view_.held ? take_held_back(view_, session_) : Reply::ignored();
        case Target::board:
            return view_.held && cell ? tap_board(view_, session_, press, *cell) : let_go_of_any();
        case Target::map:
            return Reply::view_changed();
        case Target::outside:
            break;
    }
    return let_go_of_any();
}

template <class G>
ViewReply<G> TrayBoard<G>::dropped(Point point) {
    move_hand(view_, session_, point);
    const bool goes_back = !is_over_board(view_) && view_.held->from && view_.tray.contains(point);
    return goes_back ? take_held_back(view_, session_) : place_held(view_, session_);
}

template <class G>
ViewReply<G> TrayBoard<G>::released(const InputEvent& event) {
    if (!view_.press || event.button == PressButton::second) {
        return Reply::ignored();
    }
    view_.press->last = event.at;
    const TrayPress press = *view_.press;
    Reply reply = Reply::view_changed();
    if (press.use == Use::drag && view_.held) {
        reply = dropped(event.at);
    } else if (press.use == Use::undecided) {
        reply = tapped(press);
    }
    view_.press.reset();
    return reply;
}

template <class G>
ViewReply<G> TrayBoard<G>::given_up() {
    view_.press.reset();
    if (view_.held && !is_resting(view_)) {
        let_go(view_, session_);
    }
    return Reply::view_changed();
}

template <class G>
ViewReply<G> TrayBoard<G>::wheeled(const InputEvent& event) {
    if (!view_.held && view_.tray.contains(event.at) && view_.tray.can_scroll()) {
        scroll_by_wheel(view_.tray, event);
        return Reply::view_changed();
    }
    Reply reply = turn_at(view_, session_, event.at, event.wheel < 0);
    if (!reply.used && view_.canvas.area().contains(event.at)) {
        zoom_by_wheel(view_.canvas, event);
        return Reply::view_changed();
    }
    return reply;
}

// ---- keyboard

// Moves the item in hand; with an empty hand moves the cursor.
template <class G>
ViewReply<G> TrayBoard<G>::arrow(Key key) {
    const Cell step = step_of(key);
    if (view_.held) {
        step_held(view_, session_, step);
        return Reply::view_changed();
    }
    const Cell cell = view_.cursor ? next_cursor(view_, session_, step) : first_cursor(view_, session_);
    view_.cursor = cell;
    view_.canvas.bring_into_view(view_.canvas.rect_of(cell));
    return Reply::view_changed();
}

template <class G>
ViewReply<G> TrayBoard<G>::enter() {
    if (view_.held) {
        return place_held(view_, session_);
    }
    const std::optional<Cell> cell = under_cursor();
    if (!cell) {
        return Reply::ignored();
    }
    view_.press.reset();
    pick_from_board(view_, session_, *cell, Hand::Mode::resting);
    return Reply::view_changed();
}

template <class G>
ViewReply<G> TrayBoard<G>::backspace() {
    if (view_.held) {
        return take_held_back(view_, session_);
    }
    const std::optional<Cell> under = under_cursor();
    const std::optional<Cell> cell = under ? under : last_laid(view_, session_);
    return cell ? take_back(view_, session_, *cell) : Reply::ignored();
}

template <class G>
ViewReply<G> TrayBoard<G>::escape() {
    if (view_.held) {
        return let_go_of_any();
    }
    const bool had = view_.cursor.has_value();
    view_.cursor.reset();
    return Reply::view_changed(had);
}

template <class G>
ViewReply<G> TrayBoard<G>::key(const InputEvent& event) {
    switch (event.key) {
        case Key::character:
            return letter_input(view_, session_, event);
        case Key::left:
        case Key::right:
        case Key::up:
        case Key::down:
            return event.shift ? turn_by_arrow(view_, session_, event.key) : arrow(event.key);
        case Key::enter:
        case Key::space:
            return enter();
        case Key::backspace:
            return backspace();
        case Key::escape:
            return escape();
        default:
            return Reply::ignored();
    }
}

// Moves the focus to the next item in the tray.
template <class G>
bool TrayBoard<G>::step_focus(bool backwards) {
    const std::vector<int> order = focus_order(view_);
    std::optional<int> last;
    if (view_.held && !view_.held->from) {
        last = static_cast<int>(std::find(order.begin(), order.end(), held_item(view_)) - order.begin());
    }
    const int stop = next_stop(int_size(order), last, backwards,
                               [&](int other) { return is_in_tray(session_, at(order, other)); });
    if (stop < 0) {
        return false;
    }
    const int item = at(order, stop);
    pick_with_key(view_, session_, item);
    show_in_tray(view_, item);
    return true;
}

template <class G>
ViewReply<G> TrayBoard<G>::input(const InputEvent& event) {
    view_.now_ms = std::max(view_.now_ms, event.time_ms);
    switch (event.kind) {
        case InputKind::press:
            return pressed(event);
        case InputKind::move:
            return moved(event);
        case InputKind::release:
            return released(event);
        case InputKind::cancel:
            return given_up();
        case InputKind::wheel:
            return wheeled(event);
        case InputKind::key:
            return key(event);
        case InputKind::twist:
            break;
    }
    return Reply::ignored();
}

}  // namespace tessera

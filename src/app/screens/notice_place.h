#pragma once

#include "app/ui/geometry.h"

#include <algorithm>
#include <array>

namespace tessera {

// The parts of the screen around a notice, in CSS pixels.
struct NoticeRoom {
    Rect screen;
    Rect table;       // between the bars
    Rect board;       // with its frame
    Rect card;        // of a hint or a win; empty if there is none
    Rect tray;        // empty if there is none
    Rect rival = {};  // the board of a race, with its words; empty if there is none
};

// Returns a place for a notice of `size` below the board; where that would cover the board or the tray, above it; and
// if there is no room either, nearer to the bars; then over the top bar. A card's buttons count more than all of these:
// where a card is in the top bar, too, the notice covers the table's lower edge.
inline Rect place_of_notice(const NoticeRoom& room, Point size) {
    constexpr float far = 12;
    constexpr float gap = 4;
    const float low = room.card.y > room.table.centre().y ? room.card.y : room.table.bottom();
    const float right = room.table.right() - gap - size.x;
    const float left = std::max(std::min(room.board.centre().x - size.x / 2, right), room.table.x + gap);
    const auto at_height = [&](float y) {
        return Rect{room.table.centre().x - size.x / 2, y, size.x, size.y};
    };
    const auto by_board = [&](float y) {
        return Rect{left, y, size.x, size.y};
    };
    const auto is_free = [&](const Rect& place) {
        return !do_overlap(place, room.board) && !do_overlap(place, room.card) &&
               !do_overlap(place, room.tray) && !do_overlap(place, room.rival);
    };
    const float below = low - size.y;
    const float above = room.table.y;
    const Rect lowest = at_height(below - gap);
    const Rect highest = at_height(room.screen.y + gap);
    const std::array places = {at_height(below - far),
                               by_board(below - far),
                               at_height(above + far),
                               by_board(above + far),
                               lowest,
                               by_board(below - gap),
                               at_height(above + gap),
                               by_board(above + gap),
                               highest};
    if (const auto* const found = std::find_if(places.begin(), places.end(), is_free);
        found != places.end()) {
        return *found;
    }
    return do_overlap(highest, room.card) ? lowest : highest;
}

}  // namespace tessera

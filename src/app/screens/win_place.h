#pragma once

#include "app/game/play/open_game.h"
#include "app/screens/screen_memory.h"

#include <algorithm>

namespace tessera {

// The shapes of a table that a win lays out differently.
inline bool is_upright(const Rect& table) {
    return table.height > table.width;
}

inline bool is_low(const Rect& table) {
    constexpr float high_table = 480;
    return !is_upright(table) && table.height < high_table;
}

inline bool is_small(const Rect& table) {
    constexpr float large_table = 360;  // in width
    return is_upright(table) && table.width < large_table;
}

inline constexpr float around_card = 12;
inline constexpr float below_high_card = 8;  // where the card fills a low table
inline constexpr float least_board = 110;    // with the space around it

// Puts the card at the bottom of an upright table, and at the right of a wide one, if that leaves room for a board.
inline WinPlace place_beside_board(const Rect& table, Point size) {
    Rect board = table;
    const Rect side = is_upright(table) ? board.take_bottom(size.y + 2 * around_card)
                                        : board.take_right(size.x + 3 * around_card);
    constexpr float above_board = 14;  // and below it, on an upright table
    constexpr float around_board = 20;
    constexpr float around_large_board = 24;
    const bool has_room = std::min(board.width, board.height) >= least_board;
    constexpr float large_table = 1000;  // in width
    const float around = is_upright(table)            ? above_board
                         : table.width >= large_table ? around_large_board
                                                      : around_board;
    Rect card = centred((has_room ? side : table).centre(), size.x, size.y);
    card.y = std::min(card.y, table.bottom() - below_high_card - size.y);
    return {card, has_room ? board.inset(around) : Rect{}};
}

// Returns the board as it is drawn, without its rim; all of its place if it is in space.
inline Rect drawn_board(const OpenGame& game, const WinPlace& place) {
    return with_game(game, [&](auto&, auto& view) {
        return view.canvas.tiling().is_in_space() ? place.board : view.canvas.board();
    });
}

// Returns the card moved to the left, to the board as it is drawn, so that the two are a pair in the middle of the table;
// a card that covers the board or is below it stays.
inline Rect beside_drawn_board(const OpenGame& game, const WinPlace& place) {
    constexpr float between = 56;  // with the board's rim
    if (place.board.width == 0 || place.card.x < place.board.right()) {
        return place.card;
    }
    const float least = std::max(drawn_board(game, place).right(), place.board.centre().x) + between;
    return place.card.moved({std::min(least - place.card.x, 0.0F), 0});
}

}  // namespace tessera

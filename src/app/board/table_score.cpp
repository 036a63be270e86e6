#include "app/board/table_score.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float good_board_cell = 40;
constexpr float finger_cell = 42;        // smaller ones are hard to hit, if the board could have such
constexpr float finger_penalty = 0.06F;  // a pixel
constexpr float missed_penalty = 0.03F;  // the same on screens that are too small for such cells
constexpr float reachable = 0.9F;        // of the size without a tray
constexpr float good_tray_cell = 16;
constexpr float tray_weight = 0.8F;
constexpr float share_penalty = 0.4F;

// Returns how good a size is, from 0 to 1: the first pixels count most.
float worth(float size, float good) {
    return size / (size + good);
}

// Returns the penalty for a board whose cells are smaller than they could be and should be for a finger.
float penalty_for_small(const TableWish& wish, float board_cell) {
    const float wanted = std::min(finger_cell, wish.whole_cell * reachable);
    const bool is_missed = wanted < finger_cell && wish.needs.may_surround;
    return (is_missed ? missed_penalty : finger_penalty) * std::max(wanted - board_cell, 0.0F);
}

}  // namespace

float score_of_cells(const TableWish& wish, float board_cell, float tray_cell) {
    const float good_cell = std::min(good_board_cell, wish.whole_cell / 2);
    const float share = share_of_scale(wish, board_cell, tray_cell);
    return worth(board_cell, good_cell) - penalty_for_small(wish, board_cell) +
           tray_weight * worth(tray_cell, good_tray_cell) -
           share_penalty * std::max(good_share - share, 0.0F);
}

bool is_good(const TableWish& wish, float board_cell, float tray_cell) {
    constexpr float rounding = 0.005F;
    return board_cell >= wish.whole_cell * reachable &&
           share_of_scale(wish, board_cell, tray_cell) >= good_share - rounding;
}

}  // namespace tessera

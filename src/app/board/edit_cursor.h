#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/input.h"

#include <optional>

namespace tessera {

// The keyboard on a board that is edited: arrows move a cursor, Enter and Space do what a tap does.
struct EditCursor {
    std::optional<Cell> cell = {};  // while the keyboard is used

    // Whether the input moved it.
    bool move(const InputEvent& event, int rows, int columns) {
        const Cell step = event.kind == InputKind::key ? step_of(event.key) : Cell{};
        if (step == Cell{}) {
            return false;
        }
        const Cell next = cell ? *cell + step : Cell{rows / 2, columns / 2};
        const bool is_inside = next.row >= 0 && next.row < rows && next.column >= 0 && next.column < columns;
        cell = is_inside ? next : cell;
        return true;
    }
    // After a change of the level: a cursor that is off it is given up.
    void keep_inside(int rows, int columns) {
        if (cell && (cell->row >= rows || cell->column >= columns)) {
            cell.reset();
        }
    }
    bool taps(const InputEvent& event) const {
        return cell && event.kind == InputKind::key && (event.key == Key::enter || event.key == Key::space);
    }
};

}  // namespace tessera

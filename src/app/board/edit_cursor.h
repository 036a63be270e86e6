#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/input.h"

#include <optional>

namespace tessera {

// Keyboard cursor of a board editor: arrows move it, Enter and Space act like a tap.
struct EditCursor {
    std::optional<Cell> cell = {};  // empty until the keyboard is used

    // Moves the cursor; returns true if the input was an arrow key.
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
    // Drops a cursor that is off the board after a change of the level.
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

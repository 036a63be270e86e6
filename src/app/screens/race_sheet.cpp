#include "app/families/position_picture.h"
#include "app/game/play/racing.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

namespace tessera {

bool race_sheet(OpenGame& game, const std::string& name, Ui& ui, const Rect& screen) {
    if (!game.race) {
        return true;
    }
    ui.painter.fill(screen, ui.theme().page);  // nobody sees the board before the start
    bool begins = false;
    constexpr float button_height = 48;
    const bool is_low = screen.height < low_screen;  // has the buttons beside each other
    const auto add_start = [&](Column& rows) {
        begins = rows.button("race.start", "Start", {ButtonStyle::primary}, button_height) || begins;
    };
    const auto add_leave = [&](Column& rows) {
        if (rows.button("race.leave", "Play without a race", button_height)) {
            leave_race(game);
            begins = true;
        }
    };
    const bool is_closed = column_sheet(ui, "A race", screen, is_low ? 560 : 380, [&](Column& rows) {
        rows.row(is_low ? 88 : 112, [&](const Rect& place) {
            draw_veiled_board(ui.painter, rival_position(game, 0), place.inset(6));
        });
        rows.line(30, name, 15, Align::centre);
        rows.paragraph(ui.strings.with_stop(rival_words(*game.race)), ui.theme().text, TextSize::strong,
                       Align::centre);
        rows.gap(8);
        rows.paragraph(ui.text("Press Start and your clock runs. As you play, your friend’s board fills up "
                               "too, move by move."),
                       ui.theme().quiet, TextSize::body, Align::centre);
        rows.gap(14);
        if (is_low) {
            rows.split(2);
            add_leave(rows);
            add_start(rows);
        } else {
            add_start(rows);
            rows.gap(8);
            add_leave(rows);
        }
    });
    return is_closed || begins;
}

}  // namespace tessera

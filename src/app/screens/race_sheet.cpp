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
    const bool is_closed = column_sheet(ui, "A race", screen, 380, [&](Column& rows) {
        rows.row(112, [&](const Rect& place) {
            draw_veiled_board(ui.painter, rival_position(game, rival_ms(*game.race)), place.inset(6));
        });
        rows.line(30, name, 15, Align::centre);
        rows.paragraph(ui.strings.with_stop(rival_words(*game.race)), ui.theme().text, TextSize::strong,
                       Align::centre);
        rows.gap(8);
        rows.paragraph(ui.text("Press Start and your clock runs. As you play, your friend’s board fills up "
                               "too, move by move."),
                       ui.theme().quiet, TextSize::body, Align::centre);
        rows.gap(14);
        begins = rows.button("race.start", "Start", {ButtonStyle::primary}, 48) || begins;
        rows.gap(8);
        if (rows.button("race.leave", "Play without a race")) {
            leave_race(game);
            begins = true;
        }
    });
    return is_closed || begins;
}

}  // namespace tessera

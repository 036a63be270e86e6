#include "app/game/play/game_texts.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

// Adds the checkpoints, the latest first. A pause shows no positions, only the times.
void add_checkpoints(Playing& playing, Opening& opening, Column& rows, int columns) {
    constexpr float gap = 6;
    const std::vector<Checkpoint>& all = playing.game().checkpoints;
    for (int index = int_size(all) - 1; index >= 0; --index) {
        const int place = (int_size(all) - 1 - index) % columns;
        if (place == 0) {
            rows.split(columns, gap);
        }
        const Checkpoint& checkpoint = at(all, index);
        const std::string caption =
            rows.ui().strings.of(say("{} {move|moves} in {}", int_size(checkpoint.moves),
                                     clock_text(static_cast<double>(checkpoint.elapsed_ms))));
        if (rows.button("checkpoint." + std::to_string(index), caption)) {
            opening.show(Panel::none);
            return playing.come_back(index);
        }
        if (place == columns - 1 || index == 0) {
            rows.gap(gap);
        }
    }
}

// Adds the time, and the note of the puzzle's author.
void add_clock(const OpenGame& game, double now_ms, Column& rows) {
    if (const std::string note = credits_of(game).note; !note.empty()) {
        rows.paragraph(note, rows.ui().theme().text);
    }
    rows.row(68, [&](const Rect& place) {
        const std::string time = clock_text(game.clock.elapsed(now_ms));
        rows.ui().painter.text({place.centre().x, place.y + 24}, time, rows.ui().theme().text,
                               TextSize::display, Align::centre);
    });
}

// Two ways are in one row, or each has its own.
void add_ways_on(Playing& playing, Opening& opening, Column& rows, bool has_pairs) {
    rows.gap(8);
    if (rows.button("edit.position", "Make a puzzle from here", 48)) {
        opening.edit_position();
    }
    rows.gap(8);
    const bool has_another = opening.another_recipe().has_value();
    rows.split(has_another && has_pairs ? 2 : 1);
    if (has_another && rows.button("pause.another", "Another like this", 48)) {
        opening.show(Panel::none);
        opening.open_another();
    }
    if (has_another && !has_pairs) {
        rows.gap(8);
    }
    const bool has_moves = move_count(playing.game()) > 0;
    if (rows.button("checkpoint", "Set a checkpoint", {ButtonStyle::plain, has_moves}, 48)) {
        playing.desk().set_checkpoint();
    }
    rows.gap(8);
    if (rows.button("resume", "Resume", {ButtonStyle::primary}, 48)) {
        opening.show(Panel::none);
    }
}

void add_heading(const OpenGame& game, Column& rows) {
    if (!game.checkpoints.empty()) {
        rows.line(26, rows.ui().text("Back to a checkpoint"), 11);
    }
}

}  // namespace

// In a low, wide window the checkpoints are beside the clock and the buttons, in two columns.
bool pause_sheet(Playing& playing, Opening& opening, Ui& ui, const Rect& screen) {
    constexpr float wide = 720;
    constexpr float list_width = 430;
    constexpr float low_width = 500;
    ui.painter.fill(screen, ui.theme().page);  // the board is hidden, so a pause gives no time to think
    int columns = 1;
    bool has_pairs = screen.height < low_screen;
    const auto clock = [&](Column& rows) {
        add_clock(playing.game(), playing.now_ms(), rows);
    };
    const auto ways = [&](Column& rows) {
        add_ways_on(playing, opening, rows, has_pairs);
    };
    const auto heading = [&](Column& rows) {
        add_heading(playing.game(), rows);
    };
    const auto list = [&](Column& rows) {
        add_checkpoints(playing, opening, rows, columns);
    };
    const auto height_of = [&](AddRows add) {
        return column_height(ui, list_width, add);
    };
    const float upright = height_of(clock) + height_of(ways);
    Point content{has_pairs ? low_width : 380, upright + height_of(heading) + height_of(list)};
    const bool is_beside = content.y > upright && screen.width >= wide + 20 &&
                           content.y + sheet_head_and_margins > screen.height;
    if (is_beside) {
        columns = 2;
        has_pairs = false;
        content = {wide, std::max(height_of(clock) + height_of(ways), height_of(heading) + height_of(list))};
    }
    const Sheet panel = sheet(ui, "Paused", screen, {content.x, content.y + sheet_head_and_margins});
    Rect rest = panel.content;
    Rect beside = rest.take_right(is_beside ? list_width : 0);
    rest.take_right(is_beside ? 20 : 0);
    draw_column(ui, rest.take_top(height_of(clock)), clock);
    const Rect below = rest.take_bottom(height_of(ways));
    Rect& room = is_beside ? beside : rest;
    draw_column(ui, room.take_top(height_of(heading)), heading);
    draw_scrolled(ui, "checkpoints", room, height_of(list), ui.theme().surface, list);
    draw_column(ui, below, ways);
    return panel.is_closed;
}

}  // namespace tessera

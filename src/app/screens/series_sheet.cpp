#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/field_row.h"
#include "app/screens/part_sheets.h"
#include "app/screens/questions.h"
#include "app/screens/shelf_cards.h"
#include "app/ui/column.h"
#include "base/text.h"
#include "session/share.h"

#include <string>

namespace tessera {

namespace {

// Adds the title, the author or the note, as a box that asks for another one.
void add_credit(Column& rows, std::string_view name, std::string_view caption, const std::string& value,
                int question) {
    rows.line(24, rows.ui().text(caption), 12);
    rows.row(touch_side, [&](const Rect& place) {
        if (text_box(rows.ui(), name, caption, value, place)) {
            ask_value(rows.ui().strings, question, caption, value, static_cast<int>(longest_credit), false);
        }
    });
    rows.gap(8);
}

// Adds a puzzle of the player's own row, with buttons that move it or take it out.
void add_own(Column& rows, SeriesShelf& shelf, const Desk& desk, const ShelfRow& row, int index) {
    rows.row(touch_side, [&](Rect place) {
        Ui& ui = rows.ui();
        const std::string number = std::to_string(index);
        const int last = int_size(row.puzzles) - 1;
        const bool takes_out =
            icon_button(ui, {"series.out." + number, "Remove puzzle", Icon::bin, true, false, false},
                        place.take_right(touch_side));
        const bool lowers =
            icon_button(ui, {"series.down." + number, "Move down", Icon::down, index < last, false, false},
                        place.take_right(touch_side));
        const bool lifts =
            icon_button(ui, {"series.up." + number, "Move up", Icon::up, index > 0, false, false},
                        place.take_right(touch_side));
        ui.painter.text(
            {place.x, place.centre().y},
            Painter::fitted(title_of(desk, ui.strings, at(row.puzzles, index)), TextSize::body, place.width),
            ui.theme().text);
        if (takes_out) {
            shelf.take_out(index);
        } else if (lifts || lowers) {
            shelf.move(index, lifts ? -1 : 1);
        }
    });
}

void add_puzzles(Column& rows, SeriesShelf& shelf, const Desk& desk, const std::string& key) {
    for (int index = 0;; ++index) {
        const ShelfRow* const row = shelf.find(key);  // a press may have changed it
        if (row == nullptr || index >= int_size(row->puzzles)) {
            return;
        }
        if (row->is_own()) {
            add_own(rows, shelf, desk, *row, index);
        } else {
            rows.line(30,
                      std::to_string(index + 1) + "  \xC2\xB7  " +
                          title_of(desk, rows.ui().strings, at(row->puzzles, index)),
                      15);
        }
    }
}

// Adds the ways to pass on a series that has a link.
void add_link_buttons(Column& rows, Printing& printing, const ShelfRow& row, const std::string& code) {
    const std::string link = platform::page_address() + code;
    const std::string title = title_of(rows.ui().strings, row);
    rows.split(platform::can_share() ? 2 : 1);
    if (platform::can_share() && rows.button("series.system", "Share\xE2\x80\xA6", 48)) {
        platform::share_link(title, "", link);
    }
    if (rows.button("series.copy", "Copy link", {ButtonStyle::primary}, 48)) {
        printing.copy(link, Copied::link);
    }
    rows.gap(8);
    rows.split(2);
    if (rows.button("series.qr", "QR code")) {
        printing.show_qr(link, title);
    }
}

bool can_be_shared(const ShelfRow& row) {
    return int_size(row.puzzles) >= fewest_in_series;
}

// Adds the ways to share the row as a series.
void add_sharing(Column& rows, Printing& printing, const ShelfRow& row) {
    const Strings& strings = rows.ui().strings;
    rows.gap(8);
    if (!can_be_shared(row)) {
        return rows.paragraph(strings.with_stop(say("add one more puzzle to make a series you can share")),
                              rows.ui().theme().quiet);
    }
    const auto code = encode_series(row.series);
    if (code) {
        add_link_buttons(rows, printing, row, *code);
    } else {
        rows.paragraph(strings.with_stop(code.error().message), rows.ui().theme().text);
        rows.gap(8);
    }
    if (rows.button("series.save", "Save a file")) {
        platform::download_text(file_stem("tessera-" + title_of(strings, row)) + ".txt",
                                format_series(row.series));
    }
    rows.gap(8);
}

// Adds the boxes for the title, the author and the note of the player's own series.
void add_boxes(Column& rows, const Credits& credits) {
    add_credit(rows, "series.title", "Title", credits.title, series_title_question);
    add_credit(rows, "series.author", "Made by", credits.author, series_author_question);
    add_credit(rows, "series.note", "Note", credits.note, series_note_question);
}

void add_author_and_note(Column& rows, const Credits& credits) {
    if (!credits.author.empty()) {
        rows.line(30, std::string(rows.ui().text("Made by")) + ' ' + credits.author, 15);
    }
    if (!credits.note.empty()) {
        rows.paragraph(credits.note, rows.ui().theme().text);
        rows.gap(8);
    }
}

}  // namespace

bool series_sheet(SeriesShelf& shelf, const Desk& desk, Printing& printing, const std::string& key, Ui& ui,
                  const Rect& screen) {
    const ShelfRow* const row = shelf.find(key);
    if (row == nullptr) {
        return true;
    }
    const ShelfRow shown = *row;  // a press may change or remove it
    bool is_removed = false;
    const bool is_closed = column_sheet(
        ui, title_of(ui.strings, shown), screen, 460,
        [&](Column& rows) {
            if (!shown.is_own()) {
                add_author_and_note(rows, shown.series.credits);
            }
            add_puzzles(rows, shelf, desk, key);
            if (shown.is_own() && (can_be_shared(shown) || shown.series.credits != Credits{})) {
                add_boxes(rows, shown.series.credits);
            }
        },
        [&](Column& rows) {
            add_sharing(rows, printing, shown);
            is_removed |= !shown.is_own() && rows.button("series.remove", "Remove from the list");
        });
    if (is_removed) {
        shelf.remove(key);
    }
    return is_closed || is_removed;
}

}  // namespace tessera

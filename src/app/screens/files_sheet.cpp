#include "app/game/editing/file_formats.h"
#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
#include "app/screens/questions.h"
#include "app/ui/column.h"

#include <string>

// The sheet of the editor for files: level text, which the command line also reads, cut grids, and formats of other programs.

namespace tessera {

namespace {

// Adds a button for each format that another program knows the family by.
void add_formats(Editing& editing, Column& rows, bool& is_done) {
    const std::string_view family = editing.editor().family();
    if (!has_save_formats(family)) {
        return;
    }
    rows.gap(12);
    rows.line(26, rows.ui().text("Save for another program"), 11);
    rows.gap(4);
    for (const SaveFormat& format : save_formats) {
        if (format.families.find(family) == std::string_view::npos) {
            continue;
        }
        if (rows.button("format." + std::string(format.id), format.caption, {ButtonStyle::plain})) {
            editing.save_as(format);
            is_done = true;
        }
        rows.gap(6);
    }
}

}  // namespace

bool files_sheet(Editing& editing, Ui& ui, const Rect& screen) {
    bool is_done = false;
    const bool is_closed = column_sheet(ui, "Files", screen, 420, [&](Column& rows) {
        rows.split(2);
        if (rows.fitted_button("edit.open", "Open a file", {ButtonStyle::framed})) {
            platform::ask_file(draft_question);
            is_done = true;
        }
        if (rows.fitted_button("edit.save", "Save a file", {ButtonStyle::framed})) {
            editing.save_file();
            is_done = true;
        }
        add_formats(editing, rows, is_done);
    });
    return is_closed || is_done;
}

}  // namespace tessera

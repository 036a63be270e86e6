#include "app/game/editing/file_formats.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

#include <string>

// The sheet of the editor for saving its level in a format of another program.

namespace tessera {

bool formats_sheet(Editing& editing, Ui& ui, const Rect& screen) {
    const std::string_view family = editing.editor().family();
    bool is_saved = false;
    const bool is_closed = column_sheet(ui, "Save for another program", screen, 420, [&](Column& rows) {
        for (const SaveFormat& format : save_formats) {
            if (format.families.find(family) == std::string_view::npos) {
                continue;
            }
            if (rows.button("format." + std::string(format.id), format.caption, {ButtonStyle::plain})) {
                editing.save_as(format);
                is_saved = true;
            }
            rows.gap(6);
        }
    });
    return is_closed || is_saved;
}

}  // namespace tessera

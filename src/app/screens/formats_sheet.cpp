#include "app/game/editing/file_formats.h"
#include "app/screens/each_sheet.h"
#include "app/ui/column.h"

#include <string>

// The sheet of the editor for saving its level in a format of another program.

namespace tessera {

bool draw_formats_sheet(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    const std::string_view family = controller.editor().family();
    return column_sheet(ui, "Save for another program", screen, 420, [&](Column& rows) {
        for (const SaveFormat& format : save_formats) {
            if (format.families.find(family) == std::string_view::npos) {
                continue;
            }
            if (rows.button("format." + std::string(format.id), format.caption, {ButtonStyle::plain})) {
                controller.editing().save_as(format);
                controller.show(Panel::none);
            }
            rows.gap(6);
        }
    });
}

}  // namespace tessera

#include "app/screens/chapter_bar.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

namespace tessera {

bool chapters_sheet(const Desk& desk, const SeriesShelf& shelf, HomeChoice& home, Ui& ui,
                    const Rect& screen) {
    const ChapterBar chapters(desk, shelf, ui, home);
    bool is_chosen = false;
    const bool is_closed = column_sheet(ui, "All chapters", screen, 560, [&](Column& rows) {
        is_chosen = chapters.add_all(rows, home) || is_chosen;
    });
    return is_closed || is_chosen;
}

}  // namespace tessera

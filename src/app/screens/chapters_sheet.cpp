#include "app/screens/chapter_bar.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

namespace tessera {

ChaptersAnswer chapters_sheet(const Desk& desk, const SeriesShelf& shelf, HomeChoice& home, Ui& ui,
                              const Rect& screen) {
    const ChapterBar chapters(desk, shelf, ui, home);
    ChaptersAnswer answer = ChaptersAnswer::none;
    const auto add_rows = [&](Column& rows) {
        if (chapters.add_all(rows, home)) {
            answer = ChaptersAnswer::closed;
        }
    };
    const auto add_foot = [&](Column& rows) {
        rows.gap(8);  // apart from the chapters, which look alike
        rows.split(2);
        if (rows.fitted_button("all.filter", "Filter")) {
            answer = ChaptersAnswer::filter;
        }
        const bool has_any = !filtered(desk, home.filter, desk.levels().levels_of(home.family)).empty();
        if (rows.fitted_button("all.random", "Surprise me", {.is_enabled = has_any})) {
            answer = ChaptersAnswer::surprise;
        }
    };
    const bool is_closed = column_sheet(ui, "All chapters", screen, 560, add_rows, add_foot);
    return is_closed ? ChaptersAnswer::closed : answer;
}

}  // namespace tessera

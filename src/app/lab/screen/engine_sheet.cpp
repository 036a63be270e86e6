#include "app/lab/screen/engine_sheet.h"

#include "app/ui/column.h"

#include <string>

namespace tessera {

namespace {

bool add_choice(Column& rows, const std::string& name, std::string_view caption, bool is_chosen) {
    const ButtonStyle style = is_chosen ? ButtonStyle::primary : ButtonStyle::plain;
    const bool is_pressed = rows.fitted_button(name, caption, {style, true, is_chosen});
    rows.gap(8);
    return is_pressed;
}

void add_heading(Column& rows, std::string_view caption) {
    rows.line(34, rows.ui().text(caption), 20);
}

void add_engines(Lab& lab, LabSheets& sheets, Column& rows) {
    if (rows.button("lab.learn", "How these work", {ButtonStyle::quiet})) {
        lab.learn();
    }
    rows.gap(8);
    for (int engine = 0; engine < int_size(lab.engines()); ++engine) {
        const EngineInfo& each = at(lab.engines(), engine);
        if (!each.solves()) {
            add_heading(rows, "Just to watch");
        }
        if (add_choice(rows, "lab.engine." + std::string(each.id), each.caption, engine == lab.engine())) {
            lab.choose_engine(engine);
            sheets.chooses_engine = false;
        }
    }
}

void add_heuristics(Lab& lab, LabSheets& sheets, Column& rows) {
    if (!lab.heuristics().empty()) {
        add_heading(rows, "Heuristic");
    }
    for (int heuristic = 0; heuristic < int_size(lab.heuristics()); ++heuristic) {
        const HeuristicInfo& each = at(lab.heuristics(), heuristic);
        if (add_choice(rows, "lab.heuristic." + std::string(each.id), each.caption,
                       heuristic == lab.heuristic())) {
            lab.choose_heuristic(heuristic);
            sheets.chooses_engine = false;
        }
    }
}

}  // namespace

void draw_engines(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& screen) {
    sheets.chooses_engine &= !column_sheet(ui, "Search with", screen, 440, [&](Column& rows) {
        add_engines(lab, sheets, rows);
        add_heuristics(lab, sheets, rows);
    });
}

}  // namespace tessera

#include "app/lab/screen/lab_marks.h"

#include "app/lab/replay/lab_look.h"
#include "app/lab/replay/timeline.h"
#include "app/ui/column.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float row_gap = 6;
constexpr float flag_height = 12;

void draw_flag(Ui& ui, Point foot, bool is_here, bool is_lively) {
    const Theme& theme = ui.theme();
    const Color color = is_here || is_lively ? theme.text : theme.accent;
    const Point top{foot.x, foot.y - flag_height};
    ui.painter.line(foot, top, color, 2);
    ui.painter.polygon({top, {top.x + 9, top.y + 4}, {top.x, top.y + 8}}, color);
}

std::string row_text(const Lab& lab, const Mark& mark) {
    const std::string place = lab.strings().of(say("step {}", count_text(mark.place)));
    return mark.note.empty() ? place : place + "  \xC2\xB7  " + mark.note;
}

void draw_row(Lab& lab, LabSheets& sheets, Ui& ui, Rect row, const Mark& mark) {
    const std::string name = "lab.mark." + std::to_string(mark.place);
    const bool is_removed =
        icon_button(ui, {name + ".remove", "Remove", Icon::close}, row.take_right(touch_side));
    const bool is_changed =
        icon_button(ui, {name + ".edit", "Change the note", Icon::edit}, row.take_right(touch_side));
    const std::string text = row_text(lab, mark);
    const std::string caption = Painter::fitted(text, TextSize::strong, row.width - 16);
    const bool is_here = mark.place == lab.replay().place();
    if (button(ui, name, caption, row,
               {is_here ? ButtonStyle::primary : ButtonStyle::plain, true, is_here, text})) {
        lab.seek(mark.place);
        sheets.shows_marks = false;
    }
    if (is_changed) {
        ask_note(lab, mark.place);
    }
    if (is_removed) {
        lab.marking().remove(mark.place);
    }
}

void add_rows(Lab& lab, LabSheets& sheets, Column& rows) {
    if (rows.button("lab.mark", "Mark this step", {ButtonStyle::framed})) {
        ask_note(lab, lab.replay().place());
    }
    rows.gap(row_gap);
    const std::vector<Mark> marks = lab.marks().all();  // a copy, as the loop may remove some
    for (const Mark& mark : marks) {
        rows.row(touch_side, [&](const Rect& row) { draw_row(lab, sheets, rows.ui(), row, mark); });
        rows.gap(row_gap);
    }
    if (marks.empty()) {
        rows.line(touch_side + row_gap, lab.strings().of(say("no step is marked yet")), 25, Align::centre);
    }
}

}  // namespace

float room_for_flags(const Lab& lab) {
    return lab.marks().all().empty() ? 0 : flag_height;
}

void draw_flags(Lab& lab, Ui& ui, const Rect& line) {
    const std::vector<Mark> marks = lab.marks().all();
    for (const Mark& mark : marks) {
        const std::string name = "lab.flag." + std::to_string(mark.place);
        const int columns = std::max(static_cast<int>(line.width), 1);
        const float x = line.x + column_of(std::min(mark.place, lab.step_count()), columns, lab.step_count());
        const float widest = line.right() + line.x - touch_side;
        const Rect target{std::clamp(x - touch_side / 2, 0.0F, std::max(widest, 0.0F)),
                          line.y - flag_height - 18, touch_side, touch_side};
        ui.state.add({.name = name, .rect = target, .label = row_text(lab, mark)});
        draw_flag(ui, {x, line.y}, mark.place == lab.replay().place(), ui.state.is_hovered(name));
        focus_ring(ui, name, target, 8);
        if (ui.state.take_click(name)) {
            lab.seek(mark.place);
        }
    }
}

void draw_marks(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& screen) {
    sheets.shows_marks &=
        !column_sheet(ui, "Marks", screen, 480, [&](Column& rows) { add_rows(lab, sheets, rows); });
}

}  // namespace tessera

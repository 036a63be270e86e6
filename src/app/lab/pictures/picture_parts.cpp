#include "app/lab/pictures/picture_parts.h"

#include "base/json.h"

namespace tessera {

Rect draw_sheet_buttons(LabSheets& sheets, Ui& ui, const Rect& bar) {
    Rect rest{bar.x + 14, bar.y, bar.width - 18, bar.height};
    if (icon_button(ui, {"lab.help", "Help", Icon::help}, rest.take_right(touch_side))) {
        sheets.shows_help = true;
    }
    if (icon_button(ui, {"lab.save", "Save", Icon::save}, rest.take_right(touch_side))) {
        sheets.shows_save = true;
    }
    return rest;
}

void draw_way_back(Lab& lab, Ui& ui, const Rect& bar, const Sentence& sentence) {
    Rect rest{bar.x + 14, bar.y, bar.width - 22, bar.height};
    if (button(ui, "lab.tree_view", "Tree", rest.take_right(button_width(ui, "Tree") - 16),
               {ButtonStyle::quiet})) {
        lab.show_view("");
    }
    ui.painter.text({rest.x, rest.centre().y},
                    Painter::fitted(lab.strings().of(sentence), TextSize::small, rest.width),
                    ui.theme().quiet, TextSize::small);
}

void draw_ground(Ui& ui, const Rect& area) {
    ui.painter.fill(area, mix(ui.theme().page, ui.theme().surface, 0.6F), 12);
}

void write_point(Json& json, Point point) {
    json.field("x", point.x);
    json.field("y", point.y);
}

}  // namespace tessera

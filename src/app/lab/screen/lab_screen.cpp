#include "app/lab/screen/lab_screen.h"

#include "app/game/play/game_texts.h"
#include "app/lab/replay/lab_look.h"
#include "app/lab/screen/engine_sheet.h"
#include "app/lab/screen/lab_controls.h"
#include "app/lab/screen/lab_help.h"
#include "app/lab/screen/lab_marks.h"
#include "app/lab/screen/lab_table.h"
#include "app/lab/screen/save_sheet.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr float wide_screen = 760;
constexpr float sentence_height = 52;
constexpr float low_sentence_height = 26;

struct LabLayout {
    Rect top;
    Rect table;
    Rect picture;
    Rect sentence;
    Rect timeline;
    Rect controls;
};

LabLayout lay_out_lab(Rect screen, bool is_plain) {
    LabLayout layout;
    const bool is_low = screen.height < low_screen;
    layout.top = screen.take_top(is_plain ? 0 : is_low ? low_bar_height : bar_height);
    layout.controls = screen.take_bottom(is_low ? touch_side + 2 : touch_side + 16);
    const float timeline = is_low ? 56 : std::clamp(screen.height * 0.14F, 64.0F, 130.0F);
    layout.timeline = screen.take_bottom(timeline);
    layout.sentence = screen.take_bottom(is_low ? low_sentence_height : sentence_height);
    if (is_low || screen.width >= wide_screen) {
        layout.table = screen.take_left(screen.width * 0.52F);
    } else {
        layout.table = screen.take_top(screen.height * 0.54F);
    }
    layout.picture = screen;
    return layout;
}

constexpr float bar_with_words = 560;  // from this width on the bar has room for words

float bar_button_width(const Ui& ui, const Rect& bar) {
    return bar.width < bar_with_words ? touch_side + 4 : button_width(ui, "Compare") + 8;
}

// On narrow screens an icon of three bars replaces the word.
void draw_compare(LabScreen& memory, Ui& ui, const Rect& place) {
    const bool has_word = place.width > touch_side + 4;
    const Rect rect{place.x, place.y, place.width - (has_word ? 8.0F : 4.0F), place.height};
    memory.wants_race |= button(ui, "lab.compare", has_word ? "Compare" : "", rect,
                                {.style = ButtonStyle::framed, .label = "Compare"});
    for (int bar = 0; bar < 3 && !has_word; ++bar) {
        const float length = bar == 0 ? 20.0F : bar == 1 ? 11.0F : 15.0F;
        const float y = rect.centre().y + static_cast<float>(bar - 1) * 7 - 2;
        ui.painter.fill({rect.centre().x - 10, y, length, 4}, ui.theme().text, 1);
    }
}

void draw_top(const Lab& lab, LabScreen& memory, Ui& ui, Rect bar) {
    bar = {bar.x + 8, bar.y, bar.width - 16, bar.height};
    const auto place = [](Rect rect) {
        return centred(rect.centre(), rect.width, touch_side);
    };
    if (icon_button(ui, {"lab.leave", "Back to the puzzle", Icon::left}, place(bar.take_left(touch_side)))) {
        lab.go_back();
    }
    if (!lab.engines().empty()) {
        const std::string_view caption = at(lab.engines(), lab.engine()).caption;
        const float width = std::min(button_width(ui, caption), bar.width * 0.62F);
        const std::string fitted = Painter::fitted(ui.text(caption), TextSize::strong, width - 24);
        memory.sheets.chooses_engine |= button(ui, "lab.engine", fitted, place(bar.take_right(width)),
                                               {.style = ButtonStyle::framed, .label = caption});
    }
    if (lab.has_search()) {
        draw_compare(memory, ui, place(bar.take_right(bar_button_width(ui, bar))));
    }
    bar.take_left(8);
    const std::string title = std::string(ui.text("Lab")) + "  \xC2\xB7  " + lab.table().title;
    ui.painter.text({bar.x, bar.centre().y}, Painter::fitted(title, TextSize::strong, bar.width - 10),
                    ui.theme().text, TextSize::strong);
}

// Draws the note at this place, beside the sentence or below it. Returns the remaining area.
Rect draw_note(const Lab& lab, Ui& ui, Rect rect) {
    if (lab.mark() == nullptr || lab.mark()->note.empty()) {
        return rect;
    }
    const float line = Painter::line_height(TextSize::small);
    const bool has_lines = rect.height >= 2 * line;
    const std::string note =
        Painter::fitted(lab.mark()->note, TextSize::small, rect.width * (has_lines ? 1 : 0.5F));
    ui.painter.text({rect.x, rect.y + line / 2}, note, ui.theme().accent, TextSize::small);
    if (has_lines) {
        rect.take_top(line);
    } else {
        rect.take_left(Painter::text_width(note, TextSize::small) + 14);
    }
    return rect;
}

void draw_sentence(const Lab& lab, Ui& ui, const Rect& area) {
    const Rect rect{area.x + 14, area.y + 4, area.width - 28, area.height - 4};
    const Color color = lab.trouble() ? ui.theme().bad : ui.theme().text;
    ui.painter.push_clip(area);
    ui.painter.paragraph(draw_note(lab, ui, rect), lab.strings().with_stop(lab.sentence()), color,
                         TextSize::small);
    ui.painter.pop_clip();
}

}  // namespace

void draw_lab(Lab& lab, LabScreen& memory, Ui& ui, const Rect& window, const Rect& safe) {
    const LabLayout layout = lay_out_lab(safe, lab.is_plain());
    draw_lab_table(lab, ui, layout.table);
    if (!lab.is_plain()) {
        draw_top(lab, memory, ui, layout.top);
    }
    lab.picture().draw(lab, memory.sheets, ui, layout.picture);
    draw_sentence(lab, ui, layout.sentence);
    draw_timeline(lab, ui, layout.timeline);
    draw_controls(lab, memory.sheets, ui, layout.controls);
    LabSheets& sheets = memory.sheets;
    if (sheets.chooses_engine) {
        draw_engines(lab, sheets, ui, window);
    }
    if (sheets.shows_help) {
        sheets.shows_help = !draw_help(ui, lab.picture().help(), window);
    }
    if (sheets.shows_save) {
        draw_save(lab, memory, ui, window);
    }
    if (sheets.shows_marks) {
        draw_marks(lab, sheets, ui, window);
    }
}

}  // namespace tessera

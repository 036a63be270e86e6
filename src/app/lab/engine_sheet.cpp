#include "app/lab/engine_sheet.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr float row_height = touch_side + 8;
constexpr float heading_height = 34;

// Discards everything derived from the previous search.
void begin_anew(LabScreen& memory) {
    memory.tree.restart();
    memory.matrix.restart();
    memory.bar_steps = -1;
    memory.annealing_steps = -1;
    memory.chooses_engine = false;
}

bool choice(Ui& ui, const std::string& name, std::string_view caption, Rect row, bool is_chosen) {
    row.take_bottom(8);
    const ButtonLook look{is_chosen ? ButtonStyle::primary : ButtonStyle::plain, true, is_chosen, caption};
    return button(ui, name, Painter::fitted(ui.text(caption), TextSize::strong, row.width - 16), row, look);
}

float list_height(const Lab& lab) {
    const std::size_t rows = lab.engines().size() + lab.heuristics().size() + 1;
    const auto headings = std::count_if(lab.engines().begin(), lab.engines().end(),
                                        [](const RecordedEngine& engine) { return !engine.solves; }) +
                          (lab.heuristics().empty() ? 0 : 1);
    return row_height * static_cast<float>(rows) + heading_height * static_cast<float>(headings);
}

void draw_heading(Ui& ui, const Rect& line, std::string_view caption) {
    ui.painter.text({line.x, line.bottom() - 14}, ui.text(caption), ui.theme().quiet, TextSize::small);
}

void draw_heuristics(Lab& lab, LabScreen& memory, Ui& ui, Rect rest) {
    draw_heading(ui, rest.take_top(heading_height), "Heuristic");
    for (int heuristic = 0; heuristic < int_size(lab.heuristics()); ++heuristic) {
        const HeuristicInfo& each = at(lab.heuristics(), heuristic);
        if (choice(ui, "lab.heuristic." + std::string(each.id), each.caption, rest.take_top(row_height),
                   heuristic == lab.heuristic())) {
            lab.choose_heuristic(heuristic);
            begin_anew(memory);
        }
    }
}

void draw_list(Lab& lab, LabScreen& memory, Ui& ui, Rect rest) {
    Rect first = rest.take_top(row_height);
    first.take_bottom(8);
    if (button(ui, "lab.learn", "How these work", first, {ButtonStyle::quiet})) {
        lab.learn();
    }
    for (int engine = 0; engine < int_size(lab.engines()); ++engine) {
        const RecordedEngine& each = at(lab.engines(), engine);
        if (!each.solves) {
            draw_heading(ui, rest.take_top(heading_height), "Just to watch");
        }
        if (choice(ui, "lab.engine." + std::string(each.id), each.caption, rest.take_top(row_height),
                   engine == lab.engine())) {
            lab.choose_engine(engine);
            begin_anew(memory);
        }
    }
    if (!lab.heuristics().empty()) {
        draw_heuristics(lab, memory, ui, rest);
    }
}

}  // namespace

void draw_engines(Lab& lab, LabScreen& memory, Ui& ui, const Rect& screen) {
    const float height = list_height(lab);
    const Sheet panel = sheet(ui, "Search with", screen, {440, height + sheet_head_and_margins});
    const float scroll = ui.state.scroll_region("lab.engines", panel.content, height);
    ui.painter.push_clip(panel.content.inset(-4));
    ui.state.clip(panel.content);
    draw_list(lab, memory, ui, {panel.content.x, panel.content.y - scroll, panel.content.width, height});
    ui.state.clip({});
    ui.painter.pop_clip();
    memory.chooses_engine &= !panel.is_closed;
}

}  // namespace tessera

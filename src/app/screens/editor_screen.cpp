#include "app/game/play/game_texts.h"
#include "app/screens/action_bar.h"
#include "app/screens/field_row.h"
#include "app/screens/part_sheets.h"
#include "app/screens/questions.h"
#include "app/ui/column.h"
#include "base/text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float bar_height = 56;
constexpr float wide_screen = 700;
constexpr float least_desk = 348;  // in width
constexpr float most_desk = 384;
constexpr float desk_share = 0.3F;  // of a wide screen
constexpr float desk_margin = 8;    // around its surface
constexpr float desk_padding = 14;  // within it
constexpr float tools_height = 64;
constexpr float above_tools = 8;
constexpr float above_choices = 6;
constexpr float tools_in_bar = 312;  // seven of them
constexpr float margin = 14;         // of a narrow screen
constexpr float status_height = 60;
constexpr float check_width = 24;  // of the mark of one solution

// Rectangles of the screen's parts.
struct EditorLayout {
    Rect top;
    float title_end = 0;  // of the title in `top`, at most
    Rect status;          // the reason if the level is not playable, else its number of solutions
    Rect table;
    Rect desk;     // the surface below status, choices and tools; empty: none
    Rect choices;  // the pages, and the fields of the current one
    Rect tools;
};

float desk_width(const Rect& screen) {
    return std::clamp(screen.width * desk_share, least_desk, most_desk);
}

float choices_width(const Rect& screen) {
    return screen.width >= wide_screen ? desk_width(screen) - 2 * (desk_margin + desk_padding)
                                       : screen.width - 2 * margin;
}

EditorLayout lay_out_screen(float choices_height, Rect screen) {
    EditorLayout layout;
    const bool is_low = screen.height < low_screen;
    layout.top = screen.take_top(bar_height);
    layout.title_end = layout.top.right();
    if (screen.width >= wide_screen) {
        layout.desk = screen.take_right(desk_width(screen)).inset(desk_margin);
        Rect desk = layout.desk.inset(desk_padding);
        const Rect bar{desk.x - tools_in_bar, layout.top.y + 4, tools_in_bar, bar_height - 8};
        const Rect row = desk.take_bottom(is_low ? 0 : tools_height);
        layout.tools = is_low ? bar : centred(row.centre(), row.width + desk_padding, row.height);
        desk.take_bottom(is_low ? 0.0F : above_tools);
        layout.title_end = is_low ? bar.x : layout.title_end;
        layout.status = desk.take_top(status_height);
        layout.choices = desk;
    } else {
        layout.tools = screen.take_bottom(tools_height).inset(4);
        const Rect choices = screen.take_bottom(std::min(choices_height, screen.height * 0.46F));
        layout.choices = {choices.x + margin, choices.y, choices.width - 2 * margin, choices.height};
        const Rect status = screen.take_top(status_height);
        layout.status = {status.x + margin, status.y, status.width - 2 * margin, status.height};
        screen.take_bottom(above_choices);
    }
    layout.table = screen;
    return layout;
}

void draw_top(Editing& editing, Opening& opening, Ui& ui, Rect bar, float title_end) {
    const Editor& editor = editing.editor();
    bar = {bar.x + 8, bar.y, bar.width - 16, bar.height};
    const auto place = [](Rect rect) {
        return centred(rect.centre(), rect.width, touch_side);
    };
    if (icon_button(ui, {"home", "All puzzles", Icon::home}, place(bar.take_left(48)))) {
        opening.show(Screen::home);
    }
    const bool can_play = !editor.trouble();
    const float play_width = button_width(ui, "Play");
    if (button(ui, "edit.play", "Play", place(bar.take_right(play_width)),
               {can_play ? ButtonStyle::primary : ButtonStyle::framed})) {
        opening.play_draft();  // or says what is missing
    }
    bar.take_right(6);
    if (icon_button(ui, {"edit.share", "Share", Icon::share}, place(bar.take_right(touch_side)))) {
        opening.share_draft();
    }
    if (icon_button(ui, {"edit.files", "Files", Icon::folder}, place(bar.take_right(touch_side)))) {
        opening.show(Panel::files);
    }
    const std::string_view name = ui.text("Editor");
    const std::string whole =
        std::string(name) + "  \xC2\xB7  " + std::string(ui.text(family_caption(editor.family())));
    const float room = std::min(bar.right(), title_end) - bar.x - 16;
    for (const std::string_view title : {std::string_view(whole), name}) {
        if (Painter::text_width(title, TextSize::strong) <= room) {
            return ui.painter.text({bar.x + 10, bar.centre().y}, title, ui.theme().text, TextSize::strong);
        }
    }
}

// Returns the analysis of a playable level: its number of solutions, or its fewest moves.
std::string known_text(const Editor& editor, const Strings& strings) {
    const auto& found = editor.result();
    if (editor.is_making_harder()) {
        return std::string(strings.of("Making it harder\xE2\x80\xA6"));
    }
    if (found && has_one_solution(*found)) {
        return strings.with_stop(say("there is exactly one solution"));
    }
    if (editor.is_making_unique()) {
        return std::string(strings.of("Making it unique\xE2\x80\xA6"));
    }
    if (found) {
        return ways_text(strings, found, true);
    }
    if (editor.is_at_work()) {
        return std::string(strings.of("Looking for solutions\xE2\x80\xA6"));
    }
    return editor.preview() == nullptr
               ? std::string(strings.of("New puzzle"))
               : strings.of(with_game(*editor.preview(), [](const auto& session, const auto& view) {
                     return progress(view, session);
                 }));
}

// Draws the mark of a level with exactly one solution at the left of its line.
void draw_check(Ui& ui, Rect& rect) {
    const Rect mark = rect.take_left(check_width);
    const float side = check_width - 6;
    const Point middle{mark.x + side / 2, mark.y + side / 2};
    ui.painter.circle(middle, side / 2, ui.theme().good);
    ui.painter.icon(Icon::check, middle, 13, ui.theme().surface);
}

bool is_known_unique(const Editor& editor) {
    return !editor.complaint() && !editor.is_making_harder() && editor.result() &&
           has_one_solution(*editor.result());
}

constexpr std::string_view next_name = "edit.next";

// The button for what the number of solutions asks for; without a caption there is none.
struct NextButton {
    std::string_view caption;
    bool is_enabled = true;
    Rect place = {};
    bool is_below = false;  // in the place of the advice, as it has no room behind the number
};

bool is_for_harder(const Editor& editor) {
    return editor.is_making_harder() || editor.can_make_harder();
}

NextButton button_of_solutions(const Editor& editor, const UiState& state) {
    const std::string_view caption = is_for_harder(editor) ? "Make it harder" : "Make it unique";
    if (editor.is_making_unique() || editor.is_making_harder()) {
        return {"Stop"};
    }
    if (!editor.complaint() && (is_for_harder(editor) || editor.can_make_unique())) {
        return {caption};
    }
    // While solutions are counted it waits for their number, or it would lose the keyboard's focus.
    const bool is_awaited = state.is_focused(next_name) && !editor.complaint() && !editor.result();
    return is_awaited ? NextButton{caption, false} : NextButton{};
}

// Places it right behind the number if there is room, else below.
NextButton placed_button(const Editor& editor, const Ui& ui, const Rect& status) {
    constexpr float height = 36;
    constexpr float first_line = 12;  // its middle
    constexpr float around = 10;
    NextButton next = button_of_solutions(editor, ui.state);
    if (next.caption.empty()) {
        return next;
    }
    const float number = Painter::text_width(known_text(editor, ui.strings), TextSize::strong) +
                         (is_known_unique(editor) ? check_width : 0);
    const float width = Painter::text_width(ui.text(next.caption), TextSize::strong) + 2 * around;
    next.place = {status.x + number + 6, status.y + first_line - height / 2, width, height};
    if (next.place.right() > status.right()) {
        next.is_below = true;
        next.place = {status.x - around, status.bottom() - height, width, height};
    }
    return next;
}

void draw_status(const Editor& editor, Ui& ui, Rect rect, bool has_advice) {
    const auto trouble = editor.complaint();
    const std::vector<Sentence>& advice = editor.advice();
    const std::string first = trouble ? ui.strings.with_stop(*trouble) : known_text(editor, ui.strings);
    const Sentence second = advice.empty() ? editor.help() : advice.front();
    const bool is_dead = editor.result() && !editor.result()->is_solvable;
    const bool is_unique = is_known_unique(editor);
    const Color color = trouble || is_dead ? ui.theme().bad : is_unique ? ui.theme().good : ui.theme().text;
    ui.painter.push_clip(rect);
    if (is_unique) {
        draw_check(ui, rect);
    }
    const bool has_room = Painter::text_width(first, TextSize::strong) <= rect.width;
    const float height =
        ui.painter.paragraph(rect, first, color, has_room ? TextSize::strong : TextSize::small);
    const std::string advised = ui.strings.with_stop(second);
    const float needed = ui.painter.paragraph(rect, advised, ui.theme().quiet, TextSize::small, false);
    const float above = height + 2;
    const Rect below{rect.x, rect.y + above, rect.width, rect.height};
    if (has_advice && below.y + needed <= rect.bottom() + 2) {  // all of it or nothing
        ui.painter.paragraph(below, advised, ui.theme().quiet, TextSize::small);
    }
    ui.painter.pop_clip();
}

void draw_next(Editing& editing, Ui& ui, const NextButton& next) {
    const ButtonLook look{ButtonStyle::quiet, next.is_enabled};
    if (next.caption.empty() || !button(ui, next_name, next.caption, next.place, look)) {
        return;
    }
    is_for_harder(editing.editor()) ? editing.make_harder_or_stop() : editing.make_unique_or_stop();
}

void add_pages(Editing& editing, Column& rows) {
    const std::vector<std::string_view> pages = editing.editor().pages();
    if (pages.size() > 1) {
        const int page = rows.segments({"edit.page", "", pages, editing.editor().page()});
        if (page != editing.editor().page()) {
            editing.show_page(page);
        }
        rows.gap(10);
    }
}

// Adds the fields of the current page, up to one that is changed: those below it may be outdated then.
void add_fields(Editing& editing, Column& rows, Color ground) {
    for (const MakerField& field : editing.editor().fields()) {
        if (field.is_on_table) {
            continue;  // see take_choices_on_table()
        }
        int value = field.value;
        rows.row(height_of(rows.ui(), field, rows.below().width),
                 [&](const Rect& place) { value = field_row(rows.ui(), field, place, ground); });
        if (value != field.value && field.is_text) {
            editing.editor().ask_for_text(field.name);
            return ask_value(rows.ui().strings, field_question, field.caption, std::string(field.shown),
                             field.high, false);
        }
        if (value != field.value) {
            return editing.set_field(field.name, value);
        }
    }
}

void add_choices(Editing& editing, Column& rows, Color ground) {
    add_pages(editing, rows);
    add_fields(editing, rows, ground);
}

// Adds the controls of fields whose choices stand on the table.
void take_choices_on_table(Editing& editing, Ui& ui) {
    for (const MakerField& field : editing.editor().fields()) {
        for (int index = 0; index < int_size(field.places); ++index) {
            focus_ring(ui, name_of(field, field.low + index), at(field.places, index), 12);
            if (take_choice(ui, field, field.low + index, at(field.places, index))) {
                return editing.set_field(field.name, field.low + index);
            }
        }
    }
}

constexpr std::string_view make_name = "edit.make";

void draw_tools(Editing& editing, Opening& opening, Ui& ui, const Rect& bar) {
    const Editor& editor = editing.editor();
    std::vector<IconButton> buttons{{"undo", "Undo", Icon::undo, editor.can_undo()},
                                    {"redo", "Redo", Icon::redo, editor.can_redo()}};
    for (const ViewTool& tool : editor.tools()) {
        buttons.push_back({.name = tool.name,
                           .caption = tool.caption,
                           .icon = tool.icon,
                           .is_enabled = tool.is_enabled,
                           .is_chosen = tool.is_chosen});
    }
    if (editor.makes_on_board()) {
        buttons.push_back({make_name, "Make puzzles for this board", Icon::dice});
    }
    for (IconButton& each : buttons) {  // so that a low bar has captions, too
        each.short_caption = short_caption_of(each.caption);
        each.short_caption = each.short_caption.empty() ? each.caption : each.short_caption;
    }
    constexpr int usual_count = 5;  // so that the first and the last stay where they are
    const auto all =
        static_cast<float>(std::max(int_size(buttons), editor.makes_on_board() ? usual_count : 1));
    const float width = std::min(bar.width / all, 92.0F);
    Rect row = centred(bar.centre(), width * all, bar.height);
    for (const IconButton& each : buttons) {
        if (!icon_button(ui, each, each.name == make_name ? row.take_right(width) : row.take_left(width))) {
            continue;
        }
        if (each.name == "undo" || each.name == "redo") {
            editing.step(each.name == "undo" ? -1 : 1);
        } else if (each.name == make_name) {
            opening.make_on_board();
        } else {
            editing.use_tool(each.name);
        }
    }
}

}  // namespace

bool editor_screen(Editing& editing, Opening& opening, Scene& scene, Ui& ui, const Rect& screen) {
    const bool is_wide = screen.width >= wide_screen;
    const Color ground = is_wide ? ui.theme().surface : ui.theme().page;
    const auto add_rows = [&](Column& rows) {
        add_choices(editing, rows, ground);
    };
    const float height = column_height(ui, choices_width(screen), add_rows);
    const EditorLayout layout = lay_out_screen(height, screen);
    scene.area = layout.table;
    scene.covered_top = 0;
    editing.editor().lay_out(scene);
    editing.editor().draw(ui.painter, scene);
    draw_top(editing, opening, ui, layout.top, layout.title_end);
    take_choices_on_table(editing, ui);
    if (layout.desk.width > 0) {
        ui.painter.shadow(layout.desk, 8, 18);
        ui.painter.fill(layout.desk, ui.theme().surface, 18);
    }
    const NextButton next = placed_button(editing.editor(), ui, layout.status);
    draw_status(editing.editor(), ui, layout.status, !next.is_below);
    draw_next(editing, ui, next);
    draw_scrolled(ui, "edit.choices", layout.choices, height, ground, add_rows);
    if (!is_wide) {
        draw_tool_strip(ui,
                        {screen.x, layout.tools.y - 4, screen.width, screen.bottom() - layout.tools.y + 4});
    }
    draw_tools(editing, opening, ui, layout.tools);
    return false;
}

}  // namespace tessera

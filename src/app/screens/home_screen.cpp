#include "app/screens/home_screen.h"

#include "app/host/platform.h"
#include "app/screens/chapter_bar.h"
#include "app/screens/home_cards.h"
#include "app/screens/list_cards.h"
#include "app/screens/part_sheets.h"
#include "app/screens/shelf_cards.h"
#include "app/ui/column.h"

#include <algorithm>
#include <string>
#include <vector>

// The home screen: games to continue, the puzzles of the day, and the levels that come with the program.

namespace tessera {

namespace {

constexpr float widest = 1080;
constexpr float narrow = 640;
constexpr float least_for_column =
    600;  // of a low screen, with the families in the header and cards beside the list
constexpr float short_screen = 720;  // a narrow one has lower rows above the list

struct HeadButton {
    std::string_view name;
    std::string_view caption;
    Icon icon;
};

// Draws a button at the right end of the bar, with its caption if there is room; returns true if it was
// pressed.
bool draw_head_button(Ui& ui, Rect& bar, const HeadButton& look, bool has_caption) {
    if (has_caption) {
        const Rect place = bar.take_right(button_width(ui, look.caption) + 10);
        const Rect rect = centred(place.centre(), place.width - 10, touch_side);
        return button(ui, look.name, look.caption, rect, {ButtonStyle::framed});
    }
    return icon_button(ui, {look.name, look.caption, look.icon},
                       centred(bar.take_right(46).centre(), 46, 46));
}

// Returns the part of the bar between the title and the buttons.
Rect draw_header(Opening& opening, Ui& ui, Rect bar, std::string_view family, bool has_captions) {
    const bool is_wide = bar.width >= narrow && has_captions;
    const Point title{bar.x, bar.centre().y};
    if (draw_head_button(ui, bar, {"help", "Help", Icon::help}, false)) {
        opening.show(Panel::help);
    }
    if (draw_head_button(ui, bar, {"settings", "Settings", Icon::settings}, false)) {
        opening.show(Panel::settings);
    }
    bar.take_right(is_wide ? 8.0F : 0.0F);
    if (draw_head_button(ui, bar, {"edit", "Editor", Icon::edit}, is_wide)) {
        opening.open_editor(family);
    }
    if (draw_head_button(ui, bar, {"new", "New puzzle", Icon::add}, is_wide)) {
        opening.open_maker(family);
    }
    const bool has_room = Painter::text_width("Tessera", TextSize::display) < bar.width;
    const TextSize size = has_room ? TextSize::display : TextSize::title;
    ui.painter.text(title, "Tessera", ui.theme().text, size);
    bar.take_left(Painter::text_width("Tessera", size) + 20);
    return bar;
}

bool is_level_solved(const Desk& desk, int index) {
    return desk.records().is_solved(desk.levels().level(index).code);
}

std::string caption_of(const Desk& desk, const Ui& ui, std::string_view family) {
    const std::vector<int> list = desk.levels().levels_of(family);
    const auto solved =
        std::count_if(list.begin(), list.end(), [&](int index) { return is_level_solved(desk, index); });
    const std::string name(ui.text(family_caption(family)));
    const std::string all = std::to_string(list.size());
    return name + "  " + (solved == 0 ? all : std::to_string(solved) + "/" + all);
}

constexpr float family_height = 48;
constexpr float below_line = 5;  // of the tab, so that the line is not too near to the chapters

// Draws the families as tabs: a line below the chosen one.
void draw_families(const Desk& desk, Ui& ui, const Rect& row, float height, std::string_view& chosen) {
    const std::vector<std::string_view> families = family_ids();
    const float width = row.width / static_cast<float>(families.size());
    Rect rest{row.x, row.y, row.width, height};
    const float line = rest.bottom() - below_line;
    ui.painter.line({row.x, line}, {row.right(), line}, mix(ui.theme().page, ui.theme().text, 0.15F), 1);
    // Without counts if the room is short for one of them.
    const bool has_counts = std::all_of(families.begin(), families.end(), [&](std::string_view family) {
        return Painter::text_width(caption_of(desk, ui, family), TextSize::strong) < width - 8;
    });
    for (const std::string_view family : families) {
        const Rect rect = rest.take_left(width);
        const std::string name = "family." + std::string(family);
        const std::string caption = caption_of(desk, ui, family);
        ui.state.add({.name = name, .rect = rect, .label = caption});
        chosen = ui.state.take_click(name) ? family : chosen;
        const bool is_chosen = family == chosen;
        const bool is_lit = is_chosen || ui.state.is_hovered(name) || ui.state.is_pressed(name);
        const std::string_view text =
            has_counts ? std::string_view(caption) : ui.text(family_caption(family));
        const TextSize size = size_that_fits(text, width - 8);
        ui.painter.text(rect.centre() - Point{0, below_line / 2}, Painter::fitted(text, size, width - 4),
                        is_lit ? ui.theme().text : ui.theme().quiet, size, Align::centre);
        if (is_chosen) {
            ui.painter.fill({rect.x, line - 3, rect.width, 4}, ui.theme().accent, 2);
        }
        focus_ring(ui, name, rect.inset(3), 10);
    }
}

// Takes a button off the right end of the row.
Rect take_button(Rect& row, float width) {
    Rect place = row.take_right(width);
    place.height = touch_side;
    return place;
}

// Draws the filter's button, with its caption if there is room beside the chapters.
void draw_filter_button(Opening& opening, Ui& ui, Rect& row, float chapters, bool is_on) {
    const float width = Painter::text_width(ui.text("Filter"), TextSize::small) + 56;
    const bool has_caption = chapters + width + 4 <= row.width;
    const Rect place = take_button(row, has_caption ? width : touch_side);
    row.take_right(4);
    if (icon_button(ui, {"filter", "Filter", Icon::filter, true, is_on, has_caption}, place)) {
        opening.show(Panel::filter);
    }
}

// Draws the chapters, the filter, and a die for a random level of those shown. In a narrow row the sheet of all chapters
// has the filter and the die, which leaves the chapters their room.
void draw_chapters(Opening& opening, Ui& ui, Rect row, const ChapterBar& chapters,
                   const std::vector<int>& levels, HomeChoice& choice) {
    constexpr float least_for_icons = 480;
    const bool has_icons = row.width >= least_for_icons;
    if (!levels.empty() && has_icons &&
        icon_button(ui, {"random", "Surprise me", Icon::dice, true, false, false},
                    take_button(row, touch_side))) {
        return opening.open_any(levels);
    }
    if (opening.levels().has_arrived() && (has_icons || choice.filter.is_on())) {
        draw_filter_button(opening, ui, row, chapters.width(), choice.filter.is_on());
    }
    if (chapters.height() > 0 && (chapters.width() > row.width || !has_icons) &&
        icon_button(ui, {"chapters", "All chapters", Icon::list, true, false, false},
                    take_button(row, touch_side))) {
        opening.show(Panel::chapters);
    }
    chapters.draw(ui, row, choice);
}

// Adds words and a way back if the filter lets nothing through.
void add_nothing_found(Column& rows, HomeChoice& choice) {
    rows.line(60, rows.ui().text(words_for_none(choice.filter)), 30, Align::centre);
    rows.row(touch_side, [&](const Rect& place) {
        const Rect rect = centred(place.centre(), button_width(rows.ui(), "Show all puzzles"), touch_side);
        if (button(rows.ui(), "filter.reset", "Show all puzzles", rect, {ButtonStyle::framed})) {
            choice.filter = {};
        }
    });
}

// Adds the cards of a row of the shelf, or of the levels of a chapter.
void add_cards(Opening& opening, Column& rows, const Rect& screen, const std::vector<int>& levels,
               const ShelfRow* shelf_row) {
    const float width = rows.below().width;
    rows.row(shelf_row != nullptr ? shelf_height(width, *shelf_row)
                                  : cards_height(opening.levels(), width, levels),
             [&](const Rect& place) {
                 if (shelf_row == nullptr) {
                     draw_cards(opening, rows.ui(), place, screen, levels);
                 } else if (platform::is_whole()) {
                     draw_shelf(opening, rows.ui(), place, screen, *shelf_row);
                 }
             });
}

FrontForm form_of(const Rect& screen, float width) {
    if (screen.height < low_screen && width >= least_for_column) {
        return FrontForm::column;
    }
    return width < narrow && screen.height < short_screen ? FrontForm::low_rows : FrontForm::high_rows;
}

// The screen's parts: what the player chose before this frame, and what is chosen in it.
struct Home {
    Opening& opening;
    Rect screen;
    HomeChoice& choice;
    const HomeChoice& shown;
    const ChapterBar& chapters;
    const ShelfRow* shelf_row = nullptr;  // null: levels are shown
    const std::vector<int>& levels;
    FrontForm form = FrontForm::column;

    bool is_in_rows() const { return form != FrontForm::column; }
    float header_height(float width) const {
        return form == FrontForm::low_rows ? least_header : width < narrow || !is_in_rows() ? 60.0F : 80.0F;
    }
    float families_height() const { return form == FrontForm::low_rows ? touch_side : family_height; }
    float chapters_height() const {
        return chapters.height() - (form == FrontForm::low_rows ? saved_below_chapters : 0);
    }

    static constexpr float least_header = 46;
    static constexpr float saved_below_chapters = 5;
};

void add_header(const Home& home, Column& rows) {
    rows.row(home.header_height(rows.below().width), [&](const Rect& place) {
        const Rect middle = draw_header(home.opening, rows.ui(), place, home.shown.family, home.is_in_rows());
        if (!home.is_in_rows()) {
            draw_families(home.opening.desk(), rows.ui(), middle.inset(6), family_height, home.choice.family);
        }
    });
}

void add_front_and_families(const Home& home, Column& rows) {
    rows.row(front_height(home.opening.desk(), rows.below().width, home.form), [&](const Rect& place) {
        draw_front(home.opening, rows.ui(), place, home.form, home.shown.family);
    });
    const float height = home.families_height();
    rows.row(height + (home.form == FrontForm::low_rows ? 3.0F : 8.0F), [&](const Rect& place) {
        draw_families(home.opening.desk(), rows.ui(), place, height, home.choice.family);
    });
}

// Adds the chapters and the cards of one of them.
void add_list(const Home& home, Column& rows) {
    rows.row(home.chapters_height(), [&](const Rect& place) {
        draw_chapters(home.opening, rows.ui(), place, home.chapters, home.levels, home.choice);
    });
    add_cards(home.opening, rows, home.screen, home.levels, home.shelf_row);
    if (home.shelf_row == nullptr && home.levels.empty() && home.shown.filter.is_on()) {
        add_nothing_found(rows, home.choice);
    }
    rows.gap(16);
}

// Forgets what was chosen in the family that is left.
void change_family(HomeChoice& choice) {
    choice.chapter = choice.filtered_chapter = 0;
    choice.row.clear();
    choice.filter.cells = choice.filter.moves = {};  // families have bounds of their own
}

}  // namespace

bool home_screen(Opening& opening, HomeChoice& choice, Ui& ui, const Rect& screen) {
    const float width = std::min(screen.width - 32, widest);
    HomeChoice shown = choice;
    const ShelfRow* const shelf_row = opening.shelf().find(shown.row);
    shown.row = shelf_row != nullptr ? shown.row : "";
    choice.row = shown.row;
    const ChapterBar chapters(opening.desk(), opening.shelf(), ui, shown);
    static const std::vector<int> none;
    const std::vector<int>& levels = shelf_row != nullptr ? none : chapters.levels(shown.shown_chapter());
    const Home home{opening, screen, choice, shown, chapters, shelf_row, levels, form_of(screen, width)};
    const auto add_the_list = [&](Column& rows) {
        add_list(home, rows);
    };
    const float list_width = width - front_column_width - card_gap;
    const auto add_rows = [&](Column& rows) {
        add_header(home, rows);
        if (home.is_in_rows()) {
            add_front_and_families(home, rows);
            return add_list(home, rows);
        }
        const float front = front_height(opening.desk(), front_column_width, home.form);
        rows.row(std::max(front, column_height(ui, list_width, add_the_list)), [&](Rect place) {
            draw_front(opening, ui, place.take_left(front_column_width), home.form, shown.family);
            place.take_left(card_gap);
            draw_column(ui, place, add_the_list);
        });
    };
    const float scroll = ui.state.scroll_region("home", screen, column_height(ui, width, add_rows));
    draw_column(ui, {screen.centre().x - width / 2, screen.y - scroll, width, 0}, add_rows);
    if (choice.family != shown.family) {
        change_family(choice);
    }
    return false;
}

}  // namespace tessera

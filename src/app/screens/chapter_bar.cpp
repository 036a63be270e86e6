#include "app/screens/chapter_bar.h"

#include "app/screens/shelf_cards.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr float gap = 8;
constexpr float widest_title = 180;   // of a series
constexpr float least_for_two = 300;  // of a sheet with two columns

using Chapters = std::vector<LevelList::Chapter>;

Chapters filtered_chapters(const Desk& desk, const LevelFilter& filter, Chapters chapters) {
    LevelList::Chapter all{"All", {}};
    for (LevelList::Chapter& chapter : chapters) {
        chapter.levels = filtered(desk, filter, std::move(chapter.levels));
        all.levels.insert(all.levels.end(), chapter.levels.begin(), chapter.levels.end());
    }
    chapters.insert(chapters.begin(), std::move(all));
    return chapters;
}

Chapters shown_chapters(const Desk& desk, const HomeChoice& choice) {
    Chapters chapters = desk.levels().chapters_of(choice.family);
    return choice.filter.is_on() ? filtered_chapters(desk, choice.filter, std::move(chapters)) : chapters;
}

// Returns how many there are, and as soon as one is solved, how many of them are.
std::string count_text(int solved, int count) {
    return "  " + (solved > 0 ? std::to_string(solved) + "/" : std::string()) + std::to_string(count);
}

// Returns its title, with the number of its levels and, without a filter, of those that are solved.
std::string caption_of(const Desk& desk, const Ui& ui, const LevelList::Chapter& chapter, bool is_filtered) {
    const auto solved = std::count_if(chapter.levels.begin(), chapter.levels.end(), [&](int index) {
        return desk.records().is_solved(desk.levels().level(index).code);
    });
    return std::string(ui.text(chapter.title)) +
           count_text(is_filtered ? 0 : static_cast<int>(solved), int_size(chapter.levels));
}

// Returns the name of a chapter's button.
std::string name_of(int index, bool is_filtered) {
    const int chapter = index - (is_filtered ? 1 : 0);  // the first button of a filter is for all
    return chapter < 0 ? "chapter.all" : "chapter." + std::to_string(chapter);
}

}  // namespace

ChapterBar::ChapterBar(const Desk& desk, const SeriesShelf& shelf, const Ui& ui, const HomeChoice& choice)
    : chapters_(shown_chapters(desk, choice)) {
    add_rows(desk, shelf, ui);
    if (chapters_.size() > 1 || !buttons_.empty()) {
        add_chapters(desk, ui, choice.filter.is_on());
    }
}

bool ChapterBar::Button::is_chosen(const HomeChoice& choice) const {
    return choice.row.empty() ? chapter == (choice.filter.is_on() ? choice.filtered_chapter : choice.chapter)
                              : row == choice.row;
}

void ChapterBar::add(const Ui& ui, Button button) {
    button.width = button_width(ui, button.caption) - 10;  // narrower, as there are many
    button.x = buttons_.empty() ? 0 : width_ + gap;
    width_ = button.x + button.width;
    buttons_.push_back(std::move(button));
}

void ChapterBar::add_rows(const Desk& desk, const SeriesShelf& shelf, const Ui& ui) {
    for (const ShelfRow& row : shelf.rows()) {
        Button button;
        button.name = "row." + std::to_string(buttons_.size());
        button.caption = Painter::fitted(title_of(ui.strings, row), TextSize::strong, widest_title) +
                         count_text(solved_count(row, desk.levels(), desk.records()), int_size(row.puzzles));
        button.row = row.key;
        add(ui, std::move(button));
    }
}

void ChapterBar::add_chapters(const Desk& desk, const Ui& ui, bool is_filtered) {
    for (int index = 0; index < int_size(chapters_); ++index) {
        const LevelList::Chapter& chapter = at(chapters_, index);
        add(ui, {name_of(index, is_filtered), caption_of(desk, ui, chapter, is_filtered), 0, 0,
                 !chapter.levels.empty(), index});
    }
}

float ChapterBar::height() const {
    return buttons_.empty() ? 0 : touch_side + 2 * gap;
}

void ChapterBar::draw(Ui& ui, const Rect& row, HomeChoice& choice) const {
    if (buttons_.empty()) {
        return;
    }
    const Rect bar{row.x, row.y, row.width, touch_side};
    const float offset = ui.state.scroll_row("chapters", bar, width_);
    const Button* pressed = nullptr;
    ui.painter.push_clip(bar.inset(-3));
    ui.state.clip(bar);  // chapters scrolled out of the row take no presses
    for (const Button& chapter : buttons_) {
        ButtonLook look;
        look.style = chapter.is_chosen(choice) ? ButtonStyle::primary : ButtonStyle::framed;
        look.is_enabled = chapter.is_enabled;
        const Rect rect{bar.x + chapter.x - offset, bar.y, chapter.width, bar.height};
        if (button(ui, chapter.name, chapter.caption, rect, look)) {
            pressed = &chapter;
        }
    }
    ui.state.clip({});
    ui.painter.pop_clip();
    end_row(ui, "chapters", ui.theme().page);
    if (pressed != nullptr) {
        choose(ui, *pressed, choice);
    }
}

bool ChapterBar::add_all(Column& rows, HomeChoice& choice) const {
    const int in_row = rows.below().width < least_for_two ? 1 : 2;
    const Button* pressed = nullptr;
    for (int index = 0; index < int_size(buttons_); ++index) {
        const Button& chapter = at(buttons_, index);
        if (index % in_row == 0) {
            rows.gap(index == 0 ? 0 : gap);
            rows.split(in_row, gap);
        }
        ButtonLook look;
        look.style = chapter.is_chosen(choice) ? ButtonStyle::primary : ButtonStyle::framed;
        look.is_enabled = chapter.is_enabled;
        if (rows.fitted_button("all." + chapter.name, chapter.caption, look)) {
            pressed = &chapter;
        }
    }
    rows.gap(gap);
    if (pressed != nullptr) {
        choose(rows.ui(), *pressed, choice);
    }
    return pressed != nullptr;
}

void ChapterBar::choose(Ui& ui, const Button& button, HomeChoice& choice) {
    if (!button.is_chosen(choice)) {
        choice.row = button.row;
        choice.shown_chapter() = button.chapter < 0 ? choice.shown_chapter() : button.chapter;
        ui.state.show_in_row("chapters", button.x - touch_side, button.x + button.width + touch_side);
    }
}

const std::vector<int>& ChapterBar::levels(int chapter) const {
    static const std::vector<int> none;
    return chapters_.empty() ? none : at(chapters_, std::clamp(chapter, 0, int_size(chapters_) - 1)).levels;
}

}  // namespace tessera

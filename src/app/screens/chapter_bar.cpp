#include "app/screens/chapter_bar.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr float gap = 8;

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

// Returns its title and number of levels, with how many are solved if there is no filter.
std::string caption_of(const Desk& desk, const Ui& ui, const LevelList::Chapter& chapter, bool is_filtered) {
    const auto solved = std::count_if(chapter.levels.begin(), chapter.levels.end(), [&](int index) {
        return desk.records().is_solved(desk.levels().level(index).code);
    });
    const std::string of_them = solved > 0 && !is_filtered ? std::to_string(solved) + "/" : "";
    return std::string(ui.text(chapter.title)) + "  " + of_them + std::to_string(chapter.levels.size());
}

// Returns the name of a chapter's button.
std::string name_of(int index, bool is_filtered) {
    const int chapter = index - (is_filtered ? 1 : 0);  // the first button of a filter is for all
    return chapter < 0 ? "chapter.all" : "chapter." + std::to_string(chapter);
}

}  // namespace

ChapterBar::ChapterBar(const Desk& desk, const Ui& ui, const HomeChoice& choice)
    : chapters_(shown_chapters(desk, choice)) {
    if (chapters_.size() < 2) {
        return;
    }
    const bool is_filtered = choice.filter.is_on();
    for (int index = 0; index < int_size(chapters_); ++index) {
        const LevelList::Chapter& chapter = at(chapters_, index);
        std::string caption = caption_of(desk, ui, chapter, is_filtered);
        const float width = button_width(ui, caption) - 10;  // narrower, as there are many
        const float x = buttons_.empty() ? 0 : width_ + gap;
        buttons_.push_back(
            {name_of(index, is_filtered), std::move(caption), x, width, !chapter.levels.empty()});
        width_ = x + width;
    }
}

float ChapterBar::height() const {
    return buttons_.empty() ? 0 : touch_side + 2 * gap;
}

int ChapterBar::draw(Ui& ui, const Rect& row, int chosen) const {
    if (buttons_.empty()) {
        return chosen;
    }
    const Rect bar{row.x, row.y, row.width, touch_side};
    const float offset = ui.state.scroll_row("chapters", bar, width_);
    const int before = chosen;
    ui.painter.push_clip(bar.inset(-3));
    ui.state.clip(bar);  // what lies beside the row can be pressed
    for (int index = 0; index < int_size(buttons_); ++index) {
        const Button& chapter = at(buttons_, index);
        ButtonLook look;
        look.style = index == chosen ? ButtonStyle::primary : ButtonStyle::framed;
        look.is_enabled = chapter.is_enabled;
        const Rect rect{bar.x + chapter.x - offset, bar.y, chapter.width, bar.height};
        if (button(ui, chapter.name, chapter.caption, rect, look)) {
            chosen = index;
        }
    }
    ui.state.clip({});
    ui.painter.pop_clip();
    if (chosen != before) {
        const Button& chapter = at(buttons_, chosen);
        ui.state.show_in_row("chapters", chapter.x - touch_side, chapter.x + chapter.width + touch_side);
    }
    return chosen;
}

const std::vector<int>& ChapterBar::levels(int chapter) const {
    static const std::vector<int> none;
    return chapters_.empty() ? none : at(chapters_, std::clamp(chapter, 0, int_size(chapters_) - 1)).levels;
}

}  // namespace tessera

#include "app/screens/chapter_bar.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float gap = 8;

std::string caption_of(const GameController& controller, const Ui& ui, const LevelList::Chapter& chapter) {
    const auto solved = std::count_if(chapter.levels.begin(), chapter.levels.end(), [&](int index) {
        return controller.records().is_solved(controller.levels().level(index).code);
    });
    const std::string of_them = solved > 0 ? std::to_string(solved) + "/" : "";
    return std::string(ui.text(chapter.title)) + "  " + of_them + std::to_string(chapter.levels.size());
}

}  // namespace

ChapterBar::ChapterBar(const GameController& controller, const Ui& ui, std::string_view family)
    : chapters_(controller.levels().chapters_of(family)) {
    if (chapters_.size() < 2) {
        return;
    }
    for (const LevelList::Chapter& chapter : chapters_) {
        std::string caption = caption_of(controller, ui, chapter);
        const float width = button_width(ui, caption);
        const float x = buttons_.empty() ? 0 : width_ + gap;
        buttons_.push_back({std::move(caption), x, width});
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
        const Rect rect{bar.x + chapter.x - offset, bar.y, chapter.width, bar.height};
        if (button(ui, "chapter." + std::to_string(index), chapter.caption, rect, look)) {
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

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

ChapterBar::ChapterBar(const GameController& controller, const Ui& ui, std::string_view family, float width)
    : chapters_(controller.levels().chapters_of(family)) {
    if (chapters_.size() < 2) {
        return;
    }
    Point corner{0, 0};
    for (const LevelList::Chapter& chapter : chapters_) {
        std::string caption = caption_of(controller, ui, chapter);
        const float button = std::min(button_width(ui, caption), width);
        if (corner.x > 0 && corner.x + button > width) {
            corner = {0, corner.y + touch_side + gap};
        }
        buttons_.push_back({std::move(caption), {corner.x, corner.y, button, touch_side}});
        corner.x += button + gap;
    }
    height_ = corner.y + touch_side + 2 * gap;
}

int ChapterBar::draw(Ui& ui, Point corner, int chosen) const {
    for (int index = 0; index < int_size(buttons_); ++index) {
        const Button& chapter = at(buttons_, index);
        const Rect rect{corner.x + chapter.rect.x, corner.y + chapter.rect.y, chapter.rect.width,
                        chapter.rect.height};
        ButtonLook look;
        look.style = index == chosen ? ButtonStyle::primary : ButtonStyle::framed;
        if (button(ui, "chapter." + std::to_string(index), chapter.caption, rect, look)) {
            chosen = index;
        }
    }
    return chosen;
}

const std::vector<int>& ChapterBar::levels(int chapter) const {
    static const std::vector<int> none;
    return chapters_.empty() ? none : at(chapters_, std::clamp(chapter, 0, int_size(chapters_) - 1)).levels;
}

}  // namespace tessera

#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The chapters of a family's list, a button each, in as many lines as they take.
class ChapterBar {
public:
    ChapterBar(const GameController& controller, const Ui& ui, std::string_view family, float width);

    float height() const { return height_; }            // with the gap below; 0: there are no chapters
    int draw(Ui& ui, Point corner, int chosen) const;   // answers which is chosen now
    const std::vector<int>& levels(int chapter) const;  // of the nearest chapter there is

private:
    struct Button {
        std::string caption;
        Rect rect;  // from the corner of the bar
    };

    std::vector<LevelList::Chapter> chapters_;
    std::vector<Button> buttons_;
    float height_ = 0;
};

}  // namespace tessera

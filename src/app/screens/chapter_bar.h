#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The chapters of a family's list, one button each, in as many lines as necessary.
class ChapterBar {
public:
    ChapterBar(const GameController& controller, const Ui& ui, std::string_view family, float width);

    float height() const { return height_; }            // with the gap below; 0: no chapters
    int draw(Ui& ui, Point corner, int chosen) const;   // returns the chosen chapter
    const std::vector<int>& levels(int chapter) const;  // or those of the nearest existing chapter

private:
    struct Button {
        std::string caption;
        Rect rect;  // relative to the bar's corner
    };

    std::vector<LevelList::Chapter> chapters_;
    std::vector<Button> buttons_;
    float height_ = 0;
};

}  // namespace tessera

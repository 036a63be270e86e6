#pragma once

#include "app/game/game_controller.h"
#include "app/ui/widgets.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The chapters of a family's list, one button each, in a row that is dragged sideways if it is too long.
class ChapterBar {
public:
    ChapterBar(const GameController& controller, const Ui& ui, std::string_view family);

    float height() const;                                 // with the gap below; 0: no chapters
    int draw(Ui& ui, const Rect& row, int chosen) const;  // returns the chosen chapter
    const std::vector<int>& levels(int chapter) const;    // or those of the nearest existing chapter

private:
    struct Button {
        std::string caption;
        float x = 0;  // from the start of the row
        float width = 0;
    };

    std::vector<LevelList::Chapter> chapters_;
    std::vector<Button> buttons_;
    float width_ = 0;  // of all buttons
};

}  // namespace tessera

#pragma once

#include "app/screens/home_screen.h"
#include "app/ui/widgets.h"

#include <string>
#include <vector>

namespace tessera {

// The chapters of a family's list, one button each, in a row that is dragged sideways if it is too long. With a
// filter they have only what it lets through, and the first button has that of all chapters.
class ChapterBar {
public:
    ChapterBar(const Desk& desk, const Ui& ui, const HomeChoice& choice);

    float height() const;                                 // with the gap below; 0: no chapters
    float width() const { return width_; }                // of all buttons
    int draw(Ui& ui, const Rect& row, int chosen) const;  // returns the chosen chapter
    const std::vector<int>& levels(int chapter) const;    // or those of the nearest existing chapter

private:
    struct Button {
        std::string name;
        std::string caption;
        float x = 0;  // from the start of the row
        float width = 0;
        bool is_enabled = true;
    };

    std::vector<LevelList::Chapter> chapters_;
    std::vector<Button> buttons_;
    float width_ = 0;
};

}  // namespace tessera

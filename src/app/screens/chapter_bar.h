#pragma once

#include "app/game/desk/desk.h"
#include "app/game/list/series_shelf.h"
#include "app/screens/home_screen.h"
#include "app/ui/column.h"

#include <string>
#include <vector>

namespace tessera {

// The rows of the shelf and the chapters of a family's list, one button each, in a row that is dragged sideways if it is
// too long. With a filter the chapters have only what it lets through, and the first of them has that of all chapters.
class ChapterBar {
public:
    ChapterBar(const Desk& desk, const SeriesShelf& shelf, const Ui& ui, const HomeChoice& choice);

    float height() const;                   // with the gap below; 0: no buttons
    float width() const { return width_; }  // of all buttons
    void draw(Ui& ui, const Rect& row, HomeChoice& choice) const;
    bool add_all(Column& rows,
                 HomeChoice& choice) const;             // below each other; returns true if one was pressed
    const std::vector<int>& levels(int chapter) const;  // or those of the nearest existing chapter

private:
    struct Button {
        std::string name;
        std::string caption;
        float x = 0;  // from the start of the row
        float width = 0;
        bool is_enabled = true;
        int chapter = -1;  // -1: a row of the shelf
        std::string row = {};

        bool is_chosen(const HomeChoice& choice) const;
    };

    static void choose(Ui& ui, const Button& button, HomeChoice& choice);
    void add_rows(const Desk& desk, const SeriesShelf& shelf, const Ui& ui);
    void add_chapters(const Desk& desk, const Ui& ui, bool is_filtered);
    void add(const Ui& ui, Button button);

    std::vector<LevelList::Chapter> chapters_;
    std::vector<Button> buttons_;
    float width_ = 0;
};

}  // namespace tessera

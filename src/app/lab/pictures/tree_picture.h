#pragma once

#include "app/lab/pictures/tree_alternative.h"
#include "app/lab/pictures/tree_view.h"
#include "app/lab/replay/timeline.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

using TreeAlternatives = std::vector<std::unique_ptr<TreeAlternative>>;

// Draws the search tree, or the alternative that the user has chosen. A press shows the position on the table,
// a second press folds or unfolds its subtree, a drag pans.
class TreePicture : public SearchPicture {
public:
    explicit TreePicture(TreeAlternatives alternatives) : alternatives_(std::move(alternatives)) {}

    void draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) override;
    void draw_line(const Lab& lab, Ui& ui, const Rect& area) override;
    bool is_moving(double now_ms) const override;
    void follow(const Lab& lab) override;
    void fold(int node) override { tree_.toggle(node); }
    void zoom(float factor, Point around) override { tree_.zoom(factor, around); }
    LabHelp help() const override;
    bool put_in_words(BoardWords& words, const Lab& lab) const override;
    void write(Json& json, const Lab& lab) const override;

private:
    TreeAlternative* shown(const Lab& lab) const;  // null: the tree
    void draw_tree(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area);
    void draw_ways(Lab& lab, Ui& ui, Rect& rest);
    void draw_words(const Lab& lab, Ui& ui, const Rect& beside, Rect& rest);
    void draw_corner(LabSheets& sheets, Ui& ui, Rect area);
    void follow_pointer(Lab& lab, Ui& ui);
    void write_tree(Json& json) const;

    TreeAlternatives alternatives_;
    TreeView tree_;
    std::optional<Point> drag_;  // pointer position in the last frame
    bool was_dragged_ = false;   // since the press
    bool words_fit_ = true;      // the words about the position fit beside the buttons
    std::vector<TimelineBar> bars_;
    int bar_columns_ = 0;
    int bar_steps_ = -1;  // steps in the record that the bars were made from
};

}  // namespace tessera

#pragma once

#include "app/ui/geometry.h"
#include "lab/record/tree_layout.h"

#include <optional>

namespace tessera {

// The drawn part of the search tree and its position on the screen: paths to solutions, nodes that the user
// has opened, and the path to the position on the table. Everything else is folded.
class TreeView {
public:
    // Updates the view after the position on the table has changed or the search has continued. The view
    // follows the position until the user pans it, and again from the next position that the user chooses.
    void show(const SearchRecord& record, int node, const Rect& area, bool is_playing = false);

    void toggle(int node);  // folds or unfolds its subtree
    void pan(Point by);
    void zoom(float factor, Point around);
    void fit();  // zooms so that all open nodes fit into the area

    const TreeLayout& layout() const { return layout_; }
    Point place_of(const TreeSpot& spot) const;
    float unit() const { return unit_; }            // distance of neighbouring nodes, in CSS pixels
    std::optional<int> spot_at(Point point) const;  // index of the spot
    // Index of the spot of the position on the table, or of the lantern that contains it.
    int current_spot() const { return current_; }

private:
    void lay_out(const SearchRecord& record, int node);
    int shown_ancestor(const SearchRecord& record, int node) const;
    void enlarge();  // a tree that leaves room, until the viewer zooms
    void keep_in_sight();
    std::optional<int> lantern_at(Point point) const;

    OpenNodes opened_;  // by the user
    OpenNodes closed_;
    TreeLayout layout_;
    Rect area_;
    Point origin_;  // the start's place, relative to the middle of the area's upper edge
    float unit_ = 30;
    float level_ = 45;  // distance of levels
    int node_ = -1;
    int node_count_ = -1;
    int current_ = -1;
    bool is_stale_ = true;
    bool follows_ = true;
    bool is_zoomed_ = false;  // by the viewer
};

}  // namespace tessera

#pragma once

#include "app/ui/geometry.h"
#include "lab/record/tree_layout.h"

#include <optional>

namespace tessera {

// The part of the search tree that is drawn, and where: what leads to solutions, what the viewer has opened, and the way
// to the position on the table. All else is folded.
class TreeView {
public:
    void restart();

    // The position on the table has changed, or the search has gone on. The view follows until it is moved by hand, and again
    // from the next position that is not played but chosen.
    void show(const SearchRecord& record, int node, const Rect& area, bool is_playing = false);

    void toggle(int node);  // folds what is below it, or shows it
    void pan(Point by);
    void zoom(float factor, Point around);
    void fit();  // all that is open into the area

    const TreeLayout& layout() const { return layout_; }
    Point place_of(const TreeSpot& spot) const;
    float unit() const { return unit_; }            // between two nodes beside each other, in CSS pixels
    std::optional<int> spot_at(Point point) const;  // its index
    int current_spot() const {
        return current_;
    }  // of the position on the table, or of the lantern that it is in

private:
    void lay_out(const SearchRecord& record, int node);
    int shown_ancestor(const SearchRecord& record, int node) const;
    void enlarge();  // a tree that leaves room, until the viewer zooms
    void keep_in_sight();
    std::optional<int> lantern_at(Point point) const;

    OpenNodes opened_;  // by hand
    OpenNodes closed_;
    TreeLayout layout_;
    Rect area_;
    Point origin_;  // of the start, from the middle of the area's upper edge
    float unit_ = 30;
    float level_ = 45;  // between two nodes below each other
    int node_ = -1;
    int node_count_ = -1;
    int current_ = -1;
    bool is_stale_ = true;
    bool follows_ = true;
    bool is_zoomed_ = false;  // by the viewer
};

}  // namespace tessera

#pragma once

#include "app/lab/annealing_chart.h"
#include "app/lab/lab.h"
#include "app/lab/matrix_view.h"
#include "app/lab/timeline.h"
#include "app/lab/tree_view.h"
#include "app/ui/widgets.h"

#include <vector>

namespace tessera {

// What the lab's screen remembers beside the lab itself.
struct LabScreen {
    TreeView tree;
    MatrixView matrix;
    std::optional<Point> tree_drag;  // where the pointer was in the last frame
    bool was_dragged = false;        // since the press
    bool chooses_engine = false;     // the sheet is open
    bool wants_race = false;         // asked for since the last frame
    bool shows_help = false;         // that sheet
    bool shows_save = false;         // that one
    bool shows_marks = false;        // and that
    bool words_fit = true;           // those on the position, beside the tree
    bool wants_picture = false;      // of the window as it is without a sheet
    std::vector<TimelineBar> bars;
    AnnealingChart annealing;
    int annealing_steps = -1;  // of the record that the chart was made of
    int layer_boards = 0;      // that are shown of a beam's layer
    Point cursor;              // in the chart
    int bar_columns = 0;
    int bar_steps = -1;  // of the record that the bars were made of

    bool has_sheet() const { return chooses_engine || shows_help || shows_save || shows_marks; }
    void close_sheet() { chooses_engine = shows_help = shows_save = shows_marks = false; }
};

// The window: table and tree, the sentence of the step, the timeline and its buttons. `safe` is the part that no notch
// hides.
void draw_lab(Lab& lab, LabScreen& memory, Ui& ui, const Rect& window, const Rect& safe);

}  // namespace tessera

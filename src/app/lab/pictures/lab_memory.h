#pragma once

#include "app/lab/pictures/matrix_view.h"
#include "app/lab/pictures/tree_view.h"
#include "app/lab/replay/annealing_chart.h"
#include "app/lab/replay/lab.h"
#include "app/lab/replay/timeline.h"
#include "app/ui/widgets.h"

#include <optional>
#include <vector>

namespace tessera {

// View state of the lab's screen.
struct LabScreen {
    TreeView tree;
    MatrixView matrix;
    std::optional<Point> tree_drag;  // pointer position in the last frame
    bool was_dragged = false;        // since the press
    bool chooses_engine = false;     // the sheet of engines is open
    bool wants_race = false;         // requested since the last frame
    // Open sheets.
    bool shows_help = false;
    bool shows_save = false;
    bool shows_marks = false;
    bool words_fit = true;       // the words about the position fit beside the tree
    bool wants_picture = false;  // to be taken once no sheet is open
    std::vector<TimelineBar> bars;
    AnnealingChart annealing;
    int annealing_steps = -1;  // steps in the record that the chart was made from
    int layer_boards = 0;      // shown of a beam's layer
    Point cursor;              // in the chart
    int bar_columns = 0;
    int bar_steps = -1;  // steps in the record that the bars were made from

    bool has_sheet() const { return chooses_engine || shows_help || shows_save || shows_marks; }
    void close_sheet() { chooses_engine = shows_help = shows_save = shows_marks = false; }
};

}  // namespace tessera

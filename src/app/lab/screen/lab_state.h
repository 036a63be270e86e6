#pragma once

#include "app/lab/screen/lab_screen.h"

#include <string>

namespace tessera {

// Returns the state of the lab's screen for tests and bug reports: one JSON object, with the buttons as in
// app/state_json.h.
//   {"version":1,"screen":"lab","drawn":true,"frames":17,"family":"polyomino","code":"1p/...",
//    "engine":"dancing_links","heuristic":"","trouble":"","searching":false,
//    "outcome":"running|solved|exhausted|memory","cut":false,"nodes":812,"solutions":1,"depth":9,"step":17,
//    "steps":1834,"playing":false,"speed":10,"node":6,"sentence":"...","moves":3,"solved":false,
//    "marks":[{"place":12,"note":"why"}],"marking":false (the list of marks is open),
//    "tree":{"spots":40,"current":{"node":6,"x":..,"y":..}},"buttons":[...]}
// With view=frontier also: "frontier":{"place":17,"open":40,"closed":12,"values":5 (distinct f or distances),
//    "from_goal":2 (of these)}.
// With view=layers also: "layer":{"number":4,"kept":10,"shown":10,"least":7,"most":9 (cost),
//    "first":31 (node)}.
// For counting also: "counting":{"done":true,"total":"16","cells":25,"layer":3 (-1: none yet),"covered":3,
//    "states":40,"sum":70,"most":900,"x":..,"y":.. (its bar in the chart)}.
// For annealing also: "annealing":{"iteration":16,"potential":5,"least":2,"beta":3.5,
//    "made":0.4 (of the last 100 steps, -1: none),"restarts":0,"most":13,"columns":600,
//    "x":..,"y":.. (the cursor in the chart)}.
// For a random cut also: "cutting":{"seed":1,"pieces":3,"left":12 (cells),"given_up":0,
//    "labels":" 0 0 1\n . 1 1\n"}.
std::string lab_state_json(const Lab& lab, const LabScreen& screen, const UiState& ui, int frame_count);

}  // namespace tessera

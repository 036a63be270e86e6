#pragma once

#include <string>

namespace tessera {

class Shell;

// Returns the state of the screen for tests and bug reports: one JSON object. `game` is written by the
// family.
//   {"version":1,"screen":"play","panel":"","family":"polyomino","code":"1p/...","width":1280,"height":800,
//    "frames":17,"drawn":true,"layouts":17,"moves":3,"can_undo":true,"can_redo":false,"solved":false,
//    "shown":false,"best_ms":-1,"elapsed_ms":5210,"paused":false,
//    "job":"idle|hint|solve|play|generate","making":false,"analysing":false,
//    "analysis":{"solvable":true,"solutions":"12","exact":true} or null,
//    "demonstration":{"x":..,"y":..,"pressing":true,"holding":true,"moves":0} or null,
//    "hint":"sentence or empty","notice":"","theme":"dark","language":"en",
//    "board":{"x":..,"y":..,"cell":..,"rows":5,"columns":11},
//    "buttons":[{"name":"undo","x":..,"y":..,"width":..,"height":..,"enabled":true,"focused":false,
//                "cut":true}],
//    "game":{"held":{"piece":"L","orientation":0,"row":1,"column":2,"legal":true} or null,
//            "placements":[{"piece":"N","orientation":0,"row":2,"column":3,"given":true}],
//            "tray":[{"piece":"L","left":1,"orientation":0,"x":..,"y":..,"width":..,"height":..}]}}
// "drawn" is false while there is input that no frame has taken, and until its effect is on the screen.
// Button names are ids that do not change with the language. "cut" is present only if a caption is too wide
// for its button.
std::string state_json_of(const Shell& shell);

}  // namespace tessera

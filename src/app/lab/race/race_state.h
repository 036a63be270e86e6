#pragma once

#include "app/lab/race/race_room.h"
#include "app/ui/ui_state.h"

#include <string>

namespace tessera {

// Returns the state of the race screen for tests and bug reports: one JSON object as in lab_state.h, with
//   {"screen":"race","view":"choice|boards|table|chart","running":true,"done":false,"effort":2000,"beat":500,
//    "measure":"ticks","lanes":[{"engine":"mrv","heuristic":"","caption":"...","outcome":"...","runs":1,
//    "nodes":7,"ticks":1990,"moves":3}],"order":[2,0],"lane":-1,"difference":["..."]}
std::string race_state_json(const Lab& lab, const RaceRoom& room, const UiState& ui, int frame_count);

}  // namespace tessera

#pragma once

namespace tessera {

// How the program ends: a contract, scripts read it.
inline constexpr int exit_done = 0;
inline constexpr int exit_no_solution = 1;  // proved; from `check`: the answer is not one
inline constexpr int exit_bad_input = 2;    // or the output cannot be written
inline constexpr int exit_stopped = 3;      // at the limit of time or memory
inline constexpr int exit_interrupted = 130;

}  // namespace tessera

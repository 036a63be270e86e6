#pragma once

namespace tessera {

// Exit statuses. A contract with scripts.
inline constexpr int exit_done = 0;
inline constexpr int exit_no_solution = 1;  // proved; in `check`: not a solution
inline constexpr int exit_bad_input = 2;    // or the output cannot be written
inline constexpr int exit_stopped = 3;      // at the limit of time or memory, or to be gone on with
inline constexpr int exit_interrupted = 130;

// Returns the status that says more about several puzzles.
constexpr int more_serious(int one, int other) {
    constexpr auto rank = [](int status) {
        return status == exit_interrupted ? 4
               : status == exit_bad_input ? 3
               : status == exit_stopped   ? 2
                                          : status;
    };
    return rank(one) < rank(other) ? other : one;
}

}  // namespace tessera

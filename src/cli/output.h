#pragma once

#include <string_view>

namespace tessera {

// All that the program says. What comes from outside never reaches the terminal raw: see printable.h.

// Writes to standard output, at once. False when that fails, now or earlier; the first failure is said on
// standard error.
bool print(std::string_view text);

// A line on standard error; if that fails there is nobody to report it to.
void remark(std::string_view line);

// A line on standard error that the next one of them takes the place of, if people look at it there. The empty one takes
// it away.
void show_progress(std::string_view line);

// The line as a refusal: at most longest_refusal bytes. Returns exit_bad_input.
int refuse(std::string_view line);

// The exit status now that all is said: `status`, but exit_bad_input where the output was lost.
int final_status(int status);

// Once, before anything is opened or written: a pipe that ends or a file that may not grow makes writing fail instead of
// ending the program, a file that is opened never takes the place of a closed standard output, and a lack of memory is
// said in a sentence.
void prepare_output();

}  // namespace tessera

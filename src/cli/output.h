#pragma once

#include <string_view>

namespace tessera {

// All output of the program. Untrusted text is escaped before it reaches the terminal: see printable.h.

// Writes to standard output without buffering. Returns false if this or an earlier write failed; the first
// failure is reported on standard error.
bool print(std::string_view text);

// The same for binary output, which never goes to a terminal.
bool print_bytes(std::string_view bytes);

// Writes a line to standard error; failures are ignored.
void remark(std::string_view line);

// Replaces the last progress line on standard error, if that is a terminal. An empty line removes it.
void show_progress(std::string_view line);

// Prints the line as a refusal of at most longest_refusal bytes. Returns exit_bad_input.
int refuse(std::string_view line);

// Returns the exit status after all output: `status`, or exit_bad_input if output was lost.
int final_status(int status);

// Call once, before any file is opened or written. Makes broken pipes and file size limits fail the write
// instead of killing the program, keeps opened files from replacing a closed standard output, and reports
// lack of memory in a sentence.
void prepare_output();

}  // namespace tessera

#pragma once

#include "cli/arguments.h"

#include <string>

namespace tessera {

// Returns why the files cannot be read and written together, as a line for standard error; empty if they can.
// An output must not be an input, another output, or the file of standard output, by any name or link.
// Opens no file.
std::string why_files_clash(const Arguments& arguments);

}  // namespace tessera

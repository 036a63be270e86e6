#pragma once

#include "cli/arguments.h"

#include <string>

namespace tessera {

// Why the files of the command line may not be read and written together, as a line for standard error, or nothing: an
// output that is also an input, another output, or the file of standard output, by whatever name or link. Nothing is
// opened.
std::string why_files_clash(const Arguments& arguments);

}  // namespace tessera

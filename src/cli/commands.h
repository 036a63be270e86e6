#pragma once

#include "cli/arguments.h"

namespace tessera {

// One function a command; each prints what it has to say and returns the exit status.
int run_command(const Arguments& arguments);

// bench.cpp
int run_bench(const Arguments& arguments);

}  // namespace tessera

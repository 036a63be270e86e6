#include "cli/commands.h"
#include "cli/exit_status.h"

#include <cstdio>
#include <fmt/core.h>

namespace tessera {

int run_bench(const Arguments& /*arguments*/) {
    fmt::print(stderr, "tessera: there are no benchmarks yet\n");
    return exit_bad_input;
}

}  // namespace tessera

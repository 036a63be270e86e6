#include "cli/command_line.h"
#include "cli/exit_status.h"
#include "cli/output.h"
#include "cli/run_job.h"

#include <cstdlib>

namespace {

int run(int argument_count, char** arguments) {
    const tessera::CommandLine line = tessera::read_command_line(argument_count, arguments);
    if (!line.complaint.empty()) {
        return tessera::refuse("tessera: " + line.complaint);
    }
    if (line.command == nullptr) {
        tessera::print(line.text);
        return tessera::exit_done;
    }
    return line.command->run(line.arguments);
}

}  // namespace

int main(int argument_count, char** arguments) {
    tessera::prepare_output();
    const int status = tessera::final_status(run(argument_count, arguments));
    if (tessera::is_work_abandoned()) {
        std::_Exit(status);  // an engine still runs: nothing may be taken from under it
    }
    return status;
}

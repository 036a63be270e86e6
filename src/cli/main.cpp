#include "cli/clash.h"
#include "cli/command_line.h"
#include "cli/exit_status.h"
#include "cli/last_catch.h"
#include "cli/output.h"
#include "cli/run_job.h"

#include <cstdlib>
#include <string>

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
    const std::string clash = tessera::why_files_clash(line.arguments);
    return clash.empty() ? line.command->run(line.arguments) : tessera::refuse(clash);
}

}  // namespace

int main(int argument_count, char** arguments) {
    tessera::prepare_output();
    const int status = tessera::final_status(
        tessera::with_last_catch([&] { return run(argument_count, arguments); }, tessera::refuse));
    if (tessera::is_work_abandoned()) {
        std::_Exit(status);  // an engine is still running: its data must not be destroyed
    }
    return status;
}

#include "cli/clash.h"
#include "cli/command_line.h"
#include "cli/exit_status.h"
#include "cli/output.h"
#include "cli/run_job.h"

#include <cstdlib>
#include <exception>
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

// Reports any uncaught exception in one line.
int run_to_the_end(int argument_count, char** arguments) {
    try {
        return run(argument_count, arguments);
    } catch (const std::exception& trouble) {
        return tessera::refuse(std::string("tessera: something went wrong: ") + trouble.what());
    } catch (...) {
        return tessera::refuse("tessera: something went wrong, and it did not say what");
    }
}

}  // namespace

int main(int argument_count, char** arguments) {
    tessera::prepare_output();
    const int status = tessera::final_status(run_to_the_end(argument_count, arguments));
    if (tessera::is_work_abandoned()) {
        std::_Exit(status);  // an engine is still running: its data must not be destroyed
    }
    return status;
}

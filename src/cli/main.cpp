#include "cli/commands.h"

int main(int argument_count, char** arguments) {
    const tessera::CommandLine line = tessera::read_command_line(argument_count, arguments);
    return line.is_over ? line.exit_status : tessera::run_command(line.arguments);
}

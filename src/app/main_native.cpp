// The desktop program.

#include "app/host/platform.h"
#include "app/scripted_shell.h"
#include "session/share.h"

#include <SDL.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <optional>
#include <string>
#include <utility>

namespace {

struct Launch {
    tessera::WindowStart window;
    bool keeps_nothing = false;
    std::string link;  // link or share code to open
    tessera::ScriptedRun run;
};

constexpr int largest_window = 16384;

// Parses the command line. Returns nothing to continue, or the exit status if help or an error was printed.
std::optional<int> read_arguments(Launch& launch, int count, char** arguments) {
    CLI::App program("Tessera: a puzzle box in a window", "tessera-app");
    std::pair<int, int> size(launch.window.width, launch.window.height);
    program.add_option("LINK", launch.link, "a link or a share code to open");
    program.add_option("--size", size, "first size of the window")
        ->type_name("WIDTHxHEIGHT")
        ->delimiter('x')
        ->check(CLI::Range(1, largest_window));
    program.add_option("--scale", launch.window.scale, "device pixels for each point")
        ->check(CLI::Range(0.0, 16.0));
    program.add_flag("--fresh", launch.keeps_nothing, "keep nothing and read nothing of what was kept");
    program.add_option("--screenshot", launch.run.picture_path, "draw, write a BMP picture and leave");
    program.add_option("--script", launch.run.script, "inputs to play first, see script.h");
    try {  // CLI11 reports errors and help by exceptions
        program.parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? 0 : 2;
    }
    launch.window.width = size.first;
    launch.window.height = size.second;
    return std::nullopt;
}

int run(int count, char** arguments) {
    Launch launch;
    if (const std::optional<int> status = read_arguments(launch, count, arguments)) {
        return *status;
    }
    if (!launch.link.empty()) {
        tessera::platform::set_fragment(tessera::fragment_of(launch.link));
    }
    tessera::ScriptedShell shell(launch.run);
    if (!shell.open(launch.window, launch.keeps_nothing)) {
        SDL_Log("cannot open a window: %s", SDL_GetError());
        return 1;
    }
    tessera::platform::run_loop(shell);
    shell.close();
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    try {
        return run(count, arguments);
    } catch (const std::exception& trouble) {
        std::fprintf(stderr, "tessera-app: something went wrong: %s\n", trouble.what());
    } catch (...) {
        std::fputs("tessera-app: something went wrong, and it did not say what\n", stderr);
    }
    return 2;
}

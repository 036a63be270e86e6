// The program with the window, on the desktop.

#include "app/host/platform.h"
#include "app/scripted_shell.h"

#include <SDL.h>

#include <cstdlib>
#include <cstring>
#include <string>

namespace {

struct Launch {
    tessera::WindowStart window;
    bool keeps_nothing = false;
    std::string link;  // a link or a share code to open
    tessera::ScriptedRun run;
};

constexpr const char* usage =
    "tessera-app [options] [LINK]\n"
    "  --size WIDTHxHEIGHT  first size of the window\n"
    "  --scale NUMBER       device pixels for each point\n"
    "  --fresh              keep nothing and read nothing of what was kept\n"
    "  --screenshot FILE    draw, write a BMP picture and leave\n"
    "  --script TEXT        inputs to play first, see script.h\n";

// The value after the option at `index`, which it passes over; empty if there is none.
const char* value_after(int& index, int count, char** arguments) {
    return index + 1 < count ? arguments[++index] : "";
}

void read_size(Launch& launch, const char* text) {
    char* rest = nullptr;
    launch.window.width = static_cast<int>(std::strtol(text, &rest, 10));
    launch.window.height =
        *rest == 'x' ? static_cast<int>(std::strtol(rest + 1, nullptr, 10)) : launch.window.height;
}

bool read_arguments(Launch& launch, int count, char** arguments) {
    for (int index = 1; index < count; ++index) {
        const char* const word = arguments[index];
        if (std::strcmp(word, "--size") == 0) {
            read_size(launch, value_after(index, count, arguments));
        } else if (std::strcmp(word, "--scale") == 0) {
            launch.window.scale = std::strtof(value_after(index, count, arguments), nullptr);
        } else if (std::strcmp(word, "--fresh") == 0) {
            launch.keeps_nothing = true;
        } else if (std::strcmp(word, "--screenshot") == 0) {
            launch.run.picture_path = value_after(index, count, arguments);
        } else if (std::strcmp(word, "--script") == 0) {
            launch.run.script = value_after(index, count, arguments);
        } else if (word[0] != '-') {
            launch.link = word;
        } else {
            return false;
        }
    }
    return launch.window.width > 0 && launch.window.height > 0;
}

}  // namespace

int main(int count, char** arguments) {
    Launch launch;
    if (!read_arguments(launch, count, arguments)) {
        SDL_Log("%s", usage);
        return 2;
    }
    if (!launch.link.empty()) {
        tessera::platform::set_fragment(launch.link.substr(launch.link.find('#') + 1));
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

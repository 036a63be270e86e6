// The program with the window, on both targets.

#include "app/host/platform.h"

#include <SDL.h>

#include <cstdlib>
#include <cstring>

#ifdef __EMSCRIPTEN__

int main() {
    return tessera::app_init({}) ? tessera::platform::run_loop({}) : 1;
}

#else

namespace {

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

void read_size(tessera::Launch& launch, const char* text) {
    char* rest = nullptr;
    launch.width = static_cast<int>(std::strtol(text, &rest, 10));
    launch.height = *rest == 'x' ? static_cast<int>(std::strtol(rest + 1, nullptr, 10)) : launch.height;
}

bool read_arguments(tessera::Launch& launch, int count, char** arguments) {
    for (int index = 1; index < count; ++index) {
        const char* const word = arguments[index];
        if (std::strcmp(word, "--size") == 0) {
            read_size(launch, value_after(index, count, arguments));
        } else if (std::strcmp(word, "--scale") == 0) {
            launch.scale = std::strtof(value_after(index, count, arguments), nullptr);
        } else if (std::strcmp(word, "--fresh") == 0) {
            launch.is_scripted = true;
        } else if (std::strcmp(word, "--screenshot") == 0) {
            launch.screenshot_path = value_after(index, count, arguments);
        } else if (std::strcmp(word, "--script") == 0) {
            launch.script = value_after(index, count, arguments);
        } else if (word[0] != '-') {
            launch.link = word;
        } else {
            return false;
        }
    }
    return launch.width > 0 && launch.height > 0;
}

}  // namespace

int main(int count, char** arguments) {
    tessera::Launch launch;
    if (!read_arguments(launch, count, arguments)) {
        SDL_Log("%s", usage);
        return 2;
    }
    if (!tessera::app_init(launch)) {
        SDL_Log("cannot open a window: %s", SDL_GetError());
        return 1;
    }
    return tessera::platform::run_loop(launch);
}

#endif

// Included before every file of SDL: takes off what the page does not use from SDL's fixed configuration.
#pragma once

#include "SDL_config.h"
#undef SDL_JOYSTICK_EMSCRIPTEN
#undef SDL_VIDEO_RENDER_OGL_ES2
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#undef SDL_LOADSO_DLOPEN
#undef HAVE_ATOF  // SDL's own reads two numbers of the mouse just as well, without 128 bits
#undef HAVE_STRTOD
#define SDL_LOADSO_DUMMY 1

// SDL 2.28.4 and newer use a macro that Emscripten has since 3.1.24; it only helps the linker of those.
#include <emscripten.h>
#ifndef EM_JS_DEPS
#    define EM_JS_DEPS(tag, deps) struct em_js_deps_##tag
#endif

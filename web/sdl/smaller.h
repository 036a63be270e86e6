// Included before every file of SDL: disables unused parts of SDL's fixed configuration.
#pragma once

#include "SDL_config.h"
#undef SDL_JOYSTICK_EMSCRIPTEN
#undef SDL_VIDEO_RENDER_OGL_ES2
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#undef SDL_LOADSO_DLOPEN
#undef HAVE_ATOF  // SDL's own suffices for two mouse settings, without 128-bit arithmetic
#undef HAVE_STRTOD
#define SDL_LOADSO_DUMMY 1

// SDL 2.28.4 and newer use a macro of Emscripten 3.1.24 and newer, which only helps their linker.
#include <emscripten.h>
#ifndef EM_JS_DEPS
#    define EM_JS_DEPS(tag, deps) struct em_js_deps_##tag
#endif

// Without image cursors, all of SDL's software rendering (15 KB) is not linked.
#ifdef TESSERA_NO_PICTURE_CURSORS
#    include "SDL_surface.h"
#    define SDL_ConvertSurfaceFormat(surface, format, flags) NULL
#endif

// SDL's errors and logs are not shown, so they need no formatted numbers: vsnprintf with fractions would add 8 KB.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
static inline int tessera_copy_format(char* text, size_t size, const char* format, va_list arguments) {
    const size_t length = strlen(format);
    (void)arguments;
    if (text != NULL && size > 0) {
        const size_t copied = length < size ? length : size - 1;
        memcpy(text, format, copied);
        text[copied] = '\0';
    }
    return (int)length;
}
#define vsnprintf tessera_copy_format

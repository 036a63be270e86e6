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

// What follows a picture that there never is goes with it: all of SDL's drawing by the processor, 15 KB.
#ifdef TESSERA_NO_PICTURE_CURSORS
#    include "SDL_surface.h"
#    define SDL_ConvertSurfaceFormat(surface, format, flags) NULL
#endif

// Nobody reads what SDL says in errors and logs, so it needs no numbers in it: a vsnprintf that knows fractions is 8 KB.
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

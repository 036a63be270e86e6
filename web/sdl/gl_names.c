// The GL functions that SDL looks up by name. Emscripten's own table contains every WebGL function and would link all of
// their glue code into the page; Dear ImGui calls the functions that it needs directly.
#include <EGL/egl.h>
#include <GLES3/gl3.h>
#include <string.h>

__eglMustCastToProperFunctionPointerType eglGetProcAddress(const char* name) {
    static const struct {
        const char* name;
        __eglMustCastToProperFunctionPointerType function;
    } known[] = {
        {"glGetError", (__eglMustCastToProperFunctionPointerType)glGetError},
        {"glGetIntegerv", (__eglMustCastToProperFunctionPointerType)glGetIntegerv},
        {"glGetString", (__eglMustCastToProperFunctionPointerType)glGetString},
        {"glGetStringi", (__eglMustCastToProperFunctionPointerType)glGetStringi},
    };
    for (unsigned index = 0; index < sizeof(known) / sizeof(known[0]); ++index) {
        if (strcmp(name, known[index].name) == 0) {
            return known[index].function;
        }
    }
    return NULL;
}

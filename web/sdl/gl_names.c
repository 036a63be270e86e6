// The GL functions that SDL asks for by name. Emscripten's own table names every function of WebGL and so would link all of
// their glue code into the page; Dear ImGui calls what it needs directly.
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

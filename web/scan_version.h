// Included before Dear ImGui in the page. The one number that it reads from a text there is the shader language's,
// in "#version 300 es"; a whole sscanf for that is 17 KB.
#pragma once

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

inline int tessera_scan_version(const char* text, const char* format, ...) {
    static const char version[] = "#version ";
    if (std::strcmp(format, "#version %d") != 0 || std::strncmp(text, version, sizeof(version) - 1) != 0) {
        return 0;
    }
    va_list arguments;
    va_start(arguments, format);
    *va_arg(arguments, int*) = std::atoi(text + sizeof(version) - 1);
    va_end(arguments);
    return 1;
}
#define sscanf tessera_scan_version

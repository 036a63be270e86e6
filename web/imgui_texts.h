// Included before Dear ImGui in the page, which does without the C library's sscanf and vsnprintf.
#pragma once

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

// The one number that Dear ImGui reads from a text is the shader language's, in "#version 300 es"; a whole sscanf for that
// is 17 KB.
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

// The program draws all texts itself: those that Dear ImGui puts together, names of fonts say, are never shown, and a
// vsnprintf that knows fractions is 8 KB.
inline int tessera_copy_format(char* text, std::size_t size, const char* format, std::va_list /*arguments*/) {
    const std::size_t length = std::strlen(format);
    if (text != nullptr && size > 0) {
        const std::size_t copied = length < size ? length : size - 1;
        std::memcpy(text, format, copied);
        text[copied] = '\0';
    }
    return static_cast<int>(length);
}
#define vsnprintf tessera_copy_format

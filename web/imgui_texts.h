// Included before Dear ImGui in the page, to avoid linking the C library's sscanf and vsnprintf.
#pragma once

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

// The only number that Dear ImGui parses is the shader language version in "#version 300 es"; sscanf would add 17 KB.
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

// Texts formatted by Dear ImGui, such as names of fonts, are never shown; vsnprintf with fractions would add 8 KB.
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

#pragma once

#include <cstdlib>

// A bad example for check_thread_safety.cmake.
inline const char* home() {
    return std::getenv("HOME");
}

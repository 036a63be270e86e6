#pragma once

#include "base/result.h"
#include "cli/input.h"

#include <pybind11/pybind11.h>
#include <string>

// The module `_engines`: what the Python package calls. Each of these adds its part to it.

namespace tessera::python {

void add_positions(pybind11::module_& module);
void add_jobs(pybind11::module_& module);
void add_covers(pybind11::module_& module);

// Throws what becomes a ValueError with the sentence.
[[noreturn]] void refuse_value(const std::string& sentence);

template <class T>
T value_or_refuse(Readable<T> value) {
    if (!value) {
        refuse_value(value.error());
    }
    return std::move(*value);
}

// Throws the exception of a signal that has come, such as KeyboardInterrupt. The caller holds the interpreter's lock.
void heed_signals();

// A position in play. It never changes, so threads share it freely.
struct Position {
    AnySession session;
};

}  // namespace tessera::python

#pragma once

namespace tessera {

// Returns a function, hidden from compilers, which would make it a part of its caller: the page loads some functions after
// the first frame (web/split.mjs).
template <class Function>
Function* apart(Function& function) {
    Function* volatile hidden = &function;
    return hidden;
}

}  // namespace tessera

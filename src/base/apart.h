#pragma once

namespace tessera {

// Returns a function, hidden from compilers, which would make it a part of its caller: the page loads some functions after
// the first frame (web/split.mjs).
template <class Function>
Function* apart(Function& function) {
    Function* volatile hidden = &function;
    return hidden;
}

// The same for a function of a class.
template <class Class, class Signature>
auto apart(Signature Class::*function) {
    Signature Class::*volatile hidden = function;
    return hidden;
}

}  // namespace tessera

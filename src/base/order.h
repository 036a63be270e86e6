#pragma once

#include <functional>
#include <vector>

namespace tessera {

// Returns the indices below `count` in the order that `before` says; equal ones keep theirs. Takes quadratic time, and keeps the
// page small: each std::stable_sort adds 3 KB to it.
std::vector<int> sorted_indices(int count, const std::function<bool(int one, int other)>& before);

}  // namespace tessera

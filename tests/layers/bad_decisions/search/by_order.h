#pragma once

#include <unordered_set>

inline int by_order(const std::unordered_set<int>& numbers) {
    return *numbers.begin();
}

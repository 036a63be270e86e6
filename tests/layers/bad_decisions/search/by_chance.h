#pragma once

#include <random>

inline unsigned by_chance() {
    return std::random_device()();
}

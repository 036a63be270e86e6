#pragma once

#include <cstdint>
#include <variant>

namespace tessera {

// exp(-x) for x >= 0 and base^exponent for base >= 0, within 1e-12 of their values, from basic operations alone: the
// same on every target, which those of the standard library are not.
double exp_of_minus(double x);
double power(double base, double exponent);

// Beta, the inverse of the temperature, by iterations.

// beta(t) = scale (t / unit)^exponent, for ever.
struct PowerCooling {
    double scale = 0.1;
    double exponent = 1;
    std::uint64_t unit = 1;
};

// From `first` to `last` in equal steps; then everything begins again.
struct LinearCooling {
    double first = 3;
    double last = 4;
    std::uint64_t length = 1;
};

using Cooling = std::variant<PowerCooling, LinearCooling>;

// After so many iterations since the (last) start.
double beta_at(const Cooling& cooling, std::uint64_t iteration);
bool is_over_at(const Cooling& cooling, std::uint64_t iteration);

}  // namespace tessera

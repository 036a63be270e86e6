#pragma once

#include <cstdint>
#include <variant>

namespace tessera {

// Return exp(-x) for x >= 0 and base^exponent for base >= 0, accurate to 1e-12. They use basic operations
// alone, so unlike the standard library's they give the same result on every target.
double exp_of_minus(double x);
double power(double base, double exponent);

// Schedules of beta, the inverse temperature, by iteration.

// beta(t) = scale (t / unit)^exponent, without end.
struct PowerCooling {
    double scale = 0.1;
    double exponent = 1;
    std::uint64_t unit = 1;
};

// Beta rises from `first` to `last` in equal steps; then the search restarts.
struct LinearCooling {
    double first = 3;
    double last = 4;
    std::uint64_t length = 1;
};

using Cooling = std::variant<PowerCooling, LinearCooling>;

// Both functions count iterations from the last (re)start.
double beta_at(const Cooling& cooling, std::uint64_t iteration);
bool is_over_at(const Cooling& cooling, std::uint64_t iteration);

}  // namespace tessera

#include "search/annealing/cooling.h"

namespace tessera {

namespace {

constexpr double ln_2 = 0.693147180559945309417;

// Returns exp(-x) for 0 <= x <= 1/16, by its Taylor series.
double small_exp_of_minus(double x) {
    double term = 1;
    double sum = 1;
    for (int n = 1; n <= 9; ++n) {
        term *= -x / n;
        sum += term;
    }
    return sum;
}

// Returns ln(x) for 1 <= x < 2: 2 artanh((x - 1) / (x + 1)).
double small_ln(double x) {
    const double ratio = (x - 1) / (x + 1);
    double term = ratio;
    double sum = 0;
    for (int n = 1; n <= 27; n += 2) {
        sum += term / n;
        term *= ratio * ratio;
    }
    return 2 * sum;
}

double ln(double x) {
    int twos = 0;
    while (x >= 2) {
        x /= 2;
        ++twos;
    }
    while (x < 1) {
        x *= 2;
        --twos;
    }
    return twos * ln_2 + small_ln(x);
}

}  // namespace

double exp_of_minus(double x) {
    constexpr double none = 700;  // anything smaller than exp(-none) makes no difference
    if (x > none) {
        return 0;
    }
    int squarings = 0;
    while (x > 1.0 / 16) {
        x /= 2;
        ++squarings;
    }
    double result = small_exp_of_minus(x);
    for (; squarings > 0; --squarings) {
        result *= result;
    }
    return result;
}

double power(double base, double exponent) {
    if (base <= 0) {
        return exponent == 0 ? 1 : 0;
    }
    const double logarithm = exponent * ln(base);
    return logarithm <= 0 ? exp_of_minus(-logarithm) : 1 / exp_of_minus(logarithm);
}

double beta_at(const Cooling& cooling, std::uint64_t iteration) {
    const auto t = static_cast<double>(iteration);
    if (const auto* const law = std::get_if<PowerCooling>(&cooling)) {
        return law->scale * power(t / static_cast<double>(law->unit), law->exponent);
    }
    const auto& line = std::get<LinearCooling>(cooling);
    return line.first + (line.last - line.first) * t / static_cast<double>(line.length);
}

bool is_over_at(const Cooling& cooling, std::uint64_t iteration) {
    const auto* const line = std::get_if<LinearCooling>(&cooling);
    return line != nullptr && iteration >= line->length;
}

}  // namespace tessera

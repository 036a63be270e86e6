#include "search/annealing/cooling.h"

#include <doctest.h>

#include <cmath>

using namespace tessera;

TEST_SUITE_BEGIN("search/annealing/cooling");

TEST_CASE("exponentials and powers are those of the standard library, but for the last digits") {
    for (int step = 0; step <= 4000; ++step) {
        const double x = step / 100.0;
        CHECK(exp_of_minus(x) == doctest::Approx(std::exp(-x)).epsilon(1e-11));
        CHECK(power(x, 0.9) == doctest::Approx(std::pow(x, 0.9)).epsilon(1e-11));
        CHECK(power(x / 1000, 2.5) == doctest::Approx(std::pow(x / 1000, 2.5)).epsilon(1e-11));
    }
    CHECK(exp_of_minus(1e9) == 0);
    CHECK(power(0, 0.9) == 0);
    CHECK(power(0, 0) == 1);
}

TEST_CASE("a power law rises for ever, a line ends") {
    const Cooling law = PowerCooling{0.1, 0.9, 300};
    CHECK(beta_at(law, 0) == 0);
    CHECK(beta_at(law, 300) == doctest::Approx(0.1));
    CHECK(std::exp(-beta_at(law, 10'000)) == doctest::Approx(0.1).epsilon(0.05));
    CHECK_FALSE(is_over_at(law, 1'000'000'000));

    const Cooling line = LinearCooling{2, 4, 1000};
    CHECK(beta_at(line, 0) == 2);
    CHECK(beta_at(line, 500) == 3);
    CHECK_FALSE(is_over_at(line, 999));
    CHECK(is_over_at(line, 1000));
}

TEST_CASE("the last digits are the same on every target") {
    CHECK(exp_of_minus(3.5) == 0x1.eec1018e4ff5cp-6);
    CHECK(power(33.25, 0.9) == 0x1.76bdf933140fdp+4);
}

TEST_SUITE_END();

#include "lab/plot/axis.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("lab/plot/axis");

TEST_CASE("numbers are written as people read them") {
    CHECK(readable_number(1234567) == "1,234,567");
    CHECK(readable_number(123) == "123");
    CHECK(readable_number(0.125) == "0.125");
    CHECK(mark_text(1) == "1");
    CHECK(mark_text(10'000) == "10 k");
    CHECK(mark_text(5e6) == "5 M");
    CHECK(mark_text(0.01) == "0.01");
}

TEST_CASE("an axis has even steps from zero where values are alike, else powers of ten") {
    const Axis even({40, 100});
    CHECK_FALSE(even.is_log());
    CHECK(even.marks() == std::vector<double>{0, 20, 40, 60, 80, 100});
    CHECK(even.fraction(50) == doctest::Approx(0.5));
    const Axis wide({7, 5000});
    CHECK(wide.is_log());
    CHECK(wide.marks() == std::vector<double>{1, 10, 100, 1000, 10000});
    CHECK(wide.fraction(1) == 0);
    CHECK(wide.fraction(100) == doctest::Approx(0.5));
    CHECK(wide.fraction(0) == 0);  // not representable
    const Axis points({200, 900'000});
    CHECK(points.marks().front() == 100);
    CHECK(points.marks().back() == 1e6);
    const Axis nothing({});
    CHECK(nothing.fraction(0) == 0);
    CHECK(Axis({0, 0}).marks().size() >= 2);
}

TEST_CASE("marks are even and round") {
    CHECK(even_marks(13, 4) == std::vector<double>{0, 5, 10});
    CHECK(even_marks(4, 4) == std::vector<double>{0, 1, 2, 3, 4});
    CHECK(even_marks(200'000, 4) == std::vector<double>{0, 50'000, 100'000, 150'000, 200'000});
    CHECK(even_marks(0, 2) == std::vector<double>{0});
}

TEST_SUITE_END();

}  // namespace tessera

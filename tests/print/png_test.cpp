// Promise: Whatever is drawn on paper can be drawn as pixels: every level, of any family and lattice.

#include "print/pdf/png.h"

#include "print/sheet.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <string>

namespace tessera {

TEST_SUITE_BEGIN("print/png");

namespace {

int big_endian(const std::string& bytes, std::size_t place) {
    int number = 0;
    for (std::size_t byte = 0; byte < 4; ++byte) {
        number = number * 256 + static_cast<unsigned char>(bytes.at(place + byte));
    }
    return number;
}

}  // namespace

TEST_CASE("every seventh level becomes a picture of the wanted size, and others become other pictures") {
    std::string last;
    for (int index = 0; index < int_size(shipped_levels()); index += 7) {
        const ShippedLevel& level = at(shipped_levels(), index);
        CAPTURE(level.name);
        const auto session = open_level(level.text);
        REQUIRE(session);
        const Result<std::string> png = png_of(picture(*session), 300);
        if (!png) {
            FAIL(english(png.error().message));
        }
        CHECK(png->substr(1, 3) == "PNG");
        CHECK(std::max(big_endian(*png, 16), big_endian(*png, 20)) == 300);
        CHECK(*png != last);
        last = *png;
    }
}

TEST_CASE("what no drawing of ours has is named") {
    const Result<std::string> png = png_of("<svg width=\"1\" height=\"1\"><circle r=\"1\"/></svg>", 10);
    REQUIRE_FALSE(png);
    CHECK(english(png.error().message) == "a drawing has <circle>, which no PDF is written of");
}

}  // namespace tessera

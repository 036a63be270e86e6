#include "base/base64url.h"

#include "base/rng.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("base/base64url");

TEST_CASE("what was written in bits is read in bits, and then comes the end") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        std::vector<int> widths;
        std::vector<std::uint32_t> values;
        BitWriter writer;
        for (int count = rng.between(0, 20); count > 0; --count) {
            widths.push_back(rng.between(1, 20));
            values.push_back(static_cast<std::uint32_t>(rng.below(std::uint64_t{1} << widths.back())));
            writer.put(values.back(), widths.back());
        }
        auto reader = BitReader::open(writer.digits());
        REQUIRE(reader);
        for (std::size_t index = 0; index < values.size(); ++index) {
            CHECK(reader->read(widths[index]) == values[index]);
        }
        CHECK(reader->at_end());
    }
}

TEST_CASE("bits that are not there and digits that are none are refused") {
    CHECK_FALSE(BitReader::open("AB="));
    auto reader = BitReader::open("A");
    REQUIRE(reader);
    CHECK(reader->read(6) == 0);
    CHECK_FALSE(reader->read(1));
}

TEST_CASE("padding that is not zero, or a digit too many, is no end") {
    CHECK_FALSE(BitReader::open("B")->at_end());
    CHECK_FALSE(BitReader::open("A")->at_end());
    CHECK(BitReader::open("")->at_end());
}

TEST_CASE("check digits are four letters that depend on every character") {
    CHECK(check_digits("#1p/11x5/iq/") == "k5az");
    CHECK(check_digits("").size() == check_digit_count);
}

TEST_CASE("check digits notice every change within two neighbouring characters") {
    const std::string text = "#1p/11x5/iq/";
    const std::string good = check_digits(text);
    for (std::size_t place = 0; place + 1 < text.size(); ++place) {
        for (int first = 32; first < 127; ++first) {
            for (int second = 32; second < 127; ++second) {
                std::string changed = text;
                changed[place] = static_cast<char>(first);
                changed[place + 1] = static_cast<char>(second);
                if (changed != text && check_digits(changed) == good) {
                    CAPTURE(changed);
                    CHECK(check_digits(changed) != good);
                }
            }
        }
    }
}

}  // namespace tessera

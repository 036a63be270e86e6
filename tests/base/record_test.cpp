#include "base/record.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("base/record");

namespace {

struct Pair {
    std::string name;
    int count = 0;
};

Result<Pair> read(std::string_view text) {
    RecordReader reader(text, "pair", 1);
    Pair pair;
    pair.name = reader.text("name");
    pair.count = reader.number("count", 0, 9);
    return reader.finish(pair);
}

std::string complaint(std::string_view text) {
    const auto pair = read(text);
    return pair ? "" : english(pair.error().message) + " at " + std::to_string(pair.error().offset);
}

}  // namespace

TEST_CASE("a value may hold line ends, backslashes, blanks and nothing") {
    for (const std::string value : {"", " ", "a\nb", "\\n", "\\", "\r\n", " two  words "}) {
        CAPTURE(value);
        RecordWriter writer("pair", 1);
        writer.add("name", value);
        writer.add("count", std::uint64_t{7});
        const auto pair = read(writer.text());
        REQUIRE(pair);
        CHECK(pair->name == value);
        CHECK(pair->count == 7);
    }
}

TEST_CASE("the first thing that is wrong is named, with its place") {
    CHECK(complaint("pair 1\nname F\ncount 3\n") == "");
    CHECK(complaint("") == "the text does not begin with `pair 1` at 0");
    CHECK(complaint("pear 1\nname F\ncount 3\n") == "the text does not begin with `pair 1` at 0");
    CHECK(complaint("pair 2\nname F\ncount 3\n") == "this was saved by a newer version of the program at 5");
    CHECK(complaint("pair 1\nname F\n") == "the line `count` is missing at 0");
    CHECK(complaint("pair 1\ncount 3\nname F\n") == "the line `name` is missing at 13");
    CHECK(complaint("pair 1\nname F\ncount 10\n") == "`10` is no value for `count` at 20");
    CHECK(complaint("pair 1\nname F\ncount 3\nmore\n") == "the line `more` is not expected here at 26");
    CHECK(complaint("pair 1\nname F\ncount 3") == "the text is cut off at 21");
    CHECK(complaint("pair 1\nname \\x\ncount 3\n") == "the line holds a damaged letter at 7");
}

}  // namespace tessera

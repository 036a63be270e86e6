#include "base/json.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("base/json");

TEST_CASE("numbers have at most two digits after the point, and none that say nothing") {
    Json json;
    json.open('[');
    for (const double value : {0.0, 3.0, -2.0, 0.5, -0.05, 1.25, 99.999, -0.001, 1234567.1}) {
        json.number(value);
    }
    json.close(']');
    CHECK(json.written() == "[0,3,-2,0.5,-0.05,1.25,100,0,1234567.1]");
}

TEST_CASE("texts keep their quotes, and control characters are written as numbers") {
    Json json;
    json.text("a\"b\\c\n\x1f");
    CHECK(json.written() == "\"a\\\"b\\\\c\\u000a\\u001f\"");
}

TEST_SUITE_END();

}  // namespace tessera

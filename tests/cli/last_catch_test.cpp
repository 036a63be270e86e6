#include "cli/last_catch.h"

#include <doctest.h>

#include <stdexcept>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("cli/last_catch");

TEST_CASE("whatever a command throws becomes one line and the status of a refusal") {
    std::string line;
    const auto refuse = [&](const std::string& told) {
        line = told;
        return 2;
    };
    CHECK(with_last_catch([] { return 3; }, refuse) == 3);
    CHECK(line.empty());
    CHECK(with_last_catch([]() -> int { throw std::runtime_error("no room"); }, refuse) == 2);
    CHECK(line == "tessera: something went wrong: no room");
    CHECK(with_last_catch([]() -> int { throw 1; }, refuse) == 2);
    CHECK(line == "tessera: something went wrong, and it did not say what");
}

TEST_SUITE_END();

}  // namespace tessera

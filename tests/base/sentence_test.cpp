#include "base/sentence.h"

#include <doctest.h>

TEST_SUITE_BEGIN("base/sentence");

using namespace tessera;

TEST_CASE("arguments fill a pattern in its order, or in the order that it names") {
    CHECK(fill_in("{} in {}", {"one", "two"}) == "one in two");
    CHECK(fill_in("{1} in {0}", {"one", "two"}) == "two in one");
    CHECK(fill_in("{} and {}", {"one"}) == "one and {}");
    CHECK(fill_in("{", {"one"}) == "{");
    CHECK(fill_in("} { {}", {"one"}) == "} { one");
    CHECK(fill_in("{name} {}", {"one"}) == "{name} one");
    CHECK(fill_in("{}", {"{}"}) == "{}");
}

TEST_CASE("a list is an argument with a word before its last item") {
    CHECK(fill_in("take back {,and}", {"I"}) == "take back I");
    CHECK(fill_in("take back {,and}", {"I, L"}) == "take back I and L");
    CHECK(fill_in("only {,et} vont dans ces {} cases", {"I, L, T", "9"}) ==
          "only I, L et T vont dans ces 9 cases");
    CHECK(fill_in("{,and}", {}) == "{,and}");
}

TEST_CASE("a word follows the number before it") {
    const std::string_view pattern = "{} {move|moves} in {}, {} {hint|hints}";
    CHECK(fill_in(pattern, {"1", "0:02", "0"}) == "1 move in 0:02, 0 hints");
    CHECK(fill_in(pattern, {"21", "0:02", "1"}) == "21 moves in 0:02, 1 hint");
    CHECK(fill_in("{1} {a|b}, {0} {a|b}", {"1", "2"}) == "2 b, 1 a");
}

TEST_CASE("a language may have a word of its own for none") {
    const std::string_view pattern = "{} {coup|coup|coups}";
    CHECK(fill_in(pattern, {"0"}) == "0 coup");
    CHECK(fill_in(pattern, {"1"}) == "1 coup");
    CHECK(fill_in(pattern, {"2"}) == "2 coups");
    CHECK(fill_in("{} {none|one|many}", {"1"}) == "1 one");
}

TEST_SUITE_END();

#include "app/lab/replay/lab_link.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/replay/lab_link");

TEST_CASE("a link is written as it is read") {
    const LabLink link("1p/5x5/aB_-/pbrg?engine=algorithm_x+zones&place=120&later=a,b");
    CHECK(link.puzzle_fragment() == "1p/5x5/aB_-/pbrg");
    CHECK(link.option("engine") == "algorithm_x+zones");
    CHECK(link.number("place") == 120);
    CHECK(link.text() == "1p/5x5/aB_-/pbrg?engine=algorithm_x+zones&place=120&later=a,b");
    CHECK(LabLink("1p/5x5").text() == "1p/5x5");
    CHECK(LabLink("").text().empty());
}

TEST_CASE("a name stands once, and without a value not at all") {
    LabLink link("c?place=1&place=2");
    CHECK(link.text() == "c?place=2");
    link.set("engine", "mrv");
    link.set("place", "");
    link.set("speed", "");
    CHECK(link.text() == "c?engine=mrv");
    CHECK(link.option("place").empty());
    CHECK_FALSE(link.number("place"));
}

TEST_CASE("what is no number is none, and what is damaged does no harm") {
    CHECK_FALSE(LabLink("c?place=-1").number("place"));
    CHECK_FALSE(LabLink("c?place=99999999999").number("place"));
    CHECK(LabLink("c?&&place&=&x=").text() == "c");
    CHECK(LabLink("?engine=mrv").puzzle_fragment().empty());
}

TEST_SUITE_END();

}  // namespace tessera

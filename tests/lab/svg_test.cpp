#include "lab/svg.h"

#include "lab/axis.h"
#include "support/xml.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("lab/svg");

TEST_CASE("numbers are as short as they can be") {
    CHECK(short_decimal(12) == "12");
    CHECK(short_decimal(12.04) == "12");
    CHECK(short_decimal(12.06) == "12.1");
    CHECK(short_decimal(-0.04) == "0");
    CHECK(short_decimal(-1.25, 2) == "-1.25");
    CHECK(short_decimal(1999.996, 2) == "2000");
    CHECK(short_decimal(0.05, 2) == "0.05");
    CHECK(readable_number(1234567) == "1,234,567");
    CHECK(readable_number(123) == "123");
    CHECK(readable_number(0.125) == "0.125");
    CHECK(mark_text(1) == "1");
    CHECK(mark_text(10'000) == "10 k");
    CHECK(mark_text(5e6) == "5 M");
    CHECK(mark_text(0.01) == "0.01");
}

TEST_CASE("what is written is well-formed whatever texts hold, and reads back as it was") {
    const std::string nasty = "a<b>&\"c\"'\n]]>";
    SvgWriter svg;
    svg.open("svg", {{"data-name", nasty}});
    svg.element("rect", {{"x", "1"}});
    svg.text_element("text", {}, nasty);
    svg.close();
    const auto elements = XmlReader("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg.text()).read();
    REQUIRE(elements);
    REQUIRE(elements->size() == 3);
    CHECK(elements->at(0).attributes.at("data-name") == nasty);
    CHECK(elements->at(2).text == nasty);
    CHECK(xml_text("\x1b[31m") == "\xEF\xBF\xBD[31m");
}

TEST_CASE("the reader of this test refuses what is not well-formed") {
    const std::string prolog = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    CHECK(XmlReader(prolog + "<a b=\"1\"><c/></a>").read());
    for (const std::string text : {"<a>", "<a></b>", "</a>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>", "<a>&x;</a>",
                                   "<a b=\"<\"/>", "words", "<a>\x01</a>"}) {
        CAPTURE(text);
        CHECK_FALSE(XmlReader(prolog + text).read());
    }
}

TEST_CASE("an axis has even steps from zero where values are alike, else powers of ten") {
    const Axis even({40, 100}, true);
    CHECK_FALSE(even.is_log());
    CHECK(even.marks() == std::vector<double>{0, 20, 40, 60, 80, 100});
    CHECK(even.fraction(50) == doctest::Approx(0.5));
    const Axis wide({7, 5000}, true);
    CHECK(wide.is_log());
    CHECK(wide.marks() == std::vector<double>{1, 10, 100, 1000, 10000});
    CHECK(wide.fraction(1) == 0);
    CHECK(wide.fraction(100) == doctest::Approx(0.5));
    CHECK(wide.fraction(0) == 0);  // there is no place for it
    const Axis points({200, 900'000}, false);
    CHECK(points.marks().front() == 100);
    CHECK(points.marks().back() == 1e6);
    const Axis nothing({}, true);
    CHECK(nothing.fraction(0) == 0);
    CHECK(Axis({0, 0}, true).marks().size() >= 2);
}

TEST_SUITE_END();

}  // namespace tessera

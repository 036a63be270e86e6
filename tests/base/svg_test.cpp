#include "base/svg.h"

#include "support/xml.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("base/svg");

TEST_CASE("numbers are as short as they can be") {
    CHECK(short_decimal(12) == "12");
    CHECK(short_decimal(12.04) == "12");
    CHECK(short_decimal(12.06) == "12.1");
    CHECK(short_decimal(-0.04) == "0");
    CHECK(short_decimal(-1.25, 2) == "-1.25");
    CHECK(short_decimal(1999.996, 2) == "2000");
    CHECK(short_decimal(0.05, 2) == "0.05");
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

TEST_SUITE_END();

}  // namespace tessera

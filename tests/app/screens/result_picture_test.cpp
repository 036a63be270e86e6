#include "app/screens/result_picture.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/result_picture");

namespace {

constexpr const char* red = "\xF0\x9F\x9F\xA5";
constexpr const char* blue = "\xF0\x9F\x9F\xA6";
constexpr const char* bulb = "\xF0\x9F\x92\xA1";

SharedResult some_result() {
    return {"Tessera", "Ours & yours", "Solved in 1:23", "", std::string(blue) + red + blue, 1};
}

int count_of(const std::string& text, std::string_view part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("a result is told in one line, then in squares and bulbs, if there are any") {
    SharedResult result = some_result();
    CHECK(result_text(result) ==
          std::string("Tessera \u00b7 Ours & yours \u00b7 Solved in 1:23\n") + blue + red + blue + bulb);
    result.streak = "2 days in a row";
    CHECK(result_text(result).find("1:23 \u00b7 2 days in a row\n") != std::string::npos);
    CHECK(result_picture(result, light_theme()).find(">2 days in a row<") != std::string::npos);
    result.streak.clear();
    result.squares.clear();
    result.bulbs = 0;
    CHECK(result_text(result) == "Tessera \u00b7 Ours & yours \u00b7 Solved in 1:23");
}

TEST_CASE(
    "the picture of a result says the same: its words, a square for each piece in its colour, and the "
    "hints") {
    for (const Theme* theme : {&light_theme(), &dark_theme()}) {
        const std::string picture = result_picture(some_result(), *theme);
        CHECK(picture.starts_with("<svg"));
        CHECK(picture.find(">Tessera<") != std::string::npos);
        CHECK(picture.find(">Ours &amp; yours<") != std::string::npos);
        CHECK(picture.find(">Solved in 1:23<") != std::string::npos);
        const std::string of_red = hex_text(theme->pieces[2]);
        const std::string of_blue = hex_text(theme->pieces[5]);
        CHECK(count_of(picture, of_red) == 1);
        CHECK(count_of(picture, of_blue) == 2);
        CHECK(picture.find(of_blue) < picture.find(of_red));
        CHECK(count_of(picture, hex_text(star_gold)) == 1);
        CHECK(picture.find(hex_text(theme->page)) != std::string::npos);
    }
}

TEST_CASE("a picture of a result is as high as its rows need, and a long name stays within it") {
    const auto height_of = [](const SharedResult& result) {
        const std::string picture = result_picture(result, light_theme());
        const std::size_t at = picture.find("height=\"") + 8;
        return std::stoi(picture.substr(at));
    };
    SharedResult result = some_result();
    const int one_row = height_of(result);
    for (int index = 0; index < 12; ++index) {
        result.squares += red;
    }
    CHECK(height_of(result) > one_row);
    CHECK(result_picture(result, light_theme()).find("font-size=\"36\"") != std::string::npos);
    result.name = std::string(60, 'W');
    CHECK(result_picture(result, light_theme()).find("font-size=\"36\"") == std::string::npos);
}

TEST_CASE("squares in rows stay in their rows, and a grey one has a colour of its own") {
    const std::string grey = "\xE2\xAC\x9C";
    SharedResult result = some_result();
    result.bulbs = 0;
    result.squares = std::string(red) + grey + "\n" + red + grey;
    const Theme& theme = light_theme();
    const std::string picture = result_picture(result, theme);
    CHECK(count_of(picture, hex_text(theme.pieces[2])) == 2);
    CHECK(count_of(picture, hex_text(mix(theme.page, theme.quiet, 0.35F))) == 2);
    CHECK(count_of(picture, "<rect x=\"40\"") == 2);  // a square begins each row
    CHECK(result_text(result).ends_with("\n" + result.squares));
}

TEST_SUITE_END();
